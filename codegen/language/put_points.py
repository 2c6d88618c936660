"""The formula of an output on whose elements points fall: how they are joined, and what falls there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from codegen.language.expression import Call, Expr, Name, joins_points

FORM = "it is last(x), sum(x), mean(x), prod(x), quotient(x), greatest(x), least(x) or sum(factor * x) of an input x and a scalar"


@dataclass(frozen=True)
class PutPoints:
    """Elements of an input fall on those of an output, multiplied by a scalar."""

    join: str  # of expression.JOINS
    source: str
    factor: str | None = None


def put_points(expr: Expr, inputs: Collection[str], scalars: Collection[str]) -> PutPoints | None:
    """What a formula says; None if it has another form."""
    assert joins_points(expr)
    (term,) = expr.args
    if isinstance(term, Name):
        return PutPoints(expr.word, term.name) if term.name in inputs else None
    if not isinstance(term, Call) or term.word != "mul" or expr.word != "sum":
        return None
    names = [arg.name for arg in term.args if isinstance(arg, Name)]
    source = next((name for name in names if name in inputs), None)
    factor = next((name for name in names if name in scalars), None)
    return PutPoints(expr.word, source, factor) if source is not None and factor is not None else None
