"""What is found among all elements, exactly: which ones, their indices, and how many there are."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import prod

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Tensor, conversion, converted
from codegen.language.dtypes import BOOLS, DTYPES, PARTS
from codegen.language.facts import Facts
from codegen.language.found_words import FIRSTS, NUMBERED, SORTED, FoundWord
from codegen.language.modes import first_case
from codegen.language.operator import Operator
from codegen.language.shapes import broadcast
from codegen.language.type_dtypes import kernel_dtype

Shape = tuple[int, ...]


def evaluate_found(
    op: Operator, facts: Facts, modes: Mapping[str, str], inputs: Mapping[str, Tensor], out_dtypes: Mapping[str, str],
    axes: Mapping[str, int] = {},
) -> dict[str, Tensor]:
    """The outputs of a call, with the shapes that are found."""
    space: Shape = ()
    for name in op.space.of:
        both = broadcast(space, tuple(inputs[name].shape))
        assert both is not None
        space = both
    words = {f.output: op.found_in(first_case(f.cases, modes)) for f in op.formulas}
    if any(word.form.runs for word in words.values()):
        return _of_runs(op, modes, words, inputs, out_dtypes, axes)
    kernel = kernel_dtype(op, facts, {name: tensor.dtype for name, tensor in inputs.items()})
    return {
        name: _searched(word, kernel, [inputs[arg] for arg in word.args], out_dtypes[name])
        if SORTED in word.form.takes
        else _evaluate(word, inputs, space, out_dtypes[name])
        for name, word in words.items()
    }


def _of_runs(
    op: Operator, modes: Mapping[str, str], words: Mapping[str, FoundWord], inputs: Mapping[str, Tensor],
    out_dtypes: Mapping[str, str], axes: Mapping[str, int],
) -> dict[str, Tensor]:  # fmt: skip
    """The outputs of a call that finds runs, but for those that are not written."""
    first = next(iter(words.values()))
    (tensor,) = (inputs[arg] for arg in first.args)
    axis = op.run_axis(axes, len(tensor.shape))
    shape = (prod(tensor.shape),) if axis is None else tensor.shape or (1,)
    along = axis or 0
    inner = prod(shape[along + 1 :])
    slices = [_slice(tensor, shape[along], inner, number) for number in range(shape[along])]
    order = list(range(len(slices)))
    if first.form.runs == "distinct":
        order.sort(key=lambda number: [_placed(Element(tensor.dtype, bits)) for bits in slices[number]])
    runs: list[list[int]] = []
    for number in order:
        if runs and all(_equal(tensor.dtype, a, b) for a, b in zip(slices[runs[-1][-1]], slices[number])):
            runs[-1].append(number)
        else:
            runs.append([number])
    found: dict[str, Tensor] = {}
    for name, word in words.items():
        if not op.written(name, modes):
            continue
        if word.form.room == FIRSTS:
            whole = (*shape[:along], len(runs), *shape[along + 1 :])
            kept = [slices[run[0]] for run in runs]
            elements = tuple(each[outer * inner + i] for outer in range(prod(shape[:along])) for each in kept for i in range(inner))
            found[name] = Tensor(out_dtypes[name], whole if tensor.shape or axis is None else (), elements)
        elif word.form.room == NUMBERED:
            of = {number: place for place, run in enumerate(runs) for number in run}
            found[name] = Tensor(out_dtypes[name], tensor.shape if axis is None else (len(slices),), tuple(of[n] for n in range(len(slices))))
        else:
            found[name] = Tensor(out_dtypes[name], (len(runs),), tuple(map(len, runs)))
    return found


def _slice(tensor: Tensor, extent: int, inner: int, number: int) -> list[int]:
    """The elements at one index along an axis, behind which there are so many."""
    return [bits for place, bits in enumerate(tensor.elements) if place // inner % extent == number]


def _placed(element: Element) -> tuple[int, Fraction]:
    """Where an element stands in the order, a nan behind all else."""
    value = _value(element.dtype, element)
    return (1, Fraction(0)) if value is None else (0, value)


def _equal(dtype: str, a: int, b: int) -> bool:
    """Whether two elements are the same number; a nan is none."""
    if dtype in PARTS:
        bits = 4 * DTYPES[dtype].bytes
        low = (1 << bits) - 1
        return all(_equal(PARTS[dtype], x, y) for x, y in ((a & low, b & low), (a >> bits, b >> bits)))
    if dtype in BOOLS:
        return (a != 0) == (b != 0)
    first, second = (_value(dtype, Element(dtype, bits)) for bits in (a, b))
    return first is not None and first == second


def _searched(word: FoundWord, kernel: str, tensors: Sequence[Tensor], to: str) -> Tensor:
    """The result of the search that the runtime defines, step by step."""
    values, lines = ([_value(kernel, Element(t.dtype, bits)) for bits in t.elements] for t in tensors)
    shape, length = tensors[0].shape, tensors[1].shape[-1]
    found = []
    for number, wanted in enumerate(values):
        start = number // shape[-1] * length if len(tensors[1].shape) > 1 else 0
        low, high = 0, length
        while low < high:
            middle = (low + high) // 2
            seen = lines[start + middle]
            if seen is not None and wanted is not None and (seen > wanted if word.word == "searched_behind" else seen >= wanted):
                high = middle
            else:
                low = middle + 1
        found.append(low)
    return Tensor(to, shape, tuple(found))


def _value(kernel: str, element: Element) -> Fraction | None:
    """An element in the dtype that is compared in; None for nan."""
    form = FORMATS.get(kernel)
    if form is None:
        return Fraction(element.bits if element.dtype == kernel else conversion(element, kernel))
    bits = element.bits if element.dtype == kernel else converted(element, kernel)
    if form.is_nan(bits):
        return None
    if form.is_infinite(bits):
        return Fraction(-(2**2000) if form.is_negative(bits) else 2**2000)
    value = form.value(bits)
    return Fraction(int(value.numerator), int(value.denominator))


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
