"""The checks of an entry point, in the order of execution.

The same list makes the C code and the documentation page: presence, dtypes, the modes that shapes depend on, ranks,
axes, shapes, preconditions, other modes. The first check that fails is the one reported.
"""

from __future__ import annotations

from dataclasses import replace

from codegen.call.check_record import Check, Given, Local, argument, named, words
from codegen.call.dtype_checks import dtype_checks, dtype_text, table_name
from codegen.call.entry import Argument, Entry
from codegen.call.preconditions import names_of, predicate_name, value as value_of
from codegen.call.shape_checks import case_given, shape_checks
from codegen.language.expression import snake
from codegen.language.operator import Operator, Require
from codegen.language.params import (
    NEEDED, AxesParam, AxisParam, FlagsParam, GroupsParam, IgnoredParam, InputParam, Laid, ModeParam, Param, RowsParam, ScalarParam, TensorParam,
)  # fmt: skip
from codegen.language.shape_facts import shape_fact
from codegen.language.status import INVALID, LATE, NULLPTR


HIGHEST_RANK = 8
COUNTS_MAX = 8192  # elements of a tensor of counts (runtime/check/check.h)


def checks_of(entry: Entry) -> tuple[Check, ...]:
    """Every check of an entry point, in order."""
    late = (
        *_modes(entry, True),
        *_ranks(entry),
        *_axes(entry),
        *shape_checks(entry),
        *_counts(entry),
        *_preconditions(entry),
        *_modes(entry, False),
    )
    if entry.op.late is not None:
        late = tuple(replace(check, status=LATE[entry.op.late]) for check in late)
    first, *others = (*dtype_checks(entry), *_counts_dtype(entry), *late)
    tensors = tuple(Local("const ac_tensor *const", a.name, f"ac_member_of({a.name}_list, 0)") for a in entry.arguments if a.alone)
    axes = tuple(Local("const int64_t", a.name, a.planned) for a in entry.arguments if a.axis)
    found = (*_presence(entry), replace(first, locals=(*tensors, *axes, *first.locals)), *others)
    return tuple(dict.fromkeys(found))


def tables_of(entry: Entry) -> tuple[str, ...]:
    """The type variables whose tables the checks of this entry point use."""
    looked_into = {table for check in checks_of(entry) for table in check.tables}
    return tuple(t.name for t in entry.op.types if table_name(entry, t.name) in looked_into)


def _presence(entry: Entry) -> list[Check]:
    out = []
    for a in entry.arguments:
        handle = a.handle is not None
        kind = a.handle or ""
        if isinstance(a.param, IgnoredParam) and a.param.absent:
            what, how = (f"absent_{kind}", "not null") if handle else ("absent_flag", "true")
            if a.param.c == "double":
                what, how = ("present_number", "not 1") if a.param.present else ("absent_number", "not 0")
            elif a.param.present:
                what, how = "present_flag", "false"
            out.append(Check("presence", what, named(a.name), f"`{a.name}` is {how}", INVALID))
        elif a.alone:
            given = (Given(f"{a.name}_list", (a.name,)), words(a.name))
            fails = f"`{a.name}` is null, or its tensor"
            out.append(Check("presence", kind, given, fails, NULLPTR))
            out.append(Check("presence", "alone", given, f"`{a.name}` has another number of tensors than 1", INVALID))
        elif handle and not isinstance(a.param, IgnoredParam) and a.param.optional:
            fails = f"`{a.name}` is neither null nor a {kind}"
            out.append(Check("presence", f"{kind}_optional", named(a.name), fails, INVALID))
        elif handle and not a.param.optional:
            tests = _only_if(entry, a)
            fails = f"`{a.name}` is null" + (", or a tensor in it" if kind == "tensor_list" else "")
            fails += f", where {' and '.join(test.text for test in tests)}" if tests else ""
            given = (Given(a.passed, (a.name,)), words(a.name)) if a.axis else named(a.name)
            out.append(Check("presence", kind, given, fails, NULLPTR, only_if=tests))
    if entry.op.either:
        names = [entry.spelled(name) for name in entry.op.either]
        fails = f"{', '.join(f'`{name}`' for name in names[:-1])} and `{names[-1]}` are null"
        present = Given(" || ".join(names), tuple(names))
        out.append(Check("presence", "either", (present, words(" and ".join(names))), fails, NULLPTR))
    for a in entry.arguments:
        if isinstance(a.param, FlagsParam):
            out += _flags(entry, a, a.param)
        if isinstance(a.param, ModeParam):
            holds = Given(truth_of(a.param, a.name), (a.name,))
            out += [_wanted(entry, name, holds, f"`{a.name}`", "true" if a.param.c == "bool" else "not 0") for name in a.param.outputs]
    for a in entry.arguments:
        if _is_string(a) and not a.param.optional:
            out.append(Check("presence", "string", named(a.name), f"`{a.name}` is null", NULLPTR))
    return out


