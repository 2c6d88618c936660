"""Turns the numbers of the benchmark into bench.json, docs/benchmarks.md and docs/bench.svg.

    report.py RAW.json STARTUP LIBRARY BENCH.json [MARKDOWN SVG README]
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import asdict, replace
from datetime import date
from pathlib import Path
from statistics import median

from goals import BOUNDS, Verdict, judge
from loops import bounds
from reasons import Reasons, kernel_of
from results import AS_ACCURATE, Cell, Results, Start, read, size_name

DTYPES = ("f32", "f16", "bf16")
IN_CACHE = 65536  # elements
NEAR = 0.85  # of what bounds a cell

# The rows that the README shows, between its two marks.
SHOWN = (
    "leaky_relu", "hardswish_backward", "gelu_backward", "gelu_tanh_backward", "softplus_backward",
    "prelu_backward",
)  # fmt: skip
MARKS = ("<!-- ./dev bench writes this table -->\n", "<!-- to here -->\n")


def start_up(program: Path, library: Path) -> Start:
    """The median of eleven processes."""
    runs = [
        [int(word) / 1e6 for word in subprocess.check_output([program, library]).split()]
        for _ in range(11)
    ]
    load, initialise, first = (median(run[i] for run in runs) for i in range(3))
    return Start(load, initialise, first, library.stat().st_size)


def _rows(results: Results, dtype: str) -> list[str]:
    lines = [
        "| operator | elements | ns per element | GB/s | of the limit | fastest peer, ns (its error, ULP) "
        "| times its speed | best peer as accurate, ns | times its speed |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for cell in results.mine("speed"):
        if cell.dtype != dtype:
            continue
        limit = results.limit(cell)
        of_limit = f"{limit.ns / cell.ns:.2f}" if limit else ""
        fastest = _peer(results, cell, results.rivals(cell), with_error=True)
        accurate = _peer(results, cell, results.accurate(cell), with_error=False)
        lines.append(
            f"| {cell.what} | {size_name(cell.elements)} | {cell.ns_per_element:.3f} "
            f"| {cell.gigabytes:.1f} | {of_limit} | {fastest} | {accurate} |"
        )
    return lines


def _peer(results: Results, cell: Cell, rivals: list[Cell], with_error: bool) -> str:
    """Two columns: the fastest rival, and the ratio of its time to the cell's."""
    if not rivals:
        return "none | "
    error = results.error(rivals[0])
    shown = f" ({_ulp(error)})" if with_error and error is not None else ""
    return f"{rivals[0].who} {rivals[0].ns_per_element:.3f}{shown} | {rivals[0].ns / cell.ns:.2f}"


def _threads(results: Results) -> list[str]:
    counts = sorted({cell.threads for cell in results.mine("threads")})
    head = [f"{n} thread{'s' if n > 1 else ''}" for n in counts]
    lines = [
        "| operator | elements | " + " | ".join(head) + " | times as fast | of the limit |",
        "|---|---|" + "---|" * len(counts) + "---|---|",
    ]
    table: dict[tuple[int, str], dict[int, Cell]] = {}
    for cell in results.mine("threads"):
        table.setdefault((cell.elements, cell.what), {})[cell.threads] = cell
    for (elements, what), cells in table.items():
        last = cells[counts[-1]]
        limit = results.limit(last)
        shown = [f"{cells[n].ns_per_element:.3f}" for n in counts]
        lines.append(
            f"| {what} | {size_name(elements)} | "
            + " | ".join(shown)
            + f" | {cells[1].ns / last.ns:.2f} | {f'{limit.ns / last.ns:.2f}' if limit else ''} |"
        )
    return lines


def _errors(results: Results) -> list[str]:
    cells = [cell for cell in results.group("speed") if cell.error_ulp is not None]
    names = ["aclnn-cpu", *results.peers]
    lines = ["| operator | dtype | " + " | ".join(names) + " |", "|---|---|" + "---|" * len(names)]
    table: dict[tuple[str, str], dict[str, float]] = {}
    for cell in cells:
        if cell.error_ulp is not None:
            table.setdefault((cell.what, cell.dtype), {})[cell.who] = cell.error_ulp
    for (what, dtype), errors in table.items():
        shown = [_ulp(errors[name]) if name in errors else "" for name in names]
        lines.append(f"| {what} | {dtype} | " + " | ".join(shown) + " |")
    return lines


def _ulp(error: float) -> str:
    return f"{error:.2f}" if error < 100 else f"{error:.1e}"


