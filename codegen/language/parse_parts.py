"""The views of a split tensor, and the syntax of cases, which formulas and views share."""

from __future__ import annotations

import re

from codegen.language.diagnostic import Report, did_you_mean, listed
from codegen.language.keys import CUTS
from codegen.language.params import Cut, Part, When
from codegen.language.tree import Entry, Map, Node, Scalar, kind

OTHERWISE = "otherwise"
_WHEN = re.compile(r"(\w+) is (-?\w+)")
_CUT = re.compile(r"(\w+)\(\s*([A-Za-z]\w*|-?[0-9])\s*,\s*([01])\s*\)")


def parse_when(key: Scalar, report: Report) -> When | None:
    """The modes and labels of a case; None after an error."""
    if key.text == OTHERWISE:
        return ()
    matches = [_WHEN.fullmatch(part.strip()) for part in key.text.split(" and ")]
    found = tuple((match[1], match[2]) for match in matches if match is not None)
    if len(found) == len(matches):
        return found
    hint = "a case is MODE is LABEL, several of these joined by 'and', or otherwise"
    report.error("case", f"'{key.text}' is not a case", key.span, hint)
    return None


def parse_parts(name: str, node: Node, report: Report) -> tuple[Part, ...]:
    """The two parts of a tensor; empty after an error."""
    if not isinstance(node, Map) or len(node.entries) != 2:
        message = f"'views' of '{name}' takes a mapping of two parts, not {kind(node)}"
        if isinstance(node, Map):
            message = f"'{name}' is split into two parts, not {len(node.entries)}"
        hint = "write a: half(dim, 0) and b: half(dim, 1) below 'views'"
        report.error("view", message, node.span, hint)
        return ()
    found = tuple(part for entry in node if (part := _part(entry, report)) is not None)
    return found if len(found) == 2 else ()


def _part(entry: Entry, report: Report) -> Part | None:
    """A part with one view, or one view for each case of the modes."""
    cases: list[tuple[When, Cut]] = []
    if isinstance(entry.value, Map):
        if len(entry.value.entries) != 2:
            count = len(entry.value.entries)
            plural = "" if count == 1 else "s"
            message = f"'{entry.key.text}' has {count} case{plural}, and a view has two"
            hint = "a view is one, or a case of flags and otherwise"
            report.error("view", message, entry.value.span, hint)
            return None
        for case in entry.value:
            when, cut = parse_when(case.key, report), _cut(case.value, report)
            if when is None or cut is None:
                return None
            cases.append((when, cut))
    elif (cut := _cut(entry.value, report)) is not None:
        cases.append(((), cut))
    return Part(entry.key.text, tuple(cases), entry.key.span) if cases else None


def _cut(node: Node, report: Report) -> Cut | None:
    match = _CUT.fullmatch(node.text) if isinstance(node, Scalar) else None
    if match is not None and match[1] in CUTS:
        return Cut(match[1], match[2], int(match[3]))
    rule = f"a part is {listed([f'{word}(AXIS, 0)' for word in CUTS])}, or the same with 1"
    word = node.text.partition("(")[0] if isinstance(node, Scalar) else ""
    hint = rule if word in CUTS else did_you_mean(word, CUTS, rule)
    report.error("view", f"there is no view {kind(node)} of a part", node.span, hint)
    return None
