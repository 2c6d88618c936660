"""Values for the kernels of an operator: lowered statements with their layout."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from codegen.emit.common import Values, banner, dtype_macro, formula_lines, in_columns, includes
from codegen.emit.headers import kinds, table_names
from codegen.kernel.driver import Driven
from codegen.kernel.integer_step import IntegerStep
from codegen.kernel.ir import Function, Op, Word, functions_of, values_of, within
from codegen.kernel.printer import heading_of, lines_of, step_line
from codegen.kernel.row_form import EXTREMES, POSITIONS
from codegen.kernel.row_steps import RowStep, Vectors
from codegen.kernel.step import Statement
from codegen.kernel.sum_step import Lines, SumStep
from codegen.kernel.lowering import Kernel, made_of
from codegen.language.modes import modes_of
from codegen.language.operator import Operator
from codegen.text.layout import statement
from codegen.text.wrap import comment


def kernel_values(op: Operator, kernels: tuple[Kernel, ...]) -> Values:
    """For <family>/<op>_kernel.c."""
    about = [
        "",
        *formula_lines(op),
        "",
        "Compiled once per instruction set; AC_ISA() gives each copy its own symbol.",
    ]
    functions = {function.name: function for kernel in kernels for function in kernel.functions}
    made = {kernel.name: kernel for kernel in kernels}.values()  # modes may share a kernel
    rows = [(*kind, i) for kind in kinds(kernels) for i, _ in enumerate(modes_of(op))]
    tables = [
        {
            "open": f"[{name}] = {{{{" if name else "{{",
            "kernels": [
                {"dtype": dtype_macro(k.dtype), "name": k.name}
                for k in kernels
                if (k.stage, k.usual, k.mode_index) == row
            ],
        }
        for row, name in zip(rows, table_names(op, kernels))
    ]
    return {
        "banner": banner(op.file, about),
        "includes": includes(f"{op.family}/{op.snake}.h", *_words(op, kernels)),
        "helpers": [_function(function) for function in functions.values()],
        "kernels": _all_driven(op, [kernel for kernel in made if kernel.driven]),
        "row_kernels": [_row_kernel(op, kernel) for kernel in made if kernel.steps],
        "op": op.snake,
        "tables": tables,
    }


def _words(op: Operator, kernels: tuple[Kernel, ...]) -> list[str]:
    """The headers with what the kernels call."""
    if op.moves:
        return ["kernel/move.h"]
    loops = {header for kernel in kernels if kernel.driven for header in kernel.driven.headers}
    integers = any(isinstance(step, IntegerStep) for kernel in kernels for step in kernel.steps)
    rows = ["simd/reduce/extremes.h"] if _extremes(kernels) else []
    rows += ["simd/reduce/integers.h"] if integers else []
    rows += ["contract/reductions.h", "simd/reduce/positions.h"] if _positions(kernels) else []
    words = {word for kernel in kernels for word in _words_of(kernel)}
    rows += ["simd/math/integers.h"] if any(word.spelling.startswith("ac_") for word in words) else []
    rows += ["simd/math/remainder_f64.h"] if any(word.name.startswith("vf64_fmod") for word in words) else []
    rows += ["simd/math/decimal_f64.h"] if any(word.name.startswith("vf64_decimal") for word in words) else []
    loops_of = [f"simd/loops/{header}" for header in sorted(loops)]
    return [*loops_of, *rows, "simd/reduce/terms.h" if _sums(kernels) else "simd/simd.h"]


def _words_of(kernel: Kernel) -> Iterator[Word]:
    """The words that the functions of a kernel use."""
    functions = [f for function in kernel.functions for f in functions_of(function)]
    values = [v for f in functions for s in f.body for v in values_of(s)] + [f.result for f in functions]
    return (part.word for value in values for part in within(value) if isinstance(part, Op))


def _sums(kernels: tuple[Kernel, ...]) -> bool:
    """Whether an output folds."""
    return any(isinstance(step, SumStep) for kernel in kernels for step in kernel.steps)


def _extremes(kernels: tuple[Kernel, ...]) -> bool:
    """Whether a pass finds the most or the least of numbers, whose zeros have signs."""
    forms = [kernel.form for kernel in kernels if kernel.form is not None and kernel.vector]
    return any(EXTREMES.get(v.kind) in ("most", "least") for form in forms for v in form.values)


def _positions(kernels: tuple[Kernel, ...]) -> bool:
    """Whether a pass over numbers finds where the most or the least of them is."""
    forms = [kernel.form for kernel in kernels if kernel.form is not None and kernel.vector]
    return any(v.kind in POSITIONS for form in forms for v in form.values)


def _function(function: Function) -> Values:
    body = [line for depth, text in lines_of(function) for line in statement(text, 4 + 4 * depth)]
    return {
        "about": comment(function.about), "heading": statement(heading_of(function), declares=True), "lines": body,
    }  # fmt: skip


def _row_kernel(op: Operator, kernel: Kernel) -> Values:
    table = [f"[{i}] = {step.name}," for i, step in enumerate(kernel.steps) if step]
    return {
        "remark": kernel.remark,
        "steps": [_row_step(step) for step in kernel.steps if isinstance(step, RowStep)],
        "sums": [_sum_step(step) for step in kernel.steps if isinstance(step, SumStep)],
        "integers": [_integer_step(step) for step in kernel.steps if isinstance(step, IntegerStep)],
        "heading": statement(_heading(kernel), declares=True),
        "table": table,
        "columns": in_columns(table),
        "inputs": len(op.inputs),
    }


def _step_heading(name: str, panel: str = "panel") -> list[str]:
    text = f"static void {name}(const ac_panel *{panel}, const void *const ins[], void *const outs[], const void *attrs)"
    return statement(text, declares=True)


def _row_step(step: RowStep) -> Values:
    return {
        "about": comment(step.about),
        "heading": _step_heading(step.name, "panel" if step.settles else "shared"),
        "unused": step.unused,
        "setup": _printed(step.setup, 4),
        "plane": _printed(step.plane, 8),
        "line": _printed(step.line, 12),
        "lanes": step.lanes,
        "many": _vectors(*step.many, step.lines) if step.many else None,
        "fresh": _printed(step.fresh, 16),
        "one": _printed(step.one, 8 if step.settles else 16),
        "rest": _printed(step.rest, 16),
        "lines": step.lines,
        "settles": step.settles,
    }


def _vectors(count: str, made: Vectors, lines: bool) -> Values:
    return {
        "count": count,
        "declared": _printed(made.declared, 16),
        "before": _printed(made.before, 20),
        "body": _printed(made.body, 24 if lines else 20),
        "after": _printed(made.after, 20 if lines else 16),
    }


def _printed(statements: tuple[Statement, ...], depth: int) -> list[str]:
    return [line for made in statements for line in statement(step_line(made), depth)]


def _around(step: SumStep | IntegerStep) -> Values:
    """What stands around the loops over a line."""
    texts = {"setup": (step.setup, 4), "plane": (step.plane, 8), "next": (step.next, 12)}
    return {name: _printed(statements, depth) for name, (statements, depth) in texts.items()}


def _sum_step(step: SumStep) -> Values:
    return {
        "about": comment(step.about),
        "heading": _step_heading(step.name),
        "elements": step.elements,
        "at_once": step.at_once,
        "whole": _lines_of(step.whole, 20),
        "rest": _lines_of(step.rest, 16),
        **_around(step),
    }


def _integer_step(step: IntegerStep) -> Values:
    return {
        "about": comment(step.about),
        "heading": _step_heading(step.name),
        "body": [_printed((made,), 16) for made in step.body],
        **_around(step),
    }


def _lines_of(lines: Lines, depth: int) -> Values:
    """`depth`: of what is done with a vector."""
    texts = {"declared": (lines.declared, 16), "before": (lines.before, depth), "after": (lines.after, depth)}
    texts["body"] = (lines.body, depth + 4)
    return {
        "width": lines.width,
        **{name: _printed(statements, at) for name, (statements, at) in texts.items()},
    }


def _all_driven(op: Operator, kernels: list[Kernel]) -> list[Values]:
    """Kernels whose loop is written by hand. Those with the same scalars share their struct, and those that call the
    same functions their step."""
    structs: dict[tuple[str, ...], str] = {}
    steps: dict[tuple[str, ...], str] = {}
    found: list[Values] = []
    for kernel in kernels:
        made = kernel.driven
        assert made is not None
        fields = tuple(f"{a.vector} {a.local};" for a in kernel.attrs)
        new_struct, struct = fields not in structs, structs.setdefault(fields, f"{kernel.name}_scalars")
        body = (*fields, made.params, *made.step)
        new_step, step = body not in steps, steps.setdefault(body, f"{kernel.name}_at")
        scalars = "&s" if fields else "NULL"
        over = f"{made.over}, " if made.over else ""
        past, unheard = ("past, ", []) if made.setup else ("", ["(void)past;"])
        reads = f"const struct {struct} *const s = scalars;" if fields else "(void)scalars;"
        call = f"{made.run}({made.operands}, count, ins, outs, {past}{over}{step}, {scalars});"
        heading = f"AC_WORD void {step}({made.params}, const void *scalars)"
        found.append({
            "remark": kernel.remark,
            "struct": struct,
            "declared": fields if new_struct else (),
            "places": comment(_places(op, made)),
            "step": statement(heading, declares=True) if new_step else (),
            "body": _lines([reads, *made.step]),
            "heading": statement(_heading(kernel), declares=True),
            "setup": [*_scalars(op, kernel, struct), *_lines([*unheard, *made.setup, call])],
        })  # fmt: skip
    return found


def _places(op: Operator, driven: Driven) -> str:
    """Which operand each place of a loop's step has."""
    array = ("ins", "outs") if "ins" in driven.params else ("in", "out")
    operands = ((array[0], op.inputs), (array[1], op.outputs))
    return "; ".join(
        ", ".join(f"{name}[{i}]: {param.name}" for i, param in enumerate(params)) for name, params in operands
    ) + "."


def _lines(statements: Sequence[str]) -> list[str]:
    return [line for text in statements for line in statement(text, 4)]


def _scalars(op: Operator, kernel: Kernel, struct: str) -> list[str]:
    """What makes the struct of a kernel's scalars."""
    if not kernel.attrs:
        return ["    (void)attrs;"]
    return [
        *_lines([f"const struct {op.snake}_attrs *const a = attrs;"]),
        f"    const struct {struct} s = {{",
        *(f"        .{a.local} = {made_of(a)}," for a in kernel.attrs),
        "    };",
    ]


def _heading(kernel: Kernel) -> str:
    return (
        f"static void {kernel.name}(size_t count, const void *const ins[], void *const outs[], "
        "const void *attrs, uint32_t past)"
    )
