"""Traces: ACLNN_CPU_LOG=trace=FILE, and `aclnn trace PROGRAM`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = str(Path(os.environ.get("OBSERVE", ROOT / "build/tests/bin/observe_calls")).resolve())
ACLNN = str(Path(PROGRAM).resolve().parents[2] / "tools/aclnn")
CLEAN = {key: value for key, value in os.environ.items() if not key.startswith("ACLNN_CPU_")}

Event = dict[str, Any]


def run(*command: str, status: int = 0, where: Path = ROOT, **variables: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=where, env={**CLEAN, **variables})
    assert done.returncode == status, done.stdout + done.stderr
    return done.stderr


def spans(trace: list[Event]) -> list[Event]:
    return [event for event in trace if event["ph"] == "X"]


def rows(trace: list[Event]) -> dict[tuple[int, int], str]:
    return {(e["pid"], e["tid"]): e["args"]["name"] for e in trace if e["name"] == "thread_name"}


@pytest.fixture(name="trace")
def _trace(tmp_path: Path) -> list[Event]:
    file = tmp_path / "trace.json"
    assert run(PROGRAM, "streams", ACLNN_CPU_LOG=f"trace={file}") == ""
    return list(json.loads(file.read_text(encoding="utf-8")))


def test_streams_and_threads_are_rows(trace: list[Event]) -> None:
    where = rows(trace)
    by_row = {name: [e["name"] for e in spans(trace) if where[e["pid"], e["tid"]] == name] for name in where.values()}
    threads = [names for name, names in by_row.items() if name.startswith("thread ")]
    assert len(threads) == 1 and set(threads[0]) == {
        "aclrtMemcpy", "aclrtMemset", "aclnnReluGetWorkspaceSize", "aclrtSynchronizeStream",
    }  # fmt: skip
    assert by_row["stream 1"] == ["aclnnRelu", "aclrtRecordEvent"]
    # The event is complete, so that there is nothing to wait for, or stream 2 shows that it waits.
    assert [name for name in by_row["stream 2"] if name != "aclrtStreamWaitEvent"] == ["aclrtMemcpyAsync"]


def test_times_follow_the_order_of_work(trace: list[Event]) -> None:
    at = {e["name"]: e for e in spans(trace)}
    relu, copy = at["aclnnRelu"], at["aclrtMemcpyAsync"]
    assert relu["ts"] + relu["dur"] <= copy["ts"]
    assert at["aclnnReluGetWorkspaceSize"]["ts"] <= relu["ts"]
    assert all(e["ts"] >= 0 and e["dur"] >= 0 for e in spans(trace))
    wait = next(e for e in reversed(spans(trace)) if e["name"] == "aclrtSynchronizeStream")
    assert wait["ts"] + wait["dur"] >= copy["ts"] + copy["dur"]


def test_operators_have_their_arguments(trace: list[Event]) -> None:
    relu = next(e for e in spans(trace) if e["name"] == "aclnnRelu")
    tensor = {"dtype": "f32", "shape": [2, 4], "strides": [4, 1]}
    assert relu["args"] == {"status": 0, "number": 1, "run": 1, "arguments": {"self": tensor, "out": tensor}}
    assert relu["cat"] == "operator" and {e["cat"] for e in spans(trace) if e is not relu} == {"other"}


def test_graph_shows_its_steps_inside(tmp_path: Path) -> None:
    file = tmp_path / "trace.json"
    run(PROGRAM, "again", ACLNN_CPU_LOG=f"trace={file}")
    trace = spans(json.loads(file.read_text(encoding="utf-8")))
    graphs = [e for e in trace if e["name"] == "aclmdlRIExecuteAsync"]
    steps = [e for e in trace if e["name"] == "aclnnRelu"]
    assert len(graphs) == len(steps) == 2
    for graph, step in zip(graphs, steps):
        assert graph["tid"] == step["tid"]
        assert graph["ts"] <= step["ts"] and step["ts"] + step["dur"] <= graph["ts"] + graph["dur"] + 0.002


def test_child_of_fork_says_that_it_is_not_traced(tmp_path: Path) -> None:
    file = tmp_path / "trace.json"
    said = run(PROGRAM, "forks", ACLNN_CPU_LOG=f"trace={file}")
    assert said.startswith("aclnn-cpu trace: calls of process ") and len(said.splitlines()) == 1
    assert said.endswith(f"are not written to {file}; %p in the name gives each process a file\n")
    assert {e["name"] for e in spans(json.loads(file.read_text(encoding="utf-8")))} >= {"aclnnRelu"}


# --- the program ----------------------------------------------------------------------------------


def test_tool_writes_the_trace_of_a_program(tmp_path: Path) -> None:
    said = run(ACLNN, "trace", PROGRAM, "streams", where=tmp_path)
    trace = json.loads((tmp_path / "trace.json").read_text(encoding="utf-8"))
    assert said == f"aclnn: trace.json has {len(trace)} events of 1 process\n"
    assert "aclnnRelu" in {e["name"] for e in trace}
    assert [path.name for path in tmp_path.iterdir()] == ["trace.json"]


def test_tool_joins_the_processes_of_a_program(tmp_path: Path) -> None:
    said = run(ACLNN, "trace", "--out", "all.json", "sh", "-c", f"cd /; {PROGRAM} forks; {PROGRAM} again", where=tmp_path)
    trace = json.loads((tmp_path / "all.json").read_text(encoding="utf-8"))
    assert said == f"aclnn: all.json has {len(trace)} events of 3 processes\n"
    tanh = [e for e in spans(trace) if e["name"] == "aclnnTanh"]
    assert len(tanh) == 5 and len({e["pid"] for e in tanh}) == 2


def test_trace_of_a_killed_program_is_whole(tmp_path: Path) -> None:
    """The events so far, and the program's status."""
    script = "import os, signal, subprocess, sys\nwith subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE) as p:\n" \
             "    import time; time.sleep(1); p.kill()\n"
    run(ACLNN, "trace", sys.executable, "-c", script, PROGRAM, "many", "100000000", where=tmp_path)
    assert len(spans(json.loads((tmp_path / "trace.json").read_text(encoding="utf-8")))) > 10


