"""The tree of a YAML file: mappings, lists and scalars, each with its position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Union

from codegen.language.place import Span


@dataclass(frozen=True)
class Scalar:
    """A piece of text.

    text    its value in YAML: folded, unquoted
    raw     its characters as in the file, from `line`, `column` on; formulas are parsed from these, so that
            each word has an exact position
    quoted  written with quotes or as a block, so `true` and `1` in it are text
    """

    text: str
    span: Span
    raw: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)
    column: int = field(default=0, compare=False)
    quoted: bool = False


@dataclass(frozen=True)
class Items:
    """A list."""

    values: tuple["Node", ...]
    span: Span


@dataclass(frozen=True)
class Entry:
    """A key and its value."""

    key: Scalar
    value: "Node"


@dataclass(frozen=True)
class Map:
    """A mapping in the order of the file, without duplicate keys."""

    entries: tuple[Entry, ...]
    span: Span

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def entry(self, key: str) -> Entry | None:
        return next((e for e in self.entries if e.key.text == key), None)

    def get(self, key: str) -> Node | None:
        found = self.entry(key)
        return found.value if found else None


Node = Union[Scalar, Items, Map]


@dataclass(frozen=True)
class Document:
    """A file: its name in messages, its comment at the head, its tree."""

    file: str
    head: str
    root: Map

    def find(self, *path: str | int) -> Node | None:
        """The node at a path of keys and list positions."""
        node: Node | None = self.root
        for step in path:
            if isinstance(node, Map) and isinstance(step, str):
                node = node.get(step)
            elif isinstance(node, Items) and isinstance(step, int) and step < len(node.values):
                node = node.values[step]
            else:
                return None
        return node

    def span(self, *path: str | int) -> Span:
        """The position of the value at a path, or of its nearest ancestor if it is absent."""
        for length in range(len(path), 0, -1):
            node = self.find(*path[:length])
            if node is not None:
                return node.span
        return self.root.span

    def key(self, *path: str) -> Span:
        """The position of the last key of a path."""
        parent = self.find(*path[:-1])
        assert isinstance(parent, Map)
        entry = parent.entry(path[-1])
        return entry.key.span if entry else self.span(*path)


def kind(node: Node) -> str:
    """The kind of a node, as words for a sentence."""
    if isinstance(node, Map):
        return "a mapping"
    if isinstance(node, Items):
        return "a list"
    return f"'{node.text}'" if node.text else "nothing"
