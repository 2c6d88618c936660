"""The words a formula may use: one row for each, with everything the generator knows about it.

A new word needs a row here, its C in runtime/simd/math, its exact value in exact/ and in the oracle's C, and the
script of its coefficients. Everything else follows from the row: the derivative, the limits, the bounds, the
recognition in formulas that spell it out, and the lists that the tests in C iterate over
(generated/common/words.h).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf, pi
from types import MappingProxyType
from typing import Any

from codegen.language.diagnostic import Refused, Report
from codegen.language.expression import Call, Expr, ValueKind
from codegen.language.formula import parse
from codegen.language.place import Span
from codegen.language.tree import Scalar

REAL, BOOL = ValueKind.REAL, ValueKind.BOOL


@dataclass(frozen=True)
class Word:
    """One word.

    takes     kinds of its arguments; REAL here also accepts integer and complex values, in formulas of those
    gives     kind of its value
    meaning   its value, in terms of its arguments x, y (or p, q for truth values). It is a definition, not an
              algorithm: implementations keep their accuracy where evaluating it as written would lose digits
    bound     `exact`; `rounded` for one rounding of the real value; else an error in ulp
    symbol    the operator that a formula writes between or before its arguments; None for a call
    axis      may also be written with one argument and `over: dim`
    folds     sums over all points that share an element of the output
    position  its value is an index along that axis; it is not written without one
    complex   also defined for complex numbers
    whole     defined for integers and truth values only
    parts     makes complex numbers of real ones, and is defined for complex numbers only

    Mathematical facts of a function of one number x:

    slope     its derivative, a formula of x; "" if it has none
    ends      its limits at -inf and at inf: a number or x, approached faster than any power of x; or an infinity;
              "" if none of these
    size      a bound of its magnitude
    vanishes  whether f(0) is 0
    identity  f(x) is x to more digits than a pair has, for |x| below 2^-110
    steady    the relative error of its value is at most that of its argument
    tame      where the relative error of its value is at most 2^11 times that of its argument, as far as f64 holds the
              value: "everywhere", or "above zero"; "" if it may grow without bound
    settles   above 19 it equals its limit at inf to a relative 2^-27
    roots     its zeros other than 0
    domain    the interval where it is a number
    busy      the arguments beyond which, as a pair of f64, it equals its limits, if there are such
    bend      a point next to which tests look: a root, or where its C switches from one method to another

    Its C, whose names end in `c` (`tanh` in `vf32x2_tanh`). An elementary function has three forms: a pair;
    the value of an exact argument, rounded once, for the end of a formula (`vf32_tanh`); and its product with or
    quotient by an exact value (`vf32_tanh_times`, `_over`), accurate even if the function underflows and the
    product does not.

    wide      it has forms in f64 only: formulas with it are computed in f64 for f32 and 16-bit results, too
    single    of such a word: f32 kernels have its value for an exact argument in f32 arithmetic (`vf32_sin`), for
              results of f32
    alone     its argument has to be exact: a tensor's own value
    steep     it amplifies an error of its argument without bound, so its form in f64 for results of f32 takes pairs as
              well (`vf64x2_log_f32`)
    scaled    of such a word: f32 kernels also have it for a product (`vf32_silu_slope_of_pair_times`)
    twofold   of such a word: f32 kernels have its product with two exact values in one word, where its argument is
              exact (`vf32_silu_slope_times_two`)
    gates     its product with an exact value, as in a gated unit, has its own form for an exact argument, in
              each grade (`vf32_sigmoid_of_element_times`, `_f16`, `_bf16`)
    error     bounds of the relative error of its forms for f16 and bf16, in units of 2^-24
              (tests/simd/functions/f32.c measures them); None if these round the value of the pair form
    """

    name: str
    takes: tuple[ValueKind, ...]
    gives: ValueKind
    meaning: str
    bound: str = "exact"
    symbol: str | None = None
    axis: bool = False
    folds: bool = False
    position: bool = False
    complex: bool = False
    whole: bool = False
    parts: bool = False
    slope: str = ""
    ends: tuple[str, str] = ("", "")
    size: float = inf
    vanishes: bool = False
    identity: bool = False
    steady: bool = False
    tame: str = ""
    settles: bool = False
    roots: tuple[float, ...] = ()
    domain: tuple[float, float] = (-inf, inf)
    busy: tuple[float, float] = (-inf, inf)
    bend: float = 0
    wide: bool = False
    single: bool = False
    alone: bool = False
    steep: bool = False
    scaled: bool = False
    twofold: bool = False
    gates: bool = False
    error: tuple[int, int] = (2, 2)

    def __post_init__(self) -> None:
        if self.roots and not self.bend:
            object.__setattr__(self, "bend", self.roots[0])

    @property
    def c(self) -> str:
        """What C calls it."""
        return self.name

    @property
    def elementary(self) -> bool:
        """Whether it is approximated, with a bound in ulp."""
        return self.bound not in ("exact", "rounded")

    @property
    def of_one(self) -> bool:
        """Whether it is an elementary function of one number."""
        return self.elementary and len(self.takes) == 1

    @property
    def fades(self) -> bool:
        """Whether its limit at an infinity of its argument is 0."""
        return "0" in self.ends or "-0" in self.ends


def _infix(name: str, symbol: str, takes: ValueKind, gives: ValueKind, meaning: str, bound: str = "exact", **rest: bool) -> Word:
    return Word(name, (takes, takes), gives, meaning, bound, symbol, complex=rest.get("complex", False))


def _function(name: str, meaning: str, bound: str = "0.6 ulp", **rest: Any) -> Word:
    """The row of a function of one number."""
    return Word(name, (REAL,), REAL, meaning, bound, **rest)


def _of_two(name: str, meaning: str, bound: str = "0.6 ulp", **rest: Any) -> Word:
    """The row of a function of two numbers, which are exact: inputs, scalars, numbers. It is computed in f64."""
    return Word(name, (REAL, REAL), REAL, meaning, bound, wide=True, **rest)


def _whole(name: str, meaning: str, error: tuple[int, int] = (6, 40), **rest: Any) -> Word:
    """The row of a word that has to be evaluated as a whole to be accurate next to a root or in a tail. Its
    meaning is a formula, and a spec may write either."""
    return _function(name, meaning, alone=True, error=error, **rest)


_SHORT = (6, 40)  # `error` of most functions that have their own forms for 16 bits
_BELL = "(normal_pdf(0) * sqrt(2) * exp(-({0} * {0})))"  # exp(-x^2) / sqrt(pi), without naming pi
_GELU_TANH = "tanh(0.7978845608028654 * (x + 0.044715 * x * x * x))"

_OPERATORS = (
    _infix("add", "+", REAL, REAL, "x + y", "rounded", complex=True),
    _infix("sub", "-", REAL, REAL, "x - y", "rounded", complex=True),
    _infix("mul", "*", REAL, REAL, "x * y", "rounded", complex=True),
    _infix("div", "/", REAL, REAL, "x / y", "rounded", complex=True),
    Word("neg", (REAL,), REAL, "-x", symbol="-", complex=True),
    Word("conj", (REAL,), REAL, "the conjugate of x; of a real number itself", complex=True),
    _infix("lt", "<", REAL, BOOL, "x is less than y; false for nan"),
    _infix("le", "<=", REAL, BOOL, "x is less than or equal to y; false for nan"),
    _infix("gt", ">", REAL, BOOL, "x is greater than y; false for nan"),
    _infix("ge", ">=", REAL, BOOL, "x is greater than or equal to y; false for nan"),
    _infix("eq", "==", REAL, BOOL, "x equals y; false for nan", complex=True),
    _infix("ne", "!=", REAL, BOOL, "x differs from y; true for nan", complex=True),
    _infix("and", "and", BOOL, BOOL, "p and q hold"),
    _infix("or", "or", BOOL, BOOL, "p or q holds"),
    Word("not", (BOOL,), BOOL, "p does not hold", symbol="not"),
    Word("where", (BOOL, REAL, REAL), REAL, "x where p holds, else y"),
    Word("min", (REAL, REAL), REAL, "y where y < x, else x", axis=True),
    Word("max", (REAL, REAL), REAL, "y where y > x, else x", axis=True),
    Word("argmax", (REAL,), REAL, "the index of the first of the greatest x", axis=True, position=True),
    Word("argmin", (REAL,), REAL, "the index of the first of the least x", axis=True, position=True),
    Word("sorted", (REAL,), REAL, "the x in their order", axis=True),
    Word("softmax", (REAL,), REAL, "exp(x), divided by the sum of them; in products in a chain", axis=True),
    Word("gradient", (REAL, REAL, REAL, REAL, REAL), REAL, "how much what follows changes with a tensor of products in a chain"),
    Word("solved", (REAL, REAL), REAL, "what the triangular matrix x is multiplied by for y", "rounded"),
    Word("triangle", (REAL,), REAL, "the triangular matrix that is in x"),
    Word("argsort", (REAL,), REAL, "the indices of the x in their order", axis=True, position=True),
    Word("selected", (REAL, REAL), REAL, "the x at which y is not 0, in row-major order"),
    Word("places", (REAL,), REAL, "a row of indices for each x that is not 0, in row-major order"),
    Word("place_lines", (REAL,), REAL, "the indices of each x that is not 0, in row-major order, a row for each axis"),
    Word("dealt", (REAL, REAL, REAL), REAL, "the next element of x, in row-major order, where y is not 0, else z"),
    Word("searched", (REAL, REAL), REAL, "how many of the first elements of a sorted line y are less than x"),
    Word("searched_behind", (REAL, REAL), REAL, "how many of the first elements of a sorted line y are at most x"),
    Word("runs", (REAL,), REAL, "the first x of each run of equal neighbours"),
    Word("run_numbers", (REAL,), REAL, "the number of the run of each x"),
    Word("run_lengths", (REAL,), REAL, "how many x each run has"),
    Word("distinct", (REAL,), REAL, "the x that differ, in their order"),
    Word("distinct_numbers", (REAL,), REAL, "the number of each x among those that differ"),
    Word("distinct_counts", (REAL,), REAL, "how many x are equal to each that differs"),
    Word("sum", (REAL,), REAL, "the sum of x", "rounded", axis=True, folds=True),
    Word("mean", (REAL,), REAL, "the mean of x", "rounded", folds=True),
    Word("prod", (REAL,), REAL, "the product of x", "rounded", folds=True),
    Word("last", (REAL,), REAL, "the last x", folds=True),
    Word("quotient", (REAL,), REAL, "what is there divided by each x", folds=True),
    Word("greatest", (REAL,), REAL, "the greatest x", folds=True),
    Word("least", (REAL,), REAL, "the least x", folds=True),
)  # fmt: skip

# Words that make complex numbers of two real ones.
_OF_PARTS = (
    Word("cartesian", (REAL, REAL), REAL, "the complex number with the real parts x and y", complex=True, parts=True),
    Word(
        "polar", (REAL, REAL), REAL, "the complex number with the real magnitude x and the angle y", "rounded", complex=True,
        parts=True,
    ),
)  # fmt: skip

# Words of integers, and of truth values as 1 and 0.
_OF_INTEGERS = (
    Word("bit_and", (REAL, REAL), REAL, "the bits that both x and y have", whole=True),
    Word("bit_or", (REAL, REAL), REAL, "the bits that x or y has", whole=True),
    Word("bit_xor", (REAL, REAL), REAL, "the bits that one of x and y has", whole=True),
    Word("bit_not", (REAL,), REAL, "the bits that x lacks", whole=True),
    Word("shift_left", (REAL, REAL), REAL, "x * 2**y without the bits beyond the dtype; a negative y counts as 0", whole=True),
    Word("shift_right", (REAL, REAL), REAL, "floor(x / 2**y); a negative y counts as 0", whole=True),
    Word("gcd", (REAL, REAL), REAL, "the greatest common divisor of x and y, at least 0", whole=True),
)  # fmt: skip

_FUNCTIONS = (
    _function("abs", "the absolute value of x", "exact", slope="where(x < 0, -1, 1)", ends=("-x", "x"), complex=True),
    _function("floor", "the greatest integer not above x", "exact", slope="0"),
    _function("trunc", "x without its fraction; the sign of zero stays", "exact", slope="0"),
    _function("round", "the nearest integer to x, the even one of two; the sign of zero stays", "exact", slope="0", alone=True),
    _function("sqrt", "the square root of x", "rounded", slope="0.5 / sqrt(x)", domain=(0, inf), complex=True),
    _function("exp", "e to the power x", slope="exp(x)", ends=("0", "inf"), busy=(-750, 712), tame="everywhere", complex=True),
    _function(
        "expm1", "exp(x) - 1", slope="exp(x)", ends=("-1", "inf"), busy=(-60, 712), vanishes=True, identity=True, error=_SHORT,
        tame="everywhere",
    ),
    _function("log", "the natural logarithm of x", slope="1 / x", ends=("", "inf"), roots=(1,), domain=(0, inf), steep=True, complex=True),
    _function(
        "log1p", "log(1 + x)", slope="1 / (1 + x)", ends=("", "inf"), domain=(-1, inf), vanishes=True, identity=True,
        tame="above zero", steep=True,
    ),
    _function(
        "sigmoid", "1 / (1 + exp(-x))", slope="sigmoid(x) * sigmoid(-x)", ends=("0", "1"), size=1.0, settles=True,
        busy=(-750, 60), error=_SHORT, tame="everywhere", gates=True, complex=True,
    ),
    _function(
        "log_sigmoid", "log(1 / (1 + exp(-x)))", slope="sigmoid(-x)", ends=("x", "-0"), busy=(-60, 750), error=(6, 64),
        tame="everywhere",
    ),
    _function(
        "softplus", "log(1 + exp(x))", slope="sigmoid(x)", ends=("0", "x"), settles=True, busy=(-750, 60), error=(6, 64),
        tame="everywhere",
    ),
    _function(
        "tanh", "(exp(x) - exp(-x)) / (exp(x) + exp(-x))", slope="1 - tanh(x) * tanh(x)", ends=("-1", "1"),
        size=1.0, vanishes=True, identity=True, steady=True, settles=True, busy=(-25, 25), error=_SHORT, complex=True,
    ),
    _function(
        "erf", "2 / sqrt(pi) times the integral of exp(-t * t) from 0 to x", slope=f"2 * {_BELL.format('x')}",
        ends=("-1", "1"), size=1.0, vanishes=True, steady=True, settles=True, busy=(-7, 7), bend=0.25,
    ),
    _function("erfc", "1 - erf(x)", slope=f"-2 * {_BELL.format('x')}", ends=("2", "0"), size=2.0, busy=(-7, 28)),
    _function(
        "erfinv", "the y with erf(y) = x; infinite at -1 and 1, nan outside",
        slope=f"1 / (2 * {_BELL.format('erfinv(x)')})", domain=(-1, 1), vanishes=True, bend=1,
    ),
    _function(
        "normal_cdf", "(1 + erf(x / sqrt(2))) / 2", slope="normal_pdf(x)", ends=("0", "1"), size=1.0, settles=True,
        busy=(-39, 10),
    ),
    _function(
        "normal_pdf", "exp(-x * x / 2) / sqrt(2 * pi)", slope="-(x * normal_pdf(x))", ends=("0", "0"), size=0.5,
        busy=(-39, 39), tame="everywhere",
    ),
)  # fmt: skip

# In f64 only: runtime/simd/math/{trigonometry,hyperbolic,gamma,short}_f64.h.
_WIDE = (
    _function("sin", "the sine of x", slope="cos(x)", size=1.0, vanishes=True, identity=True, bend=pi, wide=True, single=True, complex=True),
    _function("cos", "the cosine of x", slope="-sin(x)", size=1.0, bend=pi / 2, wide=True, single=True, complex=True),
    _function(
        "tan", "sin(x) / cos(x)", slope="1 + tan(x) * tan(x)", vanishes=True, identity=True, bend=pi / 2, wide=True, complex=True,
    ),
    _function("sinc", "sin(pi * x) / (pi * x); 1 at 0", size=1.0, roots=(1.0,), wide=True),
    _function(
        "asin", "the angle between -pi/2 and pi/2 whose sine is x", slope="1 / sqrt(1 - x * x)", size=1.6,
        domain=(-1, 1), vanishes=True, identity=True, bend=1, wide=True,
    ),
    _function(
        "acos", "the angle between 0 and pi whose cosine is x", slope="-1 / sqrt(1 - x * x)", size=3.2, roots=(1.0,),
        domain=(-1, 1), wide=True,
    ),
    _function(
        "atan", "the angle between -pi/2 and pi/2 whose tangent is x", slope="1 / (1 + x * x)", size=1.6, vanishes=True,
        identity=True, steady=True, bend=1, wide=True,
    ),
    _function(
        "sinh", "(exp(x) - exp(-x)) / 2", slope="cosh(x)", ends=("-inf", "inf"), vanishes=True, identity=True,
        busy=(-712, 712), bend=40, wide=True, complex=True,
    ),
    _function(
        "cosh", "(exp(x) + exp(-x)) / 2", slope="sinh(x)", ends=("inf", "inf"), busy=(-712, 712), bend=40, wide=True, complex=True,
    ),
    _function(
        "asinh", "log(x + sqrt(x * x + 1))", slope="1 / sqrt(x * x + 1)", ends=("-inf", "inf"), vanishes=True, identity=True,
        steady=True, bend=2.0**30, wide=True,
    ),
    _function(
        "acosh", "log(x + sqrt(x * x - 1))", slope="1 / sqrt(x * x - 1)", ends=("", "inf"), roots=(1.0,), domain=(1, inf),
        wide=True,
    ),
    _function(
        "atanh", "log((1 + x) / (1 - x)) / 2", slope="1 / (1 - x * x)", domain=(-1, 1), vanishes=True, identity=True,
        bend=1, steep=True, wide=True,
    ),
    _function("exp2", "2 to the power x", slope="log(2) * exp2(x)", ends=("0", "inf"), busy=(-1080, 1025), bend=1, tame="everywhere", wide=True, single=True),
    _function("log2", "the logarithm of x to base 2", slope="1 / (x * log(2))", ends=("", "inf"), roots=(1.0,), domain=(0, inf), wide=True, single=True, complex=True),
    _function("log10", "the logarithm of x to base 10", slope="1 / (x * log(10))", ends=("", "inf"), roots=(1.0,), domain=(0, inf), wide=True, single=True, complex=True),
    _function("rsqrt", "1 / sqrt(x)", slope="-0.5 * rsqrt(x) / x", domain=(0, inf), bend=1, wide=True, single=True),
    _function(
        "lgamma", "the natural logarithm of the magnitude of the gamma function of x", slope="digamma(x)", ends=("", "inf"),
        roots=(1.0, 2.0), wide=True,
    ),
    _function(
        "digamma", "the derivative of the logarithm of the gamma function at x", ends=("", "inf"), roots=(1.4616321449683623,),
        wide=True,
    ),
)  # fmt: skip

_FUNCTIONS_OF_TWO = (
    _of_two("pow", "x to the power y, a real number; of a negative x where y is an integer", complex=True),
    _of_two("atan2", "the angle of the point (y, x), between -pi and pi", size=3.2),
    _of_two("decimal", "the multiple of 10 to the power -n nearest to x, of two the even one; n without its fraction", "rounded"),
    _of_two("fmod", "x - y * trunc(x / y), which has the sign of x; x where y is infinite", "exact"),
)  # fmt: skip

# Slopes come first: spelled out they are longer and contain the definitions of other words.
_WHOLES = (
    _whole(
        "gelu_slope", "normal_cdf(x) + x * normal_pdf(x)", ends=("-0", "1"), size=1.2, roots=(-0.7517915246935645,),
        busy=(-39, 10), twofold=True,
    ),
    _whole(
        "gelu_tanh_slope",
        f"0.5 * (1 + {_GELU_TANH} + x * (1 - {_GELU_TANH} * {_GELU_TANH})"
        " * 0.7978845608028654 * (1 + 0.134145 * x * x))",
        ends=("-0", "1"), size=1.2, roots=(-0.7524614220710162,), busy=(-22.5, 8), twofold=True,
    ),
    _whole(
        "silu_slope", "sigmoid(x) * (1 + x * (1 - sigmoid(x)))", ends=("-0", "1"), size=1.2,
        roots=(-1.2784645427610737,), busy=(-760, 50), scaled=True, twofold=True,
    ),
    _whole(
        "mish_slope", "tanh(softplus(x)) + x * (1 - tanh(softplus(x)) * tanh(softplus(x))) * sigmoid(x)",
        ends=("-0", "1"), size=1.2, roots=(-1.1924312145154952,), busy=(-760, 30), error=(10, 40),
    ),
    _whole(
        "gelu", "x * normal_cdf(x)", slope="gelu_slope(x)", ends=("-0", "x"), vanishes=True, busy=(-39, 10), twofold=True,
    ),
    _whole(
        "gelu_tanh", f"0.5 * x * (1 + {_GELU_TANH})", slope="gelu_tanh_slope(x)", ends=("-0", "x"), vanishes=True,
        busy=(-22.5, 8), twofold=True,
    ),
    _whole(
        "silu", "x * sigmoid(x)", slope="silu_slope(x)", ends=("-0", "x"), vanishes=True, busy=(-760, 50), twofold=True,
    ),
    _whole(
        "mish", "x * tanh(softplus(x))", slope="mish_slope(x)", ends=("-0", "x"), vanishes=True, busy=(-760, 30),
        twofold=True,
    ),
)  # fmt: skip

_ALL = (*_OPERATORS, *_OF_PARTS, *_OF_INTEGERS, *_FUNCTIONS, *_WIDE, *_FUNCTIONS_OF_TWO, *_WHOLES)
WORDS: Mapping[str, Word] = MappingProxyType({word.name: word for word in _ALL})

# Words that only the generator uses: scaled_exponentials and piecewise, in algebra/, introduce them.
_MADE = (
    _function("exp_far", "exp(x) * 2**600, for x that is not above 0"),
    _function("from_far", "x * 2**-600", "exact"),
    Word("exp_beside", (REAL,) * 4, REAL, "exp(max(x - base, least)) * 2**power", "1"),
    _function("beside_base", "what exp_beside subtracts first where the greatest is x", "exact"),
    _function("beside_least", "below what it goes no further", "exact"),
    _function("beside_power", "the power of two that it multiplies by", "exact"),
    Word("leaky", (REAL, REAL), REAL, "where(x > 0, x, x * y)"),
    Word("ramped", (REAL, REAL), REAL, "max(x, -y) * (min(max(x, -y), y) + y) / (2 * y)", "rounded"),
)

KNOWN: Mapping[str, Word] = MappingProxyType({word.name: word for word in (*_ALL, *_MADE)})


def parted(expr: Call) -> tuple[Expr, ...]:
    """The arguments of a word; of a quotient that is rounded to an integer, which integers have as one word, its
    dividend and its divisor."""
    inner = expr.args[0]
    if expr.word in ("floor", "trunc") and isinstance(inner, Call) and inner.word == "div":
        return inner.args
    return expr.args


@dataclass(frozen=True)
class Definition:
    """A word of one argument and the expression it stands for; `x` is the argument."""

    word: str
    expr: Expr


def formula_of_x(text: str) -> Expr:
    """Parses a formula in a row of this table."""
    report = Report()
    expr = parse(Scalar(text, Span("words", 1, 1, len(text) + 1), text, 1, 1), report)
    if expr is None:
        raise Refused(report.diagnostics, {"words": [text]})
    return expr


# The definitions to recognise in formulas that spell a word out.
DEFINITIONS: tuple[Definition, ...] = tuple(Definition(word.name, formula_of_x(word.meaning)) for word in _WHOLES)
SCALED: tuple[Definition, ...] = tuple(d for d in DEFINITIONS if WORDS[d.word].scaled)
