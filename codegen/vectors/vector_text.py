"""The test vectors of an operator as a text file in the format of tests/operators/vectors.h: worked examples,
sweeps with the results of the oracle, and calls that a precondition refuses."""

from __future__ import annotations

from collections.abc import Iterator

from codegen.call.entry import entries_of
from codegen.exact.oracle import Tensor
from codegen.language.dtypes import DTYPES
from codegen.language.facts import Facts
from codegen.language.index_maps import Positions, Value
from codegen.language.operator import Operator
from codegen.vectors.chained_vectors import chained_examples
from codegen.vectors.class_vectors import class_cases, class_examples
from codegen.vectors.contraction_vectors import contraction_cases
from codegen.vectors.complex_vectors import complex_cases, complex_kernels
from codegen.vectors.converted_vectors import converted_cases, converted_examples
from codegen.vectors.created_vectors import created_cases, created_examples
from codegen.vectors.float_vectors import Case, Vectors
from codegen.vectors.found_vectors import found_cases, found_examples
from codegen.vectors.line_vectors import line_cases, line_examples
from codegen.vectors.moved_vectors import moved_cases, moved_examples
from codegen.vectors.integer_vectors import integer_cases, integer_examples, integer_kernels
from codegen.vectors.pane_vectors import pane_cases, pane_examples
from codegen.vectors.placed_vectors import placed_cases, placed_examples
from codegen.vectors.put_vectors import put_cases, put_examples
from codegen.vectors.refused_calls import refused_cases
from codegen.vectors.row_vectors import row_cases
from codegen.vectors.run_vectors import run_cases, run_examples
from codegen.vectors.verdict_vectors import verdict_cases
from codegen.vectors.weighed_vectors import weighed_examples


def vector_text(op: Operator, facts: Facts) -> str:
    """The whole file."""
    vectors = Vectors(op, facts)
    groups = {"example": _examples(vectors), "sweep": _sweeps(vectors), "refused": refused_cases(op, facts)}
    lines = [f"# Made from {op.file} by codegen.", *_places(op, facts)]
    for kind, cases in groups.items():
        for case in cases:
            lines += [f"{kind} {case.title}", *(f"  {line}" for line in _values(case, op))]
    lines.append(f"end {sum(map(len, groups.values()))}")
    return "\n".join(lines) + "\n"


def _examples(vectors: Vectors) -> list[Case]:
    """Those of the spec, in every dtype that holds them."""
    if vectors.op.scattered is not None:
        return put_examples(vectors)
    if vectors.op.lined:
        return line_examples(vectors)
    if vectors.op.finds:
        return run_examples(vectors) if vectors.op.found_word().form.runs else found_examples(vectors)
    if vectors.op.paned is not None:
        return pane_examples(vectors)
    if vectors.op.moves:
        return converted_examples(vectors) if vectors.op.converts else moved_examples(vectors)
    if vectors.op.creates:
        return created_examples(vectors)
    if vectors.op.numbered:
        return placed_examples(vectors)
    if vectors.op.classes is not None:
        return class_examples(vectors)
    if vectors.op.contraction is not None and vectors.op.contraction.weights is not None:
        return weighed_examples(vectors)
    if vectors.op.contraction is not None and vectors.op.contraction.chain is not None:
        return chained_examples(vectors)
    found = [case for kernel in vectors.kernels() for case in vectors.examples(kernel)]
    for kernel in integer_kernels(vectors):
        found += integer_examples(vectors, kernel)
    for kernel in complex_kernels(vectors):
        found += vectors.examples(kernel)
    return found


def _sweeps(vectors: Vectors) -> list[Case]:
    if vectors.op.scattered is not None:
        return put_cases(vectors)
    if vectors.op.lined:
        return line_cases(vectors)
    if vectors.op.finds:
        return run_cases(vectors) if vectors.op.found_word().form.runs else found_cases(vectors)
    if vectors.op.paned is not None:
        return pane_cases(vectors)
    if vectors.op.moves:
        return converted_cases(vectors) if vectors.op.converts else moved_cases(vectors)
    if vectors.op.creates:
        return created_cases(vectors)
    if vectors.op.judged:
        return verdict_cases(vectors)
    if vectors.op.numbered:
        return placed_cases(vectors)
    if vectors.op.classes is not None:
        return class_cases(vectors)
    if vectors.op.contraction is not None:
        return contraction_cases(vectors)
    if vectors.op.by_rows:
        return row_cases(vectors)
    return [*vectors.cases(), *integer_cases(vectors), *complex_cases(vectors)]


def _places(op: Operator, facts: Facts) -> Iterator[str]:
    """A line for each in-place entry point, with the input and the output that are one tensor."""
    for entry in entries_of(op, facts):
        if entry.variant is not None:
            for _, names in entry.variant.pairs:
                source, target = (next(p.name for p in of_role if p.name in names) for of_role in (op.sources, op.targets))
                yield f"place aclnn{entry.name} {entry.spelled(source)} {source} {target}"


def _values(case: Case, op: Operator) -> Iterator[str]:
    """A line for each argument of the prototype that has a value."""
    data: dict[str, Tensor] = {**dict(case.inputs), **dict(case.outputs)}
    data |= {name: Tensor(e.dtype, (), (e.bits,)) for name, e in case.scalars}
    data |= {name: _integers(value) for name, value in case.axes}
    for param in op.params:
        if param.name in data:
            yield f"{param.name} {_elements(data[param.name])}"
    of = op.listed or op.index_list
    if case.members and of is not None:
        yield f"{of.name}.members {_elements(_integers(case.members))}"
    for name, far in case.within:
        yield f"{name}.within {_elements(far)}"
    for mode, label in case.modes:
        yield f"{mode} = {label}"


def _integers(value: Value) -> Tensor:
    """An integer, or a list of them, as a tensor."""
    assert not isinstance(value, Positions)
    return Tensor("i64", (), (value,)) if isinstance(value, int) else Tensor("i64", (len(value),), tuple(value))


def _elements(tensor: Tensor) -> str:
    """Dtype, extents, and the elements as hexadecimal bits: f16 3: c000 0000 4200."""
    digits = 2 * DTYPES[tensor.dtype].bytes
    mask = (1 << 4 * digits) - 1
    head = " ".join([tensor.dtype, *map(str, tensor.shape)])
    return " ".join([f"{head}:", *(f"{bits & mask:0{digits}x}" for bits in tensor.elements)])
