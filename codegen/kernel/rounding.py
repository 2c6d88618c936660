"""The last step of a real formula, where the result is rounded once.

The last operation uses a word that rounds its exact result once. A product of a function and an exact value is one
word, because the function may underflow where the product does not. Three or more factors are multiplied together,
because two of them may overflow or underflow where the product of all does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from codegen.algebra.normal_form import factors_of, product_of
from codegen.algebra.ranges import finite
from codegen.kernel import extremes
from codegen.kernel.body import Known
from codegen.kernel.extremes import strays
from codegen.kernel.ir import BOOL, IN_F32, IN_F64, Literal, Value
from codegen.kernel.printer import nearest
from codegen.kernel.real_form import RESULT, Evaluation
from codegen.kernel.simd_words import op
from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.words import KNOWN

def result(e: Evaluation, expr: Expr) -> Known:
    """The value of a whole formula, before the store rounds it."""
    e.signed = frozenset(_signed(expr))
    return e.value(expr)


def last(e: Evaluation, known: Known) -> Value:
    return e.two("round", known.value) if known.pair else known.value


def rounded(e: Evaluation, expr: Expr) -> Value:
    """The value of a whole formula, rounded once."""
    if not isinstance(expr, Call):
        return last(e, e.value(expr))
    if expr.word == "where":
        condition = e.mask(expr.args[0])
        outer, (yes, no) = e.bounds, e.branches(expr)
        e.bounds = yes
        a = _named(e, expr.args[1])
        e.bounds = no
        b = _named(e, expr.args[2])
        e.bounds = outer
        return e.one("where", condition, a, b)
    if expr.word in ("neg", "from_far"):
        return e.one(expr.word, _named(e, expr.args[0]))
    if expr.word == "leaky":
        return e.one("leaky", *(e.value(arg).value for arg in expr.args))
    if expr.word == "ramped":
        return _ramped(e, expr)
    whole = _times(e, expr) or _times_two(e, expr) or _over(e, expr) or _chain(e, expr)
    if whole is not None:
        return whole
    if e.a is IN_F32:
        e.loose |= frozenset(_last_products(expr))
    if expr.word in ("add", "sub", "mul", "div"):
        made = _operation(e, expr)
        if made is not None:
            return made
    if (KNOWN[expr.word].elementary or expr.word == "sqrt") and ("", expr) not in e.memo:
        arguments = [e.value(arg) for arg in expr.args]
        if all(argument.exact for argument in arguments):
            return e.one(KNOWN[expr.word].c, *(argument.value for argument in arguments))
    return last(e, e.value(expr))


def _ramped(e: Evaluation, expr: Call) -> Value:
    """The ramp in one word. It takes 1 / (2 * high) as two numbers whose sum is slightly above the quotient, which
    makes the signs of zeros right."""
    x, high = expr.args
    assert isinstance(high, Number) and isinstance(high.value, Fraction)
    quotient = 1 / (2 * high.value)
    unit = nearest(quotient, e.a.one)
    lack = quotient - unit + unit / 2**48
    numbers = ((high.value, ""), (unit, f"1 / {2 * high.value}"), (lack, "and above the rest"))
    return e.one("ramped", e.value(x).value, *(Literal(n, e.a.number, remark) for n, remark in numbers))


def _operation(e: Evaluation, expr: Call) -> Value | None:
    """The last operation by a word that rounds its result once; None if there is no such word for these operands."""
    fused = _fused(e, expr) if expr.word in ("add", "sub") else None
    if fused is not None:
        return fused
    kept = extremes.kept_factors(e, expr) if expr.word == "mul" else {}
    # An inner product that underflows has to keep its sign: it is the sign of the result.
    e.signed |= {arg for arg in _signed(expr) if arg != expr and strays(arg)}
    left, right = (e.folded(arg, kept) for arg in expr.args)
    if left.exact and right.exact:
        return e.one(expr.word, left.value, right.value)
    if expr.word == "mul":
        extremes.note_vanishing(e, extremes.NEAR)
        for arg, known in zip(expr.args, (left, right)):
            extremes.note_stray(e, arg, known)
        if e.a is IN_F32 and e.tensor is None and any(strays(arg) for arg in expr.args):
            extremes.note_infinite(e)
    pair, one = (left, right) if left.pair else (right, left)
    if expr.word == "mul" and one.exact:
        tail = "_finite" if e.a is IN_F32 and finite(expr, e.bounds) else ""
        return e.two(f"scale_round{tail}", pair.value, one.value)
    if expr.word == "mul" and e.a is IN_F64:
        return e.two("mul_round", left.value, right.value)
    if expr.word == "add":
        return e.two("add2_round" if one.pair else "add_round", pair.value, one.value)
    return None


def _fused(e: Evaluation, expr: Call) -> Value | None:
    """A product of two exact values plus or minus a third, by fma: the product is not rounded before the sum and does
    not overflow where the sum does not."""
    for product, other in (expr.args, expr.args[::-1]):
        if not (isinstance(product, Call) and product.word == "mul"):
            continue
        a, b, c = (e.value(arg) for arg in (*product.args, other))
        if not (a.exact and b.exact and c.exact) or e.exact_product(a, b):
            continue
        if expr.word == "sub" and other is expr.args[1]:
            return e.one("fms", a.value, b.value, c.value)
        return e.one("fma", e.one("neg", a.value) if expr.word == "sub" else a.value, b.value, c.value)
    return None


def _times(e: Evaluation, expr: Call) -> Value | None:
    """A function times an exact value in one word, because the function may underflow where the product does not."""
    if expr.word != "mul":
        return None
    scaled = _scaled(e, expr)
    if scaled is not None and e.exact_product(*(e.value(factor) for factor in scaled[1:])):
        expr = Call("mul", (scaled[0], Call("mul", scaled[1:])))
    for function, factor in (expr.args, expr.args[::-1]):
        if not isinstance(function, Call) or not KNOWN[function.word].of_one:
            continue
        if isinstance(factor, Name) and not e.sources[factor.name].known.exact:
            continue
        other = e.value(factor)
        if other.exact:
            name, argument = e.function_of(function)
            given = e.value(function.args[0])
            if e.a is IN_F32 and KNOWN[function.word].gates and given.exact:
                name, argument = f"{name}_of_element", given.value
            return e.one(f"{name}_times", argument, other.value)
    return None


def _times_two(e: Evaluation, expr: Call) -> Value | None:
    """A function of an exact value times two elements in one word of f32, where it has that."""
    scaled = _scaled(e, expr) if expr.word == "mul" and e.a is IN_F32 else None
    if scaled is None or not KNOWN[scaled[0].word].twofold or not e.value(scaled[0].args[0]).exact:
        return None
    values = (e.value(part).value for part in (scaled[0].args[0], *scaled[1:]))
    return e.one(f"{KNOWN[scaled[0].word].c}_times_two", *values)


def _scaled(e: Evaluation, product: Call) -> tuple[Call, Name, Name] | None:
    """The parts of (function * element) * element, the order that the rules give products; None for others."""
    inner, last_ = product.args
    if not (isinstance(inner, Call) and inner.word == "mul"):
        return None
    function, first = inner.args
    if isinstance(function, Call) and KNOWN[function.word].of_one:
        if isinstance(first, Name) and isinstance(last_, Name) and e.is_element(first) and e.is_element(last_):
            return function, first, last_
    return None


def _over(e: Evaluation, expr: Call) -> Value | None:
    """A function divided by an exact value in one word."""
    if expr.word != "div":
        return None
    function, divisor = expr.args[0], e.value(expr.args[1])
    if not isinstance(function, Call) or not KNOWN[function.word].of_one or not divisor.exact:
        return None
    name, argument = e.function_of(function)
    return e.one(f"{name}_over", argument, divisor.value)


def _named(e: Evaluation, expr: Expr) -> Value:
    """A rounded part in a local, unless it is a plain name or number."""
    value = rounded(e, expr)
    if not isinstance(expr, Call):
        return value
    hint = e.either(*expr.args[1:]) if expr.word == "where" else RESULT.get(expr.word, expr.word)
    return e.let(value, expr, hint).value


def term(e: Evaluation, expr: Expr) -> Value:
    """The term of a sum: two factors (the second is 1 if there is only one) and the mask of lanes that it counts in.

    where(c, 0, a * b) becomes a * b with the mask "not c", so that an infinite factor has no effect where c holds.
    """
    counts: Value = e.mask_op("of", Literal(Fraction(1), BOOL))
    if isinstance(expr, Call) and expr.word == "where":
        condition, yes, no = expr.args
        for dropped, kept, first in ((yes, no, True), (no, yes, False)):
            if isinstance(dropped, Number) and dropped.value == 0 and isinstance(kept, Call) and kept.word == "mul":
                counts = e.mask(condition)
                counts = e.mask_op("not", counts) if first else counts
                expr = kept
                break
    factors: Sequence[Expr] = (expr, Number(Fraction(1), "1"))
    if isinstance(expr, Call) and expr.word == "mul":
        factors = expr.args
    a, b = (_factor(e, factor) for factor in factors)
    return op(e.a.term.c, a, b, counts)


def _factor(e: Evaluation, expr: Expr) -> Value:
    """One factor of a term. An element of a tensor carries its value in f64."""
    if e.a is not IN_F32:
        return last(e, e.value(expr))
    if isinstance(expr, Name) and not e.sources[expr.name].scalar:
        return e.sources[expr.name].leaf
    return e.one("widen", last(e, e.value(expr)))


# --- products of three or more --------------------------------------------------------------------


def _chain(e: Evaluation, expr: Call) -> Value | None:
    """A product of three or more values, two of which may overflow or underflow where the whole does not.

    Functions underflow on their own; the kernel tests for that (extremes.py). Functions with at most one plain
    factor therefore need no such product.
    """
    factors = factors_of(expr) if expr.word == "mul" else []
    numbers = [f for f in factors if isinstance(f, Number)]
    others = [f for f in factors if not isinstance(f, Number)]
    plain = sum(isinstance(f, Name) and e.sources[f.name].known.exact for f in others)
    if len(others) < 3 or (plain < 2 and any(is_elementary(f) for f in others)):
        return None
    parts = [*others[:-1], product_of([*numbers, others[-1]])]
    values = extremes.beside_infinity(e, expr, [(part, e.value(part)) for part in parts])
    for part, known in zip(parts, values):
        extremes.note_factor(e, part, known, _scaled(e, expr) is not None)
        extremes.note_stray(e, part, known)
    if e.a is IN_F32 and any(is_elementary(part) for part in parts):
        # The error of a function in pairs may turn the largest finite number into infinity.
        extremes.note_infinite(e)
    pairs = [e.as_pair(known) for known in values]
    product = e.two("product3" if len(parts) == 3 else "product", *pairs)
    return _beyond(e, parts, product) or product


def _beyond(e: Evaluation, parts: Sequence[Expr], product: Value) -> Value | None:
    """The product in f64, for which there is no wider fallback: where the argument of expm1 or tanh is a product that
    underflows, the function equals its argument, so the argument's factors replace the function. Otherwise None."""
    for number, part in enumerate(parts):
        inner = part.args[0] if isinstance(part, Call) and KNOWN[part.word].identity else None
        if e.a is not IN_F64 or not (isinstance(inner, Call) and inner.word == "mul"):
            continue
        argument = e.value(inner)
        if argument.exact:  # of numbers of f32, whose products f64 holds
            continue
        factors = [*factors_of(inner), *parts[:number], *parts[number + 1 :]]
        pairs = [e.as_pair(e.value(factor)) for factor in factors]
        whole = e.body.variable(product, "whole")
        least = e.literal(Fraction(1, 2**900))
        tiny = e.body.let(e.one("lt", e.one("abs", e.head(argument)), least), "tiny")
        e.body.fallback(whole, tiny, e.one("where", tiny, e.two("product", *pairs), whole))
        return whole
    return None


def is_elementary(expr: Expr) -> bool:
    """Whether an expression contains an elementary function."""
    return isinstance(expr, Call) and (
        KNOWN[expr.word].elementary or any(is_elementary(arg) for arg in expr.args)
    )


def _signed(expr: Expr) -> Iterator[Expr]:
    """The products, quotients and negations on which the sign of a zero result depends.

    The words for finite operands do not preserve the sign of a zero; where something is added to it, the sign is
    lost anyway.
    """
    if isinstance(expr, Call) and expr.word == "where":
        for branch in expr.args[1:]:
            yield from _signed(branch)
    elif isinstance(expr, Call) and expr.word in ("mul", "div", "neg"):
        yield expr
        for arg in expr.args:
            yield from _signed(arg)


def _last_products(expr: Expr) -> Iterator[Expr]:
    """The products whose value is rounded next, either alone or after a multiplication by an exact value."""
    if isinstance(expr, Call) and expr.word == "where":
        for branch in expr.args[1:]:
            yield from _last_products(branch)
    elif isinstance(expr, Call) and expr.word == "mul":
        yield expr
        for arg in expr.args:
            if isinstance(arg, Call) and arg.word in ("mul", "where"):
                yield from _last_products(arg)
