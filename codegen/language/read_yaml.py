"""Reader: a YAML file to a tree in which every key and scalar has its position.

Specs use a plain subset of YAML. Duplicate keys, tabs, anchors, aliases and tags are refused, because with
them a spec can mean something other than what a reader sees.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import yaml  # type: ignore[import]  # Debian packages no stubs for it

from codegen.language.diagnostic import Note, Report
from codegen.language.place import Span
from codegen.language.tree import Document, Entry, Items, Map, Node, Scalar

# More nesting than any spec needs; the limit protects the recursive stages from stack overflow.
DEEPEST = 32
LARGEST = 1 << 20  # bytes of a file

_FORBIDDEN = {
    yaml.AnchorToken: ("an anchor", "write the value out where it is needed"),
    yaml.AliasToken: ("an alias", "write the value out where it is needed"),
    yaml.TagToken: ("a tag", "values are plain text, numbers, lists and mappings"),
    yaml.DirectiveToken: ("a directive", "a spec is one plain document"),
    yaml.DocumentStartToken: ("a document marker", "a spec is one plain document"),
}
_FAST = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # libyaml, which Debian's package has
_BEGINS = (
    yaml.BlockMappingStartToken, yaml.BlockSequenceStartToken, yaml.FlowMappingStartToken, yaml.FlowSequenceStartToken,
)  # fmt: skip
_ENDS = (yaml.BlockEndToken, yaml.FlowMappingEndToken, yaml.FlowSequenceEndToken)


def read(path: Path, file: str, report: Report) -> Document | None:
    """The document in `path`, called `file` in messages; None after an error."""
    start = Span(file, 1, 1, 2)
    report.sources[file] = ()
    try:
        text = _bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        report.error("encoding", f"the file is not UTF-8 (byte {error.start})", start)
    except _NoFile as error:
        report.error("file", str(error), start, "what ends with .yaml here is a file with a spec")
    except OSError as error:
        hint = f"it is a link to '{os.readlink(path)}'" if path.is_symlink() else None
        report.error("file", f"the file cannot be read: {error.strerror}", start, hint)
    else:
        return read_text(text, file, report)
    return None


class _NoFile(Exception):
    """Raised if a path is not a readable plain file; the text says why."""


def _bytes(path: Path) -> bytes:
    """The contents of a plain file. Opening does not block on a pipe, and a device is not read."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        found = os.fstat(descriptor)
        if stat.S_ISDIR(found.st_mode):
            raise _NoFile("this is a folder")
        if not stat.S_ISREG(found.st_mode):
            raise _NoFile("this is a pipe or a device")
        if found.st_size > LARGEST:
            raise _NoFile(f"the file is larger than {LARGEST:,} bytes")
        with open(descriptor, "rb", closefd=False) as file:
            return file.read()
    finally:
        os.close(descriptor)


def read_text(text: str, file: str, report: Report) -> Document | None:
    """The document in `text`; None after an error."""
    report.sources[file] = text.split("\n")
    before = report.count(file)
    _refuse_characters(text, file, report)
    if report.count(file) == before:
        reader = _Reader(text, file, report)
        root = reader.root()
        if root is not None and report.count(file) == before:
            return Document(file, _head(text), root)
    return None


def _head(text: str) -> str:
    """The comment at the head of a file without its `#`; an empty comment line ends a paragraph."""
    lines: list[str] = []
    for line in text.split("\n"):
        if not line.startswith("#"):
            break
        lines.append(line.lstrip("#").strip())
    paragraphs = "\n".join(lines).strip().split("\n\n")
    return "\n\n".join(" ".join(p.split("\n")) for p in paragraphs)


def _refuse_characters(text: str, file: str, report: Report) -> None:
    for number, line in enumerate(text.split("\n"), 1):
        tab = line.find("\t")
        if tab >= 0:
            place = Span(file, number, tab + 1, tab + 2)
            report.error("tab", "the line has a tab", place, "indent with spaces")
        if line.endswith("\r"):
            place = Span(file, number, len(line), len(line) + 1)
            message = "the line ends with a carriage return"
            report.error("line-end", message, place, "end lines with a line feed alone")
        for at, character in enumerate(line.removesuffix("\r"), 1):
            if character != "\t" and not character.isprintable():
                message = f"the line has the character U+{ord(character):04X}, which nobody sees"
                hint = "leave it out: it would do something, or hide something"
                report.error("character", message, Span(file, number, at, at + 1), hint)
                break


def _depth(tokens: Iterable[yaml.Token]) -> int:
    """How deep lists and mappings are nested. Lists without indentation have no tokens of their own; a mapping is around
    each of them."""
    depth = deepest = 0
    for token in tokens:
        depth += isinstance(token, _BEGINS) - isinstance(token, _ENDS)
        deepest = max(deepest, depth)
    return deepest


