"""Test vectors of products in a chain: shapes and heads in each case of the modes, each dtype, several blocks of both sums,
and hard elements; scores that are dropped, and rows of nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from codegen.exact.chain_gradients import evaluate_gradients, totals_of
from codegen.exact.chained_sums import band_of, evaluate_chain
from codegen.exact.float_format import FORMATS, Format
from codegen.exact.oracle import Element, Tensor
from codegen.language.contracted_axes import axis_of
from codegen.language.contraction import Contraction
from codegen.language.expression import Name
from codegen.language.index_maps import Value
from codegen.language.lists import whole_in
from codegen.language.operator import Operator
from codegen.language.params import InputParam
from codegen.language.shapes import Shape
from codegen.vectors.corners import corners
from codegen.vectors.float_vectors import Case, Vectors, element_bits, flat, given_of, left_alone, shape_of

CALLS = 8  # small ones, for each case of the modes
DEEP = 259  # several blocks of products
SIDES = (1, 0, 2, -1, 2**31 - 1, 3)  # of a band
DROPPED = ("none", "some", "all")  # scores that what is added drops
SCALE = Fraction(3, 4)


@dataclass(frozen=True)
class Chained:
    """The extents of names, and what is added: nothing, some numbers, -inf among them, or -inf alone."""

    named: dict[str, int]
    added: str | None
    repeats: bool = False  # what is added is the same along its first axis
    masked: bool = False  # there is a mask


def chained_cases(vectors: Vectors) -> list[Case]:
    """In each case of the modes calls in one dtype, and then in each dtype an everyday one and the hard elements."""
    op = vectors.op
    found = []
    dtypes = [d for d in FORMATS if all(d in vectors.rows[p.name] for p in _floats(op))]
    for modes in _modes(op):
        c = op.contraction_in(modes)
        for number, call in enumerate(_calls(op, c, modes)):
            found.append(_case(vectors, _turned(op, c, modes, number), c, call, dtypes[number % len(dtypes)], number))
        everyday = Chained({name: 2 for name in _names(c)}, "some")
        for dtype in dtypes:
            found += _corner_cases(vectors, modes, c, dtype)
            found.append(_case(vectors, modes, c, everyday, dtype, 99))
    return found


def chained_examples(vectors: Vectors) -> list[Case]:
    """The spec's worked examples, in every dtype of floats; what a mask and rows have is of their own."""
    op = vectors.op
    assert op.contraction is not None
    others = {name for name, _ in op.contraction.rows} | ({op.contraction.drop.name} if op.contraction.drop is not None else set())
    others |= set(_of_rows(op))
    found = []
    for kernel in [d for d in FORMATS if all(d in vectors.rows[p.name] for p in _floats(op))]:
        for number, example in enumerate(op.examples, 1):
            modes = {m.name: str(example.values.get(m.name, m.values[0][0])) for m in op.modes}
            scalars = {s.name: vectors.scalar(example.values[s.name], kernel) for s in op.scalars}
            tensors = {}
            for param in (p for p in op.tensors if p.name in example.values):
                nested = whole_in(op, example, param.name)
                own = vectors.rows[param.name][0] if param.name in others else kernel
                tensors[param.name] = Tensor(own, shape_of(nested), tuple(element_bits(v, own) for v in flat(nested)))
            found.append(vectors.made(f"example {number}, {kernel}", modes, scalars, tensors, given_of(op, example)))
    return found


def _of_rows(op: Operator) -> list[str]:
    """The inputs of gradients that have something of each row."""
    assert op.contraction is not None
    g = op.contraction.gradients
    return [g.greatest.name, g.total.name] if g is not None else []


def _floats(op: Operator) -> list[InputParam]:
    """The inputs that are multiplied and added."""
    others = {c.drop.name for _, c in op.contractions if c.drop is not None}
    others |= set(_of_rows(op))
    return [p for p in op.inputs if p.name not in others]


