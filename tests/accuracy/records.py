"""Reads the state files that `accuracy` writes, and the table made from them."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

CHUNKS = 256
ARGUMENTS = 16
BINS = 16


Place = tuple[str, str, str]  # mode, output, and the values of the scalars
Value = float | list[float]  # a complex number is the list of its two parts
COMPLEX = ("c64", "c128")


def values_text(values: Iterable[float]) -> str:
    """A text for numbers that is equal for equal numbers, nan included."""
    return ",".join(repr(value) for value in values)


@dataclass(frozen=True)
class Formula:
    """A line of `accuracy list`: one output of one operator in one mode."""

    entry: str
    family: str
    snake: str
    mode: str
    output: str
    running: str
    arguments: tuple[str, ...]
    tensors: tuple[str, ...]
    scalars: tuple[str, ...]  # values of the first set

    @property
    def along_axis(self) -> bool:
        """Whether whole rows are measured, instead of all values of a tensor."""
        return not self.running

    @staticmethod
    def of_line(line: str) -> Formula:
        *texts, arguments, tensors, scalars = line.rstrip("\n").split("|")
        entry, family, snake, mode, output, running = texts
        lists = [tuple(text.split(",")) if text else () for text in (arguments, tensors, scalars)]
        return Formula(entry, family, snake, mode, output, running, *lists)


@dataclass(frozen=True)
class Result:
    """The measurement of one output for one dtype and set of scalars. `at` is the worst input; one in `every`
    inputs was measured, 0 means random samples; `bits` is the operator's digest in digests.txt at that time,
    and empty once its results are known to have changed. For every f32 input, `results` is the digest of all
    results, and `again` the last commit at which it was the same, so that the measurement holds there, too."""

    entry: str
    mode: str
    dtype: str
    output: str
    scalars: Mapping[str, float]
    inputs: int
    misrounded: int
    worst: float
    at: Mapping[str, Value]
    every: int = 1
    commit: str = ""
    bits: str = ""
    results: str = ""
    again: str = ""
    curve: tuple[float, ...] = field(default=(), compare=False)

    @property
    def key(self) -> tuple[str, str, str, str, str]:
        return (self.entry, self.mode, self.dtype, self.output, str(dict(self.scalars)))

    @property
    def swept(self) -> bool:
        """Whether every f32 input was judged."""
        return self.dtype == "f32" and self.every == 1

    @property
    def place(self) -> Place:
        return (self.mode, self.output, values_text(self.scalars.values()))

    @property
    def name(self) -> str:
        """Its name in digests.txt."""
        return " ".join(part for part in (self.entry, self.mode, self.dtype) if part)


@dataclass(frozen=True)
class Line:
    """A line of a state file."""

    name: str
    output: str
    number: int
    judged: int
    misrounded: int
    worst: float
    at: tuple[float, ...]
    curve: tuple[float, ...]


def lines_of(path: Path) -> list[Line]:
    """The lines of a state file, without a truncated last one."""
    found = []
    for text in path.read_text(encoding="ascii").splitlines(keepends=True) if path.exists() else []:
        name, output, *rest = text.rstrip("\n").split("|")
        if not text.endswith("\n") or len(rest) < 5 + ARGUMENTS:
            continue
        number, judged, misrounded = (int(v) for v in rest[:3])
        at = tuple(float.fromhex(v) for v in rest[5 : 5 + ARGUMENTS])
        curve = tuple(float(v) for v in rest[5 + ARGUMENTS :])
        worst = float.fromhex(rest[4])
        found.append(Line(name, output, number, judged, misrounded, worst, at, curve))
    return found


@dataclass(frozen=True)
class Measurement:
    """Facts common to all results of a run."""

    every: int
    commit: str
    digests: Mapping[str, str]
    results: Mapping[Place, str]  # of every f32 input, where all were judged


def digests_read(path: Path) -> dict[str, str]:
    """The digest of an operator in one mode and dtype, joined over its sets of scalars and, along an axis, over
    its kinds of rows."""
    lines = path.read_text(encoding="ascii").splitlines() if path.exists() else []
    parts: dict[str, list[str]] = {}
    for digest, name in (line.split("  ", 1) for line in lines):
        parts.setdefault(name.partition(" rows of ")[0].partition(" #")[0], []).append(digest)
    return {name: joined(digests) for name, digests in parts.items()}


def joined(digests: Sequence[str]) -> str:
    """One digest for several."""
    if len(digests) == 1:
        return digests[0]
    return hashlib.sha256(" ".join(digests).encode("ascii")).hexdigest()[:16]


def results_read(text: str) -> dict[Place, str]:
    """Parses the output of `accuracy results` for one operator."""
    found = {}
    for line in text.splitlines():
        name, output, scalars, digest = line.split("|")
        values = (float(value) for value in scalars.split(",") if value)
        found[(" ".join(name.split(" ")[1:-2]), output, values_text(values))] = digest
    return found


def results_of(
    formula: Formula, lines: Iterable[Line], parts: int, about: Measurement
) -> list[Result]:
    """One result for each dtype and set of scalars that has all its `parts`."""
    groups: dict[str, dict[int, Line]] = {}
    for line in lines:
        name = line.name.split(" ")
        if name[0] == formula.entry and " ".join(name[1:-2]) == formula.mode:
            if line.output == formula.output:
                groups.setdefault(line.name, {})[line.number] = line
    found = []
    for name_text, group in groups.items():
        if len(group) >= parts:
            found.append(_result(formula, name_text.split(" ")[-2], group, about))
    return found


def _result(formula: Formula, dtype: str, group: Mapping[int, Line], about: Measurement) -> Result:
    scalars = [n for n in formula.arguments if n not in formula.tensors]
    ordered = [group[n] for n in sorted(group)]
    top = max(ordered, key=lambda line: line.worst)
    at: dict[str, Value] = dict(zip(formula.arguments, top.at))
    if dtype in COMPLEX:
        at = {n: list(top.at[2 * i : 2 * i + 2]) for i, n in enumerate(formula.arguments)}
    made = Result(
        entry=formula.entry,
        mode=formula.mode,
        dtype=dtype,
        output=formula.output,
        scalars={n: v for n, v in zip(formula.arguments, top.at) if n in scalars},
        inputs=sum(line.judged for line in ordered),
        misrounded=sum(line.misrounded for line in ordered),
        worst=top.worst,
        at={n: v for n, v in at.items() if n not in scalars} if top.worst > 0 else {},
        every=about.every,
        commit=about.commit,
        curve=tuple(v for line in ordered for v in line.curve),
    )
    made = replace(made, bits=about.digests.get(made.name, ""))
    if not made.swept:
        return made
    return replace(made, results=about.results.get(made.place, ""), again=about.commit)


def commit(root: Path) -> str:
    """The last commit that changed computing code, marked if the tree differs from it."""
    git, sources = ["git", "-C", str(root)], ["--", "runtime", "spec", "codegen", "templates"]
    log = [*git, "log", "-1", "--format=%h", *sources]
    name = subprocess.run(log, capture_output=True, text=True, check=False)
    changed = subprocess.run([*git, "diff", "--quiet", "HEAD", *sources], check=False)
    return (name.stdout.strip() or "unknown") + ("+" if changed.returncode else "")


def table_read(path: Path) -> list[Result]:
    if not path.exists():
        return []
    return [Result(**row) for row in json.loads(path.read_text(encoding="utf-8"))["results"]]


def table_write(path: Path, results: Iterable[Result]) -> None:
    """Writes the table as JSON, with one result on each line."""
    rows = []
    for result in sorted(results, key=lambda r: r.key):
        row = asdict(result)
        del row["curve"]
        rows.append("    " + json.dumps(row))
    path.write_text('{\n  "results": [\n' + ",\n".join(rows) + "\n  ]\n}\n", encoding="utf-8")


def number(value: Value) -> str:
    """A number with enough digits for f32."""
    return f"{value[0]:.9g}{value[1]:+.9g}j" if isinstance(value, list) else f"{value:.9g}"


def markdown(results: Iterable[Result]) -> str:
    """The table for readers."""
    lines = [
        "# Measured accuracy",
        "",
        "Written by `./dev prove`. f32: every one of the 2^32 inputs, or one in so many (a gradient or",
        "another second tensor is 1 or 1/4, and at every 251st point a hard or random number); f16 and",
        "bf16: every input, with scaling inputs over all their values; f64: biased samples; operators",
        "along an axis: rows of all kinds, and *at* is the element of the row. c64 and c128: samples, and",
        "the error is that of the worse part, in units of the larger one. The error is in units in",
        "the last place of the exact value; 0.5 is the best that a rounded result can have. Numbers that",
        "are not the nearest one, or complex and more than 0.5 off, count as misrounded. *bits* stands for what digests.txt had, and is",
        "empty where the results are others now. *all results* is the digest of the results at every f32",
        "input, as `accuracy results` finds it, and *again* the last commit at which it was the same.",
        "",
        "| operator | mode | dtype | output | scalars | inputs | misrounded | worst error | at | bits | commit | all results | again |",
        "|---|---|---|---|---|---:|---:|---:|---|---|---|---|---|",
    ]
    for r in sorted(results, key=lambda result: result.key):
        scalars = ", ".join(f"{n} = {number(v)}" for n, v in r.scalars.items())
        at = ", ".join(f"{n} = {number(v)}" for n, v in r.at.items())
        inputs = f"{r.inputs:,}" + (f" (one in {r.every})" if r.every > 1 else "")
        lines.append(
            f"| {r.entry} | {r.mode} | {r.dtype} | {r.output} | {scalars} | {inputs} |"
            f" {r.misrounded:,} | {r.worst:.5f} | {at} | {r.bits} | {r.commit} | {r.results} | {r.again} |"
        )
    return "\n".join(lines) + "\n"
