"""Checks of formulas that make one element of those that a map shows at a point."""

from __future__ import annotations

from typing import cast

from codegen.language.diagnostic import Report, listed
from codegen.language.dtypes import INTEGERS
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.language.pane_words import GREATEST, MEAN, PANE_WORDS, POSITION, PaneWord, pane_word
from codegen.language.type_dtypes import dtypes_of, kernel_type

SUMMED = ("f32", "f16", "bf16")  # what sums in f64 have room for
GREATEST_OF = (*SUMMED, "f64", *(d for d in INTEGERS if d not in ("u64", "u32")))  # what keys of 64 bits have room for


def check_pane_formulas(op: Operator, facts: Facts, report: Report) -> None:
    """Each output has what one word makes of the panes of the only input."""
    if op.paned is None:
        return
    if op.scattered is not None:
        for case in (case for f in op.formulas for case in f.cases):
            if op.falling(case).join != MEAN:
                message = f"points are shared out by {op.paned.word}, and '{case.text}' does not"
                report.error("view", message, case.expr.span, "write mean(x), of the input that makes the space")
                return
        _dtypes(op, facts, MEAN, report)
        return
    assert op.space_part is not None  # check_parts
    seen = op.space_part.name
    words = [word for word in PANE_WORDS if op.paned.word != "pooled" or word != MEAN]
    words = [MEAN] if op.paned.word == "averaged" else words
    for out, case in ((op.output(f.output), case) for f in op.formulas for case in f.cases):
        word = pane_word(case.expr)
        if word is None or word.source != seen or word.word not in words or case.when:
            message = f"'{out.name}' is not what can be made of what is {op.paned.word}"
            report.error("view", message, case.expr.span, f"write {listed(f'{w}({seen})' for w in words)} as its formula")
        elif out.position != (word.word == POSITION):
            what = "is declared as a position, and this is none" if out.position else "has positions, and is not declared so"
            report.error("position", f"'{out.name}' {what}", case.expr.span, f"positions are {POSITION}({seen}), of an output position(T)")
        elif out.position and out.cast_to is None:
            message = f"'{out.name}' is a position, and no type of integers is named for it"
            report.error("position", message, out.span, f"write {out.name}: {{out: position({out.type}), to: I}}")
        elif out.view != "same" or out.cast and not out.position:
            message = f"'{out.name}' does not have an element of its type for each point"
            report.error("view", message, out.span, f"write {out.name}: {{out: {out.type}}}")
        else:
            continue
        return
    found = [cast(PaneWord, pane_word(f.cases[0].expr)).word for f in op.formulas]
    if len(set(found)) < len(found) or MEAN in found and len(found) > 1:
        message = "outputs have different things of one pane"
        report.error("view", message, op.formulas[-1].cases[0].expr.span, "beside greatest elements there are their positions, and nothing else")
        return
    _dtypes(op, facts, found[0], report)


def _dtypes(op: Operator, facts: Facts, word: str, report: Report) -> None:
    known = SUMMED if word == MEAN else GREATEST_OF
    wanted = dtypes_of(op, facts, kernel_type(op))
    wrong = [d for d in facts.dtypes if d in wanted and d not in known]
    if wrong:
        what = MEAN if word == MEAN else GREATEST
        report.error("view", f"there is no {what} of panes of {listed(wrong)}", op.formulas[0].cases[0].expr.span, f"its types list {listed(known)}")
