"""Checks of tensors that lie along axes of the space which arguments name."""

from __future__ import annotations

from codegen.check.created_spaces import not_point_by_point
from codegen.language.diagnostic import Report
from codegen.language.operator import Operator
from codegen.language.params import MAP_ARGUMENTS, AxisParam
from codegen.language.tree import Document


def check_aligned(op: Operator, document: Document, report: Report) -> None:
    """The arguments say an axis of what makes the space, a number of axes and whether it counts; tensors have one shape, and
    formulas take each point by itself."""
    lying = [p for p in op.sources if p.aligned]
    why = not_point_by_point(op)
    for param in lying:
        place = document.span("params", param.name, "view")
        wrong = next((arg for takes, arg in zip(("axis", "integer", "integer"), param.aligned) if not _fits(op, takes, arg)), None)
        if wrong is not None:
            what = f"an axis of '{op.space.of[0]}'" if wrong == param.aligned[0] else "an integer"
            hint = "aligned(axis, count, counted) takes {axis: INPUT}, of the input that makes the space, {integer: int64_t} and {integer: bool}"
            report.error("view", f"'{wrong}' is not {what}", place, hint)
        elif param.aligned != lying[0].aligned:
            message = f"'{param.name}' lies along other axes than '{lying[0].name}'"
            report.error("view", message, place, "tensors that lie along named axes have one shape")
        elif why is not None or op.contraction is not None or param.parts or op.space_part is not None:
            message = f"'{param.name}' lies along named axes, and {why or 'a whole input does not make the space'}"
            report.error("view", message, place, "formulas take each point of one input by itself")


def _fits(op: Operator, takes: str, arg: str) -> bool:
    """Whether an argument, or a number in the place of one that is left out, is what the view takes."""
    found = next((p for p in op.params if p.name == arg), None)
    if isinstance(found, AxisParam):
        return takes == "axis" and (found.of,) == op.space.of
    return isinstance(found, MAP_ARGUMENTS[takes]) or not arg.isidentifier()
