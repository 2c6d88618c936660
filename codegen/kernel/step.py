"""The statements of a step of a kernel that reduces: pointers, locals and calls. `printer` makes them C text."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Union


class Place(Enum):
    """Where a step finds what a pointer points at."""

    INPUT = "ins"  # of the line
    OUTPUT = "outs"
    KEPT = "panel->kept"
    LANES = "panel->lanes"  # the accumulators of the line
    VALUES = "panel->values"  # of all results of the panel


@dataclass(frozen=True)
class Pointer:
    """A pointer to array `index` of a place; `steps` is its number among all operands, of an operand."""

    name: str
    element: str
    place: Place
    index: int
    reads: bool = False
    steps: int = 0


@dataclass(frozen=True)
class Attrs:
    """The struct in which the scalars of an operator come."""

    struct: str


@dataclass(frozen=True)
class Scalar:
    """A scalar in all lanes of a vector."""

    name: str
    vector: str
    field: str


@dataclass(frozen=True)
class Local:
    """A local, or a part of one."""

    name: str
    part: str = ""


@dataclass(frozen=True)
class Address:
    """The address of a local."""

    name: str


@dataclass(frozen=True)
class At:
    """The address of element x behind a pointer."""

    pointer: str


@dataclass(frozen=True)
class Invoke:
    """A call of a C word, or of a function of the kernel."""

    name: str
    args: tuple["Argument", ...]


Argument = Union[Local, Address, At, Invoke]


@dataclass(frozen=True)
class Define:
    """The definition of a local."""

    kind: str
    name: str
    value: Argument
    changes: bool = False  # later statements change it


@dataclass(frozen=True)
class Do:
    """A call for its effect."""

    call: Invoke


Statement = Union[Pointer, Attrs, Scalar, Define, Do]


def once(statements: list[Statement]) -> list[Statement]:
    """The statements, without those that stand there before."""
    return list(dict.fromkeys(statements))
