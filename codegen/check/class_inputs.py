"""Checks of inputs that name a class of each row, and of those that are seen beside them."""

from __future__ import annotations

from collections.abc import Iterator

from codegen.language.diagnostic import Report
from codegen.language.expression import LAST
from codegen.language.operator import Operator, TypeRows
from codegen.language.params import CLASS, OF_CLASS, REDUCED, InputParam, IntegerParam, ModeParam, OutputParam
from codegen.language.reductions import MEAN, NONE, SUM
from codegen.language.tree import Document

NUMBERS = ("i64", "i32", "u8")  # the dtypes of class numbers


def check_classes(op: Operator, document: Document, report: Report) -> None:
    """One input names classes, of a space that is one tensor; what is seen beside it says what its axes are."""
    seen = [p for p in op.sources if p.classed is not None]
    for param in seen:
        assert param.classed is not None
        place = document.span("params", param.name, "view")
        for message, hint in _wrong(op, param):
            report.error("class", message, place, hint)
            return
        if param.parts or param.laid is not None or param.optional and param.classed.word != OF_CLASS:
            report.error("class", f"'{param.name}' is seen beside classes, and is a list, split or null", place, "it is one tensor, which is there")
            return
    if op.total is not None and (why := _not_of_all_rows(op, op.total)) is not None:
        place = document.span("params", op.total.name, "view")
        report.error("class", f"'{op.total.name}' is made of all rows, and {why}", place, "so is the first output, which is never null, beside classes in a space with rank: 2")
        return
    if seen and (why := _unfit(op)) is not None:
        report.error("class", f"classes are named, and {why}", op.space.span, "the space is the input that names classes, or one that has them along an axis")


def _wrong(op: Operator, param: InputParam) -> Iterator[tuple[str, str]]:
    """What is wrong with one of them, and what would be right."""
    assert param.classed is not None
    word, name = param.classed.word, param.classed.name
    if word == CLASS:
        first = next(p for p in op.sources if p.classed is not None and p.classed.word == CLASS)
        if first != param:
            yield f"'{param.name}' names classes, and '{first.name}' does already", "one input has the view {class: INTEGER}"
        if not any(isinstance(p, IntegerParam) and p.name == name and p.c == "int64_t" for p in op.params):
            yield f"'{name}' is no integer that '{param.name}' takes for no class", "it is a parameter {integer: int64_t}"
        if not _dtypes(op, param) <= {*NUMBERS}:
            yield f"'{param.name}' names classes, and its dtypes are not among {', '.join(NUMBERS)}", "write a type with rows of these"
        return
    if op.classes is None or word == OF_CLASS and name != op.classes.name:
        yield f"'{param.name}' is seen by classes that '{name}' does not name", "one input has the view {class: INTEGER}" if op.classes is None else f"write {{of_class: {op.classes.name}}}"
    if word == REDUCED and not any(isinstance(p, ModeParam) and p.name == name and tuple(label for label, _ in p.values) == (NONE, MEAN, SUM) for p in op.params):
        yield f"'{name}' does not choose {NONE}, {MEAN} or {SUM}, in this order", "write the mode as {mode: {0: none, 1: mean, 2: sum}, c: int64_t}, or {mode: [none, mean, sum]}"
    if word == REDUCED and op.of_rows_alone:
        yield f"'{param.name}' has an element for each row, and so have all points", "it has the view same"


def _not_of_all_rows(op: Operator, total: OutputParam) -> str | None:
    """Why an output cannot be made of all rows, in words."""
    (space, *_) = (*op.space.of, "")
    if op.classes is None:
        return "no input names classes"
    if total is not op.targets[0] or total.optional or any(p.totals is not None for p in op.targets[1:]):
        return "it may be null, or is not the first output that is, or not the only one"
    if not any(p.name == space and p.rank == 2 for p in op.sources):
        return f"'{space}' may have another rank than 2"
    if op.row_axis != LAST:
        return f"formulas do not reduce along {LAST}"
    return None


def _unfit(op: Operator) -> str | None:
    """Why the space does not fit classes, in words."""
    wide = [p.name for p in op.of_classes if p.classed is not None and not p.classed.alone]
    if len(op.space.of) != 1 or op.space.axes is not None or op.space_part is not None:
        return "the space is not one tensor"
    if op.of_rows_alone and len(wide) != 1:
        return f"{len(wide) or 'no'} inputs have rows and classes, of which the space has rows alone"
    if not op.of_rows_alone and wide:
        return f"'{wide[0]}' has rows and classes, as the space has"
    if op.point_indices or op.packed or op.judged or op.scattered is not None or op.lined or op.finds or op.counted is not None or op.row_groups is not None:
        return "formulas use places or bits, or find something"
    return None


def _dtypes(op: Operator, param: InputParam) -> set[str]:
    """Those of the rows of its type."""
    found = next((t for t in op.types if t.name == param.type and isinstance(t, TypeRows)), None)
    return {dtype for row in found.rows.values() for dtype in row} if found is not None else set()
