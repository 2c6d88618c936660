"""Specialised formulas for the usual values of scalars.

A spec may state the value that a scalar nearly always has. If all such scalars have their usual values in a
call, a kernel with these constants folded in runs: log(1 + exp(beta * self)) / beta becomes softplus(self),
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

# Above this, a function with `settles` equals its limit at inf to 24 bits. The rule is not applied to f64.
_ABOVE = 19


def usual_of(op: Operator) -> dict[str, Number]:
    """The usual values, by the name of the scalar."""
    return {p.name: Number(Fraction(p.usual), p.usual) for p in op.scalars if p.usual is not None}


def with_usual(op: Operator) -> Operator | None:
    """The operator with the usual values in its formulas; None if no scalar has one."""
    known = usual_of(op)
    if not known:
        return None
    lets = tuple(replace(let, expr=_at(let.expr, known)) for let in op.lets)
    formulas = tuple(
        replace(f, cases=tuple(Case(c.when, _at(c.expr, known), c.text) for c in f.cases)) for f in op.formulas
    )
    return replace(op, lets=lets, formulas=formulas)


def _at(expr: Expr, known: dict[str, Number]) -> Expr:
    """The expression with values for scalars, without factors and divisors of 1, and with choices decided where
    numbers alone decide them."""
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
    """Whether a condition holds, if numbers alone decide it; else None."""
    assert isinstance(condition, Call)
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
    """The expression without choices between a function and its limit that make no difference to 24 bits:
    where(x > 20, x, softplus(x)) is softplus(x)."""
    if not isinstance(expr, Call):
        return expr
    args = tuple(without_needless(arg) for arg in expr.args)
    if expr.word == "where" and (name := _beyond(args[0])) is not None:
        if args[1] == _far(args[2], name):
            return args[2]
    return Call(expr.word, args, expr.over, expr.span)


def _beyond(condition: Expr) -> Name | None:
    """The x of a condition x > c or x >= c with c at least _ABOVE; else None."""
    if isinstance(condition, Call) and condition.word in ("gt", "ge"):
        x, limit = condition.args
        if isinstance(x, Name) and isinstance(limit, Number) and limit.value >= _ABOVE:
            return x
    return None


def _far(expr: Expr, name: Name) -> Expr:
    """The limit of an expression where a name is above _ABOVE; parts without a known limit stay as they are."""
    if not isinstance(expr, Call):
        return expr
    if WORDS[expr.word].settles and expr.args == (name,):
        return substituted(formula_of_x(WORDS[expr.word].ends[1]), name)
    if expr.word != "mul":
        return expr
    left, right = (_far(arg, name) for arg in expr.args)
    return right if _is_one(left) else left if _is_one(right) else expr
