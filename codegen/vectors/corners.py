"""Numbers for test vectors: the corners of a format, everyday numbers, and the numbers on both sides of every
place where a formula's result changes its kind. These places are searched for, not listed.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from codegen.exact.complex_bits import joined
from codegen.exact.float_format import FORMATS, Format
from codegen.language.dtypes import PARTS, least_and_greatest
from codegen.language.expression import Call, Expr, Name

SCAN = 160  # places at which the kind of a result is compared


def corners(form: Format) -> list[int]:
    """Zeros, the least and greatest subnormal and normal numbers, infinities, ones and their neighbours, nan."""
    one = form.nearest(Fraction(1))
    half = form.nearest(Fraction(1, 2))
    sizes = [
        0, 1, 2, form.smallest_normal - 1, form.smallest_normal, form.smallest_normal + 1,
        half, one - 1, one, one + 1, form.nearest(Fraction(3)), form.largest - 1, form.largest,
        form.infinity,
    ]  # fmt: skip
    return [bits for size in sizes for bits in (size, form.sign | size)] + [form.nan]


def random_bits(form: Format, source: random.Random, finite: bool) -> int:
    """A number of everyday size; unless `finite`, one in four is any finite number of the format."""
    kind = source.random()
    if kind < 0.25 and not finite:
        return form.at(source.randint(-form.largest, form.largest))
    if kind < 0.7:
        return form.nearest(Fraction(source.gauss(0.0, 3.0)))
    return form.nearest(Fraction(source.uniform(-12.0, 12.0)))


def random_element(dtype: str, source: random.Random) -> int:
    """A random element of any dtype; occasionally the largest or smallest integer."""
    if dtype in PARTS:
        re, im = (random_element(PARTS[dtype], source) for _ in range(2))
        return joined(dtype, re, im)
    if dtype in FORMATS:
        return random_bits(FORMATS[dtype], source, True)
    if dtype == "bool":
        return source.randint(0, 1)
    low, high = least_and_greatest(dtype)
    if source.random() < 0.25:
        return source.choice((low, high, source.randint(low, high)))
    return source.randint(max(low, -20), 20)


def sources(expr: Expr, parts: Mapping[str, Expr]) -> list[Call]:
    """The comparisons in an expression and in the parts it uses."""
    if isinstance(expr, Name):
        return sources(parts[expr.name], parts) if expr.name in parts else []
    if not isinstance(expr, Call):
        return []
    here = [expr] if expr.word in ("lt", "le", "gt", "ge", "eq", "ne") else []
    return here + [found for arg in expr.args for found in sources(arg, parts)]


def character(form: Format, bits: int) -> int:
    """The kind of a number: nan, or zero, subnormal, normal or infinite with its sign. Bugs tend to be at the
    boundaries between kinds."""
    size = bits & ~form.sign
    if form.is_nan(bits):
        return 9
    kind = 0 if size == 0 else 1 if size < form.smallest_normal else 3 if size == form.infinity else 2
    return -1 - kind if form.is_negative(bits) else kind


def stops(form: Format) -> list[int]:
    """Ordinals spread over the whole format, and those of everyday numbers."""
    found = [i * form.infinity // (SCAN // 2) for i in range(-SCAN // 2, SCAN // 2 + 1)]
    found += [form.ordinal(form.nearest(Fraction(s * k, 2))) for s in (-1, 1) for k in range(1, 64)]
    return sorted(set(found))


def edges(
    form: Format, at: Sequence[int], seen: Sequence[object], kind_of: Callable[[int], object]
) -> list[int]:
    """The bits on both sides of each change of kind between neighbouring places `at`, found by bisection; `seen`
    has the kinds at these places."""
    found: list[int] = []
    for (low, before), (high, after) in itertools.pairwise(zip(at, seen)):
        if before == after:
            continue
        first, last = low, high
        while last - first > 1:
            middle = (first + last) // 2
            if kind_of(form.at(middle)) == before:
                first = middle
            else:
                last = middle
        found += [form.at(o) for o in (first - 1, first, last, last + 1)]
    return found
