"""Each mistake in a spec has its exact message. bad_specs.py describes the format of the cases; after an intended
change of messages, `python3 -m pytest tests/codegen/test_bad.py --bless` rewrites them."""

from __future__ import annotations

import ast
import inspect
import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from codegen.check import quantities
from codegen.kernel import driver
from codegen.kernel.beyond_range import beyond_range
from codegen.language import dtypes
from codegen.language.diagnostic import Refused, Report
from codegen.language.facts import Facts
from codegen.language.read_facts import load_facts
from codegen.language.words import formula_of_x
from codegen.load import Judges, load, load_operator
from codegen.vectors.worked_examples import wrong_examples
import bad_specs
import hostile_specs
from bad_specs import GOOD, BadSpec
from test_beyond_range import nested_in
from test_stubs import BAD_STUBS, stubs_of

ROOT = Path(__file__).parents[2]
CASES = bad_specs.bad_specs()
SPECS = sorted((ROOT / "spec").glob("*/*.yaml"))


@pytest.fixture(scope="module")
def facts() -> Facts:
    found = load_facts(ROOT / "spec", Report())
    assert found is not None
    return found


def complaint(path: Path, facts: Facts) -> str:
    """The diagnostics of the front end about one spec; empty if there are none."""
    report = Report()
    operator = load_operator(path, path.name, facts, report)
    assert (operator is None) == bool(report.diagnostics), "refused and yet built, or neither"
    return str(Refused(report.diagnostics, report.sources))


def spoilt(case: BadSpec, folder: Path) -> Path:
    """The file of a bad spec, under the name of its base."""
    path = folder / f"{case.base}.yaml"
    path.write_bytes(case.text.encode())
    return path


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_the_bases_are_good(path: Path, facts: Facts) -> None:
    assert complaint(path, facts) == ""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_exact_text(case: BadSpec, facts: Facts, tmp_path: Path, bless: bool) -> None:
    said = complaint(spoilt(case, tmp_path), facts)
    if bless:
        bad_specs.bless(case, said)
    assert said
    assert said == case.said or bless


def test_cases_have_names_and_bases_are_of_use() -> None:
    names = [case.name for case in CASES]
    assert len(names) == len(set(names))
    assert {case.base for case in CASES} == {"nothing", *(path.stem for path in GOOD)}


def no_text(folder: Path) -> Path:
    path = folder / "latin.yaml"
    path.write_bytes("# Latin: é\n".encode("latin-1"))
    return path


def nested(folder: Path, depth: int) -> Path:
    path = folder / "deep.yaml"
    path.write_text("# Deep: x\nop: " + "[" * depth + "]" * depth)
    return path


def with_formula(folder: Path, text: str) -> Path:
    good = next(path for path in GOOD if path.stem == "halved")
    path = folder / good.name
    path.write_text(good.read_text().replace("self * 0.5", text))
    return path


def parenthesised(depth: int) -> str:
    return "(" * depth + "self" + ")" * depth


def test_not_utf8(tmp_path: Path, facts: Facts) -> None:
    assert complaint(no_text(tmp_path), facts) == "latin.yaml:1:1: error: the file is not UTF-8 (byte 9) [encoding]"


def test_deep_nesting(tmp_path: Path, facts: Facts) -> None:
    """Neither deep YAML nor a deep formula overflows the stack."""
    assert "nested more than 32 deep [too-deep]" in complaint(nested(tmp_path, 5000), facts)
    assert "nested more than 40 deep [formula-syntax]" in complaint(with_formula(tmp_path, parenthesised(50)), facts)
    assert "more than 500 words and signs [formula-syntax]" in complaint(with_formula(tmp_path, parenthesised(300)), facts)
    long = complaint(with_formula(tmp_path, " + ".join(["self"] * 5000)), facts)
    assert "more than 500 words and signs [formula-syntax]" in long


def of_size(name: str, folder: Path) -> Path:
    path = folder / f"{hostile_specs.SIZES[name][0]}.yaml"
    path.write_text(hostile_specs.text_of(name))
    return path


@pytest.mark.parametrize("name", hostile_specs.SIZES)
def test_hostile_sizes(name: str, facts: Facts, tmp_path: Path) -> None:
    """Numbers of 5,000 digits, labels of 70,000 characters: a message of a few lines, at once."""
    begin = time.process_time()
    said = complaint(of_size(name, tmp_path), facts)
    assert time.process_time() - begin < 2
    assert said.splitlines()[0].endswith(hostile_specs.SIZES[name][2])
    assert max(map(len, said.splitlines())) <= 400


def test_the_loops_have_room_for_what_a_spec_may_hold() -> None:
    assert quantities.EACH == driver.OPERANDS_MAX


