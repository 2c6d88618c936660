"""Parser: a tree to operator.Operator. Refuses unknown keys and bad syntax."""

from __future__ import annotations

import re
from dataclasses import replace

from codegen.language.c_names import is_name
from codegen.language.diagnostic import Report, did_you_mean, listed, nearest
from codegen.language.expression import Call, Expr, parts_of, snake, verdict_of
from codegen.language.facts import Facts
from codegen.language.formula import parse as parse_formula
from codegen.language.keys import COMPUTED_IN, KEYS, NEEDED
from codegen.language.operator import Case, Example, Formula, Let, Operator, Require, Space, TypeRows, Variant
from codegen.language.params import ACROSS, DOWN, InputParam, OutputParam, Param, When
from codegen.language.parse_examples import parse_examples
from codegen.language.parse_params import SpecParams, in_cases
from codegen.language.parse_parts import parse_when
from codegen.language.parse_types import SpecTypes, text_of
from codegen.language.place import Span
from codegen.language.prose import check_prose
from codegen.language.reductions import of_all_rows, reduced_cases, reducing_mode
from codegen.language.status import LATE
from codegen.language.tree import Document, Entry, Items, Map, Node, Scalar, kind
from codegen.language.words import WORDS

_OP = re.compile(r"[A-Z][A-Za-z0-9]{0,62}")
_HEADER = re.compile(r"aclnn_\w{1,100}\.h", re.ASCII)
_AXIS = re.compile(r"\.\.\.|[A-Za-z]\w{0,30}(\?|\.\.\.|(\*[A-Za-z]\w{0,30})+)?", re.ASCII)
_SPACE = re.compile(r"(?:broadcast\(\s*(\w+(?:\s*,\s*\w+){1,3})|(outer)\(\s*(\w+\s*,\s*\w+))\s*\)|(\w+)")


def parse(document: Document, family: str, facts: Facts, report: Report) -> Operator:
    """The operator that a document describes. If the report has grown, do not use the result."""
    return _Parser(document, family, facts, report).operator()


IN_PLACE = 2  # tensors of an in-place form, at most


