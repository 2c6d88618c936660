"""Legal specs of what no operator of the library has: their files compile, and are formatted.

That their forms mean their formulas, test_interpret.py sees to.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import library
from c_tools import COMPILERS, compile_c, compile_headers, format_c, targets_of
from codegen.writer import render, write


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("rare")
    write(render(library.outputs(library.facts(), library.rare()), library.ROOT / "templates"), root)
    return root


@pytest.mark.parametrize("compiler", COMPILERS)
def test_compiles(tree: Path, compiler: str) -> None:
    kernels = sorted(tree.glob("*/*_kernel.c"))
    assert len(kernels) == sum(op.has_kernels for op in library.rare())
    for options in targets_of(compiler):
        assert compile_c(compiler, kernels, tree, options=options) == ""
    for stage in ("*/*_validate", "*/*_dispatch", "catalogue/*", "oracle/*"):
        assert compile_c(compiler, sorted(tree.glob(f"{stage}.c")), tree) == ""
    assert compile_headers(compiler, sorted(tree.glob("include/aclnnop/*.h")), tree) == ""


def test_formatted(tree: Path) -> None:
    assert format_c(sorted(tree.rglob("*.[ch]"))) == ""
