"""Test vectors of operators on complex numbers: parts at the ends of the range, near multiples of pi, of similar
size, and random."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable
from fractions import Fraction

from codegen.exact.complex_bits import joined, parted
from codegen.exact.float_format import FORMATS, Format
from codegen.language.dtypes import PARTS
from codegen.language.expression import Call, parts_of
from codegen.language.type_dtypes import complex_dtypes
from codegen.vectors.corners import random_bits
from codegen.vectors.float_vectors import Case, Vectors

HARD, RANDOM = 160, 48


def complex_kernels(vectors: Vectors) -> list[str]:
    """The complex dtypes that the operator computes in and that every input may have at once, or parts of them."""
    shared = set.intersection(*(set(vectors.rows[p.name]) for p in vectors.op.inputs))
    return [d for d in complex_dtypes(vectors.op, vectors.facts) if d in shared or PARTS[d] in shared]


def complex_cases(vectors: Vectors) -> list[Case]:
    found = []
    for modes in vectors.modes():
        for kernel in complex_kernels(vectors):
            label = " ".join([*modes.values(), kernel])
            dtypes = {p.name: vectors.read_as(p.name, kernel) for p in vectors.op.inputs}
            hard = _hard if kernel in dtypes.values() else _hard_parts
            source = random.Random(f"{vectors.op.name} {label}")
            for title, points in (("hard", hard), ("random", _random)):
                found.append(vectors.case(f"{label}: {title}", modes, {}, dtypes, points(vectors, kernel, source)))
    return found


def _hard_pairs(kernel: str, source: random.Random) -> list[int]:
    """Elements with hard parts, in a random order."""
    form = FORMATS[PARTS[kernel]]
    turns = (Fraction(0), Fraction(1, 2), Fraction(1), Fraction(3), Fraction(22, 7), Fraction(355, 226), Fraction(745))
    sizes = [form.nearest(t) for t in turns]
    sizes += [1, form.smallest_normal, form.largest, form.nearest(Fraction(1)) + 1]
    hard = [bits for size in sizes for bits in (size, form.sign | size)]
    pairs = [joined(kernel, re, im) for re, im in itertools.product(hard, repeat=2)]
    source.shuffle(pairs)
    return pairs


def _ends(kernel: str) -> list[int]:
    """Elements of infinities, nan and a number."""
    form = FORMATS[PARTS[kernel]]
    parts = (form.infinity, form.sign | form.infinity, form.nan, form.nearest(Fraction(2)))
    return [joined(kernel, re, im) for re, im in itertools.product(parts, repeat=2)]


def _hard(vectors: Vectors, kernel: str, source: random.Random) -> list[dict[str, int]]:
    """Pairs of hard parts in one input beside everyday numbers in the others, infinities and nan, and hard elements
    in all inputs at once."""
    form = FORMATS[PARTS[kernel]]
    names = [p.name for p in vectors.op.inputs]
    pairs, ends = _hard_pairs(kernel, source), _ends(kernel)

    def everyday() -> int:
        return _element(form, source, True, kernel)

    points = []
    for number, bits in enumerate([*pairs[: HARD // 2 * len(names)], *ends]):
        points.append({n: bits if number % len(names) == i else everyday() for i, n in enumerate(names)})
    points += [{n: source.choice(pairs) for n in names} for _ in range(HARD // 2 if len(names) > 1 else 0)]
    if any(p.truth for p in vectors.op.outputs):
        points += [{n: bits for n in names} for bits in [*pairs[: HARD // 4], *ends]]
        flips = [(form.sign, 0), (0, form.sign), (1, 0), (0, 1)]  # of signs, which zeros may lose, and of last bits
        points += [
            {n: bits ^ (joined(kernel, *flip) if n != names[0] else 0) for n in names}
            for bits, flip in zip(pairs[:HARD], itertools.cycle(flips))
        ]
    return _even(vectors, kernel, points)


def _hard_parts(vectors: Vectors, kernel: str, source: random.Random) -> list[dict[str, int]]:
    """The same of inputs that are parts of complex numbers."""
    names = [p.name for p in vectors.op.inputs]
    pairs = [parted(kernel, element) for element in [*_hard_pairs(kernel, source)[:HARD], *_ends(kernel)]]
    return [dict(zip(names, itertools.cycle(pair))) for pair in pairs]


def _even(vectors: Vectors, kernel: str, points: list[dict[str, int]]) -> list[dict[str, int]]:
    """The points at which both parts of a result can be measured."""
    exprs = [*(let.expr for let in vectors.op.lets), *(c.expr for f in vectors.op.formulas for c in f.cases)]
    divides = any(isinstance(part, Call) and part.word == "div" for expr in exprs for part in parts_of(expr))
    return [point for point in points if not _uneven(kernel, point.values(), divides)]


def _uneven(kernel: str, elements: Iterable[int], divides: bool) -> bool:
    """Whether the parts of one element differ by more than the range of the larger one's digits while another
    element is so large that their product may overflow. Then no unit is left to measure the smaller part in; of a quotient
    it may be 0 of any sign."""
    form = FORMATS[PARTS[kernel]]
    parts = [[(bits & ~form.sign) >> form.fraction for bits in parted(kernel, e) if bits & ~form.sign] for e in elements]
    far = any(p and max(p) - min(p) > form.bias for p in parts)
    return far and (divides or sum(bool(p) and max(p) > form.bias + form.bias // 2 for p in parts) > 1)


def _random(vectors: Vectors, kernel: str, source: random.Random) -> list[dict[str, int]]:
    """Random points: numbers of any size, then numbers of everyday size."""
    form = FORMATS[PARTS[kernel]]
    own = {p.name: vectors.read_as(p.name, kernel) for p in vectors.op.inputs}
    return _even(vectors, kernel, [
        {name: _element(form, source, everyday, dtype) for name, dtype in own.items()}
        for everyday in (False, True)
        for _ in range(RANDOM)
    ])  # fmt: skip


def _element(form: Format, source: random.Random, everyday: bool, dtype: str) -> int:
    """A random element, complex or a part."""
    if dtype not in PARTS:
        return random_bits(form, source, everyday)
    return joined(dtype, *(random_bits(form, source, everyday) for _ in range(2)))
