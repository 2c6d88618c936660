"""Formulas from text, and numbers to and from bits, for the tests of the oracle."""

from __future__ import annotations

import struct
from collections.abc import Mapping

import gmpy2  # type: ignore[import]
from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Formulas, Point, compute_type
from codegen.language.diagnostic import Report
from codegen.language.expression import Expr
from codegen.language.facts import Facts
from codegen.language.formula import parse
from codegen.language.operator import Case, Formula, Operator, Space, TypeRows
from codegen.language.params import InputParam, OutputParam, ScalarParam
from codegen.language.place import Span
from codegen.language.tree import Scalar

FACTS = Facts({}, {}, {}, {}, "")


def expression(text: str) -> Expr:
    """The expression of a formula that is known to be valid."""
    report = Report()
    span = Span("test", 1, 1, len(text) + 1)
    expr = parse(Scalar(text, span, text, 1, 1), report)
    assert expr is not None, [d.message for d in report.diagnostics]
    return expr


def operator(text: str, inputs: tuple[str, ...] = ("x",), scalars: tuple[str, ...] = ()) -> Operator:
    """An operator with one output `out`."""
    params = (
        *(InputParam(name=name, type="T") for name in inputs),
        *(ScalarParam(name=name, type="T") for name in scalars),
        OutputParam(name="out", type="T"),
    )
    formula = Formula("out", (Case((), expression(text), text),))
    types = (TypeRows("T", {}),)
    return Operator(
        "Test", "", "", "", "", params, types, Space((inputs[0],)), (), (formula,), (), (),
        {"out": "exact"}, (), (),
    )  # fmt: skip


def bits_of(value: float, dtype: str) -> int:
    """The nearest number of a format."""
    form = FORMATS[dtype]
    if value != value:
        return form.nan
    if value in (float("inf"), float("-inf")):
        return form.infinity | (form.sign if value < 0 else 0)
    return form.nearest(gmpy2.mpq(value), str(value).startswith("-"))


def value_of(bits: int, dtype: str) -> float:
    """The number as a Python float, exact."""
    form = FORMATS[dtype]
    if form.is_nan(bits):
        return float("nan")
    if form.is_infinite(bits):
        return float("-inf") if form.is_negative(bits) else float("inf")
    return -0.0 if bits == form.sign else float(form.value(bits))


def result(text: str, dtype: str = "f32", **values: float) -> float:
    """The value of a formula of x, y, ... (tensors) and a, b (scalars) in a dtype."""
    tensors = {n: v for n, v in values.items() if n not in ("a", "b")}
    scalars = {n: v for n, v in values.items() if n in ("a", "b")}
    formulas = Formulas(operator(text, tuple(tensors) or ("x",), tuple(scalars)), FACTS, {})
    point = Point(dtype, _bits(tensors, dtype), _bits(scalars, compute_type(dtype)))
    return value_of(formulas.at("out", point), dtype)


def _bits(values: Mapping[str, float], dtype: str) -> dict[str, int]:
    return {name: bits_of(value, dtype) for name, value in values.items()}


def f32_bits(value: float) -> int:
    """The bits of C's float."""
    return int(struct.unpack("<I", struct.pack("<f", value))[0])
