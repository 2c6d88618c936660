"""Values for the catalogue: every entry point as data (client/catalogue.h)."""

from __future__ import annotations

import re

import textwrap
from fractions import Fraction

from codegen.call.entry import Argument, Entry, entries_of
from codegen.call.preconditions import conditions_in_catalogue, number as c_number
from codegen.call.shape_checks import view_of, counted_letters
from codegen.emit.catalogue_outputs import example_values, output_values
from codegen.emit.common import Values, banner, in_columns, per_product, product_macro, set_text, view_text
from codegen.emit.described import plain, refusals
from codegen.emit.headers import headers_of
from codegen.language.contraction import Contraction
from codegen.language.expression import ALL, CHANNEL, FIRST, INNER, snake, sums_points
from codegen.language.facts import HOST, Facts
from codegen.language.formula import show
from codegen.language.operator import Operator, TypeRule
from codegen.language.params import (
    ALIGNED, CLASS, LISTS, NEEDED, REDUCED, VERDICT, AxesParam, AxisParam, DtypeParam, ExtentParam, ExtentsParam, FlagsParam, GroupsParam, IgnoredParam, InputParam, IntegerParam, IntegersParam, ModeParam, OutputParam, Param, Part, RowsParam, ScalarParam, TensorParam, When,
)  # fmt: skip
from codegen.language.shape_facts import limits
from codegen.text.layout import statement
from codegen.text.wrap import WIDTH

_ROLES = {"in": "IN", "out": "OUT", "inout": "INOUT", "scalar": "SCALAR",
          "dtype": "DTYPE", "axis": "AXIS", "axes": "AXES", "extents": "EXTENTS", "extent": "EXTENT", "groups": "GROUPS", "integer": "INTEGER", "integers": "INTEGERS", "flags": "FLAGS", "mode": "MODE", "rows": "ROWS", "ignored": "IGNORED"}
TOGETHER = 5  # values with numbers that share several lines, at most
_KINDS = {
    "double": "REAL", "float": "SINGLE", "int64_t": "INTEGER", "int8_t": "INTEGER", "int32_t": "INTEGER", "int": "INTEGER", "uint64_t": "INTEGER", "bool": "BOOLEAN",
    "char *": "STRING",
}  # fmt: skip
_MEMBERS = {
    "TENSOR": "tensor", "COUNTS": "tensor", "IGNORED": "tensor", "SCALAR": "scalar", "AXIS": "scalar", "REAL": "real", "SINGLE": "single", "INTEGER": "integer",
    "BOOLEAN": "boolean", "STRING": "string", "INTEGERS": "integers", "FLAGS": "flags",
    "DTYPE": "dtype", "TENSORS": "tensors", "ABSENT": "",
}  # fmt: skip


def quoted(text: str) -> str:
    """A C string literal, without the trigraphs of C17."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + re.sub(r"(?<=\?)\?", r"\?", escaped) + '"'


def field(head: str, text: str, indent: int, tail: str = ",") -> list[str]:
    """`.head = "text",` with a long text in pieces, one below the other."""
    start = f"{' ' * indent}{head}"
    if len(start) + len(quoted(text)) + len(tail) <= 100:
        return [start + quoted(text) + tail]
    width = 100 - len(start) - 4
    pieces = textwrap.wrap(
        text, width, drop_whitespace=False, break_on_hyphens=False, break_long_words=False
    )
    lines = [" " * len(start) + quoted(piece) for piece in pieces]
    return [start + lines[0].strip(), *lines[1:-1], lines[-1] + tail]


def entry_values(op: Operator, facts: Facts) -> Values:
    """For catalogue/<op>.c."""
    entries = entries_of(op, facts)
    bounds = [f"{{{quoted(name)}, {quoted(bound)}}}," for name, bound in op.accuracy.items()]
    return {
        "banner": banner(op.file),
        "infinite": any(isinstance(p.fallback, float) for p in op.params if not isinstance(p, ModeParam)),
        "headers": headers_of(op, facts),
        "op": op.snake,
        "wide": _wide(op),
        "types": [_type(op, t.name) for t in op.types],
        "formulas": _formulas(op),
        "formulas_count": len(_formulas(op)),
        "counts": {
            name: _counted(f"{word}_count", f"{op.snake}_{name}")
            for name, word in (("types", "type"), ("bounds", "bound"))
        },
        "bounds": bounds,
        "columns": _apart(op, bounds),
        "late": op.late or 0,
        "requires": [line for r in op.requires for line in field("", r.text, 4)],
        "requires_columns": _apart(op, [*(f"{quoted(r.text)}," for r in op.requires), "NULL,"]),
        "notes": [line for note in op.notes for line in field("", note, 4)],
        "entries": [_entry(op, entry) for entry in entries],
    }


def _wide(op: Operator) -> bool:
    """Whether clang-format is switched off in the whole file: it breaks lines with long table names differently, and joins
    short rows of longer tables."""
    return len(op.snake) > 40 or len(op.types) > 4


def _apart(op: Operator, lines: list[str]) -> bool:
    """Whether clang-format is switched off around a table."""
    return in_columns(lines) and not _wide(op)


def _result(argument: Argument) -> str:
    """The type of the output of an in-place tensor, if it differs from the input's; else ""."""
    types = [p.type for p in argument.roles if isinstance(p, InputParam)]
    outs = [p for p in argument.roles if isinstance(p, OutputParam) and argument.role == "inout"]
    return outs[0].type if outs and (outs[0].cast or outs[0].type not in types) else ""


