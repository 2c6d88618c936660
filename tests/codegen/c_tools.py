"""Compilers and clang-format, as the tests of generated C use them."""

from __future__ import annotations

import os
import platform
import re
import shlex
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILERS = ("gcc", "clang")
# The build compiles all of generated/ with these flags and more; ctest says by which compiler, so that it is not done twice.
OTHER_COMPILERS = tuple(name for name in COMPILERS if name != os.environ.get("ACLNN_CPU_BUILT_BY"))

_FLAGS = (
    "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -ffp-contract=off "
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
_INCLUDE = re.compile(r'^#include "(.+)"$', re.MULTILINE)


def targets() -> dict[str, list[str]]:
    """The instruction sets of this machine's architecture, with the compiler's options."""
    known = _TARGETS.get(platform.machine(), {"SCALAR": ""})
    return {name: [f"-DAC_TARGET_{name}", *options.split()] for name, options in known.items()}


def targets_of(compiler: str) -> list[list[str]]:
    """The options of the targets that invented kernels are compiled for. Their text does not depend on the target: one
    that lacks a word, or has it with other types, is found by clang, which takes all kernels at once; gcc, which starts
    anew for each of them, sees the widest."""
    found = list(targets().values())
    return found if compiler == "clang" else found[-1:]


def compile_c(
    compiler: str, sources: Sequence[Path], generated: Path, root: Path = ROOT, options: Iterable[str] = ()
) -> str:
    """A compiler's messages about sources with the project's flags; "" if none. Headers that most of them include are
    precompiled."""
    folders = [root / "runtime", root / "runtime/include", generated, generated / "include"]
    command = [compiler, "-std=c17", "-Wstrict-prototypes", *_FLAGS, *options]
    command += [f"-I{folder}" for folder in (*folders, root, root / "tests/suite")]
    with tempfile.TemporaryDirectory() as folder:
        command += ["-fsyntax-only", *_precompiled(command, sources, Path(folder))]
        if compiler == "clang":
            command = _compiler_proper(command, sources[0])
        return _run([*command, *map(str, sources)])


def _compiler_proper(command: list[str], source: Path) -> list[str]:
    """What clang would start anew for each source, and takes all of them at once: that is several times as fast."""
    told = subprocess.run([*command, "-###", str(source)], capture_output=True, text=True, check=True)
    started = shlex.split(told.stderr.splitlines()[-1])
    return started[: started.index(str(source))]


def _precompiled(command: list[str], sources: Sequence[Path], folder: Path) -> list[str]:
    """Options that include the precompiled headers before each source."""
    included = Counter(name for source in sources for name in _INCLUDE.findall(source.read_text(encoding="utf-8")))
    shared = [name for name, count in included.items() if 2 * count > len(sources)]
    if len(sources) < 4 or not shared:
        return []
    header = folder / "shared.h"
    header.write_text("".join(f'#include "{name}"\n' for name in shared))
    compiled = folder / ("shared.h.pch" if command[0] == "clang" else "shared.h.gch")
    assert _run([*command, "-x", "c-header", str(header), "-o", str(compiled)]) == ""
    return ["-include-pch", str(compiled)] if command[0] == "clang" else ["-Winvalid-pch", "-include", str(header)]


def compile_headers(compiler: str, headers: Sequence[Path], generated: Path, root: Path = ROOT) -> str:
    """The messages of C and C++ compilers about public headers: gcc for each header alone, which shows that it is
    self-contained, all others for all of them in one source."""
    plus = {"gcc": "g++", "clang": "clang++"}[compiler]
    found = ""
    for command in ([compiler, "-std=c17", "-x", "c"], [plus, "-std=c++14", "-x", "c++"]):
        command += ["-fsyntax-only", "-Wall", "-Wextra", "-Werror"]
        command += [f"-I{root / 'runtime/include'}", f"-I{generated / 'include'}"]
        if command[0] == "gcc":
            found += _run([*command, *map(str, headers)])
        else:
            found += _run([*command, "-"], "".join(f'#include "{header}"\n' for header in headers))
    return found


def format_c(sources: Iterable[Path], style: Path = ROOT / ".clang-format") -> str:
    """The changes that clang-format would make; "" if none."""
    paths = [str(source) for source in sources]
    return _run(["clang-format", f"--style=file:{style}", "--dry-run", "-Werror", *paths])


def _run(command: list[str], source: str | None = None) -> str:
    result = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    text = (result.stdout + result.stderr).strip()
    return text or ("" if result.returncode == 0 else f"{command[0]} gave {result.returncode}")
