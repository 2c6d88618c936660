"""The arguments of an operator's function, from its record in the catalogue."""

from __future__ import annotations

import json
import keyword
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from aclnn_cpu import _core

Record = dict[str, Any]

READ = ("in", "inout", "rows")
WRITTEN = ("out", "inout")


@dataclass(frozen=True)
class Argument:
    """One argument of the function.

    param       the parameter of the C function that it stands for; "" for the stream
    positional  whether it may be given by position
    """

    name: str
    param: str
    required: bool
    positional: bool


@cache
def record_of(entry: str) -> Record:
    """The record of an entry point: aclnnLeakyRelu."""
    record: Record = json.loads(_core.record(entry))
    return record


def spelled(name: str) -> str:
    """negative_slope, of negativeSlope; lambda_, of a word of Python."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()
    return f"{words}_" if keyword.iskeyword(words) else words


def names_of(record: Record) -> dict[str, str]:
    """Python's names by parameter: the only output is `out`."""
    outputs = [p["name"] for p in record["params"] if p["role"] == "out"]
    names = {p["name"]: spelled(p["name"]) for p in record["params"]}
    if len(outputs) == 1:
        names[outputs[0]] = "out"
    return names


def arguments_of(record: Record) -> list[Argument]:
    """In the order of the prototype: what is read, then outputs and the stream by keyword alone. An argument
    behind one that may be left out is given by keyword, too."""
    names = names_of(record)
    read = [p for p in record["params"] if p["role"] not in ("out", "ignored", "absent")]
    plain = next((i for i, p in enumerate(read) if p.get("optional")), len(read))
    arguments = [
        Argument(names[p["name"]], p["name"], not p.get("optional", False), i < plain) for i, p in enumerate(read)
    ]
    outputs = [p for p in record["params"] if p["role"] == "out"]
    arguments += [Argument(names[p["name"]], p["name"], not p["shape"]["of"], False) for p in outputs]
    return [*arguments, Argument("stream", "", False, False)]


def signature_text(arguments: list[Argument], annotations: dict[str, str] | None = None) -> str:
    """(self, negative_slope, *, out=None, stream=None)"""
    parts = []
    starred = False
    for a in arguments:
        if not a.positional and not starred:
            parts.append("*")
            starred = True
        annotation = f": {annotations[a.name]}" if annotations else ""
        default = "" if a.required else " = None" if annotations else "=None"
        parts.append(f"{a.name}{annotation}{default}")
    return f"({', '.join(parts)})"
