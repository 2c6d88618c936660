"""Limits at infinity: a product in which one factor vanishes faster than another grows is 0 there.

As written, x * sigmoid(x) at -inf is -inf * 0, which is nan. Beyond 2**100 a sigmoid or an exponential is 0 in
every format, and so is its product with any finite number; only the sign matters. So where the argument of the
vanishing factor is beyond 2**100, the other factors are evaluated at 2**100 or replaced by their sign. A factor
that depends on other names only is left as it is: where it is infinite, the product really is nan.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import inf

from codegen.algebra.normal_form import factors_of, product_of
from codegen.language.expression import Call, Expr, Name, Number, depends_on
from codegen.language.words import WORDS

FAR = Number(Fraction(2**100), "2**100")
_NEAR = Fraction(1, 2**10)  # at least this times 2**100 is still large enough for a function to have vanished
_ZERO, _ONE, _MINUS_ONE = (Number(Fraction(n), str(n)) for n in (0, 1, -1))

# Words whose value may underflow in a product that does not. Words that take only a tensor's own value, such
# as gelu, are not among them: their products have C forms of their own (`_times`).
FADING = frozenset(word.name for word in WORDS.values() if word.fades and not word.alone)


def with_limits(expr: Expr, scalars: frozenset[str] = frozenset()) -> Expr:
    """The same expression, guarded so that it gives its limit at infinities where that exists."""
    if not isinstance(expr, Call):
        return expr
    factors = factors_of(expr)
    kept = [with_limits(factor, scalars) for factor in factors] if len(factors) > 1 else []
    guarded = False
    for i, factor in enumerate(factors if kept else ()):
        found = _vanishing(factor)
        for j, other in enumerate(factors):
            if found is not None and i != j and _grows(other, found[0], scalars):
                kept[j] = _kept_finite(kept[j], *found)
                guarded = True
    if guarded:
        return product_of(kept)
    return Call(expr.word, tuple(with_limits(arg, scalars) for arg in expr.args), expr.over, expr.span)


def cancels(expr: Expr) -> bool:
    """Whether a factor is a sum of a computed value and another one, so that the two may nearly cancel.

    Numbers other than 1 are assumed not to cancel.
    """
    if isinstance(expr, Call) and expr.word == "where":
        return any(cancels(branch) for branch in expr.args[1:])
    if not isinstance(expr, Call) or expr.word not in ("add", "sub") or _vanishing(expr) is not None:
        return False
    if any(isinstance(arg, Number) and arg != _ONE for arg in expr.args):
        return False
    return any(_computed(arg) for arg in expr.args)


def fades(expr: Expr) -> bool:
    """Whether an expression is a sum of two products that each have a vanishing function as a factor."""
    if not isinstance(expr, Call) or expr.word != "add":
        return False
    return all(
        isinstance(arg, Call) and arg.word == "mul"
        and any(isinstance(factor, Call) and factor.word in FADING for factor in factors_of(arg))
        for arg in expr.args
    )  # fmt: skip


def overflows(expr: Expr) -> bool:
    """Whether a factor that `cancels` is a sum of products, which may overflow although the whole does not."""
    if isinstance(expr, Call) and expr.word == "where":
        return any(overflows(branch) for branch in expr.args[1:])
    return isinstance(expr, Call) and cancels(expr) and _ONE not in expr.args


def outgrown(expr: Call) -> Iterator[Expr]:
    """The terms of a sum that are products with a function that vanishes where the other term grows."""
    for term, other in (expr.args, expr.args[::-1]):
        for factor in factors_of(term) if isinstance(term, Call) and term.word == "mul" else ():
            if isinstance(factor, Call) and factor.word in FADING and _grows(other, factor.args[0]):
                yield term


def _computed(expr: Expr) -> bool:
    """Whether an expression contains a function of FADING, whose value is known only to the digits of a pair."""
    return isinstance(expr, Call) and (expr.word in FADING or any(_computed(arg) for arg in expr.args))


def _grows(factor: Expr, argument: Expr, scalars: frozenset[str] = frozenset()) -> bool:
    """Whether a factor may become infinite together with an argument. A computed factor that shares only
    scalars with it, such as a limit of both, does not."""
    if isinstance(factor, Call) and WORDS[factor.word].size < inf:
        return False
    if isinstance(factor, Call) and factor.word == "exp" and _never_positive(factor.args[0]):
        return False
    shared = depends_on(factor, {}) & depends_on(argument, {})
    return bool(shared - scalars if isinstance(factor, Call) else shared)


def _never_positive(argument: Expr) -> bool:
    """Whether an argument is an absolute value times a negative number."""
    factors = factors_of(argument)
    numbers = [f.value for f in factors if isinstance(f, Number)]
    others = [f for f in factors if not isinstance(f, Number)]
    magnitude = len(others) == 1 and isinstance(others[0], Call) and others[0].word == "abs"
    return magnitude and sum(number < 0 for number in numbers) % 2 == 1


def _kept_finite(factor: Expr, argument: Expr, ends: tuple[int, ...]) -> Expr:
    """The factor, made finite where an argument is beyond 2**100, with the same sign."""
    name = next((f for f in factors_of(argument) if isinstance(f, Name)), argument)
    coefficient = _multiple(argument, name)
    for end in ends:
        if coefficient is None:
            sign = Call("where", (Call("lt", (factor, _ZERO)), _MINUS_ONE, _ONE))
            factor = Call("where", (_past(argument, end), sign, factor))
        else:
            side = end if coefficient > 0 else -end
            near = Call("where", (_past(name, side), _far(side), name))
            factor = _replaced(factor, name, near)
    return factor


def _multiple(argument: Expr, name: Expr) -> Fraction | None:
    """The number c, if an argument is c * name and |c| is at least _NEAR; else None."""
    factors = factors_of(argument)
    others = [f for f in factors if not isinstance(f, Number)]
    if not isinstance(name, Name) or others != [name]:
        return None
    product = product_of([_ONE, *(f for f in factors if isinstance(f, Number))])
    assert isinstance(product, Number)
    size = product.value
    return size if isinstance(size, Fraction) and abs(size) >= _NEAR else None


def _replaced(expr: Expr, name: Expr, by: Expr) -> Expr:
    """The expression with `by` in place of a name, except inside functions of bounded size."""
    if expr == name:
        return by
    if isinstance(expr, Call) and WORDS[expr.word].size == inf:
        args = tuple(_replaced(arg, name, by) for arg in expr.args)
        return Call(expr.word, args, expr.over, expr.span)
    return expr


def _past(value: Expr, end: int) -> Expr:
    return Call("gt" if end > 0 else "lt", (value, _far(end)))


def _far(end: int) -> Number:
    return FAR if end > 0 else Number(-FAR.value, f"-{FAR.text}")


def _vanishing(expr: Expr) -> tuple[Expr, tuple[int, ...]] | None:
    """The argument of a factor that vanishes at infinity, and the infinities (-1, 1) at which it does; else None."""
    if not isinstance(expr, Call):
        return None
    function, wanted = expr, ("0", "-0")
    if expr.word == "sub" and expr.args[0] == _ONE and isinstance(expr.args[1], Call):
        function, wanted = expr.args[1], ("1", "1")
    word = WORDS[function.word]
    ends = tuple(side for side, value in zip((-1, 1), word.ends) if value in wanted and not word.alone)
    return (function.args[0], ends) if ends else None