def test_status_is_that_of_the_program(tmp_path: Path) -> None:
    run(ACLNN, "trace", "sh", "-c", f"{PROGRAM} again; exit 7", status=7, where=tmp_path)
    run(ACLNN, "trace", "sh", "-c", f"{PROGRAM} again; kill -9 $$", status=137, where=tmp_path)


def test_other_logs_go_on(tmp_path: Path) -> None:
    said = run(ACLNN, "trace", PROGRAM, "again", where=tmp_path, ACLNN_CPU_LOG="summary")
    assert "aclnn-cpu summary: 5 runs of 2 operators" in said and (tmp_path / "trace.json").exists()


@pytest.mark.parametrize("arguments, status, said", [
    ([], 2, "aclnn: trace wants a program: aclnn trace ./program\n"),
    (["--out"], 2, "aclnn: --out wants a value\n"),
    (["--fly", "x"], 2, "aclnn: there is no option --fly here; --help shows those there are\n"),
    (["--out", "a,b", "true"], 2, "aclnn: --out a,b: a name without , % * ? [ and \\ is wanted\n"),
    (["/none"], 3, "aclnn: /none cannot be run: No such file or directory\n"),
    (["true"], 1, "aclnn: true made no calls of this library; there is no trace\n"),
])  # fmt: skip
def test_what_is_wrong_is_said(arguments: list[str], status: int, said: str, tmp_path: Path) -> None:
    assert run(ACLNN, "trace", *arguments, status=status, where=tmp_path) == said
    assert not list(tmp_path.iterdir())
