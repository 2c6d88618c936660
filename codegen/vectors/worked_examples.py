"""Whether the worked examples of a spec have the results of its formulas, to the last bit of each dtype.

An example is worked by hand, so it judges the formula; here the formula, evaluated exactly, judges the example. One of
the two is wrong where they differ, and the author is told before anything is built.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import cast

from codegen.check.counted_rows import rows_beyond
from codegen.exact.chain_gradients import evaluate_gradients
from codegen.exact.chained_sums import evaluate_chain
from codegen.exact.contracted_sums import evaluate_contraction, evaluate_shares
from codegen.exact.solved_matrices import evaluate_solved
from codegen.exact.float_format import FORMATS
from codegen.exact.found_values import evaluate_found
from codegen.exact.line_values import evaluate_lines
from codegen.exact.oracle import Tensor, evaluate
from codegen.exact.oracle_rows import evaluate_rows
from codegen.exact.pane_values import evaluate_panes
from codegen.exact.parts_and_wholes import parted
from codegen.exact.put_sums import evaluate_put
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.vectors.chained_vectors import chained_examples
from codegen.vectors.converted_vectors import converted_examples
from codegen.vectors.created_vectors import created_examples
from codegen.vectors.float_vectors import Case, Vectors, left_alone
from codegen.vectors.found_vectors import found_examples
from codegen.vectors.run_vectors import found_runs, run_examples
from codegen.vectors.integer_vectors import integer_examples, integer_kernels
from codegen.vectors.line_vectors import line_examples
from codegen.vectors.moved_vectors import fill_of, listed_in, moved_examples
from codegen.vectors.pane_vectors import pane_examples
from codegen.vectors.class_vectors import class_examples, results_beside_classes
from codegen.vectors.placed_vectors import placed_examples
from codegen.vectors.put_vectors import put_examples
from codegen.vectors.weighed_vectors import weighed_examples

SHOWN = 24  # elements of a right value that a hint spells out


@dataclass(frozen=True)
class WrongExample:
    """An output of an example that its formula contradicts, at one element."""

    index: int  # of the example
    output: str
    message: str
    hint: str | None


def wrong_examples(op: Operator, facts: Facts) -> list[WrongExample]:
    """The first contradiction of each example, in the first dtype that has one."""
    vectors = Vectors(op, facts)
    found: dict[int, WrongExample] = {}
    for kernel, cases in _cases(vectors):
        for case in cases:
            index = int(case.title.split(" ")[1].rstrip(",")) - 1
            wrong = _wrong(op, facts, index, case, kernel) if index not in found else None
            if wrong is not None:
                found[index] = wrong
    return [found[index] for index in sorted(found)]


def _cases(vectors: Vectors) -> Iterator[tuple[str, Sequence[Case]]]:
    """The examples in every float dtype, the widest first, or in one of integers where there is none; those of
    operators that move elements in every dtype."""
    if vectors.op.scattered is not None:
        yield "", put_examples(vectors)
        return
    if vectors.op.lined:
        yield "", line_examples(vectors)
        return
    if vectors.op.finds:
        yield "", run_examples(vectors) if vectors.op.found_word().form.runs else found_examples(vectors)
        return
    if vectors.op.contraction is not None and vectors.op.contraction.weights is not None:
        yield "", weighed_examples(vectors)
    if vectors.op.paned is not None:
        yield "", pane_examples(vectors)
        return
    if vectors.op.moves:
        yield "", converted_examples(vectors) if vectors.op.converts else moved_examples(vectors)
        return
    if vectors.op.creates:
        yield "", created_examples(vectors)
        return
    if vectors.op.numbered:
        yield "", placed_examples(vectors)
        return
    if vectors.op.classes is not None:
        yield "", class_examples(vectors)
        return
    if vectors.op.contraction is not None and vectors.op.contraction.chain is not None:
        yield "", chained_examples(vectors)
        return
    kernels = sorted(vectors.kernels(), key=lambda kernel: -FORMATS[kernel].bits)
    for kernel in kernels:
        yield kernel, vectors.examples(kernel)
    for kernel in integer_kernels(vectors)[:1] if not kernels else ():
        yield kernel, integer_examples(vectors, kernel)


def results_of(op: Operator, facts: Facts, case: Case) -> dict[str, Tensor]:
    """The results of a case's call, as the parts of its outputs, in the dtypes that the case has them in."""
    if op.apart:
        return {name: made for seen in op.by_space for name, made in results_of(seen, facts, _seen_in(seen, case)).items()}
    modes, axes = dict(case.modes), dict(case.axes) | fill_of(op, case) | listed_in(op, case)
    if op.paned is not None and op.scattered is None:
        ((_, source),) = case.inputs
        of_panes = evaluate_panes(op, source, axes, {name: tensor.dtype for name, tensor in case.outputs})
        return {name: made.output for name, made in of_panes.items()}
    if op.finds and op.found_word().form.runs:
        return found_runs(op, facts, modes, dict(case.inputs), {name: tensor.dtype for name, tensor in case.outputs}, cast(dict[str, int], axes))
    if op.finds:
        return evaluate_found(op, facts, modes, dict(case.inputs), {name: tensor.dtype for name, tensor in case.outputs})
    if op.classes is not None:
        stored = {name: tensor.dtype for name, tensor in case.outputs}
        beside = results_beside_classes(op, facts, modes, dict(case.inputs), dict(case.scalars), axes, stored)
        return {name: Tensor(tensor.dtype, tensor.shape, beside[name]) for name, tensor in case.outputs}
    inputs, scalars = parted(op, modes, axes, dict(case.inputs)), dict(case.scalars)
    outputs = parted(op, modes, axes, dict(case.outputs))
    if op.scattered is not None:
        ((name, made),) = case.outputs
        return {name: evaluate_put(op, modes, dict(case.inputs), dict(case.scalars), axes, made.dtype).output}
    if op.lined:
        ((_, source),), numbers = case.inputs, cast(dict[str, int], axes)
        axis = numbers[op.line_axis.name] if op.line_axis is not None else None
        along = evaluate_lines(op, facts, modes, source, axis, numbers, {name: tensor.dtype for name, tensor in case.outputs})
        return {name: made.output for name, made in along.items()}
    if op.contraction is not None and op.contraction.chain is not None:
        stored = {name: tensor.dtype for name, tensor in case.outputs}
        chained = evaluate_gradients if op.contraction.gradients is not None else evaluate_chain
        return {name: made.output for name, made in chained(op, inputs, scalars, stored, modes, dict(case.axes)).items()}
    if op.contraction is not None and op.contraction.solved is not None:
        return {name: made.output for name, made in evaluate_solved(op, facts, inputs, modes, {name: t.dtype for name, t in case.outputs}).items()}
    if op.contraction is not None and op.contraction.shares:
        stored = {name: tensor.dtype for name, tensor in case.outputs}
        return {name: made.output for name, made in evaluate_shares(op, facts, inputs, stored, modes, dict(case.axes)).items()}
    if op.contraction is not None:
        ((out, made),) = case.outputs
        return {out: evaluate_contraction(op, facts, inputs, scalars, made.dtype, modes, dict(case.axes)).output}
    if op.by_rows:
        dtypes = {name: tensor.dtype for name, tensor in case.outputs}
        found = left_alone(op, modes, dtypes, evaluate_rows(op, facts, modes, inputs, scalars, axes, dtypes))
    else:
        known = {**inputs, **outputs} if op.converts or op.numbered or op.creates else inputs  # an output may make the space
        numbers = {name: value for name, value in axes.items() if isinstance(value, int)}
        found = evaluate(op, facts, modes, known, scalars, {name: tensor.dtype for name, tensor in case.outputs}, numbers)
    return {name: Tensor(tensor.dtype, tensor.shape, found[name]) for name, tensor in outputs.items()}


