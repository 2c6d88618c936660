"""The program that reports unreached branches: its report on a module, and that it changes no behaviour."""

from __future__ import annotations

import ast
from typing import Any

import pytest

import branches

MODULE = '''
"""A module."""


def sign(x):
    """Documented."""
    if x > 0:
        return 1
    elif x < 0 if x is not None else x:
        return -1
    return 0


def lost(x):
    while x:
        x -= 1


def positive(xs):
    return [x for x in xs if x > 0 if x is not None]


def guarded(x):
    try:
        return 1 / x
    except ZeroDivisionError:
        return 0
'''


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setattr(branches, "_places", [])
    monkeypatch.setattr(branches, "_seen", [])
    tree = branches._Noting("m.py").visit(ast.parse(MODULE))
    names: dict[str, Any] = {"__note__": branches._note}
    exec(compile(ast.fix_missing_locations(tree), "m.py", "exec"), names)
    return names


def told() -> list[str]:
    return list(branches._told(branches._seen))


def test_what_never_came_is_told(module: dict[str, Any]) -> None:
    assert module["sign"](3) == 1 and module["positive"]([1, 2]) == [1, 2] and module["guarded"](2) == 0.5
    assert told() == [
        "m.py:7: never false: x > 0",
        "m.py:9: never run: x < 0 if x is not None else x",
        "m.py:9: never run: x is not None",
        "m.py:14: never run: def lost",
        "m.py:15: never run: x",
        "m.py:20: never false: x > 0",
        "m.py:20: never false: x is not None",
        "m.py:26: never run: except ZeroDivisionError",
    ]


def test_exceptions_are_known_and_have_to_be_true() -> None:
    lines = ["m.py:7: never false: x > 0", "m.py:14: never run: def lost"]
    known = branches.Exempt("m.py", "never run: def lost", "a guard")
    gone = branches.Exempt("m.py", "never true: y", "another")
    assert branches.differences(lines, [known]) == ["m.py:7: never false: x > 0"]
    assert branches.differences(lines[1:], [known, gone]) == [
        "m.py: never true: y: is reached; take it out of tests/codegen/unreached.py"
    ]
    assert branches.differences(lines[1:], [known]) == []


def test_exceptions_have_reasons() -> None:
    assert all(one.why.endswith(".") and (branches.ROOT / one.file).is_file() for one in branches.EXCEPTIONS)


def test_what_came_is_not(module: dict[str, Any]) -> None:
    assert [module["sign"](x) for x in (3, -2, 0)] == [1, -1, 0]
    assert module["positive"]([-1, 2]) == [2]
    assert module["guarded"](0) == 0
    assert module["lost"](2) is None
    assert told() == ["m.py:9: never false: x is not None", "m.py:20: never false: x is not None"]
    assert module["sign"].__doc__ == "Documented."
