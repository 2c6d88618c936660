"""Mistakes in specs: edits of good specs, with the exact diagnostics.

A file of tests/codegen/bad has a topic. A case is a name, the good spec (bad/good/<base>.yaml) that it changes, the
edit, and after an empty line the exact text of the diagnostics:

    === unknown_name: scaled
    -  out: where(self > 0, self, self * slope)
    +  out: where(self > 0, self, self * slop)

    scaled.yaml:17:37: error: formula names 'slop', which is not a parameter [unknown-name]
    ...

The edit is like a diff: removed lines (-), added lines (+) and unchanged lines; `@@` separates two places. Removed
and unchanged lines occur once in the base. A backslash begins an escape of Python, such as \\t. The base `nothing`
is empty.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

BAD = Path(__file__).parent / "bad"
GOOD = sorted((BAD / "good").glob("*.yaml"))
_HEAD = re.compile(r"^=== (\w+): (\w+)$", re.MULTILINE)


@dataclass(frozen=True)
class BadSpec:
    topic: Path
    name: str
    base: str
    edit: tuple[str, ...]
    said: str

    @property
    def text(self) -> str:
        """The spec: the base after the edit."""
        path = BAD / "good" / f"{self.base}.yaml"
        lines = path.read_text().splitlines() if self.base != "nothing" else []
        edits = []
        for hunk in _hunks(self.edit):
            before = [line[1:] for line in hunk if line[0] != "+"]
            after = [_unescaped(line[1:]) for line in hunk if line[0] != "-"]
            at = [i for i in range(len(lines) + 1 - len(before)) if lines[i : i + len(before)] == before]
            assert len(at) == 1, f"{self.name}: these lines occur {len(at)} times: {before}"
            edits.append((at[0], at[0] + len(before), after))
        for first, last, after in sorted(edits, reverse=True):
            lines[first:last] = after
        return "".join(f"{line}\n" for line in lines)

    @property
    def written(self) -> str:
        """The case as its file has it."""
        return "\n".join([f"=== {self.name}: {self.base}", *self.edit, "", self.said]) + "\n"


def bad_specs() -> list[BadSpec]:
    return [case for topic in sorted(BAD.glob("*.txt")) for case in _read(topic)]


def bless(case: BadSpec, said: str) -> None:
    """Records new expected diagnostics of a case."""
    cases = [replace(case, said=said) if other.name == case.name else other for other in _read(case.topic)]
    case.topic.write_text("\n".join(other.written for other in cases))


def _read(topic: Path) -> Iterator[BadSpec]:
    start, *pieces = _HEAD.split(topic.read_text())
    assert start == ""
    for name, base, body in zip(pieces[::3], pieces[1::3], pieces[2::3]):
        lines = body.splitlines()[1:]
        edit = tuple(itertools.takewhile(bool, lines))
        yield BadSpec(topic, name, base, edit, "\n".join(lines[len(edit) + 1 :]).rstrip("\n"))


def _hunks(edit: tuple[str, ...]) -> Iterator[list[str]]:
    hunk: list[str] = []
    for line in edit:
        if line == "@@":
            yield hunk
            hunk = []
        else:
            hunk.append(line)
    if hunk:
        yield hunk


def _unescaped(line: str) -> str:
    return line.encode().decode("unicode_escape") if "\\" in line else line
