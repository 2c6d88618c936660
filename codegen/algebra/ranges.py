"""Bounds of magnitudes: they tell lowering where it may use words for finite operands.

Bounds come from the comparisons that guard a branch (inside where(x < -3, 0, ...) x is at least -3 or a
nan) and from words with a limited range. A nan may occur within any bounds; every word keeps it a nan.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Mapping

from codegen.language.dtypes import FLOATS, Dtype
from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.words import KNOWN

Bounds = Mapping[str, tuple[float, float]]

# The least and the greatest magnitude of a nonzero value.
Span = tuple[float, float]

NO_BOUNDS: Bounds = {}

# Below this magnitude no intermediate value of a pair word overflows, even in f32.
FINITE = 2.0**100


def _span_of(row: Dtype) -> Span:
    """From the least positive number to the least that rounds to infinity."""
    bias = 2.0 ** (row.bits - row.digits - 1) - 1
    return 2.0 ** (2 - bias - row.digits), 2.0**bias * (2.0 - 2.0**-row.digits)


# The spans of f16, bf16, and f32, which scalars have.
SPANS: Mapping[str, Span] = {row.suffix: _span_of(row) for row in FLOATS.values() if row.bits <= 32}

# The normal numbers of f32, with room for one rounding at the top.
_NORMAL = (2.0**-126, 2.0**128 - 2.0**105)

# The span assumed for an elementary function of f16 numbers: a value outside it makes an f16 result zero or
# infinite, whatever other f16 numbers it is multiplied by.
MODERATE = (2.0**-100, 2.0**100)


def within_range(span: Span) -> bool:
    """Whether all f32 values in this span are normal numbers."""
    return _NORMAL[0] <= span[0] and span[1] <= _NORMAL[1]


def narrow(bounds: Bounds, condition: Expr, holds: bool) -> Bounds:
    """The bounds in a branch where a condition holds (`holds`), or where it does not."""
    assert isinstance(condition, Call)
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
    """An upper bound of the absolute value; inf if none is known."""
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


def is_tame(function: Call) -> bool:
    """Whether the relative error of a function's value is at most 2^11 times that of its argument, wherever f64 holds it."""
    tame, argument = KNOWN[function.word].tame, function.args[0]
    above = isinstance(argument, Call) and (argument.word == "abs" or KNOWN[argument.word].ends[0] == "0")
    return tame == "everywhere" or (tame == "above zero" and above)


def finite(expr: Expr, bounds: Bounds) -> bool:
    """Whether the value and all its intermediate values are below FINITE (or nan)."""
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
