"""Writer: writes rendered files to disk, or compares them with it.

A file is written only if its text changed, so that the build recompiles no more than it must. A file that
codegen wrote earlier and no longer writes is deleted; the banner identifies it, so no other file is touched.
Below the folder no link is followed, because its target is not ours.
"""

from __future__ import annotations

import difflib
import os
import stat
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
    """A difference from what the specs say: a file is `missing`, `changed`, `orphan` or `foreign`, or something
    else is in its place: `link` or `taken`."""

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
            "link": "is a link, and no generated file is; remove it",
            "taken": "stands where a generated file or its folder belongs; remove it",
        }[self.kind]
        return "\n".join([f"{self.path} {says}", *(f"    {line}" for line in self.diff)])


def render(files: Iterable[Output], templates: Path) -> dict[str, str]:
    """The text of each file, by path."""
    environment = _environment(templates)
    return {f.path: environment.get_template(f.template).render(f.values) for f in files}


@lru_cache(maxsize=None)
def _environment(templates: Path) -> Environment:
    """The Jinja2 environment, cached because it caches compiled templates."""
    return Environment(
        loader=FileSystemLoader(templates),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


class Blocked(Exception):
    """Raised if something else is where files belong. Nothing is written then; the text lists the paths."""


def write(texts: dict[str, str], root: Path) -> list[str]:
    """Brings `root` up to date. Returns a line for each file written or deleted. Raises Blocked."""
    in_the_way = _in_the_way(texts, root)
    if in_the_way:
        raise Blocked("\n".join(drift.render() for drift in in_the_way))
    done = []
    for path, text in texts.items():
        target = root / path
        if not target.is_file() or _read(target) != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            _put(target, text)
            done.append(f"wrote {path}")
    for path in _others(texts, root):
        if _is_generated(root / path):
            (root / path).unlink()
            _remove_empty(root, (root / path).parent)
            done.append(f"deleted {path}")
    return done


def compare(texts: dict[str, str], root: Path) -> list[Drift]:
    """The differences that `write` would remove, and files that do not belong there."""
    found = _in_the_way(texts, root)
    ways = tuple(drift.path for drift in found)
    for path, text in texts.items():
        target = root / path
        if any(path == way or path.startswith(f"{way}/") for way in ways):
            continue
        if not target.is_file():
            found.append(Drift(path, "missing"))
        elif _read(target) != text:
            found.append(Drift(path, "changed", _diff(_read(target), text)))
    for path in _others(texts, root):
        if path not in ways:
            found.append(Drift(path, "orphan" if _is_generated(root / path) else "foreign"))
    return found


def _in_the_way(texts: dict[str, str], root: Path) -> list[Drift]:
    """Things other than a file or folder at the path of a file or of one of its folders."""
    found: dict[str, Drift] = {}
    for path in texts:
        parts = path.split("/")
        for length in range(1, len(parts) + 1):
            at = "/".join(parts[:length])
            try:
                mode = os.lstat(root / at).st_mode
            except (FileNotFoundError, NotADirectoryError):
                break
            if stat.S_ISLNK(mode):
                found[at] = Drift(at, "link")
            elif not (stat.S_ISREG(mode) if length == len(parts) else stat.S_ISDIR(mode)):
                found[at] = Drift(at, "taken")
            if at in found:
                break
    return list(found.values())


def _put(target: Path, text: str) -> None:
    """Writes a file atomically: writes a temporary file beside it and renames that, which follows no link."""
    beside = target.with_name(f".{target.name[:200]}.{os.getpid()}")
    try:
        beside.write_bytes(text.encode())
        os.replace(beside, target)
    finally:
        beside.unlink(missing_ok=True)


def _read(path: Path) -> str:
    return path.read_bytes().decode(errors="replace")


def _others(texts: dict[str, str], root: Path) -> list[str]:
    """Plain files and links below `root` that are not among the outputs; links are not followed."""
    present = []
    for folder, folders, files in os.walk(root):
        links = [name for name in folders if (Path(folder) / name).is_symlink()]
        present += [(Path(folder) / name).relative_to(root).as_posix() for name in (*files, *links)]
    return sorted(path for path in present if path not in texts)


def _is_generated(path: Path) -> bool:
    if not stat.S_ISREG(os.lstat(path).st_mode):
        return False
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
