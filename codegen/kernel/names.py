"""A pass that gives each local a distinct C name: its hint, with a number appended if that is taken."""

from __future__ import annotations

from codegen.kernel.ir import Function, Let


def local_names(function: Function) -> dict[int, str]:
    """The name of each local, keyed by the number of its statement."""
    taken = {param.name for param in function.params}
    names: dict[int, str] = {}
    for number, statement in enumerate(function.body):
        if isinstance(statement, Let):
            names[number] = fresh(statement.hint, taken)
            taken.add(names[number])
    return names


def fresh(hint: str, taken: set[str]) -> str:
    """`hint`, or `hint` with the first number that makes it a name not in `taken`."""
    name, count = hint, 2
    while name in taken:
        name, count = f"{hint}{count}", count + 1
    return name
