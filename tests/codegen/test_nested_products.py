"""A product that f64 cannot hold where its formula has a value is refused; others are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from codegen.language.diagnostic import Refused
from codegen.load import load
from library import SPEC

TEXT = """# Nest: products of two tensors and a scalar.
op: Nest

params:
  self:  {{in: T}}
  other: {{in: T}}
  scale: {{scalar: T}}
  out:   {{out: T}}

types:
  T:
    ascend910b: [{dtypes}]

space: broadcast(self, other)

formula:
  out: "{formula}"

accuracy:
  out: 2 ulp

examples:
  - {{self: [0], other: [0], scale: 0, out: [0]}}
"""


def accepted(tmp_path: Path, formula: str, dtypes: str) -> bool:
    (tmp_path / "nest").mkdir()
    for common in ("dtypes.yaml", "products.yaml"):
        (tmp_path / common).write_text((SPEC / common).read_text("utf-8"), "utf-8")
    (tmp_path / "nest" / "nest.yaml").write_text(TEXT.format(formula=formula, dtypes=dtypes), "utf-8")
    try:
        load(tmp_path)
    except Refused as refused:
        assert str(refused).count("error:") == 1 and "[nested-product]" in str(refused)
        assert "= hint: multiply inside of the choice" in str(refused)
        return False
    return True


@pytest.mark.parametrize(
    ("formula", "dtypes", "right"),
    [
        ("where(self > scale, self * self, 0) * other", "f32, f64", False),
        ("where(self > scale, self * self, 0) * other", "f32, f16", True),  # computed again in f64
        ("where(self > scale, self * self * other, 0 * other)", "f32, f64", True),  # the remedy
        ("where(self > scale, self * scale, 0) * other", "f32, f64", True),  # a scalar is no tensor
        ("where(self > scale, self * self, 0) * scale + 0 * other", "f32, f64", True),
        ("other * -max(abs(self * other), scale)", "f32, f64", False),
        ("self * other * scale", "f32, f64", True),
        ("where(self > scale, self * self, 0) + 0 * other", "f32, f64", True),
    ],
)
def test_nested_products(tmp_path: Path, formula: str, dtypes: str, right: bool) -> None:
    assert accepted(tmp_path, formula, dtypes) == right
