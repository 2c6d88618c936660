"""Tables in the common YAML files: a mapping of rows, each a mapping of texts and numbers."""

from __future__ import annotations

import re

from codegen.language.diagnostic import Report, did_you_mean, listed
from codegen.language.tree import Document, Map, Scalar, kind


def rows(document: Document, section: str, report: Report) -> dict[str, Map]:
    node = document.find(section)
    if not isinstance(node, Map):
        report.error("missing-key", f"the file has no mapping '{section}'", document.root.span)
        return {}
    found: dict[str, Map] = {}
    for entry in node:
        if isinstance(entry.value, Map):
            found[entry.key.text] = entry.value
        else:
            message = f"'{entry.key.text}' is described by a mapping, not by {kind(entry.value)}"
            report.error("wrong-kind", message, entry.value.span)
    return found


def text(row: Map, name: str, key: str, report: Report) -> str:
    node = row.get(key)
    if isinstance(node, Scalar) and node.text:
        return node.text
    report.error("missing-key", f"'{name}' has no '{key}'", node.span if node else row.span)
    return ""


def number(row: Map, name: str, key: str, report: Report) -> int:
    digits = text(row, name, key, report)
    is_number = re.fullmatch("[0-9]{1,9}", digits) is not None
    if digits and not is_number:
        place = (row.get(key) or row).span
        report.error("wrong-kind", f"'{key}' is a number, not '{digits}'", place)
    return int(digits) if is_number else 0


def known_keys(row: Map, name: str, keys: tuple[str, ...], report: Report) -> None:
    for entry in row:
        if entry.key.text not in keys:
            hint = did_you_mean(entry.key.text, keys, f"it may have {listed(keys)}")
            message = f"'{name}' has the unknown key '{entry.key.text}'"
            report.error("unknown-key", message, entry.key.span, hint)
