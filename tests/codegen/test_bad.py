"""Each mistake in a spec has its exact message: bad/<mistake>.yaml beside bad/<mistake>.txt."""

from __future__ import annotations

import ast
import inspect
import random
from pathlib import Path
from typing import Any

import pytest

from codegen.language.diagnostic import Refused, Report
from codegen.language.facts import Facts
from codegen.language.read_facts import load_facts
from codegen.load import load, load_operator

ROOT = Path(__file__).parents[2]
BAD = Path(__file__).parent / "bad"
SPECS = sorted((ROOT / "spec").glob("*/*.yaml"))


@pytest.fixture(scope="module")
def facts() -> Facts:
    found = load_facts(ROOT / "spec", Report())
    assert found is not None
    return found


def complaint(path: Path, facts: Facts) -> str:
    """What the front end says about one spec; empty if it has nothing to say."""
    report = Report()
    operator = load_operator(path, f"bad/{path.name}", facts, report)
    assert (operator is None) == bool(report.diagnostics), "refused and yet built, or neither"
    return str(Refused(report.diagnostics, report.sources))


@pytest.mark.parametrize("path", sorted(BAD.glob("*.yaml")), ids=lambda path: path.stem)
def test_exact_text(path: Path, facts: Facts) -> None:
    assert complaint(path, facts) == path.with_suffix(".txt").read_text().rstrip("\n")


def test_every_text_has_its_spec() -> None:
    assert {p.stem for p in BAD.glob("*.txt")} == {p.stem for p in BAD.glob("*.yaml")}


class _Watching(Report):
    """Notes which lines of the generator a diagnostic comes from, and through which."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: set[tuple[str, int]] = set()

    def error(self, *args: Any, **words: Any) -> None:
        frame = inspect.currentframe()
        while frame is not None:
            self.lines.add((Path(frame.f_code.co_filename).name, frame.f_lineno))
            frame = frame.f_back
        super().error(*args, **words)


# Diagnostics that need more than one spec, or bytes that are no text; other tests provoke them.
ELSEWHERE = {"encoding", "too-deep", "duplicate-operator"}
OF_OTHER_FILES = {"facts.py", "stubs.py", "__main__.py"}  # those of dtypes.yaml, products.yaml, stubs.yaml


def test_every_diagnostic_has_a_bad_spec(facts: Facts) -> None:
    watching = _Watching()
    for path in sorted(BAD.glob("*.yaml")):
        load_operator(path, f"bad/{path.name}", facts, watching)
    missing = []
    for source in sorted((ROOT / "codegen").glob("*.py")):
        if source.name in OF_OTHER_FILES:
            continue
        for node in ast.walk(ast.parse(source.read_text())):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            first = node.args[0] if node.args else None
            code = first.value if isinstance(first, ast.Constant) else None
            if node.func.attr != "error" or code in ELSEWHERE:
                continue
            lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
            if not any((source.name, line) in watching.lines for line in lines):
                missing.append(f"{source.name}:{node.lineno}")
    assert missing == []


def test_not_utf8(tmp_path: Path, facts: Facts) -> None:
    path = tmp_path / "latin.yaml"
    path.write_bytes("# Latin: é\n".encode("latin-1"))
    assert complaint(path, facts) == "bad/latin.yaml:1:1: error: the file is not UTF-8 (byte 9) [encoding]"


def test_deep_nesting(tmp_path: Path, facts: Facts) -> None:
    """Neither deep YAML nor a deep formula runs out of stack."""
    path = tmp_path / "deep.yaml"
    path.write_text("# Deep: x\nop: " + "[" * 5000 + "]" * 5000)
    assert "nested more than 32 deep [too-deep]" in complaint(path, facts)
    good = (ROOT / "spec/activation/hardswish_backward.yaml").read_text()
    deep = tmp_path / "hardswish_backward.yaml"
    deep.write_text(good.replace("gradOutput * slope", "(" * 300 + "slope" + ")" * 300))
    assert "[formula-syntax]" in complaint(deep, facts)
    deep.write_text(good.replace("gradOutput * slope", " + ".join(["slope"] * 5000)))
    assert "more than 500 words and signs [formula-syntax]" in complaint(deep, facts)


DAMAGES = max(2, 2000 // len(SPECS))  # of each spec, so that many take as long as few


@pytest.mark.parametrize("path", SPECS, ids=lambda path: path.stem)
def test_damaged_specs_never_crash(path: Path, facts: Facts, tmp_path: Path) -> None:
    """A few characters lost, doubled or changed give a spec or diagnostics, and nothing else."""
    chance = random.Random(path.stem)
    text = path.read_text()
    damaged = tmp_path / path.name
    for _ in range(DAMAGES):
        at, width = chance.randrange(len(text)), chance.choice((1, 1, 2, 5, 40))
        piece = chance.choice(["", text[at : at + width] * 2, chance.choice("[]{}:,()-*#'\"&|>!% \n\t0")])
        damaged.write_text(text[:at] + piece + text[at + width :])
        complaint(damaged, facts)


def test_two_specs_of_one_operator(tmp_path: Path) -> None:
    root = tmp_path / "spec"
    for family in ("one", "two"):
        (root / family).mkdir(parents=True)
        good = (ROOT / "spec/activation/hardswish_backward.yaml").read_text()
        (root / family / "hardswish_backward.yaml").write_text(good)
    for name in ("dtypes.yaml", "products.yaml"):
        (root / name).write_text((ROOT / "spec" / name).read_text())
    with pytest.raises(Refused) as refused:
        load(root)
    assert "spec/two/hardswish_backward.yaml:1:1: error: two specs define aclnnHardswishBackward" in str(
        refused.value
    )
    assert "spec/one/hardswish_backward.yaml:1:1: note: the other one is here" in str(refused.value)


@pytest.mark.parametrize(
    "file, old, new, said",
    [
        ("dtypes.yaml", "class: bool", "class: boole", "there is no class 'boole' [unknown-class]"),
        ("dtypes.yaml", "value: 12,", "value: twelve,", "'value' is a number, not 'twelve' [wrong-kind]"),
        ("dtypes.yaml", "acl: ACL_BOOL, ", "", "'bool' has no 'acl' [missing-key]"),
        ("dtypes.yaml", "  rows:\n    f32:  [f32, ", "  rows:\n    f32:  [", "row 'f32' has 15 results"),
        ("dtypes.yaml", "order: [f32,", "order: [fp32,", "there is no dtype 'fp32' [unknown-dtype]"),
        ("products.yaml", "default: ascend910b", "default: ascend911", "is not a product"),
        ("products.yaml", "soc: aclnn-cpu", "sock: aclnn-cpu", "unknown key 'sock' [unknown-key]"),
    ],
)
def test_bad_facts(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    root = tmp_path / "spec"
    root.mkdir()
    for name in ("dtypes.yaml", "products.yaml"):
        text = (ROOT / "spec" / name).read_text()
        if name == file:
            assert text.count(old) == 1
            text = text.replace(old, new)
        (root / name).write_text(text)
    with pytest.raises(Refused) as refused:
        load(root)
    assert said in str(refused.value)
    assert str(refused.value).startswith(f"spec/{file}:")
