"""Test vectors of verdicts on all points: those of conditions that hold everywhere, nowhere, and at all points or at none but
one, first, last or in the middle; and tensors of other shapes than the space."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import prod

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Formulas, Tensor, conversion, evaluate, integer_scalar
from codegen.language.index_maps import Shape
from codegen.language.type_dtypes import kernel_dtype
from codegen.vectors.corners import corners, random_element
from codegen.vectors.float_vectors import Case, Vectors
from codegen.vectors.placed_vectors import SMALL, Dtypes, dtypes_in

SHAPES: tuple[Shape, ...] = ((), (1,), (7,), (2, 3, 5), (3, 50))  # the last one for every dtype
EMPTY: tuple[Shape, ...] = ((0,), (3, 0, 2))
OTHERS: tuple[tuple[Shape, Shape], ...] = (((2, 3), (3, 2)), ((2,), (1, 2)), ((), (1,)), ((0, 4), (4, 0)), ((3,), (0,)))
DRAWN = 60  # points that are looked at for some of each kind

Elements = tuple[int, ...]  # of one point: that of each input


def verdict_cases(vectors: Vectors) -> list[Case]:
    """Every shape in the first dtypes, and the last one in all others."""
    found: list[Case] = []
    for modes in vectors.modes():
        formulas = Formulas(vectors.op, vectors.facts, modes)
        for number, (inputs, outs) in enumerate(dtypes_in(vectors, modes)):
            floats = dict.fromkeys(vectors.op.deciding, "f32")
            kernel = kernel_dtype(vectors.op, vectors.facts, {**modes, **outs, **inputs, **floats})
            sets = vectors.scalar_sets(kernel if kernel in FORMATS else "f32", formulas)
            if not set(inputs.values()) & FORMATS.keys():
                sets = [*({n: Element("i64", integer_scalar(e)) for n, e in scalars.items()} for scalars in sets[:1] if scalars), *sets]
            for at, scalars in enumerate(sets[:2] if number else sets):
                call = _Calls(vectors, modes, inputs, outs, scalars)
                found += call.of_shapes(SHAPES if number == at == 0 else SHAPES[-1:])
                if number == at == 0:
                    found += call.without_points()
    return found


class _Calls:
    """Calls in these dtypes."""

    def __init__(self, vectors: Vectors, modes: Mapping[str, str], inputs: Dtypes, outs: Dtypes, scalars: Mapping[str, Element]) -> None:
        self.vectors, self.modes, self.inputs, self.outs, self.scalars = vectors, modes, inputs, outs, scalars
        self.title = " ".join([*modes.values(), *inputs.values(), *(e.dtype for e in scalars.values())])
        self.source = random.Random(f"{vectors.op.name} {self.title}")
        drawn = [self._point() for _ in range(DRAWN)]
        held = [self._result((), [point]) == 1 for point in drawn]
        self.kinds = {kind: [point for point, holds in zip(drawn, held) if holds == kind] for kind in (True, False)}

    def _point(self) -> Elements:
        """Mostly one number in all inputs."""
        shared = self.source.randrange(SMALL)
        return tuple(self._element(dtype, shared if self.source.random() < 0.8 else self.source.randrange(SMALL)) for dtype in self.inputs.values())

    def _element(self, dtype: str, number: int) -> int:
        """This number, a corner, or what a scalar is in the dtype."""
        kind = self.source.random()
        if kind < 0.2:
            return self.source.choice(corners(FORMATS[dtype])) if dtype in FORMATS else random_element(dtype, self.source)
        if kind < 0.5 and self.scalars:
            return conversion(self.source.choice(list(self.scalars.values())), dtype)
        if dtype in FORMATS:
            return FORMATS[dtype].nearest(Fraction(number))
        return number % 2 if dtype == "bool" else number

    def of_shapes(self, shapes: tuple[Shape, ...]) -> Iterator[Case]:
        for shape in shapes:
            for kind in (True, False):
                if not self.kinds[kind]:
                    continue
                points = [self.source.choice(self.kinds[kind]) for _ in range(prod(shape))]
                yield self._case(f"{'holds' if kind else 'fails'}", shape, points)
                for place in sorted({0, prod(shape) // 2, prod(shape) - 1}) if self.kinds[not kind] and prod(shape) > 1 else ():
                    one = self.source.choice(self.kinds[not kind])
                    yield self._case(f"{'fails' if kind else 'holds'} at {place}", shape, [*points[:place], one, *points[place + 1 :]])

    def without_points(self) -> Iterator[Case]:
        """Empty tensors, and those that are not alike."""
        for shape in EMPTY:
            yield self._case("empty", shape, [])
        for shape, other in OTHERS if self.vectors.op.alike else ():
            points = [self.source.choice(self.kinds[True] or self.kinds[False])] * max(prod(shape), prod(other))
            yield self._case(f"beside {'x'.join(map(str, other)) or '1'}", shape, points, other)

    def _tensors(self, shape: Shape, points: list[Elements], other: Shape | None) -> dict[str, Tensor]:
        alike = {p.name for p in self.vectors.op.alike}
        own = {name: other if other is not None and name in alike else shape for name in self.inputs}
        return {name: Tensor(dtype, own[name], tuple(p[at] for p in points[: prod(own[name])])) for at, (name, dtype) in enumerate(self.inputs.items())}

    def _result(self, shape: Shape, points: list[Elements], other: Shape | None = None) -> int:
        ((result,),) = evaluate(self.vectors.op, self.vectors.facts, self.modes, self._tensors(shape, points, other), self.scalars, self.outs).values()
        return result

    def _case(self, kind: str, shape: Shape, points: list[Elements], other: Shape | None = None) -> Case:
        (out,) = self.vectors.op.outputs
        tensors = self._tensors(shape, points, other)
        tensors[out.name] = Tensor(self.outs[out.name], (1,) * out.one_axis, (self._result(shape, points, other),))
        text = "x".join(map(str, shape)) or "1"
        return self.vectors.made(f"{self.title}, {text} {kind}", self.modes, self.scalars, tensors, {})
