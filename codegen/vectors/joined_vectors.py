"""Test vectors of contractions whose summed axes are joined: shapes, windows, groups and dtypes of each tensor."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import cast

from codegen.exact.contracted_sums import Result, evaluate_contraction, evaluate_shares
from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Tensor
from codegen.language.contracted_axes import RUN, RUN_MOST, Axis, axis_of
from codegen.language.contracted_shapes import Extent, JoinedExtents, NotContracted, joined_extents
from codegen.language.contraction import Contraction
from codegen.language.index_maps import Value
from codegen.language.operator import Operator
from codegen.language.params import ExtentsParam, FlagsParam, InputParam, IntegerParam, IntegersParam
from codegen.language.shapes import Shape
from codegen.vectors.corners import corners
from codegen.vectors.float_vectors import Case, Vectors

CALLS = 9  # for each case of the modes
MOST, DEEPEST = 400, 1500  # products of a call; of one with several blocks of products
BLOCKS = 2  # calls with such
DEEP = 257


@dataclass(frozen=True)
class Joined:
    """The shapes and the other arguments of a call."""

    shapes: dict[str, Shape]
    given: dict[str, Value]
    found: JoinedExtents


def joined_cases(vectors: Vectors) -> list[Case]:
    """For each case of the modes many shapes in one dtype, then each dtype of each tensor, and the hard elements."""
    op = vectors.op
    names = [p.name for p in op.inputs]
    first = {name: vectors.rows[name][0] for name in names}
    outs = vectors.rows[op.outputs[0].name]
    found = []
    for modes in _modes(op):
        c = op.contraction_in(modes)
        calls = list(_calls(op, c, modes))
        found += [_case(vectors, modes, c, call, first, outs[0], number) for number, call in enumerate(calls)]
        last = calls[-1]
        if c.shares:
            found.append(_case(vectors, modes, c, _without_batches(op, c, last), first, outs[0], 0))
        for name in names:
            for dtype in vectors.rows[name][1:]:
                found.append(_case(vectors, modes, c, last, {**first, name: dtype}, outs[-1], 0))
        shared = [d for d in FORMATS if all(d in vectors.rows[name] for name in names)]
        for dtype in shared:
            found += [_case(vectors, modes, c, last, dict.fromkeys(names, dtype), out, 0) for out in outs if _reaches(vectors, dtype, out)]
            found += _corner_cases(vectors, modes, c, dtype)
    return found


def _reaches(vectors: Vectors, dtype: str, out: str) -> bool:
    """Whether a call of a dtype may have results of another: not without a cast."""
    return all(made.cast for made in vectors.op.outputs) or dtype == out


def _modes(op: Operator) -> Iterator[dict[str, str]]:
    """The modes of each case; those that choose none have their first value."""
    usual = {mode.name: mode.values[0][0] for mode in op.modes}
    choosing = [mode for mode in op.modes if any(mode.name in dict(when) for when, _ in op.contractions)]
    seen: list[Contraction] = []
    for labels in itertools.product(*([label for label, _ in mode.values] for mode in choosing)):
        modes = {**usual, **{mode.name: label for mode, label in zip(choosing, labels)}}
        if op.contraction_in(modes) not in seen:
            seen.append(op.contraction_in(modes))
            yield modes


def _calls(op: Operator, c: Contraction, modes: Mapping[str, str]) -> Iterator[Joined]:
    """Calls with windows of every kind; two of them with several blocks of products, and an everyday one last."""
    source = random.Random(f"{op.name} {sorted(modes.items())}")
    made = 0
    while made < CALLS + BLOCKS + 1:
        deep = CALLS <= made < CALLS + BLOCKS
        call = _any(op, c, source, made, deep)
        if call is not None:
            made += 1
            yield call


def _any(op: Operator, c: Contraction, source: random.Random, number: int, deep: bool) -> Joined | None:
    """A random call; None if its arguments do not go together, or it has too many products."""
    fixed = next((p.rank - len(op.axes_in(c, p)) + 1 for p in op.inputs if isinstance(p, InputParam) and p.rank is not None), None)
    run = fixed or number % RUN_MOST + 1
    named: dict[str, Extent] = {}
    everyday = number == CALLS + BLOCKS
    for axis in (axis_of(text) for n in (c.left, c.right) for text in n.axes or ()):
        for name in axis.names:
            small = source.choice((1, 2, 3)) if not everyday else 2
            named.setdefault(name, tuple(source.choice((1, 2, 3)) for _ in range(run)) if name.endswith(RUN) else small)
    if deep:
        deepest = next((name for name in c.summed if not name.endswith(RUN)), c.summed[0])
        few = DEEP + number if deepest.endswith(RUN) else 2
        named = {name: (DEEP + number if name == deepest and isinstance(n, int) else 1 if isinstance(n, int) else (few,) + (1,) * (run - 1)) for name, n in named.items()}
    given = _given(op, c, source, run, named)
    ends = {}
    if c.seen is not None:
        count = run if c.seen.run else 1
        ends = {c.seen.text: tuple(2 if deep else 3 if everyday else source.choice((1, 2, 3, 5, 7)) for _ in range(count))}
        if deep and named[c.seen.names[1]] != 1:
            ends = {c.seen.text: (source.choice((2, DEEP + number)), *ends[c.seen.text][1:])}
    shapes = {n.name: _shape(n.axes or (), named, ends) for n in (c.left, c.right)}
    try:
        found = joined_extents(c, shapes, given)
    except NotContracted:
        return None
    products = prod(found.space) * prod(n for name in c.summed for n in found.each(name))
    if products > (DEEPEST if deep or everyday else MOST):
        return None
    return Joined({**shapes, **_others(op, c, found)}, _with_extents(op, given, shapes), found)


def _without_batches(op: Operator, c: Contraction, call: Joined) -> Joined:
    """The same call without elements along the first axis of the result, which one factor has: some gradients are zeros."""
    (first, *_) = c.space
    shapes = {n.name: tuple(0 if k == 0 and (n.axes or ())[0] == first else e for k, e in enumerate(call.shapes[n.name])) for n in (c.left, c.right)}
    found = joined_extents(c, shapes, call.given)
    return Joined({**shapes, **_others(op, c, found)}, call.given, found)


def _given(op: Operator, c: Contraction, source: random.Random, run: int, named: Mapping[str, Extent]) -> dict[str, Value]:
    """The lists and numbers of a call."""
    given: dict[str, Value] = {}
    seen = c.seen.args if c.seen is not None else ()
    ranges = dict(zip(seen, ((1, 3), (0, 2), (1, 2), (0, 2))))
    for p in op.params:
        low, high = ranges.get(p.name, (0, 0))
        if isinstance(p, IntegersParam):
            count = 2 * run if len(seen) > 1 and p.name == seen[1] and source.random() < 0.4 else run
            given[p.name] = tuple(source.randint(low, high) for _ in range(count))
        elif isinstance(p, IntegerParam):
            extent = named.get(p.name)
            given[p.name] = extent if isinstance(extent, int) else source.randint(low, high)
    return given


def _shape(axes: tuple[str, ...], named: Mapping[str, Extent], ends: Mapping[str, Shape]) -> Shape:
    """The shape of a factor."""
    found: list[int] = []
    for axis in map(axis_of, axes):
        found += ends[axis.text] if axis.word else _extents(axis, named)
    return tuple(found)


def _extents(axis: Axis, named: Mapping[str, Extent]) -> Shape:
    """The extents of an axis: those of a run, or one, of groups the product."""
    each = [named[name] for name in axis.names]
    if each and isinstance(each[0], tuple):
        return each[0]
    return (prod(cast(list[int], each)),)


def _others(op: Operator, c: Contraction, found: JoinedExtents) -> dict[str, Shape]:
    """The shape of what is added."""
    if c.whole is not None:
        return {c.whole: found.space}
    if c.added is None:
        return {}
    axes = op.axes_in(c, op.param(c.added))  # type: ignore[arg-type]
    return {c.added: tuple(n for axis in map(axis_of, axes) for n in _extents(axis, found.named))}


def _with_extents(op: Operator, given: dict[str, Value], shapes: Mapping[str, Shape]) -> dict[str, Value]:
    """Lists that have the last extents of an input, too, and flags of outputs that are wanted."""
    lists = {p.name: shapes[p.of][2:] for p in op.params if isinstance(p, ExtentsParam)}
    return {**given, **lists, **{p.name: (1,) * len(p.outputs) for p in op.params if isinstance(p, FlagsParam)}}


def _corner_cases(vectors: Vectors, modes: Mapping[str, str], c: Contraction, dtype: str) -> Iterator[Case]:
    """The hard elements of a dtype, each alone in each tensor, beside ones and an addend of zero."""
    op = vectors.op
    form = FORMATS[dtype]
    run = next((p.rank - len(op.axes_in(c, p)) + 1 for p in op.inputs if isinstance(p, InputParam) and p.rank is not None), 1)
    axes = [axis for n in (c.left, c.right) for axis in map(axis_of, n.axes or ())]
    named: dict[str, Extent] = {name: (1,) * run if name.endswith(RUN) else 1 for axis in axes for name in axis.names}
    given: dict[str, Value] = {}
    usual = dict(zip(c.seen.args if c.seen is not None else (), (1, 0, 1, 0)))
    for p in op.params:
        if isinstance(p, IntegersParam):
            given[p.name] = (usual.get(p.name, 0),) * run
        elif isinstance(p, IntegerParam):
            given[p.name] = 1 if p.name in named else usual.get(p.name, 0)
    ends = {c.seen.text: (1,) * (run if c.seen.run else 1)} if c.seen is not None else {}
    shapes = {n.name: _shape(n.axes or (), named, ends) for n in (c.left, c.right)}
    found = joined_extents(c, shapes, given)
    whole = {**shapes, **_others(op, c, found)}
    for param in op.inputs:
        for bits in corners(form):
            tensors = {}
            for p in op.inputs:
                one = form.nearest(Fraction(p.name != c.added))
                tensors[p.name] = Tensor(dtype, whole[p.name], (bits if p is param else one,))
            yield _made(vectors, modes, f"{dtype} hard {param.name} {bits}", tensors, _with_extents(op, given, shapes), dtype)


def _case(
    vectors: Vectors, modes: Mapping[str, str], c: Contraction, call: Joined, dtypes: Mapping[str, str], out_dtype: str, number: int,
) -> Case:  # fmt: skip
    op = vectors.op
    title = " ".join([*dtypes.values(), "to", out_dtype, *modes.values(), *(str(list(shape)) for shape in call.shapes.values()), str(number)])
    source = random.Random(f"{op.name} {title}")
    tensors = {}
    for p in op.inputs:
        if p.optional and number % 3 == 2:
            continue
        form, shape = FORMATS[dtypes[p.name]], call.shapes[p.name]
        numbers = [Fraction(source.randrange(-2000, 2001), 1024) * Fraction(2) ** source.randrange(-3, 4) for _ in range(prod(shape))]
        tensors[p.name] = Tensor(dtypes[p.name], shape, tuple(form.nearest(x) for x in numbers))
    return _made(vectors, modes, title, tensors, call.given, out_dtype)


def _made(
    vectors: Vectors, modes: Mapping[str, str], title: str, tensors: dict[str, Tensor], given: Mapping[str, Value], out_dtype: str,
) -> Case:  # fmt: skip
    op = vectors.op
    kernel = vectors.combined({name: t.dtype for name, t in tensors.items()}, {})
    assert kernel is not None and op.contraction is not None
    scalars: dict[str, Element] = {name: vectors.scalar(Fraction(-3, 4), kernel) for name in op.contraction.scalars}
    if op.contraction.shares:
        results = evaluate_shares(op, vectors.facts, tensors, {out.name: out_dtype for out in op.outputs}, modes, given)
    else:
        (out,) = op.outputs
        results = {out.name: evaluate_contraction(op, vectors.facts, tensors, scalars, out_dtype, modes, given)}
    made = vectors.made(title, modes, scalars, {**tensors, **{name: result.output for name, result in results.items()}}, given)
    far = tuple((name, _far(result)) for name, result in results.items())
    return Case(made.title, made.modes, made.scalars, made.inputs, made.outputs, made.axes, far)


def _far(result: Result) -> Tensor:
    """How far each element may be from the exact one, as f64."""
    return Tensor("f64", tuple(result.output.shape), tuple(FORMATS["f64"].nearest(x * (1 + Fraction(1, 2**40))) for x in result.within))
