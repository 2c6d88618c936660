"""The headers of aclnnop/ say what the pages say: shapes, every check with its status, bounds, views and notes."""

from __future__ import annotations

import re

import pytest

from codegen.call.check_list import checks_of
from codegen.call.entry import Entry, entries_of
from codegen.emit.described import VIEWS, bounds_text, plain, refusals, shape_text
from codegen.language.operator import Operator
from codegen.language.status import NUMBERS
from library import facts, generated, named, operators


def header(entry: Entry) -> str:
    """The text of an entry point's header without line breaks and the marks of its comments."""
    lines = generated()[f"include/aclnnop/{entry.header}"].splitlines()
    return " ".join(" ".join(line.removeprefix(" *").split()) for line in lines)


def of_entry(entry: Entry) -> str:
    """The comment above an entry point's first phase."""
    return header(entry).split(f"aclnn{entry.name}GetWorkspaceSize(")[0].split("/* ")[-1]


def spaced(text: str) -> str:
    return " ".join(plain(text).split())


@pytest.mark.parametrize("op", operators(), ids=lambda op: op.name)
def test_header_says_what_the_page_says(op: Operator) -> None:
    for entry in entries_of(op, facts()):
        said = of_entry(entry)
        for what, status in refusals(entry):
            assert f"{status} {spaced(what)}" in said
        for argument in entry.tensors:
            assert spaced(shape_text(entry, argument)) in said
        assert VIEWS in said
        if not entry.beside:
            for name, bound, means in bounds_text(op):
                assert f"{name} {bound}; {means}" in said
            for note in op.notes:
                assert f"- {spaced(note)}" in said.replace("`", "")
        else:
            assert f"Accuracy and notes are those of aclnn{op.name}." in said


@pytest.mark.parametrize("op", operators(), ids=lambda op: op.name)
def test_refusals_are_all_checks_in_order(op: Operator) -> None:
    """Split up again, the sentences are the checks."""
    for entry in entries_of(op, facts()):
        again = []
        for what, status in refusals(entry):
            joined = re.match(r"((?:`\w+`(?:, | or )?)+)(?= )", what)
            names = re.findall(r"`\w+`", joined[1]) if joined else [""]
            again += [(name + (what[joined.end() :] if joined else what), status) for name in names]
        assert again == [(check.fails, NUMBERS[check.status]) for check in checks_of(entry)]


def test_checks_for_the_same_thing_are_one_sentence() -> None:
    (entry, *_) = entries_of(named("LeakyRelu"), facts())
    assert list(refusals(entry)) == [
        ("`self`, `negativeSlope` or `out` is null", 161001),
        ("`self` or `negativeSlope` has a dtype that is not listed for it", 161002),
        ("`out` does not have the dtype of `self`", 161002),
        ("`self` or `out` has a rank above 8", 161002),
        ("`out` does not have the shape of `self`", 161002),
    ]
