"""How large a value can be: what lets lowering use the words for finite operands.

Bounds come from the comparisons that guard a branch (inside where(x < -3, 0, ...) x is at least -3 or a
nan) and from words with a limited range. A nan passes every bound; it stays a nan in every word.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Mapping

from codegen.language.dtypes import FLOATS, Dtype
from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.words import KNOWN

Bounds = Mapping[str, tuple[float, float]]

# The magnitudes that a value other than zero can have.
Span = tuple[float, float]

NO_BOUNDS: Bounds = {}

# Magnitudes below this leave room for every intermediate of a pair word, in f32 too.
FINITE = 2.0**100


def _span_of(row: Dtype) -> Span:
    """From the least number above zero to those that round to infinity."""
    bias = 2.0 ** (row.bits - row.digits - 1) - 1
    return 2.0 ** (2 - bias - row.digits), 2.0**bias * (2.0 - 2.0**-row.digits)


# Of the numbers of f16 and bf16, and of scalars, which are those of f32.
SPANS: Mapping[str, Span] = {row.suffix: _span_of(row) for row in FLOATS.values() if row.bits <= 32}

# The normal numbers of f32, less one for rounding.
_NORMAL = (2.0**-126, 2.0**128 - 2.0**105)

# What an elementary function makes of numbers of f16: smaller and larger values vanish in a result of f16,
# or overflow, whatever other such numbers they are multiplied by.
MODERATE = (2.0**-100, 2.0**100)


def within_range(span: Span) -> bool:
    """Whether values of f32 in this span are all normal."""
    return _NORMAL[0] <= span[0] and span[1] <= _NORMAL[1]


def narrow(bounds: Bounds, condition: Expr, holds: bool) -> Bounds:
    """The bounds where a condition holds, or where it does not."""
    if not isinstance(condition, Call):
        return bounds
    word, args = condition.word, condition.args
    if word == "not":
        return narrow(bounds, args[0], not holds)
    if word == ("and" if holds else "or"):
        return narrow(narrow(bounds, args[0], holds), args[1], holds)
    if word in ("lt", "le", "gt", "ge") and len(args) == 2:
        below = (word in ("lt", "le")) == holds
        left, right = args
        if isinstance(left, Number) and isinstance(right, Name):
            left, right, below = right, left, not below
        if isinstance(left, Name) and isinstance(right, Number):
            low, high = bounds.get(left.name, (-math.inf, math.inf))
            limit = float(right.value)
            fresh = (low, min(high, limit)) if below else (max(low, limit), high)
            return {**bounds, left.name: fresh}
    return bounds


def magnitude(expr: Expr, bounds: Bounds) -> float:
    """A bound of the absolute value; inf when none is known."""
    if isinstance(expr, Number):
        return abs(float(expr.value))
    if isinstance(expr, Name):
        low, high = bounds.get(expr.name, (-math.inf, math.inf))
        return max(abs(low), abs(high))
    if KNOWN[expr.word].size < math.inf:
        return KNOWN[expr.word].size
    if expr.word == "where":
        condition, yes, no = expr.args
        return max(
            magnitude(yes, narrow(bounds, condition, True)),
            magnitude(no, narrow(bounds, condition, False)),
        )
    sizes = [magnitude(arg, bounds) for arg in expr.args]
    if expr.word in ("add", "sub"):
        return sum(sizes)
    if expr.word == "mul":
        return math.inf if math.inf in sizes else math.prod(sizes)
    if expr.word in ("neg", "abs"):
        return sizes[0]
    if expr.word in ("min", "max"):
        return max(sizes)
    return math.inf


def finite(expr: Expr, bounds: Bounds) -> bool:
    """Whether the value and everything it is made of stay finite (or are nan)."""
    if magnitude(expr, bounds) >= FINITE:
        return False
    if isinstance(expr, Call) and expr.word == "where":
        condition, yes, no = expr.args
        return finite(yes, narrow(bounds, condition, True)) and finite(
            no, narrow(bounds, condition, False)
        )
    if isinstance(expr, Call) and expr.word in ("add", "sub", "mul", "neg", "abs"):
        return all(finite(arg, bounds) for arg in expr.args)
    return True


def lowest_bit(value: Fraction) -> Fraction:
    """The weight of the last set bit of a number that a float can hold."""
    numerator = abs(value.numerator)
    return Fraction(numerator & -numerator, value.denominator)
