"""What bounds a cell that misses its goal: the time of its parts alone, measured in the same run or counted in the
machine code, and the ratio of that time to the cell's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median

import goals
from goals import Verdict
from results import Cell, Results

LANES = 16  # elements of a vector, in every dtype: 16-bit ones are computed as f32

# The kernels of workloads; the others have the workload's name.
_KERNELS = {
    "leaky_relu_inplace": "leaky_relu",
    "gelu": "gelu_v2_none",
    "gelu_tanh": "gelu_v2_tanh",
    "gelu_backward": "gelu_backward_v2_none",
    "gelu_tanh_backward": "gelu_backward_v2_tanh",
    "softplus": "softplus_usual",
    "softplus_backward": "softplus_backward_usual",
}

# The memory that a layout touches, relative to its elements: every second element touches the whole lines.
_LINES = {"every other element": 1.5}


def kernel_of(cell: Cell) -> str:
    """gelu_v2_none_f32."""
    return f"{_KERNELS.get(cell.what, cell.what)}_{cell.dtype}"


@dataclass(frozen=True)
class Bound:
    """What bounds a cell, in words with numbers, and the ratio of that time to the cell's."""

    what: str
    share: float


@dataclass(frozen=True)
class Reasons:
    """A run, and the least cycles for a vector in each kernel's loop, if the machine's ports are known."""

    results: Results
    loops: Mapping[str, float]

    def bound(self, verdict: Verdict) -> Bound | None:
        """What bounds the cell of a verdict; None if nothing was measured that could."""
        kinds: Mapping[str, Callable[[Cell], Bound | None]] = {
            goals.IN_CACHE: self._in_cache,
            goals.AS_ACCURATE: self._in_cache,
            goals.IN_MEMORY: self._in_memory,
            goals.SMALL: self._threads,
            goals.LINEAR: self._threads,
            goals.CONTIGUOUS: self._layout,
            goals.TORCH: self._torch,
            goals.BOTH: self._call,
            goals.SECOND: self._call,
        }
        kind = kinds.get(verdict.goal)
        return kind(verdict.cell) if kind is not None and verdict.cell is not None else None

    def _in_cache(self, cell: Cell) -> Bound | None:
        """A call, plus the longer of the loop's operations and moving the bytes."""
        limit, ghz = self.results.limit(cell), self.results.ghz
        call = self._second_phase(cell)
        moving = limit.ns if limit is not None else 0.0
        vectors = cell.elements / LANES
        cycles = self.loops.get(kernel_of(cell))
        if ghz is None:
            if limit is None:
                return None
            return Bound(f"moving {moving:.0f} ns + call {call:.0f} ns, of {cell.ns:.0f}", (moving + call) / cell.ns)
        arithmetic = cycles * vectors / ghz if cycles is not None else 0.0
        longer = max(arithmetic, moving)
        word = "operations" if arithmetic > moving else "moving"
        per = ghz / vectors
        what = f"{word} {longer * per:.1f} + call {call * per:.1f}, of {cell.ns * per:.1f} cycles a vector"
        return Bound(what, (longer + call) / cell.ns)

    def _second_phase(self, cell: Cell) -> float:
        """The time of a call without elements, in ns."""
        what = cell.what.removesuffix("_inplace")
        calls = [c.ns for c in self.results.mine("calls") if (c.what, c.layout) == (what, "second phase")]
        return calls[0] if calls else 0.0

    def _in_memory(self, cell: Cell) -> Bound | None:
        """The longer of memory time and the same operator's time in cache."""
        limit = self.results.limit(cell)
        near = [
            c.ns_per_element
            for c in self.results.mine("speed")
            if (c.what, c.dtype) == (cell.what, cell.dtype) and c.elements < self.results.largest
        ]
        if limit is None or not near:
            return None
        memory, cache = limit.ns / cell.elements, min(near)
        word = "arithmetic, in cache" if cache > memory else "memory, in a copy or triad"
        other = f"memory {memory:.3f}" if cache > memory else f"arithmetic {cache:.3f}"
        longer = max(cache, memory)
        return Bound(
            f"{word} {longer:.3f}, of {cell.ns_per_element:.3f} ns an element ({other})",
            longer / cell.ns_per_element,
        )

    def _threads(self, cell: Cell) -> Bound | None:
        """The same cell's best round, in which no other program used its cores."""
        one = self.results.on_one_thread(cell)
        if one is None:
            return None
        share = cell.threads if cell.elements >= self.results.largest // 32 else 1
        linear = one.ns / share
        lost = max(cell.ns - linear, 0.0) / 1000
        return Bound(
            f"waking and other work, {lost:.0f} of {cell.ns / 1000:.0f} us; the best round took "
            f"{cell.least_ns / 1000:.0f}, of {linear / 1000:.0f}",
            linear / cell.least_ns,
        )

    def _copy(self, cell: Cell) -> float | None:
        """ns an element of a copy or triad of tensors as large as the largest, in the cell's dtype."""
        for plain in self.results.mine("speed"):
            same = (plain.what, plain.dtype, plain.threads) == (cell.what, cell.dtype, cell.threads)
            limit = self.results.limit(plain) if same and plain.elements == self.results.largest else None
            if limit is not None:
                return limit.ns / plain.elements
        return None

    def _layout(self, cell: Cell) -> Bound | None:
        """A copy of the lines of memory that the layout touches, or the arithmetic, if that is longer."""
        copy, plain = self._copy(cell), self.results.contiguous(cell)
        if copy is None or plain is None:
            return None
        lines = _LINES.get(cell.layout, 1.0)
        longer = max(copy * lines, plain.ns_per_element)
        word = f"a copy of {lines:g} times the lines" if longer == copy * lines else "the contiguous tensor"
        return Bound(f"{word} {longer:.3f}, of {cell.ns_per_element:.3f} ns an element", longer / cell.ns_per_element)

    def _torch(self, cell: Cell) -> Bound | None:
        """As for a layout, plus how fast memory would be compared with PyTorch."""
        bound = self._layout(cell)
        torch = [rival for rival in self.results.rivals(cell) if rival.who == "PyTorch"]
        if bound is None or not torch:
            return None
        most = torch[0].ns / (bound.share * cell.ns)
        return Bound(f"{bound.what}: PyTorch's speed times {most:.2f}", bound.share)

    def _call(self, cell: Cell) -> Bound | None:
        """The number of the operator's tensors times the time of one in the other operators."""
        others = [
            c.ns / tensors_of(c)
            for c in self.results.mine("calls")
            if c.layout == cell.layout and c.what != cell.what
        ]
        if not others:
            return None
        price, count = median(others), tensors_of(cell)
        return Bound(f"{count} tensors at {price:.0f} ns, the median of the others", price * count / cell.ns)


def tensors_of(cell: Cell) -> int:
    """The tensors of a call: input and output, a gradient, a weight, and the gradient of that."""
    backward, weighted = cell.what.endswith("_backward"), cell.what.startswith("prelu")
    return 2 + backward + weighted * (1 + backward)
