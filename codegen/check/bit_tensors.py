"""Checks of tensors whose bytes hold a bit for each point."""

from __future__ import annotations

from codegen.check.created_spaces import not_point_by_point
from codegen.language.diagnostic import Report
from codegen.language.operator import Operator, TypeRows
from codegen.language.params import IntegerParam, OutputParam, TensorParam
from codegen.language.tree import Document

BYTE = "u8"


def check_bits(op: Operator, document: Document, report: Report) -> None:
    """They are of u8 and never null, formulas take each point by itself, and what is written is a condition."""
    why = not_point_by_point(op)
    numbers = {p.name for p in op.params if isinstance(p, IntegerParam) and p.c == "int64_t"}
    for param in op.packed:
        place = document.span("params", param.name, "view")
        if _dtypes(op, param) != {BYTE}:
            message = f"'{param.name}' holds bits, and is not of {BYTE} alone"
            report.error("bits", message, place, f"write a type with the rows [{BYTE}]")
        if param.optional:
            message = f"'{param.name}' holds bits, so it cannot be null"
            report.error("bits", message, document.span("params", param.name, "default"))
        if isinstance(param, OutputParam) and not param.truth:
            message = f"'{param.name}' holds bits, and its formula is no condition"
            report.error("bits", message, place, "write {out: truth(T), to: M, view: bits}, with rows [u8] for M")
        if param.octets is not None and param.octets.rows is not None and param.octets.rows not in numbers:
            message = f"'{param.octets.rows}' is no integer that says in how many rows the bytes of '{param.name}' lie"
            report.error("bits", message, document.span("params", param.name, "view", "rows"), "it is a parameter {integer: int64_t}")
        if why is not None:
            message = f"'{param.name}' holds a bit for each point, and {why}"
            report.error("bits", message, place, "formulas with bits take each point by itself")


def _dtypes(op: Operator, param: TensorParam) -> set[str]:
    """Those of the rows of its type; none where the type is made from others."""
    name = param.cast_to if isinstance(param, OutputParam) and param.truth else param.type
    found = next((t for t in op.types if t.name == name and isinstance(t, TypeRows)), None)
    return {dtype for row in found.rows.values() for dtype in row} if found is not None else set()
