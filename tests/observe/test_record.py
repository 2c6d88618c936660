"""ACLNN_CPU_RECORD and `aclnn replay`: calls are written, run again elsewhere, and compared."""

from __future__ import annotations

import os
import random
import resource
import signal
import struct
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.observe import recording
from tests.observe.recording import CALL, DATA, END, Call, Part, Recording, Tensor

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = str(Path(os.environ.get("OBSERVE", ROOT / "build/tests/bin/observe_calls")).resolve())
ACLNN = str(Path(PROGRAM).resolve().parents[2] / "tools/aclnn")
PAGE = ROOT / "docs/recording.md"
CLEAN = {key: value for key, value in os.environ.items() if not key.startswith("ACLNN_CPU_")}
CASES = ("arguments", "refusals", "again", "aliases", "threads", "streams")


def record(file: Path, case: str, *more: str, how: str = "", status: int = 0, limit: Callable[[], None] | None = None,
           **variables: str) -> str:  # fmt: skip
    """What the program says on stderr."""
    environment = {**CLEAN, "ACLNN_CPU_SOC": "ascend950", "ACLNN_CPU_RECORD": f"{file}{how}", **variables}
    done = subprocess.run([PROGRAM, case, *more], capture_output=True, text=True, timeout=120, env=environment,
                          preexec_fn=limit)  # fmt: skip
    assert done.returncode == status, done.stdout + done.stderr
    return done.stderr


def replay(file: Path, *more: str, status: int = 0, **variables: str) -> tuple[str, str]:
    done = subprocess.run([ACLNN, "replay", str(file), *more], capture_output=True, text=True, timeout=120,
                          env={**CLEAN, **variables})  # fmt: skip
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout, done.stderr


def calls(file: Path) -> list[Call]:
    return [recording.call(payload) for payload in recording.read(file.read_bytes()).of(CALL)]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("how", ["", ",results", ",shapes"])
def test_calls_are_run_again(case: str, how: str, tmp_path: Path) -> None:
    """On every instruction set and with any number of threads, the results are those of the program."""
    file = tmp_path / "calls.rec"
    assert record(file, case, how=how) == ""
    count = len([call for call in calls(file) if call.phase != 2])
    first = replay(file)[0]
    assert first.startswith(f"{count} call{'' if count == 1 else 's'}: all as recorded\n")
    assert ("made-up" in first) == (how == ",shapes" and case != "refusals")
    for variables in ({"ACLNN_CPU_ISA": "scalar"}, {"ACLNN_CPU_THREADS": "1"}, {"ACLNN_CPU_SOC": "ascend310b"},
                      {"ACLNN_CPU_STRICT": "order,init,races"}):  # fmt: skip
        assert replay(file, **variables)[0] == first


@pytest.mark.parametrize("case", CASES)
def test_recording_changes_no_answer(case: str, tmp_path: Path) -> None:
    environment = {**CLEAN, "ACLNN_CPU_SOC": "ascend950", "ACLNN_CPU_STRICT": "order,memory,init,races"}
    said = [subprocess.run([PROGRAM, case], capture_output=True, text=True, check=True, timeout=120, env=environment | more)
            for more in ({}, {"ACLNN_CPU_RECORD": str(tmp_path / "calls.rec")})]  # fmt: skip
    assert said[0].stdout == said[1].stdout and said[1].stderr == said[0].stderr


