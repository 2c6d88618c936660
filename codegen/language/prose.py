"""Prose in a spec, which becomes comments and strings in C, and pages."""

from __future__ import annotations

import re

from codegen.language.diagnostic import Report
from codegen.language.place import Span
from codegen.language.tree import Scalar

LONGEST = 2000  # characters; C17 guarantees string literals of 4,095

_COMMENT = re.compile(r"\*/|/\*")
_HTML = re.compile(r"<[A-Za-z/!?][^\s>]*>?")
_CODE = re.compile(r"`[^`]*`")


def check_prose(text: Scalar, report: Report) -> None:
    """Reports text that would end a C comment or act as markup on a page."""
    for pattern, code, what, hint in (
        (_COMMENT, "comment", "would end or begin a comment in C", "write it in words"),
        (_HTML, "html", "would be HTML on the operator's page", "put it between backquotes, or a space behind '<'"),
    ):
        plain = text.text if code == "comment" else _CODE.sub(_blank, text.text)
        found = pattern.search(plain)
        if found is not None:
            place = _place(text, found.group())
            report.error(code, f"'{found.group()}' {what}", place, hint)
    if len(text.text) > LONGEST:
        message = f"the text has {len(text.text):,} characters, more than {LONGEST:,}"
        report.error("long-text", message, text.span)


def _blank(code: re.Match[str]) -> str:
    return " " * len(code.group())


def _place(text: Scalar, piece: str) -> Span:
    """The span of a piece of a text; that of the whole text if the file does not contain the piece literally."""
    for number, line in enumerate(text.raw.split("\n")):
        at = line.find(piece)
        if at >= 0:
            column = at + 1 + (text.column - 1 if number == 0 else 0)
            return Span(text.span.file, text.line + number, column, column + len(piece))
    return text.span
