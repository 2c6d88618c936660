"""Preconditions in C: a formula over scalars, evaluated in double before any kernel runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from codegen.model import Call, Expr, Name, Number, Operator, Param, Require
from codegen.shape_facts import facts_in

_INFIX = {
    "add": ("+", 12), "sub": ("-", 12), "mul": ("*", 13), "div": ("/", 13),
    "lt": ("<", 10), "le": ("<=", 10), "gt": (">", 10), "ge": (">=", 10),
    "eq": ("==", 9), "ne": ("!=", 9), "and": ("&&", 5), "or": ("||", 4),
}  # fmt: skip
_PREFIX = {"neg": "-", "not": "!"}
_UNARY = 14


def condition(op: Operator, expr: Expr, known: Mapping[str, str]) -> str:
    """The C text of a precondition; `known` has the texts of names that are no parameters."""
    return _text(op, expr, known, 0)


def condition_on(op: Operator, require: Require, spelled: Callable[[str], str]) -> str:
    """The C text of a precondition, in the arguments of an entry point."""
    facts = facts_in(require.expr)
    return condition(op, require.expr, {n: f.in_c(f"{spelled(f.tensor)}->shape") for n, f in facts.items()})


def condition_in_catalogue(op: Operator, require: Require, number: Callable[[str], int]) -> str:
    """The same in the shapes of all arguments."""
    facts = facts_in(require.expr)
    return condition(
        op, require.expr, {n: f.in_catalogue(f"shapes[{number(f.tensor)}]") for n, f in facts.items()}
    )


def value(param: Param) -> str:
    """A scalar or a flag as a double."""
    if param.role == "scalar" and param.c is None:
        return f"ac_scalar_real({param.name}, AC_F64)"
    return f"(double){param.name}" if param.c in ("int64_t", "float", "bool") else param.name


def number(value: Fraction | float) -> str:
    """A double: small integers plainly, others as hexadecimal with the decimal beside."""
    if not isinstance(value, Fraction):
        return "INFINITY"
    if value.denominator == 1 and abs(value) < 2**53:
        return f"{value.numerator}.0"
    return f"{float(value).hex()} /* {float(value)!r} */"


def _text(op: Operator, expr: Expr, known: Mapping[str, str], outer: int) -> str:
    if isinstance(expr, Number):
        return number(expr.value)
    if isinstance(expr, Name) and expr.name in known:
        return known[expr.name]
    if isinstance(expr, Name):
        param = op.param(expr.name)
        return value(param) if param.role == "scalar" else param.name
    assert isinstance(expr, Call)
    if expr.word in _PREFIX:
        return f"{_PREFIX[expr.word]}{_text(op, expr.args[0], known, _UNARY)}"
    sign, rank = _INFIX[expr.word]
    left, right = expr.args
    text = f"{_text(op, left, known, rank)} {sign} {_text(op, right, known, rank + 1)}"
    mixed = expr.word == "and" and outer in (4, 5)  # compilers ask for brackets in `a && b || c`
    return f"({text})" if rank < outer or mixed else text
