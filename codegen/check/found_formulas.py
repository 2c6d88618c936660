"""Checks of formulas that find something among all elements."""

from __future__ import annotations

from codegen.language.diagnostic import Report, listed
from codegen.language.expression import Expr
from codegen.language.facts import Facts
from codegen.language.found_words import FOUND, FOUND_WORDS, LIST, LISTED, TRUTHS, VALUES, FoundWord, found_word
from codegen.language.operator import Operator
from codegen.language.params import OutputParam
from codegen.language.type_dtypes import complex_dtypes

_FORMS = {"selected": "selected(x, p)", "places": "places(x)", "place_lines": "place_lines(x)", "dealt": "dealt(list, p, x)"}


def check_found_formulas(op: Operator, facts: Facts, report: Report) -> None:
    """The formula of the only output is a word of inputs; its view says whether the elements decide its shape."""
    if not op.finds:
        for p in op.tensors:
            if p.view in (FOUND, LISTED):
                what = "has the shape of what is found" if p.view == FOUND else "is a list of elements"
                report.error("found", f"'{p.name}' {what}, and nothing is found", p.span, f"write {listed(_FORMS.values())} as a formula")
                return
        return
    for formula in op.formulas:
        for case in formula.cases:
            word = found_word(case.expr)
            if word is None or case.when or len(op.outputs) > 1 or op.scalars or op.lets or op.space_part is not None:
                message = f"'{formula.output}' is not what can be found among all elements"
                report.error("found", message, case.expr.span, f"write {listed(_FORMS.values())} as the formula of the only output")
                return
            if _arguments(op, word, case.expr, report):
                _output(op, op.output(formula.output), word, case.expr, facts, report)


def _arguments(op: Operator, word: FoundWord, expr: Expr, report: Report) -> bool:
    """Values and truth values make the space, or broadcast to it; a list has the view `listed`, and no other input has it."""
    lists = [arg for takes, arg in zip(word.form.takes, word.args) if takes == LIST]
    for p in op.inputs:
        if (p.view == LISTED) != (p.name in lists) or p.optional or word.args.count(p.name) > 1:
            message = f"'{word.word}' takes {_described(word)}, and '{p.name}' is none of these"
            report.error("found", message, expr.span, "a list is an input with the view listed; the others have another view")
            return False
    values = word.argument(VALUES)
    if values is None or values not in op.space.of:
        message = f"'{word.word}' takes values that do not make the space"
        report.error("found", message, expr.span, f"the space is that of '{op.space.of[0]}'")
        return False
    return True


def _described(word: FoundWord) -> str:
    return listed({VALUES: "values", TRUTHS: "truth values", LIST: "a list"}[takes] for takes in word.form.takes)


def _output(op: Operator, out: OutputParam, word: FoundWord, expr: Expr, facts: Facts, report: Report) -> None:
    """An output is declared as what its word gives."""
    if (out.view == FOUND) != (word.form.room is not None):
        what = "the elements decide the shape of" if word.form.room is not None else "there is an element for each point in"
        report.error("found", f"{what} '{out.name}'", expr.span, f"write view: {FOUND if word.form.room is not None else 'same'}")
    elif out.position != word.form.positions:
        what = "is declared as a position, and this is none" if out.position else "has positions, and is not declared so"
        words = listed(f"{name}(x)" for name, form in FOUND_WORDS.items() if form.positions)
        report.error("position", f"'{out.name}' {what}", expr.span, f"positions are {words}, of an output position(T)")
    elif out.position and (out.cast_to is None or {d for row in op.rows_of(out.cast_to) for d in row} != {"i64"}):
        report.error("position", f"'{out.name}' has positions of other dtypes than i64", out.span, "write to: I, with rows of i64 alone")
    elif out.cast and not out.position and not out.converts:
        report.error("cast", f"'{out.name}' is a cast, and has elements as they are", out.span, f"write {out.name}: {{out: {out.type}}}")
    elif complex_dtypes(op, facts):
        report.error("found", f"there is no '{word.word}' of complex numbers", expr.span, "its types list floats, integers and bool")
