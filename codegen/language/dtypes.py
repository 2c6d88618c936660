"""The dtypes that formulas are computed in: floats, integers and complex numbers."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

FLOATS = ("f32", "f64", "f16", "bf16")

# Bits, and whether there is a sign.
INTEGERS: Mapping[str, tuple[int, bool]] = {
    "i8": (8, True), "i16": (16, True), "i32": (32, True), "i64": (64, True),
    "u8": (8, False), "u16": (16, False), "u32": (32, False), "u64": (64, False),
}  # fmt: skip

# Complex dtypes, and the dtype of their parts.
PARTS: Mapping[str, str] = {"c32": "f16", "c64": "f32", "c128": "f64"}


def holds(dtype: str, value: Fraction | float) -> bool:
    """Whether a dtype has a number."""
    bits, signed = INTEGERS[dtype]
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    return isinstance(value, Fraction) and value.denominator == 1 and low <= value <= high
