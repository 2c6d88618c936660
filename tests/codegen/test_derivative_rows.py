"""Gradients of operators that reduce along an axis, against differences of their forward formulas.

The gradient of a row is the change of sum(gradOutput * forward(row)) for a small step of each element: a
central difference in 400 bits, with a step so small that only a wrong formula fails.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import gmpy2  # type: ignore[import]
import pytest

from codegen.exact.oracle import Formulas
from codegen.exact.oracle_rows import LiteralReals, Row, RowPoint
from codegen.exact.real import Real
from codegen.language.expression import Expr
from codegen.language.operator import Operator
from library import facts, operators

KNOWN = {op.name: op for op in operators()}
BACKWARD = [op for op in operators() if op.by_rows and op.forward is not None]
LENGTH, ROWS = 5, 6


def names_of(op: Operator) -> tuple[str, str, tuple[str, ...]]:
    """The gradient of the result and the result, as the gradient's operator calls them, and its masks."""
    masks = tuple(p.name for p in op.inputs if p.view == "broadcast")
    (gradient,) = (p.name for p in op.inputs if p.name not in (op.space.of[0], *masks))
    return gradient, op.space.of[0], masks


def row_values(op: Operator, rows: dict[str, Sequence[gmpy2.mpq]]) -> list[gmpy2.mpq]:
    """The first output at every point of a row."""
    formulas = Formulas(op, facts(), {})
    reals = LiteralReals(400, "f64")
    row = Row(reals, [], formulas.parts)
    for k in range(LENGTH):
        values: dict[str, Real | None] = {name: Real(row_[k]) for name, row_ in rows.items()}
        values |= {p.name: Real(gmpy2.mpq(3, 8)) for p in op.scalars}
        row.points.append(RowPoint(row, values, formulas.parts))
    expr: Expr = formulas.term(op.outputs[0].name)
    found = [point.value(expr) for point in row.points]
    return [
        v.exact if v.rest is None else v.exact + gmpy2.mpq(reals.field.plain(v.rest).low) for v in found
    ]


def test_there_are_some() -> None:
    assert {op.name for op in BACKWARD} >= {"SoftmaxBackward"}


@pytest.mark.parametrize("op", BACKWARD, ids=lambda op: op.name)
def test_gradient(op: Operator) -> None:
    forward = KNOWN[op.forward or ""]
    source, step = random.Random(op.name), gmpy2.mpq(1, 1 << 60)
    for _ in range(ROWS):
        x = [gmpy2.mpq(source.randint(-(1 << 20), 1 << 20), 1 << 18) for _ in range(LENGTH)]
        g = [gmpy2.mpq(source.randint(-(1 << 20), 1 << 20), 1 << 18) for _ in range(LENGTH)]
        name = forward.inputs[0].name
        gradient, own, masks = names_of(op)
        hidden = {mask: [gmpy2.mpq(source.randint(0, 1)) for _ in range(LENGTH)] for mask in masks}
        result = row_values(forward, {name: x, **hidden})
        mine = row_values(op, {gradient: g, own: result, **hidden})
        for k in range(LENGTH):
            sums = []
            for sign in (1, -1):
                moved = [v + sign * step if i == k else v for i, v in enumerate(x)]
                sums.append(sum(a * b for a, b in zip(g, row_values(forward, {name: moved, **hidden}))))
            difference = (sums[0] - sums[1]) / (2 * step)
            assert abs(difference - mine[k]) < gmpy2.mpq(1, 1 << 80), (op.name, k)
