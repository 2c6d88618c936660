"""The oracle for formulas that reduce along an axis, which evaluates a whole row at once.

Here infinities are taken literally and not as limits: inf - inf is nan, so a row of softmax that has an
infinity, or only -inf, is nan. Sums, along a row or in a formula, overflow to infinity at the end of the
range of f64.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

import gmpy2  # type: ignore[import]

from codegen.exact.float_format import FORMATS, Format
from codegen.exact.functions import Reals
from codegen.exact.interval import Interval, Undecided
from codegen.exact.oracle import (
    FIRST_PRECISION, LAST_PRECISION, Element, Evaluation, Formulas, Modes, OracleError, Point, Tensor,
    conversion, default_of, dtypes_in, element_index, of_integer, points_of, round_real, space_of, stored, truncated,
)  # fmt: skip
from codegen.exact.integer_value import evaluate_integers, wrapped
from codegen.exact.real import SCALES, NotANumber, Real
from codegen.language.dtypes import BOOLS, INTEGERS
from codegen.language.expression import Call, Expr, Name
from codegen.language.facts import Facts
from codegen.language.index_maps import Value
from codegen.language.modes import first_case
from codegen.language.operator import Formula, Operator
from codegen.language.params import InputParam, OutputParam
from codegen.language.reductions import MEAN, NONE
from codegen.language.shapes import in_groups, of_channels, reduced_axes, space_without
from codegen.language.type_dtypes import kernel_dtype


class LiteralReals(Reals):
    """Real numbers in which inf - inf is nan and sums overflow at the end of the compute type's range."""

    def __init__(self, precision: int, compute: str) -> None:
        super().__init__(precision, SCALES[compute])
        self.form = FORMATS[compute]
        self.far = self.form.value(self.form.largest) / 4

    def add(self, x: Real, y: Real) -> Real:
        return self.within(self.term(x, y))

    def term(self, x: Real, y: Real) -> Real:
        """A partial sum, which does not overflow."""
        if self.infinite(x) and self.infinite(y) and self.sign(x) != self.sign(y):
            raise NotANumber
        return super().add(x, y)

    def within(self, x: Real) -> Real:
        """The number, or an infinity if it overflows in the compute type."""
        if abs(x.exact) < self.far and (x.rest is None or self.near(x.rest)) or self.infinite(x):
            return x
        bits = self.form.nearest_within(self.whole(x))
        return self.infinity(self.sign(x)) if self.form.is_infinite(bits) else x

    def near(self, x: Interval) -> bool:
        """Whether an interval is far from the ends of the compute type's range."""
        return x.top < int(self.far).bit_length()

    def exp(self, x: Real) -> Real:
        """exp(x), exactly 0 at -inf, so that 1 / (1 + exp(-inf)) is exactly 1 and 1 minus that exactly 0."""
        return Real(gmpy2.mpq(0)) if self.infinite(x) and self.sign(x) < 0 else super().exp(x)

    def div(self, x: Real, y: Real) -> Real:
        if self.infinite(x) and self.infinite(y):
            raise NotANumber
        if self.infinite(y):
            return Real(gmpy2.mpq(0), minus=(self.sign(x) < 0) != (self.sign(y) < 0))
        return super().div(x, y)

    def mul(self, x: Real, y: Real) -> Real:
        if self.infinite(x) and y.zero or self.infinite(y) and x.zero:
            raise NotANumber
        return super().mul(x, y)


class RowPoint(Evaluation):
    """A formula at one point of a row."""

    def __init__(
        self, row: Row, values: Mapping[str, Real | None], parts: Mapping[str, Expr]
    ) -> None:
        super().__init__(row.reals, values, parts)
        self.row = row

    def _value(self, expr: Expr) -> Real:
        if isinstance(expr, Call) and expr.over is not None:
            return self.row.reduced(expr)
        return super()._value(expr)


