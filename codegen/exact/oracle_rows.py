"""The oracle for formulas that reduce along an axis, which evaluates a whole row at once.

Here infinities are taken literally and not as limits: inf - inf is nan, so a row of softmax that has an
infinity, or only -inf, is nan. Sums, along a row or in a formula, overflow to infinity at the end of the
range of f64.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import gmpy2  # type: ignore[import]

from codegen.exact.float_format import FORMATS, Format
from codegen.exact.functions import Reals
from codegen.exact.interval import Interval, Undecided
from codegen.exact.oracle import (
    FIRST_PRECISION, LAST_PRECISION, Element, Evaluation, Formulas, Modes, OracleError, Point, Tensor,
    dtypes_in, points_of, round_real, space_of, stored,
)  # fmt: skip
from codegen.exact.real import SCALES, NotANumber, Real
from codegen.language.expression import Call, Expr
from codegen.language.facts import Facts
from codegen.language.operator import Operator
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
        return super().div(x, y)


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
        result = terms[0] if call.word == "max" else self.reals.term(Real(gmpy2.mpq(0)), terms[0])
        for term in terms[1:]:
            if call.word == "sum":
                result = self.reals.term(result, term)
            elif self.reals.compare(term, result) > 0:
                result = term
        return self.reals.within(result)


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


def _rounded(reals: Reals, point: RowPoint, expr: Expr, form: Format, limit: bool) -> int | None:
    try:
        return round_real(reals, point.value(expr), form, limit)
    except NotANumber:
        return form.nan
    except Undecided:
        return None


def rows_of(shape: Sequence[int], axis: int) -> list[list[int]]:
    """The points of each row along an axis, as positions in index order."""
    if not shape:
        return [[0]]
    length = shape[axis]
    below = 1
    for extent in shape[axis % len(shape) + 1 :]:
        below *= extent
    count = below * length
    for extent in shape[: axis % len(shape)]:
        count *= extent
    starts = [start for start in range(count) if start // below % length == 0]
    return [[start + k * below for k in range(length)] for start in starts]


def evaluate_rows(
    op: Operator, facts: Facts, modes: Modes, tensors: Mapping[str, Tensor],
    scalars: Mapping[str, Element], axes: Mapping[str, int],
    out_dtypes: Mapping[str, str] | None = None,
) -> dict[str, tuple[int, ...]]:  # fmt: skip
    """The elements of every output of a call; `axes` has the values of its axis parameters."""
    kernel = kernel_dtype(op, facts, dtypes_in(tensors, scalars))
    _, points = points_of(op, kernel, tensors, scalars)
    formulas = Formulas(op, facts, modes)
    results = {}
    assert op.row_axis is not None
    axis = axes[op.row_axis] if op.row_axis in axes else int(op.row_axis)
    for out in op.outputs:
        bits = [0] * len(points)
        for row in rows_of(space_of(op, tensors), axis):
            mine = [points[k] for k in row]
            for k, value in zip(row, row_results(formulas, out.name, mine, kernel)):
                bits[k] = value
        if out.without is not None:
            bits = [bits[row[0]] for row in rows_of(space_of(op, tensors), axis)]
        results[out.name] = stored(bits, kernel, (out_dtypes or {}).get(out.name, kernel))
    return results
