"""ACLNN_CPU_FAIL: exactly the calls that its rules name fail; aclInit reports a wrong value."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
PROGRAM = Path(os.environ.get("STRICT", HERE.parents[1] / "build/tests/bin")) / "strict_fail"
PAGE = HERE.parents[1] / "docs/wrong.md"


def run(rules: str, rounds: int = 4) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("ACLNN_CPU_")}
    return subprocess.run([PROGRAM, str(rounds)], capture_output=True, text=True, timeout=60, check=True,
                          env={**environment, "ACLNN_CPU_FAIL": rules})  # fmt: skip


def answers(rules: str, rounds: int = 4) -> list[str]:
    """The calls that failed, with their answers; stderr tells the same sentences, and where the program was."""
    done = run(rules, rounds)
    failed = done.stdout.splitlines()
    told = [line for line in done.stderr.splitlines() if " was not reached; " not in line]
    assert len(told) == len(failed)
    for line, answer in zip(told, failed):
        sentence = answer.split("EZ", 1)[1].split(": ", 1)[1]
        assert line.startswith(f"aclnn-cpu fail: {sentence} (in ") and line.endswith("main)")
    return failed


def names(answers_: list[str]) -> list[str]:
    return [answer.split(":")[0] for answer in answers_]


def test_nothing_fails_without_rules() -> None:
    assert (run("").stdout, run("").stderr) == ("", "")


def test_an_allocation() -> None:
    assert answers("alloc:2") == [
        "malloc 2: 207001 EZ9999: aclrtMallocHost: ACLNN_CPU_FAIL has alloc:2, and this is allocation 2"
    ]


def test_a_launch_of_one_operator() -> None:
    assert answers("launch:aclnnTanh:3") == [
        "tanh 3: 361001 EZ9903: aclnnTanh: ACLNN_CPU_FAIL has launch:aclnnTanh:3, and this is launch 3 of aclnnTanh"
    ]


def test_a_launch_of_any_operator() -> None:
    assert names(answers("launch:3")) == ["sigmoid 2"]


def test_a_synchronisation() -> None:
    assert answers("sync:507015") == [
        "sync stream 1: 507015 EZ9999: aclrtSynchronizeStream: ACLNN_CPU_FAIL has sync:507015, and this is "
        "synchronisation 1"
    ]
    assert names(answers("sync:507011:5")) == ["sync event 2"]
    assert "507011" in answers("sync:507011:6")[0] and names(answers("sync:507011:6")) == ["sync device 2"]


def test_from_one_on() -> None:
    assert names(answers("alloc:3+")) == ["malloc 3", "malloc 4"]
    assert names(answers("launch:aclnnSigmoid:4+,sync:507015:12+")) == ["sigmoid 4", "sync device 4"]


def test_rules_count_beside_each_other() -> None:
    assert names(answers("launch:1,launch:aclnnSigmoid:1,launch:aclnnSigmoid:2,alloc:4")) == ["sigmoid 1", "sigmoid 2", "malloc 4"]


def test_chance_is_the_same_in_each_run_and_can_be_named() -> None:
    first = answers("random:5:10", rounds=60)
    assert 10 < len(first) < 70  # of 360 calls
    assert {name.split()[0] for name in names(first)} == {"malloc", "sigmoid", "tanh", "sync"}
    assert answers("random:5:10", rounds=60) == first
    assert answers("random:6:10", rounds=60) != first
    same = ",".join(match for answer in first for match in re.findall(r"; (\S+) does so again", answer))
    assert names(answers(",".join(same.split(",")[:30]), rounds=60)) == names(first)[:30]


def test_one_in_a_hundred_without_a_number() -> None:
    assert 0 < len(answers("random:1", rounds=100)) < 30  # of 600 calls


def test_a_rule_that_is_not_reached_is_told_at_the_end() -> None:
    done = run("alloc:17,launch:aclnnTahn:3")
    assert done.stdout == ""
    assert done.stderr.splitlines() == [
        "aclnn-cpu fail: alloc:17 was not reached; calls that it is about: 4",
        "aclnn-cpu fail: launch:aclnnTahn:3 was not reached; calls that it is about: 0",
    ]


@pytest.mark.parametrize("rules", [
    "alloc", "alloc:", "alloc:0", "alloc:x", "alloc:1x", "alloc:1++", "alloc:1,", ",alloc:1", "aloc:1", "alloc:-1",
    "alloc:1:2", "launch:Tanh:1", "launch:aclnn:1", "launch:aclnnTanh", "launch:aclnnTanh:", "launch:aclnnTanh:0",
    "sync", "sync:0", "sync:1000000", "sync:507015:", "sync:507015:0", "random", "random:", "random:x", "random:1:0",
    "random:1:", "alloc:99999999999999999999", f"launch:aclnn{'x' * 100}:1", ",".join(["alloc:1"] * 33),
])  # fmt: skip
def test_what_is_wrong_is_said(rules: str) -> None:
    done = run(rules)
    assert done.stdout.startswith(f'aclInit 0: 361001 EZ9903: ACLNN_CPU_FAIL is "{rules[:64]}"; lists of alloc:N, ')
    assert done.stderr == ""


def test_page_has_the_rules() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for rule in ("alloc:17", "launch:aclnnTanh:3", "sync:507015", "random:5"):
        assert rule in page
