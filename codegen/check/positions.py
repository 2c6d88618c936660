"""Checks of outputs that are positions along an axis, such as the place of the greatest element."""

from __future__ import annotations

from codegen.language.diagnostic import Report
from codegen.language.expression import Call, Expr, Name, parts_of
from codegen.language.operator import Operator
from codegen.language.params import AxisParam
from codegen.language.place import Span
from codegen.language.words import WORDS


def check_positions(op: Operator, report: Report) -> None:
    """A position along an axis is the whole formula of an output that is declared as one, beside reductions of inputs alone."""
    if op.lined or op.paned is not None or op.finds:
        return  # check_lines, check_pane_formulas, check_found_formulas
    cases = [(op.output(f.output), case.expr) for f in op.formulas for case in f.cases]
    for out, expr in cases:
        if out.position and not _is_position(expr):
            message = f"'{out.name}' is declared as a position, and this is none"
            report.error("position", message, expr.span, "write argmax(x, over: dim) or argmin(x, over: dim)")
        if out.position and out.cast_to is None:
            message = f"'{out.name}' is a position, and no type of integers is named for it"
            report.error("position", message, out.span, f"write {out.name}: {{out: position({out.type}), to: I}}")
        inside = expr.args if out.position and isinstance(expr, Call) else (expr,)
        for call in (part for arg in inside for part in parts_of(arg) if _is_position(part)):
            _misplaced(call.span, report)
    for call in (part for let in op.lets for part in parts_of(let.expr) if _is_position(part)):
        _misplaced(call.span, report)
    if report.count(op.file) > 0 or not any(out.position for out, _ in cases):
        return
    if not isinstance(op.row_param, AxisParam):
        message = "a position is along one axis, and this reduces along several"
        report.error("position", message, op.formulas[0].cases[0].expr.span, "name the axis by a parameter {axis: self}")
    for out, expr in cases:
        if not (isinstance(expr, Call) and expr.over is not None and isinstance(expr.args[0], Name)):
            message = f"'{out.name}' stands beside a position, and is no reduction of an input"
            report.error("position", message, expr.span, "one pass finds positions, and greatest and least elements")


def _is_position(expr: Expr) -> bool:
    return isinstance(expr, Call) and expr.word in WORDS and WORDS[expr.word].position


def _misplaced(span: Span, report: Report) -> None:
    message = "a position stands inside a formula"
    report.error("position", message, span, "it is the whole formula of an output {out: position(T), to: I}")
