"""Values in a kernel: what one holds, how a number is written in C, what a local is called, and the
expressions that choose between values without computing new ones.

A value in a kernel is one of

    exact   one word that holds the mathematical value of the expression itself
    pair    hi + lo, an unevaluated sum of two words that carries about twice the digits
    single  one word that has been rounded (results of 16 bits only: see lower_short)
    odd     one word rounded to odd, so that a second rounding, to 16 bits, rounds the value itself

Comparisons never round, so a boundary is where the mathematics puts it.
"""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod
from dataclasses import dataclass
from fractions import Fraction

from codegen.algebra.ranges import NO_BOUNDS, Bounds, finite, narrow
from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.words import KNOWN

COMPARISONS = {"lt", "le", "gt", "ge", "eq", "ne"}

# The digits of a word's significand.
DIGITS = {"vf32": 24, "vf64": 53}

# What a local is called after the word that made it.
RESULT = {"add": "sum", "sub": "difference", "mul": "product", "div": "quotient", "neg": "negative"}


@dataclass(frozen=True)
class Value:
    """A C expression and what it holds; `bits` bounds the significand of an exact value.

    Of a single value `error` bounds the relative error, in units of 2^-24, but for the lanes of `doubt`.
    """

    kind: str  # exact, pair, single, odd or mask
    text: str
    bits: int = 0
    error: int = 0
    doubt: str = ""


@dataclass(frozen=True)
class Leaf:
    """A tensor element, a scalar or a value of a row as the helper sees it: C name, which may be the `.x` of a
    local (sums.h), significant bits, and whether it is exact, a pair or single."""

    text: str
    bits: int
    kind: str = "exact"
    scalar: bool = False

    @property
    def local(self) -> str:
        return self.text.removesuffix(".x")


def nearest(value: Fraction, vector: str) -> Fraction:
    """The nearest float (vf32) or double (vf64), ties to even; saturates at infinity never."""
    if vector == "vf64":
        return Fraction(float(value))
    return Fraction(_float32(value))


def _float32(value: Fraction) -> float:
    """The nearest float32 of an exact rational, rounded once: by way of double it would be twice."""
    size = abs(value)
    guess = struct.unpack("<I", struct.pack("<f", float(size)))[0]
    near = [bits for bits in (guess - 1, guess, guess + 1) if 0 <= bits < 0x7F800000]
    floats = {bits: struct.unpack("<f", struct.pack("<I", bits))[0] for bits in near}
    best = min(near, key=lambda bits: (abs(Fraction(floats[bits]) - size), bits % 2))
    return float(-floats[best] if value < 0 else floats[best])


def constant(value: Fraction, vector: str, text: str = "") -> str:
    """A C literal: small integers and halves plainly, the rest as hexadecimal with the decimal beside."""
    suffix = "f" if vector == "vf32" else ""
    number = float(value)
    if value.denominator in (1, 2, 4) and abs(value) < 1 << 20:
        return f"{number!r}{suffix}"
    mantissa, exponent = number.hex().split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{exponent}{suffix} /* {text or repr(number)} */"


