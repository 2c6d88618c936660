"""Checks for missing and superfluous parts: outputs, cases, bounds, names."""

from __future__ import annotations

import re
from itertools import product

from codegen.check.integer_words import foreign, wholes
from codegen.check.row_cases import reduces
from codegen.language.diagnostic import Report, listed
from codegen.language.dtypes import FLOATS, INTEGERS, PARTS
from codegen.language.expression import CHOICES, Call, Expr, Name, Number, reductions, joins_points
from codegen.language.facts import Facts
from codegen.language.formula import show
from codegen.language.operator import Formula, Operator, TypeRule
from codegen.language.params import AxesParam, DtypeParam, ExtentsParam, FlagsParam, IgnoredParam, InputParam, OutputParam, RowsParam, ScalarParam, TensorParam, case_holds
from codegen.language.shape_facts import count_along, shape_fact, total_of
from codegen.language.tree import Document
from codegen.language.type_dtypes import (
    bool_dtypes, complex_dtypes, dtypes_of, integer_dtypes, kernel_dtypes, kernel_type,
)  # fmt: skip
from codegen.language.words import WORDS

_BOUND = re.compile(r"\d{1,6}(\.\d{1,6})? ulp", re.ASCII)


def check_complete(op: Operator, document: Document, facts: Facts, report: Report) -> None:
    """Every output has a formula and a bound; every combination of modes has a case."""
    formulas = {formula.output: formula for formula in op.formulas}
    for output in op.outputs:
        if output.name not in formulas:
            message = f"output '{output.name}' has no formula"
            report.error("missing-formula", message, document.key("formula"))
        if output.name not in op.accuracy:
            message = f"output '{output.name}' has no accuracy"
            report.error("missing-accuracy", message, document.key("accuracy"))
    outputs = [output.name for output in op.outputs]
    for name in op.accuracy:
        if name not in outputs:
            message = f"'{name}' has an accuracy, but is not an output"
            report.error("unknown-output", message, document.key("accuracy", name))
    _computed(op, facts, report)
    _integers(op, facts, report)
    _conditions(op, report)
    for formula in op.formulas:
        _cases(op, formula, document, report)
        if formula.output in op.accuracy:
            _accuracy(op, formula, document, report)


def _computed(op: Operator, facts: Facts, report: Report) -> None:
    """There are kernels for the dtypes of the outputs."""
    type_ = op.type_named(kernel_type(op))
    wanted = dtypes_of(op, facts, type_.name)
    known = {*FLOATS, *INTEGERS, *PARTS, *bool_dtypes(op, facts)} if op.contraction is None else {*FLOATS}
    without = [d for d in facts.dtypes if d in wanted and d not in known]
    if without and not op.moves and op.scattered is None and not op.lined and not op.finds:
        hint = "kernels are for floats, integers and complex numbers; float(A) makes floats of all real numbers"
        report.error("no-kernel", f"no kernel computes in {listed(without)}", type_.span, hint)


def _integers(op: Operator, facts: Facts, report: Report) -> None:
    """If outputs are computed in integers, formulas use only words that integers have."""
    dtypes = integer_dtypes(op, facts)
    apart = [dict(case.when) for f in op.formulas for case in f.cases]
    whole = [case for case, when in zip((c for f in op.formulas for c in f.cases), apart) if not _of_floats(op, when)]
    exprs = [*(let.expr for let in op.lets), *(case.expr for case in whole)]
    exprs = exprs if op.scattered is None and not op.lined and op.paned is None and not op.finds else []
    for expr in exprs if dtypes and not op.truncates and op.contraction is None else ():
        for wrong in foreign(expr, dtypes):
            message = f"{', '.join(dtypes)} cannot be computed in: '{show(wrong)}' is not defined for integers"
            hint = (
                "integers are chosen, compared, added and multiplied; float(A) makes floats of them, and "
                "truncate: true of an output makes integers of floats"
            )
            report.error("integers", message, wrong.span, hint)
            return
    others = [*kernel_dtypes(op, facts), *complex_dtypes(op, facts)]
    for word in (w for expr in exprs for w in wholes(expr)) if others or op.truncates else ():
        message = f"{', '.join(others or dtypes)} cannot be computed in: '{show(word)}' is defined for integers and bool only"
        report.error("integers", message, word.span, "its types list integers and bool")
        return
    for formula in op.formulas if op.by_rows and (dtypes or bool_dtypes(op, facts)) else ():
        for case in formula.cases:
            if not _is_reduction(case.expr) and not (op.turns and not reduces(op, case.expr)):
                message = f"{', '.join((*dtypes, *bool_dtypes(op, facts)))} cannot be computed in: this is no reduction as it is"
                hint = "of integers a formula along axes is one sum, one max or min, or the position of one"
                report.error("integers", message, case.expr.span, hint)
                return


