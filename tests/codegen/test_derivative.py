"""Backward formulas against the symbolic derivatives of their forward formulas, in high precision."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping

import gmpy2  # type: ignore[import]
import pytest

from codegen.algebra import derivative
from codegen.algebra.derivative import slope
from codegen.exact.oracle import Evaluation, Formulas
from codegen.exact.functions import Reals
from codegen.exact.real import SCALES, NotANumber, Real
from codegen.language.expression import ALL, Call, Expr, Name, depends_on
from codegen.language.operator import Operator
from codegen.language.words import WORDS, Word
from codegen.vectors.corners import sources
from library import facts, named, operators
from oracle_tools import expression

POINTS = 40
CLOSE = gmpy2.mpq(1, 1 << 150)


def value(expr: Expr, parts: Mapping[str, Expr], at: Mapping[str, gmpy2.mpq]) -> gmpy2.mpq:
    """The value at a point, to far more digits than the comparison needs."""
    reals = Reals(400, SCALES["f64"])
    numbers: dict[str, Real | None] = {name: Real(number) for name, number in at.items()}
    found = Evaluation(reals, numbers, parts).value(expr)
    if found.rest is None:
        return found.exact
    return found.exact + gmpy2.mpq(reals.field.plain(found.rest).low)


def close(a: gmpy2.mpq, b: gmpy2.mpq) -> bool:
    return bool(abs(a - b) <= CLOSE * max(abs(a), abs(b), gmpy2.mpq(1, 1 << 40)))


def point(used: frozenset[str], source: random.Random) -> dict[str, gmpy2.mpq]:
    return {name: gmpy2.mpq(round(source.uniform(-6, 6) * 65536), 65536) for name in sorted(used)}


# --- the rules ------------------------------------------------------------------------------------

def argument(word: Word) -> str:
    """An argument in the domain of a word, which is not x itself where that is possible."""
    low, high = word.domain
    return "x / 5" if high == 1 else "2 + x * x" if low > -2 else "x" if word.alone else "3 * x / 2"


RULES = [
    "x * x * x - 2 * x", "1 / (1 + x * x)", "exp(-x * x)", "expm1(x) * x", "floor(x) + x", "min(x, 2 * x)",
    "max(x * x, 1)", "where(x > 1, x * x, x)", "-x / 3",
    *(f"{word.name}({argument(word)})" for word in WORDS.values() if word.slope),
]  # fmt: skip


@pytest.mark.parametrize("text", RULES)
def test_rules(text: str) -> None:
    """Compares with a central difference whose step is so small that only a wrong rule fails."""
    expr, step, source = expression(text), gmpy2.mpq(1, 1 << 60), random.Random(text)
    rule = slope(expr, "x")
    for _ in range(POINTS):
        at = {"x": gmpy2.mpq(source.randint(1, 1 << 30) - (1 << 29), (1 << 27) + 1)}
        above = value(expr, {}, {"x": at["x"] + step})
        below = value(expr, {}, {"x": at["x"] - step})
        difference = (above - below) / (2 * step)
        assert abs(difference - value(rule, {}, at)) < gmpy2.mpq(1, 1 << 80), at


def test_a_word_without_a_derivative_says_so() -> None:
    with pytest.raises(derivative.NoDerivative, match="gelu_slope"):
        slope(expression("gelu_slope(x)"), "x")


# --- the library ----------------------------------------------------------------------------------


def backward() -> list[tuple[str, str]]:
    """Operators that have a forward operator, with the labels of each combination of modes."""
    found = []
    for op in operators():
        if op.forward is not None and not op.by_rows and op.contraction is None:  # see test_derivative_rows.py and _contractions.py
            choices = itertools.product(*([label for label, _ in m.values] for m in op.modes))
            found += [(op.name, " ".join(labels)) for labels in choices]
    return found


def chosen(op: Operator, labels: str) -> dict[str, str]:
    """The labels of the modes by name."""
    return dict(zip((m.name for m in op.modes), labels.split()))


def test_every_forward_operator_is_there() -> None:
    known = {op.name for op in operators()}
    assert not [op.forward for op in operators() if op.forward and op.forward not in known]


def renamed(expr: Expr, to: Mapping[str, str]) -> Expr:
    if isinstance(expr, Name):
        return Name(to.get(expr.name, expr.name))
    if isinstance(expr, Call):
        return Call(expr.word, tuple(renamed(arg, to) for arg in expr.args), expr.over)
    return expr


def of_a_term(expr: Expr, space: str) -> Expr:
    """The formula with each sum over all points replaced by its term at one of them, on which the others do not depend;
    the number of points is that of the elements of the input that makes the space of the gradient."""
    if isinstance(expr, Name):
        return Name(f"count({space})" if expr.name.endswith(", over: all)") else expr.name)
    if isinstance(expr, Call):
        if expr.word == "sum" and expr.over == ALL:
            return of_a_term(expr.args[0], space)
        return Call(expr.word, tuple(of_a_term(arg, space) for arg in expr.args), expr.over)
    return expr


def forward_of(op: Operator, labels: str) -> tuple[dict[str, Expr], dict[str, Expr]]:
    """The forward formulas by output, and their parts; arguments have the names of the backward operator's."""
    known = named(op.forward or "")
    formulas = Formulas(known, facts(), chosen(op, labels))
    kinds = ("in", "scalar")
    theirs = [p.name for p in known.operands if p.role in kinds]
    mine = [p.name for p in op.operands if p.role in kinds and p.name != gradient_of(op)]
    first = "self" if theirs[0] not in mine else theirs[0]
    to = dict(zip(theirs[1:], [n for n in mine if n != first and n != result_of(op)]))
    to = {their: their if their in mine else own for their, own in to.items()} | {theirs[0]: first}
    parts = {name: renamed(part, to) for name, part in formulas.parts.items()}
    space = op.space.of[0] if len(op.space.of) == 1 else "self"
    return {out.name: of_a_term(renamed(formulas.term(out.name), to), space) for out in known.outputs}, parts