class ValueLowerer(ABC):
    """The locals of one helper function, and its values that are leaves, numbers, conditions or choices."""

    def __init__(self, vector: str, leaves: dict[str, Leaf], names: dict[Expr, str]):
        self.vector = vector
        self.leaves = leaves
        self.names = names  # expanded `let` parts and what the spec calls them
        self.lines: list[str] = []
        self.bounds: Bounds = NO_BOUNDS
        self.loose: frozenset[Expr] = frozenset()  # pairs that are rounded next and need no normal form
        self._memo: dict[tuple[str, Expr], Value] = {}
        self._taken = {leaf.local for leaf in leaves.values()}

    @abstractmethod
    def _computed(self, expr: Call) -> Value:
        """The value of an operation or a function."""

    # --- plumbing ---------------------------------------------------------------------------------

    @property
    def _pair(self) -> str:
        return f"{self.vector}x2"

    @property
    def _mask(self) -> str:
        return "vm32" if self.vector == "vf32" else "vm64"

    def _bind(self, kind: str, text: str, hint: str, bits: int = 0) -> Value:
        """Gives an expression a local of its own."""
        ctype = {"pair": self._pair, "mask": self._mask}.get(kind, self.vector)
        name, count = hint, 2
        while name in self._taken:
            name, count = f"{hint}{count}", count + 1
        self._taken.add(name)
        self.lines.append(f"const {ctype} {name} = {text};")
        return Value(kind, name, bits)

    def _hint(self, expr: Expr, default: str) -> str:
        return self.names.get(expr, default)

    def _number(self, expr: Number) -> Value:
        if not isinstance(expr.value, Fraction):
            sign = "-" if expr.value < 0 else ""
            return Value("exact", f"{self.vector}_of({sign}INFINITY)", 1)
        high = nearest(expr.value, self.vector)
        text = constant(high, self.vector, expr.text)
        if high == expr.value:
            bits = max(1, abs(high.numerator).bit_length())
            return Value("exact", f"{self.vector}_of({text})", bits)
        low = constant(nearest(expr.value - high, self.vector), self.vector, "and the rest")
        if "/*" not in low:
            low = f"{low} /* and the rest */"
        made = f"{self._pair}_make({self.vector}_of({text}), {self.vector}_of({low}))"
        return Value("pair", made)

    def _zero(self) -> str:
        return f"{self.vector}_of({constant(Fraction(0), self.vector)})"

    # --- values -----------------------------------------------------------------------------------

    def value(self, expr: Expr) -> Value:
        """Exact or pair; each expression once."""
        return self._remembered("pair", expr)

    def _remembered(self, how: str, expr: Expr) -> Value:
        """A value that holds only within bounds is not shared with places outside them."""
        key = (how + "_loose" * (expr in self.loose) + "_finite" * finite(expr, self.bounds), expr)
        if key not in self._memo:
            self._memo[key] = self._value(expr)
        return self._memo[key]

    def _branches(self, expr: Call) -> tuple[Bounds, Bounds]:
        condition = expr.args[0]
        return narrow(self.bounds, condition, True), narrow(self.bounds, condition, False)

    def _within(self, bounds: Bounds, expr: Expr) -> Value:
        """The value of a branch, which only has to be right within the branch's bounds."""
        kept, self.bounds = self.bounds, bounds
        try:
            return self.value(expr)
        finally:
            self.bounds = kept

    def _value(self, expr: Expr) -> Value:
        if isinstance(expr, Number):
            return self._number(expr)
        if isinstance(expr, Name):
            leaf = self.leaves[expr.name]
            return Value(leaf.kind, leaf.text, leaf.bits)
        if expr.word in COMPARISONS or expr.word in ("and", "or", "not"):
            return self.mask(expr)
        if expr.word == "where":
            return self._where(expr)
        return self._computed(expr)

    def _as_pair(self, value: Value) -> str:
        return value.text if value.kind == "pair" else f"{self._pair}_of({value.text})"

    def _exact_product(self, a: Value, b: Value) -> bool:
        return a.kind == b.kind == "exact" and a.bits + b.bits <= DIGITS[self.vector]

    # --- conditions and choices -------------------------------------------------------------------

    def mask(self, expr: Expr) -> Value:
        """A condition. Both sides of a comparison are exact or pairs: nothing is rounded first."""
        key = ("mask", expr)
        if key not in self._memo:
            self._memo[key] = self._condition(expr)
        return self._memo[key]

    def _condition(self, expr: Expr) -> Value:
        assert isinstance(expr, Call)
        m = self._mask
        if expr.word in ("and", "or"):
            a, b = (self.mask(arg).text for arg in expr.args)
            return self._bind("mask", f"{m}_{expr.word}({a}, {b})", self._hint(expr, expr.word + "_"))
        if expr.word == "not":
            return self._bind("mask", f"{m}_not({self.mask(expr.args[0]).text})", "not_")
        hint = self._hint(expr, _compared(expr, self.leaves))
        difference = self._difference(expr)
        if difference is not None:
            zero = f"{self.vector}_of({constant(Fraction(0), self.vector)})"
            return self._bind("mask", f"{self.vector}_{expr.word}({difference}, {zero})", hint)
        sides = [self._unrounded(arg) for arg in expr.args]
        if all(side.kind == "exact" for side in sides):
            text = f"{self.vector}_{expr.word}({sides[0].text}, {sides[1].text})"
        else:
            a, b = (self._as_pair(side) for side in sides)
            text = f"{self._pair}_{expr.word}({a}, {b})"
        return self._bind("mask", text, hint)

    def _difference(self, expr: Call) -> str | None:
        """a * b - c for a * b < c or a * b > c: rounded once, it has the sign of the exact difference.

        Where both sides are the same infinity it is nan, and neither comparison holds.
        """
        product, other = expr.args
        if expr.word not in ("lt", "gt") or not is_product(product):
            return None
        assert isinstance(product, Call)
        values = [self._unrounded(arg) for arg in (*product.args, other)]
        if any(value.kind != "exact" for value in values) or self._exact_product(*values[:2]):
            return None
        return f"{self.vector}_fms({', '.join(value.text for value in values)})"

    def _unrounded(self, expr: Expr) -> Value:
        """Exact or pair: for comparisons."""
        kept, self.loose = self.loose, frozenset()
        try:
            return self.value(expr)
        finally:
            self.loose = kept

    def _where(self, expr: Call) -> Value:
        condition = self.mask(expr.args[0]).text
        yes, no = self._branches(expr)
        a, b = self._within(yes, expr.args[1]), self._within(no, expr.args[2])
        hint = self._hint(expr, either(expr.args[1], expr.args[2], self.leaves))
        if "pair" in (a.kind, b.kind):
            text = f"{self._pair}_where({condition}, {self._as_pair(a)}, {self._as_pair(b)})"
            return self._bind("pair", text, hint)
        kind = "exact" if a.kind == b.kind == "exact" else "single"
        text = f"{self.vector}_where({condition}, {a.text}, {b.text})"
        return self._bind(kind, text, hint, max(a.bits, b.bits))


