"""Complex dtypes: their elements as bits, the real part below the imaginary one, and what a formula for them
means for real numbers."""

from __future__ import annotations

from codegen.language.dtypes import PARTS

_BITS = {"f16": 16, "f32": 32, "f64": 64}


def joined(dtype: str, re: int, im: int) -> int:
    """The bits of an element, from those of its parts."""
    return re | im << _BITS[PARTS[dtype]]


def parted(dtype: str, bits: int) -> tuple[int, int]:
    """The bits of the parts of an element."""
    width = _BITS[PARTS[dtype]]
    return bits & ((1 << width) - 1), bits >> width
