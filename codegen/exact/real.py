"""Real numbers for the oracle: an exact rational plus an interval.

The separate rational preserves digits: tanh(50) is 1 - d with d known to full relative precision, so
``1 - tanh(x) * tanh(x)`` is as accurate as d. Zeros have a sign. Infinity is represented by a number far
larger than any finite one (``Scale``), so that evaluating a formula gives its limit; ``exact zero * infinity``
and the like are recognised as not-a-number.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, TypeVar

import gmpy2  # type: ignore[import]

from codegen.exact.interval import Field, Interval, Rational, Undecided


NOTHING = gmpy2.mpq(0)


class NotANumber(Exception):
    """Raised if the value is nan."""


class Real(NamedTuple):
    """exact + rest; a zero with `minus` is -0."""

    exact: Rational
    rest: Interval | None = None
    minus: bool = False

    @property
    def zero(self) -> bool:
        return self.rest is None and not self.exact


@dataclass(frozen=True)
class Scale:
    """The numbers that represent infinities are at least 2**infinite; finite ones stay below 2**finite. A quotient
    by zero is 2**pole, if that is not 2**infinite."""

    finite: int
    infinite: int
    pole: int | None = None


# Scales by compute type: products of several finite numbers stay below 2**finite.
SCALES = {"f32": Scale(1_500, 3_000), "f64": Scale(6_000, 12_000)}


_Method = TypeVar("_Method", bound=Callable[..., Real])


def word(method: _Method) -> _Method:
    """Marks a method as the value of the word of its name."""
    setattr(method, "is_word", True)
    return method


class Arithmetic:
    """Arithmetic on Real numbers, at one precision."""

    def __init__(self, precision: int, scale: Scale) -> None:
        self.field = Field(precision)
        self.scale = scale
        self.bound = gmpy2.mpq(2) ** scale.finite

    # --- parts ------------------------------------------------------------------------------------

    def whole(self, x: Real) -> Interval:
        """The interval around exact + rest."""
        if x.rest is None:
            return self.field.of(x.exact)
        return x.rest if x.exact == 0 else self.field.add(self.field.of(x.exact), x.rest)

    def made(self, rest: Interval, exact: Rational = NOTHING) -> Real:
        """exact + rest; an interval of a single number is added to the rational."""
        if rest.low == rest.high and gmpy2.is_finite(rest.low) and abs(rest.shift) <= 4096:
            if abs(rest.top) <= 4096 or rest.zero:
                point = gmpy2.mpq(rest.low) * gmpy2.mpq(2) ** rest.shift
                minus = rest.zero and bool(gmpy2.is_signed(rest.low)) and bool(exact == 0)
                return Real(exact + point, None, minus)
        return Real(exact, rest)

    def infinity(self, sign: int, exponent: int | None = None) -> Real:
        """The number 2**exponent that represents an infinity. With the default exponent it is exact, so that
        it cancels where the formula cancels it."""
        exponent = exponent or self.scale.infinite
        if exponent == self.scale.infinite:
            return Real(gmpy2.mpq(sign) * gmpy2.mpq(2) ** exponent)
        size = self.field.power_of_two(exponent)
        return Real(NOTHING, size if sign > 0 else self.field.neg(size))

    def infinite(self, x: Real) -> bool:
        """Whether x represents an infinity."""
        if x.rest is None:
            return bool(abs(x.exact) >= self.bound)
        if x.rest.top < self.scale.finite and abs(x.exact) < self.bound:
            return False
        whole = self.whole(x)
        distance = whole if whole.positive else self.field.neg(whole)
        over = self.field.sub(distance, self.field.power_of_two(self.scale.finite))
        if over.positive:
            return True
        if over.negative or not (whole.positive or whole.negative):
            return False
        raise Undecided

    def sign(self, x: Real) -> int:
        """The sign of x: -1, 0 or 1."""
        if x.rest is None:
            return int(x.exact > 0) - int(x.exact < 0)
        whole = self.whole(x)
        if whole.positive:
            return 1
        if whole.negative:
            return -1
        raise Undecided

    def _negative(self, x: Real) -> bool:
        """Whether the sign bit is set, also of a zero."""
        return x.minus if x.zero else self.sign(x) < 0

    # --- arithmetic -------------------------------------------------------------------------------

    @word
    def neg(self, x: Real) -> Real:
        if x.zero:
            return Real(x.exact, None, not x.minus)
        return Real(-x.exact, None if x.rest is None else self.field.neg(x.rest))

    @word
    def add(self, x: Real, y: Real) -> Real:
        exact = x.exact + y.exact
        if x.rest is None and y.rest is None:
            return Real(exact, None, bool(exact == 0) and x.zero and y.zero and x.minus and y.minus)
        if x.rest is not None and y.rest is not None:
            return self.made(self.field.add(x.rest, y.rest), exact)
        return Real(exact, x.rest or y.rest)

    @word
    def sub(self, x: Real, y: Real) -> Real:
        return self.add(x, self.neg(y))

    @word
    def mul(self, x: Real, y: Real) -> Real:
        if x.zero or y.zero:
            if self.infinite(y if x.zero else x):
                raise NotANumber
            return Real(NOTHING, None, self._negative(x) != self._negative(y))
        if x.rest is None and y.rest is None:
            return Real(x.exact * y.exact)
        field = self.field
        if x.rest is not None and y.rest is not None and x.exact == 0 and y.exact == 0:
            return self.made(field.mul(x.rest, y.rest))
        crossed = ((x.rest, y.exact), (y.rest, x.exact))
        terms = [field.mul(part, field.of(factor)) for part, factor in crossed if part is not None and factor != 0]
        if x.rest is not None and y.rest is not None:
            terms.append(field.mul(x.rest, y.rest))
        return self.made(functools.reduce(field.add, terms), x.exact * y.exact)

    @word
    def div(self, x: Real, y: Real) -> Real:
        if y.zero:
            if x.zero:
                raise NotANumber
            return self.infinity(-1 if self._negative(x) != y.minus else 1, self.scale.pole)
        if x.zero:
            return Real(NOTHING, None, self._negative(x) != self._negative(y))
        if y.rest is None:
            rest = None if x.rest is None else self.field.div(x.rest, self.field.of(y.exact))
            return Real(x.exact / y.exact, rest)
        return self.made(self.field.div(self.whole(x), self.whole(y)))

    def compare(self, x: Real, y: Real) -> int:
        """-1, 0 or 1. Infinities of one sign are equal."""
        if self.infinite(x) and self.infinite(y) and self.sign(x) == self.sign(y):
            return 0
        return self.sign(self.sub(x, y))

    @word
    def abs(self, x: Real) -> Real:
        return self.neg(x) if self._negative(x) else x

    @word
    def round(self, x: Real) -> Real:
        if x.zero or self.infinite(x):
            return x
        if x.rest is not None:
            raise Undecided
        nearest = round(Fraction(int(x.exact.numerator), int(x.exact.denominator)))
        return Real(gmpy2.mpq(nearest), None, nearest == 0 and x.exact < 0)

    @word
    def trunc(self, x: Real) -> Real:
        return self.neg(self.floor(self.neg(x))) if self._negative(x) else self.floor(x)

    @word
    def floor(self, x: Real) -> Real:
        if x.zero or self.infinite(x):
            return x
        if x.rest is None:
            return Real(gmpy2.mpq(gmpy2.floor_div(x.exact.numerator, x.exact.denominator)))
        whole = self.field.plain(self.whole(x))
        low, high = self.field.down.floor(whole.low), self.field.down.floor(whole.high)
        if low != high:
            raise Undecided
        return Real(gmpy2.mpq(low))