def gradient_of(op: Operator) -> str:
    """The input that is the gradient of the forward result."""
    return next(p.name for p in op.inputs if "grad" in p.name.lower())


def result_of(op: Operator) -> str | None:
    """The input that is the result of the forward operator."""
    given = {p.name for p in op.inputs}
    if "selfOrResult" in given:
        return "selfOrResult"
    return next((name for name in ("output", "result") if name in given), None)


def input_of(op: Operator, output: str) -> str:
    """The input that an output is the gradient of: weight for gradWeight; self if the name contains no input."""
    stem = output.removeprefix("grad")
    name = stem[:1].lower() + stem[1:]
    return name if output.startswith("grad") and name in {p.name for p in op.inputs} else "self"


def known(forward: Expr, parts: Mapping[str, Expr], at: Mapping[str, gmpy2.mpq]) -> bool:
    """Whether the forward formula has a value at a point: a logarithm has none below 0."""
    try:
        value(forward, parts, at)
    except NotANumber:
        return False
    return True


def away(tests: list[tuple[Call, Mapping[str, Expr]]], at: Mapping[str, gmpy2.mpq]) -> bool:
    """Whether a point is not on the boundary of two pieces, where either side is acceptable. What compares a number with
    itself asks for nan and has no boundary."""
    others = [(test, parts) for test, parts in tests if test.args[0] != test.args[1]]
    return all(value(Call("sub", test.args), parts, at) != 0 for test, parts in others)


@pytest.mark.parametrize(("name", "labels"), backward())
def test_backward_is_the_derivative_of_forward(name: str, labels: str) -> None:
    op = named(name)
    formulas = Formulas(op, facts(), chosen(op, labels))
    results, parts = forward_of(op, labels)
    forward, *others = results.values()
    kept = {  # results beside the first, which the backward operator is given: outGelu as gelu
        p.name: results[out]
        for p in op.inputs
        for out in results
        if out == f"out{p.name[:1].upper()}{p.name[1:]}"
    }
    assert len(kept) == len(others)
    given = result_of(op)
    for out in op.outputs:
        slopes = slope(forward, input_of(op, out.name), parts)
        wanted = derivative.mul(Name(gradient_of(op)), slopes)
        mine = formulas.term(out.name)
        tests: list[tuple[Call, Mapping[str, Expr]]] = []
        tests += [(t, formulas.parts) for t in sources(mine, formulas.parts)]
        tests += [(t, parts) for t in sources(forward, parts)]
        used = depends_on(wanted, parts) | depends_on(mine, formulas.parts) | depends_on(forward, parts)
        source = random.Random(f"{name} {labels} {out.name}")
        compared = 0
        while compared < POINTS:
            at = point(used, source)
            if given is not None:
                before = "false" in labels.split() or given not in ("output", "result", "selfOrResult")
                at["self"] = at.get("self", at[given])
                at[given] = at["self"] if before else value(forward, parts, at)
                if (at[given] > 0) != (at["self"] > 0):
                    continue  # a result on the other side of zero does not tell which piece it is from
            at |= {part: value(term, parts, at) for part, term in kept.items() if part in at}
            if known(forward, parts, at) and away(tests, at):
                assert close(value(mine, formulas.parts, at), value(wanted, parts, at)), at
                compared += 1
