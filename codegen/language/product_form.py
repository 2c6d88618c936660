"""The form of contractions of two tensors.

    space: [m, n]
    out:   beta * self + alpha * sum(mat1[m, k] * mat2[k, n], over: k)

The right factor may be whole numbers with an offset and a scale, which have an element for each column and each group of
so many indices of the summed axis, as an integer says (Weights):

    out:   sum(x[m, k] * ((weight[k, n] + offset[k/size, n]) * scale[k/size, n]), over: k)

Several axes that are summed along are joined, and an axis of a tensor may be more than a name then (Axis):

    space: [n, g*o, p...]
    out:   sum(x[n, g*c, windows(p..., q..., stride, padding, dilation)] * w[g*o, c, q...], over: [c, q...])
"""

from __future__ import annotations

import re
from dataclasses import replace

from codegen.language.contracted_axes import BATCH
from codegen.language.contraction import Contraction, Term, Weights
from codegen.language.expression import Call, Expr, Name, Number


def products_of(expr: Expr, space: tuple[str, ...]) -> Contraction | None:
    """What an expression contracts that has this form; None if it has another one."""
    terms = [_term(part) for part in (expr.args if isinstance(expr, Call) and expr.word == "add" else (expr,))]
    products = [(term, found) for term in terms if (found := _factors(term.value)) is not None]
    others = [term for term in terms if _factors(term.value) is None]
    if len(products) != 1 or any(not isinstance(t.value, Name) for t in others):
        return None
    ((product, (left, right, weights, inner)),) = products
    addend = others[0] if others else None
    if not space:
        return Contraction(left, right, inner, space, product, addend) if weights is None else None
    if inner.startswith("["):
        summed = tuple(re.split(", ", inner[1:-1]))
        return Contraction(left, right, inner, space, product, addend, None, None, summed) if weights is None else None
    if any(isinstance(t.value, Name) and t.value.axes is not None for t in others):
        return None
    batch = next((a for a in space[:1] if (left.axes or ())[:1] == (right.axes or ())[:1] == (a,) and a not in (inner, BATCH)), None)
    if batch is None or weights is not None:
        return Contraction(left, right, inner, space, product, addend, None, weights)
    left, right = (replace(n, axes=(BATCH, *(n.axes or ())[1:])) for n in (left, right))
    return Contraction(left, right, inner, (BATCH, *space[1:]), product, addend, batch)


def _term(expr: Expr) -> Term:
    """where(s == 0, 0, s * x), s * x or x."""
    if isinstance(expr, Call) and expr.word == "where":
        zero, nothing, value = expr.args
        term = _term(value)
        if term.factor is not None and _is_zero(nothing) and _tests(zero, term.factor):
            return Term(term.value, term.factor, True)
    if isinstance(expr, Call) and expr.word == "mul" and isinstance(expr.args[0], Name) and expr.args[0].axes is None:
        return Term(expr.args[1], expr.args[0].name)
    return Term(expr)


def _is_zero(expr: Expr) -> bool:
    return isinstance(expr, Number) and expr.value == 0


def _tests(expr: Expr, name: str) -> bool:
    """Whether an expression is `name == 0`."""
    if not isinstance(expr, Call) or expr.word != "eq":
        return False
    first, second = expr.args
    return isinstance(first, Name) and first.name == name and _is_zero(second)


def summed_product(expr: Expr) -> tuple[Expr, Expr, str] | None:
    """Of sum(a * b, over: k): a, b and k."""
    if not isinstance(expr, Call) or expr.word != "sum" or expr.over is None or len(expr.args) != 1:
        return None
    (product,) = expr.args
    if not isinstance(product, Call) or product.word != "mul":
        return None
    left, right = product.args
    return left, right, expr.over


def _factors(expr: Expr) -> tuple[Name, Name, Weights | None, str] | None:
    """Of sum(a[m, k] * b[k, n], over: k): both tensors, what the second one is weighed by, and k."""
    found = summed_product(expr)
    if found is None:
        return None
    left, (right, weights), over = found[0], _weighed(found[1]), found[2]
    if isinstance(left, Name) and isinstance(right, Name) and left.axes is not None and right.axes is not None:
        return left, right, weights, over
    return None


def _weighed(expr: Expr) -> tuple[Expr, Weights | None]:
    """Of (w + o) * s: w, and what it is weighed by; any other factor as it is."""
    if not isinstance(expr, Call) or expr.word != "mul":
        return expr, None
    whole, scale = expr.args
    if not isinstance(whole, Call) or whole.word != "add" or len(whole.args) != 2:
        return expr, None
    weight, offset = whole.args
    if not isinstance(scale, Name) or scale.axes is None or not isinstance(offset, Name) or offset.axes is None:
        return expr, None
    return weight, Weights(scale, offset)
