"""Panes: what a map shows of a tensor at each point of the space, several elements that a formula makes one of.

Along each of the last axes a pane has elements that are `dilation` apart, among them those of a padding that are not there,
or it has a share of all (runtime/handles/panes.h says the same in C).
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

Shape = tuple[int, ...]
HIGHEST = 2**31 - 1  # of kernels, strides, paddings and dilations


class NoPanes(Exception):
    """A tensor of this shape has no such panes; the message says why."""


@dataclass(frozen=True)
class PaneAxis:
    """Panes along one axis; those of size 0 are shares of it."""

    extent: int
    count: int
    size: int = 0
    stride: int = 1
    front: int = 0
    behind: int = 0
    dilation: int = 1

    def shown(self, at: int) -> list[int]:
        """The indices that a pane shows."""
        if not self.size:
            return [*range(at * self.extent // self.count, -(-(at + 1) * self.extent // self.count))]
        taps = (at * self.stride - self.front + k * self.dilation for k in range(self.size))
        return [i for i in taps if 0 <= i < self.extent]

    def divides(self, at: int, counted: bool) -> int:
        """The number of elements that a mean divides by, with those of the padding if they are counted."""
        if not self.size or not counted:
            return len(self.shown(at))
        taps = (at * self.stride - self.front + k * self.dilation for k in range(self.size))
        return sum(i < self.extent + self.behind for i in taps)


@dataclass(frozen=True)
class Panes:
    """Panes along the last axes of a tensor."""

    axes: tuple[PaneAxis, ...]
    counted: bool = False
    divisor: int = 0  # of means; 0: the number of elements

    def shape(self, whole: Sequence[int]) -> Shape:
        """One element for each pane."""
        return (*whole[: len(whole) - len(self.axes)], *(axis.count for axis in self.axes))

    def shown(self, index: Sequence[int]) -> Iterator[tuple[Shape, int]]:
        """The indices in the whole that the pane of an index shows, in row-major order, each with its number among all that
        the last axes have."""
        ahead, own = tuple(index[: len(index) - len(self.axes)]), index[len(index) - len(self.axes) :]
        for found in itertools.product(*(axis.shown(at) for axis, at in zip(self.axes, own))):
            number = 0
            for axis, i in zip(self.axes, found):
                number = number * axis.extent + i
            yield (*ahead, *found), number

    def divides(self, index: Sequence[int]) -> int:
        """What a mean of the pane of an index divides by."""
        own = index[len(index) - len(self.axes) :]
        return self.divisor or prod(axis.divides(at, self.counted) for axis, at in zip(self.axes, own))


def _last(whole: Shape, axes: int) -> Shape:
    if len(whole) < axes:
        raise NoPanes(f"has {len(whole)} axes, and {axes} have panes")
    if 0 in whole[len(whole) - axes :]:
        raise NoPanes("has nothing to show")
    return whole[len(whole) - axes :]


def _each(values: Sequence[int], axes: int, lowest: int, otherwise: Sequence[int] | None = None, pairs: bool = False) -> list[int]:
    """A value for each axis, of a list that has one for all or for each; of pairs those in front, then those behind."""
    if len(values) not in (1, axes, *((0,) if otherwise is not None else ()), *((2 * axes,) if pairs else ())):
        raise NoPanes(f"has panes along {axes} axes, by lists of other lengths")
    if any(not lowest <= value <= HIGHEST for value in values):
        raise NoPanes("has panes that have no extent, or do not go on")
    found = [*values] or [*(otherwise or ())]
    found = found * axes if len(found) == 1 else found
    return found if len(found) == 2 * axes or not pairs else found * 2


def pooled(
    whole: Shape, axes: int, kernel: Sequence[int], stride: Sequence[int], unstrided: int, padding: Sequence[int],
    dilation: Sequence[int], ceil: int,
) -> Panes:  # fmt: skip
    """Panes of kernels that move along the last axes. Without strides they are `unstrided`, or the kernel where that is 0."""
    last, size = _last(whole, axes), _each(kernel, axes, 1)
    steps = _each(stride, axes, 1, [unstrided] * axes if unstrided else size)
    pads, apart = _each(padding, axes, 0, [0], pairs=True), _each(dilation, axes, 1, [1])
    if ceil not in (0, 1):
        raise NoPanes("has panes that are rounded up by a number other than 0 and 1")
    found = []
    for i, extent in enumerate(last):
        front, behind = pads[i], pads[i + axes]
        if front + behind > size[i]:
            raise NoPanes(f"has a padding of {front + behind}, more than the {size[i]} of a pane")
        room = extent + front + behind - (size[i] - 1) * apart[i] - 1
        if room < 0:
            raise NoPanes(f"has an axis of extent {extent}, too short for panes of {(size[i] - 1) * apart[i] + 1}")
        count = (-(-room // steps[i]) if ceil else room // steps[i]) + 1
        count -= count > 1 and (count - 1) * steps[i] >= extent + front
        found.append(PaneAxis(extent, count, size[i], steps[i], front, behind, apart[i]))
    return Panes(tuple(found))


def averaged(
    whole: Shape, axes: int, kernel: Sequence[int], stride: Sequence[int], padding: Sequence[int], ceil: int, counted: int, divisor: int
) -> Panes:  # fmt: skip
    """The same for means; without strides they are the kernel."""
    if counted not in (0, 1):
        raise NoPanes("has a padding that is counted by a number other than 0 and 1")
    return Panes(pooled(whole, axes, kernel, stride, 0, padding, (), ceil).axes, bool(counted), divisor)


def shared(whole: Shape, axes: int, size: Sequence[int]) -> Panes:
    """Shares of the last axes, so many of each."""
    last = _last(whole, axes)
    if len(size) != axes or any(count < 1 for count in size):
        raise NoPanes(f"has no {' by '.join(map(str, size))} shares along {axes} axes")
    return Panes(tuple(PaneAxis(extent, count) for extent, count in zip(last, size)))
