"""Lists of tensors as one tensor: the values of worked examples, and what sweeps give to lists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from codegen.language.index_maps import NoPart, Positions, Shape, Value, axis_in
from codegen.language.operator import Example, Operator
from codegen.language.params import InputParam, Laid, TensorParam
from codegen.language.shapes import broadcast


def whole_of(laid: Laid, members: Sequence[object], axis: int) -> object:
    """Nested lists of the one tensor that the nested lists of a list's tensors are; raises NoPart."""
    if laid.indexes:
        counted = _spread([m for m in members if 0 not in _shape(m)])
        return _moved(counted, _rank(counted[0])) if counted else []
    counted = [m for m in members if laid.beside or m != []]
    if not counted:
        return []
    rank = _rank(counted[0])
    if laid.word == "spread":
        counted = _spread(counted)
        rank = _rank(counted[0])
    if laid.beside:
        if any(_shape(m) != _shape(counted[0]) for m in counted):
            raise NoPart("has tensors of different shapes")
        return _moved(counted, axis_in((1,) * (rank + 1), axis))
    at = axis_in((1,) * rank, axis) if rank > 0 else _no_axis()
    if any(_rank(m) != rank for m in counted):
        raise NoPart("has tensors of different ranks")
    return _joined(counted, at)


def whole_in(op: Operator, example: Example, name: str) -> object:
    """The value of a tensor in an example; of a list that of the one tensor that formulas see."""
    value, param = example.values[name], op.param(name)
    if not isinstance(param, TensorParam) or param.laid is None:
        return value
    assert isinstance(value, list)
    return whole_of(param.laid, value, param.laid.axis_in(example.values) if not param.laid.indexes else 0)


def aligned_values(param: TensorParam, given: Mapping[str, object]) -> tuple[int, int, bool]:
    """What the arguments of its view say: an axis, a number of axes, and whether that counts."""
    axis, count, counted = (int(str(given[arg] if arg.isidentifier() else arg)) for arg in param.aligned)
    return axis, count, counted != 0


def positions(param: InputParam, values: Mapping[str, object]) -> Positions:
    """What an input of an example, or a list of indices, gives to a map."""
    value, axes = values[param.name], tuple[int, ...]()
    if param.laid is not None:
        members = _rows(value)
        axes, value = tuple(axis for axis, m in enumerate(members) if 0 not in _shape(m)), whole_of(param.laid, members, 0)
    return Positions(_shape(value), tuple(int(float(str(one))) for one in _flat(value)), param.wraps_in(values), axes)


def _flat(value: object) -> Iterator[object]:
    if not isinstance(value, list):
        yield value
        return
    for one in value:
        yield from _flat(one)


def extents_of(members: Sequence[object], axis: int) -> list[int]:
    """The extents of the tensors along the axis that they are joined along."""
    return [_shape(m)[axis_in(_shape(m), axis)] if m != [] else 0 for m in members]


def pieces_of(extent: int, size: object) -> list[int]:
    """The extents of the tensors of a list that is written, from what it is given."""
    if isinstance(size, tuple):
        return list(size)
    each = max(int(str(size)), 1)
    return [min(each, extent - at) for at in range(0, extent, each)]


def _no_axis() -> int:
    raise NoPart("has tensors without axes")


def _rank(value: object) -> int:
    return len(_shape(value))


def _shape(value: object) -> Shape:
    if not isinstance(value, list):
        return ()
    return (len(value), *(_shape(value[0]) if value else ()))


def _rows(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _joined(values: Sequence[object], axis: int) -> object:
    lists = [_rows(value) for value in values]
    if axis == 0:
        if len({_shape(row) for value in lists for row in value}) > 1:
            raise NoPart("has tensors that differ in other axes than the one they are joined along")
        return [row for value in lists for row in value]
    if len({len(value) for value in lists}) > 1:
        raise NoPart("has tensors that differ in other axes than the one they are joined along")
    return [_joined(rows, axis - 1) for rows in zip(*lists)]


def _spread(values: Sequence[object]) -> list[object]:
    """Nested lists, each as it broadcasts to the shape that all have together."""
    together: Shape = ()
    for value in values:
        both = broadcast(together, _shape(value))
        if both is None:
            raise NoPart("has tensors that do not broadcast together")
        together = both
    return [_broadcast(value, together) for value in values]


def _broadcast(value: object, to: Shape) -> object:
    if not to:
        return value
    if _rank(value) < len(to):
        return [_broadcast(value, to[1:])] * to[0]
    rows = _rows(value)
    return [_broadcast(row, to[1:]) for row in (rows if len(rows) == to[0] else rows * to[0])]


def _moved(values: Sequence[object], axis: int) -> object:
    """Nested lists side by side along a new axis."""
    if axis == 0:
        return list(values)
    lists = [_rows(value) for value in values]
    return [_moved(rows, axis - 1) for rows in zip(*lists)]


def list_samples(laid: Laid, shape: Shape) -> list[dict[str, Value]]:
    """What a list may be given where the one tensor has a shape with elements along every axis."""
    found: list[dict[str, Value]] = []
    for at, extent in enumerate(shape):
        for axis in (at, at - len(shape)):
            if laid.word == "joined" or laid.word == "stacked" and extent > 0:
                found.append({laid.axis: axis})
            elif laid.word == "chunked":
                sizes = dict.fromkeys((1, 2, extent, extent + 2)) if extent > 0 else {0: None}
                found += [{laid.axis: axis, laid.args[1]: size} for size in sizes]
            elif laid.word == "cut":
                cuts = dict.fromkeys(((extent,), (1,) * extent, (extent // 2, 0, extent - extent // 2)))
                found += [{laid.axis: axis, laid.args[1]: sizes} for sizes in cuts]
    return found
