"""Test vectors of operators along lines: every dtype, every hard number, lines of every axis and of many lengths."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from math import nextafter, prod

from codegen.exact.float_format import FORMATS
from codegen.exact.line_values import evaluate_lines
from codegen.exact.oracle import Tensor
from codegen.language.dtypes import BOOLS, DTYPES
from codegen.language.index_maps import Shape
from codegen.language.line_words import SUMS
from codegen.language.modes import first_case
from codegen.language.operator import Operator
from codegen.vectors.corners import corners, random_element
from codegen.vectors.float_vectors import Case, Vectors, flat, given_of
from codegen.vectors.moved_vectors import holds_number, tensor_of

# The last is of everyday extents: the checks of layouts and threads take that one.
SPACES: tuple[tuple[Shape, int], ...] = (((1,), 0), ((), -1), ((7,), 0), ((2, 17), 1), ((3, 2, 2), -2), ((5, 4), 0), ((4, 5), -1))
LONG: tuple[tuple[Shape, int], ...] = (((70,), 0), ((2, 300), 1), ((520, 1), 0))
MANY = 50  # elements of a call that is not repeated for other ranks
HARD = 3  # elements of a line with a hard number of a sum
OTHERS = 4  # elements of a call whose result is converted


def line_cases(vectors: Vectors) -> list[Case]:
    """All spaces in every dtype, long lines in the first dtype of each size, and each dtype of inputs and outputs."""
    found = []
    for number, modes in enumerate(vectors.modes()):
        sizes = set[int]()
        for dtype, named in _dtypes(vectors):
            new = DTYPES[dtype].bytes not in sizes and not number
            sizes.add(DTYPES[dtype].bytes)
            hard = corners(FORMATS[dtype]) if dtype in FORMATS else []
            alone = [((len(hard), HARD), 1)] if hard and not number and _sums(vectors.op, modes) else []
            spaces = [*alone, *(LONG if new else ()), *(SPACES if not number else SPACES[3:])]
            for shape, axis in spaces:
                for numbers in _numbers(vectors.op, shape, axis):
                    found.append(_case(vectors, {**modes, **named}, dtype, (shape, axis), hard, numbers=numbers))
        found += _mixed(vectors, modes)
    return found


def _numbers(op: Operator, shape: Shape, axis: int) -> list[dict[str, int]]:
    """The integers of a call that say which ranks its outputs have: few, some, and all of a line."""
    ranks = {p.ranks for p in op.outputs if p.ranks is not None}
    extent = shape[axis] if shape else 1
    chosen: tuple[int, ...] = (extent,)
    if ranks and prod(shape) > 12:
        chosen = (1, extent // 3, extent) if prod(shape) <= MANY else ((extent + 6) // 7,)
    return [dict.fromkeys(sorted(ranks), number) for number in chosen]


def _sums(op: Operator, modes: Mapping[str, str]) -> bool:
    return op.line_word(first_case(op.formulas[0].cases, modes)).word in SUMS


def _dtypes(vectors: Vectors) -> Iterator[tuple[str, dict[str, str]]]:
    """Those of the input, and the dtype that is computed in, which is the same if a call may name it."""
    for dtype in vectors.rows[vectors.op.inputs[0].name]:
        named = {p.name: dtype for p in vectors.op.named_dtypes}
        if all(dtype in vectors.rows[name] for name in named):
            yield dtype, named


def _mixed(vectors: Vectors, modes: Mapping[str, str]) -> Iterator[Case]:
    """Each dtype that elements are converted to first, and each dtype of the outputs."""
    op = vectors.op
    first = vectors.rows[op.inputs[0].name][0]
    for param in op.named_dtypes:
        for dtype in vectors.rows[op.inputs[0].name]:
            for to in vectors.rows[param.name]:
                yield _case(vectors, {**modes, param.name: to}, dtype, ((OTHERS,), 0), [])
    for out in op.outputs:
        own = [first, "i8"] if out.cast_to is not None and out.converts else [first] if out.position else []
        for dtype in (d for d in own if d in vectors.rows[op.inputs[0].name]):
            for to in vectors.rows[out.name]:
                yield _case(vectors, modes, dtype, ((2, OTHERS), 1), [], {out.name: to})


def _case(
    vectors: Vectors, modes: Mapping[str, str], dtype: str, space: tuple[Shape, int], hard: list[int],
    outs: Mapping[str, str] | None = None, numbers: Mapping[str, int] | None = None,
) -> Case:  # fmt: skip
    op, (shape, axis) = vectors.op, space
    numbers = _numbers(op, shape, axis)[-1] if numbers is None else numbers
    converted = [f"{name} {to}" for name, to in (*(outs or {}).items(), *numbers.items())]
    title = " ".join(filter(None, (*modes.values(), dtype, *converted, "x".join(map(str, shape)) or "1", f"along {axis}")))
    source = random.Random(f"{op.name} {title} {len(hard)}")
    word = op.line_word(first_case(op.formulas[0].cases, modes)).of_values
    few = word in SUMS and (OTHERS < prod(shape) < 20 or shape[1:] == (HARD,))
    elements = tuple(_elements(source, dtype, prod(shape), word, hard if word in ("max", "min", "sorted") or few else []))
    return _made(vectors, title, modes, Tensor(dtype, shape, elements), axis, numbers, outs)


def _made(
    vectors: Vectors, title: str, modes: Mapping[str, str], source: Tensor, axis: int, numbers: Mapping[str, int],
    outs: Mapping[str, str] | None = None,
) -> Case:  # fmt: skip
    op = vectors.op
    named = {p.name: modes[p.name] for p in op.named_dtypes}
    known = {op.inputs[0].name: source.dtype, **named}
    owned = {p.name: _own(vectors, p.name, known, outs) for p in op.outputs}
    along = {op.line_axis.name: axis} if op.line_axis is not None else {}
    found = evaluate_lines(op, vectors.facts, modes, source, axis if along else None, numbers, owned)
    tensors = {op.inputs[0].name: source, **{name: made.output for name, made in found.items()}}
    case = vectors.made(title, modes, {}, tensors, {**along, **numbers})
    far = [
        (name, Tensor("f64", made.output.shape, tuple(FORMATS["f64"].nearest(Fraction(nextafter(float(w), 1e308))) for w in made.within)))
        for name, made in found.items()
        if made.within is not None
    ]
    return replace(case, within=tuple(far))


def _own(vectors: Vectors, name: str, known: Mapping[str, str], outs: Mapping[str, str] | None) -> str:
    """The dtype of an output: that of the elements, if it may be that."""
    if outs and name in outs:
        return outs[name]
    out = vectors.op.output(name)
    own = vectors.of_position(out) if out.position else vectors.out_dtype(out, known)
    return own if own in vectors.rows[name] else vectors.rows[name][0]


def _elements(source: random.Random, dtype: str, count: int, word: str, hard: list[int]) -> Iterator[int]:
    """Numbers of which some are equal; every third one of the hard ones. Products stay near 1."""
    for number in range(count):
        if hard and number % 3 == 1:
            yield hard.pop(0)
        elif dtype in BOOLS:
            yield source.randint(0, 1)
        elif dtype in FORMATS and word == "prod":
            yield FORMATS[dtype].nearest(Fraction(source.choice((-1, 1)) * source.uniform(0.5, 2)))
        elif dtype in FORMATS and source.random() < 0.4:
            yield FORMATS[dtype].nearest(Fraction(source.randint(-3, 3)))
        else:
            yield random_element(dtype, source)


def line_examples(vectors: Vectors) -> list[Case]:
    """The worked examples, in every dtype that holds their numbers."""
    op, found = vectors.op, []
    for number, example in enumerate(op.examples, 1):
        modes = {m.name: str(example.values.get(m.name, m.values[0][0])) for m in op.modes}
        modes |= {p.name: str(example.values[p.name]) for p in op.named_dtypes}
        for dtype in vectors.rows[op.inputs[0].name]:
            known = {op.inputs[0].name: dtype, **{p.name: modes[p.name] for p in op.named_dtypes}}
            own = {p.name: dtype if p in op.sources else _own(vectors, p.name, known, None) for p in op.tensors}
            if all(holds_number(own[p.name], value) for p in op.tensors for value in flat(example.values[p.name])):
                wholes = {p.name: tensor_of(op, own[p.name], example, p) for p in op.tensors}
                found.append(vectors.made(f"example {number}, {dtype}", modes, {}, wholes, given_of(op, example)))
    return found
