"""Files of test vectors, read as tests/operators/vectors.h describes them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from codegen.exact.oracle import Tensor


@dataclass(frozen=True)
class Call:
    kind: str  # example, sweep or refused
    title: str
    tensors: dict[str, Tensor] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)


def calls(text: str) -> list[Call]:
    """The calls of a file, whose last line says how many there are."""
    found = list(_calls(text.splitlines()))
    assert text.endswith(f"\nend {len(found)}\n")
    return found


def _calls(lines: list[str]) -> Iterator[Call]:
    last: Call | None = None
    for line in lines:
        if line.startswith("  "):
            assert last is not None
            _read(line.strip(), last)
        elif line.split(" ")[0] in ("example", "sweep", "refused"):
            if last is not None:
                yield last
            last = Call(*line.split(" ", 1))
    if last is not None:
        yield last


def _read(line: str, into: Call) -> None:
    name, rest = line.split(" ", 1)
    if rest.startswith("= "):
        into.labels[name] = rest[2:]
        return
    head, elements = rest.split(":")
    dtype, *extents = head.split(" ")
    into.tensors[name] = Tensor(dtype, tuple(map(int, extents)), tuple(int(e, 16) for e in elements.split()))
