"""Diagnostics: the error messages about specs. Nothing else prints an error.

    spec/activation/leaky_relu.yaml:18:37: error: formula names 'negativeSlop', ... [unknown-name]
     18 |   out: where(self > 0, self, self * negativeSlop)
        |                                     ^~~~~~~~~~~~
        = hint: did you mean 'negativeSlope'? a formula may use self, negativeSlope

If two places disagree, the second follows as a note with its own source line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from codegen.language.place import Span

Sources = Mapping[str, Sequence[str]]

WIDEST = 300  # characters of a line on the screen
EXCERPT = 200  # characters shown of a spec's line


@dataclass(frozen=True)
class Note:
    """A second place that the mistake involves."""

    message: str
    span: Span


@dataclass(frozen=True)
class Diagnostic:
    """One mistake: a short stable code, one sentence, and the span of the smallest text that is wrong."""

    code: str
    message: str
    span: Span
    hint: str | None = None
    notes: tuple[Note, ...] = ()

    def render(self, sources: Sources) -> str:
        """The text for the screen, without a final newline; `sources` has the lines of each file."""
        lines = [f"{_place(self.span)}: error: {self.message} [{self.code}]"]
        lines += _excerpt(self.span, sources)
        for note in self.notes:
            lines.append(f"{_place(note.span)}: note: {note.message}")
            lines += _excerpt(note.span, sources)
        if self.hint is not None:
            lines.append(f"    = hint: {self.hint}")
        return "\n".join(_shown(line) for line in lines)


class Refused(Exception):
    """Raised when specs have mistakes. Its text is every diagnostic, ready to print."""

    def __init__(self, diagnostics: Iterable[Diagnostic], sources: Sources) -> None:
        once = dict.fromkeys(diagnostics)
        self.diagnostics = tuple(
            sorted(once, key=lambda d: (d.span.file, d.span.line, d.span.column, d.code))
        )
        self.sources = dict(sources)
        super().__init__("\n".join(d.render(self.sources) for d in self.diagnostics))


class Report:
    """Collects the diagnostics of one run of the front end."""

    def __init__(self) -> None:
        self.diagnostics: list[Diagnostic] = []
        self.sources: dict[str, Sequence[str]] = {}

    def error(
        self, code: str, message: str, span: Span, hint: str | None = None, *notes: Note
    ) -> None:
        self.diagnostics.append(Diagnostic(code, message, span, hint, notes))

    def count(self, file: str) -> int:
        """How many mistakes were reported so far in one file."""
        return sum(d.span.file == file for d in self.diagnostics)


def nearest(wrong: str, known: Iterable[str]) -> str | None:
    """The known name most similar to `wrong`, if one is similar."""
    return next(iter(get_close_matches(wrong, list(known), n=1, cutoff=0.6)), None)


def did_you_mean(wrong: str, known: Iterable[str], rule: str | None = None) -> str | None:
    """A hint: the known name most similar to `wrong`, if one is similar, followed by `rule`."""
    near = nearest(wrong, known)
    if near is None:
        return rule
    guess = f"did you mean '{near}'?"
    return f"{guess} {rule}" if rule else guess


def listed(names: Iterable[str]) -> str:
    """`a, b, c` for a sentence; `nothing` if there are no names."""
    return ", ".join(names) or "nothing"


def _shown(line: str) -> str:
    """A line for a terminal: unprintable characters escaped, the middle of a long line left out."""
    plain = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in line)
    return plain if len(plain) <= WIDEST else f"{plain[: WIDEST - 60]} ... {plain[-60:]}"


def _place(span: Span) -> str:
    return f"{span.file}:{span.line}:{span.column}"


def _excerpt(span: Span, sources: Sources) -> list[str]:
    """The line of a span with marks below it; of a long line, the part around the span."""
    lines = sources.get(span.file, ())
    if not 1 <= span.line <= len(lines):
        return []
    line, column, end = lines[span.line - 1], span.column, span.end
    if len(line) > EXCERPT:
        left = max(0, column - 1 - EXCERPT // 4)
        before, after = "..." if left else "", "..." if len(line) > left + EXCERPT else ""
        line = f"{before}{line[left : left + EXCERPT]}{after}"
        column, end = column - left + len(before), min(end - left, EXCERPT + 1) + len(before)
    marks = "^" + "~" * max(0, end - column - 1)
    return [f"{span.line:>3} | {line}".rstrip(), f"    | {' ' * (column - 1)}{marks}"]
