"""Kernels for the usual values of scalars.

A scalar may say in the spec which value it has nearly always. Where all that do have theirs, another kernel
is run, with the numbers in the place of the scalars: log(1 + exp(beta * self)) / beta is softplus(self) then,
a formula of one tensor without scalars.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction

from codegen.algebra.normal_form import substituted
from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.operator import Case, Operator
from codegen.language.words import WORDS, formula_of_x

_ONE = Fraction(1)

_COMPARED: Mapping[str, Callable[..., bool]] = {
    "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge, "eq": operator.eq, "ne": operator.ne,
}  # fmt: skip

# From here on a function that settles is its end, to the digits of 24 bits. Of f64, which has more, no kernel
# looks here.
_ABOVE = 19


def usual_of(op: Operator) -> dict[str, Number]:
    """The scalars that have a usual value, and the values."""
    return {p.name: Number(Fraction(p.usual), p.usual) for p in op.scalars if p.usual is not None}


def with_usual(op: Operator) -> Operator | None:
    """The operator with the usual values in its formulas; None if its scalars have none."""
    known = usual_of(op)
    if not known:
        return None
    lets = tuple(replace(let, expr=_at(let.expr, known)) for let in op.lets)
    formulas = tuple(
        replace(f, cases=tuple(Case(c.when, _at(c.expr, known), c.text) for c in f.cases)) for f in op.formulas
    )
    return replace(op, lets=lets, formulas=formulas)


def _at(expr: Expr, known: dict[str, Number]) -> Expr:
    """The expression at values of scalars, without the factors and divisors that are 1, and without choices that
    the values make."""
    if isinstance(expr, Name):
        return known.get(expr.name, expr)
    if not isinstance(expr, Call):
        return expr
    made = Call(expr.word, tuple(_at(arg, known) for arg in expr.args), expr.over, expr.span)
    if made.word == "mul":
        left, right = made.args
        return right if _is_one(left) else left if _is_one(right) else made
    if made.word == "div" and _is_one(made.args[1]):
        return made.args[0]
    if made.word == "where" and (chosen := _known_truth(made.args[0])) is not None:
        return made.args[1] if chosen else made.args[2]
    return made


def _known_truth(condition: Expr) -> bool | None:
    """Whether a condition holds, where numbers alone decide it; None where they do not."""
    if not isinstance(condition, Call):
        return None
    if condition.word in _COMPARED:
        a, b = condition.args
        if isinstance(a, Number) and isinstance(b, Number):
            return _COMPARED[condition.word](a.value, b.value)
        return None
    truths = [_known_truth(arg) for arg in condition.args]
    if condition.word == "not":
        return None if truths[0] is None else not truths[0]
    decides = condition.word == "or"
    return decides if decides in truths else None if None in truths else not decides


def _is_one(expr: Expr) -> bool:
    return isinstance(expr, Number) and expr.value == _ONE


def without_needless(expr: Expr) -> Expr:
    """The expression without choices between a function and what it comes to, for numbers of up to 24 bits,
    which cannot tell them apart where the choice is made: where(x > 20, x, softplus(x)) is softplus(x)."""
    if not isinstance(expr, Call):
        return expr
    args = tuple(without_needless(arg) for arg in expr.args)
    if expr.word == "where" and (name := _beyond(args[0])) is not None:
        if args[1] == _far(args[2], name):
            return args[2]
    return Call(expr.word, args, expr.over, expr.span)


def _beyond(condition: Expr) -> Name | None:
    """The x of a condition x > c for a c above which the functions have come to their limits."""
    if isinstance(condition, Call) and condition.word in ("gt", "ge"):
        x, limit = condition.args
        if isinstance(x, Name) and isinstance(limit, Number) and limit.value >= _ABOVE:
            return x
    return None


def _far(expr: Expr, name: Name) -> Expr:
    """What an expression comes to where a name is large."""
    if not isinstance(expr, Call):
        return expr
    if WORDS[expr.word].settles and expr.args == (name,):
        return substituted(formula_of_x(WORDS[expr.word].ends[1]), name)
    if expr.word != "mul":
        return expr
    left, right = (_far(arg, name) for arg in expr.args)
    return right if _is_one(left) else left if _is_one(right) else expr
