"""Test vectors of what is found among all elements: every dtype, any bits, all, none and some of the points."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import prod

from codegen.exact.float_format import FORMATS
from codegen.exact.found_values import evaluate_found
from codegen.exact.oracle import Tensor
from codegen.language.dtypes import BOOLS, DTYPES
from codegen.language.found_words import LIST, SORTED, TRUTHS, VALUES
from codegen.language.index_maps import Shape
from codegen.language.shape_facts import holds as holds_for, limits
from codegen.vectors.corners import corners, random_element
from codegen.vectors.float_vectors import Case, Vectors, flat, given_of
from codegen.vectors.moved_vectors import holds_number, tensor_of

# The last is of everyday extents: the checks of layouts and threads take that one.
SHAPES: tuple[tuple[Shape, Shape], ...] = (
    ((1,), (1,)), ((), ()), ((7,), (7,)), ((3, 1, 4), (3, 1, 4)), ((1, 5), (4, 1)), ((3,), (2, 2, 3)), ((70,), (1,)), ((2, 3, 2, 3), (2, 3, 2, 3)),
)  # fmt: skip
SHARES = (0.5, 0.0, 1.0)  # of the elements that are true
LONG: Shape = (800,)


def found_cases(vectors: Vectors) -> list[Case]:
    """All shapes in the first dtype of each size, a few in every other one; each dtype of truth values, and of an output."""
    op, found, sizes = vectors.op, [], set[int]()
    values, truths, _ = _names(vectors)
    if SORTED in op.found_word().form.takes:
        return _searches(vectors)
    of_truths = vectors.rows[truths] if truths is not None else ()
    for dtype in vectors.rows[values]:
        new = DTYPES[dtype].bytes not in sizes
        sizes.add(DTYPES[dtype].bytes)
        alone = [s for s in SHAPES if s != ((), ()) or not op.outputs[0].position]  # a single element has no indices
        for shapes in [*([(LONG, LONG)] if new else ()), *(alone if new else SHAPES[-2:])]:
            for share in SHARES if shapes != (LONG, LONG) and (new or shapes == SHAPES[-1]) else SHARES[:1]:
                found.append(_case(vectors, dtype, of_truths[0] if of_truths else "", shapes, share))
    for kind in of_truths:
        found.append(_case(vectors, vectors.rows[values][0], kind, SHAPES[-1], SHARES[0]))
    (out,) = op.outputs
    for dtype, to in ((d, to) for d in vectors.rows[values] for to in vectors.rows[out.name] if out.converts):
        found.append(_case(vectors, dtype, of_truths[0], SHAPES[2], SHARES[0], to))
    return found


def _names(vectors: Vectors) -> tuple[str, str | None, str | None]:
    """The inputs with values, with truth values, and with a list."""
    word = vectors.op.found_word()
    values = word.argument(VALUES)
    assert values is not None
    return values, word.argument(TRUTHS), word.argument(LIST)


def _case(vectors: Vectors, dtype: str, kind: str, shapes: tuple[Shape, Shape], share: float, to: str | None = None) -> Case:
    op = vectors.op
    values, truths, listed = _names(vectors)
    own, other = shapes
    if truths is not None and truths not in op.space.of or truths is None:
        own = max(shapes, key=lambda shape: (prod(shape), len(shape)))  # it makes the space alone
        other = other if len(other) <= len(own) and all(a in (1, b) for a, b in zip(other[::-1], own[::-1])) else (1,)
    title = " ".join(filter(None, (dtype, kind, to or "", "x".join(map(str, own)) or "1", str(share))))
    source = random.Random(f"{op.name} {title}")
    tensors = {values: Tensor(dtype, own, tuple(_elements(source, dtype, prod(own), share if truths is None else 1.0)))}
    if truths is not None:
        tensors[truths] = Tensor(kind, other, tuple(_truth(source, kind, share) for _ in range(prod(other))))
    if listed is not None:
        count = prod(own) + source.randint(0, 2)
        tensors[listed] = Tensor(dtype, (count,), tuple(_elements(source, dtype, count, 1.0)))
    (out,) = op.outputs
    kept = vectors.of_position(out) if out.position else to or (dtype if dtype in vectors.rows[out.name] else vectors.rows[out.name][0])
    return vectors.made(title, {}, {}, {**tensors, **evaluate_found(op, vectors.facts, {}, tensors, {out.name: kept})}, {})


def _truth(source: random.Random, kind: str, share: float) -> int:
    """A truth value; in other dtypes than bool any number but 0 holds."""
    if source.random() >= share:
        return 0
    return 1 if kind in BOOLS else source.choice((1, 1, 2, 128, 255))


def _elements(source: random.Random, dtype: str, count: int, share: float) -> Iterator[int]:
    """Any bits, zeros of both signs among them, hard numbers first."""
    hard = corners(FORMATS[dtype]) if dtype in FORMATS else []
    bits = 1 if dtype in BOOLS else 8 * DTYPES[dtype].bytes
    for number in range(count):
        if source.random() >= share:
            yield FORMATS[dtype].sign if dtype in FORMATS and source.random() < 0.3 else 0
        elif number < len(hard):
            yield hard[number]
        else:
            yield source.getrandbits(bits) - (1 << bits - 1 if dtype.startswith("i") else 0)


# Values and lines: one for all, one for each row, none, no elements, and long ones.
SEARCHED: tuple[tuple[Shape, Shape], ...] = (
    ((), (3,)), ((1,), (1,)), ((4,), (0,)), ((3,), (70,)), ((2, 5), (2, 4)), ((2, 1, 3), (2, 1, 9)), ((40,), (33,)), ((3, 4), (7,)),
)  # fmt: skip


def _searches(vectors: Vectors) -> list[Case]:
    """All shapes in the first modes for each dtype, one in the others, and each pair of dtypes."""
    found = []
    word = vectors.op.found_word()
    values, lines = word.args
    for number, modes in enumerate(vectors.modes()):
        for dtype in vectors.rows[values]:
            for shapes in SEARCHED if not number else SEARCHED[-2:]:
                if dtype in vectors.rows[lines]:
                    found.append(_search(vectors, modes, (dtype, dtype), shapes))
        for other in vectors.rows[lines]:
            for dtype in vectors.rows[values]:
                if dtype != other and number == 1:
                    found.append(_search(vectors, modes, (dtype, other), SEARCHED[-1]))
    return [case for case in found if _allowed(vectors, case)]


def _allowed(vectors: Vectors, case: Case) -> bool:
    """Whether the preconditions on shapes hold."""
    shapes = {name: tensor.shape for name, tensor in case.inputs}
    return all(holds_for(limit.expr, shapes) for limit in limits(vectors.op))


def _search(vectors: Vectors, modes: Mapping[str, str], dtypes: tuple[str, str], shapes: tuple[Shape, Shape]) -> Case:
    op = vectors.op
    values, lines = op.found_word().args
    title = " ".join([*modes.values(), *dtypes, *("x".join(map(str, shape)) or "1" for shape in shapes)])
    source = random.Random(f"{op.name} {title}")
    length = shapes[1][-1]
    rows = [sorted(_numbers(source, dtypes[1], length), key=lambda bits: _order(dtypes[1], bits)) for _ in range(prod(shapes[1][:-1]))]
    tensors = {lines: Tensor(dtypes[1], shapes[1], tuple(bits for row in rows for bits in row))}
    tensors[values] = Tensor(dtypes[0], shapes[0], tuple(_numbers(source, dtypes[0], prod(shapes[0]))))
    (out,) = op.outputs
    kept = "i32" if out.narrow is not None and modes[out.narrow] == "true" else "i64"
    return vectors.made(title, modes, {}, {**tensors, **evaluate_found(op, vectors.facts, modes, tensors, {out.name: kept})}, {})


def _numbers(source: random.Random, dtype: str, count: int) -> Iterator[int]:
    """Small numbers, of which many are equal, and hard ones; of 40 and more every hard one."""
    hard = corners(FORMATS[dtype]) if dtype in FORMATS else []
    for number in range(count):
        if hard and count >= 40 and number % 4 < 3:
            yield hard[(number - number // 4) % len(hard)]
        elif hard and number % 3 == 1:
            yield source.choice(hard)
        elif dtype in FORMATS:
            yield FORMATS[dtype].nearest(Fraction(source.randint(-4, 4)), source.random() < 0.5)
        else:
            yield source.randint(0 if dtype.startswith("u") else -4, 4) if number % 3 else random_element(dtype, source)


def _order(dtype: str, bits: int) -> tuple[bool, Fraction]:
    """The order of elements, nan last."""
    form = FORMATS.get(dtype)
    if form is None:
        return False, Fraction(bits)
    if form.is_nan(bits):
        return True, Fraction(0)
    if form.is_infinite(bits):
        return False, Fraction(-(2**2000) if form.is_negative(bits) else 2**2000)
    value = form.value(bits)
    return False, Fraction(int(value.numerator), int(value.denominator))


def found_examples(vectors: Vectors) -> list[Case]:
    """The worked examples, in every dtype that holds their numbers."""
    op, found = vectors.op, []
    values, truths, _ = _names(vectors)
    for number, example in enumerate(op.examples, 1):
        modes = {m.name: str(example.values.get(m.name, m.values[0][0])) for m in op.modes}
        for dtype in vectors.rows[values]:
            own = {p.name: dtype for p in op.tensors}
            own |= {truths: vectors.rows[truths][0]} if truths is not None else {}
            own |= {p.name: vectors.of_position(p) for p in op.targets if p.position}
            own |= {p.name: "i32" for p in op.targets if p.narrow is not None and modes[p.narrow] == "true"}
            fits = all(own[p.name] in vectors.rows[p.name] for p in op.tensors)
            if fits and all(holds_number(own[p.name], value) for p in op.tensors for value in flat(example.values[p.name])):
                wholes = {p.name: tensor_of(op, own[p.name], example, p) for p in op.tensors}
                found.append(vectors.made(f"example {number}, {dtype}", modes, {}, wholes, given_of(op, example)))
    return found