def _seen_in(op: Operator, case: Case) -> Case:
    """What a case has in one of several spaces."""
    names = {p.name for p in op.tensors}
    inputs, outputs = (tuple((name, t) for name, t in tensors if name in names) for tensors in (case.inputs, case.outputs))
    return replace(case, inputs=inputs, outputs=outputs)


def _wrong(op: Operator, facts: Facts, index: int, case: Case, kernel: str) -> WrongExample | None:
    results = results_of(op, facts, case)
    given = parted(op, dict(case.modes), dict(case.axes), dict(case.outputs))
    wanted, rows = rows_beyond(op, op.examples[index]) or (1, 1)
    for name, tensor in given.items():
        counted = len(tensor.elements) // rows * wanted
        pairs = zip(tensor.elements[:counted], results[name].elements)
        if op.finds and tensor.shape != results[name].shape:
            message = f"'{name}' has the shape {[*tensor.shape]} in the example, and {[*results[name].shape]} by the formula"
            return WrongExample(index, name, message, _hint(op, name, results[name]))
        at = next((i for i, pair in enumerate(pairs) if not agree(tensor.dtype, *pair)), None)
        if at is not None:
            one, other = (value_text(bits, tensor.dtype) for bits in (tensor.elements[at], results[name].elements[at]))
            where = "" if len(tensor.elements) == 1 else f"element {at} of "
            message = f"{where}'{name}' is {one} in the example, and {other} by the formula"
            return WrongExample(index, name, message + (f", in {kernel}" if kernel else ""), _hint(op, name, results[name]))
    return None


def agree(dtype: str, wanted: int, got: int) -> bool:
    """Whether two elements are the same, but for the sign of a zero, which may be a limit's."""
    form = FORMATS.get(dtype)
    return wanted == got or (form is not None and (wanted | got) & ~form.sign == 0)


def _hint(op: Operator, name: str, right: Tensor) -> str | None:
    """The right value as a spec has it; None if it is long, or a part of what the example has."""
    if len(right.elements) > SHOWN or name not in {p.name for p in op.targets}:
        return None
    return f"if the formula is right, write {name}: {_nested(list(right.elements), right.shape, right.dtype)}"


def _nested(elements: list[int], shape: Sequence[int], dtype: str) -> str:
    if not shape:
        return value_text(elements[0], dtype)
    each = len(elements) // shape[0]
    parts = [_nested(elements[i * each : (i + 1) * each], shape[1:], dtype) for i in range(shape[0])]
    return f"[{', '.join(parts)}]"


def value_text(bits: int, dtype: str) -> str:
    """An element as a spec writes it: the shortest decimal number that rounds to it."""
    if dtype == "bool":
        return "true" if bits else "false"
    form = FORMATS.get(dtype)
    if form is None:
        return str(bits)
    if form.is_nan(bits):
        return "nan"
    sign = "-" if bits & form.sign else ""
    if form.is_infinite(bits):
        return f"{sign}inf"
    value = float(form.value(bits & ~form.sign))
    if value == 0:
        return "-0.0" if sign else "0"
    for digits in range(1, 18):
        text = f"{value:.{digits}g}"
        if form.nearest(Fraction(text)) == bits & ~form.sign:
            return sign + text
    return sign + repr(value)
