"""Integer dtypes: their numbers, what a formula may do with them, and its value at a point.

The oracle of formulas in integers; lower_integer makes C of them and shares nothing of this but the sizes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from codegen.model import Call, Expr, Name, Number

# Bits, and whether there is a sign.
INTEGERS: Mapping[str, tuple[int, bool]] = {
    "i8": (8, True), "i16": (16, True), "i32": (32, True), "i64": (64, True),
    "u8": (8, False), "u16": (16, False), "u32": (32, False), "u64": (64, False),
}  # fmt: skip

WORDS_OF_INTEGERS = {
    "lt", "le", "gt", "ge", "eq", "ne", "add", "sub", "mul",
    "where", "min", "max", "and", "or", "not", "neg",
}  # fmt: skip


def holds(dtype: str, value: Fraction | float) -> bool:
    """Whether a dtype has a number."""
    bits, signed = INTEGERS[dtype]
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    return isinstance(value, Fraction) and value.denominator == 1 and low <= value <= high


def wrapped(dtype: str, value: int) -> int:
    """A number as a dtype keeps it."""
    bits, signed = INTEGERS[dtype]
    value &= (1 << bits) - 1
    return value - (1 << bits) if signed and value >> (bits - 1) else value


def foreign(expr: Expr, dtypes: Sequence[str]) -> Iterator[Expr]:
    """What has no meaning in integers: a function, a quotient, a number that a dtype does not have."""
    if isinstance(expr, Number) and not all(holds(dtype, expr.value) for dtype in dtypes):
        yield expr
    elif isinstance(expr, Name) and expr.name.startswith("count("):
        yield expr
    elif isinstance(expr, Call):
        if expr.word not in WORDS_OF_INTEGERS or expr.over is not None:
            yield expr
        for arg in expr.args:
            yield from foreign(arg, dtypes)


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
            "mul": lambda a, b: a * b, "neg": lambda a: -a,
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
