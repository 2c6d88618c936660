"""Test vectors of operators that compute in integers: the ends of each dtype's range, the values of scalars and
their neighbours, combinations of these, and random numbers."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping
from fractions import Fraction

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Formulas, Point, Tensor, converted, integer_scalar, truncated
from codegen.language.dtypes import holds, least_and_greatest
from codegen.language.facts import real, stores
from codegen.language.lists import whole_in
from codegen.language.type_dtypes import bool_dtypes, integer_dtypes, without_integers
from codegen.vectors.float_vectors import Case, Vectors, flat, number_bits, shape_of

PAIRS, RANDOM, CAST = 96, 32, 16
SMALL = 120  # representable in every integer dtype


def integer_kernels(vectors: Vectors) -> list[str]:
    """The integer dtypes, and bool, that every input may have at once and that the operator computes in."""
    shared = set.intersection(*(set(vectors.rows[p.name]) for p in vectors.op.inputs))
    op, facts = vectors.op, vectors.facts
    return [d for d in (*integer_dtypes(op, facts), *bool_dtypes(op, facts)) if d in shared]


def integer_cases(vectors: Vectors) -> list[Case]:
    op = vectors.op
    found = []
    for modes in vectors.modes():
        formulas = Formulas(op, vectors.facts, modes)
        for kernel in integer_kernels(vectors) if not without_integers(op, modes) else ():
            label = " ".join([*modes.values(), kernel])
            for i, scalars in enumerate(_sets(vectors, formulas)):
                seed = f"{op.name} {label} {i}"
                points = _points(vectors, kernel, scalars, seed)
                if op.truncates:
                    points += _everyday(vectors, kernel, seed)
                    points = [p for p in points if _plain(vectors, formulas, scalars, p)]
                dtypes = {p.name: kernel for p in op.inputs}
                found.append(vectors.case(f"{label}: hard", modes, scalars, dtypes, points))
                found += _casts(vectors, modes, scalars, dtypes, points) if i == 0 else []
    return found


def integer_examples(vectors: Vectors, kernel: str) -> list[Case]:
    """The worked examples of which the dtype can represent every number."""
    found = []
    for case, example in zip(vectors.examples("f64"), vectors.op.examples):
        names = [p.name for p in vectors.op.tensors if p.name in example.values]
        nested = {n: whole_in(vectors.op, example, n) for n in names}
        numbers = {n: [_fraction(v) for v in flat(nested[n])] for n in names}
        if any(example.values[p.name] != kernel for p in vectors.op.named_dtypes):
            continue
        if without_integers(vectors.op, dict(case.modes)):
            continue
        whole = all(holds(kernel, v) for values in numbers.values() for v in values)
        if not whole or not _converts(vectors, example.values):
            continue
        scalars = {s.name: _scalar(vectors, s.name, example.values.get(s.name, 1)) for s in vectors.op.scalars}
        own = {p.name: vectors.of_condition(p, kernel) for p in vectors.op.outputs if p.truth}
        own |= {p.name: vectors.of_position(p) for p in vectors.op.outputs if p.position}
        tensors = {
            n: Tensor(own.get(n, kernel), shape_of(nested[n]), tuple(int(v) for v in values))
            for n, values in numbers.items()
        }
        title = case.title.replace("f64", kernel)
        found.append(vectors.made(title, dict(case.modes), scalars, tensors, dict(case.axes)))
    return found


def _fraction(value: object) -> Fraction | float:
    assert isinstance(value, (int, float, Fraction))
    return Fraction(value) if value - value == 0 else float(value)


def _converts(vectors: Vectors, values: Mapping[str, object]) -> bool:
    """Whether scalars that have to convert to an integer dtype, or would make floats of integers, are integers."""
    names = [s.name for s in vectors.op.scalars if s.cast or s.name in vectors.op.deciding]
    return all(holds("i8", _fraction(values.get(name, 1))) for name in names)


def _scalar(vectors: Vectors, name: str, value: object) -> Element:
    """A float, which is truncated; an integer where the scalar has to convert to the dtype, or takes part in its
    choice."""
    bits = number_bits(value, FORMATS["f32"])
    if not (next(s for s in vectors.op.scalars if s.name == name).cast or name in vectors.op.deciding):
        return Element("f32", bits)
    return Element("i64", integer_scalar(Element("f32", bits)))


def _sets(vectors: Vectors, formulas: Formulas) -> list[dict[str, Element]]:
    """At most three sets of scalar values that the operator allows."""
    found: list[dict[str, Element]] = []
    for values in vectors.usual() if vectors.op.scalars else [{}]:
        made = {s.name: _scalar(vectors, s.name, values.get(s.name, 1)) for s in vectors.op.scalars}
        point = Point("f64", {}, {n: number_bits(values.get(n, 1), FORMATS["f64"]) for n in made})
        if made not in found and _converts(vectors, values) and formulas.allows(point):
            found.append(made)
    return found[:3]


def _points(
    vectors: Vectors, kernel: str, scalars: Mapping[str, Element], seed: str
) -> list[dict[str, int]]:
    low, high = least_and_greatest(kernel)
    near = [integer_scalar(e) + step for e in scalars.values() for step in (-1, 0, 1)]
    values = [v for v in (low, low + 1, -2, -1, 0, 1, 2, 3, high - 1, high, *near) if low <= v <= high]
    values = list(dict.fromkeys(values))
    names = [p.name for p in vectors.op.inputs]
    source = random.Random(seed)
    corners = list(itertools.product(values, repeat=len(names)))
    source.shuffle(corners)
    points = [dict(zip(names, corner)) for corner in corners[:PAIRS]]
    return points + [{n: source.randint(low, high) for n in names} for _ in range(RANDOM)]


def _everyday(vectors: Vectors, kernel: str, seed: str) -> list[dict[str, int]]:
    """Random points small enough that f32 can represent every integer."""
    source = random.Random(f"{seed} everyday")
    names = [p.name for p in vectors.op.inputs]
    low = 0 if kernel.startswith("u") else -SMALL
    return [{n: source.randint(low, SMALL) for n in names} for _ in range(RANDOM)]


def _plain(
    vectors: Vectors, formulas: Formulas, scalars: Mapping[str, Element], at: Mapping[str, int]
) -> bool:
    """Whether each result and its two f32 neighbours truncate to the same integer, so that a result within its
    error bound truncates to that integer, too."""
    form = FORMATS["f32"]
    kept = {n: converted(e, "f32") for n, e in scalars.items()}
    point = Point("f32", {n: converted(Element("i64", v), "f32") for n, v in at.items()}, kept)
    for output in formulas.cases:
        ordinal = form.ordinal(formulas.at(output, point))
        near = {truncated(Element("f32", form.at(ordinal + step)), "i64") for step in (-1, 0, 1)}
        if len(near) > 1:
            return False
    return True


def _casts(
    vectors: Vectors,
    modes: Mapping[str, str],
    scalars: Mapping[str, Element],
    dtypes: Mapping[str, str],
    points: list[dict[str, int]],
) -> list[Case]:
    """A case for each dtype that a result can be converted to."""
    known = vectors.facts.dtypes
    kernel = next(iter(dtypes.values()))
    found = []
    for out in vectors.op.outputs:
        for to in vectors.rows[out.name] if out.cast and vectors.op.goal_type(out) is None else ():
            if to != kernel and real(known[to]) and stores(out, known[kernel], known[to]):
                title = " ".join([*modes.values(), kernel, "to", to])
                found.append(vectors.case(title, modes, scalars, dtypes, points[:CAST], {out.name: to}))
    return found
