"""The oracle for gradients of products in a chain: exact weights from the greatest score and the total that a call has, and
how far from the gradients a computed one may be.

The bound is the one that runtime/contraction/chain_grad.h states.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from codegen.exact.chained_sums import UNIT, Chain, band_of, exponential, steps
from codegen.exact.contracted_sums import JoinedTensor, Result, Sum, number_of, plus, scaled, stored, times
from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Tensor, converted
from codegen.language.contracted_axes import axis_of
from codegen.language.contracted_shapes import chained_extents, counted_in, row_shape
from codegen.language.index_maps import Value
from codegen.language.operator import Operator

F32 = FORMATS["f32"]
LEAST = Fraction(1, 2**148)  # what a weight that underflows loses, at most
FAR = 400  # beyond, an exponential is 0 or infinite in f32, whatever else is done
MORE = 1 + Fraction(1, 2**10)  # for terms of the second order

Index = dict[str, tuple[int, ...]]


@dataclass(frozen=True)
class _Pair:
    """A row and a link: its weight, with the relative error of that, and its lean, whose error goes with `size`. One that is
    dropped takes no part."""

    weight: Fraction | float
    odd: Fraction
    lean: Fraction | float
    size: Fraction
    least: Fraction  # what the lean loses where the weight underflows
    dropped: bool = False


_DROPPED = _Pair(Fraction(0), Fraction(0), Fraction(0), Fraction(0), Fraction(0), True)


def evaluate_gradients(
    op: Operator, tensors: Mapping[str, Tensor], scalars: Mapping[str, Element], dtypes: Mapping[str, str], modes: Mapping[str, str], given: Mapping[str, Value],
) -> dict[str, Result]:  # fmt: skip
    """The outputs of a call, each in its dtype."""
    c = op.contraction_in(modes)
    assert c.gradients is not None and c.chain is not None
    factors = {name: number_of(F32, converted(e, "f32")) for name, e in scalars.items()}
    factor = factors[c.product.factor] if c.product.factor is not None else Fraction(1)
    found = chained_extents(c, {name: tuple(t.shape) for name, t in tensors.items()}, counted_in(op.counting, given), band_of(op, c, tensors, modes, given).implied)
    made = _Made(Chain(c, tensors, found, factor, band_of(op, c, tensors, modes, given)), tensors)
    shaped = dict(c.shaped)
    results = {}
    for output, tensor in c.gradients.of:
        names = [name for axis in map(axis_of, shaped[output].axes or ()) for name in axis.names]
        bits, within = [], []
        for point in itertools.product(*(range(found.each(name)[0]) for name in names)):
            value, error = made.gradient(tensor, {name: (i,) for name, i in zip(names, point)})
            bits_of, far = stored(value, error, FORMATS[dtypes[output]])
            bits.append(bits_of)
            within.append(far)
        results[output] = Result(Tensor(dtypes[output], row_shape(shaped[output], found), tuple(bits)), tuple(within))
    return results


def totals_of(op: Operator, tensors: Mapping[str, Tensor], scalars: Mapping[str, Element], modes: Mapping[str, str], given: Mapping[str, Value]) -> dict[str, Tensor]:
    """The greatest score and the total of each row of a call with these factors, which are finite, as f32."""
    c = op.contraction_in(modes)
    assert c.gradients is not None
    factors = {name: number_of(F32, converted(e, "f32")) for name, e in scalars.items()}
    factor = factors[c.product.factor] if c.product.factor is not None else Fraction(1)
    known = {name: tuple(t.shape) for name, t in tensors.items()}
    band = band_of(op, c, tensors, modes, given)
    found = chained_extents(c, known, counted_in(op.counting, given), band.implied)
    chain = Chain(c, tensors, found, factor, band)
    made = {}
    for of, word in ((c.gradients.greatest, "greatest_score"), (c.gradients.total, "total_weight")):
        axes = list(map(axis_of, of.axes or ()))
        names = [name for axis in axes for name in axis.names]
        repeats = row_shape(of, found)
        each = [range(found.each(name)[0]) for name in names]
        (eight,) = [int(axis.text) for axis in axes if not axis.names] or [1]
        rows = [chain.row({name: (i,) for name, i in zip(names, point)}, word, "f32")[0] for point in itertools.product(*each)]
        made[of.name] = Tensor("f32", repeats, tuple(bits for bits in rows for _ in range(eight)))
    return made


class _Made:
    def __init__(self, chain: Chain, tensors: Mapping[str, Tensor]) -> None:
        c = chain.c
        assert c.gradients is not None and c.chain is not None
        self.chain, self.c, self.found = chain, c, chain.found
        beside = (JoinedTensor(tensors[name.name], name.axes or (), chain.found) for name in c.gradients.names)
        self.slope, self.made, self.greatest, self.total = beside
        (self.link,) = c.summed
        rows = {name for axis in chain.left.axes for name in axis.names}
        (self.column,) = {name for axis in chain.right.axes for name in axis.names} - rows - {self.link}
        self.steps = steps(self.found.each(self.column)[0]) - 1
        self.pairs: dict[tuple[int, ...], _Pair] = {}
        self.names = sorted((rows - {c.link}) | {self.link})

    def gradient(self, of: str, at: Index) -> tuple[Fraction | float, Fraction]:
        """A gradient of a tensor, and how far from it a computed one may be."""
        c, alpha = self.c, self.chain.factor
        if of == c.added:
            pair = self._pair(at)
            value = scaled(Sum(pair.lean, pair.size), alpha if c.scales_last or c.product.factor is None else Fraction(1))
            return value.value, (pair.odd + (self.steps + 4) * UNIT) * value.size * MORE + pair.least * 2
        rows = of == c.left.name
        along = (self.link,) if rows else c.summed_rows
        other = self.chain.middle if rows else self.slope if of == c.right.name else self.chain.left
        total, worst, least, count = Sum(Fraction(0)), Fraction(0), Fraction(0), 0
        for point in itertools.product(*(range(self.found.each(name)[0]) for name in along)):
            here: Index = {**at, **{name: (i,) for name, i in zip(along, point)}}
            count += 1
            pair, factor = self._pair(here), other.at(here)
            if pair.dropped:
                continue
            product = times(pair.weight if of == c.right.name else pair.lean, factor)
            size = abs(pair.weight) if of == c.right.name and isinstance(pair.weight, Fraction) else pair.size
            magnitude = size * abs(factor) if isinstance(product, Fraction) and isinstance(factor, Fraction) else Fraction(0)
            total = plus(total, Sum(product, magnitude))
            worst = max(worst, pair.odd)
            least += (LEAST if of == c.right.name else pair.least) * abs(factor) + LEAST if isinstance(factor, Fraction) else Fraction(0)
        if of == c.right.name:
            return total.value, (worst + (steps(count) + 1) * UNIT) * total.size * MORE + least
        value = scaled(total, alpha)
        least = abs(least * alpha) if isinstance(alpha, Fraction) else Fraction(0)
        return value.value, (worst + (self.steps + steps(count) + 4) * UNIT) * value.size * MORE + least + LEAST

    def _pair(self, at: Index) -> _Pair:
        key = tuple(at[name][0] for name in self.names)
        if key not in self.pairs:
            self.pairs[key] = self._made(at)
        return self.pairs[key]

    def _made(self, at: Index) -> _Pair:
        share, total = _share(self.total.at({**at, "8": (0,)}))
        score = self.chain.score(at)
        if total == 0 or score.dropped:
            return _DROPPED
        weight = _rounded(times(_rounded(_power(plus(Sum(score.value), Sum(_negated(self.greatest.at({**at, "8": (0,)})))).value)), share))
        dot, differ = Sum(Fraction(0)), Sum(Fraction(0))
        for e in range(self.found.each(self.column)[0]):
            here: Index = {**at, self.column: (e,)}
            slope = self.slope.at(here)
            dot = plus(dot, _sized(times(slope, self.chain.right.at(here))))
            differ = plus(differ, _sized(times(slope, self.made.at(here))))
        apart = plus(dot, Sum(_negated(differ.value), differ.size))
        lean = times(weight, apart.value)
        size = abs(weight) * apart.size if isinstance(weight, Fraction) and isinstance(apart.value, Fraction) else Fraction(0)
        odd = exponential(min(score.error, Fraction(8))) - 1 + 4 * UNIT
        return _Pair(weight, odd, lean, size, LEAST * apart.size * (1 + abs(share) if isinstance(share, Fraction) else 1) + LEAST)


def _share(total: Fraction | float) -> tuple[Fraction | float, Fraction | float]:
    """1 / total in f32; and the total."""
    if not isinstance(total, Fraction):
        return (Fraction(0) if abs(total) == float("inf") else total), total
    return (_rounded(number_of(F32, F32.nearest(abs(1 / total)) | (F32.sign if total < 0 else 0))) if total != 0 else Fraction(0)), total


def _power(x: Fraction | float) -> Fraction | float:
    """e^x."""
    if isinstance(x, Fraction) and abs(x) < FAR:
        return exponential(x)
    return x if x != x else float("inf") if x > 0 else Fraction(0)


def _rounded(x: Fraction | float) -> Fraction | float:
    """A value, or the infinity that it becomes in f32."""
    if isinstance(x, Fraction) and F32.is_infinite(F32.nearest(abs(x))):
        return float("inf") if x > 0 else float("-inf")
    return x


def _negated(x: Fraction | float) -> Fraction | float:
    return -x


def _sized(x: Fraction | float) -> Sum:
    return Sum(x, abs(x) if isinstance(x, Fraction) else Fraction(0))
