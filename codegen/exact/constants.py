"""Whether what a formula says with numbers alone is a number that kernels can hold.

`log(-1)` is none, `1 / 0` is infinite, `exp(1e300)` and 1e39 are beyond f32. Such a constant makes results that
nobody meant, so it is a mistake of the spec, like a name that is not there. A scalar with a `usual` value is a
number, too, in the kernels for that value.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import reduce
from math import inf

from codegen.exact.float_format import FORMATS, Format
from codegen.exact.functions import reals_of
from codegen.exact.interval import Undecided
from codegen.exact.oracle import FIRST_PRECISION, Evaluation, compute_type, round_real
from codegen.exact.real import SCALES, NotANumber
from codegen.language.diagnostic import Report, listed
from codegen.language.expression import COMPARISONS, Call, Expr, Name, Number, ValueKind, of_reals
from codegen.language.facts import Facts
from codegen.language.formula import show
from codegen.language.operator import Operator
from codegen.language.place import Span
from codegen.language.tree import Document
from codegen.language.type_dtypes import kernel_dtypes
from codegen.language.words import WORDS

_WITH_INFINITIES = COMPARISONS | {"where", "neg"}
LAST_PRECISION = 4096  # a constant that this many bits do not tell from 0 is as good as 0


def check_constants(op: Operator, document: Document, facts: Facts, report: Report) -> None:
    """Reports the constants of an operator, and those that it has at its usual values."""
    parts = {let.name: of_reals(let.expr) for let in op.lets}
    found = list(_faults(op, parts, facts))
    for fault, expr, place in found:
        report.error("constant", *_said(fault, expr, op, facts, place))
    usual = {p.name: Number(Fraction(p.usual), p.usual) for p in op.scalars if p.usual is not None}
    if found or not usual:
        return
    for fault, expr, _ in _faults(op, {**parts, **usual}, facts):
        place = document.span("params", next(iter(usual)), "usual")
        message, _, hint = _said(fault, expr, op, facts, place)
        report.error("constant", f"at the usual values {message}", place, hint)


def _faults(op: Operator, parts: Mapping[str, Expr], facts: Facts) -> Iterator[tuple[str, Expr, Span]]:
    """Each constant that is none, the innermost: what is wrong, the expression, where it stands."""
    form = FORMATS[_compute(op, facts)]
    exprs = [let.expr for let in op.lets]
    exprs += [case.expr for formula in op.formulas for case in formula.cases]
    exprs += [require.expr for require in op.requires]
    for expr in map(of_reals, exprs):
        for fault, wrong in _in(expr, parts, form):
            yield fault, wrong, wrong.span


def _compute(op: Operator, facts: Facts) -> str:
    """The narrowest type that has to hold the constants."""
    computed = {compute_type(dtype) for dtype in kernel_dtypes(op, facts)}
    return "f32" if "f32" in computed else "f64"


def _in(expr: Expr, parts: Mapping[str, Expr], form: Format) -> list[tuple[str, Expr]]:
    """The faults inside an expression; its own where there are none inside."""
    if isinstance(expr, Name):
        return []
    if isinstance(expr, Number):
        fault = _fault(expr, parts, form)
        return [(fault, expr)] if fault not in ("", "zero") else []
    args = expr.args
    if expr.word == "where" and _is_constant(args[0], parts):
        args = (args[0], args[1 if _holds(args[0], parts) else 2])
    inside = [fault for arg in args for fault in _in(arg, parts, form)]
    if inside or expr.kind is ValueKind.BOOL:
        return inside
    if expr.word not in _WITH_INFINITIES and any(_is_infinity(arg) for arg in args):
        return [("inf", expr)]
    if expr.word == "div" and _is_constant(args[1], parts) and _fault(args[1], parts, form) == "zero":
        return [("divides", expr)]
    factors = [factor for factor in _factors(expr) if _is_constant(factor, parts)]
    fault = ""
    if factors and (_is_constant(expr, parts) or len(factors) > 1):
        whole = _is_constant(expr, parts)
        fault = _fault(expr if whole else reduce(_product, factors), parts, form)
        fault = fault if whole or fault in ("", "zero") else f"product {fault}"
    return [(fault, expr)] if fault not in ("", "zero") else []


def _factors(expr: Expr) -> Iterator[Expr]:
    """What a product is made of: its constants are multiplied before the kernels are made."""
    if isinstance(expr, Call) and expr.word == "mul":
        yield from _factors(expr.args[0])
        yield from _factors(expr.args[1])
    else:
        yield expr


def _product(a: Expr, b: Expr) -> Expr:
    return Call("mul", (a, b))


def _is_infinity(expr: Expr) -> bool:
    if isinstance(expr, Call) and expr.word == "neg":
        return _is_infinity(expr.args[0])
    return isinstance(expr, Number) and expr.value in (inf, -inf)


def _is_constant(expr: Expr, parts: Mapping[str, Expr]) -> bool:
    if isinstance(expr, Name):
        return expr.name in parts and _is_constant(parts[expr.name], parts)
    if isinstance(expr, Number):
        return True
    reduces = expr.over is not None or WORDS[expr.word].folds
    return not reduces and all(_is_constant(arg, parts) for arg in expr.args)


def _fault(expr: Expr, parts: Mapping[str, Expr], form: Format) -> str:
    """What is wrong with a constant: nan, infinite, large or small; "zero" and "" where nothing is."""
    if isinstance(expr, Number) and expr.value in (inf, -inf, 0):
        return "zero" if expr.value == 0 else ""
    wide = FORMATS["f64"]
    precision = FIRST_PRECISION
    while precision <= LAST_PRECISION:
        reals = reals_of(precision, SCALES["f64"])
        try:
            value = Evaluation(reals, {}, parts).value(expr)
            if reals.infinite(value):
                return "infinite"
            if value.zero:
                return "zero"
            bits, own = round_real(reals, value, wide, False), round_real(reals, value, form, False)
        except (NotANumber, ZeroDivisionError):
            return "nan"
        except Undecided:
            precision *= 2
            continue
        if form.is_infinite(own) or wide.is_infinite(bits):
            return "large"
        return "small" if own & ~form.sign < form.smallest_normal else ""
    return "zero"


def _holds(expr: Expr, parts: Mapping[str, Expr]) -> bool:
    try:
        return Evaluation(reals_of(LAST_PRECISION, SCALES["f64"]), {}, parts).holds(expr)
    except (NotANumber, Undecided, ZeroDivisionError):
        return True


def _said(fault: str, expr: Expr, op: Operator, facts: Facts, place: Span) -> tuple[str, Span, str | None]:
    """Sentence, place and hint."""
    text, form = show(expr), FORMATS[_compute(op, facts)]
    dtypes = [d for d in kernel_dtypes(op, facts) if compute_type(d) == form.name]
    where = f"{form.name}, in which {listed(dtypes)} {'is' if len(dtypes) == 1 else 'are'} computed"
    if fault == "inf":
        return f"'{text}' computes with inf", place, "'where' may choose inf or -inf, and a comparison have it on a side"
    if fault == "divides":
        return f"'{text}' divides by 0", place, None
    if fault == "infinite":
        return f"'{text}' is infinite", place, "where infinity is meant, write inf"
    text = f"'{text}'" if fault in ("nan", "large", "small") else f"the product of the numbers in '{text}'"
    fault = fault.removeprefix("product ")
    if fault == "large":
        most = float(form.value(form.largest))
        return f"{text} is beyond {where}", place, f"the largest number there is {most:.8g}; infinity is inf"
    if fault == "small":
        least = float(form.value(form.smallest_normal))
        return f"{text} loses digits in {where}", place, f"the smallest number with all of them is {least:.8g}"
    assert isinstance(expr, Call)
    word, hint = WORDS[expr.word], None
    if word.domain != (-inf, inf):
        low, high = word.domain
        hint = f"'{word.name}' is defined " + (f"from {low:g} on" if high == inf else f"from {low:g} to {high:g}")
    return f"{text} is not a number", place, hint
