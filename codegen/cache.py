"""A store of what earlier runs made, under a hash of everything it was made from.

    store = Store(folder)
    value = store.get(key, lambda: ...)

A key covers all that a value depends on, including the sources of the generator, so a stored value is never out
of date, and the folder may be deleted at any time. Values are JSON. If the folder cannot be written, nothing is
stored; a damaged file is ignored.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import gmpy2  # type: ignore[import]
import jinja2
import mpmath  # type: ignore[import]

CODE = Path(__file__).resolve().parent  # the package, in which a room is a folder
KEPT = 4000  # values to store at most, of about 50 KiB each
_IMPORT = re.compile(r"^from codegen([.\w]*) import (.+)|^import codegen([.\w]+)", re.MULTILINE)
_TOOLS = (platform.python_version(), gmpy2.version(), jinja2.__version__, mpmath.__version__)


def key_of(*parts: str) -> str:
    """A hash of several texts."""
    digest = hashlib.sha256()
    for part in (*_TOOLS, *parts):
        digest.update(f"{len(part)}\n{part}".encode())
    return digest.hexdigest()


@lru_cache(maxsize=None)
def files_key(files: tuple[Path, ...]) -> str:
    """A hash of the names and contents of files."""
    return key_of(*(part for file in files for part in (file.name, file.read_text("utf-8"))))


def sources_of(module: str) -> tuple[Path, ...]:
    """The files of a module of the generator, such as vectors.vector_text, and of all that it imports."""
    found: dict[str, Path] = {}
    open_ = [module]
    while open_:
        name = open_.pop()
        path = CODE.joinpath(*name.split(".")).with_suffix(".py")
        if name not in found and path.is_file():
            found[name] = path
            open_ += _imported(path.read_text("utf-8"))
    return tuple(found[name] for name in sorted(found))


def _imported(text: str) -> Iterator[str]:
    """Possible module names in the imports of a text: `from codegen.room import a, b` has two."""
    for room, names, plain in _IMPORT.findall(text):
        yield (room or plain)[1:]
        yield from (f"{room}.{name.split(' ')[0]}".lstrip(".") for name in names.split(", "))


@dataclass(frozen=True)
class Store:
    """A folder of stored values; without a folder, nothing is stored."""

    folder: Path | None

    def get(self, key: str, make: Callable[[], Any]) -> Any:
        """The value stored under a key; if there is none, a new one, which is then stored."""
        known = self.known(key)
        if known is None:
            known = make()
            self._keep(key, known)
        return known

    def known(self, key: str) -> Any:
        """The value stored under a key; None if there is none."""
        if self.folder is None:
            return None
        path = self.folder / f"{key}.json"
        try:
            value = json.loads(path.read_bytes())
            os.utime(path)  # thin_out deletes the least recently used
        except (OSError, ValueError):
            return None
        return value

    def _keep(self, key: str, value: Any) -> None:
        """Stores a value atomically, because other runs may be reading the folder."""
        if self.folder is None:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile("w", dir=self.folder, delete=False) as file:
                json.dump(value, file)
            os.replace(file.name, self.folder / f"{key}.json")
        except OSError:
            pass

    def thin_out(self) -> None:
        """Deletes the least recently used values, down to KEPT."""
        if self.folder is None:
            return
        try:
            paths = sorted(self.folder.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True)
            for path in paths[KEPT:]:
                path.unlink()
        except OSError:
            pass


@lru_cache(maxsize=None)
def imported(modules: tuple[str, ...]) -> str:
    """A hash of the sources of several modules and all that they import."""
    return files_key(tuple(path for module in modules for path in sources_of(module)))
