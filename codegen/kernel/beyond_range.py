"""Formulas whose kernel leaves the range of its numbers where their value does not.

`x * x / y` has a value wherever the quotient of the exact product has one, but a kernel that squares first computes an
infinity. Kernels of smaller dtypes compute such elements again in f64; in f64 there is nothing wider. `x / (1 + x)` has
the limit 1 at an infinity, where a kernel of any dtype divides two infinities. Many formulas have forms that stay in
range (products of all factors, sums of exponentials), so no rule on formulas says which do not: the kernel's form is run
on numbers of all sizes and on infinities, and its results are compared with the exact ones.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import gmpy2  # type: ignore[import]

from codegen.algebra.meaning import Meanings
from codegen.exact.float_format import FORMATS, Format
from codegen.exact.oracle import Formulas, OracleError, Point, compute_type
from codegen.kernel.interpret import Prepared
from codegen.kernel.lowering import Kernel, lower
from codegen.kernel.operands import Output
from codegen.language.expression import TRUTHS, Call, Expr, Name
from codegen.language.facts import Facts
from codegen.language.formula import show
from codegen.language.operator import Operator
from codegen.language.place import Span

POINTS = 200
EXPONENTS = (1024, 1000, 900, 600, 400, 30, 0, -30, -400, -600, -900)
EVERYDAY = (Fraction(1, 2), Fraction(1), Fraction(3, 2), Fraction(3))
FAR = 1 << 40  # units in the last place of f64: about 2^-12 of a value, which no rounding explains

_HINT = (
    "multiply inside of a choice, where(p, x * z, y * z) for where(p, x, y) * z; divide first, x * (y / z); or leave "
    "f64 out of the types"
)
_AT_INFINITY = "divide by what grows: 1 / (1 / x + 1) for x / (1 + x)"


@dataclass(frozen=True)
class BeyondRange:
    """A part of a formula that leaves the range where the whole does not."""

    place: Span
    message: str
    hint: str


def beyond_range(op: Operator, facts: Facts) -> list[BeyondRange]:
    """The first such part of each output, of operators that compute each element by itself."""
    if op.by_rows or op.moves or op.scattered is not None or op.lined or op.paned is not None or op.finds or op.contraction is not None:
        return []
    found: dict[str, BeyondRange] = {}
    for kernel in lower(Meanings(op), facts):
        for output in kernel.results if kernel.dtype in ("f32", "f64") and not kernel.usual else ():
            if output.kind == "word" and output.param.name not in found:
                formulas = Formulas(op, facts, dict(zip((mode.name for mode in op.kernel_modes), kernel.mode)))
                found.update((output.param.name, wrong) for wrong in _first(formulas, kernel, output))
    return list(found.values())


def _first(formulas: Formulas, kernel: Kernel, output: Output) -> Iterator[BeyondRange]:
    """The first point at which the kernel's result is far from the exact one."""
    name, form = output.param.name, FORMATS[kernel.dtype]
    function = Prepared(output.function)
    for point in _points(formulas.op, kernel.dtype, output):
        try:
            exact = formulas.at(name, point) if formulas.allows(point) else form.nan
        except OracleError:
            continue
        if form.is_nan(exact) or (form.is_infinite(exact) and not point.infinite):
            continue
        result = function.run([_number(point, used) for used in output.uses])
        if _is_lost(form, result, exact, point):
            whole = formulas.term(name)
            part = whole if point.infinite else _lost(formulas, whole, point)
            given = ", ".join(f"{used} = {_text(_number(point, used))}" for used in output.uses)
            value = _text(_value(form, exact))
            what = "is computed from infinities" if point.infinite else f"leaves the range of {kernel.dtype}"
            message = f"'{show(part)}' {what} at {given}; '{name}' is {value} there, and computed as {_text(result)}"
            yield BeyondRange(part.span, message, _AT_INFINITY if point.infinite else _HINT)
            return


