"""Operators whose outputs are reductions: one element for each row, found in one pass.

The pass is the step of sums (sum_step.py), which keeps its accumulators in registers; what is made of its values (a
quotient, a logarithm) is the step that settles a pass of rows (row_steps.py). Terms are exact: inputs, choices between
them, and products of two.
"""

from __future__ import annotations

from dataclasses import replace

from codegen.kernel.ir import F64, IN_F32, IN_F64, WIDE
from codegen.kernel.operands import Output, Span, local
from codegen.kernel.problem import Operand, Problem
from codegen.kernel.rounding import last, term
from codegen.kernel.row_form import EXTREMES, GREATEST, MAX, POSITIONS, SUM_EXACT, RowForm, RowValue
from codegen.kernel.row_steps import RowFunction, RowLowerer, RowStep
from codegen.kernel.step import Attrs, Scalar
from codegen.kernel.sum_step import SumStep, sum_step
from codegen.language.expression import Call, Expr, Number, names_in, snake
from codegen.language.formula import show
from codegen.language.operator import Operator
from codegen.language.params import OutputParam

_ELEMENTS = {**EXTREMES, **POSITIONS}  # found by looking at elements one by one
_EXACT = ("neg", "abs", "min", "max", "where")


def _is_exact(expr: Expr) -> bool:
    """Whether every number that an expression makes is one of an input, or its opposite."""
    if not isinstance(expr, Call):
        return True
    arguments = expr.args[1:] if expr.word == "where" else expr.args
    return expr.word in _EXACT and expr.over is None and all(map(_is_exact, arguments))


def _is_term(expr: Expr) -> bool:
    """Whether a term of a sum is exact, or the product of two factors that are, at all points or at some."""
    if isinstance(expr, Call) and expr.word == "where" and any(_is_nothing(arg) for arg in expr.args[1:]):
        return all(_is_nothing(arg) or _is_term(arg) for arg in expr.args[1:])
    if isinstance(expr, Call) and expr.word == "mul":
        return all(map(_is_exact, expr.args))
    return _is_exact(expr)


def _is_nothing(expr: Expr) -> bool:
    return isinstance(expr, Number) and expr.value == 0


def at_once(form: RowForm) -> RowForm | None:
    """The form of an operator whose outputs are all found by one pass of exact terms; None of others, and of sums whose
    logarithm is taken, which have accumulators of what additions lose."""
    values = form.found(0)
    plain = all((_is_exact if v.kind in _ELEMENTS else _is_term)(v.expr) for v in values)
    if form.outputs or form.passes != 1 or not plain or any(v.kind == SUM_EXACT for v in values):
        return None
    made = tuple(_at_once(v) for v in form.values)
    known = dict(zip((v.name for v in form.values), made))
    return replace(
        form, values=made, at_once=True, results={name: known[v.name] for name, v in form.results.items()}
    )


def _at_once(value: RowValue) -> RowValue:
    """A value that is a result, whose zeros have signs."""
    return replace(value, kind=GREATEST) if value.kind == MAX else value


def _output(op: Operator, value: RowValue, dtype: str, bits: int, mode: str) -> Output:
    """The accumulators of a value, and the function of its term."""
    a = IN_F64 if dtype == "f64" else IN_F32
    used = set(names_in(value.expr))
    uses = tuple(p.name for p in (*op.operands, *op.counts) if p.name in used)
    scalars = {p.name for p in (*op.scalars, *op.counts)}
    operands = tuple(Operand(n, local(n), a.digits if n in scalars else bits, n in scalars) for n in uses)
    stem = f"{snake(value.name)}{mode}"
    problem = Problem(value.expr, stem, operands, {})
    param = OutputParam(name=value.name, type=op.outputs[0].type)
    if value.kind in _ELEMENTS:
        params = problem.params(a.one)
        e = problem.evaluation(a, params)
        function = e.body.function(f"{stem}_{dtype}", params, last(e, e.value(value.expr)), f"A term of {value.name}: {show(value.expr)}.")
        return Output(param, function, _ELEMENTS[value.kind], uses, slot=value.slot)
    about = f"A term of {value.name}, {show(value.expr)}: the factors of a product, and where it counts."
    params = problem.params(WIDE if a is IN_F32 else F64)
    e = problem.evaluation(a, params)
    return Output(param, e.body.function(f"{stem}_{dtype}", params, term(e, value.expr), about), "term", uses)


def result_steps(
    op: Operator, form: RowForm, dtype: str, storage: tuple[int, str, str], mode: str, local_names: dict[str, str],
    scalars: tuple[Attrs | Scalar, ...],
) -> tuple[list[Output], tuple[RowFunction, ...], tuple[RowStep | SumStep | None, ...]]:  # fmt: skip
    """The outputs of the pass, the functions that settle it, and the steps of the kernel."""
    bits, element, suffix = storage
    vector = "vf64" if dtype == "f64" else "vf32"
    outputs = [_output(op, value, dtype, bits, mode) for value in form.found(0)]
    used = {name for output in outputs for name in output.uses}
    inputs = tuple(Span(local(p.name), element, suffix, i) for i, p in enumerate(op.inputs) if p.name in used)
    name = f"{op.snake}{mode}_{dtype}"
    step = sum_step(f"{name}_add", vector, suffix, inputs, (), outputs, set(), len(op.inputs), scalars)
    lowerer = RowLowerer(op, form, dtype, storage, mode, local_names, {})
    steps: list[RowStep | SumStep | None] = [step]
    if form.settled(0):
        steps += [None, lowerer.settle(0)]
    return outputs, tuple(lowerer.made), tuple(steps)
