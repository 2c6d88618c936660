"""The operands of a kernel: pointers, outputs with their functions, and the names that they have in C."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.kernel.ir import Function
from codegen.language.expression import snake
from codegen.language.params import Param


@dataclass(frozen=True)
class Span:
    """A pointer of a kernel: C name, C element type, load and store suffix, operand index."""

    name: str
    element: str
    suffix: str
    index: int


@dataclass(frozen=True)
class Output:
    """One output of one kernel, lowered."""

    param: Param
    function: Function
    kind: str  # word, kept (a word whose nan is canonical), multiple (multiple.h) or term (of a sum: sum_step.py)
    uses: tuple[str, ...]  # parameter names, in the order of the function's parameters
    multiplier: str = ""  # of multiples: the scalar


# Names that the text of a kernel uses itself.
_TAKEN = {
    "i", "n", "a", "s", "scalars", "count", "ins", "outs", "attrs", "past",
    "panel", "own", "p", "y", "x", "j", "k", "lines", "width",
}  # fmt: skip


def local(name: str) -> str:
    """What a parameter is called inside a kernel."""
    word = snake(name)
    return f"{word}_" if word in _TAKEN else word
