"""Elements of complex dtypes as bits: the real part in the low half, the imaginary part in the high half."""

from __future__ import annotations

from codegen.language.dtypes import FLOATS, PARTS


def joined(dtype: str, re: int, im: int) -> int:
    """The bits of an element from those of its parts."""
    return re | im << FLOATS[PARTS[dtype]].bits


def parted(dtype: str, bits: int) -> tuple[int, int]:
    """The bits of the real and the imaginary part of an element."""
    width = FLOATS[PARTS[dtype]].bits
    return bits & ((1 << width) - 1), bits >> width
