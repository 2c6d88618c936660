"""Curves: a function and its derivative, sampled from the oracle with the resolution of a small picture.

A curve is evaluated on a coarse grid. A piece that is not straight is halved until it is, or until it is too
short to see, so that a corner stays sharp and a step becomes a gap.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from codegen.algebra.derivative import ZERO, NoDerivative, slope
from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Formulas, Point
from codegen.language.expression import Call, Expr, Name, depends_on
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.language.params import BITS
from codegen.language.type_dtypes import only_complex
from codegen.vectors.float_vectors import Vectors

LOW, HIGH = Fraction(-4), Fraction(4)
GRID = 32  # pieces of the coarse grid
HALVINGS = 6  # of a piece that is not straight, at most
FLAT = 1 / 400  # the largest invisible bend, as a fraction of the height
TALLEST = 24.0  # limit of the axis; larger values would flatten the rest of the picture

_F64 = FORMATS["f64"]
Place = tuple[float, float]
Line = tuple[Place, ...]


@dataclass(frozen=True)
class Curves:
    """One output in one mode: the varying input `over`, the fixed values of the others, and the lines.

    `slope` is empty for a gradient, which is a derivative itself, and if there is no derivative.
    """

    mode: str
    output: str
    over: str
    held: Mapping[str, float]
    value: tuple[Line, ...]
    slope: tuple[Line, ...]
    low: float
    high: float


def curves_of(op: Operator, facts: Facts) -> tuple[Curves, ...]:
    """The curves of an operator, without outputs whose elements depend on more than one point."""
    found: list[Curves] = []
    if all(p.view == BITS for p in op.inputs) or op.moves or op.creates or op.scattered is not None or op.lined or op.paned is not None or op.finds or op.of_bits or op.contraction is not None or op.space.outer or op.judged:
        return ()
    if only_complex(op, facts):
        return ()
    vectors = Vectors(op, facts)
    for modes in vectors.modes():
        formulas = Formulas(op, facts, modes)
        over = _running(op, vectors.linear(formulas))
        sets = vectors.proven_sets("f64", formulas)
        kept = {name: element.bits for name, element in sets[0].items()}
        for out in op.outputs:
            expr = formulas.term(out.name)
            used = depends_on(expr, formulas.parts)
            if formulas.folds(out.name) or over not in used or _along(expr, formulas.parts):
                continue
            one = _curves(op, _Sampler(formulas, expr, over, kept), " ".join(modes.values()), out.name)
            if not any((one.output, one.value) == (other.output, other.value) for other in found):
                found.append(one)
    return tuple(found)


def _running(op: Operator, scaling: Iterable[str]) -> str:
    """The input on the horizontal axis: the first of the space that does more than scale the result."""
    inputs = [p.name for p in op.inputs]
    wanted = [n for n in inputs if n in op.space.of and n not in scaling]
    return [*wanted, *(n for n in inputs if n not in scaling), *inputs][0]


def _along(expr: Expr, parts: Mapping[str, Expr]) -> bool:
    """Whether a value depends on other points, through a reduction along an axis."""
    if isinstance(expr, Name):
        return expr.name in parts and _along(parts[expr.name], parts)
    if not isinstance(expr, Call):
        return False
    return expr.over is not None or any(_along(arg, parts) for arg in expr.args)


def _curves(op: Operator, sampler: _Sampler, mode: str, output: str) -> Curves:
    drawn = [sampler.expr, sampler.slope] if sampler.slope != ZERO else [sampler.expr]
    grids = [sampler.grid(expr) for expr in drawn]
    heights = [y for grid in grids for _, y in grid if math.isfinite(y) and abs(y) <= TALLEST]
    low, high = min(heights, default=0.0), max(heights, default=0.0)
    low, high = min(low, 0.0), max(high, 0.0)
    high += 1.0 if high == low else 0.0
    flat = (high - low) * FLAT
    value, *others = (sampler.lines(e, g, flat) for e, g in zip(drawn, grids))
    slopes = others[0] if others else ()
    return Curves(mode, output, sampler.over, sampler.held(op), value, slopes, low, high)


class _Sampler:
    """Samples an expression as a function of one input, and its slope, unless it is a gradient itself."""

    def __init__(
        self, formulas: Formulas, expr: Expr, over: str, scalars: Mapping[str, int]
    ) -> None:
        self.formulas = formulas
        self.expr = expr
        self.over = over
        self.scalars = scalars
        self.used = depends_on(expr, formulas.parts)
        one, quarter = _F64.nearest(Fraction(1)), _F64.nearest(Fraction(1, 4))
        others = [p.name for p in formulas.op.inputs if p.name != over]
        self.still = {name: one for name in others}
        gradients = [name for name in others if name in self.used and self._scales(name)]
        self.still = {name: one if name in gradients else quarter for name in others}
        self.slope: Expr = ZERO
        if not gradients:
            try:
                self.slope = slope(expr, over, formulas.parts)
            except NoDerivative:
                pass

    def _scales(self, name: str) -> bool:
        """Whether an input is a factor of the result, like an incoming gradient."""
        before = self.still
        self.still = {**before, name: _F64.nearest(Fraction(0))}
        found = all(self.at(self.expr, Fraction(x)) == 0 for x in (-5, -1, 1, 5))
        self.still = before
        return found

    def held(self, op: Operator) -> dict[str, float]:
        """The values of the other arguments, in the order of the prototype."""
        known = {**self.still, **self.scalars}
        return {
            p.name: _number(known[p.name])
            for p in op.operands
            if p.name in known and p.name in self.used
        }

    def at(self, expr: Expr, x: Fraction) -> float:
        """The value at x, rounded to f64; nan if there is none."""
        tensors = {**self.still, self.over: _F64.nearest(x)}
        bits = self.formulas.rounded(expr, Point("f64", tensors, self.scalars), _F64)
        return _number(bits)

    def grid(self, expr: Expr) -> list[tuple[Fraction, float]]:
        places = [LOW + (HIGH - LOW) * i / GRID for i in range(GRID + 1)]
        return [(x, self.at(expr, x)) for x in places]

    def lines(
        self, expr: Expr, grid: list[tuple[Fraction, float]], flat: float
    ) -> tuple[Line, ...]:
        """Polylines along the curve; a new one begins after a step or a nan."""
        at: Callable[[Fraction], float] = lambda x: self.at(expr, x)
        lines: list[list[Place]] = [[]]
        for left, right in zip(grid, grid[1:]):
            for piece in _pieces(at, left, right, flat, HALVINGS):
                if piece is None:
                    lines.append([])
                    continue
                for x, y in piece:
                    if not lines[-1] or lines[-1][-1] != (float(x), y):
                        lines[-1].append((float(x), y))
        return tuple(_straightened(line) for line in lines if line)


def _number(bits: int) -> float:
    """An element of f64."""
    if _F64.is_nan(bits):
        return math.nan
    if _F64.is_infinite(bits):
        return -math.inf if _F64.is_negative(bits) else math.inf
    return float(_F64.value(bits))


Sample = tuple[Fraction, float]
Piece = tuple[Sample, Sample]


def _pieces(
    at: Callable[[Fraction], float], left: Sample, right: Sample, flat: float, halvings: int
) -> list[Piece | None]:
    """A piece of a curve as straight pieces; None is a gap."""
    (x0, y0), (x1, y1) = left, right
    if not math.isfinite(y0) and not math.isfinite(y1):
        return [None]
    x = (x0 + x1) / 2
    middle = (x, at(x))
    if halvings == 0:
        steep = not math.isfinite(y0 + y1) or abs(y1 - y0) > 8 * flat
        return [None] if steep else [(left, right)]
    if math.isfinite(y0 + y1) and abs(middle[1] - (y0 + y1) / 2) <= flat:
        quarter = (x0 + x) / 2
        if abs(at(quarter) - (3 * y0 + y1) / 4) <= flat:
            return [(left, right)]
    return [
        *_pieces(at, left, middle, flat, halvings - 1),
        *_pieces(at, middle, right, flat, halvings - 1),
    ]


def _straightened(line: list[Place]) -> Line:
    """The line without points that lie on the straight line between their neighbours."""
    kept: list[Place] = []
    for place in line:
        while len(kept) > 1 and _on_line(kept[-2], kept[-1], place):
            kept.pop()
        kept.append(place)
    return tuple(kept)


def _on_line(a: Place, b: Place, c: Place) -> bool:
    return (b[1] - a[1]) * (c[0] - a[0]) == (c[1] - a[1]) * (b[0] - a[0])
