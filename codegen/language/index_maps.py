"""The table of index maps: which elements of a tensor a part of it has, and in which order.

A map takes the shape of the whole and the map's arguments to the shape of the part (`shape`), and an index of the part
to an index of the whole (`source`). All are affine: a stride for each axis and an origin, so that a part costs nothing
until it is read (runtime/handles/view.h has the same in C).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from types import MappingProxyType
from typing import Any, Union, cast

from codegen.language.panes import NoPanes, Panes, averaged, pooled, shared

Shape = tuple[int, ...]
HIGHEST_RANK = 8
END = 2**63 - 1  # an end that is beyond every extent


@dataclass(frozen=True)
class Positions:
    """The indices along an axis that an input gives to a map. If it `wraps`, negative ones count from the end. Those of a list
    are along its `axes`: the last axis of the shape has an index for each of these."""

    shape: Shape
    elements: tuple[int, ...]
    wraps: bool = False
    axes: tuple[int, ...] = ()

    @property
    def members(self) -> tuple[int, ...]:
        """For each tensor of a list whether it has elements."""
        return tuple(int(axis in self.axes) for axis in range(max(self.axes, default=-1) + 1))

    def at(self, index: Shape, extent: int) -> int:
        """The one for an index in the input, counted from the start."""
        found = self.elements[_place_of(self.shape, index)]
        return found + extent if found < 0 else found

    def check(self, extent: int, axis: int) -> None:
        for found in self.elements:
            if not -extent * self.wraps <= found < extent:
                raise NoPart(f"has no index {found} along axis {axis}")


Value = Union[int, Sequence[int], Positions]  # of an argument: a number, the elements of a list, an input


class NoPart(Exception):
    """A tensor of this shape has no such part; the message says why."""


@dataclass(frozen=True)
class IndexMap:
    """A map of the language.

    takes    what its arguments are: "axis", "half" (0 or 1), "integer", "axes", "integers"; "positions", an input with
             indices; "scalar", last, is the element of what lies outside the whole
    shape    of the part, from that of the whole and the arguments; raises NoPart
    source   the index in the whole of an index in the part; None outside the whole
    whole    of a map by which an output is written: the shape of a whole with this part; None: that of another tensor
    samples  arguments that fit a shape, the first of which change nothing where there are such
    fails    what makes arguments not fit, for pages: {0} is the tensor, {1} and so on are the arguments; "" for halves and
             for maps that always fit
    differs  of a map by which an output is written: what is wrong with a source whose shape does not fit the part
    keeps    the part has the shape of the whole
    finer    in C the view has more axes than the part: runs of them, joined in order, are the axes of the part
    pieces   in C the part is several boxes of the whole
    apart    no arguments make the part the whole, or as many elements as that has
    lists    what an input gives to it are the indices of a list, along an axis each
    counts   what an input gives to it are no indices, but how often an index is repeated
    along    of a map whose indices are not along one axis: the extent that the element number `at` of the index is below
    panes    of a map that shows several elements of the whole at each index of the part: which they are; such a map has no
             `source`
    """

    takes: tuple[str, ...]
    shape: Callable[..., Shape]
    source: Callable[..., Shape | None]
    samples: Callable[[Shape], list[tuple[Value, ...]]]
    fails: str = ""
    differs: str = "does not have the shape of"
    keeps: bool = False
    finer: bool = False
    pieces: bool = False
    apart: bool = False
    lists: bool = False
    counts: bool = False
    whole: Callable[..., Shape] | None = None
    along: Callable[..., int] | None = None
    panes: Callable[..., Panes] | None = None

    @property
    def moved(self) -> bool:
        """Whether formulas have to be the part alone, whose elements are moved."""
        return self.finer or self.pieces or self.indexed

    @property
    def indexed(self) -> bool:
        """Whether an input says where elements lie."""
        return "positions" in self.takes

    @property
    def halves(self) -> bool:
        """Whether two parts make the whole, which then is split."""
        return "half" in self.takes


def axis_in(shape: Sequence[int], axis: int) -> int:
    """An axis counted from the start. A tensor of rank 0 has the axis 0."""
    rank = max(len(shape), 1)
    if not -rank <= axis < rank:
        raise NoPart(f"has no axis {axis}")
    return axis % rank


def _axes_in(shape: Sequence[int], axes: Sequence[int]) -> list[int]:
    found = [axis_in(shape, axis) for axis in axes]
    for at, axis in enumerate(found):
        if axis in found[:at]:
            raise NoPart(f"has the axis {axes[at]} twice")
    return found


# --- panes ----------------------------------------------------------------------------------------


def _panes_of(made: Callable[..., Panes], samples: Callable[[Shape], list[tuple[Value, ...]]], takes: tuple[str, ...], fails: str) -> IndexMap:
    def panes(whole: Shape, *given: Any) -> Panes:
        try:
            return made(whole, *given)
        except NoPanes as why:
            raise NoPart(str(why)) from None

    return IndexMap(takes, lambda whole, *given: panes(whole, *given).shape(whole), lambda *_: None, samples, fails, panes=panes)


# --- half, alternate ------------------------------------------------------------------------------


def _half(whole: Shape, axis: int, index: int) -> Shape:
    if not -len(whole) <= axis < len(whole):
        raise NoPart(f"has no axis {axis}")
    if whole[axis] % 2 != 0:
        raise NoPart(f"is odd along axis {axis}")
    at = axis % len(whole)
    return (*whole[:at], whole[at] // 2, *whole[at + 1 :])


def _in_half(whole: Shape, index: Shape, axis: int, half: int) -> Shape:
    at = axis % len(whole)
    return (*index[:at], index[at] + half * (whole[at] // 2), *index[at + 1 :])


def _alternating(whole: Shape, index: Shape, axis: int, first: int) -> Shape:
    """Every second element, of the axis and those behind it."""
    at = axis % len(whole)
    extents = _half(whole, axis, 0)[at:]
    flat = 0
    for i, extent in zip(index[at:], extents):
        flat = flat * extent + i
    flat = 2 * flat + first
    behind: list[int] = []
    for extent in reversed(whole[at:]):
        behind.append(flat % extent)
        flat //= extent
    return (*index[:at], *reversed(behind))


# --- permuted, flipped ----------------------------------------------------------------------------


def _permuted(whole: Shape, dims: Sequence[int]) -> Shape:
    if len(dims) != len(whole):
        raise NoPart(f"has {len(whole)} axes, and {len(dims)} are given")
    return tuple(whole[axis] for axis in _axes_in(whole, dims)) if whole else ()


def _before_permuted(whole: Shape, index: Shape, dims: Sequence[int]) -> Shape:
    found = [0] * len(whole)
    for i, axis in zip(index, _axes_in(whole, dims)):
        found[axis] = i
    return tuple(found)


def _flipped(whole: Shape, dims: Sequence[int]) -> Shape:
    _axes_in(whole, dims)
    return whole


def _before_flipped(whole: Shape, index: Shape, dims: Sequence[int]) -> Shape:
    axes = _axes_in(whole, dims)
    return tuple(whole[a] - 1 - i if a in axes else i for a, i in enumerate(index))


# --- sliced, slices -------------------------------------------------------------------------------


def _within(extent: int, start: int, end: int, step: int) -> range:
    """The indices of a slice: negative ends count from the end, once; then both are brought within the extent."""
    if step < 1:
        raise NoPart(f"cannot be sliced by steps of {step}")
    first = min(max(start + extent if start < 0 else start, 0), extent)
    last = min(max(end + extent if end < 0 else end, first), extent)
    return range(first, last, step)


def _slices(
    whole: Shape, axes: Sequence[int], starts: Sequence[int], ends: Sequence[int], steps: Sequence[int]
) -> Shape:  # fmt: skip
    if not whole and axes:
        raise NoPart("has no axes")
    if not len(axes) == len(starts) == len(ends) == len(steps):
        raise NoPart("is sliced by lists of different lengths")
    found = list(whole)
    for axis, start, end, step in zip(_axes_in(whole, axes), starts, ends, steps):
        found[axis] = len(_within(whole[axis], start, end, step))
    return tuple(found)


def _before_slices(
    whole: Shape, index: Shape, axes: Sequence[int], starts: Sequence[int], ends: Sequence[int],
    steps: Sequence[int],
) -> Shape:  # fmt: skip
    found = list(index)
    for axis, start, end, step in zip(_axes_in(whole, axes), starts, ends, steps):
        found[axis] = _within(whole[axis], start, end, step)[index[axis]]
    return tuple(found)


def _sliced(whole: Shape, axis: int, start: int, end: int, step: int) -> Shape:
    return _slices(whole, (axis,), (start,), (end,), (step,))


def _before_sliced(whole: Shape, index: Shape, axis: int, start: int, end: int, step: int) -> Shape:
    return _before_slices(whole, index, (axis,), (start,), (end,), (step,))


# --- strided --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Stride:
    """Indices along an axis of the whole; a new axis has none, and an index that is taken makes no axis."""

    axis: int | None
    indices: range
    taken: bool = False


def _strides(
    whole: Shape, begin: Sequence[int], end: Sequence[int], steps: Sequence[int], no_begin: int, no_end: int, rest: int,
    new: int, taken: int,
) -> list[_Stride]:  # fmt: skip
    """What each entry of the lists says, and the axes that they do not reach, which stay."""
    if not len(begin) == len(end) == len(steps):
        raise NoPart("is sliced by lists of different lengths")
    if 0 in steps:
        raise NoPart("cannot be sliced by steps of 0")
    if rest & (rest - 1):
        raise NoPart("has its other axes in more than one place")
    entries = range(len(begin))
    others = [i for i in entries if rest >> i & 1]
    fresh = [i for i in entries if new >> i & 1 and i not in others]
    singles = [i for i in entries if taken >> i & 1 and i not in (*others, *fresh)]
    if any(steps[i] < 1 for i in singles):
        raise NoPart("has an index that is taken by a step below 1")
    left = len(whole) - (len(begin) - len(others) - len(fresh))
    if left < 0:
        raise NoPart(f"has {len(whole)} axes, fewer than are sliced")
    found: list[_Stride] = []
    axis = 0
    for i in (*entries, len(begin)):
        if i in others or i == len(begin):
            count = left if i in others or not others else 0
            found += [_Stride(axis + k, range(whole[axis + k])) for k in range(count)]
            axis += count
        elif i in fresh:
            found.append(_Stride(None, range(1)))
        else:
            at = begin[i] + whole[axis] if begin[i] < 0 else begin[i]
            if i in singles and not 0 <= at < whole[axis]:
                raise NoPart(f"has no index {begin[i]} along axis {axis}")
            own = slice(None if no_begin >> i & 1 else begin[i], None if no_end >> i & 1 else end[i], steps[i])
            indices = range(at, at + 1) if i in singles else range(*own.indices(whole[axis]))
            found.append(_Stride(axis, indices, i in singles))
            axis += 1
    return found


def _strided(whole: Shape, *given: Any) -> Shape:
    found = tuple(len(stride.indices) for stride in _strides(whole, *given) if not stride.taken)
    if len(found) > HIGHEST_RANK:
        raise NoPart(f"would have {len(found)} axes, more than {HIGHEST_RANK}")
    return found


def _before_strided(whole: Shape, index: Shape, *given: Any) -> Shape:
    found, at = [0] * len(whole), iter(index)
    for stride in _strides(whole, *given):
        i = stride.indices[0 if stride.taken else next(at)]
        if stride.axis is not None:
            found[stride.axis] = i
    return tuple(found)


# --- expanded -------------------------------------------------------------------------------------


def _expanded(whole: Shape, size: Sequence[int]) -> Shape:
    behind = len(size) - len(whole)
    if behind < 0:
        raise NoPart(f"has {len(whole)} axes, more than the {len(size)} of the size")
    for extent, wanted in zip(whole, size[behind:]):
        if extent not in (1, wanted):
            raise NoPart(f"does not broadcast to {list(size)}")
    return tuple(size)


def _before_expanded(whole: Shape, index: Shape, size: Sequence[int]) -> Shape:
    own = index[len(size) - len(whole) :]
    return tuple(0 if extent == 1 else i for extent, i in zip(whole, own))


# --- spaced ---------------------------------------------------------------------------------------


def _spaced(whole: Shape, at: int, count: int) -> Shape:
    if not -1 <= at <= len(whole):
        raise NoPart(f"has {len(whole)} axes, and none is added at {at}")
    if len(whole) == HIGHEST_RANK:
        raise NoPart(f"has {HIGHEST_RANK} axes already")
    if count < (1 if 0 in whole else 0):
        raise NoPart(f"cannot be repeated {count} times")
    before = at if at >= 0 else len(whole)
    return (*whole[:before], count, *whole[before:])


def _before_spaced(whole: Shape, index: Shape, at: int, count: int) -> Shape:
    before = at if at >= 0 else len(whole)
    return (*index[:before], *index[before + 1 :])


# --- repeated, interleaved ------------------------------------------------------------------------


def _repeated(whole: Shape, repeats: Sequence[int]) -> Shape:
    ahead = len(repeats) - len(whole)
    if ahead < 0:
        raise NoPart(f"has {len(whole)} axes, more than the {len(repeats)} that are repeated")
    if any(times < 0 for times in repeats):
        raise NoPart(f"cannot be repeated {list(repeats)} times")
    return tuple(extent * times for extent, times in zip((*(1,) * ahead, *whole), repeats))


def _before_repeated(whole: Shape, index: Shape, repeats: Sequence[int]) -> Shape:
    own = index[len(repeats) - len(whole) :]
    return tuple(i % extent for extent, i in zip(whole, own))


def _interleaved(whole: Shape, axis: int, repeats: int, size: int) -> Shape:
    if not whole:
        raise NoPart("has no axes")
    at = axis_in(whole, axis)
    if repeats < 0 or size != whole[at] * repeats:
        raise NoPart(f"does not have {size} elements along axis {axis}, each {repeats} times")
    return (*whole[:at], size, *whole[at + 1 :])


def _before_interleaved(whole: Shape, index: Shape, axis: int, repeats: int, size: int) -> Shape:
    at = axis_in(whole, axis)
    return (*index[:at], index[at] // repeats, *index[at + 1 :])


def _all_interleaved(whole: Shape, repeats: int, size: int) -> Shape:
    return _interleaved((prod(whole),), 0, repeats, size)


def _before_all_interleaved(whole: Shape, index: Shape, repeats: int, size: int) -> Shape:
    return _index_at(whole, index[0] // repeats)


def _copies(counts: Positions, extent: int) -> list[int]:
    """The index that each copy is of; a single count is that of all."""
    own = counts.elements * extent if prod(counts.shape) == 1 else counts.elements
    return [i for i, times in enumerate(own) for _ in range(times)]


def _copied(whole: Shape, axis: int, counts: Positions, size: int) -> Shape:
    if not whole:
        raise NoPart("has no axes")
    at = axis_in(whole, axis)
    if counts.shape not in ((), (1,), (whole[at],)):
        raise NoPart(f"has the extent {whole[at]} along axis {axis}, and there are {prod(counts.shape)} counts")
    if any(times < 0 for times in counts.elements) or len(_copies(counts, whole[at])) != size:
        raise NoPart(f"does not have {size} copies along axis {axis}")
    return (*whole[:at], size, *whole[at + 1 :])


def _before_copied(whole: Shape, index: Shape, axis: int, counts: Positions, size: int) -> Shape:
    at = axis_in(whole, axis)
    return (*index[:at], _copies(counts, whole[at])[index[at]], *index[at + 1 :])


def _all_copied(whole: Shape, counts: Positions, size: int) -> Shape:
    return _copied((prod(whole),), 0, counts, size)


def _before_all_copied(whole: Shape, index: Shape, counts: Positions, size: int) -> Shape:
    return _index_at(whole, _copies(counts, prod(whole))[index[0]])


# --- rolled ---------------------------------------------------------------------------------------


def _rolled(whole: Shape, shifts: Sequence[int], dims: Sequence[int]) -> Shape:
    if len(shifts) != (len(dims) or 1):
        raise NoPart(f"is rolled along {len(dims)} axes by {len(shifts)} shifts")
    if not whole and dims:
        raise NoPart("has no axes")
    for axis in dims:
        axis_in(whole, axis)
    return whole


def _before_rolled(whole: Shape, index: Shape, shifts: Sequence[int], dims: Sequence[int]) -> Shape:
    found = list(index)
    for axis, shift in zip(dims, shifts):
        at = axis_in(whole, axis)
        found[at] = (found[at] - shift) % whole[at]
    return tuple(found) if dims else _index_at(whole, (_place_of(whole, index) - shifts[0]) % prod(whole))


def _place_of(shape: Shape, index: Shape) -> int:
    """The number of an index, in the order of indices."""
    at = 0
    for extent, i in zip(shape, index):
        at = at * extent + i
    return at


def _index_at(shape: Shape, at: int) -> Shape:
    found: list[int] = []
    for extent in reversed(shape):
        found.append(at % extent)
        at //= extent
    return tuple(reversed(found))


# --- lower, upper ---------------------------------------------------------------------------------


def _matrices(whole: Shape, diagonal: int) -> Shape:
    if len(whole) < 2:
        raise NoPart(f"has {len(whole)} axes, fewer than a matrix")
    return whole


def _in_lower(whole: Shape, index: Shape, diagonal: int) -> Shape | None:
    return index if index[-1] <= index[-2] + diagonal else None


def _in_upper(whole: Shape, index: Shape, diagonal: int) -> Shape | None:
    return index if index[-1] >= index[-2] + diagonal else None


# --- filled ---------------------------------------------------------------------------------------


def _filled(whole: Shape, value: Value) -> Shape:
    return whole


def _in_filled(whole: Shape, index: Shape, value: Value) -> Shape | None:
    return None


# --- replaced -------------------------------------------------------------------------------------


def _replaced(whole: Shape, axis: int, index: Sequence[int], value: Value) -> Shape:
    extent = whole[axis_in(whole, axis)] if whole else 1
    for found in index:
        if not -extent <= found < extent:
            raise NoPart(f"has no index {found} along axis {axis}")
    return whole


def _in_replaced(whole: Shape, index: Shape, axis: int, listed: Sequence[int], value: Value) -> Shape | None:
    at = axis_in(whole, axis)
    own, extent = (index[at], whole[at]) if whole else (0, 1)
    return None if own in (i % extent for i in listed) else index


# --- marked ---------------------------------------------------------------------------------------


def _marked(whole: Shape, axis: int, index: Positions, value: Value) -> Shape:
    index.check(whole[axis_in(whole, axis)] if whole else 1, axis)
    return whole


def _in_marked(whole: Shape, index: Shape, axis: int, marks: Positions, value: Value) -> Shape | None:
    return _in_replaced(whole, index, axis, marks.elements, value)


def _pinned(whole: Shape, axis: int, index: Positions, value: Value) -> Shape:
    _gathered(whole, axis, index)
    return whole


def _in_pinned(whole: Shape, index: Shape, axis: int, pins: Positions, value: Value) -> Shape | None:
    """An element is not in the whole where the index has its own index for any place that is its own, but along the axis."""
    at = axis_in(whole, axis)
    if not pins.shape:
        pinned = index == () or pins.elements[0] % whole[at] == index[at]
    else:
        inside = all(i < extent for k, (i, extent) in enumerate(zip(index, pins.shape)) if k != at)
        own = index[at] if whole else 0
        places = ((*index[:at], k, *index[at + 1 :]) for k in range(pins.shape[at])) if inside else ()
        pinned = any(pins.at(place, whole[at] if whole else 1) == own for place in places)
    return None if pinned else index


# --- diagonals ------------------------------------------------------------------------------------


def _on_diagonal(whole: Shape, diagonal: int) -> Shape:
    extent = prod(whole) + abs(diagonal)
    return (extent, extent)


def _from_diagonal(whole: Shape, index: Shape, diagonal: int) -> Shape | None:
    at = index[0] - max(-diagonal, 0)
    on = index[1] == index[0] + diagonal and 0 <= at < prod(whole)
    return _index_at(whole, at) if on else None


def _diagonal(whole: Shape, diagonal: int) -> Shape:
    if len(whole) < 2:
        return _on_diagonal(whole, diagonal)
    if len(whole) > 2:
        raise NoPart(f"has {len(whole)} axes, more than a matrix")
    return (max(min(whole[0] + min(diagonal, 0), whole[1] - max(diagonal, 0)), 0),)


def _in_diagonal(whole: Shape, index: Shape, diagonal: int) -> Shape | None:
    if len(whole) < 2:
        return _from_diagonal(whole, index, diagonal)
    return (index[0] + max(-diagonal, 0), index[0] + max(diagonal, 0))


def _crossed(whole: Shape, again: int, value: Value) -> Shape:
    if len(whole) < 2:
        raise NoPart(f"has {len(whole)} axes, fewer than a matrix")
    if len(whole) > 2 and len(set(whole)) > 1:
        raise NoPart(f"has {len(whole)} axes of different extents, and no diagonal")
    return whole


def _in_crossed(whole: Shape, index: Shape, again: int, value: Value) -> Shape | None:
    row = index[0] % (whole[1] + 1) if again and len(whole) == 2 else index[0]
    return None if all(i == row for i in index[1:]) else index


# --- unfolded -------------------------------------------------------------------------------------


def _unfolded(whole: Shape, axis: int, size: int, step: int, sizes: Sequence[int]) -> Shape:
    if tuple(sizes) != whole:
        raise NoPart(f"does not have the extents {list(sizes)}")
    if not 0 <= axis < len(whole):
        raise NoPart(f"has no axis {axis}")
    if len(whole) == HIGHEST_RANK:
        raise NoPart(f"has {HIGHEST_RANK} axes, and no room for another")
    if size < 1 or step < 1:
        raise NoPart("has slices that have no extent, or do not go on")
    if whole[axis] < size:
        raise NoPart(f"has an axis of extent {whole[axis]}, too short for slices of {size}")
    return (*whole[:axis], (whole[axis] - size) // step + 1, *whole[axis + 1 :], size)


def _before_unfolded(whole: Shape, index: Shape, axis: int, size: int, step: int, sizes: Sequence[int]) -> Shape:
    return (*index[:axis], index[axis] * step + index[-1], *index[axis + 1 : -1])


def _of_unfolded(part: Shape, axis: int, size: int, step: int, sizes: Sequence[int]) -> Shape:
    return tuple(sizes)


# --- shuffled -------------------------------------------------------------------------------------


def _shuffled(whole: Shape, groups: int) -> Shape:
    if len(whole) < 2:
        raise NoPart(f"has {len(whole)} axes, and no channels")
    if groups < 1 or whole[1] % groups != 0:
        raise NoPart(f"has {whole[1]} channels, which are no {groups} groups")
    return whole


def _before_shuffled(whole: Shape, index: Shape, groups: int) -> Shape:
    channel = index[1] % groups * (whole[1] // groups) + index[1] // groups
    return (index[0], channel, *index[2:])


# --- pads -----------------------------------------------------------------------------------------


def _pairs(whole: Shape, axes: int, pads: Sequence[int]) -> list[tuple[int, int]]:
    """For each axis what is put before it and behind it. Pads begin with the last axis."""
    if len(whole) < axes:
        raise NoPart(f"has {len(whole)} axes, fewer than the {axes} that are padded")
    if len(pads) != 2 * axes:
        raise NoPart(f"is padded along {axes} axes by {len(pads)} values")
    if any(pad < 0 for pad in pads):
        raise NoPart(f"cannot be padded by {list(pads)}")
    found = [(0, 0)] * (len(whole) - axes)
    return found + list(zip(pads[::2], pads[1::2]))[::-1]


def _padded(most: Callable[[int], int]) -> Callable[[Shape, int, Sequence[int]], Shape]:
    """The shape of a whole that is padded by at most so many elements at either end of an axis."""

    def shape(whole: Shape, axes: int, pads: Sequence[int]) -> Shape:
        pairs = _pairs(whole, axes, pads)
        for extent, pair in zip(whole[len(whole) - axes :], pairs[len(whole) - axes :]):
            if max(pair) > most(extent):
                raise NoPart(f"has an axis of extent {extent}, too short to be padded by {max(pair)}")
        return tuple(before + extent + behind for extent, (before, behind) in zip(whole, pairs))

    return shape


def _before_padded(place: Callable[[int, int], int]) -> Callable[[Shape, Shape, int, Sequence[int]], Shape]:
    """`place` is the index in an axis of that extent for one counted from its start."""

    def source(whole: Shape, index: Shape, axes: int, pads: Sequence[int]) -> Shape:
        pairs = _pairs(whole, axes, pads)
        return tuple(place(i - before, extent) for i, extent, (before, _) in zip(index, whole, pairs))

    return source


def _bordered(whole: Shape, pads: Sequence[int], value: Value) -> Shape:
    if len(pads) % 2 != 0 or len(pads) > 2 * len(whole):
        raise NoPart(f"has {len(whole)} axes, and {len(pads)} values are no pairs for the last of them")
    found = list(whole)
    for at, (before, behind) in enumerate(zip(pads[::2], pads[1::2]), 1):
        if whole[-at] + min(before, behind, before + behind) < 0:
            raise NoPart(f"cannot be shortened by {-min(before, behind, before + behind)} along axis {len(whole) - at}")
        found[-at] += before + behind
        if found[-at] == 0 and any(pad > 0 for pad in pads):
            raise NoPart(f"has nothing left along axis {len(whole) - at}, and is made longer by {list(pads)}")
    return tuple(found)


def _before_bordered(whole: Shape, index: Shape, pads: Sequence[int], value: Value) -> Shape | None:
    found = list(index)
    for at, before in enumerate(pads[::2], 1):
        found[-at] -= before
    return tuple(found) if all(0 <= i < extent for i, extent in zip(found, whole)) else None


def _mirrored(i: int, extent: int) -> int:
    return -i if i < 0 else min(i, 2 * (extent - 1) - i)


# --- windows, nearest, flattened ------------------------------------------------------------------


def _windows(
    whole: Shape, axes: int, kernel: Sequence[int], dilation: Sequence[int], padding: Sequence[int], stride: Sequence[int],
) -> Shape:  # fmt: skip
    if not axes < len(whole) <= HIGHEST_RANK - axes:
        raise NoPart(f"has {len(whole)} axes, and {axes + 1} to {HIGHEST_RANK - axes} are seen through windows")
    if any(len(own) != axes for own in (kernel, dilation, padding, stride)):
        raise NoPart(f"is seen through windows along {axes} axes, by lists of other lengths")
    if any(n < 1 for n in (*kernel, *dilation, *stride)) or any(n < 0 for n in padding):
        raise NoPart("is seen through windows that have no extent, or do not go on")
    if 0 in whole[len(whole) - axes :]:
        raise NoPart("has nothing that windows show")
    counts = []
    for extent, k, d, p, s in zip(whole[len(whole) - axes :], kernel, dilation, padding, stride):
        counts.append((extent + 2 * p - d * (k - 1) - 1) // s + 1)
        if counts[-1] < 1:
            raise NoPart(f"has an axis of extent {extent}, too short for windows of {d * (k - 1) + 1}")
    *ahead, channels = whole[: len(whole) - axes]
    return (*ahead, channels * prod(kernel), prod(counts))


def _before_windows(
    whole: Shape, index: Shape, axes: int, kernel: Sequence[int], dilation: Sequence[int], padding: Sequence[int],
    stride: Sequence[int],
) -> Shape | None:  # fmt: skip
    within = whole[len(whole) - axes :]
    counts = tuple((n + 2 * p - d * (k - 1) - 1) // s + 1 for n, k, d, p, s in zip(within, kernel, dilation, padding, stride))
    channel, *inside = _index_at((whole[len(whole) - axes - 1], *kernel), index[-2])
    found = [w * s + i * d - p for w, i, s, d, p in zip(_index_at(counts, index[-1]), inside, stride, dilation, padding)]
    return (*index[:-2], channel, *found) if all(0 <= i < extent for i, extent in zip(found, within)) else None


def _nearest(whole: Shape, axes: int, size: Sequence[int]) -> Shape:
    if not axes <= len(whole) <= HIGHEST_RANK - axes:
        raise NoPart(f"has {len(whole)} axes, and {axes} to {HIGHEST_RANK - axes} are resized along the last {axes}")
    if len(size) != axes:
        raise NoPart(f"is resized along {axes} axes to {len(size)} extents")
    for own, wanted in zip(whole[len(whole) - axes :], size):
        if wanted < 0 or (own == 0 and wanted > 0):
            raise NoPart(f"has an axis of extent {own}, which is resized to {wanted}")
    return (*whole[: len(whole) - axes], *size)


def _before_nearest(whole: Shape, index: Shape, axes: int, size: Sequence[int]) -> Shape:
    ahead = len(whole) - axes
    return (*index[:ahead], *(i * own // wanted for i, own, wanted in zip(index[ahead:], whole[ahead:], size)))


def _flattened(whole: Shape, axis: int) -> Shape:
    at = axis_in(whole, axis)
    return (prod(whole[:at]), prod(whole[at:]))


def _before_flattened(whole: Shape, index: Shape, axis: int) -> Shape:
    at = axis_in(whole, axis)
    return (*_index_at(whole[:at], index[0]), *_index_at(whole[at:], index[1]))


# --- taken, gathered ------------------------------------------------------------------------------


def _taken(whole: Shape, axis: int, index: Positions, least: int) -> Shape:
    at = axis_in(whole, axis)
    if not whole and prod(index.shape) != 1:
        raise NoPart(f"has one element, and {prod(index.shape)} are taken")
    if prod(index.shape):
        index.check(whole[at] if whole else 1, axis)
    found = (*whole[:at], *(index.shape or (1,) * least), *whole[at + 1 :]) if whole else ()
    if len(found) > HIGHEST_RANK:
        raise NoPart(f"has {len(found)} axes with those of the index, more than {HIGHEST_RANK}")
    return found


def _before_taken(whole: Shape, index: Shape, axis: int, taken: Positions, least: int) -> Shape:
    if not whole:
        return ()
    at, rank = axis_in(whole, axis), len(taken.shape) or least
    return (*index[:at], taken.at(index[at : at + rank], whole[at]), *index[at + rank :])


def _gathered(whole: Shape, axis: int, index: Positions) -> Shape:
    own, wanted = whole or (1,), index.shape or (1,)
    at = axis_in(whole, axis)
    if len(own) != len(wanted):
        raise NoPart(f"has the rank {len(own)}, and the index has {len(wanted)}")
    if prod(wanted):
        for number, (extent, count) in enumerate(zip(own, wanted)):
            if number != at and count > extent:
                raise NoPart(f"has {extent} elements along axis {number}, and the index has {count}")
        index.check(own[at], axis)
    return index.shape


def _before_gathered(whole: Shape, index: Shape, axis: int, gathered: Positions) -> Shape:
    at, own = axis_in(whole, axis), index or (0,)
    found = (*own[:at], gathered.at(index, (whole or (1,))[at]), *own[at + 1 :])
    return found[: len(whole)]


# --- located, restored, chosen, pointed -----------------------------------------------------------


def _located(whole: Shape, axes: int, index: Positions) -> Shape:
    ahead = _ahead(whole, axes)
    count = prod(whole[ahead:])
    if index.shape[:ahead] != whole[:ahead] or len(index.shape) < ahead:
        raise NoPart(f"has the extents {list(whole[:ahead])} in front of its last {axes} axes, and the index does not")
    if prod(index.shape):
        index.check(count, ahead)
    return index.shape


def _ahead(whole: Shape, axes: int) -> int:
    """How many axes are in front of the last ones."""
    return max(len(whole) - axes, 0)


def _before_located(whole: Shape, index: Shape, axes: int, located: Positions) -> Shape:
    ahead = _ahead(whole, axes)
    return (*index[:ahead], *_index_at(whole[ahead:], located.at(index, prod(whole[ahead:]))))


def _restored(whole: Shape, axes: int, index: Positions, size: Sequence[int]) -> Shape:
    if len(whole) < axes or whole[len(whole) - axes :] != tuple(size):
        raise NoPart(f"does not have the extents {list(size)} along its last {axes} axes")
    if len(index.shape) != len(whole):
        raise NoPart(f"has the rank {len(whole)}, and the index has {len(index.shape)}")
    return _located(whole, axes, index)


def _before_restored(whole: Shape, index: Shape, axes: int, located: Positions, size: Sequence[int]) -> Shape:
    return _before_located(whole, index, axes, located)


def _of_restored(part: Shape, axes: int, index: Positions, size: Sequence[int]) -> Shape:
    return (*part[: _ahead(part, axes)], *size)


def _chosen(whole: Shape, axes: int, index: Positions, *given: Any) -> Shape:
    """Of each pane the element that the index says."""
    try:
        shape = pooled(whole, axes, *given).shape(whole)
    except NoPanes as why:
        raise NoPart(str(why)) from None
    if index.shape != shape:
        raise NoPart(f"has {list(shape)} panes, and the index has the shape {list(index.shape)}")
    return _located(whole, axes, index)


def _before_chosen(whole: Shape, index: Shape, axes: int, located: Positions, *given: Any) -> Shape:
    return _before_located(whole, index, axes, located)


def _pointed(whole: Shape, index: Positions) -> Shape:
    if not index.shape or not 1 <= index.shape[-1] <= len(whole):
        raise NoPart(f"has {len(whole)} axes, and the last axis of the index says indices along another number of them")
    axes = index.shape[-1]
    for at, found in enumerate(index.elements):
        Positions((), (found,), index.wraps).check(whole[at % axes], at % axes)
    found_ = (*index.shape[:-1], *whole[axes:])
    if len(found_) > HIGHEST_RANK:
        raise NoPart(f"has {len(found_)} axes with those of the index, more than {HIGHEST_RANK}")
    return found_


def _before_pointed(whole: Shape, index: Shape, pointed: Positions) -> Shape:
    ahead = len(pointed.shape) - 1
    own = (pointed.at((*index[:ahead], k), whole[k]) for k in range(pointed.shape[-1]))
    return (*own, *index[ahead:])


def _picked(whole: Shape, index: Positions) -> Shape:
    if not whole:
        raise NoPart("has no axes")
    if not index.axes:
        raise NoPart("is given no indices")
    if index.axes[-1] >= len(whole):
        raise NoPart(f"has {len(whole)} axes, and indices are given along more")
    for at, found in enumerate(index.elements):
        axis = index.axes[at % len(index.axes)]
        Positions((), (found,), index.wraps).check(whole[axis], axis)
    kept = [extent for axis, extent in enumerate(whole) if axis not in index.axes]
    at = _picked_at(index)
    found_ = (*kept[:at], *index.shape[:-1], *kept[at:])
    if len(found_) > HIGHEST_RANK:
        raise NoPart(f"has {len(found_)} axes with those of the indices, more than {HIGHEST_RANK}")
    return found_


def _picked_at(index: Positions) -> int:
    """The axis of the part that is the first of the indices: where they are if they are side by side, else in front."""
    first, last = index.axes[0], index.axes[-1]
    return first if last - first + 1 == len(index.axes) else 0


def _before_picked(whole: Shape, index: Shape, picked: Positions) -> Shape:
    at, own = _picked_at(picked), len(picked.shape) - 1
    kept = iter((*index[:at], *index[at + own :]))
    there = index[at : at + own]
    found = {axis: picked.at((*there, k), whole[axis]) for k, axis in enumerate(picked.axes)}
    return tuple(found[axis] if axis in found else next(kept) for axis in range(len(whole)))


def _numbered(whole: Shape, axis: int, index: Positions, count: int, left_out: int) -> Shape:
    if not whole or whole[axis_in(whole, axis)] != count:
        raise NoPart(f"does not have {count} elements along axis {axis}")
    return _taken(whole, axis, index, 0)


def _before_numbered(whole: Shape, index: Shape, axis: int, taken: Positions, count: int, left_out: int) -> Shape | None:
    found = _before_taken(whole, index, axis, taken, 0)
    return None if found[axis_in(whole, axis)] == left_out else found


def _of_numbered(part: Shape, axis: int, index: Positions, count: int, left_out: int) -> Shape:
    at = axis_in(part, axis)
    return (*part[:at], count, *part[at + len(index.shape) :])


# --- the table ------------------------------------------------------------------------------------


def _turns(shape: Shape) -> list[tuple[Value, ...]]:
    axes = tuple(range(len(shape)))
    return [(axes,), (axes[::-1],), ((*axes[1:], *axes[:1]),), (tuple(a - len(axes) for a in (*axes[-1:], *axes[:-1])),)]


def _flips(shape: Shape) -> list[tuple[Value, ...]]:
    axes = tuple(range(len(shape)))
    return [((),), (axes,), (axes[-1:],), (tuple(a - len(axes) for a in axes[:1]),)]


def _cuts(shape: Shape) -> list[tuple[Value, ...]]:
    return [(-1, half) for half in (0, 1)]


def _one_slice(shape: Shape) -> list[tuple[Value, ...]]:
    found: list[tuple[Value, ...]] = [(0, 0, END, 1)]
    for axis, extent in enumerate(shape):
        found += [(axis, 1, extent, 1), (axis - len(shape), 0, END, 2), (axis, -extent - 3, -1, 3)]
    return found


def _many_slices(shape: Shape) -> list[tuple[Value, ...]]:
    axes = tuple(range(len(shape)))
    every = len(axes)
    return [
        ((), (), (), ()),
        (axes, (0,) * every, (END,) * every, (2,) * every),
        (axes[::-1], (1,) * every, (-1,) * every, (1,) * every),
        (axes[-1:], (-2,) * len(axes[-1:]), (END,) * len(axes[-1:]), (1,) * len(axes[-1:])),
    ]


def _sizes(shape: Shape) -> list[tuple[Value, ...]]:
    wide = tuple(3 if extent == 1 else extent for extent in shape)
    return [(shape,), (wide,), ((2, *wide),)]


def _times(shape: Shape) -> list[tuple[Value, ...]]:
    once = (1,) * len(shape)
    return [(once,), ((2,) * len(shape),), ((3, *once),), (tuple(range(len(shape), 0, -1)),), ((2, 1, *once),)]


def _each(shape: Shape) -> list[tuple[Value, ...]]:
    found: list[tuple[Value, ...]] = []
    for axis, extent in enumerate(shape):
        found += [(axis, 1, extent), (axis - len(shape), 3, 3 * extent)]
    return found


def _all_each(shape: Shape) -> list[tuple[Value, ...]]:
    return [(times, times * prod(shape)) for times in (1, 2, 5)]


def _rolls(shape: Shape) -> list[tuple[Value, ...]]:
    axes = tuple(range(len(shape)))
    found: list[tuple[Value, ...]] = [((0,), ()), ((5,), ()), ((-1,), ())]
    return [*found, ((1,) * len(axes), axes), ((-4, 3), (-1, 0)), ((2,), axes[-1:]), ((1, 1), (0, 0))]


def _diagonals(shape: Shape) -> list[tuple[Value, ...]]:
    return [(END,), (0,), (-1,), (2,), (-END,)]


def _replacements(shape: Shape) -> list[tuple[Value, ...]]:
    """None, one, all from the end, and some again."""
    found: list[tuple[Value, ...]] = []
    for axis, extent in enumerate(shape or (1,)):
        found += [(axis, (), 0), (axis, (extent - 1,), 0), (axis - max(len(shape), 1), tuple(range(-extent, 0)), 0)]
        found += [(axis, (0, extent // 2, -1, 0, -extent), 0)]
    return found


def _marks(shape: Shape) -> list[tuple[Value, ...]]:
    """None, one, several with some again, and all."""
    found: list[tuple[Value, ...]] = []
    for axis, extent in enumerate(shape or (1,)):
        found += [(axis, Positions((0,), ()), 0), (axis, _some((), extent), 0)]
        found += [(axis, _some((2, 3), extent), 0), (axis - max(len(shape), 1), _some((extent,), extent), 0)]
    return found


def _pins(shape: Shape) -> list[tuple[Value, ...]]:
    return [(axis, index, 0) for axis, index in _gathers(shape)]


def _squares(shape: Shape) -> list[tuple[Value, ...]]:
    return [(0,), (1,), (-2,), (3,), (-7,)]


def _crosses(shape: Shape) -> list[tuple[Value, ...]]:
    return [(0, 0), (1, 0)]


def _pleats(shape: Shape) -> list[tuple[Value, ...]]:
    """Slices one beside the other, some that overlap, and some with gaps."""
    found: list[tuple[Value, ...]] = []
    for axis, extent in enumerate(shape):
        found += [(axis, 1, 1, shape), (axis, 2, 1, shape), (axis, 1, 3, shape), (axis, extent, 2, shape), (axis, 2, 2, shape)]
    return found


def _strides_of(shape: Shape) -> list[tuple[Value, ...]]:
    """Nothing; every second index; from the end on; an index that is taken beside new axes; axes left out in front."""
    every = len(shape)
    found: list[tuple[Value, ...]] = [((), (), (), 0, 0, 0, 0, 0)]
    found += [((1,) * every, (END,) * every, (2,) * every, 0, 0, 0, 0, 0), ((0,) * every, (0,) * every, (-1,) * every, 255, 255, 0, 0, 0)]
    if every:
        found += [((-1, 0), (0, 0), (1, 1), 1, 0, 0, 2, 1), ((9, -1, -2), (9, -9, -9), (1, 2, 1), 0, 0, 1, 4, 6)]
        found += [((0, -3, 0), (0, -1, 0), (3, 1, 1), 0, 0, 1, 4, 0), ((5, 4), (-9, -1), (-3, 2), 0, 2, 0, 0, 0)]
    return found


def _groups(shape: Shape) -> list[tuple[Value, ...]]:
    return [(1,), (2,), (3,), (shape[1] if len(shape) > 1 else 1,)]


def _pads(shape: Shape) -> list[tuple[Value, ...]]:
    found: list[tuple[Value, ...]] = []
    for axes in range(1, min(3, len(shape)) + 1):
        last = shape[::-1][:axes]
        found += [(axes, (0,) * (2 * axes)), (axes, (1, 0) * axes), (axes, (3, 2) * axes)]
        found += [(axes, tuple(pad for extent in last for pad in (max(extent - 1, 0), min(extent, 1))))]
        found += [(axes, tuple(extent for extent in last for _ in range(2)))]
    return found


def _borders(shape: Shape) -> list[tuple[Value, ...]]:
    """The element outside is not looked at here."""
    all_of = len(shape)
    found: list[tuple[Value, ...]] = [((), 0), ((0, 0) * all_of, 0), ((1, 2) * min(all_of, 1), 0), ((2, 0) * all_of, 0)]
    return [*found, ((1, -1) * all_of, 0), ((-1, 3) * min(all_of, 2), 0), ((-1, -1) * min(all_of, 1), 0)]


def _panes(shape: Shape) -> list[tuple[Value, ...]]:
    """Windows of one element, larger ones, and some that lie outside; of one axis and of two."""
    found: list[tuple[Value, ...]] = []
    for axes in (1, 2):
        once, none = (1,) * axes, (0,) * axes
        found += [(axes, once, once, none, once), (axes, (2, 1)[:axes], once, (1, 0)[:axes], once)]
        found += [(axes, (3, 2)[:axes], (1, 2)[:axes], (1, 2)[:axes], (2, 1)[:axes])]
        found += [(axes, (2, 3)[:axes], (3, 1)[:axes], (4, 1)[:axes], (1, 3)[:axes])]
    return found


def _pools(shape: Shape) -> list[tuple[Value, ...]]:
    """Panes of one element, larger ones that overlap or leave gaps, paddings on either side, and lists of one value."""
    found: list[tuple[Value, ...]] = []
    for axes in (1, 2, 3):
        once, none = (1,) * axes, (0,) * axes
        for unstrided in (0, 1):
            found += [(axes, once, once, unstrided, none, once, 0), (axes, (2, 3, 2)[:axes], (1,), unstrided, (1, 0, 1)[:axes], (), 0)]
            found += [(axes, (3, 2, 1)[:axes], (2, 1, 3)[:axes], unstrided, (1, 1, 0)[:axes], once, 1)]
            found += [(axes, (2,), (), unstrided, (), (1,), 1), (axes, (2, 2, 2)[:axes], (3, 1, 2)[:axes], unstrided, (), (1, 2, 1)[:axes], 0)]
            found += [(axes, (3, 2, 2)[:axes], (2,), unstrided, (*(2, 0, 1)[:axes], *(0, 2, 0)[:axes]), (), 1)]
            found += [(axes, (2,), (1,), unstrided, (1,), (2,), 0)]
    return found


def _averages(shape: Shape) -> list[tuple[Value, ...]]:
    found: list[tuple[Value, ...]] = []
    for number, (axes, kernel, stride, unstrided, padding, dilation, ceil) in enumerate(_pools(shape)):
        if unstrided == 0 and set(cast(Sequence[int], dilation)) <= {1}:
            found += [(axes, kernel, stride, padding, ceil, counted, 0) for counted in (0, 1)]
            found += [(axes, kernel, stride, padding, ceil, number % 2, (3, -2)[number % 2])]
    return found


def _shares(shape: Shape) -> list[tuple[Value, ...]]:
    """All of an axis, as many shares as elements, more, fewer, and some that overlap."""
    found: list[tuple[Value, ...]] = []
    for axes in (1, 2, 3):
        last = shape[len(shape) - axes :] if len(shape) >= axes else ()
        found += [(axes, (1,) * axes), (axes, last), (axes, tuple(2 * n + 1 for n in last)), (axes, tuple((n + 1) // 2 for n in last))]
        found += [(axes, tuple(max(n - 1, 1) for n in last)), (axes, tuple(2 + at for at, _ in enumerate(last)))]
    return found


def _resizes(shape: Shape) -> list[tuple[Value, ...]]:
    """The same extents, multiples of them, a part of them, and some without a common divisor."""
    found: list[tuple[Value, ...]] = []
    for axes in (1, 2):
        last = shape[len(shape) - axes :] if len(shape) >= axes else ()
        found += [(axes, last), (axes, tuple(2 * n for n in last)), (axes, tuple((n + 1) // 2 for n in last))]
        found += [(axes, tuple(n + at + 1 for at, n in enumerate(last))), (axes, tuple(2 * n + 1 - 2 * at for at, n in enumerate(last)))]
    return found


def _flats(shape: Shape) -> list[tuple[Value, ...]]:
    axes = max(len(shape), 1)
    return [(axis,) for axis in (axes - 1, *range(axes - 1), *range(-axes, 0))]


def _some(shape: Shape, extent: int) -> Positions:
    """Indices of this shape below an extent, some of them again."""
    return Positions(shape, tuple((3 * i + i // 4 + 1) % max(extent, 1) for i in range(prod(shape))))


def _takes(shape: Shape) -> list[tuple[Value, ...]]:
    found: list[tuple[Value, ...]] = []
    for least in (0, 1):
        for axis, extent in enumerate(shape or (1,)):
            found += [(axis, Positions((extent,), tuple(range(extent))), least), (axis, _some((), extent), least)]
            found += [(axis - max(len(shape), 1), _some(own, extent), least) for own in ((7,), (2, 3), (0,))]
    return found


def _counts(extent: int) -> list[Positions]:
    """One of each, several of some and none of others, and the same of all."""
    several = tuple((i * 2 + 2) % 4 for i in range(extent))
    return [Positions((extent,), (1,) * extent), Positions((extent,), several), Positions((), (2,)), Positions((1,), (0,)), Positions((1,), (3,))]


def _copyings(shape: Shape) -> list[tuple[Value, ...]]:
    axes = [(axis, extent) for at, extent in enumerate(shape or (1,)) for axis in (at, at - max(len(shape), 1))]
    return [(axis, counts, len(_copies(counts, extent))) for axis, extent in axes for counts in _counts(extent)]


def _all_copyings(shape: Shape) -> list[tuple[Value, ...]]:
    return [(counts, len(_copies(counts, prod(shape)))) for counts in _counts(prod(shape))]


def _gathers(shape: Shape) -> list[tuple[Value, ...]]:
    found: list[tuple[Value, ...]] = []
    for axis, extent in enumerate(shape or (1,)):
        for count in (extent, 0, 2 * extent + 1):
            wanted = (*shape[:axis], count, *(max(n - 1, 0) for n in shape[axis + 1 :]))
            found.append((axis, _some(wanted, extent)))
        found.append((axis - max(len(shape), 1), _some(shape, extent)))
    return [*found, (0, _some((), 1))]


def _locations(shape: Shape) -> list[tuple[Value, ...]]:
    """All elements in their order, some again, one, and none; of planes, of volumes, and of all."""
    found: list[tuple[Value, ...]] = []
    for axes in (2, 3, HIGHEST_RANK):
        ahead = shape[: _ahead(shape, axes)]
        count = prod(shape[len(ahead) :])
        found.append((axes, Positions(shape, tuple(range(count)) * prod(ahead))))
        found += [(axes, _some((*ahead, *own), count)) for own in ((), (7,), (2, 3), (0,))]
    return found


def _restorations(shape: Shape) -> list[tuple[Value, ...]]:
    return [(axes, index, shape[-axes:]) for axes, index in _locations(shape) if isinstance(axes, int) and axes <= len(shape)]


def _choices(shape: Shape) -> list[tuple[Value, ...]]:
    """Panes of one element that choose all in their order; some elements of other panes."""
    found: list[tuple[Value, ...]] = []
    for axes, *given in _pools(shape):
        try:
            own = pooled(shape, cast(int, axes), *cast(Any, given)).shape(shape)
        except NoPanes:
            continue
        count = prod(shape[len(shape) - cast(int, axes) :])
        every = Positions(own, tuple(i % count for i in range(prod(own))))
        found.append((axes, every if own == shape else _some(own, count), *given))
    return found


def _tuples(shape: Shape) -> list[tuple[Value, ...]]:
    """All elements in their order, then some again, one tuple, and none; of all axes and of fewer."""
    every = [i for at in range(prod(shape)) for i in _index_at(shape, at)]
    found: list[tuple[Value, ...]] = [(Positions((*shape, len(shape)), tuple(every)),)]
    for axes in range(1, len(shape) + 1):
        for own in ((4,), (), (2, 3), (0,)):
            index = [(3 * at + at // 4 + k) % max(extent, 1) for at in range(prod(own)) for k, extent in enumerate(shape[:axes])]
            found.append((Positions((*own, axes), tuple(index)),))
    return found


def _picks(shape: Shape) -> list[tuple[Value, ...]]:
    """All elements in their order, then some again, of each set of axes; some are apart from each other."""
    every = [i for at in range(prod(shape)) for i in _index_at(shape, at)]
    found: list[tuple[Value, ...]] = []
    if 0 in shape:  # a tensor without elements has no indices
        return []
    if shape:
        found.append((Positions((*shape, len(shape)), tuple(every), axes=tuple(range(len(shape)))),))
    for number in range(1, 2 ** len(shape)):
        axes = tuple(axis for axis in range(len(shape)) if number >> axis & 1)
        for own in ((4,), (), (2, 3)):
            index = [(3 * at + at // 4 + k) % max(shape[axis], 1) for at in range(prod(own)) for k, axis in enumerate(axes)]
            found.append((Positions((*own, len(axes)), tuple(index), axes=axes),))
    return found


def _gaps(shape: Shape) -> list[tuple[Value, ...]]:
    return [(at, count) for at in range(-1, len(shape) + 1) for count in (3, 1, 5, 0)]


def _numbers(shape: Shape) -> list[tuple[Value, ...]]:
    found: list[tuple[Value, ...]] = []
    for axis, extent in enumerate(shape):
        found += [(axis, Positions((extent,), tuple(range(extent))), extent, -1), (axis, _some((), extent), extent, 0)]
        found += [(axis, _some(own, extent), extent, left) for own, left in (((7,), -1), ((2, 3), 1), ((0,), -5))]
    return found


def _padding(most: Callable[[int], int], place: Callable[[int, int], int], limit: str) -> IndexMap:
    fails = "`{0}` has fewer than {1} axes, `{2}` has not two values for each of the last {1}, or one below 0" + limit
    return IndexMap(("integer", "integers"), _padded(most), _before_padded(place), _pads, fails, pieces=True)


INDEX_MAPS: Mapping[str, IndexMap] = MappingProxyType(
    {
        "half": IndexMap(("axis", "half"), _half, _in_half, _cuts),
        "alternate": IndexMap(("axis", "half"), _half, _alternating, _cuts),
        "permuted": IndexMap(
            ("axes",), _permuted, _before_permuted, _turns, "`{1}` has not as many values as `{0}` has axes",
        ),
        "flipped": IndexMap(("axes",), _flipped, _before_flipped, _flips, keeps=True),
        "sliced": IndexMap(
            ("axis", "integer", "integer", "integer"), _sliced, _before_sliced, _one_slice,
            "`{0}` has the rank 0, or `{4}` is below 1",
        ),
        "slices": IndexMap(
            ("axes", "integers", "integers", "integers"), _slices, _before_slices, _many_slices,
            "`{0}` has the rank 0 and `{1}` is not empty, `{2}`, `{3}` or `{4}` has another length than `{1}`, or a value "
            "of `{4}` is below 1",
        ),
        "strided": IndexMap(
            ("integers", "integers", "integers", "integer", "integer", "integer", "integer", "integer"), _strided,
            _before_strided, _strides_of,
            "the lengths of `{1}`, `{2}` and `{3}` differ, or they have more values for axes than `{0}` has; a value of `{3}` is 0, or "
            "below 1 where the bit of `{8}` is set; `{6}` has more than one bit; a value of `{1}` is no index of `{0}` where the "
            "bit of `{8}` is set; or there are more than 8 axes with the new ones",
        ),
        "expanded": IndexMap(
            ("integers",), _expanded, _before_expanded, _sizes,
            "`{0}` does not broadcast to `{1}`, or `{1}` has more than 8 values",
        ),
        "spaced": IndexMap(
            ("integer", "integer"), _spaced, _before_spaced, _gaps,
            "`{1}` is below -1 or above the rank of `{0}`, which is below 8; or `{2}` is below 0, or 0 where `{0}` has no elements", apart=True,
        ),
        "repeated": IndexMap(
            ("integers",), _repeated, _before_repeated, _times,
            "`{1}` has fewer values than `{0}` has axes, or more than 8, or a value below 0", finer=True,
        ),
        "interleaved": IndexMap(
            ("axis", "integer", "integer"), _interleaved, _before_interleaved, _each,
            "`{0}` has the rank 0, `{2}` is below 0, or `{3}` is not the extent of `{0}` along `{1}` times `{2}`",
            finer=True,
        ),
        "all_interleaved": IndexMap(
            ("integer", "integer"), _all_interleaved, _before_all_interleaved, _all_each,
            "`{1}` is below 0, or `{2}` is not the number of elements of `{0}` times `{1}`", finer=True,
        ),
        "copied": IndexMap(
            ("axis", "positions", "integer"), _copied, _before_copied, _copyings,
            "`{0}` has the rank 0, `{2}` has another rank than 0 and 1, or is neither one count nor as many as `{0}` has indices along `{1}`, "
            "or `{3}` is below 0",
            counts=True,
        ),
        "all_copied": IndexMap(
            ("positions", "integer"), _all_copied, _before_all_copied, _all_copyings,
            "`{1}` has another rank than 0 and 1, or is neither one count nor as many as `{0}` has elements, or `{2}` is below 0",
            counts=True,
        ),
        "rolled": IndexMap(
            ("integers", "integers"), _rolled, _before_rolled, _rolls,
            "`{1}` has not as many values as `{2}`, or not one where `{2}` is empty; or `{2}` has a value that is no axis "
            "of `{0}`",
            pieces=True,
        ),
        "lower": IndexMap(("integer",), _matrices, _in_lower, _diagonals, keeps=True, pieces=True),
        "upper": IndexMap(("integer",), _matrices, _in_upper, _diagonals, keeps=True, pieces=True),
        "filled": IndexMap(("scalar",), _filled, _in_filled, lambda shape: [(0,)], keeps=True, pieces=True),
        "replaced": IndexMap(
            ("axis", "integers", "scalar"), _replaced, _in_replaced, _replacements,
            "a value of `{2}` is no index of `{0}` along `{1}`", keeps=True, pieces=True,
        ),
        "marked": IndexMap(("axis", "positions", "scalar"), _marked, _in_marked, _marks, keeps=True, pieces=True),
        "pinned": IndexMap(
            ("axis", "positions", "scalar"), _pinned, _in_pinned, _pins,
            "`{2}` has another rank than `{0}`, where 0 counts as 1; or, if it has elements, a larger extent along an axis other "
            "than `{1}`, or there are none of `{0}` along `{1}`",
            keeps=True, pieces=True,
        ),
        "diagonal": IndexMap(
            ("integer",), _diagonal, _in_diagonal, _squares,
            "`{0}` has more than 2 axes, or the result more elements than memory can hold", pieces=True, apart=True,
        ),
        "on_diagonal": IndexMap(
            ("integer",), _on_diagonal, _from_diagonal, _squares, "the result has more elements than memory can hold",
            pieces=True, apart=True,
        ),
        "crossed": IndexMap(
            ("integer", "scalar"), _crossed, _in_crossed, _crosses,
            "`{0}` has fewer than 2 axes, or more than 2 of different extents", keeps=True, pieces=True,
        ),
        "unfolded": IndexMap(
            ("integer", "integer", "integer", "integers"), _unfolded, _before_unfolded, _pleats,
            "`{0}` does not have the extents in `{4}`, or `{1}` is no axis of it, counted from the start, or it has 8 axes; or "
            "`{2}` or `{3}` is below 1, or `{2}` above the extent along `{1}`",
            pieces=True, whole=_of_unfolded,
        ),
        "shuffled": IndexMap(
            ("integer",), _shuffled, _before_shuffled, _groups,
            "`{0}` has fewer than 2 axes, or `{1}` is below 1 or does not divide its extent along axis 1", finer=True,
        ),
        "reflected": _padding(lambda n: max(n - 1, 0), _mirrored, ", or one above 0 that is not below the extent of its axis"),
        "replicated": _padding(
            lambda n: END if n > 0 else 0, lambda i, n: min(max(i, 0), n - 1), ", or one above 0 for an axis of extent 0",
        ),
        "padded": IndexMap(
            ("integers", "scalar"), _bordered, _before_bordered, _borders,
            "`{1}` has an odd number of values, or more pairs than `{0}` has axes; or it takes more from an axis than there is, "
            "or all of an axis while another value is above 0",
            pieces=True,
        ),
        "taken": IndexMap(
            ("axis", "positions", "integer"), _taken, _before_taken, _takes,
            "`{0}` has the rank 0 and `{2}` not one element, or there are more than 8 axes with those of `{2}`",
        ),
        "gathered": IndexMap(
            ("axis", "positions"), _gathered, _before_gathered, _gathers,
            "`{2}` has another rank than `{0}`, where 0 counts as 1; or, if it has elements, a larger extent along an axis other "
            "than `{1}`, or there are none of `{0}` along `{1}`",
            differs="is shorter along an axis than",
        ),
        "located": IndexMap(
            ("integer", "positions"), _located, _before_located, _locations,
            "`{2}` does not begin with the extents of `{0}` in front of its last {1} axes; or it has elements, and those axes "
            "have none",
            along=lambda whole, at, axes, index: int(prod(whole[_ahead(whole, axes) :])),
        ),
        "restored": IndexMap(
            ("integer", "positions", "integers"), _restored, _before_restored, _restorations,
            "`{3}` does not have the extents of the last {1} axes of `{0}`; or `{2}` has another rank, does not begin with the extents of `{0}` in "
            "front of them, or has elements where they have none",
            whole=_of_restored, along=lambda whole, at, axes, index, size: int(prod(size)),
        ),
        "chosen": IndexMap(
            ("integer", "positions", "integers", "integers", "integer", "integers", "integers", "integer"), _chosen, _before_chosen, _choices,
            "`{0}` has fewer than {1} axes, or one of the last is empty; `{3}`, `{4}`, `{6}` or `{7}` has another number of values, or "
            "one below 1, of `{6}` one below 0; `{6}` adds more to an axis than `{3}` has there; `{8}` is not 0 or 1; one of the last "
            "axes is shorter than a window; or `{2}` has not one element for each window",
            along=lambda whole, at, axes, *given: int(prod(whole[_ahead(whole, axes) :])),
        ),
        "pointed": IndexMap(
            ("positions",), _pointed, _before_pointed, _tuples,
            "the last axis of `{1}` has no elements, or more than `{0}` has axes, or `{1}` or `{0}` has the rank 0; or there are "
            "more than 8 axes with those of `{1}`",
            along=lambda whole, at, index: int(whole[at % index.shape[-1]]),
        ),
        "picked": IndexMap(
            ("positions",), _picked, _before_picked, _picks,
            "`{0}` has the rank 0, or fewer axes than `{1}` has tensors, or there is none; the tensors of `{1}` with elements do not "
            "broadcast together, or there are more than 8 axes with those of `{1}`",
            differs="does not broadcast to", lists=True, along=lambda whole, at, index: int(whole[index.axes[at % len(index.axes)]]),
        ),
        "numbered": IndexMap(
            ("axis", "positions", "integer", "integer"), _numbered, _before_numbered, _numbers,
            "`{0}` has not `{3}` elements along axis {1}, or there are more than 8 axes with those of `{2}`",
            whole=_of_numbered,
        ),
        "windows": IndexMap(
            ("integer", "integers", "integers", "integers", "integers"), _windows, _before_windows, _panes,
            "`{0}` has not more than {1} axes, or they are more than 8 with {1} others; `{2}`, `{3}`, `{4}` or `{5}` has not {1} "
            "values, or one below 1, of `{4}` one below 0; or one of the last axes is empty, or shorter than a window",
            pieces=True,
        ),
        "nearest": IndexMap(
            ("integer", "integers"), _nearest, _before_nearest, _resizes,
            "`{0}` has fewer than {1} axes, or they are more than 8 with {1} others; `{2}` has not {1} values, or one below 0, or "
            "one above 0 for an axis of extent 0",
            pieces=True,
        ),
        "pooled": _panes_of(
            pooled, _pools, ("integer", "integers", "integers", "integer", "integers", "integers", "integer"),
            "`{0}` has fewer than {1} axes, or one of the last is empty; `{2}`, `{3}`, `{5}` or `{6}` has another number of values, or "
            "one below 1, of `{5}` one below 0; `{5}` adds more to an axis than `{2}` has there; `{7}` is not 0 or 1; or one of the last "
            "axes is shorter than a window",
        ),
        "averaged": _panes_of(
            averaged, _averages, ("integer", "integers", "integers", "integers", "integer", "integer", "integer"),
            "`{0}` has fewer than {1} axes, or one of the last is empty; `{2}`, `{3}` or `{4}` has another number of values, or one "
            "below 1, of `{4}` one below 0; `{4}` adds more to an axis than `{2}` has there; or one of the last axes is shorter than a "
            "window",
        ),
        "shared": _panes_of(
            shared, _shares, ("integer", "integers"),
            "`{0}` has fewer than {1} axes, or one of the last is empty; or `{2}` has not {1} values, or one below 1",
        ),
        "flattened": IndexMap(
            ("axis",), _flattened, _before_flattened, _flats, "`{0}` has more elements than memory can hold", finer=True,
        ),
        "wrapped": _padding(lambda n: n, lambda i, n: i % n, ", or one above the extent of its axis"),
    }
)


def samples_of(word: str, args: Sequence[str], shape: Shape) -> list[tuple[Value, ...]]:
    """The samples of a map that have the numbers among these arguments, for a whole of this shape that has such a part;
    what lies outside the whole plays no role."""
    placing = [(at, arg) for at, (takes, arg) in enumerate(zip(INDEX_MAPS[word].takes, args)) if takes != "scalar"]
    fixed = [(at, int(arg)) for at, arg in placing if not arg.isidentifier()]
    found = []
    for values in INDEX_MAPS[word].samples(shape):
        try:
            INDEX_MAPS[word].shape(shape, *values)
        except NoPart:
            continue
        if all(values[at] == number for at, number in fixed):
            found.append(values)
    return found
