"""Checks of formulas: every name and word is known, and every argument has the kind that its word takes."""

from __future__ import annotations

from collections.abc import Sequence
from codegen.check.row_cases import reduces
from codegen.language.chain_form import OF_ROWS, WEIGHTS
from codegen.language.diagnostic import Note, Report, did_you_mean, listed
from codegen.language.expression import ALL, CHANNEL, DROP, FIRST, INNER, JOINS, LAST, Call, Expr, Name, ValueKind, joins_points, names_in, parts_of, sums_points
from codegen.language.formula import FLAGGED
from codegen.language.found_words import FOUND
from codegen.language.gradient_form import GRADIENT
from codegen.language.line_words import ALONG, LINE_WORDS, ORDERS, SLICED, TOTALS
from codegen.language.operator import Formula, Operator, Require
from codegen.language.pane_words import PANE_WORDS
from codegen.language.params import (
    BITS, EITHER, KEEPS, VERDICT, AxesParam, AxisParam, ExtentParam, ExtentsParam, FlagsParam, GroupsParam, InputParam, IntegerParam, IntegersParam, ModeParam, OutputParam, Param, ScalarParam, TensorParam,
)  # fmt: skip
from codegen.language.parse_params import ROWS, UNKNOWN
from codegen.language.place import Span
from codegen.language.shape_facts import ShapeFact, beyond, count_along, facts_in, shape_fact, total_of
from codegen.language.tree import Document, Map
from codegen.language.words import BOOL, REAL, WORDS, Word

_KINDS = {REAL: "a number", BOOL: "a truth value"}


# What other languages call it; what merely looks alike would be no help.
_OF_OTHERS = {
    "square": "write a product, x * x",
    "ln": "the natural logarithm is log(x)",
    "fabs": "write abs(x)",
    "clamp": "write min(max(x, low), high)",
    "clip": "write min(max(x, low), high)",
    "select": "a choice is where(p, x, y)",
    "if": "a choice is where(p, x, y)",
    "all": "all(...) stands outermost, in the formula of an output with the view verdict",
    "any": "any(...) stands outermost, in the formula of an output with the view verdict",
}


def check_formulas(op: Operator, document: Document, report: Report) -> None:
    _Formulas(op, document, report).check()


