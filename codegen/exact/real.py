"""Real numbers for the oracle: an exact rational plus an interval, and the words of the vocabulary on them.

Keeping the rational apart is what keeps digits: tanh(50) is 1 - d with d known to full relative precision,
so ``1 - tanh(x) * tanh(x)`` is as accurate as d is. Zeros remember their sign. Infinity is a number so
large that nothing finite comes near it (``Scale``); a formula then takes its limit there by itself, and
``exact zero * infinity`` and its kin are recognised as not-a-number.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import gmpy2  # type: ignore[import]

from codegen.exact.interval import Field, Interval, Rational, Undecided, quotient


class NotANumber(Exception):
    """The value is nan."""


@dataclass(frozen=True)
class Real:
    """exact + rest; a `minus` zero is -0."""

    exact: Rational
    rest: Interval | None = None
    minus: bool = False

    @property
    def zero(self) -> bool:
        return bool(self.exact == 0) and self.rest is None


@dataclass(frozen=True)
class Scale:
    """How large infinity is: at least 2**infinite, while finite numbers stay below 2**finite."""

    finite: int
    infinite: int


# Scales by the dtype that is computed in: products of several finite numbers stay below `finite`.
SCALES = {"f32": Scale(1_500, 3_000), "f64": Scale(6_000, 12_000)}


@lru_cache(maxsize=64)
def reals_of(precision: int, scale: Scale) -> Reals:
    """The one Reals of a precision and a scale: making its constants costs as much as using them."""
    return Reals(precision, scale)


class Reals:
    """Arithmetic and words at one precision."""

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

    def made(self, rest: Interval, exact: Rational = gmpy2.mpq(0)) -> Real:
        """exact + rest, where an interval of a single number joins the rational."""
        if rest.low == rest.high and gmpy2.is_finite(rest.low) and abs(rest.shift) <= 4096:
            if abs(rest.top) <= 4096 or rest.zero:
                point = gmpy2.mpq(rest.low) * gmpy2.mpq(2) ** rest.shift
                minus = rest.zero and bool(gmpy2.is_signed(rest.low)) and bool(exact == 0)
                return Real(exact + point, None, minus)
        return Real(exact, rest)

    def infinity(self, sign: int, exponent: int | None = None) -> Real:
        """An infinity; `exponent` says how large it is taken to be. One of moderate size is an exact
        number, so that it cancels where the formula lets it."""
        exponent = exponent or self.scale.infinite
        if exponent == self.scale.infinite:
            return Real(gmpy2.mpq(sign) * gmpy2.mpq(2) ** exponent)
        size = self.field.power_of_two(exponent)
        return Real(gmpy2.mpq(0), size if sign > 0 else self.field.neg(size))

    def infinite(self, x: Real) -> bool:
        """Whether x stands for an infinity."""
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
        """-1, 0 or 1."""
        if x.rest is None:
            return int(x.exact > 0) - int(x.exact < 0)
        whole = self.whole(x)
        if whole.positive:
            return 1
        if whole.negative:
            return -1
        raise Undecided

    def _negative(self, x: Real) -> bool:
        """The sign bit."""
        return x.minus if x.zero else self.sign(x) < 0

    # --- arithmetic -------------------------------------------------------------------------------

    def neg(self, x: Real) -> Real:
        if x.zero:
            return Real(x.exact, None, not x.minus)
        return Real(-x.exact, None if x.rest is None else self.field.neg(x.rest))

    def add(self, x: Real, y: Real) -> Real:
        exact = x.exact + y.exact
        if x.rest is None and y.rest is None:
            return Real(exact, None, bool(exact == 0) and x.zero and y.zero and x.minus and y.minus)
        if x.rest is not None and y.rest is not None:
            return self.made(self.field.add(x.rest, y.rest), exact)
        return Real(exact, x.rest or y.rest)

    def sub(self, x: Real, y: Real) -> Real:
        return self.add(x, self.neg(y))

    def mul(self, x: Real, y: Real) -> Real:
        for a, b in ((x, y), (y, x)):
            if a.zero:
                if self.infinite(b):
                    raise NotANumber
                return Real(gmpy2.mpq(0), None, self._negative(a) != self._negative(b))
        if x.rest is None and y.rest is None:
            return Real(x.exact * y.exact)
        field = self.field
        rest: Interval | None = None
        for part, factor in ((x.rest, y.exact), (y.rest, x.exact)):
            if part is not None and factor != 0:
                term = field.mul(part, field.of(factor))
                rest = term if rest is None else field.add(rest, term)
        if x.rest is not None and y.rest is not None:
            term = field.mul(x.rest, y.rest)
            rest = term if rest is None else field.add(rest, term)
        assert rest is not None
        return self.made(rest, x.exact * y.exact)

    def div(self, x: Real, y: Real) -> Real:
        if y.zero:
            if x.zero:
                raise NotANumber
            return self.infinity(-1 if self._negative(x) != y.minus else 1)
        if x.zero:
            return Real(gmpy2.mpq(0), None, self._negative(x) != self._negative(y))
        if y.rest is None:
            rest = None if x.rest is None else self.field.div(x.rest, self.field.of(y.exact))
            return Real(x.exact / y.exact, rest)
        return self.made(self.field.div(self.whole(x), self.whole(y)))

    def compare(self, x: Real, y: Real) -> int:
        """-1, 0 or 1. Infinities of one sign are equal."""
        if self.infinite(x) and self.infinite(y) and self.sign(x) == self.sign(y):
            return 0
        return self.sign(self.sub(x, y))

    def absolute(self, x: Real) -> Real:
        return self.neg(x) if self._negative(x) else x

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

    # --- elementary functions ---------------------------------------------------------------------

    def _signed_zero(self, x: Real) -> Interval:
        """The interval of x, a zero with its sign."""
        if x.zero:
            zero = gmpy2.mpfr("-0" if x.minus else "0")
            return Interval(zero, zero)
        return self.whole(x)

    def _above(self, x: Real, bound: int) -> bool:
        """Whether x is surely above a small integer; a wrong False costs digits, nothing else."""
        whole = self.whole(x)
        if whole.shift == 0:
            return bool(whole.low > bound)
        return whole.positive and whole.top > 8 and whole.low > 0

    def exp(self, x: Real) -> Real:
        return self.made(self.field.exp(self.whole(x)))

    def expm1(self, x: Real) -> Real:
        if self._above(self.neg(x), 1) or self._above(x, 1 << 30):
            return Real(gmpy2.mpq(-1), self.field.exp(self.whole(x)))
        return self.made(self.field.expm1(self._signed_zero(x)))

    def log(self, x: Real) -> Real:
        if x.zero:
            return self.infinity(-1)
        if self.sign(x) < 0:
            raise NotANumber
        if x.exact == 1 and x.rest is not None and x.rest.top < 0:
            return self.made(self.field.log1p(x.rest))
        return self._logarithm(x)

    def _logarithm(self, x: Real) -> Real:
        """An infinite argument gives an infinity."""
        if self.infinite(x):
            return self.infinity(1)
        return self.made(self.field.log(self.whole(x)))

    def log1p(self, x: Real) -> Real:
        if x.zero:
            return x
        beyond = self.add(x, Real(gmpy2.mpq(1)))
        if beyond.zero or self.sign(beyond) < 0 or self.infinite(x):
            return self.log(beyond)
        return self.made(self.field.log1p(self.whole(x)))

    def sqrt(self, x: Real) -> Real:
        if x.zero:
            return x
        if self.sign(x) < 0:
            raise NotANumber
        if self.infinite(x):
            return self.infinity(1)
        if x.rest is None:
            top, bottom = gmpy2.isqrt_rem(x.exact.numerator), gmpy2.isqrt_rem(x.exact.denominator)
            if top[1] == 0 and bottom[1] == 0:
                return Real(gmpy2.mpq(top[0], bottom[0]))
        return self.made(self.field.sqrt(self.whole(x)))

    def sigmoid(self, x: Real) -> Real:
        if x.zero:
            return Real(gmpy2.mpq(1, 2))
        if self._above(x, 1):
            return Real(gmpy2.mpq(1), self.field.neg(self._decay(self.neg(x))))
        return Real(gmpy2.mpq(0), self._decay(x))

    def _decay(self, x: Real) -> Interval:
        """exp(x) / (1 + exp(x)) for an x that is not large."""
        power = self.field.exp(self.whole(x))
        return self.field.div(power, self.field.add(self.field.one, power))

    def softplus(self, x: Real) -> Real:
        """log(1 + exp(x)) = x + log(1 + exp(-x))."""
        if self._above(x, 1):
            rest = self.field.log1p(self.field.exp(self.whole(self.neg(x))))
            return self.add(x, Real(gmpy2.mpq(0), rest))
        return self.made(self.field.log1p(self.field.exp(self.whole(x))))

    def log_sigmoid(self, x: Real) -> Real:
        return self.neg(self.softplus(self.neg(x)))

    def tanh(self, x: Real) -> Real:
        """Away from zero 1 - 2 * sigmoid(-2 * x)."""
        if x.zero:
            return x
        for sign, y in ((1, x), (-1, self.neg(x))):
            if self._above(y, 1):
                twice = self.mul(y, Real(gmpy2.mpq(-2)))
                rest = self.field.mul(self._decay(twice), self.field.of(gmpy2.mpq(-2 * sign)))
                return Real(gmpy2.mpq(sign), rest)
        return self.made(self.field.tanh(self.whole(x)))

    def erfc(self, x: Real) -> Real:
        if self._above(self.neg(x), 1):
            return Real(gmpy2.mpq(2), self.field.neg(self.field.erfc(self.whole(self.neg(x)))))
        return self.made(self.field.erfc(self.whole(x)))

    def erf(self, x: Real) -> Real:
        if x.zero:
            return x
        for sign, y in ((1, x), (-1, self.neg(x))):
            if self._above(y, 1):
                rest = self.field.erfc(self.whole(y))
                return Real(gmpy2.mpq(sign), self.field.neg(rest) if sign > 0 else rest)
        return self.made(self.field.erf(self.whole(x)))

    def erfinv(self, x: Real) -> Real:
        """Bisection by erf, started from the decimal digits that a logarithm gives."""
        if x.zero:
            return x
        one = Real(gmpy2.mpq(1))
        if self.compare(self.absolute(x), one) > 0:
            raise NotANumber
        if self.compare(self.absolute(x), one) == 0:
            return self.infinity(self.sign(x))
        return self._erfinv(x)

    def _erfinv(self, x: Real) -> Real:
        """Newton's steps on erf, or next to one on erfc, then a bracket that the function confirms."""
        size, small = self.absolute(x), abs(x.exact) < gmpy2.mpq(1, 2) and x.rest is None
        function, turn = ("erf", -1) if small else ("erfc", 1)
        goal = self.field.plain(self.whole(size if small else self.sub(Real(gmpy2.mpq(1)), size)))
        work = gmpy2.context(precision=self.field.precision + 32)
        target = work.div_2exp(work.add(goal.low, goal.high), 1)
        scale = quotient(work, 2, work.sqrt(work.const_pi()))
        if small or target > gmpy2.mpfr("0.5"):
            y = quotient(work, target if small else work.sub(1, target), scale)
        else:
            y = work.sqrt(work.minus(work.log(target)))
        for _ in range(200):
            slope = work.mul(scale, work.exp(work.minus(work.square(y))))
            off = quotient(work, work.sub(getattr(work, function)(y), target), slope)
            y = work.add(y, off) if turn > 0 else work.sub(y, off)
            if off == 0 or gmpy2.get_exp(off) < gmpy2.get_exp(y) - self.field.precision - 8:
                break
        width = work.mul(y, gmpy2.mpfr(2) ** (16 - self.field.precision))
        low, high = self.field.down.sub(y, width), self.field.up.add(y, width)
        first, last = (low, high) if small else (high, low)
        below = getattr(self.field.up, function)(first) < goal.low
        above = getattr(self.field.down, function)(last) > goal.high
        if not (below and above):
            raise Undecided
        bracket = Interval(low, high)
        return Real(gmpy2.mpq(0), bracket if self.sign(x) > 0 else self.field.neg(bracket))

    def normal_cdf(self, x: Real) -> Real:
        """erfc(-x / sqrt(2)) / 2."""
        if x.zero:
            return Real(gmpy2.mpq(1, 2))
        root = self.field.sqrt(self.field.of(gmpy2.mpq(2)))
        scaled = Real(gmpy2.mpq(0), self.field.div(self.whole(self.neg(x)), root))
        return self.div(self.erfc(scaled), Real(gmpy2.mpq(2)))

    def normal_pdf(self, x: Real) -> Real:
        """exp(-x * x / 2) / sqrt(2 * pi)."""
        half = self.mul(self.mul(x, x), Real(gmpy2.mpq(-1, 2)))
        twice = self.field.mul(self.field.pi, self.field.of(gmpy2.mpq(2)))
        return Real(gmpy2.mpq(0), self.field.div(self.exp_interval(half), self.field.sqrt(twice)))

    def exp_interval(self, x: Real) -> Interval:
        return self.field.exp(self.whole(x))
