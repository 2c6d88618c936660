"""Formulas in integers: C expressions of the dtype itself, one element after the other.

Sums and products wrap, as in two's complement; they are made in unsigned types, in which C defines that.
Compilers turn the loops into vectors.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from codegen.lower_settled import Helper
from codegen.lower_value import RESULT
from codegen.model import Call, Expr, Name, Number

# Bits, and whether there is a sign.
INTEGERS: Mapping[str, tuple[int, bool]] = {
    "i8": (8, True), "i16": (16, True), "i32": (32, True), "i64": (64, True),
    "u8": (8, False), "u16": (16, False), "u32": (32, False), "u64": (64, False),
}  # fmt: skip

_COMPARISONS = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "!="}
_WRAPPING = {"add": "+", "sub": "-", "mul": "*"}
_CHOOSING = {"where", "min", "max", "and", "or", "not", "neg"}
WORDS_OF_INTEGERS = {*_COMPARISONS, *_WRAPPING, *_CHOOSING}


def c_type(dtype: str) -> str:
    bits, signed = INTEGERS[dtype]
    return f"{'' if signed else 'u'}int{bits}_t"


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


class IntegerLowerer:
    """Expressions of one helper; `leaves` has the C names of tensors and scalars, `names` those of parts.

    Numbers are locals, too, because compilers warn of comparisons that a constant decides.
    """

    def __init__(self, dtype: str, leaves: Mapping[str, str], names: Mapping[Expr, str]) -> None:
        self.dtype = dtype
        self.own = c_type(dtype)
        self.leaves = leaves
        self.names = names
        self.lines: list[str] = []
        self._known: dict[Expr, str] = {}
        self._taken = set(leaves.values())

    def helper(self, name: str, expr: Expr) -> Helper:
        params = tuple((self.own, leaf) for leaf in self.leaves.values())
        value = self.value(expr)
        if self.lines and self.lines[-1].split(" = ", 1)[0].endswith(f" {value}"):
            value = self.lines.pop().split(" = ", 1)[1].rstrip(";")
        return Helper(name, self.own, params, tuple(self.lines), value)

    def _bound(self, c: str, expr: Expr, text: str, hint: str) -> str:
        hint = self.names.get(expr, hint)
        name, count = hint, 2
        while name in self._taken:
            name, count = f"{hint}{count}", count + 1
        self._taken.add(name)
        self.lines.append(f"const {c} {name} = {text};")
        self._known[expr] = name
        return name

    def value(self, expr: Expr) -> str:
        """An expression of the dtype, in a local of its own."""
        if isinstance(expr, Name):
            return self.leaves[expr.name]
        known = self._known.get(expr)
        if known is not None:
            return known
        own = self.own
        if isinstance(expr, Number):
            hint = {0: "zero", 1: "one"}.get(int(expr.value), "number")
            return self._bound(own, expr, str(expr.value), hint)
        if expr.word in ("min", "max"):
            x, y = (self.value(arg) for arg in expr.args)
            sign = "<" if expr.word == "min" else ">"
            return self._bound(own, expr, f"{y} {sign} {x} ? {y} : {x}", expr.word)
        if expr.word == "where":
            condition = self.truth(expr.args[0])
            yes, no = (self.value(arg) for arg in expr.args[1:])
            return self._bound(own, expr, f"{condition} ? {yes} : {no}", "chosen")
        wide = "uint64_t" if INTEGERS[self.dtype][0] == 64 else "uint32_t"
        values = [f"({wide}){self.value(arg)}" for arg in expr.args]
        if expr.word == "neg":
            return self._bound(own, expr, f"({own})(0 - {values[0]})", "negative")
        text = f"({own})({values[0]} {_WRAPPING[expr.word]} {values[1]})"
        return self._bound(own, expr, text, RESULT[expr.word])

    def truth(self, expr: Expr) -> str:
        assert isinstance(expr, Call)
        known = self._known.get(expr)
        if known is not None:
            return known
        if expr.word in ("not", "and", "or"):
            parts = [self.truth(arg) for arg in expr.args]
            text = f"!{parts[0]}"
            if expr.word != "not":
                text = f" {'&&' if expr.word == 'and' else '||'} ".join(parts)
            return self._bound("bool", expr, text, f"{expr.word}_")
        left, right = (self.value(arg) for arg in expr.args)
        text = f"{left} {_COMPARISONS[expr.word]} {right}"
        return self._bound("bool", expr, text, f"is_{expr.word}")


# --- the oracle's half ----------------------------------------------------------------------------


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
