"""Limits on the size of a spec: what the runtime has room for and the later stages process within seconds."""

from __future__ import annotations

from math import prod

from codegen.language.diagnostic import Report
from codegen.language.expression import Call, Expr, Name
from codegen.language.gradient_form import GRADIENT
from codegen.language.operator import Operator
from codegen.language.place import Span
from codegen.language.tree import Document

PARAMS = 47  # client/catalogue.h: AC_ENTRY_ARGS_MAX - 1
OPERANDS = 16  # runtime/contract/call.h: AC_OPERANDS_MAX
EACH = 6  # of inputs, and of outputs: what the loops of kernels take
OF_ROWS = 8  # inputs of an operator that reduces, whose kernels have loops of their own
OF_GRADIENTS = 10  # inputs of gradients of a chain; runtime/contract/contraction.h: AC_CONTRACTED_MAX has four outputs more
SCALARS = 16  # of eight bytes each: AC_ATTRS_MAX
PARTS = 64  # of `let`, which may be nested
EXAMPLES = 200
COMBINATIONS = 256  # of modes
WORDS = 160  # nodes (numbers, names and words) of a formula with its parts expanded
DEPTH = 20  # nesting of words; each further level doubles the time of text/layout.py


def check_quantities(op: Operator, document: Document, report: Report) -> bool:
    """Whether an operator is small enough for the further checks."""
    params = document.key("params")
    graded = any(isinstance(case.expr, Call) and case.expr.word == GRADIENT for f in op.formulas for case in f.cases)
    limits = [
        (len(op.params), PARAMS, "parameters", params),
        (len(op.tensor_operands), OPERANDS, "tensors and parts of tensors", params),
        (0 if op.apart else len(op.inputs), OF_ROWS if op.by_rows else OF_GRADIENTS if graded else EACH, "inputs", params),
        (len(op.outputs), EACH, "outputs", params),
        (len(op.scalars), SCALARS, "scalars", params),
        (len(op.lets), PARTS, "parts under 'let'", document.key("let")),
        (len(op.examples), EXAMPLES, "examples", document.key("examples")),
        (prod(len(mode.values) for mode in op.modes), COMBINATIONS, "combinations of modes", params),
    ]
    for count, most, what, place in limits:
        if count > most:
            _too_many(count, most, what, place, report)
    return all(count <= most for count, most, _, _ in limits) and _formulas(op, document, report)


def check_planned(op: Operator, document: Document, report: Report) -> None:
    """The same of an operator whose outputs lie in spaces that are sound: each space has the inputs of a kernel, and a plan
    parts of what several see for each."""
    params = document.key("params")
    limits = [(len(op.planned_operands), OPERANDS, "tensors and parts of tensors in their spaces")]
    limits += [(len(seen.inputs), EACH, f"inputs in the space of '{seen.space.of[0]}'") for seen in op.by_space]
    for count, most, what in limits:
        if count > most:
            _too_many(count, most, what, params, report)


def _formulas(op: Operator, document: Document, report: Report) -> bool:
    """Whether no formula with its parts expanded is too large or too deep. Parts use those above them."""
    sizes: dict[str, tuple[int, int]] = {}
    places = [(let.name, let.expr, document.key("let", let.name)) for let in op.lets]
    places += [("", case.expr, document.key("formula", f.output)) for f in op.formulas for case in f.cases]
    for name, expr, place in places:
        words, depth = _size(expr, sizes)
        if words > WORDS or depth > DEPTH:
            message = f"with its parts written out, this has {words:,} words and names, {depth} inside one another"
            hint = f"a formula has at most {WORDS}, and at most {DEPTH} inside one another"
            report.error("too-large", message, place, hint)
            return False
        sizes[name] = words, depth
    return True


def _size(expr: Expr, sizes: dict[str, tuple[int, int]]) -> tuple[int, int]:
    """The number of nodes of an expression and its depth."""
    if isinstance(expr, Name):
        return sizes.get(expr.name, (1, 1))
    if not isinstance(expr, Call):
        return 1, 1
    args = [_size(arg, sizes) for arg in expr.args]
    return 1 + sum(words for words, _ in args), 1 + max((depth for _, depth in args), default=0)


def _too_many(count: int, most: int, what: str, place: Span, report: Report) -> None:
    report.error("too-many", f"the operator has {count:,} {what}, more than {most}", place)
