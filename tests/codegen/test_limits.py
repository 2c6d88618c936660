"""Products with a vanishing factor are rewritten; others stay as they are."""

from __future__ import annotations

import pytest

from codegen.algebra.limits import with_limits
from codegen.language.formula import show
from oracle_tools import operator


def limited(text: str) -> str:
    op = operator(text, ("x", "g"), ("a",))
    return show(with_limits(op.formulas[0].cases[0].expr, frozenset({"a"})))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("x * sigmoid(2 * x)", "where(x < -2**100, -2**100, x) * sigmoid(2 * x)"),
        ("x * sigmoid(-2 * x)", "where(x > 2**100, 2**100, x) * sigmoid(-2 * x)"),
        ("x * exp(x)", "where(x < -2**100, -2**100, x) * exp(x)"),
        ("x * (1 - sigmoid(x))", "where(x > 2**100, 2**100, x) * (1 - sigmoid(x))"),
        (
            "x * sigmoid(a * x)",
            "where(a * x < -2**100, where(x < 0, -1, 1), x) * sigmoid(a * x)",
        ),
        # An infinity of its own is a true one; a bounded function needs no help.
        ("g * sigmoid(x)", "g * sigmoid(x)"),
        # A sum that shares nothing but a scalar with the argument does not grow with it.
        ("x * sigmoid(min(x, a)) * (g + a)", "where(min(x, a) < -2**100, where(x < 0, -1, 1), x) * sigmoid(min(x, a)) * (g + a)"),
        ("sigmoid(min(x, a)) * (g + a)", "sigmoid(min(x, a)) * (g + a)"),
        ("tanh(x) * sigmoid(x)", "tanh(x) * sigmoid(x)"),
        ("x * tanh(x)", "x * tanh(x)"),
        ("where(x > 0, x, a * expm1(x))", "where(x > 0, x, a * expm1(x))"),
    ],
)
def test_limits(text: str, wanted: str) -> None:
    assert limited(text) == wanted
