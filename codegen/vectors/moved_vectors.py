"""Test vectors of operators that move elements: every dtype, any bits, and many arguments of the views."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from dataclasses import replace
from math import prod

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Tensor, evaluate
from codegen.exact.parts_and_wholes import parted, shape_of_part
from codegen.language.dtypes import DTYPES, PARTS, holds
from codegen.language.index_maps import INDEX_MAPS, Positions, Shape, Value, samples_of
from codegen.language.lists import extents_of, list_samples, positions, whole_in
from codegen.language.operator import Example, Operator
from codegen.language.params import TensorParam
from codegen.language.parse_examples import KEPT
from codegen.language.shape_facts import holds as holds_for, limits
from codegen.vectors.corners import corners
from codegen.vectors.float_vectors import Case, Vectors, element_bits, flat, given_of, kept_bits, shape_of

# The last is of everyday extents: the checks of layouts and threads take that one.
SHAPES: tuple[Shape, ...] = ((2, 0, 3), (), (5,), (1,), (3, 1, 4), (1, 3, 1, 2), (3, 4), (2, 3, 2, 3))
POINTS = 480  # of the calls in a dtype; those with the most are left out
Call = tuple[Shape, dict[str, Value]]  # the shape of the input, and what the view is given


def _dtypes(vectors: Vectors) -> list[str]:
    """Those that the input may have."""
    return list(vectors.rows[vectors.op.inputs[0].name])


def moved_cases(vectors: Vectors) -> list[Case]:
    """The shapes that a view has arguments for, in one dtype of each size; every dtype at the last of them. Floats have
    every hard number."""
    found = []
    for modes in vectors.modes():
        label = " ".join(modes.values())
        calls_of_all = list(_calls(vectors, modes, SHAPES))
        if not calls_of_all:  # what is required of shapes leaves none of the small ones
            continue
        every = _few(vectors, modes, calls_of_all)
        at_last = [call for call in every if call[0] == every[-1][0]]
        sizes: set[int] = set()
        for dtype in _dtypes(vectors):
            hard = corners(FORMATS[dtype]) if dtype in FORMATS else []
            new = DTYPES[dtype].bytes not in sizes
            sizes.add(DTYPES[dtype].bytes)
            calls = list(every if new else at_last)
            calls += at_last[:1] * -(-(len(hard) - sum(prod(shape) for shape, _ in calls)) // prod(at_last[0][0]))
            for shape, given in calls:
                text = "x".join(map(str, shape)) or "1"
                arguments = " ".join(shown(value) for value in given.values())
                title = " ".join(filter(None, (label, dtype, text, arguments)))
                count = prod(shape)
                found.append(_case(vectors, modes, title, dtype, shape, given, hard[:count]))
                hard = hard[count:]
    return found


def shown(value: Value) -> str:
    """An argument of a view in a title: of an input the shape, of a list the axes, too."""
    if isinstance(value, Positions) and value.axes:
        return f"{'x'.join(map(str, value.shape[:-1])) or '1'} along {' '.join(map(str, value.axes))}"
    if isinstance(value, Positions):
        return "x".join(map(str, value.shape)) or "1"
    return str(value) if isinstance(value, int) else str(list(value))


def _few(vectors: Vectors, modes: Mapping[str, str], calls: list[Call]) -> list[Call]:
    """Calls with no more results than POINTS in all, the first of the last shape among them."""
    (operand,) = vectors.op.inputs
    use = operand.part.use(modes) if operand.part is not None else None
    sizes = [prod(shape if use is None else shape_of_part(use, shape, given)) for shape, given in calls]
    kept = next(at for at, call in enumerate(calls) if call[0] == calls[-1][0])
    left = set(range(len(calls)))
    for at in sorted(left - {kept}, key=lambda at: -sizes[at]):
        if sum(sizes[at] for at in left) <= POINTS:
            break
        left.remove(at)
    return [calls[at] for at in sorted(left)]


def _calls(vectors: Vectors, modes: Mapping[str, str], among: Iterable[Shape]) -> Iterator[Call]:
    """Shapes of the input, and what the view is given there."""
    op = vectors.op
    (operand,) = op.inputs
    for shape in among:
        if op.listed is not None and op.listed.laid is not None:
            for chosen in list_samples(op.listed.laid, shape):
                yield shape, chosen
            continue
        if operand.part is None:
            if all(holds_for(limit.expr, {operand.name: shape}) for limit in limits(op)):
                yield shape, {}
            continue
        if operand.rank not in (None, len(shape)):
            continue
        use = operand.part.use(modes)
        for values in samples_of(use.word, use.args, shape):
            given = {arg: value for arg, value in zip(use.args, values) if arg.isidentifier()}
            shapes = {name: value.shape for name, value in given.items() if isinstance(value, Positions)}
            if not all(holds_for(limit.expr, {**shapes, operand.whole or "": shape}) for limit in limits(op)):
                continue
            if prod(shape_of_part(use, shape, given)) > POINTS:
                continue  # a part may be the square of its whole
            yield shape, {name: _wrapped(op, use.word, modes, value, shape, values, given) for name, value in given.items()}


def _wrapped(
    op: Operator, word: str, modes: Mapping[str, str], value: Value, shape: Shape, args: Sequence[Value], given: Mapping[str, Value],
) -> Value:  # fmt: skip
    """Indices, every third of which counts from the end if they may."""
    if not isinstance(value, Positions) or not any(p.wraps_in(modes) for p in op.indices):
        return value
    along = INDEX_MAPS[word].along
    if along is None:
        (axis,) = (given[p.name] for p in op.axes)
        assert isinstance(axis, int)
        extent = shape[axis] if shape else 1
        extents = [extent for _ in value.elements]
    else:
        extents = [along(shape, at, *args) for at, _ in enumerate(value.elements)]
    elements = tuple(e - n if i % 3 == 0 else e for i, (e, n) in enumerate(zip(value.elements, extents)))
    return replace(value, elements=elements, wraps=True)


def _case(
    vectors: Vectors, modes: Mapping[str, str], title: str, dtype: str, shape: Shape, given: Mapping[str, Value],
    hard: list[int],
) -> Case:  # fmt: skip
    """A call on these elements and random ones."""
    op = vectors.op
    source = random.Random(f"{op.name} {title}")
    scalars: dict[str, Element] = {}
    if op.fill is not None:
        kind, number = source.choice([("f32", 2.5), ("i64", -1.0), (dtype, 3.0 if dtype != "bool" else 1.0)])
        scalars[op.fill] = Element(kind, _bits_of(kind, number))
        given = {**given, op.fill: _bits_of(dtype, number)}
    count, bits = prod(shape), 8 * DTYPES[dtype].bytes
    elements = (*hard, *(source.getrandbits(1 if dtype == "bool" else bits) for _ in range(count - len(hard))))
    (operand,) = op.inputs
    wholes = {operand.whole or operand.name: Tensor(dtype, shape, elements)}
    for index in op.indices:
        wholes[index.name] = _indices(source, given[index.name])
    parts = parted(op, modes, given, wholes)
    (out,) = op.outputs
    results = evaluate(op, vectors.facts, modes, parts, {})[out.name]
    wholes[out.name] = Tensor(dtype, _shape_of_result(vectors, parts), results)
    return replace(vectors.made(title, modes, scalars, wholes, _placing(op, given)), members=members_given(op, given))


def members_given(op: Operator, given: Mapping[str, Value]) -> tuple[int, ...]:
    """For each tensor of a list of indices whether it has elements; none where there is no such list."""
    value = given[op.index_list.name] if op.index_list is not None else None
    return value.members if isinstance(value, Positions) else ()


def _indices(source: random.Random, value: Value) -> Tensor:
    """An input of indices, in one of their dtypes."""
    assert isinstance(value, Positions)
    return Tensor(source.choice(["i32", "i64"]), value.shape, value.elements)


def _placing(op: Operator, given: Mapping[str, Value]) -> dict[str, Value]:
    """What views are given but for the element outside."""
    return {name: value for name, value in given.items() if name != op.fill and not isinstance(value, Positions)}


def _bits_of(dtype: str, number: float) -> int:
    """The element that a scalar becomes: integers wrap, after truncation; a number other than 0 is true."""
    if dtype in FORMATS or dtype in PARTS:
        return element_bits(number, dtype)
    whole = int(number != 0) if dtype == "bool" else int(number)
    return whole % (1 << 8 * DTYPES[dtype].bytes)


def _shape_of_result(vectors: Vectors, parts: Mapping[str, Tensor]) -> Shape:
    return tuple(parts[vectors.op.space.of[0]].shape)


def moved_examples(vectors: Vectors) -> list[Case]:
    """The worked examples, in every dtype that holds their numbers."""
    found = []
    for number, example in enumerate(vectors.op.examples, 1):
        tensors = vectors.op.tensors
        modes = {m.name: str(example.values.get(m.name, m.values[0][0])) for m in vectors.op.modes}
        for dtype in _dtypes(vectors):
            moved = [p for p in tensors if p not in vectors.op.indices]
            if all(holds_number(dtype, value) for p in moved for value in flat(example.values[p.name])):
                title = f"example {number}, {dtype}"
                wholes = {p.name: tensor_of(vectors.op, dtype if p in moved else "i64", example, p) for p in tensors}
                fill = vectors.op.fill
                scalars = {fill: Element("f32", _bits_of("f32", _number(example.values[fill])))} if fill else {}
                made = vectors.made(title, modes, scalars, wholes, given_of(vectors.op, example))
                found.append(replace(made, members=members_in(vectors.op, example)))
    return found


def members_in(op: Operator, example: Example) -> tuple[int, ...]:
    """The extents of the tensors that are joined in an example, or which of a list of indices have elements; none where there is
    no such list."""
    if op.index_list is not None:
        return positions(op.index_list, example.values).members
    if op.listed is None or op.listed.laid is None or op.listed.laid.word != "joined":
        return ()
    values = example.values[op.listed.name]
    assert isinstance(values, list)
    return tuple(extents_of(values, int(str(example.values[op.listed.laid.axis]))))


def listed_in(op: Operator, case: Case) -> dict[str, Value]:
    """The axes that the indices of a list are along in a worked example, by the name of the list."""
    if op.index_list is None:
        return {}
    return {op.index_list.name: Positions((), (), axes=tuple(axis for axis, there in enumerate(case.members) if there))}


def fill_of(op: Operator, case: Case) -> dict[str, Value]:
    """The element outside in a worked example, whose scalar is an f32, by the name of the scalar."""
    tensors, scalars = dict(case.inputs), dict(case.scalars)
    if op.fill is None:
        return {}
    form, bits = FORMATS[scalars[op.fill].dtype], scalars[op.fill].bits
    number = float(form.value(bits)) if not form.is_infinite(bits) else float("-inf" if form.is_negative(bits) else "inf")
    return {op.fill: _bits_of(tensors[op.sources[0].name].dtype, number)}


def _number(value: object) -> float:
    assert isinstance(value, float)
    return value


def holds_number(dtype: str, value: object) -> bool:
    if isinstance(value, complex) or dtype in PARTS:
        return dtype in PARTS
    if dtype in FORMATS:
        return True
    if value == KEPT:
        return True
    assert isinstance(value, float)
    return value - value == 0 and (holds(dtype, Fraction(value)) if dtype != "bool" else value in (0, 1))


def tensor_of(op: Operator, dtype: str, example: Example, param: TensorParam) -> Tensor:
    nested = whole_in(op, example, param.name)
    made = element_bits if dtype in FORMATS or dtype in PARTS else lambda value, _: kept_bits(dtype) if value == KEPT else int(float(str(value)))
    return Tensor(dtype, shape_of(nested), tuple(made(value, dtype) for value in flat(nested)))
