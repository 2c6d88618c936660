"""Index maps, against NumPy's views of an array of positions."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from codegen.exact.oracle import Tensor
from codegen.exact.parts_and_wholes import part_of
from codegen.language.index_maps import END, INDEX_MAPS, NoPart, Positions, Shape, Value
from codegen.language.params import MapUse

# Maps that show several elements have no NumPy view; what they show is compared with slices of windows below.
PANED = ("pooled", "averaged", "shared")
SHAPES: tuple[Shape, ...] = ((), (1,), (4,), (2, 6), (3, 1, 4), (2, 3, 4, 2), (2, 0, 3))


def _slice(shape: Shape, axis: int, start: int, end: int, step: int) -> tuple[slice, ...]:
    """Python's slices count a negative number from the end, and then bring it within the extent, as a map does."""
    at = axis % len(shape)
    last = None if end >= shape[at] else end
    return (*[slice(None)] * at, slice(start, last, step))


def _slices(shape: Shape, *lists: Any) -> tuple[slice, ...]:
    found = [slice(None)] * len(shape)
    for axis, start, end, step in zip(*lists):
        found[axis % len(shape)] = slice(start, None if end >= shape[axis % len(shape)] else end, step)
    return tuple(found)


def _half(whole: Any, axis: int, index: int) -> Any:
    return np.split(whole, 2, axis)[index]