def _turned(op: Operator, c: Contraction, modes: Mapping[str, str], number: int) -> dict[str, str]:
    """The modes with another band, and another choice of what is written, for each call."""
    found = dict(modes)
    for mode in op.modes:
        if mode.name in c.band or mode.outputs:
            labels = [label for label, _ in mode.values]
            found[mode.name] = labels[(number + number // len(labels)) % len(labels)]
    return found


def _modes(op: Operator) -> Iterator[dict[str, str]]:
    """The modes of each case; those that choose none have their first value."""
    usual = {mode.name: mode.values[0][0] for mode in op.modes}
    seen: list[Contraction] = []
    for mode in op.modes:
        for label, _ in mode.values:
            modes = {**usual, mode.name: label}
            if op.contraction_in(modes) not in seen:
                seen.append(op.contraction_in(modes))
                yield modes
    if not op.modes:
        yield usual


def _names(c: Contraction) -> list[str]:
    return list(dict.fromkeys(name for factor in c.factors for axis in map(axis_of, factor.axes or ()) for name in axis.names))


def _calls(op: Operator, c: Contraction, modes: Mapping[str, str]) -> Iterator[Chained]:
    """Small shapes; long scores and many of them; none."""
    source = random.Random(f"{op.name} {sorted(modes.items())}")
    (along,) = c.summed
    added = [None, *DROPPED] if c.added is not None else [None]
    for number in range(CALLS):
        named = {name: source.choice((1, 2, 3)) for name in _names(c)}
        named[along] = source.choice((1, 2, 5, 9))
        yield Chained(named, added[number % len(added)], number % 3 == 1)
    for number in range(2 * CALLS if c.drop is not None else 0):
        named = {name: source.choice((1, 2, 3)) for name in _names(c)}
        named[c.dropped_rows], named[along] = source.choice((1, 3, 4, 6)), source.choice((1, 3, 5, 7))
        yield Chained(named, None, False, number % 4 != 3)
    ones = dict.fromkeys(_names(c), 1)
    yield Chained({**ones, c.link: DEEP}, None)
    yield Chained({**ones, along: DEEP}, "some" if c.added is not None else None)
    yield Chained({**ones, along: 2 * DEEP}, None)
    if c.gradients is not None:
        (*_, last) = c.summed_rows
        yield Chained({**ones, last: DEEP}, "some" if c.added is not None else None)
        yield Chained({**ones, last: 0, along: 3}, None)
    if c.drop is not None:
        yield Chained({**ones, along: 2 * DEEP, c.dropped_rows: 2}, None, False, True)
    yield Chained({**ones, along: 0}, None)
    if not any(c.link in axis.names and len(axis.names) > 1 for factor in c.factors for axis in map(axis_of, factor.axes or ())) or len(op.counting) > 1:
        yield Chained({**ones, c.link: 0, along: 3}, None)  # otherwise nothing says how many others there are


def _shape(named: Mapping[str, int], axes: tuple[str, ...]) -> Shape:
    return tuple(prod(named[name] for name in axis.names) for axis in map(axis_of, axes))


def _given(op: Operator, named: Mapping[str, int], number: int) -> dict[str, Value]:
    """What integers count; where it is the same, 0 may stand for another one. How far a band goes to both sides."""
    found: dict[str, Value] = {p.name: prod(named[name] for name in (p.counts or "").split("*")) for p in op.counting}
    for p in op.counting:
        if p.zero is not None and found[p.zero] == found[p.name] and number % 2 == 0:
            found[p.name] = 0
    sides = (name for _, c in op.contractions[:1] for name in c.band[1:])
    return found | {name: SIDES[(number + k) % len(SIDES)] for k, name in enumerate(sides)}


def _mask(vectors: Vectors, c: Contraction, named: Mapping[str, int], source: random.Random) -> Tensor:
    """A mask of any rank, along some axes of which it may repeat, and others longer than scores."""
    assert c.drop is not None
    axes = [axis.removesuffix("?") for axis in c.drop.axes or ()]
    marked = len(axes) - 2
    own = [*axes[: source.randrange(marked + 1)], *axes[marked:]]
    whole = _shape(named, tuple(own))
    rest = tuple(extent if source.randrange(2) else 1 for extent in whole[:-2])
    shape = (*rest, *(extent + source.randrange(3) for extent in whole[-2:]))
    kinds = vectors.rows[c.drop.name]
    dense = source.choice((1, 3, 5))
    return Tensor(source.choice(kinds), shape, tuple(int(source.randrange(6) < dense) for _ in range(prod(shape))))


def _case(vectors: Vectors, modes: Mapping[str, str], c: Contraction, call: Chained, dtype: str, number: int) -> Case:
    form = FORMATS[dtype]
    title = " ".join([dtype, *modes.values(), *(f"{name}={extent}" for name, extent in call.named.items()), call.added or "", str(number)])
    source = random.Random(f"{vectors.op.name} {title}")
    tensors = {}
    for factor in c.factors:
        shape = _shape(call.named, factor.axes or ())
        tensors[factor.name] = Tensor(dtype, shape, tuple(_any(source, form) for _ in range(prod(shape))))
    if call.added is not None and c.addend is not None and isinstance(c.addend.value, Name):
        shape = _shape(call.named, c.addend.value.axes or ())
        shape = (1, *shape[1:]) if call.repeats else shape
        dropped = {"none": 0, "some": 40, "all": 100}[call.added]
        elements = tuple(_any(source, form) if source.randrange(100) >= dropped else form.infinity | form.sign for _ in range(prod(shape)))
        tensors[c.addend.value.name] = Tensor(dtype, shape, elements)
    given = _given(vectors.op, call.named, number)
    if call.masked and c.drop is not None and not band_of(vectors.op, c, {}, modes, given).implied:
        tensors[c.drop.name] = _mask(vectors, c, call.named, source)
    if c.gradients is not None:
        tensors |= _beside(vectors, modes, c, call.named, tensors, given, dtype, source)
    return _made(vectors, modes, title, tensors, given, dtype)


def _beside(
    vectors: Vectors, modes: Mapping[str, str], c: Contraction, named: Mapping[str, int], tensors: dict[str, Tensor], given: dict[str, Value], dtype: str,
    source: random.Random,
) -> dict[str, Tensor]:  # fmt: skip
    """What gradients are made from beside a chain: any numbers, and what there is of each row of its scores."""
    assert c.gradients is not None
    found = {}
    for name in (c.gradients.slope, c.gradients.made):
        shape = _shape(named, name.axes or ())
        found[name.name] = Tensor(dtype, shape, tuple(_any(source, FORMATS[dtype]) for _ in range(prod(shape))))
    return found | totals_of(vectors.op, tensors, _scalars(vectors), modes, given)


def _scalars(vectors: Vectors) -> dict[str, Element]:
    assert vectors.op.contraction is not None
    return {name: vectors.scalar(SCALE, "f32") for name in vectors.op.contraction.scalars}


def _any(source: random.Random, form: Format) -> int:
    return form.nearest(Fraction(source.randrange(-2000, 2001), 1024) * Fraction(2) ** source.randrange(-3, 2))


def _corner_cases(vectors: Vectors, modes: Mapping[str, str], c: Contraction, dtype: str) -> Iterator[Case]:
    """The hard elements of a dtype, each alone in each tensor, beside ones and what is added of zero."""
    op, form = vectors.op, FORMATS[dtype]
    named = dict.fromkeys(_names(c), 1)
    beside = [p for p in op.inputs if p.name in _of_rows(op)]
    for param in (*_floats(op), *beside):
        for bits in corners(FORMATS["f32"] if param in beside else form):
            tensors = {}
            for p in _floats(op):
                one = form.nearest(Fraction(p.name != c.added))
                tensors[p.name] = Tensor(dtype, (1,) * len(op.axes_in(c, p)), (bits if p is param else one,))
            for p in beside:
                shape = tuple(int(axis) if axis.isdecimal() else 1 for axis in op.axes_in(c, p))
                one = FORMATS["f32"].nearest(Fraction(1))
                tensors[p.name] = Tensor("f32", shape, (bits if p is param else one,) * prod(shape))
            yield _made(vectors, modes, f"{dtype} {' '.join(modes.values())} hard {param.name} {bits}", tensors, _given(op, named, 1), dtype)


def _made(
    vectors: Vectors, modes: Mapping[str, str], title: str, tensors: dict[str, Tensor], given: Mapping[str, Value], dtype: str,
) -> Case:  # fmt: skip
    op = vectors.op
    assert op.contraction is not None
    scalars = _scalars(vectors)
    of_rows = {name for name, _ in op.contraction.rows}
    dtypes = {p.name: vectors.rows[p.name][0] if p.name in of_rows else dtype for p in op.outputs}
    results = (evaluate_chain if op.contraction.gradients is None else evaluate_gradients)(op, tensors, scalars, dtypes, modes, given)
    elements = left_alone(op, modes, dtypes, {name: result.output.elements for name, result in results.items()})
    outputs = {name: Tensor(result.output.dtype, result.output.shape, elements[name]) for name, result in results.items()}
    made = vectors.made(title, modes, scalars, {**tensors, **outputs}, given)
    within = []
    for name, result in results.items():
        far = tuple(FORMATS["f64"].nearest(x * (1 + Fraction(1, 2**40))) for x in result.within)
        within.append((name, Tensor("f64", tuple(result.output.shape), far)))
    return Case(made.title, made.modes, made.scalars, made.inputs, made.outputs, made.axes, tuple(within))
