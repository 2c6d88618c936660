"""Wholes, which a call has, and the parts of them that formulas and test vectors deal in."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from codegen.exact.float_format import FORMATS
from codegen.exact.oracle import Modes, Tensor, element_index
from codegen.language.dtypes import DTYPES, PARTS
from codegen.language.index_maps import INDEX_MAPS, Positions, Value, samples_of
from codegen.language.operator import Operator
from codegen.language.lists import aligned_values
from codegen.language.params import InputParam, MapUse, TensorParam
from codegen.language.shapes import aligned

LAST = -1  # the axis that test vectors are split along


def joined(op: Operator, modes: Modes, parts: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """The tensors of a call on a list of points: a split tensor is a matrix with its parts as two columns, each
    other tensor a matrix with one column."""
    found: dict[str, Tensor] = {}
    for param in op.tensors:
        if len(param.parts) == 1:
            only = parts[param.parts[0].name]
            found[param.name] = Tensor(only.dtype, (*only.shape, 1), only.elements)
        elif param.parts:
            found[param.name] = _columns(param, modes, parts)
        else:
            plain = parts[param.name]
            shape = plain.shape if param.view in ("channel", "single") else (*plain.shape, 1)
            found[param.name] = Tensor(plain.dtype, shape, plain.elements)
    return found


def _columns(param: TensorParam, modes: Modes, parts: Mapping[str, Tensor]) -> Tensor:
    ordered = sorted(param.parts, key=lambda part: part.use(modes).index)
    first, second = (parts[part.name] for part in ordered)
    elements = tuple(e for pair in zip(first.elements, second.elements) for e in pair)
    return Tensor(first.dtype, (len(first.elements), 2), elements)


def arguments_of(use: MapUse, given: Mapping[str, Value]) -> list[Value]:
    """The arguments of a map in a call, from those of the call."""
    return [given[arg] if arg.isidentifier() else int(arg) for arg in use.args]


def positions_of(param: InputParam, tensor: Tensor, modes: Modes, given: Mapping[str, Value]) -> Positions:
    """What an input of a call gives to a map; of a list of indices `given` says along which axes they are."""
    half = 1 << 8 * DTYPES[tensor.dtype].bytes - 1
    own = given.get(param.name)
    axes = own.axes if isinstance(own, Positions) else ()
    return Positions(tuple(tensor.shape), tuple((bits + half) % (2 * half) - half for bits in tensor.elements), param.wraps_in(modes), axes)


def neutral(op: Operator, modes: Modes, shape: Sequence[int]) -> dict[str, Value]:
    """The axes, lists and integers of a call whose wholes are as `joined` makes them, of this shape: halves lie along
    the last axis, and other parts are their wholes."""
    found: dict[str, Value] = {axis.name: LAST for axis in op.axes}
    for operand in op.tensor_operands:
        if operand.aligned:
            found |= {arg: value for arg, value in zip(operand.aligned, (LAST, -1, 0)) if arg.isidentifier()}
        if operand.part is None:
            continue
        use = operand.part.use(modes)
        if not INDEX_MAPS[use.word].halves:
            values = samples_of(use.word, use.args, tuple(shape))[0]
            found |= {arg: value for arg, value in zip(use.args, values) if arg.isidentifier()}
    return found


def parted(op: Operator, modes: Modes, given: Mapping[str, Value], wholes: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """The tensors and parts that formulas name."""
    given = {**given, **{p.name: positions_of(p, wholes[p.name], modes, given) for p in op.indices if p.name in wholes}}
    found: dict[str, Tensor] = {}
    for operand in op.tensor_operands:
        whole = wholes.get(operand.whole or operand.name)
        if whole is not None:
            if operand.part is not None and operand.view == "broadcast":
                whole = expanded(whole, wholes[op.space_tensors[0]].shape)
            if operand.aligned and op.space_tensors[0] in wholes:
                seen = aligned(whole.shape, wholes[op.space_tensors[0]].shape, *aligned_values(operand, given))
                whole = replace(whole, shape=seen or ())
            use = operand.part.use(modes) if operand.part is not None else None
            found[operand.name] = part_of(whole, use, given) if use is not None else whole
    return found


def expanded(tensor: Tensor, shape: Sequence[int]) -> Tensor:
    """A tensor repeated to a shape that it broadcasts to."""
    indices = itertools.product(*map(range, shape))
    return Tensor(tensor.dtype, tuple(shape), tuple(tensor.elements[element_index("broadcast", tensor.shape, i)] for i in indices))


def shape_of_part(use: MapUse, whole: Sequence[int], given: Mapping[str, Value]) -> Sequence[int]:
    """The shape of a part; what lies outside the whole plays no role in it."""
    outside = {use.fill: 0} if use.fill is not None else {}
    return INDEX_MAPS[use.word].shape(tuple(whole), *arguments_of(use, {**given, **outside}))


def part_of(whole: Tensor, use: MapUse, given: Mapping[str, Value]) -> Tensor:
    """A part of a tensor; raises NoPart where it has none."""
    index_map, args = INDEX_MAPS[use.word], arguments_of(use, given)
    shape = index_map.shape(whole.shape, *args)
    elements = []
    for index in itertools.product(*map(range, shape)):
        found = index_map.source(whole.shape, index, *args)
        at = 0
        for extent, i in zip(whole.shape, found or ()):
            at = at * extent + i
        elements.append(whole.elements[at] if found is not None else _fill(use, args, whole.dtype))
    return Tensor(whole.dtype, shape, tuple(elements))


def _fill(use: MapUse, args: Sequence[Value], dtype: str) -> int:
    """The bits of what lies outside a whole: those of the scalar that the map takes last, or of the number that the spec
    has there, 0 if it has none."""
    if use.fill is None:
        form = FORMATS.get(PARTS.get(dtype, dtype))
        return form.nearest(Fraction(use.outside)) if form is not None else use.outside
    element = args[-1]
    assert isinstance(element, int)
    return element
