"""Test vectors of triangular matrices: sizes, batches and dtypes in each case of the flags, several blocks of unknowns, zeros
and hard elements on the diagonal and beside it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction
from math import prod

from codegen.exact.float_format import FORMATS, Format
from codegen.exact.oracle import Tensor
from codegen.exact.solved_matrices import BLOCK, evaluate_solved
from codegen.language.contracted_axes import BATCH
from codegen.language.shapes import Shape
from codegen.vectors.corners import corners
from codegen.vectors.float_vectors import Case, Vectors

SIZES = ((1, 1), (2, 3), (3, 1), (5, 4))  # unknowns of a column, and columns
DEEP = (BLOCK + 3, 1)
BATCHES: tuple[tuple[Shape, Shape], ...] = (((), ()), ((1,), (2,)), ((2, 1), (2,)), ((2,), ()))
CORNERS = 6  # of a matrix, of one size


def solved_cases(vectors: Vectors) -> list[Case]:
    """Every set of flags in every dtype, then what is rare."""
    op = vectors.op
    c = op.contraction
    assert c is not None and c.solved is not None
    dtypes = [d for d in FORMATS if all(d in vectors.rows[p.name] for p in op.inputs)]
    batches = BATCHES if BATCH in c.space else BATCHES[:1]
    found = []
    for number, modes in enumerate(vectors.modes()):
        for dtype in dtypes:
            for k, size in enumerate(SIZES):
                left, right = batches[(number + k) % len(batches)]
                found.append(_case(vectors, modes, dtype, (*left, size[0], size[0]), (*right, *size), ""))
            found.append(_case(vectors, modes, dtype, (DEEP[0], DEEP[0]), DEEP, ""))
            found.append(_case(vectors, modes, dtype, (1, 1), (1, len(corners(FORMATS[dtype]))), "all"))
            for corner in range(CORNERS):
                found.append(_case(vectors, modes, dtype, (3, 3), (3, 2), str(corner)))
    return found


def _case(vectors: Vectors, modes: Mapping[str, str], dtype: str, left: Shape, right: Shape, corner: str) -> Case:
    op = vectors.op
    c = op.contraction
    assert c is not None
    form = FORMATS[dtype]
    flags = " ".join(f"{name}={label}" for name, label in modes.items())
    title = " ".join([dtype, flags, str(list(left)), str(list(right)), *([f"corner {corner}"] if corner else [])])
    source = random.Random(f"{op.name} {title}")
    matrix = [_element(source, form, k, left[-1], bool(corner)) for k in range(prod(left))]
    sides = [form.nearest(Fraction(source.randrange(-16, 17)) if corner else Fraction(source.randrange(-2000, 2001), 1024)) for _ in range(prod(right))]
    if corner == "all":
        matrix, sides = [form.nearest(Fraction(1))], list(corners(form))
    elif corner:
        _spoil(matrix, sides, form, int(corner))
    tensors = {c.left.name: Tensor(dtype, left, tuple(matrix)), c.right.name: Tensor(dtype, right, tuple(sides))}
    owned = {p.name: vectors.out_dtype(p, {**modes, **{name: t.dtype for name, t in tensors.items()}}) for p in op.outputs}
    results = evaluate_solved(op, vectors.facts, tensors, modes, owned)
    made = vectors.made(title, modes, {}, {**tensors, **{name: result.output for name, result in results.items()}}, {})
    name = op.outputs[0].name
    far = tuple(FORMATS["f64"].nearest(x * (1 + Fraction(1, 2**40))) for x in results[name].within)
    within = ((name, Tensor("f64", tuple(results[name].output.shape), far)),)
    return Case(made.title, made.modes, made.scalars, made.inputs, made.outputs, made.axes, within)


def _element(source: random.Random, form: Format, k: int, size: int, whole: bool) -> int:
    """An element of a matrix: those on the diagonal are greater than all others together, or powers of 2."""
    row, column = k % (size * size) // size, k % size
    if row == column:
        value = Fraction(2) ** source.randrange(-1, 2) if whole else 1 + Fraction(source.randrange(1024), 1024)
        return form.nearest(value * source.choice((-1, 1)))
    value = Fraction(source.randrange(-3, 4)) if whole else Fraction(source.randrange(-2000, 2001), 2048 * size)
    return form.nearest(value)


def _spoil(matrix: list[int], sides: list[int], form: Format, corner: int) -> None:
    """Hard elements of a matrix of three rows, or of the right side."""
    if corner == 0:
        matrix[4] = 0
    elif corner == 1:
        matrix[8], matrix[0], sides[0] = form.sign, 0, 0
    elif corner == 2:
        matrix[1] = matrix[3] = form.infinity
    elif corner == 3:
        matrix[2] = form.nan
    elif corner == 4:
        sides[3], sides[0] = form.infinity | form.sign, form.nan
    else:
        matrix[0] = sides[0] = form.infinity
