"""Test vectors: reproducible, with the hard inputs among them, and not too many."""

from __future__ import annotations

import os
import subprocess
import sys
from math import inf

import pytest

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Formulas, Point
from codegen.language.operator import Operator
from codegen.vectors.corners import corners
from codegen.vectors.float_vectors import Vectors
from codegen.vectors.row_vectors import adds_exponents, sums_sums
from library import ROOT, facts, named, operators, vectors
from oracle_tools import FACTS, bits_of, operator, value_of
from vector_reader import Call, calls

PER_KERNEL = 740  # points; an output that is split has two elements for each. Complex numbers beside scalars have the most
OF_LINES = 1500  # and of words along lines, and of what is found, which have other ways for many points
OF_CHAINS = 1300  # of products in a chain, where masks and bands drop what rows have; its tensors have hundreds of elements
OF_GRADIENTS = 3600  # of gradients of contractions, which are counted by the elements of a tensor that others are summed to
OF_NUMBERED = 3600  # and where the numbers of points matter: an index has so many points along an axis that is made


def sweeps(op: Operator) -> list[Call]:
    return [call for call in calls(vectors()[f"{op.family}/{op.snake}.txt"]) if call.kind == "sweep"]


@pytest.mark.parametrize("op", operators(), ids=lambda op: op.name)
def test_size(op: Operator) -> None:
    """Each point costs its share of the time that a test may take."""
    points: dict[tuple[object, ...], int] = {}
    first = op.outputs[0]
    name = first.whole or first.name
    for call in sweeps(op):
        read = (p.name for p in op.params if p.role == "in" or (op.converts or op.creates) and p.role == "out")
        kind = (*call.labels.values(), *(call.tensors[n].dtype for n in read if n in call.tensors))
        points[kind] = points.get(kind, 0) + len(call.tensors[name].elements) // (len(op.param(name).parts) or 1)
    contraction = op.contraction
    of_products = 0 if contraction is None else OF_GRADIENTS if contraction.shares else OF_CHAINS if contraction.chain is not None else 0
    assert max(points.values()) <= (of_products or (OF_NUMBERED if op.numbered else OF_LINES if op.lined or op.finds else PER_KERNEL))


# Verdicts are about points that agree, and matrices of vectors have few numbers, as has what falls where lists of indices or
# places in volumes say: of these most corners are drawn, not all.
def in_volumes(op: Operator) -> bool:
    return any(p.put is not None and p.put.word in ("located", "restored") and p.put.args[0] == "3" for p in op.outputs)


DRAWN = [op for op in operators() if op.judged or op.space.outer or op.index_list is not None or in_volumes(op)]


@pytest.mark.parametrize("op", [op for op in operators() if not op.creates and not op.numbered and op not in DRAWN], ids=lambda op: op.name)
def test_hard_inputs_are_among_them(op: Operator) -> None:
    made = Vectors(op, facts())
    # What is made of panes is no function of a point.
    scaling = made.linear(Formulas(op, facts(), made.modes()[0])) if op.paned is None else {}
    hard = next((p for p in op.inputs if p.name not in scaling), op.inputs[0])
    name = hard.whole or hard.name
    # Where inputs are added before their exponential is taken, larger numbers than these have no digits.
    most = 2.0**24 if adds_exponents(op) or sums_sums(op) else inf
    own = [call.tensors[name] for call in sweeps(op) if name in call.tensors]
    for kernel in made.kernels():
        seen = {bits for tensor in own if tensor.dtype == kernel for bits in tensor.elements}
        missing = [value_of(bits, kernel) for bits in corners(FORMATS[kernel]) if bits not in seen and not most < abs(value_of(bits, kernel)) < inf]
        assert not missing


def test_they_are_the_same_every_time() -> None:
    """Independent of the iteration order of sets and of the store."""
    op = named("Prelu")
    script = (
        "from pathlib import Path; from codegen.load import load; from codegen.vectors.vector_text import vector_text\n"
        "facts, operators = load(Path('spec'))\n"
        "print(vector_text(next(op for op in operators if op.name == 'Prelu'), facts), end='')"
    )
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert run.stdout == vectors()[f"{op.family}/{op.snake}.txt"]


def hard_of(text: str, dtype: str = "f32") -> list[float]:
    op = operator(text)
    made = Vectors.__new__(Vectors)
    made.op, made.facts = op, FACTS
    bits = made.edges_of("x", dtype, Formulas(op, FACTS, {}), {}, {}, 1)
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


def test_results_are_the_oracle_s() -> None:
    """Computes one case again, point by point."""
    op = named("HardswishBackward")
    formulas = Formulas(op, facts(), {})
    call = sweeps(op)[0]
    inputs = {p.name: call.tensors[p.name] for p in op.inputs}
    results = call.tensors["out"].elements
    assert len(results) > 100
    for i, bits in enumerate(results):
        tensors = {name: tensor.elements[i] for name, tensor in inputs.items()}
        assert formulas.at("out", Point(inputs["self"].dtype, tensors, {})) == bits
