"""Outputs on whose elements points fall, exactly: the last point or another one, or the sum or mean of all, with how far
a result may be."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from codegen.exact.complex_bits import joined, parted
from codegen.exact.float_format import FORMATS, Format
from codegen.exact.integer_value import wrapped
from codegen.exact.oracle import Element, Modes, Tensor, element_index, integer_scalar
from codegen.exact.pane_values import evaluate_shared_out
from codegen.exact.parts_and_wholes import arguments_of, positions_of
from codegen.language.dtypes import BOOLS, DTYPES, INTEGERS, PARTS
from codegen.language.expression import CHOICES
from codegen.language.index_maps import INDEX_MAPS, Value
from codegen.language.modes import first_case
from codegen.language.operator import Operator
from codegen.language.params import MapUse

UNIT = Fraction(1, 2**53)  # of additions in f64


@dataclass(frozen=True)
class Put:
    """An output, and, of a sum of floats, how far each element may be from it."""

    output: Tensor
    within: tuple[Fraction, ...] | None


def evaluate_put(
    op: Operator, modes: Modes, tensors: Mapping[str, Tensor], scalars: Mapping[str, Element], given: Mapping[str, Value],
    out_dtype: str,
) -> Put:  # fmt: skip
    """The output of a call. `given` has what the map is given but for the indices, which are among the tensors."""
    out = op.scattered
    assert out is not None and out.put is not None
    points = op.falling(first_case(op.formulas[0].cases, modes))
    source = tensors[points.source]
    known = {**given, **{p.name: positions_of(p, tensors[p.name], modes, given) for p in op.indices}}
    index_map = INDEX_MAPS[out.put.word]
    known |= out.put.extents(points.source, tuple(source.shape)) if index_map.panes is not None else {}
    args = arguments_of(out.put, known)
    if index_map.panes is not None and out.over is not None:
        shared_out = evaluate_shared_out(op, source, tensors[out.over].shape, known)
        return Put(shared_out.output, shared_out.within)
    if out.over is not None:
        shape = tuple(tensors[out.over].shape)
        begin = [0 if out.zeros else bits for bits in tensors[out.over].elements]
    else:
        assert index_map.whole is not None
        shape = index_map.whole(tuple(source.shape), *args)
        begin = [0] * prod(shape)
    fallen: list[list[int]] = [[] for _ in begin]
    for index in itertools.product(*map(range, index_map.shape(shape, *args))):
        found = index_map.source(shape, index, *args)
        if found is not None:
            fallen[_place(shape, found)].append(source.elements[_point(out.put, source, index)])
    if points.join == "last":
        return Put(Tensor(out_dtype, shape, tuple(own[-1] if own else kept for own, kept in zip(fallen, begin))), None)
    factor = scalars[points.factor] if points.factor is not None else None
    if points.join in CHOICES:
        chosen = [_chosen(points.join, source.dtype, out_dtype, kept, own) for kept, own in zip(begin, fallen)]
        return Put(Tensor(out_dtype, shape, tuple(chosen)), None)
    summed = [_joined(points.join, source.dtype, out_dtype, kept, own, factor) for kept, own in zip(begin, fallen)]
    within = tuple(far for _, far in summed) if source.dtype in FORMATS else None
    return Put(Tensor(out_dtype, shape, tuple(bits for bits, _ in summed)), within)


def _point(use: MapUse, source: Tensor, index: Sequence[int]) -> int:
    """The number of the element of the source that falls from an index; by indices of a list, to which it broadcasts."""
    return element_index("broadcast", source.shape, index) if INDEX_MAPS[use.word].lists else _place(source.shape, index)


def _place(shape: Sequence[int], index: Sequence[int]) -> int:
    at = 0
    for extent, i in zip(shape, index):
        at = at * extent + i
    return at


def _chosen(join: str, dtype: str, to: str, begin: int, fallen: Sequence[int]) -> int:
    """The greatest or the least of what is there and what falls on it; +0 is above -0, and a nan that was there stays."""
    pick = max if join == "greatest" else min
    if dtype not in FORMATS:
        return wrapped(to, pick(wrapped(dtype, bits) for bits in (begin, *fallen)))
    form, own = FORMATS[dtype], FORMATS[to]
    if not fallen or own.is_nan(begin):
        return begin
    if any(map(form.is_nan, fallen)):
        return own.nan
    best = pick([_rank(own, begin), *(_rank(form, bits) for bits in fallen)])
    return own.nearest(best[1], best[2] == 0) if best[0] == 0 else own.infinity | own.sign * (best[0] < 0)


def _rank(form: Format, bits: int) -> tuple[int, Fraction, int]:
    """What numbers are compared by: infinities, the value, and 0 or 1 for the sign of a zero."""
    negative = form.is_negative(bits)
    if form.is_infinite(bits):
        return -1 if negative else 1, Fraction(0), 0
    return 0, _value(form, bits), int(not negative)


def _joined(join: str, dtype: str, to: str, begin: int, fallen: Sequence[int], factor: Element | None) -> tuple[int, Fraction]:
    """What becomes of an element on which points fall; without points it stays."""
    if not fallen:
        return begin, Fraction(0)
    if dtype in BOOLS and join == "prod":
        return int(begin != 0 and all(fallen)), Fraction(0)
    if dtype in INTEGERS and join == "prod":
        return wrapped(to, prod([begin, *fallen])), Fraction(0)
    if dtype in INTEGERS and join == "quotient":
        first, *others = (_signed(dtype, bits) for bits in (begin, *fallen))
        return wrapped(to, functools.reduce(_whole_quotient, others, first)), Fraction(0)
    if dtype in BOOLS:
        return int(begin != 0 or (any(fallen) and (factor is None or factor.bits != 0))), Fraction(0)
    if dtype in INTEGERS:
        times = integer_scalar(factor) if factor is not None else 1
        return wrapped(to, begin + times * sum(fallen)), Fraction(0)
    if dtype in PARTS:
        halves = [_float(join, FORMATS[PARTS[dtype]], FORMATS[PARTS[dtype]], *row, None)[0] for row in _by_part(dtype, begin, fallen)]
        return joined(dtype, *halves), Fraction(0)
    return _float(join, FORMATS[dtype], FORMATS[to], begin, fallen, factor)


def _whole_quotient(value: int, by: int) -> int:
    """A quotient of integers without its fraction; by 0 it is -1."""
    size = abs(value) // max(abs(by), 1)
    found = size if (value < 0) == (by < 0) else -size
    return (found + 2**63) % 2**64 - 2**63 if by != 0 else -1


def _signed(dtype: str, bits: int) -> int:
    """The integer that an element is."""
    width = 8 * DTYPES[dtype].bytes
    return bits - ((bits >> width - 1 & 1) << width) if dtype.startswith("i") and bits >= 0 else bits


def _quotient(to: Format, terms: Sequence[tuple[int, Format, bool, Fraction]]) -> tuple[int, Fraction]:
    """A number that others divide, one after the other; a zero and an infinity have a sign."""
    (first, form, _, _), *others = terms
    infinite, negative = form.is_infinite(first), form.is_negative(first)
    value = _value(form, first) if not infinite else Fraction(0)
    for bits, own, _, _ in others:
        negative ^= own.is_negative(bits)
        by = _value(own, bits) if not own.is_infinite(bits) else None
        if infinite and by is None or not infinite and value == 0 and by == 0:
            return to.nan, Fraction(0)
        infinite, value = infinite or by == 0, Fraction(0) if infinite or not by else value / by
    if infinite:
        return to.infinity | (to.sign if negative else 0), Fraction(0)
    bits = to.nearest(value, negative)
    return bits, _half_unit(to, value) + _apart(to, bits, value) + len(terms) * UNIT * abs(value)


def _by_part(dtype: str, begin: int, fallen: Sequence[int]) -> list[tuple[int, list[int]]]:
    kept, rows = parted(dtype, begin), [parted(dtype, bits) for bits in fallen]
    return [(kept[i], [row[i] for row in rows]) for i in range(2)]


def _float(join: str, form: Format, to: Format, begin: int, fallen: Sequence[int], factor: Element | None) -> tuple[int, Fraction]:
    """A sum of floats; a nan that was there stays."""
    scale = _value(FORMATS[factor.dtype], factor.bits) if factor is not None else Fraction(1)
    backwards = scale < 0 or (factor is not None and scale == 0 and FORMATS[factor.dtype].is_negative(factor.bits))
    terms = [(begin, to, False, Fraction(1))] + [(bits, form, backwards, scale) for bits in fallen]
    if to.is_nan(begin):
        return begin, Fraction(0)
    if any(own.is_nan(bits) or (own.is_infinite(bits) and times == 0) for bits, own, _, times in terms):
        return to.nan, Fraction(0)
    if join == "quotient":
        return _quotient(to, terms)
    if join == "prod" and any(own.is_infinite(bits) for bits, own, _, _ in terms):
        zero = any(not own.is_infinite(bits) and own.value(bits) == 0 for bits, own, _, _ in terms)
        odd = sum(own.is_negative(bits) for bits, own, _, _ in terms) % 2 == 1
        return (to.nan if zero else to.infinity | (to.sign if odd else 0)), Fraction(0)
    ends = {own.is_negative(bits) != turned for bits, own, turned, _ in terms if own.is_infinite(bits)}
    if ends:
        return (to.nan if len(ends) > 1 else to.infinity | (to.sign if True in ends else 0)), Fraction(0)
    values = [_value(own, bits) * times for bits, own, _, times in terms]
    if join == "prod":
        return _product(to, terms, values)
    total = sum(values, Fraction(0))
    size = sum((abs(value) for value in values), Fraction(0))
    if join == "mean":
        total, size = total / len(fallen), size / len(fallen)
    negative = all(own.is_negative(bits) != turned for bits, own, turned, _ in terms)
    bits = to.nearest(total, total == 0 and size == 0 and negative)
    wide = form.bits == 64
    slack = (len(values) + 2) * UNIT * size if not wide or factor is not None else len(values) ** 2 * UNIT * UNIT * 8 * size
    return bits, _half_unit(to, total) + _apart(to, bits, total) + slack


def _product(to: Format, terms: Sequence[tuple[int, Format, bool, Fraction]], values: Sequence[Fraction]) -> tuple[int, Fraction]:
    total = Fraction(1)
    for value in values:
        total *= value
    odd = sum(own.is_negative(bits) for bits, own, _, _ in terms) % 2 == 1
    bits = to.nearest(total, odd)
    return bits, _half_unit(to, total) + _apart(to, bits, total) + len(values) * UNIT * abs(total)


def _apart(form: Format, bits: int, value: Fraction) -> Fraction:
    """How far the nearest number is from a value, where it is a number."""
    return abs(_value(form, bits) - value) if not form.is_infinite(bits) else Fraction(0)


def _half_unit(form: Format, value: Fraction) -> Fraction:
    """Half the distance between neighbours of a number."""
    bits = form.nearest(abs(value))
    if bits >= form.largest:
        bits = form.largest - 1
    return (_value(form, bits + 1) - _value(form, bits)) / 2


def _value(form: Format, bits: int) -> Fraction:
    value = form.value(bits)
    return Fraction(int(value.numerator), int(value.denominator))
