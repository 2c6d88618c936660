"""The report of a run: which cells miss their goal, and what bounds each of them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import goals  # noqa: E402
from goals import judge  # noqa: E402
from loops import bound, count, least, loops_of  # noqa: E402
from reasons import Bound, Reasons, kernel_of, tensors_of  # noqa: E402
from report import shortfalls  # noqa: E402
from results import OURS, Cell, Results, Start, read  # noqa: E402

LARGEST = 1 << 25
START = Start(1.0, 1.0, 0.5, 1 << 20)

Raw = dict[str, object]


def cell(group: str, what: str, ns: list[float], elements: int = 4096, who: str = OURS, **rest: object) -> Raw:
    plain: Raw = {
        "group": group, "what": what, "who": who, "layout": "", "dtype": "f32", "elements": elements,
        "bytes": 8 * elements, "threads": 1, "error_ulp": None, "ns": ns,
    }  # fmt: skip
    return {**plain, **rest}


def limit(what: str, ns: float, elements: int, threads: int = 1) -> Raw:
    """Of f32 tensors."""
    return cell("limits", what, [ns], 4 * elements, "the machine", dtype="", threads=threads)


CELLS = [
    # In the first-level cache: the copy takes 256 cycles, the loop 2048, the call 40 of 4 GHz.
    cell("limits", "dependent additions", [1024.0], 4096, "the machine", dtype=""),
    limit("copy", 64.0, 4096),
    limit("memcpy", 80.0, 4096),
    cell("speed", "hardswish", [640.0]),
    cell("calls", "hardswish", [10.0], 16, layout="second phase"),
    cell("calls", "hardswish", [60.0], 16, layout="both phases"),
    # In memory: gelu by its arithmetic, leaky_relu by memory.
    limit("streaming copy", 0.2 * LARGEST, LARGEST),
    cell("speed", "gelu", [4096 * 0.5]),
    cell("speed", "gelu", [LARGEST * 0.625], LARGEST),
    cell("speed", "leaky_relu", [4096 * 0.016]),
    cell("speed", "leaky_relu", [LARGEST * 0.25], LARGEST),
    # Four threads: 100 us would be linear; the median is 200, the best round 125.
    cell("threads", "gelu", [400e3, 400e3, 400e3], 1 << 20),
    cell("threads", "gelu", [125e3, 200e3, 210e3], 1 << 20, threads=4),
    # Layouts: as fast as a copy, which is twice as fast as PyTorch; and a slice.
    cell("layouts", "leaky_relu", [LARGEST * 0.25], LARGEST, layout="contiguous"),
    cell("layouts", "leaky_relu", [LARGEST * 0.25], LARGEST, layout="both transposed"),
    cell("layouts", "leaky_relu", [LARGEST * 0.5], LARGEST, "PyTorch", layout="both transposed"),
    cell("layouts", "leaky_relu", [LARGEST * 0.6], LARGEST, layout="every other element"),
    # Calls: 30 ns a tensor in hardswish.
    cell("calls", "prelu_backward", [200.0], 16, layout="both phases"),
    cell("calls", "prelu_backward", [80.0], 16, layout="second phase"),
]  # fmt: skip
LOOPS = {"hardswish_f32": 8.0}


def run(tmp_path: Path, cells: list[Raw]) -> Results:
    raw = {
        "cpu": "a machine", "cores": 4, "load_at_start": 0.25, "quick": False, "largest": LARGEST,
        "peers": {"PyTorch": "1"}, "missing": [], "absent": [], "cells": cells,
    }  # fmt: skip
    path = tmp_path / "raw.json"
    path.write_text(json.dumps(raw))
    return read(path, START)


@pytest.fixture
def results(tmp_path: Path) -> Results:
    return run(tmp_path, CELLS)


def missed(results: Results, loops: dict[str, float]) -> dict[tuple[str, str, str], Bound | None]:
    reasons = Reasons(results, loops)
    return {(v.goal, v.what, v.where): reasons.bound(v) for v in judge(results) if not v.kept}


def share(results: Results, goal: str, what: str, where: str) -> tuple[str, float]:
    found = missed(results, LOOPS)[goal, what, where]
    assert found is not None
    return found.what, round(found.share, 3)


def test_every_miss_has_a_bound(results: Results) -> None:
    bounds = missed(results, LOOPS)
    assert [key for key, bound in bounds.items() if bound is None] == [("until the first result", "start-up", "")]
    assert len(bounds) == 9


def test_in_cache_by_operations(results: Results) -> None:
    what, of = share(results, goals.IN_CACHE, "hardswish", "f32 4 Ki")
    assert what == "operations 8.0 + call 0.2, of 10.0 cycles a vector"
    assert of == round((256 * 8 / 4 + 10) / 640, 3)


def test_in_cache_by_moving(results: Results) -> None:
    """For a machine whose ports are unknown, or faster than moving the bytes."""
    few: list[dict[str, float]] = [{}, {"hardswish_f32": 0.5}]
    for loops in few:
        found = missed(results, loops)[goals.IN_CACHE, "hardswish", "f32 4 Ki"]
        assert found == Bound("moving 1.0 + call 0.2, of 10.0 cycles a vector", 74 / 640)


def test_in_cache_without_a_clock(tmp_path: Path) -> None:
    results = run(tmp_path, CELLS[1:])
    assert results.ghz is None
    found = missed(results, LOOPS)[goals.IN_CACHE, "hardswish", "f32 4 Ki"]
    assert found == Bound("moving 64 ns + call 10 ns, of 640", 74 / 640)


def test_in_memory(results: Results) -> None:
    assert share(results, goals.IN_MEMORY, "gelu", "f32 32 Mi") == (
        "arithmetic, in cache 0.500, of 0.625 ns an element (memory 0.200)", 0.8,
    )  # fmt: skip
    assert share(results, goals.IN_MEMORY, "leaky_relu", "f32 32 Mi") == (
        "memory, in a copy or triad 0.200, of 0.250 ns an element (arithmetic 0.016)", 0.8,
    )  # fmt: skip


def test_threads_in_their_best_round(results: Results) -> None:
    assert share(results, goals.LINEAR, "gelu", "1 Mi, 4 threads") == (
        "waking and other work, 100 of 200 us; the best round took 125, of 100", 0.8,
    )  # fmt: skip


def test_layouts(results: Results) -> None:
    assert share(results, goals.CONTIGUOUS, "leaky_relu", "every other element") == (
        "a copy of 1.5 times the lines 0.300, of 0.600 ns an element", 0.5,
    )  # fmt: skip
    assert share(results, goals.TORCH, "leaky_relu", "both transposed") == (
        "the contiguous tensor 0.250, of 0.250 ns an element: PyTorch's speed times 2.00", 1.0,
    )  # fmt: skip


def test_calls(results: Results) -> None:
    assert share(results, goals.BOTH, "prelu_backward", "16 elements") == (
        "5 tensors at 30 ns, the median of the others", 0.75,
    )  # fmt: skip


def test_page_has_a_row_for_each_miss(results: Results) -> None:
    verdicts = judge(results)
    page = shortfalls(verdicts, Reasons(results, LOOPS))
    rows = [line.split(" | ") for line in page if "|" in line]
    missed = [(v.what, v.where) for v in verdicts if not v.kept]
    assert sorted(row[0] for row in rows if len(row) == 5) == sorted(
        ["| cell"] * 8 + [f"| {', '.join(filter(None, names))}" for names in missed]
    )
    assert page[0] == "4 of 13 cells reach their goal; of the other 9, 1 are within 0.85 of what bounds them."
    assert "| start-up | 2.5 | 2 | nothing that was measured |  |" in page


def test_kernels_and_tensors() -> None:
    def named(what: str) -> Cell:
        return Cell("speed", what, OURS, "", "bf16", 16, 0, 1, None, 1.0, 1.0)

    assert [kernel_of(named(w)) for w in ("prelu", "leaky_relu_inplace", "gelu_tanh_backward")] == [
        "prelu_bf16", "leaky_relu_bf16", "gelu_backward_v2_tanh_bf16",
    ]  # fmt: skip
    names = ("gelu", "gelu_backward", "prelu", "prelu_backward")
    assert [tensors_of(named(w)) for w in names] == [2, 3, 3, 5]


# Two loops, of which the second has one operation less; a loop that stores nothing, and one that returns.
BODY = [
    "vmulps %zmm1,%zmm0,%zmm2", "vaddps %zmm1,%zmm2,%zmm2", "vaddps %zmm3,%zmm2,%zmm2",
    "vmovups %zmm2,(%rdi,%rax,4)", "jb 0",
    "vmulps %zmm1,%zmm0,%zmm2", "vmulps %zmm1,%zmm0,%zmm4", "vaddps %zmm3,%zmm2,%zmm2",
    "vmovntps %zmm2,(%rdi)", "vmovntps %zmm4,0x40(%rdi)", "jb 5",
    "vaddps %zmm3,%zmm2,%zmm2", "jb b",
    "vmovups %zmm2,(%rdi)", "ret", "jb d",
]  # fmt: skip


def test_loops() -> None:
    body = list(enumerate(BODY))
    assert [len(loop) for loop in loops_of(body)] == [4, 5]
    assert [bound(count(loop, False)) for loop in loops_of(body)] == [2.0, 1.0]
    assert least(body, False)["multiply"] == 1.0
    assert least(body[11:], False) == {}
