"""Values for the public header of an operator and for the internal one."""

from __future__ import annotations

from collections.abc import Sequence

from codegen.call.entry import Argument, Entry, declared, entries_of
from codegen.call.signature import validated
from codegen.emit.common import Values, banner, formula_lines
from codegen.emit.described import (
    BEFORE_CHECKS, VIEWS, bounds_text, meaning, plain, refusals, role_word, rows_text, shape_text,
)  # fmt: skip
from codegen.kernel.lowering import Kernel, complex_field, integer_field
from codegen.language.expression import snake
from codegen.language.facts import Facts
from codegen.language.modes import modes_of
from codegen.language.operator import Operator
from codegen.language.params import DtypeParam, IgnoredParam, ModeParam, RowsParam, ScalarParam, TensorParam
from codegen.text.layout import statement
from codegen.text.wrap import comment, wrap

_PHASE_TWO = "void *workspace, uint64_t workspaceSize, aclOpExecutor *executor, aclrtStream stream"
_BEFORE = (
    "Returns ACLNN_SUCCESS, or the status of the first check that fails; aclGetRecentErrMsg then says what was "
    f"wrong. After {BEFORE_CHECKS}, a call is refused, in this order, with"
)
_RESULTS = (
    ("workspaceSize", "result; the bytes of workspace that the second phase needs"),
    ("executor", "result; the handle for the second phase, which consumes it"),
)


def first_phase(entry: Entry, words: str = "", end: str = "") -> list[str]:
    """The prototype of the first phase, or its heading without `end`."""
    results = ["uint64_t *workspaceSize", "aclOpExecutor **executor"]
    parameters = ", ".join(declared(entry.arguments) + results)
    text = f"{words}aclnnStatus aclnn{entry.name}GetWorkspaceSize({parameters}){end}"
    return statement(text, declares=True)


def second_phase(entry: Entry, words: str = "", end: str = "") -> list[str]:
    return second_phase_of(f"aclnn{entry.name}", words, end)


def second_phase_of(name: str, words: str = "", end: str = "") -> list[str]:
    return statement(f"{words}aclnnStatus {name}({_PHASE_TWO}){end}", declares=True)


def _argument_lines(entry: Entry) -> list[str]:
    rows = [(a.name, _argument_text(entry, a)) for a in entry.arguments]
    return _columns([*rows, *_RESULTS])


def _argument_text(entry: Entry, a: Argument) -> str:
    """What an argument is, which dtypes and which shape it may have."""
    role, means = role_word(a), meaning(a)
    text = role if means in (role, f"the {role}") else f"{role}; {means}"
    if isinstance(a.param, IgnoredParam) and a.param.absent:
        return f"{means}; only {a.param.nothing} is allowed"
    if isinstance(a.param, IgnoredParam) and not a.param.handle:
        return text
    if isinstance(a.param, IgnoredParam):
        return text + ("; may be null" if a.param.optional else "; not null")
    if isinstance(a.param, RowsParam):
        return f"{text}; {plain(shape_text(entry, a))}"
    if isinstance(a.param, ModeParam):
        return f"{text}: {', '.join(value or 'any other value' for _, value in a.param.values)}"
    if isinstance(a.param, DtypeParam):
        return f"{text}; {_dtypes(entry, a)}"
    if isinstance(a.param, ScalarParam):
        text += f"; {_dtypes(entry, a)}" if a.param.c is None else ""
        return text + (f"; null means {a.param.default}" if a.param.optional else "")
    if isinstance(a.param, TensorParam):
        return f"{text}; {_dtypes(entry, a)}; shape: {plain(shape_text(entry, a))}"
    return f"{text}; {plain(shape_text(entry, a))}"


def _dtypes(entry: Entry, a: Argument) -> str:
    """The dtypes of an argument, or the first argument that has the same."""
    first = next(other for other in entry.arguments if entry.dtypes(other) == entry.dtypes(a))
    return rows_text(entry, a) if first == a else f"dtypes of {first.name}"


