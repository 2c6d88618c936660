"""Test vectors of contractions: small shapes, every dtype of each tensor, several blocks of the summed axis."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import prod

from codegen.exact.contracted_sums import evaluate_contraction
from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Tensor
from codegen.language.contracted_axes import BATCH, without_mark
from codegen.language.contracted_shapes import contracted
from codegen.language.contraction import Contraction
from codegen.language.shapes import Shape
from codegen.vectors.chained_vectors import chained_cases
from codegen.vectors.corners import corners
from codegen.vectors.float_vectors import Case, Vectors
from codegen.vectors.joined_vectors import joined_cases
from codegen.vectors.solved_vectors import solved_cases
from codegen.vectors.weighed_vectors import weighed_cases

# Extents of m, n and k. The last fits no tile, and the one before has two blocks of k.
EXTENTS = ((1, 1, 1), (2, 3, 4), (1, 5, 3), (4, 1, 2), (3, 2, 0), (2, 2, 300), (3, 5, 9))
LAST: tuple[Shape, Shape] = ((2,), (2,))
BATCHES: tuple[tuple[Shape, Shape], ...] = (((), ()), ((1,), (3,)), ((2, 3), (3,)), LAST)


def contraction_cases(vectors: Vectors) -> list[Case]:
    """Every kind of shapes in one dtype, then each dtype of each tensor."""
    c = vectors.op.contraction
    assert c is not None
    if c.solved is not None:
        return solved_cases(vectors)
    if c.chain is not None:
        return chained_cases(vectors)
    if c.summed:
        return joined_cases(vectors)
    if c.weights is not None:
        return weighed_cases(vectors)
    names = [p.name for p in vectors.op.inputs]
    first = {name: vectors.rows[name][0] for name in names}
    found = []
    for number, (left, right) in enumerate(_shapes(c)):
        found.append(_case(vectors, first, vectors.rows[vectors.op.outputs[0].name][0], left, right, number % 2))
    left, right = list(_shapes(c))[-1]
    outs = vectors.rows[vectors.op.outputs[0].name]
    for name in names:
        for dtype in vectors.rows[name]:
            dtypes = {**first, name: dtype}
            if vectors.combined(dtypes, {}) is not None:
                found.append(_case(vectors, dtypes, outs[-1], left, right, 1))
    shared = [d for d in FORMATS if all(d in vectors.rows[name] for name in names)]
    for dtype in shared:
        for out in outs:
            found.append(_case(vectors, dict.fromkeys(names, dtype), out, left, right, 0))
    return found + [case for dtype in shared for case in _corner_cases(vectors, dtype)]


def _corner_cases(vectors: Vectors, dtype: str) -> Iterator[Case]:
    """The hard elements of a dtype in each tensor, beside factors of one and an addend of zero: together where the
    result has an axis of the tensor."""
    op, c = vectors.op, vectors.op.contraction
    assert c is not None
    form = FORMATS[dtype]
    kept = () if c.batch is None else (BATCH,)
    axes = {f.name: [axis for axis in f.axes or () if axis != BATCH or axis in kept] for f in (c.left, c.right)}
    if c.added is not None:
        axes[c.added] = [axis for axis in c.space if axis != BATCH][-1:]
    for param in op.inputs:
        own = [axis for axis in axes[param.name] if axis not in (c.inner, BATCH)][-1:]
        for some in (corners(form),) if own else ([bits] for bits in corners(form)):
            tensors = {}
            for p in op.inputs:
                shape = tuple(len(some) if axis in own else 1 for axis in axes[p.name])
                one = form.nearest(Fraction(p.name != c.added))
                tensors[p.name] = Tensor(dtype, shape, tuple(some) if p is param else (one,) * prod(shape))
            scalars = {name: vectors.scalar(Fraction(1), dtype) for name in c.scalars}
            title = " ".join([dtype, "hard", param.name, *(map(str, some) if not own else ())])
            yield _made(vectors, title, tensors, scalars, dtype)


def _batches(c: Contraction) -> tuple[tuple[Shape, Shape], ...]:
    """Axes in front of both factors."""
    if BATCH not in c.space:
        return BATCHES[:1]
    return BATCHES if c.batch is None else tuple(b for b in BATCHES if all(len(own) == 1 for own in b))


def _shapes(c: Contraction) -> Iterator[tuple[Shape, Shape]]:
    """Shapes of both factors; those that lack an axis come first, and everyday ones last."""
    axes = [c.left.axes or (), c.right.axes or ()]
    lacking = [axis for own in axes for axis in own if axis.endswith("?")]
    alone = [{axis} for axis in lacking]
    for gone in [set(lacking), *alone, set[str]()] if lacking else [set[str]()]:
        for batches in _batches(c):
            for m, n, k in EXTENTS if not gone and batches in (BATCHES[0], LAST) else EXTENTS[1:2]:
                sizes = {c.inner: k}
                for name, own, size in zip((c.left, c.right), axes, (m, n)):
                    sizes |= {without_mark(axis): size for axis in own if axis not in (c.inner, BATCH)}
                made = []
                for own, batch in zip(axes, batches):
                    kept = [axis for axis in own if axis != BATCH and axis not in gone]
                    whole = not any(axis in gone for axis in own)
                    front = batch if BATCH in own and whole else ()
                    made.append((*front, *(sizes[without_mark(axis)] for axis in kept)))
                yield made[0], made[1]


def _case(
    vectors: Vectors, dtypes: Mapping[str, str], out_dtype: str, left: Shape, right: Shape, variant: int
) -> Case:  # fmt: skip
    op = vectors.op
    c = op.contraction
    assert c is not None
    space = contracted(c, left, right)
    shapes = {c.left.name: left, c.right.name: right}
    title = " ".join([*dtypes.values(), "to", out_dtype, str(list(left)), str(list(right)), str(variant)])
    source = random.Random(f"{op.name} {title}")
    tensors = {}
    for p in op.inputs:
        addend = space if variant == 0 else space[-1:]
        shape = shapes.get(p.name, addend)
        form = FORMATS[dtypes[p.name]]
        numbers = [Fraction(source.randrange(-2000, 2001), 1024) * Fraction(2) ** source.randrange(-3, 4) for _ in range(prod(shape))]
        tensors[p.name] = Tensor(dtypes[p.name], shape, tuple(form.nearest(x) for x in numbers))
    kernel = vectors.combined(dtypes, {})
    assert kernel is not None
    values = ({"": Fraction(1)}, {"": Fraction(-3, 4)})[variant]
    scalars: dict[str, Element] = {name: vectors.scalar(values[""] + i * variant, kernel) for i, name in enumerate(c.scalars)}
    return _made(vectors, title, tensors, scalars, out_dtype)


def _made(
    vectors: Vectors, title: str, tensors: dict[str, Tensor], scalars: dict[str, Element], out_dtype: str
) -> Case:  # fmt: skip
    op = vectors.op
    (out,) = op.outputs
    result = evaluate_contraction(op, vectors.facts, tensors, scalars, out_dtype)
    modes = {m.name: m.values[0][0] for m in op.modes}
    made = vectors.made(title, modes, scalars, {**tensors, out.name: result.output}, {})
    doubles = FORMATS["f64"]
    far = tuple(doubles.nearest(x * (1 + Fraction(1, 2**40))) for x in result.within)
    return Case(made.title, made.modes, made.scalars, made.inputs, made.outputs, made.axes,
                ((out.name, Tensor("f64", tuple(result.output.shape), far)),))  # fmt: skip
