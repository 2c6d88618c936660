"""Functions with a fast form that is not always accurate enough: the fast form, a mask of the lanes where it may not
be, and an out-of-line function that recomputes those lanes exactly.

    f32       pairs of f32; in f64 where a factor leaves their range
    16 bits   single f32. Functions of one tensor are correctly rounded: in pairs of f32 where the error bound
              leaves the rounding open, in pairs of f64 where the error bound does not hold. Functions of several
              tensors: in f64 where the error bound does not hold, and near the overflow to infinity

For formulas of one tensor without scalars, a table says which fast form is correctly rounded at all 65,536 inputs;
nothing is recomputed (decided.py).
"""

from __future__ import annotations

from fractions import Fraction
from functools import reduce

from codegen.algebra.normal_form import factors_of
from codegen.algebra.ranges import SPANS, magnitude
from codegen.kernel import extremes
from codegen.kernel.body import Body, rewritten
from codegen.kernel.decided import Decision
from codegen.kernel.ir import (
    ARGUMENTS, COUNT, F32, F64, FLOAT, IN_F32, IN_F64, MASK32, Apply, Function, Leaf, Literal, Op, Value,
)  # fmt: skip
from codegen.kernel.precision import Precision
from codegen.kernel.problem import Problem
from codegen.kernel.real_form import Evaluation
from codegen.kernel.rounding import is_elementary, result, rounded
from codegen.kernel.short_form import Short
from codegen.kernel.simd_words import op
from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.formula import show
from codegen.language.words import KNOWN

_SHORT, _LANES = Leaf("short_", F32), Leaf("lanes", MASK32)
_TESTS = 3  # masks that one statement combines with the mask so far


# --- f32 ------------------------------------------------------------------------------------------


def in_pairs(problem: Problem, tensor: str) -> Function:
    """A function of f32. `tensor` names the element if the formula has functions of one tensor, else it is "". Kernels
    that only multiply do not test their results: it would take too long, and they lose at most 1 ulp where a
    product is subnormal."""
    params = problem.params(F32)
    e = problem.evaluation(IN_F32, params)
    e.tensor = e.sources[tensor].value if tensor else None
    value = rounded(e, problem.expr)
    tests = extremes.faded(e)
    about = f"{show(problem.expr)}: in f32 and pairs of it, rounded once"
    if not tests:
        return e.body.function(f"{problem.stem}_f32", params, value, f"{about}.")
    near = e.body.variable(value, "near_")
    mask = _any(e.body, [rewritten(test, lambda v: near if v == extremes.NEAR else None) for test in tests])
    e.body.fallback(near, mask, Apply(_by_f64(problem, params), (near, mask, *params)))
    about = f"{about}; in f64 in the lanes where a factor leaves the range of f32."
    return e.body.function(f"{problem.stem}_f32", params, near, about)


def _any(body: Body, masks: list[Value]) -> Value:
    """The union of the masks, `_TESTS` more in each statement."""
    found = masks[0]
    for start in range(1, len(masks), _TESTS):
        found = body.let(reduce(lambda a, b: op("vm32_or", a, b), masks[start : start + _TESTS], found), "faded")
    return found if len(masks) > 1 else body.let(found, "faded")


def _by_f64(problem: Problem, params: tuple[Leaf, ...]) -> Function:
    """The function that recomputes lanes in f64; ac_by_f64 widens the arguments."""
    args = Leaf("args", ARGUMENTS)
    body = Body()
    wide = tuple(body.let(op("argument", args, Literal(Fraction(i), COUNT)), p.name) for i, p in enumerate(params))
    e = problem.evaluation(IN_F64, tuple(Leaf(p.name, F64) for p in params), wide)
    e.body = body
    about = f"{show(problem.expr)}: in f64, of which the caller takes the lanes that left the range of f32."
    inner = body.function(f"{problem.stem}_wide_f32", (args,), rounded(e, problem.expr), about)
    near, faded = extremes.NEAR, Leaf("faded", MASK32)
    again = Apply(inner, params, "ac_by_f64")
    return Function(
        f"{problem.stem}_far_f32", (near, faded, *params), (), op("vf32_where", faded, again, near), True,
        "Recomputes the lanes of `faded` in f64.",
    )  # fmt: skip


