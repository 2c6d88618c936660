"""Writer: rendered files to the disk, or compared with it.

A file is written only when its text changed, so that a build sees no more change than there is. A
file that codegen once wrote and no longer writes is deleted; it is known by its banner, so nothing
else is ever touched.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from codegen.emit.outputs import Output

_MARK = "by codegen."
_DIFF_LINES = 12


@dataclass(frozen=True)
class Drift:
    """A file that is not what the specs say: `missing`, `changed`, `orphan` or `foreign`."""

    path: str
    kind: str
    diff: tuple[str, ...] = ()

    def render(self) -> str:
        """The text for the screen."""
        says = {
            "missing": "is missing",
            "changed": "differs from what the specs say (- on disk, + generated)",
            "orphan": "belongs to no spec any more",
            "foreign": "was not generated, and nothing here is written by hand",
        }[self.kind]
        return "\n".join([f"{self.path} {says}", *(f"    {line}" for line in self.diff)])


def render(files: Iterable[Output], templates: Path) -> dict[str, str]:
    """The text of each file, by path."""
    environment = _environment(templates)
    return {f.path: environment.get_template(f.template).render(f.values) for f in files}


@lru_cache(maxsize=None)
def _environment(templates: Path) -> Environment:
    """Keeps the templates that it has translated."""
    return Environment(
        loader=FileSystemLoader(templates),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def write(texts: dict[str, str], root: Path) -> list[str]:
    """Brings `root` up to date; returns one line for each file written or deleted."""
    done = []
    for path, text in texts.items():
        target = root / path
        if not target.is_file() or _read(target) != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(text.encode())
            done.append(f"wrote {path}")
    for path in _others(texts, root):
        if _is_generated(root / path):
            (root / path).unlink()
            _remove_empty(root, (root / path).parent)
            done.append(f"deleted {path}")
    return done


def compare(texts: dict[str, str], root: Path) -> list[Drift]:
    """What `write` would change, and files that do not belong there."""
    found = []
    for path, text in texts.items():
        target = root / path
        if not target.is_file():
            found.append(Drift(path, "missing"))
        elif _read(target) != text:
            found.append(Drift(path, "changed", _diff(_read(target), text)))
    for path in _others(texts, root):
        found.append(Drift(path, "orphan" if _is_generated(root / path) else "foreign"))
    return found


def _read(path: Path) -> str:
    return path.read_bytes().decode(errors="replace")


def _others(texts: dict[str, str], root: Path) -> list[str]:
    """Files below `root` that are not among the outputs."""
    present = (p.relative_to(root).as_posix() for p in root.rglob("*") if p.is_file())
    return sorted(path for path in present if path not in texts)


def _is_generated(path: Path) -> bool:
    return any(_MARK in line for line in _read(path).splitlines()[:3])


def _remove_empty(root: Path, folder: Path) -> None:
    while folder != root and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent


def _diff(before: str, after: str) -> tuple[str, ...]:
    lines = list(
        difflib.unified_diff(before.splitlines(), after.splitlines(), n=1, lineterm="")
    )[2:]
    if len(lines) > _DIFF_LINES:
        more = len(lines) - _DIFF_LINES
        lines = [*lines[:_DIFF_LINES], f"... {more} more lines"]
    return tuple(lines)
