"""What `pip install .` calls: a wheel of what CMake builds and installs, without a network.

The folder build/, or ACLNN_CPU_BUILD, is used as it is configured; where there is none, it is configured without tests. The
wheel holds the library, too, so it works wherever libpthreadpool is installed.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import subprocess
import sysconfig
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILD = Path(os.environ.get("ACLNN_CPU_BUILD", ROOT / "build"))
PYTHON = Path("/usr/bin/python3")  # the one whose headers Debian's python3-dev has
Settings = dict[str, Any] | None


def version() -> str:
    found = re.search(r"project\(aclnn-cpu VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text())
    assert found is not None
    return found[1]


def _run(*command: object) -> None:
    subprocess.run([str(word) for word in command], check=True)


def _built() -> None:
    """Everything that the wheel holds, in build/."""
    if not (BUILD / "CMakeCache.txt").exists():
        python = [f"-DPython3_EXECUTABLE={PYTHON}"] if PYTHON.exists() else []
        _run("cmake", "-S", ROOT, "-B", BUILD, "-Wno-dev", "-DACLNN_CPU_TESTS=OFF", *python)
    _run("cmake", "--build", BUILD, "-j", os.cpu_count() or 2, "--target", "aclnn-cpu")
    try:
        _run("cmake", "--build", BUILD, "-j", os.cpu_count() or 2, "--target", "aclnn-cpu-python-package")
    except subprocess.CalledProcessError as error:
        raise SystemExit("the package was not built; it needs Debian's python3-dev and python3-numpy") from error


def _metadata() -> str:
    lines = [
        "Metadata-Version: 2.1", "Name: aclnn-cpu", f"Version: {version()}",
        "Summary: The operators of aclnn-cpu as functions on NumPy arrays", "License: Apache-2.0",
        "Requires-Python: >=3.11", "Requires-Dist: numpy", "Description-Content-Type: text/markdown",
    ]  # fmt: skip
    return "\n".join(lines) + "\n\n" + (ROOT / "docs" / "python.md").read_text()


def _tag() -> str:
    return f"cp311-abi3-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def _files(folder: Path) -> dict[str, bytes]:
    """What is installed, by its path in the wheel."""
    _run("cmake", "--install", BUILD, "--component", "python", "--prefix", folder)
    found = {
        path.relative_to(folder / "python" / "site-packages").as_posix(): path.read_bytes()
        for path in sorted(folder.glob("python/site-packages/aclnn_cpu/*"))
    }
    library = folder / "libaclnn-cpu.so.0"
    library.write_bytes((BUILD / "libaclnn-cpu.so.0").read_bytes())
    _run("strip", "--strip-debug", library)
    return {**found, "aclnn_cpu/libaclnn-cpu.so.0": library.read_bytes()}


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    _built()
    info = f"aclnn_cpu-{version()}.dist-info"
    with tempfile.TemporaryDirectory() as folder:
        files = _files(Path(folder))
    wheel = f"Wheel-Version: 1.0\nGenerator: aclnn-cpu\nRoot-Is-Purelib: false\nTag: {_tag()}\n"
    files[f"{info}/METADATA"] = _metadata().encode()
    files[f"{info}/WHEEL"] = wheel.encode()
    files[f"{info}/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    record = [f"{name},{_digest(content)},{len(content)}" for name, content in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*record, f"{info}/RECORD,,", ""]).encode()
    name = f"aclnn_cpu-{version()}-{_tag()}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    return name


def _digest(content: bytes) -> str:
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """The files that git knows, which build a wheel by themselves."""
    name = f"aclnn-cpu-{version()}"
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True)
    with tempfile.TemporaryDirectory() as folder:
        info = Path(folder) / "PKG-INFO"
        info.write_text(_metadata())
        with tarfile.open(Path(sdist_directory) / f"{name}.tar.gz", "w:gz") as archive:
            archive.add(info, f"{name}/PKG-INFO")
            for path in listed.stdout.splitlines():
                archive.add(ROOT / path, f"{name}/{path}", recursive=False)
    return f"{name}.tar.gz"
