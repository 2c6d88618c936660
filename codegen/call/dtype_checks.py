"""The dtype checks of an entry point, and the C names of the tables and locals they use."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence

from codegen.call.check_record import Check, Given, Local, argument, named, table, words
from codegen.call.entry import Argument, Entry
from codegen.language.dtypes import DTYPES
from codegen.language.expression import snake
from codegen.language.facts import scalar_dtypes, stores
from codegen.language.operator import Operator, TypeRows, TypeRule
from codegen.language.params import AXIS_DTYPES, DtypeParam, InputParam, OutputParam, Param, ScalarParam, TensorParam
from codegen.language.status import INVALID
from codegen.language.type_dtypes import derived


_COMPLEX = " | ".join(f"AC_SET_{dtype.name.upper()}" for dtype in DTYPES.values() if dtype.kind == "complex" and dtype.c)


def table_name(entry: Entry, type_name: str) -> str:
    """The C table of the dtypes of a type variable."""
    own = entry.variant is not None and _differs(entry, type_name)
    prefix = f"{snake(entry.variant.pairs[0][0])}_" if own and entry.variant else ""
    return f"{prefix}dtypes_{type_name}"


def _differs(entry: Entry, type_name: str) -> bool:
    return entry.rows(type_name) != Entry(entry.op, None, entry.facts).rows(type_name)


def dtype_checks(entry: Entry) -> list[Check]:
    """Inputs with a table of their own, inputs that must match them, scalars, computed dtypes, outputs."""
    op = entry.op
    found: list[Check] = []
    anchors = {
        anchor.name: t.name
        for t in op.types
        if isinstance(t, TypeRows) and (anchor := entry.anchor(t.name)) is not None
    }
    found += [_listed(entry, p, anchors[p.name]) for p in op.sources if p.name in anchors]
    found += [check for p in op.sources if p.name not in anchors for check in _matching(entry, p)]
    found += [_named(entry, p) for p in op.named_dtypes]
    found += [_scalar(entry, p) for p in op.scalars if p.c is None]
    found += [_axis(a) for a in entry.arguments if a.axis]
    found += [c for t in op.types if isinstance(t, TypeRule) for c in _derived(entry, t)]
    found += [_scalar_cast(entry, p) for p in op.scalars if p.cast]
    for p in op.targets:
        if p.name in anchors:
            found.append(_listed(entry, p, anchors[p.name]))
        elif p.cast:
            found += _cast(entry, p)
        else:
            found.append(_same(entry, p))
    return [check for check in found if not _is_trivial(check)]


def _is_trivial(check: Check) -> bool:
    """Whether a tensor is compared with itself, as for the argument of an in-place entry point."""
    return check.function == "dtype_same" and check.given[0] == check.given[2]


def _listed(entry: Entry, param: Param, type_name: str) -> Check:
    name = entry.spelled(param.name)
    given = (*named(name), table(table_name(entry, type_name)))
    if isinstance(param, TensorParam) and param.laid is not None:
        of_members = (*named(name), Given(param.laid.in_c), table(table_name(entry, type_name)))
        fails = f"a tensor of `{name}` has a dtype that is not listed for it, or another than those before it"
        fails = f"a tensor of `{name}` with elements has a dtype that is not listed for it" if param.laid.indexes else fails
        return Check("dtypes", "members_dtype_in", of_members, fails, INVALID)
    return Check("dtypes", "dtype_in", given, f"`{name}` has a dtype that is not listed for it", INVALID)


def _matching(entry: Entry, param: TensorParam) -> list[Check]:
    """An input has the dtype of the first one of its type. If that may be null, it is listed itself, too."""
    anchor = entry.anchor(param.type)
    if not isinstance(anchor, InputParam) or not anchor.optional:
        return [_same(entry, param)]
    name, other = entry.spelled(param.name), entry.spelled(anchor.name)
    fails = f"`{name}` does not have the dtype of `{other}`"
    given = (*named(name), *named(other))
    return [_listed(entry, param, param.type), Check("dtypes", "dtype_alike", given, fails, INVALID)]


def _same(entry: Entry, param: TensorParam) -> Check:
    name = entry.spelled(param.name)
    kind = entry.op.type_named(param.type)
    if isinstance(kind, TypeRule):
        return _derived_from(entry, param, kind.name)
    anchor = entry.anchor(param.type)
    assert anchor is not None
    if isinstance(anchor, DtypeParam):
        return _is_named(name, anchor.name)
    if param.laid is not None:
        given = (*named(name), *named(entry.spelled(anchor.name)))
        fails = f"a tensor of `{name}` does not have the dtype of `{anchor.name}`"
        return Check("dtypes", "members_dtype_same", given, fails, INVALID)
    if anchor.laid is not None:
        beside = (*named(name), *named(anchor.name), Given(anchor.laid.in_c))
        return Check("dtypes", "dtype_members", beside, f"`{name}` does not have the dtype of the tensors of `{anchor.name}`", INVALID)
    return _same_as(name, entry.spelled(anchor.name))


def _derived_from(entry: Entry, param: TensorParam, rule: str) -> Check:
    """A tensor has the dtype that a rule derives."""
    kind = entry.op.type_named(rule)
    assert isinstance(kind, TypeRule)
    name, why = entry.spelled(param.name), derivation(entry, kind)
    given = (*named(name), Given(dtype_text(entry, kind.name)), words(why))
    fails = f"`{name}` does not have the dtype of {why}"
    return Check("dtypes", "dtype_is", given, fails, INVALID, _locals(entry, kind.name))


def _same_as(name: str, other: str) -> Check:
    fails = f"`{name}` does not have the dtype of `{other}`"
    return Check("dtypes", "dtype_same", (*named(name), *named(other)), fails, INVALID)


def _named(entry: Entry, param: DtypeParam) -> Check:
    """A parameter that names a dtype names one of its row."""
    given = (argument(param.name), words(param.name), table(table_name(entry, param.type)))
    return Check("dtypes", "dtype_derived", given, f"`{param.name}` names a dtype that is not listed for it", INVALID)


def _is_named(name: str, other: str) -> Check:
    fails = f"`{name}` does not have the dtype that `{other}` names"
    return Check("dtypes", "dtype_is", (*named(name), *named(other)), fails, INVALID)


def _scalar(entry: Entry, param: ScalarParam) -> Check:
    allowed = "AC_SET_REAL"
    fails = f"`{param.name}` has a complex dtype"
    if param.complex:
        allowed, fails = f"AC_SET_REAL | {_COMPLEX}", f"`{param.name}` has neither a real nor a complex dtype"
    if param.allowed is not None:
        allowed = scalar_set(param)
        fails = f"`{param.name}` has a dtype that is not listed for it"
    return Check("dtypes", "scalar_dtype", (*named(param.name), Given(allowed)), fails, INVALID)


def _axis(argument_: Argument) -> Check:
    """A scalar that names an axis is of an integer dtype."""
    given = (Given(argument_.passed, (argument_.name,)), words(argument_.name), Given(scalar_set(argument_.param)))
    fails = f"`{argument_.name}` has another dtype than {' or '.join(AXIS_DTYPES)}"
    return Check("dtypes", "scalar_dtype", given, fails, INVALID)


def _scalar_cast(entry: Entry, param: ScalarParam) -> Check:
    """The dtype of a scalar converts to the dtype that the call computes in."""
    given = (*named(param.name), Given(dtype_text(entry, param.type)))
    fails = f"`{param.name}` has a dtype that does not convert to the one of the result"
    return Check("dtypes", "scalar_cast", given, fails, INVALID, _locals(entry, param.type))


def scalar_set(param: Param) -> str:
    """The C constant with the dtypes allowed for a scalar."""
    return f"dtypes_{param.name}"


def derivation(entry: Entry, rule: TypeRule) -> str:
    """How a computed dtype is derived, in words."""
    if rule.scalars:
        return f"the dtype of {_source(entry, rule.args[0])} with the scalar {' and '.join(rule.scalars)}"
    if rule.rule in ("single", "bool"):
        return "the dtype that is computed in"
    noun = {
        "promote": "the promotion", "widen": "the wider dtype", "float": "the float dtype", "part": "the parts",
        "complex": "the complex dtype",
    }[rule.rule]  # fmt: skip
    *others, last = (_source(entry, arg) for arg in rule.args)
    if rule.when:
        return f"{last}, or its float dtype where {' and '.join(f'{mode} is {label}' for mode, label in rule.when)}"
    return f"{noun} of {', '.join(others)} and {last}" if others else f"{noun} of {last}"


def _source(entry: Entry, type_name: str) -> str:
    kind = entry.op.type_named(type_name)
    if isinstance(kind, TypeRule):
        return derivation(entry, kind)
    anchor = entry.anchor(type_name)
    assert anchor is not None
    return entry.spelled(anchor.name)


def dtype_text(entry: Entry, type_name: str) -> str:
    """The C expression of the dtype that a type variable has in a call."""
    kind = entry.op.type_named(type_name)
    if isinstance(kind, TypeRule):
        return f"dtype_{type_name}"
    anchor = entry.anchor(type_name)
    assert anchor is not None
    if isinstance(anchor, DtypeParam):
        return anchor.name
    if anchor.laid is not None:
        return f"{whole_name(anchor)}.dtype"
    if anchor.optional:
        return f"ac_tensor_dtype({entry.spelled(anchor.name)})"
    return f"{entry.spelled(anchor.name)}->dtype"


def whole_name(param: Param) -> str:
    """The C local of a list of tensors as one tensor."""
    return f"whole_{snake(param.name)}"


def scalars_text(op: Operator, kind: TypeRule) -> list[str]:
    """The C expressions of the dtypes of the scalars that a rule takes."""
    return [f"ac_scalar_dtype({p.name})" if p.optional else f"{p.name}->dtype" for p in op.scalars_of(kind)]


def rule_text(entry: Entry, kind: TypeRule, dtypes: Sequence[str]) -> str:
    """The C expression of the dtype that a rule derives from others."""
    if kind.beside:
        return f"ac_dtype_float_beside({dtypes[0]}, {entry.spelled(kind.beside)})"
    if kind.when:
        values = {mode.name: dict(mode.values) for mode in entry.op.modes}
        holds = " && ".join(f"{mode} == {values[mode][label]}" for mode, label in kind.when)
        return f"ac_dtype_float_where({holds}, {dtypes[0]})"
    if kind.rule == "single":
        return "AC_F32"
    if kind.rule == "bool":
        return "AC_BOOL"
    if kind.rule in ("float", "part", "complex"):
        return f"ac_dtype_{kind.rule}({dtypes[0]})"
    return functools.reduce(lambda a, b: f"ac_dtype_{kind.rule}({a}, {b})", dtypes)


def _locals(entry: Entry, type_name: str) -> tuple[Local, ...]:
    """The C locals of a computed dtype and of the computed dtypes it is derived from."""
    kind = entry.op.type_named(type_name)
    if not isinstance(kind, TypeRule):
        return ()
    made = rule_text(entry, kind, [*(dtype_text(entry, arg) for arg in kind.args), *scalars_text(entry.op, kind)])
    own = Local("const int", f"dtype_{kind.name}", made)
    return (*(local for arg in kind.args for local in _locals(entry, arg)), own)


def _derived(entry: Entry, rule: TypeRule) -> list[Check]:
    """A computed dtype exists; no check is needed if it exists for all allowed dtypes."""
    if rule.rule == "single":
        return _beside(entry, rule)
    rows = [entry.rows(arg) for arg in rule.args]
    scalars = [scalar_dtypes(p, entry.facts) for p in entry.op.scalars_of(rule)]
    choices = {
        chosen
        for product in entry.products
        for chosen in itertools.product(*(row[product] for row in rows), *scalars)
    }
    if all(d is not None for chosen in choices for d in derived(rule, entry.facts, chosen)):
        return []
    why = derivation(entry, rule)
    given = (Given(f"dtype_{rule.name}"), words(why), table(table_name(entry, rule.name)))
    return [Check("dtypes", "dtype_derived", given, f"{why} does not exist", INVALID, _locals(entry, rule.name))]


def _beside(entry: Entry, rule: TypeRule) -> list[Check]:
    """The tensors of the second type have the dtype of the first, or f32."""
    anchor = entry.anchor(rule.args[0])
    assert anchor is not None
    first = entry.spelled(anchor.name)
    checks = []
    for param in [p for p in entry.op.inputs if p.type in rule.args[1:]]:
        name = entry.spelled(param.name)
        fails = f"`{name}` has neither the dtype of `{first}` nor f32"
        checks.append(Check("dtypes", "dtype_beside", (*named(name), *named(first)), fails, INVALID))
    return checks


def _cast(entry: Entry, param: OutputParam) -> list[Check]:
    """The dtype of a `cast` output is allowed, and the result converts to it."""
    name = entry.spelled(param.name)
    out = []
    goal = entry.op.goal(param)
    if isinstance(goal, DtypeParam):
        out.append(_is_named(name, goal.name))
    elif goal is not None:
        out.append(_same_as(name, entry.spelled(goal.name)))
    elif entry.op.goal_type(param) is not None:
        return [_derived_from(entry, param, param.cast_to or "")]
    elif param.cast_to is not None:
        out.append(_listed(entry, param, param.cast_to))
    if param.narrow is not None:
        wide = (*named(name), Given(f"{param.narrow} ? AC_I32 : AC_I64", (param.narrow,)), words(f"by {param.narrow}"))
        out.append(Check("dtypes", "dtype_is", wide, f"`{name}` is not i32 where `{param.narrow}` is true, or not i64 where it is false", INVALID))
    anchor = entry.anchor(param.type)
    if anchor is not None and entry.spelled(anchor.name) == name:
        return out
    known = entry.facts.dtypes
    source = entry.rows(param.type)
    reached = goal.type if goal is not None else param.cast_to
    target = entry.rows(reached) if reached else {}
    certain = reached is not None and all(
        stores(param, known[a], known[b])
        for product in entry.products
        for a, b in itertools.product(source[product], target[product])
    )
    if not certain:
        made = "AC_BOOL" if param.truth else dtype_text(entry, param.type)
        given = (Given(made), *named(name))
        fails = f"the result cannot be converted to the dtype of `{name}`"
        out.append(Check("dtypes", "dtype_cast", given, fails, INVALID, _locals(entry, param.type)))
    return out
