"""What `./dev prove` measured, as it stands in the tree: tests/accuracy/table.json."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Measured:
    """The results of one output in one mode and dtype, over all sets of scalars."""

    entry: str
    mode: str
    dtype: str
    output: str
    inputs: int
    misrounded: int
    worst: float
    at: Mapping[str, float]
    commit: str


def load_measured(path: Path) -> tuple[Measured, ...]:
    """Nothing where nothing was measured yet."""
    if not path.is_file():
        return ()
    groups: dict[tuple[str, str, str, str], list[Measured]] = {}
    for row in json.loads(path.read_text(encoding="utf-8"))["results"]:
        at = {**row.pop("at"), **row.pop("scalars")}
        one = Measured(at=at, **row)
        groups.setdefault((one.entry, one.mode, one.dtype, one.output), []).append(one)
    return tuple(_merged(group) for group in groups.values())


def _merged(group: list[Measured]) -> Measured:
    top = max(group, key=lambda one: one.worst)
    return Measured(
        entry=top.entry,
        mode=top.mode,
        dtype=top.dtype,
        output=top.output,
        inputs=sum(one.inputs for one in group),
        misrounded=sum(one.misrounded for one in group),
        worst=top.worst,
        at=top.at,
        commit=top.commit,
    )


def measured_rows(measured: Iterable[Measured], dtypes: Iterable[str]) -> list[tuple[str, ...]]:
    """Cells for a page: output, mode, dtype, worst error with its input, misrounded, inputs."""
    order = list(dtypes)
    rows = sorted(measured, key=lambda m: (m.output, m.mode, order.index(m.dtype)))
    return [
        (
            f"`{m.output}`",
            m.mode,
            m.dtype,
            f"{m.worst:.4f} ulp",
            ", ".join(f"{name} = {value:.9g}" for name, value in m.at.items()),
            f"{m.misrounded:,}",
            f"{m.inputs:,}",
        )
        for m in rows
    ]
