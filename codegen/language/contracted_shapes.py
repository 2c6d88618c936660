"""Shapes of contractions: the extents of named axes, and the shape of the result."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.language.contraction import BATCH, Contraction, without_mark
from codegen.language.shapes import Shape, broadcast


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
    if a.named[c.inner] != b.named[c.inner]:
        raise NotContracted(f"the extents of '{c.inner}' are {a.named[c.inner]} and {b.named[c.inner]}")
    batch = broadcast(a.batch, b.batch)
    if batch is None:
        raise NotContracted("the axes in front do not broadcast together")
    named = {**a.named, **b.named}
    own = [without_mark(axis) for axis in c.space if axis != BATCH]
    return (*batch, *(named[axis] for axis in own if axis in named))
