"""Losses of which a mode says whether they stay, or what becomes their mean or their sum: the cases that the view
`{reduced: MODE}` and the word `reduced` stand for."""

from __future__ import annotations

from dataclasses import replace

from codegen.language.diagnostic import Report
from codegen.language.expression import ALL, Call, Expr, Name, parts_of
from codegen.language.formula import COUNT, show
from codegen.language.operator import Case, Formula, Space
from codegen.language.parse_parts import OTHERWISE
from codegen.language.params import ModeParam, Param
from codegen.language.tree import Entry, Map, Node, Scalar

REDUCED = "reduced"
NONE, MEAN, SUM = "none", "mean", "sum"
_EMPTY = {MEAN: "nan", SUM: "0"}  # what a mean or a sum of no losses is
_MODE = f"write the mode as {{mode: {{0: {NONE}, 1: {MEAN}, 2: {SUM}}}, c: int64_t}}"


def reduced_view(node: Node | None, report: Report) -> Node | None:
    """A view, with the cases of `{reduced: MODE}` in its place."""
    if not isinstance(node, Map) or not isinstance(mode := node.get(REDUCED), Scalar) or node.get("without") is not None:
        return node
    for entry in node:
        if entry.key.text not in (REDUCED, "single"):
            message = f"a view that is reduced has no key '{entry.key.text}'"
            report.error("unknown-key", message, entry.key.span, "beside 'reduced' it may have 'single'")
    place, single = mode.span, node.entry("single")

    def word(text: str) -> Scalar:
        return Scalar(text, place, text, place.line, place.column)

    def one(label: str) -> Map:
        keys = [Entry(word("without"), word(ALL)), Entry(word("empty"), word(_EMPTY[label]))]
        return Map((*keys, single) if single else tuple(keys), place)

    cases = (
        Entry(word(f"{mode.text} is {NONE}"), word("same")),
        Entry(word(f"{mode.text} is {MEAN}"), one(MEAN)),
        Entry(word(OTHERWISE), one(SUM)),
    )
    return Map(cases, node.span)


def reducing_mode(nodes: Map, params: tuple[Param, ...], report: Report) -> str | None:
    """The mode by which an output is reduced; None where there is none, and "" after an error."""
    for entry in nodes:
        view = entry.value.get("view") if isinstance(entry.value, Map) and entry.value.get("out") is not None else None
        named = view.get(REDUCED) if isinstance(view, Map) else None
        if isinstance(named, Scalar):
            mode = next((p for p in params if p.name == named.text and isinstance(p, ModeParam)), None)
            if mode is None or tuple(label for label, _ in mode.values) != (NONE, MEAN, SUM):
                report.error("reduced", f"'{named.text}' does not choose {NONE}, {MEAN} or {SUM}, in this order", named.span, _MODE)
                return ""
            if isinstance(view, Map) and view.get("without") is None:
                return mode.name
    return None


def of_all_rows(formula: Formula, report: Report) -> Formula:
    """The formula of an output that a mode makes one element of: what it is of each row, and what divides a mean."""
    for case in formula.cases:
        match case:
            case Case((), Call("reduced", (value, Name(name)), None)) if len(formula.cases) == 1:
                return Formula(formula.output, (Case((), value, case.text),), name)
        message = f"'{formula.output}' is made of rows, and this is not '{REDUCED}' of a value of each row and of a part that divides their mean"
        report.error("reduced", message, case.expr.span, f"write {REDUCED}(x, w), without cases, where w is a name below 'let'")
        break
    return replace(formula, cases=())


def reduced_cases(case: Case, mode: str | None, space: Space, report: Report) -> list[Case]:
    """The cases of a value that is `reduced`, or the one case that it is."""
    expr = case.expr
    found = next((part for part in parts_of(expr) if isinstance(part, Call) and part.word == REDUCED), None)
    if found is None:
        return [case]
    if found is not expr or len(found.args) != 1:
        report.error("reduced", f"'{REDUCED}' is the whole of a formula, and takes one value", found.span, f"write {REDUCED}(x)")
    elif mode is None or not space.of:
        hint = f"give it the view {{{REDUCED}: MODE}}, in a space of tensors"
        report.error("reduced", f"'{REDUCED}' has no mode, because no output is {REDUCED}", expr.span, hint)
    elif mode:
        return _by_label(case, mode, found.args[0], space.of[0])
    return []


def _by_label(case: Case, mode: str, value: Expr, of: str) -> list[Case]:
    """A case for each label; the mean divides by the number of points of the space."""
    total: Expr = Call("sum", (value,), over=ALL, span=value.span)
    mean = Call("div", (total, Name(f"{COUNT}({of}, over: {ALL})", span=value.span)), span=value.span)
    labels = {NONE: ((mode, NONE),), MEAN: ((mode, MEAN),), SUM: ()}
    made = {NONE: value, MEAN: mean, SUM: total}
    return [Case((*case.when, *when), made[label], show(made[label])) for label, when in labels.items()]