def _of_floats(op: Operator, modes: dict[str, str]) -> bool:
    """Whether a case is of modes in which a rule makes floats of integers."""
    kind = op.type_named(kernel_type(op))
    return isinstance(kind, TypeRule) and bool(kind.when) and set(kind.when) <= set(modes.items())


def _is_reduction(expr: Expr) -> bool:
    """Whether an expression is a reduction of terms at points, with nothing around it."""
    return isinstance(expr, Call) and expr.over is not None and not any(True for arg in expr.args for _ in reductions(arg))


def _conditions(op: Operator, report: Report) -> None:
    """What an output stores as a condition is exact: it compares inputs and what integers have, too."""
    conditions = {p.name for p in op.outputs if p.truth}
    exprs = [case.expr for f in op.formulas if f.output in conditions for case in f.cases]
    for wrong in (w for expr in (*exprs, *(let.expr for let in op.lets if exprs)) for w in foreign(expr, ())):
        message = f"'{show(wrong)}' is rounded, and a condition that is stored is exact"
        report.error("condition", message, wrong.span, "it may use comparisons, choices, abs, sums and products")
        return


def _cases(op: Operator, formula: Formula, document: Document, report: Report) -> None:
    labels = {mode.name: [label for label, _ in mode.values] for mode in op.modes}
    node = document.find("formula", formula.output)
    spans = [entry.key.span for entry in getattr(node, "entries", ())]
    reached: set[int] = set()
    for choice in product(*labels.values()):
        chosen = dict(zip(labels, choice))
        found = next((i for i, case in enumerate(formula.cases) if case_holds(case.when, chosen)), None)
        if found is None:
            names = " and ".join(f"{mode} is {label}" for mode, label in chosen.items())
            message = f"'{formula.output}' has no case for {names}"
            report.error("missing-case", message, document.key("formula", formula.output))
            return
        reached.add(found)
    for index in range(len(formula.cases)):
        if index not in reached:
            message = "this case never holds: those above it leave nothing to it"
            report.error("unreachable-case", message, spans[index])


