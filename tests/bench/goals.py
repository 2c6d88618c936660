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
BOTH_PHASES_NS = 150.0
SECOND_PHASE_NS = 40.0
START_MS = 2.0


@dataclass(frozen=True)
class Verdict:
    """One goal at one cell."""

    where: str
    goal: str
    reached: float
    wanted: float
    unit: str  # "x" for ratios, which want more; "ns" and "ms" want less

    @property
    def kept(self) -> bool:
        return self.reached >= self.wanted if self.unit == "x" else self.reached <= self.wanted


def _place(cell: Cell) -> str:
    threads = f", {cell.threads} threads" if cell.threads > 1 else ""
    layout = f", {cell.layout}" if cell.layout else ""
    return f"{cell.what} {cell.dtype} {size_name(cell.elements)}{layout}{threads}"


def _speed(results: Results, cell: Cell) -> list[Verdict]:
    verdicts = []
    limit = results.limit(cell)
    in_memory = cell.elements >= results.largest
    if limit is not None and (in_memory or cell.what in CHEAP):
        goal = "of a copy or triad"
        verdicts.append(Verdict(_place(cell), goal, limit.ns / cell.ns, OF_LIMIT, "x"))
    rivals = results.rivals(cell)
    if rivals and not in_memory and cell.what not in CHEAP:
        goal = f"of {rivals[0].who}"
        wanted = OF_PEER[cell.dtype]
        verdicts.append(Verdict(_place(cell), goal, rivals[0].ns / cell.ns, wanted, "x"))
    return verdicts


def _layout(results: Results, cell: Cell) -> list[Verdict]:
    verdicts = []
    plain = [
        other
        for other in results.mine("speed")
        if (other.what, other.dtype, other.threads) == (cell.what, cell.dtype, 1)
        and other.elements == results.largest
    ]
    if plain and cell.layout != "contiguous":
        reached = plain[0].ns_per_element / cell.ns_per_element
        verdicts.append(
            Verdict(_place(cell), "of contiguous tensors", reached, OF_CONTIGUOUS, "x")
        )
    for rival in results.rivals(cell):
        if rival.who == "PyTorch" and cell.layout != "contiguous":
            reached = rival.ns / cell.ns
            verdicts.append(Verdict(_place(cell), "of PyTorch", reached, OF_TORCH, "x"))
    return verdicts


def judge(results: Results) -> list[Verdict]:
    """Every goal at every cell that it speaks of."""
    verdicts = [v for cell in results.mine("speed") for v in _speed(results, cell)]
    verdicts += [v for cell in results.mine("layouts") for v in _layout(results, cell)]
    for cell in results.mine("calls"):
        wanted = BOTH_PHASES_NS if cell.layout == "both phases" else SECOND_PHASE_NS
        verdicts.append(Verdict(f"{cell.what}, 16 elements", cell.layout, cell.ns, wanted, "ns"))
    start = results.start
    total = start.load + start.initialise + start.first_call
    verdicts.append(Verdict("start-up", "until the first result", total, START_MS, "ms"))
    return verdicts
