"""The oracle against mpmath, against the machine's own arithmetic, and against results known by hand."""

from __future__ import annotations

import itertools
import math
import random
import re
import struct
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import gmpy2  # type: ignore[import]
import mpmath  # type: ignore[import]
import pytest

from codegen.exact import complex_bits as complexes
from codegen.exact.float_format import FORMATS
from codegen.exact.interval import Interval, Undecided
from codegen.exact.oracle import Element, Formulas, OracleError, Point, Tensor, converted, evaluate, integer_scalar
from codegen.exact.oracle_rows import row_results
from codegen.language.found_words import FOUND_WORDS
from codegen.language.operator import Operator
from codegen.language.triangle_form import SOLVED, TRIANGLE
from codegen.language.words import REAL, WORDS, Word
from codegen.vectors.converted_vectors import converted_examples
from codegen.vectors.float_vectors import Vectors
from codegen.vectors.worked_examples import wrong_examples
from library import loaded, operators, rare
from oracle_tools import FACTS, bits_of, expression, f32_bits, operator, result, value_of

INF, NAN = math.inf, math.nan

mpmath.mp.prec = 6000

# What mpmath spells otherwise, or leaves to the reader.
OWN: dict[str, Callable[[Any], Any]] = {
    "abs": abs,
    "conj": lambda x: x,
    "exp2": lambda x: mpmath.power(2, x),
    "lgamma": lambda x: mpmath.re(mpmath.loggamma(x)),
    "log2": lambda x: mpmath.log(x) / mpmath.log(2),
    "round": mpmath.nint,
    "sinc": mpmath.sincpi,
    "trunc": lambda x: mpmath.floor(x) if x >= 0 else mpmath.ceil(x),
}


class Mathematics(dict[str, Any]):
    """The functions used in a meaning: mpmath's, else the meaning in the table of words."""

    def __missing__(self, name: str) -> Any:
        if name == "sqrt" or name not in WORDS:
            return getattr(mpmath, name)
        return function(name)


def function(name: str) -> Callable[[Any], Any]:
    own: Callable[[Any], Any] | None = OWN.get(name) or getattr(mpmath, name, None)
    exact = re.sub(r"\d+\.\d+", r"mpf('\g<0>')", WORDS[name].meaning)
    return own or (lambda x: eval(exact, {}, Mathematics(x=x)))


def inside(word: Word) -> str:
    """An argument in the domain of a word, of any x."""
    low, high = word.domain
    if high < INF:
        return "x / 64"
    return "x" if low == -INF else f"x * x + {low:g}" if low >= 0 else f"x * x - {-low:g} / 2"


FORMULAS: dict[str, Callable[[Any], Any]] = {
    "1 - tanh(x) * tanh(x)": lambda x: mpmath.sech(x) ** 2,
    "x / 3 + 0.5": lambda x: x / 3 + mpmath.mpf(1) / 2,
    **{
        f"{word.name}({inside(word)})": lambda x, word=word: function(word.name)(eval(inside(word), {}, {"x": x}))
        for word in WORDS.values()
        if word.symbol is None and word.takes == (REAL,) and not word.axis and not word.folds and not word.whole
        and word.name not in (*FOUND_WORDS, SOLVED, TRIANGLE)
    },
}


def rounded(value: Any, dtype: str) -> float:
    """An mpmath number to a format, by the rational it is."""
    if value == 0:
        return 0.0
    sign, mantissa, exponent, _ = value._mpf_
    exact = gmpy2.mpq(int(mantissa)) * gmpy2.mpq(2) ** int(exponent)
    return value_of(FORMATS[dtype].nearest(-exact if sign else exact), dtype)


@pytest.mark.parametrize("text", FORMULAS)
@pytest.mark.parametrize("dtype", FORMATS)
def test_words(text: str, dtype: str) -> None:
    source = random.Random(f"{text} {dtype}")
    for _ in range(24):
        guess = source.choice((source.gauss(0, 4), source.uniform(-40, 40), source.uniform(-1e-3, 1e-3)))
        x = value_of(bits_of(guess, dtype), dtype)
        if x == 0:
            continue
        try:
            wanted = FORMULAS[text](mpmath.mpf(x))
        except ValueError:  # a pole, for mpmath
            continue
        assert result(text, dtype, x=x) == rounded(wanted, dtype), x


