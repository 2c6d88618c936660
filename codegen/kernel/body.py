"""A function under construction: its statements, where a value that is used twice is computed once, in a local."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from collections.abc import Callable

from codegen.kernel.ir import Apply, Fallback, Function, Leaf, Let, Op, Ref, Statement, Value, values_of, within


@dataclass(frozen=True)
class Known:
    """A value and whether it is exact. `bits` is the most significant bits that an exact value can have."""

    value: Value
    exact: bool = False
    bits: int = 0

    @property
    def pair(self) -> bool:
        return self.value.kind.family == "pair"


@dataclass(frozen=True)
class Source:
    """What a name of an expression means in a function: an element, a scalar (the same for all elements) or a
    statistic of a row. `leaf` is the parameter; the value may be a part of it."""

    known: Known
    leaf: Leaf
    scalar: bool = False

    @property
    def value(self) -> Value:
        return self.known.value


@dataclass
class Body:
    statements: list[Statement] = field(default_factory=list)
    known: dict[Value, Ref] = field(default_factory=dict)

    def let(self, value: Value, hint: str) -> Ref:
        """The local that holds a value; an existing one is reused."""
        if value not in self.known:
            self.known[value] = self.variable(value, hint)
        return self.known[value]

    def variable(self, value: Value, hint: str) -> Ref:
        """A new local even if another holds the value, because a fallback may assign to this one."""
        self.statements.append(Let(hint, value))
        return Ref(len(self.statements) - 1, value.kind)

    def fallback(self, target: Ref, mask: Value, exact: Value) -> None:
        self.statements.append(Fallback(target, mask, exact))

    def function(
        self, name: str, params: tuple[Leaf, ...], result: Value, about: str, rare: bool = False
    ) -> Function:  # fmt: skip
        """The function that returns `result`. If `result` is the last local, its value is returned directly."""
        function = without_dead(Function(name, params, tuple(self.statements), result, rare, about))
        body, result = function.body, function.result
        last = body[-1] if body else None
        if isinstance(last, Let) and result == Ref(len(body) - 1, last.kind):
            return replace(function, body=body[:-1], result=last.value)
        return function


def without_dead(function: Function) -> Function:
    """A pass that removes the locals that nothing uses."""
    live: set[int] = set()
    wanted = [function.result]
    for number in reversed(range(len(function.body))):
        live |= {part.number for value in wanted for part in within(value) if isinstance(part, Ref)}
        statement = function.body[number]
        needed = number in live if isinstance(statement, Let) else statement.target.number in live
        wanted = list(values_of(statement)) if needed else []
        live |= {number} if needed else set()
    place: dict[int, int] = {}
    body: list[Statement] = []

    def moved(value: Value) -> Value:
        return rewritten(value, lambda v: Ref(place[v.number], v.kind) if isinstance(v, Ref) else None)

    for number, statement in enumerate(function.body):
        if number not in live:
            continue
        place[number] = len(body)
        if isinstance(statement, Let):
            body.append(Let(statement.hint, moved(statement.value)))
        else:
            target = Ref(place[statement.target.number], statement.target.kind)
            body.append(Fallback(target, moved(statement.mask), moved(statement.exact)))
    return replace(function, body=tuple(body), result=moved(function.result))


def rewritten(value: Value, change: Callable[[Value], Value | None]) -> Value:
    """A value in which each part for which `change` returns a value is replaced by that value."""
    found = change(value)
    if found is not None:
        return found
    if isinstance(value, (Op, Apply)):
        return replace(value, args=tuple(rewritten(arg, change) for arg in value.args))
    return value
