"""The rooms of runtime/: who may include whom, no circles, and functions in the file of their header's name.

runtime/README.md says what each room is for.
"""

from __future__ import annotations

import re
from pathlib import Path

RUNTIME = Path(__file__).resolve().parents[2] / "runtime"

# A room includes itself and rooms to the left of it; those in BARRED it may not.
ORDER = ("include", "base", "strict", "observe", "handles", "check", "contract", "simd", "kernel", "walk", "reduce",
         "contraction", "lines", "panes", "found", "device/stream", "device/memory", "device/device", "plan")
DEVICE = {"device/stream", "device/memory", "device/device"}
OPERATORS = {"handles", "check", "contract", "simd", "kernel", "walk", "reduce", "contraction", "lines", "panes", "found"}
BARRED = {room: OPERATORS for room in DEVICE} | {
    "simd": {"handles", "check"}, "kernel": {"handles", "check"}, "walk": {"simd"}, "reduce": {"simd"}, "contraction": {"simd"}, "lines": {"simd"}, "panes": {"simd"}, "found": {"simd"},
    "plan": {"simd", "device/device"},
}

FILES = sorted(path for path in RUNTIME.rglob("*.[ch]"))
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
FUNCTION = re.compile(r"^(?!static|typedef|extern|#)\w[\w *]*?[ *](\w+|AC_ISA\(\w+\))\([^;{}]*\)[\w\s(),]*([;{])",
                      re.MULTILINE)


def room(name: str) -> str:
    return next(r for r in reversed(ORDER) if name.startswith(r + "/"))


def upward(name: str, included: str) -> bool:
    own, other = room(name), room(included)
    return ORDER.index(other) > ORDER.index(own) or other in BARRED.get(own, set())


def circle(needs: dict[str, set[str]]) -> set[str]:
    """The units that remain after repeatedly removing those that need no others or are needed by no others."""
    left = dict(needs)
    while left:
        needed = set().union(*left.values())
        ring = {unit: others & left.keys() for unit, others in left.items() if others & left.keys() and unit in needed}
        if ring == left:
            return set(left)
        left = ring
    return set()


def name_of(path: Path) -> str:
    return str(path.relative_to(RUNTIME))


def text(path: Path) -> str:
    return COMMENT.sub("", path.read_text(encoding="utf-8"))


def includes(path: Path) -> list[str]:
    """The headers of the runtime that a file includes."""
    return [name for name in INCLUDE.findall(text(path)) if (RUNTIME / name).exists()]


def functions(source: str, end: str) -> set[str]:
    """Functions that are declared (end ";") or defined (end "{") for other files."""
    return {name for name, last in FUNCTION.findall(source) if last == end}


def test_rooms_look_down() -> None:
    wrong = [f"{name_of(path)} includes {name}" for path in FILES for name in includes(path)
             if upward(name_of(path), name)]
    assert not wrong, "\n".join(wrong)


def test_units_have_no_circle() -> None:
    """A unit is x.h with x.c: what either includes, the unit needs."""
    needs: dict[str, set[str]] = {}
    for path in FILES:
        unit = name_of(path)[:-2]
        needs.setdefault(unit, set()).update(name[:-2] for name in includes(path) if name[:-2] != unit)
    assert circle(needs) == set()


def test_headers_are_implemented_in_the_file_of_their_name() -> None:
    wrong = [
        f"{name_of(path)} declares {name}, which {path.stem}.c does not define"
        for path in FILES
        if path.suffix == ".h" and room(name_of(path)) != "include"
        for name in sorted(functions(text(path), ";"))
        if not path.with_suffix(".c").exists() or name not in functions(text(path.with_suffix(".c")), "{")
    ]
    assert not wrong, "\n".join(wrong)


def test_a_wrong_include_would_be_found() -> None:
    assert upward("walk/box.h", "reduce/reduce.h") and upward("device/stream/queue.h", "check/check.h")
    assert not upward("reduce/reduce.h", "walk/box.h")
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == {"b", "c"}
    assert functions("void ac_f(int x)\n{\n}\nstatic void g(void)\n{\n}\n", "{") == {"ac_f"}


LOCKED = re.compile(r"= PTHREAD_MUTEX_INITIALIZER|= AC_TABLE(_LOCKED)?\(")


def test_every_lock_is_held_in_a_fork() -> None:
    """Locks and tables that live as long as the process have a place in the order of base/fork.h."""
    having = [path for path in FILES if path.suffix == ".c" and LOCKED.search(text(path))]
    assert len(having) > 10
    assert [name_of(path) for path in having if "AC_FORK_" not in text(path)] == []


def test_each_place_in_the_order_of_locks_is_taken_once() -> None:
    ranks = re.findall(r"^    (AC_FORK_\w+),", text(RUNTIME / "base" / "fork.h"), re.MULTILINE)
    taken = [rank for path in FILES for rank in re.findall(r"^AC_FORK_(?:LOCK|PART)\((\w+)", text(path), re.MULTILINE)]
    assert len(ranks) > 15
    assert sorted(taken) == sorted(ranks)
