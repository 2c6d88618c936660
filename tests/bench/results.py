"""The numbers of the benchmark program, with the queries that the report needs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

OURS = "aclnn-cpu"

# Forms of a limit that move the same bytes; a machine's limit is the best of them.
_ONE_INPUT = ("memcpy", "copy", "streaming copy")
_TWO_INPUTS = ("triad", "streaming triad")

_CHAIN = "dependent additions"  # a cycle each


# ULP; a peer whose errors on the data of the benchmark are within this counts as equally accurate: the bound
# of a gradient in f32, and a correctly rounded result in 16 bits.
AS_ACCURATE = {"f32": 1.5, "f16": 0.51, "bf16": 0.51}


@dataclass(frozen=True)
class Cell:
    """One number of the report: the median over all rounds."""

    group: str
    what: str
    who: str
    layout: str
    dtype: str
    elements: int
    bytes: int
    threads: int
    error_ulp: float | None
    ns: float
    least_ns: float

    @property
    def ns_per_element(self) -> float:
        return self.ns / self.elements

    @property
    def gigabytes(self) -> float:
        return self.bytes / self.ns


@dataclass(frozen=True)
class Start:
    """Milliseconds; the median of several processes."""

    load: float
    initialise: float
    first_call: float
    library_bytes: int


@dataclass(frozen=True)
class Results:
    """All numbers of one run of the benchmark."""

    cpu: str
    cores: int
    load: float
    quick: bool
    largest: int
    peers: dict[str, str]
    missing: tuple[str, ...]
    absent: tuple[str, ...]
    cells: tuple[Cell, ...]
    start: Start

    def group(self, name: str) -> list[Cell]:
        return [cell for cell in self.cells if cell.group == name]

    def mine(self, name: str) -> list[Cell]:
        return [cell for cell in self.group(name) if cell.who == OURS]

    def rivals(self, cell: Cell) -> list[Cell]:
        """The cells of peers with the same work, fastest first."""
        same = [
            other
            for other in self.group(cell.group)
            if other.who != OURS
            and (other.what, other.dtype, other.elements, other.threads)
            == (cell.what, cell.dtype, cell.elements, cell.threads)
            and (other.layout == cell.layout or cell.group == "calls")
        ]
        return sorted(same, key=lambda other: other.ns)

    def error(self, cell: Cell) -> float | None:
        """The largest error seen of the library of this cell."""
        what = cell.what.removesuffix("_inplace")  # the same operator in its own memory
        for other in self.group("speed"):
            same = (other.what, other.dtype, other.who) == (what, cell.dtype, cell.who)
            if same and other.error_ulp is not None:
                return other.error_ulp
        return None

    def accurate(self, cell: Cell) -> list[Cell]:
        """The rivals that are equally accurate, fastest first."""
        errors = [(rival, self.error(rival)) for rival in self.rivals(cell)]
        return [r for r, error in errors if error is not None and error <= AS_ACCURATE[r.dtype]]

    def contiguous(self, cell: Cell) -> Cell | None:
        """The library's own cell with the same operator on plain tensors."""
        for other in (*self.mine("layouts"), *self.mine("speed")):
            plain = other.layout == "contiguous" or other.group == "speed"
            same = (other.what, other.dtype, other.threads) == (cell.what, cell.dtype, cell.threads)
            if plain and same and (other.group == "layouts" or other.elements == self.largest):
                return other
        return None

    def on_one_thread(self, cell: Cell) -> Cell | None:
        """The library's own cell with the same work on one thread."""
        for other in self.mine("threads"):
            if (other.what, other.elements, other.threads) == (cell.what, cell.elements, 1):
                return other
        return None

    @property
    def ghz(self) -> float | None:
        """Cycles of the core in a nanosecond; None if not measured."""
        chains = [cell for cell in self.group("limits") if cell.what == _CHAIN]
        return chains[0].elements / chains[0].ns if chains else None

    def limit(self, cell: Cell) -> Cell | None:
        """The fastest copy or triad of tensors as large as the cell's."""
        two = cell.what.endswith("_backward")
        width = 4 if cell.dtype == "f32" else 2
        forms = [
            other
            for other in self.group("limits")
            if other.what in (_TWO_INPUTS if two else _ONE_INPUT)
            and other.elements == cell.elements * width
            and other.threads == cell.threads
        ]
        return min(forms, key=lambda other: other.ns) if forms else None


def _cell(raw: dict[str, Any]) -> Cell:
    fields = {key: value for key, value in raw.items() if key != "ns"}
    return Cell(**fields, ns=median(raw["ns"]), least_ns=min(raw["ns"]))


def read(path: Path, start: Start) -> Results:
    """Reads the program's file and takes medians."""
    raw = json.loads(path.read_text())
    return Results(
        raw["cpu"], raw["cores"], raw["load_at_start"], raw["quick"], raw["largest"],
        raw["peers"], tuple(raw["missing"]), tuple(raw["absent"]),
        tuple(_cell(cell) for cell in raw["cells"]), start,
    )  # fmt: skip


def size_name(elements: int) -> str:
    """4096 is "4 Ki"."""
    if elements >= 1 << 20 and elements % (1 << 20) == 0:
        return f"{elements >> 20} Mi"
    if elements >= 1 << 10 and elements % (1 << 10) == 0:
        return f"{elements >> 10} Ki"
    return str(elements)
