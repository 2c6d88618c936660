"""Checks of operators that compute with complex numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from codegen.language.diagnostic import Report, listed
from codegen.language.expression import COMPARISONS, Call, Expr, Name, Number, has_order, has_power, parts_of
from codegen.language.facts import Facts
from codegen.language.formula import show
from codegen.language.operator import Operator
from codegen.language.params import Param, ScalarParam, TensorParam
from codegen.language.tree import Document
from codegen.language.type_dtypes import complex_dtypes, dtypes_of, kernel_type
from codegen.language.words import WORDS, Word


def check_complex(op: Operator, document: Document, facts: Facts, report: Report) -> None:
    """Formulas of complex dtypes use only words defined for them; `real: true` is on outputs that can be complex."""
    dtypes = complex_dtypes(op, facts)
    for param in op.outputs:
        reached = dtypes_of(op, facts, param.cast_to) if param.cast_to and op.goal(param) is None else set()
        floats = any(facts.dtypes[d].kind == "float" for d in reached)
        if param.real and not (dtypes and floats):
            message = f"'{param.name}' becomes real, but is never complex with a real dtype to go to"
            report.error("real", message, document.span("params", param.name, "real"), "leave real: true out")
    for scalar in (p for p in op.scalars if p.complex and not dtypes and not op.moves):
        message = f"'{scalar.name}' may be complex, but no result is computed in complex numbers"
        report.error("complex", message, document.span("params", scalar.name, "scalar"), "list c64 or c128 for a tensor, or leave it out here")
    for scalar in (p for p in op.scalars if p.complex and p.usual is not None and not Fraction(p.usual)):
        message = f"'{scalar.name}' may be complex, and is never usually 0 then"
        report.error("complex", message, document.span("params", scalar.name, "usual"), "leave usual out")
    formulas = [*(let.expr for let in op.lets), *(case.expr for f in op.formulas for case in f.cases)]
    makers = [part for expr in formulas for part in parts_of(expr) if isinstance(part, Call) and WORDS[part.word].parts]
    others = [d for d in dtypes_of(op, facts, kernel_type(op)) if d not in dtypes]
    if makers and others:
        message = f"'{show(makers[0])}' makes complex numbers, but the output may be {sorted(others)[0]}"
        report.error("complex", message, makers[0].span, "write T: complex(A), and T for the output")
        return
    if not dtypes or op.moves or op.scattered is not None or op.lined or op.paned is not None or op.finds:
        return
    what = f"{', '.join(dtypes)} cannot be computed in"
    place = document.key("formula")
    foreign = [p.name for p in op.operands if not _may_be_complex(p)]
    if foreign or op.by_rows or op.counted:
        message = f"{what}: only tensors that are whole, point by point, and scalars that say so may be complex"
        report.error("complex", message, place, "say complex: true of scalars; leave out parts, channels and reductions")
        return
    inputs = {p.name for p in op.operands}
    usual = {p.name: Number(Fraction(p.usual), p.usual) for p in op.scalars if p.usual is not None}
    for expr in formulas:
        for wrong in _foreign(expr, inputs, usual):
            message = f"{what}: '{show(wrong)}' is not defined for complex numbers"
            words = [w.symbol or w.name for w in WORDS.values() if w.complex]
            as_is = listed(w.symbol or w.name for w in WORDS.values() if w.complex and _takes_inputs(w))
            hint = f"the words are {listed(dict.fromkeys(words))}; {as_is} take inputs as they are"
            report.error("complex", message, wrong.span, hint)
            return


def _takes_inputs(word: Word) -> bool:
    """Whether its arguments are inputs as they are: functions, and comparisons, which sums would make inexact."""
    return word.elementary or word.parts or word.name in COMPARISONS


def _may_be_complex(param: Param) -> bool:
    """Whether formulas of complex numbers may use an operand."""
    if isinstance(param, ScalarParam):
        return param.complex
    return isinstance(param, TensorParam) and not param.part and param.view != "channel"


def _foreign(expr: Expr, inputs: set[str], usual: Mapping[str, Number]) -> Iterator[Expr]:
    if isinstance(expr, Number) and isinstance(expr.value, float):
        yield expr
    if not isinstance(expr, Call):
        return
    if has_order(expr) and isinstance(chosen := expr.args[1], Name) and usual.get(chosen.name) == expr.args[2]:
        return
    expr = expr.args[2] if has_power(expr) else expr
    assert isinstance(expr, Call)
    word = WORDS[expr.word]
    elements = all(isinstance(arg, Name) and arg.name in inputs for arg in expr.args)
    if not word.complex or _takes_inputs(word) and not elements:
        yield expr
        return
    for arg in expr.args:
        yield from _foreign(arg, inputs, usual)
