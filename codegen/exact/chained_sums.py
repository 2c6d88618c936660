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
from codegen.language.contracted_axes import axis_of
from codegen.language.contracted_shapes import IMPLYING, JoinedExtents, band_mode, chained_extents, counted_in, mask_axes, row_shape
from codegen.language.contraction import Contraction
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
    dropped: bool = False


@dataclass(frozen=True)
class _Weights:
    weights: tuple[Fraction, ...]
    total: Fraction
    error: Fraction  # relative, of each


def steps(count: int) -> int:
    return min(count, BLOCK) + -(-count // BLOCK)


def exponential(x: Fraction) -> Fraction:
    with gmpy2.local_context(gmpy2.context(precision=PRECISION)):
        found = gmpy2.mpq(gmpy2.exp(gmpy2.mpfr(gmpy2.mpq(x.numerator, x.denominator))))
    return Fraction(int(found.numerator), int(found.denominator))


def _logarithm(x: Fraction) -> Fraction:
    with gmpy2.local_context(gmpy2.context(precision=PRECISION)):
        found = gmpy2.mpq(gmpy2.log(gmpy2.mpfr(gmpy2.mpq(x.numerator, x.denominator))))
    return Fraction(int(found.numerator), int(found.denominator))


def evaluate_chain(
    op: Operator, tensors: Mapping[str, Tensor], scalars: Mapping[str, Element], dtypes: Mapping[str, str], modes: Mapping[str, str], given: Mapping[str, Value],
) -> dict[str, Result]:  # fmt: skip
    """The outputs of a call, each in its dtype."""
    c = op.contraction_in(modes)
    assert c.chain is not None
    factors = {name: number_of(FORMATS["f32"], converted(e, "f32")) for name, e in scalars.items()}
    factor = factors[c.product.factor] if c.product.factor is not None else Fraction(1)
    band = band_of(op, c, tensors, modes, given)
    found = chained_extents(c, {name: tuple(t.shape) for name, t in tensors.items()}, counted_in(op.counting, given), band.implied)
    chain = Chain(c, tensors, found, factor, band)
    results = {}
    of_rows = dict(c.rows)
    for out in op.outputs:
        axes = list(map(axis_of, (of_rows[out.name].axes or ()) if out.name in of_rows else c.space))
        shape = row_shape(of_rows[out.name], found) if out.name in of_rows else found.space
        ranges = [range(found.each(name)[0]) for axis in axes for name in axis.names] + [range(int(axis.text)) for axis in axes if not axis.names]
        names = [name for axis in axes for name in axis.names] + [axis.text for axis in axes if not axis.names]
        order = [name for axis in axes for name in (axis.names or (axis.text,))]
        bits, within = [], []
        for point in itertools.product(*(ranges[names.index(name)] for name in order)):
            at: dict[str, tuple[int, ...]] = {name: (i,) for name, i in zip(order, point)}
            made, far = chain.row(at, of_rows[out.name].name, dtypes[out.name]) if out.name in of_rows else chain.result(at, dtypes[out.name])
            bits.append(made)
            within.append(far)
        results[out.name] = Result(Tensor(dtypes[out.name], shape, tuple(bits)), tuple(within))
    return results


@dataclass(frozen=True)
class Band:
    """Which positions a row may keep, as runtime/check/band.h has it."""

    mode: int
    before: int
    after: int
    masked: bool
    several: bool

    @property
    def implied(self) -> bool:
        return self.mode in IMPLYING

    def keeps(self, row: int, position: int, rows: int, positions: int) -> bool:
        shift = positions - rows
        if self.several and rows == 1:
            return True
        if self.mode == 0:
            return not self.masked or row - self.before <= position <= row + self.after
        if self.mode == 2:
            return position <= row
        if self.mode == 3:
            return position <= row + shift
        return self.mode != 4 or row + shift - self.before <= position <= row + shift + self.after


def band_of(op: Operator, c: Contraction, tensors: Mapping[str, Tensor], modes: Mapping[str, str], given: Mapping[str, Value]) -> Band:
    """The band of a call."""
    masked = c.drop is not None and c.drop.name in tensors
    before, after = (int(str(given[name])) for name in c.band[1:]) if c.band else (0, 0)
    return Band(band_mode(c, op.modes, modes), before, after, masked, c.several)


class Chain:
    def __init__(self, c: Contraction, tensors: Mapping[str, Tensor], found: JoinedExtents, factor: Fraction | float, band: Band) -> None:
        assert c.chain is not None
        self.c = c
        self.found = found
        self.factor = factor
        self.left, self.middle, self.right = (JoinedTensor(tensors[n.name], n.axes or (), found) for n in c.factors)
        added = c.addend.value if c.addend is not None else None
        there = isinstance(added, Name) and added.name in tensors
        self.addend = JoinedTensor(tensors[added.name], added.axes or (), found) if there and isinstance(added, Name) else None
        self.rows: dict[tuple[int, ...], list[_Score]] = {}
        self.weighed: dict[tuple[int, ...], _Weights] = {}
        self.band = band
        mask = tensors.get(c.drop.name) if c.drop is not None and not band.implied else None
        self.mask = JoinedTensor(mask, mask_axes(c.drop, tuple(mask.shape), found), found) if mask is not None and c.drop is not None else None

    def result(self, at: dict[str, tuple[int, ...]], dtype: str) -> tuple[int, Fraction]:
        """The nearest element at a point of the result, and how far from it a computed one may be."""
        form = FORMATS[dtype]
        scores = self._scores(at)
        if any(s.value != s.value or s.value == float("inf") for s in scores):
            return form.nan, Fraction(0)
        finite = [s.value for s in scores if isinstance(s.value, Fraction)]
        if not finite:
            return form.nearest(Fraction(0)), Fraction(0)
        weighed = self._weights(at)
        mean = Sum(Fraction(0))
        (along,) = self.c.summed
        most = Fraction(0)
        for t, weight in enumerate(weighed.weights):
            if scores[t].dropped:
                continue
            value = times(weight, self.right.at({**at, along: (t,)}))
            size = abs(value) if isinstance(value, Fraction) else Fraction(0)
            most = max(most, size / weight if weight else size)
            mean = plus(mean, Sum(value, size))
        mean = scaled(mean, 1 / weighed.total)
        if len(scores) == 1:  # its weight is 1
            return stored(mean.value, Fraction(0), form)
        error = (2 * weighed.error + (2 * steps(len(scores)) + 4) * UNIT) * mean.size * (1 + Fraction(1, 2**10)) + len(scores) * most * LEAST
        return stored(mean.value, error, form)

    def row(self, at: dict[str, tuple[int, ...]], word: str, dtype: str) -> tuple[int, Fraction]:
        """The same of what there is of a row of scores."""
        form = FORMATS[dtype]
        scores = self._scores(at)
        if any(s.value != s.value or s.value == float("inf") for s in scores):
            return form.nan, Fraction(0)
        finite = [s.value for s in scores if isinstance(s.value, Fraction)]
        if not finite:
            return form.nearest(Fraction(0)) if word == "total_weight" else form.infinity | form.sign, Fraction(0)
        greatest, worst = max(finite), max(s.error for s in scores)
        weighed = self._weights(at)
        total = weighed.total
        if word == "greatest_score":
            return stored(greatest, worst, form)
        taken = steps(len(scores))
        if word == "total_weight":
            return stored(total, (weighed.error + (taken + 1) * UNIT) * total + len(scores) * LEAST if len(scores) > 1 else Fraction(0), form)
        log = _logarithm(total)
        return stored(greatest + log, worst + (taken + 4) * UNIT * (1 + log), form)

    def _weights(self, at: dict[str, tuple[int, ...]]) -> _Weights:
        """The weights of a row that has scores, which are the same for all its results."""
        key = self._row(at)
        if key not in self.weighed:
            scores = self._scores(at)
            greatest = max(s.value for s in scores if isinstance(s.value, Fraction))
            weights = tuple(exponential(s.value - greatest) if isinstance(s.value, Fraction) else Fraction(0) for s in scores)
            error = exponential(2 * max(s.error for s in scores)) - 1 + 2 * UNIT if len(scores) > 1 else Fraction(0)
            self.weighed[key] = _Weights(weights, sum(weights, Fraction(0)), error)
        return self.weighed[key]

    def _row(self, at: dict[str, tuple[int, ...]]) -> tuple[int, ...]:
        return tuple(at[name][0] for name in sorted({name for axis in self.left.axes for name in axis.names} - {self.c.link}))

    def _scores(self, at: dict[str, tuple[int, ...]]) -> Sequence[_Score]:
        """The scores of a row, which are the same for all its results."""
        key = self._row(at)
        if key not in self.rows:
            (along,) = self.c.summed
            self.rows[key] = [self.score({**at, along: (t,)}) for t in range(self.found.each(along)[0])]
        return self.rows[key]

    def _drops(self, at: dict[str, tuple[int, ...]]) -> bool:
        """Whether a score weighs nothing, by its place or by the mask."""
        if self.c.drop is None:
            return False
        (along,) = self.c.summed
        rows = self.c.dropped_rows
        kept = self.band.keeps(at[rows][0], at[along][0], self.found.each(rows)[0], self.found.each(along)[0])
        return not kept or self.mask is not None and self.mask.at(at) != 0

    def score(self, at: dict[str, tuple[int, ...]]) -> _Score:
        if self._drops(at):
            return _Score(float("-inf"), Fraction(0), True)
        total = Sum(Fraction(0))
        count = self.found.each(self.c.link)[0]
        for k in range(count):
            there: dict[str, tuple[int, ...]] = {**at, self.c.link: (k,)}
            value = times(self.left.at(there), self.middle.at(there))
            total = plus(total, Sum(value, abs(value) if isinstance(value, Fraction) else Fraction(0)))
        total = total if self.c.scales_last else scaled(total, self.factor)
        if self.addend is not None:
            added = self.addend.at(at)
            total = plus(total, Sum(added, abs(added) if isinstance(added, Fraction) else Fraction(0)))
        total = scaled(total, self.factor) if self.c.scales_last else total
        return _Score(total.value, (steps(count) + 2) * UNIT * total.size)
