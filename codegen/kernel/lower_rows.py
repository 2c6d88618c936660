"""Operators that reduce along an axis: the steps of their kernels.

For f32 results the arithmetic of a step is single f64, which has digits to spare, for f64 it is in pairs,
with sums of exponentials as far.py makes them;
for 16 bits it is single f32 where nothing is added after a rounding, else single f64. The greatest of inputs
as they are is found in their own type or f32. What is known of a row is settled in pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from codegen.kernel.lower_expr import Lowerer
from codegen.kernel.lower_short import ShortLowerer
from codegen.kernel.lower_value import Leaf
from codegen.kernel.row_form import KEPT, MAX, SUM, SUM_EXACT, RowForm, RowValue
from codegen.language.expression import Call, Expr, Name, snake
from codegen.language.operator import Operator, Param


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
    kept: bool = False  # it takes a term that was kept


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


class RowLowerer:
    """The steps of one kernel."""

    def __init__(
        self, op: Operator, form: RowForm, dtype: str, storage: tuple[int, str, str], mode: str,
        local: dict[str, str], names: dict[Expr, str], narrow: bool = False,
    ) -> None:  # fmt: skip
        self.op = op
        self.form = form
        self.dtype = dtype
        self.bits, self.element, self.suffix = storage
        self.wide = (dtype in ("f32", "f64") or form.wide) and not narrow
        if dtype == "f32" and self.wide:
            self.suffix = "_f32"
        self.grade = "" if dtype == "f64" else "_f32" if self.wide else f"_{dtype}"
        self.vector = "vf64" if self.wide else "vf32"
        self.computes = "double" if self.wide else "float"
        self.mode = mode
        self.local = local
        self.names = names
        self.helpers: list[RowHelper] = []

    def helper(self, name: str, expr: Expr, how: str) -> RowHelper:
        """The function of an expression: `how` is output, term or value."""
        digits = 53 if self.vector == "vf64" else 24
        short = how != "value" and self.grade != ""
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
        if KEPT in used:
            leaves[KEPT] = Leaf(KEPT, digits, "single" if self.grade else "pair")
        lowerer = Lowerer(self.vector, leaves, self.names)
        if short:
            decays = self.form.is_decay
            lowerer = ShortLowerer(self.grade, leaves, self.names, watched=False, decays=decays)
        params = [(self.vector, self.local[n]) for n in tensors]
        params += [(f"{self.vector}x2" if pair else self.vector, snake(v.name)) for v, pair in rows]
        params += [(self.vector, self.local[n]) for n in scalars]
        if KEPT in used:
            params.insert(0, (self._kept_type, KEPT))
        result, text, kind = self._lowered(lowerer, expr, how, short)
        lines = list(lowerer.lines)
        if lines and lines[-1].split(" = ", 1)[0].split()[-1] == text:
            text = lines.pop().split(" = ", 1)[1].rstrip(";")
        made = RowHelper(
            name, result, tuple(params), tuple(lines), text, kind, tensors, rows, scalars,
            isinstance(expr, Name) and expr.name in tensors, KEPT in used,
        )  # fmt: skip
        if not made.plain:
            self.helpers.append(made)
        return made

    @property
    def _kept_type(self) -> str:
        return self.vector if self.grade else f"{self.vector}x2"

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
        if helper.kept:
            text = f"{v}_load(kept + x)"
            if not self.grade:
                text = f"{v}x2_make({text}, {v}_load(kept_rest + x))"
            lines.append(f"const {self._kept_type} kept_x = {text};")
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
        args = ["kept_x"] if helper.kept else []
        args += [f"{self.local[n]}_x" for n in helper.tensors]
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

    def _kept_lines(self) -> list[str]:
        """Where the kept terms of a line are."""
        parts = ["kept"] if self.grade else ["kept", "kept_rest"]
        return [
            f"{self.computes} *const {part} = "
            f"({self.computes} *)rows->kept[{i}] + (ptrdiff_t)y * rows->kept_step;"
            for i, part in enumerate(parts)
        ]

    def find(self, level: int) -> RowStep:
        """A pass that reduces."""
        values = self.form.found(level)
        made = [(v, self.helper(self._called(v.name), v.expr, "term")) for v in values]
        helpers = [helper for _, helper in made]
        unused, setup = self._setup(helpers, False)
        line = self._lines_of([n for h in helpers for n in h.tensors])
        if self.form.kept in values:
            line += self._kept_lines()
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
        return 2 if value.kind == SUM_EXACT or (value.kind == SUM and self.dtype == "f64") else 1

    def _added(self, value: RowValue, helper: RowHelper, n: str) -> list[str]:
        tail, extra = ("_n", f", {n}") if n else ("", "")
        name = snake(value.name)
        to = f"{name}_lanes + x"
        if value.kind == MAX:
            return [f"{self.vector}_lanes_max{tail}({to}, {self._call(helper)}{extra});"]
        exact = ""
        if self._units(value) == 2:
            # Terms from 0 to 1 lose nothing that counts if those below a half are added apart.
            apart = self.grade and self.form.is_decay(value.expr)
            exact, to = "_apart" if apart else "_exact", f"{to}, {name}_rest + x"
        if helper.kind == "factors":
            return [
                f"const {self.vector}_factors {name}_x = {self._call(helper)};",
                f"{self.vector}_lanes_add_product{exact}{tail}({to}, {name}_x.a, {name}_x.b{extra});",
            ]
        vector = f"{self.vector}x2" if helper.kind == "pair" else self.vector
        call, lines = self._call(helper), []
        if value == self.form.kept:
            lines, call = self._keep(f"{name}_x", vector, call), f"{name}_x"
        return [*lines, f"{vector}_lanes_add{exact}{tail}({to}, {call}{extra});"]

    def _keep(self, name: str, vector: str, call: str) -> list[str]:
        """A term that a later step wants; what stands behind a line is overwritten by the next."""
        lines, v = [f"const {vector} {name} = {call};"], self.vector
        if self.grade:
            return [*lines, f"{v}_keep(kept + x, {name});"]
        return [*lines, f"{v}_keep(kept + x, {name}.hi);", f"{v}_keep(kept_rest + x, {name}.lo);"]

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
            lines += self._reads(replace(helper, rows=tuple(before)), "")
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

    def write(self, kept: bool = False) -> RowStep:
        """The outputs, of the inputs or of the terms that were kept."""
        name = "write_kept" if kept else "write"
        made = [
            (self.op.param(output), self.helper(
                self._called(f"{output}_kept" if kept else output),
                self.form.with_kept(expr) if kept else expr, "output",
            ))
            for output, expr in self.form.outputs
        ]  # fmt: skip
        helpers = [helper for _, helper in made]
        unused, setup = self._setup(helpers, True)
        line = self._lines_of([n for h in helpers for n in h.tensors])
        line += self._kept_lines() if kept else []
        for i, param in enumerate(self.op.outputs):
            if param.name in self.form.results:
                continue
            at = len(self.op.inputs) + i
            line.append(
                f"{self.element} *const {self.local[param.name]} = "
                f"({self.element} *)outs[{i}] + (ptrdiff_t)y * rows->steps[{at}];"
            )

        def text(n: str) -> tuple[str, ...]:
            lines = _once(line for h in helpers for line in self._reads(h, n))
            return tuple(lines + [self._stored(p, h, n) for p, h in made])

        return self._step(name, unused, setup, tuple(line), text)

    def _stored(self, param: Param, helper: RowHelper, n: str) -> str:
        tail, extra = ("_n", f", {n}") if n else ("", "")
        words = f"{self.vector}x2" if helper.kind == "pair" else self.vector
        return f"{words}_store{self.suffix}{tail}({self.local[param.name]} + x, {self._call(helper)}{extra});"

    def _step(
        self, name: str, unused: tuple[str, ...], setup: tuple[str, ...], line: tuple[str, ...],
        text: Callable[[str], tuple[str, ...]],
    ) -> RowStep:  # fmt: skip
        return RowStep(
            self._step_name(name), unused, setup, line, f"{self.vector.upper()}_LANES", text(""),
            ("const size_t n = rows->width - x;", *text("n")), False,
        )  # fmt: skip

    def _step_name(self, name: str) -> str:
        return f"{self.op.snake}{self.mode}_{self.dtype}_{name}"

    def _called(self, name: str, arithmetic: str = "") -> str:
        return f"{snake(name)}{self.mode}_{arithmetic or self.dtype}"


def _once(lines: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(lines))


def _names_in(expr: Expr) -> set[str]:
    if isinstance(expr, Name):
        return {expr.name}
    return set().union(*(_names_in(a) for a in expr.args)) if isinstance(expr, Call) and expr.args else set()


def row_steps(
    op: Operator, form: RowForm, dtype: str, storage: tuple[int, str, str], mode: str,
    local: dict[str, str], names: dict[Expr, str],
) -> tuple[tuple[RowHelper, ...], tuple[RowStep | None, ...]]:  # fmt: skip
    """The helpers and steps of a kernel: passes, the step that writes, what is settled after each pass, and
    the step that writes from kept terms."""
    lowerer = RowLowerer(op, form, dtype, storage, mode, local, names)
    narrow = RowLowerer(op, form, dtype, storage, mode, local, names, narrow=True)
    plain = [lowerer.wide and dtype != "f64" and form.plain(level) for level in range(form.passes)]
    own = [narrow if plain[level] else lowerer for level in range(form.passes)]
    found: list[RowStep | None] = [own[level].find(level) for level in range(form.passes)]
    settled = [lowerer.settle(n) if form.settled(n) else None for n in range(form.passes)]
    write = lowerer.write() if form.outputs else None
    steps = [*found, write, *settled, lowerer.write(kept=True) if form.kept else None]
    while steps[-1] is None:
        steps.pop()
    helpers = tuple({h.name: h for h in [*lowerer.helpers, *narrow.helpers]}.values())
    return helpers, tuple(steps)
