"""Test vectors of outputs on whose elements points fall: indices that repeat, nothing, and every hard number."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from math import nextafter, prod

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Tensor, compute_type
from codegen.exact.put_sums import Put, evaluate_put
from codegen.language.dtypes import DTYPES, FLOATS, PARTS
from codegen.language.index_maps import INDEX_MAPS, Positions, Shape, Value, samples_of
from codegen.language.modes import first_case
from codegen.language.shape_facts import holds as holds_for, limits
from codegen.vectors.corners import corners
from codegen.vectors.float_vectors import Case, Vectors, element_bits, flat, given_of
from codegen.vectors.moved_vectors import SHAPES, holds_number, members_given, members_in, shown, tensor_of

POINTS = 400  # of the calls in a dtype
Call = tuple[Shape, dict[str, Value], Shape]  # the shape of the output, what the map is given, the shape of the source


def put_cases(vectors: Vectors) -> list[Case]:
    """The shapes that a map has arguments for in the first dtype of each size, and some in every dtype at the last of them."""
    found = []
    for modes in vectors.modes():
        every, sizes = _few(list(_calls(vectors))), set[int]()
        for dtype in vectors.rows[vectors.op.inputs[0].name]:
            hard = corners(FORMATS[dtype]) if dtype in FORMATS else []
            new = DTYPES[dtype].bytes not in sizes
            sizes.add(DTYPES[dtype].bytes)
            for call in every if new else _last(every, 3 * len(hard)):
                found += [_case(vectors, modes, dtype, call, own, hard) for own in _out_dtypes(vectors, dtype)[: 3 if new else 1]]
    return found


def _last(calls: list[Call], points: int) -> list[Call]:
    """The last three calls, or as many as have that many points."""
    enough = sum(sum(prod(part) for _, _, part in calls[at:]) >= points for at in range(len(calls)))
    return calls[max(min(enough - 1, len(calls) - 3), 0) :]


def _out_dtypes(vectors: Vectors, dtype: str) -> list[str]:
    """Those of an output that is a cast, the dtype of the input first."""
    (out,) = vectors.op.targets
    return [dtype, *(d for d in vectors.rows[out.name] if d != dtype)] if out.cast else [dtype]


def _calls(vectors: Vectors) -> Iterator[Call]:
    out = vectors.op.scattered
    assert out is not None and out.put is not None
    for shape in SHAPES:
        for values in samples_of(out.put.word, out.put.args, shape):
            part = tuple(INDEX_MAPS[out.put.word].shape(shape, *values))
            given = {arg: value for arg, value in zip(out.put.args, values) if arg.isidentifier()}
            if _taken(vectors, given, shape, part):
                yield shape, given, part


def _taken(vectors: Vectors, given: Mapping[str, Value], shape: Shape, part: Shape) -> bool:
    """Whether preconditions allow the call."""
    ranks = {name: value.shape for name, value in given.items() if isinstance(value, Positions)}
    if not all(holds_for(limit.expr, {**ranks, vectors.op.inputs[0].name: part}) for limit in limits(vectors.op)):
        return False
    (out,) = vectors.op.targets
    return not (0 in shape and 0 not in part) and (out.always or 0 not in (*shape, *part))  # others are not written


def _few(calls: list[Call]) -> list[Call]:
    """Calls with no more points than POINTS in all, the largest left out, the last ones kept."""
    left = set(range(len(calls)))
    for at in sorted(left - set(range(len(calls) - 3, len(calls))), key=lambda at: -prod(calls[at][2])):
        if sum(prod(calls[at][2]) for at in left) <= POINTS:
            break
        left.remove(at)
    return [calls[at] for at in sorted(left)]


def _case(vectors: Vectors, modes: Mapping[str, str], dtype: str, call: Call, to: str, hard: list[int]) -> Case:
    op, (shape, given, part) = vectors.op, call
    arguments = " ".join(map(shown, given.values()))
    title = " ".join(filter(None, (*modes.values(), dtype, f"to {to}" if to != dtype else "", "x".join(map(str, shape)), arguments)))
    source = random.Random(f"{op.name} {title} {len(hard)}")
    moves = op.falling(first_case(op.formulas[0].cases, modes)).join == "last"
    (out,) = op.targets
    if out.put is not None and out.put.word == "gathered" and len(part) > 1:
        part = tuple(n + source.randint(0, 1) for n in part)
    if out.put is not None and INDEX_MAPS[out.put.word].lists:  # of what broadcasts to the part
        part = tuple(n if source.randint(0, 2) else 1 for n in part)[source.randint(0, 1) * (len(part) > 0 and part[0] == 1) :]
    wholes = {op.inputs[0].name: Tensor(dtype, part, tuple(_elements(source, dtype, prod(part), moves, hard)))}
    for base in op.bases:
        wholes[base.name] = Tensor(dtype, shape, tuple(_elements(source, dtype, prod(shape), moves, [])))
    for index in op.indices:
        value = given[index.name]
        assert isinstance(value, Positions)
        wholes[index.name] = Tensor(source.choice(["i32", "i64"]), value.shape, value.elements)
    scalars = {p.name: _scalar(source, dtype) for p in op.scalars}
    placing = {name: value for name, value in given.items() if not isinstance(value, Positions) and name not in wholes}
    return _made(vectors, title, modes, scalars, wholes, placing, evaluate_put(op, modes, wholes, scalars, given, to), given)


def _made(
    vectors: Vectors, title: str, modes: Mapping[str, str], scalars: Mapping[str, Element], wholes: dict[str, Tensor],
    placing: Mapping[str, Value], put: Put, given: Mapping[str, Value],
) -> Case:  # fmt: skip
    (out,) = vectors.op.targets
    empty = any(0 in tensor.shape for tensor in wholes.values())
    made = vectors.made(title, modes, scalars, {**wholes, out.name: put.output}, placing)
    case = replace(made, members=members_given(vectors.op, given))
    if put.within is None or put.output.dtype not in FORMATS or empty:
        return case
    far = Tensor("f64", (len(put.within),), tuple(FORMATS["f64"].nearest(Fraction(nextafter(float(w), 1e308))) for w in put.within))
    return replace(case, within=((out.name, far),))


def _scalar(source: random.Random, dtype: str) -> Element:
    if dtype not in FLOATS:
        return Element("i64", source.choice([1, 3, -2 % 2**64]))
    wide = compute_type(dtype)
    return Element(wide, FORMATS[wide].nearest(source.choice([Fraction(1), Fraction(5, 2), Fraction(-3, 8)])))


def _elements(source: random.Random, dtype: str, count: int, moves: bool, hard: list[int]) -> Iterator[int]:
    """Any bits where they are moved; else numbers that differ in size, and parts that are whole. Every third element is
    taken from the hard ones."""
    for number in range(count):
        if hard and number % 3 == 0:
            yield hard.pop(0)
        elif moves or dtype not in (*FORMATS, *PARTS):
            yield source.getrandbits(1 if dtype == "bool" else 8 * DTYPES[dtype].bytes)
        elif dtype in PARTS:
            yield element_bits(complex(source.randint(-99, 99), source.randint(-99, 99)), dtype)
        else:
            size = Fraction(2) ** source.randint(-8, 6)
            yield FORMATS[dtype].nearest(Fraction(source.uniform(-1, 1)) * size)


def put_examples(vectors: Vectors) -> list[Case]:
    """The worked examples, in every dtype that holds their numbers."""
    op, found = vectors.op, []
    for number, example in enumerate(op.examples, 1):
        modes = {m.name: str(example.values.get(m.name, m.values[0][0])) for m in op.modes}
        own = [p for p in op.tensors if p not in op.indices]
        for dtype in vectors.rows[op.inputs[0].name]:
            scalars = {s.name: vectors.scalar(example.values[s.name], "f32") for s in op.scalars}
            numbers = [value for p in own for value in flat(example.values[p.name])]
            numbers += [example.values[s.name] for s in op.scalars]
            if not all(holds_number(dtype, value) for value in numbers):
                continue
            wholes = {p.name: tensor_of(op, dtype if p in own else "i64", example, p) for p in op.tensors}
            given = given_of(op, example)
            made = vectors.made(f"example {number}, {dtype}", modes, scalars, wholes, given)
            found.append(replace(made, members=members_in(op, example)))
    return found
