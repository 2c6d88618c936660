"""What preconditions may use of a tensor's shape: rank(x), count(x), extent(x, -1).

In an expression each is a name, such as "extent(x, -1)". Formulas may use count(x), too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from codegen.language.expression import Expr, Name, Number, names_in, parts_of
from codegen.language.index_maps import INDEX_MAPS, samples_of
from codegen.language.operator import Operator, Require

_FORM = re.compile(r"(rank|count|extent)\((\w+)(?:, (-?\d))?\)")

_ALONG = re.compile(r"count\((\w+), over: (-?\w+)\)")
_TOTAL = re.compile(r"total\((\w+)\)")

Shape = Sequence[int]


@dataclass(frozen=True)
class ShapeFact:
    """The rank, count or extent of a tensor; a negative axis of an extent counts from the end."""

    word: str
    tensor: str
    axis: int

    def of(self, shape: Shape) -> int:
        """The number for a shape; an axis that it lacks has the extent 1."""
        if self.word == "extent":
            return shape[self.axis] if -len(shape) <= self.axis < len(shape) else 1
        return len(shape) if self.word == "rank" else prod(shape)

    def in_c(self, shape: str) -> str:
        """The C expression, as a double; `shape` is an ac_shape."""
        if self.word == "rank":
            return f"(double){shape}.rank"
        axis = f", {self.axis}" if self.word == "extent" else ""
        return f"(double)ac_shape_{self.word}(&{shape}{axis})"

    def in_catalogue(self, shape: str) -> str:
        """The same for an ac_entry_shape of the catalogue."""
        axis = f", {self.axis}" if self.word == "extent" else ""
        return f"(double){shape}.rank" if self.word == "rank" else f"(double)entry_{self.word}(&{shape}{axis})"


def shape_fact(name: str) -> ShapeFact | None:
    """The fact that a name stands for; None for the name of a parameter."""
    found = _FORM.fullmatch(name)
    return ShapeFact(found[1], found[2], int(found[3] or 0)) if found else None


def count_along(name: str) -> tuple[str, str] | None:
    """The tensor and the axis of a name such as count(self, over: dim)."""
    found = _ALONG.fullmatch(name)
    return (found[1], found[2]) if found else None


def total_of(name: str) -> str | None:
    """The tensor of a name such as total(weight)."""
    found = _TOTAL.fullmatch(name)
    return found[1] if found else None


def facts_in(expr: Expr) -> dict[str, ShapeFact]:
    """The facts that an expression names, in the order of its text."""
    return {name: fact for name in names_in(expr) if (fact := shape_fact(name)) is not None}


def limits(op: Operator) -> tuple[Require, ...]:
    """The preconditions on shapes."""
    return tuple(r for r in op.requires if facts_in(r.expr))


def on_scalars(op: Operator) -> tuple[Require, ...]:
    return tuple(r for r in op.requires if not facts_in(r.expr))


def holds(expr: Expr, shapes: Mapping[str, Shape]) -> bool:
    """Whether a precondition on shapes holds, in exact numbers."""
    return bool(_value(expr, shapes))


def _value(expr: Expr, shapes: Mapping[str, Shape]) -> Fraction | float:
    if isinstance(expr, Number):
        return expr.value
    if isinstance(expr, Name):
        fact = shape_fact(expr.name)
        assert fact is not None
        return Fraction(fact.of(shapes[fact.tensor]))
    a, b = [_value(arg, shapes) for arg in (*expr.args, *expr.args)][:2]
    found: Mapping[str, Callable[[], Fraction | float]] = {
        "add": lambda: a + b, "sub": lambda: a - b, "mul": lambda: a * b, "div": lambda: a / b,
        "neg": lambda: -a, "not": lambda: not a, "and": lambda: a != 0 and b != 0, "or": lambda: a != 0 or b != 0,
        "lt": lambda: a < b, "le": lambda: a <= b, "gt": lambda: a > b, "ge": lambda: a >= b,
        "eq": lambda: a == b, "ne": lambda: a != b,
    }  # fmt: skip
    return found[expr.word]()


def beyond(op: Operator, require: Require) -> dict[str, tuple[int, ...]] | None:
    """Shapes just past the limit that a precondition refuses and the ones above it accept; None if none is found.

    It tries vectors, and matrices that are one too long, have one row too many, or are empty along one axis;
    an extent that is cut in halves stays even. Then it tries tensors of more axes, empty along one or not. Where only a
    higher rank is accepted, there are ones in front. The other tensors that those above are about have one shape, the
    same if it may be.
    """
    above = limits(op)[: limits(op).index(require)]
    tensors = {fact.tensor for fact in facts_in(require.expr).values()}
    if len(tensors) != 1:
        return None
    others = {fact.tensor for r in above for fact in facts_in(r.expr).values()} - tensors
    exprs = [require.expr, *(r.expr for r in above if others)]
    numbers = sorted({int(n) for expr in exprs for n in _numbers(expr) if isinstance(n, Fraction) and n.denominator == 1})
    shapes: list[tuple[int, ...]] = [(2,), (2, 2), (2, 2, 2), (2, 0), (0, 2)]
    shapes += [shape for n in numbers for shape in ((1, n + 2 - n % 2), (n + 1, 2), (n + 2 - n % 2,))]
    shapes += [(2,) * rank for rank in range(4, 9)]
    shapes += [(*(2,) * at, 0, *(2,) * (rank - 1 - at)) for rank in range(1, 7) for at in range(rank)]
    rank = next((p.rank for p in op.inputs if p.rank is not None and p.name in tensors), 0)
    shapes = [(*(1,) * (rank - len(shape)), *shape) for shape in shapes if len(shape) <= rank or rank == 0]
    for shape, other in ((shape, other) for shape in shapes for other in (shape, *(shapes if others else ()))):
        tried = {**{name: shape for name in tensors}, **{name: other for name in others}}
        if _parted(op, tried) and all(holds(r.expr, tried) for r in above) and not holds(require.expr, tried):
            return tried
    return None


def _parted(op: Operator, shapes: Mapping[str, tuple[int, ...]]) -> bool:
    """Whether the checks of parts, which come first, accept wholes of these shapes; a part that has the shape of the
    whole is not checked, and halves are seen to elsewhere."""
    return all(
        INDEX_MAPS[use.word].halves or INDEX_MAPS[use.word].keeps or samples_of(use.word, use.args, shapes[p.name])
        for p in op.sources
        if p.name in shapes
        for part in p.parts
        for _, use in part.cases
    ) and all(
        samples_of(out.put.word, out.put.args, shapes[name])
        for out in op.targets
        if out.put is not None
        for name in op.space.of
        if name in shapes
    )


def _numbers(expr: Expr) -> list[Fraction | float]:
    return [part.value for part in parts_of(expr) if isinstance(part, Number)]
