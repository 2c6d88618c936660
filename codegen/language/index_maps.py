"""The table of index maps: which elements of a tensor a part of it has, and in which order.

A map takes the shape of the whole and the map's arguments to the shape of the part (`shape`), and an index of the part
to an index of the whole (`source`). All are affine: a stride for each axis and an origin, so that a part costs nothing
until it is read (runtime/handles/view.h has the same in C).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Union

Shape = tuple[int, ...]
Value = Union[int, Sequence[int]]  # of an argument: a number, or the elements of a list
END = 2**63 - 1  # an end that is beyond every extent


class NoPart(Exception):
    """A tensor of this shape has no such part; the message says why."""


@dataclass(frozen=True)
class IndexMap:
    """A map of the language.

    takes    what its arguments are: "axis", "half" (0 or 1), "integer", "axes", "integers"
    shape    of the part, from that of the whole and the arguments; raises NoPart
    source   the index in the whole of an index in the part
    samples  arguments that fit a shape, the first of which change nothing where there are such
    fails    what makes arguments not fit, for pages: {0} is the tensor, {1} and so on are the arguments; "" for halves and
             for maps that always fit
    keeps    the part has the shape of the whole
    """

    takes: tuple[str, ...]
    shape: Callable[..., Shape]
    source: Callable[..., Shape]
    samples: Callable[[Shape], list[tuple[Value, ...]]]
    fails: str = ""
    keeps: bool = False

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
        "expanded": IndexMap(
            ("integers",), _expanded, _before_expanded, _sizes,
            "`{0}` does not broadcast to `{1}`, or `{1}` has more than 8 values",
        ),
    }
)
