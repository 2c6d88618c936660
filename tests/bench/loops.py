#!/usr/bin/python3
"""Counts the vector operations of kernels' loops, for docs/performance.md.

    loops.py BUILD KERNEL ...       such as build leaky_relu_f32 gelu_v2_none_f32

It reads the machine code of the AVX-512 objects. A loop of a kernel is a sequence of instructions that stores vectors,
ends in a jump back to its beginning, and contains no other loop and no other exit. The operations for one vector are
those of the loop divided by the vectors stored in it. Of several loops, for channels or past the caches, the cheapest
is reported. Code for rare lanes is outside of the loops. Moves between registers, loads, stores and operations on
masks are not counted.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

# Which units of a Zen 4 an instruction occupies for a cycle, measured by throughput alone and in pairs: the
# multipliers, the adders, or half a cycle of either. Conversions of f16 occupy both (see HALVES). A division
# takes six cycles of its own unit.
CLASSES = (
    ("multiply", r"vmulp[sd]|vfn?m(add|sub)\d+p[sd]"),
    ("lookup", r"vperm\w+"),
    ("compare", r"vcmp\w+|vfixupimm\w+|vfpclass\w+|vp(cmp|test)\w+"),
    ("add", r"v(add|sub)p[sd]"),
    ("shift", r"v(min|max)ps|vp(sll|srl|sra)\w*"),
    ("widen", r"vcvtph2ps"),
    ("narrow", r"vcvtps2ph"),
    ("extend", r"vcvtps2pd"),
    ("convert", r"vcvt\w+|vpmov\w+|vextract\w+"),
    ("divide", r"vdivps"),
    ("either", r"vp(and|or|xor|andn|ternlog|add|sub|blend|min|max)\w*|v(and|or|xor|andn|blend)\w*"),
)
NAMES = [name for name, _ in CLASSES]

# The cycles for which a conversion between f16 and f32 occupies both groups of units.
HALVES = {"widen": 1.32, "narrow": 1.67}

EXTEND = 2  # cycles for which a conversion of f32 to f64 occupies the adders


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


STORE = re.compile(r"vmov(?:ups|dq|nt)\w*\s+%([yz])mm\d+,[^%]*\((?!%rsp|%rbp)")


def loops_of(body: list[tuple[int, str]]) -> list[list[str]]:
    """The instructions of each loop."""
    places = {address: i for i, (address, _) in enumerate(body)}
    back = [(places[to], i) for i, (at, text) in enumerate(body) if (to := target(text)) in places and to <= at]
    found = []
    for first, last in back:
        run = [code for _, code in body[first:last]]
        innermost = not any(first < start and end < last for start, end in back)
        plain = innermost and not any(re.match(r"ret|jmp", code) for code in run)
        if plain and any(STORE.match(code) for code in run):
            found.append(run)
    return found


def count(loop: list[str], bf16: bool) -> dict[str, float]:
    """Operations for a vector of 16 elements; a whole register of bf16 holds two vectors."""
    stores = 0
    for code in loop:
        store = STORE.match(code)
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
    """A lower bound of the cycles for a vector."""
    left = counts["multiply"] + counts["lookup"] + counts["compare"]
    right = counts["add"] + counts["shift"] + counts["convert"] + EXTEND * counts["extend"]
    both = sum(cycles * counts[name] for name, cycles in HALVES.items())
    return max(left, right, (left + right + counts["either"]) / 2 + both)


def least(body: list[tuple[int, str]], bf16: bool) -> dict[str, float]:
    """The counts of the cheapest loop; empty if there is none."""
    return min((count(loop, bf16) for loop in loops_of(body)), key=bound, default={})


def bounds(build: Path) -> dict[str, float]:
    """Cycles of each kernel, if this machine is the one that CLASSES describes and runs the AVX-512 kernels."""
    try:
        about = Path("/proc/cpuinfo").read_text()
    except OSError:
        return {}
    if os.environ.get("ACLNN_CPU_ISA", "avx512") != "avx512":
        return {}
    zen4 = re.search(r"cpu family\s*: 25\n", about) and "AuthenticAMD" in about and " avx512f " in about
    if not zen4:
        return {}
    found = {name: least(body, name.endswith("bf16")) for name, body in bodies(build).items()}
    return {name: round(bound(counts), 2) for name, counts in found.items() if counts}


def main() -> None:
    known = bodies(Path(sys.argv[1]))
    print(f"{'kernel':32} " + " ".join(f"{name:>8}" for name in NAMES) + "    bound")
    for kernel in sys.argv[2:]:
        counts = least(known[kernel], kernel.endswith("bf16"))
        print(f"{kernel:32} " + " ".join(f"{counts[name]:8g}" for name in NAMES) + f" {bound(counts):8.3g}")


if __name__ == "__main__":
    main()
