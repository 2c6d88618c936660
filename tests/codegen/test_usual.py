"""Formulas at the usual values of scalars, and choices that make no difference in 24 bits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from codegen.algebra.specialise import with_usual, without_needless
from codegen.language.formula import show
from codegen.language.operator import Operator
from codegen.language.params import ScalarParam
from oracle_tools import operator


def usual(text: str, **values: str) -> Operator:
    op = operator(text, ("x", "g"), ("a", "b"))
    params = (replace(p, usual=values.get(p.name)) if isinstance(p, ScalarParam) else p for p in op.params)
    return replace(op, params=tuple(params))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("where(a * x > b, x, softplus(a * x) / a)", "where(x > 20, x, softplus(x))"),
        ("a * expm1(x / a)", "expm1(x)"),
        ("x * a * a", "x"),
        ("a / x", "1 / x"),
        ("b * x", "20 * x"),
        ("x - a", "x - 1"),
        # Choices that numbers decide.
        ("x + where(a < 1 or a > 1, a, 1) * g", "x + g"),
        ("where(a == 1 and not a != 1, x, g)", "x"),
        ("where(a > 1 and x > 0, x, g)", "g"),
        ("where(a < 2 and x > 0, x, g)", "where(1 < 2 and x > 0, x, g)"),
    ],
)
def test_numbers_take_the_place_of_scalars(text: str, wanted: str) -> None:
    made = with_usual(usual(text, a="1", b="20"))
    assert made is not None
    assert show(made.formulas[0].cases[0].expr) == wanted


def test_other_scalars_stay() -> None:
    made = with_usual(usual("b * expm1(x / a)", a="1"))
    assert made is not None
    assert show(made.formulas[0].cases[0].expr) == "b * expm1(x)"


def test_without_usual_values() -> None:
    assert with_usual(usual("b * expm1(x / a)")) is None


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("where(x > 20, x, softplus(x))", "softplus(x)"),
        ("where(x >= 20, g, g * sigmoid(x))", "g * sigmoid(x)"),
        ("where(x > 20, 1, sigmoid(x))", "sigmoid(x)"),
        # Below the bound the two differ, and functions other than the limit differ everywhere.
        ("where(x > 16, x, softplus(x))", "where(x > 16, x, softplus(x))"),
        ("where(x > 20, g, softplus(x))", "where(x > 20, g, softplus(x))"),
        ("where(x < 20, x, softplus(x))", "where(x < 20, x, softplus(x))"),
        ("where(g > 20, x, softplus(x))", "where(g > 20, x, softplus(x))"),
        ("where(x > 20, x, softplus(2 * x))", "where(x > 20, x, softplus(2 * x))"),
        ("where(x > 20, g, g / sigmoid(x))", "where(x > 20, g, g / sigmoid(x))"),
    ],
)
def test_needless_choices(text: str, wanted: str) -> None:
    assert show(without_needless(operator(text, ("x", "g"), ()).formulas[0].cases[0].expr)) == wanted
