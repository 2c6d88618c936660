"""Test vectors of operators in which rows have classes: every shape in the first dtypes, all others beside these; rows of
every class and of none, and elements of any size where no row looks."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from math import prod

from codegen.exact.class_values import as_seen, plain
from codegen.exact.oracle import Element, Formulas, Tensor, evaluate
from codegen.exact.oracle_rows import evaluate_rows
from codegen.language.facts import Facts
from codegen.language.index_maps import Shape, Value
from codegen.language.lists import whole_in
from codegen.language.operator import Operator
from codegen.language.params import CLASS, REDUCED, InputParam, OutputParam
from codegen.language.parse_examples import KEPT
from codegen.language.reductions import NONE
from codegen.language.shape_facts import holds, limits
from codegen.language.shapes import of_rows, with_classes
from codegen.vectors.float_vectors import Case, Vectors, element_bits, flat, given_of, left_alone, shape_of
from codegen.vectors.moved_vectors import holds_number
from codegen.vectors.placed_vectors import Dtypes, dtypes_in, element_of

ROWS: tuple[Shape, ...] = ((), (1,), (0,), (5,), (40,), (1, 1, 1), (2, 0, 3), (2, 3, 2), (3, 4, 5))
COUNTS = (3, 1, 7)  # of classes


def class_cases(vectors: Vectors) -> list[Case]:
    """Every shape in the first dtypes, and the last one in all others; and calls in which something is null."""
    found = []
    optional = [p.name for p in vectors.op.sources if p.optional]
    for modes in vectors.modes():
        formulas = Formulas(vectors.op, vectors.facts, modes)
        shapes = list(_shapes(vectors.op))
        for number, (inputs, outs) in enumerate(dtypes_in(vectors, modes)):
            for scalars in vectors.scalar_sets("f32", formulas)[: 1 if number else None]:
                for at, rows in enumerate(shapes if number == 0 else shapes[-1:]):
                    found.append(_case(vectors, modes, inputs, outs, scalars, rows, COUNTS[at % 3], ()))
            for name in optional:
                found.append(_case(vectors, modes, inputs, outs, vectors.scalar_sets("f32", formulas)[0], shapes[-1], COUNTS[0], (name,)))
    return found


def _shapes(op: Operator) -> Iterator[Shape]:
    """The shapes of rows that the operator accepts."""
    (of,) = op.space.of
    own = op.param(of)
    for rows in ROWS:
        space = rows if op.of_rows_alone else with_classes(rows, COUNTS[0])
        fits = getattr(own, "rank", None) in (None, len(space))
        if fits and all(holds(limit.expr, {of: space}) for limit in limits(op)):
            yield rows


def results_beside_classes(
    op: Operator, facts: Facts, modes: Mapping[str, str], tensors: Mapping[str, Tensor], scalars: Mapping[str, Element],
    given: Mapping[str, Value], outs: Dtypes,
) -> dict[str, tuple[int, ...]]:  # fmt: skip
    """The elements of every output of a call."""
    seen, alike = as_seen(op, modes, tensors, given), plain(op)
    space = tensors[op.space.of[0]].shape
    if 0 in space and not op.reduces_in(modes):
        return {out.name: () for out in op.outputs}
    if not op.by_rows:
        return evaluate(alike, facts, modes, seen, scalars, outs)
    return left_alone(op, modes, outs, evaluate_rows(alike, facts, modes, seen, scalars, given, outs))


def _case(
    vectors: Vectors, modes: Mapping[str, str], dtypes: Dtypes, outs: Dtypes, scalars: Mapping[str, Element], rows: Shape, count: int,
    absent: tuple[str, ...],
) -> Case:  # fmt: skip
    op = vectors.op
    assert op.classes is not None and op.classes.classed is not None
    title = " ".join([*modes.values(), *dtypes.values(), "to", *outs.values(), "x".join(map(str, rows)) or "1", "rows", str(count), *absent])
    source = random.Random(f"{op.name} {title}")
    none = source.choice((255, 0) if dtypes[op.classes.name] == "u8" else (-100, 0))
    tensors = {}
    for p in op.sources:
        if p.name in absent:
            continue
        shape = _shape(op, p, modes, rows, count)
        numbers = p == op.classes
        elements = (source.choice((none, *range(count), *range(count))) if numbers else element_of(source, dtypes[p.name]) for _ in range(prod(shape)))
        tensors[p.name] = Tensor(dtypes[p.name], shape, tuple(elements))
    given: dict[str, Value] = {op.classes.classed.name: none}
    results = results_beside_classes(op, vectors.facts, modes, tensors, scalars, given, outs)
    space = rows if op.of_rows_alone else with_classes(rows, count)
    for out in op.targets:
        tensors[out.name] = Tensor(outs[out.name], _of_result(op, out, modes, space), results[out.name])
    return vectors.made(title, modes, scalars, tensors, given)


def _shape(op: Operator, p: InputParam, modes: Mapping[str, str], rows: Shape, count: int) -> Shape:
    if p.view == "single":
        return (1,)
    if p.view == "channel":
        return (count,)
    if p.classed is None or p.classed.word == CLASS:
        return rows if p.classed is not None or op.of_rows_alone else with_classes(rows, count)
    if p.classed.word == REDUCED:
        return rows if modes[p.classed.name] == NONE else (1,)
    return (count,) if p.classed.alone else with_classes(rows, count)


def _of_result(op: Operator, out: OutputParam, modes: Mapping[str, str], space: Shape) -> Shape:
    """The shape of an output."""
    if out.totals is not None and modes[out.totals] != NONE:
        return (1,)
    if out.without is None or not op.reduces_in(modes):
        return space
    return of_rows(op, out.without, {}, modes, space, False)


def class_examples(vectors: Vectors) -> list[Case]:
    """The worked examples, with every dtype of each type that holds the numbers, beside the first of the others."""
    op, found = vectors.op, []
    for number, example in enumerate(op.examples, 1):
        modes = {m.name: str(example.values.get(m.name, m.values[0][0])) for m in op.modes}
        there = [p for p in op.tensors if p.name in example.values]
        for inputs, outs in dtypes_in(vectors, modes):
            known = {**inputs, **outs}
            if all(value == KEPT or holds_number(known[p.name], value) for p in there for value in flat(example.values[p.name])):
                wholes = {p.name: whole_in(op, example, p.name) for p in there}
                tensors = {p.name: Tensor(known[p.name], shape_of(wholes[p.name]), tuple(element_bits(v, known[p.name]) for v in flat(wholes[p.name]))) for p in there}
                scalars = {s.name: vectors.scalar(example.values.get(s.name, 1), "f32") for s in op.scalars}
                title = f"example {number}, {' '.join(inputs.values())} to {' '.join(outs.values())}"
                found.append(vectors.made(title, modes, scalars, tensors, given_of(op, example)))
    return found
