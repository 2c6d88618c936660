"""Symbolic derivatives of formulas, in the words of the vocabulary.

A backward operator's formula has to be the derivative of its forward operator's. ``slope`` derives it from
the forward formula, and a test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from codegen.algebra.normal_form import substituted
from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.words import WORDS, formula_of_x

ZERO = Number(Fraction(0), "0")
ONE = Number(Fraction(1), "1")


class NoDerivative(Exception):
    """Raised for a word without a derivative; the text names it."""


# --- building, with the trivial cases folded ------------------------------------------------------


def add(a: Expr, b: Expr) -> Expr:
    if a == ZERO:
        return b
    return a if b == ZERO else Call("add", (a, b))


def sub(a: Expr, b: Expr) -> Expr:
    if b == ZERO:
        return a
    return neg(b) if a == ZERO else Call("sub", (a, b))


def neg(a: Expr) -> Expr:
    return ZERO if a == ZERO else Call("neg", (a,))


def mul(a: Expr, b: Expr) -> Expr:
    if ZERO in (a, b):
        return ZERO
    if a == ONE:
        return b
    return a if b == ONE else Call("mul", (a, b))


def div(a: Expr, b: Expr) -> Expr:
    return ZERO if a == ZERO else Call("div", (a, b))


# --- the derivative -------------------------------------------------------------------------------


def slope(expr: Expr, by: str, parts: Mapping[str, Expr] | None = None) -> Expr:
    """The derivative with respect to the parameter `by`; `parts` are the spec's `let` parts.

    Conditions are treated as constant: at the boundary of two pieces the derivative is that of the piece
    that the point belongs to.
    """
    known = parts or {}
    if isinstance(expr, Number):
        return ZERO
    if isinstance(expr, Name):
        if expr.name in known:
            return slope(known[expr.name], by, known)
        return ONE if expr.name == by else ZERO
    if expr.over is not None:
        raise NoDerivative(f"'{expr.word}' along an axis depends on a whole row")
    if expr.word == "where":
        condition, yes, no = expr.args
        a, b = slope(yes, by, known), slope(no, by, known)
        return a if a == b else Call("where", (condition, a, b))
    if expr.word in ("min", "max"):
        return slope(_chosen(expr), by, known)
    return _slope_of_call(expr, [slope(arg, by, known) for arg in expr.args])


def _chosen(expr: Call) -> Expr:
    """min and max rewritten as `where`."""
    test = "lt" if expr.word == "min" else "gt"
    a, b = expr.args
    return Call("where", (Call(test, (b, a)), b, a))


def _slope_of_call(expr: Call, slopes: list[Expr]) -> Expr:
    word, args = expr.word, expr.args
    if word == "neg":
        return neg(slopes[0])
    if word == "add":
        return add(slopes[0], slopes[1])
    if word == "sub":
        return sub(slopes[0], slopes[1])
    if word == "mul":
        return add(mul(slopes[0], args[1]), mul(args[0], slopes[1]))
    if word == "div":
        first = div(slopes[0], args[1])
        return sub(first, div(mul(args[0], slopes[1]), mul(args[1], args[1])))
    if all(slope == ZERO for slope in slopes):
        return ZERO
    if not WORDS[word].slope:
        raise NoDerivative(f"'{word}' has no known derivative")
    return mul(substituted(formula_of_x(WORDS[word].slope), args[0]), slopes[0])


def vanishes(expr: Expr, by: str, parts: Mapping[str, Expr]) -> bool:
    """Whether the form of an expression shows that it is zero where the parameter `by` is."""
    if isinstance(expr, Number):
        return expr.value == 0
    if isinstance(expr, Name):
        return vanishes(parts[expr.name], by, parts) if expr.name in parts else expr.name == by
    zero = [vanishes(arg, by, parts) for arg in expr.args]
    if expr.word == "mul":
        return any(zero)
    if expr.word in ("div", "neg", "abs", "sqrt", "floor", "sum"):
        return zero[0]
    return all(zero[1:] if expr.word == "where" else zero) and expr.word in ("where", "add", "sub", "min", "max")
