"""Values for the kernels of an operator: lowered statements with their layout."""

from __future__ import annotations

from codegen.emit.common import Values, banner, dtype_macro, formula_lines, in_columns, includes
from codegen.emit.headers import kinds, table_names
from codegen.kernel.ir import Function
from codegen.kernel.lower_loop import Loop
from codegen.kernel.printer import heading_of, lines_of
from codegen.kernel.row_steps import RowStep
from codegen.kernel.lowering import Kernel
from codegen.language.modes import modes_of
from codegen.language.operator import Operator
from codegen.text.layout import statement


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
    rows = [(usual, i) for usual in kinds(kernels) for i, _ in enumerate(modes_of(op))]
    tables = [
        {
            "open": f"[{name}] = {{{{" if name else "{{",
            "kernels": [
                {"dtype": dtype_macro(k.dtype), "name": k.name}
                for k in kernels
                if (k.usual, k.mode_index) == row
            ],
        }
        for row, name in zip(rows, table_names(op, kernels))
    ]
    return {
        "banner": banner(op.file, about),
        "includes": includes(f"{op.family}/{op.snake}.h", "simd/reduce/sums.h" if _sums(kernels) else "simd/simd.h"),
        "helpers": [_function(function) for function in functions.values()],
        "kernels": [_kernel(kernel) for kernel in made if not kernel.steps],
        "row_kernels": [_row_kernel(op, kernel) for kernel in made if kernel.steps],
        "op": op.snake,
        "tables": tables,
    }


def _sums(kernels: tuple[Kernel, ...]) -> bool:
    """Whether an output folds."""
    return any(s.element == "ac_sum" for kernel in kernels for s in kernel.outputs)


def _function(function: Function) -> Values:
    body = [line for depth, text in lines_of(function) for line in statement(text, 4 + 4 * depth)]
    return {"heading": statement(heading_of(function), declares=True), "lines": body}


def _row_kernel(op: Operator, kernel: Kernel) -> Values:
    heading = (
        f"static void {kernel.name}(size_t count, const void *const ins[], void *const outs[], "
        "const void *attrs, uint32_t past)"
    )
    table = [f"[{i}] = {step.name}," for i, step in enumerate(kernel.steps) if step]
    return {
        "remark": kernel.remark,
        "steps": [_row_step(step) for step in kernel.steps if step],
        "heading": statement(heading, declares=True),
        "table": table,
        "columns": in_columns(table),
        "inputs": len(op.inputs),
    }


def _row_step(step: RowStep) -> Values:
    heading = (
        f"static void {step.name}(const ac_rows *rows, const void *const ins[], "
        "void *const outs[], const void *attrs)"
    )
    depth = 8 if step.settles else 12
    return {
        "heading": statement(heading, declares=True),
        "unused": step.unused,
        "setup": [line for text in step.setup for line in statement(text, 4)],
        "line": [line for text in step.line for line in statement(text, 8)],
        "lanes": step.lanes,
        "body": [line for text in step.body for line in statement(text, depth)],
        "tail": [line for text in step.tail for line in statement(text, depth)],
        "settles": step.settles,
    }


def _kernel(kernel: Kernel) -> Values:
    heading = (
        f"static void {kernel.name}(size_t count, const void *const ins[], void *const outs[], "
        "const void *attrs, uint32_t past)"
    )
    loop = kernel.loop
    assert loop is not None
    runs = loop.runs
    return {
        "remark": kernel.remark,
        "heading": statement(heading, declares=True),
        "setup": [line for text in kernel.setup for line in statement(text, 4)],
        "loops": [_loop(loop, 4, "0")],
        "behind": runs.behind if runs else 0,
        "each": [line for text in runs.each for line in statement(text, 12)] if runs else [],
        "over_run": [_loop(runs.loop, 12, "start")] if runs else [],
    }


def _loop(loop: Loop, depth: int, first: str) -> Values:
    """A loop, and where it begins."""
    within = depth + (8 if loop.inner else 4)
    return {
        "first": first,
        "indent": " " * depth,
        "counts": bool(loop.lanes),
        "unrolled": loop.unrolled,
        "heading": loop.heading,
        "brace": " {" if len(loop.body) > 1 else "",
        "inner": loop.inner,
        "body": [line for text in loop.body for line in statement(text, within)],
        "after": [line for text in loop.after for line in statement(text, depth)],
        "rest": loop.rest,
        "tail_brace": " {" if len(loop.tail) > 1 else "",
        "tail": [line for text in loop.tail for line in statement(text, depth + 4)],
    }
