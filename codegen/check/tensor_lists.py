"""Checks of lists of tensors, which formulas see as one tensor."""

from __future__ import annotations

from codegen.language.diagnostic import Report, listed
from codegen.language.index_maps import INDEX_MAPS
from codegen.language.expression import FIRST
from codegen.language.operator import Operator
from codegen.language.params import LAID_READ, LAID_WRITTEN, MAP_ARGUMENTS, AxisParam, InputParam, Param, TensorParam
from codegen.language.tree import Document

# What an argument of a list is, and how such a parameter is written.
_WHAT = {
    "axis": ("an axis of {}", "an axis is a parameter {{axis: {}}}"),
    "integer": ("an integer", "an integer is a parameter {{integer: int64_t}}"),
    "integers": ("a list of integers", "a list of integers is a parameter {{integers: aclIntArray}}"),
}


def check_lists(op: Operator, document: Document, report: Report) -> None:
    for param in op.tensors:
        if param.laid is None:
            continue
        place = document.span("params", param.name, "list")
        if param.laid.indexes:
            if param not in op.indices:
                report.error("list", f"'{param.name}' has indices, and no map is given them", place, f"a map of lists is {_listing()}")
            continue
        why = _misplaced(op, param)
        if why is not None:
            hint = "a list is the only input or the only output of an operator that moves elements from one to the other, or, stacked(0) "
            hint += "or spread(0), the only input of one that reduces over: 0"
            report.error("list", f"'{param.name}' is a list of tensors, and {why}", place, hint)
            continue
        of = param.name if isinstance(param, InputParam) else op.space.of[0]
        kinds = {**LAID_READ, **LAID_WRITTEN}[param.laid.word]
        for takes, name in zip(kinds, param.laid.args if not param.laid.fixed else ()):
            found = next((p for p in op.params if p.name == name), None)
            if not _fits(found, takes, of):
                what, hint = (text.format(of) for text in _WHAT[takes])
                report.error("list", f"'{name}' is not {what}", place, hint)


def _listing() -> str:
    return listed([f"{word}(INPUT)" for word, index_map in INDEX_MAPS.items() if index_map.lists])


def _fits(param: Param | None, takes: str, of: str) -> bool:
    return isinstance(param, MAP_ARGUMENTS[takes]) and (not isinstance(param, AxisParam) or param.of == of)


def _misplaced(op: Operator, param: TensorParam) -> str | None:
    """Why an operator cannot have the list; None if it can."""
    others = [p for p in op.tensors if p is not param]
    assert param.laid is not None
    if isinstance(param, InputParam) and param.laid.fixed and op.row_axis == FIRST and not op.turns:
        alone = len(op.sources) == 1 and not param.parts and param.view == "same" and not param.optional and not op.variants
        return None if alone else "is not the only input, has a view or may be null, or there is a form in place"
    if param.laid.fixed:
        return "nothing is reduced along its tensors"
    if len(op.sources) != 1 or len(op.targets) != 1 or not op.moves or op.converts:
        return "the formula is not one input as it is"
    if param.parts or param.view != "same" or param.optional:
        return "has a view, or may be null"
    if any(p.laid is not None or p.parts or p.view != "same" for p in others):
        return "the other tensor has a view, or is a list, too"
    if op.space.of != (op.sources[0].name,):
        return "the input does not make the space"
    if op.variants:
        return "the operator has a form in place"
    return None
