"""Invented operators, and what the generator makes of them.

The operators under golden/spec, with the measurements in golden/accuracy, and those of rare/ reach every branch of every
template. golden/explain shows how each is understood, down to its kernels; golden/expected has all files of four of them, which
reach most of the branches. After an intended change, `python3 -m pytest tests/codegen/test_golden.py --bless` rewrites
both, and the commit says why.
"""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined

import library
from c_tools import COMPILERS, ROOT, compile_c, compile_headers, format_c, targets_of
from codegen.call.stubs import load_stubs
from codegen.emit.measured import Measured, load_measured, measured_rows
from codegen.emit.outputs import Output
from codegen.explain import explain
from codegen.language.operator import Operator
from codegen.load import load
from codegen.writer import compare, render, write

GOLDEN = Path(__file__).resolve().parent / "golden"
TEMPLATES = ROOT / "templates"
WHOLE = ("Cleft", "Crest", "Lean", "Tally")

FACTS, INVENTED = load(GOLDEN / "spec")
STUBS = load_stubs(GOLDEN / "spec", FACTS, INVENTED)
MEASURED = load_measured(GOLDEN / "accuracy")


@pytest.fixture(scope="module")
def files() -> tuple[Output, ...]:
    return library.outputs(FACTS, INVENTED, STUBS, MEASURED)


@pytest.fixture(scope="module")
def texts(files: tuple[Output, ...]) -> dict[str, str]:
    return render(files, TEMPLATES)


@pytest.fixture(scope="module")
def tree(texts: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All files of all invented operators."""
    root = tmp_path_factory.mktemp("invented")
    write(texts, root)
    return root


def test_tree(bless: bool) -> None:
    chosen = [op for op in INVENTED if op.name in WHOLE]
    texts = render(library.outputs(FACTS, chosen, STUBS, MEASURED), TEMPLATES)
    if bless:
        write(texts, GOLDEN / "expected")
    drifts = compare(texts, GOLDEN / "expected")
    assert not drifts, "\n".join(drift.render() for drift in drifts)


@pytest.mark.parametrize("op", INVENTED, ids=lambda op: op.name)
def test_explain(op: Operator, bless: bool) -> None:
    path = GOLDEN / "explain" / f"{op.snake}.txt"
    text = explain(op, FACTS, GOLDEN / "spec")
    if bless:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_nothing_else_is_explained() -> None:
    assert {path.stem for path in (GOLDEN / "explain").iterdir()} == {op.snake for op in INVENTED}


def test_measurements_of_other_bits_are_left_out(texts: dict[str, str]) -> None:
    """The golden record has a result whose digest is not the recorded one: the pages say that nothing is measured."""
    record = (GOLDEN / "accuracy" / "figures.txt").read_text("ascii")
    assert "aclnnMingle sum f32|out|0.900000" in record
    assert not [m for m in MEASURED if m.mode == "sum"]
    row = next(line for line in texts["docs/invented/mingle.md"].splitlines() if line.startswith("| `out`  | sum  | f32 "))
    assert "not measured yet" in row
    assert "0.9" not in row and "0.9000" not in texts["docs/accuracy.md"]


def test_pages_state_the_recorded_error(texts: dict[str, str]) -> None:
    """Rounded up, with its input and the program that found it, and what was counted where that is of the same bits."""
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in texts["docs/invented/lean.md"].splitlines()]
    (f32,) = [row for row in rows if row[:3] == ["`out`", "", "f32"]]
    assert f32[3:] == ["0.5101 ulp", "self = -7, slope = 0.5, shift = 1", "`prove`", "12", "70,132,000, one in 61"]


def test_what_is_not_measured(tmp_path: Path) -> None:
    """A library may have no measurements, and a record results of what is gone."""
    assert load_measured(tmp_path) == ()
    for name in ("table.json", "figures.txt"):
        (tmp_path / name).write_text((GOLDEN / "accuracy" / name).read_text())
    assert load_measured(tmp_path) == ()
    (infinite,) = measured_rows([("out", "", "f32")], [Measured("aclnnLean", "", "f32", "out", math.inf, "bounds")])
    assert infinite[3] == "inf ulp"
    text = (GOLDEN / "accuracy" / "digests.txt").read_text()
    (tmp_path / "digests.txt").write_text(text.replace("aclnnMingle soft f32", "aclnnMangle soft f32"))
    assert {m.key for m in MEASURED} - {m.key for m in load_measured(tmp_path)} == {("aclnnMingle soft f32", "out")}


def test_formatted(tree: Path) -> None:
    assert format_c(sorted(tree.rglob("*.[ch]"))) == ""


@pytest.mark.parametrize("compiler", COMPILERS)
def test_compiles(tree: Path, compiler: str) -> None:
    kernels = sorted(tree.glob("*/*_kernel.c"))
    assert len(kernels) == sum(op.has_kernels for op in INVENTED)
    for options in targets_of(compiler):
        assert compile_c(compiler, kernels, tree, options=options) == ""
    for stage in ("*/*_validate", "*/*_dispatch", "catalogue/*", "common/*", "stubs/*"):
        assert compile_c(compiler, sorted(tree.glob(f"{stage}.c")), tree) == ""
    assert compile_headers(compiler, sorted(tree.glob("include/aclnnop/*.h")), tree) == ""


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
    for file in (*files, *library.outputs(library.facts(), library.rare())):
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


@pytest.mark.parametrize("op", [op for op in INVENTED if op.has_kernels], ids=lambda op: op.name)
def test_each_function_says_what_it_computes(op: Operator, texts: dict[str, str]) -> None:
    text = texts[f"{op.family}/{op.snake}_kernel.c"]
    functions = re.findall(r"^(.*)\n(?:static inline|AC_COLD|AC_WORD|static void \w+\(const ac_panel) ", text, re.M)
    assert [line for line in functions if not line.endswith("*/")] == []
