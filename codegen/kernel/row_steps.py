"""Operators that reduce along an axis: the steps of their kernels.

For f32 results the arithmetic of a step is single f64, which has digits to spare, for f64 it is in pairs,
with sums of exponentials as far.py makes them;
for 16 bits it is single f32 where nothing is added after a rounding, else single f64. The greatest of inputs
as they are is found in their own type or f32. What is known of a row is settled in pairs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from codegen.kernel.body import Known, Source
from codegen.kernel.ir import IN_F32, IN_F64, Function, Kind, Leaf, Value
from codegen.kernel.real_form import Evaluation
from codegen.kernel.rounding import result, rounded
from codegen.kernel.row_form import KEPT, MAX, SUM, SUM_EXACT, RowForm, RowValue
from codegen.kernel.short_form import Short
from codegen.kernel.simd_words import op
from codegen.kernel.step import (
    Address,
    Argument,
    At,
    Attrs,
    Define,
    Do,
    Invoke,
    Local,
    Place,
    Pointer,
    Scalar,
    Statement,
    once,
)
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
    setup: tuple[Statement, ...]
    line: tuple[Statement, ...]
    lanes: str
    body: tuple[Statement, ...]
    tail: tuple[Statement, ...]  # for the last n elements
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

    # --- the statements of a step

    def _reads(self, helper: RowFunction, n: str) -> list[Statement]:
        """What a helper takes, loaded at x; `n` is "" for a whole vector."""
        v, made = self.vector, list[Statement]()
        if helper.kept:
            made.append(Define(self._kept_kind.c, "kept_x", self._loaded("kept", not self.grade)))
        for name in helper.tensors:
            tensor = self.local[name]
            made.append(Define(v, f"{tensor}_x", _call(f"{v}_load{self.suffix}", n, At(tensor))))
        for value, pair in helper.rows:
            name = snake(value.name)
            made.append(Define(f"{v}x2" if pair else v, f"{name}_x", self._loaded(name, pair)))
        return made

    def _loaded(self, name: str, pair: bool) -> Invoke:
        """A vector, or a pair of vectors of which the second lies behind a pointer of its own."""
        first = Invoke(f"{self.vector}_load", (At(name),))
        if not pair:
            return first
        return Invoke(f"{self.vector}x2_make", (first, Invoke(f"{self.vector}_load", (At(f"{name}_rest"),))))

    def _call(self, helper: RowFunction) -> Argument:
        if helper.plain:
            return Local(f"{self.local[helper.tensors[0]]}_x")
        args = ["kept_x"] if helper.kept else []
        args += [f"{self.local[n]}_x" for n in helper.tensors]
        args += [f"{snake(v.name)}_x" for v, _ in helper.rows]
        args += [self.local[n] for n in helper.scalars]
        return Invoke(helper.function.name, tuple(map(Local, args)))

    def _setup(
        self, helpers: list[RowFunction], writes: bool, own: frozenset[str] = frozenset()
    ) -> tuple[tuple[str, ...], tuple[Statement, ...]]:
        """The parameters that a step leaves alone, and its lines in front of the loop; the values of its `own` are
        not there yet."""
        tensors = any(h.tensors for h in helpers)
        scalars = [p for p in self.op.scalars if any(p.name in h.scalars for h in helpers)]
        unused = [] if tensors else ["ins"]
        unused += [] if writes else ["outs"]
        unused += [] if scalars else ["attrs"]
        made: list[Statement] = [Attrs(f"{self.op.snake}_attrs")] if scalars else []
        seen: set[tuple[str, bool]] = set()
        for helper in helpers:
            for value, pair in helper.rows:
                name = snake(value.name)
                if value.name in own:
                    continue
                if (name, False) not in seen:
                    made.append(Pointer(name, self.computes, Place.VALUES, value.slot, reads=True))
                if pair and (name, True) not in seen:
                    made.append(Pointer(f"{name}_rest", self.computes, Place.VALUES, value.slot + 1, reads=True))
                seen |= {(name, False), (name, pair)}
        made += [Scalar(self.local[p.name], self.vector, snake(p.name)) for p in scalars]
        return tuple(unused), tuple(made)

    def _lines_of(self, names: list[str]) -> list[Statement]:
        """Where the inputs of a line are."""
        return [
            Pointer(self.local[p.name], self.element, Place.INPUT, i, reads=True, steps=i)
            for i, p in enumerate(self.op.inputs)
            if p.name in names
        ]

    def _kept_lines(self) -> list[Statement]:
        """Where the kept terms of a line are."""
        parts = ["kept"] if self.grade else ["kept", "kept_rest"]
        return [Pointer(part, self.computes, Place.KEPT, i) for i, part in enumerate(parts)]

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
        lanes: list[Statement] = []
        for value in values:
            kind = self.computes if value.kind == MAX else "double"
            for part in ("lanes", "rest")[: self._units(value)]:
                lanes.append(Pointer(f"{snake(value.name)}_{part}", kind, Place.LANES, unit))
                unit += 1

        def body(n: str) -> tuple[Statement, ...]:
            read = once([r for h in helpers for r in self._reads(h, n)])
            return (*read, *(taken for v, h in made for taken in self._taken(v, h, n)))

        return self._step(f"find_{level}", unused, setup, (*line, *lanes), body)

    def _taken(self, value: RowValue, helper: RowFunction, n: str) -> list[Statement]:
        """The accumulators of a value are loaded, take a term, and are kept."""
        word = f"{self.vector}_greatest" if value.kind == MAX else f"{self.vector}_sum"
        name, parts = snake(value.name), ("", "_rest")[: self._units(value)]
        lanes = {f"{name}{part}_found": At(f"{name}{part or '_lanes'}") for part in parts}
        return [
            *(Define(word, found, Invoke(f"{word}_load", (at,)), changes=True) for found, at in lanes.items()),
            *self._added(value, helper, n),
            *(Do(Invoke(f"{word}_keep", (at, Local(found)))) for found, at in lanes.items()),
        ]

    def _units(self, value: RowValue) -> int:
        return 2 if value.kind == SUM_EXACT or (value.kind == SUM and self.dtype == "f64") else 1

    def _added(self, value: RowValue, helper: RowFunction, n: str) -> list[Statement]:
        name = snake(value.name)
        to = [Address(f"{name}_found")]
        if value.kind == MAX:
            return [Do(_call(f"{self.vector}_greatest_take", n, *to, self._call(helper)))]
        exact = ""
        if self._units(value) == 2:
            # Terms from 0 to 1 lose nothing that counts if those below a half are added apart.
            apart = self.grade and self.form.is_decay(value.expr)
            exact = "_apart" if apart else "_exact"
            to.append(Address(f"{name}_rest_found"))
        term = f"{name}_x"
        if helper.function.kind == self.a.factors:
            factors = (Local(term, "a"), Local(term, "b"))
            return [
                Define(f"{self.vector}_factors", term, self._call(helper)),
                Do(_call(f"{self.vector}_sum_add_product{exact}", n, *to, *factors)),
            ]
        vector = f"{self.vector}x2" if helper.function.kind == self.a.pair else self.vector
        add = f"{vector}_sum_add{exact}"
        if value == self.form.kept:
            return [*self._keep(term, vector, self._call(helper)), Do(_call(add, n, *to, Local(term)))]
        return [Do(_call(add, n, *to, self._call(helper)))]

    def _keep(self, name: str, vector: str, call: Argument) -> list[Statement]:
        """A term that a later step wants; what stands behind a line is overwritten by the next."""
        word = f"{self.vector}_keep"
        parts = [("kept", "")] if self.grade else [("kept", "hi"), ("kept_rest", "lo")]
        return [
            Define(vector, name, call),
            *(Do(Invoke(word, (At(to), Local(name, part)))) for to, part in parts),
        ]

    def settle(self, level: int) -> RowStep:
        """What is made of the values of a pass, for each row."""
        values = self.form.settled(level)
        arithmetic = "f64" if self.vector == "vf64" else "f32"
        made = [(v, self.function(self._called(v.name, arithmetic), v.expr, "value")) for v in values]
        inside = frozenset(v.name for v in values)
        unused, setup = self._setup([h for _, h in made], False, inside)
        body: list[Statement] = []
        for value, helper in made:
            before = [(v, p) for v, p in helper.rows if v.name not in inside]
            body += self._reads(replace(helper, rows=tuple(before)), "")
            name, word = snake(value.name), f"{self.vector}_store"
            body.append(Define(f"{self.vector}x2", f"{name}_x", self._call(helper)))
            body.append(Do(Invoke(word, (At(f"{name}_to"), Local(f"{name}_x", "hi")))))
            body.append(Do(Invoke(word, (At(f"{name}_rest_to"), Local(f"{name}_x", "lo")))))
        for value in values:
            name = snake(value.name)
            for part, slot in (("to", value.slot), ("rest_to", value.slot + 1)):
                setup += (Pointer(f"{name}_{part}", self.computes, Place.VALUES, slot),)
        return RowStep(
            self._step_name(f"settle_{level}"), unused, setup, (), f"{self.vector.upper()}_LANES",
            tuple(once(body)), (), True,
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
            line.append(Pointer(self.local[param.name], self.element, Place.OUTPUT, i, steps=at))

        def body(n: str) -> tuple[Statement, ...]:
            read = once([r for h in helpers for r in self._reads(h, n)])
            return (*read, *(self._stored(p, h, n) for p, h in made))

        return self._step(name, unused, setup, tuple(line), body)

    def _stored(self, param: Param, helper: RowFunction, n: str) -> Do:
        words = f"{self.vector}x2" if helper.function.kind == self.a.pair else self.vector
        return Do(_call(f"{words}_store{self.suffix}", n, At(self.local[param.name]), self._call(helper)))

    def _step(
        self, name: str, unused: tuple[str, ...], setup: tuple[Statement, ...], line: tuple[Statement, ...],
        body: Callable[[str], tuple[Statement, ...]],
    ) -> RowStep:  # fmt: skip
        return RowStep(
            self._step_name(name), unused, setup, line, f"{self.vector.upper()}_LANES", body(""), body("n"), False,
        )  # fmt: skip

    def _step_name(self, name: str) -> str:
        return f"{self.op.snake}{self.mode}_{self.dtype}_{name}"

    def _called(self, name: str, arithmetic: str = "") -> str:
        return f"{snake(name)}{self.mode}_{arithmetic or self.dtype}"


def _call(word: str, n: str, *args: Argument) -> Invoke:
    """A call of a word; if there are only n elements, of the word for these."""
    return Invoke(f"{word}_n", (*args, Local(n))) if n else Invoke(word, args)


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
