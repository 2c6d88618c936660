"""Shapes of contractions: the extents of named axes, and the shape of the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Union, cast

from codegen.language.contracted_axes import BATCH, RUN_MOST, Axis, axis_of, without_mark
from codegen.language.contraction import Contraction
from codegen.language.expression import Name
from codegen.language.index_maps import Value
from codegen.language.params import IntegerParam, ModeParam
from codegen.language.shapes import Shape, broadcast

WHOLE_BAND = 1  # the mode in which a band has all (runtime/check/band.h)
IMPLYING = (2, 3, 4)  # those in which the content of a mask follows
PATTERN = 2048  # the extent of masks whose content follows from a mode (runtime/check/chained.h)


class NotContracted(Exception):
    """Two tensors of these shapes have no such product; the message says why."""


@dataclass(frozen=True)
class Extents:
    """A shape by the names of its axes; axes that the tensor lacks are not there."""

    batch: Shape
    named: dict[str, int]


def extents_of(axes: tuple[str, ...], shape: Shape) -> Extents:
    """The extents of a tensor whose rank fits its axes. One whose rank is too low for all lacks those with a mark."""
    own = [axis for axis in axes if axis != BATCH]
    if len(shape) < len(own):
        own = [axis for axis in own if not axis.endswith("?")]
    front = len(shape) - len(own)
    return Extents(shape[:front], dict(zip(map(without_mark, own), shape[front:])))


def contracted(c: Contraction, left: Shape, right: Shape) -> Shape:
    """The shape of the result."""
    found = []
    for name, shape in ((c.left, left), (c.right, right)):
        axes = name.axes or ()
        if not c.fewest(axes) <= len(shape) <= c.most(axes, len(shape)):
            raise NotContracted(f"'{name.name}' has the rank {len(shape)}, and its axes are {c.shown(axes)}")
        found.append(extents_of(axes, shape))
    a, b = found
    if c.solved is not None and left[-2] != left[-1]:
        raise NotContracted(f"'{c.left.name}' has matrices of {left[-2]} rows and {left[-1]} columns, which are not square")
    if a.named[c.inner] != b.named[c.inner]:
        raise NotContracted(f"the extents of '{c.inner}' are {a.named[c.inner]} and {b.named[c.inner]}")
    batch = broadcast(a.batch, b.batch)
    if batch is None:
        raise NotContracted("the axes in front do not broadcast together")
    named = {**a.named, **b.named}
    own = [without_mark(axis) for axis in c.space if axis != BATCH]
    return (*batch, *(named[axis] for axis in own if axis in named))


def group_shapes(c: Contraction, right: Shape, size: int) -> tuple[Shape, ...]:
    """The shapes that what weighs a factor of this shape may have."""
    named = extents_of(c.right.axes or (), right).named
    columns = named[without_mark(c.space[-1])]
    if size < 0:
        raise NotContracted(f"a group has {size} indices")
    if size > 0:
        return ((-(-named[c.inner] // size), columns),)
    return ((columns,), (1, columns), (1,))


# --- joined axes ----------------------------------------------------------------------------------

Extent = Union[int, Shape]  # of a name: one, or one for each axis of a run


@dataclass(frozen=True)
class Window:
    """The index along an axis for a position p and a tap q: (step * p + tap * q + origin) / divisor, where that is one."""

    step: int
    tap: int
    origin: int
    divisor: int

    def at(self, position: int, tap: int, extent: int) -> int | None:
        """The index; None outside the axis."""
        found = self.step * position + self.tap * tap + self.origin
        return found // self.divisor if 0 <= found < extent * self.divisor else None

    def between(self, position: int, tap: int) -> bool:
        """Whether it is between two indices: what is there takes no part in a sum."""
        return (self.step * position + self.tap * tap + self.origin) % self.divisor != 0


@dataclass(frozen=True)
class JoinedExtents:
    """The extents of names, the windows of each axis of a run, and the shape of the result."""

    named: dict[str, Extent]
    windows: tuple[Window, ...]
    space: Shape

    def each(self, name: str) -> Shape:
        found = self.named[name]
        return found if isinstance(found, tuple) else (found,)


def joined_extents(c: Contraction, shapes: Mapping[str, Shape], given: Mapping[str, Value]) -> JoinedExtents:
    """The extents of a call whose summed axes are joined. Raises NotContracted."""
    named: dict[str, Extent] = {}
    cut: list[tuple[str, Axis, Shape]] = []
    for factor in (c.left, c.right):
        cut += _cut(c, factor.name, factor.axes or (), shapes[factor.name])
    runs = {len(own) for _, axis, own in cut if axis.run}
    if len(runs) > 1:
        raise NotContracted(f"'{c.left.name}' and '{c.right.name}' have other numbers of axes behind the first ones")
    for name, axis, own in cut:
        if not axis.names and own != (1,):
            raise NotContracted(f"'{name}' has an axis of extent {own[0]}, and it has to be 1")
        if len(axis.names) == 1:
            _known(named, axis.names[0], own if axis.run else own[0])
    for name, axis, own in cut:
        if len(axis.names) > 1 and not axis.word:
            groups = named.get(axis.names[0], given.get(axis.names[0]))
            assert isinstance(groups, int)
            if groups < 1 or own[0] % groups != 0:
                raise NotContracted(f"'{name}' has an axis of extent {own[0]}, which {groups} groups do not make")
            _known(named, axis.names[1], own[0] // groups)
            named[axis.names[0]] = groups
    windows: list[Window] = []
    for name, axis, own in cut:
        if axis.word:
            taps = named[axis.names[1]]
            found = [_window(axis, k, len(own), extent, tap, given) for k, (extent, tap) in enumerate(zip(own, taps if isinstance(taps, tuple) else (taps,)))]
            windows = [window for window, _ in found]
            counts = tuple(count for _, count in found)
            named[axis.names[0]] = counts if axis.run else counts[0]
    space: list[int] = []
    for axis in map(axis_of, c.space):
        each = [named[name] for name in axis.names]
        space += each[0] if isinstance(each[0], tuple) else (prod(cast(list[int], each)),)
    return JoinedExtents(named, tuple(windows), tuple(space))


@dataclass(frozen=True)
class Counted:
    """So many indices have these names together, as a parameter says."""

    names: tuple[str, ...]
    number: int
    param: str


def counted_in(counting: Sequence[IntegerParam], given: Mapping[str, object]) -> tuple[Counted, ...]:
    """What integers count in a call with these arguments. Raises NotContracted."""
    found = []
    for p in counting:
        number = int(str(given[p.name]))
        number = int(str(given[p.zero])) if number == 0 and p.zero is not None else number
        if number < 1:
            raise NotContracted(f"'{p.name}' is {number}")
        found.append(Counted(tuple((p.counts or "").split("*")), number, p.name))
    return tuple(found)


def band_mode(c: Contraction, modes: Sequence[ModeParam], chosen: Mapping[str, str]) -> int:
    """The mode of a band, as runtime/check/band.h numbers it; without a band that of all."""
    if not c.band:
        return WHOLE_BAND
    values = {mode.name: dict(mode.values) for mode in modes}
    return int(values[c.band[0]][chosen[c.band[0]]] if c.band[0] in values else c.band[0])


def chained_extents(c: Contraction, shapes: Mapping[str, Shape], counted: Sequence[Counted], pattern: bool = False) -> JoinedExtents:
    """The extents of products in a chain, with tensors that are added, a mask, and outputs that have something of each row.
    The mask may be a pattern that a mode implies. Raises NotContracted."""
    named: dict[str, Extent] = {}
    of = [(f"'{count.param}'", count.names, count.number) for count in counted]
    for factor in c.factors:
        axes, shape = [axis_of(text) for text in factor.axes or ()], shapes[factor.name]
        if len(axes) != len(shape):
            raise NotContracted(f"'{factor.name}' has the rank {len(shape)}, and its axes are {c.shown(factor.axes or ())}")
        of += [(f"an axis of '{factor.name}'", axis.names, extent) for axis, extent in zip(axes, shape)]
        of += [part for axis, extent in zip(axes, shape) for count in counted if (part := _beside(factor.name, axis.names, extent, count)) is not None]
    for _ in range(len(of)):
        for what, names, extent in of:
            _take(named, what, names, extent)
    if c.added is not None and c.added in shapes and c.addend is not None and isinstance(c.addend.value, Name):
        axes, shape = [axis_of(text) for text in c.addend.value.axes or ()], shapes[c.added]
        wanted = tuple(_product_of(named, axis.names) for axis in axes)
        if len(shape) != len(axes) or any(own not in (1, other) for own, other in zip(shape, wanted)):
            raise NotContracted(f"'{c.added}' has the shape {list(shape)}, and the scores {list(wanted)}")
    found = JoinedExtents(named, (), tuple(_product_of(named, axis_of(text).names) for text in c.space))
    if c.drop is not None and c.drop.name in shapes:
        _mask(c.drop, shapes[c.drop.name], found, pattern)
    for name, rows in c.shaped:
        if name in shapes and shapes[name] != row_shape(rows, found):
            what = "there are rows of" if c.gradients is None else "its axes are"
            raise NotContracted(f"'{name}' has the shape {list(shapes[name])}, and {what} {list(row_shape(rows, found))}")
    return found


def _beside(name: str, names: tuple[str, ...], extent: int, count: Counted) -> tuple[str, tuple[str, ...], int] | None:
    """What is left of an axis without the names that are counted together; None if it lacks some of them, or has no others."""
    rest = tuple(own for own in names if own not in count.names)
    if not rest or len(rest) + len(count.names) != len(names):
        return None
    if extent % count.number != 0:
        raise NotContracted(f"an axis of '{name}' has the extent {extent}, and '{count.param}' is {count.number}")
    return f"an axis of '{name}'", rest, extent // count.number


def row_shape(rows: Name, found: JoinedExtents) -> Shape:
    """The shape of an output that has something of each row of scores."""
    return tuple(_product_of(found.named, axis.names) if axis.names else int(axis.text) for axis in map(axis_of, rows.axes or ()))


def mask_axes(mask: Name, shape: Shape, found: JoinedExtents) -> tuple[str, ...]:
    """The axes that a mask of this shape has: those with a ? are missing at lower ranks, the last one first. Where two are
    left and there is one row, the first of them is the first one with a ? if it has the extent of that."""
    axes = list(mask.axes or ())
    marked = [axis for axis in axes if axis.endswith("?")]
    missing = len(axes) - len(shape)
    if not 0 <= missing <= len(marked):
        raise NotContracted(f"'{mask.name}' has the rank {len(shape)}, and its axes are [{', '.join(axes)}]")
    lost = marked[len(marked) - missing :]
    own = [without_mark(axis) for axis in axes if axis not in lost]
    if marked and len(lost) == len(marked) and _extent(own[0], found) == 1 and shape[0] == _extent(without_mark(marked[0]), found):
        own[0] = without_mark(marked[0])
    return tuple(own)


def _extent(axis: str, found: JoinedExtents) -> int:
    return _product_of(found.named, axis_of(axis).names)


def _mask(mask: Name, shape: Shape, found: JoinedExtents, pattern: bool) -> None:
    axes = mask_axes(mask, shape, found)
    for k, (axis, own) in enumerate(zip(axes, shape)):
        wanted, rest = _extent(axis, found), k + 2 < len(axes)
        if pattern and own != (1 if rest else PATTERN):
            raise NotContracted(f"'{mask.name}' has the extent {own} along '{axis}', and follows from the mode, as one of {PATTERN} x {PATTERN}")
        if not pattern and not (own in (1, wanted) if rest else own >= wanted):
            raise NotContracted(f"'{mask.name}' has the extent {own} along '{axis}', of {wanted} indices")


def _take(named: dict[str, Extent], what: str, names: tuple[str, ...], extent: int) -> None:
    """Learns the extent of the only name that is not known; nothing if there are several."""
    unknown = [name for name in names if name not in named]
    known = _product_of(named, tuple(name for name in names if name in named))
    if len(unknown) > 1:
        return
    if not unknown and known != extent or unknown and (extent != 0 if known == 0 else extent % known != 0):
        raise NotContracted(f"{what} has the extent {extent}, and others make {known} of {'*'.join(names)}")
    if unknown:
        named[unknown[0]] = 0 if known == 0 else extent // known


def _product_of(named: Mapping[str, Extent], names: tuple[str, ...]) -> int:
    return prod(cast(int, named[name]) for name in names)


def _cut(c: Contraction, name: str, axes: tuple[str, ...], shape: Shape) -> list[tuple[str, Axis, Shape]]:
    """The extents of each axis of a tensor."""
    run = len(shape) - len(axes) + 1
    found, at = [], 0
    if not c.fewest(axes) <= len(shape) <= c.most(axes, RUN_MOST):
        raise NotContracted(f"'{name}' has the rank {len(shape)}, and its axes are {c.shown(axes)}")
    for axis in map(axis_of, axes):
        count = run if axis.run else 1
        found.append((name, axis, shape[at : at + count]))
        at += count
    return found


def _known(named: dict[str, Extent], name: str, extent: Extent) -> None:
    if named.setdefault(name, extent) != extent:
        raise NotContracted(f"the extents of '{name}' are {named[name]} and {extent}")


def numbers_along(value: Value, count: int) -> Sequence[int]:
    """An argument of windows for each axis."""
    found = [value] * count if isinstance(value, int) else [*cast(Sequence[int], value)]
    if len(found) != count:
        raise NotContracted(f"a list has {len(found)} values for {count} axes")
    return found


def sides_along(value: Value, count: int) -> list[tuple[int, int]]:
    """The padding in front of and behind each axis: a value for both, or one for each."""
    if isinstance(value, Sequence) and len(value) == 2 * count:
        return list(zip(value[::2], value[1::2]))
    return [(one, one) for one in numbers_along(value, count)]


def _window(axis: Axis, k: int, count: int, extent: int, taps: int, given: Mapping[str, Value]) -> tuple[Window, int]:
    """The window along one of several axes, and how many positions there are."""
    values = [int(arg) if not arg.isidentifier() else given[arg] for arg in axis.args]
    stride, dilation = (numbers_along(values[i], count)[k] for i in (0, 2))
    before, behind = sides_along(values[1], count)[k]
    if stride < 1 or dilation < 1 or before < 0 or behind < 0 or taps < 1:
        raise NotContracted("windows have no extent, or do not go on")
    reach = dilation * (taps - 1)
    if axis.word == "windows":
        room = extent + before + behind - reach - 1
        if room < 0:
            raise NotContracted(f"an axis of extent {extent} is too short for windows of {reach + 1}")
        return Window(stride, dilation, -before, 1), room // stride + 1
    more = numbers_along(values[3], count)[k]
    positions = (extent - 1) * stride - before - behind + reach + more + 1
    if not 0 <= more < max(stride, dilation) or extent < 1 or positions < 1:
        raise NotContracted(f"an axis of extent {extent} is spread to {positions}")
    return Window(1, -dilation, before, stride), positions
