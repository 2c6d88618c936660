"""The oracle for triangular matrices: exact unknowns, and how far from them a result may be.

The bound is the one that runtime/contraction/solve.h states. Infinities and zeros on a diagonal follow the arithmetic of
floats; all else is exact.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import inf, nan, prod

from codegen.exact.contracted_sums import Result, number_of, stored, times
from codegen.exact.float_format import FORMATS, Format
from codegen.exact.oracle import Tensor, compute_type
from codegen.language.contracted_shapes import contracted
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.language.shapes import Shape
from codegen.language.type_dtypes import kernel_dtype

BLOCK = 64  # AC_SOLVE_BLOCK

Number = Fraction | float


@dataclass(frozen=True)
class _Unknown:
    value: Number
    error: Fraction  # at most


@dataclass(frozen=True)
class _Matrix:
    """The matrix of one batch, with its flags."""

    bits: tuple[int, ...]
    form: Format
    size: int
    upper: bool
    turned: bool
    ones: bool

    def element(self, i: int, j: int) -> int:
        """The bits of an element of the matrix that is solved."""
        return self.bits[j * self.size + i] if self.turned else self.bits[i * self.size + j]

    def at(self, i: int, j: int) -> Number:
        return number_of(self.form, self.element(i, j))

    @property
    def order(self) -> range:
        """The unknowns in the order in which they are found."""
        return range(self.size - 1, -1, -1) if self.upper != self.turned else range(self.size)


def evaluate_solved(op: Operator, facts: Facts, tensors: Mapping[str, Tensor], modes: Mapping[str, str], dtypes: Mapping[str, str]) -> dict[str, Result]:
    """The outputs of a call, in these dtypes."""
    c = op.contraction
    assert c is not None and c.solved is not None
    left, right = tensors[c.left.name], tensors[c.right.name]
    upper, turned, ones = (modes[name] == "true" for name in c.solved.flags)
    space = contracted(c, tuple(left.shape), tuple(right.shape))
    size, columns = space[-2:]
    computing = FORMATS[compute_type(kernel_dtype(op, facts, {name: t.dtype for name, t in tensors.items()}))]
    name = op.outputs[0].name
    form = FORMATS[dtypes[name]]
    bits: list[int] = []
    within: list[Fraction] = []
    triangle: list[int] = []
    for batch in itertools.product(*map(range, space[:-2])):
        own = _part(left, batch, size * size)
        matrix = _Matrix(own, FORMATS[left.dtype], size, upper, turned, ones)
        sides = [number_of(FORMATS[right.dtype], element) for element in _part(right, batch, size * columns)]
        found = [_solve(matrix, sides[n::columns], computing) for n in range(columns)]
        for i in range(size):
            for n in range(columns):
                made, far = stored(found[n][i].value, found[n][i].error, form)
                bits.append(made)
                within.append(far)
        triangle += [own[i * size + j] if (j >= i if upper else j <= i) else 0 for i in range(size) for j in range(size)]
    results = {name: Result(Tensor(dtypes[name], space, tuple(bits)), tuple(within))}
    if c.solved.kept is not None and c.solved.kept in dtypes:
        whole = Tensor(dtypes[c.solved.kept], (*space[:-1], size), tuple(triangle))
        results[c.solved.kept] = Result(whole, (Fraction(0),) * len(triangle))
    return results


def _part(tensor: Tensor, batch: Shape, count: int) -> tuple[int, ...]:
    """The elements of one batch."""
    front = tuple(tensor.shape)[:-2]
    position = 0
    for extent, i in zip(front, batch[len(batch) - len(front) :]):
        position = position * extent + (0 if extent == 1 else i)
    assert prod(tensor.shape[-2:]) == count
    return tuple(tensor.elements[position * count : (position + 1) * count])


def _solve(matrix: _Matrix, side: list[Number], computing: Format) -> dict[int, _Unknown]:
    """The unknowns of a column."""
    found: dict[int, _Unknown] = {}
    unit = Fraction(1, 2**computing.digits)
    for i in matrix.order:
        rest, off, size = side[i], Fraction(0), Fraction(0)
        for j, x in found.items():
            factor = matrix.at(i, j)
            product = times(factor, x.value)
            rest = _less(rest, product)
            if isinstance(factor, Fraction) and isinstance(x.value, Fraction):
                off += abs(factor) * x.error
                size += abs(factor) * (abs(x.value) + x.error)
        steps = min(len(found), BLOCK) + -(-len(found) // BLOCK)
        off += steps * unit / (1 - steps * unit) * size
        exact = off == 0
        if isinstance(rest, Fraction):
            off += (abs(rest) + off) * unit if not (exact and _held(rest, computing)) else 0
        if not matrix.ones:
            rest, off = _quotient(rest, off, matrix.element(i, i), matrix.form, unit, computing)
        found[i] = _Unknown(rest, off if isinstance(rest, Fraction) else Fraction(0))
    return found


def _held(value: Fraction, form: Format) -> bool:
    """Whether a format has a number."""
    near = form.value(form.nearest(value))
    return Fraction(int(near.numerator), int(near.denominator)) == value


def _less(a: Number, b: Number) -> Number:
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return a - b
    return float(a if isinstance(a, float) else 0) - float(b if isinstance(b, float) else 0)


def _quotient(rest: Number, off: Fraction, bits: int, form: Format, unit: Fraction, computing: Format) -> tuple[Number, Fraction]:
    """What is left of a row, divided by the element on the diagonal, and the error of that."""
    by = number_of(form, bits)
    if rest != rest or by != by:
        return nan, off
    negative = (bits & form.sign != 0) != (rest < 0)
    if isinstance(by, float):
        nothing: Number = nan if isinstance(rest, float) else Fraction(0)
        return nothing, off
    if isinstance(rest, float) or by == 0:
        limit = nan if by == 0 and rest == 0 else -inf if negative else inf
        return limit, off
    value = rest / by
    error = off / abs(by)
    if error == 0 and _held(value, computing):
        return value, error
    return value, error + (abs(value) + error) * unit
