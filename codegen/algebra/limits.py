"""Limits at infinity: a product in which one factor vanishes faster than another grows is 0 there.

As it is written, x * sigmoid(x) at -inf is -inf * 0, which has no value. Beyond 2**100 a sigmoid or an
exponential is 0 in every format, and so is its product with any number; only its sign is left. So where the
argument of the vanishing factor is beyond, the other factors are taken at 2**100, or replaced by their
sign. A factor that depends on other names alone is not looked at: its infinity is a true one.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import inf

from codegen.algebra.normal_form import factors_of, product_of
from codegen.language.expression import Call, Expr, Name, Number, depends_on
from codegen.language.words import WORDS

FAR = Number(Fraction(2**100), "2**100")
_NEAR = Fraction(1, 2**10)  # a coefficient above this does not bring 2**100 within reach
_ZERO, _ONE, _MINUS_ONE = (Number(Fraction(n), str(n)) for n in (0, 1, -1))

# Words whose value may vanish where a product with it does not. Of those of a tensor's own value alone,
# such as gelu, products have C forms of their own (`_times`).
FADING = frozenset(word.name for word in WORDS.values() if word.fades and not word.alone)


def with_limits(expr: Expr, scalars: frozenset[str] = frozenset()) -> Expr:
    """The same expression, with a value at the infinities where its limit exists."""
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
    """Whether a factor is the sum of something computed and of another value, which may nearly cancel.

    Numbers other than 1 are chosen so that they do not.
    """
    if isinstance(expr, Call) and expr.word == "where":
        return any(cancels(branch) for branch in expr.args[1:])
    if not isinstance(expr, Call) or expr.word not in ("add", "sub") or _vanishing(expr) is not None:
        return False
    if any(isinstance(arg, Number) and arg != _ONE for arg in expr.args):
        return False
    return any(_computed(arg) for arg in expr.args)


def fades(expr: Expr) -> bool:
    """Whether an expression is a sum of two products that vanish with a function each."""
    if not isinstance(expr, Call) or expr.word != "add":
        return False
    return all(
        isinstance(arg, Call) and arg.word == "mul"
        and any(isinstance(factor, Call) and factor.word in FADING for factor in factors_of(arg))
        for arg in expr.args
    )  # fmt: skip


def overflows(expr: Expr) -> bool:
    """Whether a factor that `cancels` is a sum of products, which may be infinite where the whole is not."""
    if isinstance(expr, Call) and expr.word == "where":
        return any(overflows(branch) for branch in expr.args[1:])
    return isinstance(expr, Call) and cancels(expr) and _ONE not in expr.args


def outgrown(expr: Call) -> Iterator[Expr]:
    """The terms of a sum that are products in which a function vanishes where the other term grows."""
    for term, other in (expr.args, expr.args[::-1]):
        for factor in factors_of(term) if isinstance(term, Call) and term.word == "mul" else ():
            if isinstance(factor, Call) and factor.word in FADING and _grows(other, factor.args[0]):
                yield term


def _computed(expr: Expr) -> bool:
    """Whether an expression has a function in it that is known to a pair's digits only."""
    return isinstance(expr, Call) and (expr.word in FADING or any(_computed(arg) for arg in expr.args))


def _grows(factor: Expr, argument: Expr, scalars: frozenset[str] = frozenset()) -> bool:
    """Whether a factor may become infinite together with an argument. One that is computed does not where
    they only share scalars, such as a limit of both."""
    if isinstance(factor, Call) and WORDS[factor.word].size < inf:
        return False
    if isinstance(factor, Call) and factor.word == "exp" and _never_positive(factor.args[0]):
        return False
    shared = depends_on(factor, {}) & depends_on(argument, {})
    return bool(shared - scalars if isinstance(factor, Call) else shared)


def _never_positive(argument: Expr) -> bool:
    """Whether an argument is a magnitude times a number below zero."""
    factors = factors_of(argument)
    numbers = [f.value for f in factors if isinstance(f, Number)]
    others = [f for f in factors if not isinstance(f, Number)]
    magnitude = len(others) == 1 and isinstance(others[0], Call) and others[0].word == "abs"
    return magnitude and sum(number < 0 for number in numbers) % 2 == 1


def _kept_finite(factor: Expr, argument: Expr, ends: tuple[int, ...]) -> Expr:
    """A factor that has its sign and a finite size where an argument is beyond 2**100."""
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
    """The number c of an argument c * name."""
    factors = factors_of(argument)
    others = [f for f in factors if not isinstance(f, Number)]
    if not isinstance(name, Name) or others != [name]:
        return None
    product = product_of([_ONE, *(f for f in factors if isinstance(f, Number))])
    assert isinstance(product, Number)
    size = product.value
    return size if isinstance(size, Fraction) and abs(size) >= _NEAR else None


def _replaced(expr: Expr, name: Expr, by: Expr) -> Expr:
    """The expression with another in the place of a name, but in functions that stay finite anyway."""
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
    """Of a factor that vanishes: the argument that makes it, and at which infinities of it."""
    if not isinstance(expr, Call):
        return None
    function, wanted = expr, ("0", "-0")
    if expr.word == "sub" and expr.args[0] == _ONE and isinstance(expr.args[1], Call):
        function, wanted = expr.args[1], ("1", "1")
    word = WORDS[function.word]
    ends = tuple(side for side, value in zip((-1, 1), word.ends) if value in wanted and not word.alone)
    return (function.args[0], ends) if ends else None
