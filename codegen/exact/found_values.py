"""What is found among all elements, exactly: which ones, their indices, and how many there are."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from math import prod

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Tensor, conversion
from codegen.language.found_words import FoundWord
from codegen.language.operator import Operator
from codegen.language.shapes import broadcast

Shape = tuple[int, ...]


def evaluate_found(op: Operator, inputs: Mapping[str, Tensor], out_dtypes: Mapping[str, str]) -> dict[str, Tensor]:
    """The outputs of a call, with the shapes that are found."""
    space: Shape = ()
    for name in op.space.of:
        both = broadcast(space, tuple(inputs[name].shape))
        assert both is not None
        space = both
    return {f.output: _evaluate(op.found_word(f.output), inputs, space, out_dtypes[f.output]) for f in op.formulas}


def _evaluate(word: FoundWord, inputs: Mapping[str, Tensor], space: Shape, to: str) -> Tensor:
    points = list(itertools.product(*map(range, space)))
    tensors = [inputs[name] for name in word.args]
    if word.word == "selected":
        values, truths = tensors
        found = [_at(values, point, space) for point in points if _holds(truths, point, space)]
        return Tensor(to, (len(found),), tuple(conversion(Element(values.dtype, bits), to) for bits in found))
    if word.word == "dealt":
        listed, truths, values = tensors
        given = iter(listed.elements)
        return Tensor(to, space, tuple(next(given) if _holds(truths, point, space) else _at(values, point, space) for point in points))
    (values,) = tensors
    rows = [point for point in points if _holds(values, point, space)]
    if word.word == "places":
        return Tensor(to, (len(rows), len(space)), tuple(itertools.chain(*rows)))
    return Tensor(to, (len(space), len(rows)), tuple(itertools.chain(*([row[axis] for row in rows] for axis in range(len(space))))))


def _at(tensor: Tensor, point: Sequence[int], space: Shape) -> int:
    """The element that a point of the space sees."""
    shape = tensor.shape
    index = [0 if extent == 1 else i for i, extent in zip(point[len(space) - len(shape) :], shape)]
    return tensor.elements[sum(i * prod(shape[k + 1 :]) for k, i in enumerate(index))]


def _holds(tensor: Tensor, point: Sequence[int], space: Shape) -> bool:
    """Whether that is not zero."""
    bits, form = _at(tensor, point, space), FORMATS.get(tensor.dtype)
    return bits & ~form.sign != 0 if form is not None else bits != 0


def needed(op: Operator, inputs: Mapping[str, Tensor], space: Shape) -> int:
    """How many elements are true, so many as a list has to have at least."""
    (formula,) = op.formulas
    (truths,) = (inputs[name] for kind, name in zip(op.found_word(formula.output).form.takes, op.found_word(formula.output).args) if kind == "truths")
    return sum(_holds(truths, point, space) for point in itertools.product(*map(range, space)))
