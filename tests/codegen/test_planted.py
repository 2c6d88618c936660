"""Every check that operators have to pass is shown to catch a planted mistake."""

from __future__ import annotations

import re

from c_tools import ROOT


def test_every_check_runs_and_has_a_duty() -> None:
    declared = set(re.findall(r"^suite_check (check_\w+);", (ROOT / "tests/suite/suite.h").read_text(), re.M))
    duties = (ROOT / "tests/suite/support_test.c").read_text().split("duties[] = {")[1].split("\n};")[0]
    caught = set(re.findall(r"\b(check_\w+),\s*\{MISTAKE_", duties))
    assert declared == caught
    table = (ROOT / "tests/operators/operators_test.c").read_text().split("checks[] = {")[1].split("\n};")[0]
    assert declared == set(re.findall(r"\bcheck_\w+", table))
