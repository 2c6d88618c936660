"""Test vectors: the same ones every time, with the hard inputs among them, and of a reasonable number."""

from __future__ import annotations

import multiprocessing
import os
from pathlib import Path

import pytest

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Formulas, Point
from codegen.language.operator import Operator
from codegen.load import load
from codegen.vectors.corners import corners
from codegen.vectors.float_vectors import Case, Vectors
from codegen.vectors.row_vectors import row_cases
from oracle_tools import FACTS, bits_of, operator, value_of

ROOT = Path(__file__).resolve().parents[2]
PER_KERNEL = 560  # points; an output that is split has two elements for each


LIBRARY_FACTS, LIBRARY = load(ROOT / "spec")


@pytest.fixture(scope="module")
def cases() -> dict[str, list[Case]]:
    """That they are the same every time is shown by the test of drift, which makes them anew."""
    with multiprocessing.Pool(len(os.sched_getaffinity(0))) as pool:
        return dict(pool.map(cases_of, LIBRARY, chunksize=1))


def cases_of(op: Operator) -> tuple[str, list[Case]]:
    vectors = Vectors(op, LIBRARY_FACTS)
    return op.name, row_cases(vectors) if op.by_rows else vectors.cases()


@pytest.mark.parametrize("op", LIBRARY, ids=lambda op: op.name)
def test_size(op: Operator, cases: dict[str, list[Case]]) -> None:
    """A generated test file has to stay something that a person can open."""
    points: dict[tuple[object, ...], int] = {}
    for case in cases[op.name]:
        kind = (case.modes, *(tensor.dtype for _, tensor in case.inputs))
        name, tensor = case.outputs[0]
        parts = len(op.param(name).parts) or 1
        points[kind] = points.get(kind, 0) + len(tensor.elements) // parts
    assert max(points.values()) <= PER_KERNEL


@pytest.mark.parametrize("op", LIBRARY, ids=lambda op: op.name)
def test_hard_inputs_are_among_them(op: Operator, cases: dict[str, list[Case]]) -> None:
    vectors = Vectors(op, LIBRARY_FACTS)
    scaling = vectors.linear(Formulas(op, vectors.facts, vectors.modes()[0]))
    hard = next(p for p in op.inputs if p.name not in scaling)
    for kernel in vectors.kernels():
        seen = {
            bits
            for case in cases[op.name]
            for name, tensor in case.inputs
            if name == (hard.whole or hard.name) and tensor.dtype == kernel
            for bits in tensor.elements
        }
        missing = [value_of(bits, kernel) for bits in corners(FORMATS[kernel]) if bits not in seen]
        assert not missing


def hard_of(text: str, dtype: str = "f32") -> list[float]:
    op = operator(text)
    made = Vectors.__new__(Vectors)
    made.op, made.facts = op, FACTS
    bits = made.hard_values("x", dtype, Formulas(op, FACTS, {}), {})
    return [value_of(b, dtype) for b in bits]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("where(x < -3, 0, x)", -3.0),  # the boundary of two pieces
        ("where(x * 7 > 5, 1, x)", 5 / 7),  # one that no constant names
        ("(x + 1.5) / 3", -1.5),  # a root
        ("gelu_slope(x)", -0.75179152469356446),  # a root that no constant names
        ("exp(x)", 88.722839),  # overflow
        ("exp(x)", -103.97208),  # underflow
        ("where(x > 0, x, x * x)", 0.0),
    ],
)
def test_edges_are_found(text: str, wanted: float) -> None:
    form = FORMATS["f32"]
    near = form.ordinal(bits_of(wanted, "f32"))
    found = [form.ordinal(bits_of(x, "f32")) for x in hard_of(text) if x == x]
    assert min(abs(o - near) for o in found) <= 4
    below = any(o < near for o in found if abs(o - near) < 8)
    above = any(o > near for o in found if abs(o - near) < 8)
    assert below and above


def test_results_are_the_oracle_s(cases: dict[str, list[Case]]) -> None:
    """One case worked out again, point by point."""
    op = next(op for op in LIBRARY if op.name == "HardswishBackward")
    formulas = Formulas(op, LIBRARY_FACTS, {})
    case = cases[op.name][0]
    inputs = dict(case.inputs)
    for i, bits in enumerate(dict(case.outputs)["out"].elements):
        tensors = {name: tensor.elements[i] for name, tensor in inputs.items()}
        assert formulas.at("out", Point(inputs["self"].dtype, tensors, {})) == bits
