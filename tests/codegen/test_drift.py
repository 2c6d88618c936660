"""generated/ is what the specs say, is formatted, and compiles without a warning by both compilers: by one of them in the
build, which these tests leave out if they know it."""

from __future__ import annotations

import pytest

from c_tools import COMPILERS, OTHER_COMPILERS, ROOT, compile_c, compile_headers, format_c, targets
from codegen.build import texts
from codegen.cache import Store
from codegen.emit.measured import load_measured
from codegen.writer import compare
from library import facts, generated, operators, vectors

GENERATED = ROOT / "generated"
ANEW = 4


def test_no_drift() -> None:
    drifts = compare(generated(), GENERATED)
    assert not drifts, "\n".join(drift.render() for drift in drifts)


def test_the_store_has_what_a_fresh_run_makes() -> None:
    """Operators spread evenly over the library are generated again without the store."""
    chosen = [operators()[i * len(operators()) // ANEW] for i in range(ANEW)]
    measured = load_measured(ROOT / "tests" / "accuracy")
    fresh = texts(facts(), chosen, (), measured, ROOT / "templates", Store(None))
    for op in chosen:
        own = [path for path in fresh if f"{op.family}/{op.snake}" in path]
        assert len(own) >= 4
        assert {path: fresh[path] for path in own} == {path: generated()[path] for path in own}


def test_every_operator_has_vectors() -> None:
    assert vectors().keys() == {f"{op.family}/{op.snake}.txt" for op in operators()}


def test_formatted() -> None:
    assert format_c(sorted(GENERATED.rglob("*.[ch]"))) == ""


@pytest.mark.parametrize("compiler", COMPILERS)
def test_headers_compile(compiler: str) -> None:
    assert compile_headers(compiler, sorted(GENERATED.glob("include/aclnnop/*.h")), GENERATED) == ""


@pytest.mark.parametrize("compiler", OTHER_COMPILERS)
@pytest.mark.parametrize("stage", ["*_validate", "*_dispatch", "catalogue/*", "common/*", "oracle/*", "stubs/*"])
def test_sources_compile(compiler: str, stage: str) -> None:
    sources = sorted(GENERATED.glob(f"{stage}.c" if "/" in stage else f"*/{stage}.c"))
    assert sources
    assert compile_c(compiler, sources, GENERATED) == ""


def test_every_source_is_compiled_by_these_tests() -> None:
    ends = ("_validate.c", "_dispatch.c", "_kernel.c")
    rooms = ("catalogue", "common", "oracle", "stubs")
    others = [p for p in GENERATED.glob("*/*.c") if not p.name.endswith(ends) and p.parent.name not in rooms]
    assert others == []


@pytest.mark.parametrize("compiler", OTHER_COMPILERS)
@pytest.mark.parametrize("target", sorted(targets()))
def test_kernels_compile(compiler: str, target: str) -> None:
    sources = sorted(GENERATED.glob("*/*_kernel.c"))
    assert compile_c(compiler, sources, GENERATED, options=targets()[target]) == ""
