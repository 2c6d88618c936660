"""The editors' schema accepts what the front end accepts, as far as a schema can. That it is up to date is the business of
test_drift.py."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from codegen.language.diagnostic import Refused, Report
from codegen.language.index_maps import INDEX_MAPS
from codegen.language.keys import KEYS
from codegen.language.read_facts import load_facts
from codegen.language.words import WORDS
from codegen.load import load_operator
from bad_specs import GOOD, bad_specs

ROOT = Path(__file__).parents[2]
_CHAPTERS = sorted({path.name for path in (ROOT / "spec").glob("*.md")} - {"README.md", "recipes.md"})
SCHEMA: dict[str, Any] = json.loads((ROOT / "generated/schema.json").read_text())
SPECS = sorted((ROOT / "spec").glob("*/*.yaml"))

# Mistakes that a schema can detect. All others depend on formulas, facts, or two places at once.
FORM = (
    "unknown_key unknown_param_key missing_key wrong_kind complex_dtype unknown_dtype duplicate_dtype "
    "empty_row unknown_product host_row unknown_rule no_role two_roles ignored_role ignored_default "
    "default_word usual_value c_type unknown_view "
    "rows_beyond rows_within rows_empty_word space_of_one bad_case accuracy operator_name not_a_mapping empty"
).split()


def plain(node: object) -> object:
    """A YAML value as JSON would have it: every key is a text."""
    if isinstance(node, dict):
        return {str(key): plain(value) for key, value in node.items()}
    return [plain(value) for value in node] if isinstance(node, list) else node


def valid(text: str) -> bool:
    checker = jsonschema.Draft202012Validator(SCHEMA)
    return bool(checker.is_valid(plain(yaml.safe_load(text))))


def test_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("path", SPECS, ids=lambda path: path.stem)
def test_every_spec_fits(path: Path) -> None:
    checker = jsonschema.Draft202012Validator(SCHEMA)
    errors = checker.iter_errors(plain(yaml.safe_load(path.read_text())))
    assert [f"{list(e.path)}: {e.message}" for e in errors] == []


@pytest.mark.parametrize("name", FORM)
def test_mistakes_of_form_are_seen(name: str) -> None:
    assert not valid(next(case.text for case in bad_specs() if case.name == name))


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_what_they_are_edits_of_fits(path: Path) -> None:
    assert valid(path.read_text())


def test_pages_name_every_word_and_key() -> None:
    readme = (ROOT / "spec/README.md").read_text()
    pages = "".join((ROOT / "spec" / name).read_text() for name in _CHAPTERS)
    words = [word.name for word in WORDS.values() if word.symbol is None]
    assert [name for name in words if not re.search(rf"`{name}[`(]", pages)] == []
    assert [key for key in KEYS if f"`{key}`" not in readme] == []
    assert [word for word in INDEX_MAPS if f"`{word}(" not in pages] == []


def test_the_language_has_one_page_that_leads_to_its_chapters() -> None:
    readme = (ROOT / "spec/README.md").read_text()
    assert len(readme.splitlines()) <= 120
    assert set(re.findall(r"\]\((\w+\.md)\)", readme)) == {*_CHAPTERS, "recipes.md"}
    for name in _CHAPTERS:
        page = (ROOT / "spec" / name).read_text()
        assert len(page.splitlines()) <= 150, f"{name} is more than a page"
        assert "[the language of specs](README.md)" in page, f"{name} does not lead back"


def test_readme_example_is_a_spec(tmp_path: Path) -> None:
    """The example of the language's page passes the front end and the schema."""
    readme = (ROOT / "spec/README.md").read_text()
    path = tmp_path / "scale.yaml"
    path.write_text(readme.partition("```yaml\n")[2].partition("```")[0])
    report = Report()
    facts = load_facts(ROOT / "spec", report)
    assert facts is not None
    load_operator(path, "scale.yaml", facts, report)
    assert str(Refused(report.diagnostics, report.sources)) == ""
    assert valid(path.read_text())