class Row:
    """The points of a row, at one precision."""

    def __init__(
        self, reals: LiteralReals, points: Sequence[Point], parts: Mapping[str, Expr]
    ) -> None:
        self.reals = reals
        self.points = [RowPoint(self, _values(reals, point), parts) for point in points]
        self._reduced: dict[Call, Real | None] = {}

    def reduced(self, call: Call) -> Real:
        """A maximum or a sum of the row, cached; nan if a term is nan."""
        if call not in self._reduced:
            try:
                self._reduced[call] = self._reduce(call)
            except NotANumber:
                self._reduced[call] = None
        found = self._reduced[call]
        if found is None:
            raise NotANumber
        return found

    def _reduce(self, call: Call) -> Real:
        terms = [point.value(call.args[0]) for point in self.points]
        if call.word == "sum":
            result = Real(gmpy2.mpq(0))
            for term in terms:
                result = self.reals.term(result, term)
        else:
            result = terms[0]
            for term in terms[1:]:
                result = self._beyond(call.word, result, term)
        return self.reals.within(result)

    def _beyond(self, word: str, held: Real, term: Real) -> Real:
        """The greater, or the lesser, of two numbers; +0 is above -0."""
        order = self.reals.compare(term, held) or int(held.minus) - int(term.minus)
        return term if order * (1 if word == "max" else -1) > 0 else held


def _values(reals: Reals, point: Point) -> Mapping[str, Real | None]:
    return point.values(reals, dict.fromkeys(point.infinite, reals.scale.infinite))


def row_results(
    formulas: Formulas, output: str, points: Sequence[Point], kernel: str
) -> list[int]:
    """The results at the points of a row, correctly rounded to the dtype of the kernel."""
    form, expr = FORMATS[kernel], formulas.term(output)
    limit = any(point.infinite for point in points)
    found: dict[int, int] = {}
    precision = FIRST_PRECISION
    while precision <= LAST_PRECISION:
        row = Row(LiteralReals(precision, "f64"), points, formulas.parts)
        for k, point in enumerate(row.points):
            bits = found[k] if k in found else _rounded(row.reals, point, expr, form, limit)
            if bits is not None:
                found[k] = bits
        if len(found) == len(points):
            return [found[k] for k in range(len(points))]
        precision *= 2
    raise OracleError(f"{formulas.op.name}: undecided in a row")


