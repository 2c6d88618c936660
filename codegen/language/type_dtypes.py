"""The dtypes of a type variable: those allowed on each product, the one it has in a call, and those that outputs
are computed in."""

from __future__ import annotations

import itertools
from collections.abc import Container, Mapping, Sequence

from codegen.language.dtypes import BOOLS, FLOATS, INTEGERS, PARTS
from codegen.language.facts import HOST, Facts, castable, scalar_dtypes
from codegen.language.operator import Operator, TypeRows, TypeRule, Variant
from codegen.language.params import case_holds

Rows = dict[str, tuple[str, ...]]  # product -> dtypes; a product without dtypes has no row


class Unresolved(Exception):
    """Raised if no tensor of a call determines a type variable, or if the dtypes of those that do cannot combine."""


# --- on each product ------------------------------------------------------------------------------


def rows_of(op: Operator, facts: Facts, name: str, variant: Variant | None = None) -> Rows:
    """The dtypes of a type variable on each product, in the order of the products; `host` has the union. Headers, pages,
    checks and the catalogue all ask; it is worked out once."""
    key = (name, variant.name if variant is not None else None)
    known = op.memo.get(key)
    if known is None or known[0] is not facts:
        known = op.memo[key] = (facts, _rows_of(op, facts, name, variant))
    rows: Rows = known[1]
    return rows


def _rows_of(op: Operator, facts: Facts, name: str, variant: Variant | None) -> Rows:
    kind = op.type_named(name)
    if isinstance(kind, TypeRows):
        return _listed(op, facts, kind, variant)
    rows = [rows_of(op, facts, arg, variant) for arg in kind.args]
    out: Rows = {}
    scalars = [scalar_dtypes(p, facts) for p in op.scalars_of(kind)]
    for product in facts.products:
        choices = itertools.product(*(row.get(product, ()) for row in rows), *scalars)
        found = (d for chosen in choices for d in derived(kind, facts, chosen))
        dtypes = tuple(dict.fromkeys(d for d in found if d is not None))
        if dtypes:
            out[product] = dtypes
    return out


def _listed(op: Operator, facts: Facts, listed: TypeRows, variant: Variant | None) -> Rows:
    own = variant.types.get(listed.name) if variant else None
    rows = (own or listed).rows
    out = {name: rows[name] for name in facts.products if rows.get(name)}
    variants = (v.types.get(listed.name) for v in op.variants)
    everywhere = [listed, *(t for t in variants if t is not None)]
    union = dict.fromkeys(d for t in everywhere for row in t.rows.values() for d in row)
    out[HOST] = tuple(dtype for dtype in union if _returns(op, facts, listed.name, dtype, variant))
    return out


def _returns(op: Operator, facts: Facts, name: str, dtype: str, variant: Variant | None) -> bool:
    """Whether an in-place tensor of this dtype can hold some result, whose dtype a rule may derive from it."""
    stands = variant.stands_for if variant is not None else ()
    result = next((p for p in op.outputs if p.name in stands), None)
    if result is None or not isinstance(op.type_named(result.type), TypeRule):
        return True
    made = _made(op, facts, result.type, name, dtype)
    if not result.cast:
        return dtype in made
    return any(d == dtype or castable(facts.dtypes[d], facts.dtypes[dtype]) for d in made)


def _made(op: Operator, facts: Facts, name: str, given: str, dtype: str) -> set[str]:
    """The dtypes that a type variable may have where the variable `given` has this one."""
    kind = op.type_named(name)
    if name == given:
        return {dtype}
    if isinstance(kind, TypeRows):
        return {d for row in kind.rows.values() for d in row}
    of = [_made(op, facts, arg, given, dtype) for arg in kind.args]
    choices = itertools.product(*of, *(scalar_dtypes(p, facts) for p in op.scalars_of(kind)))
    return {d for chosen in choices for d in derived(kind, facts, chosen) if d is not None}


def derived(kind: TypeRule, facts: Facts, dtypes: Sequence[str | None]) -> tuple[str | None, ...]:
    """The dtypes that a rule derives from others, in some case of the modes and beside some output; None if they do not
    combine."""
    made = facts.combine(kind.rule, dtypes)
    wider = (beside(facts, dtypes[0], "f64"),) if kind.beside else ()
    return (*(dtypes if kind.when else ()), made, *wider)


def beside(facts: Facts, dtype: str | None, out: str | None) -> str | None:
    """The floats that are made of a dtype where an output has the dtype `out`: f64, if that has such parts, else f32."""
    found = facts.combine("float", [dtype])
    return "f64" if found != dtype and out in ("f64", "c128") else found


