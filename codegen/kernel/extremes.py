"""Factors of a product that leave the range of their words where the whole product does not.

A product is made of pairs, which lack digits near the subnormal numbers and are lost beyond the largest
number. Two things are done about that here: what a kernel of f32 has to look at is noted, so that it can
compute the rare lanes once more in f64; and a factor that has vanished beside an infinity is replaced, so
that their product is infinite and not nan.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING

from codegen.algebra.normal_form import factors_of
from codegen.algebra.ranges import magnitude
from codegen.language.expression import depends_on as depends
from codegen.kernel.body import Known
from codegen.kernel.ir import F32, IN_F32, Leaf, Literal, Op, Value, within
from codegen.kernel.simd_words import op
from codegen.algebra.limits import FADING, cancels, fades, overflows
from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.words import KNOWN

if TYPE_CHECKING:
    from codegen.kernel.real_form import Evaluation

# What stands for a result in what the kernel has to look at, before the result is there.
NEAR = Leaf("near_", F32)

# A pair lacks its second part below this, and digits where a function and a number nearly cancel.
_LEAST = Fraction(1, 2**97)

# --- what the kernel has to look at ---------------------------------------------------------------


def note_factors(e: Evaluation, expr: Call, args: Sequence[Known]) -> None:
    for factor, known in zip(expr.args, args):
        note_factor(e, factor, known)
        note_stray(e, factor, known)


def note_factor(e: Evaluation, factor: Expr, known: Known, far: bool = False) -> None:
    """A function may vanish (those of `FADING`, and any where f64 goes as `far` as the product), a sum may
    cancel, and a sum of products may overflow."""
    if e.a is not IN_F32:
        return
    if isinstance(factor, Call) and (factor.word in FADING or far):
        e.fading.setdefault(known.value, (_below(e, known, _number(_LEAST)),))
    elif cancels(factor):
        tests: tuple[Value, ...] = (_below(e, known, op("vf32_max", _cancelled(e, factor), _number(_LEAST))),)
        if overflows(factor):
            tests += (op("vf32_is_inf", e.head(known)),)
        e.fading.setdefault(known.value, tests)


def note_stray(e: Evaluation, factor: Expr, known: Known) -> None:
    """A factor that is a product of several, or a function of a computed value, may leave the range of f32
    where the whole does not. A zero has not, where it comes from a zero."""
    if e.a is not IN_F32 or e.tensor is not None or not known.pair or not strays(factor):
        return
    test = reduce(_both, dict.fromkeys(_nonzero(e, factor)), _below(e, known, _number(_LEAST)))
    tests = [*e.fading.get(known.value, ()), test]
    if magnitude(factor, e.bounds) == math.inf:
        tests.append(op("vf32_is_inf", e.head(known)))
    e.fading[known.value] = tuple(dict.fromkeys(tests))


def note_infinite(e: Evaluation) -> None:
    """An infinite result is looked at."""
    e.fading.setdefault(NEAR, (op("vf32_is_inf", NEAR),))


def note_vanishing(e: Evaluation, value: Value) -> None:
    """What is rounded twice, or loses its second part, where it is next to the subnormal numbers."""
    if e.tensor is not None and value not in e.vanishing:
        e.vanishing.append(value)


def faded(e: Evaluation) -> list[Value]:
    """Where the kernel has to look at its result, which `NEAR` stands for: where any of these masks holds."""
    tests = [test for group in e.fading.values() for test in group]
    for value in e.vanishing:
        assert e.tensor is not None
        nonzero = op("vf32_ne", e.tensor, _number(Fraction(0)))
        tests.append(_both(op("vf32_lt", op("vf32_abs", value), _number(_LEAST)), nonzero))
    return tests


def _below(e: Evaluation, known: Known, least: Value) -> Value:
    return op("vf32_lt", op("vf32_abs", e.head(known)), least)


def _number(value: Fraction) -> Value:
    return op("vf32_of", Literal(value, IN_F32.number))


def _both(a: Value, b: Value) -> Value:
    return op("vm32_and", a, b)


def _nonzero(e: Evaluation, expr: Expr) -> list[Value]:
    """Masks that all hold where no part of an expression makes it zero by being zero."""
    if isinstance(expr, Name):
        return [op("vf32_ne", e.sources[expr.name].value, _number(Fraction(0)))]
    if isinstance(expr, Number):
        return []
    if expr.word == "where":
        condition = e.mask(expr.args[0])
        yes, no = (_nonzero(e, branch) for branch in expr.args[1:])
        if not yes and not no:
            return []
        return [op("vm32_or", reduce(_both, [condition, *yes]), reduce(_both, [op("vm32_not", condition), *no]))]
    if expr.word in ("min", "max"):
        x, y = expr.args
        return _nonzero(e, Call("where", (Call("lt" if expr.word == "min" else "gt", (y, x)), y, x)))
    if expr.word == "mul":
        return [mask for arg in expr.args for mask in _nonzero(e, arg)]
    if expr.word in ("div", "neg", "abs") or KNOWN[expr.word].vanishes:
        return _nonzero(e, expr.args[0])
    return []


def _cancelled(e: Evaluation, factor: Expr) -> Value:
    """What the size of a factor may not fall below: a 16th of a term of the sum that it is. Functions in
    pairs are known to 2^-28 of their value, which is then 1 ulp of the sum."""
    if not isinstance(factor, Call) or not cancels(factor):
        return _number(Fraction(0))
    if factor.word == "where":
        kept, sizes = e.bounds, []
        for e.bounds, branch in zip(e.branches(factor), factor.args[1:]):
            sizes.append(_cancelled(e, branch))
        e.bounds = kept
        return op("vf32_where", e.mask(factor.args[0]), *sizes)
    terms = [(isinstance(arg, Call), e.value(arg)) for arg in factor.args]
    term = min(terms, key=lambda t: t[0])[1]
    return op("vf32_mul", op("vf32_abs", e.head(term)), _number(Fraction(1, 16)))


def strays(expr: Expr, chosen: bool = False) -> bool:
    """Whether a factor may leave the range of f32 by itself; a function of an exact value only where it is
    `chosen`, since beside an exact factor it has a word of its own."""
    if not isinstance(expr, Call):
        return False
    if expr.word == "where":
        return any(strays(branch, True) for branch in expr.args[1:])
    if expr.word in ("min", "max"):
        return any(strays(arg, True) for arg in expr.args)
    if expr.word in ("neg", "abs"):
        return strays(expr.args[0], chosen)
    if expr.word == "mul":
        return sum(not isinstance(f, Number) for f in factors_of(expr)) > 1
    return KNOWN[expr.word].vanishes and (chosen or isinstance(expr.args[0], Call))


# --- beside an infinity ---------------------------------------------------------------------------


def kept_factors(e: Evaluation, product: Call) -> dict[Expr, Known]:
    """Those that are others beside an infinity anywhere in the product, where a sum may vanish."""
    factors = factors_of(product)
    if not any(fades(factor) for factor in factors):
        return {}
    values = [(factor, e.value(factor)) for factor in factors]
    kept = beside_infinity(e, product, values)
    return {expr: new for (expr, old), new in zip(values, kept) if new != old}


def beside_infinity(e: Evaluation, product: Expr, factors: Sequence[tuple[Expr, Known]]) -> list[Known]:
    """The factors of a product; a function that has vanished at a finite argument counts as 1 beside an
    infinity that does not come from there, because the product is infinite. Beside a term that grows
    with the argument it does so at an infinite argument, too: if the product vanishes there, it is that
    term which is left, and if it does not, its infinity counts."""
    given = {name for name, source in e.sources.items() if source.known.exact}
    on = {expr: depends(expr, {}) for expr, _ in factors}
    made: dict[Expr, Known] = {}
    for expr, known in factors:
        others = [k for other, k in factors if on[other] <= given and not on[other] & on[expr]]
        if expr not in made:
            made[expr] = _beside(e, expr, known, others, product in e.outgrown)
    return [made[expr] for expr, _ in factors]


def _beside(e: Evaluation, factor: Expr, known: Known, others: Sequence[Known], outgrown: bool) -> Known:
    vanishes = isinstance(factor, Call) and (factor.word in FADING or fades(factor)) and known.pair
    others = [other for other in others if not _is_constant(other.value)]
    if not vanishes or not others:
        return known
    assert isinstance(factor, Call)
    head = e.head(e.value(factor.args[0]))
    infinite: Value = e.one("is_inf", e.head(others[0]))
    for other in others[1:]:
        infinite = e.mask_op("or", e.body.let(infinite, "infinite"), e.one("is_inf", e.head(other)))
    if fades(factor):
        return _beside_sum(e, factor, known, infinite)
    made = e.mask_op("and", infinite, e.one("lt", e.one("abs", head), e.literal(math.inf)))
    if outgrown:
        made = e.mask_op("and", infinite, e.one("eq", e.head(known), e.literal(Fraction(0))))
    one = e.two("of", e.literal(Fraction(1)))
    return Known(e.body.let(e.two("where", made, one, known.value), f"kept_{factor.word}"))


def _beside_sum(e: Evaluation, factor: Call, known: Known, infinite: Value) -> Known:
    """A sum whose terms have vanished at finite arguments has their sign, which its zero has."""
    made = infinite
    for term in factor.args:
        made = e.mask_op("and", made, e.one("eq", e.head(e.value(term)), e.literal(Fraction(0))))
    for name in sorted(depends(factor, {})):
        if not e.sources[name].scalar:
            finite = e.one("lt", e.one("abs", e.sources[name].value), e.literal(math.inf))
            made = e.mask_op("and", made, finite)
    vanished = e.body.let(made, "vanished")
    grown = e.two("of", e.one("div", e.literal(Fraction(1)), e.head(known)))
    return Known(e.body.let(e.two("where", vanished, grown, known.value), "kept_sum"))


def _is_constant(value: Value) -> bool:
    return isinstance(value, Op) and all(isinstance(part, (Op, Literal)) for part in within(value))
