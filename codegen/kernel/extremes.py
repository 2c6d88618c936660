"""Factors of a product that overflow or underflow where the product itself does not.

Products are computed in pairs, which lose digits near the subnormal numbers and overflow to infinity. This module
handles two consequences. It records which values an f32 kernel has to test, so that the kernel can recompute the
rare lanes in f64; and it replaces a factor that has underflowed to zero where another factor is infinite, so that
the product is infinite and not nan.
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

# Stands for the result in the recorded tests until the result is computed.
NEAR = Leaf("near_", F32)

# Below this the second part of a pair underflows, and a sum of a function and a number that nearly cancel
# loses digits.
_LEAST = Fraction(1, 2**97)

# --- tests of the fast result ---------------------------------------------------------------------


def note_factors(e: Evaluation, expr: Call, args: Sequence[Known]) -> None:
    for factor, known in zip(expr.args, args):
        note_factor(e, factor, known)
        note_stray(e, factor, known)


def note_factor(e: Evaluation, factor: Expr, known: Known, far: bool = False) -> None:
    """Record the tests of one factor: a function may underflow (those in `FADING`; all functions if `far`, where f64
    reaches as far as the product), a sum may cancel, and a sum of products may overflow."""
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
    """Record the tests of a factor that is itself a product, or a function of a computed value: it may leave the range
    of f32 where the whole product does not. A zero that comes from a zero operand is right and needs no test."""
    if e.a is not IN_F32 or e.tensor is not None or not known.pair or not strays(factor):
        return
    test = reduce(_both, dict.fromkeys(_nonzero(e, factor)), _below(e, known, _number(_LEAST)))
    tests = [*e.fading.get(known.value, ()), test]
    if magnitude(factor, e.bounds) == math.inf:
        tests.append(op("vf32_is_inf", e.head(known)))
    e.fading[known.value] = tuple(dict.fromkeys(tests))


def note_infinite(e: Evaluation) -> None:
    """Record that an infinite result has to be recomputed."""
    e.fading.setdefault(NEAR, (op("vf32_is_inf", NEAR),))


def note_vanishing(e: Evaluation, value: Value) -> None:
    """Record a value that near the subnormal numbers is rounded twice or loses its second part."""
    if e.tensor is not None and value not in e.vanishing:
        e.vanishing.append(value)


def faded(e: Evaluation) -> list[Value]:
    """The recorded tests as masks: a lane where any of them holds has to be recomputed. `NEAR` is the result."""
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
    """Masks that all hold where no operand is a zero that makes the expression zero."""
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
    """The least size of a factor that is a sum: a 16th of one term. Functions in pairs have a relative error of 2^-28,
    which after such a cancellation is 1 ulp of the sum."""
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
    """Whether a factor may leave the range of f32 on its own. A function of an exact value counts only if it is a
    branch of a choice (`chosen`); otherwise one word computes it times an exact factor."""
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
    """The factors that `beside_infinity` replaces, with their new values, if the product has a sum that may
    underflow."""
    factors = factors_of(product)
    if not any(fades(factor) for factor in factors):
        return {}
    values = [(factor, e.value(factor)) for factor in factors]
    kept = beside_infinity(e, product, values)
    return {expr: new for (expr, old), new in zip(values, kept) if new != old}


def beside_infinity(e: Evaluation, product: Expr, factors: Sequence[tuple[Expr, Known]]) -> list[Known]:
    """The factors of a product, where a function that has underflowed at a finite argument is replaced by 1 if
    another, independent factor is infinite: the true product is infinite. Where the sum has another term that grows
    with the argument, this holds at an infinite argument, too: if the true product is zero there, that other term
    is what remains, and if not, its infinity is the right result."""
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
    """A factor that is a sum, replaced where its terms have underflowed at finite arguments and another factor is
    infinite: by an infinity with the sign of its zero, which is that of the terms."""
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
