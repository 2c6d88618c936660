#!/usr/bin/python3
"""Counts the vector operations of kernels' loops, for docs/performance.md.

    loops.py BUILD KERNEL ...       such as build leaky_relu_f32 gelu_v2_none_f32

Looks at the machine code of the AVX-512 objects. The loop of a kernel is the longest run of instructions that
ends in a jump back to its beginning and has no other inside; what it does for one vector is that, over the
vectors stored in it. The ways for rare lanes stand outside. Moves between registers, loads, stores and the masks' own operations are left out.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

# Which half of a Zen 4 an instruction occupies for a cycle, by throughput alone and in pairs: that of the
# multipliers, that of the adders, or half a cycle of either. Conversions of f16 occupy both (see HALVES).
# A division takes six cycles of its own.
CLASSES = (
    ("multiply", r"vmulp[sd]|vfn?m(add|sub)\d+p[sd]"),
    ("lookup", r"vperm\w+"),
    ("compare", r"vcmp\w+|vfixupimm\w+|vfpclass\w+|vp(cmp|test)\w+"),
    ("add", r"v(add|sub)p[sd]"),
    ("shift", r"v(min|max)ps|vp(sll|srl|sra)\w*"),
    ("widen", r"vcvtph2ps"),
    ("narrow", r"vcvtps2ph"),
    ("convert", r"vcvt\w+|vpmov\w+|vextract\w+"),
    ("divide", r"vdivps"),
    ("either", r"vp(and|or|xor|andn|ternlog|add|sub|blend|min|max)\w*|v(and|or|xor|andn|blend)\w*"),
)
NAMES = [name for name, _ in CLASSES]

# The cycles for which a conversion between f16 and f32 leaves neither half free.
HALVES = {"widen": 1.32, "narrow": 1.67}


def bodies(build: Path) -> dict[str, list[tuple[int, str]]]:
    """The instructions of each function of the kernels."""
    objects = sorted(build.glob("CMakeFiles/aclnn-cpu-avx512.dir/generated/*/*_kernel.c.o"))
    found: dict[str, list[tuple[int, str]]] = {}
    for path in objects:
        text = subprocess.run(["objdump", "-d", "--no-show-raw-insn", path], capture_output=True, text=True).stdout
        name = ""
        for line in text.splitlines():
            if start := re.match(r"[0-9a-f]+ <([\w.]+)>:", line):
                name = start[1]
                found[name] = []
            elif name and (code := re.match(r"\s+([0-9a-f]+):\s+(.*)", line)):
                found[name].append((int(code[1], 16), code[2]))
    return found


def target(text: str) -> int | None:
    """Where an instruction jumps to."""
    jump = re.match(r"j\w+\s+([0-9a-f]+)", text)
    return int(jump[1], 16) if jump else None


def loop_of(body: list[tuple[int, str]]) -> list[str]:
    """The instructions of the longest loop in which there is no other."""
    places = {address: i for i, (address, _) in enumerate(body)}
    back = [(places[to], i) for i, (at, text) in enumerate(body) if (to := target(text)) in places and to <= at]
    best: list[str] = []
    for first, last in back:
        run = [code for _, code in body[first:last]]
        innermost = not any(first < start and end < last for start, end in back)
        if innermost and len(run) > len(best) and any(re.search(r",-?(0x)?\w*\(%r.*\)$", code) for code in run):
            best = run
    return best


def count(loop: list[str], bf16: bool) -> dict[str, float]:
    """Operations for a vector of 16 elements, of which a whole register of bf16 holds two."""
    stores = 0
    for code in loop:
        store = re.match(r"vmov(?:ups|dq)\w*\s+%([yz])mm\d+,[^%]*\((?!%rsp|%rbp)", code)
        if store:
            stores += 2 if bf16 and store[1] == "z" else 1
    counts = dict.fromkeys(NAMES, 0.0)
    for code in loop:
        word = code.split()[0]
        if re.match(r"vmovaps|vmovups|vmovdqa", word) and "{%k" in code:
            counts["either"] += 1
        else:
            for name, pattern in CLASSES:
                if re.fullmatch(pattern, word):
                    counts[name] += 1
                    break
    return {name: number / max(stores, 1) for name, number in counts.items()}


def bound(counts: dict[str, float]) -> float:
    """Cycles that a vector takes at least."""
    left = counts["multiply"] + counts["lookup"] + counts["compare"]
    right = counts["add"] + counts["shift"] + counts["convert"]
    both = sum(cycles * counts[name] for name, cycles in HALVES.items())
    return max(left, right, (left + right + counts["either"]) / 2 + both)


def main() -> None:
    known = bodies(Path(sys.argv[1]))
    print(f"{'kernel':32} " + " ".join(f"{name:>8}" for name in NAMES) + "    bound")
    for kernel in sys.argv[2:]:
        counts = count(loop_of(known[kernel]), kernel.endswith("bf16"))
        print(f"{kernel:32} " + " ".join(f"{counts[name]:8g}" for name in NAMES) + f" {bound(counts):8.3g}")


if __name__ == "__main__":
    main()
