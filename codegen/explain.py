"""Explain: prints how the generator understands one operator, stage by stage."""

from __future__ import annotations

import difflib
from pathlib import Path

from codegen.algebra.meaning import Meanings, Numbers, numbers_of
from codegen.call.entry import entries_of
from codegen.emit.common import view_text
from codegen.kernel.lowering import Kernel, lower
from codegen.kernel.printer import heading_of, lines_of, step_line
from codegen.kernel.sum_step import SumStep
from codegen.language.diagnostic import Report
from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.facts import Facts
from codegen.language.formula import show
from codegen.language.operator import Operator, TypeRows, TypeRule
from codegen.language.params import ScalarParam, TensorParam
from codegen.language.place import Span
from codegen.language.read_yaml import read
from codegen.language.tree import Items, Map, Node, Scalar
from codegen.language.type_dtypes import complex_dtypes, integer_dtypes, kernel_dtypes
from codegen.language.words import WORDS

_LONG = 70


def find(name: str, operators: list[Operator]) -> Operator | None:
    """The operator with this name, file name or entry point."""
    wanted = name.removeprefix("aclnn")
    for op in operators:
        names = {op.name, op.snake, *(variant.name for variant in op.variants)}
        if wanted in names:
            return op
    return None


def unknown(name: str, operators: list[Operator]) -> str:
    """The error message for a name that `find` does not know."""
    known = [op.name for op in operators]
    near = difflib.get_close_matches(name.removeprefix("aclnn"), known, n=1)
    hint = f"did you mean '{near[0]}'? " if near else ""
    return f"there is no operator '{name}'; {hint}the operators are {', '.join(known)}"


def explain(op: Operator, facts: Facts, spec_root: Path) -> str:
    """The whole explanation."""
    meanings = Meanings(op)
    kernels = lower(meanings, facts)
    parts = [
        ("tree", _tree(op, spec_root)),
        ("model", _model(op, facts)),
        ("formula", _formula(meanings, facts)),
        ("kernels", [line for kernel in kernels for line in _kernel(kernel)]),
    ]
    return "\n".join(line for title, lines in parts for line in (f"== {title}", *lines, ""))


def _tree(op: Operator, spec_root: Path) -> list[str]:
    """The spec as read: every key with its line and column."""
    family, name = Path(op.file).parts[-2:]
    document = read(spec_root / family / name, op.file, Report())
    return [op.file, *(_branch(document.root, 0) if document else [])]


def _branch(node: Map, depth: int) -> list[str]:
    lines = []
    for entry in node:
        value = entry.value
        head = f"{_at(entry.key.span)}{'    ' * depth}{entry.key.text}"
        if isinstance(value, Map):
            lines += [f"{head}:", *_branch(value, depth + 1)]
        elif isinstance(value, Items) and len(_flat(value)) > _LONG:
            pad = "    " * (depth + 1)
            lines.append(f"{head}:")
            lines += [f"{_at(item.span)}{pad}- {_flat(item)}" for item in value.values]
        else:
            lines.append(f"{head}: {_flat(value)}")
    return lines


def _at(span: Span) -> str:
    return f"{span.line:>4}:{span.column:<4}"


def _flat(node: Node) -> str:
    """A node on one line."""
    if isinstance(node, Scalar):
        return node.text.strip()
    if isinstance(node, Items):
        return f"[{', '.join(_flat(value) for value in node.values)}]"
    return f"{{{', '.join(f'{entry.key.text}: {_flat(entry.value)}' for entry in node)}}}"


def _model(op: Operator, facts: Facts) -> list[str]:
    lines = [f"operator {op.name} in {op.family}, header aclnnop/{op.header}"]
    for entry in entries_of(op, facts):
        lines.append(f"entry point aclnn{entry.name} on {', '.join(entry.products)}")
        for a in entry.arguments:
            lines.append(f"    {a.role:<8} {a.c_type}{a.name}")
    for kind in op.types:
        if isinstance(kind, TypeRule):
            when = [f"{mode} is {label}" for mode, label in kind.when]
            lines.append(f"type {kind.name} = {kind.rule}({', '.join((*kind.args, *filter(None, [kind.beside]), *kind.scalars, *when))})")
        elif isinstance(kind, TypeRows):
            lines.append(f"type {kind.name}")
            lines += [f"    {product}: {' '.join(row)}" for product, row in kind.rows.items()]
    axes = op.space.axes
    lines.append(f"space [{', '.join(axes)}]" if axes is not None else f"space {(' by ' if op.space.outer else ' broadcast with ').join(op.space.of)}")
    for p in op.tensor_operands:
        like = f" like {p.like}" if p.like else ""
        lines.append(f"view {p.name}: {view_text(p)}{like}")
    return lines