def _layouts(results: Results) -> list[str]:
    lines = [
        "| operator | layout | ns per element | GB/s | of contiguous | PyTorch, ns | times its speed |",
        "|---|---|---|---|---|---|---|",
    ]
    for cell in results.mine("layouts"):
        torch = [rival for rival in results.rivals(cell) if rival.who == "PyTorch"]
        peer = f"{torch[0].ns_per_element:.3f}" if torch else ""
        ratio = f"{torch[0].ns / cell.ns:.1f}" if torch else ""
        plain = results.contiguous(cell)
        of_plain = f"{plain.ns_per_element / cell.ns_per_element:.2f}" if plain else ""
        lines.append(
            f"| {cell.what} | {cell.layout} | {cell.ns_per_element:.3f} | {cell.gigabytes:.1f} "
            f"| {of_plain} | {peer} | {ratio} |"
        )
    return lines


def _calls(results: Results) -> list[str]:
    names = list(results.peers)
    lines = [
        "| operator | both phases | second phase | " + " | ".join(names) + " |",
        "|---|---|---|" + "---|" * len(names),
    ]
    mine: dict[str, dict[str, Cell]] = {}
    for cell in results.mine("calls"):
        mine.setdefault(cell.what, {})[cell.layout] = cell
    for what, cells in mine.items():
        rivals = {rival.who: rival for rival in results.rivals(cells["both phases"])}
        shown = [f"{rivals[name].ns:.0f}" if name in rivals else "" for name in names]
        lines.append(
            f"| {what} | {cells['both phases'].ns:.0f} | {cells['second phase'].ns:.0f} | "
            + " | ".join(shown)
            + " |"
        )
    return lines


def shortfalls(verdicts: list[Verdict], reasons: Reasons) -> list[str]:
    """Every goal with the number of cells that reach it, and every cell that misses it, with what bounds it."""
    goals: dict[str, list[Verdict]] = {}
    for v in verdicts:
        goals.setdefault(v.goal, []).append(v)
    short = [v for v in verdicts if not v.kept]
    near = sum(bound is not None and bound.share >= NEAR for bound in map(reasons.bound, short))
    lines = [
        f"{len(verdicts) - len(short)} of {len(verdicts)} cells reach their goal; of the other {len(short)}, {near} are "
        f"within {NEAR:g} of what bounds them.",
        "",
        "| goal | wanted | reached by |",
        "|---|---|---|",
    ]
    for goal, cells in goals.items():
        wanted = " or ".join(f"{w:g}" for w in sorted({v.wanted for v in cells}))
        sign, unit = ("at least", "") if cells[0].unit == "x" else ("at most", f" {cells[0].unit}")
        lines.append(f"| {goal} | {sign} {wanted}{unit} | {sum(v.kept for v in cells)} of {len(cells)} |")
    for goal, cells in goals.items():
        short = [v for v in cells if not v.kept]
        if short:
            about = f" Bound by {BOUNDS[goal]}" if goal in BOUNDS else ""
            lines += ["", f"*Short {goal}.*{about}", "", *_short_cells(short, reasons)]
    return lines


def _short_cells(verdicts: list[Verdict], reasons: Reasons) -> list[str]:
    lines = ["| cell | reached | wanted | bound by | share of that bound |", "|---|---:|---:|---|---:|"]
    for v in verdicts:
        digits = 2 if v.unit == "x" else 0 if v.unit == "ns" else 1
        bound = reasons.bound(v)
        shown = f"{bound.what} | {bound.share:.2f}" if bound is not None else "nothing that was measured | "
        cell = ", ".join(word for word in (v.what, v.where) if word)
        lines.append(f"| {cell} | {v.reached:.{digits}f} | {v.wanted:g} | {shown} |")
    return lines