# --- 16 bits --------------------------------------------------------------------------------------


def in_single(problem: Problem, name: str, store: str, one: bool, decision: Decision | None) -> Function:
    """A function for 16 bits. If `one`, its results are correctly rounded; bf16 then uses the forms for f16 as well,
    which are so much more accurate than bf16 that few lanes are recomputed."""
    params = problem.params(F32)
    e = problem.evaluation(IN_F32, params)
    if decision is not None:
        value = _decided(Short(e, decision.suffix, store, one), problem.expr, decision)
        about = f"{show(problem.expr)}: in single f32, which was found to round correctly at all 65,536 inputs."
        return e.body.function(name, params, value, about)
    short = Short(e, "_f16" if one else store, store, one)
    known = short.value(problem.expr)
    leaves = {
        param: (o.bits, SPANS["" if o.scalar else store]) for o, param in zip(problem.operands, params)
    }
    # For f16 and several tensors no range is tested: products leave the range of f16 long before that of f32.
    fact = Precision(e.body, leaves, one or store == "_bf16").fact(known.value)
    open_, exact = Literal(Fraction(fact.error), COUNT), problem.in_f32
    cases: list[tuple[Value, Function]] = []
    if one and not known.exact:
        close = e.body.let(op(f"vf32_unsettled{store}", known.value, open_), "close")
        cases.append((close, _near(exact, store)))
    if fact.doubt is not None:
        cases.append((fact.doubt, _far(exact, problem.stem, one)))
    if not one and _may_overflow(problem, store):
        edge = e.body.let(op(f"vf32_at_edge{store}", known.value, open_), "edge")
        cases.append((edge, _far(exact, f"{problem.stem}_edge", True)))
    about = f"{show(problem.expr)}: in single f32"
    if not cases:
        return e.body.function(name, params, known.value, f"{about}.")
    settled = e.body.variable(known.value, "settled")
    for mask, function in cases:
        e.body.fallback(settled, mask, Apply(function, (settled, mask, *params)))
    about = f"{about}; lanes in which that may round wrongly are recomputed."
    return e.body.function(name, params, settled, about)


def _decided(short: Short, expr: Expr, decision: Decision) -> Value:
    """The value by functions of the decided grade, with the results of the patched inputs put in."""
    body, value = short.e.body, short.value(expr).value
    (source,) = short.e.sources.values()
    if decision.lifted:
        value = body.let(op("vf32_lifted", value), "lifted")
    for at, right in decision.patches:
        amiss = body.let(op("vf32_eq", source.value, _number(at)), "amiss")
        value = body.let(op("vf32_where", amiss, _number(right), value), "right")
    return value


def _near(problem: Problem, store: str) -> Function:
    """The function that recomputes in pairs of f32, rounded to odd, and in f64 where the functions' error is too
    large for that or where the second part of a pair may have underflowed."""
    params = problem.params(F32)
    e = problem.evaluation(IN_F32, params)
    about = f"{show(problem.expr)}: in a pair of f32."
    pair = e.body.function(f"{problem.stem}_pair", params, _as_pair(e, problem.expr), about)
    body = Body()
    found = body.let(Apply(pair, params), "pair")
    settled = body.variable(op("vf32_where", _LANES, op("vf32x2_round_odd", found), _SHORT), "settled")
    about = "Recomputes `lanes`, whose rounding is open, in pairs of f32; rounds to odd"
    if is_elementary(problem.expr) or store == "_bf16":
        test = f"unsettled{store}" if is_elementary(problem.expr) else "fades"
        again = body.let(op("vm32_and", _LANES, op(f"vf32x2_{test}", found)), "again")
        body.fallback(settled, again, Apply(_far(problem, problem.stem, True), (settled, again, *params)))
        about += ". Lanes that stay open are recomputed in f64"
    name = f"{problem.stem}_near{store}"
    return body.function(name, (_SHORT, _LANES, *params), settled, f"{about}.", rare=True)


