"""Takes split tensors apart: an example in a spec has the whole tensors, the oracle uses parts."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence

from codegen.exact.oracle import Modes, Tensor
from codegen.language.operator import Operator
from codegen.language.params import Cut
from codegen.language.shapes import half_shape


def axis_of(cut: Cut, axes: Mapping[str, int]) -> int:
    """The number of the axis that a part is cut along."""
    return axes[cut.axis] if cut.axis in axes else int(cut.axis)


def part_indices(cut: Cut, shape: Sequence[int], axes: Mapping[str, int]) -> list[int]:
    """Which elements of a whole a part has, in the order of the part's elements."""
    axis = axis_of(cut, axes) % len(shape)
    if cut.word == "alternate":
        row = math.prod(shape[axis:])
        rows = math.prod(shape[:axis])
        return [r * row + c for r in range(rows) for c in range(cut.index, row, 2)]
    half = shape[axis] // 2
    strides = [math.prod(shape[i + 1 :]) for i in range(len(shape))]
    start = cut.index * half * strides[axis]
    points = itertools.product(*(range(extent) for extent in half_shape(shape, axis)))
    return [start + sum(i * s for i, s in zip(point, strides)) for point in points]


def parted(
    op: Operator, modes: Modes, axes: Mapping[str, int], wholes: Mapping[str, Tensor]
) -> dict[str, Tensor]:
    """The tensors and parts that formulas name."""
    found: dict[str, Tensor] = {}
    for operand in op.tensor_operands:
        whole = wholes.get(operand.whole or operand.name)
        if whole is None:
            continue
        found[operand.name] = whole
        if operand.part is not None:
            cut = operand.part.cut(modes)
            elements = [whole.elements[i] for i in part_indices(cut, whole.shape, axes)]
            shape = half_shape(whole.shape, axis_of(cut, axes))
            found[operand.name] = Tensor(whole.dtype, shape, tuple(elements))
    return found