def _counted(field_name: str, table: str) -> list[str]:
    """The field initializer for the length of a table."""
    return statement(f".{field_name} = sizeof({table}) / sizeof({table}[0]),", 4)


def _type(op: Operator, name: str) -> str:
    kind = op.type_named(name)
    if isinstance(kind, TypeRule):
        values = {mode.name: dict(mode.values) for mode in op.modes}
        when = [f"{quoted(mode)}, {values[mode][label]}" for mode, label in kind.when] or ["NULL, 0"]
        return f"{{{quoted(name)}, {quoted(kind.rule)}, {{{', '.join(map(quoted, (*kind.args, *kind.scalars)))}}}, {when[0]}, {quoted(kind.beside) if kind.beside else 'NULL'}}},"
    return f'{{{quoted(name)}, "", {{NULL}}, NULL, 0, NULL}},'


def _formulas(op: Operator) -> list[list[str]]:
    """The formulas of parts, then of outputs, each as a braced initializer."""
    found = [(p.name, "", view_text(p)) for p in op.tensor_operands if p.part is not None]
    found += [(let.name, "", show(let.expr)) for let in op.lets]
    found += [
        (formula.output, " and ".join(f"{m} is {label}" for m, label in case.when), case.text)
        for formula in op.formulas
        for case in formula.cases
    ]
    return [
        [
            *field(".output = ", output, 8),
            *field(".when = ", when, 8),
            *field(".text = ", text, 8),
        ]
        for output, when, text in found
    ]


def kind_of(argument: Argument) -> str:
    param = argument.param
    if isinstance(param, TensorParam):
        return "TENSOR" if param.laid is None and not param.alone else "TENSORS"
    if isinstance(param, RowsParam):
        return "COUNTS"
    if isinstance(param, IgnoredParam) and (param.absent or param.c == "aclIntArray"):
        return "ABSENT"  # or a list that is not looked at: clients pass none
    if isinstance(param, IgnoredParam):
        return "IGNORED" if param.handle else _KINDS[param.c]
    if isinstance(param, ScalarParam) and param.c is None:
        return "SCALAR"
    if argument.axis:
        return "AXIS"
    if isinstance(param, LISTS):
        return "INTEGERS"
    if isinstance(param, FlagsParam):
        return "FLAGS"
    if isinstance(param, DtypeParam):
        return "DTYPE"
    return _KINDS[(param.c or "") if isinstance(param, (ScalarParam, ModeParam, IntegerParam)) else "int64_t"]


