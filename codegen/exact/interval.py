"""Intervals that are certain to contain a real number: MPFR endpoints, rounded outward.

An interval is ``[low, high] * 2**shift``. The shift is zero for results within MPFR's exponent range. It
represents results far outside it, such as exp(-1e300), whose sign and rate of decay still matter. All
functions belong to a ``Field``, which fixes the precision.
"""

from __future__ import annotations

from typing import Any, Callable, NamedTuple

import gmpy2  # type: ignore[import]

Endpoint = Any  # gmpy2.mpfr; gmpy2 has no types
Rational = Any  # gmpy2.mpq

# The largest exponent of a plain endpoint; beyond it the shift is used. (The methods of gmpy2 2.1 are limited
# to exponents below 2**30, whatever their context allows.) Arguments of exp beyond 2**LOST are not reduced;
# for those only the sign of the argument determines the result.
FAR = 1 << 28
PLAIN = 27  # |x| below 2**PLAIN: exp(x) is within 2**FAR
LOST = 60_000


_ZERO = gmpy2.mpfr(0)


class Interval(NamedTuple):
    """[low, high] * 2**shift."""

    low: Endpoint
    high: Endpoint
    shift: int = 0

    @property
    def positive(self) -> bool:
        """Whether every number in it is above zero; an endpoint that underflowed to +0 counts as positive."""
        return bool(self.low > 0) or (self.is_zero(self.low, False) and bool(self.high > 0))

    @property
    def negative(self) -> bool:
        return bool(self.high < 0) or (self.is_zero(self.high, True) and bool(self.low < 0))

    @property
    def zero(self) -> bool:
        return bool(self.low == 0) and bool(self.high == 0)

    @staticmethod
    def is_zero(end: Endpoint, negative: bool) -> bool:
        return bool(end == 0) and bool(gmpy2.is_signed(end)) == negative

    @property
    def top(self) -> int:
        """An exponent e with |x| < 2**e for every x in the interval; -2**200 for a zero."""
        low, high = self.low, self.high
        if gmpy2.is_regular(low) and gmpy2.is_regular(high):
            return self.shift + int(max(gmpy2.get_exp(low), gmpy2.get_exp(high)))
        tops = [gmpy2.get_exp(end) for end in (self.low, self.high) if gmpy2.is_regular(end)]
        if gmpy2.is_infinite(self.low) or gmpy2.is_infinite(self.high):
            return self.shift + (1 << 32)
        return self.shift + int(max(tops)) if tops else -(1 << 200)