def markdown(results: Results, verdicts: list[Verdict], loops: Mapping[str, float]) -> str:
    """The page."""
    peers = ", ".join(f"{name} ({version})" for name, version in results.peers.items())
    start = results.start
    clock = f" at {results.ghz:.2f} GHz" if results.ghz is not None else ""
    lines = [
        "# Benchmarks",
        "",
        f"Written by `./dev bench` on {date.today()}. Kernels change more often than this page; it holds for that day.",
        "",
        f"Machine: {results.cpu}, {results.cores} cores{clock}; {results.load:.1f} other processes wanted to "
        f"run when the benchmark started. Peers: {peers}.",
        *(f"{sentence}." for sentence in results.missing),
        *(f"`{name}` is not in the library yet and was left out." for name in results.absent),
        "",
        "All numbers are medians over rounds that visit every cell in random order (fixed seed), in one "
        "process, on the same data at the same addresses, with the same number of threads; work of one "
        "thread is measured in the processor time of the process, which leaves out other programs. Work is "
        "prepared beforehand for everybody: a repeatable executor here, a primitive or an operator object "
        "there; PyTorch has no such object. The limit is the fastest of memcpy, a plain copy and a "
        "streaming-store copy of the same bytes in the same process (a triad for gradients, which read two "
        "tensors). A peer is as accurate as this library where the largest error seen (below) is at most "
        f"{AS_ACCURATE['f32']:g} ULP in f32 and {AS_ACCURATE['f16']:g} ULP in 16 bits.",
        "",
        "![Speed against size](bench.svg)",
        "",
        "## Goals",
        "",
        *shortfalls(verdicts, Reasons(results, loops)),
    ]
    for dtype in DTYPES:
        lines += ["", f"## {dtype}, one thread", "", *_rows(results, dtype)]
    lines += [
        "",
        "## Threads, f32, ns per element",
        "",
        "Small tensors stay on the caller's thread. The limit is that of as many threads as the last "
        "column of times has.",
        "",
        *_threads(results),
    ]
    lines += [
        "",
        f"## Layouts, f32, {size_name(results.largest)} elements, one thread",
        "",
        *_layouts(results),
        "",
        "## Calls on 16 elements, ns",
        "",
        *_calls(results),
        "",
        "## Largest error seen, ULP",
        "",
        "On the 65,536 elements of the table above, against the formula in long double. The bound that "
        "the library states is proven elsewhere, for every input.",
        "",
        *_errors(results),
        "",
        "## Start-up",
        "",
        f"Loading {start.load:.2f} ms, aclInit with device and stream {start.initialise:.2f} ms, first call "
        f"{start.first_call:.2f} ms. The library is {start.library_bytes / 1024:.0f} KiB.",
    ]
    return "\n".join(lines) + "\n"


def _readme_row(results: Results, what: str) -> str:
    mine = {
        (cell.dtype, cell.elements): cell for cell in results.mine("speed") if cell.what == what
    }
    near = mine["f32", IN_CACHE]
    far = mine["f32", results.largest]
    limit = results.limit(far)
    columns = [
        *(f"{mine[dtype, IN_CACHE].ns_per_element:.3f}" for dtype in DTYPES),
        _peer(results, near, results.rivals(near), with_error=True),
        f"{far.ns_per_element:.3f}",
        f"{limit.ns / far.ns:.2f}" if limit else "",
    ]
    return f"| {what} | {' | '.join(columns)} |"


def readme(results: Results, path: Path) -> None:
    """Puts some of the rows into the README."""
    header = [
        f"| ns per element | f32, {size_name(IN_CACHE)} | f16 | bf16 | fastest peer in f32 (its error, ULP) "
        f"| times its speed | f32, {size_name(results.largest)} | of a copy or triad |",
        "|---|---|---|---|---|---|---|---|",
    ]
    before, _, rest = path.read_text(encoding="utf-8").partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    measured = {cell.what for cell in results.mine("speed")}
    rows = [_readme_row(results, what) for what in SHOWN if what in measured]
    text = "\n".join([*header, *rows]) + "\n"
    path.write_text(before + MARKS[0] + text + MARKS[1] + after, encoding="utf-8")


def _goal(verdict: Verdict, reasons: Reasons) -> dict[str, object]:
    """A goal for bench.json, with what bounds the cell if it misses the goal."""
    bound = None if verdict.kept else reasons.bound(verdict)
    fields = {key: value for key, value in asdict(replace(verdict, cell=None)).items() if key != "cell"}
    return {**fields, "kept": verdict.kept, "bound": asdict(bound) if bound is not None else None}


def main(arguments: list[str]) -> int:
    if len(arguments) not in (4, 7):
        print("usage: report.py RAW STARTUP LIBRARY JSON [MARKDOWN SVG README]", file=sys.stderr)
        return 2
    raw, startup, library, out = (Path(word) for word in arguments[:4])
    results = read(raw, start_up(startup.resolve(), library.resolve()))
    verdicts = judge(results)
    mine = {kernel_of(cell) for cell in results.mine("speed")}
    loops = {name: cycles for name, cycles in bounds(library.parent).items() if name in mine}
    reasons = Reasons(results, loops)
    summary = {
        **{key: value for key, value in asdict(results).items() if key != "cells"},
        "cells": [asdict(cell) for cell in results.cells],
        "goals": [_goal(v, reasons) for v in verdicts],
        "loops": loops,
    }
    out.write_text(json.dumps(summary, indent=1) + "\n")
    page = markdown(results, verdicts, loops)
    if len(arguments) == 7:
        from plot import draw  # matplotlib, which nothing else here needs

        Path(arguments[4]).write_text(page)
        draw(results, Path(arguments[5]))
        readme(results, Path(arguments[6]))
    else:
        print(page)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
