"""What the library promises of its speed, and which cells of a run break a promise."""

from __future__ import annotations

from dataclasses import dataclass

from results import Cell, Results, size_name

# Selections and a rounding or two: they should run as fast as their bytes can be moved.
CHEAP = {
    "leaky_relu", "leaky_relu_inplace", "hardswish", "hardswish_backward", "prelu", "prelu_backward",
}  # fmt: skip

OF_PEER = {"f32": 1.5, "f16": 2.5, "bf16": 2.5}  # with elementary functions, in cache
OF_LIMIT = 0.9  # of a copy or triad of the same bytes
OF_CONTIGUOUS = 0.5  # other layouts, in memory
OF_TORCH = 3.0  # other layouts
OF_THREADS = 0.8  # of as many times the speed of one thread, or of the limit
BOTH_PHASES_NS = 150.0
SECOND_PHASE_NS = 40.0
START_MS = 2.0


IN_CACHE = "of a copy or triad in cache"
IN_MEMORY = "of a copy or triad in memory"
AS_ACCURATE = "of the best peer as accurate, in cache"
SMALL = "of its speed on one thread, which small work stays on"
LINEAR = "of linear, or of a copy or triad on as many threads"
CONTIGUOUS = "of contiguous tensors"
TORCH = "of PyTorch"
BOTH = "both phases"
SECOND = "second phase"

# What stands between a cell and its goal.
REASONS = {
    IN_CACHE: "A call through a stream costs what the table of calls says, a good part of the time in "
    "which 4 Ki elements are moved. 16-bit elements are widened, computed in f32 and rounded. A sum over "
    "few rows has nearly as many lanes to clear and to add up as it has elements.",
    IN_MEMORY: "Elementary functions rounded once take longer on one core than memory takes to deliver "
    "their operands; on several cores (below) they come nearer to it. 16-bit elements: as in cache.",
    AS_ACCURATE: "In cache the time is that of the arithmetic: values that are not exact are pairs of "
    "words, so that a result is rounded once.",
    SMALL: "Both are the same work on the same thread; what differs is the machine.",
    LINEAR: "The cores share one memory and one last-level cache, and themselves with other programs.",
    CONTIGUOUS: "Transposed tensors are read in short runs from each of many pages; a slice with a step "
    "of two moves 12 bytes where others move 8, so that 0.67 is the most.",
    TORCH: "Where PyTorch too walks memory in order, both run at the speed of memory, which is that of the copy "
    "in the tables above, or of the function.",
    BOTH: "Checks, strides and a plan, of five tensors where a weight has a gradient.",
    SECOND: "A weight that repeats is laid out for the kernel; a sum is cleared, added up and rounded, through "
    "memory.",
}


@dataclass(frozen=True)
class Verdict:
    """One goal at one cell."""

    what: str  # the operator
    where: str  # dtype, size, layout, threads
    goal: str
    reached: float
    wanted: float
    unit: str  # "x" for ratios, which want more; "ns" and "ms" want less

    @property
    def kept(self) -> bool:
        return self.reached >= self.wanted if self.unit == "x" else self.reached <= self.wanted


def _speed(results: Results, cell: Cell) -> list[Verdict]:
    verdicts = []
    where = f"{cell.dtype} {size_name(cell.elements)}"
    limit = results.limit(cell)
    in_memory = cell.elements >= results.largest
    if limit is not None and (in_memory or cell.what in CHEAP):
        goal = IN_MEMORY if in_memory else IN_CACHE
        verdicts.append(Verdict(cell.what, where, goal, limit.ns / cell.ns, OF_LIMIT, "x"))
    peers = results.accurate(cell)
    if peers and not in_memory and cell.what not in CHEAP:
        reached = peers[0].ns / cell.ns
        verdicts.append(Verdict(cell.what, where, AS_ACCURATE, reached, OF_PEER[cell.dtype], "x"))
    return verdicts


def _threads(results: Results, cell: Cell) -> list[Verdict]:
    one = [
        other
        for other in results.mine("threads")
        if (other.what, other.elements, other.threads) == (cell.what, cell.elements, 1)
    ]
    limit = results.limit(cell)
    if cell.threads == 1 or not one:
        return []
    where = f"{size_name(cell.elements)}, {cell.threads} threads"
    times = one[0].ns / cell.ns
    if cell.elements < results.largest // 32:
        return [Verdict(cell.what, where, SMALL, times, OF_THREADS, "x")]
    reached = max(times / cell.threads, limit.ns / cell.ns if limit else 0.0)
    return [Verdict(cell.what, where, LINEAR, reached, OF_THREADS, "x")]


def _layout(results: Results, cell: Cell) -> list[Verdict]:
    if cell.layout == "contiguous":
        return []
    verdicts = []
    contiguous = results.contiguous(cell)
    if contiguous is not None:
        reached = contiguous.ns_per_element / cell.ns_per_element
        verdicts.append(Verdict(cell.what, cell.layout, CONTIGUOUS, reached, OF_CONTIGUOUS, "x"))
    for rival in results.rivals(cell):
        if rival.who == "PyTorch":
            reached = rival.ns / cell.ns
            verdicts.append(Verdict(cell.what, cell.layout, TORCH, reached, OF_TORCH, "x"))
    return verdicts


def judge(results: Results) -> list[Verdict]:
    """Every goal at every cell that it speaks of."""
    verdicts = [v for cell in results.mine("speed") for v in _speed(results, cell)]
    verdicts += [v for cell in results.mine("threads") for v in _threads(results, cell)]
    verdicts += [v for cell in results.mine("layouts") for v in _layout(results, cell)]
    for cell in results.mine("calls"):
        both = cell.layout == "both phases"
        goal, wanted = (BOTH, BOTH_PHASES_NS) if both else (SECOND, SECOND_PHASE_NS)
        verdicts.append(Verdict(cell.what, "16 elements", goal, cell.ns, wanted, "ns"))
    start = results.start
    total = start.load + start.initialise + start.first_call
    verdicts.append(Verdict("start-up", "", "until the first result", total, START_MS, "ms"))
    return verdicts