def test_file_is_as_the_page_says(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    record(file, "arguments", how=",results")
    read = recording.read(file.read_bytes())
    assert (read.version, read.order) == (1, 0x01020304) and read.parts[-1].kind == END
    assert recording.written(read) == file.read_bytes()
    about = dict(line.split(" ", 1) for line in read.parts[0].payload.decode().splitlines())
    assert set(about) == {"library", "isa", "threads", "data"} and about["data"] == "results"
    found = calls(file)
    assert read.parts[-1].payload == struct.pack("=Q", len(found))
    relu = found[0]
    assert (relu.name, relu.product, relu.phase, relu.status, relu.run) == ("aclnnLeakyRelu", "ascend950", 3, 0, 1)
    tensor = relu.arguments["self"]
    assert isinstance(tensor, Tensor) and (tensor.shape, tensor.strides, tensor.offset) == ([2, 4], [4, 1], 0)
    assert relu.memories[tensor.memory][0] == 32
    elements = {struct.pack("=QQ", *recording.digest(payload)): payload for payload in read.of(DATA)}
    assert struct.unpack("=8f", elements[tensor.data]) == (-2, -1.75, -1.5, -1.25, -1, -0.75, -0.5, -0.25)
    out = relu.arguments["out"]
    assert isinstance(out, Tensor) and struct.unpack("=8f", elements[out.result])[0] == -0.5
    page = PAGE.read_text(encoding="utf-8")
    assert all(word in page for word in ("aclnnrec", "0x01020304", "9e3779b97f4a7c15", "c4ceb9fe1a85ec53"))


def test_tensors_that_overlap_lie_in_one_memory(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    record(file, "aliases")
    for call in calls(file):
        assert len(call.memories) == 1
    assert recording.read(file.read_bytes()).parts[-1].kind == END


def test_elements_are_written_once(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    record(file, "again")
    assert len(calls(file)) == 5 and len(recording.read(file.read_bytes()).of(DATA)) == 1
    record(file, "again", how=",shapes")
    assert len(calls(file)) == 5 and recording.read(file.read_bytes()).of(DATA) == []


def test_process_without_calls_writes_no_file(tmp_path: Path) -> None:
    record(tmp_path / "calls.rec", "none")
    assert not list(tmp_path.iterdir())


# --- differences ----------------------------------------------------------------------------------


def changed(file: Path, name: str, index: int, value: float) -> None:
    """Another element in what the first call of an operator read; the result stays the recorded one."""
    read = recording.read(file.read_bytes())
    call = next(call for call in calls(file) if call.name == name)
    tensor = call.arguments["self"]
    assert isinstance(tensor, Tensor)
    old = next(p for p in read.of(DATA) if struct.pack("=QQ", *recording.digest(p)) == tensor.data)
    new = bytearray(old)
    struct.pack_into("=f", new, 4 * index, value)
    parts = tuple(Part(p.kind, bytes(new)) if p.payload == old else p for p in read.parts)
    fresh = Recording(read.version, read.order, parts)
    file.write_bytes(recording.written(fresh.replaced(tensor.data, struct.pack("=QQ", *recording.digest(bytes(new))))))


def test_first_difference_is_named(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    record(file, "again")
    changed(file, "aclnnTanh", 3, 0.5)
    assert replay(file, status=1)[0] == "call 1 (aclnnTanh): out has other elements\n"
    text = replay(file, "--all", status=1)[0]
    assert text.splitlines()[:3] == [f"call {i} (aclnnTanh): out has other elements" for i in (1, 2, 3)]
    assert text.splitlines()[-2] == "5 of 5 calls differ"


def test_element_is_named_where_results_are_recorded(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    record(file, "again", how=",results")
    changed(file, "aclnnTanh", 3, 0.5)
    assert replay(file, status=1)[0] == "call 1 (aclnnTanh): element 3 of out is 0.46211717 instead of -0.84828365\n"


def test_status_is_compared(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    record(file, "refusals")
    read = recording.read(file.read_bytes())
    file.write_bytes(recording.written(read.replaced(struct.pack("=q", 161001), struct.pack("=q", 161002))))
    assert replay(file, status=1)[0] == (
        "call 3 (aclnnRelu): the first phase answers 161001 instead of 161002: EZ1001: aclnnRelu: self is null\n"
    )


def test_one_call_alone(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    record(file, "again")
    assert replay(file, "--call", "4")[0].startswith("1 call: all as recorded\n")
    assert replay(file, "--call", "6", status=2)[1] == f"aclnn: --call 6: {file} has 5 calls\n"


def test_operator_that_this_library_has_not(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    record(file, "again")
    read = recording.read(file.read_bytes())
    file.write_bytes(recording.written(read.replaced(b"aclnnTanh", b"aclnnTahn")))
    assert replay(file, status=1)[0] == "call 1 (aclnnTahn): this library does not have it\n"
    record(file, "again")
    file.write_bytes(recording.written(read.replaced(b"out\0", b"uot\0")))
    assert replay(file, status=1)[0] == "call 1 (aclnnTanh): it has other parameters in this library\n"


# --- damage ---------------------------------------------------------------------------------------


def test_other_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    assert replay(file, status=3)[1] == f"aclnn: {file} cannot be read: No such file or directory\n"
    file.write_bytes(b"aclnn")
    assert replay(file, status=3)[1] == f"aclnn: {file} is no recording; ACLNN_CPU_RECORD=FILE makes one\n"
    record(file, "again")
    whole = file.read_bytes()
    file.write_bytes(whole[:8] + struct.pack("=I", 2) + whole[12:])
    assert replay(file, status=3)[1] == f"aclnn: {file} has version 2 of the format; this program reads 1\n"
    file.write_bytes(whole[:12] + whole[15:11:-1] + whole[16:])
    assert replay(file, status=3)[1] == f"aclnn: {file} was written on a machine with another order of bytes\n"
    file.write_bytes(whole + bytes(8))
    assert replay(file, status=3)[1] == f"aclnn: {file} is damaged behind call 5: something follows its end\n"


def test_every_changed_byte_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    record(file, "again")
    whole = file.read_bytes()
    for at in range(0, len(whole), 13):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << at % 8]) + whole[at + 1 :])
        assert replay_of_damage(file) or padding(whole, at), at


def padding(whole: bytes, at: int) -> bool:
    """Whether a byte is one of those that fill a part up to 8 bytes."""
    place = recording.HEAD.size
    while place < len(whole):
        length = recording.PART.unpack_from(whole, place)[2]
        end = place + recording.PART.size + length
        if end <= at < end + -length % 8:
            return True
        place = end + -length % 8
    return False


def replay_of_damage(file: Path) -> bool:
    """Whether it was refused, which takes one sentence and no signal."""
    done = subprocess.run([ACLNN, "replay", "--all", str(file)], capture_output=True, text=True, timeout=60, env=CLEAN)
    assert done.returncode in (0, 3), done.stdout + done.stderr
    assert len(done.stderr.splitlines()) == (done.returncode != 0), done.stderr
    return done.returncode == 3


def test_every_shortened_file_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    record(file, "again")
    whole = file.read_bytes()
    for length in range(0, len(whole), 17):
        file.write_bytes(whole[:length])
        assert replay_of_damage(file), length


def test_calls_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    """With digests that fit the wrong bytes: other numbers in every place of the calls."""
    file = tmp_path / "calls.rec"
    record(file, "aliases")
    read = recording.read(file.read_bytes())
    source = random.Random(5)
    for index, part in enumerate(read.parts):
        for _ in range(60 if part.kind == CALL else 0):
            payload = bytearray(part.payload)
            at = source.randrange(0, len(payload) // 8) * 8
            payload[at : at + 8] = struct.pack("=q", source.choice([-1, 0, 1, 26, 33, 2**20, 2**62, -(2**62)]))
            parts = (*read.parts[:index], Part(CALL, bytes(payload)), *read.parts[index + 1 :])
            file.write_bytes(recording.written(Recording(read.version, read.order, parts)))
            done = subprocess.run([ACLNN, "replay", "--all", str(file)], capture_output=True, text=True, timeout=60, env=CLEAN)
            assert done.returncode in (0, 1, 3), (index, at, done.stdout, done.stderr)
            assert done.returncode != 3 or done.stderr.startswith("aclnn: "), (index, at, done.stderr)


def test_killed_program_leaves_whole_calls(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    with subprocess.Popen([PROGRAM, "many", "100000000"], env={**CLEAN, "ACLNN_CPU_RECORD": str(file)}) as running:
        while not file.exists() or file.stat().st_size < 100000:
            time.sleep(0.01)
        running.send_signal(signal.SIGKILL)
    said, sentence = replay(file, status=3)
    count = int(said.split()[0])
    assert count > 100 and said.splitlines()[0] == f"{count} calls: all as recorded"
    assert sentence == (
        f"aclnn: {file} ends behind call {count}: the program was killed, still runs, or its disk was full\n"
    )


def small_files() -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20000, 20000))


def test_full_disk_is_told_once_and_loses_no_written_call(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    assert record(file, "many", "500", limit=small_files) == (
        f"aclnn-cpu record: {file} cannot be written: File too large; what comes now is missing there\n"
    )
    said, sentence = replay(file, status=3)
    count = int(said.split()[0])
    assert 10 < count < 500 and said.splitlines()[0] == f"{count} calls: all as recorded"
    assert sentence == f"aclnn: {file} ends behind call {count}: the program was killed, still runs, or its disk was full\n"


def test_child_of_fork(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    said = record(file, "forks")
    assert said.startswith("aclnn-cpu record: calls of process ") and len(said.splitlines()) == 1
    assert [call.name for call in calls(file)] == ["aclnnRelu"]
    assert record(tmp_path / "each.%p", "forks") == ""
    names = sorted(sorted(call.name for call in calls(path)) for path in tmp_path.glob("each.*"))
    assert names == [["aclnnRelu"], ["aclnnTanh", "aclnnTanh"]]


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [",x", ",shapes,results", ",", "x" * 2000])
def test_wrong_value_is_refused(how: str, tmp_path: Path) -> None:
    done = subprocess.run([PROGRAM, "again"], capture_output=True, text=True, timeout=60, check=False,
                          env={**CLEAN, "ACLNN_CPU_RECORD": f"calls{how}"}, cwd=tmp_path)  # fmt: skip
    assert done.returncode == 2 and not list(tmp_path.iterdir())
    assert (
        f'ACLNN_CPU_RECORD is "{("calls" + how)[:64]}"; FILE, FILE,shapes and FILE,results are allowed, where FILE has no comma'
        in done.stdout + done.stderr
    )


def test_replay_is_not_recorded(tmp_path: Path) -> None:
    file = tmp_path / "calls.rec"
    record(file, "again")
    whole = file.read_bytes()
    assert replay(file, status=2, ACLNN_CPU_RECORD=str(file))[1] == (
        "aclnn: ACLNN_CPU_RECORD is set, so that what is replayed would be recorded itself; unset it\n"
    )
    assert file.read_bytes() == whole
