"""Intervals contain what they are said to contain, also far outside the exponents of MPFR, and say so where they do not
know enough; what is known of a real number decides where its value does."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import gmpy2  # type: ignore[import]
import pytest

from codegen.exact.functions import Reals
from codegen.exact.interval import FAR, LOST, Field, Interval, Undecided
from codegen.exact.real import SCALES, Real

INF = gmpy2.mpfr("inf")
FIELD = Field(64)
REALS = Reals(64, SCALES["f32"])


def mpq(*parts: int) -> Any:
    return gmpy2.mpq(*parts)


def interval(low: Any, high: Any, shift: int = 0) -> Interval:
    """Of numbers that 64 bits hold."""
    return Interval(gmpy2.mpfr(low), gmpy2.mpfr(high), shift)


def contains(found: Interval, value: Any) -> bool:
    """Whether a rational number lies in an interval."""
    unit = mpq(2) ** found.shift
    return bool(
        (gmpy2.is_infinite(found.low) or mpq(found.low) * unit <= value)
        and (gmpy2.is_infinite(found.high) or mpq(found.high) * unit >= value)
    )


def intervals() -> Iterator[tuple[Interval, list[Any]]]:
    """Intervals on each side of zero, around it and ending there, a single number, with and without a shift; and
    numbers inside."""
    chance = random.Random("intervals")
    for low, high in ((1, 3), (-3, -1), (-2, 5), (0, 4), (-4, 0), (7, 7), (0, 0)):
        for shift in (0, 3, -200, 4000, -4000):
            unit = mpq(2) ** shift
            inner = [mpq(low) + mpq(high - low) * chance.randint(0, 64) / 64 for _ in range(4)]
            yield interval(low, high, shift), [value * unit for value in (mpq(low), mpq(high), *inner)]


@pytest.mark.parametrize("word", ["add", "sub", "mul", "div"])
def test_arithmetic_contains_what_it_should(word: str) -> None:
    exact: Callable[[Any, Any], Any] = getattr(gmpy2, word)
    for a, some in intervals():
        for b, others in intervals():
            if word == "div" and min(others) <= 0 <= max(others):
                with pytest.raises(Undecided):
                    FIELD.div(a, b)
                continue
            made = getattr(FIELD, word)(a, b)
            assert all(contains(made, exact(x, y)) for x in some for y in others), (word, a, b)


def test_ends_without_a_limit() -> None:
    """An infinite end stands for finite numbers without a limit: zero times it is zero, with the sign of both."""
    rest = Interval(gmpy2.mpfr(1), INF)
    for zero in (interval(0, 3), interval(-3, 0), interval(-3, 3)):
        for other in (rest, FIELD.neg(rest)):
            made = FIELD.mul(zero, other)
            ends = [x * y for x in (zero.low, zero.high) if x for y in (other.low, other.high)]
            assert made.low == min(0, *ends) and made.high == max(0, *ends), (zero, other)
    assert FIELD.mul(interval(0, 0), rest).zero


def test_zeros_at_an_end_have_the_sign_outside() -> None:
    """The least of two zeros is the negative one, the most the positive one."""
    made = FIELD.mul(Interval(gmpy2.mpfr("-0"), gmpy2.mpfr(0)), interval(-1, 1))
    assert made.zero
    made = FIELD.mul(Interval(gmpy2.mpfr("-0"), gmpy2.mpfr(2)), interval(1, 3))
    assert gmpy2.is_signed(made.low) and made.high == 6
    made = FIELD.mul(Interval(gmpy2.mpfr(-2), gmpy2.mpfr(0)), Interval(gmpy2.mpfr(0), gmpy2.mpfr(3)))
    assert made.low == -6 and made.high == 0 and not gmpy2.is_signed(made.high)


@pytest.mark.parametrize("shift", [5, -5, 2 * FAR, -2 * FAR])
def test_without_a_shift(shift: int) -> None:
    """What does not fit beside a shift of zero is between the ends of what does."""
    for made in (interval(1, 3, shift), interval(-3, -1, shift), interval(-1, 3, shift)):
        plain = FIELD.plain(made)
        assert plain.shift == 0 and (plain.positive, plain.negative) == (made.positive, made.negative)
        if abs(shift) < FAR:
            assert (plain.low, plain.high) == (made.low * 2.0**shift, made.high * 2.0**shift)
        elif shift > 0:
            assert gmpy2.is_infinite(plain.high) or gmpy2.is_infinite(plain.low)


def test_exponentials_of_any_size() -> None:
    for top in (3, 40, LOST + 8):
        large = FIELD.exp(interval(1, 1, top))
        small = FIELD.exp(interval(-1, -1, top))
        assert large.positive and small.positive
        assert large.top > 0 > small.top
    for low, shift in ((-1, 40), (1, LOST - 8)):  # of either sign; with more digits than 64 bits have
        with pytest.raises(Undecided):
            FIELD.exp(interval(low, 1, shift))


def test_roots_and_logarithms_beside_a_shift() -> None:
    for shift in (0, 1, 7, -7, 4001):
        root = FIELD.sqrt(interval(2, 3, shift))
        square = FIELD.mul(root, root)
        assert contains(square, mpq(2) * mpq(2) ** shift) and contains(square, mpq(3) * mpq(2) ** shift)
        log = FIELD.log(interval(1, 1, shift))
        assert contains(FIELD.sub(log, FIELD.mul(FIELD.of(mpq(shift)), FIELD.log2)), mpq(0))
    for low, high in ((-1, 1), (0, 1), (-2, -1)):
        with pytest.raises(Undecided):
            FIELD.log(interval(low, high))


def test_functions_of_an_interval() -> None:
    """A width widens a gentle function; a tangent with a pole inside is not decided."""
    one, wide = FIELD.gentle(interval(1, 1), "sin"), FIELD.gentle(interval(1, 2), "sin")
    assert wide.low < one.low <= one.high < wide.high
    assert wide.low <= gmpy2.sin(2) <= wide.high
    for low, high in ((1, 2), (-1, 1)):  # the first around pi / 2, the second wide
        with pytest.raises(Undecided):
            FIELD.tan(interval(low, high))
    assert FIELD.tan(interval(1, 1)).low <= gmpy2.tan(1) <= FIELD.tan(interval(1, 1)).high


def test_gamma_functions_of_an_interval() -> None:
    """The logarithm of the gamma function falls and rises; its derivative is not decided around a pole."""
    one, wide = FIELD.lgamma(interval(3, 3)), FIELD.lgamma(interval(3, 4))
    assert wide.low < one.low <= one.high < wide.high
    assert wide.low <= gmpy2.lgamma(4)[0] <= wide.high
    around = FIELD.lgamma(interval("1.25", "1.75"))  # the least value lies between
    assert around.low <= gmpy2.lgamma(gmpy2.mpfr("1.4616321"))[0] <= around.high
    slope = FIELD.digamma(interval("-0.75", "-0.25"))
    assert slope.low <= gmpy2.digamma(gmpy2.mpfr("-0.5")) <= slope.high
    for low, high in (("-0.5", "0.5"), (-2, "-1.5"), (0, 1)):
        with pytest.raises(Undecided):
            FIELD.digamma(interval(low, high))


# --- real numbers ---------------------------------------------------------------------------------


def test_a_single_number_joins_the_exact_part_where_it_is_not_far() -> None:
    assert REALS.made(interval(3, 3, 2)).exact == 12
    far = interval(3, 3, 5000)
    assert REALS.made(far).rest == far
    beyond = Interval(gmpy2.mpfr(2) ** 5000, gmpy2.mpfr(2) ** 5000)
    assert REALS.made(beyond).rest == beyond


def test_infinities_are_told_where_the_size_decides() -> None:
    bound = SCALES["f32"].finite
    rest = {size: interval(*size, bound - 2) for size in ((5, 6), (1, 2), (3, 5), (-3, 5))}
    found = {size: REALS.infinite(Real(mpq(0), made)) for size, made in rest.items() if size != (3, 5)}
    assert found == {(5, 6): True, (1, 2): False, (-3, 5): False}
    with pytest.raises(Undecided):
        REALS.infinite(Real(mpq(0), rest[3, 5]))