def _accuracy(op: Operator, formula: Formula, document: Document, report: Report) -> None:
    bound = op.accuracy[formula.output]
    place = document.span("accuracy", formula.output)
    sums = any(joins_points(case.expr) and case.expr.word not in CHOICES for case in formula.cases) and not op.by_rows
    if op.contraction is not None and op.contraction.solved is not None and formula.output == op.contraction.solved.kept:
        if bound != "exact":
            report.error("accuracy", f"'{formula.output}' is a part of a matrix as it is, but its accuracy is {bound}", place, "write exact")
        return
    if op.contraction is not None or bound == "contraction":
        if bound != "contraction" or op.contraction is None:
            what = "a contraction" if op.contraction is not None else "no contraction"
            message = f"'{formula.output}' is {what}, but its accuracy is {bound}"
            hint = "write contraction" if op.contraction is not None else "contraction is for formulas whose axes are named"
            report.error("accuracy", message, place, hint)
        return
    if bound == "sum" and op.by_rows:
        message = f"'{formula.output}' is of an operator that reduces along rows, but its accuracy is sum"
        report.error("accuracy", message, place, "write a bound such as 1 ulp")
        return
    if bound not in ("exact", "rounded", "sum") and not _BOUND.fullmatch(bound):
        hint = "an accuracy is exact, rounded, sum, or a bound such as 1.5 ulp"
        report.error("accuracy", f"there is no accuracy '{bound}'", place, hint)
    elif sums != (bound == "sum"):
        what = "a sum" if sums else "no sum"
        message = f"'{formula.output}' is {what}, but its accuracy is {bound}"
        hint = "write sum" if sums else "sum is for outputs that combine many points"
        report.error("accuracy", message, place, hint)
    elif bound == "exact":
        parts = {let.name: let.expr for let in op.lets}
        for case in formula.cases:
            if _roundings(case.expr, parts) > 1 and not (op.in_pairs and op.output(formula.output).truth and _held_by_pairs(case.expr, parts)):
                message = f"'{formula.output}' is not exact: its formula rounds more than once"
                hint = "exact is for selections and at most one rounding"
                report.error("accuracy", message, place, hint)
                return


def _roundings(expr: Expr, parts: dict[str, Expr]) -> int:
    """An upper bound of the number of roundings in a value; an elementary function counts as two."""
    if isinstance(expr, Number):
        denominator = expr.value.denominator if not isinstance(expr.value, float) else 1
        return int(denominator & (denominator - 1) != 0)
    if isinstance(expr, Name):
        return _roundings(parts[expr.name], parts) if expr.name in parts else 0
    counts = [_roundings(arg, parts) for arg in expr.args]
    word = WORDS[expr.word]
    if word.bound == "exact":
        return max(counts)
    return sum(counts) + (2 if word.elementary else 1)


def _held_by_pairs(expr: Expr, parts: dict[str, Expr], depth: int = 2) -> bool:
    """Whether both sides of each comparison are inputs, products of two, or sums of two of these: of elements of up to 32
    bits a pair of f64 holds such a value, so that nothing is rounded before it is compared. `depth` is what a side may still
    be: 2 a sum, 1 a product, 0 an input."""
    if isinstance(expr, Name) and expr.name in parts:
        return _held_by_pairs(parts[expr.name], parts, depth)
    if not isinstance(expr, Call):
        return _roundings(expr, parts) == 0
    if expr.word in ("add", "sub", "mul"):
        needed = 1 if expr.word == "mul" else 2
        return depth >= needed and all(_held_by_pairs(arg, parts, needed - 1) for arg in expr.args)
    return WORDS[expr.word].bound == "exact" and all(_held_by_pairs(arg, parts, depth) for arg in expr.args)


# --- what nothing uses ----------------------------------------------------------------------------


