"""The wheel that `pip install .` makes: whole, with the library in it, and usable from anywhere."""

from __future__ import annotations

import base64
import hashlib
import importlib.util
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = """
import numpy as np, aclnn_cpu, ctypes
assert aclnn_cpu.leaky_relu(np.array([-2, 3], "f4"), 0.5).tolist() == [-1, 3]
used = {line.split()[-1] for line in open("/proc/self/maps") if "aclnn" in line}
print(*sorted(used), sep="\\n")
"""


@pytest.fixture(scope="module")
def backend() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_backend", ROOT / "python" / "build_backend.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_wheel(backend: ModuleType, tmp_path: Path) -> None:
    name = backend.build_wheel(str(tmp_path))
    with zipfile.ZipFile(tmp_path / name) as wheel:
        names = wheel.namelist()
        info = next(n for n in names if n.endswith("/RECORD"))
        for row in wheel.read(info).decode().splitlines():
            path, digest, size = row.split(",")
            if path != info:
                content = wheel.read(path)
                found = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
                assert (digest, int(size)) == (f"sha256={found}", len(content))
            names.remove(path)
        assert names == []
        wheel.extractall(tmp_path / "site")
    paths = [str(tmp_path / "site"), *numpy_path()]
    command = [sys.executable, "-S", "-c", f"import sys; sys.path += {paths}\n{PROGRAM}"]
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", env={"PATH": "/usr/bin"})
    assert done.returncode == 0, done.stderr
    used = done.stdout.splitlines()
    assert used == [str(tmp_path / "site" / "aclnn_cpu" / n) for n in ("_core.abi3.so", "libaclnn-cpu.so.0")]


def numpy_path() -> list[str]:
    import numpy

    return [str(Path(numpy.__file__).parents[1])]


def test_sdist(backend: ModuleType, tmp_path: Path) -> None:
    import tarfile

    if not (ROOT / ".git").exists():
        pytest.skip("the tree is no checkout")
    with tarfile.open(tmp_path / backend.build_sdist(str(tmp_path))) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames()}
    assert {"PKG-INFO", "pyproject.toml", "CMakeLists.txt", "python/core/module.c", "spec/dtypes.yaml"} <= names