def _columns(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Names and what they mean, in two columns of a comment."""
    width = max(len(name) for name, _ in rows) + 2
    rest = " *   " + " " * width
    return [line for name, text in rows for line in wrap(text, f" *   {name:<{width}}", rest)]


def _check_lines(entry: Entry) -> list[str]:
    """Which status a call is refused with, and why, in the order of the checks."""
    return _columns([(str(status), plain(what)) for what, status in refusals(entry)])


def _accuracy_lines(op: Operator) -> list[str]:
    """What is promised of the results, and what else is to be known of the operator."""
    lines = _columns([(name, f"{bound}; {means}") for name, bound, means in bounds_text(op)])
    if not op.notes:
        return lines
    notes = [line for note in op.notes for line in wrap(note, " *   - ", " *     ")]
    return [*lines, " *", " * Notes:", " *", *notes]


def headers_of(op: Operator, facts: Facts) -> tuple[str, ...]:
    """The headers that declare the entry points of an operator, most often one."""
    return tuple(dict.fromkeys(entry.header for entry in entries_of(op, facts)))


def header_values(operators: Sequence[Operator], facts: Facts, header: str) -> Values:
    """For include/aclnnop/<header>, which declares these operators."""
    visible = "ACL_FUNC_VISIBILITY "
    return {
        "banner": banner(" and ".join(op.file for op in operators)),
        "guard": f"ACLNNOP_{header.upper().replace('.', '_')}",
        "entries": [
            {
                "about": _about(op, entry),
                "arguments": _argument_lines(entry),
                "before": wrap(f"{_BEFORE}:", " * ", " * "),
                "checks": _check_lines(entry),
                "views": wrap(VIEWS, " * ", " * "),
                "accuracy": [] if entry.beside else _accuracy_lines(op),
                "like": f"aclnn{op.name}" if entry.beside else "",
                "first": first_phase(entry, visible, ";"),
                "second": second_phase(entry, visible, ";"),
                "then": comment(
                    f"Second phase: runs the plan that aclnn{entry.name}GetWorkspaceSize made, on a stream."
                ),
            }
            for op in operators
            for entry in entries_of(op, facts)
            if entry.header == header
        ],
    }


def _about(op: Operator, entry: Entry) -> list[str]:
    place = ""
    if entry.variant is not None:
        place = f"{entry.variant.told()}."
    if entry.beside:
        return wrap(f"aclnn{op.name} in place: {place}", " * ", " * ")
    lines = wrap(f"{op.doc} In place: {place}" if place else op.doc, " * ", " * ")
    return [*lines, " *", *(f" * {line}" for line in formula_lines(op))]


def attributes(op: Operator, kernels: tuple[Kernel, ...]) -> list[str]:
    """The fields of the attrs struct: scalars and counts that some kernel reads, in the order of the spec, and complex ones
    that may have their usual values."""
    used = {attr.field for kernel in kernels for attr in kernel.attrs}
    used |= {snake(p.name) for p in op.scalars if p.complex and p.usual is not None}
    return [snake(p.name) for p in (*op.scalars, *op.counts) if snake(p.name) in used]


def integer_attributes(op: Operator, kernels: tuple[Kernel, ...]) -> list[str]:
    """The fields that integer kernels read."""
    used = {attr.field for kernel in kernels for attr in kernel.attrs}
    return [integer_field(p) for p in op.scalars if integer_field(p) in used]


def complex_attributes(op: Operator, kernels: tuple[Kernel, ...]) -> list[str]:
    """The fields that kernels of complex numbers read."""
    used = {attr.field for kernel in kernels for attr in kernel.attrs}
    return [complex_field(p) for p in op.scalars if complex_field(p) in used]


def mode_names(op: Operator) -> list[str]:
    """An enumerator for each combination of modes, in the order of the kernel tables."""
    out = []
    for labels in modes_of(op):
        words = [op.snake]
        for mode, label in zip(op.kernel_modes, labels):
            words += [snake(mode.name)] if mode.c != "char *" else []
            words.append("".join(ch if ch.isalnum() else "_" for ch in snake(label)))
        out.append("_".join(words).upper())
    return out


def kinds(kernels: Sequence[Kernel]) -> list[tuple[int, bool]]:
    """The kinds of kernels in the order of their tables: the stage, and False for any scalars, True for usual ones."""
    return sorted({(kernel.stage, kernel.usual) for kernel in kernels})


def _stages(op: Operator) -> list[str]:
    """What the tables of a stage are numbered from, as enumerators; only the first one's begin at 0."""
    return [f"{op.snake.upper()}_ROWS"] if len(op.stages) > 1 else []


def stage_table(op: Operator, stage: int, mode: str) -> str:
    """The number of a stage's table for a mode."""
    if stage == 0:
        return mode
    (first,) = _stages(op)
    return first if mode == "0" else f"{first} + {mode}"


def usual_name(op: Operator) -> str:
    """The enumerator of the first kernel for usual scalars."""
    return f"{op.snake.upper()}_USUAL"


def table_names(op: Operator, kernels: Sequence[Kernel]) -> list[str]:
    """The indices of the kernel tables as enumerators; "" if there is only one table."""
    modes = mode_names(op) if op.kernel_modes else [""]
    if len(kinds(kernels)) == 1:
        return modes
    first = _stages(op)[0] if _stages(op) else usual_name(op)
    return [mode or "0" for mode in modes] + [f"{first} + {mode}" if mode else first for mode in modes]


def validate_prototype(entry: Entry) -> str:
    """The heading of the validate function, on one line."""
    parameters = ", ".join(parameter.declared for parameter in validated(entry))
    return f"aclnnStatus ac_{entry.snake}_validate({parameters})"


def internal_values(op: Operator, facts: Facts, kernels: tuple[Kernel, ...]) -> Values:
    """For <family>/<op>.h."""
    entries = entries_of(op, facts)
    modes = mode_names(op) if op.kernel_modes else []
    count = f"{op.snake.upper()}_MODES" if modes else "1"
    usual = [f"{usual_name(op)} = {count}"] if any(kernel.usual for kernel in kernels) else []
    stages = [f"{name} = {count}" for name in _stages(op)]
    tables = f"2 * {[usual_name(op), *_stages(op)][-1]}" if usual or stages else count
    return {
        "banner": banner(op.file),
        "guard": f"AC_{op.family.upper()}_{op.snake.upper()}_H",
        "headers": headers_of(op, facts),
        "arrays": any(a.handle in ("int_array", "bool_array", "tensor_list") for entry in entries for a in entry.arguments),
        "scalars": any(a.handle == "scalar" for entry in entries for a in entry.arguments),
        "op": op.snake,
        "struct": bool(attributes(op, kernels) or integer_attributes(op, kernels) or complex_attributes(op, kernels)),
        "attrs": attributes(op, kernels),
        "integers": integer_attributes(op, kernels),
        "complexes": complex_attributes(op, kernels),
        "modes": [*modes, count] if modes else [],
        "usual": usual,
        "stages": stages,
        "modes_about": " and ".join(mode.name for mode in op.kernel_modes),
        "prototypes": [
            line
            for entry in entries
            for line in statement(validate_prototype(entry) + ";", declares=True)
        ],
        "functions": " and ".join(f"aclnn{entry.name}" for entry in entries),
        "tables": statement(f"AC_ISA_EXTERN(const ac_kernels, ac_{op.snake}_kernels, [{tables}]);") if kernels else [],
        "several": len(entries) > 1,
    }
