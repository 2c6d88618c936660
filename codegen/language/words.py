"""Vocabulary: the words a formula may use.

Each word says what it takes and gives, what it means for real numbers, how its C spelling ends
(`tanh` in `vf32x2_tanh`), and how near to the real value its implementation comes. The meaning is a
definition, not a recipe: implementations keep their accuracy where evaluating the definition as
written would lose digits, and take the limit where the definition has one at an infinity.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from codegen.language.diagnostic import Refused, Report
from codegen.language.expression import Expr
from codegen.language.formula import parse
from codegen.language.place import Span
from codegen.language.tree import Scalar


@dataclass(frozen=True)
class Definition:
    """A word of one argument and the expression it stands for; `x` is the argument."""

    word: str
    expr: Expr


REAL = "real"
BOOL = "bool"


@dataclass(frozen=True)
class Word:
    """One word.

    takes    kinds of its arguments
    gives    kind of its value
    meaning  its value, in terms of its arguments x, y (or p, q for truth values)
    c        end of its name in C
    bound    `exact`; `rounded` for one rounding of the real value; else an error in ulp
    symbol   how a formula writes it between or before its arguments; None for a call
    alone    an elementary function whose argument has to be exact, a tensor's own value
    scaled   of such a word: f32 kernels have it of a product as well (`vf32_silu_slope_of_pair_times`)
    gates    its product with an exact value, as in a gated unit, has a form of its own where its argument is
             exact, in each grade (`vf32_sigmoid_of_element_times`, `_f16`, `_bf16`)
    axis     may also be written with one argument and `over: dim`
    folds    sums over all points that share an element of the output
    vanishes of an elementary function: it is zero where its argument is
    complex  also of complex numbers
    error    of an elementary function: bounds of the relative error of its forms for f16 and bf16, in
             units of 2^-24 (tests/accuracy/functions_f32.c measures them)
    """

    name: str
    takes: tuple[str, ...]
    gives: str
    meaning: str
    c: str
    bound: str
    symbol: str | None = None
    alone: bool = False
    scaled: bool = False
    gates: bool = False
    axis: bool = False
    folds: bool = False
    vanishes: bool = False
    complex: bool = False
    error: tuple[int, int] = (0, 0)

    @property
    def elementary(self) -> bool:
        """Approximated. Such a word has three forms in C: a pair; the value of an exact argument rounded once,
        where it ends a formula (`vf32_tanh`); and its product with or quotient by an exact value
        (`vf32_tanh_times`, `_over`), which is right where the function itself vanishes and they do not."""
        return self.bound not in ("exact", "rounded")


def _infix(
    name: str, symbol: str, takes: str, gives: str, meaning: str, bound: str, complex_: bool = False
) -> Word:
    return Word(name, (takes, takes), gives, meaning, name, bound, symbol, complex=complex_)


# The errors of functions that have a form of their own for 16 bits; the others round what pairs give.
_SHORT = (6, 40)
_PAIR = (2, 2)


def _function(
    name: str, meaning: str, bound: str = "0.6 ulp", vanishes: bool = False, error: tuple[int, int] = _PAIR,
    gates: bool = False, complex_: bool = False,
) -> Word:  # fmt: skip
    return Word(
        name, (REAL,), REAL, meaning, name, bound, vanishes=vanishes, error=error, gates=gates, complex=complex_
    )


def _whole(
    name: str, meaning: str, vanishes: bool = False, error: tuple[int, int] = _SHORT, scaled: bool = False
) -> Word:
    return Word(
        name, (REAL,), REAL, meaning, name, "0.6 ulp", alone=True, scaled=scaled, vanishes=vanishes, error=error
    )


# Words whose value next to a root or in a tail needs the whole expression at once. Their meaning is
# a formula, and a spec may write either.
_GELU_TANH = "tanh(0.7978845608028654 * (x + 0.044715 * x * x * x))"
_WHOLES = (
    _whole("gelu_slope", "normal_cdf(x) + x * normal_pdf(x)"),
    _whole(
        "gelu_tanh_slope",
        f"0.5 * (1 + {_GELU_TANH} + x * (1 - {_GELU_TANH} * {_GELU_TANH})"
        " * 0.7978845608028654 * (1 + 0.134145 * x * x))",
    ),
    _whole("silu_slope", "sigmoid(x) * (1 + x * (1 - sigmoid(x)))", scaled=True),
    _whole(
        "mish_slope",
        "tanh(softplus(x)) + x * (1 - tanh(softplus(x)) * tanh(softplus(x))) * sigmoid(x)",
        error=(10, 40),
    ),
    _whole("gelu", "x * normal_cdf(x)", vanishes=True),
    _whole("gelu_tanh", f"0.5 * x * (1 + {_GELU_TANH})", vanishes=True),
    _whole("silu", "x * sigmoid(x)", vanishes=True),
    _whole("mish", "x * tanh(softplus(x))", vanishes=True),
)

_ALL = (
    _infix("add", "+", REAL, REAL, "x + y", "rounded", True),
    _infix("sub", "-", REAL, REAL, "x - y", "rounded", True),
    _infix("mul", "*", REAL, REAL, "x * y", "rounded", True),
    _infix("div", "/", REAL, REAL, "x / y", "rounded"),
    Word("neg", (REAL,), REAL, "-x", "neg", "exact", "-", complex=True),
    Word("conj", (REAL,), REAL, "the conjugate of x; of a real number itself", "conj", "exact", complex=True),
    _infix("lt", "<", REAL, BOOL, "x is less than y; false for nan", "exact"),
    _infix("le", "<=", REAL, BOOL, "x is less than or equal to y; false for nan", "exact"),
    _infix("gt", ">", REAL, BOOL, "x is greater than y; false for nan", "exact"),
    _infix("ge", ">=", REAL, BOOL, "x is greater than or equal to y; false for nan", "exact"),
    _infix("eq", "==", REAL, BOOL, "x equals y; false for nan", "exact"),
    _infix("ne", "!=", REAL, BOOL, "x differs from y; true for nan", "exact"),
    _infix("and", "and", BOOL, BOOL, "p and q hold", "exact"),
    _infix("or", "or", BOOL, BOOL, "p or q holds", "exact"),
    Word("not", (BOOL,), BOOL, "p does not hold", "not", "exact", "not"),
    Word("where", (BOOL, REAL, REAL), REAL, "x where p holds, else y", "where", "exact"),
    Word("min", (REAL, REAL), REAL, "y where y < x, else x", "min", "exact"),
    Word("max", (REAL, REAL), REAL, "y where y > x, else x", "max", "exact", axis=True),
    Word("sum", (REAL,), REAL, "the sum of x", "sum", "rounded", axis=True, folds=True),
    _function("abs", "the absolute value of x", "exact"),
    _function("floor", "the greatest integer not above x", "exact"),
    _function("sqrt", "the square root of x", "rounded"),
    _function("exp", "e to the power x"),
    _function("expm1", "exp(x) - 1", vanishes=True, error=_SHORT),
    _function("log", "the natural logarithm of x"),
    _function("log1p", "log(1 + x)", vanishes=True),
    _function("sigmoid", "1 / (1 + exp(-x))", error=_SHORT, gates=True, complex_=True),
    _function("log_sigmoid", "log(1 / (1 + exp(-x)))", error=(6, 64)),
    _function("softplus", "log(1 + exp(x))", error=(6, 64)),
    _function("tanh", "(exp(x) - exp(-x)) / (exp(x) + exp(-x))", vanishes=True, error=_SHORT),
    _function("erf", "2 / sqrt(pi) times the integral of exp(-t * t) from 0 to x", vanishes=True),
    _function("erfc", "1 - erf(x)"),
    _function("erfinv", "the y with erf(y) = x; infinite at -1 and 1, nan outside", vanishes=True),
    _function("normal_cdf", "(1 + erf(x / sqrt(2))) / 2"),
    _function("normal_pdf", "exp(-x * x / 2) / sqrt(2 * pi)"),
    *_WHOLES,
)

WORDS: Mapping[str, Word] = MappingProxyType({word.name: word for word in _ALL})

# Words that no formula may use: lowering makes them (far.py).
_LOWERED = (
    _function("exp_far", "exp(x) * 2**600, for x that is not above 0"),
    _function("from_far", "x * 2**-600", "exact"),
)

KNOWN: Mapping[str, Word] = MappingProxyType({word.name: word for word in (*_ALL, *_LOWERED)})


def _definition(word: Word) -> Definition:
    text = word.meaning
    scalar = Scalar(text, Span("vocabulary", 1, 1, len(text) + 1), text, 1, 1)
    report = Report()
    expr = parse(scalar, report)
    if expr is None:
        raise Refused(report.diagnostics, {"vocabulary": [text]})
    return Definition(word.name, expr)


# What lowering looks for in a formula that spells a word out. Slopes stand first: they are longer.
DEFINITIONS: tuple[Definition, ...] = tuple(_definition(word) for word in _WHOLES)
SCALED: tuple[Definition, ...] = tuple(_definition(word) for word in _WHOLES if word.scaled)
