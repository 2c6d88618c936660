"""The value of a formula at integers, for the oracle."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction

from codegen.language.dtypes import BOOLS, INTEGERS
from codegen.language.expression import Call, Expr, Name, Number

_WORDS_OF_BITS = ("bit_and", "bit_or", "bit_xor", "shift_left", "shift_right")


def wrapped(dtype: str, value: int) -> int:
    """A number wrapped to the range of an integer dtype."""
    if dtype in BOOLS:
        return int(value != 0)
    row = INTEGERS[dtype]
    value &= (1 << row.bits) - 1
    return value - (1 << row.bits) if value >> row.digits else value


def quotient(a: int, b: int, down: bool) -> int:
    """A quotient rounded down or towards zero; -1 where the divisor is 0."""
    if b == 0:
        return -1
    whole = abs(a) // abs(b)
    negative = (a < 0) != (b < 0)
    return (-whole - (down and abs(a) % abs(b) != 0)) if negative else whole


def decimal(x: int, places: int) -> int:
    """The multiple of 10 to the power -places nearest to x, of two the even one."""
    unit: int = 10 ** min(max(-places, 0), 30)
    return round(Fraction(x, unit)) * unit


def power(x: int, y: int) -> int:
    """A power; one with a negative exponent is truncated, and that of 0 is 0. Its low 64 bits suffice."""
    if y < 0:
        return (x if y % 2 else 1) if x in (1, -1) else 0
    return pow(x, y, 1 << 64)


def _bits(dtype: str) -> int:
    return 1 if dtype in BOOLS else INTEGERS[dtype].bits


def _of_bits(dtype: str, word: str, a: int, b: int) -> int:
    """The value of a word of bits; what it leaves beyond the dtype is cut off by its caller."""
    count = min(max(b, 0), _bits(dtype))
    if word == "bit_and":
        return a & b
    if word == "bit_or":
        return a | b
    if word == "bit_xor":
        return a ^ b
    if word == "shift_left":
        return a << count
    return a >> count


def evaluate_integers(
    dtype: str, expr: Expr, points: Sequence[Mapping[str, int]], parts: Mapping[str, Expr]
) -> int:
    """The value of a formula for a row: of integers it is one reduction, which takes all of its points, or else that of its
    only point."""
    if not isinstance(expr, Call) or expr.over is None:
        (point,) = points
        return evaluate_integer(dtype, expr, point, parts)
    terms = [evaluate_integer(dtype, expr.args[0], point, parts) for point in points]
    if expr.word in ("argmax", "argmin"):
        return terms.index(max(terms) if expr.word == "argmax" else min(terms))
    return wrapped(dtype, sum(terms) if expr.word == "sum" else max(terms) if expr.word == "max" else min(terms))


def evaluate_integer(
    dtype: str, expr: Expr, values: Mapping[str, int], parts: Mapping[str, Expr]
) -> int:
    """The value of a formula at a point, as Python's integers have it, wrapped once for each sum."""

    def value(e: Expr) -> int:
        if isinstance(e, Number):
            return int(e.value)
        if isinstance(e, Name):
            return value(parts[e.name]) if e.name in parts else values[e.name]
        if e.word == "where":
            return value(e.args[1] if truth(e.args[0]) else e.args[2])
        if e.word in ("floor", "trunc") and isinstance(e.args[0], Call) and e.args[0].word == "div":
            a, b = map(value, e.args[0].args)
            return wrapped(dtype, quotient(a, b, e.word == "floor"))
        args = [value(arg) for arg in e.args]
        if e.word == "bit_not":
            return wrapped(dtype, 1 - args[0] if dtype in BOOLS else ~args[0])
        if e.word in _WORDS_OF_BITS:
            return wrapped(dtype, _of_bits(dtype, e.word, *args))
        found = {
            "min": min, "max": max, "add": lambda a, b: a + b, "sub": lambda a, b: a - b,
            "mul": lambda a, b: a * b, "neg": lambda a: -a, "abs": abs, "floor": lambda a: a,
            "round": lambda a: a, "trunc": lambda a: a, "gcd": math.gcd,
            "fmod": lambda a, b: a - b * quotient(a, b, False), "pow": power, "decimal": decimal,
        }[e.word](*args)  # type: ignore[operator]
        return wrapped(dtype, found)

    def truth(e: Expr) -> bool:
        assert isinstance(e, Call)
        if e.word == "not":
            return not truth(e.args[0])
        if e.word == "and":
            return truth(e.args[0]) and truth(e.args[1])
        if e.word == "or":
            return truth(e.args[0]) or truth(e.args[1])
        a, b = (value(arg) for arg in e.args)
        return {"lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b, "eq": a == b, "ne": a != b}[e.word]

    return value(expr)
