"""Operators that reduce along an axis: the steps of their kernels.

For f32 results the arithmetic of a step is single f64, which has digits to spare, for f64 it is in pairs,
with sums of exponentials as far.py makes them;
for 16 bits it is single f32 where nothing is added after a rounding, else single f64. The greatest of inputs
as they are is found in their own type or f32. What is known of a row is settled in pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from codegen.kernel.body import Known, Source
from codegen.kernel.ir import IN_F32, IN_F64, Function, Kind, Leaf, Value
from codegen.kernel.real_form import Evaluation
from codegen.kernel.rounding import result, rounded
from codegen.kernel.row_form import KEPT, MAX, SUM, SUM_EXACT, RowForm, RowValue
from codegen.kernel.short_form import Short
from codegen.kernel.simd_words import op
from codegen.language.expression import Call, Expr, Name, names_in, snake
from codegen.language.operator import Operator
from codegen.language.params import Param


@dataclass(frozen=True)
class RowFunction:
    """A function of one element, or of what is known of a row."""

    function: Function
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
        self.a = IN_F64 if self.wide else IN_F32
        self.vector = self.a.one.c
        self.computes = "double" if self.wide else "float"
        self.mode = mode
        self.local = local
        self.names = names
        self.made: list[RowFunction] = []

    def function(self, name: str, expr: Expr, how: str) -> RowFunction:
        """The function of an expression: `how` is output, term or value."""
        short = how != "value" and self.grade != ""
        used = set(names_in(expr))
        tensors = tuple(p.name for p in self.op.inputs if p.name in used)
        scalars = tuple(p.name for p in self.op.scalars if p.name in used)
        rows = tuple((v, v.pair and not short) for v in self.form.values if v.name in used)
        sources: dict[str, Source] = {}
        if KEPT in used:
            sources[KEPT] = _source(KEPT, self._kept_kind)
        sources |= {n: _source(self.local[n], self.a.one, self.bits) for n in tensors}
        for value, pair in rows:
            bits = 0 if value.pair else self.bits  # the greatest element is one
            sources[value.name] = _source(snake(value.name), self.a.pair if pair else self.a.one, bits, True)
        sources |= {n: _source(self.local[n], self.a.one, self.a.digits, True) for n in scalars}
        e = Evaluation(self.a, sources, self.names)
        function = e.body.function(name, tuple(s.leaf for s in sources.values()), self._result(e, expr, how, short))
        plain = isinstance(expr, Name) and expr.name in tensors
        made = RowFunction(function, tensors, rows, scalars, plain, KEPT in used)
        if not made.plain:
            self.made.append(made)
        return made

    @property
    def _kept_kind(self) -> Kind:
        return self.a.one if self.grade else self.a.pair

    def _result(self, e: Evaluation, expr: Expr, how: str, short: bool) -> Value:
        decays = self.form.is_decay
        value = Short(e, self.grade, self.grade, decays=decays).value if short else e.value
        if how == "term" and isinstance(expr, Call) and expr.word == "mul":
            factors = [value(arg) for arg in expr.args]
            if all(factor.exact for factor in factors):
                return op(self.a.factors.c, *(factor.value for factor in factors))
        if how == "value":
            return e.as_pair(value(expr))
        if how == "term" or short:
            return value(expr).value
        return result(e, expr).value if self.suffix else rounded(e, expr)

    # --- the text of a step

    def _reads(self, helper: RowFunction, n: str) -> list[str]:
        """What a helper takes, loaded at x; `n` is "" for a whole vector."""
        tail, extra = ("_n", f", {n}") if n else ("", "")
        v, lines = self.vector, []
        if helper.kept:
            text = f"{v}_load(kept + x)"
            if not self.grade:
                text = f"{v}x2_make({text}, {v}_load(kept_rest + x))"
            lines.append(f"const {self._kept_kind.c} kept_x = {text};")
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

    def _call(self, helper: RowFunction) -> str:
        if helper.plain:
            return f"{self.local[helper.tensors[0]]}_x"
        args = ["kept_x"] if helper.kept else []
        args += [f"{self.local[n]}_x" for n in helper.tensors]
        args += [f"{snake(v.name)}_x" for v, _ in helper.rows]
        args += [self.local[n] for n in helper.scalars]
        return f"{helper.function.name}({', '.join(args)})"

    def _setup(
        self, helpers: list[RowFunction], writes: bool, own: frozenset[str] = frozenset()
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The parameters that a step leaves alone, and its lines in front of the loop; the values of its `own` are
        not there yet."""
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
                if value.name in own:
                    continue
                if (name, False) not in seen:
                    lines.append(f"const {self.computes} *const {name} = panel->values[{value.slot}];")
                if pair and (name, True) not in seen:
                    rest = f"panel->values[{value.slot + 1}]"
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
            f"(const {self.element} *)ins[{i}] + (ptrdiff_t)y * panel->line_steps[{i}];"
            for i, p in enumerate(self.op.inputs)
            if p.name in names
        ]

    def _kept_lines(self) -> list[str]:
        """Where the kept terms of a line are."""
        parts = ["kept"] if self.grade else ["kept", "kept_rest"]
        return [
            f"{self.computes} *const {part} = "
            f"({self.computes} *)panel->kept[{i}] + (ptrdiff_t)y * panel->kept_step;"
            for i, part in enumerate(parts)
        ]

    def find(self, level: int) -> RowStep:
        """A pass that reduces."""
        values = self.form.found(level)
        made = [(v, self.function(self._called(v.name), v.expr, "term")) for v in values]
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
                place = f"({kind} *)panel->lanes[{unit}] + (y & panel->mask) * panel->width"
                lanes.append(f"{kind} *const {snake(value.name)}_{part} = {place};")
                unit += 1

        def text(n: str) -> tuple[str, ...]:
            lines = _once(line for h in helpers for line in self._reads(h, n))
            return tuple(lines + [line for v, h in made for line in self._taken(v, h, n)])

        return self._step(f"find_{level}", unused, setup, tuple(line + lanes), text)

    def _taken(self, value: RowValue, helper: RowFunction, n: str) -> list[str]:
        """The accumulators of a value are loaded, take a term, and are kept."""
        word = f"{self.vector}_greatest" if value.kind == MAX else f"{self.vector}_sum"
        name, parts = snake(value.name), ("", "_rest")[: self._units(value)]
        lanes = {f"{name}{part}_found": f"{name}{'_lanes' if not part else part} + x" for part in parts}
        return [
            *(f"{word} {found} = {word}_load({at});" for found, at in lanes.items()),
            *self._added(value, helper, n),
            *(f"{word}_keep({at}, {found});" for found, at in lanes.items()),
        ]

    def _units(self, value: RowValue) -> int:
        return 2 if value.kind == SUM_EXACT or (value.kind == SUM and self.dtype == "f64") else 1

    def _added(self, value: RowValue, helper: RowFunction, n: str) -> list[str]:
        tail, extra = ("_n", f", {n}") if n else ("", "")
        name = snake(value.name)
        to = f"&{name}_found"
        if value.kind == MAX:
            return [f"{self.vector}_greatest_take{tail}({to}, {self._call(helper)}{extra});"]
        exact = ""
        if self._units(value) == 2:
            # Terms from 0 to 1 lose nothing that counts if those below a half are added apart.
            apart = self.grade and self.form.is_decay(value.expr)
            exact, to = "_apart" if apart else "_exact", f"{to}, &{name}_rest_found"
        if helper.function.kind == self.a.factors:
            return [
                f"const {self.vector}_factors {name}_x = {self._call(helper)};",
                f"{self.vector}_sum_add_product{exact}{tail}({to}, {name}_x.a, {name}_x.b{extra});",
            ]
        vector = f"{self.vector}x2" if helper.function.kind == self.a.pair else self.vector
        call, lines = self._call(helper), []
        if value == self.form.kept:
            lines, call = self._keep(f"{name}_x", vector, call), f"{name}_x"
        return [*lines, f"{vector}_sum_add{exact}{tail}({to}, {call}{extra});"]

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
        made = [(v, self.function(self._called(v.name, arithmetic), v.expr, "value")) for v in values]
        inside = frozenset(v.name for v in values)
        unused, setup = self._setup([h for _, h in made], False, inside)
        lines: list[str] = []
        for value, helper in made:
            before = [(v, p) for v, p in helper.rows if v.name not in inside]
            lines += self._reads(replace(helper, rows=tuple(before)), "")
            name = snake(value.name)
            lines.append(f"const {self.vector}x2 {name}_x = {self._call(helper)};")
            lines.append(f"{self.vector}_store({name}_to + x, {name}_x.hi);")
            lines.append(f"{self.vector}_store({name}_rest_to + x, {name}_x.lo);")
        for value in values:
            name = snake(value.name)
            for part, slot in (("to", value.slot), ("rest_to", value.slot + 1)):
                setup += (f"{self.computes} *const {name}_{part} = panel->values[{slot}];",)
        return RowStep(
            self._step_name(f"settle_{level}"), unused, setup, (), f"{self.vector.upper()}_LANES",
            tuple(_once(lines)), (), True,
        )  # fmt: skip

    def write(self, kept: bool = False) -> RowStep:
        """The outputs, of the inputs or of the terms that were kept."""
        name = "write_kept" if kept else "write"
        made = [
            (self.op.param(output), self.function(
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
                f"({self.element} *)outs[{i}] + (ptrdiff_t)y * panel->line_steps[{at}];"
            )

        def text(n: str) -> tuple[str, ...]:
            lines = _once(line for h in helpers for line in self._reads(h, n))
            return tuple(lines + [self._stored(p, h, n) for p, h in made])

        return self._step(name, unused, setup, tuple(line), text)

    def _stored(self, param: Param, helper: RowFunction, n: str) -> str:
        tail, extra = ("_n", f", {n}") if n else ("", "")
        words = f"{self.vector}x2" if helper.function.kind == self.a.pair else self.vector
        return f"{words}_store{self.suffix}{tail}({self.local[param.name]} + x, {self._call(helper)}{extra});"

    def _step(
        self, name: str, unused: tuple[str, ...], setup: tuple[str, ...], line: tuple[str, ...],
        text: Callable[[str], tuple[str, ...]],
    ) -> RowStep:  # fmt: skip
        return RowStep(
            self._step_name(name), unused, setup, line, f"{self.vector.upper()}_LANES", text(""),
            ("const size_t n = width - x;", *text("n")), False,
        )  # fmt: skip

    def _step_name(self, name: str) -> str:
        return f"{self.op.snake}{self.mode}_{self.dtype}_{name}"

    def _called(self, name: str, arithmetic: str = "") -> str:
        return f"{snake(name)}{self.mode}_{arithmetic or self.dtype}"


def _once(lines: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(lines))


def _source(local: str, kind: Kind, bits: int = 0, scalar: bool = False) -> Source:
    """What a name is; exact where its bits are known."""
    leaf = Leaf(local, kind)
    return Source(Known(leaf, bits > 0, bits), leaf, scalar)


def row_steps(
    op: Operator, form: RowForm, dtype: str, storage: tuple[int, str, str], mode: str,
    local: dict[str, str], names: dict[Expr, str],
) -> tuple[tuple[RowFunction, ...], tuple[RowStep | None, ...]]:  # fmt: skip
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
    helpers = tuple({m.function.name: m for m in [*lowerer.made, *narrow.made]}.values())
    return helpers, tuple(steps)
