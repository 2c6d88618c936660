"""Plots speed against size: one panel for each operator, a line for each library and one for the limit."""

from __future__ import annotations

from pathlib import Path

import matplotlib  # type: ignore[import]

matplotlib.use("svg")
from matplotlib import pyplot  # noqa: E402

from results import OURS, Cell, Results, size_name  # noqa: E402

_COLOURS = {
    OURS: "#c1272d",
    "libmvec loop": "#999999",
    "SLEEF loop": "#5b8c5a",
    "oneDNN": "#1f5fa8",
    "PyTorch": "#d98e04",
    "XNNPACK": "#7a4f9e",
}


def _line(cells: list[Cell]) -> tuple[list[int], list[float]]:
    ordered = sorted(cells, key=lambda cell: cell.elements)
    return [cell.elements for cell in ordered], [cell.gigabytes for cell in ordered]


def draw(results: Results, path: Path) -> None:
    """Draws the lines from both groups that measure plain f32 tensors on one thread."""
    cells = [
        cell
        for cell in (*results.group("sizes"), *results.group("speed"))
        if cell.dtype == "f32" and cell.threads == 1 and cell.what != "leaky_relu_inplace"
    ]
    operators = list(dict.fromkeys(cell.what for cell in cells))
    columns = 3
    rows = (len(operators) + columns - 1) // columns
    matplotlib.rcParams.update({"svg.hashsalt": "bench", "font.size": 8})
    figure, axes = pyplot.subplots(rows, columns, figsize=(11, 2.8 * rows), squeeze=False)
    for axis, operator in zip(axes.flat, operators):
        own = [cell for cell in cells if cell.what == operator]
        limits = {cell.elements: results.limit(cell) for cell in own if cell.who == OURS}
        bound = sorted((n, limit.gigabytes) for n, limit in limits.items() if limit is not None)
        axis.plot(*zip(*bound), color="black", linestyle=":", label="copy or triad")
        for who, colour in _COLOURS.items():
            line = _line([cell for cell in own if cell.who == who])
            if line[0]:
                axis.plot(*line, color=colour, label=who, linewidth=2 if who == OURS else 1)
        axis.set_title(operator)
        axis.set_xscale("log", base=2)
        axis.set_yscale("log")
        ticks = [16, 256, 4096, 1 << 16, 1 << 20, 1 << 24]
        axis.set_xticks(ticks, [size_name(tick) for tick in ticks])
        axis.grid(color="#dddddd", linewidth=0.5)
    for axis in axes.flat[len(operators) :]:
        axis.set_visible(False)
    for row in axes:
        row[0].set_ylabel("GB/s")
    axes[0][0].legend(fontsize=7)
    figure.suptitle("f32, one thread: speed against elements")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