def _flags(entry: Entry, argument_: Argument, param: FlagsParam) -> list[Check]:
    """There is a flag for each output, and no output is null whose flag is true."""
    count = len(param.outputs)
    fails = f"`{argument_.name}` has another number of flags than {count}"
    out = [Check("presence", "flags", (*named(argument_.name), Given(str(count))), fails, INVALID)]
    for number, name in enumerate(param.outputs):
        flag = Given(f"ac_flag({argument_.name}, {number})", (argument_.name,))
        out.append(_wanted(entry, name, flag, "its flag"))
    return out


def truth_of(flag: FlagsParam | ModeParam, name: str) -> str:
    """The C condition that a mode, which is a flag or an integer, is not the one with which outputs are not written."""
    return name if isinstance(flag, ModeParam) and flag.c == "bool" else f"{name} != 0"


def _wanted(entry: Entry, output: str, flag: Given, what: str, holds: str = "true") -> Check:
    """An output is not null where its flag is true."""
    name = entry.spelled(output)
    return Check("presence", "wanted", (flag, *named(name)), f"`{name}` is null, and {what} is {holds}", NULLPTR)


def _only_if(entry: Entry, argument: Argument) -> tuple[Given, ...]:
    """The flags under which a list is looked at, if it is in one of several cases of a contraction."""
    op = entry.op
    used = [number for number, (_, c) in enumerate(op.contractions) if argument.name in c.given]
    return case_given(op, used[0]) if len(used) == 1 and len(op.contractions) > 1 else ()


def _counts_dtype(entry: Entry) -> list[Check]:
    """Tensors of counts have the dtype i64."""
    return [
        Check("dtypes", "counts_dtype", named(p.name), f"`{p.name}` is not i64", INVALID)
        for p in entry.op.params
        if isinstance(p, RowsParam)
    ]


def _counts(entry: Entry) -> list[Check]:
    """A tensor of counts is a list of limited length, which only some products allow to be empty."""
    out = []
    for p in entry.op.params:
        if not isinstance(p, RowsParam):
            continue
        empty = Given("NULL" if p.rule.empty is None else empty_table(p))
        fails = f"`{p.name}` has another rank than 1, or more than {COUNTS_MAX} elements"
        if p.rule.empty is not None:
            on = f" on another product than {', '.join(p.rule.empty)}" if p.rule.empty else ""
            fails += f", or none{on}"
        out.append(Check("shapes", "counts", (*named(p.name), empty), fails, INVALID))
    return out


def empty_table(param: RowsParam) -> str:
    """The C table of the products on which a tensor of counts may be empty."""
    return f"{snake(param.name)}_empty"


def _is_string(argument: Argument) -> bool:
    return isinstance(argument.param, ModeParam) and argument.param.c == "char *"


def laid_of(param: Param) -> Laid | None:
    """How a list of tensors lies in the one that formulas see; None of a parameter that is no list."""
    assert isinstance(param, TensorParam)
    return param.laid