def _far(problem: Problem, stem: str, precise: bool) -> Function:
    """The function that recomputes in f64, rounded to odd: in pairs, which decide every rounding, if `precise`."""
    params, own = problem.params(F32), problem.params(F64)
    e = problem.evaluation(IN_F64, own)
    value = _as_pair(e, _divided(problem.expr)) if precise else rounded(e, problem.expr)
    kind = "in a pair of f64" if precise else "in f64"
    wide = e.body.function(f"{stem}_wide", own, value, f"{show(problem.expr)}: {kind}.")
    body = Body()
    halves = []
    for half in ("low", "high"):
        found: Value = Apply(wide, tuple(op(f"vf64_widen_{half}", param) for param in params))
        halves.append(body.let(found if precise else op("vf64x2_of", found), half))
    chosen = op("vf32_where", _LANES, op("vf32_narrow_odd", *halves), _SHORT)
    about = f"Recomputes `lanes` {kind.replace('a pair', 'pairs')}; rounds to odd."
    return body.function(f"{stem}_far", (_SHORT, _LANES, *params), chosen, about, rare=True)


def _as_pair(e: Evaluation, expr: Expr) -> Value:
    return e.as_pair(result(e, expr))


def _divided(expr: Expr) -> Expr:
    """The expression with products by fractions such as 1 / 6 replaced by quotients.

    A pair cannot hold such a fraction exactly, and its error would decide the rounding of a value that differs from
    the middle of two numbers by a term in x * x only.
    """
    if not isinstance(expr, Call):
        return expr
    args = tuple(_divided(arg) for arg in expr.args)
    if expr.word == "mul":
        for number, other in (args, args[::-1]):
            if not isinstance(number, Number) or not isinstance(number.value, Fraction):
                continue
            over, under = number.value.numerator, number.value.denominator
            if under & (under - 1) and max(abs(over), under) < 1 << 53:
                multiple = Call("mul", (other, Number(Fraction(over), str(over)))) if over != 1 else other
                return Call("div", (multiple, Number(Fraction(under), str(under))))
    return Call(expr.word, args, expr.over, expr.span)


def _may_overflow(problem: Problem, store: str) -> bool:
    """Whether a product of functions and elements may exceed twice the largest number.

    Near its limit a function is so close to it that single words cannot tell on which side of the overflow bound
    a product lies. A derivative alone does not raise a gradient far above the largest number, and at its limit, 1,
    the product does not reach the bound. A sum with a product can come as close, because the product has more
    digits than an element; so can a product of three.
    """
    if _sum_with_product(problem.expr) or _of_three(problem.expr):
        return True
    factors = factors_of(problem.expr)
    functions = [f for f in factors if isinstance(f, Call)]
    if not functions or not all(KNOWN[f.word].elementary for f in functions):
        return False
    if any(o.scalar for o in problem.operands):
        return False
    largest = SPANS[store][1]
    return magnitude(problem.expr, {o.name: (-largest, largest) for o in problem.operands}) > 2 * largest


def _of_three(expr: Expr) -> bool:
    """Whether an expression is a product of three elements and scalars."""
    return len(factors_of(expr)) > 2 and all(isinstance(factor, Name) for factor in factors_of(expr))


def _sum_with_product(expr: Expr) -> bool:
    """Whether an expression is a sum with a product or quotient as a term, without functions."""
    if not isinstance(expr, Call) or expr.word not in ("add", "sub") or any(map(is_elementary, expr.args)):
        return False
    return any(isinstance(arg, Call) and arg.word in ("mul", "div") for arg in expr.args)


def _number(value: float) -> Op:
    return op("vf32_of", Literal(Fraction(value), FLOAT, repr(value)))
