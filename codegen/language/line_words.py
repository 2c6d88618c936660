"""Words along a line: running sums, products and extremes, and elements in their order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from codegen.language.expression import Call, Expr, Name

# How a word runs along a line: the key in front of the axis, and what it takes at a point or begins with.
UPTO, BEFORE, FROM, AFTER, ALONG, DESCENDING = "upto", "before", "from", "after", "along", "descending"
WAYS: Mapping[str, str] = MappingProxyType({
    UPTO: "of the points of its line up to its own",
    BEFORE: "of the points of its line before its own",
    FROM: "of the points of its line from its own on",
    AFTER: "of the points of its line after its own",
    ALONG: "of its line, the least first",
    DESCENDING: "of its line, the greatest first",
})  # fmt: skip

# A word of all elements of a line, which is written as one of a row, prod(x, over: dim), and found along lines.
OVER = "over"
TOTALS = ("prod",)

_EITHER_END, _FROM_FRONT, _ORDERS = (UPTO, BEFORE, FROM, AFTER), (UPTO,), (ALONG, DESCENDING)

# The ways of each word.
LINE_WORDS: Mapping[str, tuple[str, ...]] = MappingProxyType({
    "sum": _EITHER_END, "prod": _EITHER_END, "max": _FROM_FRONT, "min": _FROM_FRONT, "argmax": _FROM_FRONT, "argmin": _FROM_FRONT,
    "sorted": _ORDERS, "argsort": _ORDERS,
})  # fmt: skip

# Words of found_words that may be along an axis, and then take slices of all other axes.
SLICED = ("runs", "run_numbers", "run_lengths", "distinct", "distinct_numbers", "distinct_counts")

SUMS = ("sum", "prod")  # words whose results are rounded
ORDERS = ("sorted", "argsort")  # words that no row as a whole has

# The word that finds the elements whose positions another one finds.
POSITIONS_OF: Mapping[str, str] = MappingProxyType({"argmax": "max", "argmin": "min", "argsort": "sorted"})


@dataclass(frozen=True)
class LineWord:
    """What an output has of the lines of an input."""

    word: str  # of LINE_WORDS
    way: str  # of WAYS, or OVER
    source: str
    axis: str

    @property
    def of_values(self) -> str:
        """The word for elements: max of argmax."""
        return POSITIONS_OF.get(self.word, self.word)


def line_word(expr: Expr) -> LineWord | None:
    """What a formula says; None if it has another form."""
    if not isinstance(expr, Call) or not _runs(expr) or expr.over is None or len(expr.args) != 1:
        return None
    (arg,) = expr.args
    return LineWord(expr.word, expr.by or OVER, arg.name, expr.over) if isinstance(arg, Name) else None


def _runs(expr: Call) -> bool:
    """Whether a word runs along lines, or takes all of their elements."""
    return expr.by is not None and expr.word not in SLICED or expr.over is not None and expr.word in TOTALS


def along_lines(expr: Expr) -> bool:
    """Whether some word in an expression runs along lines."""
    return isinstance(expr, Call) and (_runs(expr) or any(map(along_lines, expr.args)))
