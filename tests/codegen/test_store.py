"""The store of earlier runs' results: it affects only the time, and nothing in it is out of date."""

from __future__ import annotations

import pickle
import shutil
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from pathlib import Path

import pytest

from c_tools import ROOT
from codegen import build
from codegen.cache import Store, key_of, sources_of
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.load import load
from codegen.writer import render
from library import operators as of_library
from library import outputs

SPEC = Path(__file__).resolve().parent / "golden" / "spec"
TEMPLATES = ROOT / "templates"


@pytest.fixture(scope="module")
def library() -> tuple[Facts, list[Operator]]:
    """A few short operators."""
    facts, operators = load(SPEC)
    return facts, [op for op in operators if op.name in ("Fixed", "Ledger", "Other", "Square")]


def texts_of(
    library: tuple[Facts, list[Operator]], folder: Path | None, templates: Path = TEMPLATES
) -> dict[str, str]:
    return build.texts(*library, (), (), templates, Store(folder))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The operators whose files were made and not found in the store."""
    names: list[str] = []
    plain = build.of_operator

    def counted(op: Operator, *rest: object) -> object:
        names.append(op.name)
        return plain(op, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(build, "of_operator", counted)
    monkeypatch.setattr(build.os, "sched_getaffinity", lambda _: {0})  # type: ignore[attr-defined]
    return names


def test_the_texts_are_those_of_a_fresh_run(
    library: tuple[Facts, list[Operator]], tmp_path: Path
) -> None:
    expected = render(outputs(*library), TEMPLATES)
    assert texts_of(library, None) == expected
    assert texts_of(library, tmp_path / "store") == expected
    assert texts_of(library, tmp_path / "store") == expected


def test_only_what_changed_is_made(
    library: tuple[Facts, list[Operator]], tmp_path: Path, made: list[str]
) -> None:
    facts, operators = library
    texts_of(library, tmp_path)
    assert sorted(made) == sorted(op.name for op in operators)
    made.clear()
    changed = [replace(operators[0], notes=("new",)), *operators[1:]]
    texts = texts_of((facts, changed), tmp_path)
    assert made == [operators[0].name]
    assert texts == render(outputs(facts, changed), TEMPLATES)


def test_a_changed_template_makes_everything_anew(
    library: tuple[Facts, list[Operator]], tmp_path: Path, made: list[str]
) -> None:
    texts_of(library, tmp_path / "store")
    made.clear()
    templates = tmp_path / "templates"
    shutil.copytree(TEMPLATES, templates)
    with (templates / "page.md.j2").open("a") as page:
        page.write("The end.\n")
    texts = texts_of(library, tmp_path / "store", templates)
    assert len(made) == len(library[1])
    names = [f"docs/{op.family}/{op.snake}.md" for op in library[1]]
    pages = [texts[name] for name in names]
    assert all(text.endswith("The end.\n") for text in pages)


def test_a_damaged_file_counts_as_none(
    library: tuple[Facts, list[Operator]], tmp_path: Path
) -> None:
    expected = texts_of(library, tmp_path)
    for number, file in enumerate(sorted(tmp_path.iterdir())):
        file.write_bytes(b"" if number % 2 else file.read_bytes()[:100])
    assert texts_of(library, tmp_path) == expected


def test_a_folder_that_cannot_be_written(
    library: tuple[Facts, list[Operator]], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    assert texts_of(library, tmp_path / "file") == texts_of(library, None)


def test_the_store_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("codegen.cache.KEPT", 3)
    store = Store(tmp_path)
    for number in range(5):
        assert store.get(key_of(str(number)), lambda: [number]) == [number]
    store.thin_out()
    assert len(list(tmp_path.iterdir())) == 3


def test_operators_reach_other_processes() -> None:
    """Whatever was computed of them before."""
    for op in of_library():
        for name in dir(type(op)):
            if isinstance(getattr(type(op), name), cached_property):
                with suppress(AssertionError, StopIteration):  # what only some operators have
                    getattr(op, name)
        assert repr(pickle.loads(pickle.dumps(op))) == repr(op)


def test_a_key_tells_texts_apart() -> None:
    assert len({key_of("ab", "c"), key_of("a", "bc"), key_of("abc"), key_of("", "abc")}) == 4


def test_all_sources_are_found() -> None:
    code = (
        "import codegen.vectors.vector_text, sys; "
        "print(*(m.__file__ for n, m in sys.modules.items() if n.startswith('codegen.')))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = {Path(file).resolve() for file in run.stdout.split()}
    assert set(sources_of("vectors.vector_text")) == {path for path in loaded if path.name != "__init__.py"}
