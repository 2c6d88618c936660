"""The table of fast forms that round correctly: every row belongs to an output, and the generator uses it."""

from __future__ import annotations

import sys

import pytest

from c_tools import ROOT
from codegen.algebra.meaning import Meanings
from codegen.kernel import lowering
from codegen.kernel.decided import TABLE, Decision, decisions
from codegen.kernel.ir import Fallback
from codegen.load import load

sys.path.insert(0, str(ROOT / "tests" / "accuracy"))
import shorten  # noqa: E402


def test_rows_are_of_outputs() -> None:
    assert decisions().keys() <= {candidate.row for candidate in shorten.candidates()}


def test_the_table_is_what_its_program_writes() -> None:
    keys = {candidate.row: candidate.key for candidate in shorten.candidates()}
    found = {keys[row]: decision for row, decision in decisions().items()}
    lines = [f"{c.row}: {shorten.written(found[c.key])}" for c in shorten.candidates() if c.key in found]
    assert TABLE.read_text(encoding="utf-8").splitlines() == lines


def test_without_its_row_a_form_looks_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    facts, operators = load(ROOT / "spec")
    op = next(op for op in operators if op.name == "Tanh" or op.name == "Gelu")
    with_row = [r.function for k in lowering.lower(Meanings(op), facts) if k.dtype == "f16" for r in k.results]
    monkeypatch.setattr(lowering, "decisions", dict[str, Decision])
    without = [r.function for k in lowering.lower(Meanings(op), facts) if k.dtype == "f16" for r in k.results]
    looks = [[any(isinstance(s, Fallback) for s in f.body) for f in functions] for functions in (with_row, without)]
    assert looks == [[False] * len(with_row), [True] * len(without)]
