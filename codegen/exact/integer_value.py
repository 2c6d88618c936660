"""The value of a formula at integers, for the oracle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from codegen.language.dtypes import BOOLS, INTEGERS
from codegen.language.expression import Call, Expr, Name, Number


def wrapped(dtype: str, value: int) -> int:
    """A number wrapped to the range of an integer dtype."""
    if dtype in BOOLS:
        return int(value != 0)
    row = INTEGERS[dtype]
    value &= (1 << row.bits) - 1
    return value - (1 << row.bits) if value >> row.digits else value


def evaluate_integers(
    dtype: str, expr: Expr, points: Sequence[Mapping[str, int]], parts: Mapping[str, Expr]
) -> int:
    """The value of a formula for a row: of integers it is one reduction, which takes all of its points."""
    assert isinstance(expr, Call) and expr.over is not None
    terms = [evaluate_integer(dtype, expr.args[0], point, parts) for point in points]
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
        args = [value(arg) for arg in e.args]
        found = {
            "min": min, "max": max, "add": lambda a, b: a + b, "sub": lambda a, b: a - b,
            "mul": lambda a, b: a * b, "neg": lambda a: -a, "abs": abs, "floor": lambda a: a,
            "round": lambda a: a,
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
