"""The oracle: the correctly rounded result of an operator, from the formula as its spec states it.

It shares nothing with lowering, templates or kernels. An expression is evaluated in interval arithmetic
(interval.py, real.py); while the interval does not decide the rounding, the precision is doubled. Sums are
exact before their single rounding.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache

import gmpy2  # type: ignore[import]

from codegen.exact import complex_bits as complexes
from codegen.exact.complex_bits import parted
from codegen.exact.complex_value import complex_bits, complex_value, evaluate_number
from codegen.exact.float_format import FORMATS, Format
from codegen.exact.functions import Reals, reals_of
from codegen.exact.integer_value import evaluate_integer, wrapped
from codegen.exact.interval import Undecided
from codegen.exact.philox import random_number
from codegen.exact.real import SCALES, NotANumber, Real
from codegen.language.dtypes import BOOLS, DTYPES, INTEGERS, PARTS, computed_in, least_and_greatest
from codegen.language.expression import Call, Expr, Name, Number, depends_on, for_complex, joins_points, of_reals
from codegen.language.facts import Facts
from codegen.language.modes import first_case
from codegen.language.operator import Operator
from codegen.language.params import BITS, DOWN, Octets, OutputParam, bytes_of
from codegen.language.shape_facts import on_scalars
from codegen.language.type_dtypes import kernel_dtype

FIRST_PRECISION = 96
LAST_PRECISION = 1 << 16

# Exponents that stand for infinite inputs, if each has to outgrow every function of the infinite inputs before
# it: far more than exp of the square of the largest `Scale.infinite`.
MODERATE = 1000
OUTGROWING = (1 << 26_000, 1 << 39_000, 1 << 52_000)


class OracleError(Exception):
    """Raised for a formula that the oracle cannot decide; the text names it."""


@dataclass(frozen=True)
class Element:
    """One element or scalar: the raw bits for a float dtype, the number itself for an integer or bool."""

    dtype: str
    bits: int


@dataclass(frozen=True)
class Tensor:
    """A small tensor; elements in row-major order, as in Element."""

    dtype: str
    shape: tuple[int, ...]
    elements: tuple[int, ...]


Modes = Mapping[str, str]


# --- conversions ----------------------------------------------------------------------------------


def converted(element: Element, to: str) -> int:
    """The bits of an element converted to a float or complex dtype, each part rounded once. A complex element
    converted to a real dtype keeps its real part."""
    if element.dtype in PARTS or to in PARTS:
        bits = parted(element.dtype, element.bits) if element.dtype in PARTS else (element.bits,)
        own = PARTS.get(element.dtype, element.dtype)
        parts = [converted(Element(own, b), PARTS.get(to, to)) for b in bits]
        return complexes.joined(to, *[*parts, 0][:2]) if to in PARTS else parts[0]
    target = FORMATS[to]
    if element.dtype not in FORMATS:
        return target.nearest(gmpy2.mpq(element.bits))
    source = FORMATS[element.dtype]
    if source.is_nan(element.bits):
        return target.nan
    if source.is_infinite(element.bits):
        return target.infinity | (target.sign if source.is_negative(element.bits) else 0)
    return target.nearest(source.value(element.bits), source.is_negative(element.bits))


def truncated(element: Element, to: str) -> int:
    """A float converted to an integer: towards zero, clamped to the range, 0 for nan."""
    low, high = least_and_greatest(to)
    form = FORMATS[element.dtype]
    if form.is_nan(element.bits):
        return 0
    if form.is_infinite(element.bits):
        return low if form.is_negative(element.bits) else high
    return max(low, min(high, int(form.value(element.bits))))


def conversion(element: Element, to: str) -> int:
    """The bits of an element in another dtype. What is not zero becomes true; a nan is not zero, nor is a complex
    number of which one part is not. A float is truncated to integers of 32 and of 64 bits; those of fewer are the low
    bits of what it is in i32."""
    if element.dtype == to:
        return element.bits
    if to in BOOLS:
        return int(any(_is_not_zero(part) for part in _parts(element)))
    if to in INTEGERS:
        part = _parts(element)[0]
        if part.dtype not in FORMATS:
            return wrapped(to, part.bits)
        return wrapped(to, truncated(part, to if DTYPES[to].bytes >= 4 else "i32"))
    return converted(element, to)


def _parts(element: Element) -> list[Element]:
    """The parts of a complex element; a real one itself."""
    if element.dtype not in PARTS:
        return [element]
    return [Element(PARTS[element.dtype], bits) for bits in parted(element.dtype, element.bits)]


def _is_not_zero(element: Element) -> bool:
    form = FORMATS.get(element.dtype)
    return element.bits != 0 and (form is None or element.bits != form.sign)


def compute_type(dtype: str) -> str:
    """The dtype that scalars are converted to and arithmetic is done in."""
    part = PARTS.get(dtype, dtype)
    return computed_in(part)


# --- expressions ----------------------------------------------------------------------------------


@lru_cache(maxsize=None)
def constant(numerator: int, denominator: int) -> Real:
    """A number of a formula. (The key is two integers because hashing a Fraction is slower than most words.)"""
    return Real(gmpy2.mpq(numerator, denominator))


WORDS = frozenset(name for name in dir(Reals) if getattr(getattr(Reals, name), "is_word", False))


class Evaluation:
    """One formula at one point, at one precision. None among `values` is nan."""

    def __init__(
        self,
        reals: Reals,
        values: Mapping[str, Real | None],
        parts: Mapping[str, Expr],
        flags: Mapping[str, bool] | None = None,
    ) -> None:
        self.flags = flags or {}
        self.reals = reals
        self.values = values
        self.parts = parts
        # Keyed by identity: hashing a tree visits all its leaves, and a part that is used twice is one object.
        self._known: dict[int, Real] = {}

    def value(self, expr: Expr) -> Real:
        """The value of an expression. Raises NotANumber or Undecided."""
        known = self._known.get(id(expr))
        if known is None:
            known = self._known[id(expr)] = self._value(expr)
        return known

    def _value(self, expr: Expr) -> Real:
        if isinstance(expr, Call):
            word = expr.word
            if word == "where":
                return self.value(expr.args[1] if self.holds(expr.args[0]) else expr.args[2])
            args = [self.value(arg) for arg in expr.args]
            if word in WORDS:
                method: Callable[..., Real] = getattr(self.reals, word)
                return method(*args)
            if word in ("min", "max"):
                wanted = -1 if word == "min" else 1
                return args[1] if self.reals.compare(args[1], args[0]) == wanted else args[0]
            raise OracleError(f"the oracle does not know the word '{word}'")
        if isinstance(expr, Number):
            if isinstance(expr.value, Fraction):
                return constant(expr.value.numerator, expr.value.denominator)
            return self.reals.infinity(1 if expr.value > 0 else -1)
        if expr.name in self.parts:
            return self.value(self.parts[expr.name])
        value = self.values[expr.name]
        if value is None:
            raise NotANumber
        return value

    def holds(self, expr: Expr) -> bool:
        """Whether a condition holds; comparisons with nan are false, except `!=`."""
        if isinstance(expr, Name):
            return self.flags[expr.name]
        assert isinstance(expr, Call)
        if expr.word == "and":
            return self.holds(expr.args[0]) and self.holds(expr.args[1])
        if expr.word == "or":
            return self.holds(expr.args[0]) or self.holds(expr.args[1])
        if expr.word == "not":
            return not self.holds(expr.args[0])
        try:
            order = self.reals.compare(self.value(expr.args[0]), self.value(expr.args[1]))
        except NotANumber:
            return expr.word == "ne"
        return {
            "lt": order < 0, "le": order <= 0, "gt": order > 0,
            "ge": order >= 0, "eq": order == 0, "ne": order != 0,
        }[expr.word]  # fmt: skip


# --- a point --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Point:
    """The values at one point, as bits by name: tensors in the dtype `kernel`, scalars in its compute type."""

    kernel: str
    tensors: Mapping[str, int]
    scalars: Mapping[str, int]
    finite: Mapping[str, Real | None] = field(init=False, repr=False)  # None is nan
    infinite: Mapping[str, int] = field(init=False, repr=False)  # the signs of infinite values

    def __post_init__(self) -> None:
        finite: dict[str, Real | None] = {}
        infinite: dict[str, int] = {}
        for form, values in ((FORMATS[self.kernel], self.tensors), (FORMATS[compute_type(self.kernel)], self.scalars)):
            for name, bits in values.items():
                size = bits & ~form.sign
                if size < form.infinity:
                    finite[name] = Real(form.value(bits), None, bits == form.sign)
                elif size > form.infinity:
                    finite[name] = None
                else:
                    infinite[name] = -1 if bits & form.sign else 1
        object.__setattr__(self, "finite", finite)
        object.__setattr__(self, "infinite", infinite)

    @property
    def moderate(self) -> "Point":
        """The point with finite tensors above MODERATE reduced to it, so that infinities outgrow exp of them.
        A result that is infinite because of the infinite inputs alone stays infinite."""
        form, bits = FORMATS[self.kernel], {}
        most = form.nearest(Fraction(MODERATE))
        for name, own in self.tensors.items():
            size = own & ~form.sign
            bits[name] = own & form.sign | most if most < size <= form.largest else own
        return replace(self, tensors=bits)

    def values(self, reals: Reals, sizes: Mapping[str, int]) -> Mapping[str, Real | None]:
        """The numbers by name; `sizes` has the exponents that stand for the infinite ones."""
        if not self.infinite:
            return self.finite
        return {**self.finite, **{n: reals.infinity(sign, sizes.get(n)) for n, sign in self.infinite.items()}}


class Formulas:
    """The formulas of one operator in one mode."""

    def __init__(self, op: Operator, facts: Facts, modes: Modes, of_complex: bool = False) -> None:
        """`of_complex` keeps `conj` in the formulas, and has no order; otherwise they are for real numbers."""
        meant = for_complex if of_complex else of_reals
        self.op = op
        self.facts = facts
        self.flags = {mode.name: modes.get(mode.name) == "true" for mode in op.flags}
        self.parts: dict[str, Expr] = {let.name: meant(let.expr) for let in op.lets}
        found = {f.output: first_case(f.cases, modes) for f in op.formulas}
        self.cases = {name: replace(case, expr=meant(case.expr)) for name, case in found.items()}
        self.key = tuple(id(case) for case in found.values())  # the same in modes with the same formulas
        self._used: dict[int, tuple[Expr, frozenset[str]]] = {}
        self._divided: dict[int, tuple[Expr, bool]] = {}

    def term(self, output: str) -> Expr:
        """The expression at one point: the argument of the sum, if the output folds."""
        expr = self.cases[output].expr
        return expr.args[0] if self.folds(output) and isinstance(expr, Call) else expr

    def folds(self, output: str) -> bool:
        expr = self.cases[output].expr
        return joins_points(expr)

    def holds(self, expr: Expr, point: Point) -> bool:
        """Whether a precondition, or a comparison of a formula, holds at a point."""
        scale = SCALES[compute_type(point.kernel)]
        sizes = dict.fromkeys(point.infinite, scale.infinite)
        precision = FIRST_PRECISION
        while True:
            reals = reals_of(precision, scale)
            try:
                return Evaluation(reals, point.values(reals, sizes), self.parts, self.flags).holds(expr)
            except Undecided:
                if precision == LAST_PRECISION:
                    raise
                precision = min(2 * precision, LAST_PRECISION)

    def allows(self, point: Point) -> bool:
        """Whether every precondition holds at the scalars of a point."""
        return all(self.holds(r.expr, point) for r in on_scalars(self.op))

    def _names(self, expr: Expr) -> frozenset[str]:
        """The parameters that an expression depends on, cached."""
        known = self._used.get(id(expr))
        if known is None:
            known = self._used[id(expr)] = (expr, depends_on(expr, self.parts))
        return known[1]

    def at(self, output: str, point: Point) -> int:
        """The result at a point, in the dtype of the kernel."""
        return self.rounded(self.term(output), point, FORMATS[point.kernel])

    def results(self, point: Point, outputs: Sequence[str]) -> list[int]:
        """The results of several outputs at a point; parts that their formulas share are evaluated once."""
        if point.infinite:
            return [self.at(output, point) for output in outputs]
        form = FORMATS[point.kernel]
        reals = reals_of(FIRST_PRECISION, SCALES[compute_type(point.kernel)])
        evaluation = Evaluation(reals, point.finite, self.parts)
        found = []
        for output in outputs:
            try:
                found.append(round_real(reals, evaluation.value(self.term(output)), form, False))
            except NotANumber:
                found.append(form.nan)
            except Undecided:
                found.append(self.at(output, point))
        return found

    def rounded(self, expr: Expr, point: Point, form: Format) -> int:
        """The value of an expression at a point, correctly rounded. With infinite inputs it is the limit; if the
        limit depends on which of several infinities grows fastest, it is nan. A quotient by zero is one of them."""
        infinite = [name for name in point.infinite if name in self._names(expr)]
        scale = SCALES[compute_type(point.kernel)]
        if len(infinite) > 1:
            # An infinite input that is clamped, or is in a branch not taken, does not take part in the order.
            infinite = [name for name in infinite if self._shows(expr, name, point)] or infinite[:1]
        if not infinite:
            found = self._decided(expr, point, form, {}, LAST_PRECISION)
            if found is None:
                raise OracleError(f"{self.op.name}: undecided at {point}")
            return found
        if len(infinite) == 1:
            for size, most in ((OUTGROWING[0], 2048), (scale.infinite, LAST_PRECISION)):
                found = self._decided(expr, point, form, {infinite[0]: size}, most)
                if found is not None:
                    return form.nan if self._pole_decides(expr, point, form, infinite[0], found) else found
            raise OracleError(f"{self.op.name}: undecided at {point}")
        for at in (point, point.moderate):
            limits = set()
            for order in itertools.permutations(infinite):
                sizes = dict(zip(order, (scale.infinite, *OUTGROWING)))
                found = self._decided(expr, at, form, sizes, 6 * scale.infinite)
                limits.add(0 if found is None and self._vanishes(expr, at, form, sizes) else found)
            if limits == {0, form.sign}:
                return 0
            limit = limits.pop()
            if not limits and limit is not None and (at is point or form.is_infinite(limit)):
                return limit
        return form.nan

    def _pole_decides(self, expr: Expr, point: Point, form: Format, infinite: str, found: int) -> bool:
        """Whether the infinite limit at an infinite input has the other sign where quotients by zero outgrow it."""
        if not form.is_infinite(found) or not self._divides(expr):
            return False
        sizes = {infinite: SCALES[compute_type(point.kernel)].infinite}
        return self._decided(expr, point, form, sizes, 2048, OUTGROWING[0]) == found ^ form.sign

    def _divides(self, expr: Expr) -> bool:
        """Whether an expression divides by something that depends on the inputs, cached."""
        known = self._divided.get(id(expr))
        if known is None:
            mine = isinstance(expr, Call) and expr.word == "div" and bool(self._names(expr.args[1]))
            args = expr.args if isinstance(expr, Call) else ()
            parts = [self.parts[expr.name]] if isinstance(expr, Name) and expr.name in self.parts else args
            known = self._divided[id(expr)] = (expr, mine or any(self._divides(part) for part in parts))
        return known[1]

    def _shows(self, expr: Expr, name: str, point: Point) -> bool:
        """Whether the value of an expression may depend on the size chosen for an infinite input."""
        if isinstance(expr, Name):
            return self._shows(self.parts[expr.name], name, point) if expr.name in self.parts else expr.name == name
        if not isinstance(expr, Call) or name not in self._names(expr):
            return False
        shown = [self._shows(arg, name, point) for arg in expr.args]
        if not any(shown) or len([n for n in point.infinite if n in self._names(expr)]) > 1:
            return any(shown)
        scale = SCALES[compute_type(point.kernel)]
        reals = reals_of(FIRST_PRECISION, scale)
        sizes = {n: scale.infinite for n in point.infinite}
        evaluation = Evaluation(reals, point.values(reals, sizes), self.parts)
        try:
            if expr.word == "where" and not shown[0]:
                return shown[1 if evaluation.holds(expr.args[0]) else 2]
            if expr.word in ("lt", "le", "gt", "ge", "eq", "ne"):
                evaluation.holds(expr)
                return False
            if expr.word in ("min", "max"):
                value = evaluation.value(expr)
                return value.rest is not None or reals.infinite(value)
        except (NotANumber, Undecided):
            pass
        return True

    def _decided(
        self, expr: Expr, point: Point, form: Format, sizes: Mapping[str, int], most: int, pole: int | None = None
    ) -> int | None:
        """The rounded value, with rising precision until the rounding is decided; None if `most` bits are not
        enough. `pole` is the exponent of a quotient by zero, if it is another than that of an infinity."""
        scale = replace(SCALES[compute_type(point.kernel)], pole=pole)
        precision = FIRST_PRECISION
        while precision <= most:
            reals = reals_of(precision, scale)
            try:
                value = Evaluation(reals, point.values(reals, sizes), self.parts).value(expr)
                return round_real(reals, value, form, bool(sizes))
            except NotANumber:
                return form.nan
            except Undecided:
                precision *= 2
        return None

    def _vanishes(self, expr: Expr, point: Point, form: Format, sizes: Mapping[str, int]) -> bool:
        """Whether the limit of an expression is a zero of either sign."""
        scale = SCALES[compute_type(point.kernel)]
        reals = reals_of(2 * scale.infinite, scale)
        try:
            value = reals.whole(Evaluation(reals, point.values(reals, sizes), self.parts).value(expr))
        except (NotANumber, Undecided):
            return False
        return value.top < form.lowest - 1

    # --- sums -------------------------------------------------------------------------------------

    def summed(self, output: str, points: Sequence[Point], kernel: str) -> int:
        """The exact sum of the terms at several points, rounded once. An empty sum is +0."""
        form, expr = FORMATS[kernel], self.term(output)
        wide = FORMATS["f64"]
        finite: list[Point] = []
        ends: set[int] = set()
        for point in points:
            if point.infinite:
                bits = self.rounded(expr, point, wide)
                if wide.is_nan(bits):
                    return form.nan
                if wide.is_infinite(bits):
                    ends.add(bits)
                    continue
            finite.append(point)
        try:
            bits = self._finite_sum(expr, finite, form)
        except NotANumber:
            return form.nan
        if ends:
            negative = wide.is_negative(ends.pop())
            return form.nan if ends else form.infinity | (form.sign if negative else 0)
        return bits

    def _finite_sum(self, expr: Expr, points: Sequence[Point], form: Format) -> int:
        precision = FIRST_PRECISION
        while precision <= LAST_PRECISION:
            reals = reals_of(precision, SCALES["f64"])
            try:
                total = Real(gmpy2.mpq(0))
                for point in points:
                    sizes = dict.fromkeys(point.infinite, reals.scale.infinite)
                    term = Evaluation(reals, point.values(reals, sizes), self.parts).value(expr)
                    total = reals.add(total, term)
                return round_real(reals, total, form, False)
            except Undecided:
                precision *= 2
        raise OracleError(f"{self.op.name}: a sum stays undecided")


def round_real(reals: Reals, value: Real, form: Format, limit: bool) -> int:
    """The bits nearest to a value. In a limit, a part that tends to zero beside a finite number is dropped.

    If even the last precision leaves two neighbours, the value is assumed to be exactly halfway between them:
    exp(2.5 * log(x)) is x**2.5, which is such a number for some x. No interval can prove that.
    """
    if reals.infinite(value):
        return form.infinity | (form.sign if reals.sign(value) < 0 else 0)
    if value.rest is None:
        return form.nearest(value.exact, value.minus)
    if limit and value.exact != 0 and value.rest.top < -reals.scale.finite:
        return form.nearest(value.exact)
    try:
        return form.nearest_within(reals.whole(value))
    except Undecided:
        if limit or 2 * reals.field.precision <= LAST_PRECISION:
            raise
        return form.even_within(reals.whole(value))


# --- whole tensors --------------------------------------------------------------------------------


def broadcast(a: Sequence[int], b: Sequence[int]) -> tuple[int, ...]:
    """The shape that two shapes broadcast to."""
    rank = max(len(a), len(b))
    left, right = (1,) * (rank - len(a)) + tuple(a), (1,) * (rank - len(b)) + tuple(b)
    return tuple(y if x == 1 else x for x, y in zip(left, right))


def space_of(op: Operator, tensors: Mapping[str, Tensor]) -> tuple[int, ...]:
    shape: tuple[int, ...] = ()
    if op.space.outer:
        return tuple(extent for name in op.space.of for extent in tensors[name].shape)
    for name in op.space.of:
        shape = broadcast(shape, tensors[name].shape)
    return shape


def element_index(view: str, shape: Sequence[int], index: Sequence[int]) -> int:
    """The position of the element of a tensor that belongs to a point of the index space."""
    if view == "single":
        return 0
    if view == "channel":
        return 0 if _count(shape) == 1 or len(index) < 2 else index[1]
    if view == DOWN:
        return index[0]
    position = 0
    for extent, i in zip(shape, index[len(index) - len(shape) :]):
        position = position * extent + (0 if extent == 1 else i)
    return position


def bit_at(elements: Sequence[int], number: int, octets: Octets | None = None) -> int:
    """The bit that bytes hold for the point with this number."""
    return elements[number // 8] >> (number % 8 if octets is None else 7 - number % 8) & 1


def packed(bits: Sequence[int], octets: Octets | None = None) -> tuple[int, ...]:
    """The bytes that hold these bits."""
    if octets is not None:
        whole = [*bits, *[octets.behind] * (-len(bits) % 8)]
        return tuple(int("".join(map(str, whole[first : first + 8])), 2) for first in range(0, len(whole), 8))
    found = [0] * bytes_of(len(bits))
    for number, bit in enumerate(bits):
        found[number // 8] |= bit << number % 8
    return tuple(found)


def _count(shape: Sequence[int]) -> int:
    count = 1
    for extent in shape:
        count *= extent
    return count


def _rounded(op: Operator, scalar: Element, kernel: str) -> Element:
    """A scalar as a formula has it: where the result is a condition, in the dtype that is compared in."""
    return Element(kernel, converted(scalar, kernel)) if op.compares else scalar


def _added_up(tensor: Tensor) -> int:
    """The bits of the sum of all elements in f64, rounded once."""
    form, wide = FORMATS[tensor.dtype], FORMATS["f64"]
    infinite = {bits for bits in tensor.elements if form.is_infinite(bits)}
    if len(infinite) > 1 or any(form.is_nan(bits) for bits in tensor.elements):
        return wide.nan
    if infinite:
        return converted(Element(tensor.dtype, infinite.pop()), "f64")
    return wide.nearest(sum((form.value(bits) for bits in tensor.elements), gmpy2.mpq(0)))


def points_of(
    op: Operator,
    kernel: str,
    tensors: Mapping[str, Tensor],
    scalars: Mapping[str, Element],
    along: int = 1,
    numbers: Mapping[str, int] | None = None,
) -> tuple[list[tuple[int, ...]], list[Point]]:
    """Every point of the index space of a call, in index order: its index, and its values. A row has so many points
    `along` the axes of reductions. Random numbers are drawn by `numbers`, the arguments that are integers."""
    indices = list(itertools.product(*(range(extent) for extent in space_of(op, tensors))))
    kept = {n: converted(_rounded(op, e, kernel), compute_type(kernel)) for n, e in scalars.items()}
    for count in op.counts:
        if count.total:
            kept[count.name] = converted(Element("f64", _added_up(tensors[count.of])), compute_type(kernel))
            continue
        elements = Element("i64", along if count.over is not None else _count(tensors[count.of or ""].shape))
        kept[count.name] = converted(elements, compute_type(kernel))
    read = [p for p in op.inputs if p not in op.point_indices]
    spans = {p.name: [converted(Element(tensors[p.name].dtype, bits), kernel) for bits in tensors[p.name].elements] for p in read}
    own = compute_type(kernel)
    truths = [converted(Element("i64", bit), kernel) for bit in (0, 1)]
    points = [
        Point(
            kernel,
            {
                p.name: truths[bit_at(tensors[p.name].elements, number, p.octets)] if p.view == BITS else spans[p.name][element_index(p.view, tensors[p.name].shape, i)]
                for p in read
            },
            {
                **kept,
                **{name: converted(Element("i64", at), own) for name, at in indices_at(op, i, number, numbers or {}).items()},
                **{p.name: drawn_at(p.drawn, number, own, numbers or {}) for p in op.draws},
            },
        )
        for number, i in enumerate(indices)
    ]
    return indices, points


def indices_at(op: Operator, index: Sequence[int], number: int, numbers: Mapping[str, int]) -> dict[str, int]:
    """What formulas see of the place of a point: its index along an axis, which an integer among `numbers` may say, or its
    number among all."""
    along = {p.name: numbers[p.along] % max(len(index), 1) if isinstance(p.along, str) else p.along for p in op.point_indices if not p.drawn}
    return {name: number if axis is None else index[axis] if axis < len(index) else 0 for name, axis in along.items()}


def drawn_at(drawn: Sequence[str], number: int, own: str, numbers: Mapping[str, int]) -> int:
    """The bits of the random number of a point, in the dtype that scalars are converted to, which has it exactly."""
    seed, offset = (numbers[name] for name in drawn)
    return FORMATS[own].nearest(gmpy2.mpq(random_number(seed, offset, number, own == "f64")))


def stored(bits: Sequence[int], kernel: str, target: str) -> tuple[int, ...]:
    """Results converted to the caller's dtype."""
    if target in BOOLS:
        return tuple(int(b != 0) for b in bits)
    if target in INTEGERS:
        return tuple(truncated(_parts(Element(kernel, b))[0], target) for b in bits)
    return tuple(b if target == kernel else converted(Element(kernel, b), target) for b in bits)