class _Reader:
    def __init__(self, text: str, file: str, report: Report) -> None:
        self.text = text
        self.file = file
        self.report = report

    def root(self) -> Map | None:
        try:
            if self._has_forbidden(self._tokens()):
                return None
            node = self._composed(_depth(self._tokens()))
        except yaml.MarkedYAMLError as error:
            self._syntax(error)
            return None
        except RecursionError:
            self._too_deep(Span(self.file, 1, 1, 2))
            return None
        if not isinstance(node, yaml.MappingNode):
            place = Span(self.file, 1, 1, 2) if node is None else self._span(node)
            self.report.error("yaml", "the file is not a mapping of keys to values", place)
            return None
        return self._map(node, 0)

    def _tokens(self) -> Iterable[yaml.Token]:
        """Those of libyaml, which is ten times as fast; of what it refuses those of the reader in Python, up to its error."""
        with suppress(yaml.MarkedYAMLError):
            return list(yaml.scan(self.text, Loader=_FAST))
        tokens: Iterable[yaml.Token] = yaml.scan(self.text, Loader=yaml.SafeLoader)
        return tokens

    def _composed(self, depth: int) -> yaml.Node | None:
        """The tree of the text, whose tokens are nested that deep. For libyaml's composer only the stack is a limit."""
        if depth <= DEEPEST:
            with suppress(yaml.MarkedYAMLError):  # the reader in Python says what is wrong
                return yaml.compose(self.text, Loader=_FAST)
        return yaml.compose(self.text, Loader=yaml.SafeLoader)

    def _has_forbidden(self, tokens: Iterable[yaml.Token]) -> bool:
        found = False
        for token in tokens:
            if type(token) in _FORBIDDEN:
                what, instead = _FORBIDDEN[type(token)]
                start, end = token.start_mark, token.end_mark
                place = Span(self.file, start.line + 1, start.column + 1, end.column + 1)
                self.report.error("yaml", f"a spec has no use for {what}", place, instead)
                found = True
        return found

    def _syntax(self, error: yaml.MarkedYAMLError) -> None:
        mark = error.problem_mark
        line, column = mark.line + 1, mark.column + 1
        hint = None
        if error.problem == "mapping values are not allowed here":
            before = self.text.split("\n")[mark.line][: mark.column]
            of_c = "?" in before.partition(":")[2]
            hint = "a choice is where(p, x, y)" if of_c else "put quotes around a text that contains ': '"
        message = f"not YAML: {error.problem}"
        if error.context:
            message += f" {error.context}"
        notes: tuple[Note, ...] = ()
        if error.context_mark and error.context_mark.line != mark.line:
            start = error.context_mark
            place = Span(self.file, start.line + 1, start.column + 1, start.column + 2)
            notes = (Note("it begins here", place),)
        self.report.error("yaml", message, Span(self.file, line, column, column + 1), hint, *notes)

    def _too_deep(self, span: Span) -> None:
        message = f"values are nested more than {DEEPEST} deep"
        self.report.error("too-deep", message, span)

    def _span(self, node: yaml.Node) -> Span:
        start, end = node.start_mark, node.end_mark
        line, column = start.line + 1, start.column + 1
        if end.line == start.line and end.column > start.column:
            return Span(self.file, line, column, end.column + 1)
        width = len(self.text.split("\n")[start.line].rstrip())
        return Span(self.file, line, column, max(column, width) + 1)

    def _node(self, node: yaml.Node, depth: int) -> Node:
        if depth > DEEPEST:
            self._too_deep(self._span(node))
            return Scalar("", self._span(node))
        if isinstance(node, yaml.MappingNode):
            return self._map(node, depth)
        if isinstance(node, yaml.SequenceNode):
            values = tuple(self._node(value, depth + 1) for value in node.value)
            return Items(values, self._span(node))
        return self._scalar(node)

    def _map(self, node: yaml.MappingNode, depth: int) -> Map:
        entries: dict[str, Entry] = {}
        for key_node, value_node in node.value:
            span = self._span(key_node)
            if not isinstance(key_node, yaml.ScalarNode):
                self.report.error("yaml", "a key is one word or text", span)
                continue
            key = self._scalar(key_node)
            if key.text in entries:
                first = Note("it stands here first", entries[key.text].key.span)
                message = f"key '{key.text}' stands twice"
                self.report.error("duplicate-key", message, span, None, first)
                continue
            entries[key.text] = Entry(key, self._node(value_node, depth + 1))
        span = next(iter(entries.values())).key.span if entries else self._span(node)
        return Map(tuple(entries.values()), span)

    def _scalar(self, node: yaml.ScalarNode) -> Scalar:
        start, end = node.start_mark, node.end_mark
        raw = self.text[start.index : end.index]
        line, column = start.line + 1, start.column + 1
        if node.style in ("'", '"'):
            raw, column = raw[1:-1], column + 1
        elif node.style in ("|", ">"):
            raw = raw.partition("\n")[2]
            line, column = line + 1, 1
        hidden = next((c for c in node.value if c != "\n" and not c.isprintable()), None)
        if hidden is not None:
            message = f"the text has the character U+{ord(hidden):04X}, which nobody sees"
            self.report.error("character", message, self._span(node), "leave it out")
        return Scalar(node.value, self._span(node), raw, line, column, bool(node.style))
