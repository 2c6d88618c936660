"""Test vectors of runs: every dtype, any bits, neighbours and others that are equal, elements and slices along each axis."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from math import prod

from codegen.exact.found_values import evaluate_found
from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Tensor
from codegen.language.dtypes import DTYPES, PARTS
from codegen.language.found_words import FIRSTS, NUMBERED
from codegen.language.facts import Facts
from codegen.language.index_maps import Shape
from codegen.language.operator import Operator
from codegen.vectors.corners import corners, random_element
from codegen.vectors.float_vectors import Case, Vectors, flat, given_of, kept_bits
from codegen.vectors.moved_vectors import holds_number, tensor_of

# Shapes, and axes along which there are slices. The last is of everyday extents: the checks of layouts and threads take that one.
SPACES: tuple[tuple[Shape, tuple[int, ...]], ...] = (
    ((800,), ()), ((), (0,)), ((1,), (-1,)), ((7,), (0,)), ((9, 1, 4), (0, 1, -1)), ((70,), ()), ((2, 9, 2, 3), (1, -1)), ((2, 3, 2, 3), (0,)),
)  # fmt: skip


def run_cases(vectors: Vectors) -> list[Case]:
    """All shapes in the first dtype of each size, a few in every other one; one shape in every mode."""
    op, found, sizes = vectors.op, [], set[int]()
    (source,) = op.inputs
    first, *others = vectors.modes()
    modes = next((m for m in (first, *others) if all(op.written(p.name, m) for p in op.targets)), first)
    for dtype in vectors.rows[source.name]:
        new = DTYPES[dtype].bytes not in sizes
        sizes.add(DTYPES[dtype].bytes)
        hard = _hard(dtype)
        for shape, axes in SPACES if new else SPACES[-4:]:
            for axis in _axes(op, axes):
                found.append(_case(vectors, modes, dtype, shape, axis, hard))
    for other in (m for m in (first, *others) if m != modes):
        for axis in _axes(op, SPACES[-1][1]):
            found.append(_case(vectors, other, vectors.rows[source.name][0], SPACES[-1][0], axis, []))
    return found


def _axes(op: Operator, axes: tuple[int, ...]) -> tuple[int | None, ...]:
    """What a call says of the axis: nothing where runs are of all elements, or the number that stands for these, too."""
    if op.found_axis is None:
        return (None,)
    return axes if op.found_axis.flat is None else (op.found_axis.flat, *axes)


def _case(vectors: Vectors, modes: Mapping[str, str], dtype: str, shape: Shape, axis: int | None, hard: list[int]) -> Case:
    """Hard elements are taken from the list, so that cases have all of them together."""
    op = vectors.op
    (source,) = op.inputs
    along = {op.found_axis.name: axis} if op.found_axis is not None and axis is not None else {}
    named = [] if axis is None else [f"along {axis}"]
    title = " ".join([*modes.values(), dtype, "x".join(map(str, shape)) or "1", *named])
    chance = random.Random(f"{op.name} {title}")
    at = op.run_axis(along, len(shape))
    extents = (prod(shape),) if at is None else shape or (1,)
    tensor = Tensor(dtype, shape, tuple(_elements(chance, dtype, extents, at or 0, hard)))
    own = {p.name: vectors.of_position(p) if p.position else dtype for p in op.targets}
    tensors = {source.name: tensor, **found_runs(op, vectors.facts, modes, {source.name: tensor}, own, along)}
    return vectors.made(title, modes, {}, tensors, along)


def found_runs(
    op: Operator, facts: Facts, modes: Mapping[str, str], inputs: Mapping[str, Tensor], dtypes: Mapping[str, str], axes: Mapping[str, int]
) -> dict[str, Tensor]:
    """The outputs of a call; those that a flag says are not written keep their room, and what tests fill it with."""
    found = evaluate_found(op, facts, modes, inputs, dtypes, axes)
    ((_, tensor),) = inputs.items()
    at = op.run_axis(axes, len(tensor.shape))
    for name in (p.name for p in op.targets if p.name not in found):
        room: Shape = (prod(tensor.shape) if at is None else (tensor.shape or (1,))[at],)
        if op.found_word(name).form.room == (NUMBERED if at is None else FIRSTS):
            room = tensor.shape
        found[name] = Tensor(dtypes[name], room, (kept_bits(dtypes[name]),) * prod(room))
    return found


def _elements(chance: random.Random, dtype: str, shape: Shape, axis: int, hard: list[int]) -> Iterator[int]:
    """Slices of which some are equal to the one before them, and some to another one."""
    outer, inner = prod(shape[:axis]), prod(shape[axis + 1 :])
    slices: list[list[int]] = []
    for _ in range(shape[axis]):
        if slices and chance.random() < 0.6:
            slices.append(slices[-1] if chance.random() < 0.5 else chance.choice(slices))
        else:
            slices.append([hard.pop() if hard else _element(chance, dtype) for _ in range(outer * inner)])
    return (each[o * inner + i] for o in range(outer) for each in slices for i in range(inner))


def _hard(dtype: str) -> list[int]:
    """Zeros of both signs, nans and other corners of a format; of a complex dtype those of both parts."""
    if dtype not in PARTS:
        return corners(FORMATS[dtype]) if dtype in FORMATS else []
    part, bits = corners(FORMATS[PARTS[dtype]]), 4 * DTYPES[dtype].bytes
    return [a | b << bits for a, b in zip(part, part[3:] + part)]


def _element(chance: random.Random, dtype: str) -> int:
    hard = _hard(dtype)
    return chance.choice(hard) if hard and chance.random() < 0.7 else random_element(dtype, chance)


def run_examples(vectors: Vectors) -> list[Case]:
    """The worked examples, in every dtype that holds their numbers."""
    op, found = vectors.op, []
    (source,) = op.inputs
    for number, example in enumerate(op.examples, 1):
        modes = {m.name: str(example.values.get(m.name, m.values[0][0])) for m in op.modes}
        for dtype in vectors.rows[source.name]:
            own = {source.name: dtype, **{p.name: vectors.of_position(p) if p.position else dtype for p in op.targets}}
            if all(holds_number(own[p.name], value) for p in op.tensors for value in flat(example.values[p.name])):
                wholes = {p.name: tensor_of(op, own[p.name], example, p) for p in op.tensors}
                found.append(vectors.made(f"example {number}, {dtype}", modes, {}, wholes, given_of(op, example)))
    return found
