"""Values for the validation of an operator: one table for each type, one line for each check."""

from __future__ import annotations

from dataclasses import replace

from codegen.call.check_list import checks_of, empty_table, is_looked_at, mode_index, mode_values, tables_of
from codegen.call.check_record import Check
from codegen.call.dtype_checks import scalar_set, table_name
from codegen.call.entry import Entry, entries_of
from codegen.call.preconditions import needs_infinity, predicate
from codegen.emit.common import Values, banner, in_columns, includes, product_macro, set_text
from codegen.emit.headers import mode_names, validate_prototype
from codegen.language.facts import HOST, Facts
from codegen.language.operator import Operator
from codegen.language.params import AXIS_DTYPES, AxesParam, AxisParam, ModeParam, RowsParam
from codegen.language.status import LATE
from codegen.text.layout import statement
from codegen.text.wrap import comment, wrap


def validate_values(op: Operator, facts: Facts) -> Values:
    """For <family>/<op>_validate.c."""
    entries = entries_of(op, facts)
    names = " or ".join(f"aclnn{entry.name}" for entry in entries)
    about = (
        f"Decides whether a call to {names} is well formed. The order is the same for every "
        f"operator: presence, data types, {'the modes that shapes depend on, ' if op.turns else ''}ranks, {'axes, ' if any(isinstance(p, (AxisParam, AxesParam)) for p in op.params) else ''}shapes, preconditions, {'other modes' if op.turns else 'modes'}. "
        "The first failure is the one reported."
    )
    return {
        "banner": banner(op.file, ["", *wrap(about, "", "", 97)]),
        "includes": [
            *includes(f"{op.family}/{op.snake}.h", "check/check.h"),
            *(["", "#include <math.h>"] if needs_infinity(op.requires) else []),
        ],
        "tables": _tables(entries),
        "scalars": [
            {
                "name": p.name,
                "lines": statement(
                    f"static const ac_dtype_set {scalar_set(p)} = {set_text(p.allowed)};"
                ),
            }
            for p in op.scalars
            if p.c is None and p.allowed is not None
        ]
        + [
            {"name": a.name, "lines": statement(f"static const ac_dtype_set {scalar_set(a.param)} = {set_text(AXIS_DTYPES)};")}
            for a in entries[0].arguments
            if a.axis
        ],
        "counts": [_empty_table(p) for p in op.params if isinstance(p, RowsParam) and p.rule.empty is not None],
        "modes": [_mode_table(mode) for mode in op.modes if mode.c != "bool" and (mode in op.kernel_modes or not mode.open)],
        "requires": [{"about": comment(f"{r.text}."), "lines": predicate(op, r)} for r in op.requires],
        "functions": [_function(entry) for entry in entries],
    }


def _tables(entries: tuple[Entry, ...]) -> list[Values]:
    out: dict[str, Values] = {}
    for entry in entries:
        for type_name in tables_of(entry):
            table = table_name(entry, type_name)
            about = f"The data types {type_name} may take on each product"
            if table != f"dtypes_{type_name}":
                about += f" in aclnn{entry.name}"
            about += ". A product without a row lacks the operator."
            rows = {p: row for p, row in entry.rows(type_name).items() if p in entry.products}
            lines = [
                line
                for product, row in rows.items()
                for line in statement(f"[{product_macro(product)}] = {set_text(row)},", 4)
            ]
            columns = in_columns(lines)
            values = {"about": comment(about), "lines": lines, "columns": columns}
            out.setdefault(table, {"name": table, **values})
    return list(out.values())


def _empty_table(param: RowsParam) -> list[str]:
    """The products on which a tensor of counts may be empty."""
    assert param.rule.empty is not None
    head = f"static const bool {empty_table(param)}[AC_PRODUCT_COUNT] = "
    products = (*param.rule.empty, *([HOST] if param.rule.empty else []))
    if not products:
        return [f"{head}{{false}};"]
    return [f"{head}{{", *(f"    [{product_macro(name)}] = true," for name in products), "};"]


def _mode_table(mode: ModeParam) -> list[str]:
    """The values that a mode may have, in the order of the spec."""
    element = "char *const" if mode.c == "char *" else "int64_t"
    values = ", ".join(value for _, value in mode.listed)
    return statement(f"static const {element} {mode_values(mode)}[] = {{{values}}};")


def _function(entry: Entry) -> Values:
    blocks: dict[str, list[str]] = {}
    declared: set[str] = set()
    for check in checks_of(entry):
        lines = blocks.setdefault(check.group, [])
        if check.status in LATE.values() and "late" not in declared:
            declared.add("late")
            lines.append(f"    ac_refuse_late({check.status});")
        for local in check.locals:
            lines += statement(local.declaration, 4) if local.name not in declared else []
            declared.add(local.name)
        lines += _made(check)
    outcome = _mode_result(entry)
    return {
        "heading": statement(validate_prototype(entry), declares=True),
        "blocks": [*blocks.values(), *([outcome] if outcome else [])],
    }


def _made(check: Check) -> list[str]:
    """The statement that makes a check."""
    whole = statement(f"AC_TRY({check.in_c});", 4)
    if len(whole) == 1 or not check.only_if:
        return whole
    condition = " && ".join(given.text for given in check.only_if)
    return [*statement(f"if ({condition})", 4), *statement(f"AC_TRY({replace(check, only_if=()).in_c});", 8)]


def _mode_result(entry: Entry) -> list[str]:
    """The statement that stores the position of the mode, or combination of modes; [] if a check stores it."""
    modes = entry.op.kernel_modes
    if len(modes) == 1 and is_looked_at(entry.op, modes[0]):
        return statement(f"*kernel_mode = {mode_index(modes[0])};", 4)
    if not modes or (len(modes) == 1 and modes[0].c != "bool" and not modes[0].open):
        return []
    if len(modes) == 1:
        flag = modes[0].c == "bool"
        found = _flag(modes[0], mode_names(entry.op)) if flag else _position(modes[0])
        return statement(f"*kernel_mode = {found};", 4)
    terms = ""
    for position, mode in enumerate(modes):
        index = mode_index(mode)
        if mode.open:
            index = _position(mode)
        elif mode.c == "bool":
            index = f"(size_t){'!' if mode.values[0][1] == 'true' else ''}{mode.name}"
        before = f"({terms})" if position > 1 else terms
        terms = f"{before} * {len(mode.values)} + {index}" if terms else index
    return statement(f"*kernel_mode = {terms};", 4)


def _position(mode: ModeParam) -> str:
    """The C expression of a value's position among those listed, or the position after them."""
    return f"ac_mode_find({mode.name}, {mode_values(mode)}, {len(mode.listed)})"


def _flag(mode: ModeParam, names: list[str]) -> str:
    """The C expression of the enumerator of a boolean mode."""
    first, second = names if mode.values[0][1] == "true" else reversed(names)
    return f"{mode.name} ? {first} : {second}"
