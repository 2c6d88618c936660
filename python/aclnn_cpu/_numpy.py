"""What the extension module needs of NumPy and ml_dtypes."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from aclnn_cpu import _core
from aclnn_cpu._bf16 import bf16
from aclnn_cpu._error import ArgumentError, Error

_DTYPES = {
    "f16": "float16", "f32": "float32", "f64": "float64", "c64": "complex64", "c128": "complex128", "bool": "bool",
    "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "u8": "uint8", "u16": "uint16", "u32": "uint32", "u64": "uint64",
}  # fmt: skip


def dtypes() -> dict[str, np.dtype[Any]]:
    """NumPy's dtypes by the names of the catalogue; bf16 where ml_dtypes is installed."""
    known = {name: np.dtype(spelled) for name, spelled in _DTYPES.items()}
    try:
        ml_dtypes = importlib.import_module("ml_dtypes")
    except ImportError:
        return known
    return {**known, "bf16": np.dtype(ml_dtypes.bfloat16)}


def connect() -> None:
    _core.connect(np.empty, np.uint16, dtypes(), bf16, Error, ArgumentError)
