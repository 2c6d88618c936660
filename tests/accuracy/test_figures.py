"""The record of the largest errors: any program may raise a figure, none may find more than it says."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from records import digests_read, table_read

FOLDER = Path(__file__).resolve().parent
RECORD = FOLDER / "figures.txt"
PROGRAM = os.environ.get("ACCURACY", "")
ENTRY = "aclnnSilu"  # correctly rounded in 16 bits, so that its figures are no whole numbers


def half(record: Path, *more: str) -> subprocess.CompletedProcess[str]:
    digests = str(FOLDER / "digests.txt")
    command = [PROGRAM, "half", "--only", ENTRY, "--digests", digests, "--figures", str(record), *more]
    return subprocess.run(command, check=False, capture_output=True, text=True)


@pytest.mark.parametrize("common", [[], ["--common"]], ids=["all", "common"])
@pytest.mark.parametrize("entry", [ENTRY, "aclnnSoftmax"])
def test_digests_of_one_operator_keep_the_others(entry: str, common: list[str], tmp_path: Path) -> None:
    """Lines that are lost come back to their place, and no other line changes; an unknown operator changes nothing."""
    record = FOLDER / f"digests{'_common' if common else ''}.txt"
    text, path = record.read_text("ascii"), tmp_path / "digests.txt"
    path.write_text("".join(line for line in text.splitlines(True) if line.split()[1] != entry), "ascii")
    assert path.read_text("ascii") != text
    command = [PROGRAM, "digests", *common, "--digests", str(path), "--write", "--only"]
    assert subprocess.run([*command, entry], check=False).returncode == 0
    assert path.read_text("ascii") == text
    assert subprocess.run([*command, "aclnnNothing"], check=False, capture_output=True).returncode == 2
    assert path.read_text("ascii") == text


def lines(path: Path) -> list[list[str]]:
    return [line.split("|") for line in path.read_text("ascii").splitlines()]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record with what `half` finds of one operator."""
    path = tmp_path / "figures.txt"
    assert half(path, "--write").returncode == 0
    assert [line[0] for line in lines(path)] == [f"{ENTRY} bf16", f"{ENTRY} f16"]
    return path


def changed(path: Path, worst: str, bits: str = "") -> None:
    """Gives the first line of a record another error, and other bits."""
    name, output, _, program, known, *at = lines(path)[0]
    first = "|".join((name, output, worst, program, bits or known, *at))
    path.write_text("\n".join([first, *path.read_text("ascii").splitlines()[1:]]) + "\n", "ascii")


def test_what_was_found_again_holds(record: Path) -> None:
    assert half(record).returncode == 0


def test_a_larger_error_than_the_record_fails(record: Path) -> None:
    found = lines(record)[0][2]
    changed(record, "0.400000")
    done = half(record)
    assert done.returncode == 1
    assert f"{ENTRY} bf16|out: {found} ulp, and {record} has 0.400000: FAILED" in done.stdout


def test_the_record_takes_the_larger_error(record: Path) -> None:
    found = lines(record)
    changed(record, "0.400000")
    assert half(record, "--write").returncode == 0
    assert lines(record) == found
    changed(record, "0.900000")
    assert half(record, "--write").returncode == 0
    assert lines(record)[0][2] == "0.900000"


def test_an_error_on_other_bits_is_replaced_and_never_compared(record: Path) -> None:
    found = lines(record)
    changed(record, "0.300000", "0" * 16)
    assert half(record).returncode == 0
    changed(record, "0.900000", "0" * 16)
    assert half(record, "--write").returncode == 0
    assert lines(record) == found


def test_other_lines_stay(record: Path) -> None:
    """A new operator adds lines at their place and changes none."""
    others = "aclnnAbs f32|out|0.100000|bounds|0000000000000000\naclnnZero f32|out|0.100000|bounds|0000000000000000\n"
    own = record.read_text("ascii")
    record.write_text(others, "ascii")
    assert half(record, "--write").returncode == 0
    first, last = others.splitlines(keepends=True)
    assert record.read_text("ascii") == first + own + last


def test_nothing_is_written_without_being_asked(record: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.touch()
    assert half(empty).returncode == 0
    assert empty.read_text() == ""
    shutil.copy(record, empty)
    assert half(tmp_path / "missing.txt").returncode == 1


def test_the_record_is_sorted_and_no_error_of_the_table_exceeds_it() -> None:
    keys = ["|".join(line[:2]).encode() for line in lines(RECORD)]
    assert keys == sorted(set(keys))
    figures = {(line[0], line[1]): float(line[2]) for line in lines(RECORD)}
    digests = digests_read(FOLDER / "digests.txt")
    held = [row for row in table_read(FOLDER / "table.json") if digests.get(row.name) == row.bits]
    assert held
    for row in held:
        assert figures.get((row.name, row.output), -1.0) >= row.worst - 1e-9, row.name
