"""What is made of panes, exactly: means, greatest elements and where they are, and what points are shared out to."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import prod

from codegen.exact.float_format import FORMATS, Format
from codegen.exact.integer_value import wrapped
from codegen.exact.line_values import LEAST, UNIT, Found
from codegen.exact.oracle import Tensor
from codegen.exact.parts_and_wholes import arguments_of
from codegen.language.dtypes import DTYPES
from codegen.language.index_maps import INDEX_MAPS, Value
from codegen.language.operator import Operator
from codegen.language.pane_words import MEAN, POSITION, pane_word
from codegen.language.panes import Panes

Term = tuple[int, int]  # the bits of an element, and what it is divided by


def panes_of(op: Operator, whole: Sequence[int], given: Mapping[str, Value]) -> Panes:
    """The panes of a call."""
    assert op.paned is not None
    made = INDEX_MAPS[op.paned.word].panes
    assert made is not None
    return made(tuple(whole), *arguments_of(op.paned, given))


def evaluate_panes(op: Operator, source: Tensor, given: Mapping[str, Value], out_dtypes: Mapping[str, str]) -> dict[str, Found]:
    """The outputs of a call, each with how far its elements may be from what is computed, if they are rounded."""
    panes = panes_of(op, source.shape, given)
    shape = panes.shape(source.shape)
    found = {}
    for formula in op.formulas:
        word, to = pane_word(formula.cases[0].expr), out_dtypes[formula.output]
        assert word is not None
        elements, far = [], []
        for index in itertools.product(*map(range, shape)):
            shown = [(source.elements[_place(source.shape, at)], number) for at, number in panes.shown(index)]
            if word.word == MEAN:
                bits, within = _sum(FORMATS[source.dtype], [(bits, 1) for bits, _ in shown], panes.divides(index))
                far.append(within)
            else:
                bits = _greatest(source.dtype, shown, word.word == POSITION)
                bits = wrapped(to, bits) if word.word == POSITION else bits
            elements.append(bits)
        found[formula.output] = Found(Tensor(to, shape, tuple(elements)), tuple(far) if word.word == MEAN else None)
    return found


def evaluate_shared_out(op: Operator, source: Tensor, whole: Sequence[int], given: Mapping[str, Value]) -> Found:
    """An output on whose elements points fall, each shared out among those that its pane shows."""
    panes = panes_of(op, whole, given)
    fallen: list[list[Term]] = [[] for _ in range(prod(whole))]
    for index in itertools.product(*map(range, panes.shape(whole))):
        for at, _ in panes.shown(index):
            fallen[_place(whole, at)].append((source.elements[_place(source.shape, index)], panes.divides(index)))
    sums = [_sum(FORMATS[source.dtype], [(0, 1), *terms], 1) if terms else (0, Fraction(0)) for terms in fallen]
    return Found(Tensor(source.dtype, tuple(whole), tuple(bits for bits, _ in sums)), tuple(far for _, far in sums))


def _place(shape: Sequence[int], index: Sequence[int]) -> int:
    at = 0
    for extent, i in zip(shape, index):
        at = at * extent + i
    return at


def _greatest(dtype: str, shown: Sequence[tuple[int, int]], position: bool) -> int:
    """The greatest element, or the number of the first one: of the first nan, or of the first of equal ones."""
    form = FORMATS.get(dtype)
    if not shown:
        if position:
            return -1
        if form is not None:
            return form.infinity | form.sign
        return -(1 << 8 * DTYPES[dtype].bytes - 1) if dtype.startswith("i") else 0
    best, number = shown[0]
    for bits, at in shown[1:]:
        if form is None:
            above = bits > best
        elif form.is_nan(best) or form.is_nan(bits):
            above = not form.is_nan(best)
        else:
            above = _key(form, bits) > _key(form, best)
        best, number = (bits, at) if above else (best, number)
    if position or form is None:
        return number if position else best
    if form.is_nan(best):
        return int(form.nan)
    zero = not form.is_infinite(best) and form.value(best) == 0
    return 0 if zero and any(bits == 0 for bits, _ in shown) else best


def _key(form: Format, bits: int) -> Fraction:
    if form.is_infinite(bits):
        return Fraction(-(2**2000) if form.is_negative(bits) else 2**2000)
    return _value(form, bits)


def _sum(form: Format, terms: Sequence[Term], divisor: int) -> tuple[int, Fraction]:
    """The sum of terms that are divided each, divided again, and how far a chain of additions in f64 may be from it."""
    signs = [form.is_negative(bits) != (own < 0) for bits, own in terms]
    ends = {sign for (bits, _), sign in zip(terms, signs) if form.is_infinite(bits)}
    if any(form.is_nan(bits) for bits, _ in terms) or len(ends) > 1 or (not terms and divisor == 0):
        return form.nan, Fraction(0)
    if ends:
        return form.infinity | (form.sign if (True in ends) != (divisor < 0) else 0), Fraction(0)
    values = [_value(form, bits) / own for bits, own in terms]
    total = sum(values, Fraction(0)) / divisor
    size = sum((abs(value) for value in values), Fraction(0)) / abs(divisor)
    bits = form.nearest(total, total == 0 and all(signs) != (divisor < 0))
    far = (len(values) + 4) * UNIT * size + LEAST
    if form.is_infinite(bits):
        return bits, Fraction(0)
    return bits, abs(_value(form, bits) - total) + far + _half_unit(form, total)


def _half_unit(form: Format, value: Fraction) -> Fraction:
    """Half the distance between neighbours of a number."""
    bits = min(form.nearest(abs(value)), form.largest - 1)
    return (_value(form, bits + 1) - _value(form, bits)) / 2


def _value(form: Format, bits: int) -> Fraction:
    value = form.value(bits)
    return Fraction(int(value.numerator), int(value.denominator))
