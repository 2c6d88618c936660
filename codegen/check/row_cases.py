"""Checks of outputs that have one element for each row in some cases of the modes, and one for each point in the others."""

from __future__ import annotations

from itertools import product

from codegen.language.diagnostic import Report
from codegen.language.expression import Expr, Name, parts_of, reductions
from codegen.language.operator import Operator
from codegen.language.params import OutputParam, case_holds
from codegen.language.tree import Document


def check_row_cases(op: Operator, document: Document, report: Report) -> None:
    """All outputs have rows in the same cases, which depend on flags and on modes that are integers."""
    for out in op.outputs:
        place = document.span("params", out.name, "view")
        for mode, label in (pair for turn in out.turns for pair in turn.when):
            found = next((m for m in op.modes if m.name == mode), None)
            if found is None or found.c == "char *":
                message = f"the case names '{mode}', which is neither a flag nor an integer"
                report.error("unknown-name", message, place, "a view depends on modes with a c: other than char *")
            elif label not in [name for name, _ in found.listed]:
                hint = f"'{mode}' is one of {', '.join(name for name, _ in found.listed)}"
                report.error("unknown-label", f"mode '{mode}' has no value '{label}'", place, hint)
    for out in op.outputs if report.count(op.file) == 0 else ():
        if [(t.when, t.by_row) for t in out.turns] != [(t.when, t.by_row) for t in op.turns]:
            message = f"'{out.name}' and another output have rows in different cases"
            place = document.span("params", out.name, "view")
            report.error("view", message, place, "formulas reduce in all outputs, or in none")
    written = next((out for out in op.outputs if _written(out)), None)
    for out in op.outputs if written is not None and report.count(op.file) == 0 else ():
        if written is not None and not _written(out):
            message = f"'{out.name}' is not written where there are no elements, and '{written.name}' is"
            report.error("view", message, out.span, "views of rows say what they are when empty in all outputs, or in none")


def _written(out: OutputParam) -> bool:
    """Whether an output is written where the space is empty, in some case at least."""
    return out.empty is not None or any(turn.empty is not None for turn in out.turns)


def check_row_formulas(op: Operator, report: Report) -> None:
    """Formulas reduce in the cases in which outputs have rows, and in no other."""
    for formula in op.formulas if op.turns else ():
        for choice in product(*([label for label, _ in mode.values] for mode in op.modes)):
            modes = dict(zip((mode.name for mode in op.modes), choice))
            case = next((case for case in formula.cases if case_holds(case.when, modes)), None)
            if case is None or op.reduces_in(modes) == reduces(op, case.expr):
                continue
            labels = " and ".join(f"{mode} is {label}" for mode, label in modes.items() if mode in op.turning)
            has = "an element for each row" if op.reduces_in(modes) else "an element for each point"
            does = "nothing is reduced" if op.reduces_in(modes) else "its formula reduces"
            message = f"'{formula.output}' has {has} where {labels}, and {does} there"
            report.error("fold", message, case.expr.span, "a formula reduces in the cases in which the view is one of rows")
            return


def reduces(op: Operator, expr: Expr) -> bool:
    """Whether an expression reduces along an axis, or a part that it names does."""
    lets = {let.name: let.expr for let in op.lets}
    named = (lets[part.name] for part in parts_of(expr) if isinstance(part, Name) and part.name in lets)
    return any(True for _ in reductions(expr)) or any(reduces(op, part) for part in named)
