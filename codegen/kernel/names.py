"""A pass: each local gets a C name, its hint or that with a number behind it."""

from __future__ import annotations

from codegen.kernel.ir import Function, Let


def local_names(function: Function) -> dict[int, str]:
    """The name of each local, by the number of its statement."""
    taken = {param.name for param in function.params}
    names: dict[int, str] = {}
    for number, statement in enumerate(function.body):
        if isinstance(statement, Let):
            names[number] = fresh(statement.hint, taken)
            taken.add(names[number])
    return names


def fresh(hint: str, taken: set[str]) -> str:
    """A name that is not taken."""
    name, count = hint, 2
    while name in taken:
        name, count = f"{hint}{count}", count + 1
    return name
