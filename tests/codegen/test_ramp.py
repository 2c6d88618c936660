"""A choice that goes on where its pieces meet is one word; one that jumps, or is steeper, is not."""

from __future__ import annotations

from fractions import Fraction

import pytest

from codegen.kernel.lower_value import Leaf
from codegen.kernel.ramp import ramp_of, ramped
from codegen.language.expression import Call, Expr, Name, Number

X = Name("self")


def number(value: int) -> Number:
    return Number(Fraction(value), str(value))


def choice(low: int, high: int, offset: int, width: int, left: str = "le", right: str = "ge") -> Expr:
    part = Call("div", (Call("add", (number(offset), X)), number(width)))
    inner = Call("where", (Call(right, (X, number(high))), X, Call("mul", (part, X))))
    return Call("where", (Call(left, (X, number(low))), number(0), inner))


def of(expr: Expr, scalar: bool = False) -> str | None:
    return ramped(expr, {"self": Leaf("self", 24, scalar=scalar)})


@pytest.mark.parametrize("left, right", [("le", "ge"), ("lt", "ge"), ("le", "gt"), ("lt", "gt")])
def test_pieces_that_meet(left: str, right: str) -> None:
    text = of(choice(-3, 3, 3, 6, left, right))
    assert text is not None and text.startswith("vf32_ramped(self, 3.0f, 0x1.555556p-3f ")


def test_the_quotient_is_a_little_above() -> None:
    text = of(choice(-2, 2, 2, 4)) or ""
    assert "(self, 2.0f, 0.25f, 0x1p-50f " in text


@pytest.mark.parametrize(
    "low, high, offset, width", [(-3, 3, 3, 5), (-3, 3, 2, 6), (-3, 4, 3, 7), (-3, 2, 3, 6), (3, -3, 3, 6)]
)
def test_pieces_that_do_not(low: int, high: int, offset: int, width: int) -> None:
    assert of(choice(low, high, offset, width)) is None


def test_not_of_scalars() -> None:
    assert of(choice(-3, 3, 3, 6), scalar=True) is None


def test_bound_of_a_ramp() -> None:
    """Which 16-bit kernels compute with: the element and its upper bound."""
    leaf = Leaf("self", 11)
    assert ramp_of(choice(-3, 3, 3, 6), {"self": leaf}) == (leaf, 3)
    assert ramp_of(choice(-3, 3, 2, 6), {"self": leaf}) is None
