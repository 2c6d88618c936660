"""Wraps prose, comments and columns as clang-format would leave them."""

from __future__ import annotations

import textwrap
from typing import Sequence

WIDTH = 100


def wrap(text: str, first: str, rest: str, width: int = WIDTH) -> list[str]:
    """The lines of a text wrapped to `width`; `first` starts the first line, `rest` the others."""
    return textwrap.wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )


def table_columns(values: Sequence[str], prefix: str, suffix: str) -> list[str]:
    """A long list of short values in braces, in aligned columns."""
    line = prefix + ", ".join(values) + suffix
    if len(line) < WIDTH:
        return [line]
    room = WIDTH - len(prefix)
    items = [value + "," for value in values[:-1]] + [values[-1]]
    columns = [[max(len(item) for item in items[c::count]) for c in range(count)] for count in range(1, len(items))]
    fitting = [widths for widths in columns if sum(widths) + len(widths) - 1 <= room]
    # As few columns as the least number of lines leaves; a value that is too wide stands in one column.
    least = min((_lines(items, widths) for widths in fitting), default=len(items))
    widths = next((w for w in fitting if _lines(items, w) == least), [max(len(item) for item in items)])
    rows = [items[r : r + len(widths)] for r in range(0, len(items), len(widths))]
    out: list[str] = []
    for number, row in enumerate(rows):
        text = " ".join(item.ljust(width) for item, width in zip(row, widths)).rstrip()
        out.append((prefix if number == 0 else " " * len(prefix)) + text)
    return out[:-1] + [out[-1] + suffix]


def _lines(items: Sequence[str], widths: Sequence[int]) -> int:
    return -(-len(items) // len(widths))


def comment(text: str, indent: int = 0) -> list[str]:
    """A text as a C comment on lines of its own."""
    pad = " " * indent
    lines = wrap(f"{text}\0*/", f"{pad}/* ", f"{pad} * ")  # its end does not stand alone
    return [*lines[:-1], lines[-1].replace("\0", " ")]
