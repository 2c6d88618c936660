"""A room of the generator imports the rooms below it: none above, none beside it."""

from __future__ import annotations

import ast
from pathlib import Path

CODEGEN = Path(__file__).resolve().parents[2] / "codegen"
ROOMS = (  # from top to bottom; codegen/README.md says what each is for
    ("emit",),
    ("kernel", "vectors"),
    ("algebra", "exact", "call"),
    ("check",),
    ("language", "text"),
)
LEVEL = {room: len(ROOMS) - i for i, rooms in enumerate(ROOMS) for room in rooms}


def imports(text: str) -> set[str]:
    """What a module of the generator imports from it: language.place, load."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            assert not node.level, "a relative import hides which room it enters"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name.removeprefix("codegen.") for name in found if name.startswith("codegen.")}


def wrong(room: str, text: str) -> set[str]:
    """The imports that a module in a room may not have."""
    entered = {name: name.split(".")[0] for name in imports(text)}
    return {name for name, other in entered.items() if other != room and LEVEL.get(other, 9) >= LEVEL[room]}


def test_every_room_has_its_place() -> None:
    assert {path.parent.name for path in CODEGEN.glob("*/*.py")} == LEVEL.keys()


def test_rooms_import_what_is_below_them() -> None:
    for path in sorted(CODEGEN.glob("*/*.py")):
        assert not wrong(path.parent.name, path.read_text()), path


def test_every_name_is_that_of_one_file() -> None:
    names = [path.name for path in CODEGEN.rglob("*.py") if path.name != "__init__.py"]
    assert len(names) == len(set(names))


def test_a_wrong_import_would_be_found() -> None:
    assert wrong("check", "from codegen.kernel.lowering import lower\n") == {"kernel.lowering.lower"}
    assert wrong("exact", "def f() -> None:\n    from codegen.algebra import limits\n") == {"algebra.limits"}
    assert wrong("emit", "from codegen import build\n") == {"build"}
    assert wrong("vectors", "from codegen.exact.real import Real\nimport codegen.vectors.corners\n") == set()
