"""Operators that reduce along an axis: a formula to passes over a row (runtime/rows.h).

Each max or sum over an axis is a value of the row, found in a pass; a pass makes all that need no value
of the same pass. What depends on such values alone (log(total), 1 / total) is settled once for each row,
in pairs. The last step writes the outputs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from codegen.lower_expr import Leaf, Lowerer
from codegen.lower_short import ShortLowerer
from codegen.model import Call, Expr, Name, Number, Operator, Param, snake

MAX, SUM, SUM_EXACT = "AC_REDUCE_MAX", "AC_REDUCE_SUM", "AC_REDUCE_SUM_EXACT"


@dataclass(frozen=True)
class RowValue:
    """What is known of a row. `slot` is the first of its arrays: a maximum has one, all else two."""

    name: str
    slot: int
    level: int  # the pass that finds it, or after which it is settled
    kind: str  # AC_REDUCE_..., or "" for one that is settled
    expr: Expr  # the term that is reduced, or the value itself; other values are names

    @property
    def pair(self) -> bool:
        return self.kind != MAX


@dataclass(frozen=True)
class RowForm:
    """The passes of one formula: the same for every dtype."""

    values: tuple[RowValue, ...]
    outputs: tuple[tuple[str, Expr], ...]  # name of the output, what is left of its formula

    @property
    def passes(self) -> int:
        return 1 + max(value.level for value in self.values)

    def found(self, level: int) -> tuple[RowValue, ...]:
        return tuple(v for v in self.values if v.level == level and v.kind)

    def settled(self, level: int) -> tuple[RowValue, ...]:
        return tuple(v for v in self.values if v.level == level and not v.kind)

    @property
    def arrays(self) -> int:
        return sum(2 if value.pair else 1 for value in self.values)


# --- the form -------------------------------------------------------------------------------------


@dataclass
class _Builder:
    """Takes expressions apart."""

    tensors: frozenset[str]
    names: dict[Expr, str]  # `let` parts, expanded, and what the spec calls them
    taken: set[str]
    logarithms: frozenset[Expr]  # sums whose logarithm is taken
    values: list[RowValue] = field(default_factory=list)
    known: dict[Expr, str] = field(default_factory=dict)

    def level(self, expr: Expr) -> int:
        """The pass whose values an expression needs; -1 for none."""
        if isinstance(expr, Name):
            return next((v.level for v in self.values if v.name == expr.name), -1)
        return max((self.level(arg) for arg in expr.args), default=-1) if isinstance(expr, Call) else -1

    def reduced(self, expr: Expr) -> Expr:
        """The expression with each reduction replaced by the name of its value."""
        if not isinstance(expr, Call):
            return expr
        if expr.over is None:
            return Call(expr.word, tuple(self.reduced(arg) for arg in expr.args), None, expr.span)
        if expr not in self.known:
            term = self.hoisted(self.reduced(expr.args[0]))
            exact = SUM_EXACT if expr in self.logarithms else SUM
            kind = MAX if expr.word == "max" else exact
            name = self._name(self.names.get(expr, expr.word))
            self._add(RowValue(name, self._slot(), self.level(term) + 1, kind, term))
            self.known[expr] = name
        return Name(self.known[expr])

    def hoisted(self, expr: Expr) -> Expr:
        """The expression with what is the same along a row settled beforehand."""
        if not isinstance(expr, Call):
            return expr
        if self._of_row(expr) and expr.word not in ("neg",):
            if expr not in self.known:
                self.known[expr] = self._name(self.names.get(expr, _word(expr)))
                name = self.known[expr]
                self._add(RowValue(name, self._slot(), self.level(expr), "", expr))
            return Name(self.known[expr])
        if expr.word == "div" and self._divides(expr.args[1]):
            inverse = self.hoisted(Call("div", (Number(Fraction(1), "1"), expr.args[1])))
            return Call("mul", (self.hoisted(expr.args[0]), inverse), None, expr.span)
        return Call(expr.word, tuple(self.hoisted(arg) for arg in expr.args), None, expr.span)

    def _divides(self, expr: Expr) -> bool:
        """Whether a divisor lies between 1 and the length of a row: its inverse loses nothing.

        It does where it is the sum of exp(x - top) and top the greatest x.
        """
        found = next((v for v in self.values if isinstance(expr, Name) and v.name == expr.name), None)
        if found is None or found.kind not in (SUM, SUM_EXACT):
            return False
        term = found.expr
        if not (isinstance(term, Call) and term.word == "exp" and isinstance(term.args[0], Call)):
            return False
        below = term.args[0]
        top = next((v for v in self.values if below.args[1:] == (Name(v.name),)), None)
        return below.word == "sub" and top is not None and (top.kind, top.expr) == (MAX, below.args[0])

    def _of_row(self, expr: Expr) -> bool:
        return self.level(expr) >= 0 and not self._uses_tensor(expr)

    def _uses_tensor(self, expr: Expr) -> bool:
        if isinstance(expr, Name):
            return expr.name in self.tensors
        return isinstance(expr, Call) and any(self._uses_tensor(arg) for arg in expr.args)

    def _name(self, wanted: str) -> str:
        name, count = wanted, 2
        while name in self.taken:
            name, count = f"{wanted}{count}", count + 1
        self.taken.add(name)
        return name

    def _slot(self) -> int:
        return sum(2 if value.pair else 1 for value in self.values)

    def _add(self, value: RowValue) -> None:
        self.values.append(value)


def _word(expr: Call) -> str:
    if expr.word == "div" and isinstance(expr.args[0], Number):
        return f"inverse_{_plain(expr.args[1])}"
    return f"{expr.word}_{_plain(expr.args[0])}"


def _plain(expr: Expr) -> str:
    return snake(expr.name) if isinstance(expr, Name) else "value"


def _logarithms(expr: Expr) -> set[Expr]:
    """The sums whose logarithm is taken: near 1 it is what is lost in the last digit that counts."""
    if not isinstance(expr, Call):
        return set()
    own = {expr.args[0]} if expr.word == "log" else set()
    return own.union(*(_logarithms(arg) for arg in expr.args))


def row_form(
    op: Operator, meanings: list[tuple[str, Expr]], names: dict[Expr, str]
) -> RowForm:
    """The passes of the formulas, whose parts are expanded."""
    builder = _Builder(
        frozenset(p.name for p in op.inputs),
        names,
        {snake(p.name) for p in op.params},
        frozenset(e for _, meaning in meanings for e in _logarithms(meaning)),
    )
    left = [(name, builder.hoisted(builder.reduced(meaning))) for name, meaning in meanings]
    return RowForm(tuple(builder.values), tuple(left))


# --- steps ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RowHelper:
    """A function of one element, or of what is known of a row; `kind` says what it returns."""

    name: str
    result: str
    params: tuple[tuple[str, str], ...]
    lines: tuple[str, ...]
    value: str
    kind: str  # exact, single, pair or factors
    tensors: tuple[str, ...]
    rows: tuple[tuple[RowValue, bool], ...]  # values that it takes; whether as pairs
    scalars: tuple[str, ...]
    plain: bool = False  # the element as it is: no function at all


@dataclass(frozen=True)
class RowStep:
    """One step of a kernel: `line` stands before each line of elements."""

    name: str
    unused: tuple[str, ...]
    setup: tuple[str, ...]
    line: tuple[str, ...]
    lanes: str
    body: tuple[str, ...]
    tail: tuple[str, ...]
    settles: bool


def multiplicative(expr: Expr) -> bool:
    """Whether 16-bit arithmetic keeps its digits: nothing is added after a rounding."""
    if not isinstance(expr, Call):
        return True
    if expr.word in ("mul", "div", "neg"):
        return all(multiplicative(arg) for arg in expr.args)
    if expr.word == "where":
        return all(multiplicative(arg) for arg in expr.args[1:])
    return expr.word in ("exp", "sigmoid", "tanh", "max", "min", "abs")


class RowLowerer:
    """The steps of one kernel."""

    def __init__(
        self, op: Operator, form: RowForm, dtype: str, storage: tuple[int, str, str], mode: str,
        local: dict[str, str], names: dict[Expr, str],
    ) -> None:  # fmt: skip
        self.op = op
        self.form = form
        self.dtype = dtype
        self.bits, self.element, self.suffix = storage
        self.vector = "vf64" if dtype == "f64" else "vf32"
        self.computes = "double" if dtype == "f64" else "float"
        self.mode = mode
        self.local = local
        self.names = names
        self.helpers: list[RowHelper] = []

    def helper(self, name: str, expr: Expr, how: str) -> RowHelper:
        """The function of an expression: `how` is output, term or value."""
        digits = 53 if self.vector == "vf64" else 24
        short = self.suffix if how != "value" and multiplicative(expr) else ""
        used = _names_in(expr)
        tensors = tuple(p.name for p in self.op.inputs if p.name in used)
        scalars = tuple(p.name for p in self.op.scalars if p.name in used)
        rows = tuple((v, v.pair and not short) for v in self.form.values if v.name in used)
        leaves = {n: Leaf(self.local[n], self.bits) for n in tensors}
        for value, pair in rows:
            kind = "pair" if pair else "exact" if value.kind == MAX else "single"
            leaves[value.name] = Leaf(
                snake(value.name), self.bits if kind == "exact" else digits, kind, scalar=True
            )
        leaves |= {n: Leaf(self.local[n], digits, scalar=True) for n in scalars}
        lowerer = Lowerer(self.vector, leaves, self.names)
        if short:
            lowerer = ShortLowerer(short, leaves, self.names, watched=False)
        params = [(self.vector, self.local[n]) for n in tensors]
        params += [(f"{self.vector}x2" if pair else self.vector, snake(v.name)) for v, pair in rows]
        params += [(self.vector, self.local[n]) for n in scalars]
        result, text, kind = self._lowered(lowerer, expr, how, bool(short))
        lines = list(lowerer.lines)
        if lines and lines[-1].split(" = ", 1)[0].split()[-1] == text:
            text = lines.pop().split(" = ", 1)[1].rstrip(";")
        made = RowHelper(
            name, result, tuple(params), tuple(lines), text, kind, tensors, rows, scalars,
            isinstance(expr, Name) and expr.name in tensors,
        )  # fmt: skip
        if not made.plain:
            self.helpers.append(made)
        return made

    def _lowered(self, lowerer: Lowerer, expr: Expr, how: str, short: bool) -> tuple[str, str, str]:
        pair = f"{self.vector}x2"
        if how == "term" and isinstance(expr, Call) and expr.word == "mul":
            values = [lowerer.value(arg) for arg in expr.args]
            if all(value.kind == "exact" for value in values):
                made = f"({self.vector}_factors){{{values[0].text}, {values[1].text}}}"
                return f"{self.vector}_factors", made, "factors"
        if how == "value":
            value = lowerer.value(expr)
            text = value.text if value.kind == "pair" else f"{pair}_of({value.text})"
            return pair, text, "pair"
        if how == "term":
            value = lowerer.value(expr)
            return (pair if value.kind == "pair" else self.vector), value.text, value.kind
        if short:
            return self.vector, lowerer.value(expr).text, "single"
        if self.suffix:
            value = lowerer.result(expr)
            kind = "pair" if value.kind == "pair" else "single"
            return (pair if kind == "pair" else self.vector), value.text, kind
        return self.vector, lowerer.rounded(expr), "single"

    # --- the text of a step

    def _reads(self, helper: RowHelper, n: str) -> list[str]:
        """What a helper takes, loaded at x; `n` is "" for a whole vector."""
        tail, extra = ("_n", f", {n}") if n else ("", "")
        v, lines = self.vector, []
        for name in helper.tensors:
            text = f"{v}_load{self.suffix}{tail}({self.local[name]} + x{extra})"
            lines.append(f"const {v} {self.local[name]}_x = {text};")
        for value, pair in helper.rows:
            name = snake(value.name)
            if pair:
                text = f"{v}x2_make({v}_load({name} + x), {v}_load({name}_rest + x))"
                lines.append(f"const {v}x2 {name}_x = {text};")
            else:
                lines.append(f"const {v} {name}_x = {v}_load({name} + x);")
        return lines

    def _call(self, helper: RowHelper) -> str:
        if helper.plain:
            return f"{helper.value}_x"
        args = [f"{self.local[n]}_x" for n in helper.tensors]
        args += [f"{snake(v.name)}_x" for v, _ in helper.rows]
        args += [self.local[n] for n in helper.scalars]
        return f"{helper.name}({', '.join(args)})"

    def _setup(self, helpers: list[RowHelper], writes: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The parameters that a step leaves alone, and its lines in front of the loop."""
        tensors = any(h.tensors for h in helpers)
        scalars = [p for p in self.op.scalars if any(p.name in h.scalars for h in helpers)]
        unused = [] if tensors else ["ins"]
        unused += [] if writes else ["outs"]
        unused += [] if scalars else ["attrs"]
        lines = [f"const struct {self.op.snake}_attrs *const a = attrs;"] if scalars else []
        seen: set[tuple[str, bool]] = set()
        for helper in helpers:
            for value, pair in helper.rows:
                name = snake(value.name)
                if (name, False) not in seen:
                    lines.append(f"const {self.computes} *const {name} = rows->values[{value.slot}];")
                if pair and (name, True) not in seen:
                    rest = f"rows->values[{value.slot + 1}]"
                    lines.append(f"const {self.computes} *const {name}_rest = {rest};")
                seen |= {(name, False), (name, pair)}
        cast = "(float)" if self.vector == "vf32" else ""
        lines += [
            f"const {self.vector} {self.local[p.name]} = {self.vector}_of({cast}a->{snake(p.name)});"
            for p in scalars
        ]
        return tuple(unused), tuple(lines)

    def _lines_of(self, names: list[str]) -> list[str]:
        """Where the inputs of a line are."""
        return [
            f"const {self.element} *const {self.local[p.name]} = "
            f"(const {self.element} *)ins[{i}] + (ptrdiff_t)y * rows->steps[{i}];"
            for i, p in enumerate(self.op.inputs)
            if p.name in names
        ]

    def find(self, level: int) -> RowStep:
        """A pass that reduces."""
        values = self.form.found(level)
        made = [(v, self.helper(self._called(v.name), v.expr, "term")) for v in values]
        helpers = [helper for _, helper in made]
        unused, setup = self._setup(helpers, False)
        line = self._lines_of([n for h in helpers for n in h.tensors])
        unit = 0
        lanes: list[str] = []
        for value in values:
            kind = self.computes if value.kind == MAX else "double"
            for part in ("lanes", "rest")[: self._units(value)]:
                place = f"({kind} *)rows->lanes[{unit}] + (y & rows->mask) * rows->width"
                lanes.append(f"{kind} *const {snake(value.name)}_{part} = {place};")
                unit += 1

        def text(n: str) -> tuple[str, ...]:
            lines = _once(line for h in helpers for line in self._reads(h, n))
            return tuple(lines + [line for v, h in made for line in self._added(v, h, n)])

        return self._step(f"find_{level}", unused, setup, tuple(line + lanes), text)

    def _units(self, value: RowValue) -> int:
        return 2 if value.kind == SUM_EXACT or (value.kind == SUM and self.vector == "vf64") else 1

    def _added(self, value: RowValue, helper: RowHelper, n: str) -> list[str]:
        tail, extra = ("_n", f", {n}") if n else ("", "")
        name = snake(value.name)
        to = f"{name}_lanes + x"
        if value.kind == MAX:
            return [f"{self.vector}_lanes_max{tail}({to}, {self._call(helper)}{extra});"]
        exact = ""
        if self._units(value) == 2:
            exact, to = "_exact", f"{to}, {name}_rest + x"
        if helper.kind == "factors":
            return [
                f"const {self.vector}_factors {name}_x = {self._call(helper)};",
                f"{self.vector}_lanes_add_product{exact}{tail}({to}, {name}_x.a, {name}_x.b{extra});",
            ]
        vector = f"{self.vector}x2" if helper.kind == "pair" else self.vector
        return [f"{vector}_lanes_add{exact}{tail}({to}, {self._call(helper)}{extra});"]

    def settle(self, level: int) -> RowStep:
        """What is made of the values of a pass, for each row."""
        values = self.form.settled(level)
        arithmetic = "f64" if self.vector == "vf64" else "f32"
        made = [(v, self.helper(self._called(v.name, arithmetic), v.expr, "value")) for v in values]
        unused, setup = self._setup([h for _, h in made], False)
        inside = {v.name for v in values}
        lines: list[str] = []
        for value, helper in made:
            before = [(v, p) for v, p in helper.rows if v.name not in inside]
            lines += self._reads(_with_rows(helper, tuple(before)), "")
            name = snake(value.name)
            lines.append(f"const {self.vector}x2 {name}_x = {self._call(helper)};")
            lines.append(f"{self.vector}_store({name}_to + x, {name}_x.hi);")
            lines.append(f"{self.vector}_store({name}_rest_to + x, {name}_x.lo);")
        own = {f"*const {snake(n)}{part} = " for n in inside for part in ("", "_rest")}
        setup = tuple(line for line in setup if not any(text in line for text in own))
        for value in values:
            name = snake(value.name)
            for part, slot in (("to", value.slot), ("rest_to", value.slot + 1)):
                setup += (f"{self.computes} *const {name}_{part} = rows->values[{slot}];",)
        return RowStep(
            self._step_name(f"settle_{level}"), unused, setup, (), f"{self.vector.upper()}_LANES",
            tuple(_once(lines)), (), True,
        )  # fmt: skip

    def write(self) -> RowStep:
        """The outputs."""
        made = [
            (self.op.param(name), self.helper(self._called(name), expr, "output"))
            for name, expr in self.form.outputs
        ]
        helpers = [helper for _, helper in made]
        unused, setup = self._setup(helpers, True)
        line = self._lines_of([n for h in helpers for n in h.tensors])
        for i, param in enumerate(self.op.outputs):
            at = len(self.op.inputs) + i
            line.append(
                f"{self.element} *const {self.local[param.name]} = "
                f"({self.element} *)outs[{i}] + (ptrdiff_t)y * rows->steps[{at}];"
            )

        def text(n: str) -> tuple[str, ...]:
            lines = _once(line for h in helpers for line in self._reads(h, n))
            return tuple(lines + [self._stored(p, h, n) for p, h in made])

        return self._step("write", unused, setup, tuple(line), text)

    def _stored(self, param: Param, helper: RowHelper, n: str) -> str:
        tail, extra = ("_n", f", {n}") if n else ("", "")
        words = f"{self.vector}x2" if helper.kind == "pair" else self.vector
        return f"{words}_store{self.suffix}{tail}({self.local[param.name]} + x, {self._call(helper)}{extra});"

    def _step(self, name, unused, setup, line, text) -> RowStep:  # type: ignore[no-untyped-def]
        return RowStep(
            self._step_name(name), unused, setup, line, f"{self.vector.upper()}_LANES", text(""),
            ("const size_t n = rows->width - x;", *text("n")), False,
        )  # fmt: skip

    def _step_name(self, name: str) -> str:
        return f"{self.op.snake}{self.mode}_{self.dtype}_{name}"

    def _called(self, name: str, arithmetic: str = "") -> str:
        return f"{snake(name)}{self.mode}_{arithmetic or self.dtype}"


