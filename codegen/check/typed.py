"""The typed operator: a kind on every node of its formulas, whose conditions are numbers."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from codegen.language.expression import Call, Expr, Number, ValueKind, of_kind
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.language.type_dtypes import integer_dtypes, kernel_dtypes


def number_kind(op: Operator, facts: Facts) -> ValueKind:
    """The kind of the numbers in formulas: real, unless the operator computes only in integers or only in complex
    numbers. For a single class of dtypes, algebra/meaning.py assigns the kind."""
    if kernel_dtypes(op, facts) or op.truncates:
        return ValueKind.REAL
    return ValueKind.INTEGER if integer_dtypes(op, facts) else ValueKind.COMPLEX


def as_numbers(op: Operator) -> Operator:
    """The operator with 1 and 0 for the conditions that it stores: what holds for numbers then holds for them."""
    conditions = {p.name for p in op.outputs if p.truth}

    def number(condition: Expr) -> Expr:
        one, zero = Number(Fraction(1), "1", condition.span), Number(Fraction(0), "0", condition.span)
        return Call("where", (condition, one, zero), span=condition.span)

    formulas = tuple(
        replace(f, cases=tuple(replace(c, expr=number(c.expr)) for c in f.cases)) if f.output in conditions else f
        for f in op.formulas
    )
    return replace(op, formulas=formulas)


def typed(op: Operator, number: ValueKind) -> Operator:
    """The operator with kind `number` on the numbers of its formulas. Preconditions use real numbers and flags."""
    flags = {mode.name for mode in op.flags}
    return replace(
        op,
        lets=tuple(replace(let, expr=of_kind(let.expr, number)) for let in op.lets),
        formulas=tuple(
            replace(f, cases=tuple(replace(c, expr=of_kind(c.expr, number)) for c in f.cases)) for f in op.formulas
        ),
        requires=tuple(replace(r, expr=of_kind(r.expr, ValueKind.REAL, flags)) for r in op.requires),
    )