def _ranks(entry: Entry) -> list[Check]:
    out = [
        Check("ranks", "in_blocks", named(a.name), f"`{a.name}` has another format than FRACTAL_NZ", INVALID)
        for a in entry.tensors
        if isinstance(a.param, InputParam) and a.param.blocks == NEEDED
    ]
    for a in entry.tensors:
        laid = laid_of(a.param)
        if laid is not None:
            most = 7 if laid.beside else 8
            given = (*named(a.name), Given(laid.in_c))
            out.append(Check("ranks", "members_rank", given, f"a tensor of `{a.name}` has a rank above {most}", INVALID))
        elif entry.op.contraction is not None and entry.op.contraction.drop is not None and a.name == entry.op.contraction.drop.name:
            out.append(Check("ranks", "rank", named(a.name), f"`{a.name}` has a rank above 8", INVALID))
        elif entry.op.contraction is not None and isinstance(a.param, InputParam) and a.role == "in":
            out.append(_rank_of_axes(entry, a))
        elif _has_one_axis(entry, a.param):
            out.append(Check("ranks", "rank_is", (*named(a.name), Given("1")), f"`{a.name}` does not have the rank 1", INVALID))
        elif not isinstance(a.param, TensorParam) or a.param.rank is None:
            out.append(Check("ranks", "rank", named(a.name), f"`{a.name}` has a rank above 8", INVALID))
        else:
            fails = f"`{a.name}` does not have the rank {a.param.rank}"
            out.append(Check("ranks", "rank_is", (*named(a.name), Given(str(a.param.rank))), fails, INVALID))
    return out


def _has_one_axis(entry: Entry, param: Param) -> bool:
    """Whether an output is a contraction of its own, with one axis."""
    c = entry.op.contraction
    return isinstance(param, TensorParam) and param.like is None and c is not None and entry.op.share_in(c, param.name) is not None


def _rank_of_axes(entry: Entry, argument: Argument) -> Check:
    """The rank of a tensor of a contraction, which follows from its axes. An addend broadcasts."""
    op, param = entry.op, argument.param
    assert op.contraction is not None and isinstance(param, InputParam)
    if op.contraction.chain is not None:
        counts = [len(op.axes_in(c, param)) for _, c in op.contractions]
        given = (*named(argument.name), Given(str(min(counts))), Given(str(max(counts))))
        return Check("ranks", "rank_within", given, f"`{argument.name}` does not have a rank of {min(counts)} to {max(counts)}", INVALID)
    axes = op.axes_of(param)
    broadcasts = param.name == op.contraction.added and axes == op.contraction.space
    low = 0 if broadcasts else op.contraction.fewest(axes)
    high = op.contraction.most(axes, param.rank or HIGHEST_RANK)
    if op.contraction.summed and param.rank is not None:
        low = high = param.rank
    if low == high:
        fails = f"`{argument.name}` does not have the rank {low}"
        return Check("ranks", "rank_is", (*named(argument.name), Given(str(low))), fails, INVALID)
    given = (*named(argument.name), Given(str(low)), Given(str(high)))
    return Check("ranks", "rank_within", given, f"`{argument.name}` does not have a rank of {low} to {high}", INVALID)


