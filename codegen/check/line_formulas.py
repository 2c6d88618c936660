"""Checks of formulas that find something along lines: running sums, or elements in their order."""

from __future__ import annotations

from collections.abc import Iterator

from codegen.language.diagnostic import Report, listed
from codegen.language.dtypes import FLOATS
from codegen.language.expression import ALL, Expr
from codegen.language.facts import Facts
from codegen.language.line_words import DESCENDING, ORDERS, OVER, POSITIONS_OF, SUMS, LineWord, along_lines, line_word
from codegen.language.modes import first_case
from codegen.language.operator import Operator
from codegen.language.params import MIDDLE, MIDDLE_NUMBER, IntegerParam, OutputParam
from codegen.language.type_dtypes import complex_dtypes, dtypes_of, kernel_type

_FORM = "write sum(x, upto: dim), sorted(x, along: dim) or another word along lines, of the input that makes the space"


def check_line_formulas(op: Operator, facts: Facts, report: Report) -> None:
    """Each output has what one word finds along the lines of the only input; one has elements, another their positions."""
    if not op.lined:
        for out in op.outputs:
            if out.first is not None or out.at is not None:
                message = f"'{out.name}' has some ranks of sorted lines, and nothing is sorted"
                report.error("line", message, out.span, "write sorted(x, along: dim) or argsort(x, along: dim) as its formula")
        return
    inside = [expr for expr in (*(let.expr for let in op.lets), *(r.expr for r in op.requires)) if along_lines(expr)]
    if inside:
        report.error("line", "a word along lines stands inside something else", inside[0].span, "it is the whole formula of an output")
        return
    found = [(op.output(f.output), case.expr, line_word(case.expr)) for f in op.formulas for case in f.cases]
    for out, expr, word in found:
        if word is None or (word.source,) != op.space.of or len(op.sources) > 1 or op.scalars or op.space_part is not None:
            report.error("line", f"'{out.name}' is not what can be found along lines", expr.span, _FORM)
            return
        if not _output(out, word, expr, report):
            return
    if len({word.axis for _, _, word in found if word is not None}) > 1:
        report.error("axis", "lines run along two axes", found[-1][1].span, "all formulas name one axis")
        return
    _ranks(op, [(out, expr, word) for out, expr, word in found if word is not None], report)
    _together(op, report)
    _dtypes(op, facts, [(expr, word) for _, expr, word in found if word is not None], report)


def _output(out: OutputParam, word: LineWord, expr: Expr, report: Report) -> bool:
    """Positions are declared as such, and each output has an element for each point."""
    place = out.span
    if out.position != (word.word in POSITIONS_OF):
        what = "is declared as a position, and this is none" if out.position else "has positions, and is not declared so"
        report.error("position", f"'{out.name}' {what}", expr.span, f"positions are {listed(POSITIONS_OF)}, of an output position(T)")
    elif out.position and out.cast_to is None:
        message = f"'{out.name}' is a position, and no type of integers is named for it"
        report.error("position", message, place, f"write {out.name}: {{out: position({out.type}), to: I}}")
    elif out.cast and not out.position and word.word in SUMS:
        message = f"'{out.name}' is converted, and has sums or products along lines"
        report.error("cast", message, place, f"write {out.name}: {{out: {out.type}}}")
    else:
        return True
    return False


def _ranks(op: Operator, found: list[tuple[OutputParam, Expr, LineWord]], report: Report) -> None:
    """All outputs have the same ranks, of sorted lines; of one line of all elements they have one."""
    kept = {(out.first, out.at) for out, _, _ in found}
    for out, expr, word in found:
        number = next((p for p in op.params if p.name == out.ranks), None)
        if len(kept) > 1:
            message = f"'{out.name}' and another output have different ranks of one line"
            report.error("line", message, out.span, "all outputs have the same view, but for keep and empty")
        elif out.ranks is not None and not isinstance(number, IntegerParam):
            message = f"'{out.ranks}' says which elements of a line '{out.name}' has, and is no integer"
            hint = "write the name of a parameter {integer: int64_t}" + (f", {MIDDLE} or {MIDDLE_NUMBER}" if out.at is not None else "")
            report.error("line", message, out.span, hint)
        elif kept != {(None, None)} and word.word not in ORDERS:
            message = f"'{out.name}' has some ranks of sorted lines, and '{word.word}' sorts none"
            report.error("line", message, expr.span, f"write {listed(f'{name}(x, along: dim)' for name in ORDERS)}")
        elif (word.way == OVER) != (out.without is not None and out.at is None) and (word.way == OVER or word.word not in ORDERS):
            message = f"'{out.name}' does not have one element for each line, and '{word.word}' does"
            if word.way != OVER:
                message = f"'{out.name}' has one element for each line, and '{word.word}' one for each point"
            report.error("line", message, expr.span, f"write {{without: {word.axis}}} as its view for {word.word}(x, over: {word.axis})")
        elif word.way == OVER and word.axis != ALL and op.line_axis is None:
            message = f"'{word.word}' runs over '{word.axis}', which is not one axis"
            report.error("axis", message, expr.span, f"lines run along a parameter {{axis: self}}, or, with {ALL}, all elements are one")
        elif out.without is not None and out.at is None and word.way != OVER:
            message = f"'{out.name}' has one element for each line, and nothing says which"
            report.error("line", message, out.span, f"write at: with an integer that counts from 1, {MIDDLE} or {MIDDLE_NUMBER}")
        elif out.at in (MIDDLE, MIDDLE_NUMBER) and word.way == DESCENDING:
            message = f"'{out.name}' has an element in the middle of a line that begins with the greatest"
            report.error("line", message, expr.span, f"write {word.word}({word.source}, along: {word.axis})")
        elif word.axis == ALL and out.at is None and word.way != OVER:
            message = f"'{out.name}' has all elements in one line, which has no axis"
            report.error("line", message, expr.span, "all elements make one line where an output has one of them, {without: all, at: middle}")
        else:
            continue
        return


def _together(op: Operator, report: Report) -> None:
    """In each case of the modes one output at most has elements, and one their positions."""
    for modes in _choices(op):
        words = [op.line_word(first_case(f.cases, modes)) for f in op.formulas]
        alike = {(word.of_values, word.way) for word in words}
        if len(alike) > 1 or len({word.word for word in words}) < len(words):
            message = "outputs have different things of one line"
            report.error("line", message, op.formulas[-1].cases[0].expr.span, "beside elements there are their positions, and nothing else")
            return


def _choices(op: Operator) -> Iterator[dict[str, str]]:
    """Every combination of labels."""
    choices: list[dict[str, str]] = [{}]
    for mode in op.modes:
        choices = [{**chosen, mode.name: label} for chosen in choices for label, _ in mode.values]
    yield from choices


def _dtypes(op: Operator, facts: Facts, found: list[tuple[Expr, LineWord]], report: Report) -> None:
    """Complex numbers have no order and are not added along lines; extremes have no u64."""
    wanted = dtypes_of(op, facts, kernel_type(op))
    for expr, word in found:
        wrong = [*complex_dtypes(op, facts), *(["u64"] if word.of_values in ("max", "min") and "u64" in wanted else [])]
        if wrong:
            what = f"no '{word.word}' along lines of {listed(wrong)}"
            report.error("line", f"there is {what}", expr.span, f"its types list {listed(FLOATS)} and integers")
            return
