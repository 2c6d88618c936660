"""Preconditions in C: a formula of scalars, or of facts about shapes, evaluated in double during the checks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import inf

from codegen.language.expression import Call, Expr, Name, Number, names_in, parts_of
from codegen.language.operator import Operator, Require
from codegen.language.params import Param, ScalarParam
from codegen.language.shape_facts import facts_in, shape_fact
from codegen.text.layout import statement

_INFIX = {
    "add": ("+", 12), "sub": ("-", 12), "mul": ("*", 13), "div": ("/", 13),
    "lt": ("<", 10), "le": ("<=", 10), "gt": (">", 10), "ge": (">=", 10),
    "eq": ("==", 9), "ne": ("!=", 9), "and": ("&&", 5), "or": ("||", 4),
}  # fmt: skip
_PREFIX = {"neg": "-", "not": "!"}
_UNARY = 14


def predicate(op: Operator, require: Require) -> list[str]:
    """The C function of a precondition; its names become locals."""
    lines = [f"static bool {predicate_name(op, require)}(const ac_given *given_values)", "{"]
    known = {}
    for i, name in enumerate(names_of(op, require)):
        flag = any(p.name == name for p in op.flags)
        known[name] = _local(name)
        kind, test = ("bool", " != 0") if flag else ("double", "")
        lines += statement(f"const {kind} {known[name]} = given_values[{i}].value{test};", 4)
    return [*lines, "", *statement(f"return {_text(require.expr, known, 0)};", 4), "}"]


def predicate_name(op: Operator, require: Require) -> str:
    return f"{op.snake}_requires_{op.requires.index(require) + 1}"


def names_of(op: Operator, require: Require) -> tuple[str, ...]:
    """The names in a precondition: parameters in the order of the prototype, then shape facts."""
    names = set(names_in(require.expr))
    return (*(p.name for p in op.params if p.name in names), *facts_in(require.expr))


def conditions_in_catalogue(requires: Sequence[Require], number: Callable[[str], int]) -> str:
    """The C text of preconditions on shapes, in those of all arguments: that all of them hold."""
    outer = _INFIX["and"][1] if len(requires) > 1 else 0
    texts = []
    for require in requires:
        facts = facts_in(require.expr).items()
        texts.append(_text(require.expr, {n: f.in_catalogue(f"shapes[{number(f.tensor)}]") for n, f in facts}, outer))
    return " && ".join(texts)


def needs_infinity(requires: Iterable[Require]) -> bool:
    """Whether one of them speaks of infinity, which a header of C has."""
    return any(isinstance(part, Number) and part.value == inf for r in requires for part in parts_of(r.expr))


def _local(name: str) -> str:
    """The C local for a name: extent_1_of_x, last_extent_of_x; a parameter keeps its name."""
    fact = shape_fact(name)
    if fact is None or fact.word != "extent":
        return name if fact is None else f"{fact.word}_of_{fact.tensor}"
    place = f"extent_{fact.axis}" if fact.axis >= 0 else f"extent_{-fact.axis}_from_end"
    return f"{'last_extent' if fact.axis == -1 else place}_of_{fact.tensor}"


def value(param: Param, dtype: str) -> str:
    """A scalar or a flag as a double; `dtype` is the C expression of what a scalar is converted to."""
    if isinstance(param, ScalarParam) and param.converted:
        return f"ac_scalar_converted({param.name}, {dtype})"
    if isinstance(param, ScalarParam) and param.c is None:
        return f"ac_scalar_real({param.name}, AC_F64)"
    c = param.c if isinstance(param, ScalarParam) else None
    return {"double": param.name, "float": f"ac_float_real({param.name})"}.get(c or "", f"(double){param.name}")


def number(value: Fraction | float) -> str:
    """A C constant of type double: small integers in decimal, others in hexadecimal with the decimal as a comment."""
    if not isinstance(value, Fraction):
        return "INFINITY" if value > 0 else "-INFINITY"
    if value.denominator == 1 and abs(value) < 2**53:
        return f"{value.numerator}.0"
    return f"{float(value).hex()} /* {float(value)!r} */"


def _text(expr: Expr, known: Mapping[str, str], outer: int) -> str:
    """The C text of an expression; `known` has the C text of each name."""
    if isinstance(expr, Number):
        return number(expr.value)
    if isinstance(expr, Name):
        return known[expr.name]
    assert isinstance(expr, Call)
    if expr.word in _PREFIX:
        return f"{_PREFIX[expr.word]}{_text(expr.args[0], known, _UNARY)}"
    sign, rank = _INFIX[expr.word]
    left, right = expr.args
    text = f"{_text(left, known, rank)} {sign} {_text(right, known, rank + 1)}"
    mixed = expr.word == "and" and outer in (4, 5)  # compilers ask for brackets in `a && b || c`
    return f"({text})" if rank < outer or mixed else text