def check_used(op: Operator, document: Document, report: Report) -> None:
    """Every parameter, part and type of a spec is used."""
    used: set[str] = set(op.space.of) | {of for _, of in op.space.by_output} | {name for p in op.targets if p.put is not None for name in (*p.put.names, p.over or "")}
    if op.contraction is not None or op.lined:
        used |= {mode.name for mode in op.modes}  # how precise a result has to be at least, or how stable
    used |= {mode.name for mode in op.modes if len(mode.values) == 1 or mode.outputs}  # which choose no formula
    _hints(op, used, document, report)
    used |= {name for _, c in op.contractions for name in (*c.given, *c.band)} | {p.name for p in op.counting}
    used |= {p.name for p in op.extents}
    if op.contraction is not None:
        used |= {p.name for p in op.params if isinstance(p, ExtentsParam)}  # they only repeat a shape
    used |= {p.narrow for p in op.targets if p.narrow is not None}
    for param in op.params:
        if isinstance(param, RowsParam):
            used.add(param.of)
        if isinstance(param, OutputParam):
            used |= {name for name in (param.keep_flag, param.ranks, param.totals) if name is not None}
        if isinstance(param, OutputParam):
            used |= {mode for turn in param.turns for mode, _ in turn.when}
        if isinstance(param, InputParam) and param.wraps_when is not None:
            used.add(param.wraps_when)
        if isinstance(param, InputParam) and param.classed is not None:
            used.add(param.classed.name)
        if isinstance(param, AxesParam) and param.unless is not None:
            used.add(param.unless)
        if isinstance(param, TensorParam) and param.laid is not None:
            used |= set(param.laid.args)
        used |= set(param.aligned) if isinstance(param, TensorParam) else set()
        for part in param.parts if isinstance(param, TensorParam) else ():
            used |= {name for _, use in part.cases for name in use.names}
            used |= {mode for when, _ in part.cases for mode, _ in when}
    used |= {f.by for f in op.formulas if f.by is not None}
    for formula in op.formulas:
        for case in formula.cases:
            used |= _names(case.expr) | {mode for mode, _ in case.when}
    for let in reversed(op.lets):
        if let.name in used:
            used |= _names(let.expr)
        else:
            message = f"no formula uses '{let.name}'"
            report.error("unused", message, document.key("let", let.name))
    for require in op.requires:
        used |= _names(require.expr)
    used |= {name for draw in op.draws for name in draw.drawn} | {p.along for p in op.point_indices if isinstance(p.along, str)}
    used |= {p.octets.rows for p in op.packed if p.octets is not None and p.octets.rows is not None}
    used |= op.deciding | {p.cast_to for p in op.targets if p.cast_to is not None}
    used |= {p.name for p in op.named_dtypes if any(p.type == out.type for out in op.targets)}
    for idle in op.idle_lists:
        if idle.name in used:
            message = f"'{idle.name}' has a length of its own, and a view is given it"
            report.error("view", message, document.key("params", idle.name, "length"), "a view says how long its lists are")
        used.add(idle.name)
    for index, name in enumerate(op.either):
        if len(op.either) < 2 or not any(p.name == name and p.optional for p in op.params):
            message = f"'{name}' is not one of several parameters that may be null"
            report.error("either", message, document.span("either", index))
    for param in op.operands:
        if not isinstance(param, (OutputParam, RowsParam, IgnoredParam, FlagsParam)) and param.name not in used:
            noun = "part" if isinstance(param, TensorParam) and param.part else "parameter"
            message = f"no formula uses {noun} '{param.name}'"
            report.error("unused", message, param.span)
    types = {p.type for p in op.params if isinstance(p, (TensorParam, ScalarParam, DtypeParam))} | {p.cast_to for p in op.targets}
    for type_ in reversed(op.types):
        if type_.name not in types:
            report.error("unused", f"nothing has type '{type_.name}'", type_.span)
        elif isinstance(type_, TypeRule):
            types |= set(type_.args)


def _hints(op: Operator, used: set[str], document: Document, report: Report) -> None:
    """A mode that only says how precise a result has to be at least is named by nothing."""
    named = {mode for f in op.formulas for case in f.cases for mode, _ in case.when} | set().union(*(_names(r.expr) for r in op.requires))
    for mode in op.modes:
        if mode.hint and mode.name in named:
            message = f"'{mode.name}' changes nothing, and is named"
            report.error("mode", message, document.span("params", mode.name, "hint"), "leave out hint: true, or name it nowhere")
        elif mode.hint:
            used.add(mode.name)


def _names(expr: Expr) -> set[str]:
    if isinstance(expr, Name):
        fact, along = shape_fact(expr.name), count_along(expr.name)
        if along is not None:
            return set(along)
        if (summed := total_of(expr.name)) is not None:
            return {summed}
        return {fact.tensor if fact is not None else expr.name}
    if not isinstance(expr, Call):
        return set()
    found = {expr.over} if expr.over is not None else set()
    return found.union(*(_names(arg) for arg in (*expr.args, *expr.behind)))
