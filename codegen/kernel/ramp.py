"""A number times how far it has come from one bound to the other, without comparisons.

where(x <= -3, 0, where(x >= 3, x, x * ((x + 3) / 6))) goes on where one piece ends and the next begins: it is
max(x, -3) * (min(max(x, -3), 3) + 3) / 6, at which nothing is compared. In f32 a word does that; for 16-bit
results, which single words suffice for, lower_short.py spells it out.
"""

from __future__ import annotations

from fractions import Fraction

from codegen.algebra.normal_form import Sum, normal
from codegen.kernel.lower_value import Leaf, constant, nearest
from codegen.language.expression import Call, Expr, Name, Number


def ramped(expr: Expr, leaves: dict[str, Leaf]) -> str | None:
    """The result of such an expression in C, in f32."""
    ramp = ramp_of(expr, leaves)
    if ramp is None:
        return None
    x, high = ramp
    # A little above the quotient, by which the word tells the signs of zeros.
    quotient = 1 / (2 * high)
    unit = nearest(quotient, "vf32")
    lack = nearest(quotient - unit + unit / 2**48, "vf32")
    first, second = constant(unit, "vf32", f"1 / {2 * high}"), constant(lack, "vf32", "and above the rest")
    return f"vf32_ramped({x.text}, {constant(high, 'vf32')}, {first}, {second})"


def ramp_of(expr: Expr, leaves: dict[str, Leaf]) -> tuple[Leaf, Fraction] | None:
    """The element and the upper bound of such an expression; the lower bound is its opposite."""
    if not isinstance(expr, Call) or expr.word != "where":
        return None
    condition, zero, rest = expr.args
    if not isinstance(zero, Number) or zero.value != 0 or not isinstance(rest, Call) or rest.word != "where":
        return None
    x = rest.args[1]
    low, high = _bound(condition, x, ("lt", "le")), _bound(rest.args[0], x, ("gt", "ge"))
    if not isinstance(x, Name) or leaves[x.name].scalar or low is None or high is None:
        return None
    width = Number(high - low, str(high - low))
    inside = Call("mul", (x, Call("div", (Call("add", (x, Number(high, str(high)))), width))))
    if low != -high or not _is_plain(high) or normal(rest.args[2]) != normal(inside):
        return None
    return leaves[x.name], high


def _bound(condition: Expr, x: Expr, words: tuple[str, str]) -> Fraction | None:
    """The number that x is compared with in one of these ways."""
    if not isinstance(condition, Call) or condition.word not in words or condition.args[0] != x:
        return None
    bound = normal(condition.args[1])
    return bound.constant if isinstance(bound, Sum) and not bound.terms else None


def _is_plain(bound: Fraction) -> bool:
    """Whether a bound is a float far from both ends of their range."""
    return nearest(bound, "vf32") == bound and Fraction(1, 2**40) < bound < 2**40
