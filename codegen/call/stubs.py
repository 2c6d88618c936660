"""Stubs: spec/stubs.yaml, entry points of which the prototype is known and that have no spec; and functions of one phase
that count elements.

    stubs = load_stubs(Path("spec"), facts, operators)

omits those that the operators implement; raises Refused as codegen.load does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from codegen.call.entry import entries_of
from codegen.language.c_names import taken
from codegen.language.diagnostic import Refused, Report
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.language.prose import check_prose
from codegen.language.read_yaml import read
from codegen.language.tree import Document, Items, Map, Scalar, kind

FILE = "stubs.yaml"
_NAME = re.compile(r"aclnn[A-Z]\w{0,62}", re.ASCII)
_HEADER = re.compile(r"aclnn_\w{1,100}\.h", re.ASCII)
_PARAM = re.compile(
    r"((?:const )?(?:acl[A-Z]\w+|char) \*|uint64_t \*|aclDataType |u?int(?:8|32|64)_t |int |double |float |bool )(\w+)",
    re.ASCII,
)


_COUNTS = re.compile(r"const aclIntArray \*\w+, (aclDataType \w+, )?uint64_t \*\w+", re.ASCII)  # the parameters of a function that counts
_UNITS = ("rows", "columns", "short_columns")


@dataclass(frozen=True)
class Padding:
    """Of what the last two extents of matrices become multiples, where a function counts their elements (runtime/check/padded.h)."""

    rows: int
    columns: int
    short_columns: int  # of elements of 16 bits
    filled: bool  # no extent is 0


@dataclass(frozen=True)
class Stub:
    """An entry point without an operator; `params` are the C parameters of its first phase."""

    name: str  # aclnnNeverSeen
    header: str  # aclnn_never_seen.h
    params: tuple[str, ...]
    why: str = ""  # why it is not implemented, as the end of a sentence
    known: bool = True  # whether the prototype is; otherwise only the header exists, and declares nothing
    plain: bool = False  # one function without phases: it has no executor
    pads: Padding | None = None  # it is no stub: it counts the elements of matrices, with this padding


def load_stubs(root: Path, facts: Facts, operators: Iterable[Operator]) -> tuple[Stub, ...]:
    """The stubs of `root` that no operator implements, sorted by name; empty if the file is missing."""
    path = root / FILE
    if not path.is_file():
        return ()
    report = Report()
    document = read(path, f"{root.name}/{FILE}", report)
    stubs = _stubs(document, report) if document else []
    if report.diagnostics:
        raise Refused(report.diagnostics, report.sources)
    implemented = {f"aclnn{entry.name}" for op in operators for entry in entries_of(op, facts)}
    return tuple(sorted((s for s in stubs if s.name not in implemented), key=lambda s: s.name))


def _stubs(document: Document, report: Report) -> list[Stub]:
    node = document.find("stubs")
    if not isinstance(node, Map):
        report.error("missing-key", "the file has no mapping 'stubs'", document.root.span)
        return []
    return [_stub(entry.key, entry.value, report) for entry in node]


def _stub(name: Scalar, row: Map | Items | Scalar, report: Report) -> Stub:
    if _NAME.fullmatch(name.text) is None:
        message = f"'{name.text}' is not the name of an entry point, such as aclnnNeverSeen"
        report.error("stub-name", message, name.span)
    if not isinstance(row, Map):
        message = f"'{name.text}' is described by a mapping, not by {kind(row)}"
        report.error("wrong-kind", message, row.span)
        return Stub(name.text, "", ())
    for entry in row:
        if entry.key.text not in ("header", "params", "why", "phases", "pads"):
            message = f"'{name.text}' has the unknown key '{entry.key.text}'"
            report.error("unknown-key", message, entry.key.span, "it may have header, params, phases, pads and why")
    why = row.get("why")
    text = " ".join(why.text.split()) if isinstance(why, Scalar) else ""
    if isinstance(why, Scalar):
        check_prose(why, report)
    header = _header(name, row, report)
    params = row.get("params")
    if isinstance(params, Scalar) and params.text == "unknown":
        return Stub(name.text, header, (), text, known=False)
    phases = row.get("phases")
    plain = isinstance(phases, Scalar) and phases.text == "1"
    if phases is not None and not plain:
        message = f"'{name.text}' has two phases, or 'phases: 1'"
        report.error("stub-phases", message, phases.span)
    found = _params(name, row, report)
    pads = row.get("pads")
    return Stub(name.text, header, found, text, plain=plain, pads=_padding(name, pads, plain, found, report) if pads is not None else None)


def _padding(name: Scalar, node: Map | Items | Scalar, plain: bool, params: tuple[str, ...], report: Report) -> Padding | None:
    units = {entry.key.text: entry.value.text for entry in node if isinstance(entry.value, Scalar)} if isinstance(node, Map) else {}
    filled = units.pop("filled", None)
    if tuple(units) != _UNITS or not all(re.fullmatch("[1-9][0-9]?", unit) for unit in units.values()) or filled not in (None, "true"):
        hint = "write pads: {rows: 16, columns: 32, short_columns: 16}, and filled: true if no extent may be 0"
        report.error("stub-pads", f"'{name.text}' does not say how matrices are padded", node.span, hint)
        return None
    if not plain or _COUNTS.fullmatch(", ".join(params)) is None:
        hint = "it has phases: 1, and takes const aclIntArray *, perhaps aclDataType, and uint64_t *"
        report.error("stub-pads", f"'{name.text}' does not count elements of a shape", node.span, hint)
        return None
    rows, columns, short_columns = map(int, units.values())
    return Padding(rows, columns, short_columns, filled is not None)


def _header(name: Scalar, row: Map, report: Report) -> str:
    node = row.get("header")
    if isinstance(node, Scalar) and _HEADER.fullmatch(node.text):
        return node.text
    message = f"'{name.text}' wants a header, such as aclnn_never_seen.h"
    report.error("stub-header", message, node.span if node else row.span)
    return ""


def _params(name: Scalar, row: Map, report: Report) -> tuple[str, ...]:
    node = row.get("params")
    values = node.values if isinstance(node, Items) else ()
    if not values:
        message = f"'{name.text}' wants a list of params, or 'unknown'"
        report.error("stub-params", message, node.span if node else row.span)
    params: list[str] = []
    names: set[str] = set()
    for value in values:
        match = _PARAM.fullmatch(value.text) if isinstance(value, Scalar) else None
        if match is None or not isinstance(value, Scalar):
            message = f"{kind(value)} is not a C parameter, such as const aclTensor *self"
            report.error("stub-param", message, value.span)
            continue
        why = taken(match[2])
        if why is not None:
            report.error("stub-param", f"'{match[2]}' {why}", value.span)
        if match[2] in names:
            report.error("stub-param", f"'{name.text}' has two parameters '{match[2]}'", value.span)
        names.add(match[2])
        params.append(value.text)
    return tuple(params)
