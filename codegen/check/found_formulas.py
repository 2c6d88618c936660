"""Checks of formulas that find something among all elements."""

from __future__ import annotations

from codegen.language.diagnostic import Report, listed
from codegen.language.expression import Expr
from codegen.language.facts import Facts
from codegen.language.found_words import FOUND, FOUND_WORDS, LIST, NUMBERED, SORTED, TRUTHS, VALUES, VIEW_OF, FoundWord, found_word
from codegen.language.operator import Operator
from codegen.language.params import OutputParam
from codegen.language.type_dtypes import complex_dtypes

_FORMS = {"selected": "selected(x, p)", "places": "places(x)", "place_lines": "place_lines(x)", "dealt": "dealt(list, p, x)", "searched": "searched(x, sorted)", "searched_behind": "searched_behind(x, sorted)", "runs": "runs(x)", "distinct": "distinct(x)"}


def check_found_formulas(op: Operator, facts: Facts, report: Report) -> None:
    """The formula of the only output is a word of inputs, or those of several are words of the same runs; views say whether
    the elements decide their shapes."""
    if not op.finds:
        for p in op.tensors:
            if p.view in (FOUND, *VIEW_OF.values()):
                what = "has the shape of what is found" if p.view == FOUND else "is a list, or lines, of elements"
                report.error("found", f"'{p.name}' {what}, and nothing is found", p.span, f"write {listed(_FORMS.values())} as a formula")
                return
        for p in op.targets:
            if p.narrow is not None:
                message = f"'{p.name}' is narrow by a flag, and no word finds its positions"
                report.error("found", message, p.span, f"write {listed(_FORMS.values())} as a formula")
        return
    if not _together(op, report):
        return
    for formula in op.formulas:
        first = found_word(formula.cases[0].expr)
        for case in formula.cases:
            word = found_word(case.expr)
            if word is None or first is None or (word.args, word.form, word.axis) != (first.args, first.form, first.axis) or op.scalars or op.lets or op.space_part is not None:
                message = f"'{formula.output}' is not what can be found among all elements"
                report.error("found", message, case.expr.span, f"write {listed(_FORMS.values())} as the formula of the only output")
                return
            if _arguments(op, word, case.expr, report):
                _output(op, op.output(formula.output), word, case.expr, facts, report)


def _together(op: Operator, report: Report) -> bool:
    """Several outputs have words of the same runs, each another one."""
    words = [(formula.cases[0].expr, found_word(formula.cases[0].expr)) for formula in op.formulas]
    first, rooms = words[0][1], set[str | None]()
    for expr, word in words:
        if word is None or first is None:
            return True  # which is no word
        beside = word.form.runs and (word.form.runs, word.args, word.axis) == (first.form.runs, first.args, first.axis)
        if rooms and not (beside and word.form.room not in rooms):
            names = listed(name for name, form in FOUND_WORDS.items() if form.runs == (first.form.runs or "runs"))
            message = f"'{word.word}' does not stand beside what the other outputs have"
            report.error("found", message, expr.span, f"each output has another one of {names}, of one input and along one axis")
            return False
        rooms.add(word.form.room)
    return True


def _arguments(op: Operator, word: FoundWord, expr: Expr, report: Report) -> bool:
    """Values and truth values make the space, or broadcast to it; a list has the view `listed`, and no other input has it."""
    views = {arg: VIEW_OF[takes] for takes, arg in zip(word.form.takes, word.args) if takes in VIEW_OF}
    for p in op.inputs:
        if (p.view if p.view in VIEW_OF.values() else None) != views.get(p.name) or p.optional or word.args.count(p.name) > 1:
            message = f"'{word.word}' takes {_described(word)}, and '{p.name}' is none of these"
            report.error("found", message, expr.span, "a list is an input with the view listed, and sorted lines have the view lines; no other input has these")
            return False
    values = word.argument(VALUES)
    if values is None or values not in op.space.of:
        message = f"'{word.word}' takes values that do not make the space"
        report.error("found", message, expr.span, f"the space is that of '{op.space.of[0]}'")
        return False
    return True


def _described(word: FoundWord) -> str:
    return listed({VALUES: "values", TRUTHS: "truth values", LIST: "a list", SORTED: "sorted lines"}[takes] for takes in word.form.takes)


def _output(op: Operator, out: OutputParam, word: FoundWord, expr: Expr, facts: Facts, report: Report) -> None:
    """An output is declared as what its word gives."""
    either = word.form.room == NUMBERED and out.view == "same" and word.axis is None
    if (out.view == FOUND) != (word.form.room is not None) and not either:
        what = "the elements decide the shape of" if word.form.room is not None else "there is an element for each point in"
        report.error("found", f"{what} '{out.name}'", expr.span, f"write view: {FOUND if word.form.room is not None else 'same'}")
    elif out.position != word.form.positions:
        what = "is declared as a position, and this is none" if out.position else "has positions, and is not declared so"
        words = listed(f"{name}(x)" for name, form in FOUND_WORDS.items() if form.positions)
        report.error("position", f"'{out.name}' {what}", expr.span, f"positions are {words}, of an output position(T)")
    elif out.narrow is not None and (out.narrow not in [mode.name for mode in op.flags] or not out.position or word.form.room is not None):
        message = f"'{out.narrow}' is not a flag that says whether '{out.name}' has positions of i32"
        report.error("position", message, out.span, "a flag is {mode: [false, true], c: bool}; with the view found, positions are i64")
    elif out.position and {d for row in op.rows_of(out.cast_to) for d in row} != ({"i32", "i64"} if out.narrow is not None else {"i64"}) if out.cast_to is not None else out.position:
        report.error("position", f"'{out.name}' has positions of other dtypes than i64", out.span, "write to: I, with rows of i64 alone; with narrow: FLAG, of i32 and i64")
    elif out.cast and not out.position and (not out.converts or word.form.runs):
        report.error("cast", f"'{out.name}' is a cast, and has elements as they are", out.span, f"write {out.name}: {{out: {out.type}}}")
    elif out.optional and not word.form.positions:
        message = f"'{out.name}' may be left out, and is what is found"
        report.error("default", message, out.span, "runs have numbers and lengths that may be left out")
    elif complex_dtypes(op, facts) and word.form.runs != "runs":
        report.error("found", f"there is no '{word.word}' of complex numbers", expr.span, "its types list floats, integers and bool; runs are found among complex numbers, too")