@pytest.mark.parametrize("name", [word.name for word in WORDS.values() if word.of_one])
@mpmath.workprec(300)  # type: ignore[misc]
def test_what_the_table_says_of_a_function(name: str) -> None:
    word, g = WORDS[name], function(name)

    def f(x: Any) -> Any:
        try:
            return g(x)
        except ValueError:  # a pole, for mpmath
            return mpmath.inf

    for x, end in zip((-40, 40), word.ends):
        if end not in ("", "inf", "-inf"):
            wanted = eval(end, {}, {"x": mpmath.mpf(x)})
            assert abs(f(mpmath.mpf(x)) - wanted) <= 2**-27 * max(abs(wanted), 1), end
    if word.settles:
        wanted = eval(word.ends[1], {}, {"x": mpmath.mpf(19)})
        assert abs(f(mpmath.mpf(19)) - wanted) <= 2**-27 * wanted
    points = [mpmath.mpf(i) / 8 for i in range(-320, 321) if word.domain[0] < i / 8 < word.domain[1]]
    assert all(abs(f(x)) <= word.size for x in points)
    if word.domain[0] < 0:
        assert (f(mpmath.mpf(0)) == 0) == word.vanishes
        tiny = mpmath.mpf(2) ** -111
        assert (abs(f(tiny) - tiny) < tiny * mpmath.mpf(2) ** -106) == word.identity
    for root in word.roots:
        assert abs(f(mpmath.mpf(root))) < 1e-15
    if word.steady:
        steps = [x for x in points if x > 0]
        assert all(f(x * (1 + 2**-40)) <= f(x) * (1 + 2**-40) for x in steps)


OF_TWO: dict[str, Callable[[Any, Any], Any]] = {
    "pow": mpmath.power,
    "atan2": mpmath.atan2,
    "decimal": lambda x, y: mpmath.nint(x * mpmath.mpf(10) ** OWN["trunc"](y)) / mpmath.mpf(10) ** OWN["trunc"](y),
    "fmod": lambda x, y: x - y * OWN["trunc"](x / y),
}


def test_functions_of_two_numbers_are_tested() -> None:
    assert OF_TWO.keys() == {word.name for word in WORDS.values() if word.wide and len(word.takes) == 2}


@pytest.mark.parametrize("name", OF_TWO)
@pytest.mark.parametrize("dtype", FORMATS)
def test_words_of_two(name: str, dtype: str) -> None:
    source = random.Random(f"{name} {dtype}")
    for _ in range(24):
        x, y = (value_of(bits_of(source.gauss(0, 4), dtype), dtype) for _ in "xy")
        x = abs(x) if name == "pow" else x
        if x and y:
            assert result(f"{name}(x, y)", dtype, x=x, y=y) == rounded(OF_TWO[name](mpmath.mpf(x), mpmath.mpf(y)), dtype), (x, y)


# --- rounding -------------------------------------------------------------------------------------


def test_formats_agree_with_the_machine() -> None:
    source = random.Random(1)
    for _ in range(3000):
        value = math.ldexp(source.uniform(-2, 2), source.randint(-160, 130))
        try:
            single = f32_bits(value)
        except OverflowError:
            single = FORMATS["f32"].infinity | (FORMATS["f32"].sign if value < 0 else 0)
        assert FORMATS["f32"].nearest(Fraction(value)) == single
        try:
            half = struct.unpack("<H", struct.pack("<e", value))[0]
        except OverflowError:
            half = FORMATS["f16"].infinity | (FORMATS["f16"].sign if value < 0 else 0)
        assert FORMATS["f16"].nearest(Fraction(value)) == half
        assert FORMATS["f64"].nearest(Fraction(value)) == struct.unpack("<Q", struct.pack("<d", value))[0]


@pytest.mark.parametrize("dtype", ("f16", "bf16"))
def test_every_number_of_16_bits_is_itself(dtype: str) -> None:
    form = FORMATS[dtype]
    for bits in range(1 << 16):
        if not form.is_nan(bits) and not form.is_infinite(bits):
            assert form.nearest(form.value(bits), form.is_negative(bits)) == bits
            assert form.at(form.ordinal(bits)) == bits or form.value(bits) == 0


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (Fraction(1) + Fraction(1, 1 << 11), 0x3C00),  # ties go to the even neighbour
        (Fraction(1) + Fraction(3, 1 << 11), 0x3C02),
        (Fraction(1, 1 << 25), 0x0000),
        (Fraction(3, 1 << 26), 0x0001),
        (Fraction(65519), 0x7BFF),
        (Fraction(65520), 0x7C00),
        (Fraction(-65520), 0xFC00),
    ],
)
def test_ties_and_ends_of_f16(value: Fraction, expected: int) -> None:
    assert FORMATS["f16"].nearest(value) == expected


