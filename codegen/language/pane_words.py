"""Words that make one element of those that a map shows at a point: means, greatest elements and where they are."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.language.expression import Call, Expr, Name

MEAN, GREATEST, POSITION = "mean", "max", "argmax"
PANE_WORDS = (MEAN, GREATEST, POSITION)


@dataclass(frozen=True)
class PaneWord:
    """What an output has of the panes of a part."""

    word: str  # of PANE_WORDS
    source: str


def pane_word(expr: Expr) -> PaneWord | None:
    """What a formula says; None if it has another form."""
    if not isinstance(expr, Call) or expr.word not in PANE_WORDS or expr.over is not None or len(expr.args) != 1:
        return None
    (arg,) = expr.args
    return PaneWord(expr.word, arg.name) if isinstance(arg, Name) else None
