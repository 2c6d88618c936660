"""The site is made without a network, each link on it leads somewhere, and the guide's pages say what is so."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD, ACLNN = Path(os.environ["BUILD"]), Path(os.environ["ACLNN"])
GUIDE = sorted((ROOT / "docs" / "guide").glob("*.md"))
LIMIT = 60  # seconds of processor time


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make", ROOT / "docs" / "site" / "make.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


make = loaded()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The finished site; it takes less than a minute of processor time."""
    out = tmp_path_factory.mktemp("site") / "out"
    before = os.times()
    command = [sys.executable, ROOT / "docs" / "site" / "make.py", BUILD, out]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    after = os.times()
    assert done.returncode == 0, done.stderr
    assert after.children_user + after.children_system - before.children_user - before.children_system < LIMIT
    return out


def test_every_page_is_there(site: Path) -> None:
    """Those of the guide and of every operator, with their pictures, as HTML that asks for nothing from elsewhere."""
    pages = {path.relative_to(site).with_suffix("").as_posix() for path in site.rglob("*.html")}
    assert {f"docs/guide/{path.stem}" for path in GUIDE} | {"index", "docs/guide/tutorials"} <= pages
    assert {f"docs/{path.stem}" for path in (ROOT / "docs").glob("*.md")} <= pages
    operators = list((ROOT / "generated" / "docs").glob("*/*.md"))
    assert len(operators) > 100
    assert {path.relative_to(ROOT).with_suffix("").as_posix() for path in operators} <= pages
    for path in site.rglob("*.html"):
        text = path.read_text("utf-8")
        assert not re.search(r'<(?:script|img|link)[^>]*(?:src|href)="https?:', text), path
    assert '["First steps", "docs/guide/first_steps.html"]' in (site / "titles.js").read_text("utf-8")


def test_tutorials_have_text_code_and_output(site: Path) -> None:
    text = (site / "docs" / "guide" / "tutorials.html").read_text("utf-8")
    for name in make.EXAMPLES:
        assert f'<h2 id="{name}">' in text
    assert "-2 -&gt; -0.2" in text  # what hello prints
    assert "<p>Ends the program with the library's sentence for a status other than 0.</p>" in text


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("nowhere.html", "index.html: nowhere.html leads nowhere"),
        ("docs/guide/cmake.html#nowhere", "index.html: docs/guide/cmake.html#nowhere leads to no place on a page"),
        ("#nowhere", "index.html: #nowhere leads to no place on a page"),
    ],
)
def test_broken_links_are_found(site: Path, link: str, said: str) -> None:
    index = site / "index.html"
    text = index.read_text("utf-8")
    try:
        index.write_text(text.replace("</main>", f'<a href="{link}">x</a></main>'), "utf-8")
        assert make.check(site) == [said]
    finally:
        index.write_text(text, "utf-8")
    assert make.check(site) == []


def test_links_in_code_are_none() -> None:
    text = "[a](b.md) `[c](d.md)`\n```\n[e](f.md)\n```\n<img src=\"g.svg\"> [h](https://i) [j](k.md#l)"
    assert make.links_of(text) == ["b.md", "g.svg", "https://i", "k.md#l"]
    assert [make.local(link) for link in make.links_of(text)] == ["b.md", "g.svg", None, "k.md"]


# --- what the guide says --------------------------------------------------------------------------


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def sessions() -> list[tuple[str, str]]:
    return [(path.stem, block) for path in GUIDE for block in blocks(path, "console")]


@pytest.mark.parametrize(("page", "block"), sessions(), ids=lambda text: text.split("\n")[0][:40])
def test_commands_print_what_the_guide_says(page: str, block: str, tmp_path: Path) -> None:
    """The rest of a block may be left out: it is a beginning of what is printed."""
    environment = os.environ | {"PATH": f"{ACLNN.parent}:{os.environ['PATH']}"}
    for piece in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, printed = piece.partition("\n")
        done = subprocess.run(command, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert (done.stdout + done.stderr).rstrip("\n") == printed.rstrip("\n"), page


@pytest.mark.skipif(not os.environ.get("PYTHON_PACKAGE"), reason="the Python package is not built")
def test_python_prints_what_the_guide_says(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": os.environ["PYTHON_PACKAGE"], "PYTHONDONTWRITEBYTECODE": "1"}
    page = ROOT / "docs" / "guide" / "first_steps.md"
    assert ">>>" in page.read_text("utf-8")
    (tmp_path / "page.txt").write_text("\n".join(blocks(page, "python")), "utf-8")
    command = [sys.executable, "-m", "doctest", tmp_path / "page.txt"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_program_is_that_of_the_example() -> None:
    source = (ROOT / "examples" / "hello.c").read_text("utf-8").splitlines()
    shown = [line for block in blocks(ROOT / "docs" / "guide" / "walkthrough.md", "c") for line in block.splitlines()]
    assert len(shown) > 15
    assert [line for line in shown if line not in source] == []
    printed = subprocess.run([BUILD / "examples" / "hello"], capture_output=True, text=True, check=True).stdout
    assert printed in blocks(ROOT / "docs" / "guide" / "first_steps.md", "text")


def test_the_first_operator_is_one_that_is_tested() -> None:
    shown = blocks(ROOT / "docs" / "guide" / "first_steps.md", "yaml")
    assert shown == [(ROOT / "tests" / "add_operator" / "cube.yaml").read_text("utf-8")]


def test_words_of_the_glossary_are_sorted() -> None:
    rows = (ROOT / "docs" / "guide" / "glossary.md").read_text("utf-8").splitlines()[4:]
    words = [row.split("|")[1].strip().lower() for row in rows]
    assert words == sorted(words) and 20 <= len(words) <= 25
