"""The statements of a step of a kernel that reduces: pointers, locals and calls. `printer` makes them C text."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Union


class Place(Enum):
    """Where a step finds what a pointer points at."""

    INPUT = "ins"
    OUTPUT = "outs"
    KEPT = "panel->kept"
    LANES = "panel->lanes"  # the accumulators
    VALUES = "panel->values"  # of all results of the panel


@dataclass(frozen=True)
class Pointer:
    """A pointer to array `index` of a place: to line y, or with `plane` to plane p. `steps` is its number among all
    operands, of an operand; `moves`: later statements advance it."""

    name: str
    element: str
    place: Place
    index: int
    reads: bool = False
    steps: int = 0
    plane: bool = False
    moves: bool = False


@dataclass(frozen=True)
class Stride:
    """The elements from one line of operand number `steps`, or of kept terms, to the next: the local `<pointer>_step`."""

    pointer: str
    steps: int | None = None


@dataclass(frozen=True)
class Advance:
    """Moves a pointer to the line after those that were taken at once."""

    pointer: str


@dataclass(frozen=True)
class Flag:
    """A local that says whether a bit of the panel's field is set."""

    name: str
    field: str
    bit: int


@dataclass(frozen=True)
class Unused:
    """A parameter that a step does not read."""

    name: str


@dataclass(frozen=True)
class Attrs:
    """The struct in which the scalars of an operator come."""

    struct: str


@dataclass(frozen=True)
class Scalar:
    """A scalar in all lanes of a vector; `made` is the word that converts it."""

    name: str
    vector: str
    field: str
    made: str


@dataclass(frozen=True)
class Local:
    """A local, an element of one that is an array, or a part of either."""

    name: str
    part: str = ""
    element: str = ""


@dataclass(frozen=True)
class Address:
    """The address of a local."""

    of: Local


@dataclass(frozen=True)
class At:
    """The address of an element behind a pointer; with `line` of the line j that is taken at once."""

    pointer: str
    element: str = "x"
    line: bool = False


@dataclass(frozen=True)
class First:
    """The element that a pointer points at."""

    pointer: str


@dataclass(frozen=True)
class Choice:
    """One of two values, by a flag."""

    flag: str
    then: "Argument"
    other: "Argument"


@dataclass(frozen=True)
class Invoke:
    """A call of a C word, or of a function of the kernel."""

    name: str
    args: tuple["Argument", ...]


@dataclass(frozen=True)
class LineNumber:
    """The number of a line among all that the accumulators take: `first` is that of line 0 of the panel."""

    first: str
    line: str


Argument = Union[Local, Address, At, First, Choice, Invoke, LineNumber]


@dataclass(frozen=True)
class Declare:
    """The declaration of a local, or of an array of `count`."""

    kind: str
    name: str
    count: str = ""


@dataclass(frozen=True)
class Define:
    """The definition of a local."""

    kind: str
    name: str
    value: Argument
    changes: bool = False  # later statements change it


@dataclass(frozen=True)
class Assign:
    """A new value of a local that was declared."""

    to: Local
    value: Argument


@dataclass(frozen=True)
class Do:
    """A call for its effect."""

    call: Invoke


Statement = Union[Pointer, Stride, Advance, Flag, Unused, Attrs, Scalar, Declare, Define, Assign, Do]


def once(statements: list[Statement]) -> list[Statement]:
    """The statements, without those that stand there before."""
    return list(dict.fromkeys(statements))
