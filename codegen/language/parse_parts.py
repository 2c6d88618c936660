"""The `views` of a tensor, which are its parts, and the cases that formulas and views share."""

from __future__ import annotations

import re
from collections.abc import Mapping

from codegen.language.diagnostic import Report, did_you_mean, listed
from codegen.language.expression import FIRST
from codegen.language.index_maps import INDEX_MAPS
from codegen.language.params import INDICES, LAID_BESIDE, LAID_READ, SPREAD, Laid, MapUse, Part, When
from codegen.language.tree import Entry, Map, Node, Scalar, kind

OTHERWISE = "otherwise"
_WHEN = re.compile(r"(\w+) is (-?\w+)")
_USE = re.compile(r"([a-z]\w*)\(\s*([^()]*?)\s*\)", re.ASCII)
_NAME = re.compile(r"[A-Za-z]\w*", re.ASCII)
# What an argument of a map may be, as a pattern, and what it is called where it is missing.
_ARGUMENTS = {
    "axis": (re.compile(r"[A-Za-z]\w*|-?[0-9]", re.ASCII), "AXIS"),
    "half": (re.compile("[01]"), "0"),
    "integer": (re.compile(r"[A-Za-z]\w*|-?[0-9]{1,18}", re.ASCII), "INTEGER"),
    "axes": (_NAME, "AXES"),
    "integers": (_NAME, "INTEGERS"),
    "positions": (_NAME, "INPUT"),
    "scalar": (re.compile(r"[A-Za-z]\w*|[01]", re.ASCII), "SCALAR"),  # every dtype has these numbers
}


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
    """The parts of a tensor: the two halves of one that is split, or one; none after an error."""
    if not isinstance(node, Map) or len(node.entries) not in (1, 2):
        message = f"'views' of '{name}' takes a mapping of one or two parts, not {kind(node)}"
        if isinstance(node, Map):
            message = f"'{name}' is split into two parts, not {len(node.entries)}"
        hint = "write a: half(dim, 0) and b: half(dim, 1) below 'views', or one other view"
        report.error("view", message, node.span, hint)
        return ()
    found = tuple(part for entry in node if (part := _part(entry, report)) is not None)
    return found if len(found) == len(node.entries) else ()


def parse_laid(name: str, node: Node | None, words: Mapping[str, tuple[str, ...]], report: Report) -> Laid | None:
    """How the tensors of a list lie in the one that formulas see; None where there is no list, and after an error."""
    if node is None:
        return None
    if words is LAID_READ and isinstance(node, Scalar) and node.text == INDICES:
        return Laid(INDICES, ())
    match = _USE.fullmatch(node.text) if isinstance(node, Scalar) else None
    args = tuple(arg.strip() for arg in match[2].split(",")) if match is not None else ()
    if match is not None and match[1] in words and len(args) == len(words[match[1]]) and all(_laid_by(match[1], arg) for arg in args):
        return Laid(match[1], args)
    forms_ = [f"{word}({', '.join(_ARGUMENTS[takes][1] for takes in of)})" for word, of in words.items() if word != SPREAD]
    forms_ += [f"{word}({FIRST})" for word in words if word in LAID_BESIDE]
    forms_ += [INDICES] if words is LAID_READ else []
    report.error("list", f"'{name}' is no list by {kind(node)}", node.span, f"a list is {listed(forms_)}")
    return None


def _laid_by(word: str, arg: str) -> bool:
    """Whether a list may lie along this: a parameter or the first axis, as the word has it."""
    return arg == FIRST and word in LAID_BESIDE or word != SPREAD and _NAME.fullmatch(arg) is not None


def _part(entry: Entry, report: Report) -> Part | None:
    """One view, or one for each case of the modes."""
    cases: list[tuple[When, MapUse]] = []
    if isinstance(entry.value, Map):
        if len(entry.value.entries) != 2:
            count = len(entry.value.entries)
            plural = "" if count == 1 else "s"
            message = f"'{entry.key.text}' has {count} case{plural}, and a view has two"
            hint = "a view is one, or a case of modes and otherwise"
            report.error("view", message, entry.value.span, hint)
            return None
        for case in entry.value:
            when, use = parse_when(case.key, report), parse_use(case.value, report)
            if when is None or use is None:
                return None
            cases.append((when, use))
    elif (use := parse_use(entry.value, report)) is not None:
        cases.append(((), use))
    return Part(entry.key.text, tuple(cases), entry.key.span) if cases else None


def forms() -> list[str]:
    """The maps as a spec writes them: half(AXIS, 0)."""
    return [_form(word) for word in INDEX_MAPS]


def _form(word: str) -> str:
    return f"{word}({', '.join(_ARGUMENTS[takes][1] for takes in INDEX_MAPS[word].takes)})"


def parse_use(node: Node, report: Report) -> MapUse | None:
    """A map with its arguments; None after an error."""
    match = _USE.fullmatch(node.text) if isinstance(node, Scalar) else None
    if match is not None and match[1] in INDEX_MAPS:
        args = tuple(arg.strip() for arg in match[2].split(","))
        takes = INDEX_MAPS[match[1]].takes
        if len(args) == len(takes) and all(_ARGUMENTS[t][0].fullmatch(a) for t, a in zip(takes, args)):
            return MapUse(match[1], args)
    word = node.text.partition("(")[0] if isinstance(node, Scalar) else ""
    rule = f"a part is {listed(forms())}"
    hint = f"it is written {_form(word)}" if word in INDEX_MAPS else did_you_mean(word, INDEX_MAPS, rule)
    report.error("view", f"there is no view {kind(node)} of a part", node.span, hint)
    return None
