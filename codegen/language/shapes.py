"""Shapes of tensors that formulas split or reduce."""

from __future__ import annotations

from collections.abc import Sequence


def space_without(shape: Sequence[int], axis: int) -> tuple[int, ...]:
    """The shape of a space without an axis; a shape of rank 0 stays as it is."""
    at = axis % len(shape) if shape else 0
    return (*shape[:at], *shape[at + 1 :])
