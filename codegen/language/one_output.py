"""Specs of one output, which may give its formula and its bound without its name: they are read as if they had it."""

from __future__ import annotations

from dataclasses import replace

from codegen.language.parse_params import in_cases
from codegen.language.tree import Document, Entry, Map, Scalar


def with_name(document: Document) -> Document:
    """The document in which the only output has a formula and a bound under its name."""
    params = document.find("params")
    outputs = [e.key.text for e in params if isinstance(e.value, Map) and e.value.get("out")] if isinstance(params, Map) else []
    if len(outputs) != 1:
        return document
    entries = tuple(_under(outputs[0], entry) for entry in document.root)
    return replace(document, root=replace(document.root, entries=entries))


def _under(output: str, entry: Entry) -> Entry:
    cases = entry.key.text == "formula" and isinstance(entry.value, Map) and in_cases(entry.value)
    alone = entry.key.text in ("formula", "accuracy") and isinstance(entry.value, Scalar) and bool(entry.value.text)
    if not cases and not alone:
        return entry
    own = Entry(Scalar(output, entry.key.span), entry.value)
    return replace(entry, value=Map((own,), entry.value.span))