class _Parser:
    def __init__(self, document: Document, family: str, facts: Facts, report: Report) -> None:
        self.document = document
        self.family = family
        self.report = report
        self.types = SpecTypes(facts, report)

    def operator(self) -> Operator:
        self._keys()
        self._head()
        name = self._name()
        space = self._space()
        nodes = self._map("params")
        params = _seen_in(space, SpecParams(self.types, self.report).params(self.document, nodes))
        lets = tuple(
            Let(entry.key.text, expr)
            for entry in self._map("let")
            if (expr := self._expr(entry.value)) is not None
        )
        mode = reducing_mode(nodes, params, self.report)
        formulas = tuple(self._reduced(self._formula(entry), mode, space, params) for entry in self._map("formula"))
        exprs = [*(let.expr for let in lets), *(case.expr for formula in formulas for case in formula.cases)]
        return Operator(
            name=name,
            doc=self.document.head,
            file=self.document.file,
            family=self.family,
            header=self._matching("header", _HEADER) or f"aclnn_{snake(name)}.h",
            params=params,
            types=self.types.types(self._map("types")),
            space=space,
            lets=lets,
            formulas=formulas,
            either=self._either(),
            requires=tuple(
                Require(expr, _one_line(value))
                for value in self._items("require")
                if (expr := self._expr(value)) is not None
            ),
            variants=self._variants(name),
            accuracy={
                entry.key.text: text
                for entry in self._map("accuracy")
                if (text := text_of(self.report, self._map("accuracy"), entry.key.text))
            },
            examples=self._examples(params),
            notes=self._notes(),
            forward=self._matching("forward", _OP),
            of_bits=any(_is_of_bits(expr) for expr in exprs),
            late=self._late(),
            in_f64=self._computed_in() is not None,
            in_pairs=self._computed_in() == "pairs",
        )

    def _keys(self) -> None:
        root = self.document.root
        misspelt = set[str | None]()  # keys that are there under another name
        for entry in root:
            if entry.key.text not in KEYS:
                hint = did_you_mean(entry.key.text, KEYS, f"a spec may have {listed(KEYS)}")
                message = f"a spec has no key '{entry.key.text}'"
                self.report.error("unknown-key", message, entry.key.span, hint)
                misspelt.add(nearest(entry.key.text, KEYS))
        for key in NEEDED:
            if root.get(key) is None and key not in misspelt:
                hint = f"a spec has at least {listed(NEEDED)}"
                self.report.error("missing-key", f"the spec has no '{key}'", root.span, hint)

    def _head(self) -> None:
        name = self._text("op") or ""
        if not re.match(rf"{re.escape(name)}: \S", self.document.head):
            message = "the spec does not begin with a comment that says what the operator does"
            hint = f"begin the first line with '# {name}: '"
            self.report.error("no-comment", message, self.document.root.span, hint)

        lines = [line for line in self.report.sources[self.document.file] if line.startswith("#")]
        start = Span(self.document.file, 1, 1, len(lines[0]) + 1 if lines else 2)
        check_prose(Scalar(self.document.head, start, "\n".join(lines), 1, 1), self.report)

    def _name(self) -> str:
        name = self._text("op") or ""
        place = self.document.span("op")
        if name and not _OP.fullmatch(name):
            message = f"'{name}' cannot be the name of an operator"
            hint = "write it as in the public function, without 'aclnn': Scale"
            self.report.error("bad-name", message, place, hint)
        elif name and self.document.file.rpartition("/")[2] != f"{snake(name)}.yaml":
            message = f"operator '{name}' belongs in a file of its own name"
            self.report.error("file-name", message, place, f"call the file {snake(name)}.yaml")
        return name

    # --- nodes of the kind that a key needs

    def _map(self, key: str) -> Map:
        node = self.document.find(key)
        if isinstance(node, Map):
            return node
        if node is not None:
            self._wrong(key, "a mapping", node)
        return Map((), self.document.root.span)

    def _items(self, key: str) -> tuple[Node, ...]:
        node = self.document.find(key)
        if node is not None and not isinstance(node, Items):
            self._wrong(key, "a list", node)
        return node.values if isinstance(node, Items) else ()

    def _text(self, key: str) -> str | None:
        return text_of(self.report, self.document.root, key)

    def _matching(self, key: str, form: re.Pattern[str], *under: str) -> str | None:
        """The text of a key, of the spec or under another key, that has a form."""
        node = self._map(*under) if under else self.document.root
        text = text_of(self.report, node, key)
        if text is not None and not form.fullmatch(text):
            message = f"'{text}' cannot be the {key} of an operator"
            self.report.error("bad-name", message, self.document.span(*under, key))
        return text

    def _late(self) -> int | None:
        """The status of the checks after the dtypes."""
        text = self._text("late")
        if text is not None and text not in map(str, LATE):
            hint = f"it is {listed(map(str, LATE))}, or the key is left out for 161002"
            message = f"'{text}' is not the status of a late refusal"
            self.report.error("late", message, self.document.span("late"), hint)
        return next((status for status in LATE if str(status) == text), None)

    def _computed_in(self) -> str | None:
        """What f32 and 16-bit results are computed in: f64, or pairs of it; None if they are as other operators have it."""
        text = self._text("compute")
        if text is not None and text not in COMPUTED_IN:
            hint = f"it is {' or '.join(COMPUTED_IN)}, or the key is left out"
            message = f"'{text}' is not a dtype that results of smaller ones are computed in"
            self.report.error("compute", message, self.document.span("compute"), hint)
        return text if text in COMPUTED_IN else None

    def _wrong(self, key: str, wanted: str, node: Node) -> None:
        message = f"'{key}' takes {wanted}, not {kind(node)}"
        self.report.error("wrong-kind", message, node.span)

    def _expr(self, node: Node) -> Expr | None:
        if isinstance(node, Scalar) and node.text:
            return parse_formula(node, self.report)
        self.report.error("wrong-kind", f"a formula is a text, not {kind(node)}", node.span)
        return None

    # --- the parts

    def _space(self) -> Space:
        node = self.document.find("space")
        if node is None:
            return Space(())
        if isinstance(node, Items):
            return self._axes(node)
        if isinstance(node, Map) and in_cases(node):
            return self._axes_of_cases(node)
        if isinstance(node, Map):
            return self._by_output(node)
        assert isinstance(node, Scalar)
        match = _SPACE.fullmatch(node.text)
        if match is None:
            hint = "a space is one parameter, broadcast(a, b) of four at most, outer(a, b), or a list of axes that the formula names"
            self.report.error("space", f"there is no space {kind(node)}", node.span, hint)
            return Space((), None, node.span)
        of = (match[4],) if match[4] else tuple(re.findall(r"\w+", match[1] or match[3]))
        return Space(of, None, node.span, outer=match[2] is not None)

    def _axes(self, node: Items) -> Space:
        """A space whose axes are named, each once."""
        axes = tuple(v.text if isinstance(v, Scalar) else "" for v in node.values)
        for axis, value in zip(axes, node.values):
            if not _AXIS.fullmatch(axis):
                hint = "an axis is a name, a name with '?' that tensors may lack, or '...' for any number of axes"
                self.report.error("space", f"there is no axis {kind(value)}", value.span, hint)
        return Space((), axes, node.span)

    def _axes_of_cases(self, node: Map) -> Space:
        """Such a space in each case of the formula, in the order of these."""
        found: list[tuple[When, tuple[str, ...]]] = []
        for case in node:
            when = parse_when(case.key, self.report)
            if not isinstance(case.value, Items):
                self.report.error("space", f"there is no space {kind(case.value)}", case.value.span, "in a case, a space is a list of axes")
            elif when is not None:
                found.append((when, self._axes(case.value).axes or ()))
        return Space((), found[0][1] if found else (), node.span, tuple(found))

    def _by_output(self, node: Map) -> Space:
        """A space for each output: the shape of an input, or of a part of one."""
        found: list[tuple[str, str]] = []
        for entry in node:
            if isinstance(entry.value, Scalar) and is_name(entry.value.text):
                found.append((entry.key.text, entry.value.text))
            else:
                hint = "the space of one output among several is an input or a part of one"
                self.report.error("space", f"there is no space {kind(entry.value)}", entry.value.span, hint)
                return Space((), None, node.span)
        return Space(tuple(of for _, of in found[:1]), None, node.span, by_output=tuple(found))

    def _formula(self, entry: Entry) -> Formula:
        """An expression, or one for each case of the modes."""
        cases: list[Case] = []
        if isinstance(entry.value, Map):
            for case in entry.value:
                when = parse_when(case.key, self.report)
                expr = self._expr(case.value)
                if when is not None and expr is not None:
                    cases.append(_case(when, expr, case.value))
        elif (expr := self._expr(entry.value)) is not None:
            cases.append(_case((), expr, entry.value))
        return Formula(entry.key.text, tuple(cases))

    def _reduced(self, formula: Formula, mode: str | None, space: Space, params: tuple[Param, ...]) -> Formula:
        if any(isinstance(p, OutputParam) and p.totals is not None and p.name == formula.output for p in params):
            return of_all_rows(formula, self.report)
        return replace(formula, cases=tuple(c for case in formula.cases for c in reduced_cases(case, mode, space, self.report)))

    def _examples(self, params: tuple[Param, ...]) -> tuple[Example, ...]:
        """The examples; empty if a parameter could not be read, because every example would then look wrong."""
        whole = len(params) == len(self._map("params").entries)
        return parse_examples(self._items("examples"), params, self.report) if whole else ()

    def _either(self) -> tuple[str, ...]:
        names: list[str] = []
        for node in self._items("either"):
            if isinstance(node, Scalar):
                names.append(node.text)
            else:
                message = f"'either' lists names of parameters, not {kind(node)}"
                self.report.error("wrong-kind", message, node.span)
        return tuple(names)

    def _notes(self) -> tuple[str, ...]:
        nodes = self._items("notes")
        for node in nodes:
            if not isinstance(node, Scalar):
                message = f"a note is a text, not {kind(node)}"
                hint = "put quotes around a text that contains ': '"
                self.report.error("wrong-kind", message, node.span, hint)
            else:
                check_prose(node, self.report)
        return tuple(_one_line(node) for node in nodes)

    def _variants(self, name: str) -> tuple[Variant, ...]:
        node = self._map("inplace")
        types: dict[str, TypeRows] = {}
        pairs: list[tuple[str, tuple[str, ...]]] = []
        header = self._matching("header", _HEADER, "inplace")
        for entry in node:
            if entry.key.text == "header":
                continue
            if entry.key.text == "const":
                if text_of(self.report, node, "const") != "true":
                    message = "'const' of an in-place form says that its tensor is declared with const"
                    self.report.error("const", message, entry.value.span, "write const: true, or nothing")
            elif entry.key.text == "alone":
                if text_of(self.report, node, "alone") not in ("true", "own"):
                    message = "'alone' of an in-place form says that the operator has no other"
                    self.report.error("inplace", message, entry.value.span, "write alone: true, alone: own if it has the operator's name, or nothing")
            elif entry.key.text == "types":
                if not isinstance(entry.value, Map):
                    message = f"'types' of an in-place form has rows for types, not {kind(entry.value)}"
                    self.report.error("wrong-kind", message, entry.value.span)
                    continue
                for own in entry.value:
                    if isinstance(own.value, Map):
                        span = own.key.span
                        types[own.key.text] = self.types.rows(own.key.text, own.value, span)
                    else:
                        message = f"type '{own.key.text}' of a variant is a row for each product"
                        self.report.error("wrong-kind", message, own.value.span)
            elif isinstance(entry.value, Items):
                pairs.append((entry.key.text, tuple(v.text for v in entry.value.values if isinstance(v, Scalar))))
            else:
                hint = "write it as selfRef: [self, out]"
                message = f"'{entry.key.text}' stands for an input and an output"
                self.report.error("inplace", message, entry.value.span, hint)
        if len(pairs) > IN_PLACE:
            message = f"an operator has {IN_PLACE} tensors in place at most"
            self.report.error("inplace", message, self.document.key("inplace", pairs[IN_PLACE][0]))
        if not pairs:
            return ()
        const, alone = (node.get(key) is not None for key in ("const", "alone"))
        named = name if node.get("alone") is not None and text_of(self.report, node, "alone") == "own" else f"Inplace{name}"
        return (Variant(named, tuple(pairs), types, const, alone, header, node.entries[0].key.span),)


def _seen_in(space: Space, params: tuple[Param, ...]) -> tuple[Param, ...]:
    """The parameters, where two vectors make the space with the views that they have in it."""
    views = dict(zip(space.of, (DOWN, ACROSS))) if space.outer else {}
    return tuple(replace(p, view=views[p.name]) if isinstance(p, InputParam) and p.name in views and p.view == "same" else p for p in params)


def _case(when: When, expr: Expr, node: Node) -> Case:
    """A case of a formula; of a verdict the condition, which each point has by itself."""
    verdict = verdict_of(expr)
    inner = expr.args[0] if verdict is not None and isinstance(expr, Call) else expr
    return Case(when, inner, _one_line(node), verdict)


def _one_line(node: Node) -> str:
    return " ".join(node.text.split()) if isinstance(node, Scalar) else ""


def _is_of_bits(expr: Expr) -> bool:
    """Whether a word in an expression is defined for integers and truth values only."""
    words = {part.word for part in parts_of(expr) if isinstance(part, Call)}
    return any(word.whole for word in WORDS.values() if word.name in words)
