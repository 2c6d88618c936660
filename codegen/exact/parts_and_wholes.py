"""Tensors that are split: from a whole to the parts that formulas name, and back.

Evaluation and test vectors deal in parts; a call, and an example in a spec, has wholes.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence

from codegen.exact.oracle import Modes, Tensor
from codegen.language.operator import Operator
from codegen.language.params import Cut, TensorParam
from codegen.language.shapes import half_shape

LAST = -1  # the axis that test vectors are split along


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


def joined(op: Operator, modes: Modes, parts: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """Wholes of lists of points: a matrix with two columns, beside columns of the other tensors."""
    found: dict[str, Tensor] = {}
    for param in op.tensors:
        if param.parts:
            found[param.name] = _columns(param, modes, parts)
        elif param.name in parts:
            plain = parts[param.name]
            shape = plain.shape if param.view in ("channel", "single") else (*plain.shape, 1)
            found[param.name] = Tensor(plain.dtype, shape, plain.elements)
    return found


def _columns(param: TensorParam, modes: Modes, parts: Mapping[str, Tensor]) -> Tensor:
    ordered = sorted(param.parts, key=lambda part: part.cut(modes).index)
    first, second = (parts[part.name] for part in ordered)
    elements = tuple(e for pair in zip(first.elements, second.elements) for e in pair)
    return Tensor(first.dtype, (len(first.elements), 2), elements)