def dtypes_in(tensors: Mapping[str, Tensor], scalars: Mapping[str, Element]) -> dict[str, str]:
    """Those of the arguments of a call, by parameter name."""
    return {**{name: t.dtype for name, t in tensors.items()}, **{name: e.dtype for name, e in scalars.items()}}


def evaluate(
    op: Operator,
    facts: Facts,
    modes: Modes,
    tensors: Mapping[str, Tensor],
    scalars: Mapping[str, Element],
    out_dtypes: Mapping[str, str] | None = None,
    numbers: Mapping[str, int] | None = None,
) -> dict[str, tuple[int, ...]]:
    """The elements of every output of a call. `modes` has the dtypes that parameters name, too, `out_dtypes` those of
    `cast` outputs, `numbers` the arguments that random numbers follow from. A tensor missing from `tensors` is null. A
    verdict has one element."""
    if op.apart:
        given = ({name: t for name, t in tensors.items() if any(p.name == name for p in seen.tensor_operands)} for seen in op.by_space)
        each = (evaluate(seen, facts, modes, own, scalars, out_dtypes, numbers) for seen, own in zip(op.by_space, given))
        return {name: made for results in each for name, made in results.items()}
    results = _at_points(op, facts, modes, tensors, scalars, out_dtypes, numbers) if all_alike(op, tensors) else {}
    return {out.name: _judgement(op, out, modes, results) for out in op.outputs} if op.judged else results


