"""Tables in Markdown."""

from __future__ import annotations

from collections.abc import Iterable

_WIDEST = 60  # a column with a longer cell is not aligned, to avoid long runs of blanks


def table(header: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """A table; columns of short cells are aligned."""
    lines = [list(header), *(list(row) for row in rows)]
    lines = [[cell.replace("|", "\\|") for cell in line] for line in lines]
    widths = [max(len(line[c]) for line in lines) for c in range(len(lines[0]))]
    widths = [width if width <= _WIDEST else 0 for width in widths]
    text = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths)) + " |"
        for line in lines
    ]
    return [text[0], "|" + "|".join("-" * max(width + 2, 3) for width in widths) + "|", *text[1:]]
