"""Compares the accuracy of this library with PyTorch and oneDNN: the same inputs, the same judge.

    peers.py BUILD PEERS

Writes docs/accuracy.md.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from records import Formula, commit

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "accuracy.md"
PEERS = (("PyTorch", "peer_torch"), ("oneDNN", "peer_onednn"))
DTYPES = ("f32", "f16", "bf16")
ABOUT = """\
# Accuracy beside other libraries

Written by `./dev peers`. Each library computes the same inputs, and the same judge, which asks MPFR where
it is in doubt, compares the results with the exact values. f32: the largest error, in units in the last
place, over 2^20 inputs spread over all numbers; 0.5 is what rounding alone costs. f16 and bf16: how many
of all 65,536 inputs do not give the nearest number. A gradient is 1 and a weight 0.7. A zero may have
either sign. `inf` is a nan or an infinity where the value is a number. A dash stands for what a library
does not have; operators that neither has are left out. Where PyTorch does not take f16 on a CPU, it
computes in f32 and the result is rounded.

[Every entry point](../generated/docs/accuracy.md) has figures of its own, from longer runs.

Measured at commit {commit}, beside {versions}.

"""
# The rows that the README shows, between its two marks.
SHOWN = (
    "aclnnGeluV2 none", "aclnnGeluBackwardV2 tanh", "aclnnHardswishBackward", "aclnnMish", "aclnnSilu",
    "aclnnSoftplus", "aclnnSigmoid", "aclnnTanh",
)  # fmt: skip
MARKS = ("<!-- ./dev peers writes this table -->\n", "<!-- to here -->\n")


@dataclass(frozen=True)
class Verdict:
    """The judge's numbers: results judged, results not the nearest, largest error."""

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
        """The verdict on results; None if this library does not have the dtype."""
        command = [str(self.program), "judge", "--only", formula.entry, "--mode", formula.mode]
        command += ["--dtype", dtype]
        command += ["--results", str(results)] if results is not None else []
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode != 0:
            return None
        judged, misrounded, worst = done.stdout.split()
        return Verdict(int(judged), int(misrounded), float(worst))

    def peer(self, name: str, formula: Formula, dtype: str) -> Verdict | None:
        """The verdict on a peer; None if it lacks the operator or the dtype, or is not installed."""
        program = self.peers / name
        if not program.exists():
            return None
        results = self.folder / "results"
        scalars = ",".join(formula.scalars)
        command = [str(program), formula.entry, formula.mode, dtype, scalars]
        done = subprocess.run([*command, str(self.points(dtype)), str(results)], check=False)
        return self.judged(formula, dtype, results) if done.returncode == 0 else None


def row(bench: Bench, formula: Formula) -> str | None:
    """A row of the table; None if no other library has the operator."""
    cells = [f"{formula.entry} {formula.mode}".strip()]
    beside = 0
    for dtype in DTYPES:
        found = [bench.peer(program, formula, dtype) for _, program in PEERS]
        own = bench.judged(formula, dtype, None)
        beside += sum(v is not None for v in found)
        cells.append(f"**{own.cell(dtype)}**" if own is not None else "–")
        cells += [v.cell(dtype) if v is not None else "–" for v in found]
    return f"| {' | '.join(cells)} |" if beside else None


def versions() -> str:
    """The versions of the other libraries, as Debian names them."""
    found = []
    for name, package in (("PyTorch", "libtorch-dev"), ("oneDNN", "libdnnl-dev")):
        query = ["dpkg-query", "-W", "-f=${Version}", package]
        done = subprocess.run(query, check=False, capture_output=True, text=True)
        found.append(f"{name} {done.stdout.split('+')[0].split('-')[0]}" if done.stdout else name)
    return " and ".join(found)


def readme(header: list[str], rows: list[str]) -> None:
    """Puts some of the rows into the README."""
    path = ROOT / "README.md"
    before, _, rest = path.read_text(encoding="utf-8").partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    some = [row for row in rows if row.split("|")[1].strip() in SHOWN]
    text = "\n".join([*header, *some]) + "\n"
    path.write_text(before + MARKS[0] + text + MARKS[1] + after, encoding="utf-8")


def main(argv: list[str]) -> int:
    if len(argv) != 3:
        print("usage: peers.py BUILD PEERS", file=sys.stderr)
        return 2
    program = Path(argv[1]).resolve() / "tests" / "bin" / "accuracy"
    text = subprocess.run([program, "list"], check=True, capture_output=True, text=True).stdout
    names = ["ours", *(name for name, _ in PEERS)]
    columns = ["operator", *(f"{d} {n}" for d in ("f32 ulp,", "f16,", "bf16,") for n in names)]
    header = [f"| {' | '.join(columns)} |", "|---|" + "---:|" * (len(columns) - 1)]
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(program, Path(argv[2]).resolve(), Path(folder))
        for line in text.splitlines():
            found = row(bench, Formula.of_line(line))
            if found is not None:
                rows.append(found)
                print(found, file=sys.stderr)
    rows.sort()
    about = ABOUT.format(commit=commit(ROOT), versions=versions())
    PAGE.write_text(about + "\n".join([*header, *rows]) + "\n", encoding="utf-8")
    readme(header, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
