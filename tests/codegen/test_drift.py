"""generated/ is what the specs say, is formatted, and compiles without a warning."""

from __future__ import annotations

import subprocess
import sys

import pytest

from c_tools import COMPILERS, ROOT, compile_c, compile_cxx, format_c, targets

GENERATED = ROOT / "generated"


def test_no_drift() -> None:
    command = [sys.executable, "-m", "codegen", "--check", "--fresh"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


def test_formatted() -> None:
    assert format_c(sorted(GENERATED.rglob("*.[ch]"))) == ""


@pytest.mark.parametrize("compiler", COMPILERS)
def test_headers_compile(compiler: str) -> None:
    for header in sorted(GENERATED.glob("include/aclnnop/*.h")):
        assert compile_c(compiler, header, GENERATED) == ""
        assert compile_cxx(compiler, header, GENERATED) == ""


@pytest.mark.parametrize("compiler", COMPILERS)
def test_sources_compile(compiler: str) -> None:
    for source in sorted(GENERATED.glob("*/*.c")):
        if not source.name.endswith("_kernel.c"):
            assert compile_c(compiler, source, GENERATED) == ""


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("target", sorted(targets()))
def test_kernels_compile(compiler: str, target: str) -> None:
    for source in sorted(GENERATED.glob("*/*_kernel.c")):
        assert compile_c(compiler, source, GENERATED, options=targets()[target]) == ""
