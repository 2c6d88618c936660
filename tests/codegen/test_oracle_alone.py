"""The oracle shares nothing with the code under test: no module that lowers or emits kernels is behind it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

CODEGEN = Path(__file__).resolve().parents[2] / "codegen"
UNDER_TEST = {
    *(path.stem for path in CODEGEN.glob("lower*.py")), "emit_kernel", "vocabulary", "bounds", "limits",
    "far", "c_expr",
}  # fmt: skip


def imports(module: str, root: Path = CODEGEN) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse((root / f"{module}.py").read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        found |= {name.split(".")[1] for name in names if name.startswith("codegen.")}
    return {name for name in found if (root / f"{name}.py").is_file()}


def behind(module: str, root: Path = CODEGEN) -> dict[str, str]:
    """Every module that one needs, and the one that asked for it."""
    found, left = {module: ""}, [module]
    while left:
        here = left.pop()
        for name in imports(here, root) - found.keys():
            found[name] = here
            left.append(name)
    return found


@pytest.mark.parametrize(
    "module", ["oracle", "oracle_rows", "emit_oracle", "integers", "derivative", "vectors", "vectors_rows"]
)
def test_the_oracle_stands_alone(module: str) -> None:
    needed = behind(module)
    shared = {f"{name}, which {needed[name]} imports" for name in needed.keys() & UNDER_TEST}
    assert not shared


def test_a_way_to_the_kernels_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "oracle.py").write_text("from codegen.real import Real\n")
    (tmp_path / "real.py").write_text("def f() -> None:\n    from codegen import lowering\n")
    (tmp_path / "lowering.py").write_text("")
    assert behind("oracle", tmp_path) == {"oracle": "", "real": "oracle", "lowering": "real"}
    assert "lowering" in UNDER_TEST