def _entry(op: Operator, entry: Entry) -> Values:
    slots = []
    for number, a in enumerate(entry.arguments):
        other = a.param.c if isinstance(a.param, (ModeParam, IntegerParam)) and a.param.c in ("int8_t", "int32_t", "int", "uint64_t") else ""
        member = {"aclTensor": "tensor", "aclIntArray": "integers", "bool": "boolean", "double": "real"}[a.param.c] if isinstance(a.param, IgnoredParam) and kind_of(a) == "ABSENT" else _MEMBERS[kind_of(a)]
        slots.append(f"{f'({other})' if other else ''}args->of[{number}].{member}")
    passed = ", ".join([*slots, "workspace_size", "executor"])
    call = f"return aclnn{entry.name}GetWorkspaceSize({passed});"
    heading = (
        f"static aclnnStatus prepare_{entry.snake}(const ac_entry_args *args, "
        "uint64_t *workspace_size, aclOpExecutor **executor)"
    )
    doc = op.doc
    if entry.variant is not None and entry.beside:
        doc = f"aclnn{op.name} in place: {entry.variant.told()}."
    space = [quoted(entry.spelled(name)) for name in op.space_tensors] + ["NULL"]
    sets = [_dtype_sets(entry, a) for a in entry.arguments]
    return {
        "snake": entry.snake,
        "name": f"aclnn{entry.name}",
        "op": op.name,
        "family": op.family,
        "spec": op.file,
        "header": f"aclnnop/{entry.header}",
        "variant": "inplace" if entry.variant else "",
        "by_rows": op.by_rows and not op.lined,
        "by_place": any(p.along is not None for p in op.point_indices),
        "row_axis": quoted(axis) if (axis := _row_axis(op)) is not None else "",
        "row_first": op.row_axis == FIRST,
        "row_all": op.row_axis == ALL,
        "row_kept": {CHANNEL: "2", INNER: "3"}.get(op.row_axis or "", ""),
        "row_groups": quoted(op.row_groups.name) if op.row_groups is not None else "",
        "turns": _turns(op),
        "row_shape": quoted(op.row_shape.name) if op.row_shape is not None else "",
        "doc": field(".doc = ", doc, 4),
        "on": per_product({p: "true" for p in entry.products}, ".on = ", 4, ","),
        "sets": [s for s in sets if s is not None],
        "choices": [_choices(entry, mode) for mode in op.modes],
        "cuts": [
            {"name": f"{entry.snake}_{snake(a.name)}_cuts", "lines": _cuts(op, a)}
            for a in entry.arguments
            if any(isinstance(p, TensorParam) and p.parts or isinstance(p, OutputParam) and p.put for p in a.roles)
        ],
        "params": [_param(op, entry, a) for a in entry.arguments],
        "joined": _joined(op, entry) if op.contraction is not None and op.contraction.summed else [],
        "count": _counted("param_count", f"{entry.snake}_params"),
        "refusals": [f"{{{status}, {quoted(plain(what))}}}," for what, status in refusals(entry)],
        "example": [_value(v) for v in example_values(op, entry)],
        "space": f"{{{', '.join(space if len(space) == 2 else space[:-1])}}}",
        "fits": statement(_fits(op, entry), 4) if limits(op) or op.row_groups is not None else [],
        "heading": statement(heading, declares=True),
        "call": statement(call, 4),
    }


def _row_axis(op: Operator) -> str | None:
    """The parameter that names the axis, or the axes, of the rows, or of lines of which an output has the first elements, or
    of runs."""
    if any(p.first is not None for p in op.outputs) and op.line_axis is not None:
        return op.line_axis.name
    if op.found_axis is not None:
        return op.found_axis.name
    return op.row_param.name if op.row_param is not None else None


def _value(value: Values) -> list[str]:
    """One argument of the worked example."""
    head = f'    {{"{value["name"]}", {"true" if value["result"] else "false"}, '
    return field(head, str(value["text"]), 0, "},")


def _fits(op: Operator, entry: Entry) -> str:
    """The C statement that returns whether the shapes of the arguments satisfy the preconditions."""
    names = [a.name for a in entry.arguments]
    if op.row_groups is not None:
        has = f"shapes[{names.index(entry.spelled(op.row_groups.of))}].rank > 1"
        return f"return {' && '.join([has, *([more] if (more := conditions_in_catalogue(limits(op), lambda t: names.index(entry.spelled(t)))) else [])])};"
    return f"return {conditions_in_catalogue(limits(op), lambda tensor: names.index(entry.spelled(tensor)))};"


def _dtypes_name(entry: Entry, argument: Argument) -> str:
    """The C name of the dtypes of an argument: without the operator, if the line would be too long."""
    name = f"{snake(argument.name)}_dtypes"
    whole = f"{entry.snake}_{name}"
    fits = len(f"static const uint64_t {whole}[AC_PRODUCT_COUNT] = {{") <= WIDTH
    return whole if fits else entry.snake.removesuffix(entry.op.snake) + name


def _dtype_sets(entry: Entry, argument: Argument) -> Values | None:
    rows = entry.dtypes(argument)
    if not rows:
        return None
    lines = [
        line
        for product, row in rows.items()
        for line in statement(f"[{product_macro(product)}] = {set_text(row)},", 4)
    ]
    name = _dtypes_name(entry, argument)
    return {"name": name, "lines": lines, "columns": _apart(entry.op, lines)}


