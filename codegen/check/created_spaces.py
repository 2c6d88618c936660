"""Checks of operators that read no tensor, whose space an output makes, and of the indices of points and random numbers
that formulas use."""

from __future__ import annotations

from collections.abc import Iterator

from codegen.language.diagnostic import Report, listed
from codegen.language.expression import Expr, Name, parts_of
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.language.params import BITS, VERDICT, IntegerParam
from codegen.language.tree import Document
from codegen.language.type_dtypes import complex_dtypes, integer_dtypes


def check_created(op: Operator, document: Document, facts: Facts, report: Report) -> None:
    """Every output has an element for each point, formulas take each point by itself, and numbers are real."""
    names = {p.name for p in op.point_indices}
    used = next((part for part in _in_formulas(op) if isinstance(part, Name) and part.name in names), None)
    if used is not None and not op.creates:
        _beside_tensors(op, used, report)
    _draws(op, used, facts, report)
    if used is not None and op.truncates and not op.draws:
        message = f"'{used.name}' counts points, of which f32 does not count all, and outputs are truncated"
        report.error("index", message, used.span, "write no truncate: true")
    if not op.creates:
        _real(op, used, facts, report)
        return
    for out in op.targets:
        if out.cast or out.view != "same" or out.parts or out.laid or out.put or out.optional:
            message = f"no tensor is read, and '{out.name}' has no element of its own type for each point"
            report.error("space", message, out.span, f"write {{out: {out.type}}}")
    if op.row_axis is not None:
        message = f"no tensor is read, and formulas reduce along '{op.row_axis}'"
        report.error("space", message, document.key("formula"), "a formula of such an operator takes each point by itself")
    else:
        _real(op, used, facts, report)


def _real(op: Operator, used: Name | None, facts: Facts, report: Report) -> None:
    """The place of a point is a real number."""
    if used is not None and report.count(op.file) == 0 and complex_dtypes(op, facts):
        message = f"'{used.name}' is a real number, and {', '.join(complex_dtypes(op, facts))} are computed in"
        report.error("index", message, used.span)


def _beside_tensors(op: Operator, used: Name, report: Report) -> None:
    """Beside tensors that are read a formula with the place of a point takes each point by itself."""
    why = not_point_by_point(op)
    if why is not None:
        message = f"'{used.name}' is of one point, and {why}"
        report.error("index", message, used.span, "a formula with the place of a point takes each point by itself")


def not_point_by_point(op: Operator) -> str | None:
    """Why an operator does not take each point by itself, in words; None if it does."""
    folds = next((out.name for out in op.outputs if out.view not in ("same", BITS, VERDICT) or out.like is not None), None)
    if op.row_axis is not None:
        return "formulas reduce along an axis"
    if op.scattered is not None:
        return "points fall on an output"
    if op.lined:
        return "something is found along lines"
    if op.paned is not None:
        return "a map shows several elements"
    return f"'{folds}' has no element for each point" if folds is not None else None


def _draws(op: Operator, used: Name | None, facts: Facts, report: Report) -> None:
    """Random numbers are drawn once, alone, by two integers of the call, and are floats."""
    part = op.space_part.part if op.space_part is not None else None
    new = {use.args[0] for _, use in part.cases if use.word == "spaced"} if part is not None else set()
    for counted in op.point_indices:
        if isinstance(counted.along, str) and used is not None and counted.along not in new:
            hint = "an axis is 0 to 7, or the parameter that spaced(axis, count) has"
            report.error("index", f"'{counted.along}' is no integer that says the axis of an index", used.span, hint)
    if not op.draws or used is None:
        return
    if len(op.point_indices) > 1:
        others = listed([f"'{p.name}'" for p in op.point_indices])
        report.error("random", f"formulas use {others}, and a random number is alone", used.span, "a formula may have one several times")
    for name in op.draws[0].drawn:
        if not any(isinstance(p, IntegerParam) and p.name == name for p in op.params):
            message = f"'{name}' is no seed and no offset of random numbers"
            report.error("random", message, used.span, "these are parameters {integer: int64_t} or {integer: uint64_t}")
    if report.count(op.file) == 0 and integer_dtypes(op, facts) and not op.truncates:
        message = f"'{used.name}' is between 0 and 1, and {', '.join(integer_dtypes(op, facts))} are computed in"
        report.error("random", message, used.span, "with truncate: true of its outputs an operator computes in f32")


def _in_formulas(op: Operator) -> Iterator[Expr]:
    for expr in [*(let.expr for let in op.lets), *(case.expr for f in op.formulas for case in f.cases)]:
        yield from parts_of(expr)
