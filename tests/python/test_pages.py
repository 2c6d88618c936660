"""Docstrings, their examples, and the stubs."""

from __future__ import annotations

import doctest
import inspect
import math
import os
import re
import subprocess
import sys
from pathlib import Path

import aclnn_cpu
import pytest
from aclnn_cpu import _bf16, _soc
from aclnn_cpu._page import example_dtype

NAMES = aclnn_cpu.operators()


class Checker(doctest.OutputChecker):
    """Compares numbers with a point to a part in 100,000, and all else as it is."""

    NUMBER = re.compile(r"-?\d+\.\d*(?:e[-+]?\d+)?")

    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        if not super().check_output(self.NUMBER.sub("#", want), self.NUMBER.sub("#", got), optionflags):
            return False
        pairs = zip(self.NUMBER.findall(want), self.NUMBER.findall(got), strict=True)
        return all(math.isclose(float(a), float(b), rel_tol=1e-5, abs_tol=1e-30) for a, b in pairs)


def run_examples(name: str, text: str) -> int:
    """Runs the examples in a text; how many lines of input there were."""
    test = doctest.DocTestParser().get_doctest(text, {}, name, None, 0)
    runner = doctest.DocTestRunner(checker=Checker(), optionflags=doctest.NORMALIZE_WHITESPACE)
    said: list[str] = []
    runner.run(test, out=said.append)
    assert runner.failures == 0, "".join(said)
    return runner.tries


@pytest.mark.parametrize("name", NAMES)
def test_examples(name: str) -> None:
    function = getattr(aclnn_cpu, name)
    record = aclnn_cpu.catalogue(name)
    assert function.__name__ == name
    assert record["doc"].split()[0] in function.__doc__
    tries = run_examples(name, function.__doc__)
    assert tries == (3 if record["example"] and example_dtype(record) else 0)


def test_most_have_an_example() -> None:
    with_one = [name for name in NAMES if ">>> " in (getattr(aclnn_cpu, name).__doc__ or "")]
    assert len(with_one) > 0.95 * len(NAMES)


def test_a_wrong_example_fails() -> None:
    with pytest.raises(AssertionError):
        run_examples("wrong", ">>> 1 + 1\n3\n")
    with pytest.raises(AssertionError):
        run_examples("wrong", ">>> [0.123456]\n[0.123466]\n")
    with pytest.raises(AssertionError):
        run_examples("wrong", ">>> [0.5, 1.5]\n[0.5]\n")
    assert run_examples("right", ">>> [0.12345678]\n[0.123456]\n") == 1


@pytest.mark.parametrize("thing", [aclnn_cpu, _bf16.bf16, _soc.soc])
def test_other_examples(thing: object) -> None:
    assert run_examples("example", inspect.getdoc(thing) or "") > 0


def test_the_page() -> None:
    page = Path(__file__).parents[2] / "docs" / "python.md"
    assert run_examples("docs/python.md", page.read_text().replace("```", "")) > 10


def test_stubs(tmp_path: Path) -> None:
    """mypy accepts right calls and refuses wrong ones."""
    (tmp_path / "right.py").write_text(
        "import numpy as np\nimport numpy.typing as npt\nimport aclnn_cpu\n"
        "x = np.zeros(3, np.float32)\n"
        "y = aclnn_cpu.leaky_relu(x, 0.5, out=x)\n"
        "aclnn_cpu.gelu_v2(x, 'tanh', stream=aclnn_cpu.Stream())\n"
        "z: npt.NDArray[np.float32] = aclnn_cpu.inplace_relu(x)\n"
        "a, b = aclnn_cpu.ge_glu(x, 0, approximate='none')\n"
        "with aclnn_cpu.soc('ascend910'):\n    aclnn_cpu.relu(memoryview(b''))\n"
        "aclnn_cpu.relu(aclnn_cpu.bf16.of([1.0])).float32()\n"
        "first = aclnn_cpu.split_tensor(aclnn_cpu.cat([x, x], 0), 3, 0)[0]\n"
    )
    (tmp_path / "wrong.py").write_text(
        "import aclnn_cpu\n"
        "aclnn_cpu.leaky_relu(1.5)\naclnn_cpu.no_such_operator()\naclnn_cpu.relu(None)\naclnn_cpu.soc(3)\n"
        "aclnn_cpu.cat(x, 0) if (x := memoryview(b'')) else aclnn_cpu.cat([3], 0)\n"
    )
    package = Path(os.environ["ACLNN_CPU_PYTHON"])
    environment = {**os.environ, "MYPYPATH": str(package)}
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache")]
    right = subprocess.run([*command, str(tmp_path / "right.py")], capture_output=True, text=True, env=environment)
    assert right.returncode == 0, right.stdout
    wrong = subprocess.run([*command, str(tmp_path / "wrong.py")], capture_output=True, text=True, env=environment)
    assert [line.split(":")[1] for line in wrong.stdout.splitlines() if "error" in line and "Found" not in line] == [
        "2", "2", "3", "4", "5", "6", "6",
    ]  # fmt: skip


def test_the_package_is_typed() -> None:
    source = Path(__file__).parents[2] / "python" / "aclnn_cpu"
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", os.devnull, "-p", "aclnn_cpu"],
        capture_output=True, text=True, cwd=source.parent,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