def test_a_result_next_to_a_tie_is_decided() -> None:
    """exp(x) - 1 - x is x*x/2 + ..., so 1 + 2**-24 + that is barely above the tie of f32."""
    x = 2.0**-60
    assert result("1 + 0.000000059604644775390625 + expm1(x) - x", x=x) == 1 + 2.0**-23
    assert result("1 + 0.000000059604644775390625 - expm1(x) + x", x=x) == 1.0


def test_an_exact_result_is_recognised() -> None:
    assert result("x / 3 + y / 3 + y / 3", x=1.0, y=1.0) == 1.0
    assert result("(x + 1.5) / 3", x=-1.5) == 0.0
    assert result("sqrt(x)", x=16.0) == 4.0
    assert result("tanh(x) + sigmoid(x) + exp(x)", x=0.0) == 1.5


# --- zeros, infinities, nan -----------------------------------------------------------------------

LIMITS = [
    ("gelu(x)", -INF, -0.0), ("gelu(x)", INF, INF), ("gelu(x)", -0.0, -0.0),
    ("x * normal_cdf(x)", -INF, -0.0),
    ("x * normal_pdf(x)", INF, 0.0), ("x * normal_pdf(x)", -INF, -0.0),
    ("normal_cdf(x) + x * normal_pdf(x)", INF, 1.0),
    ("normal_cdf(x) + x * normal_pdf(x)", -INF, -0.0),
    ("x * sigmoid(x)", -INF, -0.0), ("x * tanh(softplus(x))", -INF, -0.0),
    ("0.5 * x * (1 + tanh(0.79 * (x + 0.04 * x * x * x)))", -INF, -0.0),
    ("x - softplus(x)", INF, -0.0), ("softplus(x)", -INF, 0.0), ("log_sigmoid(x)", INF, -0.0),
    ("x / x", INF, 1.0), ("1 / x", -INF, -0.0), ("1 / x", 0.0, INF), ("1 / x", -0.0, -INF),
    ("x / x", 0.0, NAN), ("0 * x", INF, NAN), ("x * 0", -INF, NAN), ("log(x)", 0.0, -INF),
    ("log(x)", -1.0, NAN), ("sqrt(x)", -0.0, -0.0), ("sqrt(x)", -1.0, NAN), ("exp(x)", INF, INF),
    ("erfinv(x)", 1.0, INF), ("erfinv(x)", -1.0, -INF), ("erfinv(x)", 1.5, NAN),
    ("where(x > 0, 1, 2)", NAN, 2.0), ("where(x != x, 1, 2)", NAN, 1.0), ("where(x < inf, 1, x)", 3.0, 1.0),
    ("where(x == inf, 1, 2)", INF, 1.0), ("min(x, 6)", INF, 6.0), ("max(x, 0)", -INF, 0.0),
    ("x + 1", NAN, NAN), ("x - x", 3.0, 0.0), ("-x", 0.0, -0.0), ("x + 0", -0.0, 0.0),
    ("floor(x)", -0.5, -1.0), ("floor(exp(x))", 1.0, 2.0), ("sqrt(1 + expm1(x))", 0.0, 1.0), ("abs(x)", -0.0, 0.0), ("expm1(x)", -INF, -1.0), ("log1p(x)", -1.0, -INF),
]  # fmt: skip


@pytest.mark.parametrize(("text", "x", "expected"), LIMITS)
@pytest.mark.parametrize("dtype", FORMATS)
def test_limits(text: str, x: float, expected: float, dtype: str) -> None:
    found = result(text, dtype, x=x)
    assert str(found) == str(expected)


PAIRS = [
    ("x + y", INF, -INF, NAN), ("x * y", INF, 0.0, NAN), ("x * gelu_slope(y)", INF, -INF, NAN),
    ("x * gelu_slope(y)", INF, INF, INF), ("x * gelu_slope(y)", -INF, 2.0, -INF),
    ("x * gelu_tanh_slope(y)", INF, INF, INF), ("x * mish_slope(y)", INF, INF, INF),
    ("x * sigmoid(y)", INF, -1e4, INF), ("x * sigmoid(y)", 0.0, -INF, 0.0), ("x / y", INF, INF, NAN),
    ("where(y > 0, x, x * y)", -INF, -2.0, INF), ("where(y > 0, x, x * y)", 1.0, -0.0, -0.0),
]  # fmt: skip


