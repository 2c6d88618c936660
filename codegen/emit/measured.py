"""The errors that the programs of tests/accuracy found, as the pages print them.

tests/accuracy/figures.txt is the record of the largest errors: of each output in each mode and dtype the largest that
any program ever found, and where. tests/accuracy/table.json has what `./dev prove` counted: how many results are not
the nearest number, of how many inputs. Both name the bits they hold for, by the digests in digests.txt. What was found
on other bits belongs to older kernels and is left out: the pages say that nothing is measured yet.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import product
from pathlib import Path

from codegen.emit.common import Values, banner
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.language.type_dtypes import complex_dtypes, kernel_dtypes

Wanted = tuple[str, str, str]  # output, mode, dtype

@dataclass(frozen=True)
class Counted:
    """What was counted over many inputs. `every`: one in so many was tried, evenly spaced in the order of their bits;
    0: random samples."""

    inputs: int
    misrounded: int
    every: int
    commit: str


@dataclass(frozen=True)
class Measured:
    """The largest error of one output in one mode and dtype, over all sets of scalars."""

    entry: str
    mode: str
    dtype: str
    output: str
    worst: float  # ulp
    program: str  # which found it: a command of tests/accuracy
    at: Mapping[str, str] = field(default_factory=dict)  # where
    counted: Counted | None = None

    @property
    def key(self) -> tuple[str, str]:
        """The name of the result in the list of digests, and the output."""
        return " ".join(part for part in (self.entry, self.mode, self.dtype) if part), self.output

    @property
    def complete(self) -> bool:
        """Whether every input was tried: by what was counted, or because its program tries all of 16 bits."""
        return self.counted.every == 1 if self.counted is not None else self.program == "half"


def load_measured(folder: Path) -> tuple[Measured, ...]:
    """What is known of the bits that digests.txt has, in the order of the record."""
    digests = _digests(folder / "digests.txt")
    counted = _counted(folder / "table.json", digests)
    figures = _figures(folder / "figures.txt", digests)
    return tuple(replace(one, counted=counted.get(one.key)) for one in figures)


def _digests(path: Path) -> dict[str, list[str]]:
    """The digests of each result; there is one for each set of scalars or, along an axis, each kind of rows."""
    lines = path.read_text(encoding="ascii").splitlines() if path.is_file() else []
    found: dict[str, list[str]] = {}
    for digest, name in (line.split("  ", 1) for line in lines):
        found.setdefault(name.partition(" rows of ")[0].partition(" #")[0], []).append(digest)
    return found


def _figures(path: Path, digests: Mapping[str, Sequence[str]]) -> list[Measured]:
    lines = path.read_text(encoding="ascii").splitlines() if path.is_file() else []
    found = []
    for name, output, worst, program, bits, *at in (line.split("|") for line in lines):
        if name in digests and bits == _bits(digests[name]):
            entry, *mode, dtype = name.split(" ")
            values = dict(value.split("=", 1) for value in at)
            where = {argument: _value(value) for argument, value in values.items()}
            found.append(Measured(entry, " ".join(mode), dtype, output, float(worst), program, where))
    return found


def _bits(digests: Sequence[str]) -> str:
    """All digests of a result in one, as tests/accuracy/figures.c joins them: by FNV-1a."""
    bits = 0xCBF29CE484222325
    for digit in "".join(digests).encode("ascii"):
        bits = (bits ^ digit) * 0x100000001B3 % 2**64
    return f"{bits:016x}"


def _value(text: str) -> str:
    """A number of the record, or the two parts of a complex one, in decimal."""
    parts = [float.fromhex(part) for part in text.split(",")]
    return f"{parts[0]:.9g}" if len(parts) == 1 else f"{parts[0]:.9g}{parts[1]:+.9g}j"


def _counted(path: Path, digests: Mapping[str, Sequence[str]]) -> dict[tuple[str, str], Counted]:
    """What was counted of each result, over all its sets of scalars."""
    rows = json.loads(path.read_text(encoding="utf-8"))["results"] if path.is_file() else []
    groups: dict[tuple[str, str], list[dict[str, object]]] = {}
    for row in rows:
        name = " ".join(part for part in (row["entry"], row["mode"], row["dtype"]) if part)
        if name in digests:
            groups.setdefault((name, row["output"]), []).append(row)
    return {key: _sum(group) for key, group in groups.items() if all(_holds(row, digests[key[0]]) for row in group)}


def _holds(row: Mapping[str, object], digests: Sequence[str]) -> bool:
    """Whether a row of the table is of these bits, which tests/accuracy/records.py joins by SHA-256."""
    joined = digests[0] if len(digests) == 1 else sha256(" ".join(digests).encode()).hexdigest()[:16]
    return row["bits"] == joined


def _sum(rows: Sequence[Mapping[str, object]]) -> Counted:
    inputs, misrounded = (sum(int(str(row[name])) for row in rows) for name in ("inputs", "misrounded"))
    return Counted(inputs, misrounded, int(str(rows[0]["every"])), str(rows[0]["commit"]))


MEASURED = ("output", "mode", "dtype", "largest error", "at", "found by", "not the nearest", "of inputs")
UNMEASURED = "not measured yet"


def wanted_of(op: Operator, facts: Facts) -> list[Wanted]:
    """What of an operator there is to measure: results that may be inexact. Sums over points have a test of their own,
    and what is moved is not computed."""
    outputs = [name for name, bound in op.accuracy.items() if bound != "sum" and not op.moves and op.scattered is None and not op.lined and op.paned is None and not op.finds]
    modes = [" ".join(labels) for labels in product(*([label for label, _ in mode.values] for mode in op.modes))]
    found = {*kernel_dtypes(op, facts), *complex_dtypes(op, facts)}
    dtypes = [dtype for dtype in facts.dtypes if dtype in found]
    return [(output, mode, dtype) for output in sorted(outputs) for mode in sorted(modes) for dtype in dtypes]


def measured_rows(wanted: Iterable[Wanted], measured: Iterable[Measured]) -> list[tuple[str, ...]]:
    """The cells of a table, one row for each wanted output, mode and dtype."""
    known = {(m.output, m.mode, m.dtype): m for m in measured}
    return [(f"`{output}`", mode, dtype, *_cells(known.get((output, mode, dtype)))) for output, mode, dtype in wanted]


def figures_values(operators: Iterable[Operator], facts: Facts, measured: Iterable[Measured]) -> Values:
    """For catalogue/figures.c: a row for each result that there is to measure."""
    known = {(m.entry, m.output, m.mode, m.dtype): m for m in measured}
    rows = [
        _figure(op.name, wanted, known.get((f"aclnn{op.name}", *wanted)))
        for op in operators
        for wanted in wanted_of(op, facts)
    ]
    about = ["", "The largest errors that were found, of results that may be inexact."]
    return {"banner": banner("the specs and tests/accuracy/figures.txt", about), "figures": rows}


def _figure(op: str, wanted: Wanted, m: Measured | None) -> str:
    found = (_up(m.worst), m.program, _at(m)) if m is not None else ()
    texts = [f'"{text}"' for text in (op, *wanted, *found)]
    return "{" + ", ".join(texts if m is not None else [*texts, "NULL", '""', '""']) + "},"


def _at(m: Measured) -> str:
    return ", ".join(f"{name} = {value}" for name, value in m.at.items())


def _cells(m: Measured | None) -> tuple[str, ...]:
    if m is None:
        return (UNMEASURED, "", "", "", "")
    counted = (f"{m.counted.misrounded:,}", _tried(m.counted)) if m.counted is not None else ("", "")
    return (f"{_up(m.worst)} ulp", _at(m), f"`{m.program}`", *counted)


def _up(worst: float) -> str:
    """An error with four digits behind the point, rounded up."""
    return f"{math.ceil(worst * 1e4 - 1e-4) / 1e4:.4f}" if math.isfinite(worst) else "inf"


def _tried(c: Counted) -> str:
    count = f"{c.inputs:,}"
    if c.every == 0:
        return f"{count} samples"
    return f"all {count}" if c.every == 1 else f"{count}, one in {c.every}"


def bound_cell(wanted: Iterable[Wanted], measured: Iterable[Measured]) -> str:
    """The largest error of an entry point over these outputs and modes, in ulp."""
    known = {(m.output, m.mode, m.dtype): m for m in measured}
    mine = [known.get(one) for one in wanted]
    found = [m for m in mine if m is not None]
    if not found or len(found) < len(mine):
        return UNMEASURED
    worst, complete = max(m.worst for m in found), all(m.complete for m in found)
    if complete and worst <= 0.5 and not any(m.counted is not None and m.counted.misrounded for m in found):
        return "nearest"
    return _up(worst) + ("" if complete else " *")
