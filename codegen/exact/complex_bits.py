"""Complex dtypes: their elements as bits, the real part below the imaginary one, and what a formula for them
means for real numbers."""

from __future__ import annotations

from codegen.language.dtypes import FLOATS, PARTS


def joined(dtype: str, re: int, im: int) -> int:
    """The bits of an element, from those of its parts."""
    return re | im << FLOATS[PARTS[dtype]].bits


def parted(dtype: str, bits: int) -> tuple[int, int]:
    """The bits of the parts of an element."""
    width = FLOATS[PARTS[dtype]].bits
    return bits & ((1 << width) - 1), bits >> width