def _points(op: Operator, dtype: str, output: Output) -> Iterator[Point]:
    """In f64 numbers of all sizes, of which every second point has positive ones; then each tensor infinite in turn."""
    chance, form = random.Random(op.name), FORMATS[dtype]
    tensors = [p.name for p in op.inputs if p.name in output.uses and p not in op.point_indices]
    scalars = [p.name for p in (*op.scalars, *op.counts)]
    for i in range(POINTS if dtype == "f64" else 0):
        values = {}
        for name in tensors:
            exponent = chance.choice(EXPONENTS)
            size = form.largest if exponent == EXPONENTS[0] else form.nearest(Fraction(2) ** exponent)
            values[name] = size | (form.sign if chance.choice((False, i % 2 == 1)) else 0)
        yield Point(dtype, values | _made(op, form, chance), _scalars(scalars, dtype, chance))
    for infinite in tensors:
        for sign in (0, form.sign):
            values = {name: form.nearest(chance.choice(EVERYDAY) * chance.choice((1, -1))) for name in tensors}
            values |= _made(op, form, chance)
            yield Point(dtype, {**values, infinite: form.infinity | sign}, _scalars(scalars, dtype, chance))


def _made(op: Operator, form: Format, chance: random.Random) -> dict[str, int]:
    """Indices of points, which are finite, and random numbers, which lie between 0 and 1."""
    least = {p.name: 24 if p.drawn else 0 for p in op.point_indices}
    return {name: form.nearest(Fraction(2 * chance.getrandbits(23) + 1, 1 << bits)) for name, bits in least.items()}


def _scalars(names: list[str], dtype: str, chance: random.Random) -> dict[str, int]:
    return {name: FORMATS[compute_type(dtype)].nearest(chance.choice(EVERYDAY)) for name in names}


def _number(point: Point, name: str) -> Any:
    if name in point.tensors:
        return _value(FORMATS[point.kernel], point.tensors[name])
    return _value(FORMATS[compute_type(point.kernel)], point.scalars[name])


def _value(form: Format, bits: int) -> Any:
    if form.is_infinite(bits):
        return gmpy2.mpfr("-inf" if form.is_negative(bits) else "inf")
    return gmpy2.mpfr(form.value(bits))


def _is_lost(form: Format, result: Any, exact: int, point: Point) -> bool:
    """Whether a result has nothing of the exact one. At infinities the size of a finite result is no matter."""
    if gmpy2.is_nan(result):
        return True
    if form.is_infinite(exact) or not gmpy2.is_finite(result):
        return bool(gmpy2.is_finite(result)) == form.is_infinite(exact)
    if point.infinite or exact & ~form.sign < form.smallest_normal:
        return False
    found = form.nearest(gmpy2.mpq(result), bool(gmpy2.is_signed(result)))
    return abs(form.ordinal(found) - form.ordinal(exact)) > FAR


def _text(value: Any) -> str:
    return f"{float(value):.3g}"


def _lost(formulas: Formulas, whole: Expr, point: Point) -> Expr:
    """The first part, in the order of evaluation, that f64 cannot hold: that overflows, or else that underflows."""
    form = FORMATS[point.kernel]
    parts = list(_parts(formulas, whole, point))
    sizes = [formulas.rounded(part, point, form) & ~form.sign for part in parts]
    for low, high in ((form.infinity, form.infinity), (0, form.smallest_normal - 1)):
        for part, size in zip(parts, sizes):
            if low <= size <= high:
                return part
    return whole


def _parts(formulas: Formulas, expr: Expr, point: Point) -> Iterator[Call]:
    """The products, sums and functions that are evaluated at a point, the innermost first."""
    if isinstance(expr, Name) and expr.name in formulas.parts:
        yield from _parts(formulas, formulas.parts[expr.name], point)
    if not isinstance(expr, Call) or expr.word in TRUTHS:
        return
    args = expr.args
    if expr.word == "where":
        args = (args[1] if formulas.holds(args[0], point) else args[2],)
    for arg in args:
        yield from _parts(formulas, arg, point)
    yield expr
