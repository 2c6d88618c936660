"""Words that find something among all elements: how much there is, the elements decide when a call runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from codegen.language.expression import Call, Expr, Name, parts_of
from codegen.language.line_words import ALONG

FOUND = "found"  # the view of an output whose shape is the one found
LINES = "lines"  # of an input: sorted lines along its last axis, one for all points, or one for each row of them
LISTED = "listed"  # of an input: its elements in row-major order, whatever its shape

# What an argument of a word is: an element for each point, a truth value for each point, a list of elements, or sorted lines.
VALUES, TRUTHS, LIST, SORTED = "values", "truths", "list", "sorted"
VIEW_OF = MappingProxyType({LIST: LISTED, SORTED: LINES})  # the view that such an argument has, and no other input

# The room that an output has to give: a line with an element for each point, or a row or a column of indices for each; of
# runs one for the first of each, the number of that of each element, or the length of each.
LINE, ROWS, COLUMNS = "line", "rows", "columns"
FIRSTS, NUMBERED, LENGTHS = "firsts", "numbers", "lengths"


@dataclass(frozen=True)
class Form:
    """What a word takes and gives. `room` is None where the output has an element for each point. Of words that find runs
    `runs` is the one for the first of each: they stand together, and may be along an axis."""

    takes: tuple[str, ...]
    room: str | None = None
    positions: bool = False
    runs: str = ""


FOUND_WORDS: Mapping[str, Form] = MappingProxyType({
    "selected": Form((VALUES, TRUTHS), LINE),
    "places": Form((VALUES,), ROWS, True),
    "place_lines": Form((VALUES,), COLUMNS, True),
    "dealt": Form((LIST, TRUTHS, VALUES)),
    "searched": Form((VALUES, SORTED), None, True),
    "searched_behind": Form((VALUES, SORTED), None, True),
    "runs": Form((VALUES,), FIRSTS, False, "runs"),
    "run_numbers": Form((VALUES,), NUMBERED, True, "runs"),
    "run_lengths": Form((VALUES,), LENGTHS, True, "runs"),
    "distinct": Form((VALUES,), FIRSTS, False, "distinct"),
    "distinct_numbers": Form((VALUES,), NUMBERED, True, "distinct"),
    "distinct_counts": Form((VALUES,), LENGTHS, True, "distinct"),
})  # fmt: skip


@dataclass(frozen=True)
class FoundWord:
    """What the formula of an output says: a word and the inputs that it takes, and the axis that runs are along, if it is not
    all elements in their order."""

    word: str  # of FOUND_WORDS
    args: tuple[str, ...]
    axis: str | None = None

    @property
    def form(self) -> Form:
        return FOUND_WORDS[self.word]

    def argument(self, kind: str) -> str | None:
        """The input that the word takes as VALUES, TRUTHS or LIST."""
        return next((arg for takes, arg in zip(self.form.takes, self.args) if takes == kind), None)


def found_word(expr: Expr) -> FoundWord | None:
    """What a formula says; None if it has another form."""
    if not isinstance(expr, Call) or expr.word not in FOUND_WORDS:
        return None
    form = FOUND_WORDS[expr.word]
    names = tuple(arg.name for arg in expr.args if isinstance(arg, Name) and arg.axes is None)
    if expr.over is not None and not (form.runs and expr.by == ALONG) or not len(names) == len(expr.args) == len(form.takes):
        return None
    return FoundWord(expr.word, names, expr.over)


def finds(expr: Expr) -> bool:
    """Whether such a word stands somewhere in an expression."""
    return any(isinstance(part, Call) and part.word in FOUND_WORDS for part in parts_of(expr))
