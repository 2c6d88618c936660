"""The operands of a kernel: pointers, outputs with their functions, and their names in C."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.kernel.ir import Function
from codegen.language.expression import snake
from codegen.language.params import Param


@dataclass(frozen=True)
class Span:
    """A pointer of a kernel: its C name, C element type, suffix of loads and stores, and operand index."""

    name: str
    element: str
    suffix: str
    index: int


@dataclass(frozen=True)
class Output:
    """One output of a kernel with its function."""

    param: Param
    function: Function
    kind: str  # word, kept (a word whose nan is canonical), multiple (multiple.h) or term (of a sum: sum_step.py)
    uses: tuple[str, ...]  # the operator's parameters, in the order of the function's
    multiplier: str = ""  # for the kind multiple: the scalar
    slot: int = 0  # of a value of a row: its array


# Names that the C text of kernels uses already.
_TAKEN = {
    "i", "n", "a", "s", "scalars", "count", "ins", "outs", "attrs", "past",
    "panel", "shared", "own", "p", "y", "x", "j", "k", "lines", "width", "fresh",
}  # fmt: skip


def local(name: str) -> str:
    """The C name of a parameter inside a kernel."""
    word = snake(name)
    return f"{word}_" if word in _TAKEN else word