def _alternate(whole: Any, axis: int, index: int) -> Any:
    at = axis % whole.ndim
    shape = (*whole.shape[:at], whole.shape[at] // 2, *whole.shape[at + 1 :])
    return whole.reshape(*whole.shape[:at], -1)[..., index::2].reshape(shape)


def _pairs(whole: Any, axes: int, pads: Any) -> list[tuple[int, int]]:
    """NumPy's pads begin with the first axis."""
    return [(0, 0)] * (whole.ndim - axes) + [(pads[2 * k], pads[2 * k + 1]) for k in reversed(range(axes))]


def _bordered(whole: Any, pads: Any, value: int) -> Any:
    """NumPy's pads are not below 0."""
    pairs = _pairs(whole, len(pads) // 2, pads)
    longer = np.pad(whole, [(max(a, 0), max(b, 0)) for a, b in pairs], constant_values=value) if whole.ndim else whole
    return longer[tuple(slice(max(-a, 0), n - max(-b, 0)) for (a, b), n in zip(pairs, longer.shape))]


def _cut(function: Any, whole: Any, diagonal: int) -> Any:
    """NumPy's diagonals are those that there are."""
    return function(whole, max(min(diagonal, whole.shape[-1]), -whole.shape[-2]))


def _shuffle(whole: Any, groups: int) -> Any:
    shape = (whole.shape[0], groups, whole.shape[1] // groups, *whole.shape[2:])
    return whole.reshape(shape).swapaxes(1, 2).reshape(whole.shape)


def _take(whole: Any, axis: int, index: Positions, least: int) -> Any:
    """NumPy takes no axis of an array without axes."""
    if whole.ndim == 0:
        return whole
    return np.take(whole, np.array(index.elements, np.int64).reshape(index.shape or (1,) * least), axis)


def _gather(whole: Any, axis: int, index: Positions) -> Any:
    """NumPy's index has the extents of the array along the other axes, which may be longer here."""
    wanted = index.shape or (1,)
    at = axis % len(wanted)
    within = tuple(slice(None) if i == at else slice(n) for i, n in enumerate(wanted))
    found = np.take_along_axis(np.atleast_1d(whole)[within], np.array(index.elements, np.int64).reshape(wanted), at)
    return found.reshape(index.shape)


def _number(whole: Any, axis: int, index: Positions, count: int, left_out: int) -> Any:
    """What has the number is outside the whole."""
    found = _take(whole, axis, index, 0)
    out = np.array(index.elements).reshape(index.shape) == left_out
    return np.where(np.expand_dims(out, tuple(range(axis)) + tuple(range(axis + out.ndim, found.ndim))), 0, found)


def _locate(whole: Any, axes: int, index: Positions, *size: Any) -> Any:
    """NumPy takes along one axis, of an array with as many axes as its index."""
    ahead = max(whole.ndim - axes, 0)
    lead = whole.shape[:ahead]
    rows = np.reshape(whole, (int(np.prod(lead)), int(np.prod(whole.shape[ahead:]))))
    at = np.array(index.elements, np.int64).reshape(int(np.prod(lead)), int(np.prod(index.shape[ahead:])))
    return np.take_along_axis(rows, at, 1).reshape(index.shape)


def _point(whole: Any, index: Positions) -> Any:
    at = np.array(index.elements, np.int64).reshape(index.shape)
    return np.asarray(whole[tuple(np.moveaxis(at, -1, 0))])


def _windowed(whole: Any, axes: int, kernel: Any, dilation: Any, padding: Any, stride: Any) -> Any:
    """NumPy's windows are neither dilated nor apart, which slices of them are."""
    lead = whole.ndim - axes
    # What lies outside is element 0 (what a part has there), and none of NumPy's numbers are below 0.
    longer = np.pad(whole, [(0, 0)] * lead + [(p, p) for p in padding])
    spans = tuple(d * (k - 1) + 1 for k, d in zip(kernel, dilation))
    seen = np.lib.stride_tricks.sliding_window_view(longer, spans, tuple(range(lead, whole.ndim)))
    seen = seen[(slice(None),) * lead + tuple(slice(None, None, s) for s in stride) + tuple(slice(None, None, d) for d in dilation)]
    turned = np.moveaxis(seen, range(lead + axes, lead + 2 * axes), range(lead, lead + axes))
    counts = turned.shape[lead + axes :]
    return turned.reshape(*whole.shape[: lead - 1], whole.shape[lead - 1] * int(np.prod(kernel)), int(np.prod(counts)))


def _resize(whole: Any, axes: int, size: Any) -> Any:
    for axis, wanted in zip(range(whole.ndim - axes, whole.ndim), size):
        whole = np.take(whole, np.arange(wanted) * whole.shape[axis] // max(wanted, 1), axis)
    return whole


def _replace(whole: Any, axis: int, listed: Any, value: int) -> Any:
    found = np.atleast_1d(whole).copy()
    np.moveaxis(found, axis, 0)[np.array(listed, np.int64)] = value
    return found.reshape(whole.shape)


def _flatten(whole: Any, axis: int) -> Any:
    at = axis % max(whole.ndim, 1)
    return whole.reshape(int(np.prod(whole.shape[:at])), int(np.prod(whole.shape[at:])))


def _stride(whole: Any, begin: Any, end: Any, strides: Any, *masks: int) -> Any:
    """NumPy knows new axes, other axes and single indices as Python writes them."""
    no_begin, no_end, rest, new, single = ([mask >> i & 1 for i in range(len(begin))] for mask in masks)
    keys: list[Any] = []
    for i in range(len(begin)):
        run = slice(None if no_begin[i] else begin[i], None if no_end[i] else end[i], strides[i])
        keys.append(Ellipsis if rest[i] else None if new[i] else begin[i] if single[i] else run)
    return whole[tuple(keys)]


def _mark(whole: Any, axis: int, index: Positions, value: int) -> Any:
    return _replace(whole, axis, [i for i in index.elements], value)


def _lay(whole: Any, diagonal: int) -> Any:
    if whole.ndim < 2:
        return np.diagflat(whole, diagonal)
    beyond = not -whole.shape[0] <= diagonal <= whole.shape[1]  # where NumPy has none
    return np.array([], whole.dtype) if beyond else np.diag(whole, diagonal)


def _cross(whole: Any, again: int, value: int) -> Any:
    found = whole.copy()
    np.fill_diagonal(found, value, wrap=bool(again))
    return found


def _unfold(whole: Any, axis: int, size: int, step: int, sizes: Any) -> Any:
    seen = np.lib.stride_tricks.sliding_window_view(whole, size, axis)
    return seen[(slice(None),) * axis + (slice(None, None, step),)]


def _pick(whole: Any, index: Positions) -> Any:
    stacked = np.array(index.elements, dtype=np.int64).reshape(index.shape)
    key: list[Any] = [slice(None)] * whole.ndim
    for number, axis in enumerate(index.axes):
        key[axis] = stacked[..., number]
    return whole[tuple(key)]


def _counts(counts: Positions) -> Any:
    """One of them is that of all indices."""
    return counts.elements[0] if int(np.prod(counts.shape)) == 1 else np.array(counts.elements, dtype=np.int64)


def _pin(whole: Any, axis: int, index: Positions, value: Any) -> Any:
    if not whole.shape:
        return np.full((), value) if index.elements else whole
    made = np.array(whole)
    for place in np.ndindex(*(index.shape or (1,))):
        at = [*place]
        at[axis] = index.elements[int(np.ravel_multi_index(place, index.shape or (1,)))]
        made[tuple(at)] = value
    return made


NUMPY: dict[str, Any] = {
    "half": _half,
    "alternate": _alternate,
    "permuted": lambda whole, dims: np.transpose(whole, dims),
    "flipped": lambda whole, dims: np.flip(whole, dims),
    "sliced": lambda whole, *args: whole[_slice(whole.shape, *args)],
    "slices": lambda whole, *lists: whole[_slices(whole.shape, *lists)],
    "expanded": lambda whole, size: np.broadcast_to(whole, size),
    "spaced": lambda whole, at, count: np.repeat(np.expand_dims(whole, at), count, at),
    "repeated": np.tile,
    "interleaved": lambda whole, axis, repeats, size: np.repeat(whole, repeats, axis),
    "all_interleaved": lambda whole, repeats, size: np.repeat(whole, repeats),
    "copied": lambda whole, axis, counts, size: np.repeat(whole, _counts(counts), axis),
    "all_copied": lambda whole, counts, size: np.repeat(whole, _counts(counts)),
    "rolled": lambda whole, shifts, dims: np.roll(whole, shifts, dims) if dims else np.roll(whole, shifts[0]),
    "reflected": lambda whole, axes, pads: np.pad(whole, _pairs(whole, axes, pads), "reflect"),
    "replicated": lambda whole, axes, pads: np.pad(whole, _pairs(whole, axes, pads), "edge"),
    "padded": lambda whole, pads, value: _bordered(whole, pads, value),
    "lower": lambda whole, diagonal: _cut(np.tril, whole, diagonal),
    "upper": lambda whole, diagonal: _cut(np.triu, whole, diagonal),
    "filled": lambda whole, value: np.full(whole.shape, value),
    "shuffled": lambda whole, groups: _shuffle(whole, groups),
    "taken": _take,
    "gathered": _gather,
    "numbered": _number,
    "located": _locate,
    "restored": _locate,
    "chosen": _locate,
    "pointed": _point,
    "picked": _pick,
    "windows": _windowed,
    "nearest": _resize,
    "flattened": _flatten,
    "replaced": _replace,
    "strided": _stride,
    "marked": _mark,
    "pinned": _pin,
    "diagonal": _lay,
    "on_diagonal": lambda whole, diagonal: np.diagflat(whole, diagonal),
    "crossed": _cross,
    "unfolded": _unfold,
    "wrapped": lambda whole, axes, pads: np.pad(whole, _pairs(whole, axes, pads), "wrap"),
}


def calls() -> list[tuple[str, Shape, tuple[Value, ...]]]:
    found = []
    for word, shape in itertools.product(NUMPY, SHAPES):
        for args in INDEX_MAPS[word].samples(shape):
            try:
                INDEX_MAPS[word].shape(shape, *args)
            except NoPart:
                continue
            found.append((word, shape, args))
    return found


def part(word: str, shape: Shape, args: tuple[Value, ...]) -> Any:
    """The positions that a map takes from an array of positions."""
    count = int(np.prod(shape))
    names = tuple("abcdefgh"[: len(args)])
    made = part_of(Tensor("i64", shape, tuple(range(count))), MapUse(word, names), dict(zip(names, args)))
    return np.array(made.elements, dtype=np.int64).reshape(made.shape)


@pytest.mark.parametrize("word, shape, args", calls(), ids=str)
def test_numpy_has_the_same_elements(word: str, shape: Shape, args: tuple[Value, ...]) -> None:
    whole = np.arange(int(np.prod(shape))).reshape(shape)
    np.testing.assert_array_equal(part(word, shape, args), NUMPY[word](whole, *args), strict=True)


def test_each_map_has_samples_of_some_rank() -> None:
    assert {word for word, _, _ in calls()} == set(NUMPY)
    assert set(INDEX_MAPS) == {*NUMPY, *PANED} and all((INDEX_MAPS[word].panes is not None) == (word in PANED) for word in INDEX_MAPS)


def _shown(values: Any, front: int, behind: int, size: int, stride: int, dilation: int, ceil: int) -> list[Any]:
    """The windows of a vector, the padding left out, by a vector that is long enough and a mask of what is there."""
    reach, there = (size - 1) * dilation, np.full(front + len(values) + behind + stride, -1)
    there[front : front + len(values)] = values
    found, length = [], front + len(values) + behind
    begins = range(0, length - reach + (stride - 1 if ceil else 0), stride)
    for begin in begins:
        window = [there[i] for i in range(begin, begin + reach + 1, dilation) if i < len(there)]
        if begin == 0 or begin < front + len(values):
            found.append([i for i in window if i >= 0])
    return found


@pytest.mark.parametrize("shape", [(5,), (1,), (2, 6), (3, 1, 4), (2, 3, 4, 2)], ids=str)
def test_panes_show_what_windows_of_vectors_show(shape: Shape) -> None:
    """Along several axes a pane shows the product of what it shows along each."""
    pooled, panes = INDEX_MAPS["pooled"], INDEX_MAPS["pooled"].panes
    assert panes is not None
    tried = 0
    for args in pooled.samples(shape):
        axes, kernel, stride, unstrided, padding, dilation, ceil = args
        try:
            made = panes(shape, *args)
        except NoPart:
            continue
        assert isinstance(axes, int) and isinstance(unstrided, int) and isinstance(ceil, int)
        lists = [[*values] for values in (kernel, stride, padding, dilation) if isinstance(values, tuple)]
        size = lists[0] * axes if len(lists[0]) == 1 else lists[0]
        step = (lists[1] * axes if len(lists[1]) == 1 else lists[1]) or ([unstrided] * axes if unstrided else size)
        pads = (lists[2] * axes if len(lists[2]) == 1 else lists[2]) or [0] * axes
        front, behind = pads[:axes], pads[-axes:]
        apart = (lists[3] * axes if len(lists[3]) == 1 else lists[3]) or [1] * axes
        for k, axis in enumerate(made.axes):
            wanted = _shown(np.arange(axis.extent), front[k], behind[k], size[k], step[k], apart[k], ceil)
            assert [axis.shown(i) for i in range(axis.count)] == wanted, args
            tried += 1
        for index in np.ndindex(*made.shape(shape)):
            own = [axis.shown(i) for axis, i in zip(made.axes, index[len(shape) - axes :])]
            assert [at[len(shape) - axes :] for at, _ in made.shown(index)] == [*itertools.product(*own)]
    assert tried > 0


@pytest.mark.parametrize("extent, count", [(1, 1), (5, 2), (7, 7), (3, 8), (10, 4)])
def test_shares_are_those_of_fractions(extent: int, count: int) -> None:
    panes = INDEX_MAPS["shared"].panes
    assert panes is not None
    (axis,) = panes((2, extent), 1, (count,)).axes
    for i in range(count):
        assert axis.shown(i) == [k for k in range(extent) if k + 1 > Fraction(i * extent, count) and k < Fraction((i + 1) * extent, count)]
        assert axis.divides(i, True) == axis.divides(i, False) == len(axis.shown(i))


def test_means_count_the_padding_up_to_its_end() -> None:
    panes = INDEX_MAPS["averaged"].panes
    assert panes is not None
    (axis,) = panes((4,), 1, (3,), (2,), (1,), 1, 1, 0).axes
    assert [axis.divides(i, True) for i in range(axis.count)] == [3, 3, 2]
    assert [axis.divides(i, False) for i in range(axis.count)] == [2, 3, 1]
    assert panes((4,), 1, (3,), (2,), (1,), 1, 1, -5).divides((0,)) == -5


def test_slices_are_brought_within_the_extent() -> None:
    assert part("sliced", (5,), (0, -7, 3, 1)).tolist() == [0, 1, 2]
    assert part("sliced", (5,), (0, 4, 2, 1)).tolist() == []
    assert part("sliced", (5,), (0, 9, END, 1)).tolist() == []
    assert part("sliced", (5,), (-1, -2, END, 1)).tolist() == [3, 4]


@pytest.mark.parametrize(
    "word, shape, args, why",
    [
        ("half", (3,), (0, 0), "is odd along axis 0"),
        ("half", (), (0, 0), "has no axis 0"),
        ("permuted", (2, 3), ((0,),), "has 2 axes, and 1 are given"),
        ("permuted", (2, 3), ((0, -2),), "has the axis -2 twice"),
        ("permuted", (2, 3), ((0, 2),), "has no axis 2"),
        ("flipped", (2, 3), ((1, 1),), "has the axis 1 twice"),
        ("sliced", (5,), (0, 0, 5, 0), "cannot be sliced by steps of 0"),
        ("sliced", (), (0, 0, 5, 1), "has no axes"),
        ("slices", (5,), ((0,), (0,), (), (1,)), "is sliced by lists of different lengths"),
        ("expanded", (2, 3), ((3,),), "has 2 axes, more than the 1 of the size"),
        ("expanded", (2, 3), ((2, 4),), "does not broadcast to [2, 4]"),
        ("repeated", (2, 3), ((2,),), "has 2 axes, more than the 1 that are repeated"),
        ("repeated", (2, 3), ((2, -1),), "cannot be repeated [2, -1] times"),
        ("interleaved", (), (0, 2, 2), "has no axes"),
        ("interleaved", (2, 3), (1, 2, 5), "does not have 5 elements along axis 1, each 2 times"),
        ("rolled", (2, 3), ((1,), (0, 1)), "is rolled along 2 axes by 1 shifts"),
        ("rolled", (2, 3), ((1, 2), ()), "is rolled along 0 axes by 2 shifts"),
        ("rolled", (2, 3), ((1,), (2,)), "has no axis 2"),
        ("rolled", (), ((1,), (0,)), "has no axes"),
        ("reflected", (3,), (2, (0, 0, 0, 0)), "has 1 axes, fewer than the 2 that are padded"),
        ("reflected", (3,), (1, (0,)), "is padded along 1 axes by 1 values"),
        ("reflected", (3,), (1, (0, -1)), "cannot be padded by [0, -1]"),
        ("reflected", (3,), (1, (0, 3)), "has an axis of extent 3, too short to be padded by 3"),
        ("replicated", (0,), (1, (0, 1)), "has an axis of extent 0, too short to be padded by 1"),
        ("lower", (3,), (0,), "has 1 axes, fewer than a matrix"),
        ("shuffled", (3,), (1,), "has 1 axes, and no channels"),
        ("shuffled", (3, 4), (3,), "has 4 channels, which are no 3 groups"),
        ("padded", (3,), ((1,), 0), "has 1 axes, and 1 values are no pairs for the last of them"),
        ("padded", (3,), ((0, 0, 0, 0), 0), "has 1 axes, and 4 values are no pairs for the last of them"),
        ("padded", (3,), ((-4, 2), 0), "cannot be shortened by 4 along axis 0"),
        ("padded", (3, 2), ((1, 0, -3, 0), 0), "has nothing left along axis 0, and is made longer by [1, 0, -3, 0]"),
        ("wrapped", (3,), (1, (4, 0)), "has an axis of extent 3, too short to be padded by 4"),
        ("taken", (), (0, Positions((2,), (0, 0)), 1), "has one element, and 2 are taken"),
        ("taken", (3,), (0, Positions((2,), (0, -1)), 1), "has no index -1 along axis 0"),
        ("taken", (2, 3), (-1, Positions((), (-4,), True), 0), "has no index -4 along axis -1"),
        ("taken", (1,) * 8, (0, Positions((1, 1), (0,)), 0), "has 9 axes with those of the index, more than 8"),
        ("gathered", (2, 3), (0, Positions((1,), (0,))), "has the rank 2, and the index has 1"),
        ("gathered", (2, 3), (0, Positions((1, 4), (0, 0, 0, 0))), "has 3 elements along axis 1, and the index has 4"),
        ("gathered", (0, 3), (0, Positions((1, 3), (0, 0, 0))), "has no index 0 along axis 0"),
        ("located", (2, 3), (1, Positions((), (0,))), "has the extents [2] in front of its last 1 axes, and the index does not"),
        ("located", (2, 3), (2, Positions((1,), (6,))), "has no index 6 along axis 0"),
        ("restored", (2, 3), (1, Positions((2,), (0, 0)), (2,)), "does not have the extents [2] along its last 1 axes"),
        ("restored", (2, 3), (1, Positions((2,), (0, 0)), (3,)), "has the rank 2, and the index has 1"),
        ("chosen", (3,), (2, Positions((1,), (0,)), (1,), (), 0, (), (), 0), "has 1 axes, and 2 have panes"),
        ("chosen", (2, 3), (1, Positions((2, 1), (0, 0)), (2,), (1,), 0, (), (), 0), "has [2, 2] panes, and the index has the shape [2, 1]"),
        ("chosen", (2, 3), (1, Positions((2, 1), (0, 3)), (2,), (), 0, (), (), 0), "has no index 3 along axis 1"),
        ("copied", (), (0, Positions((), (1,)), 1), "has no axes"),
        ("copied", (2, 3), (0, Positions((3,), (1, 1, 1)), 3), "has the extent 2 along axis 0, and there are 3 counts"),
        ("copied", (2, 3), (0, Positions((1, 2), (1, 1)), 2), "has the extent 2 along axis 0, and there are 2 counts"),
        ("copied", (2, 3), (0, Positions((2,), (1, -1)), 1), "does not have 1 copies along axis 0"),
        ("all_copied", (2, 3), (Positions((), (2,)), 11), "does not have 11 copies along axis 0"),
        ("pinned", (2, 3), (0, Positions((2, 4), (0,) * 8), 0), "has 3 elements along axis 1, and the index has 4"),
        ("pointed", (2, 3), (Positions((), (0,)),), "has 2 axes, and the last axis of the index says indices along another number of them"),
        ("pointed", (2, 3), (Positions((2,), (0, 3)),), "has no index 3 along axis 1"),
        ("pointed", (1,) * 8, (Positions((1, 1, 1), (0,)),), "has 9 axes with those of the index, more than 8"),
        ("spaced", (2,), (2, 1), "has 1 axes, and none is added at 2"),
        ("spaced", (1,) * 8, (0, 1), "has 8 axes already"),
        ("spaced", (0,), (0, 0), "cannot be repeated 0 times"),
        ("picked", (), (Positions((1,), (0,), axes=(0,)),), "has no axes"),
        ("picked", (2, 3), (Positions((0,), ()),), "is given no indices"),
        ("picked", (2, 3), (Positions((1,), (0,), axes=(2,)),), "has 2 axes, and indices are given along more"),
        ("picked", (2, 3), (Positions((2,), (0, 3), axes=(0, 1)),), "has no index 3 along axis 1"),
        ("picked", (1,) * 8, (Positions((1, 1, 1), (0,), axes=(3,)),), "has 9 axes with those of the indices, more than 8"),
        ("windows", (3,), (1, (1,), (1,), (0,), (1,)), "has 1 axes, and 2 to 7 are seen through windows"),
        ("windows", (1,) * 7, (2, (1, 1), (1, 1), (0, 0), (1, 1)), "has 7 axes, and 3 to 6 are seen through windows"),
        ("windows", (2, 3), (1, (1,), (1,), (), (1,)), "is seen through windows along 1 axes, by lists of other lengths"),
        ("windows", (2, 3), (1, (1,), (0,), (0,), (1,)), "is seen through windows that have no extent, or do not go on"),
        ("windows", (2, 3), (1, (1,), (1,), (-1,), (1,)), "is seen through windows that have no extent, or do not go on"),
        ("windows", (2, 3), (1, (3,), (2,), (0,), (1,)), "has an axis of extent 3, too short for windows of 5"),
        ("windows", (2, 0), (1, (1,), (1,), (2,), (1,)), "has nothing that windows show"),
        ("nearest", (3,), (2, (1, 1)), "has 1 axes, and 2 to 6 are resized along the last 2"),
        ("nearest", (2, 3), (2, (1,)), "is resized along 2 axes to 1 extents"),
        ("nearest", (2, 0), (1, (2,)), "has an axis of extent 0, which is resized to 2"),
        ("nearest", (2, 3), (1, (-1,)), "has an axis of extent 3, which is resized to -1"),
        ("flattened", (2, 3), (2,), "has no axis 2"),
        ("replaced", (2, 3), (1, (0, 3), 0), "has no index 3 along axis 1"),
        ("replaced", (2, 3), (-1, (-4,), 0), "has no index -4 along axis -1"),
        ("replaced", (0,), (0, (0,), 0), "has no index 0 along axis 0"),
        ("strided", (2, 3), ((0,), (), (1,), 0, 0, 0, 0, 0), "is sliced by lists of different lengths"),
        ("strided", (2, 3), ((0,), (1,), (0,), 0, 0, 0, 0, 0), "cannot be sliced by steps of 0"),
        ("strided", (2, 3), ((0,), (1,), (1,), 0, 0, 3, 0, 0), "has its other axes in more than one place"),
        ("strided", (2, 3), ((0,), (1,), (-1,), 0, 0, 0, 0, 1), "has an index that is taken by a step below 1"),
        ("strided", (2,), ((0, 0), (1, 1), (1, 1), 0, 0, 0, 0, 0), "has 1 axes, fewer than are sliced"),
        ("strided", (2, 3), ((0, 3), (1, 1), (1, 1), 0, 0, 0, 0, 2), "has no index 3 along axis 1"),
        ("strided", (2, 3), ((0,) * 7, (0,) * 7, (1,) * 7, 0, 0, 0, 127, 0), "would have 9 axes, more than 8"),
        ("marked", (2, 3), (1, Positions((1,), (3,)), 0), "has no index 3 along axis 1"),
        ("diagonal", (2, 3, 1), (0,), "has 3 axes, more than a matrix"),
        ("crossed", (2,), (0, 0), "has 1 axes, fewer than a matrix"),
        ("crossed", (2, 2, 3), (0, 0), "has 3 axes of different extents, and no diagonal"),
        ("pooled", (3,), (2, (1,), (), 0, (), (), 0), "has 1 axes, and 2 have panes"),
        ("pooled", (3, 0), (2, (1,), (), 0, (), (), 0), "has nothing to show"),
        ("pooled", (3, 3), (2, (), (), 0, (), (), 0), "has panes along 2 axes, by lists of other lengths"),
        ("pooled", (3, 3), (2, (1,), (1, 1, 1, 1), 0, (), (), 0), "has panes along 2 axes, by lists of other lengths"),
        ("pooled", (3, 3), (2, (1, 0), (), 0, (), (), 0), "has panes that have no extent, or do not go on"),
        ("pooled", (3, 3), (2, (2,), (), 0, (-1,), (), 0), "has panes that have no extent, or do not go on"),
        ("pooled", (3, 3), (2, (2,), (), 0, (), (1, 2**31), 0), "has panes that have no extent, or do not go on"),
        ("pooled", (3, 3), (2, (3,), (), 0, (1, 1, 2, 3), (), 0), "has a padding of 4, more than the 3 of a pane"),
        ("pooled", (3, 3), (2, (2,), (), 0, (), (3,), 0), "has an axis of extent 3, too short for panes of 4"),
        ("pooled", (3, 3), (2, (2,), (), 0, (), (), 2), "has panes that are rounded up by a number other than 0 and 1"),
        ("averaged", (3, 3), (2, (2,), (), (), 0, 3, 0), "has a padding that is counted by a number other than 0 and 1"),
        ("shared", (3, 3), (2, (2,)), "has no 2 shares along 2 axes"),
        ("shared", (3, 3), (2, (2, 0)), "has no 2 by 0 shares along 2 axes"),
        ("unfolded", (2, 3), (0, 1, 1, (2, 2)), "does not have the extents [2, 2]"),
        ("unfolded", (2, 3), (2, 1, 1, (2, 3)), "has no axis 2"),
        ("unfolded", (1,) * 8, (0, 1, 1, (1,) * 8), "has 8 axes, and no room for another"),
        ("unfolded", (2, 3), (0, 1, 0, (2, 3)), "has slices that have no extent, or do not go on"),
        ("unfolded", (2, 3), (0, 3, 1, (2, 3)), "has an axis of extent 2, too short for slices of 3"),
        ("all_interleaved", (2, 3), (-1, -6), "does not have -6 elements along axis 0, each -1 times"),
    ],
)
def test_what_has_no_part(word: str, shape: Shape, args: tuple[Value, ...], why: str) -> None:
    with pytest.raises(NoPart) as refused:
        INDEX_MAPS[word].shape(shape, *args)
    assert str(refused.value) == why
