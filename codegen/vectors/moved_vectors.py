"""Test vectors of operators that move elements: every dtype, any bits, and many arguments of the views."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import prod

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Tensor, evaluate
from codegen.exact.parts_and_wholes import parted
from codegen.language.dtypes import DTYPES, PARTS, holds
from codegen.language.index_maps import INDEX_MAPS, NoPart, Shape, Value
from codegen.language.operator import Example
from codegen.language.params import TensorParam
from codegen.vectors.corners import corners
from codegen.vectors.float_vectors import Case, Vectors, element_bits, flat, given_of, shape_of

# The last is of everyday extents: the checks of layouts and threads take that one.
SHAPES: tuple[Shape, ...] = ((2, 0, 3), (), (5,), (1,), (3, 1, 4), (1, 3, 1, 2), (3, 4), (2, 3, 2, 3))


def _dtypes(vectors: Vectors) -> list[str]:
    """Those that the input may have."""
    return list(vectors.rows[vectors.op.inputs[0].name])


def moved_cases(vectors: Vectors) -> list[Case]:
    """Every shape that a view has arguments for, in one dtype of each size; every dtype at one shape."""
    found = []
    for modes in vectors.modes():
        label = " ".join(modes.values())
        sizes: set[int] = set()
        for dtype in _dtypes(vectors):
            hard = corners(FORMATS[dtype]) if dtype in FORMATS else []
            new = DTYPES[dtype].bytes not in sizes
            sizes.add(DTYPES[dtype].bytes)
            for shape, given in _calls(vectors, modes, SHAPES if new else SHAPES[-1:]):
                text = "x".join(map(str, shape)) or "1"
                arguments = " ".join(str(list(v)) if not isinstance(v, int) else str(v) for v in given.values())
                title = " ".join(filter(None, (label, dtype, text, arguments)))
                count = prod(shape)
                found.append(_case(vectors, modes, title, dtype, shape, given, hard[:count]))
                hard = hard[count:]
    return found


def _calls(
    vectors: Vectors, modes: Mapping[str, str], shapes: Iterable[Shape]
) -> Iterator[tuple[Shape, dict[str, Value]]]:
    """Shapes of the input, and what the view is given there."""
    (operand,) = vectors.op.inputs
    for shape in shapes:
        if operand.part is None:
            yield shape, {}
            continue
        use = operand.part.use(modes)
        for values in INDEX_MAPS[use.word].samples(shape):
            try:
                INDEX_MAPS[use.word].shape(shape, *values)
            except NoPart:
                continue
            yield shape, {arg: value for arg, value in zip(use.args, values) if arg.isidentifier()}


def _case(
    vectors: Vectors, modes: Mapping[str, str], title: str, dtype: str, shape: Shape, given: Mapping[str, Value],
    hard: list[int],
) -> Case:  # fmt: skip
    """A call on these elements and random ones."""
    op = vectors.op
    source = random.Random(f"{op.name} {title}")
    count, bits = prod(shape), 8 * DTYPES[dtype].bytes
    elements = (*hard, *(source.getrandbits(1 if dtype == "bool" else bits) for _ in range(count - len(hard))))
    (param,) = op.sources
    wholes = {param.name: Tensor(dtype, shape, elements)}
    parts = parted(op, modes, given, wholes)
    (out,) = op.outputs
    results = evaluate(op, vectors.facts, modes, parts, {})[out.name]
    wholes[out.name] = Tensor(dtype, _shape_of_result(vectors, parts), results)
    return vectors.made(title, modes, {}, wholes, given)


def _shape_of_result(vectors: Vectors, parts: Mapping[str, Tensor]) -> Shape:
    return tuple(parts[vectors.op.space.of[0]].shape)


def moved_examples(vectors: Vectors) -> list[Case]:
    """The worked examples, in every dtype that holds their numbers."""
    found = []
    for number, example in enumerate(vectors.op.examples, 1):
        tensors = vectors.op.tensors
        modes = {m.name: str(example.values.get(m.name, m.values[0][0])) for m in vectors.op.modes}
        for dtype in _dtypes(vectors):
            if all(holds_number(dtype, value) for p in tensors for value in flat(example.values[p.name])):
                title = f"example {number}, {dtype}"
                wholes = {p.name: tensor_of(dtype, example, p) for p in tensors}
                found.append(vectors.made(title, modes, {}, wholes, given_of(vectors.op, example)))
    return found


def holds_number(dtype: str, value: object) -> bool:
    if isinstance(value, complex) or dtype in PARTS:
        return dtype in PARTS
    if dtype in FORMATS:
        return True
    assert isinstance(value, float)
    return value - value == 0 and (holds(dtype, Fraction(value)) if dtype != "bool" else value in (0, 1))


def tensor_of(dtype: str, example: Example, param: TensorParam) -> Tensor:
    nested = example.values[param.name]
    made = element_bits if dtype in FORMATS or dtype in PARTS else lambda value, _: int(float(str(value)))
    return Tensor(dtype, shape_of(nested), tuple(made(value, dtype) for value in flat(nested)))
