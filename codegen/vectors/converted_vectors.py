"""Test vectors of operators that convert elements: every pair of dtypes, at numbers where conversions round, reach
the end of a range, wrap or become zero."""

from __future__ import annotations

import random
from fractions import Fraction
from math import isfinite, prod

from codegen.exact.complex_bits import joined
from codegen.exact.float_format import FORMATS
from codegen.exact.integer_value import wrapped
from codegen.exact.oracle import Tensor, evaluate
from codegen.language.dtypes import BOOLS, PARTS
from codegen.language.index_maps import Shape
from codegen.language.operator import Example
from codegen.vectors.corners import corners, random_element
from codegen.vectors.float_vectors import Case, Vectors, flat
from codegen.vectors.moved_vectors import holds_number, tensor_of

RANDOM = 24
# Powers of two next to which some dtype ends or loses its last digit.
POWERS = (0, 1, 7, 8, 11, 15, 16, 24, 31, 32, 53, 63, 64)
STEPS = (Fraction(-1), Fraction(-1, 2), Fraction(0), Fraction(1, 2), Fraction(1))
NUMBERS = (
    *(sign * ((1 << power) + step) for power in POWERS for step in STEPS for sign in (1, -1)),
    *(Fraction(text) for text in ("2.7", "-2.7", "300.7", "-300.7", "65504", "65519", "65520", "1e-7", "-0.1")),
    # Halfway between two f16, two bf16 or two f32, and a little above: two roundings would go wrong.
    *(Fraction(*pair) for pair in ((2049, 1), (4097 * 2048 + 1, 2048), (257, 1), ((1 << 40) + (1 << 15) + 1, 1))),
    *((Fraction((1 << 62) + (1 << shift) + 1)) for shift in (38, 51, 54, 9)),
)  # fmt: skip
# Of a source that broadcasts, beside the shape that it is converted to.
BROADCAST: tuple[tuple[Shape, Shape], ...] = (((3, 1, 4), (2, 3, 5, 4)), ((), (3, 4)), ((1,), (7,)), ((0,), (2, 0)))


def converted_cases(vectors: Vectors) -> list[Case]:
    """Every pair of dtypes, and broadcasts of the source where its view is one."""
    (source,) = vectors.op.inputs
    (out,) = vectors.op.outputs
    found = []
    for dtype in vectors.rows[source.name]:
        elements = tuple(dict.fromkeys((*_hard(dtype), *_random(dtype))))
        shape = (len(elements),)
        if source.view == "single":
            found += _of_one_element(vectors, dtype, elements)
            continue
        for to in vectors.rows[out.name]:
            found.append(_case(vectors, f"{dtype} to {to}", Tensor(dtype, shape, elements), shape, to))
    for own, space in BROADCAST if source.view == "broadcast" else ():
        text = "x".join(map(str, own)) or "1"
        elements = _random("f32")[: prod(own)]
        found.append(_case(vectors, f"f32 of {text} to i32", Tensor("f32", own, elements), space, "i32"))
    return found


def _of_one_element(vectors: Vectors, dtype: str, elements: tuple[int, ...]) -> list[Case]:
    """Each of these alone, in the first dtype that it is converted to, and a few of them, others for each, in the others."""
    (out,) = vectors.op.outputs
    first, *others = vectors.rows[out.name]
    calls: list[tuple[str, Shape, Shape, int]] = [(first, (2,), (1,), element) for element in elements]
    for number, to in enumerate(others):
        places = (len(elements) * (5 * number + at) // 89 % len(elements) for at in range(3))
        shapes: tuple[tuple[Shape, Shape], ...] = (((3, 4), ()), ((7,), (1,)), ((), ()))
        calls += [(to, space, own, elements[at]) for at, (space, own) in zip(places, shapes)]
    return [
        _case(vectors, f"{dtype} to {to}, element {number}", Tensor(dtype, own, (element,)), space, to)
        for number, (to, space, own, element) in enumerate(calls)
    ]


def _hard(dtype: str) -> list[int]:
    """The numbers above as elements, and the corners of a format."""
    if dtype in PARTS:
        parts = _hard(PARTS[dtype])
        turned = parts[len(parts) // 3 :] + parts[: len(parts) // 3]
        return [joined(dtype, re, im) for re, im in zip(parts, turned)] + [joined(dtype, 0, parts[-1])]
    if dtype in FORMATS:
        form = FORMATS[dtype]
        return [*corners(form), *(form.nearest(number) for number in NUMBERS)]
    if dtype in BOOLS:
        return [0, 1]
    return [wrapped(dtype, int(number)) for number in NUMBERS if number.denominator == 1]


def _random(dtype: str) -> tuple[int, ...]:
    source = random.Random(f"conversions of {dtype}")
    return tuple(random_element(dtype, source) for _ in range(RANDOM))


def _case(vectors: Vectors, title: str, source: Tensor, space: Shape, to: str) -> Case:
    op = vectors.op
    (param,) = op.sources
    (out,) = op.targets
    wholes = {param.name: source, out.name: Tensor(to, space, ())}
    results = evaluate(op, vectors.facts, _named(vectors, to), wholes, {}, {out.name: to})[out.name]
    wholes[out.name] = Tensor(to, space, results)
    return vectors.made(title, _named(vectors, to), {}, wholes, {})


def _named(vectors: Vectors, to: str) -> dict[str, str]:
    return {p.name: to for p in vectors.op.named_dtypes}


def converted_examples(vectors: Vectors) -> list[Case]:
    """The worked examples, in every pair of dtypes that hold their numbers; where they name a dtype, in that."""
    (source,) = vectors.op.sources
    (out,) = vectors.op.targets
    return [
        _example(vectors, number, example, dtype, to)
        for number, example in enumerate(vectors.op.examples, 1)
        for dtype in vectors.rows[source.name]
        for to in vectors.rows[out.name]
        if all(_holds(dtype, value) for value in flat(example.values[source.name]))
        and all(_holds(to, value) for value in flat(example.values[out.name]))
        and all(example.values[p.name] == to for p in vectors.op.named_dtypes)
    ]


def _holds(dtype: str, value: object) -> bool:
    """Whether a dtype has exactly this number: what is converted is the number that the spec writes."""
    if not holds_number(dtype, value):
        return False
    form = FORMATS.get(PARTS.get(dtype, dtype))
    parts = (value.real, value.imag) if isinstance(value, complex) else (float(str(value)),)
    return form is None or all(not isfinite(p) or form.value(form.nearest(Fraction(p))) == p for p in parts)


def _example(vectors: Vectors, number: int, example: Example, dtype: str, to: str) -> Case:
    dtypes = {p.name: dtype for p in vectors.op.sources} | {p.name: to for p in vectors.op.targets}
    wholes = {p.name: tensor_of(vectors.op, dtypes[p.name], example, p) for p in vectors.op.tensors}
    return vectors.made(f"example {number}, {dtype} to {to}", _named(vectors, to), {}, wholes, {})
