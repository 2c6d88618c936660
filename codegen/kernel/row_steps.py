"""The kernel steps of operators that reduce along an axis.

For f32 results the steps compute in single f64, which has digits to spare; shares of exponentials in their sum in
pairs of f32, whose exponentials cost half as much (scaled_exponentials.py). For f64 they compute in pairs, with
sums of exponentials by scaled_exponentials.py. For 16 bits they compute in single f32 if nothing is added after a
rounding, or only numbers of one sign, otherwise in single f64. A maximum of unchanged inputs is found in their own
type or f32. Values of a row that depend on other values are computed in pairs.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from codegen.kernel.body import Known, Source
from codegen.kernel.ir import IN_F32, IN_F64, Function, Kind, Leaf, Value
from codegen.kernel.real_form import Evaluation
from codegen.kernel.rounding import is_elementary, result, rounded
from codegen.kernel.row_form import EXTREMES, KEPT, LEAST, SUM, SUM_APART, SUM_EXACT, RowForm, RowValue, is_single
from codegen.kernel.short_form import Short
from codegen.kernel.simd_words import op
from codegen.kernel.step import (
    Address,
    Argument,
    Assign,
    At,
    Attrs,
    Declare,
    Define,
    Do,
    Invoke,
    Local,
    Place,
    Pointer,
    Scalar,
    Statement,
    Stride,
    once,
)
from codegen.language.expression import Call, Expr, Name, names_in, snake
from codegen.language.formula import show
from codegen.language.operator import Operator
from codegen.language.params import Param


@dataclass(frozen=True)
class RowFunction:
    """A function of one element, or of the values of a row."""

    function: Function
    tensors: tuple[str, ...]
    rows: tuple[tuple[RowValue, bool], ...]  # the values of the row that it takes, and whether as pairs
    scalars: tuple[str, ...]
    plain: bool = False  # the result is the unchanged element; no function is called
    kept: bool = False  # it takes a stored term


@dataclass(frozen=True)
class Vectors:
    """The statements for several vectors: `before` and `after` all lines, and the `body` for line j of them."""

    declared: tuple[Statement, ...] = ()
    before: tuple[Statement, ...] = ()
    body: tuple[Statement, ...] = ()
    after: tuple[Statement, ...] = ()


@dataclass(frozen=True)
class RowStep:
    """One step of a kernel; `plane` are the statements before each plane, `line` before lines of elements. Number k of
    `many` vectors that are taken together starts at element i, as `one` does, which is for a single vector, and `rest`, for
    the last n elements; `fresh` clears accumulators for those two. `lines`: several lines of as many vectors as `many` or a multiple are taken together."""

    name: str
    unused: tuple[str, ...]
    setup: tuple[Statement, ...]
    plane: tuple[Statement, ...]
    line: tuple[Statement, ...]
    lanes: str
    many: tuple[str, Vectors] | None
    fresh: tuple[Statement, ...]
    one: tuple[Statement, ...]
    rest: tuple[Statement, ...]
    lines: bool
    settles: bool
    about: str


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
        self.wide = form.in_f64(dtype) and not narrow
        self.paired = dtype == "f32" and form.shares
        if dtype == "f32" and self.wide:
            self.suffix = "_f32"
        self.grade = "" if dtype == "f64" or self.paired else "_f32" if self.wide else f"_{dtype}"
        self.a = IN_F64 if self.wide else IN_F32
        self.vector = self.a.one.c
        self.computes = "double" if self.wide else "float"
        self.mode = mode
        self.local = local
        self.names = names
        self.made: list[RowFunction] = []

    def function(self, name: str, expr: Expr, how: str) -> RowFunction:
        """The function of an expression; `how` is "output", "term" or "value"."""
        short = how != "value" and self.grade != ""
        used = set(names_in(expr))
        tensors = tuple(p.name for p in self.op.inputs if p.name in used)
        scalars = tuple(p.name for p in (*self.op.scalars, *self.op.counts) if p.name in used)
        rows = tuple((v, v.pair and not short) for v in self.form.values if v.name in used)
        sources: dict[str, Source] = {}
        if KEPT in used:
            sources[KEPT] = _source(KEPT, self._kept_kind)
        sources |= {n: _source(self.local[n], self.a.one, self.bits) for n in tensors}
        for value, pair in rows:
            bits = 0 if value.pair else self.bits  # a maximum is an element, hence exact
            sources[value.name] = _source(snake(value.name), self.a.pair if pair else self.a.one, bits, True)
        sources |= {n: _source(self.local[n], self.a.one, self.a.digits, True) for n in scalars}
        e = Evaluation(self.a, sources, self.names)
        function = e.body.function(
            name, tuple(s.leaf for s in sources.values()), self._result(e, expr, how, short), self._about(expr, how, short)
        )  # fmt: skip
        plain = isinstance(expr, Name) and expr.name in tensors
        made = RowFunction(function, tensors, rows, scalars, plain, KEPT in used)
        if not made.plain:
            self.made.append(made)
        return made

    def _about(self, expr: Expr, how: str, short: bool) -> str:
        """The comment above a function."""
        arithmetic = "f64" if self.wide else "f32"
        digits = f"in single {arithmetic}" if short else f"in pairs of {arithmetic}"
        if how == "term":
            return f"What a point adds: {show(expr)}, {digits}."
        if how == "value":
            return f"Once a row: {show(expr)}, in pairs of {arithmetic}."
        return f"At each point: {show(expr)}, {digits}, rounded once."

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
            return value(expr).value if is_single(expr) else e.as_pair(value(expr))
        if how == "term" or short:
            return value(expr).value
        if self.paired:
            assert isinstance(expr, Call) and isinstance(expr.args[0], Call)
            pairs = [e.as_pair(value(arg)) for arg in expr.args[0].args]
            return e.one(expr.word, e.body.let(op("vf32x2_mul_round_finite", *pairs), "product"))
        return result(e, expr).value if self.suffix else rounded(e, expr)

    # --- the statements of a step

    def _reads(self, helper: RowFunction, n: str, value_at: str = "ac_panel_value(panel, i)") -> list[Statement]:
        """The statements that load a helper's arguments at i; `n` is "" for a whole vector, else a count. `value_at`
        is the element that the value of a row is."""
        return [*self._elements(helper, n), *(Define(kind, name, load) for kind, name, load in self._of_rows(helper, value_at))]

    def _elements(self, helper: RowFunction, n: str, lines: bool = False) -> list[Statement]:
        """The statements that load what a helper takes of a point; `lines`: of one in line j."""
        v, made = self.vector, list[Statement]()
        if helper.kept:
            made.append(Define(self._kept_kind.c, "kept_x", self._loaded("kept", not self.grade)))
        for name in helper.tensors:
            tensor = self.local[name]
            made.append(Define(v, f"{tensor}_x", _call(f"{v}_load{self.suffix}", n, At(tensor, "i", lines))))
        return made

    def _of_rows(self, helper: RowFunction, value_at: str = "ac_panel_value(panel, i)") -> list[tuple[str, str, Invoke]]:
        """The values of the row that a helper takes: kinds, locals and loads."""
        named = [(f"{self.vector}x2" if pair else self.vector, snake(value.name), pair) for value, pair in helper.rows]
        return [(kind, f"{name}_x", self._loaded(name, pair, value_at)) for kind, name, pair in named]

    def _loaded(self, name: str, pair: bool, at: str = "i") -> Invoke:
        """The load of a vector, or of a pair of vectors, whose second part has a separate pointer."""
        first = Invoke(f"{self.vector}_load", (At(name, at),))
        if not pair:
            return first
        return Invoke(f"{self.vector}x2_make", (first, Invoke(f"{self.vector}_load", (At(f"{name}_rest", at),))))

    def _call(self, helper: RowFunction, many: bool = False) -> Argument:
        """A call of a helper; `many`: the values of the row are arrays, of which it takes element k."""
        if helper.plain:
            return Local(f"{self.local[helper.tensors[0]]}_x")
        args = [Local("kept_x")] if helper.kept else []
        args += [Local(f"{self.local[n]}_x") for n in helper.tensors]
        args += [Local(f"{snake(v.name)}_x", element="k" if many else "") for v, _ in helper.rows]
        args += [Local(self.local[n]) for n in helper.scalars]
        return Invoke(helper.function.name, tuple(args))

    def _setup(
        self, helpers: list[RowFunction], writes: bool, own: frozenset[str] = frozenset(), settles: bool = False
    ) -> tuple[tuple[str, ...], tuple[Statement, ...], tuple[Statement, ...]]:
        """The parameters that a step does not use, the statements before its loop, and the pointers to the values of
        each plane. The values in `own` are computed by the step itself, so they are not loaded."""
        tensors = any(h.tensors for h in helpers)
        scalars = [p for p in (*self.op.scalars, *self.op.counts) if any(p.name in h.scalars for h in helpers)]
        unused = [] if tensors else ["ins"]
        unused += [] if writes else ["outs"]
        unused += [] if scalars else ["attrs"]
        made: list[Statement] = [Attrs(f"{self.op.snake}_attrs")] if scalars else []
        plane: list[Statement] = []
        seen: set[tuple[str, bool]] = set()
        for helper in helpers:
            for value, pair in helper.rows:
                name = snake(value.name)
                if value.name in own:
                    continue
                if (name, False) not in seen:
                    plane.append(self._values(name, value.slot, settles))
                if pair and (name, True) not in seen:
                    plane.append(self._values(f"{name}_rest", value.slot + 1, settles))
                seen |= {(name, False), (name, pair)}
        made += [Scalar(self.local[p.name], self.vector, snake(p.name), f"{self.vector}_of") for p in scalars]
        return tuple(unused), tuple(made), tuple(plane)

    def _values(self, name: str, slot: int, settles: bool) -> Pointer:
        """The pointer to values of rows, of all that a step settles or of a plane."""
        return Pointer(name, self.computes, Place.VALUES, slot, reads=True, plane=not settles)

    def _lines_of(self, names: list[str]) -> list[Statement]:
        """The pointers to the inputs of a line."""
        return [
            Pointer(self.local[p.name], self.element, Place.INPUT, i, reads=True, steps=i)
            for i, p in enumerate(self.op.inputs)
            if p.name in names
        ]

    def _strides_of(self, names: list[str]) -> list[Statement]:
        """The distances from a line of inputs to the next."""
        return [Stride(self.local[p.name], i) for i, p in enumerate(self.op.inputs) if p.name in names]

    @property
    def _kept_parts(self) -> list[str]:
        return ["kept"] if self.grade else ["kept", "kept_rest"]

    def _kept_lines(self) -> list[Statement]:
        """The pointers to the stored terms of a line."""
        return [Pointer(part, self.computes, Place.KEPT, i) for i, part in enumerate(self._kept_parts)]

    def find(self, level: int) -> RowStep:
        """The step of one pass: it reduces all values of this level."""
        values = self.form.found(level)
        made = [(v, self.function(self._called(v.name), v.expr, "term")) for v in values]
        helpers = [helper for _, helper in made]
        unused, setup, plane = self._setup(helpers, False)
        tensors = [n for h in helpers for n in h.tensors]
        line = self._lines_of(tensors)
        setup = (*setup, *self._strides_of(tensors))
        if self.form.kept in values:
            line += self._kept_lines()
            setup = (*setup, *(Stride(part) for part in self._kept_parts))
        unit = 0
        lanes: list[Statement] = []
        for value in values:
            kind = self.computes if value.kind in EXTREMES or self.paired else "double"
            for part in ("lanes", "rest")[: self._units(value)]:
                lanes.append(Pointer(f"{snake(value.name)}_{part}", kind, Place.LANES, unit))
                unit += 1
        few = unit > 1 or any(is_elementary(v.expr) for v in values) 
        many = "AC_ROW_FUNCTIONS" if few else "AC_ROW_VECTORS"

        def one(n: str) -> tuple[Statement, ...]:
            read = once([r for h in helpers for r in self._reads(h, n)])
            held = [a for v in values for a in self._accumulators(v, False)]
            return (
                *read,
                *(Define(word, to.name, Invoke(f"{word}_load", (at,)), changes=True) for word, to, at in held),
                *(taken for v, h in made for taken in self._added(v, h, n, False)),
                *(Do(Invoke(f"{word}_keep", (at, to))) for word, to, at in held),
            )

        bare = [(word, at) for v in values for word, _, at in self._accumulators(v, False)]
        fresh = tuple(Do(Invoke(f"{word}_keep", (at, Invoke(f"{word}_begin", (at, Local("true")))))) for word, at in bare)
        held = [a for v in values for a in self._accumulators(v, True)]
        rows = list(dict.fromkeys(row for h in helpers for row in self._of_rows(h)))  # they do not depend on the line
        together = Vectors(
            (
                *(Declare(word, to.name, many) for word, to, _ in held),
                *(Declare(kind, name, many) for kind, name, _ in rows),
            ),
            (
                *(Assign(to, Invoke(f"{word}_begin", (at, Local("fresh")))) for word, to, at in held),
                *(Assign(Local(name, element="k"), load) for _, name, load in rows),
            ),
            (
                *once([r for h in helpers for r in self._elements(h, "", lines=True)]),
                *(taken for v, h in made for taken in self._added(v, h, "", True)),
            ),
            tuple(Do(Invoke(f"{word}_keep", (at, to))) for word, to, at in held),
        )
        found = ", ".join(f"{v.name} = {'min' if v.kind == LEAST else 'max' if v.kind in EXTREMES else 'sum'}({show(v.expr)})" for v in values)
        return RowStep(
            self._step_name(f"find_{level}"), unused, setup, plane, (*line, *lanes), f"{self.vector.upper()}_LANES",
            (many, together), fresh, one(""), one("n"), True, False, f"Pass {level}: {found}.",
        )  # fmt: skip

    def _accumulators(self, value: RowValue, many: bool) -> list[tuple[str, Local, At]]:
        """The accumulators of a value: their word, the local that has a vector of them, one of `many`, and where they are
        kept."""
        name, parts = snake(value.name), ("", "_rest")[: self._units(value)]
        word = f"{self.vector}_{EXTREMES.get(value.kind, 'total' if self.paired else 'sum')}"
        return [(word, _found(f"{name}{part}", many), At(f"{name}{part or '_lanes'}", "i")) for part in parts]

    def _units(self, value: RowValue) -> int:
        in_pairs = self.dtype == "f64" or self.paired
        return 2 if value.kind in (SUM_EXACT, SUM_APART) or (value.kind == SUM and in_pairs) else 1

    def _added(self, value: RowValue, helper: RowFunction, n: str, many: bool) -> list[Statement]:
        """The statements that add a term to accumulators."""
        name = snake(value.name)
        to = [Address(_found(name, many))]
        if value.kind in EXTREMES:
            return [Do(_call(f"{self.vector}_{EXTREMES[value.kind]}_take", n, *to, self._call(helper, many)))]
        exact = ""
        if self._units(value) == 2:
            far = "_far" if isinstance(value.expr, Call) and value.expr.word == "exp_far" else ""
            exact = f"_apart{far}" if value.kind == SUM_APART and self.grade else "_exact"
            to.append(Address(_found(f"{name}_rest", many)))
        term = f"{name}_x"
        if helper.function.kind == self.a.factors:
            factors = (Local(term, "a"), Local(term, "b"))
            return [
                Define(f"{self.vector}_factors", term, self._call(helper, many)),
                Do(_call(f"{self.vector}_sum_add_product{exact}", n, *to, *factors)),
            ]
        vector = f"{self.vector}x2" if helper.function.kind == self.a.pair else self.vector
        add = f"{vector}_total_add" if self.paired else f"{vector}_sum_add{exact}"
        if value == self.form.kept:
            return [*self._keep(term, vector, self._call(helper, many), many), Do(_call(add, n, *to, Local(term)))]
        return [Do(_call(add, n, *to, self._call(helper, many)))]

    def _keep(self, name: str, vector: str, call: Argument, lines: bool) -> list[Statement]:
        """The statements that compute a term and store it for a later step. Stores may run past the end of a line: the
        next line overwrites that."""
        word = f"{self.vector}_keep"
        parts = [("kept", "")] if self.grade else [("kept", "hi"), ("kept_rest", "lo")]
        return [
            Define(vector, name, call),
            *(Do(Invoke(word, (At(to, "i", lines), Local(name, part)))) for to, part in parts),
        ]

    def settle(self, level: int) -> RowStep:
        """The step that computes further values of each row from those of a pass."""
        values = self.form.settled(level)
        arithmetic = "f64" if self.vector == "vf64" else "f32"
        made = [(v, self.function(self._called(v.name, arithmetic), v.expr, "value")) for v in values]
        inside = frozenset(v.name for v in values)
        unused, setup, values_of = self._setup([h for _, h in made], False, inside, settles=True)
        body: list[Statement] = []
        for value, helper in made:
            before = [(v, p) for v, p in helper.rows if v.name not in inside]
            body += self._reads(replace(helper, rows=tuple(before)), "", "i")
            name, word = snake(value.name), f"{self.vector}_store"
            body.append(Define(helper.function.kind.c, f"{name}_x", self._call(helper)))
            if not value.pair:
                body.append(Do(Invoke(word, (At(f"{name}_to", "i"), Local(f"{name}_x")))))
                continue
            body.append(Do(Invoke(word, (At(f"{name}_to", "i"), Local(f"{name}_x", "hi")))))
            body.append(Do(Invoke(word, (At(f"{name}_rest_to", "i"), Local(f"{name}_x", "lo")))))
        for value in values:
            name = snake(value.name)
            for part, slot in (("to", value.slot), ("rest_to", value.slot + 1))[: 1 + value.pair]:
                setup += (Pointer(f"{name}_{part}", self.computes, Place.VALUES, slot),)
        return RowStep(
            self._step_name(f"settle_{level}"), unused, (*setup, *values_of), (), (), f"{self.vector.upper()}_LANES",
            None, (), tuple(once(body)), (), False, True, f"After pass {level}, once a row: {', '.join(v.name for v in values)}.",
        )  # fmt: skip

    def write(self, kept: bool = False) -> RowStep:
        """The step that writes the outputs, from the inputs or from the stored terms (`kept`)."""
        name = "write_kept" if kept else "write"
        made = [
            (self.op.param(output), self.function(
                self._called(f"{output}_kept" if kept else output),
                self.form.with_kept(expr) if kept else expr, "output",
            ))
            for output, expr in self.form.outputs
        ]  # fmt: skip
        helpers = [helper for _, helper in made]
        unused, setup, plane = self._setup(helpers, True)
        line = self._lines_of([n for h in helpers for n in h.tensors])
        line += self._kept_lines() if kept else []
        for i, param in enumerate(self.op.outputs):
            if param.name not in dict(self.form.outputs):
                continue
            at = len(self.op.inputs) + i
            line.append(Pointer(self.local[param.name], self.element, Place.OUTPUT, i, steps=at))

        def one(n: str) -> tuple[Statement, ...]:
            return (*self._read_of(helpers, n), *(self._stored(p, h, n) for p, h in made))

        source = " from the terms that a pass has kept" if kept else ""
        about = f"Writes {', '.join(p.name for p, _ in made)}{source}."
        parts = ("AC_F32_PARTS", self._parts(made)) if self.wide and self.suffix else None
        return RowStep(
            self._step_name(name), unused, setup, plane, tuple(line), f"{self.vector.upper()}_LANES",
            parts, (), () if parts else one(""), one("n"), False, False, about,
        )  # fmt: skip

    def _read_of(self, helpers: list[RowFunction], n: str) -> list[Statement]:
        return once([r for h in helpers for r in self._reads(h, n)])

    def _parts(self, made: list[tuple[Param, RowFunction]]) -> Vectors:
        """A vector of results, which are computed in as many vectors of f64 as hold its lanes in f32. What becomes 16 bits is
        rounded to odd first."""
        odd, store = ("", "vf32_store") if self.suffix == "_f32" else ("odd_", f"vf32_store{self.suffix}")
        names = [f"{self.local[param.name]}_parts" for param, _ in made]
        return Vectors(
            tuple(Declare(self.vector, name, "AC_F32_PARTS") for name in names),
            (),
            (
                *self._read_of([helper for _, helper in made], ""),
                *(Assign(Local(name, element="k"), self._call(helper)) for name, (_, helper) in zip(names, made)),
            ),
            tuple(
                Do(Invoke(store, (At(self.local[param.name]), Invoke(f"vf32_of_{odd}parts", (Local(name),)))))
                for name, (param, _) in zip(names, made)
            ),
        )

    def _stored(self, param: Param, helper: RowFunction, n: str) -> Do:
        words = f"{self.vector}x2" if helper.function.kind == self.a.pair else self.vector
        return Do(_call(f"{words}_store{self.suffix}", n, At(self.local[param.name], "i"), self._call(helper)))

    def _step_name(self, name: str) -> str:
        return f"{self.op.snake}{self.mode}_{self.dtype}_{name}"

    def _called(self, name: str, arithmetic: str = "") -> str:
        return f"{snake(name)}{self.mode}_{arithmetic or self.dtype}"


def _found(name: str, many: bool) -> Local:
    """A vector of the accumulators of a value, one of `many`."""
    return Local(f"{name}_found", element="k" if many else "")


def _call(word: str, n: str, *args: Argument) -> Invoke:
    """A call of a word, or of its variant for n elements unless `n` is ""."""
    return Invoke(f"{word}_n", (*args, Local(n))) if n else Invoke(word, args)


def _source(local: str, kind: Kind, bits: int = 0, scalar: bool = False) -> Source:
    """The source of a name; its value is exact if `bits` is given."""
    leaf = Leaf(local, kind)
    return Source(Known(leaf, bits > 0, bits), leaf, scalar)


def row_steps(
    op: Operator, form: RowForm, dtype: str, storage: tuple[int, str, str], mode: str,
    local: dict[str, str], names: dict[Expr, str],
) -> tuple[tuple[RowFunction, ...], tuple[RowStep | None, ...]]:  # fmt: skip
    """The functions of a kernel and its steps: the passes, the step that writes the outputs, the step after each pass
    that computes further values, and the step that writes the outputs from stored terms."""
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