@pytest.mark.parametrize(("text", "x", "y", "expected"), PAIRS)
@pytest.mark.parametrize("dtype", ("f16", "f32", "f64"))
def test_limits_of_two(text: str, x: float, y: float, expected: float, dtype: str) -> None:
    assert str(result(text, dtype, x=x, y=y)) == str(expected)


def test_tails_keep_their_sign_and_digits() -> None:
    for x in (-150.0, -1e5, -1e12, -1e30, -3e38):
        assert str(result("normal_cdf(x) + x * normal_pdf(x)", x=x)) == "-0.0"
        assert str(result("sigmoid(x) * (1 + x * (1 - sigmoid(x)))", x=x)) == "-0.0"
        assert str(result("sigmoid(x)", x=x)) == "0.0"
    assert result("1 + tanh(x)", x=-40.0) == rounded(2 / (1 + mpmath.exp(80)), "f32")


# --- conversions, folds, views --------------------------------------------------------------------


def test_ends_of_intervals_round() -> None:
    """Also those of fewer digits than a format has, and those without a limit."""
    form = FORMATS["f32"]
    for end in (1.0, -0.75, 2.0**-149, INF, -INF):
        assert form.nearest_end(gmpy2.mpfr(end), 0) == f32_bits(end)
    with pytest.raises(Undecided):
        form.even_within(Interval(gmpy2.mpfr(1), gmpy2.mpfr(2)))
    half, last = FORMATS["f16"], gmpy2.mpfr(1) / 1024
    for tie, even in ((1 + last / 2, 0x3C00), (1 + 3 * last / 2, 0x3C02)):
        wide = gmpy2.context(precision=1600)
        tiny = gmpy2.mpfr(2) ** -1500
        assert half.even_within(Interval(wide.sub(tie, tiny), wide.add(tie, tiny))) == even


def test_scalars_of_integers_are_truncated() -> None:
    wanted = {2.75: 2, -2.75: -2, NAN: 0, INF: (1 << 63) - 1, -INF: -(1 << 63)}
    assert [integer_scalar(Element("f32", bits_of(value, "f32"))) for value in wanted] == list(wanted.values())


def test_conversions_round_once() -> None:
    assert converted(Element("i64", (1 << 53) + 1), "f64") == bits_of(2.0**53, "f64")
    assert converted(Element("i32", (1 << 24) + 3), "f32") == bits_of(2.0**24 + 4, "f32")
    assert converted(Element("bool", 1), "bf16") == bits_of(1.0, "bf16")
    assert converted(Element("f32", FORMATS["f32"].sign), "f16") == FORMATS["f16"].sign
    assert converted(Element("f16", 0xFE01), "f32") == FORMATS["f32"].nan
    assert converted(Element("f32", bits_of(65520.0, "f32")), "f16") == FORMATS["f16"].infinity
    both = complexes.joined("c64", bits_of(2.5, "f32"), bits_of(-1.0, "f32"))
    assert converted(Element("c64", both), "f32") == bits_of(2.5, "f32")


def test_infinities_that_do_not_show_have_no_order() -> None:
    """An infinity that is clamped, or in a branch not taken, does not make the limit at another one undecided."""
    inf = float("inf")
    assert result("x * sigmoid(x) * min(max(y, -2), 2)", x=-inf, y=-inf) == 0.0
    assert result("x * sigmoid(x) * where(y > 3, 2, y)", x=-inf, y=inf) == 0.0
    assert math.isnan(result("x * sigmoid(x) * y", x=-inf, y=inf))


@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_infinities_whose_product_vanishes(dtype: str) -> None:
    """A zero limit of undecided sign is not nan."""
    for x, y in itertools.product((-INF, INF), repeat=2):
        assert result("2 * tanh(x) * sigmoid(-abs(x)) * 4 * tanh(y)", dtype, x=x, y=y) == 0.0


@pytest.mark.parametrize("op", [*operators(), *rare()], ids=lambda op: op.name)
def test_examples(op: Operator) -> None:
    """The oracle agrees with the worked examples, except for the sign of a zero that is a limit."""
    assert wrong_examples(op, loaded()[0]) == []


@pytest.mark.parametrize("op", [op for op in operators() if op.converts], ids=lambda op: op.name)
def test_converted_examples(op: Operator) -> None:
    """Each example of a conversion is one that some pair of dtypes has."""
    titles = {case.title.split(",")[0] for case in converted_examples(Vectors(op, loaded()[0]))}
    assert len(titles) == len(op.examples)


