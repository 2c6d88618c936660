"""Test vectors of contractions whose right factor is whole numbers with an offset and a scale."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import prod

from codegen.exact.contracted_sums import evaluate_contraction
from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Tensor
from codegen.language.contracted_shapes import contracted, group_shapes
from codegen.language.lists import whole_in
from codegen.language.params import InputParam
from codegen.language.parse_examples import shape as shape_of
from codegen.language.shapes import Shape
from codegen.vectors.corners import corners
from codegen.vectors.float_vectors import Case, Vectors, flat, given_of, number_bits

# Extents of m, n and k, and the indices of a group: all of them, a few, more than there are, and across blocks of k.
EXTENTS = ((1, 1, 1, 0), (2, 3, 4, 0), (1, 5, 33, 32), (4, 1, 70, 32), (3, 2, 0, 0), (2, 2, 300, 96), (3, 5, 9, 4), (2, 3, 40, 100), (1, 40, 64, 32))
RANGES = {"i8": (-128, 127), "i4": (-8, 7)}


def weighed_cases(vectors: Vectors) -> list[Case]:
    """Every kind of shapes, with each dtype of whole numbers and of floats, and with and without what may be null."""
    return [*_sized(vectors), *_hard(vectors)]


def weighed_examples(vectors: Vectors) -> list[Case]:
    """The spec's worked examples, in every dtype that holds them."""
    op, c = vectors.op, vectors.op.contraction
    assert c is not None
    found = []
    for kernel in _floats(vectors):
        for whole in vectors.rows[c.right.name]:
            for number, example in enumerate(op.examples, 1):
                dtypes = _dtypes(vectors, kernel, whole)
                tensors = {}
                for param in (p for p in op.tensors if p.name in example.values):
                    nested = whole_in(op, example, param.name)
                    own = dtypes[param.name]
                    bits = tuple(int(float(str(v))) if own in RANGES else number_bits(v, FORMATS[own]) for v in flat(nested))
                    tensors[param.name] = Tensor(own, shape_of(nested), bits)
                low, high = RANGES[whole]
                if all(low <= bits <= high for bits in tensors[c.right.name].elements):
                    modes = {m.name: str(example.values[m.name]) for m in op.modes}
                    found.append(vectors.made(f"example {number}, {kernel} {whole}", modes, {}, tensors, given_of(op, example)))
    return found


def _floats(vectors: Vectors) -> list[str]:
    """The dtypes of the left factor."""
    assert vectors.op.contraction is not None
    return [d for d in FORMATS if d in vectors.rows[vectors.op.contraction.left.name]]


def _dtypes(vectors: Vectors, kernel: str, whole: str) -> dict[str, str]:
    """The dtype of each tensor: what whole numbers have, what is asked for where a tensor may have it, or its first one."""
    assert vectors.op.contraction is not None
    found = {p.name: kernel if kernel in vectors.rows[p.name] else vectors.rows[p.name][0] for p in vectors.op.tensors}
    return {**found, vectors.op.contraction.right.name: whole}


def _sized(vectors: Vectors) -> Iterator[Case]:
    c = vectors.op.contraction
    assert c is not None
    number = 0
    for whole in vectors.rows[c.right.name]:
        for kernel in _floats(vectors):
            for extents in EXTENTS:
                yield _case(vectors, _dtypes(vectors, kernel, whole), extents, number)
                number += 1
    kernel, whole = _floats(vectors)[0], vectors.rows[c.right.name][0]
    for param in vectors.op.inputs:
        for dtype in vectors.rows[param.name]:
            dtypes = {**_dtypes(vectors, kernel, whole), param.name: dtype}
            if param.name == c.added:
                yield _case(vectors, dtypes, EXTENTS[2], 0)