def _axes(entry: Entry) -> list[Check]:
    out = []
    for a in [p for p in entry.op.params if isinstance(p, (AxisParam, AxesParam))]:
        of = entry.spelled(a.of)
        given = (*named(a.name), *named(of))
        laid = laid_of(entry.op.param(a.of))
        if laid is not None:
            fails = f"`{a.name}` is not in [-r, r - 1], where r is the rank of the tensors of `{of}`"
            fails += ", and 1 more" if laid.word == "stacked" else ""
            out.append(Check("axes", "members_axis", (*given, Given(laid.in_c)), fails, INVALID))
            continue
        inside = f"[-r, r - 1], where r is the rank of `{of}`, or 1 at rank 0"
        function, fails = a.role, f"`{a.name}` is not in {inside}"
        if isinstance(a, AxesParam):
            fails = f"a value of `{a.name}` is not in {inside}"
            fails += "" if a.repeats else ", or names an axis that is named before"
            function = "axes_again" if a.repeats else "axes"
        flat = a.flat if isinstance(a, AxisParam) else None
        if flat is not None:
            out.append(Check("axes", "axis_or_all", (*given, Given(str(flat))), f"{fails}, and not {flat}", INVALID))
            continue
        out.append(Check("axes", function, given, fails, INVALID))
        if a.filled:
            fails = f"`{a.name}` names an axis of `{of}` without elements"
            out.append(Check("axes", f"{a.role}_filled", given, fails, INVALID))
    for g in [p for p in entry.op.params if isinstance(p, GroupsParam)]:
        of = entry.spelled(g.of)
        fails = f"`{g.name}` is below 1, or the extent of `{of}` along axis 1 is no multiple of it; or the rank of `{of}` is below 2"
        out.append(Check("axes", "channel_groups", (*named(g.name), *named(of)), fails, INVALID))
    return out


def _preconditions(entry: Entry) -> list[Check]:
    return [
        Check(
            "preconditions",
            "require",
            (Given(predicate_name(entry.op, r)), words(r.text), *_given(entry, r)),
            f"`{r.text}` does not hold",
            INVALID,
        )
        for r in entry.op.requires
    ]


def _given(entry: Entry, require: Require) -> tuple[Given, Given]:
    """The names and values in a precondition, as an array of ac_given and its length."""
    values, reads = [], []
    for name in names_of(entry.op, require):
        fact = shape_fact(name)
        reads.append(entry.spelled(fact.tensor) if fact is not None else name)
        if fact is not None:
            values.append(f'{{"{name}", {fact.in_c(f"{entry.spelled(fact.tensor)}->shape")}, false}}')
        else:
            param = entry.op.param(name)
            dtype = ""
            if isinstance(param, ScalarParam) and param.converted:
                dtype, anchor = dtype_text(entry, param.type), entry.anchor(param.type)
                assert anchor is not None
                reads.append(entry.spelled(anchor.name))
            values.append(f'{{"{name}", {value_of(param, dtype)}, {"true" if isinstance(param, ModeParam) else "false"}}}')
    return Given(f"(const ac_given[]){{{', '.join(values)}}}", tuple(reads)), Given(str(len(values)))


def _modes(entry: Entry, early: bool) -> list[Check]:
    """Modes with a limited set of values, early if shapes depend on them. The check also stores the position of the value
    found."""
    out = []
    for mode in entry.op.modes:
        if mode.c == "bool" or mode.open or (mode.name in entry.op.turning) != early:
            continue
        several = len(entry.op.kernel_modes) > 1 or mode not in entry.op.kernel_modes or is_looked_at(entry.op, mode)  # else its position is that of the kernel
        target = f"&{mode_index(mode)}" if several else "kernel_mode"
        needed = (Local("size_t", mode_index(mode), "0"),) if several else ()
        kind = "string" if mode.c == "char *" else "int"
        value = argument(mode.name)
        if mode.optional:
            value = Given(f'{mode.name} ? {mode.name} : "{mode.default}"', (mode.name,))
        given = (value, words(mode.name), Given(mode_values(mode)), Given(str(len(mode.values))), Given(target))
        allowed = ", ".join(f"`{label}`" for label, _ in mode.values)
        fails = f"`{mode.name}` is none of {allowed}"
        out.append(Check("cases" if early else "modes", f"mode_{kind}", given, fails, INVALID, needed))
    return out


def is_looked_at(op: Operator, mode: ModeParam) -> bool:
    """Whether shapes depend on the position of a text among those listed."""
    return mode.c == "char *" and mode.name in op.turning


def mode_values(mode: Param) -> str:
    """The C table with the values of a mode."""
    return f"{snake(mode.name)}_values"


def mode_index(mode: Param) -> str:
    """The C local with the position of a mode's value, if an operator has several modes."""
    return f"{snake(mode.name)}_index"