def _choices(entry: Entry, mode: ModeParam) -> Values:
    lines: list[str] = []
    listed = {value for _, value in mode.listed}
    other = next(str(number) for number in range(len(listed) + 1) if str(number) not in listed)
    for label, value in mode.values:
        text, number = (value, str(len(lines) if mode.name in entry.op.turning else 0)) if mode.c == "char *" else ("NULL", value or other)
        lines.append(f"{{{quoted(label)}, {text}, {number}}},")
    return {"name": f"{entry.snake}_{snake(mode.name)}_choices", "lines": lines, "columns": _apart(entry.op, lines)}


def _cuts(op: Operator, argument: Argument) -> list[str]:
    """An initializer for each view of each part of a tensor, with the values of modes that select it; or for the map by
    which points fall on an output."""
    lines = []
    assert isinstance(argument.param, TensorParam)
    puts = [p.put for p in argument.roles if isinstance(p, OutputParam) and p.put is not None]
    outputs = [p for p in argument.roles if isinstance(p, OutputParam) and p is not argument.param]
    made = {part.name: other.name for p in outputs for part, other in zip(argument.param.parts, p.parts)}
    for part in (*argument.param.parts, *(Part(argument.name, (((), put),)) for put in puts)):
        for when, use in part.cases:
            names = ", ".join(quoted(arg) if arg.isidentifier() else "NULL" for arg in use.args)
            numbers = ", ".join("0" if arg.isidentifier() else arg for arg in use.args)
            word = f"AC_MAP_{use.word.upper()}"
            fields = {".part": quoted(part.name), **({".made": quoted(made[part.name])} if part.name in made else {}), ".when": _flags(op, when), ".map": word, ".args": f"{{{names}}}"}
            if any(not arg.isidentifier() for arg in use.args):
                fields[".numbers"] = f"{{{numbers}}}"
            fields[".arg_count"] = str(len(use.args))
            texts = [line for name, value in fields.items() for line in statement(f"{name} = {value},", 8)]
            lines += ["    {", *texts, "    },"]
    return lines


def _wraps(param: Param) -> list[str]:
    """The fields that say whether negative indices count from the end."""
    if not isinstance(param, InputParam) or not param.wraps:
        return []
    return [".wraps = true,", *([f".wraps_when = {quoted(param.wraps_when)},"] if param.wraps_when is not None else [])]


def _flags(op: Operator, when: When) -> str:
    """The C expression of the values of modes under which a case counts."""
    values = {m.name: {label: str(k) for k, (label, _) in enumerate(m.values)} if m.c == "char *" else dict(m.values) for m in op.modes}
    flags = [f"{{{quoted(mode)}, {values[mode][label]}}}" for mode, label in when] + ["{NULL, false}"]
    return f"(const ac_entry_flag[]){{{', '.join(flags)}}}"


def _turns(op: Operator) -> list[str]:
    """An initializer for each case in which formulas reduce, or do not."""
    rows = (f"{{{_flags(op, turn.when)}, {'true' if turn.by_row else 'false'}}}," for turn in op.turns)
    return [line for row in rows for line in statement(row, 12)]


