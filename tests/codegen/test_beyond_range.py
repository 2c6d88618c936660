"""A formula of which a kernel cannot hold a part where the whole has a value is refused, with the numbers; others are not."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from codegen.kernel.beyond_range import beyond_range
from codegen.language.diagnostic import Refused
from codegen.load import Judges, load
import library

TEXT = """# Nest: a function of two tensors.
op: Nest

params:
  self:  {{in: T}}
  other: {{in: T}}
  out:   {{out: T}}

types:
  T:
    ascend910b: [{dtypes}]

space: broadcast(self, other)
{let}
formula:
  out: "{formula}"

accuracy:
  out: 2 ulp

examples:
  - {{self: [0], other: [0], out: [0]}}
"""


def nested_in(root: Path, formula: str, dtypes: str = "f32, f64") -> Path:
    """A folder of specs with one operator of this formula, in which `squared` is a part of its own."""
    let = "\nlet:\n  squared: self * self\n" if "squared" in formula else ""
    (root / "nest").mkdir()
    for common in ("dtypes.yaml", "products.yaml"):
        (root / common).write_text((library.SPEC / common).read_text("utf-8"), "utf-8")
    (root / "nest" / "nest.yaml").write_text(TEXT.format(formula=formula, dtypes=dtypes, let=let), "utf-8")
    return root


def said(root: Path, formula: str, dtypes: str = "f32, f64") -> str:
    """What is said of a formula; nothing if it is accepted."""
    try:
        load(nested_in(root, formula, dtypes), Judges(ranges=beyond_range))
    except Refused as refused:
        return str(refused)
    return ""


# The formula, and the part that leaves the range first.
LOST = {
    "where(self > 1, self * self, 0) * other": "self * self",
    "max(self * self, other) * other": "self * self",
    "self * self / other": "self * self",
    "abs(self * self) / other": "self * self",
    "self / (other * other)": "other * other",
    "(self * self + 1) / (self * self + 2) + 0 * other": "self * self",
    "sqrt(self * self + other * other)": "self * self",
    "log(self * self) + 0 * other": "self * self",
    "exp(self) / exp(other)": "exp(self)",
    "self * other / (self + other)": "self * other",
    "tanh(self * self) * other": "self * self",  # vanishes
    "-sqrt(3 * self) + 0 * other": "3 * self",
    "squared / other": "self * self",
    "(self + other) / 2": "self + other",
    "where(self > 0, 0, self * self) * other": "self * self",
}
HELD = (
    "where(self > 1, self * self * other, 0 * other)",  # the remedy
    "self * self * other",
    "exp(self) * other",
    "log(1 + exp(self)) + 0 * other",
    "1 / (1 / self + 1 / other)",
    "sqrt(self) * sqrt(other)",
    "exp(-self * self) * other",
    "self / 2 + other / 2",
)


@pytest.mark.parametrize("formula", LOST)
def test_what_leaves_the_range(tmp_path: Path, formula: str) -> None:
    text = said(tmp_path, formula, "f64")
    assert text.count("error:") == 1 and "[beyond-range]" in text
    assert f"'{LOST[formula]}' leaves the range of f64 at self = " in text
    assert f"^{'~' * (len(LOST[formula]) - 1)}" in text and "= hint: multiply inside of a choice" in text


@pytest.mark.parametrize("formula", HELD)
def test_what_stays(tmp_path: Path, formula: str) -> None:
    assert said(tmp_path, formula) == ""


@pytest.mark.parametrize("dtypes", ["f32, f16", "f64"])
@pytest.mark.parametrize("formula", ["self / (1 + abs(self)) * other", "exp(-self) / (1 + exp(-self)) * other"])
def test_limits_at_infinities(tmp_path: Path, formula: str, dtypes: str) -> None:
    """The remedy of the hint is accepted."""
    text = said(tmp_path, formula, dtypes)
    assert text.count("error:") == 1 and "[beyond-range]" in text
    if dtypes != "f64" or "exp" not in formula:  # in f64 it is refused for finite numbers already
        assert "is computed from infinities at self = " in text and "there, and computed as nan" in text
        assert "= hint: divide by what grows" in text


@pytest.mark.parametrize("formula", ["where(self < 0, -1, 1) / (1 + 1 / abs(self)) * other", "1 / (1 + exp(self)) * other"])
def test_limits_that_are_found(tmp_path: Path, formula: str) -> None:
    assert said(tmp_path, formula) == ""


def test_smaller_dtypes_have_f64_to_go_to(tmp_path: Path) -> None:
    assert said(tmp_path, next(iter(LOST)), "f32, f16, bf16") == ""


def test_the_numbers_are_those_of_the_kernel(tmp_path: Path) -> None:
    text = said(tmp_path, "sqrt(self * self + other * other)", "f64")
    assert "self = 4.15e+180, other = 9.31e-10; 'out' is 4.15e+180 there, and computed as inf [beyond-range]" in text


def test_the_library_stays_within_the_range() -> None:
    """In seconds; of the rare specs, the one whose faults are known does not."""
    begin = time.process_time()
    facts = library.facts()
    assert [op.name for op in (*library.operators(), *library.rare()) if beyond_range(op, facts)] == ["Faults"]
    assert time.process_time() - begin < 60
