"""Every spec of spec/recipes.md is accepted, and makes all the files of an operator."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from codegen.language.expression import snake
from codegen.load import load

ROOT = Path(__file__).resolve().parents[2]


def recipes() -> list[tuple[str, str]]:
    """Name and text of each spec on the page."""
    page = (ROOT / "spec/recipes.md").read_text("utf-8")
    found = re.findall(r"^```yaml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return [(match.group(1), text) for text in found if (match := re.search(r"^op: (\w+)$", text, re.MULTILINE))]


def test_recipes_are_accepted(tmp_path: Path) -> None:
    for common in ("dtypes.yaml", "products.yaml"):
        shutil.copy(ROOT / "spec" / common, tmp_path / common)
    (tmp_path / "recipes").mkdir()
    for name, text in recipes():
        (tmp_path / "recipes" / f"{snake(name)}.yaml").write_text(text, "utf-8")
    _, operators = load(tmp_path)
    assert sorted(op.name for op in operators) == sorted(name for name, _ in recipes())
    assert len(operators) >= 8
