"""Joins the parts of split tensors, which formulas and test vectors use, into the tensors of a call."""

from __future__ import annotations

from collections.abc import Mapping

from codegen.exact.oracle import Modes, Tensor
from codegen.language.operator import Operator
from codegen.language.params import TensorParam

LAST = -1  # the axis that test vectors are split along


def joined(op: Operator, modes: Modes, parts: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """The tensors of a call on a list of points: a split tensor is a matrix with its parts as two columns, each
    other tensor a matrix with one column."""
    found: dict[str, Tensor] = {}
    for param in op.tensors:
        if param.parts:
            found[param.name] = _columns(param, modes, parts)
        else:
            plain = parts[param.name]
            shape = plain.shape if param.view in ("channel", "single") else (*plain.shape, 1)
            found[param.name] = Tensor(plain.dtype, shape, plain.elements)
    return found


def _columns(param: TensorParam, modes: Modes, parts: Mapping[str, Tensor]) -> Tensor:
    ordered = sorted(param.parts, key=lambda part: part.cut(modes).index)
    first, second = (parts[part.name] for part in ordered)
    elements = tuple(e for pair in zip(first.elements, second.elements) for e in pair)
    return Tensor(first.dtype, (len(first.elements), 2), elements)
