"""Checks of outputs with `truncate: true`, whose float results are converted to integers."""

from __future__ import annotations

from codegen.language.diagnostic import Report
from codegen.language.dtypes import INTEGERS
from codegen.language.expression import sums_points
from codegen.language.facts import Facts
from codegen.language.operator import Operator, TypeRows
from codegen.language.params import OutputParam
from codegen.language.tree import Document
from codegen.language.type_dtypes import dtypes_of


def check_truncated(op: Operator, document: Document, facts: Facts, report: Report) -> None:
    """A truncated output can have an integer dtype, and its value is that of a single point."""
    named = [p for p in op.outputs if p.truncate]
    for param in {p.whole or p.name: p for p in named}.values():
        place = document.span("params", param.whole or param.name, "truncate")
        wrong, hint = _wrong(op, facts, param)
        if wrong is not None:
            report.error("truncate", wrong, place, hint)
    for param in op.outputs if named else ():
        if not param.truncate and not _own(op, facts, param):
            message = f"'{named[0].name}' is truncated, and '{param.name}', of the same integers, is not"
            report.error("truncate", message, param.span, "write truncate: true for every output, or for none")


def _own(op: Operator, facts: Facts, param: OutputParam) -> bool:
    """Whether an output never has an integer dtype."""
    named = [t.name for t in op.types if isinstance(t, TypeRows) and t.name in (param.type, param.cast_to)]
    return not any(dtype in INTEGERS for name in named for dtype in dtypes_of(op, facts, name))


def _wrong(op: Operator, facts: Facts, param: OutputParam) -> tuple[str | None, str | None]:
    cases = [case for f in op.formulas if f.output == param.name for case in f.cases]
    if param.cast and param.cast_to is None:
        return f"'{param.name}' is truncated, but does not say to which dtypes", "write to: O, with rows for O"
    if _own(op, facts, param):
        return f"'{param.name}' is truncated, but is never an integer", None
    if op.by_rows or any(sums_points(case.expr) for case in cases):
        what = "is a sum" if not op.by_rows else "depends on a row"
        return f"'{param.name}' is truncated, but {what}", "what is truncated is the value at a point"
    return None, None
