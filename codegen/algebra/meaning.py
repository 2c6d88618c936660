"""The form of a formula for a class of dtypes: one expression, computed once for each case.

    meanings = Meanings(op)
    meanings.of(case.expr, Numbers.SINGLE).expr

Parts are expanded first. Then the rules below are applied in order. Each keeps the mathematical value and
improves how accurately a kernel can compute it. `explain` shows the result and the rules that fired.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from types import MappingProxyType

from codegen.algebra.limits import with_limits
from codegen.algebra.normal_form import expand, factors_of, product_of, products_in, recognise, recognise_of
from codegen.algebra.piecewise import leaky, ramp
from codegen.algebra.specialise import without_needless
from codegen.language.dtypes import INTEGERS, PARTS, computed_in
from codegen.language.expression import Call, Expr, Number, ValueKind, for_complex, of_kind, of_reals
from codegen.language.operator import Operator
from codegen.language.words import DEFINITIONS, SCALED


class Numbers(Enum):
    """The classes of dtypes that formulas are rewritten for differently."""

    WIDE = "f64, and rows of every float dtype"
    SINGLE = "f32"
    HALF = "f16, bf16"
    INTEGER = "integers"
    COMPLEX = "complex numbers"


def numbers_of(dtype: str) -> Numbers:
    """The class that points of this dtype are computed in."""
    if dtype in PARTS:
        return Numbers.COMPLEX
    if dtype in INTEGERS:
        return Numbers.INTEGER
    if computed_in(dtype) != dtype:
        return Numbers.HALF
    return Numbers.SINGLE if dtype == "f32" else Numbers.WIDE


_KINDS = {Numbers.INTEGER: ValueKind.INTEGER, Numbers.COMPLEX: ValueKind.COMPLEX}


@dataclass(frozen=True)
class Names:
    """Which names of a formula are tensors and which are scalars."""

    tensors: tuple[str, ...]
    scalars: frozenset[str]


@dataclass(frozen=True)
class Rule:
    """A rewrite: `apply` finds the places that `when` describes; `numbers` are the classes it is for; `literal` is false of
    one that takes an infinity for a limit, which operators do not where some modes reduce."""

    name: str
    when: str
    apply: Callable[[Expr, Names], Expr]
    numbers: tuple[Numbers, ...] = (Numbers.WIDE, Numbers.SINGLE, Numbers.HALF)
    literal: bool = True


RULES = (
    Rule("truncation", "trunc of real numbers: floor of the magnitude, with the sign", lambda expr, names: _truncated(expr)),
    Rule(
        "word", "a formula spells out a word of one tensor, whose own form keeps its digits next to a root",
        lambda expr, names: recognise(expr, names.tensors, DEFINITIONS),
    ),
    Rule(
        "word of a product", "a formula spells out a word of a product, which f32 has in pairs",
        lambda expr, names: recognise_of(expr, products_in(expr), SCALED), (Numbers.SINGLE,),
    ),
    Rule(
        "needless choice", "a choice between a function and what it comes to, where 24 bits cannot tell them apart",
        lambda expr, names: without_needless(expr), (Numbers.SINGLE, Numbers.HALF),
    ),
    Rule(
        "limit", "a factor vanishes at an infinity faster than another grows",
        lambda expr, names: with_limits(expr, names.scalars), literal=False,
    ),
    Rule(
        "order of factors", "a product, whose rounding is to come last: computed parts, then the number, then names",
        lambda expr, names: arranged(expr),
    ),
    Rule(
        "leaky", "where(x > 0, x, x * slope) with an element x: nothing is compared",
        lambda expr, names: leaky(expr, names.tensors), (Numbers.SINGLE,),
    ),
    Rule(
        "ramp", "pieces 0, x * (x + b) / 2b and x that meet at -b and b: nothing is compared",
        lambda expr, names: ramp(expr, names.tensors), (Numbers.SINGLE,),
    ),
)  # fmt: skip


@dataclass(frozen=True)
class Meaning:
    """The expression to compute, typed, and the names of the rules that changed it."""

    expr: Expr
    rules: tuple[str, ...] = ()


class Meanings:
    """The meanings of an operator's formulas, each computed on first use."""

    def __init__(self, op: Operator) -> None:
        self.op = op
        self._parts = {let.name: let.expr for let in op.lets}
        self._names = Names(tuple(p.name for p in op.inputs), frozenset(p.name for p in op.scalars))
        self._found: dict[tuple[Expr, Numbers], Meaning] = {}
        self._spelled: dict[Numbers, Mapping[Expr, str]] = {}

    def of(self, expr: Expr, numbers: Numbers) -> Meaning:
        """The meaning of a formula, or of a part of one."""
        key = expr, numbers
        if key not in self._found:
            self._found[key] = self._made(expr, numbers)
        return self._found[key]

    def parts(self, numbers: Numbers) -> Mapping[Expr, str]:
        """The `let` names of the spec, by the meaning of the part."""
        if numbers not in self._spelled:
            spelled = {self.of(let.expr, numbers).expr: let.name for let in self.op.lets}
            self._spelled[numbers] = MappingProxyType(spelled)
        return self._spelled[numbers]

    def _made(self, expr: Expr, numbers: Numbers) -> Meaning:
        expr = expand(expr, self._parts)
        expr = for_complex(expr) if numbers is Numbers.COMPLEX else of_reals(expr)
        changed = []
        for rule in RULES:
            if numbers in rule.numbers and (rule.literal or not self.op.turns):
                before, expr = expr, rule.apply(expr, self._names)
                changed += [rule.name] if expr != before else []
        return Meaning(of_kind(expr, _KINDS.get(numbers, ValueKind.REAL)), tuple(changed))


def _truncated(expr: Expr) -> Expr:
    if not isinstance(expr, Call):
        return expr
    args = tuple(_truncated(arg) for arg in expr.args)
    if expr.word != "trunc":
        return expr if args == expr.args else Call(expr.word, args, expr.over, expr.span)
    (x,) = args
    down, up = Call("floor", (x,)), Call("neg", (Call("floor", (Call("neg", (x,)),)),))
    return Call("where", (Call("lt", (x, Number(Fraction(0), "0"))), up, down), span=expr.span)


def arranged(expr: Expr) -> Expr:
    """Products in the order that loses the fewest digits: computed factors, the number, then plain names."""
    if not isinstance(expr, Call):
        return expr
    factors = factors_of(expr)
    if len(factors) == 1:
        return Call(expr.word, tuple(arranged(arg) for arg in expr.args), expr.over, expr.span)
    rational = [f for f in factors if isinstance(f, Number) and isinstance(f.value, Fraction)]
    others = [f for f in factors if f not in rational]
    coefficient = product_of([*rational] or [Number(Fraction(1), "1")])
    assert isinstance(coefficient, Number)
    if not others:
        return coefficient
    ordered = [arranged(f) for f in others if isinstance(f, Call)]
    size = abs(Fraction(coefficient.value))
    if size != 1:
        ordered.append(Number(size, coefficient.text.lstrip("-")))
    ordered += [f for f in others if not isinstance(f, Call)]
    result = ordered[0]
    for factor in ordered[1:]:
        result = Call("mul", (result, factor))
    return Call("neg", (result,)) if coefficient.value < 0 else result