class Field:
    """Interval arithmetic with endpoints of `precision` bits."""

    def __init__(self, precision: int) -> None:
        self.precision = precision
        self.down = gmpy2.context(precision=precision, round=gmpy2.RoundDown)
        self.up = gmpy2.context(precision=precision, round=gmpy2.RoundUp)
        self.one = self.of(gmpy2.mpq(1))
        self.pi = Interval(self.down.const_pi(), self.up.const_pi())
        self.log2 = Interval(self.down.const_log2(), self.up.const_log2())

    # --- making -----------------------------------------------------------------------------------

    def of(self, value: Rational) -> Interval:
        """The smallest interval around a rational."""
        return self._around(self.down.add, value, _ZERO)

    def _around(self, function: Callable[..., Endpoint], *at: Endpoint) -> Interval:
        """The interval of a method of `down` at numbers: a single number if it is exact, else its two neighbours."""
        self.down.clear_flags()
        low = function(*at)
        return Interval(low, self.up.next_above(low) if self.down.inexact else low)

    def power_of_two(self, exponent: int) -> Interval:
        return Interval(gmpy2.mpfr(1), gmpy2.mpfr(1), exponent)

    def beyond(self) -> Interval:
        """An interval around exp(x) for an x too large to be reduced."""
        return Interval(gmpy2.mpfr(1), gmpy2.mpfr("inf"), 1 << (LOST - 2))

    def vanishing(self) -> Interval:
        """An interval around exp(-x) for such an x."""
        return Interval(gmpy2.mpfr(0), gmpy2.mpfr(1), -(1 << (LOST - 2)))

    # --- arithmetic -------------------------------------------------------------------------------

    def aligned(self, a: Interval, shift: int) -> Interval:
        """The same interval with a larger shift, widened if the endpoints underflow."""
        by = shift - a.shift
        if by == 0 or a.zero:
            return Interval(a.low, a.high, shift)
        by = min(by, 16 * FAR)
        return Interval(self._halved(self.down, a.low, by), self._halved(self.up, a.high, by), shift)

    @staticmethod
    def _halved(context: Any, end: Endpoint, by: int) -> Endpoint:
        while by > 0 and end != 0:
            step = min(by, FAR)
            end = context.div_2exp(end, step)
            by -= step
        return end

    def plain(self, a: Interval) -> Interval:
        """The same interval with shift zero, widened if it does not fit."""
        if a.shift == 0 or a.zero:
            return Interval(a.low, a.high)
        if -FAR < a.shift < FAR and -FAR < a.top < FAR:
            if a.shift > 0:
                return Interval(
                    self.down.mul_2exp(a.low, a.shift), self.up.mul_2exp(a.high, a.shift)
                )
            return self.aligned(a, 0)
        if a.shift < 0:
            return self.aligned(a, 0)
        least = "0" if a.positive else "-inf"
        most = "-0" if a.negative else "inf"
        return Interval(gmpy2.mpfr(least), gmpy2.mpfr(most))

    def add(self, a: Interval, b: Interval) -> Interval:
        if a.shift != b.shift:
            shift = a.shift if a.top >= b.top else b.shift
            if a.shift > shift or b.shift > shift:  # the larger number has the smaller shift
                a, b = self._lowered(a, shift), self._lowered(b, shift)
            a, b = self.aligned(a, shift), self.aligned(b, shift)
        return Interval(self.down.add(a.low, b.low), self.up.add(a.high, b.high), a.shift)

    def _lowered(self, a: Interval, shift: int) -> Interval:
        """The same interval with a shift of at most `shift`; `a` is known to be small enough."""
        if a.shift <= shift:
            return a
        by = min(a.shift - shift, FAR)
        return Interval(self.down.mul_2exp(a.low, by), self.up.mul_2exp(a.high, by), a.shift - by)

    def neg(self, a: Interval) -> Interval:
        return Interval(self.down.minus(a.high), self.up.minus(a.low), a.shift)

    def sub(self, a: Interval, b: Interval) -> Interval:
        return self.add(a, self.neg(b))

    def mul(self, a: Interval, b: Interval) -> Interval:
        down, up, shift = self.down.mul, self.up.mul, a.shift + b.shift
        if a.low > 0:
            if b.low > 0:
                return Interval(down(a.low, b.low), up(a.high, b.high), shift)
            if b.high < 0:
                return Interval(down(a.high, b.low), up(a.low, b.high), shift)
        elif a.high < 0:
            if b.low > 0:
                return Interval(down(a.low, b.high), up(a.high, b.low), shift)
            if b.high < 0:
                return Interval(down(a.high, b.high), up(a.low, b.low), shift)
        return self._mul_across_zero(a, b)

    def _mul_across_zero(self, a: Interval, b: Interval) -> Interval:
        """The product of two intervals, one of which contains zero, perhaps as an endpoint."""
        if a.zero or b.zero:
            return Interval(_ZERO, _ZERO)
        down = [self._product(self.down, x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
        up = [self._product(self.up, x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
        return Interval(_least(down), _most(up), a.shift + b.shift)

    @staticmethod
    def _product(context: Any, x: Endpoint, y: Endpoint) -> Endpoint:
        """The product of endpoints. 0 * inf is 0, because an infinite endpoint stands for finite numbers."""
        product = context.mul(x, y)
        if not gmpy2.is_nan(product):
            return product
        return gmpy2.mpfr("-0" if gmpy2.is_signed(x) != gmpy2.is_signed(y) else "0")

    def div(self, a: Interval, b: Interval) -> Interval:
        """a / b; `b` must not contain zero."""
        if not (b.positive or b.negative) or b.low == 0 or b.high == 0:
            raise Undecided
        inverse = Interval(
            quotient(self.down, 1, b.high), quotient(self.up, 1, b.low), -b.shift
        )
        return self.mul(a, inverse)

    # --- functions --------------------------------------------------------------------------------

    def _rising(self, a: Interval, function: str) -> Interval:
        a = self.plain(a)
        if a.low == a.high:
            return self._around(getattr(self.down, function), a.low)
        return Interval(getattr(self.down, function)(a.low), getattr(self.up, function)(a.high))

    def exp(self, a: Interval) -> Interval:
        if a.top <= PLAIN:
            return self._rising(a, "exp")
        if a.top > LOST or not (a.positive or a.negative):
            if a.positive:
                return self.beyond()
            if a.negative:
                return self.vanishing()
            raise Undecided
        a = self.plain(a)
        count = int(self.down.floor(quotient(self.down, a.low, self.log2.low)))
        rest = self.sub(a, self.mul(self.of(gmpy2.mpq(count)), self.log2))
        if rest.top > PLAIN:
            raise Undecided
        small = self._rising(rest, "exp")
        return Interval(small.low, small.high, count)

    def near_zero(self, a: Interval, function: Callable[[Interval], Interval], slope: Interval) -> Interval:
        """f(a) for an f with f(0) = 0, f'(0) = slope and |f''| <= 2 near zero."""
        if a.zero:
            return a
        if a.top > -self.precision - 4:
            return function(a)
        tiny = gmpy2.mpfr(2) ** -(self.precision + 1)
        return self.mul(
            self.mul(a, slope), Interval(self.down.sub(1, tiny), self.up.add(1, tiny))
        )

    def monotone(self, a: Interval, function: str, slope_at_zero: bool = False) -> Interval:
        """An increasing function of MPFR; `slope_at_zero`: f(x) ~ x near zero, which is used for tiny x."""
        if slope_at_zero:
            return self.near_zero(a, lambda x: self._rising(x, function), self.one)
        return self._rising(a, function)

    def falling(self, a: Interval, function: str) -> Interval:
        a = self.plain(a)
        return Interval(getattr(self.down, function)(a.high), getattr(self.up, function)(a.low))

    def gentle(self, a: Interval, function: str) -> Interval:
        """A function of MPFR whose slope is everywhere between -1 and 1."""
        a = self.plain(a)
        width = self.up.sub(a.high, a.low)
        low, high = getattr(self.down, function)(a.low), getattr(self.up, function)(a.low)
        if width == 0:
            return Interval(low, high)
        return Interval(self.down.sub(low, width), self.up.add(high, width))

    def tan(self, a: Interval) -> Interval:
        """tan(a); raises Undecided if the interval may contain a pole."""
        a = self.plain(a)
        made = self._rising(a, "tan")
        if made.low > made.high or not self.up.sub(a.high, a.low) < gmpy2.mpfr("0.5"):
            raise Undecided
        return made

    def digamma(self, a: Interval) -> Interval:
        """The derivative of lgamma, which rises between poles; raises Undecided if the interval may contain one."""
        a = self.plain(a)
        if a.low <= 0 and a.low != a.high and self.up.floor(a.high) != self.up.ceil(a.low) - 1:
            raise Undecided
        return self._rising(a, "digamma")

    def lgamma(self, a: Interval) -> Interval:
        """The logarithm of the magnitude of the gamma function; its slope lies between those at the ends."""
        a = self.plain(a)
        width = self.up.sub(a.high, a.low)
        low, high = self.down.lgamma(a.low)[0], self.up.lgamma(a.low)[0]
        if width == 0:
            return Interval(low, high)
        slope = self.digamma(a)
        most = self.up.mul(width, max(abs(slope.low), abs(slope.high)))
        return Interval(self.down.sub(low, most), self.up.add(high, most))

    def tanh(self, a: Interval) -> Interval:
        return self.near_zero(a, lambda x: self._rising(x, "tanh"), self.one)

    def expm1(self, a: Interval) -> Interval:
        return self.near_zero(a, lambda x: self._rising(x, "expm1"), self.one)

    def log1p(self, a: Interval) -> Interval:
        if a.top > PLAIN:
            return self.log(self.add(self.one, a))
        return self.near_zero(a, lambda x: self._rising(x, "log1p"), self.one)

    def erf(self, a: Interval) -> Interval:
        slope = self.div(self.of(gmpy2.mpq(2)), self.sqrt(self.pi))
        return self.near_zero(a, lambda x: self._rising(x, "erf"), slope)

    def log(self, a: Interval) -> Interval:
        if not a.positive or a.low == 0:
            raise Undecided
        base = Interval(self.down.log(a.low), self.up.log(a.high))
        if a.shift == 0:
            return base
        return self.add(base, self.mul(self.of(gmpy2.mpq(a.shift)), self.log2))

    def sqrt(self, a: Interval) -> Interval:
        if a.shift % 2:
            a = Interval(self.down.mul_2exp(a.low, 1), self.up.mul_2exp(a.high, 1), a.shift - 1)
        return Interval(self.down.sqrt(a.low), self.up.sqrt(a.high), a.shift // 2)

    def erfc(self, a: Interval) -> Interval:
        """erfc(a); for large x, exp(-x*x) / (x * sqrt(pi)) times a factor between 1 - 1/(2*x*x) and 1."""
        if a.top < PLAIN // 2 or not a.positive:
            a = self.plain(a)
            return Interval(self.down.erfc(a.high), self.up.erfc(a.low))
        square = self.mul(a, a)
        leading = self.div(self.exp(self.neg(square)), self.mul(a, self.sqrt(self.pi)))
        correction = self.plain(self.div(self.of(gmpy2.mpq(1, 2)), square))
        return self.mul(leading, Interval(self.down.sub(1, correction.high), gmpy2.mpfr(1)))


class Undecided(Exception):
    """Raised if more precision is needed."""


def quotient(context: Any, x: Endpoint, y: Endpoint) -> Endpoint:
    """x / y in a context; the method `div` of gmpy2 2.1 uses the current context instead of its own."""
    with context:
        return x / y


def _least(ends: list[Endpoint]) -> Endpoint:
    """The smallest; of zeros the negative one."""
    least = min(ends)
    signed = [end for end in ends if end == 0 and gmpy2.is_signed(end)]
    return signed[0] if least == 0 and signed else least


def _most(ends: list[Endpoint]) -> Endpoint:
    """The largest; of zeros the positive one."""
    most = max(ends)
    unsigned = [end for end in ends if end == 0 and not gmpy2.is_signed(end)]
    return unsigned[0] if most == 0 and unsigned else most
