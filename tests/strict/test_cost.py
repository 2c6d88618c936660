"""What strict mode costs: instructions of a small call, both phases and a synchronisation, counted by callgrind, which
no other load of the machine changes. A large call is not counted: its kernel hides the rest."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

PROGRAMS = Path(os.environ.get("STRICT", Path(__file__).resolve().parents[2] / "build/tests/bin"))
FEW, MANY = 50, 550
MOST = 10


def instructions(calls: int, strict: str) -> int:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("ACLNN_CPU_")}
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", PROGRAMS / "strict_cost", str(calls)],
        capture_output=True, text=True, check=True,
        env={**environment, "ACLNN_CPU_ISA": "avx2", "ACLNN_CPU_STRICT": strict},
    )  # fmt: skip
    assert "aclnn-cpu strict" not in done.stderr
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found, done.stderr
    return int(found[1])


def of_a_call(strict: str) -> float:
    return (instructions(MANY, strict) - instructions(FEW, strict)) / (MANY - FEW)


@pytest.mark.skipif(not shutil.which("valgrind"), reason="valgrind is not installed")
@pytest.mark.parametrize("strict", ["1", "order", "lifetime", "memory", "init", "races"])
def test_less_than_ten_times(strict: str) -> None:
    off, on = of_a_call("0"), of_a_call(strict)
    print(f"a call of 64 elements: {off:.0f} instructions, {on:.0f} in strict mode {strict}")
    assert 0 < off < on < MOST * off


def test_the_same_wherever_the_stack_lies() -> None:
    """What is remembered of a stack depends on its address, and no two calls of an operator put each other out."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("ACLNN_CPU_")}
    done = subprocess.run([PROGRAMS / "strict_cost", "--depths"], capture_output=True, text=True, check=True,
                          env={**environment, "ACLNN_CPU_STRICT": "1"})  # fmt: skip
    times = sorted(map(float, done.stdout.split()))
    assert len(times) == 64 and times[-1] < 3 * times[len(times) // 2], times
