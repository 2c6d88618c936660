"""The form of what a triangular matrix has to be multiplied by, and of that matrix alone:

    space: [..., k, n]
    out:   solved(a[..., k, k], b[..., k, n], upper, turned, ones)
    kept:  triangle(a[..., k, k], upper)
"""

from __future__ import annotations

from dataclasses import replace

from codegen.language.contraction import Contraction, Solved, Term
from codegen.language.expression import Call, Expr, Name

SOLVED = "solved"  # the word for what a triangular matrix is multiplied by
TRIANGLE = "triangle"  # and for that matrix, without what is on the other side of its diagonal


def solved_of(expr: Call, space: tuple[str, ...]) -> Contraction | None:
    """Of solved(a[k, k], b[k, n], upper, turned, ones): both tensors, and the flags."""
    named = [arg for arg in expr.args if isinstance(arg, Name) and arg.axes is not None]
    if len(named) != 2 or len(expr.args) != 2 or expr.over is None:
        return None
    left, right = named
    upper, turned, ones = expr.over.split(", ")
    return Contraction(left, right, (left.axes or ("",))[-1], space, Term(expr), None, solved=Solved(upper, turned, ones))


def with_triangle(c: Contraction, output: str, expr: Expr) -> Contraction | None:
    """The same with an output that is the triangle of its matrix; None if the formula of that has another form."""
    if c.solved is None or not isinstance(expr, Call) or expr.word != TRIANGLE or expr.over != c.solved.upper or len(expr.args) != 1:
        return None
    (matrix,) = expr.args
    same = isinstance(matrix, Name) and (matrix.name, matrix.axes) == (c.left.name, c.left.axes)
    return replace(c, solved=replace(c.solved, kept=output)) if same else None
