"""Normal forms of expressions, and the recognition of words that a formula spells out.

A spec states the mathematics: ``normal_cdf(x) + x * normal_pdf(x)``. Evaluated term by term this loses all
digits next to its root, so the vocabulary has a word for the whole, ``gelu_slope``, with that expression
as its definition. ``recognise`` finds definitions inside a formula, whatever the order of their terms.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial
from typing import Mapping, Union

from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.words import Definition


@dataclass(frozen=True)
class Product:
    """coefficient * factor * factor ..., factors sorted, none of them a product or a number."""

    coefficient: Fraction
    factors: tuple["Normal", ...]


@dataclass(frozen=True)
class Sum:
    """constant + term + term ..., terms sorted, none of them a sum or a number."""

    constant: Fraction
    terms: tuple["Normal", ...]


@dataclass(frozen=True)
class Atom:
    """Anything else: a name, a non-rational number, or a word applied to normal forms."""

    word: str
    args: tuple["Normal", ...]


Normal = Union[Product, Sum, Atom]


def _order(normal: Normal) -> str:
    return repr(normal)


def _product(parts: list[Normal], coefficient: Fraction = Fraction(1)) -> Normal:
    factors: list[Normal] = []
    for part in parts:
        if isinstance(part, Product):
            coefficient *= part.coefficient
            factors.extend(part.factors)
        elif isinstance(part, Sum) and not part.terms:
            coefficient *= part.constant
        else:
            factors.append(part)
    if coefficient == 0 or not factors:
        return Sum(coefficient, ())
    if coefficient == 1 and len(factors) == 1:
        return factors[0]
    return Product(coefficient, tuple(sorted(factors, key=_order)))


def _sum(parts: list[Normal]) -> Normal:
    constant = Fraction(0)
    terms: list[Normal] = []
    for part in parts:
        if isinstance(part, Sum):
            constant += part.constant
            terms.extend(part.terms)
        else:
            terms.append(part)
    if constant == 0 and len(terms) == 1:
        return terms[0]
    return Sum(constant, tuple(sorted(terms, key=_order)))


def normal(expr: Expr) -> Normal:
    """The normal form: sums and products flattened and sorted, rational numbers folded."""
    if isinstance(expr, Number):
        if isinstance(expr.value, Fraction):
            return Sum(expr.value, ())
        return Atom(expr.text, ())
    if isinstance(expr, Name):
        return Atom(expr.name, ())
    args = [normal(arg) for arg in expr.args]
    if expr.word == "mul":
        return _product(args)
    if expr.word == "neg":
        return _product(args, Fraction(-1))
    if expr.word == "add":
        return _sum(args)
    if expr.word == "sub":
        return _sum([args[0], _product([args[1]], Fraction(-1))])
    if expr.word == "div" and isinstance(args[1], Sum) and not args[1].terms and args[1].constant:
        return _product([args[0]], 1 / args[1].constant)
    return Atom(f"{expr.word}@{expr.over}" if expr.over else expr.word, tuple(args))


def expand(expr: Expr, parts: Mapping[str, Expr]) -> Expr:
    """The expression with every `let` name replaced by its expression."""
    if isinstance(expr, Name):
        return expand(parts[expr.name], parts) if expr.name in parts else expr
    if isinstance(expr, Call):
        return Call(expr.word, tuple(expand(a, parts) for a in expr.args), expr.over, expr.span)
    return expr


def factors_of(expr: Expr) -> list[Expr]:
    """The factors of a product in the order written; divisions by numbers become factors."""
    if isinstance(expr, Call) and expr.word == "mul":
        return [f for arg in expr.args for f in factors_of(arg)]
    if isinstance(expr, Call) and expr.word == "neg":
        return [Number(Fraction(-1), "-1"), *factors_of(expr.args[0])]
    if isinstance(expr, Call) and expr.word == "div":
        over, under = expr.args
        if isinstance(under, Number) and isinstance(under.value, Fraction) and under.value:
            return [*factors_of(over), Number(1 / under.value, f"1 / {under.text}")]
    return [expr]


def product_of(factors: list[Expr]) -> Expr:
    """The product of at least one factor, with all numbers folded into the first."""
    coefficient = Fraction(1)
    rest: list[Expr] = []
    texts: list[str] = []
    for factor in factors:
        if isinstance(factor, Number) and isinstance(factor.value, Fraction):
            coefficient *= factor.value
            if abs(factor.value) != 1:
                texts.append(factor.text.lstrip("-"))
        else:
            rest.append(factor)
    if coefficient != 1 or not rest:
        text = " * ".join(texts) or "1"
        rest.insert(0, Number(coefficient, f"-{text}" if coefficient < 0 else text))
    result = rest[0]
    for factor in rest[1:]:
        result = Call("mul", (result, factor))
    return result


def _split(form: Normal) -> tuple[Fraction, list[Normal]]:
    if isinstance(form, Product):
        return form.coefficient, list(form.factors)
    return Fraction(1), [form]


def substituted(expr: Expr, argument: Expr) -> Expr:
    """The meaning of a word, a formula of x, with `argument` for x; the argument may itself contain an x."""
    if isinstance(expr, Call):
        return Call(expr.word, tuple(substituted(arg, argument) for arg in expr.args), expr.over, expr.span)
    return argument if isinstance(expr, Name) else expr


def recognise(expr: Expr, arguments: tuple[str, ...], definitions: tuple[Definition, ...]) -> Expr:
    """Replaces each spelled-out definition of a word, with one of `arguments` as x, by the word."""
    return recognise_of(expr, tuple(Name(name) for name in arguments), definitions)


def recognise_of(expr: Expr, arguments: tuple[Expr, ...], definitions: tuple[Definition, ...]) -> Expr:
    """The same with expressions as arguments."""
    return _recognise(expr, [pattern for d in definitions for pattern in map(partial(_pattern, d), arguments)])


def products_in(expr: Expr) -> tuple[Expr, ...]:
    """The products that are arguments of functions, without repetitions."""
    found: dict[Expr, None] = {}
    if isinstance(expr, Call):
        for arg in expr.args:
            if len(expr.args) == 1 and isinstance(arg, Call) and arg.word == "mul":
                found[arg] = None
            found.update(dict.fromkeys(products_in(arg)))
    return tuple(found)


_Pattern = tuple[str, Expr, tuple[Fraction, list[Normal]]]


@lru_cache(maxsize=1024)
def _pattern(definition: Definition, argument: Expr) -> _Pattern:
    return definition.word, argument, _split(normal(substituted(definition.expr, argument)))


def _recognise(expr: Expr, patterns: list[_Pattern]) -> Expr:
    if not isinstance(expr, Call):
        return expr
    factors = factors_of(expr)
    found = _match(factors, patterns)
    if found is not None:
        return _recognise(found, patterns)
    return Call(expr.word, tuple(_recognise(a, patterns) for a in expr.args), expr.over, expr.span)


def _match(factors: list[Expr], patterns: list[_Pattern]) -> Expr | None:
    whole = normal(product_of(factors))
    coefficient, have = _split(whole)
    for word, argument, (scale, need) in patterns:
        left = list(have)
        if all(_take(left, factor) for factor in need):
            keep = _keep(factors, need)
            rest: list[Expr] = [Number(coefficient / scale, str(coefficient / scale))]
            return product_of([*rest, *keep, Call(word, (argument,))])
    return None


def _take(pool: list[Normal], wanted: Normal) -> bool:
    if wanted in pool:
        pool.remove(wanted)
        return True
    return False


def _keep(factors: list[Expr], need: list[Normal]) -> list[Expr]:
    """The factors that are neither numbers nor part of the recognised definition."""
    wanted = list(need)
    keep: list[Expr] = []
    for factor in factors:
        if isinstance(factor, Number) and isinstance(factor.value, Fraction):
            continue
        _, forms = _split(normal(factor))
        if all(form in wanted for form in forms):
            for form in forms:
                wanted.remove(form)
        else:
            keep.append(factor)
    return keep
