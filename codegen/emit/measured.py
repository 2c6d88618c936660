"""The results of `./dev prove` that are in the tree.

tests/accuracy/table.json has the results, each with the digest of the bits that were measured. A result whose
digest differs from the one in tests/accuracy/digests.txt belongs to older kernels: the operator's page marks
it, and the list of all figures omits it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path


@dataclass(frozen=True)
class Measured:
    """The results of one output in one mode and dtype, over all sets of scalars."""

    entry: str
    mode: str
    dtype: str
    output: str
    inputs: int
    every: int  # one in `every` inputs was measured, evenly spaced in the order of their bits; 0: random samples
    misrounded: int
    worst: float  # ulp
    at: Mapping[str, float | list[float]]  # where; a complex number is a list of its two parts
    commit: str
    bits: str
    results: str = ""  # digest of the results at every f32 input
    again: str = ""  # the last commit with the same digest
    gone: bool = False  # measured on older kernels

    @property
    def name(self) -> str:
        """The name of the result in the list of digests."""
        return " ".join(part for part in (self.entry, self.mode, self.dtype) if part)

    @property
    def nearest(self) -> bool:
        """Whether every measured result is correctly rounded, over all inputs or an evenly spaced subset."""
        return self.every > 0 and self.misrounded == 0


def load_measured(folder: Path) -> tuple[Measured, ...]:
    """The results in table.json that digests.txt has an entry for; `gone` if the digests differ."""
    path = folder / "table.json"
    if not path.is_file():
        return ()
    digests = _digests(folder / "digests.txt")
    groups: dict[tuple[str, str], list[Measured]] = {}
    for row in json.loads(path.read_text(encoding="utf-8"))["results"]:
        at = {**row.pop("at"), **row.pop("scalars")}
        one = Measured(at=at, **row)
        if one.name in digests:
            one = replace(one, gone=digests[one.name] != one.bits)
            groups.setdefault((one.name, one.output), []).append(one)
    return tuple(_merged(group) for group in groups.values())


def _digests(path: Path) -> dict[str, str]:
    lines = path.read_text(encoding="ascii").splitlines()
    parts: dict[str, list[str]] = {}
    for digest, name in (line.split("  ", 1) for line in lines):
        # One digest covers all sets of scalars and, for reductions along an axis, all kinds of rows.
        parts.setdefault(name.partition(" rows of ")[0].partition(" #")[0], []).append(digest)
    return {
        name: digests[0] if len(digests) == 1 else sha256(" ".join(digests).encode()).hexdigest()[:16]
        for name, digests in parts.items()
    }


def _merged(group: list[Measured]) -> Measured:
    return replace(
        max(group, key=lambda one: one.worst),
        inputs=sum(one.inputs for one in group),
        misrounded=sum(one.misrounded for one in group),
        gone=any(one.gone for one in group),
    )


MEASURED = ("output", "mode", "dtype", "largest error", "at", "not the nearest", "of inputs")


def measured_rows(measured: Iterable[Measured], dtypes: Iterable[str]) -> list[tuple[str, ...]]:
    """The cells of a table, one row for each dtype of MEASURED."""
    order = list(dtypes)
    rows = sorted(measured, key=lambda m: (m.output, m.mode, order.index(m.dtype)))
    return [
        (
            f"`{m.output}`",
            m.mode,
            m.dtype,
            f"{m.worst:.4f} ulp",
            _at(m),
            f"{m.misrounded:,}",
            _inputs(m),
        )
        for m in rows
    ]


def _at(m: Measured) -> str:
    return ", ".join(f"{name} = {_number(value)}" for name, value in m.at.items() if m.worst > 0)


def _number(value: float | list[float]) -> str:
    return f"{value[0]:.9g}{value[1]:+.9g}j" if isinstance(value, list) else f"{value:.9g}"


def _inputs(m: Measured) -> str:
    return _tried(m) + (", at an earlier kernel" if m.gone else "")


def _tried(m: Measured) -> str:
    count = f"{m.inputs:,}"
    if m.every == 0:
        return f"{count} samples"
    return f"all {count}" if m.every == 1 else f"{count}, one in {m.every}"


def bound_cell(measured: Iterable[Measured], dtype: str) -> str:
    """The largest error of an entry point for a dtype, over its outputs and modes, in ulp."""
    mine = [m for m in measured if m.dtype == dtype]
    if not mine or any(m.gone for m in mine):
        return ""
    worst = max(m.worst for m in mine)
    text = "nearest" if all(m.nearest for m in mine) else f"{worst:.4f}"
    return text + (" *" if any(m.every > 1 for m in mine) else "")
