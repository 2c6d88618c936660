"""What is found along lines, exactly: running sums, products and extremes, and elements in their order."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from codegen.exact.float_format import FORMATS, Format
from codegen.exact.integer_value import wrapped
from codegen.exact.oracle import Element, Modes, Tensor, conversion, converted, truncated
from codegen.language.dtypes import BOOLS, INTEGERS
from codegen.language.facts import Facts
from codegen.language.line_words import AFTER, BEFORE, DESCENDING, FROM, OVER, POSITIONS_OF, SUMS, LineWord
from codegen.language.modes import first_case
from codegen.language.operator import Operator
from codegen.language.params import MIDDLE, MIDDLE_NUMBER, OutputParam
from codegen.language.shapes import axes_of, first_along, space_without
from codegen.language.type_dtypes import kernel_dtype

UNIT = Fraction(1, 2**53)  # of a rounding in f64,
PAIR = 8 * UNIT * UNIT  # of one of what roundings lose
LEAST = Fraction(1, 2**1074)  # what is less than f64 has


@dataclass(frozen=True)
class Found:
    """An output, and, of sums and products of floats, how far each element may be from it."""

    output: Tensor
    within: tuple[Fraction, ...] | None


def evaluate_lines(
    op: Operator, facts: Facts, modes: Modes, source: Tensor, axis: int | None, numbers: Mapping[str, int], out_dtypes: Mapping[str, str]
) -> dict[str, Found]:
    """The outputs of a call along an axis, or of all elements in one line; `numbers` are the integers that it is given."""
    named = {p.name: modes[p.name] for p in op.named_dtypes}
    kernel = kernel_dtype(op, facts, {op.inputs[0].name: source.dtype, **named})
    elements = [_element(source.dtype, bits, kernel) for bits in source.elements]
    found = {}
    for formula in op.formulas:
        word, to = op.line_word(first_case(formula.cases, modes)), out_dtypes[formula.output]
        out = op.output(formula.output)
        shape = line_shape(out, source.shape, axis, modes, numbers)
        values, far = [0] * prod(shape), [Fraction(0)] * prod(shape)
        places = [*_lines(shape, axis)]
        for number, line in enumerate(_lines(source.shape, axis)):
            own = [number] if out.without is not None else places[number]
            given = [elements[k] for k in line]
            along = _along(word, kernel, given)
            if out.at is not None:
                along = along[(at := _rank(out.at, kernel, given, numbers)) : at + 1]
            for place, (value, apart) in zip(own, along):
                positions = word.word in POSITIONS_OF
                values[place] = wrapped(to, value) if positions else conversion(Element(kernel, value), to)
                far[place] = apart
        rounds = word.word in SUMS and kernel in FORMATS
        found[formula.output] = Found(Tensor(to, shape, tuple(values)), tuple(far) if rounds else None)
    return found


def line_shape(
    out: OutputParam, shape: tuple[int, ...], axis: int | None, modes: Mapping[str, str], numbers: Mapping[str, int]
) -> tuple[int, ...]:
    """The shape of an output of lines of a tensor."""
    if out.first is not None and axis is not None:
        return first_along(shape, axis, numbers[out.first])
    if out.without is None:
        return shape
    kept = out.keeps or out.keep is not None and modes[out.keep] == "true"
    return space_without(shape, axes_of(shape, () if axis is None else (axis,), axis is None), kept)


def _rank(at: str, kernel: str, line: Sequence[int], numbers: Mapping[str, int]) -> int:
    """The rank, from 0, that an output has of a line whose least elements come first."""
    if at not in (MIDDLE, MIDDLE_NUMBER):
        return numbers[at] - 1
    count = sum(not _is_nan(kernel, bits) for bits in line)
    if at == MIDDLE and count < len(line):
        return count  # the first nan
    return max(count - 1, 0) // 2


def _element(dtype: str, bits: int, kernel: str) -> int:
    """An element in the dtype that is computed in: floats are truncated to integers, to the ends of their range."""
    if dtype == kernel:
        return bits
    if kernel in FORMATS:
        return converted(Element(dtype, bits), kernel)
    if kernel in BOOLS or dtype not in FORMATS:
        return conversion(Element(dtype, bits), kernel)
    return truncated(Element(dtype, bits), kernel)


def _lines(shape: Sequence[int], axis: int | None) -> Iterator[list[int]]:
    """The numbers of the elements of each line; without an axis all are one line."""
    rank = len(shape)
    if rank == 0 or axis is None:
        yield [*range(prod(shape))]
        return
    along = axis % rank
    step = prod(shape[along + 1 :])
    for index in itertools.product(*(range(1 if i == along else extent) for i, extent in enumerate(shape))):
        first = sum(i * prod(shape[d + 1 :]) for d, i in enumerate(index))
        yield [first + k * step for k in range(shape[along])]


def _along(word: LineWord, kernel: str, line: Sequence[int]) -> list[tuple[int, Fraction]]:
    """What is found at each place of a line, and how far a result may be from it."""
    if word.of_values == "sorted":
        places = _sorted(kernel, line, word.way == DESCENDING)
        return [(at if word.word in POSITIONS_OF else line[at], Fraction(0)) for at in places]
    if word.of_values in ("max", "min"):
        places = _extremes(kernel, line, word.of_values == "max")
        return [(at if word.word in POSITIONS_OF else _plain(kernel, line[at]), Fraction(0)) for at in places]
    if word.way == OVER:
        return [_product(kernel, line)]
    back = word.way in (FROM, AFTER)
    run = _running(word.word, kernel, line[::-1] if back else line)
    if word.way in (BEFORE, AFTER):
        run = [(_nothing(word.word, kernel), Fraction(0)), *run[:-1]]
    return run[::-1] if back else run


def _plain(kernel: str, bits: int) -> int:
    """An element of which nan has one form."""
    form = FORMATS.get(kernel)
    return form.nan if form is not None and form.is_nan(bits) else bits


def _nothing(word: str, kernel: str) -> int:
    """The sum or the product of no elements."""
    number = int(word == "prod")
    return FORMATS[kernel].nearest(Fraction(number)) if kernel in FORMATS else number


# --- order ----------------------------------------------------------------------------------------


def _key(kernel: str, bits: int) -> Fraction:
    form = FORMATS.get(kernel)
    if form is None:
        return Fraction(bits)
    if form.is_infinite(bits):
        return Fraction(-(2**2000) if form.is_negative(bits) else 2**2000)
    return _value(form, bits)


def _is_nan(kernel: str, bits: int) -> bool:
    return kernel in FORMATS and FORMATS[kernel].is_nan(bits)


def _sorted(kernel: str, line: Sequence[int], descending: bool) -> list[int]:
    """Positions, of equal elements in their order; nan is the greatest."""

    def order(at: int) -> tuple[bool, Fraction]:
        nan = _is_nan(kernel, line[at])
        key = Fraction(0) if nan else _key(kernel, line[at])
        return (not nan, -key) if descending else (nan, key)

    return sorted(range(len(line)), key=order)


def _extremes(kernel: str, line: Sequence[int], greatest: bool) -> list[int]:
    """The position, at each place, of the last of the greatest or the least elements so far, or of the last nan."""
    found: list[int] = []
    for at, bits in enumerate(line):
        held = found[-1] if found else at
        if _is_nan(kernel, bits):
            held = at
        elif not _is_nan(kernel, line[held]):
            new, old = _key(kernel, bits), _key(kernel, line[held])
            held = at if (new >= old if greatest else new <= old) else held
        found.append(held)
    return found


# --- sums and products ----------------------------------------------------------------------------


def _running(word: str, kernel: str, line: Sequence[int]) -> list[tuple[int, Fraction]]:
    if kernel in FORMATS:
        return _floats(word, FORMATS[kernel], line)
    found: list[tuple[int, Fraction]] = []
    total = int(word == "prod")
    for bits in line:
        total = total + bits if word == "sum" else total * bits
        whole = wrapped("i64", total) if kernel in INTEGERS else total
        found.append((wrapped(kernel, whole) if kernel in INTEGERS else int(whole != 0), Fraction(0)))
    return found


def _product(kernel: str, line: Sequence[int]) -> tuple[int, Fraction]:
    """The product of all elements, of which no part leaves its range, and how far one of 128 bits may be from it."""
    if kernel not in FORMATS:
        return _running("prod", kernel, line)[-1]
    form = FORMATS[kernel]
    terms = [_real(form, bits) for bits in line]
    infinite = [term for term in terms if isinstance(term, float)]
    total = Fraction(1)
    for term in terms:
        total = total * term if isinstance(term, Fraction) else total
    if infinite:
        negative = sum(form.is_negative(bits) for bits in line) % 2
        nan = total == 0 or any(term != term for term in infinite)
        return (form.nan if nan else form.infinity | form.sign * negative), Fraction(0)
    return _stored(form, total, abs(total) * Fraction(len(line), 2**125), None)


def _floats(word: str, form: Format, line: Sequence[int]) -> list[tuple[int, Fraction]]:
    """Each prefix, rounded once, and how far a chain in f64, or one that keeps what roundings lose, may be from it. What leaves
    the range of f64 stays outside."""
    wide, unit = FORMATS["f64"], PAIR if form.bits == 64 else UNIT
    found: list[tuple[int, Fraction]] = []
    total, far, size = Fraction(int(word == "prod")), Fraction(0), Fraction(0)
    beyond: float | None = None  # an infinity or nan that was reached
    for number, bits in enumerate(line):
        term = _real(form, bits)
        if isinstance(term, Fraction) and beyond is None:
            before = total
            total = total + term if word == "sum" else total * term
            size += abs(term)
            far = far * abs(term) + abs(total) * unit + LEAST if word == "prod" else unit * (number + 2) * size
            if word == "sum" and form.bits == 64:
                far = far * (number + 2)
            if wide.is_infinite(wide.nearest(total)):
                beyond = float("inf") if (term > 0) == (before > 0) or word == "sum" and term > 0 else float("-inf")
        else:
            left = beyond if beyond is not None else float(total > 0) - float(total < 0) if word == "prod" else 0.0
            right = term if isinstance(term, float) else float(term > 0) - float(term < 0) if word == "prod" else 0.0
            beyond = left + right if word == "sum" else left * right
        found.append(_stored(form, total, far, beyond))
    return found


def _stored(form: Format, total: Fraction, far: Fraction, beyond: float | None) -> tuple[int, Fraction]:
    if beyond is not None:
        nan = beyond != beyond
        return (form.nan if nan else form.infinity | (form.sign if beyond < 0 else 0)), Fraction(0)
    bits = form.nearest(total)
    if form.is_infinite(bits):
        return bits, Fraction(0)
    return bits, abs(_value(form, bits) - total) + far + _half_unit(form, total)


def _half_unit(form: Format, value: Fraction) -> Fraction:
    """Half the distance between neighbours of a number."""
    bits = min(form.nearest(abs(value)), form.largest - 1)
    return (_value(form, bits + 1) - _value(form, bits)) / 2


def _real(form: Format, bits: int) -> Fraction | float:
    if form.is_nan(bits):
        return float("nan")
    if form.is_infinite(bits):
        return float("-inf") if form.is_negative(bits) else float("inf")
    return _value(form, bits)


def _value(form: Format, bits: int) -> Fraction:
    value = form.value(bits)
    return Fraction(int(value.numerator), int(value.denominator))
