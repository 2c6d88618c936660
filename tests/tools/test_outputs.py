"""Files that the aclnn program writes are complete or unchanged: full disks, signals, readers, links."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

PROGRAM = os.environ["ACLNN"]
LARGE = 1 << 24  # elements: writing takes long enough to be interrupted


def aclnn(
    *arguments: str | Path, before: Callable[[], None] | None = None, prefix: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    command = [*prefix, PROGRAM, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, preexec_fn=before)


def leaky(source: str | Path, *results: str | Path) -> list[str]:
    return ["run", "LeakyRelu", f"self={source}", "negativeSlope=0.5", *(f"out={path}" for path in results)]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def little_disk() -> None:
    """Limits files to 4096 bytes."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))


# --- a disk that is full --------------------------------------------------------------------------


@pytest.mark.parametrize("result", ["new.npy", "old.npy", "input.npy"])
def test_full_disk_leaves_what_was_there(tmp_path: Path, result: str) -> None:
    np.save(tmp_path / "input.npy", np.arange(100000, dtype=np.float32))
    np.save(tmp_path / "old.npy", np.arange(3, dtype=np.float32))
    before = contents(tmp_path)
    run = aclnn(*leaky(tmp_path / "input.npy", tmp_path / result), before=little_disk)
    assert run.returncode == 3
    assert run.stderr == f"aclnn: {tmp_path / result} cannot be written: File too large\n"
    assert contents(tmp_path) == before


def test_full_disk_leaves_the_tensor_in_place(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.arange(100000, dtype=np.float32))
    before = contents(tmp_path)
    path = tmp_path / "x.npy"
    run = aclnn("run", "InplaceLeakyRelu", f"selfRef={path},{path}", "negativeSlope=0.5", before=little_disk)
    assert run.returncode == 3 and run.stderr.endswith("x.npy cannot be written: File too large\n")
    assert contents(tmp_path) == before


def test_full_disk_leaves_the_picture(tmp_path: Path) -> None:
    (tmp_path / "p.svg").write_text("an older picture")
    before = contents(tmp_path)
    run = aclnn("plot", "LeakyRelu", "--svg", tmp_path / "p.svg", before=little_disk)
    assert run.returncode == 3 and run.stderr.endswith("p.svg cannot be written: File too large\n")
    assert contents(tmp_path) == before


def test_device_that_is_full() -> None:
    for arguments in (leaky("ones:100000", "/dev/full"), ["plot", "Relu", "--svg", "/dev/full"]):
        run = aclnn(*arguments)
        assert run.returncode == 3
        assert run.stderr == "aclnn: /dev/full cannot be written: No space left on device\n"


# --- several files --------------------------------------------------------------------------------


def gradients(first: str | Path, second: str | Path) -> list[str]:
    return ["run", "PreluBackward", "gradOutput=ones:3x4", "self=random:3x4", "weight=ones:4",
            f"gradInput={first}", f"gradWeight={second}"]  # fmt: skip


@pytest.mark.parametrize("second", ["none/b.npy", "folder"])
def test_all_files_or_none(tmp_path: Path, second: str) -> None:
    (tmp_path / "folder").mkdir()
    run = aclnn(*gradients(tmp_path / "a.npy", tmp_path / second))
    assert run.returncode == 3 and f"{second} cannot be written: " in run.stderr
    assert os.listdir(tmp_path) == ["folder"]


def test_a_file_of_two_results(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "link.npy").symlink_to("a.npy")
    for second in ("a.npy", "./sub/../a.npy", "link.npy"):
        run = aclnn(*gradients(tmp_path / "a.npy", f"{tmp_path}/{second}"))
        assert run.returncode == 2
        assert run.stderr.endswith(f"{second} is to hold two results; each wants a file of its own\n")
    assert sorted(os.listdir(tmp_path)) == ["link.npy", "sub"]
    assert aclnn(*gradients("/dev/null", "/dev/null")).returncode == 0
    assert aclnn(*gradients(tmp_path / "a.npy", tmp_path / "b.npy")).returncode == 0
    assert np.load(tmp_path / "a.npy").shape == (3, 4) and np.load(tmp_path / "b.npy").shape == (4,)


# --- signals and readers --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("large") / "x.npy"
    np.save(path, np.ones(LARGE, np.float32))
    return path


def being_written(folder: Path, size: int) -> bool:
    """Whether a file in the folder is partly written; files may disappear meanwhile."""
    try:
        sizes = [entry.stat().st_size for entry in os.scandir(folder)]
    except FileNotFoundError:
        return False
    return any(other not in (0, size) for other in sizes)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, signal.SIGABRT])
def test_signal_leaves_what_was_there(tmp_path: Path, large: Path, number: signal.Signals) -> None:
    np.save(tmp_path / "y.npy", np.zeros(3, np.float32))
    before = contents(tmp_path)

    def no_core() -> None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    # On a busy machine the whole file may be written between two looks at the folder: then again.
    for _ in range(20):
        program = subprocess.Popen(
            [PROGRAM, *leaky(large, tmp_path / "y.npy")], preexec_fn=no_core, stderr=subprocess.DEVNULL
        )
        while not being_written(tmp_path, len(before["y.npy"])) and program.poll() is None:
            pass
        program.send_signal(number)
        if program.wait() == -number:
            break
        assert program.returncode == 0
        (tmp_path / "y.npy").write_bytes(before["y.npy"])
    assert program.returncode == -number
    assert contents(tmp_path) == before