class _Formulas:
    def __init__(self, op: Operator, document: Document, report: Report) -> None:
        self.op = op
        self.document = document
        self.report = report
        self.params: dict[str, Param] = {p.name: p for p in (*op.params, *op.operands)}

    def check(self) -> None:
        values = [p.name for p in self.op.operands if isinstance(p, (InputParam, ScalarParam))]
        node = self.document.find("let")
        names = [entry.key.text for entry in node] if isinstance(node, Map) else []
        for let in self.op.lets:
            self._expr(let.expr, values + names[: names.index(let.name)], "formula")
            self._inner(let.expr)
        visible = values + names
        for formula in self.op.formulas:
            self._output(formula.output)
            for case in formula.cases:
                for mode, label in case.when:
                    self._label(formula.output, mode, label)
                self._expr(case.expr, visible, "formula")
                self._kind(case.expr, self._kind_of(formula.output), f"the value of '{formula.output}'")
                self._fold(formula.output, case.expr)
                if formula.by is not None:
                    self._divisor(formula, formula.by, names, case.expr)
        known = [p.name for p in (*self.op.scalars, *self.op.flags)]
        for require in self.op.requires:
            self._expr(require.expr, known, "precondition")
            self._kind(require.expr, BOOL, "a precondition")
            self._inner(require.expr)
            self._limit(require)

    def _limit(self, require: Require) -> None:
        """A precondition on shapes uses one input, and the tests can construct a shape that violates it."""
        facts = facts_in(require.expr)
        place = require.expr.span
        if facts and set(names_in(require.expr)) - facts.keys():
            message = f"'{require.text}' is about scalars and shapes at once"
            self.report.error("require", message, place, "write two preconditions")
        elif facts and self.report.count(self.op.file) == 0 and beyond(self.op, require) is None:
            message = f"no shape is found that '{require.text}' refuses, and those above it do not"
            self.report.error("require", message, place, "a limit is a whole number, of one input")

    def _output(self, name: str) -> None:
        outputs = [p.name for p in self.op.outputs]
        if name not in outputs:
            message = f"'{name}' has a formula, but is not an output"
            hint = did_you_mean(name, outputs, f"the outputs are {listed(outputs)}")
            self.report.error("unknown-output", message, self.document.key("formula", name), hint)

    def _kind_of(self, name: str) -> ValueKind:
        """The kind that the formula of an output has."""
        param = self.params.get(name)
        return BOOL if isinstance(param, OutputParam) and param.truth else REAL

    def _label(self, output: str, mode: str, label: str) -> None:
        """The condition of a case names a mode and one of its labels."""
        param = self.params.get(mode)
        modes = [p.name for p in self.op.modes]
        labels = [text for text, _ in param.values] if isinstance(param, ModeParam) else []
        if mode not in modes:
            message = f"the case names '{mode}', which is not a mode"
            hint = did_you_mean(mode, modes, f"the modes are {listed(modes)}")
            place = self._case_span(output, f"{mode} is {label}", 0, len(mode))
            self.report.error("unknown-name", message, place, hint)
        elif label not in labels:
            message = f"mode '{mode}' has no value '{label}'"
            hint = did_you_mean(label, labels, f"'{mode}' is one of {listed(labels)}")
            place = self._case_span(output, f"{mode} is {label}", len(mode) + 4, len(label))
            self.report.error("unknown-label", message, place, hint)

    def _case_span(self, output: str, text: str, offset: int, width: int) -> Span:
        """The span of a piece of a condition, which is the key of a case."""
        cases = self.document.find("formula", output)
        assert isinstance(cases, Map)
        key = next(case.key for case in cases if text in case.key.text)
        start = key.span.column + key.quoted + key.text.index(text) + offset
        return Span(self.op.file, key.span.line, start, start + width)

    # --- names, words, kinds

    def _expr(self, expr: Expr, visible: Sequence[str], where: str) -> None:
        if isinstance(expr, Name) and (fact := shape_fact(expr.name)) is not None:
            self._shape(expr, fact, where)
        elif isinstance(expr, Name) and (along := count_along(expr.name)) is not None:
            self._count(expr, *along)
        elif isinstance(expr, Name) and (summed := total_of(expr.name)) is not None:
            self._total(expr, summed)
        elif isinstance(expr, Name) and expr.name in OF_ROWS and expr.axes is not None and self.op.contraction is not None and self.op.contraction.rows:
            return
        elif isinstance(expr, Name):
            if expr.name not in visible:
                self._unknown_name(expr.name, expr.span, visible, where)
        elif isinstance(expr, Call):
            for arg in expr.args if expr.word != GRADIENT or len(expr.args) > 1 else ():
                self._expr(arg, visible, where)
            self._behind(expr, visible, where)
            word = WORDS.get(expr.word)
            if word is None:
                known = [w.name for w in WORDS.values() if w.symbol is None]
                rule = "spec/formulas.md lists the words"
                message = f"formula uses '{expr.word}', which is not a word of the vocabulary"
                hint = _OF_OTHERS.get(expr.word) or did_you_mean(expr.word, known, rule)
                self.report.error("unknown-word", message, _word_span(expr), hint)
            else:
                self._arguments(word, expr)

    def _behind(self, expr: Call, visible: Sequence[str], where: str) -> None:
        """What stands behind the axis of a word: a mask, and a band, which check_contraction looks into."""
        if expr.behind and (expr.word != WEIGHTS or self.op.contraction is None):
            message = f"'{expr.word}' drops nothing"
            self.report.error("contraction", message, expr.behind[0].span, "softmax of products in a chain does")
        for part in expr.behind:
            if part.word == DROP:
                self._expr(part.args[0], visible, where)

    def _shape(self, name: Name, fact: ShapeFact, where: str) -> None:
        """A shape fact is about an input; preconditions may use any, formulas only count(x)."""
        inputs = [p.name for p in self.op.sources]
        verb = {"count": "counts the elements", "rank": "is the rank", "extent": "is an extent"}[fact.word]
        if where == "formula" and fact.word != "count":
            message = f"formula names '{name.name}', which only preconditions may use"
            self.report.error("unknown-name", message, name.span, "a formula may use count(x)")
        elif fact.tensor not in inputs:
            message = f"'{name.name}' {verb} of '{fact.tensor}', which is not an input"
            hint = did_you_mean(fact.tensor, inputs, f"the inputs are {listed(inputs)}")
            self.report.error("unknown-name", message, name.span, hint)
        elif where == "precondition" and any(p.name == fact.tensor and p.optional for p in self.op.tensors):
            message = f"a precondition names '{name.name}', and '{fact.tensor}' may be null"
            self.report.error("require", message, name.span)

    def _count(self, name: Name, tensor: str, axis: str) -> None:
        """The points that a reduction takes are counted along its axes, of an input."""
        inputs = [p.name for p in self.op.sources]
        if tensor not in inputs:
            message = f"'{name.name}' counts elements of '{tensor}', which is not an input"
            hint = did_you_mean(tensor, inputs, f"the inputs are {listed(inputs)}")
            self.report.error("unknown-name", message, name.span, hint)
        elif axis != self.op.row_axis:
            message = f"this counts along '{axis}', and no reduction runs over '{axis}'"
            self.report.error("axis", message, name.span, "count what a sum or a max of the formula takes")

    def _total(self, name: Name, tensor: str) -> None:
        """What the classes of all rows have is added up of one input, which is seen so."""
        others = [p.of for p in self.op.counts if p.total and p.of != tensor]
        if tensor not in [p.name for p in self.op.of_classes] or others:
            message = f"'{name.name}' adds up what the classes of all rows have of '{tensor}', which is no input that is seen so, or not the only one"
            self.report.error("unknown-name", message, name.span, "of one input, which has the view {of_class: INPUT}, there is a total")

    def _unknown_name(self, name: str, span: Span, visible: Sequence[str], where: str) -> None:
        hint = did_you_mean(name, visible, f"a {where} may use {listed(visible)}")
        param = self.params.get(name)
        message = f"{where} names '{name}', which is not a parameter"
        if isinstance(param, AxisParam):
            message = f"{where} names '{name}', which is an axis and has no value"
            if where == "formula":
                hint = f"write max(x, over: {name}) or sum(x, over: {name})"
        elif isinstance(param, AxesParam):
            message = f"{where} names '{name}', which are axes and have no value"
        elif isinstance(param, ExtentsParam):
            message = f"{where} names '{name}', which are extents and have no value"
        elif isinstance(param, GroupsParam):
            message = f"{where} names '{name}', which counts groups and has no value"
        elif isinstance(param, ExtentParam):
            message = f"{where} names '{name}', which only repeats an extent"
        elif isinstance(param, (IntegerParam, IntegersParam)):
            message = f"{where} names '{name}', which only views are given"
        elif isinstance(param, FlagsParam):
            message = f"{where} names '{name}', which are flags of outputs"
        elif isinstance(param, ModeParam):
            message = f"{where} names '{name}', which is a mode and has no value"
            if where == "formula":
                label = param.values[0][0] if param.values else "LABEL"
                hint = f"write a case: '{name} is {label}: ...'"
        elif isinstance(param, TensorParam) and param.parts:
            message = f"{where} names '{name}', which is split"
            hint = f"its parts are {listed([part.name for part in param.parts])}"
        elif isinstance(param, OutputParam):
            message = f"{where} names '{name}', which is an output"
        elif param is not None:
            message = f"{where} names '{name}', which is a tensor"
        elif name in WORDS:
            message = f"{where} names '{name}', which is a word without its arguments"
            hint = f"write {name}({', '.join('xyz'[: len(WORDS[name].takes)])})"
        elif self.document.find("let", name) is not None:
            message = f"{where} names '{name}', which does not stand above it"
        self.report.error("unknown-name", message, span, hint)

    def _arguments(self, word: Word, call: Call) -> None:
        takes = word.takes
        if word.name == GRADIENT:
            return  # check_contraction
        if self.op.paned is not None and call.over is None and word.name in PANE_WORDS:
            return  # check_pane_formulas
        if call.by is not None:
            takes = word.takes[:1]
            if not self._way(word, call):
                return
        elif call.over is not None and self.op.contraction is not None:
            takes = word.takes if call.word in FLAGGED else word.takes[:1]
        elif call.over is not None:
            takes = word.takes[:1]
            axis = self.params.get(call.over)
            if not (word.axis or word.name in TOTALS) or word.name in ORDERS:
                message = f"'{word.name}' does not run over an axis"
                words = [w.name for w in WORDS.values() if w.axis and w.name not in (*ORDERS, WEIGHTS)]
                hint = f"these do: {listed([*words, *TOTALS])}"
                self.report.error("axis", message, _word_span(call), hint)
                return
            if call.over not in (FIRST, LAST, ALL, CHANNEL, INNER) and not isinstance(axis, (AxisParam, AxesParam, GroupsParam)) and self.op.row_shape is None:
                message = f"'{call.over}' is not an axis"
                hint = (
                    f"an axis is a parameter such as {{axis: self}}, {{axes: self}}, {{extents: self}} or {{groups: self}}, an input with the "
                    f"view row, {FIRST}, the first one, {LAST}, the last one, {ALL}, {CHANNEL}, all but axis 1, or {INNER}, all but the first two"
                )
                self.report.error("axis", message, _word_span(call), hint)
            elif call.over != self.op.row_axis:
                message = f"this runs over '{call.over}', and another over '{self.op.row_axis}'"
                hint = "the formulas of an operator reduce along one axis"
                self.report.error("axis", message, _word_span(call), hint)
        elif word.position or word.name in ORDERS:
            message = f"'{word.name}' runs over an axis"
            self.report.error("axis", message, _word_span(call), f"write {word.name}(x, {'along' if word.name in ORDERS else 'over'}: dim)")
            return
        if len(call.args) != len(takes):
            count = "one argument" if len(takes) == 1 else f"{len(takes)} arguments"
            message = f"'{word.name}' takes {count}, not {len(call.args)}"
            self.report.error("arity", message, _word_span(call), f"it means {word.meaning}")
            return
        for arg, wanted in zip(call.args, takes):
            self._kind(arg, wanted, f"the argument of '{word.symbol or word.name}'")
        if word.wide and len(takes) == 2:
            for arg in call.args:
                if not self._exact(arg):
                    message = f"'{word.name}' takes inputs, scalars and numbers as they are"
                    self.report.error("argument", message, arg.span, "its arguments are exact")
        tensors = [p.name for p in self.op.inputs]
        if word.alone and not (isinstance(call.args[0], Name) and call.args[0].name in tensors):
            message = f"'{word.name}' takes an input as it is"
            hint = f"write out what it means: {word.meaning}"
            self.report.error("argument", message, call.args[0].span, hint)

    def _way(self, word: Word, call: Call) -> bool:
        """Whether a word runs along lines in this way, of an axis that a parameter names."""
        ways = (ALONG,) if word.name in SLICED else LINE_WORDS.get(word.name, ())
        if call.by not in ways:
            what = f"write {listed(f'{way}: {call.over}' for way in ways)}" if ways else f"these run along lines: {listed(LINE_WORDS)}"
            self.report.error("line", f"there is no '{word.name}' with {call.by}: {call.over}", _word_span(call), what)
        elif call.over == ALL and word.name in ORDERS:
            return True
        elif not isinstance(self.params.get(call.over or ""), AxisParam):
            self.report.error("axis", f"'{call.over}' is not an axis", _word_span(call), "lines run along a parameter {axis: self}")
        else:
            return True
        return False

    def _exact(self, expr: Expr) -> bool:
        """Whether a value is exact: an input, a scalar, a number, or the opposite or a choice of such."""
        if isinstance(expr, Name):
            let = next((let for let in self.op.lets if let.name == expr.name), None)
            return let is None or self._exact(let.expr)
        if isinstance(expr, Call):
            args = expr.args[1:] if expr.word == "where" else expr.args
            return expr.word in ("where", "neg", "abs", "min", "max") and all(map(self._exact, args))
        return True

    def _kind(self, expr: Expr, wanted: ValueKind, what: str) -> None:
        found = expr.kind
        if found != wanted:
            message = f"{what} is {_KINDS[wanted]}, and this is {_KINDS[found]}"
            hint = "a comparison such as x > 0 gives a truth value"
            if wanted == REAL:
                hint = "where(condition, 1, 0) makes a number of a condition"
            self.report.error("kind", message, expr.span, hint)

    # --- sums

    def _fold(self, output: str, expr: Expr) -> None:
        """The formula of an output whose view folds is a sum over points; no other formula has such a sum."""
        param = self.params.get(output)
        if not isinstance(param, OutputParam) or param.view == UNKNOWN:
            return
        view = self.document.span("params", output, "view")
        if param.put is not None:
            self._joined(output, expr)
        elif self.op.paned is not None or self.op.finds or param.view == FOUND:
            return  # check_pane_formulas, check_found_formulas
        elif param.view == ROWS:
            self._keeps(param)
            if param.turns and self.op.by_rows and not reduces(self.op, expr):
                self._inner(expr)  # of a case with an element for each point
            else:
                self._of_row(param, expr, view)
        elif param.view in ("same", BITS, VERDICT):
            if sums_points(expr):
                message = f"'{output}' has an element for each point, so there is nothing to sum"
                hint = "an output that sums has a view, such as {like: weight}"
                self.report.error("fold", message, _word_span(expr), hint)
            else:
                self._inner(expr)
        elif param.turns or self.op.turns and self.op.by_rows:
            message = f"'{output}' combines the points that share an element, and formulas reduce in some modes only"
            self.report.error("fold", message, view, "what has rows in some modes has no outputs that are like an input")
        elif self.op.by_rows and (param.view != self._beside or reduces(self.op, expr) or _counts(self.op, expr)):
            self._shared(output, param.view, expr, view)
        elif not sums_points(expr) and not any(sums_points(part) for part in parts_of(expr)):
            message = f"many points share an element of '{output}', and nothing combines them"
            note = Note("its view folds", view)
            self.report.error("fold", message, expr.span, "put sum(...) around it", note)
        else:
            for arg in expr.args if sums_points(expr) else (expr,):
                self._inner(arg)

    @property
    def _beside(self) -> str:
        """The view of outputs that combine points of several rows."""
        return "channel" if self.op.row_groups is not None else "row"

    def _shared(self, output: str, seen: str, expr: Expr, view: Span) -> None:
        """Of an operator that reduces along rows: an output that combines points of several rows."""
        if seen != self._beside:
            message = f"formulas reduce along rows, and '{output}' has the view '{seen}'"
            hint = "beside rows, points share an element that are at one place in all of them: view row"
            if self._beside == "channel":
                hint = "beside rows of groups, the points of a channel share an element: view channel"
            self.report.error("fold", message, view, hint)
        else:
            message = f"'{output}' combines points of several rows, and its formula uses what belongs to one"
            self.report.error("fold", message, expr.span, "it may use inputs and scalars, and no reduction or count along a row")

    def _divisor(self, formula: Formula, by: str, names: Sequence[str], expr: Expr) -> None:
        """What divides the mean of all rows is a part that has one value for each row."""
        if by not in names:
            message = f"the mean of '{formula.output}' is divided by '{by}', which is no part of the formula"
            self.report.error("reduced", message, expr.span, "the second argument of reduced is a name below 'let'")
        else:
            self._fold(formula.output, Name(by, span=expr.span))

    def _joined(self, output: str, expr: Expr) -> None:
        """Points that fall on one element are joined, outermost."""
        if not joins_points(expr):
            message = f"many points may fall on an element of '{output}', and nothing joins them"
            self.report.error("fold", message, expr.span, f"put {listed(f'{word}(...)' for word in JOINS)} around it")
            return
        for arg in expr.args:
            self._inner(arg)

    def _keeps(self, param: OutputParam) -> None:
        """What keeps axes is a flag."""
        flags = [mode.name for mode in self.op.flags]
        if param.keep not in (None, KEEPS, EITHER, *flags):
            message = f"'{param.keep}' says whether '{param.name}' keeps its axes, and is not a flag"
            place = self.document.span("params", param.name, "view", "keep")
            hint = "write keep: true, or the name of a flag, which is {mode: [false, true], c: bool}"
            self.report.error("unknown-name", message, place, hint)

    def _of_row(self, param: OutputParam, expr: Expr, view: Span) -> None:
        """The formula of an output that lacks an axis uses inputs only inside reductions along that axis."""
        axis = self.op.row_axis
        if axis is not None:
            self._inner(expr)
        if axis is None:
            message = f"'{param.name}' lacks the axis '{param.without}', and nothing is reduced along it"
            hint = f"write sum(..., over: {param.without}) or max(..., over: {param.without}) in its formula"
            self.report.error("fold", message, expr.span, hint)
        elif param.without != axis:
            message = f"'{param.name}' lacks the axis '{param.without}', and formulas reduce along '{axis}'"
            self.report.error("axis", message, view, f"write {{without: {axis}}}")
        elif (loose := self._along(expr)) is not None:
            message = f"'{param.name}' has one element for a row, along which '{loose}' is not the same"
            hint = f"put sum(..., over: {axis}) or max(..., over: {axis}) around it"
            self.report.error("fold", message, expr.span, hint)

    def _along(self, expr: Expr) -> str | None:
        """The name of an input that an expression uses outside reductions and that has not one element for each row; None
        if there is none."""
        if isinstance(expr, Name):
            let = next((let for let in self.op.lets if let.name == expr.name), None)
            if let is not None:
                return self._along(let.expr)
            return expr.name if expr.name in [p.name for p in self.op.inputs if p.view != ROWS] else None
        if not isinstance(expr, Call) or expr.over is not None or expr.word in WORDS and WORDS[expr.word].position:
            return None
        return next((name for arg in expr.args if (name := self._along(arg)) is not None), None)

    def _inner(self, expr: Expr) -> None:
        if joins_points(expr):
            message = f"a {expr.word} over points stands outermost in the formula of an output"
            self.report.error("fold", message, _word_span(expr))
        elif isinstance(expr, Call):
            for arg in expr.args:
                self._inner(arg)


def _counts(op: Operator, expr: Expr) -> bool:
    """Whether an expression counts the points of a row, or a part that it names does."""
    lets = {let.name: let.expr for let in op.lets}
    return any(count_along(name) is not None or name in lets and _counts(op, lets[name]) for name in names_in(expr))


def _word_span(call: Call) -> Span:
    """The span of the word itself of what is written as word(...)."""
    span = call.span
    return Span(span.file, span.line, span.column, span.column + len(call.word))
