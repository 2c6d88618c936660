"""Test vectors of operators without inputs: shapes of the output, and scalars at the corners of what they convert to."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import prod

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Formulas, Point, Tensor, compute_type, converted, evaluate, integer_scalar
from codegen.language.dtypes import least_and_greatest
from codegen.language.index_maps import Shape
from codegen.language.params import IntegerParam, ScalarParam
from codegen.vectors.corners import corners
from codegen.vectors.float_vectors import Case, Vectors, flat, given_of, number_bits
from codegen.vectors.moved_vectors import SHAPES, holds_number, tensor_of
from codegen.vectors.placed_vectors import NUMBERS

LONG: Shape = (33,)  # of the calls on the scalars of further examples
SHORT: Shape = (17,)  # of those on hard scalars
AMONG, HARD = 400, 24  # sets of scalars that are drawn, and those of them that are taken
SMALL = (-100, -7, -3, -2, -1, 0, 1, 2, 3, 5, 100)


def created_cases(vectors: Vectors) -> list[Case]:
    """Every shape with the scalars of the examples, and hard scalars at one shape, in every dtype."""
    found = []
    for modes in vectors.modes():
        formulas = Formulas(vectors.op, vectors.facts, modes)
        for dtype in _dtypes(vectors):
            label = " ".join([*modes.values(), dtype])
            plain = list(_plain(vectors, formulas, dtype))
            for shape in (s for s in SHAPES if _fits(vectors, s)):
                found.append(_case(vectors, modes, f"{label} {_shown(shape)}", dtype, shape, plain[0]))
            long, short = ((*(1,) * ((vectors.op.targets[0].rank or 1) - 1), *shape) for shape in (LONG, SHORT))
            calls = [*((long, scalars) for scalars in plain[1:]), *((short, scalars) for scalars in _hard(vectors, formulas, dtype))]
            for number, (shape, scalars) in enumerate(calls, 1):
                found.append(_case(vectors, modes, f"{label} {_shown(shape)} scalars {number}", dtype, shape, scalars))
    return found


def _dtypes(vectors: Vectors) -> list[str]:
    return list(vectors.rows[vectors.op.targets[0].name])


def _fits(vectors: Vectors, shape: Shape) -> bool:
    """Whether the outputs, one of which makes the space, may have a shape."""
    return all(p.rank in (None, len(shape)) for p in vectors.op.targets)


def _shown(shape: Shape) -> str:
    return "x".join(map(str, shape)) or "1"


def _case(
    vectors: Vectors, modes: Mapping[str, str], title: str, dtype: str, shape: Shape, scalars: Mapping[str, Element]
) -> Case:  # fmt: skip
    op = vectors.op
    room = {p.name: Tensor(dtype, shape, (0,) * prod(shape)) for p in op.targets}
    source = random.Random(title)
    numbers = {p.name: source.choice(NUMBERS) for p in op.params if isinstance(p, IntegerParam)}
    numbers |= {p.name: p.within(shape) for p in op.extents}
    results = evaluate(op, vectors.facts, modes, room, scalars, {p.name: dtype for p in op.targets}, numbers)
    return vectors.made(title, modes, scalars, {name: Tensor(dtype, shape, results[name]) for name in room}, numbers)


# --- scalars --------------------------------------------------------------------------------------


def _allowed(vectors: Vectors, formulas: Formulas, dtype: str, scalars: Mapping[str, Element]) -> bool:
    """Whether preconditions, which see what scalars are converted to, allow them."""
    if dtype in FORMATS or vectors.op.truncates:
        kernel = dtype if dtype in FORMATS else "f32"
        return formulas.allows(Point(kernel, {}, {name: converted(e, compute_type(kernel)) for name, e in scalars.items()}))
    wide = {name: FORMATS["f64"].nearest(Fraction(integer_scalar(e))) for name, e in scalars.items()}
    return formulas.allows(Point("f64", {}, wide))


def _plain(vectors: Vectors, formulas: Formulas, dtype: str) -> Iterator[dict[str, Element]]:
    """The scalars of the examples."""
    seen: list[dict[str, Element]] = []
    for values in vectors.usual() or [{}]:
        own = compute_type(dtype) if dtype in FORMATS else "f32"
        made = {s.name: Element(own, number_bits(values.get(s.name, 1), FORMATS[own])) for s in vectors.op.scalars}
        if made not in seen and _allowed(vectors, formulas, dtype, made):
            seen.append(made)
    return iter(seen)


def _hard(vectors: Vectors, formulas: Formulas, dtype: str) -> Iterator[dict[str, Element]]:
    """Corners of what scalars are converted to, beside everyday numbers; whole numbers as i64 where results are such."""
    if not vectors.op.scalars:
        return
    source = random.Random(f"{vectors.op.name} {dtype}")
    taken = 0
    for _ in range(AMONG):
        made = {
            s.name: Element("i64", source.choice(SMALL)) if s.c == "int64_t" else _scalar(source, _held_by(s, dtype))
            for s in vectors.op.scalars
        }
        if _allowed(vectors, formulas, dtype, made):
            taken += 1
            yield made
        if taken == HARD:
            return


def _held_by(scalar: ScalarParam, dtype: str) -> str:
    """The dtype of the output, or f32 where the scalar cannot have its numbers."""
    whole = dtype not in FORMATS and scalar.allowed is not None and "i64" not in scalar.allowed
    return "f32" if whole or (scalar.c == "float" and dtype == "f64") else dtype


def _scalar(source: random.Random, dtype: str) -> Element:
    if dtype not in FORMATS:
        low, high = least_and_greatest(dtype)
        return Element("i64", source.choice([*SMALL, low, low + 1, high - 1, high, source.randint(low, high)]))
    own = compute_type(dtype)
    form = FORMATS[own]
    if source.random() < 0.25:
        return Element(own, source.choice(corners(form)))
    return Element(own, form.nearest(Fraction(source.choice(SMALL)) + Fraction(source.getrandbits(24), source.choice([1 << 24, 1 << 30, 1 << 12]))))


# --- examples -------------------------------------------------------------------------------------


def created_examples(vectors: Vectors) -> list[Case]:
    """The worked examples, in every dtype that holds their numbers."""
    op, found = vectors.op, []
    for number, example in enumerate(op.examples, 1):
        modes = {m.name: str(example.values.get(m.name, m.values[0][0])) for m in op.modes}
        values = [example.values[p.name] for p in (*op.targets, *op.scalars)]
        for dtype in _dtypes(vectors):
            if not all(holds_number(dtype, value) for one in values for value in flat(one)):
                continue
            own = compute_type(dtype) if dtype in FORMATS else "f32"
            scalars = {s.name: Element(own, number_bits(example.values[s.name], FORMATS[own])) for s in op.scalars}
            outs = {p.name: tensor_of(op, dtype, example, p) for p in op.targets}
            found.append(vectors.made(f"example {number}, {dtype}", modes, scalars, outs, given_of(op, example)))
    return found