def _param(op: Operator, entry: Entry, argument: Argument) -> Values:
    param = argument.param
    view = view_of(op, param) if isinstance(param, TensorParam) else "same"
    outputs = [p for p in argument.roles if isinstance(p, OutputParam)]
    goal = op.goal_type(param) if isinstance(param, OutputParam) else None
    parts = param.parts if isinstance(param, TensorParam) else ()
    put = next((p.put for p in outputs if p.put is not None), None)
    mode = param if isinstance(param, ModeParam) else None
    if len(op.space.of) > 1 and param.name in op.space.of and not op.space.outer:
        view = "broadcast"
    if view == "channel" and op.row_groups is not None:
        view = "channels"
    if view == VERDICT and isinstance(param, OutputParam) and param.one_axis:
        view = "verdict_line"
    if isinstance(param, TensorParam) and param.aligned:
        view = ALIGNED
    if isinstance(param, InputParam) and param.classed is not None:
        view = {CLASS: "class", REDUCED: "of_row"}.get(param.classed.word, "each_class" if param.classed.alone else "of_class")
    if param in op.indices:
        view = "index"
    if param in op.bases:
        view = "over"
    optional = param.default is not None
    folds = any(
        sums_points(case.expr)
        for formula in op.formulas
        if formula.output in {p.name for role in argument.roles for p in role.operands}
        for case in formula.cases
    )
    cuts = sum(len(part.cases) for part in parts) + (put is not None)
    return {
        "name": argument.name,
        "c_type": argument.c_type.strip(),
        "doc": field(".doc = ", param.doc, 8),
        "role": "AC_ROLE_ABSENT" if isinstance(param, IgnoredParam) and param.absent else f"AC_ROLE_{_ROLES[argument.role]}",
        "kind": f"AC_KIND_{kind_of(argument)}",
        "view": f"AC_ENTRY_{view.upper()}",
        "fold": folds,
        "type": quoted(param.type) if isinstance(param, (TensorParam, ScalarParam, DtypeParam)) else '""',
        "cast": isinstance(param, (OutputParam, ScalarParam)) and param.cast,
        "result": quoted(_result(argument)) if _result(argument) else "",
        "cast_to": quoted(goal) if goal is not None else "",
        "converts": any(p.converts for p in outputs),
        "truncate": any(p.truncate for p in outputs),
        "real": any(p.real for p in outputs),
        "truth": any(p.truth for p in outputs),
        "position": any(p.position for p in outputs),
        "narrow": next((quoted(p.narrow) for p in outputs if p.narrow is not None), ""),
        "reduced": quoted(param.classed.name) if isinstance(param, InputParam) and param.classed is not None and param.classed.word == REDUCED else next((quoted(p.totals) for p in outputs if p.totals is not None), ""),
        "wraps": _wraps(param),
        "counted": any(count.of == param.name and count.over is None for count in op.counts),
        "flagged": _flag_of(op, param),
        "keeps": isinstance(param, InputParam) and param.keeps,
        "blocks": isinstance(param, InputParam) and param.blocks is not None,
        "blocks_made": any(p.blocks for p in outputs),
        "blocks_alone": isinstance(param, InputParam) and param.blocks == NEEDED,
        "present": isinstance(param, IgnoredParam) and param.present,
        "rank": (param.rank or 0) if isinstance(param, TensorParam) else 0,
        "aligned": [f".aligned = {{{', '.join(quoted(arg) if arg.isidentifier() else 'NULL' for arg in param.aligned)}}},"] if isinstance(param, TensorParam) and param.aligned else [],
        "octets": [".highest = true,", *([f".byte_rows = {quoted(param.octets.rows)},"] if param.octets.rows is not None else [])] if isinstance(param, TensorParam) and param.octets is not None else [],
        "letters": quoted(_usual_case(op).letters(op.axes_in(_usual_case(op), param))) if op.contraction and isinstance(param, TensorParam) else "",
        "optional": optional,
        "either": param.name in op.either,
        "fallback": c_number(_fallback(param)) if optional and not isinstance(param, (OutputParam, RowsParam, IgnoredParam)) else "",
        "dtypes": _dtypes_name(entry, argument) if entry.dtypes(argument) else "",
        "choices": f"{entry.snake}_{snake(argument.name)}_choices" if mode else "",
        "choice_count": len(mode.values) if mode else 0,
        "open": mode.open if mode else False,
        "output": output_values(op, entry, param) if isinstance(param, OutputParam) else None,
        "cuts": f"{entry.snake}_{snake(argument.name)}_cuts" if parts or put else "",
        "put": put is not None,
        "beside": op.apart and isinstance(param, TensorParam) and param not in op.by_space[0].tensors,
        "cut_count": statement(f".cut_count = {cuts},", 8),
        "counts": _counts(entry, param),
        "list": _list(param) + ([f".length = {param.length},"] if isinstance(param, IntegersParam) and param.length is not None else []),
        "axes": [f".{word} = true," for word in ("every", "filled", "repeats") if isinstance(param, (AxesParam, AxisParam, ExtentParam)) and getattr(param, word, False)]
        + ([f".unless = {quoted(param.unless)},"] if isinstance(param, AxesParam) and param.unless else []),
        "flat": str(param.flat) if isinstance(param, AxisParam) and param.flat is not None else "",
        "axis_of": entry.spelled(param.of) if isinstance(param, (AxesParam, AxisParam, ExtentParam, ExtentsParam, GroupsParam, RowsParam)) else "",
        "extent": [f".extent = {param.axis},", *([".behind = true,"] if param.behind else [])] if isinstance(param, ExtentParam) else [],
    }


def _flag_of(op: Operator, param: Param) -> list[str]:
    """The initializers of an output that a flag says is written."""
    flag = op.flag_of(param.name)
    return [f".flags = {quoted(flag[0].name)},", f".flag = {flag[1]},"] if flag is not None else []


