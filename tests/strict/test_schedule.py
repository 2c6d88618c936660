"""A schedule makes a missing order fail in every run, and a program that asks for its orders never."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

PROGRAMS = Path(os.environ.get("STRICT", Path(__file__).resolve().parents[2] / "build/tests/bin"))
SEEDS = [str(seed) for seed in range(12)]


def run(which: str, how: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("ACLNN_CPU_")}
    return subprocess.run([PROGRAMS / "strict_schedule", which, how], capture_output=True, text=True, timeout=60,
                          env=environment | variables)  # fmt: skip


def answer(which: str, how: str, **variables: str) -> str:
    done = run(which, how, **variables)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


@pytest.mark.parametrize("which", ["event", "host"])
def test_small_work_hides_the_mistake(which: str) -> None:
    assert answer(which, "wrong") == "right"


@pytest.mark.parametrize("which", ["event", "host"])
def test_schedule_shows_it_each_time(which: str) -> None:
    assert {answer(which, "wrong", ACLNN_CPU_SCHEDULE="0") for _ in range(10)} == {"wrong"}


@pytest.mark.parametrize("which", ["event", "host"])
@pytest.mark.parametrize("seed", SEEDS)
def test_right_program_stays_right(which: str, seed: str) -> None:
    assert answer(which, "right", ACLNN_CPU_SCHEDULE=seed) == "right"
    assert answer(which, "right", ACLNN_CPU_SCHEDULE=seed, ACLNN_CPU_STRICT="1") == "right"


@pytest.mark.parametrize("which", ["event", "host"])
def test_some_seeds_show_it(which: str) -> None:
    """What a seed does it does again."""
    first = [answer(which, "wrong", ACLNN_CPU_SCHEDULE=seed) for seed in SEEDS]
    assert "wrong" in first


@pytest.mark.parametrize("value", ["x", "-1", "1.5", "99999999999999999999"])
def test_other_values_are_refused(value: str) -> None:
    done = run("event", "right", ACLNN_CPU_SCHEDULE=value)
    assert done.returncode == 2
    assert f'ACLNN_CPU_SCHEDULE is "{value}"; whole numbers from 0 on are allowed' in done.stderr + done.stdout
