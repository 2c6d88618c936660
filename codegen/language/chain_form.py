"""The form of products in a chain, which have the weights of a row of sums as their left factor:

    space: [b, h, s, e]
    out:   sum(softmax(scale * sum(q[b, h, s, d] * k[b, h, t, d], over: d) + shift[b, h, s, t], over: t) * v[b, h, t, e], over: t)

Scores may be multiplied when what is added has been, scale * (sum(...) + shift[...]). Behind its axis, softmax may say which
scores it drops: those at which a mask is not 0, and those outside a band of each row. What there is of each row of scores may be
other outputs:

    out:     sum(softmax(..., over: t, drop: mask[b?, h?, s, t], band: [mode, before, after]) * v[b, h, t, e], over: t)
    highest: greatest_score[b, h, s, 8]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from codegen.language.contraction import Contraction
from codegen.language.expression import DROP, Call, Expr, Name, Number
from codegen.language.product_form import products_of, summed_product

WEIGHTS = "softmax"  # the word for what a row of scores weighs
SEVERAL = "several"  # of a band: it counts for several rows
OF_ROWS = {"greatest_score": "GREATEST", "total_weight": "TOTAL", "log_total": "LOG"}  # what there is of each row of scores


def chain_of(expr: Expr) -> Contraction | None:
    """Of sum(softmax(scores, over: t) * v[t, n], over: t): all but the space."""
    product = summed_product(expr)
    if product is None:
        return None
    weights, right, over = product
    weighs = isinstance(weights, Call) and weights.word == WEIGHTS and weights.over == over and len(weights.args) == 1
    if not isinstance(weights, Call) or not weighs or not isinstance(right, Name) or right.axes is None:
        return None
    found = _chained(weights.args[0], right, over)
    return _dropping(found, weights.behind) if found is not None else None


def _chained(scores: Expr, right: Name, inner: str) -> Contraction | None:
    """The chain of which these are the scores."""
    if isinstance(scores, Call) and scores.word == "mul" and isinstance(scores.args[0], Name) and scores.args[0].axes is None:
        whole = scores.args[1]
        if isinstance(whole, Call) and whole.word == "add":
            last = _chained(whole, right, inner)
            return replace(last, product=replace(last.product, factor=scores.args[0].name), scales_last=True) if last is not None and last.product.factor is None else None
    found = products_of(scores, ())
    if found is None or found.product.skips:
        return None
    axes = found.addend.value.axes if found.addend is not None and isinstance(found.addend.value, Name) else ()
    if axes is None or found.addend is not None and found.addend.factor is not None:
        return None
    return Contraction(found.left, right, inner, (), found.product, found.addend, summed=(inner,), chain=found.right, link=found.inner)


def _dropping(found: Contraction, behind: tuple[Call, ...]) -> Contraction | None:
    """The chain with what drops some of its scores: a mask, and perhaps a band."""
    for part in behind:
        if part.word == DROP:
            mask = part.args[0]
            if not isinstance(mask, Name) or mask.axes is None:
                return None
            found = replace(found, drop=mask)
        else:
            texts = tuple(arg.name if isinstance(arg, Name) else _number(arg) for arg in part.args)
            found = replace(found, band=texts[:3], several=texts[3:] == (SEVERAL,))
    return found


def _number(expr: Expr) -> str:
    """A number as the spec has it; "" of anything else."""
    return expr.text if isinstance(expr, Number) else ""


def with_rows(c: Contraction, outputs: Mapping[str, Expr]) -> Contraction | None:
    """The same with outputs that have something of each row of scores; None if one has another form."""
    rows = [(name, expr) for name, expr in outputs.items() if isinstance(expr, Name) and expr.name in OF_ROWS and expr.axes is not None]
    return replace(c, rows=tuple(rows)) if c.chain is not None and len(rows) == len(outputs) else None
