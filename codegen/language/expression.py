"""Expressions: numbers, names and words applied to them, as trees with a kind on every node."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import TypeGuard, Union

from codegen.language.place import NOWHERE, Span

FIRST = "0"  # the first axis, and
LAST = "-1"  # the last one, if no parameter names the axis
ALL = "all"  # all axes
CHANNEL = "channel"  # all axes but axis 1, along which channels lie
INNER = "inner"  # all axes but the first two, of a batch and of channels
SHARED = "shared"  # in stages: the axes along which points lie that share an element of an output; no spec names them
DROP, BAND = "drop", "band"  # what stands behind the axis of a word: which of its values weigh nothing

COMPARISONS = frozenset(("lt", "le", "gt", "ge", "eq", "ne"))
TRUTHS = COMPARISONS | {"and", "or", "not"}  # the words whose value is a truth value


class ValueKind(Enum):
    """The kind of a value."""

    REAL = "real"
    INTEGER = "integer"
    COMPLEX = "complex"
    BOOL = "bool"


@dataclass(frozen=True)
class Number:
    """A literal, exact: 0.044715 is Fraction(44715, 1000000). inf is math.inf."""

    value: Union[Fraction, float]
    text: str
    span: Span = field(default=NOWHERE, compare=False)
    kind: ValueKind = field(default=ValueKind.REAL, compare=False, repr=False)


@dataclass(frozen=True)
class Name:
    """A parameter or a `let` part. Of a tensor, `axes` names its axes where the formula does: self[m, k]."""

    name: str
    axes: tuple[str, ...] | None = None
    span: Span = field(default=NOWHERE, compare=False)
    kind: ValueKind = field(default=ValueKind.REAL, compare=False, repr=False)


@dataclass(frozen=True)
class Call:
    """A word of the vocabulary applied to arguments.

    Operators are words too (add sub mul div neg, lt le gt ge eq ne, and or not, where), so a tree has only
    three types of node. `over` names the axis of a max or sum inside a formula: a parameter, FIRST, LAST, ALL,
    CHANNEL or INNER.
    `by` says how a word runs along the lines of that axis (line_words.WAYS); without it, it takes a row as a whole.
    `behind` has what stands behind the axis, DROP and BAND with their values: which of the values of a row weigh nothing.
    The kind is BOOL for the words in TRUTHS, else that of the last argument, which is never a condition.
    """

    word: str
    args: tuple["Expr", ...]
    over: str | None = None
    span: Span = field(default=NOWHERE, compare=False)
    by: str | None = None
    behind: tuple["Call", ...] = ()
    kind: ValueKind = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        number = self.args[-1].kind if self.args else ValueKind.REAL
        object.__setattr__(self, "kind", ValueKind.BOOL if self.word in TRUTHS else number)


Expr = Union[Number, Name, Call]


def parts_of(expr: Expr) -> Iterator[Expr]:
    """An expression and everything in it."""
    yield expr
    for arg in expr.args if isinstance(expr, Call) else ():
        yield from parts_of(arg)


def reductions(expr: Expr) -> Iterator[Call]:
    """The maxima and sums along an axis in an expression."""
    if isinstance(expr, Call):
        if expr.over is not None and expr.by is None:
            yield expr
        for arg in expr.args:
            yield from reductions(arg)


def sums_points(expr: Expr) -> TypeGuard[Call]:
    """Whether an expression combines the points that share an element: a sum without an axis."""
    return isinstance(expr, Call) and expr.word == "sum" and expr.over is None


JOINS = ("sum", "mean", "prod", "quotient", "last", "greatest", "least")  # how points that fall on one element are joined
CHOICES = ("last", "greatest", "least")  # those that find one of them


def joins_points(expr: Expr) -> TypeGuard[Call]:
    """Whether an expression joins points that fall on one element."""
    return isinstance(expr, Call) and expr.word in JOINS and expr.over is None


VERDICTS = ("all", "any")  # whether a condition holds at all points, or at any


def verdict_of(expr: Expr) -> str | None:
    """How an expression judges all points, outermost; None if it does not."""
    judges = isinstance(expr, Call) and expr.word in VERDICTS and len(expr.args) == 1 and expr.over is None
    return expr.word if judges and isinstance(expr, Call) else None


def condition_of(expr: Expr) -> Expr:
    """The condition that an output stores, of which the typed operator made a choice between 1 and 0."""
    assert isinstance(expr, Call) and expr.word == "where"
    return expr.args[0]


def names_in(expr: Expr) -> Iterator[str]:
    """The names that an expression uses, with repetitions."""
    if isinstance(expr, Name):
        yield expr.name
    elif isinstance(expr, Call):
        for arg in (*expr.args, *expr.behind):
            yield from names_in(arg)


def depends_on(expr: Expr, parts: Mapping[str, Expr]) -> frozenset[str]:
    """The parameters that an expression depends on, directly or through `let` parts."""
    names = frozenset(names_in(expr))
    return (names - parts.keys()).union(*(depends_on(parts[name], parts) for name in names & parts.keys()))


def of_kind(expr: Expr, number: ValueKind, flags: Collection[str] = ()) -> Expr:
    """The expression with `number` as the kind of its numbers and names; names in `flags` are BOOL."""
    if isinstance(expr, Call):
        return Call(expr.word, tuple(of_kind(arg, number, flags) for arg in expr.args), expr.over, expr.span, expr.by, expr.behind)
    kind = ValueKind.BOOL if isinstance(expr, Name) and expr.name in flags else number
    return replace(expr, kind=kind) if expr.kind is not kind else expr


def of_reals(expr: Expr) -> Expr:
    """A formula for real numbers: without `conj`, which does not change them."""
    if not isinstance(expr, Call):
        return expr
    if expr.word == "conj":
        return of_reals(expr.args[0])
    args = tuple(of_reals(arg) for arg in expr.args)
    return expr if args == expr.args else Call(expr.word, args, expr.over, expr.span, expr.by, expr.behind)


def for_complex(expr: Expr) -> Expr:
    """A formula for complex numbers, which have no order: `where(a < b or a > b, a, b)` is a. Their powers
    with the exponent 0, and those of 1, are 1 without a choice. A factor that is the number 1, which would make nan of an
    infinite part, is left out."""
    if not isinstance(expr, Call):
        return expr
    if has_order(expr):
        return expr.args[1]
    if has_power(expr):
        return expr.args[2]
    args = tuple(for_complex(arg) for arg in expr.args)
    if expr.word == "mul" and Fraction(1) in (factors := [arg.value if isinstance(arg, Number) else None for arg in args]):
        return args[1 - factors.index(Fraction(1))]
    return expr if args == expr.args else Call(expr.word, args, expr.over, expr.span, expr.by, expr.behind)


def has_order(expr: Call) -> bool:
    """Whether an expression is `where(a < b or a > b, a, b)`, which changes an a without order alone."""
    between = expr.args[1:]
    return expr.word == "where" and expr.args[0] == Call("or", (Call("lt", between), Call("gt", between)))


def has_power(expr: Call) -> bool:
    """Whether an expression is `where(y == 0 or x == 1, 1, pow(x, y))`, which of complex numbers is the power itself."""
    power = expr.args[-1]
    if expr.word != "where" or not isinstance(power, Call) or power.word != "pow":
        return False
    x, y = power.args
    zero, one = Number(Fraction(0), "0"), Number(Fraction(1), "1")
    return expr.args == (Call("or", (Call("eq", (y, zero)), Call("eq", (x, one)))), one, power)


def snake(name: str) -> str:
    """CamelCase or lowerCamel to snake_case: gradOutput -> grad_output, GeluBackwardV2 -> gelu_backward_v2,
    count(target) -> count_of_target."""
    name = re.sub(r"(\w+)\((\w+), over: -?(\w+)\)", r"\1_of_\2_over_\3", name)
    name = re.sub(r"(\w+)\((\w+), (\w+)\)", r"\1_of_\2_and_\3", name)
    name = re.sub(r"(\w+)\((\w+)\)", r"\1_of_\2", name)
    out = []
    for i, ch in enumerate(name):
        before = name[i - 1] if i else ""
        after = name[i + 1] if i + 1 < len(name) else ""
        if ch.isupper() and i and (before.islower() or before.isdigit() or after.islower()):
            out.append("_")
        out.append(ch.lower())
    return "".join(out)
