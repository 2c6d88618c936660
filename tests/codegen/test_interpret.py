"""Kernel forms compute their formulas: each is run on exact numbers and compared with the oracle, at the corners of its
dtype and at random points, within the bound that the form claims, with each function off by its maximal error.

Forms with a planted mistake are detected: a wrong word, exchanged operands, a missing fallback.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import gmpy2  # type: ignore[import]
import pytest

from codegen.algebra.meaning import Meanings
from codegen.algebra.specialise import with_usual
from codegen.exact.float_format import FORMATS, Format
from codegen.exact.integer_value import evaluate_integer
from codegen.exact.oracle import Formulas, OracleError, Point, compute_type
from codegen.kernel.interpret import Prepared, run
from codegen.kernel.ir import BOOL, IN_F32, IN_F64, Arithmetic, Fallback, Function, Let, Literal, Op, Statement, Value, Word, functions_of, values_of, within
from codegen.kernel.operands import Output
from codegen.kernel.lowering import Kernel, lower
from codegen.kernel.problem import Operand, Problem
from codegen.kernel.rounding import rounded
from codegen.kernel.simd_words import WORDS
from codegen.kernel.simd_words import op as word_at
from codegen.language.dtypes import INTEGERS
from codegen.language.expression import Call, Name
from codegen.language.operator import Operator
from codegen.language.params import IndexParam
from codegen.language.words import KNOWN
from codegen.vectors.corners import corners, random_bits, random_element

import library

POINTS = 60
ENOUGH = 200  # results of a form's fallback; most forms have far fewer among the inputs that are tried
FACTS = library.facts()
OPERATORS = [*library.operators(), *library.rare()]


@dataclass(frozen=True)
class Case:
    """A kernel, or one of its outputs."""

    op: Operator
    kernel: Kernel

    @property
    def formulas(self) -> Formulas:
        labels = dict(zip((mode.name for mode in self.op.kernel_modes), self.kernel.mode))
        return Formulas(self.op, FACTS, labels)


def cases(op: Operator) -> Iterator[Case]:
    """Each kernel once; kernels for usual values of scalars are formulas without scalars."""
    seen = set()
    usual = with_usual(op)
    for kernel in lower(Meanings(op), FACTS):
        if kernel.name not in seen and kernel.results:
            seen.add(kernel.name)
            yield Case(usual if kernel.usual and usual else op, kernel)


# --- points ---------------------------------------------------------------------------------------


def number(form: Format, bits: int) -> Any:
    if form.is_nan(bits):
        return gmpy2.nan()
    if form.is_infinite(bits):
        return gmpy2.mpfr("-inf" if form.is_negative(bits) else "inf")
    exact = form.value(bits)
    return gmpy2.mpfr("-0") if bits == form.sign else gmpy2.mpfr(exact, 64)


def bits_of(form: Format, value: Any) -> int:
    """The bits that a store writes for a value."""
    if isinstance(value, tuple):
        value = gmpy2.context(precision=600).add(*value) if gmpy2.is_finite(value[0]) else value[0]
    if gmpy2.is_nan(value):
        return form.nan
    if gmpy2.is_infinite(value):
        return form.infinity | (form.sign if value < 0 else 0)
    return form.nearest(gmpy2.mpq(value), bool(gmpy2.is_signed(value)))


def points(case: Case, output: Output) -> Iterator[Point]:
    """Corners in every input at once, then numbers at random; scalars are everyday ones."""
    chance = random.Random(zlib.crc32(f"{case.kernel.name} {output.param.name}".encode()))
    dtype = case.kernel.dtype
    form, wide = FORMATS[dtype], FORMATS[compute_type(dtype)]
    tensors = [p for p in case.op.inputs if p.name in output.uses]
    scalars = [p.name for p in (*case.op.scalars, *case.op.counts)]
    for i in range(POINTS):
        pick = (lambda: chance.choice(corners(form))) if i % 3 == 0 else (lambda: random_bits(form, chance, i % 3 == 1))
        chosen = {name: wide.nearest(Fraction(chance.choice((1, 2, 3, 5, -1)), chance.choice((1, 2, 3)))) for name in scalars}
        made = {p.name: form.nearest(_of_point(p, chance)) for p in tensors if isinstance(p, IndexParam)}
        yield Point(dtype, {p.name: made.get(p.name, pick()) for p in tensors}, chosen)


def _of_point(param: IndexParam, chance: random.Random) -> Fraction:
    """The index of a point, or its random number, which the library makes: neither takes all values of its dtype."""
    return Fraction(2 * chance.randrange(1 << 10) + 1, 1 << 11) if param.drawn else Fraction(chance.randrange(100))


def arguments(case: Case, output: Output, point: Point) -> list[Any]:
    form, wide = FORMATS[point.kernel], FORMATS[compute_type(point.kernel)]
    return [
        number(form, point.tensors[name]) if name in point.tensors else number(wide, point.scalars[name])
        for name in output.uses
    ]


# --- judging --------------------------------------------------------------------------------------


def allowed(case: Case, output: Output) -> int:
    """The allowed distance of a result from the nearest number: 0 if the form claims correct rounding. Functions of
    formulas in the table of decided forms have smaller errors than their bounds."""
    one = sum(p.name in output.uses for p in case.op.inputs) == 1
    exact = case.op.accuracy[output.param.name] == "exact"
    settles = any(isinstance(s, Fallback) for s in output.function.body)
    short = case.kernel.dtype in ("f16", "bf16")
    return 0 if exact or (short and one and settles) else 1


def _unclear(function: Function, point: Point) -> bool:
    """Whether a point is excluded. Several infinities, whose order decides the limit, are left to the test vectors.
    Beside one, the derivatives of gelu and similar ones underflow in f16: see test_slopes_beside_an_infinity."""
    if len(point.infinite) > 1:
        return True
    if not point.infinite or point.kernel != "f16" or len(point.tensors) < 2:
        return False
    return any(KNOWN[word.means].alone for word in words_of(function) if word.means in KNOWN)


def words_of(function: Function) -> set[Word]:
    values = [v for f in functions_of(function) for s in f.body for v in values_of(s)] + [function.result]
    return {part.word for value in values for part in within(value) if isinstance(part, Op)}


def wrong(case: Case, output: Output, function: Function, sways: tuple[int, ...] = (-1, 0, 1)) -> str:
    """The first point at which a form gives a wrong result; "" if there is none."""
    form = FORMATS[case.kernel.dtype]
    formulas, bound = case.formulas, allowed(case, output)
    settles = any(isinstance(s, Fallback) for s in function.body)
    prepared = Prepared(function)
    lifted = WORDS["vf32_lifted"] in words_of(function)  # whose function is not the exact one
    for point in points(case, output):
        try:
            if not formulas.allows(point) or _unclear(function, point):
                continue
            exact = formulas.at(output.param.name, point)
        except OracleError:
            continue
        for sway in sways if settles else (0,):
            found = bits_of(form, prepared.run(arguments(case, output, point), lambda word: sway))
            same = form.is_nan(found) == form.is_nan(exact)
            if not same or not form.is_nan(exact) and abs(form.ordinal(found) - form.ordinal(exact)) > bound:
                return f"{case.kernel.name} {output.param.name} at {point.tensors} {point.scalars}: {found:x}, not {exact:x}"
            if {found, exact} == {0, form.sign} and not lifted:
                return f"{case.kernel.name} {output.param.name} at {point.tensors}: the sign of a zero"
    return ""


def floats(op: Operator) -> Iterator[tuple[Case, Output]]:
    for case in cases(op):
        if case.kernel.dtype in FORMATS:
            yield from ((case, output) for output in case.kernel.results if output.kind != "term")


def _points() -> Iterator[Any]:
    """The operators that take each point by itself; of one it is known that its kernels do not mean its formulas."""
    known = pytest.mark.xfail(strict=True, reason="tests/codegen/rare/faults.yaml says what")
    for op in OPERATORS:
        if not op.by_rows:
            yield pytest.param(op, marks=[known] if op.name == "Faults" else [], id=str(op.name))


@pytest.mark.parametrize("op", _points())
def test_forms_mean_their_formulas(op: Operator) -> None:
    assert [text for case, output in floats(op) if (text := wrong(case, output, output.function))] == []


@pytest.mark.parametrize("op", [op for op in OPERATORS if not op.by_rows], ids=lambda op: str(op.name))
def test_forms_of_integers(op: Operator) -> None:
    chance = random.Random(op.name)
    for case in cases(op):
        if case.kernel.dtype not in INTEGERS or op.truncates:
            continue
        for output in case.kernel.results:
            for _ in range(POINTS):
                values = {name: random_element(case.kernel.dtype, chance) for name in output.uses}
                expr = case.formulas.cases[output.param.name].expr
                exact = evaluate_integer(case.kernel.dtype, expr, values, case.formulas.parts)
                assert run(output.function, list(values.values())) == exact, (case.kernel.name, values)


@pytest.mark.xfail(strict=True, reason="in f16 the words for derivatives of gelu and their kin vanish at finite arguments")
def test_slopes_beside_an_infinity() -> None:
    """An infinite gradient times a derivative that is not zero is infinite; the kernels of f16 make it nan."""
    form = FORMATS["f16"]
    for case, output in floats(next(op for op in OPERATORS if op.name == "GeluBackwardV2")):
        if case.kernel.dtype == "f16":
            point = Point("f16", {"gradOutput": form.infinity, "self": form.sign | form.largest}, {})
            found = bits_of(form, run(output.function, arguments(case, output, point)))
            assert found == case.formulas.at(output.param.name, point)


# --- words without a C word -----------------------------------------------------------------------


@pytest.mark.parametrize("word", ["floor", "sqrt"])
@pytest.mark.parametrize("a, bits", [(IN_F32, 24), (IN_F64, 53)], ids=["f32", "f64"])
def test_words_that_are_spelled_out(word: str, a: Arithmetic, bits: int) -> None:
    """For an element and for the product of two, whose low part matters; also at infinities and zeros."""
    form, chance = FORMATS["f32" if a is IN_F32 else "f64"], random.Random(word)
    x, y = Name("x"), Name("y")
    for argument in (x, Call("mul", (x, y))):
        problem = Problem(Call(word, (argument,)), "out", (Operand("x", "x", bits), Operand("y", "y", bits)), {})
        params = problem.params(a.one)
        e = problem.evaluation(a, params)
        function = e.body.function("out", params, rounded(e, problem.expr), word)
        inputs = [form.nearest(Fraction(n, d)) for n in range(-9, 10) for d in (1, 2, 3)] + corners(form)[:14]
        for bits_x in inputs + [random_bits(form, chance, True) for _ in range(40)]:
            numbers = [number(form, bits_x), number(form, form.nearest(Fraction(3)))]
            wide = gmpy2.context(precision=600)
            exact = getattr(wide, word)(numbers[0] if argument is x else wide.mul(*numbers))
            found, wanted = bits_of(form, run(function, numbers)), bits_of(form, exact)
            assert abs(form.ordinal(found) - form.ordinal(wanted)) <= (word == "sqrt"), (numbers, found, wanted)


# --- planted mistakes -----------------------------------------------------------------------------

_OTHERS = {"add": "sub", "sub": "add", "mul": "div", "lt": "gt", "gt": "lt", "min": "max", "max": "min", "fma": "fms"}


def _exchanged(word: Word) -> Word:
    """Another word of the same kinds."""
    for own, other in _OTHERS.items():
        name = word.name.removesuffix(own) + other
        if word.name.endswith(f"_{own}") and name in WORDS:
            return WORDS[name]
    return word


def mistakes(function: Function) -> Iterator[Function]:
    """The function with one wrong statement: another word, exchanged branches of a choice, a missing fallback."""

    def changed(value: Value) -> Value:
        if not isinstance(value, Op):
            return value
        if value.word.means == "where":
            return replace(value, args=(value.args[0], value.args[2], value.args[1]))
        return replace(value, word=_exchanged(value.word))

    for number, statement in enumerate(function.body):
        if isinstance(statement, Let):
            other: Statement = replace(statement, value=changed(statement.value))
            if other != statement:
                yield replace(function, body=(*function.body[:number], other, *function.body[number + 1 :]))
    result = changed(function.result)
    if result != function.result:
        yield replace(function, result=result)


PLANTED = ("LeakyRelu", "Elu", "Gelu", "SwishBackward", "HardswishBackward", "ClippedSwiglu", "Shrink", "SeluBackward")


def test_mistakes_are_caught() -> None:
    """Small mistakes in the forms of f32 are detected, except some that only use the fallback unnecessarily."""
    missed = tried = 0
    for name in PLANTED:
        for case, output in floats(next(op for op in OPERATORS if op.name == name)):
            for planted in mistakes(output.function) if case.kernel.dtype == "f32" else ():
                tried += 1
                missed += not wrong(case, output, planted, (0,))
    assert tried > 20 and missed <= tried // 8, f"{missed} of {tried}"


# --- results that are rounded right ---------------------------------------------------------------


def settled() -> Iterator[tuple[Case, Output]]:
    """The 16-bit outputs whose forms check whether an error may affect the rounding."""
    for op in OPERATORS:
        for case, output in floats(op) if not op.by_rows else ():
            if case.kernel.dtype in ("f16", "bf16") and allowed(case, output) == 0:
                if any(isinstance(s, Fallback) for s in output.function.body):
                    yield case, output


@dataclass(frozen=True)
class Roundings:
    """How many inputs use the fallback, how many of their results are wrong, and how many would be without it."""

    looked: int
    wrong: int
    needed: int


def roundings(case: Case, output: Output) -> Roundings:
    form, chance = FORMATS[case.kernel.dtype], random.Random(case.kernel.name)
    function, without = Prepared(output.function), Prepared(without_fallback(output.function))
    inputs = {p.name for p in case.op.inputs}
    scalar = FORMATS["f32"].nearest(Fraction(5, 3))
    scalars = {p.name: scalar for p in (*case.op.scalars, *case.op.counts)}
    looked = wrong = needed = 0
    for _ in range(3000):
        if looked == ENOUGH:
            break
        tensors = {name: random_bits(form, chance, True) for name in output.uses if name in inputs}
        args = [number(form, tensors[name]) if name in tensors else number(FORMATS["f32"], scalar) for name in output.uses]
        if not function.uses_fallback(args):
            continue
        looked += 1
        point = Point(case.kernel.dtype, tensors, scalars)
        exact = case.formulas.at(output.param.name, point)
        wrong += any(bits_of(form, function.run(args, lambda word: sway)) != exact for sway in (-1, 1))
        needed += any(bits_of(form, without.run(args, lambda word: sway)) != exact for sway in (-1, 1))
    return Roundings(looked, wrong, needed)


def without_fallback(function: Function) -> Function:
    """The function without its fallback."""
    body = [replace(s, mask=word_at("vm32_of", Literal(Fraction(0), BOOL))) if isinstance(s, Fallback) else s for s in function.body]
    return replace(function, body=tuple(body))


def test_errors_that_decide_a_rounding() -> None:
    """With functions off by their maximal errors, results of the fallback are right and would be wrong without it."""
    seen = needed = 0
    for case, output in settled():
        found = roundings(case, output)
        assert found.wrong == 0, case.kernel.name
        seen += found.looked
        needed += found.needed
    assert seen > 50 and needed > 10, (seen, needed)
