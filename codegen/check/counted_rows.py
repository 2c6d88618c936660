"""Checks of a tensor that counts rows, and of the rows beyond the counted ones in its examples."""

from __future__ import annotations

from math import prod

from codegen.language.diagnostic import Note, Report, did_you_mean
from codegen.language.operator import Example, Operator
from codegen.language.params import RowsParam
from codegen.language.parse_examples import KEPT, shape
from codegen.language.tree import Document


def check_counted(op: Operator, document: Document, report: Report) -> None:
    """An axis parameter divides the space into rows, and each element of an output belongs to one row."""
    counters = [p for p in op.params if isinstance(p, RowsParam)]
    for param in counters[1:]:
        note = Note("the other one is here", counters[0].span)
        report.error("rows", f"'{param.name}' is a second tensor of counts", param.span, None, note)
    for param in counters[:1]:
        place = document.span("params", param.name, "rows")
        axis = next((a for a in op.axes if a.name == param.of), None)
        if axis is None:
            names = [a.name for a in op.axes]
            hint = did_you_mean(param.of, names, "rows end before an axis, a parameter {axis: TENSOR}")
            report.error("rows", f"'{param.of}' is not an axis", place, hint)
        elif op.space.of and op.space_tensors != (axis.of,):
            message = f"'{param.name}' counts rows along '{axis.name}', and '{axis.of}' does not make the space"
            report.error("rows", message, place)
        mixed = next((p for p in op.tensors if p.view != "same"), None)
        if mixed is not None or op.by_rows:
            why = "a formula reduces along an axis" if mixed is None else f"'{mixed.name}' has another view"
            message = f"'{param.name}' counts rows, but {why}"
            hint = "where rows are counted, every tensor has an element for each point"
            report.error("rows", message, place, hint)


def rows_beyond(op: Operator, example: Example) -> tuple[int, int] | None:
    """The number of rows an example with counts computes, and the number of rows there are."""
    counts = example.values.get(op.counted.name) if op.counted else None
    if op.counted is None or not isinstance(counts, list):
        return None
    whole = shape(example.values[op.space_tensors[0]])
    axis = int(str(example.values[op.counted.of])) % max(1, len(whole))
    rows = prod(whole[:axis])
    return min(int(sum(float(str(count)) for count in counts)), rows), rows


def check_kept(op: Operator, document: Document, report: Report) -> None:
    """Elements of an example are `kept` exactly in outputs that are not written and in the rows not counted, or are 0 there if
    the rule says so."""
    for index, example in enumerate(op.examples):
        if op.counted is not None and op.counted.name in example.values:
            if not _counts(op.counted, example, index, document, report):
                continue
        wanted, rows = rows_beyond(op, example) or (1, 1)
        for out in op.targets:
            found = _flat(example.values[out.name])
            first = len(found) // rows * wanted
            place = document.span("examples", index, out.name)
            if not op.written(out.name, {mode.name: str(example.values.get(mode.name)) for mode in op.modes}):
                if any(value != KEPT for value in found):
                    message = f"in this example '{out.name}' is not written, and has values"
                    report.error("flags", message, place, f"its elements are '{KEPT}'")
            elif KEPT in found[:first]:
                message = f"in this example a row of '{out.name}' is counted, and cannot be '{KEPT}'"
                report.error("example-rows", message, place)
            elif op.counted is not None:
                meant = 0.0 if op.counted.rule.zero else KEPT
                if any(value != meant for value in found[first:]):
                    text = "0" if op.counted.rule.zero else f"'{KEPT}'"
                    message = f"in this example '{out.name}' has values in rows that are not counted"
                    report.error("example-rows", message, place, f"their elements are {text}")


def _counts(param: RowsParam, example: Example, index: int, document: Document, report: Report) -> bool:
    counts = example.values[param.name]
    whole = isinstance(counts, list) and all(isinstance(c, float) and c >= 0 and c == int(c) for c in counts)
    if not whole:
        message = f"in this example '{param.name}' is not a list of whole numbers, 0 and more"
        report.error("example-rows", message, document.span("examples", index, param.name))
    return whole


def _flat(value: object) -> list[object]:
    return [v for item in value for v in _flat(item)] if isinstance(value, list) else [value]
