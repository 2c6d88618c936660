"""ACLNN_CPU_LOG: what is told of programs, word for word, with the times masked.

The answers stand in <case>.txt; `OBSERVE=build/tests/bin/observe_calls pytest tests/observe --bless` writes them anew.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
PROGRAM = os.environ.get("OBSERVE", str(HERE.parents[1] / "build/tests/bin/observe_calls"))
PAGE = HERE.parents[1] / "docs/seeing.md"
CALL = "aclnn-cpu-call "
MASKED = (
    (re.compile(r'"thread": \d+'), '"thread": T'),
    (re.compile(r'_us": \d+\.\d{3}|"us": \d+\.\d{3}'), lambda match: match[0].split(":")[0] + ": 0.000"),
    (re.compile(r"\d+\.\d{3} ms"), "0.000 ms"),
    # Of a line of the summary: time, share, rate and distance; calls and bytes stay.
    (re.compile(r"(?m)^(aclnn\w+ +\d+ +\d+) +[\d.]+ +[\d.]+( +[\d.]+) +[\d.]+ +[\d.-]+$"), r"\1 T T\2 T T"),
)


def run(case: str, log: str, *more: str, status: int = 0, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("ACLNN_CPU_")}
    done = subprocess.run([PROGRAM, case, *more], capture_output=True, text=True, timeout=60,
                          env={**environment, "ACLNN_CPU_SOC": "ascend950", "ACLNN_CPU_LOG": log, **variables})  # fmt: skip
    assert done.returncode == status, done.stdout + done.stderr
    return done


def masked(text: str) -> str:
    for pattern, by in MASKED:
        text = pattern.sub(by, text)
    return text


def in_order(summary: str) -> list[str]:
    """The lines of a summary, operators by name instead of by time."""
    lines = summary.splitlines(keepends=True)
    return [*lines[:2], *sorted(lines[2:-1]), lines[-1]]


def calls(text: str) -> list[dict[str, object]]:
    return [json.loads(line.removeprefix(CALL)) for line in text.splitlines() if line.startswith(CALL)]


@pytest.mark.parametrize("case", ["arguments", "refusals", "again"])
def test_words(case: str, request: pytest.FixtureRequest) -> None:
    told = "".join(masked(run(case, log).stderr) for log in ("calls", "coverage"))
    told += "".join(in_order(masked(run(case, "summary").stderr)))
    expected = HERE / f"{case}.txt"
    if request.config.getoption("--bless"):
        expected.write_text(told, encoding="utf-8")
    assert told == expected.read_text(encoding="utf-8")


def test_off_is_silent() -> None:
    for log in ("", "0"):
        assert run("arguments", log).stderr == ""


@pytest.mark.parametrize("strict", ["0", "order,memory,init,races"])
def test_answers_stay_the_same(strict: str) -> None:
    """Statuses and sentences of the program are those without a log, though other products are asked, too."""
    for case in ("arguments", "refusals", "again"):
        silent = run(case, "", ACLNN_CPU_STRICT=strict).stdout
        assert run(case, "calls,summary,coverage", ACLNN_CPU_STRICT=strict).stdout == silent


def test_each_line_is_json_with_all_that_the_page_names() -> None:
    found = calls(run("arguments", "calls").stderr)
    assert [call["number"] for call in found] == list(range(1, len(found) + 1))
    page = PAGE.read_text(encoding="utf-8")
    for key in {key for call in found for key in call}:
        assert f"`{key}`" in page, key


def test_times_are_times() -> None:
    found = calls(run("again", "calls").stderr)
    assert all(0 < float(str(call["us"])) < 1e6 and float(str(call["planned_us"])) > 0 for call in found)


def test_threads() -> None:
    """Each thread has its number and its stream; no line is torn."""
    text = run("threads", "calls").stderr
    found = calls(text)
    assert len(found) == len(text.splitlines()) == 8 * 50
    assert Counter(Counter((call["thread"], call["stream"]) for call in found).values()) == {50: 8}
    assert sorted(int(str(call["number"])) for call in found) == list(range(1, 401))


def test_graph_runs_are_seen_on_the_stream_that_executes_it() -> None:
    found = calls(run("again", "calls").stderr)
    assert [(call["call"], call.get("again", 0)) for call in found] == [
        ("aclnnTanh", 0), ("aclnnTanh", 1), ("aclnnTanh", 2), ("aclnnRelu", 0), ("aclnnRelu", 1),
    ]  # fmt: skip
    assert len({call["stream"] for call in found}) == 1


def test_files(tmp_path: Path) -> None:
    log = f"calls={tmp_path}/calls.%p,summary={tmp_path}/summary,coverage={tmp_path}/coverage"
    assert run("forks", log).stderr == ""
    lists = [calls(path.read_text(encoding="utf-8")) for path in tmp_path.glob("calls.*")]
    assert sorted(sorted(str(call["call"]) for call in made) for made in lists) == [
        ["aclnnRelu"], ["aclnnTanh", "aclnnTanh"],
    ]  # fmt: skip
    assert (tmp_path / "summary").read_text().startswith("aclnn-cpu summary: ")
    assert (tmp_path / "coverage").read_text().startswith("aclnn-cpu coverage: 1 operator in 1 form\n")


def test_child_of_fork_sums_its_own_calls() -> None:
    first, second = re.findall(r"aclnn-cpu summary: (\d+) runs? of 1 operator", run("forks", "summary").stderr)
    assert (first, second) == ("2", "1")  # the child ends first


def test_summary_agrees_with_the_calls() -> None:
    text = run("arguments", "calls,summary").stderr
    runs = Counter(str(call["call"]) for call in calls(text) if call["phase"] == "run")
    rows = {row[0]: row for row in (line.split() for line in text.splitlines()) if row[0].startswith("aclnn") and len(row) == 8}
    assert {name: int(row[1]) for name, row in rows.items() if int(row[1])} == runs
    shares = [float(row[4]) for row in rows.values()]
    assert abs(sum(shares) - 100) < 1
    times = [float(row[3]) for row in rows.values()]
    assert times == sorted(times, reverse=True)


def test_coverage_asks_each_product() -> None:
    """What a product refuses is what it answers if it is chosen."""
    text = run("arguments", "coverage").stderr
    told = [line.split(": ", 1) for line in text.splitlines() if line.startswith("ascend")]
    assert len(told) > 8
    for product in ("ascend310p", "ascend310b"):
        refused = run("arguments", "calls", ACLNN_CPU_SOC=product, status=2)  # the first of its calls
        assert refused.stderr.splitlines()[0].startswith(CALL)
        sentence = refused.stdout.splitlines()[-1].split(": ", 1)[1] if refused.stdout else ""
        assert any(product in products and sentence == answer for products, answer in told), sentence


@pytest.mark.parametrize("log", [
    "x", "calls,", ",calls", "calls,x", "trace", "trace=", "calls=", "Calls", "1", "calls=" + "x" * 2000,
])  # fmt: skip
def test_what_is_wrong_is_said(log: str) -> None:
    done = run("again", log, status=2)
    assert (
        f'ACLNN_CPU_LOG is "{log[:64]}"; 0 and lists of calls, summary, coverage and trace=FILE, with commas between, are '
        "allowed; the others may name a file in the same way" in done.stdout
    )


def test_file_that_cannot_be_made_is_told_once(tmp_path: Path) -> None:
    log = f"calls={tmp_path}/none/calls"
    assert run("again", log).stderr == (
        f"aclnn-cpu log: {tmp_path}/none/calls cannot be opened: No such file or directory; what comes now is missing "
        "there\n"
    )


def test_full_disk_is_told_once() -> None:
    assert run("again", "calls=/dev/full").stderr == (
        "aclnn-cpu log: /dev/full cannot be written: No space left on device; what comes now is missing there\n"
    )
