"""Floating-point formats as bits: decoding, neighbours, and correct rounding of real numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import gmpy2  # type: ignore[import]

from codegen.exact.interval import Interval, Rational, Undecided
from codegen.language.dtypes import FLOATS

# even_within takes only intervals narrower than 2**-NARROW times their numbers.
NARROW = 1024


@dataclass(frozen=True)
class Format:
    """An IEEE 754 binary format: `digits` of precision, with the hidden bit, in `bits` altogether."""

    name: str
    bits: int
    digits: int

    @cached_property
    def fraction(self) -> int:
        return self.digits - 1

    @cached_property
    def bias(self) -> int:
        return (1 << (self.bits - self.digits - 1)) - 1

    @cached_property
    def lowest(self) -> int:
        """The exponent of the smallest subnormal number."""
        return 1 - self.bias - self.fraction

    @cached_property
    def sign(self) -> int:
        return 1 << (self.bits - 1)

    @cached_property
    def infinity(self) -> int:
        return self.sign - (1 << self.fraction)

    @cached_property
    def nan(self) -> int:
        """The canonical quiet nan, the only one that kernels store."""
        return self.infinity | 1 << (self.fraction - 1)

    @cached_property
    def largest(self) -> int:
        return self.infinity - 1

    @cached_property
    def smallest_normal(self) -> int:
        return 1 << self.fraction

    # --- bits to numbers --------------------------------------------------------------------------

    def is_nan(self, bits: int) -> bool:
        return bits & ~self.sign > self.infinity

    def is_infinite(self, bits: int) -> bool:
        return bits & ~self.sign == self.infinity

    def is_negative(self, bits: int) -> bool:
        return bits & self.sign != 0

    def value(self, bits: int) -> Rational:
        """The number that finite bits stand for."""
        exponent = (bits & ~self.sign) >> self.fraction
        mantissa = bits & ((1 << self.fraction) - 1)
        if exponent:
            mantissa |= 1 << self.fraction
        if bits & self.sign:
            mantissa = -mantissa
        power = self.lowest + max(exponent - 1, 0)
        return gmpy2.mpq(mantissa << power) if power >= 0 else gmpy2.mpq(mantissa, 1 << -power)

    def ordinal(self, bits: int) -> int:
        """The signed index of a number, counted from zero: neighbours differ by one."""
        return -(bits & ~self.sign) if self.is_negative(bits) else bits

    def at(self, ordinal: int) -> int:
        """The bits for an ordinal, clamped to the infinities."""
        ordinal = max(-self.infinity, min(self.infinity, ordinal))
        return self.sign | -ordinal if ordinal < 0 else ordinal

    # --- numbers to bits --------------------------------------------------------------------------

    def nearest(self, value: Rational, minus: bool = False) -> int:
        """The bits nearest to a rational, ties to even; `minus` is the sign of a zero."""
        value = gmpy2.mpq(value)
        if value == 0:
            return self.sign if minus else 0
        top, bottom = abs(value.numerator), value.denominator
        exponent = gmpy2.bit_length(top) - gmpy2.bit_length(bottom)  # 2**(e-1) < |value| < 2**(e+1)
        unit = max(exponent - self.digits - 2, self.lowest - 2)
        scaled, rest = gmpy2.f_divmod(
            top << max(0, -unit), bottom << max(0, unit)
        )
        return self._packed(int(scaled), unit, rest != 0, bool(value < 0))

    def _packed(self, mantissa: int, exponent: int, more: bool, negative: bool) -> int:
        """mantissa * 2**exponent rounded to nearest even; `more`: the exact value is slightly larger."""
        sign = self.sign if negative else 0
        if mantissa == 0:
            return sign
        drop = max(mantissa.bit_length() - self.digits, self.lowest - exponent)
        if drop > mantissa.bit_length() + 1:
            return sign
        if exponent + mantissa.bit_length() > self.bias + 1:
            return sign | self.infinity
        assert drop > 0  # endpoints and quotients have more digits than a format
        half = 1 << (drop - 1)
        rest = mantissa & ((1 << drop) - 1)
        mantissa >>= drop
        exponent += drop
        if rest > half or (rest == half and (more or mantissa & 1)):
            mantissa += 1
        if mantissa.bit_length() < self.digits:  # subnormal
            return sign | mantissa
        # A mantissa of digits + 1 bits is a power of two; the addition carries it into the exponent.
        packed = ((exponent - self.lowest) << self.fraction) + mantissa
        return sign | min(packed, self.infinity)

    def nearest_end(self, end: Any, shift: int) -> int:
        """The bits nearest to an endpoint of an interval, end * 2**shift."""
        negative = bool(gmpy2.is_signed(end))
        if gmpy2.is_infinite(end):
            return (self.sign if negative else 0) | self.infinity
        if end == 0:
            return self.sign if negative else 0
        mantissa, exponent = end.as_mantissa_exp()
        exponent = int(exponent) + shift
        mantissa = abs(int(mantissa))
        if exponent + mantissa.bit_length() < self.lowest - 2:
            return self.sign if negative else 0
        return self._packed(mantissa, exponent, False, negative)

    def nearest_within(self, interval: Interval) -> int:
        """The bits that all numbers of an interval round to."""
        low = self.nearest_end(interval.low, interval.shift)
        high = self.nearest_end(interval.high, interval.shift)
        if low != high:
            raise Undecided
        return low

    def even_within(self, interval: Interval) -> int:
        """The even one of the two neighbours that the ends of a very narrow interval round to."""
        low = self.nearest_end(interval.low, interval.shift)
        high = self.nearest_end(interval.high, interval.shift)
        width = abs(interval.high - interval.low)
        if abs(self.ordinal(low) - self.ordinal(high)) != 1 or width * 2**NARROW > abs(interval.low):
            raise Undecided
        return high if low & 1 else low


FORMATS = {name: Format(name, row.bits, row.digits) for name, row in FLOATS.items()}
