"""Calls that a precondition refuses."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from fractions import Fraction

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Formulas, Point, Tensor
from codegen.language.facts import Facts
from codegen.language.operator import Operator, Require
from codegen.language.params import ScalarParam
from codegen.language.shape_facts import beyond, limits, on_scalars
from codegen.vectors.float_vectors import Case, Vectors, number_bits

_USUAL: tuple[Fraction | float, ...] = (1, 0, -1, Fraction(1, 2), 2, -2, 1000, float("inf"), float("nan"))
_LEAST = {"float": Fraction(1, 2**149), "double": Fraction(1, 2**1074)}  # the smallest numbers above zero


def refused_cases(op: Operator, facts: Facts) -> list[Case]:
    """For each precondition, flags and scalars that satisfy those before it and violate it; also with the smallest
    subnormal numbers if possible, because a caller in flush-to-zero mode could lose them."""
    if not op.requires:
        return []
    usual = [tuple(v for v in _USUAL if s.c != "int64_t" or isinstance(v, int)) for s in op.scalars]
    least = [(number, -number) for number in map(_least_of, op.scalars)]
    return _on_scalars(op, facts, usual) + _on_scalars(op, facts, least) + _on_shapes(op)


def _least_of(scalar: ScalarParam) -> Fraction:
    """The smallest number that a scalar can have."""
    if scalar.c == "int64_t":
        return Fraction(1)
    return _LEAST["float" if scalar.c == "float" or scalar.converted else "double"]


def _on_scalars(op: Operator, facts: Facts, candidates: Sequence[Sequence[Fraction | float]]) -> list[Case]:
    choices = [Formulas(op, facts, modes) for modes in Vectors(op, facts).modes()]
    found = []
    requires = on_scalars(op)
    for number, require in enumerate(requires):
        numbers = itertools.product(*candidates)
        for values, formulas in itertools.product(numbers, choices):
            bits = {s.name: number_bits(v, FORMATS["f64"]) for s, v in zip(op.scalars, values)}
            point = Point("f64", {}, bits)
            held = all(formulas.holds(r.expr, point) for r in requires[:number])
            if held and not formulas.holds(require.expr, point):
                scalars = tuple((name, Element("f64", b)) for name, b in bits.items())
                flags = tuple((name, str(on).lower()) for name, on in formulas.flags.items())
                found.append(Case(require.text, flags, scalars, (), ()))
                break
    return found


def _on_shapes(op: Operator) -> list[Case]:
    """For each precondition on shapes, an f32 tensor (without data) of a shape that only it refuses."""
    return [
        Case(require.text, (), (), tuple((n, Tensor("f32", shape, ())) for n, shape in _refused(op, require)), ())
        for require in limits(op)
    ]


def _refused(op: Operator, require: Require) -> Iterable[tuple[str, tuple[int, ...]]]:
    shapes = beyond(op, require)
    assert shapes is not None  # or the spec was refused
    return shapes.items()