def _usual_case(op: Operator) -> Contraction:
    """What is contracted where modes have their first values."""
    c = op.contraction_in({mode.name: mode.values[0][0] for mode in op.modes}) if len(op.contractions) > 1 else op.contraction
    assert c is not None
    return c


def _joined(op: Operator, entry: Entry) -> list[str]:
    """An initializer for each case of a contraction whose summed axes are joined."""
    lines = []
    for when, c in op.contractions:
        axes = [f"[{k}] = {quoted(c.letters(op.axes_in(c, a.param)))}" for k, a in enumerate(entry.arguments) if isinstance(a.param, TensorParam)]
        fields = {".when": _flags(op, when) if when else "", ".axes": f"{{{', '.join(axes)}}}"}
        fields[".summed"] = quoted("".join(map(c.letter, c.summed)))
        fields[".result"] = quoted(c.letters(c.space)) if c.shares else ""
        fields[".extent"] = quoted(c.extent) if c.extent is not None else ""
        if c.chain is not None:
            fields[".inner"] = f"'{c.letter(c.link)}'"
            fields[".output"] = quoted(next(p.name for p in op.outputs if p.name not in dict(c.rows) or c.gradients is not None))
            fields[".gradients"] = "true" if c.gradients is not None else ""
            fields[".mask"] = quoted(c.drop.name) if c.drop is not None else ""
            fields[".band"] = quoted(c.band[0]) if c.band and c.band[0].isidentifier() else ""
            if op.counting:
                counts = (f'{{"{counted_letters(c, p)}", {quoted(p.name)}, {quoted(p.zero) if p.zero is not None else "NULL"}}}' for p in op.counting)
                fields[".counts"] = f"{{{', '.join(counts)}}}"
        seen = c.seen
        if seen is not None:
            fields[".spread"] = "true" if seen.word == "spread" else ""
            fields[".args"] = f"{{{', '.join(quoted(arg) if arg.isidentifier() else 'NULL' for arg in seen.args)}}}"
            if not all(arg.isidentifier() for arg in seen.args):
                fields[".numbers"] = f"{{{', '.join('0' if arg.isidentifier() else arg for arg in seen.args)}}}"
        lines += ["    {", *(line for name, value in fields.items() if value for line in _field(name, value)), "    },"]
    return lines


def _field(name: str, value: str) -> list[str]:
    """An initializer; of values with numbers of their own on a line, or with a line for each if they are many."""
    line = f"        {name} = {value},"
    if len(line) <= WIDTH or not value.startswith("{[") or value.count(", ") < TOGETHER:
        return statement(f"{name} = {value},", 8)
    margin = " " * (line.index("{") + 1)
    first, *others = line.split(", ")
    return [f"{first},", *(f"{margin}{part}," for part in others[:-1]), f"{margin}{others[-1]}"]


def _list(param: Param) -> list[str]:
    """The initializers that say how the tensors of a list lie in the one that formulas see."""
    if isinstance(param, TensorParam) and param.alone:
        return [".list = AC_LIST_ALONE,"]
    if not isinstance(param, TensorParam) or param.laid is None:
        return []
    names = [quoted(arg) if arg.isidentifier() else "NULL" for arg in param.laid.args]
    return [f".list = AC_LIST_{param.laid.word.upper()},", f".list_args = {{{', '.join(names if len(names) > 1 else [*names, 'NULL'])}}},"]


def _counts(entry: Entry, param: Param) -> list[str]:
    """The initializers that describe a tensor of counts."""
    if not isinstance(param, RowsParam):
        return []
    lines = [f"        .{word} = true," for word in ("zero", "within") if getattr(param.rule, word)]
    empty = param.rule.empty
    wanted = entry.products if empty is None else (*empty, *([HOST] if empty else []))
    on = {product: "true" for product in entry.products if product in wanted}
    return [*lines, *(per_product(on, ".empty = ", 8, ",") if on else [])]


def _fallback(param: Param) -> Fraction | float:
    """The default that a null pointer stands for: a number, or the position of a mode's label."""
    if isinstance(param, ModeParam):
        return Fraction([label for label, _ in param.values].index(param.default or ""))
    return param.fallback


def catalogue_values(operators: tuple[Operator, ...], facts: Facts) -> Values:
    """For catalogue/catalogue.c: the list of all entry points."""
    entries = [entry for op in operators for entry in entries_of(op, facts)]
    return {
        "banner": banner("the specs", ["", "The list of all entry points."]),
        "entries": [f"{entry.snake}_entry" for entry in entries],
        "pointers": [f"&{entry.snake}_entry," for entry in entries],
    }
