"""Sets this library beside PyTorch and oneDNN: the same inputs, the same judge.

    peers.py BUILD PEERS

Writes docs/accuracy.md.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from records import Formula, table_read

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "accuracy.md"
PEERS = (("PyTorch", "peer_torch"), ("oneDNN", "peer_onednn"))
DTYPES = ("f32", "f16", "bf16")
ABOUT = """\
# Accuracy beside other libraries

Written by `./dev peers`: each library computes the same inputs, and the same judge, which asks MPFR
where it is in doubt, compares the results with the real values. f32: the largest error, in units in
the last place, over 2^20 inputs spread over all numbers (a dense sweep). f16 and bf16: how many of
all inputs do not give the nearest number. Gradients are 1. `inf` is a nan or an infinity where the
value is a number. A dash stands for what a library does not have. Where PyTorch does not take f16 on
a CPU, it computes in f32 and the result is rounded.

This library also has the numbers of the full run over all 2^32 inputs of f32, by `./dev prove`:
[tests/accuracy/table.md](../tests/accuracy/table.md), and on each operator's page a plot.

"""


@dataclass(frozen=True)
class Verdict:
    """What the judge said: results judged, not the nearest, largest error."""

    judged: int
    misrounded: int
    worst: float

    def cell(self, dtype: str) -> str:
        if dtype == "f32":
            return f"{self.worst:.2f}" if self.worst < 100 else f"{self.worst:.1e}"
        return f"{self.misrounded:,}"


@dataclass(frozen=True)
class Bench:
    """Where the programs are, and a folder for their files."""

    program: Path
    peers: Path
    folder: Path

    def points(self, dtype: str) -> Path:
        path = self.folder / f"{dtype}.points"
        if not path.exists():
            with path.open("wb") as file:
                subprocess.run([self.program, "points", "--dtype", dtype], stdout=file, check=True)
        return path

    def judged(self, formula: Formula, dtype: str, results: Path | None) -> Verdict | None:
        """None where this library does not have the dtype."""
        command = [str(self.program), "judge", "--only", formula.entry, "--mode", formula.mode]
        command += ["--dtype", dtype]
        command += ["--results", str(results)] if results is not None else []
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode != 0:
            return None
        judged, misrounded, worst = done.stdout.split()
        return Verdict(int(judged), int(misrounded), float(worst))

    def peer(self, name: str, formula: Formula, dtype: str) -> Verdict | None:
        """None where the library does not have the operator or the dtype, or is not there."""
        program = self.peers / name
        if not program.exists():
            return None
        results = self.folder / "results"
        scalars = ",".join(formula.scalars)
        command = [str(program), formula.entry, formula.mode, dtype, scalars]
        done = subprocess.run([*command, str(self.points(dtype)), str(results)], check=False)
        return self.judged(formula, dtype, results) if done.returncode == 0 else None


def row(bench: Bench, formula: Formula) -> str:
    cells = [f"{formula.entry} {formula.mode}".strip()]
    for dtype in DTYPES:
        own = bench.judged(formula, dtype, None)
        found = [bench.peer(program, formula, dtype) if own else None for _, program in PEERS]
        cells.append(f"**{own.cell(dtype)}**" if own is not None else "–")
        cells += [v.cell(dtype) if v is not None else "–" for v in found]
    return f"| {' | '.join(cells)} |"


def proven() -> list[str]:
    """The full run, shortly."""
    rows = [r for r in table_read(ROOT / "tests" / "accuracy" / "table.json") if r.dtype == "f32"]
    if not rows:
        return []
    lines = ["", "## All 2^32 inputs of f32", ""]
    lines += ["| operator | scalars | largest error (ulp) | not the nearest | plot |"]
    lines += ["|---|---|---:|---:|---|"]
    for r in rows:
        scalars = ", ".join(f"{n} = {v:.9g}" for n, v in r.scalars.items())
        name = f"{r.entry} {r.mode}".strip()
        snake = "".join(f"_{c.lower()}" if c.isupper() else c for c in r.entry[5:]).strip("_")
        lines.append(
            f"| {name} | {scalars} | {r.worst:.4f} | {r.misrounded:,} | [plot](accuracy/{snake}.svg) |"
        )
    return lines


def main(argv: list[str]) -> int:
    if len(argv) != 3:
        print("usage: peers.py BUILD PEERS", file=sys.stderr)
        return 2
    program = Path(argv[1]).resolve() / "tests" / "accuracy"
    text = subprocess.run([program, "list"], check=True, capture_output=True, text=True).stdout
    names = ["ours", *(name for name, _ in PEERS)]
    header = ["operator", *(f"{d} {n}" for d in ("f32 ulp,", "f16,", "bf16,") for n in names)]
    lines = [f"| {' | '.join(header)} |", "|---|" + "---:|" * (len(header) - 1)]
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(program, Path(argv[2]).resolve(), Path(folder))
        for line in text.splitlines():
            lines.append(row(bench, Formula.of_line(line)))
            print(lines[-1], file=sys.stderr)
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(ABOUT + "\n".join([*lines, *proven()]) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
