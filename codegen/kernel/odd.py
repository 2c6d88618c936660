"""16-bit results that are choices among elements, scalars and products of two of them. They are computed in one word
that is rounded to odd, so that the final rounding to 16 bits gives the correctly rounded value.

Products with a scalar use a separate word: the scalar is prepared once for all elements (multiple.h).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from codegen.kernel.ir import F32, MULTIPLIER, Value
from codegen.kernel.printer import nearest
from codegen.kernel.real_form import RESULT, Evaluation
from codegen.kernel.simd_words import op
from codegen.language.expression import Call, Expr, Name, Number, depends_on


def is_plain(expr: Expr) -> bool:
    """Whether an expression consists only of choices among plain values and products of two of them."""
    return all(
        not isinstance(part, Call) and (not isinstance(part, Number) or _is_exact(part))
        for chosen in _choices(expr)
        for part in (chosen.args if isinstance(chosen, Call) and chosen.word == "mul" else (chosen,))
    )


def _is_exact(number: Number) -> bool:
    return not isinstance(number.value, Fraction) or nearest(number.value, F32) == number.value


def multiplier_of(expr: Expr, scalar: Mapping[str, bool]) -> str:
    """The scalar of an expression that chooses among elements and their products with one scalar; otherwise ""."""
    chosen = list(_choices(expr))
    products = [c for c in chosen if isinstance(c, Call)]
    elements = {c for c in chosen if isinstance(c, Name)}
    elements |= {arg for p in products for arg in p.args if isinstance(arg, Name)}
    scalars = {e for e in elements if scalar[e.name]}
    if len(scalars) != 1 or len(chosen) != len(products) + sum(isinstance(c, Name) for c in chosen):
        return ""
    (found,) = scalars
    fit = all(sum(arg == found for arg in p.args) == 1 and len(set(p.args) & elements) == 2 for p in products)
    alone = found not in chosen and not any(found.name in depends_on(c, {}) for c in _conditions(expr))
    return found.name if fit and alone else ""


def rounded_to_odd(e: Evaluation, expr: Expr, store: str) -> Value:
    """The value of such an expression, rounded to odd. A scalar of kind MULTIPLIER is one prepared for products."""
    if not isinstance(expr, Call):
        return e.value(expr).value
    if expr.word == "where":
        condition = e.mask(expr.args[0])
        yes, no = (rounded_to_odd(e, arg, store) for arg in expr.args[1:])
        return e.let(e.one("where", condition, yes, no), expr, e.either(*expr.args[1:])).value
    a, b = (e.value(arg) for arg in expr.args)
    if MULTIPLIER in (a.value.kind, b.value.kind):
        one, multiplier = (b, a) if a.value.kind == MULTIPLIER else (a, b)
        return e.let(op(f"vf32_multiple{store}", one.value, multiplier.value), expr, "multiple").value
    word = "mul" if e.exact_product(a, b) else "mul_odd"
    return e.let(e.one(word, a.value, b.value), expr, RESULT["mul"]).value


def _choices(expr: Expr) -> Iterator[Expr]:
    """The expressions that the branches of nested choices end in."""
    if isinstance(expr, Call) and expr.word == "where":
        for branch in expr.args[1:]:
            yield from _choices(branch)
    else:
        yield expr


def _conditions(expr: Expr) -> Iterator[Expr]:
    if isinstance(expr, Call) and expr.word == "where":
        yield expr.args[0]
        for branch in expr.args[1:]:
            yield from _conditions(branch)
