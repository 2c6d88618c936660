"""Checks of outputs with one element for all points: whether a condition holds at all of them, or at any."""

from __future__ import annotations

from codegen.check.created_spaces import not_point_by_point
from codegen.language.diagnostic import Report
from codegen.language.facts import Facts
from codegen.language.operator import Operator, TypeRows
from codegen.language.params import ALIKE, VERDICT, OutputParam
from codegen.language.tree import Document
from codegen.language.type_dtypes import complex_dtypes

_HINT = "write {out: truth(T), to: O, view: verdict}, with rows [bool] for O, and all(...) or any(...) as its formula"


def check_verdicts(op: Operator, document: Document, facts: Facts, report: Report) -> None:
    """A verdict is the only output, in all cases, and is stored as a bool; formulas take each point by itself, and inputs have
    an element for each."""
    seen = next((p for p in op.targets if p.view == VERDICT), None)
    alike = next((p for p in op.tensors if p.view == ALIKE), None)
    if not op.judged and seen is None:
        if alike is not None:
            message = f"'{alike.name}' may have another shape than the space, and nothing says so"
            report.error("verdict", message, document.span("params", alike.name, "view"), _HINT)
        return
    for formula in op.formulas:
        for case in formula.cases:
            if case.verdict is None:
                message = f"'{formula.output}' is one element for all points, and its formula is not all(...) or any(...)"
                report.error("verdict", message, case.expr.span, _HINT)
    for p in op.targets:
        _output(op, p, document, report)
    for q in op.inputs:
        if q.view not in ("same", ALIKE) or q.optional or q.part is not None or q.laid is not None:
            message = f"beside a verdict '{q.name}' is not there for each point"
            report.error("verdict", message, q.span, "inputs have an element for each point, with the view same or alike")
    why = not_point_by_point(op)
    if report.count(op.file) == 0 and (why is not None or op.packed or op.point_indices or op.lets):
        what = why or "formulas use places, bits or parts"
        report.error("verdict", f"a verdict is on each point by itself, and {what}", document.key("formula"))
    elif report.count(op.file) == 0 and complex_dtypes(op, facts):
        report.error("verdict", "there is no verdict on complex numbers", document.key("formula"), "its types list floats, integers and bool")


def _output(op: Operator, out: OutputParam, document: Document, report: Report) -> None:
    rows = next((t for t in op.types if t.name == out.cast_to and isinstance(t, TypeRows)), None)
    stored = {dtype for row in rows.rows.values() for dtype in row} if rows is not None else set()
    if out.view != VERDICT or not out.truth or out.optional or len(op.targets) > 1 or stored != {"bool"}:
        message = f"'{out.name}' is not the verdict that its formula is"
        report.error("verdict", message, document.span("params", out.name), _HINT)
