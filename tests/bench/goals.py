"""The library's goals of speed, and the cells of a run that miss them."""

from __future__ import annotations

from dataclasses import dataclass

from results import Cell, Results, size_name

# Selections and one or two roundings: these should be as fast as moving their bytes.
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

# What bounds the cells of a goal (reasons.py).
BOUNDS = {
    IN_CACHE: "the call, and the longer of moving the bytes, as the copy or triad does, and of the loop's operations, "
    "which are counted in the machine code, at what the core's ports take of them (performance.md). 16-bit elements are "
    "widened, computed in f32 and rounded.",
    IN_MEMORY: "the longer of memory, as the copy or triad has it, and of arithmetic: the best time of the same "
    "operator and dtype in cache.",
    AS_ACCURATE: "the call and the loop's operations, as above.",
    SMALL: "one thread's time. What is lost to other programs differs from round to round; the share is that of the "
    "best round.",
    LINEAR: "one thread's time over the number of threads. What is lost to waking them and to other programs differs "
    "from round to round; the share is that of the best round.",
    CONTIGUOUS: "a copy of the lines of memory that the layout touches, or the contiguous tensor, if that takes longer.",
    TORCH: "the same; and with how many times PyTorch's speed that would be.",
    BOTH: "as many tensors as the operator has, at the price of one in the other operators.",
    SECOND: "as many tensors as the operator has, at the price of one in the other operators.",
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
    cell: Cell | None  # None: not about a cell

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
        verdicts.append(Verdict(cell.what, where, goal, limit.ns / cell.ns, OF_LIMIT, "x", cell))
    peers = results.accurate(cell)
    if peers and not in_memory and cell.what not in CHEAP:
        reached = peers[0].ns / cell.ns
        verdicts.append(Verdict(cell.what, where, AS_ACCURATE, reached, OF_PEER[cell.dtype], "x", cell))
    return verdicts


def _threads(results: Results, cell: Cell) -> list[Verdict]:
    one = results.on_one_thread(cell)
    limit = results.limit(cell)
    if cell.threads == 1 or one is None:
        return []
    where = f"{size_name(cell.elements)}, {cell.threads} threads"
    times = one.ns / cell.ns
    if cell.elements < results.largest // 32:
        return [Verdict(cell.what, where, SMALL, times, OF_THREADS, "x", cell)]
    reached = max(times / cell.threads, limit.ns / cell.ns if limit else 0.0)
    return [Verdict(cell.what, where, LINEAR, reached, OF_THREADS, "x", cell)]


def _layout(results: Results, cell: Cell) -> list[Verdict]:
    if cell.layout == "contiguous":
        return []
    verdicts = []
    contiguous = results.contiguous(cell)
    if contiguous is not None:
        reached = contiguous.ns_per_element / cell.ns_per_element
        verdicts.append(Verdict(cell.what, cell.layout, CONTIGUOUS, reached, OF_CONTIGUOUS, "x", cell))
    for rival in results.rivals(cell):
        if rival.who == "PyTorch":
            reached = rival.ns / cell.ns
            verdicts.append(Verdict(cell.what, cell.layout, TORCH, reached, OF_TORCH, "x", cell))
    return verdicts


def judge(results: Results) -> list[Verdict]:
    """Every goal at every cell that it applies to."""
    verdicts = [v for cell in results.mine("speed") for v in _speed(results, cell)]
    verdicts += [v for cell in results.mine("threads") for v in _threads(results, cell)]
    verdicts += [v for cell in results.mine("layouts") for v in _layout(results, cell)]
    for cell in results.mine("calls"):
        both = cell.layout == "both phases"
        goal, wanted = (BOTH, BOTH_PHASES_NS) if both else (SECOND, SECOND_PHASE_NS)
        verdicts.append(Verdict(cell.what, "16 elements", goal, cell.ns, wanted, "ns", cell))
    start = results.start
    total = start.load + start.initialise + start.first_call
    verdicts.append(Verdict("start-up", "", "until the first result", total, START_MS, "ms", None))
    return verdicts
