"""The table detects changed results: by digests of a million inputs, and of all f32 inputs."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import prove
import pytest
from records import Formula, Line, Measurement, Place, Result, commit, digests_read, joined, markdown
from records import results_of, results_read, table_read, table_write

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "tests" / "accuracy" / "table.json"
LEAN = Result("aclnnLean", "", "f32", "out", {"slope": 0.5}, 4278190080, 12, 0.6, {"self": -2.0},
              commit="0a", bits="b1", results="f0", again="0a")  # fmt: skip
HALF = replace(LEAN, dtype="f16", results="", again="")
PLACE: Place = ("", "out", "0.5")
NOW = Measurement(1, "0b", {LEAN.name: "b2", HALF.name: "b3"}, {})


def test_bits_are_of_all_sets_of_scalars_and_all_rows(tmp_path: Path) -> None:
    path = tmp_path / "digests.txt"
    path.write_text("a1  aclnnLean f32\na2  aclnnRow f32 rows of 21 along 0\na1  aclnnLean f32 #1\n")
    before = digests_read(path)
    assert before == {"aclnnLean f32": joined(["a1", "a1"]), "aclnnRow f32": "a2"}
    path.write_text(path.read_text().replace("a1  aclnnLean f32 #1", "a3  aclnnLean f32 #1"))
    assert digests_read(path)["aclnnLean f32"] != before["aclnnLean f32"]


def test_results_are_read() -> None:
    text = "aclnnLean soft any f32 #1|out|0.5,nan|f0\naclnnLean f32 #0|out||f1\n"
    assert results_read(text) == {("soft any", "out", "0.5,nan"): "f0", ("", "out", ""): "f1"}


def test_a_figure_holds_while_the_results_are_the_same() -> None:
    assert prove.same_again([LEAN, HALF], {PLACE: "f0"}, NOW) == [replace(LEAN, again="0b", bits="b2")]
    assert prove.same_again([LEAN, HALF], {PLACE: "f1"}, NOW) == []
    assert prove.same_again([LEAN], {PLACE: "f0", ("", "out", "0.7"): "f0"}, NOW) == []
    assert prove.same_again([replace(LEAN, results="")], {PLACE: "f0"}, NOW) == []


class Other(prove.Run):
    """A library with different results of Lean."""

    def results(self, entry: str) -> dict[Place, str]:
        return {PLACE: "f1"} if entry == LEAN.entry else {PLACE: "f0"}


def test_a_figure_of_other_results_loses_its_bits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    digests = tmp_path / "digests.txt"
    digests.write_text("b2  aclnnLean f32\nb4  aclnnPlump f32\n")
    monkeypatch.setattr(prove, "TABLE", tmp_path / "table.json")
    monkeypatch.setattr(prove, "DIGESTS", digests)
    plump = replace(LEAN, entry="aclnnPlump")
    table_write(prove.TABLE, [LEAN, HALF, plump])
    run = Other(ROOT, 1, 1, 1)
    assert prove.look_again(run, ["aclnnPlump"])
    assert not prove.look_again(run, ["aclnnLean", "aclnnPlump"])
    assert "aclnnLean f32 out {'slope': 0.5}: other results than at 0a" in capsys.readouterr().out
    found = {(r.entry, r.dtype): (r.bits, r.again) for r in table_read(prove.TABLE)}
    assert found[("aclnnLean", "f32")] == ("", "0a")
    assert found[("aclnnLean", "f16")] == ("b1", "")
    assert found[("aclnnPlump", "f32")] == ("b4", commit(ROOT))


def test_the_cheapest_operator_gives_what_was_proven() -> None:
    rows = [r for r in table_read(TABLE) if r.entry == "aclnnRelu" and r.swept]
    run = prove.Run(Path(os.environ["ACCURACY"]).resolve().parents[2], 1, 1, 1)
    assert rows and {r.place: r.results for r in rows} == run.results("aclnnRelu")


def test_complex_inputs_have_two_parts() -> None:
    formula = Formula("aclnnTurn", "invented", "turn", "", "out", "a", ("a", "b"), ("a", "b"), ())
    lines = [
        Line("aclnnTurn c64 #0", "out", number, 10, number, worst, (worst, -2.0, 0.5, 4.0), ())
        for number, worst in ((0, 0.25), (1, 0.5))
    ]
    (found,) = results_of(formula, lines, 2, replace(NOW, every=0))
    assert (found.inputs, found.misrounded, found.worst) == (20, 1, 0.5)
    assert found.at == {"a": [0.5, -2.0], "b": [0.5, 4.0]} and found.scalars == {}
    assert "| a = 0.5-2j, b = 0.5+4j |" in markdown([found])
