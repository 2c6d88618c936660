"""Each finding of strict mode: a program that makes the mistake, and the exact text of the answer; and a correct
program of the same shape, which nobody answers.

The answers stand in <mode>.txt, in the order of the cases: what the wrong program printed of the refused call, and
what strict mode wrote on stderr. `STRICT=build/tests/bin pytest tests/strict --bless` writes them anew.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
PROGRAMS = Path(os.environ.get("STRICT", HERE.parents[1] / "build/tests/bin"))
PAGE = HERE.parents[1] / "docs/wrong.md"
RUNTIME = HERE.parents[1] / "runtime"
LITERAL = re.compile(r'"(?:[^"\\]|\\.)*"|PRI[du]64')
REPORT = re.compile(rf"ac_finding_report\(\s*&?\w+,\s*((?:{LITERAL.pattern}|\s)+)")
MODES = ("order", "lifetime", "memory", "init", "races")
TOLD = "aclnn-cpu strict: "
FOUND = "aclnn-cpu-finding "
KEYS = ("mode", "rule", "call", "argument", "stream", "bytes", "status", "sentence", "stack", "origin")


def program(mode: str) -> str:
    return str(PROGRAMS / f"strict_{mode}")


def cases(mode: str) -> list[str]:
    return subprocess.run([program(mode), "--list"], check=True, capture_output=True, text=True).stdout.splitlines()


CASES = [(mode, case) for mode in MODES for case in cases(mode)]


def run(mode: str, case: str, which: str, strict: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("ACLNN_CPU_")}
    return subprocess.run([program(mode), case, which], capture_output=True, text=True, timeout=60,
                          env={**environment, "ACLNN_CPU_STRICT": strict})  # fmt: skip


def answers(mode: str) -> dict[str, str]:
    """The expected text of each case."""
    parts = re.split(r"^## (.*)\n", (HERE / f"{mode}.txt").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2]))


def findings(stderr: str) -> list[dict[str, object]]:
    return [json.loads(line[len(FOUND) :]) for line in stderr.splitlines() if line.startswith(FOUND)]


def transcript(done: subprocess.CompletedProcess[str]) -> str:
    """What a person reads: the answer of the call, then what stderr says, without the lines for machines."""
    told = [line for line in done.stderr.splitlines() if not line.startswith(FOUND)]
    return done.stdout + "".join(line + "\n" for line in told)


@pytest.fixture(scope="module", autouse=True)
def blessed(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--bless"):
        for mode in MODES:
            parts = (f"## {case}\n{transcript(run(mode, case, 'wrong', mode))}\n" for case in cases(mode))
            (HERE / f"{mode}.txt").write_text("".join(parts), encoding="utf-8")


@pytest.mark.parametrize("mode, case", CASES)
def test_mistake_is_answered(mode: str, case: str) -> None:
    done = run(mode, case, "wrong", mode)
    assert done.returncode == 0, done.stdout + done.stderr
    assert transcript(done) == answers(mode)[case].rstrip("\n") + "\n"


@pytest.mark.parametrize("mode, case", CASES)
def test_page_has_the_rule(mode: str, case: str) -> None:
    """docs/wrong.md names each rule, and quotes one of its sentences at least."""
    page = PAGE.read_text(encoding="utf-8")
    rule = case.split(",")[0]
    quoted = {" ".join(part.split()) for part in re.sub(r"^> ?", "", page, flags=re.MULTILINE).split("\n\n")}
    sentences = {line.split(": ", 1)[1] for c, text in answers(mode).items() if c.split(",")[0] == rule
                 for line in text.splitlines() if ": " in line and not line.startswith(TOLD)}
    assert f"**{rule}**" in page and quoted & sentences


def test_page_has_no_other_rules() -> None:
    """Each rule that the page names belongs to a program here."""
    part = PAGE.read_text(encoding="utf-8").split("\n### ", 1)[1].split("\n## ", 1)[0]
    named = {rule for line in part.splitlines() if line.startswith("**")
             for rule in re.findall(r"\*\*([a-z-]+)\*\*", line)}  # fmt: skip
    assert named == {case.split(",")[0] for _, case in CASES}


def test_every_sentence_has_a_program() -> None:
    """Each sentence that the library has for a finding is the answer to a program here."""
    found = [answer for mode in MODES for answer in answers(mode).values()]
    sentences = [(str(file), match) for file in sorted(RUNTIME.rglob("*.c"))
                 for match in REPORT.findall(file.read_text(encoding="utf-8"))]  # fmt: skip
    assert len(sentences) >= 19
    for file, literal in sentences:
        text = "".join(part[1:-1] if part.startswith('"') else "d" for part in LITERAL.findall(literal))
        pattern = ".*".join(re.escape(part) for part in re.split(r"%(?:zu|s|p|d|u)", text))
        assert any(re.search(pattern, answer) for answer in found), f"{file}: {text}"


@pytest.mark.parametrize("mode, case", CASES)
def test_machines_read_the_same(mode: str, case: str) -> None:
    done = run(mode, case, "wrong", mode)
    found = findings(done.stderr)
    told = [line[len(TOLD) :] for line in done.stderr.splitlines() if line.startswith(TOLD)]
    assert found and len(found) == len(told)
    for finding, line in zip(found, told):
        assert set(finding) <= set(KEYS) and set(KEYS) - set(finding) <= {"bytes"}
        assert finding["mode"] == mode and finding["rule"] == case.split(",")[0]
        assert line.startswith(str(finding["sentence"]))
        assert str(finding["status"]) in done.stdout or "end of the process" in case
        stack = finding["stack"]
        assert isinstance(stack, list) and bool(stack) == (finding["call"] != "exit")
        assert not stack or str(stack[-1]).startswith("main ") or case.startswith("without-device")  # in a thread


@pytest.mark.parametrize("mode, case", CASES)
@pytest.mark.parametrize("strict", ["1", "own"])
def test_correct_program_is_silent(mode: str, case: str, strict: str) -> None:
    done = run(mode, case, "right", mode if strict == "own" else strict)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("mode, case", CASES)
def test_off_is_silent(mode: str, case: str) -> None:
    done = run(mode, case, "wrong", "0")
    assert done.returncode == 0 and done.stderr == ""


@pytest.mark.parametrize("mode, case", CASES)
def test_abort_stops_at_the_first(mode: str, case: str) -> None:
    done = run(mode, case, "wrong", f"{mode},abort")
    assert done.returncode == -signal.SIGABRT
    assert len(findings(done.stderr)) == 1
    assert done.stdout == ""


def test_signal_that_somebody_sent_ends_the_program() -> None:
    """The handler of faults in device memory keeps none for itself."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("ACLNN_CPU_")}
    running = subprocess.Popen([PROGRAMS / "strict_fail", "100000000"], stdout=subprocess.PIPE,
                               env={**environment, "ACLNN_CPU_STRICT": "memory"})  # fmt: skip
    assert running.stdout is not None and running.stdout.readline()
    running.send_signal(signal.SIGSEGV)
    running.stdout.close()
    assert running.wait(timeout=60) == -signal.SIGSEGV
