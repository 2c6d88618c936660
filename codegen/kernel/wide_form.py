"""Formulas with functions that exist in f64 only, sums of two products, and formulas of specs that ask for f64, for f32
and 16-bit results: the formula in single words of f64, on both halves of a vector of f32.

f64 has 29 bits more than f32, of which the functions leave about 20: before its one rounding a result has a relative
error of about 2^-45. Products of two numbers of f32 are exact in f64, so that their sum has all its digits where it
cancels. No intermediate value leaves the range of f64. Where a spec asks for pairs of f64, in which sums keep their
digits whatever their terms are, lanes in which a sum has lost too many are computed again in those.
"""

from __future__ import annotations

from fractions import Fraction
from math import inf

from codegen.kernel.body import Body
from codegen.kernel.ir import ARGUMENTS, COUNT, F32, F64, IN_F32, IN_F64, MASK64, Apply, Function, Leaf, Literal, Value
from codegen.kernel.problem import Problem
from codegen.kernel.rounding import rounded
from codegen.kernel.short_form import Short
from codegen.kernel.simd_words import op
from codegen.language.expression import Call, Expr, Name, condition_of
from codegen.language.formula import show
from codegen.language.words import KNOWN


def wants_f64(expr: Expr) -> bool:
    """Whether an expression contains a function that has no form in f32."""
    return isinstance(expr, Call) and (KNOWN[expr.word].wide or any(wants_f64(arg) for arg in expr.args))


def sums_products(expr: Expr) -> bool:
    """Whether an expression is the sum or difference of two products of two names, each of which may leave the range of
    f32 where the sum does not."""
    return isinstance(expr, Call) and expr.word in ("add", "sub") and all(_of_names(arg) for arg in expr.args)


def _of_names(expr: Expr) -> bool:
    return isinstance(expr, Call) and expr.word == "mul" and all(isinstance(arg, Name) for arg in expr.args)


def is_single(expr: Expr) -> bool:
    """Whether a formula is one such word of a tensor's own value, and the word has its value in f32 arithmetic."""
    return isinstance(expr, Call) and KNOWN[expr.word].single and isinstance(expr.args[0], Name)


def in_f32(problem: Problem, name: str) -> Function | None:
    """The function for f32 results of a formula that is such a word; None for other formulas and words."""
    expr = problem.expr
    if not isinstance(expr, Call) or not is_single(expr):
        return None
    (param,) = problem.params(F32)
    return Function(name, (param,), (), op(f"vf32_{KNOWN[expr.word].c}", param), about=f"{show(expr)}: in f32.")


def condition_in_f64(problem: Problem, name: str) -> Function:
    """A condition whose sides pairs of f64 hold, for elements of up to 32 bits: 1 and 0 in f64, as a mask."""
    params = problem.params(F32)
    args = Leaf("args", ARGUMENTS)
    body = Body()
    wide = tuple(body.let(op("argument", args, Literal(Fraction(i), COUNT)), p.name) for i, p in enumerate(params))
    e = problem.evaluation(IN_F64, tuple(Leaf(p.name, F64) for p in params), wide)
    e.body = body
    value = e.one("where", e.mask(condition_of(problem.expr)), e.literal(Fraction(1)), e.literal(Fraction(0)))
    about = f"{show(condition_of(problem.expr))}: 1 or 0, in pairs of f64."
    inner = body.function(f"{problem.stem}_wide_f32", (args,), value, about)
    mask = op("vf32_gt", Apply(inner, params, "vf32_in_f64"), op("vf32_of", Literal(Fraction(0), IN_F32.number)))
    return Function(name, params, (), mask, about=f"{show(condition_of(problem.expr))}: in f64.")


def in_f64(problem: Problem, name: str, store: str, pairs: bool = False) -> Function:
    """The function in f64, or in pairs of it, as f64 itself has the formula. For 16 bits the result is rounded to odd, so
    that the store rounds correctly."""
    params = problem.params(F32)
    args = Leaf("args", ARGUMENTS)
    body = Body()
    wide = tuple(body.let(op("argument", args, Literal(Fraction(i), COUNT)), p.name) for i, p in enumerate(params))
    e = problem.evaluation(IN_F64, tuple(Leaf(p.name, F64) for p in params), wide)
    e.body = body
    lost: list[Value] | None = [] if pairs else None
    value: Value = Short(e, "_f32", "_f32", lost=lost).value(problem.expr).value
    about = f"{show(problem.expr)}: in single f64"
    if lost is not None:
        near = body.variable(value, "near_")
        finite = op("vf64_lt", op("vf64_abs", near), e.literal(inf))
        mask: Value = op("vm64_not", finite)
        for more in lost:
            mask = body.let(op("vm64_or", mask, more), "lost")
        body.fallback(near, mask, Apply(_in_pairs(problem, params), (near, mask, args)))
        about, value = f"{about}; in pairs of it where a sum has lost digits, and where the result is no number", near
    inner = body.function(f"{problem.stem}_wide_f32", (args,), value, f"{about}.")
    by = "vf32_in_f64_odd" if store else "vf32_in_f64"
    about = f"{show(problem.expr)}: in f64, rounded {'to odd' if store else 'once'}."
    return Function(name, params, (), Apply(inner, params, by), about=about)


def _in_pairs(problem: Problem, params: tuple[Leaf, ...]) -> Function:
    """The function that computes some lanes again, in f64 and pairs of it, as f64 itself has the formula."""
    near, lanes, args = Leaf("near_", F64), Leaf("lanes", MASK64), Leaf("args", ARGUMENTS)
    body = Body()
    wide = tuple(body.let(op("argument", args, Literal(Fraction(i), COUNT)), p.name) for i, p in enumerate(params))
    e = problem.evaluation(IN_F64, tuple(Leaf(p.name, F64) for p in params), wide)
    e.body = body
    again = body.let(rounded(e, problem.expr), "again")
    about = f"{show(problem.expr)}: in pairs of f64, of which the caller takes `lanes`."
    value = op("vf64_where", lanes, again, near)
    return body.function(f"{problem.stem}_again_f32", (near, lanes, args), value, about, rare=True)
