"""The oracle shares nothing with the code under test: it imports, directly or not, no module of lowering or emitting.

test_rooms.py checks that `exact` and `vectors` import no room above them. This test checks which modules of the rooms
below they may not use, and that the generator of the oracle in C, although in room `emit`, is as independent.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

CODEGEN = Path(__file__).resolve().parents[2] / "codegen"
UNDER_TEST = {
    *(f"kernel.{path.stem}" for path in CODEGEN.glob("kernel/*.py")), "emit.kernel_source", "algebra.ranges",
    "algebra.limits", "algebra.meaning", "algebra.scaled_exponentials", "call.preconditions",
}  # fmt: skip
# Modules that compute values may not use the table of words either; those that choose inputs may.
VALUES = [f"exact.{path.stem}" for path in CODEGEN.glob("exact/*.py") if path.stem != "constants"]
# constants.py judges a spec, and names the domains of words.
INPUTS = ["exact.constants", *(f"vectors.{path.stem}" for path in CODEGEN.glob("vectors/*.py")), "emit.oracle_source"]


def file_of(module: str, root: Path) -> Path:
    return root.joinpath(*module.split(".")).with_suffix(".py")


def imports(module: str, root: Path = CODEGEN) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file_of(module, root).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    names = {name.removeprefix("codegen.") for name in found if name.startswith("codegen.")}
    return {name for name in names if file_of(name, root).is_file()}


def behind(module: str, root: Path = CODEGEN) -> dict[str, str]:
    """Every module that a module imports, directly or not, with one that imports it."""
    found, left = {module: ""}, [module]
    while left:
        here = left.pop()
        for name in imports(here, root) - found.keys():
            found[name] = here
            left.append(name)
    return found


@pytest.mark.parametrize("module", sorted((*VALUES, *INPUTS)))
def test_the_oracle_stands_alone(module: str) -> None:
    needed = behind(module)
    under_test = UNDER_TEST | ({"language.words"} if module in VALUES else set())
    shared = {f"{name}, which {needed[name]} imports" for name in needed.keys() & under_test}
    assert not shared


def test_a_way_to_the_kernels_would_be_found(tmp_path: Path) -> None:
    for room in ("exact", "kernel"):
        (tmp_path / room).mkdir()
    (tmp_path / "exact/oracle.py").write_text("from codegen.exact.real import Real\n")
    (tmp_path / "exact/real.py").write_text("def f() -> None:\n    from codegen.kernel import lowering\n")
    (tmp_path / "kernel/lowering.py").write_text("")
    found = behind("exact.oracle", tmp_path)
    assert found == {"exact.oracle": "", "exact.real": "exact.oracle", "kernel.lowering": "exact.real"}
    assert "kernel.lowering" in UNDER_TEST
