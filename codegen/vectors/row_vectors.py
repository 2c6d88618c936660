"""Test vectors of operators that reduce along an axis: rows of every kind, along every axis.

Hard rows differ in how their elements relate to each other: all equal, one far above the rest, all far
apart, an infinity or nan among them.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial
from math import prod
from typing import Union

import gmpy2  # type: ignore[import]

from codegen.exact.float_format import FORMATS, Format
from codegen.exact.integer_value import wrapped
from codegen.exact.oracle import Element, Formulas, Tensor
from codegen.exact.oracle_rows import evaluate_rows, summed_sizes
from codegen.language.dtypes import BOOLS, PARTS, least_and_greatest
from codegen.language.expression import ALL, CHANNEL, FIRST, INNER, Call, Expr, Name, names_in, parts_of, reductions
from codegen.language.index_maps import Value
from codegen.language.operator import Operator, TypeRule
from codegen.language.params import AxesParam, ExtentsParam, FlagsParam, OutputParam, TensorParam
from codegen.language.shape_facts import facts_in, holds, limits
from codegen.language.shapes import of_rows
from codegen.language.type_dtypes import kernel_type
from codegen.vectors.corners import corners, random_bits
from codegen.vectors.float_vectors import Case, Vectors, left_alone
from codegen.vectors.integer_vectors import integer_kernels

LENGTH = 6  # elements of a hard row
FEWER = 12  # hard rows of inputs after the first, together if there are more than two

# Shapes of random tensors, and the axis. One has a row with more elements than there are lanes.
Space = tuple[tuple[int, ...], Union[int, Sequence[int]]]
SHAPES: tuple[Space, ...] = (
    ((5, 7), 0), ((3, 4, 5), 1), ((2, 3, 2, 3), -4), ((9, 1), 1), ((), 0), ((1, 70), -1),
)  # fmt: skip

# The same with several axes, or none.
LISTS: tuple[Space, ...] = (
    ((3, 4, 5), (0, 2)), ((2, 3, 2, 3), (-1, 1, 0)), ((2, 3, 2, 3), (3, 2)), ((4, 3), ()), ((), ()), ((3, 1, 30), (2, 0)),
)  # fmt: skip

# The same with the last axes, one or several.
LASTS: tuple[Space, ...] = (((3, 4, 5), (1, 2)), ((2, 3, 4), (0, 1, 2)), ((2, 3, 2, 3), (1, 2, 3)), ((2, 1, 30), (1, 2)))

# Distances of the greatest element from the next: up to and beyond where exp of it still matters in each dtype.
STEPS = (1, 3, 8, 12, 16, 20, 40, 80, 87, 89, 103, 104, 700, 745)


def _hard_rows(form: Format, source: random.Random) -> Iterator[list[int]]:
    def bits(value: float | Fraction) -> int:
        return form.nearest(Fraction(value))

    plain = [bits(source.gauss(0, 3)) for _ in range(LENGTH)]
    special = (form.infinity, form.sign | form.infinity, form.nan, form.largest, form.sign | form.largest,
               0, form.sign, 1)  # fmt: skip
    yield plain
    yield [plain[0]] * LENGTH
    for value in special:
        yield [value] * LENGTH
        yield [*plain[:3], value, *plain[4:]]
    yield [form.sign | form.infinity] * (LENGTH - 1) + plain[:1]
    for number, step in enumerate(STEPS):
        if number % 2 == 0:
            yield [bits(0)] + [bits(-step - Fraction(k, 8)) for k in range(LENGTH - 1)]
        else:
            yield [bits(-step * k) for k in range(LENGTH)]
    yield [form.largest, form.largest - 1, form.largest - 2, *plain[3:]]
    everything = corners(form)
    source.shuffle(everything)
    everything += everything[: -len(everything) % LENGTH]
    for first in range(0, len(everything), LENGTH):
        yield everything[first : first + LENGTH]
    for _ in range(5):
        yield [random_bits(form, source, False) for _ in range(LENGTH)]


def row_cases(vectors: Vectors) -> list[Case]:
    found: list[Case] = []
    for modes in filter(vectors.op.writes_all, vectors.modes()):
        formulas = Formulas(vectors.op, vectors.facts, modes)
        found += _cases(vectors, modes, formulas)
        found += _whole_cases(vectors, modes) + _empty_cases(vectors, modes, formulas) + _named_cases(vectors, modes, formulas)
    return found


def _empty_cases(vectors: Vectors, modes: Mapping[str, str], formulas: Formulas) -> list[Case]:
    """Rows without elements, and no rows, of outputs that are written then; in every dtype. A mask of some elements has zeros."""
    op, found = vectors.op, []
    if any(p.empty_in(modes) is None for p in op.outputs):
        return []
    for kernel in (*vectors.kernels(), *integer_kernels(vectors)):
        dtypes = {p.name: kernel for p in op.inputs}
        title = " ".join([*modes.values(), kernel, "empty"])
        scalars = vectors.scalar_sets(kernel, formulas)[0] if op.scalars else {}
        for space in _spaces(op, (((2, 0, 3), 1), ((0,), 0), ((0, 3), 1), ((2, 0), -1))):
            found.append(_case(vectors, title, modes, scalars, dtypes, space, dict.fromkeys(dtypes, [0] * 3)))
    return found


def _named_cases(vectors: Vectors, modes: Mapping[str, str], formulas: Formulas) -> list[Case]:
    """Small numbers and halves of every dtype, in every dtype that a parameter names, or in bool by a rule."""
    op, found = vectors.op, []
    own_dtypes = vectors.rows[op.inputs[0].name]
    wanted = [({p.name: to}, own, to) for p in op.named_dtypes for own in own_dtypes for to in vectors.rows[p.name]]
    kind = op.type_named(kernel_type(op))
    if isinstance(kind, TypeRule) and kind.rule == "bool":
        wanted += [({}, own, "bool") for own in own_dtypes]
    for named, own, to in wanted:
        if own != to:
            numbers = [Fraction(k, 2) if own in FORMATS else Fraction(k) for k in range(-5, 7)]
            source = random.Random(f"{op.name} {own} {to}")
            picked = [source.choice(numbers) for _ in range(12)]
            bits = [FORMATS[own].nearest(n) if own in FORMATS else wrapped(own, int(n)) for n in picked]
            title = " ".join([*modes.values(), own, "in", to])
            dtypes = {p.name: own for p in op.inputs}
            scalars = vectors.scalar_sets(to, formulas)[0] if op.scalars else {}
            found.append(
                _case(vectors, title, modes, scalars, dtypes, _spaces(op, [((3, 4), 1), ((3, 4), 0)])[0], dict.fromkeys(dtypes, bits), None, named)
            )
    return found


def _whole_cases(vectors: Vectors, modes: Mapping[str, str]) -> list[Case]:
    """Rows of integers: the ends of the range, zeros and random numbers, along every axis."""
    op, found = vectors.op, []
    for kernel in integer_kernels(vectors):
        low, high = least_and_greatest(kernel)
        source = random.Random(f"{op.name} {' '.join(modes.values())} {kernel}")
        hard = [v for v in (low, low + 1, -1, 0, 1, 2, high - 1, high) if low <= v <= high]
        title = " ".join([*modes.values(), kernel])
        dtypes = {p.name: kernel for p in op.inputs}
        for number, space in enumerate((*_spaces(op, SHAPES), *_lists(op))):
            count = prod(space[0])
            flat = {
                n: [source.choice(hard) if number % 2 == 0 else source.randint(low, high) for _ in range(count)]
                for n in dtypes
            }
            found.append(_case(vectors, f"{title}: whole", modes, {}, dtypes, space, flat))
    return found


def _cases(vectors: Vectors, modes: Mapping[str, str], formulas: Formulas) -> list[Case]:
    found = []
    op = vectors.op
    label = " ".join(modes.values())
    names = [p.name for p in op.inputs]
    several = any(p.usual is not None for p in op.scalars)  # kernels of their own
    for kernel in vectors.kernels():
        form = FORMATS[kernel]
        sets = vectors.scalar_sets(kernel, formulas)
        dtypes = {name: vectors.beside(name, kernel) for name in names}
        numbers = [name for name in names if dtypes[name] in FORMATS]
        source = random.Random(f"{op.name} {label} {kernel}")
        title = f"{label} {kernel}".strip()
        for number, name in enumerate(numbers):
            rows = list(_hard_rows(form, random.Random(f"{op.name} {kernel} {name}")))
            if _sums(op):
                rows = [part for row in rows for part in _conditioned(form, row)]
            if adds_exponents(op) or sums_sums(op):
                rows = [[_nearer(form, bits) for bits in row] for row in rows]
            rows = rows if number == 0 else rows[: FEWER // (1 if len(numbers) == 2 else len(numbers))]
            for some in _apart(form, rows) if op.folded else [rows]:
                shape, axis = _placed(op, len(some))
                flat = {n: _small(dtypes[n], source, shape) for n in names}
                flat[name] = [bits for row in (some if axis != 0 else zip(*some)) for bits in row]
                for scalars in sets if several else sets[:1]:
                    found.append(_case(vectors, f"{title}: hard {name}", modes, scalars, dtypes, (shape, axis), flat))
        for space in (*_spaces(op, SHAPES if len(names) == 1 else SHAPES[2:]), *_lists(op)):
            flat = {n: _plain(dtypes[n], source, space[0]) for n in names}
            for scalars in sets if several else sets[:1]:
                found.append(_case(vectors, f"{title}: random", modes, scalars, dtypes, space, flat))
        optional = [p.name for p in op.inputs if p.optional]
        for absent in (*([name] for name in optional), *([optional] if len(optional) > 1 else [])):
            space = _spaces(op, SHAPES[1:])[-1]
            flat = {n: _plain(dtypes[n], source, space[0]) for n in names if n not in absent}
            without = {n: d for n, d in dtypes.items() if n in flat}
            found.append(_case(vectors, f"{title}: without {', '.join(absent)}", modes, sets[0], without, space, flat))
    return found + _mixed(vectors, modes, formulas)


def adds_exponents(op: Operator) -> bool:
    """Whether inputs are added before their exponential is taken: of terms that are too large it has no digits."""
    lets = {let.name: let.expr for let in op.lets}
    exprs = [*lets.values(), *(case.expr for formula in op.formulas for case in formula.cases)]
    exponents = [part.args[0] for expr in exprs for part in parts_of(expr) if isinstance(part, Call) and part.word == "exp"]
    return any(_adds(op, lets, exponent) for exponent in exponents)


def _adds(op: Operator, lets: Mapping[str, Expr], expr: Expr) -> bool:
    """Whether an expression adds one input to another, or a part that it names does."""
    parts = list(parts_of(expr))
    sums = [part for part in parts if isinstance(part, Call) and part.word == "add"]
    inputs = {p.name for p in op.inputs}
    own = any(all(inputs & set(names_in(arg)) for arg in part.args) for part in sums)
    return own or any(_adds(op, lets, lets[part.name]) for part in parts if isinstance(part, Name) and part.name in lets)


def _nearer(form: Format, bits: int) -> int:
    """A number, but 2^24 of its sign where it is finite and greater."""
    most = min(form.nearest(Fraction(2**24)), form.largest)
    size = bits & ~form.sign
    return bits & form.sign | most if most < size < form.infinity else bits


def _apart(form: Format, rows: Sequence[list[int]]) -> list[list[list[int]]]:
    """Rows of finite numbers, then the others, each beside a finite one: a nan in one spoils what combines all of them."""
    finite = [row for row in rows if all(bits & ~form.sign < form.infinity for bits in row)]
    return [finite, *([finite[0], row] for row in rows if row not in finite)]


def _sums(op: Operator) -> bool:
    """Whether results are sums, of which terms that cancel leave what additions in f64 lose; beside those of groups, too."""
    if op.row_groups is not None:
        return True
    exprs = [case.expr for formula in op.formulas for case in formula.cases]
    return all(p.without is not None for p in op.outputs) and any(
        call.word == "sum" for expr in exprs for call in reductions(expr)
    )


def sums_sums(op: Operator) -> bool:
    """Whether rows are summed of what is itself a sum of two inputs: beside one that is too large the other has no digits."""
    lets = {let.name: let.expr for let in op.lets}
    exprs = [*lets.values(), *(case.expr for formula in op.formulas for case in formula.cases)]
    terms = [call.args[0] for expr in exprs for call in reductions(expr) if call.word == "sum"]
    terms = [lets.get(term.name, term) if isinstance(term, Name) else term for term in terms]
    inputs = {p.name for p in op.inputs}
    return any(isinstance(t, Call) and t.word == "add" and all(_names(a, lets) & inputs for a in t.args) for t in terms)


def _names(expr: Expr, lets: Mapping[str, Expr]) -> set[str]:
    """The names of an expression, with those of the parts that it names."""
    own = set(names_in(expr))
    return own.union(*(_names(lets[name], lets) for name in own if name in lets))


def _conditioned(form: Format, row: list[int]) -> list[list[int]]:
    """The row, or where its terms cancel those of either sign alone, with zeros in place of the others."""
    if _well_conditioned(form, row):
        return [row]
    return [[bits if (bits & form.sign == 0) == above else 0 for bits in row] for above in (True, False)]


def _well_conditioned(form: Format, row: Sequence[int]) -> bool:
    """Whether the sum of a row is not much smaller than its terms."""
    finite = [Fraction(form.value(bits)) for bits in row if bits & ~form.sign < form.infinity]
    return abs(sum(finite, Fraction(0))) * 2**32 >= sum((abs(x) for x in finite), Fraction(0))


def _lists(op: Operator) -> tuple[Space, ...]:
    """The spaces with rows along several axes, or none, that an operator accepts."""
    return LASTS if op.row_shape is not None else LISTS if isinstance(op.row_param, AxesParam) else ()


def _placed(op: Operator, rows: int) -> tuple[tuple[int, ...], int]:
    """The space of so many rows, and the axis that they lie along."""
    if op.row_axis == FIRST:
        return (LENGTH, rows), 0
    if op.row_axis == INNER:
        return (1, rows, 1, LENGTH), 1
    front = max(_least_rank(op) - 2, 0)
    return ((1, rows, LENGTH) if _of_channels(op) else (*(1,) * front, rows, LENGTH)), 1 + front


def _of_channels(op: Operator) -> bool:
    """Whether rows have to do with axis 1."""
    return op.row_axis == CHANNEL or op.row_groups is not None


def _groups(shape: Sequence[int]) -> int:
    """The groups of a call: one for each channel where the first axis has a single index, as hard rows are; else half as many
    as there are channels, or one."""
    return max(shape[1], 1) if shape[0] == 1 else shape[1] // 2 if shape[1] % 2 == 0 and shape[1] > 0 else 1


def _rank(op: Operator) -> int:
    """The only rank that an operator accepts, or 0."""
    return next((p.rank for p in op.inputs if p.rank is not None), 0)


def _least_rank(op: Operator) -> int:
    """The only rank that an operator accepts, or the least that its preconditions allow; 0 if they allow none of ones."""
    names = {fact.tensor for limit in limits(op) for fact in facts_in(limit.expr).values()}
    ranks = (rank for rank in range(1, 9) if all(holds(limit.expr, dict.fromkeys(names, (1,) * rank)) for limit in limits(op)))
    return _rank(op) or next(ranks, 0)


def _raised(rank: int, space: Space) -> Space:
    """The space as one of rows along the last axis with that many axes, if it has fewer or as many."""
    shape, axis = space
    if rank == len(shape) or (rank > len(shape) > 0 and axis in (-1, len(shape) - 1)):
        return (*shape[:1], *(1,) * (rank - len(shape)), *shape[1:]), -1
    return space


def _spaces(op: Operator, spaces: Iterable[Space]) -> list[Space]:
    """The spaces whose rank and axis an operator accepts."""
    rank, least = _rank(op), _least_rank(op)
    free = op.row_param is not None or op.row_axis == ALL
    if _of_channels(op) or op.row_axis == INNER:
        return [(shape, axis) for shape, axis in spaces if len(shape) > (3 if op.row_axis == INNER else 1)]
    found = []
    for shape, axis in map(partial(_raised, least), spaces) if least > 2 and not free else spaces:
        only = (0, -len(shape)) if op.row_axis == FIRST else (-1, len(shape) - 1)
        scalar = shape == () and op.listed is not None  # no list of tensors has this shape
        if (not rank or len(shape) == rank) and (free or axis in only) and not scalar:
            found.append((shape, axis))
    return found


def _mixed(vectors: Vectors, modes: Mapping[str, str], formulas: Formulas) -> list[Case]:
    """Each dtype of each input and of each converted output, beside the first dtype of the others."""
    found = []
    first = {p.name: vectors.rows[p.name][0] for p in vectors.op.inputs}
    free = [p for p in vectors.op.inputs if sum(q.type == p.type for q in vectors.op.inputs) == 1]
    wanted: list[tuple[dict[str, str], dict[str, str]]] = [
        ({**first, p.name: d}, {}) for p in free for d in vectors.rows[p.name] if len(free) > 1
    ]
    casts = [p for p in vectors.op.outputs if p.cast and vectors.op.goal(p) is None]
    wanted += [(first, {p.name: d}) for p in casts for d in vectors.rows[p.name]]
    for dtypes, outs in wanted:
        kernel = vectors.combined(dtypes, {**modes, **outs})
        if kernel is None:
            continue
        title = " ".join([*modes.values(), *dtypes.values(), *(f"to {d}" for d in outs.values())])
        source = random.Random(f"{vectors.op.name} {title}")
        sides = (2, 3) if any(d in PARTS for d in outs.values()) or len(casts) > 1 else (4, 5)
        space = _spaces(vectors.op, [(sides, 0), (sides, 1)])[0]
        flat = {n: _plain(d, source, space[0]) for n, d in dtypes.items()}
        scalars = vectors.scalar_sets(kernel, formulas)[0]
        found.append(_case(vectors, title, modes, scalars, dtypes, space, flat, outs))
    return found


def _small(dtype: str, source: random.Random, shape: Sequence[int]) -> list[int]:
    """Random numbers between -1 and 0, which leave a hard row of another input as hard as it is; of masks, a few that hold."""
    if dtype in BOOLS:
        return [int(source.random() < 0.1) for _ in range(prod(shape))]
    return [FORMATS[dtype].nearest(-Fraction(source.random())) for _ in range(prod(shape))]


def _plain(dtype: str, source: random.Random, shape: Sequence[int]) -> list[int]:
    if dtype in BOOLS:
        return [source.randint(0, 1) for _ in range(prod(shape))]
    return [random_bits(FORMATS[dtype], source, True) for _ in range(prod(shape))]


def _shape(
    op: Operator, param: TensorParam, shape: tuple[int, ...], axes: Mapping[str, Value], modes: Mapping[str, str]
) -> tuple[int, ...]:
    if param.view == "channel":
        return shape[1:2]
    if param.without is None:
        return shape
    kept = param.keeps or param.keep is not None and modes[param.keep] == "true"
    return of_rows(op, param.without, axes, modes, shape, kept)


def _alike(shape: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of an input that broadcasts: one element along the first axis."""
    return (1, *shape[1:])[: len(shape)]


