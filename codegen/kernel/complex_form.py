"""Complex formulas: one C word for each word of the language, on vectors of complex numbers.

c64 is computed in f64, which has more than twice its digits and holds its products exactly. c128 is computed in
pairs of f64 with a separate exponent and rounded at the end (runtime/simd/complex/complex_scaled.h), unless the
real and imaginary part of the result are each a part of an input or the sum of two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from codegen.kernel.body import Body
from codegen.kernel.ir import COMPLEX, DOUBLE, SCALED, Function, Kind, Leaf, Literal, Value
from codegen.kernel.real_form import RESULT
from codegen.kernel.simd_words import on, op
from codegen.language.expression import COMPARISONS, Call, Expr, Name, Number
from codegen.language.formula import show
from codegen.language.words import KNOWN

_HINTS = {**RESULT, "conj": "conjugate", "eq": "is_eq", "ne": "is_ne"}


@dataclass
class Complexes:
    """The values of one function's expressions; `own` is the kind in which they are computed."""

    own: Kind
    leaves: Mapping[str, Leaf]
    names: Mapping[Expr, str]
    body: Body = field(default_factory=Body)

    def value(self, expr: Expr) -> Value:
        """The local that holds an expression's value, or the parameter."""
        if isinstance(expr, Name):
            leaf = self.leaves[expr.name]
            return leaf if self.own is COMPLEX else self._local(expr, on(SCALED, "of", leaf), f"{leaf.name}_scaled")
        if isinstance(expr, Number):
            number = Literal(expr.value, DOUBLE)
            make = "of" if self.own is COMPLEX else "of_number"
            return self._local(expr, on(self.own, make, number), "one" if expr.value == 1 else "number")
        if self.own is COMPLEX and (joined := _with_product(expr)) is not None:
            word_of_sum, operands = joined
            return self._local(expr, on(COMPLEX, word_of_sum, *map(self.value, operands)), _HINTS[expr.word])
        word = KNOWN[expr.word]
        if word.elementary or word.parts:
            return self._local(expr, on(self.own, word.c, *map(self.leaf, expr.args)), word.c)
        args = [self.value(arg) for arg in expr.args]
        return self._local(expr, on(self.own, expr.word, *args), _HINTS.get(expr.word, expr.word))

    def leaf(self, expr: Expr) -> Leaf:
        assert isinstance(expr, Name)
        return self.leaves[expr.name]

    def _local(self, expr: Expr, value: Value, hint: str) -> Value:
        return self.body.let(value, self.names.get(expr, hint))


def complex_function(
    name: str, expr: Expr, dtype: str, leaves: Mapping[str, Leaf], names: Mapping[Expr, str]
) -> Function:
    numbers = Complexes(SCALED if dtype == "c128" and not _by_parts(expr) else COMPLEX, leaves, names)
    params = tuple(leaves.values())
    if numbers.own is COMPLEX:
        return numbers.body.function(name, params, numbers.value(expr), f"{show(expr)}: parts in f64.")
    about = f"{show(expr)}: parts in pairs of f64, rounded once."
    if (joined := _with_product(expr)) is not None:
        word, operands = joined
        return Function(name, params, (), op(f"vf64_complex_{word}_round", *map(numbers.leaf, operands)), about=about)
    if isinstance(expr, Call) and KNOWN[expr.word].of_one:
        value = op(f"vf64_complex_{KNOWN[expr.word].c}_round", numbers.leaf(expr.args[0]))
        return Function(name, params, (), value, about=about)
    return numbers.body.function(name, params, on(SCALED, "round", numbers.value(expr)), about)


def _with_product(expr: Expr) -> tuple[str, tuple[Expr, ...]] | None:
    """The word of a sum or a difference of an element and a product of two, in which digits stay that cancel, and its
    operands: the factors, then what they are added to or subtracted from."""
    if isinstance(expr, Call) and expr.word in ("add", "sub") and isinstance(product := expr.args[1], Call):
        operands = (*product.args, expr.args[0])
        if product.word == "mul" and all(isinstance(operand, Name) for operand in operands):
            return ("fma" if expr.word == "add" else "fnma"), operands
    return None


def _by_parts(expr: Expr) -> bool:
    """Whether f64 rounds each part at most once: the expression is an input or a sum of two, up to signs, or compares
    two inputs, or has them as parts."""
    if isinstance(expr, Call) and (expr.word in COMPARISONS or KNOWN[expr.word].bound == "exact" and KNOWN[expr.word].parts):
        return True
    while isinstance(expr, Call) and expr.word in ("neg", "conj"):
        (expr,) = expr.args
    terms = expr.args if isinstance(expr, Call) and expr.word in ("add", "sub") else (expr,)
    return all(_is_signed_input(term) for term in terms)


def _is_signed_input(expr: Expr) -> bool:
    while isinstance(expr, Call) and expr.word in ("neg", "conj"):
        (expr,) = expr.args
    return isinstance(expr, Name)
