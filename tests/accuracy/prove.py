"""The long run: measures operators and writes the table, the plots and the pages.

    prove.py BUILD [--quick | --again] [--samples N] [OP ...]

It measures every f32 input, every 16-bit input and samples of f64, c64 and c128, on all cores; with --quick
one f32 input in 61. Operators that reduce along an axis are measured on rows of all kinds and lengths, up to
2^20 without --quick.
Results are stored in BUILD/prove under a name with the digest of the operator's kernels, so a stopped run
continues, and an operator whose kernels changed starts again. The table has the digest of the results
(digests.txt) beside each figure. A figure whose digest has changed is outdated; a quick run without OP
measures the operators with an outdated figure or none.

Those digests cover a million inputs, which cannot prove that all results are unchanged. So a long run also
stores the digest of the results at every f32 input, which takes seconds to compute again: if it is the same,
the f32 figures hold for the present kernels, and only the commit changes. With --again nothing else is done,
and a figure whose results have changed loses its digest.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from plot import plot
from records import CHUNKS, Formula, Measurement, Place, Result, commit, digests_read, lines_of
from records import markdown, results_of, results_read, table_read, table_write

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "tests" / "accuracy" / "table.json"
DIGESTS = ROOT / "tests" / "accuracy" / "digests.txt"
FIGURES = ROOT / "tests" / "accuracy" / "figures.txt"
RECORD = ["--digests", str(DIGESTS), "--figures", str(FIGURES), "--write"]  # larger errors go into the record
QUICK, QUICK_SAMPLES, SAMPLES = 61, 1 << 21, 1 << 25  # 61 is odd, so that all kinds of significands are tried
PER_COMPLEX = 8  # one complex sample for so many f64 samples, because MPFR judges all complex ones
ROWS, QUICK_ROWS = 1 << 17, 1 << 14  # results of each length
PLOTS = ROOT / "docs" / "accuracy"


@dataclass(frozen=True)
class Run:
    """The programs' folder, and the amount of work requested."""

    build: Path
    samples: int
    every: int  # one in `every` f32 inputs is measured
    workers: int

    @property
    def program(self) -> Path:
        return self.build / "tests" / "bin" / "accuracy"

    def state(self, snake: str, ending: str) -> Path:
        """The state file of an operator, whose name depends on its kernels and its oracle."""
        digest = hashlib.sha256()
        kernels = sorted(self.build.glob(f"CMakeFiles/aclnn-cpu-*.dir/generated/*/{snake}_kernel.c.o"))
        for path in [*kernels, ROOT / "generated" / "oracle" / f"{snake}_oracle.c"]:
            digest.update(path.read_bytes())
        folder = self.build / "prove"
        folder.mkdir(exist_ok=True)
        return folder / f"{snake}-{digest.hexdigest()[:12]}.{ending}"

    def results(self, entry: str) -> dict[Place, str]:
        """Digests of the results at every f32 input; seconds for each formula."""
        command = [str(self.program), "results", "--only", entry, "--workers", str(self.workers)]
        return results_read(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    def formulas(self) -> list[Formula]:
        text = subprocess.run([self.program, "list"], check=True, capture_output=True, text=True).stdout
        return [Formula.of_line(line) for line in text.splitlines()]


def recorded(run: Run) -> bool:
    """Whether digests.txt has the digests of the present results; adds those of new operators."""
    command = [str(run.program), "digests", "--digests", str(DIGESTS)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    said = done.stdout.splitlines()[:-1]  # the last line says what to do
    if said and all(line.startswith("not recorded yet") for line in said):
        done = subprocess.run([*command, "--write"], check=False, capture_output=True, text=True)
        print(f"new operators: written {DIGESTS.relative_to(ROOT)}", file=sys.stderr)
    if done.returncode != 0:
        print(done.stdout, end="", file=sys.stderr)
    return done.returncode == 0


def sweep(run: Run, entry: str, state: Path) -> None:
    """Every f32 input, or one in so many."""
    how = ["--workers", str(run.workers), "--step", str(run.every)]
    subprocess.run(
        [str(run.program), "prove", "--only", entry, "--state", str(state), *how, *RECORD], check=False
    )


def complete(run: Run, command: Sequence[str], entry: str, state: Path) -> None:
    """Runs one process, unless its file exists. A file that exists is complete, with all errors within their
    bounds; otherwise the process reports them."""
    if not state.exists():
        part = state.with_suffix(".part")
        part.unlink(missing_ok=True)
        line = [str(run.program), *command, "--only", entry, "--state", str(part), *RECORD]
        done = subprocess.run(line, check=False)
        if done.returncode == 0 and part.exists():
            part.rename(state)


def sampled(run: Run, command: str, entry: str, state: Path, samples: int) -> None:
    """Samples of f64, or of c64 and c128; each process measures different ones."""
    share = samples // run.workers
    done = {line.number for line in lines_of(state)}
    running = [
        subprocess.Popen(
            [str(run.program), command, "--only", entry, "--state", str(state)]
            + ["--first", str(first), "--samples", str(share), *RECORD]
        )
        for first in range(0, share * run.workers, share)
        if first not in done
    ]
    for process in running:
        process.wait()


def same_again(known: Sequence[Result], results: Mapping[Place, str], about: Measurement) -> list[Result]:
    """The table's results over every f32 input, if all results are unchanged."""
    if not results or {r.place: r.results for r in known if r.swept} != dict(results):
        return []
    return [
        replace(r, again=about.commit, bits=about.digests[r.name]) for r in known if r.swept
    ]


def measure(
    run: Run, entry: str, formulas: Sequence[Formula], known: Sequence[Result]
) -> list[Result]:
    """All results of one operator, of which `known` are in the table."""
    snake = formulas[0].snake
    long = run.every == 1 and not formulas[0].along_axis
    results = run.results(entry) if long else {}
    about = Measurement(run.every, commit(ROOT), digests_read(DIGESTS), results)
    found = same_again(known, results, about)
    measured: list[tuple[Path, int, int]]
    if formulas[0].along_axis:
        samples = ROWS if run.every == 1 else QUICK_ROWS
        rows = run.state(snake, f"rows-{samples}")
        complete(run, ["rows", "--samples", str(samples)], entry, rows)
        measured = [(rows, 1, 0)]
    else:
        endings = ("f32" if run.every == 1 else f"f32-{run.every}", "half", f"f64-{run.samples}")
        f32, half, f64 = (run.state(snake, ending) for ending in endings)
        both = run.state(snake, f"complex-{run.samples // PER_COMPLEX}")
        complete(run, ["half"], entry, half)
        sampled(run, "double", entry, f64, run.samples)
        sampled(run, "complex", entry, both, run.samples // PER_COMPLEX)
        measured = [(half, 1, 1), (f64, run.workers, 0), (both, run.workers, 0)]
        if not found:
            sweep(run, entry, f32)
            measured.append((f32, CHUNKS, run.every))
    for formula in formulas:
        for path, parts, every in measured:
            found += results_of(formula, lines_of(path), parts, replace(about, every=every))
    return found


def look_again(run: Run, entries: Sequence[str]) -> bool:
    """Whether all figures over every f32 input are of the present results; updates the table."""
    same = True
    about = Measurement(1, commit(ROOT), digests_read(DIGESTS), {})
    for entry in entries:
        rows = table_read(TABLE)
        mine = [r for r in rows if r.entry == entry and r.swept and r.results]
        now = run.results(entry) if mine else {}
        gone = [r for r in mine if now.get(r.place) != r.results]
        found = {r.key: replace(r, again=about.commit, bits=about.digests[r.name]) for r in mine}
        found |= {r.key: replace(r, bits="") for r in gone}
        same = same and not gone
        for r in gone:
            print(f"{r.name} {r.output} {dict(r.scalars)}: other results than at {r.again}")
        if mine:
            print(f"{entry}: {len(mine) - len(gone)} of {len(mine)} as they were", file=sys.stderr)
            written([found.get(r.key, r) if r.swept else r for r in rows])
    return same


def outdated(formulas: Sequence[Formula]) -> list[str]:
    """Operators without a result, or with an outdated one."""
    digests, known = digests_read(DIGESTS), table_read(TABLE)
    gone = {r.entry for r in known if digests.get(r.name) != r.bits}
    wanted = [f.entry for f in formulas if f.entry in gone or f.entry not in {r.entry for r in known}]
    return list(dict.fromkeys(wanted))


def written(rows: Sequence[Result]) -> None:
    table_write(TABLE, rows)
    TABLE.with_suffix(".md").write_text(markdown(table_read(TABLE)), encoding="utf-8")


def write(entry: str, snake: str, results: Sequence[Result]) -> None:
    """Replaces the results of an operator in the table, and its plot."""
    written([*(r for r in table_read(TABLE) if r.entry != entry), *results])
    drawn = [r for r in results if r.curve]
    if drawn:
        PLOTS.mkdir(parents=True, exist_ok=True)
        (PLOTS / f"{snake}.svg").write_text(plot(entry, drawn), encoding="utf-8")


def pages() -> int:
    """Writes the pages again."""
    print(f"written: {TABLE.relative_to(ROOT)}, table.md and docs/accuracy/", file=sys.stderr)
    return subprocess.run([sys.executable, "-m", "codegen"], cwd=ROOT, check=False).returncode


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev prove", description="The long run, resumable.")
    parser.add_argument("build", type=Path, help=argparse.SUPPRESS)
    quick = f"one f32 input in {QUICK}, and fewer samples: seconds for each operator"
    parser.add_argument("--quick", action="store_true", help=quick)
    again = "measure nothing: whether every f32 result is what it was when it was measured"
    parser.add_argument("--again", action="store_true", help=again)
    parser.add_argument("--samples", type=int, help="of f64, for each operator; of c64 and c128 an eighth")
    what = "such as Hardswish; without one all, or with --quick those whose results are outdated"
    parser.add_argument("ops", nargs="*", metavar="OP", help=what)
    given = parser.parse_intermixed_args()
    samples = given.samples or (QUICK_SAMPLES if given.quick else SAMPLES)
    workers = len(os.sched_getaffinity(0))
    run = Run(given.build.resolve(), samples, QUICK if given.quick else 1, workers)
    formulas = run.formulas()
    names = list(dict.fromkeys(f.entry for f in formulas))
    wanted = [op if op.startswith("aclnn") else f"aclnn{op}" for op in given.ops]
    for entry in wanted:
        if entry not in names:
            known = ", ".join(n.removeprefix("aclnn") for n in names)
            print(f"./dev prove: there is no operator {entry}; there are {known}", file=sys.stderr)
            return 2
    if not recorded(run):
        return 2
    if given.again:
        same = look_again(run, wanted or names)
        return int(pages() != 0 or not same)
    wanted = wanted or (outdated(formulas) if given.quick else names)
    failed = False
    for i, entry in enumerate(wanted):
        print(f"{entry} ({i + 1} of {len(wanted)})", file=sys.stderr)
        mine = [f for f in formulas if f.entry == entry]
        results = measure(run, entry, mine, [r for r in table_read(TABLE) if r.entry == entry])
        write(entry, mine[0].snake, results)
        if mine[0].along_axis:
            failed = failed or not results
        else:
            single = any(r.dtype == "f32" for r in results)
            failed = failed or any(r.worst > 1.5 for r in results) or not single
    return int(pages() != 0 or failed)


if __name__ == "__main__":
    sys.exit(main())
