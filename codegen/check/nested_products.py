"""Products inside choices inside products, in f64.

`where(x > t, x * x, 0) * other` has a value wherever the product of all factors has one. But a kernel computes the choice
first, and `x * x` may leave the range that the whole does not. Kernels of smaller dtypes compute such elements again in
f64; in f64 there is nothing wider. A product of all factors is computed without leaving the range, so the remedy is to
multiply inside of the choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from codegen.language.diagnostic import Report
from codegen.language.expression import Call, Expr, Name
from codegen.language.facts import Facts
from codegen.language.formula import show
from codegen.language.operator import Operator
from codegen.language.type_dtypes import kernel_dtypes

# Words whose result is one of these arguments, and its sign or not.
_CHOOSE = {"where": (1, 2), "max": (0, 1), "min": (0, 1), "neg": (0,), "abs": (0,)}


def check_nested_products(op: Operator, facts: Facts, report: Report) -> None:
    """Reports the first such product of each formula."""
    if "f64" not in kernel_dtypes(op, facts):
        return
    lets = {let.name: let.expr for let in op.lets}
    tensors = {p.name for p in op.tensor_operands}
    for expr in (case.expr for formula in op.formulas for case in formula.cases):
        for inner, other in _nested(expr, lets, tensors):
            message = f"'{show(inner)}' may leave the range of f64 where its product with '{show(other)}' does not"
            hint = "multiply inside of the choice: where(p, x, y) * z is where(p, x * z, y * z)"
            report.error("nested-product", message, inner.span, hint)
            break


def _nested(expr: Expr, lets: Mapping[str, Expr], tensors: set[str]) -> Iterator[tuple[Expr, Expr]]:
    """Products that a choice may give which is a factor itself, with the other factor."""
    expr = _meant(expr, lets)
    if not isinstance(expr, Call):
        return
    if expr.word == "mul":
        for factor, other in (expr.args, expr.args[::-1]):
            if _varies(other, lets, tensors):
                yield from ((inner, other) for inner in _chosen(factor, lets, tensors))
    for arg in expr.args:
        yield from _nested(arg, lets, tensors)


def _chosen(factor: Expr, lets: Mapping[str, Expr], tensors: set[str]) -> Iterator[Expr]:
    """The products of tensors among what a factor chooses from."""
    factor = _meant(factor, lets)
    for at in _choices(factor):
        assert isinstance(factor, Call)
        one = _meant(factor.args[at], lets)
        if isinstance(one, Call) and one.word == "mul" and all(_varies(arg, lets, tensors) for arg in one.args):
            yield one
        yield from _chosen(one, lets, tensors)


def _choices(expr: Expr) -> tuple[int, ...]:
    return _CHOOSE.get(expr.word, ()) if isinstance(expr, Call) and expr.over is None else ()


def _meant(expr: Expr, lets: Mapping[str, Expr]) -> Expr:
    return _meant(lets[expr.name], lets) if isinstance(expr, Name) and expr.name in lets else expr


def _varies(expr: Expr, lets: Mapping[str, Expr], tensors: set[str]) -> bool:
    """Whether an expression depends on a tensor."""
    expr = _meant(expr, lets)
    if isinstance(expr, Name):
        return expr.name in tensors
    return isinstance(expr, Call) and any(_varies(arg, lets, tensors) for arg in expr.args)
