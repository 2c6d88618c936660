"""Checks of operators whose outputs lie in index spaces of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from codegen.check.created_spaces import not_point_by_point
from codegen.check.quantities import check_planned
from codegen.language.diagnostic import Report, did_you_mean, listed
from codegen.language.expression import Call, Expr, Name, names_in
from codegen.language.operator import Operator
from codegen.language.params import InputParam, TensorParam
from codegen.language.tree import Document

SPACES_MOST = 2  # AC_STAGES_MAX (runtime/plan/staged.h)
_ALIKE = "the formulas of one space are those of another, with the tensor that makes it in the place of the other's"


def check_separate(op: Operator, document: Document, report: Report) -> bool:
    """Whether outputs lie in one space, or in several that are sound: an input makes each, others are seen from all, and
    formulas, which take each point by itself, are alike."""
    before = report.count(op.file)
    if op.apart:
        _named(op, document, report)
    if op.apart and report.count(op.file) == before:
        check_planned(op, document, report)
        _seen(op, document, report)
    return report.count(op.file) == before


def _named(op: Operator, document: Document, report: Report) -> None:
    """Each output has a space, which an input makes, or a part of one; parts of a tensor lie in one."""
    given, before = dict(op.space.by_output), report.count(op.file)
    outputs, inputs = {p.name: p for p in op.outputs}, {p.name: p for p in op.inputs}
    for output, of in op.space.by_output:
        place = document.span("space", output)
        if output not in outputs:
            hint = did_you_mean(output, outputs, f"the outputs are {listed(outputs)}")
            report.error("unknown-name", f"the space is that of '{output}', which has no formula", document.key("space", output), hint)
        elif of not in inputs:
            hint = did_you_mean(of, inputs, f"the inputs are {listed(inputs)}")
            report.error("unknown-name", f"the space names '{of}', which is not an input", place, hint)
        elif inputs[of].view != "same" or inputs[of].optional or inputs[of].laid is not None:
            report.error("space", f"'{of}' does not make a space", place, "an input without a view makes one, which is no list and never null")
    if report.count(op.file) > before:
        return
    for name in outputs:
        if name not in given:
            report.error("space", f"'{name}' lies in no space", op.space.span, "each output has a space")
    for whole in op.targets:
        if len({given[part.name] for part in whole.parts if part.name in given}) > 1:
            report.error("space", f"the parts of '{whole.name}' lie in different spaces", op.space.span)
    makers = list(dict.fromkeys(inputs[of].whole or of for of in given.values()))
    if len(makers) < len(set(given.values())) or not 1 < len(makers) <= SPACES_MOST:
        hint = f"outputs lie in {SPACES_MOST} spaces, each of another input; for one write space: INPUT"
        made = f"{len(set(given.values()))} space{'s' * (len(set(given.values())) > 1)}"
        report.error("space", f"outputs lie in {made} of {listed(makers)}", op.space.span, hint)


def _seen(op: Operator, document: Document, report: Report) -> None:
    """Formulas take each point by itself and read what makes their space, and what is seen from all; they are alike."""
    why = next((why for why in map(not_point_by_point, op.by_space) if why is not None), None)
    beyond = op.contraction is not None or op.finds or op.point_indices or op.counts or op.classes is not None or op.judged or op.packed
    if why is not None or beyond or op.moves or op.indices:
        message = f"outputs lie in several spaces, and {why or 'formulas have more than the elements at a point'}"
        report.error("space", message, op.space.span, "formulas take each point by itself there")
        return
    makers = {name for sub in op.by_space for name in sub.space_tensors}
    for param in op.tensors:
        shared = isinstance(param, InputParam) and param.name not in makers
        if param.optional or param.laid is not None or shared and param.view not in ("broadcast", "single"):
            hint = "inputs that make no space broadcast to each, or are a single element; no tensor is null"
            report.error("space", f"'{param.name}' is not seen from several spaces", param.span, hint)
            return
    for sub in op.by_space:
        own = {p.name for p in sub.operands} | {let.name for let in sub.lets}
        for formula in sub.formulas:
            stray = next((n for case in formula.cases for n in names_in(case.expr) if n not in own and n in {p.name for p in op.operands}), None)
            if stray is not None:
                message = f"the formula of '{formula.output}' reads '{stray}', which makes another space"
                report.error("space", message, document.key("formula", formula.output), f"its space is that of '{sub.space.of[0]}'")
                return
    first, *others = op.by_space
    for sub in others:
        if not _alike(first, sub):
            message = f"formulas differ in the spaces of '{first.space.of[0]}' and '{sub.space.of[0]}'"
            report.error("space", message, op.space.span, _ALIKE)


def _alike(first: Operator, other: Operator) -> bool:
    """Whether the formulas of two spaces are the same but for the names of what only one of them has, in the same order."""
    ones, others = ((*sub.inputs, *sub.outputs) for sub in (first, other))
    if len(ones) != len(others):
        return False
    names = {theirs.name: mine.name for mine, theirs in zip(ones, others)}
    if any(_form(mine) != _form(theirs) for mine, theirs in zip(ones, others)):
        return False
    if {names[name]: bound for name, bound in other.accuracy.items()} != first.accuracy:
        return False
    return _formulas(first, {}) == _formulas(other, names)


def _form(param: TensorParam) -> object:
    """What a kernel and a view have of an operand beside its name."""
    part = param.part.cases if param.part is not None else None
    return type(param), param.type, param.view, part


def _formulas(op: Operator, names: Mapping[str, str]) -> dict[str, object]:
    """The formulas with other names, and with the parts that `let` names in their place."""
    lets: dict[str, Expr] = {}
    for let in op.lets:
        lets[let.name] = _renamed(let.expr, names, lets)
    return {names.get(f.output, f.output): tuple((case.when, _renamed(case.expr, names, lets)) for case in f.cases) for f in op.formulas}


def _renamed(expr: Expr, names: Mapping[str, str], lets: Mapping[str, Expr]) -> Expr:
    if isinstance(expr, Name):
        return lets.get(expr.name) or replace(expr, name=names.get(expr.name, expr.name))
    if isinstance(expr, Call):
        return replace(expr, args=tuple(_renamed(arg, names, lets) for arg in expr.args))
    return expr