def all_alike(op: Operator, tensors: Mapping[str, Tensor]) -> bool:
    """Whether the inputs that may have another shape than the space have its shape."""
    return all(tensors[p.name].shape == tuple(space_of(op, tensors)) for p in op.alike)


def _judgement(op: Operator, out: OutputParam, modes: Modes, results: Mapping[str, tuple[int, ...]]) -> tuple[int, ...]:
    """The only element of a verdict, from whether its condition holds at each point; without results it is false."""
    verdict = first_case(next(f for f in op.formulas if f.output == out.name).cases, modes).verdict
    held = [bits != 0 for bits in results.get(out.name, ())]
    return (int(out.name in results and (all(held) if verdict == "all" else any(held))),)


def _at_points(
    op: Operator,
    facts: Facts,
    modes: Modes,
    tensors: Mapping[str, Tensor],
    scalars: Mapping[str, Element],
    out_dtypes: Mapping[str, str] | None = None,
    numbers: Mapping[str, int] | None = None,
) -> dict[str, tuple[int, ...]]:
    """The same, with an element of a verdict for each point."""
    named = {p.name: modes[p.name] for p in op.named_dtypes}
    kernel = kernel_dtype(op, facts, {**modes, **(out_dtypes or {}), **dtypes_in(tensors, scalars), **named})
    defaults = {p.name: default_of(p.fallback, kernel) for p in op.inputs if p.default is not None}
    tensors = {**defaults, **tensors}
    if op.moves:
        (out,) = op.outputs
        return {out.name: moved(op, tensors, (out_dtypes or {}).get(out.name, kernel))}
    if kernel in INTEGERS and op.truncates:
        names = [out.name for out in op.outputs]
        whole = evaluate(op, facts, modes, _as_floats(op, tensors), scalars, dict.fromkeys(names, kernel), numbers)
        return {
            name: tuple(of_integer(kernel, value, (out_dtypes or {}).get(name, kernel)) for value in whole[name])
            for name in names
        }
    if kernel in INTEGERS or kernel in BOOLS:
        return _integers(op, modes, kernel, tensors, scalars, out_dtypes or {}, numbers or {})
    if kernel in PARTS:
        return evaluate_complex(op, modes, kernel, tensors, scalars, out_dtypes or {})
    indices, points = points_of(op, kernel, tensors, scalars, numbers=numbers)
    formulas = Formulas(op, facts, modes)
    results = {}
    plain = [out.name for out in op.outputs if not formulas.folds(out.name)]
    at_points = dict(zip(plain, zip(*(formulas.results(point, plain) for point in points))))
    for out in op.outputs:
        if formulas.folds(out.name):
            shape = _folded_shape(out, space_of(op, tensors), tensors)
            groups: list[list[Point]] = [[] for _ in range(_count(shape))]
            for index, point in zip(indices, points):
                groups[element_index(out.view, shape, index)].append(point)
            bits = [formulas.summed(out.name, group, kernel) for group in groups]
        else:
            bits = list(at_points.get(out.name, ()))
        to = (out_dtypes or {}).get(out.name, kernel)
        results[out.name] = packed(stored(bits, kernel, "bool"), out.octets) if out.view == BITS else stored(bits, kernel, to)
    return results


