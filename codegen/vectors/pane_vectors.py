"""Test vectors of what is made of panes: every dtype, hard numbers, and panes of many forms."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from math import nextafter, prod

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Tensor
from codegen.exact.pane_values import evaluate_panes, panes_of
from codegen.language.dtypes import DTYPES
from codegen.language.index_maps import Shape, Value, samples_of
from codegen.language.shape_facts import holds as holds_for, limits
from codegen.vectors.corners import corners, random_element
from codegen.vectors.float_vectors import Case, Vectors, flat, given_of
from codegen.vectors.moved_vectors import holds_number, tensor_of

SHAPES: tuple[Shape, ...] = ((3, 4), (1, 1), (2, 3, 1), (0, 3, 2), (2, 5, 4), (3, 1, 4, 3), (1, 2, 3, 5), (2, 2, 4, 4, 3), (2, 3, 5, 4))
POINTS = 400  # of the calls in a dtype; those with the most are left out
Call = tuple[Shape, dict[str, Value]]


def pane_cases(vectors: Vectors) -> list[Case]:
    """Shapes that a map has panes for, in the first dtype of each size; a few in every dtype."""
    found, sizes = [], set[int]()
    for number, modes in enumerate(vectors.modes()):
        every = _few(vectors, [*_calls(vectors)])
        for dtype in vectors.rows[vectors.op.inputs[0].name]:
            new = not number and DTYPES[dtype].bytes not in sizes
            sizes.add(DTYPES[dtype].bytes)
            hard = corners(FORMATS[dtype]) if dtype in FORMATS and not number else []
            calls = every if new else every[-4:]
            for call in calls:
                found.append(_case(vectors, modes, dtype, call, hard))
            while hard:
                found.append(_case(vectors, modes, dtype, calls[-1], hard))
    return found


def _calls(vectors: Vectors) -> Iterator[Call]:
    (operand,) = vectors.op.inputs
    assert operand.part is not None
    use = operand.part.cases[0][1]
    for shape in SHAPES:
        if operand.rank in (None, len(shape)) and all(holds_for(limit.expr, {operand.whole or "": shape}) for limit in limits(vectors.op)):
            for values in samples_of(use.word, use.args, shape):
                yield shape, {arg: value for arg, value in zip(use.args, values) if arg.isidentifier()}


def _few(vectors: Vectors, calls: list[Call]) -> list[Call]:
    """Calls with no more results than POINTS in all, the largest left out."""
    sizes = [prod(panes_of(vectors.op, shape, given).shape(shape)) for shape, given in calls]
    left = set(range(len(calls)))
    for at in sorted(left, key=lambda at: -sizes[at]):
        if sum(sizes[at] for at in left) <= POINTS:
            break
        left.remove(at)
    return [calls[at] for at in sorted(left)]


def _case(vectors: Vectors, modes: Mapping[str, str], dtype: str, call: Call, hard: list[int]) -> Case:
    (shape, given), op = call, vectors.op
    title = " ".join([*modes.values(), dtype, "x".join(map(str, shape)), *(str(value).replace(" ", "") for value in given.values())])
    source = random.Random(f"{op.name} {title}")
    tensor = Tensor(dtype, shape, tuple(_elements(source, dtype, prod(shape), hard)))
    outs = {p.name: vectors.of_position(p) if p.position else dtype for p in op.outputs}
    if any(p.position for p in op.outputs) and source.random() < 0.3:
        outs |= {p.name: vectors.rows[p.name][0] for p in op.outputs if p.position}
    made = evaluate_panes(op, tensor, given, outs)
    wholes = {op.inputs[0].whole or "": tensor, **{name: found.output for name, found in made.items()}}
    far = [
        (name, Tensor("f64", found.output.shape, tuple(FORMATS["f64"].nearest(Fraction(nextafter(float(w), 1e308))) for w in found.within)))
        for name, found in made.items()
        if found.within is not None and 0 not in shape
    ]
    return replace(vectors.made(title, modes, {}, wholes, given), within=tuple(far))


def _elements(source: random.Random, dtype: str, count: int, hard: list[int]) -> Iterator[int]:
    """Numbers of which some are equal, zeros of both signs among them; every third one of the hard ones."""
    for number in range(count):
        if hard and number % 3 == 1:
            yield hard.pop(0)
        elif dtype in FORMATS and source.random() < 0.5:
            yield FORMATS[dtype].nearest(Fraction(source.randint(-2, 2)), source.random() < 0.5)
        else:
            yield random_element(dtype, source)


def pane_examples(vectors: Vectors) -> list[Case]:
    """The worked examples, in every dtype that holds their numbers."""
    op, found = vectors.op, []
    for number, example in enumerate(op.examples, 1):
        modes = {m.name: str(example.values.get(m.name, m.values[0][0])) for m in op.modes}
        for dtype in vectors.rows[op.inputs[0].name]:
            own = {p.name: dtype for p in op.tensors}
            own |= {p.name: vectors.of_position(p) for p in op.targets if p.position}
            if all(holds_number(own[p.name], value) for p in op.tensors for value in flat(example.values[p.name])):
                wholes = {p.name: tensor_of(op, own[p.name], example, p) for p in op.tensors}
                found.append(vectors.made(f"example {number}, {dtype}", modes, {}, wholes, given_of(op, example)))
    return found
