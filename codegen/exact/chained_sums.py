"""The oracle for products in a chain: weights of exact scores, and how far from their mean a result may be.

The bound is the one that runtime/contraction/chain.h states.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import gmpy2  # type: ignore[import]

from codegen.exact.contracted_sums import BLOCK, JoinedTensor, Result, Sum, number_of, plus, scaled, stored, times
from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Tensor, converted
from codegen.language.contracted_shapes import JoinedExtents, chained_extents, counted_in
from codegen.language.contraction import Contraction, axis_of
from codegen.language.expression import Name
from codegen.language.index_maps import Value
from codegen.language.operator import Operator

PRECISION = 200  # bits of exponentials: their error is far below that of any result
UNIT = Fraction(1, 2**24)
LEAST = Fraction(1, 2**149)  # what a weight that underflows loses, at most


@dataclass(frozen=True)
class _Score:
    value: Fraction | float
    error: Fraction


def _steps(count: int) -> int:
    return min(count, BLOCK) + -(-count // BLOCK)


def _exponential(x: Fraction) -> Fraction:
    with gmpy2.local_context(gmpy2.context(precision=PRECISION)):
        found = gmpy2.mpq(gmpy2.exp(gmpy2.mpfr(gmpy2.mpq(x.numerator, x.denominator))))
    return Fraction(int(found.numerator), int(found.denominator))


def evaluate_chain(
    op: Operator, tensors: Mapping[str, Tensor], scalars: Mapping[str, Element], dtype: str, modes: Mapping[str, str], given: Mapping[str, Value],
) -> Result:  # fmt: skip
    """The output of a call, in a dtype."""
    c = op.contraction_in(modes)
    assert c.chain is not None
    factors = {name: number_of(FORMATS["f32"], converted(e, "f32")) for name, e in scalars.items()}
    factor = factors[c.product.factor] if c.product.factor is not None else Fraction(1)
    found = chained_extents(c, {name: tuple(t.shape) for name, t in tensors.items()}, counted_in(op.counting, given))
    names = [name for axis in map(axis_of, c.space) for name in axis.names]
    chain = _Chain(c, tensors, found, factor)
    bits, within = [], []
    for point in itertools.product(*(range(found.each(name)[0]) for name in names)):
        made, far = chain.result({name: (i,) for name, i in zip(names, point)}, dtype)
        bits.append(made)
        within.append(far)
    return Result(Tensor(dtype, found.space, tuple(bits)), tuple(within))


class _Chain:
    def __init__(self, c: Contraction, tensors: Mapping[str, Tensor], found: JoinedExtents, factor: Fraction | float) -> None:
        assert c.chain is not None
        self.c = c
        self.found = found
        self.factor = factor
        self.left, self.middle, self.right = (JoinedTensor(tensors[n.name], n.axes or (), found) for n in c.factors)
        added = c.addend.value if c.addend is not None else None
        there = isinstance(added, Name) and added.name in tensors
        self.addend = JoinedTensor(tensors[added.name], added.axes or (), found) if there and isinstance(added, Name) else None
        self.rows: dict[tuple[int, ...], list[_Score]] = {}

    def result(self, at: dict[str, tuple[int, ...]], dtype: str) -> tuple[int, Fraction]:
        """The nearest element at a point of the result, and how far from it a computed one may be."""
        form = FORMATS[dtype]
        scores = self._scores(at)
        if any(s.value != s.value or s.value == float("inf") for s in scores):
            return form.nan, Fraction(0)
        finite = [s.value for s in scores if isinstance(s.value, Fraction)]
        if not finite:
            return form.nearest(Fraction(0)), Fraction(0)
        greatest = max(finite)
        weights = [_exponential(s.value - greatest) if isinstance(s.value, Fraction) else Fraction(0) for s in scores]
        total, mean = sum(weights), Sum(Fraction(0))
        (along,) = self.c.summed
        most = Fraction(0)
        for t, weight in enumerate(weights):
            value = times(weight, self.right.at({**at, along: (t,)}))
            size = abs(value) if isinstance(value, Fraction) else Fraction(0)
            most = max(most, size / weight if weight else size)
            mean = plus(mean, Sum(value, size))
        mean = scaled(mean, 1 / total)
        if len(scores) == 1:  # its weight is 1
            return stored(mean.value, Fraction(0), form)
        worst = max(s.error for s in scores)
        weighed = _exponential(2 * worst) - 1 + 2 * UNIT
        error = (2 * weighed + (2 * _steps(len(scores)) + 4) * UNIT) * mean.size * (1 + Fraction(1, 2**10)) + len(scores) * most * LEAST
        return stored(mean.value, error, form)

    def _scores(self, at: dict[str, tuple[int, ...]]) -> Sequence[_Score]:
        """The scores of a row, which are the same for all its results."""
        names = sorted({name for axis in self.left.axes for name in axis.names} - {self.c.link})
        key = tuple(at[name][0] for name in names)
        if key not in self.rows:
            (along,) = self.c.summed
            self.rows[key] = [self._score({**at, along: (t,)}) for t in range(self.found.each(along)[0])]
        return self.rows[key]

    def _score(self, at: dict[str, tuple[int, ...]]) -> _Score:
        total = Sum(Fraction(0))
        count = self.found.each(self.c.link)[0]
        for k in range(count):
            there: dict[str, tuple[int, ...]] = {**at, self.c.link: (k,)}
            value = times(self.left.at(there), self.middle.at(there))
            total = plus(total, Sum(value, abs(value) if isinstance(value, Fraction) else Fraction(0)))
        total = scaled(total, self.factor)
        if self.addend is not None:
            added = self.addend.at(at)
            total = plus(total, Sum(added, abs(added) if isinstance(added, Fraction) else Fraction(0)))
        return _Score(total.value, (_steps(count) + 2) * UNIT * total.size)
