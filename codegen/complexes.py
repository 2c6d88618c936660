"""Complex dtypes: their elements as bits, the real part below the imaginary one, and what a formula for them
means for real numbers."""

from __future__ import annotations

from collections.abc import Mapping

from codegen.model import Call, Expr

# The dtype of the parts.
PARTS: Mapping[str, str] = {"c32": "f16", "c64": "f32", "c128": "f64"}

_BITS = {"f16": 16, "f32": 32, "f64": 64}


def joined(dtype: str, re: int, im: int) -> int:
    """The bits of an element, from those of its parts."""
    return re | im << _BITS[PARTS[dtype]]


def parted(dtype: str, bits: int) -> tuple[int, int]:
    """The bits of the parts of an element."""
    width = _BITS[PARTS[dtype]]
    return bits & ((1 << width) - 1), bits >> width


def of_reals(expr: Expr) -> Expr:
    """A formula for real numbers, which are their own conjugates."""
    if not isinstance(expr, Call):
        return expr
    if expr.word == "conj":
        return of_reals(expr.args[0])
    args = tuple(of_reals(arg) for arg in expr.args)
    return expr if args == expr.args else Call(expr.word, args, expr.over, expr.span)