def _with_rows(helper: RowHelper, rows: tuple[tuple[RowValue, bool], ...]) -> RowHelper:
    return RowHelper(
        helper.name, helper.result, helper.params, helper.lines, helper.value, helper.kind,
        helper.tensors, rows, helper.scalars,
    )  # fmt: skip


def _once(lines) -> list[str]:  # type: ignore[no-untyped-def]
    return list(dict.fromkeys(lines))


def _names_in(expr: Expr) -> set[str]:
    if isinstance(expr, Name):
        return {expr.name}
    return set().union(*(_names_in(a) for a in expr.args)) if isinstance(expr, Call) and expr.args else set()


def row_steps(
    op: Operator, form: RowForm, dtype: str, storage: tuple[int, str, str], mode: str,
    local: dict[str, str], names: dict[Expr, str],
) -> tuple[tuple[RowHelper, ...], tuple[RowStep | None, ...]]:  # fmt: skip
    """The helpers and steps of a kernel: passes, the step that writes, what is settled after each pass."""
    lowerer = RowLowerer(op, form, dtype, storage, mode, local, names)
    found: list[RowStep | None] = [lowerer.find(level) for level in range(form.passes)]
    settled = [lowerer.settle(n) if form.settled(n) else None for n in range(form.passes)]
    steps = [*found, lowerer.write(), *settled]
    while steps[-1] is None:
        steps.pop()
    helpers = tuple({h.name: h for h in lowerer.helpers}.values())
    return helpers, tuple(steps)
