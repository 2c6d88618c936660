"""Gradients of contractions, beside what their forward operators become.

A contraction is linear in each of its tensors, so a step of 1 of an element shows its derivative exactly: elements are small
whole numbers, of which no sum is rounded.
"""

from __future__ import annotations

import itertools
import random
from fractions import Fraction
from math import prod

import pytest
from library import facts, named, operators

from codegen.exact.contracted_sums import evaluate_contraction, evaluate_shares, numbers_of
from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Tensor
from codegen.language.contracted_shapes import joined_extents
from codegen.language.index_maps import Value
from codegen.language.shapes import Shape

F32 = FORMATS["f32"]
Call = tuple[dict[str, str], Shape, Shape, dict[str, Value]]  # modes, both factors, other arguments


def _convolution(transposed: str, input: Shape, weight: Shape, stride: Shape, padding: Shape, dilation: Shape, more: Shape, groups: int) -> Call:
    given: dict[str, Value] = {"stride": stride, "padding": padding, "dilation": dilation, "outputPadding": more, "groups": groups}
    return {"transposed": transposed, "cubeMathType": "keep"}, input, weight, given


CALLS: dict[str, list[Call]] = {
    "ConvolutionBackward": [
        _convolution("false", (2, 2, 7), (4, 1, 3), (2,), (1,), (2,), (0,), 2),
        _convolution("false", (1, 2, 4, 5), (2, 2, 2, 3), (3, 1), (1, 0, 2, 1), (1, 1), (0, 0), 1),
        _convolution("false", (2, 3, 1, 1, 2), (3, 1, 1, 1, 1), (1, 2, 1), (0, 1, 1), (1, 1, 1), (0, 0, 0), 3),
        _convolution("true", (2, 2, 3), (2, 2, 3), (2,), (1,), (2,), (1,), 2),
        _convolution("true", (1, 2, 2, 3), (2, 2, 3, 2), (3, 1), (2, 0), (1, 2), (1, 1), 1),
        _convolution("true", (1, 2, 2, 1, 2), (2, 1, 2, 1, 3), (1, 2, 1), (0, 0, 1), (1, 1, 1), (0, 1, 0), 2),
    ],
    "ConvTbcBackward": [
        ({"cubeMathType": "keep"}, (5, 2, 3), (2, 3, 2), {"pad": 0}),
        ({"cubeMathType": "keep"}, (2, 1, 2), (3, 2, 1), {"pad": 2}),
    ],
}


def test_every_gradient_has_calls() -> None:
    assert {op.name for op in operators() if op.contraction is not None and op.contraction.shares} == set(CALLS)


def _of(shape: Shape, numbers: list[int]) -> Tensor:
    return Tensor("f32", shape, tuple(F32.nearest(Fraction(x)) for x in numbers))


@pytest.mark.parametrize(("name", "number"), [(name, k) for name, calls in CALLS.items() for k in range(len(calls))])
def test_gradients(name: str, number: int) -> None:
    op = named(name)
    forward = named(op.forward or "")
    modes, *shapes, given = CALLS[name][number]
    base, ahead = op.contraction_in(modes), forward.contraction_in(modes)
    space = joined_extents(base, dict(zip((base.left.name, base.right.name), shapes)), given).space
    source = random.Random(f"{name} {number}")
    factors = [[source.randint(-3, 3) for _ in range(prod(shape))] for shape in shapes]
    falling = [source.randint(-3, 3) for _ in range(prod(space))]

    def product(at: int, element: int) -> list[Fraction]:
        """What the forward operator makes, with one element of one factor 1 higher."""
        moved = [[x + (k == at and i == element) for i, x in enumerate(own)] for k, own in enumerate(factors)]
        tensors = {n.name: _of(shape, own) for n, shape, own in zip((ahead.left, ahead.right), shapes, moved)}
        if not forward.param(ahead.added or "").optional:
            tensors[ahead.added or ""] = _of((space[-1],), [0] * space[-1])
        made = evaluate_contraction(forward, facts(), tensors, {}, "f32", modes, given).output
        assert made.shape == space
        return [Fraction(x) for x in numbers_of(made)]

    tensors = {n.name: _of(shape, own) for n, shape, own in zip((base.left, base.right), shapes, factors)}
    tensors[base.whole or ""] = _of(space, falling)
    found = evaluate_shares(op, facts(), tensors, {p.name: "f32" for p in op.outputs}, modes, given)
    still = product(-1, 0)
    for at, name_of in enumerate((base.left.name, base.right.name)):
        (output,) = (p.name for p in op.outputs if p.like == name_of)
        wanted = []
        for element in range(prod(shapes[at])):
            wanted.append(sum(g * (b - a) for g, a, b in zip(falling, still, product(at, element))))
        assert numbers_of(found[output].output) == wanted
    (bias,) = (p.name for p in op.outputs if p.like is None)
    channels = base.space.index(op.axes_in(base, op.output(bias))[0])
    points = list(itertools.product(*map(range, space)))
    sums = [sum(g for g, point in zip(falling, points) if point[channels] == o) for o in range(space[channels])]
    assert numbers_of(found[bias].output) == sums
