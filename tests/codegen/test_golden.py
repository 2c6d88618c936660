"""Invented operators, and the whole tree that the generator makes of them.

The operators under golden/spec, with the measurements in golden/accuracy, reach every branch of every
template; golden/expected is what comes out. After an intended change, `python3 -m pytest tests/codegen/test_golden.py --bless` rewrites it,
and the commit says why.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined

import library
from c_tools import COMPILERS, ROOT, compile_c, compile_headers, format_c, targets
from codegen.call.stubs import load_stubs
from codegen.emit.measured import load_measured
from codegen.emit.outputs import Output, outputs
from codegen.explain import explain
from codegen.load import load
from codegen.writer import compare, render, write

GOLDEN = Path(__file__).resolve().parent / "golden"
EXPECTED = GOLDEN / "expected"
TEMPLATES = ROOT / "templates"
EXPLAINED = ("Lean", "Mingle")


@pytest.fixture(scope="module")
def files() -> tuple[Output, ...]:
    facts, operators = load(GOLDEN / "spec")
    stubs = load_stubs(GOLDEN / "spec", facts, operators)
    return outputs(facts, operators, stubs, load_measured(GOLDEN / "accuracy"))


def test_tree(files: tuple[Output, ...], bless: bool) -> None:
    texts = render(files, TEMPLATES)
    if bless:
        write(texts, EXPECTED)
    drifts = compare(texts, EXPECTED)
    assert not drifts, "\n".join(drift.render() for drift in drifts)


@pytest.mark.parametrize("name", EXPLAINED)
def test_explain(name: str, bless: bool) -> None:
    facts, operators = load(GOLDEN / "spec")
    op = next(op for op in operators if op.name == name)
    path = GOLDEN / f"explain_{op.snake}.txt"
    text = explain(op, facts, GOLDEN / "spec")
    if bless:
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_measurements_of_other_bits_are_marked() -> None:
    """The golden table has one whose digest is not the recorded one; the list of all leaves it out."""
    gone = {m.name: m.gone for m in load_measured(GOLDEN / "accuracy")}
    assert [name for name, is_gone in gone.items() if is_gone] == ["aclnnMingle sum f32"]
    page = (EXPECTED / "docs" / "invented" / "mingle.md").read_text(encoding="utf-8")
    assert page.count("at an earlier kernel") == 1
    assert "0.9000" not in (EXPECTED / "docs" / "accuracy.md").read_text(encoding="utf-8")


def test_formatted() -> None:
    assert format_c(sorted(EXPECTED.rglob("*.[ch]"))) == ""


@pytest.mark.parametrize("compiler", COMPILERS)
def test_compiles(compiler: str) -> None:
    kernels = sorted(EXPECTED.glob("*/*_kernel.c"))
    for options in targets().values():
        assert compile_c(compiler, kernels, EXPECTED, options=options) == ""
    for stage in ("*/*_validate", "*/*_dispatch", "catalogue/*", "common/*", "stubs/*"):
        assert compile_c(compiler, sorted(EXPECTED.glob(f"{stage}.c")), EXPECTED) == ""
    assert compile_headers(compiler, sorted(EXPECTED.glob("include/aclnnop/*.h")), EXPECTED) == ""


_TAG = re.compile(r"{%-?\s*(if|elif|else|for)\b.*?%}")


def test_every_branch_is_reached(files: tuple[Output, ...]) -> None:
    """A template branch that no operator reaches is code that nobody has compiled."""
    marked: dict[str, str] = {}
    places: set[str] = set()
    for path in sorted(TEMPLATES.glob("*.j2")):
        marked[path.name], found = _mark(path)
        places |= found
    reached: set[str] = set()

    def reach(place: str) -> str:
        reached.add(place)
        return ""

    environment = Environment(
        loader=DictLoader(marked), undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals["reach"] = reach
    for file in files:
        environment.get_template(file.template).render(file.values)
    assert sorted(places - reached) == []


def _mark(path: Path) -> tuple[str, set[str]]:
    """The template with a call in each branch, and the branches: file:line:number."""
    text = path.read_text(encoding="utf-8")
    found: set[str] = set()

    def mark(match: re.Match[str]) -> str:
        line = text.count("\n", 0, match.start()) + 1
        place = f"{path.name}:{line}:{match.group(1)}"
        found.add(place)
        return f'{match.group()}{{{{ reach("{place}") }}}}'

    return _TAG.sub(mark, text), found


def test_templates_hold_no_logic() -> None:
    """Loops over lists and tests of booleans; nothing is computed, joined or renamed."""
    tag = re.compile(r"{%-?\s*(.*?)\s*-?%}|{{\s*(.*?)\s*}}")
    name = r"(?:not )?[a-z_]+(?:\.[a-z_]+)*"
    allowed = re.compile(
        rf'for \w+ in {name}|if {name}|else|endif|endfor|include "\w+\.j2"'
        rf"|if (?:not )?loop\.(?:first|last)"
    )
    for path in sorted(TEMPLATES.glob("*.j2")):
        for statement, value in tag.findall(path.read_text(encoding="utf-8")):
            if statement:
                assert allowed.fullmatch(statement), f"{path.name}: {statement}"
            else:
                assert re.fullmatch(name, value), f"{path.name}: {value}"


def test_templates_name_no_operator() -> None:
    names = {word for op in library.operators() for word in (op.name, op.snake)}
    names |= {variant.name for op in library.operators() for variant in op.variants}
    for path in sorted(TEMPLATES.glob("*.j2")):
        text = path.read_text(encoding="utf-8")
        assert [name for name in names if name in text] == [], path.name
