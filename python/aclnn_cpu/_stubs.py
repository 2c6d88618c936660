"""Writes the type stub of the package, __init__.pyi: python3 -m aclnn_cpu._stubs FILE."""

from __future__ import annotations

import sys
from pathlib import Path

import aclnn_cpu
from aclnn_cpu._signature import WRITTEN, Argument, Record, arguments_of, record_of, signature_text

HEAD = '''"""Made from the catalogue by aclnn_cpu._stubs."""

from collections.abc import Sequence
from typing import Any, Protocol, SupportsFloat, SupportsIndex, TypeVar, Union

import numpy as np
import numpy.typing as npt

from aclnn_cpu._bf16 import bf16 as bf16
from aclnn_cpu._core import Stream as Stream
from aclnn_cpu._error import ArgumentError as ArgumentError, Error as Error
from aclnn_cpu._soc import soc as soc

class _DLPack(Protocol):
    def __dlpack__(self) -> Any: ...

class _Interface(Protocol):
    @property
    def __array_interface__(self) -> dict[str, Any]: ...

_Array = Union[npt.NDArray[Any], np.generic, memoryview, bytearray, bytes, bf16, _DLPack, _Interface]
_Number = Union[complex, SupportsFloat, SupportsIndex]
_A = TypeVar("_A", bound=_Array)

__version__: str

def operators() -> list[str]: ...
def catalogue(name: str) -> dict[str, Any]: ...
'''


def annotation(param: dict[str, object] | None, optional: bool) -> str:
    """The type of an argument."""
    if param is None:
        text = "Stream"
    elif param["role"] == "inout":
        text = "_A"
    elif param["role"] in ("in", "out", "rows"):
        text = "Sequence[_Array]" if "list" in param else "_Array"
    elif param["role"] == "dtype":
        text = "str"
    elif param["role"] == "mode":
        text = {"bool": "bool", "char *": "str"}.get(str(param["type"]).strip(), "str | int")
    elif param["role"] in ("axes", "extents", "integers", "flags"):
        text = "Sequence[SupportsIndex] | SupportsIndex"
    elif param["role"] in ("axis", "integer") or param["type"] == "int64_t":
        text = "SupportsIndex"
    else:
        text = "_Number" if "Scalar" in str(param["type"]) else "SupportsFloat"
    return f"{text} | None" if optional else text


def annotations_of(record: Record, arguments: list[Argument]) -> dict[str, str]:
    by_name = {p["name"]: p for p in record["params"]}
    return {a.name: annotation(by_name.get(a.param), not a.required) for a in arguments}


def result_of(record: Record) -> str:
    """Arrays of NumPy where outputs are left out, else what was given."""
    written = [p for p in record["params"] if p["role"] in WRITTEN]
    kinds = ["_A" if p["role"] == "inout" else "Sequence[Any]" if "list" in p else "Any" for p in written]
    return kinds[0] if len(kinds) == 1 else f"tuple[{', '.join(kinds)}]"


def stub() -> str:
    """The whole file."""
    lines = [HEAD.rstrip("\n")]
    for name, entry in aclnn_cpu._ENTRIES.items():
        record = record_of(entry)
        arguments = arguments_of(record)
        signature = signature_text(arguments, annotations_of(record, arguments))
        lines.append(f"def {name}{signature} -> {result_of(record)}: ...")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(stub(), encoding="utf-8")
