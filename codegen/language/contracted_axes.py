"""Axes of tensors that are contracted: names, groups, runs of axes, and what windows see of them.
"""

from __future__ import annotations

from dataclasses import dataclass

BATCH = "..."  # any number of axes in front, broadcast together
RUN = "..."  # behind a name: one to three axes, as many of each such name
RUN_MOST = 3
GROUPED = "/"  # between an axis and the integer that says how many of its indices are a group
WINDOWS = {"windows": 3, "spread": 4}  # what sees an axis, with the number of its arguments behind two names
PLANNED = 3  # arguments of these that say where elements lie; those behind them count positions


@dataclass(frozen=True)
class Axis:
    """An axis of a tensor whose summed axes are joined.

    A name; "1" or another digit, an axis of that extent; two names, the axis of `groups*c`, which is so many groups of the other; or what a
    word sees of an axis at each position and each tap: windows(p..., q..., stride, padding, dilation).
    """

    text: str
    names: tuple[str, ...]
    word: str = ""  # of WINDOWS
    args: tuple[str, ...] = ()

    @property
    def run(self) -> bool:
        """Whether it is one to three axes."""
        return any(name.endswith(RUN) for name in self.names)


def axis_of(text: str) -> Axis:
    """An axis as the formula or the space has it."""
    word, _, rest = text.partition("(")
    if rest:
        parts = [part.strip() for part in rest[:-1].split(",")]
        return Axis(text, tuple(parts[:2]), word, tuple(parts[2:]))
    return Axis(text, () if text.isdecimal() else tuple(text.split("*")))


def without_mark(axis: str) -> str:
    """The name of an axis that a tensor may lack."""
    return axis.removesuffix("?")