def _of_all_rows(formulas: Formulas, output: str, rows: Sequence[Sequence[Point]], kernel: str, mean: bool) -> int:
    """The sum of what a formula is of each row, or that divided by the sum of another part, correctly rounded."""
    form = FORMATS[kernel]
    for doubled in range((LAST_PRECISION // FIRST_PRECISION).bit_length()):
        reals = LiteralReals(FIRST_PRECISION << doubled, "f64")
        with suppress(Undecided):
            try:
                return round_real(reals, _total(formulas, output, [Row(reals, points, formulas.parts) for points in rows], mean), form, False)
            except NotANumber:
                return form.nan
    raise OracleError(f"{formulas.op.name}: undecided in all rows")


def _total(formulas: Formulas, output: str, rows: Sequence[Row], mean: bool) -> Real:
    """The same at one precision."""
    reals, (by,) = rows[0].reals, [f.by for f in formulas.op.formulas if f.output == output]
    total, divisor = Real(gmpy2.mpq(0)), Real(gmpy2.mpq(0))
    for row in rows:
        total = reals.term(total, row.points[0].value(formulas.term(output)))
        divisor = reals.term(divisor, row.points[0].value(Name(by or "")))
    whole = reals.within(total)
    return reals.div(whole, reals.within(divisor)) if mean else whole


def _nothing(out: OutputParam, modes: Modes, dtype: str) -> tuple[int, ...]:
    """What the mean or the sum of no rows is; () of what has an element for each."""
    label = modes[out.totals or ""]
    return () if label == NONE else (_bits_of("nan" if label == MEAN else "0", dtype),)


def _position(formulas: Formulas, output: str, points: Sequence[Point]) -> int:
    """The index of the first nan of a row, or else of the first of the greatest or the least elements."""
    expr = formulas.term(output)
    assert isinstance(expr, Call)
    row = Row(LiteralReals(FIRST_PRECISION, "f64"), points, formulas.parts)
    held: Real | None = None
    place = 0
    for k, point in enumerate(row.points):
        try:
            term = point.value(expr.args[0])
        except NotANumber:
            return k
        if held is None or row.reals.compare(term, held) * (1 if expr.word == "argmax" else -1) > 0:
            held, place = term, k
    return place


def _rounded(reals: Reals, point: RowPoint, expr: Expr, form: Format, limit: bool) -> int | None:
    try:
        return round_real(reals, point.value(expr), form, limit)
    except NotANumber:
        return form.nan
    except Undecided:
        return None


def _integer(dtype: str, bits: int, kernel: str) -> int:
    """An element as an integer of the dtype of the kernel: a float is truncated, to the ends of the range."""
    if dtype not in FORMATS:
        return wrapped(kernel, bits)
    return conversion(Element(dtype, bits), kernel) if kernel in BOOLS else truncated(Element(dtype, bits), kernel)


def rows_of(shape: Sequence[int], axes: Collection[int]) -> list[list[int]]:
    """The points of each row along some axes, as positions in index order. Rows without points are rows, too."""
    found: dict[tuple[int, ...], list[int]] = {}
    for index in itertools.product(*(range(extent) for d, extent in enumerate(shape) if d not in axes)):
        found[index] = []
    for position, index in enumerate(itertools.product(*(range(extent) for extent in shape))):
        found[tuple(i for d, i in enumerate(index) if d not in axes)].append(position)
    return list(found.values())


def evaluate_rows(
    op: Operator, facts: Facts, modes: Modes, tensors: Mapping[str, Tensor],
    scalars: Mapping[str, Element], axes: Mapping[str, Value],
    out_dtypes: Mapping[str, str] | None = None,
) -> dict[str, tuple[int, ...]]:  # fmt: skip
    """The elements of every output of a call; `axes` has the values of its axis parameters."""
    found: dict[str, tuple[int, ...]] = {}
    for stage in op.stages if op.total is None else (op,):
        found |= _evaluate_stage(stage, facts, modes, tensors, scalars, axes, out_dtypes)
    return {out.name: found[out.name] for out in op.outputs}


def _evaluate_stage(
    op: Operator, facts: Facts, modes: Modes, tensors: Mapping[str, Tensor],
    scalars: Mapping[str, Element], axes: Mapping[str, Value],
    out_dtypes: Mapping[str, str] | None = None, rounded_to: str | None = None,
) -> dict[str, tuple[int, ...]]:  # fmt: skip
    """The same of the outputs that one stage has formulas for, rounded to the dtype of the kernel if to no other."""
    kernel = kernel_dtype(op, facts, {**modes, **(out_dtypes or {}), **dtypes_in(tensors, scalars)})
    if op.row_groups is not None:
        op, tensors = _grouped(op, tensors, int(str(axes[op.row_groups.name])))
    space = space_of(op, tensors)
    assert op.row_axis is not None
    if isinstance(op.row_shape, InputParam):
        axes = {**axes, op.row_shape.name: tensors[op.row_shape.name].shape}
    lacks = reduced_axes(op, op.row_axis, axes, modes, space)
    rows = rows_of(space, lacks)
    outputs = [op.output(f.output) for f in op.formulas]
    if not all(space):
        return {out.name: _nothing(out, modes, (out_dtypes or {}).get(out.name, kernel)) if out.totals is not None else tuple(_empty(out, modes, (out_dtypes or {}).get(out.name, kernel)) for _ in rows) for out in outputs}
    tensors = {**tensors, **_of_rows(op, tensors, axes, modes, space)}
    if kernel in INTEGERS or kernel in BOOLS:
        indices = list(itertools.product(*(range(extent) for extent in space)))
        return _integer_rows(op, modes, kernel, tensors, indices, rows, out_dtypes or {})
    defaults = {p.name: default_of(p.fallback, kernel) for p in op.inputs if p.optional}
    _, points = points_of(op, kernel, {**defaults, **tensors}, scalars, len(rows[0]))
    formulas = Formulas(op, facts, modes)
    results = {}
    for out in outputs:
        if out.position:
            to = (out_dtypes or {}).get(out.name, "i64")
            results[out.name] = tuple(wrapped(to, _position(formulas, out.name, [points[k] for k in row])) for row in rows)
            continue
        if out.totals is not None and modes[out.totals] != NONE:
            total = _of_all_rows(formulas, out.name, [[points[k] for k in row] for row in rows], kernel, modes[out.totals] == MEAN)
            results[out.name] = stored([total], kernel, (out_dtypes or {}).get(out.name, kernel))
            continue
        bits = [0] * len(points)
        for row in rows:
            mine = [points[k] for k in row]
            for k, value in zip(row, row_results(formulas, out.name, mine, rounded_to or kernel)):
                bits[k] = value
        if out.without is not None:
            bits = [bits[row[0]] for row in rows]
        results[out.name] = stored(bits, rounded_to or kernel, (out_dtypes or {}).get(out.name, kernel))
    return results


def _grouped(op: Operator, tensors: Mapping[str, Tensor], groups: int) -> tuple[Operator, dict[str, Tensor]]:
    """The operator and its tensors where groups of channels are an axis: what has an element for each channel broadcasts.
    Elements stay in their order."""
    space = in_groups(tensors[op.space.of[0]].shape, groups)
    shapes = {p.name: of_channels(space) if p.view == "channel" else space for p in op.inputs if p.without is None}
    params = tuple(replace(p, view="broadcast") if isinstance(p, InputParam) and p.view == "channel" else p for p in op.params)
    return replace(op, params=params), {n: replace(t, shape=shapes.get(n, t.shape)) for n, t in tensors.items()}


def summed_sizes(
    op: Operator, facts: Facts, modes: Modes, tensors: Mapping[str, Tensor], scalars: Mapping[str, Element],
    axes: Mapping[str, Value],
) -> dict[str, tuple[int, ...]]:  # fmt: skip
    """Of each output that combines points of several rows the sums of their magnitudes, in f64."""
    sums = {f.output: f.cases for f in op.stages[0].formulas}
    sizes = tuple(Formula(name, tuple(replace(case, expr=_magnitudes(case.expr)) for case in cases)) for name, cases in sums.items())
    stage = replace(op.stages[0], formulas=sizes)
    wide = dict.fromkeys(sums, "f64")
    return _evaluate_stage(stage, facts, modes, tensors, scalars, axes, wide, "f64")


def _magnitudes(expr: Expr) -> Expr:
    assert isinstance(expr, Call)
    return replace(expr, args=(Call("abs", expr.args),))


def _of_rows(
    op: Operator, tensors: Mapping[str, Tensor], axes: Mapping[str, Value], modes: Modes, space: Sequence[int]
) -> dict[str, Tensor]:
    """The inputs with one element for each row, with the axes of the rows."""
    own = [p for p in op.inputs if p.without is not None and p.name in tensors]
    shapes = {p.name: space_without(space, reduced_axes(op, p.without or "", axes, modes, space), True) for p in own}
    return {name: Tensor(tensors[name].dtype, shape, tensors[name].elements) for name, shape in shapes.items()}


def _empty(out: OutputParam, modes: Modes, dtype: str) -> int:
    """What an output is where there are no elements, which its spec says."""
    empty = out.empty_in(modes)
    assert empty is not None
    return _bits_of(empty, dtype)


def _bits_of(empty: str, dtype: str) -> int:
    """A number of a spec in a dtype."""
    bits = {"nan": FORMATS["f32"].nan, "-inf": FORMATS["f32"].sign | FORMATS["f32"].infinity}.get(empty)
    return conversion(Element("f32", bits if bits is not None else FORMATS["f32"].nearest(gmpy2.mpq(empty))), dtype)


def _integer_rows(
    op: Operator, modes: Modes, kernel: str, tensors: Mapping[str, Tensor], indices: Sequence[tuple[int, ...]],
    rows: Sequence[Sequence[int]], out_dtypes: Mapping[str, str],
) -> dict[str, tuple[int, ...]]:  # fmt: skip
    """The outputs of a call that reduces integers, each with one element for each row."""
    parts = {let.name: let.expr for let in op.lets}
    seen = {p.name: (tensors[p.name], p.view) for p in op.inputs}
    elements = {
        name: [_integer(t.dtype, t.elements[element_index(view, t.shape, i)], kernel) for i in indices]
        for name, (t, view) in seen.items()
    }
    found = {}
    for out in op.outputs:
        expr = first_case(next(f for f in op.formulas if f.output == out.name).cases, modes).expr
        to = out_dtypes.get(out.name, kernel)
        results = []
        for row in rows:
            points = [{name: values[k] for name, values in elements.items()} for k in row]
            value = evaluate_integers(kernel, expr, points, parts)
            results.append(wrapped(to, value) if out.position else of_integer(kernel, value, to))
        found[out.name] = tuple(results)
    return found
