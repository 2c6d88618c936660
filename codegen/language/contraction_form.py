"""Which form of contraction a formula has.
"""

from __future__ import annotations

from dataclasses import replace

from codegen.language.chain_form import chain_of
from codegen.language.contraction import Contraction
from codegen.language.expression import Call, Expr
from codegen.language.gradient_form import GRADIENT, gradient_of
from codegen.language.product_form import products_of
from codegen.language.triangle_form import SOLVED, solved_of


def contraction_of(expr: Expr, space: tuple[str, ...]) -> Contraction | None:
    """What an expression contracts; None if it has another form."""
    if isinstance(expr, Call) and expr.word == SOLVED:
        return solved_of(expr, space)
    if isinstance(expr, Call) and expr.word == GRADIENT:
        return gradient_of(expr, space)
    chain = chain_of(expr)
    return replace(chain, space=space) if chain is not None else products_of(expr, space)
