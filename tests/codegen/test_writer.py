"""Writing: only what changed, nothing foreign, nothing at all when a spec is wrong."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from c_tools import ROOT
from codegen.__main__ import main
from codegen.load import load
from codegen.writer import Blocked, compare, write

BANNER = "/*\n * Generated from spec/a.yaml by codegen.\n */\n"
TEXTS = {"a.h": BANNER + "int a;\n", "deep/er/b.c": BANNER + "int b;\n"}
SPEC = ROOT / "tests" / "codegen" / "golden" / "spec"


def test_writes_what_is_missing_or_changed(tmp_path: Path) -> None:
    assert write(TEXTS, tmp_path) == ["wrote a.h", "wrote deep/er/b.c"]
    before = (tmp_path / "a.h").stat().st_mtime_ns
    assert write(TEXTS, tmp_path) == []
    assert (tmp_path / "a.h").stat().st_mtime_ns == before
    changed = {**TEXTS, "a.h": BANNER + "int c;\n"}
    assert write(changed, tmp_path) == ["wrote a.h"]
    assert (tmp_path / "a.h").read_text() == changed["a.h"]


def test_deletes_orphans_and_the_folders_they_leave(tmp_path: Path) -> None:
    write(TEXTS, tmp_path)
    assert write({"a.h": TEXTS["a.h"]}, tmp_path) == ["deleted deep/er/b.c"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.h"]


def test_leaves_alone_what_it_did_not_write(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine\n")
    write(TEXTS, tmp_path)
    assert (tmp_path / "notes.txt").read_text() == "mine\n"


def snapshot(folder: Path) -> dict[str, str]:
    """The files below a folder with their contents; a link with its target."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        found[name] = os.readlink(path) if path.is_symlink() else path.read_text() if path.is_file() else "folder"
    return found


IN_THE_WAY = {
    "folder": (lambda out, other: (out / "a.h").mkdir(), "a.h stands where a generated file or its folder belongs; "),
    "pipe": (lambda out, other: os.mkfifo(out / "a.h"), "a.h stands where a generated file or its folder belongs; "),
    "file": (lambda out, other: (out / "deep").write_text("x"), "deep stands where a generated file or its folder "),
    "link": (lambda out, other: (out / "a.h").symlink_to(other / "mine.h"), "a.h is a link, and no generated file is;"),
    "dangling": (lambda out, other: (out / "a.h").symlink_to(other / "none"), "a.h is a link, and no generated file is"),
    "loop": (lambda out, other: (out / "a.h").symlink_to("a.h"), "a.h is a link, and no generated file is; remove it"),
    "folders_link": (lambda out, other: (out / "deep").symlink_to(other), "deep is a link, and no generated file is; "),
}


@pytest.mark.parametrize("case", IN_THE_WAY)
def test_what_is_in_the_way_stays_and_nothing_is_written(case: str, tmp_path: Path) -> None:
    out, other = tmp_path / "out", tmp_path / "other"
    for folder in (out, other):
        folder.mkdir()
    (other / "mine.h").write_text(BANNER + "int mine;\n")
    make, said = IN_THE_WAY[case]
    make(out, other)
    before = snapshot(out), snapshot(other)
    with pytest.raises(Blocked) as blocked:
        write(TEXTS, out)
    assert str(blocked.value).startswith(said)
    assert (snapshot(out), snapshot(other)) == before
    assert said in "\n".join(drift.render() for drift in compare(TEXTS, out))


def test_orphans_behind_a_link_are_not_ours(tmp_path: Path) -> None:
    """Generated files of another project behind a link are neither deleted nor compared."""
    out, other = tmp_path / "out", tmp_path / "other"
    write({"b.c": BANNER}, other)
    write(TEXTS, out)
    (out / "linked").symlink_to(other)
    (out / "c.c").symlink_to(other / "b.c")
    assert write(TEXTS, out) == []
    assert (other / "b.c").is_file() and (out / "linked").is_symlink() and (out / "c.c").is_symlink()
    assert [drift.render().split(" ")[0] for drift in compare(TEXTS, out)] == ["c.c", "linked"]


def test_a_disk_that_is_full_leaves_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(TEXTS, tmp_path)
    before = snapshot(tmp_path)

    def full(self: Path, data: bytes) -> int:
        with open(self, "wb") as file:
            file.write(data[:5])
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError):
        write({**TEXTS, "a.h": BANNER + "int other;\n"}, tmp_path)
    assert snapshot(tmp_path) == before