def moved(op: Operator, tensors: Mapping[str, Tensor], to: str) -> tuple[int, ...]:
    """The elements of an output that is an input as it is, bit by bit, or converted."""
    (source,) = op.inputs
    own = tensors[source.name]
    elements = [conversion(Element(own.dtype, bits), to) for bits in own.elements]
    space = itertools.product(*(range(extent) for extent in space_of(op, tensors)))
    return tuple(elements[element_index(source.view, own.shape, index)] for index in space)


def default_of(value: Fraction | float, kernel: str) -> Tensor:
    """A tensor that stands for a null one; an infinity is the end of an integer dtype."""
    if isinstance(value, Fraction):
        return Tensor("i64", (), (int(value),))
    if kernel in INTEGERS:
        return Tensor(kernel, (), (least_and_greatest(kernel)[value > 0],))
    form = FORMATS["f64"]
    return Tensor("f64", (), (form.infinity | (form.sign if value < 0 else 0),))


def evaluate_complex(
    op: Operator, modes: Modes, kernel: str, tensors: Mapping[str, Tensor], scalars: Mapping[str, Element],
    out_dtypes: Mapping[str, str],
) -> dict[str, tuple[int, ...]]:  # fmt: skip
    """The outputs of a call that computes in complex numbers. Scalars that all have their usual values are these numbers."""
    parts = {let.name: for_complex(let.expr) for let in op.lets}
    kept = {name: complex_value(kernel, converted(e, kernel)) for name, e in scalars.items()}
    usual = {p.name: Fraction(p.usual) for p in op.scalars if p.usual is not None}
    if all(scalars[name].dtype not in PARTS and kept[name].re == number for name, number in usual.items()):
        parts |= {name: Number(number, str(number)) for name, number in usual.items()}
    spans = {
        name: [complex_value(kernel, converted(Element(t.dtype, bits), kernel)) for bits in t.elements]
        for name, t in tensors.items()
    }
    results = {}
    for out in op.outputs:
        expr = for_complex(first_case(next(f for f in op.formulas if f.output == out.name).cases, modes).expr)
        found = []
        for index in itertools.product(*(range(extent) for extent in space_of(op, tensors))):
            at = {p.name: spans[p.name][element_index(p.view, tensors[p.name].shape, index)] for p in op.inputs}
            others = {name: value for name, value in kept.items() if name not in parts}
            found.append(complex_bits(kernel, evaluate_number(expr, {**others, **at}, parts)))
        results[out.name] = stored(found, kernel, out_dtypes.get(out.name, kernel))
    return results


