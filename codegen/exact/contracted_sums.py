"""The oracle for contractions: exact sums of products, and how far from them a result may be.

The bound is the one that runtime/contraction/contraction.h states, in units of the sum of magnitudes.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from math import prod
from typing import cast

from codegen.exact.float_format import FORMATS, Format
from codegen.exact.oracle import Element, Tensor, compute_type, converted
from codegen.language.contracted_axes import BATCH, Axis, axis_of, without_mark
from codegen.language.contracted_shapes import Extents, JoinedExtents, Window, contracted, extents_of, joined_extents
from codegen.language.contraction import Contraction
from codegen.language.expression import Name
from codegen.language.facts import Facts
from codegen.language.index_maps import Value
from codegen.language.operator import Operator
from codegen.language.shapes import Shape
from codegen.language.type_dtypes import kernel_dtype

BLOCK = 256  # AC_CONTRACTION_BLOCK


@dataclass(frozen=True)
class Sum:
    """A value: exact, or without a number; and the sum of the magnitudes of its terms."""

    value: Fraction | float
    size: Fraction = Fraction(0)


@dataclass(frozen=True)
class Result:
    """The elements of an output, correctly rounded, and how far each may be from that; 0: the same bits."""

    output: Tensor
    within: tuple[Fraction, ...]


def numbers_of(tensor: Tensor) -> list[Fraction | float]:
    """The values of a tensor of floats or of whole numbers."""
    form = FORMATS.get(tensor.dtype)
    return [Fraction(bits) if form is None else number_of(form, bits) for bits in tensor.elements]


def number_of(form: Format, bits: int) -> Fraction | float:
    if form.is_nan(bits):
        return float("nan")
    if form.is_infinite(bits):
        return float("-inf") if form.is_negative(bits) else float("inf")
    value = form.value(bits)
    return Fraction(int(value.numerator), int(value.denominator))


def times(a: Fraction | float, b: Fraction | float) -> Fraction | float:
    """A product, in which 0 times an infinity is nan."""
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return a * b
    return _sign(a) * _sign(b) * float("inf") if a == a and b == b else float("nan")


def _sign(x: Fraction | float) -> float:
    return float((x > 0) - (x < 0))


def plus(a: Sum, b: Sum) -> Sum:
    if isinstance(a.value, Fraction) and isinstance(b.value, Fraction):
        return Sum(a.value + b.value, a.size + b.size)
    return Sum(float(a.value if isinstance(a.value, float) else 0) + float(b.value if isinstance(b.value, float) else 0))


def scaled(x: Sum, factor: Fraction | float) -> Sum:
    value = times(x.value, factor)
    return Sum(value, abs(x.size * factor) if isinstance(factor, Fraction) and isinstance(value, Fraction) else Fraction(0))


def _rounds_away(value: Fraction | float, form: Format) -> Fraction | float:
    """A value, or the infinity that it becomes in a format."""
    if isinstance(value, Fraction) and form.is_infinite(form.nearest(value)):
        return float("inf") if value > 0 else float("-inf")
    return value


class _Tensor:
    """A tensor whose elements are found by the names of its axes."""

    def __init__(self, tensor: Tensor, axes: tuple[str, ...]) -> None:
        self.shape = tuple(tensor.shape)
        self.extents: Extents = extents_of(axes, self.shape)
        self.numbers = numbers_of(tensor)

    def at(self, batch: Shape, index: Mapping[str, int]) -> Fraction | float:
        own = self.extents.batch
        position = 0
        for extent, i in zip(own, batch[len(batch) - len(own) :]):
            position = position * extent + (0 if extent == 1 else i)
        for name, extent in self.extents.named.items():
            position = position * extent + index[name]
        return self.numbers[position]

    def broadcast(self, index: Shape) -> Fraction | float:
        position = 0
        for extent, i in zip(self.shape, index[len(index) - len(self.shape) :]):
            position = position * extent + (0 if extent == 1 else i)
        return self.numbers[position]


class _Weighed:
    """Whole numbers with an offset and a scale, found by the names of their axes."""

    def __init__(self, c: Contraction, tensors: Mapping[str, Tensor], size: int, form: Format) -> None:
        assert c.weights is not None
        self.inner, self.column = c.inner, without_mark(c.space[-1])
        self.size, self.form = size, form
        self.whole = _Tensor(tensors[c.right.name], c.right.axes or ())
        self.extents = self.whole.extents
        self.scale = tensors[c.weights.scale.name]
        self.offset = tensors.get(c.weights.offset.name)

    def _of(self, tensor: Tensor, index: Mapping[str, int]) -> Fraction | float:
        """The element for a column and a group; of less, the one for a column, or for all."""
        columns = tensor.shape[-1]
        position = index[self.column] if columns > 1 else 0
        if self.size > 0:
            position += index[self.inner] // self.size * columns
        form = FORMATS[tensor.dtype]
        return number_of(form, tensor.elements[position])

    def at(self, batch: Shape, index: Mapping[str, int]) -> Fraction | float:
        value = Sum(self.whole.at(batch, index))
        if self.offset is not None:
            value = plus(value, Sum(self._of(self.offset, index)))
        value = Sum(_rounds_away(value.value, self.form))
        return _rounds_away(times(value.value, self._of(self.scale, index)), self.form)


def _sums(c: Contraction, tensors: Mapping[str, Tensor], space: Shape, right: _Tensor | _Weighed, least: Fraction) -> Iterator[tuple[Shape, Sum]]:
    """Every index of the result with its sum of products. What is added to the magnitude of a factor, `least`, stands for its
    underflow."""
    left = _Tensor(tensors[c.left.name], c.left.axes or ())
    named = {**left.extents.named, **right.extents.named}
    own = [name for axis in c.space if axis != BATCH and (name := without_mark(axis)) in named]
    front = len(space) - len(own)
    for index in itertools.product(*map(range, space)):
        at = dict(zip(own, index[front:]))
        found = Sum(Fraction(0))
        for k in range(named[c.inner]):
            one = left.at(index[:front], {**at, c.inner: k})
            value = times(one, right.at(index[:front], {**at, c.inner: k}))
            size = abs(value) + abs(one) * least if isinstance(value, Fraction) and isinstance(one, Fraction) else Fraction(0)
            found = plus(found, Sum(value, size))
        yield index, found


class JoinedTensor:
    """A factor whose elements are found by what is summed along and by the point of the result."""

    def __init__(self, tensor: Tensor, axes: tuple[str, ...], found: JoinedExtents) -> None:
        self.axes = [axis_of(axis) for axis in axes]
        self.found = found
        self.shape = tuple(tensor.shape)
        form = FORMATS.get(tensor.dtype)
        self.numbers = [number_of(form, bits) if form is not None else Fraction(int(bits)) for bits in tensor.elements]

    def at(self, index: Mapping[str, Shape]) -> Fraction | float:
        """The element; 0 where windows show none."""
        place: list[int] = []
        for axis in self.axes:
            own = self._along(axis, index, len(place))
            if own is None:
                return Fraction(0)
            place += own
        position = 0
        for extent, i in zip(self.shape, place):
            position = position * extent + (0 if extent == 1 else i)
        return self.numbers[position]

    def between(self, index: Mapping[str, Shape]) -> bool:
        """Whether windows show the factor between its elements."""
        seen = [axis.names for axis in self.axes if axis.word]
        return any(w.between(p, q) for names in seen for w, p, q in zip(self.found.windows, index[names[0]], index[names[1]]))

    def _along(self, axis: Axis, index: Mapping[str, Shape], first: int) -> list[int] | None:
        if not axis.names:
            return [0]
        if axis.word:
            pairs = zip(self.found.windows, index[axis.names[0]], index[axis.names[1]], self.shape[first:])
            seen = [window.at(p, q, extent) for window, p, q, extent in pairs]
            return None if None in seen else cast(list[int], seen)
        if len(axis.names) > 1:
            position = 0
            for name in axis.names:
                position = position * self.found.each(name)[0] + index[name][0]
            return [position]
        return list(index[axis.names[0]])


def _joined_sums(c: Contraction, tensors: Mapping[str, Tensor], found: JoinedExtents) -> Iterator[tuple[Shape, Sum]]:
    """Every index of the result with its sum of products, where summed axes are joined."""
    left, right = (JoinedTensor(tensors[n.name], n.axes or (), found) for n in (c.left, c.right))
    names = [name for axis in map(axis_of, c.space) for name in axis.names]
    points = itertools.product(*(itertools.product(*map(range, found.each(name))) for name in names))
    taps = [list(itertools.product(*map(range, found.each(name)))) for name in c.summed]
    for index, point in zip(itertools.product(*map(range, found.space)), points):
        total = Sum(Fraction(0))
        for summed in itertools.product(*taps):
            at = {**dict(zip(names, point)), **dict(zip(c.summed, summed))}
            if left.between(at) or right.between(at):
                continue
            value = times(left.at(at), right.at(at))
            total = plus(total, Sum(value, abs(value) if isinstance(value, Fraction) else Fraction(0)))
        yield index, total


def evaluate_shares(
    op: Operator, facts: Facts, tensors: Mapping[str, Tensor], dtypes: Mapping[str, str], modes: Mapping[str, str], given: Mapping[str, Value],
) -> dict[str, Result]:  # fmt: skip
    """The outputs of a call that are contractions of their own."""
    c = op.contraction_in(modes)
    computing = FORMATS[compute_type(kernel_dtype(op, facts, {name: t.dtype for name, t in tensors.items()}))]
    joined = joined_extents(c, {n.name: tuple(tensors[n.name].shape) for n in (c.left, c.right)}, given)
    found = {}
    for share in c.shares:
        own = _backwards(c, share.form, joined, tensors) if share.inverts else joined
        own = replace(own, space=tuple(n for axis in map(axis_of, share.form.space) for n in _extents(axis, own)))
        inner = prod(n for name in share.form.summed for n in own.each(name))
        steps = min(inner, BLOCK) + -(-inner // BLOCK) + 2
        form = FORMATS[dtypes[share.output]]
        made = [_stored(total, form, computing, steps) for _, total in _joined_sums(share.form, {**tensors, "": _ONE}, own)]
        output = Tensor(dtypes[share.output], own.space, tuple(bits for bits, _ in made))
        found[share.output] = Result(output, tuple(far for _, far in made))
    return found


_ONE = Tensor("f32", (), (FORMATS["f32"].nearest(Fraction(1)),))  # what elements of one tensor are multiplied by


def _extents(axis: Axis, found: JoinedExtents) -> Shape:
    each = [found.each(name) for name in axis.names]
    return each[0] if axis.run else (prod(n for one in each for n in one),)


def _backwards(c: Contraction, form: Contraction, found: JoinedExtents, tensors: Mapping[str, Tensor]) -> JoinedExtents:
    """The same with the extents of what windows show, and windows that show a position."""
    seen = c.left
    at = next(k for k, axis in enumerate(seen.axes or ()) if axis_of(axis).word)
    shown = tuple(tensors[seen.name].shape)[at : at + len(found.windows)]
    position = next(axis.names[0] for name in (form.left, form.right) for axis in map(axis_of, name.axes or ()) if axis.word)
    windows = tuple(Window(w.divisor, -w.tap, -w.origin, w.step) for w in found.windows)
    return JoinedExtents({**found.named, position: shown}, windows, ())


def evaluate_contraction(
    op: Operator, facts: Facts, tensors: Mapping[str, Tensor], scalars: Mapping[str, Element], dtype: str,
    modes: Mapping[str, str] | None = None, given: Mapping[str, Value] | None = None,
) -> Result:  # fmt: skip
    """The output of a call, in a dtype."""
    assert op.contraction is not None
    c = op.contraction_in(modes or {}) if op.contraction.summed else op.contraction
    computed = compute_type(kernel_dtype(op, facts, {name: t.dtype for name, t in tensors.items()}))
    form, computing = FORMATS[dtype], FORMATS[computed]
    factors = {name: number_of(computing, converted(e, computed)) for name, e in scalars.items()}
    shapes = {name: tuple(tensors[name].shape) for name in (c.left.name, c.right.name)}
    if c.summed:
        joined = joined_extents(c, shapes, given or {})
        space, inner = joined.space, prod(n for name in c.summed for n in joined.each(name))
        sums = _joined_sums(c, tensors, joined)
    else:
        space = contracted(c, shapes[c.left.name], shapes[c.right.name])
        inner = extents_of(c.left.axes or (), shapes[c.left.name]).named[c.inner]
        right: _Tensor | _Weighed = _Tensor(tensors[c.right.name], c.right.axes or ())
        least = Fraction(0)
        if c.weights is not None:
            size = (given or {})[c.weights.size]
            assert isinstance(size, int)
            right = _Weighed(c, tensors, size, computing)
            least = Fraction(int(computing.value(1).numerator), int(computing.value(1).denominator)) * 2 ** (computing.digits - 1)
        sums = _sums(c, tensors, space, right, least)
    steps = min(inner, BLOCK) + -(-inner // BLOCK) + 2 + 2 * (c.weights is not None)
    own = c.addend.value.axes if c.addend is not None and isinstance(c.addend.value, Name) else None
    addend = _Tensor(tensors[c.added], c.space) if c.added is not None and c.added in tensors else None
    bits, within = [], []
    for index, found in sums:
        terms = [(c.product, found)]
        if addend is not None and c.addend is not None:
            added = addend.broadcast(index) if own is None else addend.numbers[index[c.space.index(own[0])]]
            terms.append((c.addend, Sum(added, abs(added) if isinstance(added, Fraction) else Fraction(0))))
        total = Sum(Fraction(0))
        for term, value in terms:
            factor = factors[term.factor] if term.factor is not None else Fraction(1)
            if not (term.skips and factor == 0):
                total = plus(total, scaled(value, factor))
        made, far = _stored(total, form, computing, steps)
        bits.append(made)
        within.append(far)
    return Result(Tensor(dtype, space, tuple(bits)), tuple(within))


def _stored(x: Sum, form: Format, computing: Format, steps: int) -> tuple[int, Fraction]:
    """The nearest element, and how far from it a result may be: the bound of the sum, and two roundings to it."""
    unit = Fraction(1, 2**computing.digits)
    return stored(x.value, steps * unit / (1 - steps * unit) * x.size, form)


def stored(value: Fraction | float, error: Fraction, form: Format) -> tuple[int, Fraction]:
    """The nearest element, and how far from it a result may be that is computed with such an error."""
    if not isinstance(value, Fraction):
        if value != value:
            return form.nan, Fraction(0)
        return form.infinity | (form.sign if value < 0 else 0), Fraction(0)
    # A sum of exact products that needs no rounding is exact: its magnitudes have few digits.
    if error == 0:
        return form.nearest(value), Fraction(0)
    least = Fraction(int(form.value(1).numerator), int(form.value(1).denominator))
    return form.nearest(value), error + max(least, (abs(value) + error) * Fraction(2, 2**form.digits))