def dtypes_of(op: Operator, facts: Facts, name: str) -> set[str]:
    """All dtypes of a type variable, in any entry point on any product except `host`."""
    entries = (None, *op.variants)
    found = (rows_of(op, facts, name, variant) for variant in entries)
    return {d for rows in found for product, row in rows.items() if product != HOST for d in row}


# --- in a call ------------------------------------------------------------------------------------


def type_value(op: Operator, facts: Facts, name: str, dtypes: Mapping[str, str]) -> str:
    """The dtype of a type variable in a call, from the dtypes of its tensors and scalars, and the labels of modes, by
    parameter name."""
    variable = op.type_named(name)
    if isinstance(variable, TypeRule):
        given = {p.type for p in op.deciders if p.name in dtypes}
        args = [a for a in variable.args if isinstance(op.type_named(a), TypeRule) or a in given]
        found = [type_value(op, facts, arg, dtypes) for arg in args]
        found += [dtypes[name] for name in variable.scalars]
        if variable.when and not case_holds(variable.when, dtypes):
            return found[0]
        combined = facts.combine(variable.rule, found) if not variable.beside else beside(facts, found[0], dtypes.get(variable.beside))
        if combined is None:
            raise Unresolved(f"{op.name}: {', '.join(found)} do not combine")
        return combined
    for param in op.deciders:
        if param.type == name and param.name in dtypes:
            return dtypes[param.name]
    raise Unresolved(f"{op.name}: no tensor decides {name}")


def kernel_dtype(op: Operator, facts: Facts, dtypes: Mapping[str, str]) -> str:
    """The dtype that a call computes in."""
    return type_value(op, facts, kernel_type(op), dtypes)


def without_integers(op: Operator, modes: Mapping[str, str]) -> bool:
    """Whether nothing is computed in integers when the modes have these labels, because a rule makes floats of them."""
    kind = op.type_named(kernel_type(op))
    return isinstance(kind, TypeRule) and bool(kind.when) and case_holds(kind.when, modes)


# --- of kernels -----------------------------------------------------------------------------------


def made_from(op: Operator, name: str) -> set[str]:
    """A type variable, and those that it is derived from."""
    kind = op.type_named(name)
    args = kind.args if isinstance(kind, TypeRule) else ()
    return {name}.union(*(made_from(op, arg) for arg in args))


def kernel_type(op: Operator) -> str:
    """The type variable that the kernels compute: that of the outputs, or of the result beside which others are of rows."""
    of_rows = {name for name, _ in op.contraction.rows} if op.contraction is not None else set()
    return next((p.type for p in op.outputs if p.name not in of_rows), op.outputs[0].type)


def _computed(op: Operator, facts: Facts, among: Container[str]) -> tuple[str, ...]:
    """The dtypes of the kernels that are in `among`, in the order of spec/dtypes.yaml."""
    wanted = dtypes_of(op, facts, kernel_type(op))
    return tuple(d for d in facts.dtypes if d in wanted and d in among)


def kernel_dtypes(op: Operator, facts: Facts) -> tuple[str, ...]:
    """The float dtypes that the outputs are computed in."""
    return _computed(op, facts, FLOATS)


def integer_dtypes(op: Operator, facts: Facts) -> tuple[str, ...]:
    """The integer dtypes that the outputs are computed in."""
    return _computed(op, facts, INTEGERS)


def bool_dtypes(op: Operator, facts: Facts) -> tuple[str, ...]:
    """The dtypes of truth values that conditions, reductions, words of bits or choices are computed in; none where all is
    computed in floats and truncated."""
    computed = not op.truncates and (op.by_rows or op.of_bits or op.chooses or any(p.truth for p in op.outputs))
    return _computed(op, facts, BOOLS) if computed else ()


def moved_dtypes(op: Operator, facts: Facts) -> tuple[str, ...]:
    """Those that an operator which moves elements takes: all of its type."""
    wanted = dtypes_of(op, facts, kernel_type(op))
    return tuple(d for d in facts.dtypes if d in wanted)


def complex_dtypes(op: Operator, facts: Facts) -> tuple[str, ...]:
    """The complex dtypes that the outputs are computed in."""
    return _computed(op, facts, PARTS)


def only_complex(op: Operator, facts: Facts) -> bool:
    """Whether all that the outputs are computed in is complex."""
    return not _computed(op, facts, {d for d in facts.dtypes if d not in PARTS}) and bool(complex_dtypes(op, facts))