def _as_floats(op: Operator, tensors: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """The inputs of a call converted to f32."""
    return {
        name: Tensor("f32", t.shape, tuple(converted(Element(t.dtype, bits), "f32") for bits in t.elements))
        for name, t in tensors.items()
    }


def of_integer(dtype: str, value: int, to: str) -> int:
    """An integer converted to another dtype; it wraps in integer dtypes."""
    return wrapped(to, value) if to in INTEGERS or to in BOOLS else converted(Element(dtype, value), to)


def integer_scalar(element: Element) -> int:
    """A scalar as an integer, truncated towards zero."""
    if element.dtype not in FORMATS:
        return element.bits
    form = FORMATS[element.dtype]
    if form.is_nan(element.bits):
        return 0
    if form.is_infinite(element.bits):
        return -(1 << 63) if form.is_negative(element.bits) else (1 << 63) - 1
    return int(form.value(element.bits))


def _whole(tensor: Tensor, at: int) -> int:
    """The integer that an element is, whose bits are those of a signed one, too."""
    bits, width = tensor.elements[at], 8 * DTYPES[tensor.dtype].bytes
    return bits - (bits >> width - 1 << width) if tensor.dtype in INTEGERS and tensor.dtype.startswith("i") and bits >= 0 else bits


def _integers(
    op: Operator,
    modes: Modes,
    kernel: str,
    tensors: Mapping[str, Tensor],
    scalars: Mapping[str, Element],
    out_dtypes: Mapping[str, str],
    numbers: Mapping[str, int],
) -> dict[str, tuple[int, ...]]:
    """The outputs of a call that computes in integers."""
    parts = {let.name: let.expr for let in op.lets}
    kept = {n: wrapped(kernel, integer_scalar(e)) for n, e in scalars.items()}
    results = {}
    for out in op.outputs:
        expr = first_case(next(f for f in op.formulas if f.output == out.name).cases, modes).expr
        to = out_dtypes.get(out.name, kernel)
        found = []
        for number, index in enumerate(itertools.product(*(range(extent) for extent in space_of(op, tensors)))):
            at = {
                p.name: wrapped(kernel, _whole(tensors[p.name], element_index(p.view, tensors[p.name].shape, index)))
                for p in op.inputs
                if p not in op.point_indices
            }
            at |= {name: wrapped(kernel, place) for name, place in indices_at(op, index, number, numbers).items()}
            value = evaluate_integer(kernel, expr, {**kept, **at}, parts)
            found.append(of_integer(kernel, value, to))
        results[out.name] = tuple(found)
    return results


def _folded_shape(out: OutputParam, space: Sequence[int], tensors: Mapping[str, Tensor]) -> tuple[int, ...]:
    """The shape of an output whose view folds: that of the input which it is like, but one axis for channels."""
    assert out.like is not None
    like = tensors[out.like].shape
    return (space[1],) if out.view == "channel" and _count(like) > 1 else like