def _extents(space: Space) -> tuple[int, ...]:
    """The extents of the axes of a row."""
    shape, axis = space
    return tuple(shape[a] for a in ((axis,) if isinstance(axis, int) else axis))


def _given(op: Operator, space: Space) -> dict[str, Value]:
    """The axis, or the axes, of a call's rows, or their extents."""
    axis = space[1]
    flags: dict[str, Value] = {p.name: (1,) * len(p.outputs) for p in op.params if isinstance(p, FlagsParam)}
    if isinstance(op.row_shape, ExtentsParam):
        return {**flags, op.row_shape.name: _extents(space)}
    found: dict[str, Value] = {**flags, **{a.name: axis for a in op.axes}}
    found |= {p.name: p.within(space[0]) for p in op.extents}
    if op.row_groups is not None:
        found[op.row_groups.name] = _groups(space[0])
    if isinstance(op.row_param, AxesParam):
        found[op.row_param.name] = (axis,) if isinstance(axis, int) else axis
    return found


def _case(
    vectors: Vectors, title: str, modes: Mapping[str, str], scalars: Mapping[str, Element],
    dtypes: Mapping[str, str], space: Space, flat: Mapping[str, list[int]],
    outs: Mapping[str, str] | None = None, named: Mapping[str, str] | None = None,
) -> Case:  # fmt: skip
    op, (shape, axis) = vectors.op, space
    row = _extents(space) if op.row_shape is not None else ()
    given = {**_given(op, space), **({op.row_shape.name: row} if op.row_shape is not None else {})}
    own = {p.name: row if p.view == "row" else _shape(op, p, shape, given, modes) for p in op.inputs}
    own |= {p.name: _alike(own[p.name]) for p in op.inputs if p.view == "broadcast"}
    tensors = {n: Tensor(dtypes[n], own[n], tuple(bits[: prod(own[n])])) for n, bits in flat.items()}
    axes = _given(op, space)
    modes = {**modes, **(vectors.named(dtypes) if named is None else named)}
    known = {**dtypes, **{p.name: modes[p.name] for p in op.named_dtypes}}
    owned = {p.name: vectors.out_dtype(p, known, outs) for p in op.outputs}
    results = left_alone(op, modes, owned, evaluate_rows(op, vectors.facts, modes, tensors, scalars, axes, owned))
    made = tuple(
        (out.name, Tensor(owned[out.name], row if out in op.folded and op.row_groups is None else _shape(op, out, shape, {**axes, **own}, modes), results[out.name]))
        for out in op.outputs
    )
    where = f"{title}, along {axis}"
    sizes = summed_sizes(op, vectors.facts, modes, tensors, scalars, axes) if op.folded else {}
    within = tuple((out.name, _within(op, out, result, sizes[out.name])) for out, (_, result) in zip(op.outputs, made) if out in op.folded)
    return Case(
        where, tuple(modes.items()), tuple(scalars.items()), tuple(tensors.items()), made,
        tuple(axes.items()), within,
    )  # fmt: skip


def _within(op: Operator, out: OutputParam, result: Tensor, sizes: Sequence[int]) -> Tensor:
    """How far each element of an output that combines rows may be from its exact value: its bound, and a rounding of f64 for
    each term where they cancel."""
    form, wide = FORMATS[result.dtype], FORMATS["f64"]
    units = Fraction(op.accuracy[out.name].removesuffix(" ulp"))
    far = []
    for bits, size in zip(result.elements, sizes):
        least = bits & ~form.sign
        if least >= form.infinity or size >= wide.infinity:
            far.append(0)  # it is this one, bit by bit
            continue
        low = min(least, form.largest - 1)
        far.append(wide.nearest((form.value(low + 1) - form.value(low)) * gmpy2.mpq(units) + wide.value(size) / 2**46))
    return Tensor("f64", result.shape, tuple(far))
