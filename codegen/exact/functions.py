"""The words of formulas as functions of the oracle's real numbers."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

import gmpy2  # type: ignore[import]

from codegen.exact.interval import Interval, Undecided, quotient
from codegen.exact.real import Arithmetic, NotANumber, Real, Scale, word

ONE, HALF = Real(gmpy2.mpq(1)), Real(gmpy2.mpq(1, 2))
TANH_FACTOR = Real(gmpy2.mpq(7978845608028654, 10**16))
MOST_PLACES = 308  # of a decimal number, which with more is what it was
TANH_CUBE = Real(gmpy2.mpq(44715, 10**6))


@lru_cache(maxsize=64)
def reals_of(precision: int, scale: Scale) -> Reals:
    """The cached Reals of a precision and a scale; computing its constants is expensive."""
    return Reals(precision, scale)


class Reals(Arithmetic):
    """The words of formulas."""

    def _signed_zero(self, x: Real) -> Interval:
        """The interval of x, with the sign of a zero."""
        if x.zero:
            zero = gmpy2.mpfr("-0" if x.minus else "0")
            return Interval(zero, zero)
        return self.whole(x)

    def _above(self, x: Real, bound: int) -> bool:
        """Whether x is certainly above a small integer; a wrong False only costs digits."""
        whole = self.whole(x)
        if whole.shift == 0:
            return bool(whole.low > bound)
        return whole.positive and whole.top > 8 and whole.low > 0

    @word
    def exp(self, x: Real) -> Real:
        return self.made(self.field.exp(self.whole(x)))

    @word
    def expm1(self, x: Real) -> Real:
        if self._above(self.neg(x), 1) or self._above(x, 1 << 30):
            return Real(gmpy2.mpq(-1), self.field.exp(self.whole(x)))
        return self.made(self.field.expm1(self._signed_zero(x)))

    @word
    def log(self, x: Real) -> Real:
        if x.zero:
            return self.infinity(-1)
        if self.sign(x) < 0:
            raise NotANumber
        if x.exact == 1 and x.rest is not None and x.rest.top < 0:
            return self.made(self.field.log1p(x.rest))
        return self._logarithm(x)

    def _logarithm(self, x: Real) -> Real:
        """log(x); infinite for an infinite x."""
        if self.infinite(x):
            return self.infinity(1)
        return self.made(self.field.log(self.whole(x)))

    @word
    def log1p(self, x: Real) -> Real:
        if x.zero:
            return x
        beyond = self.add(x, Real(gmpy2.mpq(1)))
        if beyond.zero or self.sign(beyond) < 0 or self.infinite(x):
            return self.log(beyond)
        return self.made(self.field.log1p(self.whole(x)))

    @word
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

    @word
    def sigmoid(self, x: Real) -> Real:
        if x.zero:
            return Real(gmpy2.mpq(1, 2))
        if self._above(x, 1):
            return Real(gmpy2.mpq(1), self.field.neg(self._decay(self.neg(x))))
        return Real(gmpy2.mpq(0), self._decay(x))

    def _decay(self, x: Real) -> Interval:
        """exp(x) / (1 + exp(x)) for an x that is not large, so that exp does not overflow."""
        power = self.field.exp(self.whole(x))
        return self.field.div(power, self.field.add(self.field.one, power))

    @word
    def softplus(self, x: Real) -> Real:
        """log(1 + exp(x)) = x + log(1 + exp(-x))."""
        if self._above(x, 1):
            rest = self.field.log1p(self.field.exp(self.whole(self.neg(x))))
            return self.add(x, Real(gmpy2.mpq(0), rest))
        return self.made(self.field.log1p(self.field.exp(self.whole(x))))

    @word
    def log_sigmoid(self, x: Real) -> Real:
        return self.neg(self.softplus(self.neg(x)))

    @word
    def tanh(self, x: Real) -> Real:
        """Away from zero computed as 1 - 2 * sigmoid(-2 * x)."""
        if x.zero:
            return x
        for sign, y in ((1, x), (-1, self.neg(x))):
            if self._above(y, 1):
                twice = self.mul(y, Real(gmpy2.mpq(-2)))
                rest = self.field.mul(self._decay(twice), self.field.of(gmpy2.mpq(-2 * sign)))
                return Real(gmpy2.mpq(sign), rest)
        return self.made(self.field.tanh(self.whole(x)))

    @word
    def erfc(self, x: Real) -> Real:
        if self._above(self.neg(x), 1):
            return Real(gmpy2.mpq(2), self.field.neg(self.field.erfc(self.whole(self.neg(x)))))
        return self.made(self.field.erfc(self.whole(x)))

    @word
    def erf(self, x: Real) -> Real:
        if x.zero:
            return x
        for sign, y in ((1, x), (-1, self.neg(x))):
            if self._above(y, 1):
                rest = self.field.erfc(self.whole(y))
                return Real(gmpy2.mpq(sign), self.field.neg(rest) if sign > 0 else rest)
        return self.made(self.field.erf(self.whole(x)))

    @word
    def erfinv(self, x: Real) -> Real:
        """The y with erf(y) = x; infinite at -1 and 1, nan beyond."""
        if x.zero:
            return x
        one = Real(gmpy2.mpq(1))
        if self.compare(self.abs(x), one) > 0:
            raise NotANumber
        if self.compare(self.abs(x), one) == 0:
            return self.infinity(self.sign(x))
        return self._erfinv(x)

    def _erfinv(self, x: Real) -> Real:
        """Newton iteration on erf, or on erfc next to 1, then a bracket of the result, verified by evaluating
        the function at both ends."""
        size, small = self.abs(x), abs(x.exact) < gmpy2.mpq(1, 2) and x.rest is None
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

    @word
    def normal_cdf(self, x: Real) -> Real:
        """erfc(-x / sqrt(2)) / 2."""
        if x.zero:
            return Real(gmpy2.mpq(1, 2))
        root = self.field.sqrt(self.field.of(gmpy2.mpq(2)))
        scaled = Real(gmpy2.mpq(0), self.field.div(self.whole(self.neg(x)), root))
        return self.div(self.erfc(scaled), Real(gmpy2.mpq(2)))

    @word
    def normal_pdf(self, x: Real) -> Real:
        """exp(-x * x / 2) / sqrt(2 * pi)."""
        half = self.mul(self.mul(x, x), Real(gmpy2.mpq(-1, 2)))
        twice = self.field.mul(self.field.pi, self.field.of(gmpy2.mpq(2)))
        return Real(gmpy2.mpq(0), self.field.div(self.exp_interval(half), self.field.sqrt(twice)))

    def exp_interval(self, x: Real) -> Interval:
        return self.field.exp(self.whole(x))

    # --- functions of two numbers --------------------------------------------------------------------

    @word
    def fmod(self, x: Real, y: Real) -> Real:
        if y.zero or self.infinite(x):
            raise NotANumber
        if x.zero or self.infinite(y):
            return x
        rest = self.sub(x, self.mul(y, self.trunc(self.div(x, y))))
        return Real(rest.exact, None, self._negative(x)) if rest.zero else rest

    @word
    def decimal(self, x: Real, n: Real) -> Real:
        if x.zero or self.infinite(x):
            return x
        places = (MOST_PLACES + 1) * self.sign(n) if self.infinite(n) else int(self.trunc(n).exact)
        if places > MOST_PLACES:
            return x
        assert x.rest is None, "an element as it is"
        unit = gmpy2.mpq(10) ** min(-places, MOST_PLACES + 1)
        scaled = x.exact / unit
        multiple = round(Fraction(int(scaled.numerator), int(scaled.denominator)))
        return Real(multiple * unit, None, multiple == 0 and x.exact < 0)

    @word
    def pow(self, x: Real, y: Real) -> Real:
        if y.zero or self.compare(x, ONE) == 0:
            return ONE
        whole = self.infinite(y) or y.rest is None and y.exact.denominator == 1
        odd = whole and not self.infinite(y) and bool(y.exact.numerator % 2)
        size, negative = self.abs(x), odd and self._negative(x)
        if x.zero or self.infinite(x) or self.infinite(y):
            beyond = self.compare(size, ONE)
            if beyond == 0:
                return ONE
            limit = self.infinity(1) if (beyond > 0) == (self.sign(y) > 0) else Real(gmpy2.mpq(0))
            return self.neg(limit) if negative else limit
        if self._negative(x) and not whole:
            raise NotANumber
        found = self._power(size, y)
        return self.neg(found) if negative else found

    def _power(self, x: Real, y: Real) -> Real:
        """The power of a number above 0; exact where the exponent is a small integer."""
        if x.rest is None and y.rest is None and y.exact.denominator == 1 and abs(y.exact) <= 4:
            return Real(x.exact ** int(y.exact))
        return self.made(self.field.exp(self.field.mul(self.whole(y), self.field.log(self.whole(x)))))

    @word
    def atan2(self, y: Real, x: Real) -> Real:
        """The angle of the point with the magnitudes, mirrored."""
        far_y, far_x = self.infinite(y), self.infinite(x)
        if far_y or far_x:
            y, x = (Real(gmpy2.mpq(int(far)), None, False) if not self._negative(v) else Real(gmpy2.mpq(-int(far)), None, not far)
                    for far, v in ((far_y, y), (far_x, x)))
        down, left = self._negative(y), self._negative(x)
        y, x = self.abs(y), self.abs(x)
        if y.zero:
            angle = y
        elif x.zero:
            angle = Real(gmpy2.mpq(0), self.field.mul(self.field.pi, self.field.of(gmpy2.mpq(1, 2))))
        else:
            angle = self.atan(self.div(y, x))
        if left:
            angle = self.sub(Real(gmpy2.mpq(0), self.field.pi), angle)
        return self.neg(angle) if down else angle

    # --- circles ----------------------------------------------------------------------------------

    @word
    def sin(self, x: Real) -> Real:
        if x.zero:
            return x
        if self.infinite(x):
            raise NotANumber
        return self.made(self.field.near_zero(self.whole(x), lambda a: self.field.gentle(a, "sin"), self.field.one))

    @word
    def cos(self, x: Real) -> Real:
        if x.zero:
            return ONE
        if self.infinite(x):
            raise NotANumber
        return self.made(self.field.gentle(self.whole(x), "cos"))

    @word
    def tan(self, x: Real) -> Real:
        if x.zero:
            return x
        if self.infinite(x):
            raise NotANumber
        return self.made(self.field.near_zero(self.whole(x), self.field.tan, self.field.one))

    @word
    def sinc(self, x: Real) -> Real:
        """The part of the angle that is a multiple of pi is taken away first."""
        if x.zero:
            return ONE
        if self.infinite(x):
            raise NotANumber
        n = (2 * x.exact.numerator + x.exact.denominator) // (2 * x.exact.denominator)
        turn = self.sub(x, Real(gmpy2.mpq(n)))
        if turn.zero:
            return Real(gmpy2.mpq(0))
        sine = self.field.gentle(self.field.mul(self.field.pi, self.whole(turn)), "sin")
        found = self.field.div(self.field.neg(sine) if n % 2 else sine, self.field.mul(self.field.pi, self.whole(x)))
        return self.made(found)

    def _beyond_one(self, x: Real) -> int:
        """-1, 0 or 1: how |x| compares with 1."""
        return self.compare(self.abs(x), ONE)

    @word
    def asin(self, x: Real) -> Real:
        if x.zero:
            return x
        if self._beyond_one(x) > 0:
            raise NotANumber
        return self.made(self.field.monotone(self.whole(x), "asin", True))

    @word
    def acos(self, x: Real) -> Real:
        if self._beyond_one(x) > 0:
            raise NotANumber
        if self.compare(x, ONE) == 0:
            return Real(gmpy2.mpq(0))
        return self.made(self.field.falling(self.whole(x), "acos"))

    @word
    def atan(self, x: Real) -> Real:
        if x.zero:
            return x
        if self.infinite(x):
            half = self.field.mul(self.field.pi, self.field.of(gmpy2.mpq(1, 2)))
            return self.made(half if self.sign(x) > 0 else self.field.neg(half))
        return self.made(self.field.monotone(self.whole(x), "atan", True))

    # --- hyperbolas -------------------------------------------------------------------------------

    def _both_exponentials(self, x: Real, sign: int) -> Real:
        """(exp(x) + sign * exp(-x)) / 2."""
        other = Real(gmpy2.mpq(0), self.field.exp(self.whole(self.neg(x))))
        whole = Real(gmpy2.mpq(0), self.field.exp(self.whole(x)))
        return self.mul(HALF, self.add(whole, other) if sign > 0 else self.sub(whole, other))

    @word
    def sinh(self, x: Real) -> Real:
        if x.zero or self.infinite(x):
            return x
        if self._above(self.abs(x), 1):
            return self._both_exponentials(x, -1)
        return self.made(self.field.monotone(self.whole(x), "sinh", True))

    @word
    def cosh(self, x: Real) -> Real:
        if x.zero:
            return ONE
        return self.abs(x) if self.infinite(x) else self._both_exponentials(x, 1)

    @word
    def asinh(self, x: Real) -> Real:
        if x.zero or self.infinite(x):
            return x
        return self.made(self.field.monotone(self.whole(x), "asinh", True))

    @word
    def acosh(self, x: Real) -> Real:
        order = self.compare(x, ONE)
        if order < 0:
            raise NotANumber
        if order == 0:
            return Real(gmpy2.mpq(0))
        return x if self.infinite(x) else self.made(self.field.monotone(self.whole(x), "acosh"))

    @word
    def atanh(self, x: Real) -> Real:
        if x.zero:
            return x
        order = self._beyond_one(x)
        if order > 0:
            raise NotANumber
        if order == 0:
            return self.infinity(self.sign(x))
        return self.made(self.field.monotone(self.whole(x), "atanh", True))

    # --- the gamma function -----------------------------------------------------------------------

    def _pole(self, x: Real) -> bool:
        """Whether x is an integer below 1."""
        return bool(x.zero or not self.infinite(x) and x.rest is None and x.exact <= 0 and x.exact.denominator == 1)

    @word
    def lgamma(self, x: Real) -> Real:
        if self._pole(x) or self.infinite(x):
            return self.infinity(1)
        if x.rest is None and x.exact in (1, 2):
            return Real(gmpy2.mpq(0))
        return self.made(self.field.lgamma(self.whole(x)))

    @word
    def digamma(self, x: Real) -> Real:
        if x.zero:
            return self.infinity(1 if self._negative(x) else -1)
        if self.infinite(x) and self.sign(x) > 0:
            return x
        if self._pole(x) or self.infinite(x):
            raise NotANumber
        return self.made(self.field.digamma(self.whole(x)))

    # --- other bases, and the inverse of a root -----------------------------------------------------

    @word
    def exp2(self, x: Real) -> Real:
        """2**x; exact for an integer x, so that ties are decided."""
        if x.rest is None and x.exact.denominator == 1 and abs(x.exact) < 1 << 16:
            return Real(gmpy2.mpq(2) ** int(x.exact))
        return self.made(self.field.exp(self.field.mul(self.whole(x), self.field.log2)))

    def _to_base(self, x: Real, base: int) -> Real:
        log = self.log(x)
        if self.infinite(log) or log.zero:
            return log
        return self.made(self.field.div(self.whole(log), self.field.log(self.field.of(gmpy2.mpq(base)))))

    @word
    def log2(self, x: Real) -> Real:
        return self._to_base(x, 2)

    @word
    def log10(self, x: Real) -> Real:
        return self._to_base(x, 10)

    @word
    def rsqrt(self, x: Real) -> Real:
        """1 / sqrt(x); -inf for -0, because sqrt(-0) is -0 in C."""
        if x.zero:
            return self.infinity(-1 if x.minus else 1)
        if self.infinite(x) and self.sign(x) > 0:
            return Real(gmpy2.mpq(0))
        return self.div(ONE, self.sqrt(x))

    # --- words made of words ----------------------------------------------------------------------

    @word
    def gelu(self, x: Real) -> Real:
        return self.mul(x, self.normal_cdf(x))

    @word
    def gelu_slope(self, x: Real) -> Real:
        return self.add(self.normal_cdf(x), self.mul(x, self.normal_pdf(x)))

    def _tanh_argument(self, x: Real) -> Real:
        return self.mul(TANH_FACTOR, self.add(x, self.mul(TANH_CUBE, self.mul(x, self.mul(x, x)))))

    @word
    def gelu_tanh(self, x: Real) -> Real:
        return self.mul(self.mul(HALF, x), self.add(ONE, self.tanh(self._tanh_argument(x))))

    @word
    def gelu_tanh_slope(self, x: Real) -> Real:
        t = self.tanh(self._tanh_argument(x))
        three = Real(3 * TANH_CUBE.exact)
        slope = self.mul(TANH_FACTOR, self.add(ONE, self.mul(three, self.mul(x, x))))
        bend = self.mul(x, self.mul(self.sub(ONE, self.mul(t, t)), slope))
        return self.mul(HALF, self.add(self.add(ONE, t), bend))

    @word
    def silu(self, x: Real) -> Real:
        return self.mul(x, self.sigmoid(x))

    @word
    def silu_slope(self, x: Real) -> Real:
        s = self.sigmoid(x)
        return self.mul(s, self.add(ONE, self.mul(x, self.sub(ONE, s))))

    @word
    def mish(self, x: Real) -> Real:
        return self.mul(x, self.tanh(self.softplus(x)))

    @word
    def mish_slope(self, x: Real) -> Real:
        t = self.tanh(self.softplus(x))
        return self.add(t, self.mul(x, self.mul(self.sub(ONE, self.mul(t, t)), self.sigmoid(x))))
