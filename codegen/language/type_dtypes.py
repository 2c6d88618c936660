"""Which dtypes a type variable takes, and which of them the outputs are computed in."""

from __future__ import annotations

import itertools

from codegen.language.dtypes import FLOATS, INTEGERS, PARTS
from codegen.language.facts import Facts
from codegen.language.operator import Operator, Type, TypeRows


def kernel_type(op: Operator) -> str:
    """The type variable that the kernels compute: that of the outputs."""
    return next(p.type for p in op.outputs if p.type is not None)


def _rows(op: Operator, variable: Type) -> dict[str, set[str]]:
    """Per product, the dtypes a listed type variable may have in any variant."""
    assert isinstance(variable, TypeRows)
    rows = {product: set(dtypes) for product, dtypes in variable.rows.items()}
    for variant in op.variants:
        own = variant.types.get(variable.name)
        for product, dtypes in own.rows.items() if own else ():
            rows.setdefault(product, set()).update(dtypes)
    return rows


def type_dtypes(op: Operator, facts: Facts, name: str) -> dict[str, set[str]]:
    """Per product, the dtypes that a type variable can take."""
    variable = op.type_named(name)
    if isinstance(variable, TypeRows):
        return _rows(op, variable)
    rows = [type_dtypes(op, facts, arg) for arg in variable.args]
    result: dict[str, set[str]] = {}
    for product in set(rows[0]).intersection(*rows[1:]):
        choices = itertools.product(*(row[product] for row in rows))
        result[product] = {
            d for chosen in choices if (d := facts.combine(variable.rule, chosen)) is not None
        }
    return result


def kernel_dtypes(op: Operator, facts: Facts) -> tuple[str, ...]:
    """The dtypes that need a kernel, in the order of spec/dtypes.yaml."""
    rows = type_dtypes(op, facts, kernel_type(op))
    wanted = set().union(*rows.values()) if rows else set()
    return tuple(d for d in facts.dtypes if d in wanted and d in FLOATS)


def integer_dtypes(op: Operator, facts: Facts) -> tuple[str, ...]:
    """The integer dtypes that the outputs are computed in."""
    rows = type_dtypes(op, facts, kernel_type(op))
    wanted = set().union(*rows.values()) if rows else set()
    return tuple(d for d in facts.dtypes if d in wanted and d in INTEGERS)


def complex_dtypes(op: Operator, facts: Facts) -> tuple[str, ...]:
    """The complex dtypes that the outputs are computed in."""
    rows = type_dtypes(op, facts, kernel_type(op))
    wanted = set().union(*rows.values()) if rows else set()
    return tuple(d for d in facts.dtypes if d in wanted and d in PARTS)
