"""Positions of text in a spec."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Span:
    """A piece of one line of a spec; line and columns count from 1, `end` is one past the last."""

    file: str
    line: int
    column: int
    end: int


NOWHERE = Span("", 0, 0, 0)