def test_ignored_signal_stays_ignored(tmp_path: Path, large: Path) -> None:
    def deaf() -> None:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)

    program = subprocess.Popen([PROGRAM, *leaky(large, tmp_path / "y.npy")], preexec_fn=deaf)
    while not os.listdir(tmp_path):
        time.sleep(0.001)
    program.send_signal(signal.SIGHUP)
    assert program.wait() == 0
    assert np.load(tmp_path / "y.npy").shape == (LARGE,)


def test_readers_see_whole_files(tmp_path: Path) -> None:
    count = 1 << 21
    np.save(tmp_path / "x.npy", np.ones(count, np.float32))
    np.save(tmp_path / "y.npy", np.full(count, 2, np.float32))
    seen: list[float] = []
    torn: list[str] = []
    stop = threading.Event()

    def read() -> None:
        while not stop.is_set():
            try:
                seen.append(float(np.load(tmp_path / "y.npy")[-1]))
            except (ValueError, EOFError) as error:
                torn.append(str(error))

    reader = threading.Thread(target=read)
    reader.start()
    while not seen and not torn:
        time.sleep(0.001)
    for _ in range(8):
        assert aclnn(*leaky(tmp_path / "x.npy", tmp_path / "y.npy")).returncode == 0
    stop.set()
    reader.join()
    assert torn == [] and set(seen) <= {1.0, 2.0} and 2.0 in seen


# --- what a path may be ---------------------------------------------------------------------------


def test_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "a.npy").symlink_to("b.npy")
    (tmp_path / "b.npy").symlink_to("there/c.npy")
    for _ in range(2):  # the first time the link dangles
        assert aclnn(*leaky("[-2,2]", tmp_path / "a.npy")).returncode == 0
        assert os.readlink(tmp_path / "a.npy") == "b.npy" and os.readlink(tmp_path / "b.npy") == "there/c.npy"
        assert sorted(os.listdir(tmp_path)) == ["a.npy", "b.npy", "there"]
        assert os.listdir(tmp_path / "there") == ["c.npy"]
        np.testing.assert_array_equal(np.load(tmp_path / "there/c.npy"), np.array([-1, 2], np.float32))


def test_paths_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "file").write_text("")
    (tmp_path / "stray").symlink_to("none/y.npy")
    said = {
        "loop": "Too many levels of symbolic links",
        ".": "Is a directory",
        "none/y.npy": "No such file or directory",
        "stray": "No such file or directory",
        "file/y.npy": "Not a directory",
        "y" * 300: "File name too long",
    }
    before = sorted(os.listdir(tmp_path))
    for name, why in said.items():
        run = aclnn(*leaky("ones:2", f"{tmp_path}/{name}"))
        assert run.returncode == 3
        assert run.stderr == f"aclnn: {tmp_path}/{name} cannot be written: {why}\n"
        assert sorted(os.listdir(tmp_path)) == before


def test_long_names_and_the_working_folder(tmp_path: Path) -> None:
    name = "y" * 251 + ".npy"
    run = subprocess.run([PROGRAM, *leaky("ones:2", name)], cwd=tmp_path, check=True)
    assert run.returncode == 0 and os.listdir(tmp_path) == [name]


def test_permissions(tmp_path: Path) -> None:
    def strict() -> None:
        os.umask(0o027)

    assert aclnn(*leaky("ones:2", tmp_path / "new.npy"), before=strict).returncode == 0
    assert (tmp_path / "new.npy").stat().st_mode & 0o777 == 0o640
    (tmp_path / "new.npy").chmod(0o604)
    assert aclnn(*leaky("ones:2", tmp_path / "new.npy"), before=strict).returncode == 0
    assert (tmp_path / "new.npy").stat().st_mode & 0o777 == 0o604


def test_file_that_is_not_to_be_written(tmp_path: Path) -> None:
    (tmp_path / "y.npy").write_text("keep")
    (tmp_path / "y.npy").chmod(0o444)
    root = os.geteuid() == 0  # who may do anything, unless asked not to
    run = aclnn(
        *leaky("ones:2", tmp_path / "y.npy"), prefix=("setpriv", "--bounding-set=-dac_override") if root else ()
    )
    assert run.returncode == 3 and run.stderr.endswith("y.npy cannot be written: Permission denied\n")
    assert contents(tmp_path) == {"y.npy": b"keep"}


def test_devices_and_pipes_are_written_as_they_are(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    program = subprocess.Popen([PROGRAM, *leaky("[-2,2]", tmp_path / "pipe")])
    with open(tmp_path / "pipe", "rb") as pipe:
        whole = pipe.read()
    assert program.wait() == 0
    (tmp_path / "y.npy").write_bytes(whole)
    np.testing.assert_array_equal(np.load(tmp_path / "y.npy"), np.array([-1, 2], np.float32))
    run = subprocess.run([PROGRAM, *leaky("[-2,2]", "/dev/stdout")], capture_output=True, check=True)
    assert run.stdout == whole
    with open(tmp_path / "z.npy", "wb") as file:
        subprocess.run([PROGRAM, *leaky("[-2,2]", "/dev/stdout")], stdout=file, check=True)
        assert os.fstat(file.fileno()).st_nlink == 1
    assert (tmp_path / "z.npy").read_bytes() == whole
    assert sorted(os.listdir(tmp_path)) == ["pipe", "y.npy", "z.npy"]
    assert os.path.exists("/dev/null") and aclnn(*leaky("ones:2", "/dev/null")).returncode == 0
    assert not os.path.isfile("/dev/null")
