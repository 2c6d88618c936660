"""Checks of outputs on whose elements points fall where an input says."""

from __future__ import annotations

from codegen.check.split_tensors import WHAT_LIST
from codegen.language.diagnostic import Report, listed
from codegen.language.dtypes import BOOLS
from codegen.language.expression import Expr
from codegen.language.facts import Facts
from codegen.language.index_maps import INDEX_MAPS, IndexMap
from codegen.language.operator import Operator
from codegen.language.params import MAP_ARGUMENTS, InputParam, OutputParam
from codegen.language.put_points import FORM, PutPoints
from codegen.language.tree import Document
from codegen.language.type_dtypes import complex_dtypes, dtypes_of, integer_dtypes, kernel_type


def check_put(op: Operator, document: Document, report: Report) -> None:
    for out in op.targets:
        if out.put is None and out.over is not None:
            message = f"'{out.name}' begins as '{out.over}', but no points fall on it"
            report.error("view", message, document.span("params", out.name, "over"), "write put: taken(dim, index, 1)")
        elif out.zeros and (out.over is None or out.always):
            message = f"'{out.name}' begins as zeros, and no input has its shape" if out.over is None else f"'{out.name}' begins as zeros, and not as '{out.over}'"
            report.error("view", message, document.span("params", out.name, "zeros"), "write over: self, the input whose shape it has, and no empty:")
        elif out.put is not None:
            _put(op, out, document, report)


def _put(op: Operator, out: OutputParam, document: Document, report: Report) -> None:
    assert out.put is not None
    place = document.span("params", out.name, "put")
    index_map = INDEX_MAPS[out.put.word]
    if not puts(index_map):
        known = [word for word, m in INDEX_MAPS.items() if puts(m)]
        report.error("view", f"'{out.name}' is put by {out.put.word}, by which points do not fall", place, f"these are: {listed(known)}")
        return
    if not index_map.indexed and not out.zeros and index_map.whole is None:
        message = f"'{out.name}' is put by {out.put.word}, and does not begin as zeros"
        report.error("view", message, place, "write zeros: true, and over: self, the input whose shape it has")
        return
    for takes, arg in zip(index_map.takes, out.put.args):
        found = next((p for p in op.params if p.name == arg and isinstance(p, MAP_ARGUMENTS[takes])), None)
        if takes == "integers" and index_map.panes is not None and (arg,) == op.space.of:
            continue  # the extents of the last axes of what is shared out
        if arg.isidentifier() and (found is None or isinstance(found, InputParam) and not _indexes(op, found, index_map.lists)):
            hint = WHAT_LIST[1] if index_map.lists else "indices are an input {in: I} that is neither split nor null"
            report.error("axis", f"'{arg}' is not what {out.put.word} takes there", place, hint)
            return
    _over(op, out, document, report)
    if len(op.targets) > 1 or out.parts or out.view != "same":
        report.error("view", f"'{out.name}' is not the only output, or has a view", place, "points fall on one output, which has no view")
    elif len(op.space.of) != 1 or op.space_part is not None:
        report.error("space", "the space is not that of the input whose elements are put", op.space.span)


def puts(index_map: IndexMap) -> bool:
    """Whether the runtime lets points fall by a map: an input says where, or the map has pieces that lie in the whole, or
    outside with nothing there."""
    if index_map.panes is not None:
        return True
    return index_map.indexed and not index_map.pieces and not index_map.counts or index_map.pieces and not index_map.keeps and "scalar" not in index_map.takes


def _indexes(op: Operator, param: InputParam, lists: bool) -> bool:
    return (param.laid is not None) == lists and not param.parts and not param.optional and param.view == "same" and param.name not in op.space.of


def _over(op: Operator, out: OutputParam, document: Document, report: Report) -> None:
    """What an output begins as is another input of its type, or zeros of the shape that the map says."""
    assert out.put is not None
    over = next((p for p in op.sources if p.name == out.over), None)
    place = document.span("params", out.name, "put" if out.over is None else "over")
    if out.over is None and INDEX_MAPS[out.put.word].whole is None:
        message = f"nothing says the shape of '{out.name}'"
        report.error("view", message, place, "write over: self, the input that it begins as")
    elif out.over is not None and (over is None or over.type != out.type or out.cast or over.parts or over.optional or over.name in op.space.of):
        message = f"'{out.over}' is not what '{out.name}' can begin as"
        report.error("view", message, place, "it is an input of the same type, which the formula does not use")


def check_put_formulas(op: Operator, facts: Facts, report: Report) -> None:
    """What falls on the elements of an output is an input, or its product with a scalar."""
    for formula in op.formulas if op.scattered is not None else ():
        for case in formula.cases:
            found = op.put_points(case)
            if found is None or found.source not in op.space.of:
                message = f"this is not what can fall on the elements of '{formula.output}'"
                report.error("view", message, case.expr.span, FORM + ", which makes the space")
                return
            _dtypes(op, found, case.expr, facts, report)


def _dtypes(op: Operator, points: PutPoints, expr: Expr, facts: Facts, report: Report) -> None:
    """Means are of floats; complex numbers are neither multiplied, averaged nor compared, and integers are compared and divided as i64."""
    whole = [*integer_dtypes(op, facts), *(d for d in dtypes_of(op, facts, kernel_type(op)) if d in BOOLS)]
    wrong = list(complex_dtypes(op, facts)) if points.factor is not None or points.join not in ("sum", "last") else []
    wrong += whole if points.join == "mean" else []
    wrong += [d for d in whole if d == "u64"] if points.join in ("greatest", "least", "quotient") else []
    wrong += [d for d in whole if d in BOOLS] if points.join == "quotient" else []
    if wrong:
        what = points.join if points.factor is None else "product with a scalar"
        report.error("view", f"there is no {what} of points of {listed(sorted(wrong))}", expr.span, "its types list other dtypes")
