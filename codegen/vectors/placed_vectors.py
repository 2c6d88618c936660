"""Test vectors of operators that read tensors, and whose formulas use the places of points or random numbers: every shape
of the space in every dtype, and tensors of fewer extents where views repeat them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import prod

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Element, Formulas, Tensor, evaluate, space_of
from codegen.exact.parts_and_wholes import parted
from codegen.language.facts import stores
from codegen.language.index_maps import Shape, Value, samples_of
from codegen.language.lists import whole_in
from codegen.language.operator import Example, Operator
from codegen.language.params import BITS, InputParam, IntegerParam, TensorParam, bytes_of
from codegen.language.type_dtypes import Unresolved, kernel_dtype
from codegen.vectors.corners import corners, random_bits, random_element
from codegen.vectors.float_vectors import Case, Vectors, element_bits, flat, given_of, shape_of
from codegen.vectors.moved_vectors import SHAPES, holds_number

NUMBERS = (0, 1, 4, -1, 2**32 - 1, 2**32 + 7, 2**63 - 1, -(2**63), 123456789012345)  # seeds and offsets
MANY: Shape = (3, 50)  # points whose bits are in more bytes than those of one group
OCTETS: tuple[Shape, ...] = ((0,), (8,), (13,), (133,), (3, 0), (2, 4), (3, 16), (16, 1), (5, 56))  # points whose bytes end with them, and others
SMALL = 6  # whole numbers that are drawn lie below, so that places of points are among them
Dtypes = dict[str, str]  # of tensors, by parameter


def placed_cases(vectors: Vectors) -> list[Case]:
    """Every shape in the first dtypes, and the last one in all others."""
    found = []
    for modes in vectors.modes():
        formulas = Formulas(vectors.op, vectors.facts, modes)
        for number, (inputs, outs) in enumerate(dtypes_in(vectors, modes)):
            kernel = _kernel(vectors, modes, inputs, outs)
            own = kernel if kernel in FORMATS else "f32"
            for at, scalars in enumerate(vectors.scalar_sets(own, formulas)[: 1 if number else None]):
                calls = list(_calls(vectors, modes))
                for shape, given, fewer in calls if number == at == 0 else calls[-1:]:
                    found.append(_case(vectors, modes, inputs, outs, scalars, shape, given, fewer))
    return found


def dtypes_in(vectors: Vectors, modes: Mapping[str, str]) -> Iterator[tuple[Dtypes, Dtypes]]:
    """The dtypes of inputs, each of those that a type has beside the first of the others, and of outputs that are converted."""
    op, known = vectors.op, vectors.facts.dtypes
    sources = op.sources
    first = {p.type: vectors.rows[p.name][0] for p in reversed(sources)}
    chosen = [first, *({**first, p.type: d} for p in sources for d in vectors.rows[p.name])]
    seen = []
    numbers = dict.fromkeys(op.deciding, "f32")
    for types in chosen:
        inputs = {p.name: types[p.type] for p in sources}
        for outs, named in ((outs, named) for outs in _converted(vectors, types == first) for named in _namings(vectors, types == first)):
            try:
                kernel = _kernel(vectors, modes, {**inputs, **numbers}, outs, named)
            except Unresolved:
                continue
            owned = {p.name: outs.get(p.name) or vectors.out_dtype(p, {**modes, **_of_parts(op, inputs), **inputs, **numbers, **named}) for p in op.outputs}
            stored = all(not p.cast or stores(p, known[kernel], known[owned[p.name]]) for p in op.outputs)
            if stored and (inputs, owned) not in seen:
                seen.append((inputs, owned))
                yield inputs, owned


def _kernel(vectors: Vectors, modes: Mapping[str, str], inputs: Dtypes, outs: Dtypes, named: Dtypes | None = None) -> str:
    """The dtype of the kernel; of a tensor that is split each part has its dtype."""
    named = _named(vectors, outs) if named is None else named
    return kernel_dtype(vectors.op, vectors.facts, {**modes, **outs, **inputs, **_of_parts(vectors.op, inputs), **named})


def _namings(vectors: Vectors, every: bool) -> list[Dtypes]:
    """What parameters name: the first dtypes, and every other one."""
    first = {p.name: vectors.rows[p.name][0] for p in vectors.op.named_dtypes}
    return [first, *({**first, p.name: d} for p in vectors.op.named_dtypes if every for d in vectors.rows[p.name][1:])]


def _named(vectors: Vectors, outs: Dtypes) -> Dtypes:
    """What parameters name where outputs have these dtypes."""
    return {p.name: outs[out.name] for p in vectors.op.named_dtypes for out in vectors.op.targets if out.type == p.type or vectors.op.goal(out) == p}


def _of_parts(op: Operator, inputs: Dtypes) -> Dtypes:
    """The dtypes of parts, by their names."""
    return {p.name: inputs[p.whole] for p in op.inputs if p.whole is not None}


def _converted(vectors: Vectors, every: bool) -> list[Dtypes]:
    """The dtypes of outputs that are converted to a dtype of their own."""
    free = [p for p in vectors.op.targets if p.cast and vectors.op.goal(p) is None]
    first = {p.name: vectors.rows[p.name][0] for p in free}
    return [first, *({**first, p.name: d} for p in free if every for d in vectors.rows[p.name])]


def _calls(vectors: Vectors, modes: Mapping[str, str]) -> Iterator[tuple[Shape, dict[str, Value], bool]]:
    """The shape of what makes the space, what views are given there, and whether what is repeated has fewer elements."""
    op = vectors.op
    part = op.space_part
    repeats = len(op.space.of) > 1 or any(p.view == "broadcast" for p in op.sources)
    octets = any(p.octets is not None for p in op.packed)
    shapes = (*((MANY,) if op.packed else ()), *SHAPES, *(OCTETS if octets else ()))
    for shape in (shape for shape in shapes if fits(op, shape)):
        if part is not None and part.part is not None:
            use = part.part.use(modes)
            for values in samples_of(use.word, use.args, shape):
                yield shape, {arg: value for arg, value in zip(use.args, values) if arg.isidentifier()}, False
        else:
            if repeats and prod(shape) > 1:
                yield shape, {}, True
            yield shape, {}, False


def fits(op: Operator, shape: Shape) -> bool:
    """Whether what makes the space may have a shape: its rank, whole bytes of bits, and no extent that has to be above 0 and is not."""
    rank = next((p.rank for p in op.tensors if p.name in op.space.of), None)
    whole = any(p.octets is not None for p in op.sources)
    return rank in (None, len(shape)) and (not whole or prod(shape) % 8 == 0) and all(p.within(shape) > 0 for p in op.extents if p.filled)


def _in_rows(source: random.Random, shape: Shape) -> int:
    """In how many rows the bytes of points lie: one of the numbers that divide them."""
    count = -(-prod(shape) // 8)
    return source.choice([rows for rows in range(1, count + 1) if count % rows == 0] or [1, 3])


def _case(
    vectors: Vectors, modes: Mapping[str, str], dtypes: Dtypes, outs: Dtypes, scalars: Mapping[str, Element],
    shape: Shape, given: Mapping[str, Value], fewer: bool,
) -> Case:  # fmt: skip
    op = vectors.op
    text = " ".join(["x".join(map(str, shape)) or "1", *(str(value) for value in given.values()), *(["fewer"] if fewer else [])])
    title = " ".join([*modes.values(), *dtypes.values(), "to", *outs.values(), text])
    source = random.Random(f"{op.name} {title}")
    whole = op.space_part.whole if op.space_part is not None else None
    tensors = {}
    for number, p in enumerate(op.sources):
        repeated = p.view == "broadcast" or p.name in op.space.of[1:]
        own = _own(p, shape) if p.name != whole else shape
        own = (bytes_of(prod(shape)),) if p.view == BITS else own
        own = p.octets.shape(prod(shape), {}) if p.octets is not None else own
        own = own[1:] if fewer and repeated and number % 2 == 0 else (*own[:-1], 1) if fewer and repeated else own
        tensors[p.name] = Tensor(dtypes[p.name], own, tuple(element_of(source, dtypes[p.name], p.view == BITS) for _ in range(prod(own))))
    numbers = {p.name: source.choice(NUMBERS) for p in op.params if isinstance(p, IntegerParam) and p.name not in given}
    numbers |= {p.octets.rows: _in_rows(source, shape) for p in op.packed if p.octets is not None and p.octets.rows is not None}
    numbers |= {p.name: p.within(shape) for p in op.extents}
    known = parted(op, modes, dict(given), tensors)
    room = {p.name: Tensor(outs[p.name], shape, (0,) * prod(shape)) for p in op.targets}
    named = _named(vectors, outs)
    results = evaluate(op, vectors.facts, {**modes, **named}, {**room, **known}, scalars, outs, {**{name: value for name, value in given.items() if isinstance(value, int)}, **numbers})
    space = space_of(op, {**room, **known})
    for out in op.targets:
        own = out.octets.shape(prod(space), numbers) if out.octets is not None else (len(results[out.name]),) if out.view == BITS else space
        tensors[out.name] = Tensor(outs[out.name], own, results[out.name])
    return vectors.made(title, {**modes, **named}, scalars, tensors, {**given, **numbers})


def _own(p: InputParam, shape: Shape) -> Shape:
    return (1,) if p.view == "single" else shape


def element_of(source: random.Random, dtype: str, packed: bool = False) -> int:
    """A corner, a number between 0 and 1, one of any size, or a small whole one; of bits any byte."""
    if packed:
        return source.getrandbits(8)
    kind = source.random()
    if dtype not in FORMATS:
        return random_element(dtype, source) if kind < 0.25 else source.randrange(2 if dtype == "bool" else SMALL)
    form = FORMATS[dtype]
    if kind < 0.25:
        return source.choice(corners(form))
    return form.nearest(Fraction(source.getrandbits(16), 1 << 16)) if kind < 0.75 else random_bits(form, source, True)


def placed_examples(vectors: Vectors) -> list[Case]:
    """The worked examples, with every dtype of each type that holds the numbers, beside the first of the others."""
    found = []
    for number, example in enumerate(vectors.op.examples, 1):
        modes = {m.name: str(example.values.get(m.name, m.values[0][0])) for m in vectors.op.modes}
        for inputs, outs in dtypes_in(vectors, modes):
            named = _named(vectors, outs)
            if _holds(vectors, example, {**inputs, **outs}) and all(example.values[name] == dtype for name, dtype in named.items()):
                kernel = _kernel(vectors, modes, inputs, outs)
                own = kernel if kernel in FORMATS else "f32"
                scalars = {s.name: vectors.scalar(example.values.get(s.name, 1), own) for s in vectors.op.scalars}
                tensors = {p.name: _given(vectors, example, p, {**inputs, **outs}[p.name]) for p in vectors.op.tensors}
                title = f"example {number}, {' '.join(inputs.values())} to {' '.join(outs.values())}"
                found.append(vectors.made(title, {**modes, **named}, scalars, tensors, given_of(vectors.op, example)))
    return found


def _holds(vectors: Vectors, example: Example, dtypes: Dtypes) -> bool:
    return all(holds_number(dtypes[p.name], value) for p in vectors.op.tensors for value in flat(example.values[p.name]))


def _given(vectors: Vectors, example: Example, p: TensorParam, dtype: str) -> Tensor:
    nested = whole_in(vectors.op, example, p.name)
    return Tensor(dtype, shape_of(nested), tuple(element_bits(value, dtype) for value in flat(nested)))
