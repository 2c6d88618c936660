"""Test vectors of operators on complex numbers: parts at the ends of the range, near multiples of pi, of similar
size, and random."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable
from fractions import Fraction

from codegen.exact.complex_bits import joined, parted
from codegen.exact.float_format import FORMATS
from codegen.language.dtypes import PARTS
from codegen.language.type_dtypes import complex_dtypes
from codegen.vectors.corners import random_bits
from codegen.vectors.float_vectors import Case, Vectors

HARD, RANDOM = 160, 48


def complex_kernels(vectors: Vectors) -> list[str]:
    """The complex dtypes that every input may have at once and that the operator computes in."""
    shared = set.intersection(*(set(vectors.rows[p.name]) for p in vectors.op.inputs))
    return [d for d in complex_dtypes(vectors.op, vectors.facts) if d in shared]


def complex_cases(vectors: Vectors) -> list[Case]:
    found = []
    for modes in vectors.modes():
        for kernel in complex_kernels(vectors):
            label = " ".join([*modes.values(), kernel])
            dtypes = {p.name: kernel for p in vectors.op.inputs}
            source = random.Random(f"{vectors.op.name} {label}")
            found.append(vectors.case(f"{label}: hard", modes, {}, dtypes, _hard(vectors, kernel, source)))
            found.append(vectors.case(f"{label}: random", modes, {}, dtypes, _random(vectors, kernel, source)))
    return found


def _hard(vectors: Vectors, kernel: str, source: random.Random) -> list[dict[str, int]]:
    """Pairs of hard parts in one input beside everyday numbers in the others, infinities and nan, and hard elements
    in all inputs at once."""
    form = FORMATS[PARTS[kernel]]
    names = [p.name for p in vectors.op.inputs]
    turns = (Fraction(0), Fraction(1, 2), Fraction(1), Fraction(3), Fraction(22, 7), Fraction(355, 226), Fraction(745))
    sizes = [form.nearest(t) for t in turns]
    sizes += [1, form.smallest_normal, form.largest, form.nearest(Fraction(1)) + 1]
    hard = [bits for size in sizes for bits in (size, form.sign | size)]
    pairs = [joined(kernel, re, im) for re, im in itertools.product(hard, repeat=2)]
    source.shuffle(pairs)
    ends = [joined(kernel, re, im) for re, im in itertools.product(
        (form.infinity, form.sign | form.infinity, form.nan, form.nearest(Fraction(2))), repeat=2)]  # fmt: skip

    def everyday() -> int:
        return joined(kernel, *(random_bits(form, source, True) for _ in range(2)))

    points = []
    for number, bits in enumerate([*pairs[: HARD // 2 * len(names)], *ends]):
        points.append({n: bits if number % len(names) == i else everyday() for i, n in enumerate(names)})
    points += [{n: source.choice(pairs) for n in names} for _ in range(HARD // 2 if len(names) > 1 else 0)]
    if any(p.truth for p in vectors.op.outputs):
        points += [{n: bits for n in names} for bits in [*pairs[: HARD // 4], *ends]]
        points += [{n: bits ^ changed * (n != names[0]) for n in names} for bits, changed in zip(
            pairs, itertools.cycle([joined(kernel, form.sign, 0), joined(kernel, 0, form.sign), joined(kernel, 1, 0), 1 << form.bits]))]  # fmt: skip
    return [point for point in points if not _uneven(kernel, point.values())]


def _uneven(kernel: str, elements: Iterable[int]) -> bool:
    """Whether the parts of one element differ by more than the range of the larger one's digits while another
    element is so large that their product may overflow. Then no unit is left to measure the smaller part in."""
    form = FORMATS[PARTS[kernel]]
    parts = [[(bits & ~form.sign) >> form.fraction for bits in parted(kernel, e) if bits & ~form.sign] for e in elements]
    far = any(p and max(p) - min(p) > form.bias for p in parts)
    return far and sum(bool(p) and max(p) > form.bias + form.bias // 2 for p in parts) > 1


def _random(vectors: Vectors, kernel: str, source: random.Random) -> list[dict[str, int]]:
    """Random points: numbers of any size, then numbers of everyday size."""
    form = FORMATS[PARTS[kernel]]
    return [
        {p.name: joined(kernel, *(random_bits(form, source, everyday) for _ in range(2))) for p in vectors.op.inputs}
        for everyday in (False, True)
        for _ in range(RANDOM)
    ]