def _case(vectors: Vectors, dtypes: Mapping[str, str], extents: tuple[int, int, int, int], number: int) -> Case:
    """A call; what may be null is there in every other one, and shapes of groups take turns."""
    op, c = vectors.op, vectors.op.contraction
    assert c is not None and c.weights is not None
    m, n, k, size = extents
    sizes = {c.inner: k, c.space[0]: m, c.space[1]: n}
    left, right = (tuple(sizes[axis] for axis in factor.axes or ()) for factor in (c.left, c.right))
    groups = group_shapes(c, right, size)
    shapes = {c.left.name: left, c.right.name: right, **{name.name: groups[number % len(groups)] for name in c.weights.names}}
    title = " ".join([*dtypes.values(), *map(str, extents), str(number)])
    source = random.Random(f"{op.name} {title}")
    tensors = {}
    for place, p in enumerate(op.inputs):
        if p.optional and (number >> place) % 2:
            continue
        shape = shapes.get(p.name, contracted(c, left, right)[-1:])
        form = FORMATS.get(dtypes[p.name])
        if form is None:
            bits = tuple(source.randint(*RANGES[dtypes[p.name]]) for _ in range(prod(shape)))
        else:
            numbers = [Fraction(source.randrange(-2000, 2001), 1024) * Fraction(2) ** source.randrange(-3, 4) for _ in range(prod(shape))]
            bits = tuple(form.nearest(x) for x in numbers)
        tensors[p.name] = Tensor(dtypes[p.name], shape, bits)
    return _made(vectors, title, tensors, size, dtypes)


def _hard(vectors: Vectors) -> Iterator[Case]:
    """The hard elements of each dtype in each tensor, beside ones and an addend of zero; and every whole number."""
    op, c = vectors.op, vectors.op.contraction
    assert c is not None and c.weights is not None
    for whole in vectors.rows[c.right.name]:
        for kernel in _floats(vectors):
            dtypes = _dtypes(vectors, kernel, whole)
            for param in op.inputs:
                low, high = RANGES[whole]
                some = corners(FORMATS[dtypes[param.name]]) if param.name != c.right.name else list(range(low, high + 1))
                tensors = {p.name: _one(vectors, p, param, some, dtypes[p.name]) for p in op.inputs}
                yield _made(vectors, f"{kernel} {whole} hard {param.name}", tensors, 0, dtypes)


def _one(vectors: Vectors, p: InputParam, hard: InputParam, some: list[int], dtype: str) -> Tensor:
    """A tensor with the hard elements along its own axis, or else with ones, or zeros where nothing is added."""
    c = vectors.op.contraction
    assert c is not None and c.weights is not None
    zero = p.name in (c.added, c.weights.offset.name)
    form = FORMATS.get(dtype)
    one = int(not zero) if form is None else form.nearest(Fraction(int(not zero)))
    axes: tuple[str, ...] = {c.left.name: c.left.axes or (), c.right.name: c.right.axes or ()}.get(p.name, c.space[-1:])
    along = c.space[0] if hard.name == c.left.name else c.space[-1]
    shape: Shape = tuple(len(some) if axis == along else 1 for axis in axes)
    return Tensor(dtype, shape, tuple(some) if p is hard else (one,) * prod(shape))


def _made(vectors: Vectors, title: str, tensors: dict[str, Tensor], size: int, dtypes: Mapping[str, str]) -> Case:
    op, c = vectors.op, vectors.op.contraction
    assert c is not None and c.weights is not None
    (out,) = op.outputs
    given = {c.weights.size: size}
    result = evaluate_contraction(op, vectors.facts, tensors, {}, vectors.out_dtype(out, dtypes), {}, given)
    modes = {m.name: m.values[0][0] for m in op.modes}
    made = vectors.made(title, modes, {}, {**tensors, out.name: result.output}, given)
    doubles = FORMATS["f64"]
    far = tuple(doubles.nearest(x * (1 + Fraction(1, 2**40))) for x in result.within)
    return Case(made.title, made.modes, made.scalars, made.inputs, made.outputs, made.axes,
                ((out.name, Tensor("f64", tuple(result.output.shape), far)),))  # fmt: skip
