"""Test vectors of operators on complex numbers: parts at the ends of the range, near multiples of pi, of similar
size, and random."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Mapping
from fractions import Fraction

from codegen.exact.complex_bits import joined, parted
from codegen.exact.float_format import FORMATS, Format
from codegen.exact.oracle import Element, converted
from codegen.language.dtypes import PARTS
from codegen.language.expression import Call, parts_of
from codegen.language.facts import scalar_dtypes
from codegen.language.type_dtypes import complex_dtypes
from codegen.vectors.corners import random_bits, random_element
from codegen.vectors.float_vectors import Case, Vectors

HARD, RANDOM, LIFTED = 160, 48, 16
FEWER = 4  # one of so many points beside scalars other than the first


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
            for at, scalars in enumerate(vectors.scalars_of_complex(kernel)):
                points = hard(vectors, kernel, source)
                points += _beside_scalars(vectors, kernel, scalars)
                found.append(vectors.case(f"{label}: hard", modes, scalars, dtypes, points if at == 0 else points[at::FEWER]))
            found.append(vectors.case(f"{label}: random", modes, scalars, dtypes, _random(vectors, kernel, source)))
        found += _lifted(vectors, modes)
    return found


def _beside_scalars(vectors: Vectors, kernel: str, scalars: Mapping[str, Element]) -> list[dict[str, int]]:
    """Of conditions: the numbers that scalars are, and those that differ in the sign of a part or its last bit."""
    form = FORMATS[PARTS[kernel]]
    flips = [joined(kernel, *flip) for flip in ((0, 0), (form.sign, 0), (0, form.sign), (1, 0), (0, 1))]
    numbers = [converted(e, kernel) for e in scalars.values()] if any(p.truth for p in vectors.op.outputs) else []
    return [{p.name: bits ^ flip for p in vectors.op.inputs} for bits in numbers for flip in flips * FEWER]


def _lifted(vectors: Vectors, modes: Mapping[str, str]) -> list[Case]:
    """Real tensors of each dtype that complex scalars make complex."""
    deciding = [p for p in vectors.op.scalars if p.name in vectors.op.deciding and p.complex]
    found = []
    for dtype, made in itertools.product(vectors.rows[vectors.op.inputs[0].name], PARTS) if deciding else ():
        dtypes = {p.name: dtype for p in vectors.op.inputs}
        usable = all(made in scalar_dtypes(p, vectors.facts) for p in deciding) and dtype not in PARTS
        kernel = vectors.combined(dtypes, {**modes, **{p.name: made for p in deciding}}) if usable else None
        if kernel is not None:
            title = " ".join([*modes.values(), dtype, f"beside {made}"])
            source = random.Random(f"{vectors.op.name} {title}")
            points = [{name: random_element(dtype, source) for name in dtypes} for _ in range(LIFTED)]
            found.append(vectors.case(title, modes, vectors.scalars_of_complex(made)[-1], dtypes, points))
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


def _ends(kernel: str, zeros: bool) -> list[int]:
    """Elements of infinities, nan and a number, and of zeros, whose signs products may lose, and ones."""
    form = FORMATS[PARTS[kernel]]
    parts = [form.infinity, form.sign | form.infinity, form.nan, form.nearest(Fraction(2))]
    parts += [0, form.sign, form.nearest(Fraction(1))] if zeros else []
    return [joined(kernel, re, im) for re, im in itertools.product(parts, repeat=2)]


def _hard(vectors: Vectors, kernel: str, source: random.Random) -> list[dict[str, int]]:
    """Pairs of hard parts in one input beside everyday numbers in the others, infinities and nan, and hard elements
    in all inputs at once."""
    form = FORMATS[PARTS[kernel]]
    names = [p.name for p in vectors.op.inputs]
    pairs, ends = _hard_pairs(kernel, source), _ends(kernel, len(names) == 1 and not _words(vectors) & {"mul", "div"})

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
    pairs = [parted(kernel, element) for element in [*_hard_pairs(kernel, source)[:HARD], *_ends(kernel, False)]]
    return [dict(zip(names, itertools.cycle(pair))) for pair in pairs]


def _words(vectors: Vectors) -> set[str]:
    """The words of the formulas."""
    exprs = [*(let.expr for let in vectors.op.lets), *(c.expr for f in vectors.op.formulas for c in f.cases)]
    return {part.word for expr in exprs for part in parts_of(expr) if isinstance(part, Call)}


def _even(vectors: Vectors, kernel: str, points: list[dict[str, int]]) -> list[dict[str, int]]:
    """The points at which both parts of a result can be measured."""
    words = _words(vectors)
    large = -1 if vectors.op.scalars else 1  # beside a scalar every element counts
    found = [point for point in points if not _uneven(kernel, point.values(), "div" in words, large)]
    return [point for point in found if not ("pow" in words and any(_is_large(kernel, e) or _is_slanting(kernel, e) for e in point.values()))]


def _is_slanting(kernel: str, element: int) -> bool:
    """Whether both parts have one size. A part of its powers may be 0, which kernels do not tell from a small number: if that
    vanishes, too, it is 0 of any sign."""
    form = FORMATS[PARTS[kernel]]
    one, other = (bits & ~form.sign for bits in parted(kernel, element))
    return one == other and 0 < one < form.infinity


def _is_large(kernel: str, element: int) -> bool:
    """Whether a part is so large that a power may overflow of which the other part is none that can be told."""
    form = FORMATS[PARTS[kernel]]
    sizes = [bits & ~form.sign for bits in parted(kernel, element)]
    return any(form.infinity > size and size >> form.fraction > form.bias + form.bias // 2 for size in sizes)


def _uneven(kernel: str, elements: Iterable[int], divides: bool, large: int) -> bool:
    """Whether the parts of one element differ by more than the range of the larger one's digits while more than so many
    elements are so large that a product may overflow. Then no unit is left to measure the smaller part in; of a quotient
    it may be 0 of any sign."""
    form = FORMATS[PARTS[kernel]]
    parts = [[(bits & ~form.sign) >> form.fraction for bits in parted(kernel, e) if bits & ~form.sign] for e in elements]
    far = any(p and max(p) - min(p) > form.bias * 15 // 16 for p in parts)
    return far and (divides or sum(bool(p) and max(p) > form.bias + form.bias // 2 for p in parts) > large)


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