def _formula(meanings: Meanings, facts: Facts) -> list[str]:
    """Each case as written, as a typed tree, and as the kernels compute it."""
    op, lines = meanings.op, []
    for let in op.lets:
        lines += [f"{let.name} = {show(let.expr)}", *_typed(op, let.expr, 1)]
    for formula in op.formulas:
        for case in formula.cases:
            when = " and ".join(f"{mode} is {label}" for mode, label in case.when)
            lines.append(f"{formula.output} = {case.text}" + (f"    ({when})" if when else ""))
            lines += _typed(op, case.expr, 1)
            if op.contraction is None:
                lines += _meanings(meanings, case.expr, facts)
            elif not op.contraction.shares:
                lines.append(f"    contracted along {op.contraction.inner}")
    return lines


def _meanings(meanings: Meanings, expr: Expr, facts: Facts) -> list[str]:
    """For each class of dtypes the expression that is computed, and the rules that made it."""
    op = meanings.op
    dtypes = (*kernel_dtypes(op, facts), *integer_dtypes(op, facts), *complex_dtypes(op, facts))
    numbers = [Numbers.WIDE] if op.by_rows else [numbers_of(dtype) for dtype in dtypes]
    found: dict[str, list[Numbers]] = {}
    for kind in dict.fromkeys(numbers):
        meaning = meanings.of(expr, kind)
        rules = f"    (rules: {', '.join(meaning.rules)})" if meaning.rules else ""
        found.setdefault(f"{show(meaning.expr)}{rules}", []).append(kind)
    if len(found) == 1:
        return [f"    computed as {text}" for text in found]
    return [f"    computed in {', '.join(n.value for n in kinds)} as {text}" for text, kinds in found.items()]


def _typed(op: Operator, expr: Expr, depth: int) -> list[str]:
    pad = "    " * depth
    if isinstance(expr, Number):
        return [f"{pad}{expr.text}: {expr.kind.value}"]
    if isinstance(expr, Name):
        param = next((p for p in op.operands if p.name == expr.name), None)
        if param is None:
            return [f"{pad}{expr.name}: part, {expr.kind.value}"]
        type_ = f" {param.type}" if isinstance(param, (TensorParam, ScalarParam)) else ""
        view = f", {param.view if isinstance(param, TensorParam) else 'same'}"
        return [f"{pad}{expr.name}: {param.role}{type_}{view}"]
    assert isinstance(expr, Call)
    word = WORDS[expr.word]
    over = f" over {expr.over}" if expr.over else ""
    lines = [f"{pad}{expr.word}{over}: {expr.kind.value}, {word.bound}"]
    return lines + [line for arg in expr.args for line in _typed(op, arg, depth + 1)]


def _kernel(kernel: Kernel) -> list[str]:
    mode = f" when {', '.join(kernel.mode)}" if kernel.mode else ""
    if not (kernel.driven or kernel.steps):
        return [f"{kernel.name}: {kernel.dtype}{mode}, moved"]
    lanes = f"{kernel.vector} x {kernel.vector.upper()}_LANES" if kernel.vector else kernel.element
    lines = [f"{kernel.name}: {kernel.dtype}{mode}, {lanes}"]
    for function in kernel.functions:
        lines.append(f"    {heading_of(function)}")
        lines += [f"        {'    ' * depth}{line}" for depth, line in lines_of(function)]
    if kernel.driven:
        lines += [f"    {line}" for line in (*kernel.driven.setup, f"{kernel.driven.run}, at each step:")]
        return lines + [f"        {line}" for line in kernel.driven.step]
    return lines + [line for step in kernel.steps if isinstance(step, SumStep) for line in _sum_step(step)]


def _sum_step(step: SumStep) -> list[str]:
    texts = [("", step.setup), ("plane:", step.plane), ("vectors, before the lines:", step.whole.before)]
    texts += [("in each line:", step.whole.body), ("after the lines:", step.whole.after)]
    texts += [("in each line, tail:", step.rest.body)]
    lines = [f"    {step.name}"]
    for title, text in texts:
        lines += [f"        {title}"] if title and text else []
        lines += [f"            {step_line(line)}" for line in text]
    return lines
