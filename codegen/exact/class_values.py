"""What formulas see of the classes of rows: each input in the axes of the space."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import prod

from codegen.exact.oracle import Element, Modes, Tensor, converted, default_of
from codegen.language.dtypes import DTYPES, INTEGERS
from codegen.language.index_maps import Shape, Value
from codegen.language.operator import Operator
from codegen.language.params import CLASS, OF_CLASS, REDUCED, InputParam
from codegen.language.reductions import NONE
from codegen.language.shapes import class_axis, with_classes


def as_seen(op: Operator, modes: Modes, tensors: Mapping[str, Tensor], given: Mapping[str, Value]) -> dict[str, Tensor]:
    """The tensors of a call, those beside classes as formulas see them. One that is null stays so."""
    found = dict(tensors)
    assert op.classes is not None and op.classes.classed is not None
    numbers, space = tensors[op.classes.name], tensors[op.space.of[0]].shape
    none = int(str(given[op.classes.classed.name]))
    classes = [None if number == none else number for number in map(lambda bits: _number(numbers.dtype, bits), numbers.elements)]
    for p in op.sources:
        if p.classed is not None and p.classed.word == OF_CLASS and p.name not in tensors:
            dtype = next((t.dtype for q in op.sources if q.type == p.type and (t := tensors.get(q.name)) is not None), "f32")
            stands = default_of(p.fallback, dtype)
            one = converted(Element(stands.dtype, stands.elements[0]), dtype)
            seen = tuple(0 if c is None else one for c in classes)
            found[p.name] = Tensor(dtype, numbers.shape if op.of_rows_alone else with_classes(tuple(numbers.shape), 1), seen)
        elif p.classed is not None and p.name in tensors:
            found[p.name] = _seen(op, p, modes, tensors[p.name], tuple(numbers.shape), classes, tuple(space))
    return found


def plain(op: Operator) -> Operator:
    """The operator of what formulas see."""
    return replace(op, params=tuple(replace(p, classed=None) if isinstance(p, InputParam) else p for p in op.params))


def _number(dtype: str, bits: int) -> int:
    half = 1 << 8 * DTYPES[dtype].bytes - 1
    return (bits + half) % (2 * half) - half if dtype in INTEGERS and dtype.startswith("i") else bits


def _seen(
    op: Operator, p: InputParam, modes: Modes, tensor: Tensor, rows: Shape, classes: Sequence[int | None], space: Shape
) -> Tensor:  # fmt: skip
    assert p.classed is not None
    indices = list(_indices(rows))
    if p.classed.word == REDUCED:
        each = modes[p.classed.name] == NONE and prod(rows) > 1
        return Tensor(tensor.dtype, with_classes(rows, 1) if each else (), tensor.elements)
    if p.classed.word == CLASS:
        named = dict(zip(indices, classes))
        at = class_axis(space)
        truths = (named[i] is not None if op.of_rows_alone else named[(*i[:at], *i[at + 1 :])] == i[at] for i in _indices(space))
        return Tensor("bool", space, tuple(map(int, truths)))
    own = dict(zip(_indices(tuple(tensor.shape)), tensor.elements))
    picked = tuple(0 if c is None else own[(c,) if p.classed.alone else (*row[:1], c, *row[1:])] for row, c in zip(indices, classes))
    return Tensor(tensor.dtype, rows if op.of_rows_alone else with_classes(rows, 1), picked)


def _indices(shape: Shape) -> Iterator[Shape]:
    return itertools.product(*(range(extent) for extent in shape))
