"""Continuous piecewise functions as words that need no comparison; f32 has these words.

    leaky(x, s)    where(x > 0, x, x * s)
    ramped(x, b)   where(x <= -b, 0, where(x >= b, x, x * (x + b) / 2b)): max(x, -b) * (min(max(x, -b), b) + b) / 2b
"""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from codegen.algebra.normal_form import Sum, normal
from codegen.language.expression import Call, Expr, Name, Number


def leaky(expr: Expr, tensors: Collection[str]) -> Expr:
    """leaky(x, slope) for where(x > 0, x, x * slope) of a tensor x; any other expression as it is."""
    if not isinstance(expr, Call) or expr.word != "where":
        return expr
    condition, x, product = expr.args
    if not (isinstance(condition, Call) and condition.word == "gt" and condition.args[0] == x):
        return expr
    if not (isinstance(product, Call) and product.word == "mul" and x in product.args) or not is_zero(condition.args[1]):
        return expr
    (slope,) = [arg for arg in product.args if arg != x] or [x]
    plain = isinstance(x, Name) and x.name in tensors and isinstance(slope, Name) and slope != x
    return Call("leaky", (x, slope)) if plain else expr


def ramp(expr: Expr, tensors: Collection[str]) -> Expr:
    """ramped(x, b) for the three pieces above of a tensor x; any other expression as it is."""
    if not isinstance(expr, Call) or expr.word != "where" or not is_zero(expr.args[1]):
        return expr
    rest = expr.args[2]
    if not isinstance(rest, Call) or rest.word != "where":
        return expr
    x = rest.args[1]
    low, high = _bound(expr.args[0], x, ("lt", "le")), _bound(rest.args[0], x, ("gt", "ge"))
    if not isinstance(x, Name) or x.name not in tensors or low is None or high is None or low != -high:
        return expr
    bound, width = Number(high, str(high)), Number(2 * high, str(2 * high))
    inside = Call("mul", (x, Call("div", (Call("add", (x, bound)), width))))
    return Call("ramped", (x, bound)) if _is_plain(high) and normal(rest.args[2]) == normal(inside) else expr


def _bound(condition: Expr, x: Expr, words: tuple[str, str]) -> Fraction | None:
    """The number that x is compared with by one of these words; else None."""
    if not isinstance(condition, Call) or condition.word not in words or condition.args[0] != x:
        return None
    bound = normal(condition.args[1])
    return bound.constant if isinstance(bound, Sum) and not bound.terms else None


def is_zero(expr: Expr) -> bool:
    return isinstance(expr, Number) and expr.value == 0




def _is_plain(bound: Fraction) -> bool:
    """Whether a bound is exact in f32 and far from both ends of the range of f32."""
    power_of_two = bound.denominator & (bound.denominator - 1) == 0
    return power_of_two and bound.numerator.bit_length() <= 24 and Fraction(1, 2**40) < bound < 2**40
