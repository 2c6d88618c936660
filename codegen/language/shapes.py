"""Shapes of tensors that formulas split or reduce."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import zip_longest
from math import prod

from codegen.language.expression import ALL, CHANNEL, INNER, SHARED
from codegen.language.operator import Operator
from codegen.language.params import AxesParam

Shape = tuple[int, ...]


def broadcast(a: Shape, b: Shape) -> Shape | None:
    """The shape that two shapes broadcast to; None if they do not broadcast."""
    sizes: list[int] = []
    for m, n in zip_longest(reversed(a), reversed(b), fillvalue=1):
        if m != n and 1 not in (m, n):
            return None
        sizes.append(n if m == 1 else m)
    return tuple(reversed(sizes))


def aligned(own: Shape, space: Shape, axis: int, count: int, counted: bool) -> Shape | None:
    """The shape by which a tensor broadcasts to a space along axes of it from one on: where that is `counted` so many, -1 for all
    behind, and a single element for none; else as many as it has, or a single element. None if it does not fit."""
    at, every = axis % max(len(space), 1), len(space)
    if not -max(every, 1) <= axis < max(every, 1) or count < -1:
        return None
    if prod(own) == 1 and (count == 0 if counted else len(own) < 2):
        return ()
    axes = (count if count >= 0 else every - at) if counted else len(own)
    fits = at + axes <= every and own == tuple(space[at : at + axes]) and (axes > 0 or not counted)
    return (*own, *(1,) * (every - at - axes)) if fits else None


def axes_of(shape: Sequence[int], named: Sequence[int], every: bool = False) -> frozenset[int]:
    """The axes of a shape that are named, from the end where they are negative; with `every`, all if none is."""
    if not named and every:
        return frozenset(range(len(shape)))
    return frozenset(axis % len(shape) for axis in named) if shape else frozenset()


def in_groups(shape: Sequence[int], groups: int) -> Shape:
    """A shape whose channels, along axis 1, are in groups: one axis more."""
    each = shape[1] // groups if groups else 0
    return (shape[0], groups, each, *shape[2:])


def of_channels(shape: Sequence[int]) -> Shape:
    """Of such a shape, that of an element for each channel."""
    return (1, *shape[1:3], *(1,) * (len(shape) - 3))


def last_axes(shape: Sequence[int], count: int) -> frozenset[int]:
    """The last axes of a shape, so many."""
    return frozenset(range(len(shape) - count, len(shape)))


def reduced_axes(
    op: Operator, axis: str, given: Mapping[str, object], modes: Mapping[str, object], shape: Sequence[int]
) -> frozenset[int]:
    """The axes of the space that `axis` stands for, in a call with these axes and flags: a parameter, a number, ALL,
    CHANNEL or INNER. Where channels are in groups, `shape` has the axes of in_groups."""
    param = next((p for p in op.params if p.name == axis), None)
    if op.row_groups is not None:
        return frozenset(range(len(shape))) - ({1, 2} if axis == SHARED else {0, 1})
    if axis == SHARED:
        assert op.row_shape is not None  # what shares an element stands in other rows, at the same place
        return frozenset(range(len(shape))) - reduced_axes(op, op.row_shape.name, given, modes, shape)
    if op.turns and not op.reduces_in({name: str(label) for name, label in modes.items()}):
        return frozenset()
    if op.row_shape is not None:
        extents = given[op.row_shape.name]  # of a tensor its shape
        assert isinstance(extents, tuple)
        return last_axes(shape, len(extents))
    if axis == CHANNEL:
        return frozenset(range(len(shape))) - {1}
    if axis == INNER:
        return frozenset(range(2, len(shape)))
    if param is None:
        return axes_of(shape, () if axis == ALL else (int(axis),), axis == ALL)
    named = given[param.name]
    every = isinstance(param, AxesParam) and param.every and (param.unless is None or modes.get(param.unless) != "true")
    return axes_of(shape, named if isinstance(named, tuple) else (int(str(named)),), every)


def first_along(shape: Sequence[int], axis: int, count: int) -> tuple[int, ...]:
    """The shape of the first elements of lines along an axis. Rank 0 is one axis that is not shown."""
    if not shape:
        return () if count == 1 else (count,)
    return tuple(count if d == axis % len(shape) else extent for d, extent in enumerate(shape))


def space_without(shape: Sequence[int], axes: Collection[int], kept: bool = False) -> tuple[int, ...]:
    """The shape of a space without some axes, or, where they are kept, with the extent 1 there."""
    return tuple(1 if d in axes else extent for d, extent in enumerate(shape) if kept or d not in axes)


def of_rows(
    op: Operator, axis: str, given: Mapping[str, object], modes: Mapping[str, object], shape: Sequence[int], kept: bool
) -> tuple[int, ...]:
    """The shape of a tensor with an element for each row of a space."""
    if op.row_groups is not None:
        shape = in_groups(shape, int(str(given[op.row_groups.name])))
    return space_without(shape, reduced_axes(op, axis, given, modes, shape), kept)


def class_axis(shape: Sequence[int]) -> int:
    """The axis of classes of a shape that has one."""
    return 1 if len(shape) > 1 else 0


def rows_in(shape: Shape) -> Shape:
    """Such a shape without the axis."""
    return (*shape[: class_axis(shape)], *shape[class_axis(shape) + 1 :])


def with_classes(rows: Shape, count: int) -> Shape:
    """A shape of rows with an axis of so many classes more."""
    at = min(len(rows), 1)
    return (*rows[:at], count, *rows[at:])
