#!/usr/bin/python3
"""Guards speed without a clock: compares instructions for each element and each call with a table.

    instructions_test.py PROGRAM COMPILER [--bless]

PROGRAM runs under callgrind (see instructions.c) with the AVX2 kernels, the widest that valgrind supports.
COMPILER names the column of instructions.json. A count may exceed the table's by MARGIN, to allow for other
patch levels of the compiler or of the C library; --bless rewrites the table.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

MARGIN = 0.06
SLACK = 0.15  # instructions for each element that are always tolerated
TABLE = Path(__file__).parent / "instructions.json"

# What one measurement of instructions.c covers.
ELEMENTS = 64 * 64
CALLS = 10

Counts = dict[str, float]


def measure(program: str) -> Counts:
    """Instructions by name, for each element or call."""
    environment = {
        **os.environ, "ACLNN_CPU_ISA": "avx2", "ACLNN_CPU_THREADS": "1", "ACLNN_CPU_SOC": "host",
    }  # fmt: skip
    counts: Counts = {}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["valgrind", "--tool=callgrind", "--quiet", "--collect-atstart=no",
             f"--callgrind-out-file={folder}/out", program],
            check=True, env=environment,
        )  # fmt: skip
        for path in Path(folder).iterdir():
            text = path.read_text()
            trigger = re.search(r"Trigger: Client Request: (.+)", text)
            totals = re.search(r"^(?:totals|summary): (\d+)", text, re.MULTILINE)
            if trigger and totals:
                name = trigger[1].strip()
                share = ELEMENTS if name.endswith("elements") else CALLS
                counts[name] = round(int(totals[1]) / share, 3)
    return dict(sorted(counts.items()))


def compare(counts: Counts, table: Counts) -> list[str]:
    """One sentence for each count above the table's. A new operator is not in the table yet."""
    return [
        f"{name}: {count:g} instructions instead of {table[name]:g}, "
        f"{100 * (count / table[name] - 1):.0f} % more"
        for name, count in counts.items()
        if name in table and count > table[name] * (1 + MARGIN) + SLACK
    ]


def main(arguments: list[str]) -> int:
    if len(arguments) not in (2, 3) or arguments[2:] not in ([], ["--bless"]):
        print("usage: instructions_test.py PROGRAM COMPILER [--bless]", file=sys.stderr)
        return 2
    program, compiler = arguments[:2]
    tables: dict[str, Counts] = json.loads(TABLE.read_text()) if TABLE.exists() else {}
    counts = measure(program)
    if arguments[2:]:
        TABLE.write_text(json.dumps({**tables, compiler: counts}, indent=1, sort_keys=True) + "\n")
        print(f"{len(counts)} counts written for {compiler}")
        return 0
    if compiler not in tables:
        print(f"no counts of {compiler} to compare with; {', '.join(sorted(tables))} are known")
        return 77
    sentences = compare(counts, tables[compiler])
    for sentence in sentences:
        print(sentence)
    if sentences:
        print(
            f"{len(sentences)} of {len(counts)} counts exceed tests/bench/instructions.json. If that is "
            f"meant: tests/bench/instructions_test.py {program} {compiler} --bless"
        )
        return 1
    known = len(counts.keys() & tables[compiler].keys())
    print(f"{known} of {len(counts)} counts are in the table, none exceeds it by {100 * MARGIN:.0f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
