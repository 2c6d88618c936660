"""Compilers and clang-format, as the tests of generated C use them."""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILERS = ("gcc", "clang")

_FLAGS = (
    "-fsyntax-only -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -ffp-contract=off "
    "-fvisibility=hidden -D_POSIX_C_SOURCE=200809L"
).split()
_TARGETS = {
    "x86_64": {
        "SCALAR": "",
        "AVX2": "-mavx2 -mfma -mf16c",
        "AVX512": "-mavx512f -mavx512bw -mavx512dq -mavx512vl -mavx2 -mfma -mf16c",
    },
    "aarch64": {"SCALAR": "", "NEON": ""},
}


def targets() -> dict[str, list[str]]:
    """The instruction sets of this machine's architecture, with the compiler's options."""
    known = _TARGETS.get(platform.machine(), {"SCALAR": ""})
    return {name: [f"-DAC_TARGET_{name}", *options.split()] for name, options in known.items()}


def compile_c(
    compiler: str, source: Path, generated: Path, root: Path = ROOT, options: Iterable[str] = ()
) -> str:
    """What a compiler says about a source under the project's flags; "" if nothing."""
    folders = [root / "runtime", root / "runtime/include", generated, generated / "include"]
    command = [compiler, "-std=c17", "-Wstrict-prototypes", *_FLAGS, *options]
    command += [f"-I{folder}" for folder in (*folders, root / "tools", root / "tests/support")]
    return _run([*command, str(source)])


def compile_cxx(compiler: str, header: Path, generated: Path, root: Path = ROOT) -> str:
    """What a C++ compiler says about a public header on its own."""
    name = {"gcc": "g++", "clang": "clang++"}[compiler]
    command = [name, "-std=c++14", "-x", "c++", "-fsyntax-only", "-Wall", "-Wextra", "-Werror"]
    command += [f"-I{root / 'runtime/include'}", f"-I{generated / 'include'}"]
    return _run([*command, "-include", str(header), "/dev/null"])


def format_c(sources: Iterable[Path], style: Path = ROOT / ".clang-format") -> str:
    """What clang-format would change; "" if nothing."""
    paths = [str(source) for source in sources]
    return _run(["clang-format", f"--style=file:{style}", "--dry-run", "-Werror", *paths])


def _run(command: list[str]) -> str:
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    text = (result.stdout + result.stderr).strip()
    return text or ("" if result.returncode == 0 else f"{command[0]} gave {result.returncode}")
