"""A worked example that its formula contradicts is refused at its line, with the right value."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from codegen.language.diagnostic import Refused
from codegen.load import Judges, load
from codegen.vectors.worked_examples import value_text, wrong_examples
from library import SPEC

ROOT = Path(__file__).resolve().parents[2]

# The spec, what is replaced in it and by what, the line of the mistake, and what is said.
WRONG = {
    "number": (
        "activation/leaky_relu", "out: [-1, 0, 3]}", "out: [-1, 0, 4]}", "out: [-1, 0, 4]",
        "element 2 of 'out' is 4 in the example, and 3 by the formula, in f64",
        "if the formula is right, write out: [-1, 0, 3]",
    ),
    "one element": (
        "activation/leaky_relu", "out: -12}", "out: 12}", "out: 12}",
        "'out' is 12 in the example, and -12 by the formula, in f64", "if the formula is right, write out: -12",
    ),
    "shaped": (
        "activation/leaky_relu", "[[2, 4], [16, -0.0]]", "[[2, 4], [15, -0.0]]", "[[2, 4], [15, -0.0]]",
        "element 2 of 'out' is 15 in the example, and 16 by the formula, in f64",
        "if the formula is right, write out: [[2, 4], [16, -0.0]]",
    ),
    "moved": (
        "movement/flip", "[[6, 5, 4], [3, 2, 1]]", "[[6, 5, 4], [3, 1, 2]]", "[[6, 5, 4], [3, 1, 2]]",
        "element 4 of 'out' is 1 in the example, and 2 by the formula", "if the formula is right, write out: [[6, 5, 4], [3, 2, 1]]",
    ),
    "row": (
        "activation/softmax", "0.25, 0.25], [0.25, 0.25, 0.25, 0.25]", "0.25, 0.25], [0.25, 0.25, 0.3, 0.25]", "0.3, 0.25]",
        "element 6 of 'out' is 0.3 in the example, and 0.25 by the formula, in f64", "if the formula is right, write out: [[0.25, 0.25, 0.25, 0.25], [0.25, 0.25, 0.25, 0.25]]",
    ),
    "integers": (
        "logic/logical_and", "[[0, 1], [0, 1]]", "[[0, 1], [1, 1]]", "[[0, 1], [1, 1]]",
        "element 2 of 'out' is true in the example, and false by the formula", "if the formula is right, write out: [[false, true], [false, true]]",
    ),
    "found": (
        "movement/masked_select", "mask: [1, 0, 1, 1], out: [1, 3, 2]}", "mask: [1, 0, 1, 1], out: [1, 3]}", "out: [1, 3]}",
        "'out' has the shape [2] in the example, and [3] by the formula", "if the formula is right, write out: [1, 3, 2]",
    ),
}  # fmt: skip


def edited(tmp_path: Path, spec: str, old: str, new: str) -> Path:
    """A folder with one spec, in which a text is replaced."""
    root = tmp_path / "spec"
    (root / spec).parent.mkdir(parents=True)
    for common in ("dtypes.yaml", "products.yaml"):
        (root / common).write_text((SPEC / common).read_text("utf-8"), "utf-8")
    text = (SPEC / f"{spec}.yaml").read_text("utf-8")
    assert text.count(old) == 1
    (root / f"{spec}.yaml").write_text(text.replace(old, new), "utf-8")
    return root


@pytest.mark.parametrize("name", WRONG)
def test_wrong_example(name: str, tmp_path: Path) -> None:
    spec, old, new, line, message, hint = WRONG[name]
    with pytest.raises(Refused) as refused:
        load(edited(tmp_path, spec, old, new), Judges(wrong_examples))
    said = str(refused.value)
    assert message in said and "[wrong-example]" in said and said.count("error:") == 1
    assert line in said and (f"= hint: {hint}" in said if hint else "hint" not in said)


def test_the_generator_refuses(tmp_path: Path) -> None:
    spec, old, new, line, message, hint = WRONG["number"]
    root = edited(tmp_path, spec, old, new)
    command = [sys.executable, "-m", "codegen", "--spec", str(root), "--out", str(tmp_path / "out"), "--store", str(tmp_path / "s")]
    for _ in range(2):  # the second run has it from the store
        done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)
        assert done.returncode == 1
        assert f"{message}" in done.stderr and "[wrong-example]" in done.stderr
        assert line in done.stderr and (not hint or f"= hint: {hint}" in done.stderr)
        assert done.stderr.count("error:") == 1
        assert not (tmp_path / "out").exists()


def test_a_right_example_is_accepted(tmp_path: Path) -> None:
    """Also one that is told by fewer digits than the widest dtype has, if they are the nearest number in each."""
    root = edited(tmp_path, "activation/leaky_relu", "out: [-1, 0, 3]}", "out: [-1.0, 0, 3.0]}")
    facts, operators = load(root, Judges(wrong_examples))
    assert [op.name for op in operators] == ["LeakyRelu"]


def test_a_part_of_an_output_has_no_hint(tmp_path: Path) -> None:
    """The example has the whole tensor, of which a formula computes a part."""
    text = (SPEC / "activation" / "swi_glu_grad.yaml").read_text("utf-8")
    (example,) = re.findall(r"xGrad: (\[.*?\])}|gradXOut: (\[.*?\])}|out: (\[.*?\])}", text)[:1]
    old = next(filter(None, example))
    with pytest.raises(Refused) as refused:
        load(edited(tmp_path, "activation/swi_glu_grad", old, re.sub(r"-?\d[\d.e-]*", "77", old, count=1)), Judges(wrong_examples))
    assert "is 77 in the example" in str(refused.value) and "hint" not in str(refused.value)


@pytest.mark.parametrize(
    ("bits", "dtype", "text"),
    [(0x3F800000, "f32", "1"), (0xBDCCCCCD, "f32", "-0.1"), (0x80000000, "f32", "-0.0"), (0x7F800000, "f32", "inf"),
     (0x7FC00000, "f32", "nan"), (0x3FB999999999999A, "f64", "0.1"), (0x0001, "f16", "6e-08"), (7, "i32", "7"),
     (1, "bool", "true"), (0, "bool", "false"), (0, "f32", "0"), (0xFF80, "bf16", "-inf")],
)  # fmt: skip
def test_values_are_as_short_as_they_can_be(bits: int, dtype: str, text: str) -> None:
    assert value_text(bits, dtype) == text
