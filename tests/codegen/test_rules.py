"""Rewrites of formulas: each fires where its precondition holds, and leaves alone what only looks alike."""

from __future__ import annotations

from fractions import Fraction

import pytest

from codegen.algebra.meaning import RULES
from codegen.algebra.piecewise import leaky, ramp
from codegen.language.expression import Call, Expr, Name, Number

X, SLOPE = Name("self"), Name("slope")
TENSORS = ("self",)


def number(value: int) -> Number:
    return Number(Fraction(value), str(value))


def choice(low: int, high: int, offset: int, width: int, left: str = "le", right: str = "ge") -> Expr:
    part = Call("div", (Call("add", (number(offset), X)), number(width)))
    inner = Call("where", (Call(right, (X, number(high))), X, Call("mul", (part, X))))
    return Call("where", (Call(left, (X, number(low))), number(0), inner))


@pytest.mark.parametrize("left, right", [("le", "ge"), ("lt", "ge"), ("le", "gt"), ("lt", "gt")])
def test_pieces_that_meet(left: str, right: str) -> None:
    assert ramp(choice(-3, 3, 3, 6, left, right), TENSORS) == Call("ramped", (X, number(3)))


@pytest.mark.parametrize(
    "low, high, offset, width", [(-3, 3, 3, 5), (-3, 3, 2, 6), (-3, 4, 3, 7), (-3, 2, 3, 6), (3, -3, 3, 6)]
)
def test_pieces_that_do_not(low: int, high: int, offset: int, width: int) -> None:
    expr = choice(low, high, offset, width)
    assert ramp(expr, TENSORS) == expr


def test_ramps_are_of_elements() -> None:
    expr = choice(-3, 3, 3, 6)
    assert ramp(expr, ()) == expr


def leak(word: str, bound: int, product: Expr) -> Expr:
    return Call("where", (Call(word, (X, number(bound))), X, product))


def test_leaky() -> None:
    for factors in ((X, SLOPE), (SLOPE, X)):
        assert leaky(leak("gt", 0, Call("mul", factors)), TENSORS) == Call("leaky", (X, SLOPE))


@pytest.mark.parametrize(
    "expr",
    [
        leak("ge", 0, Call("mul", (X, SLOPE))),
        leak("gt", 1, Call("mul", (X, SLOPE))),
        leak("gt", 0, Call("mul", (X, X))),
        leak("gt", 0, Call("mul", (X, number(2)))),
        leak("gt", 0, Call("add", (X, SLOPE))),
    ],
)
def test_not_leaky(expr: Expr) -> None:
    assert leaky(expr, TENSORS) == expr


def test_every_rule_says_when() -> None:
    assert len({rule.name for rule in RULES}) == len(RULES) and all(rule.when for rule in RULES)
