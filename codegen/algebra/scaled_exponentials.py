"""Sums of exponentials in f64, with terms scaled by 2^600.

exp(x - top), where top is the greatest x, ranges from 1 down to subnormal numbers and to zero. If such terms are
added, or divided by their sum, results would have the errors of subnormal numbers. So f64 kernels have two words
that are not part of the language:

    exp_far(x)   exp(x) * 2^600, for x <= 0
    from_far(x)  x * 2^-600

The logarithm of such a sum needs more. Beside a single 1, from the greatest element, the other terms may be so
small that even a pair keeps fewer digits of them than log(1 + others) needs. So the elements equal to the greatest
are counted (each adds 1), and the others are added separately.

A share, exp(x - top) divided by the sum of such terms, is the same whatever number stands for exp(top). For f32 one
is chosen for which x has to be reduced only once, in f32, and what follows from top is made once for a row:

    exp_beside(x, base, least, power)
        exp(max(x - base, least)) * 2^power, which is exp(x) * 2^64 / c, where c is a number near exp(top)
    beside_base(top), beside_least(top), beside_power(top)
        the numbers that it takes

There from_far(x) is x * 2^-64. So it is for 16 bits, where terms beside a single 1 are scaled by 2^64, so that small ones
keep their digits in f32.
"""

from __future__ import annotations

from fractions import Fraction

from codegen.language.expression import Call, Expr, Name, Number


BESIDE = ("beside_base", "beside_least", "beside_power")  # each one number, exactly, that the greatest of a row gives


def decay(expr: Expr) -> tuple[Name, Call] | None:
    """x and top, if the expression is exp(x - top) and top the greatest x along an axis; else None."""
    if not (isinstance(expr, Call) and expr.word == "exp"):
        return None
    below = expr.args[0]
    if not (isinstance(below, Call) and below.word == "sub"):
        return None
    x, top = below.args
    if isinstance(x, Name) and isinstance(top, Call) and top.word == "max" and top.over is not None and top.args == (x,):
        return x, top
    return None


def from_far(expr: Expr) -> Call:
    return Call("from_far", (expr,))


def enlarged(expr: Expr, names: dict[Expr, str]) -> Expr:
    """The expression with such terms scaled; `names` receives a name for each new sum, after the sum it replaces."""
    if not isinstance(expr, Call):
        return expr
    if decay(expr) is not None:
        return from_far(Call("exp_far", expr.args))
    if expr.word == "sum" and expr.over is not None and decay(expr.args[0]) is not None:
        return from_far(_sum(expr, Call("exp_far", _args(expr.args[0])), names))
    if expr.word == "log" and _sums_decay(expr.args[0]):
        assert isinstance(expr.args[0], Call)
        return _log(expr.args[0], names)
    if expr.word == "mul" and decay(expr.args[0]) is not None:
        # Enlarged, it might overflow; and the words for products with a function keep what vanishes alone.
        return Call("mul", (expr.args[0], enlarged(expr.args[1], names)), expr.over, expr.span)
    args = [enlarged(arg, names) for arg in expr.args]
    if expr.word == "div" and decay(expr.args[0]) is not None:
        return from_far(Call("div", (*_args(args[0]), args[1]), expr.over, expr.span))
    return Call(expr.word, tuple(args), expr.over, expr.span)


def far_sums(expr: Expr, names: dict[Expr, str]) -> Expr:
    """The expression with the terms scaled of sums whose logarithm is taken."""
    if not isinstance(expr, Call):
        return expr
    if expr.word == "log" and _sums_decay(expr.args[0]):
        assert isinstance(expr.args[0], Call)
        (term,) = expr.args[0].args
        return Call("log", (from_far(_sum(expr.args[0], Call("exp_far", _args(term)), names)),), None, expr.span)
    return Call(expr.word, tuple(far_sums(arg, names) for arg in expr.args), expr.over, expr.span)


def is_share(expr: Expr) -> bool:
    """Whether an expression is the share of a term in the sum of all of its kind along an axis."""
    if not (isinstance(expr, Call) and expr.word == "div" and decay(expr.args[0]) is not None):
        return False
    total = expr.args[1]
    return isinstance(total, Call) and total.word == "sum" and total.over is not None and total.args == expr.args[:1]


def beside(share: Expr, names: dict[Expr, str]) -> Expr:
    """A share of terms that are all divided by the same number."""
    assert isinstance(share, Call)
    term, total = share.args
    found = decay(term)
    assert found is not None and isinstance(total, Call)
    x, top = found
    near = Call("exp_beside", (x, *(Call(word, (top,)) for word in BESIDE)))
    made = Call("sum", (near,), total.over)
    names.setdefault(made, f"{names.get(total, 'sum')}Beside")
    return from_far(Call("div", (near, from_far(made)), share.over, share.span))


def _log(total: Call, names: dict[Expr, str]) -> Call:
    """log1p(tops - 1 + others). If x and top are infinite, their difference is nan, and so is the result."""
    term = total.args[0]
    found = decay(term)
    assert found is not None
    x, top = found
    one = Number(Fraction(1), "1")
    is_top = Call("eq", (x, top))
    tops = Call("sum", (Call("where", (is_top, one, Number(Fraction(0), "0"))),), total.over)
    names.setdefault(tops, "tops")
    others = Call("where", (is_top, _args(term)[0], Call("exp_far", _args(term))))
    return Call("log1p", (Call("add", (Call("sub", (tops, one)), from_far(_sum(total, others, names)))),))


def _sum(total: Call, term: Expr, names: dict[Expr, str]) -> Call:
    made = Call("sum", (term,), total.over)
    names.setdefault(made, f"{names.get(total, 'sum')}Far")
    return made


def _sums_decay(expr: Expr) -> bool:
    return isinstance(expr, Call) and expr.word == "sum" and expr.over is not None and decay(expr.args[0]) is not None


def _args(expr: Expr) -> tuple[Expr, ...]:
    assert isinstance(expr, Call)
    return expr.args