def no_file(name: str, folder: Path) -> Path:
    path = folder / "halved.yaml"
    hostile_specs.FILES[name][0](path)
    return path


@pytest.mark.parametrize("name", hostile_specs.FILES)
def test_what_is_no_file(name: str, facts: Facts, tmp_path: Path) -> None:
    said = complaint(no_file(name, tmp_path), facts)
    assert said.splitlines()[0] == f"halved.yaml:1:1: error: {hostile_specs.FILES[name][1]}"
    assert ("hint: it is a link to '" in said) == (name in ("dangling", "loop"))


def test_files_of_editors_are_no_specs(tmp_path: Path) -> None:
    """An editor's lock is a dangling link whose name begins with a dot."""
    (tmp_path / "spec" / "family").mkdir(parents=True)
    for name in ("dtypes.yaml", "products.yaml"):
        (tmp_path / "spec" / name).write_text((ROOT / "spec" / name).read_text())
    (tmp_path / "spec" / "family" / ".#halved.yaml").symlink_to("somebody@machine.1234")
    assert load(tmp_path / "spec")[1] == []


DAMAGES = max(2, 2000 // len(SPECS))  # of each spec, so that the time does not depend on their number


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


def with_wrong_example(folder: Path) -> Path:
    """A library with an example that its formula contradicts."""
    root = folder / "spec"
    (root / "one").mkdir(parents=True)
    good = (ROOT / "spec/activation/leaky_relu.yaml").read_text()
    (root / "one" / "leaky_relu.yaml").write_text(good.replace("out: -12}", "out: 12}"))
    for name in ("dtypes.yaml", "products.yaml"):
        (root / name).write_text((ROOT / "spec" / name).read_text())
    return root


def twice(folder: Path) -> Path:
    """A library with two specs of one operator."""
    root = folder / "spec"
    for family in ("one", "two"):
        (root / family).mkdir(parents=True)
        good = (ROOT / "spec/activation/hardswish_backward.yaml").read_text()
        (root / family / "hardswish_backward.yaml").write_text(good)
    for name in ("dtypes.yaml", "products.yaml"):
        (root / name).write_text((ROOT / "spec" / name).read_text())
    return root


def test_two_specs_of_one_operator(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        load(twice(tmp_path))
    assert "spec/two/hardswish_backward.yaml:1:1: error: two specs define aclnnHardswishBackward" in str(
        refused.value
    )
    assert "spec/one/hardswish_backward.yaml:1:1: note: the other one is here" in str(refused.value)


BAD_FACTS = [
    ("dtypes.yaml", "class: bool", "class: boole", "there is no class 'boole' [unknown-class]"),
    ("dtypes.yaml", "value: 12,", "value: twelve,", "'value' is a number, not 'twelve' [wrong-kind]"),
    ("dtypes.yaml", "acl: ACL_BOOL, ", "", "'bool' has no 'acl' [missing-key]"),
    ("dtypes.yaml", "acl: ACL_BOOL, ", "acl: [ACL_BOOL], ", "'bool' has no 'acl' [missing-key]"),
    ("dtypes.yaml", "c: uint8_t,  digits: 1}", "c: uint8_t}", "'bool' has no 'digits' [missing-key]"),
    ("dtypes.yaml", "c: ac_c64,  part: f32}", "c: ac_c64}", "'c64' has no 'part' [missing-key]"),
    ("dtypes.yaml", "class: bool", "class: bool}", "not YAML: "),
    ("dtypes.yaml", "promote:\n", "promoted:\n", "the file has no mapping 'promote.rows' [missing-key]"),
    ("dtypes.yaml", "  rows:\n    f32:  [f32, f32", "  rows:\n    f32:  [[f32], f32", "row 'f32' has 15 results"),
    ("dtypes.yaml", "  rows:\n    f32:  [f32, f32", "  rows:\n    f32:  [f32", "row 'f32' has 15 results"),
    ("dtypes.yaml", "dtypes:\n  f32:", "dtype:\n  f32:", "the file has no mapping 'dtypes' [missing-key]"),
    ("dtypes.yaml", "  string:   {acl: ACL_STRING,        value: 13, bytes: 0,  class: other}", "  string: 13",
     "'string' is described by a mapping, not by '13' [wrong-kind]"),
    ("dtypes.yaml", "promote:\n  order: [f32,", "promote:\n  columns: [f32,", "the file has no list 'promote.order' [missing-key]"),
    ("dtypes.yaml", "promote:\n  order: [f32,", "promote:\n  order: [fp32,", "there is no dtype 'fp32' [unknown-dtype]"),
    ("products.yaml", "default: ascend910b", "default: ascend911", "is not a product"),
    ("products.yaml", "default: ascend910b", "default: [ascend910b]", "is not a product"),
    ("products.yaml", "products:\n", "products: [\n", "not YAML: "),
    ("products.yaml", "soc: aclnn-cpu", "sock: aclnn-cpu", "unknown key 'sock' [unknown-key]"),
]


def with_bad_facts(folder: Path, file: str, old: str, new: str) -> Path:
    """A library without specs whose facts have a mistake."""
    root = folder / "spec"
    root.mkdir()
    for name in ("dtypes.yaml", "products.yaml"):
        text = (ROOT / "spec" / name).read_text()
        if name == file:
            assert text.count(old) == 1
            text = text.replace(old, new)
        (root / name).write_text(text)
    return root


def without_facts(folder: Path) -> Path:
    root = with_bad_facts(folder, "", "", "")
    (root / "dtypes.yaml").unlink()
    return root


def test_no_facts(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="^spec/dtypes.yaml:1:1: error: the file cannot be read: No such file or directory"):
        load(without_facts(tmp_path))


def test_a_bad_table_of_dtypes_is_refused_at_once(tmp_path: Path) -> None:
    """The modules that need the table cannot be imported without it, and say why."""
    for number, mistake in enumerate(("dtypes: [", "dtypes: {f32: {acl: ACL_FLOAT}}")):
        (tmp_path / f"{number}.yaml").write_text(mistake)
        with pytest.raises(Refused, match="^spec/dtypes.yaml:1:"):
            dtypes.table(tmp_path / f"{number}.yaml")


@pytest.mark.parametrize("file, old, new, said", BAD_FACTS)
def test_bad_facts(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        load(with_bad_facts(tmp_path, file, old, new))
    assert said in str(refused.value)
    assert str(refused.value).startswith(f"spec/{file}:")


# --- every diagnostic -------------------------------------------------------------------------------


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, int]]:
    """Files and lines of the generator that diagnostics come from, and through."""
    lines: set[tuple[str, int]] = set()
    plain = Report.error

    def error(report: Report, *args: Any, **words: Any) -> None:
        frame = inspect.currentframe()
        while frame is not None:
            lines.add((frame.f_code.co_filename, frame.f_lineno))
            frame = frame.f_back
        plain(report, *args, **words)

    monkeypatch.setattr(Report, "error", error)
    return lines


def provoke(facts: Facts, folder: Path) -> None:
    """All mistakes in these tests."""
    for number, case in enumerate(CASES):
        (folder / str(number)).mkdir()
        complaint(spoilt(case, folder / str(number)), facts)
    complaint(no_text(folder), facts)
    for depth in (50, 500):
        complaint(nested(folder, depth), facts)
    for formula in (parenthesised(50), parenthesised(300), " + ".join(["self"] * 600)):
        complaint(with_formula(folder, formula), facts)
    for name in hostile_specs.SIZES:
        complaint(of_size(name, folder), facts)
    for name in hostile_specs.FILES:
        (folder / name).mkdir()
        complaint(no_file(name, folder / name), facts)
    attempts: list[Callable[[Path], object]] = [lambda place: load(twice(place))]
    attempts += [lambda place: load(without_facts(place)), lambda place: dtypes.table(place / "none.yaml")]
    attempts += [lambda place: formula_of_x("x +")]
    attempts += [lambda place: load(with_wrong_example(place), Judges(wrong_examples))]
    for formula in ("squared / other", "where(self > 0, 0, self * self) * other", "self / (1 + abs(self)) * other"):
        attempts += [partial(lambda text, place: load(nested_in(place, text), Judges(ranges=beyond_range)), formula)]
    attempts += [partial(lambda row, place: load(with_bad_facts(place, *row[:3])), row) for row in BAD_FACTS]
    attempts += [partial(lambda row, place: stubs_of(place, row[0]), row) for row in BAD_STUBS]
    for number, attempt in enumerate(attempts):
        (folder / f"library{number}").mkdir()
        with pytest.raises(Refused):
            attempt(folder / f"library{number}")


def test_every_diagnostic_is_provoked(facts: Facts, tmp_path: Path, spoken: set[tuple[str, int]]) -> None:
    provoke(facts, tmp_path)
    missing = []
    for source in sorted((ROOT / "codegen").rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text())):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "error":
                continue
            if isinstance(node.func.value, ast.Name) and node.func.value.id == "parser":
                continue  # of the command line
            lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
            if not any((str(source), line) in spoken for line in lines):
                missing.append(f"{source.relative_to(ROOT)}:{node.lineno}")
    assert missing == []