def test_the_command_says_what_is_in_the_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "sources.cmake").mkdir()
    assert main(["--spec", str(SPEC), "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err == (
        "sources.cmake stands where a generated file or its folder belongs; remove it\n"
    )
    assert os.listdir(tmp_path) == ["sources.cmake"]


def test_compare_names_every_difference(tmp_path: Path) -> None:
    write(TEXTS, tmp_path)
    assert compare(TEXTS, tmp_path) == []
    (tmp_path / "a.h").write_text(BANNER + "int x;\n")
    (tmp_path / "old.c").write_text(BANNER)
    (tmp_path / "notes.txt").write_text("mine\n")
    (tmp_path / "deep/er/b.c").unlink()
    texts = [drift.render() for drift in compare(TEXTS, tmp_path)]
    assert texts == [
        "a.h differs from what the specs say (- on disk, + generated)\n"
        "    @@ -3,2 +3,2 @@\n"
        "      */\n"
        "    -int x;\n"
        "    +int a;",
        "deep/er/b.c is missing",
        "notes.txt was not generated, and nothing here is written by hand",
        "old.c belongs to no spec any more",
    ]


def test_compare_shortens_a_long_difference(tmp_path: Path) -> None:
    write({"a.c": BANNER + "int a;\n" * 40}, tmp_path)
    (drift,) = compare({"a.c": BANNER}, tmp_path)
    assert len(drift.diff) == 13
    assert drift.diff[-1] == "... 30 more lines"


def test_nothing_is_written_when_a_spec_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec, out = tmp_path / "spec", tmp_path / "out"
    shutil.copytree(SPEC, spec)
    assert main(["--spec", str(spec), "--out", str(out)]) == 0
    square = spec / "invented" / "square.yaml"
    square.write_text(square.read_text().replace("self * self", "self * selv"))
    lean = spec / "invented" / "lean.yaml"
    lean.write_text(lean.read_text().replace("+ shift", "+ 1"))
    before = {path: path.stat().st_mtime_ns for path in out.rglob("*")}
    capsys.readouterr()
    assert main(["--spec", str(spec), "--out", str(out)]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "spec/invented/square.yaml:15:15: error: formula names 'selv'" in captured.err
    assert {path: path.stat().st_mtime_ns for path in out.rglob("*")} == before


def test_check_and_its_exit_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--spec", str(SPEC), "--out", str(tmp_path)]
    assert main([*arguments, "--check"]) == 1
    assert "common/dtypes.h is missing" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    assert main(arguments) == 0
    capsys.readouterr()
    assert main([*arguments, "--check"]) == 0
    assert capsys.readouterr() == ("", "")


def test_list_outputs_is_what_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--spec", str(SPEC), "--out", str(tmp_path)]
    assert main([*arguments, "--list-outputs"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert list(tmp_path.iterdir()) == []
    main(arguments)
    assert sorted(listed) == sorted(
        path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()
    )


@pytest.mark.parametrize("name", ["Lean", "lean", "aclnnLean", "InplaceLean", "aclnnInplaceLean"])
def test_explain_finds_an_operator_by_any_name(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--spec", str(SPEC), "--explain", name]) == 0
    text = capsys.readouterr().out
    for part in ("== tree", "== model", "== formula", "== kernels"):
        assert part in text


def test_explain_says_which_operators_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--spec", str(SPEC), "--explain", "aclnnLeen"]) == 2
    error = capsys.readouterr().err
    _, operators = load(SPEC)
    names = sorted(op.name for op in operators)
    assert error == (
        "python3 -m codegen: there is no operator 'aclnnLeen'; did you mean 'Lean'? "
        f"the operators are {', '.join(names)}\n"
    )


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--spec", "nowhere"], "--spec: there is no folder 'nowhere'"),
        (["--out", __file__], "is not a folder"),
        (["--check", "--list-outputs"], "not allowed with argument"),
        (["--verbose"], "unrecognized arguments: --verbose"),
    ],
)
def test_a_wrong_command_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("module", ["gmpy2", "jinja2", "mpmath", "yaml"])
def test_a_missing_package_is_one_sentence(module: str) -> None:
    script = f"import runpy, sys; sys.modules['{module}'] = None; runpy.run_module('codegen', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert f"has no module {module}; " in done.stderr and f"python3-{module}" in done.stderr and done.stderr.count("\n") == 1