def head_of(value: Value) -> str:
    """A word that is infinite where the value is."""
    return f"{value.text}.hi" if value.kind == "pair" else value.text


def is_elementary(expr: Expr) -> bool:
    """Whether a function is part of an expression."""
    return isinstance(expr, Call) and (
        KNOWN[expr.word].elementary or any(is_elementary(arg) for arg in expr.args)
    )


def is_product(expr: Expr) -> bool:
    return isinstance(expr, Call) and expr.word == "mul"


def negative(number: Number) -> Number:
    return Number(-number.value, f"-{number.text}")


def _short(expr: Expr, leaves: dict[str, Leaf]) -> str:
    """A word for a name or a small number that can be part of a C name; "" for anything else."""
    if isinstance(expr, Name):
        return leaves[expr.name].local
    if isinstance(expr, Number) and expr.text.lstrip("-").isdigit() and len(expr.text) < 5:
        return expr.text.replace("-", "minus_")
    return ""


def _compared(expr: Call, leaves: dict[str, Leaf]) -> str:
    """self_gt_0 for self > 0."""
    left, right = (_short(arg, leaves) for arg in expr.args)
    return f"{left}_{expr.word}_{right}" if left and right and left[0].isalpha() else f"is_{expr.word}"


def either(yes: Expr, no: Expr, leaves: dict[str, Leaf]) -> str:
    """grad_output_or_0 for where(..., 0, gradOutput)."""
    left, right = sorted((_short(yes, leaves), _short(no, leaves)), key=lambda s: s[:1].isdigit())
    return f"{left}_or_{right}" if left and right and left[0].isalpha() else "chosen"