def test_sums_are_exact() -> None:
    """Also if terms cancel to far below the last place of the largest."""
    op = operator("sum(x * y)", ("x", "y"))
    formulas = Formulas(op, FACTS, {})
    pairs = [(1e30, 1e8), (1.0, 3.0), (-1e30, 1e8)]
    points = [Point("f32", {"x": bits_of(x, "f32"), "y": bits_of(y, "f32")}, {}) for x, y in pairs]
    assert value_of(formulas.summed("out", points, "f32"), "f32") == 3.0
    assert formulas.summed("out", [], "f32") == 0


@pytest.mark.parametrize(
    ("terms", "expected"),
    [((INF, 1.0), INF), ((INF, -INF), NAN), ((NAN, 1.0), NAN), ((-INF, -INF), -INF), ((-0.0, -0.0), 0.0)],
)
def test_sums_of_special_values(terms: tuple[float, ...], expected: float) -> None:
    formulas = Formulas(operator("sum(x)"), FACTS, {})
    points = [Point("f32", {"x": bits_of(x, "f32")}, {}) for x in terms]
    assert str(value_of(formulas.summed("out", points, "f32"), "f32")) == str(expected)


def test_a_tie_behind_functions_goes_to_even() -> None:
    """At (5/8)**2 the result is 3125 / 2**15, which has one bit more than f16."""
    formulas = Formulas(operator("exp(log(x) * 2.5)"), FACTS, {})
    point = Point("f16", {"x": bits_of(0.390625, "f16")}, {})
    assert value_of(formulas.at("out", point), "f16") == 3124 / 2**15


def test_an_unknown_word_is_an_error() -> None:
    with pytest.raises(OracleError, match="sum"):
        result("x + sum(x)", x=1.0)


def test_what_few_digits_do_not_decide() -> None:
    """Comparisons, wholes and roots next to a boundary are decided with more digits."""
    near = 2.0**-90
    assert result("erfinv(tanh(x))", x=0.25) == rounded(mpmath.erfinv(mpmath.tanh(0.25)), "f32")
    assert result("floor(1 - expm1(x) * expm1(x))", x=2.0**-140) == 0.0
    assert result("where(exp(x) > 1 + x, 1, 2)", x=near) == 1.0
    assert result("floor(1 + expm1(x))", x=-near) == 0.0
    assert result("sqrt(exp(x))", x=2.0) == rounded(mpmath.exp(1), "f32")
    point = Point("f32", {"x": bits_of(near, "f32")}, {})
    assert Formulas(operator("x"), FACTS, {}).holds(expression("exp(x) > 1 + x"), point)


NEVER = "sqrt(x) * sqrt(x) - x"  # which is zero at 2, as no interval shows


def test_what_no_digits_decide() -> None:
    point = Point("f32", {"x": bits_of(2.0, "f32")}, {})
    formulas = Formulas(operator(NEVER), FACTS, {})
    with pytest.raises(OracleError, match="undecided"):
        formulas.at("out", point)
    with pytest.raises(OracleError, match="undecided"):
        Formulas(operator(f"sum({NEVER})"), FACTS, {}).summed("out", [point], "f32")
    with pytest.raises(OracleError, match="undecided"):
        row_results(formulas, "out", [point], "f32")
    with pytest.raises(Undecided):
        formulas.holds(expression(f"{NEVER} > 0"), point)
    assert math.isnan(result("where(sqrt(y) * sqrt(y) > y, x, z)", x=INF, y=2.0, z=INF))


def test_infinities_of_a_row_have_no_quotient() -> None:
    point = Point("f32", {"x": FORMATS["f32"].infinity}, {})
    assert row_results(Formulas(operator("x / x"), FACTS, {}), "out", [point], "f32") == [FORMATS["f32"].nan]


def test_channels_of_a_call() -> None:
    """A weight for each channel, or one for all; the gradient of a weight has its shape."""
    op = next(op for op in operators() if op.name == "PreluBackward")
    facts = loaded()[0]

    def tensor(shape: tuple[int, ...], *values: float) -> Tensor:
        return Tensor("f32", shape, tuple(bits_of(value, "f32") for value in values))

    grad, self_ = tensor((2, 2), 1, 2, 3, 4), tensor((2, 2), -1, -2, -3, 4)
    for weight, wanted in ((tensor((2,), 2, 3), (-10.0, -4.0)), (tensor((1, 1), 2), (-14.0,))):
        found = evaluate(op, facts, {}, {"gradOutput": grad, "self": self_, "weight": weight}, {})
        assert tuple(value_of(bits, "f32") for bits in found["gradWeight"]) == wanted
