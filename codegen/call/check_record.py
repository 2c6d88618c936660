"""A check as a record: the C function that makes it, what the function is given, and what a page says of it.

    Check("ranks", "rank", (argument("self"), name("self")), "`self` has a rank above 8", INVALID)

is `ac_check_rank(self, "self")`. What a check reads of the call follows from its record: the arguments, the
tables, the locals.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Given:
    """What a check is given: a C expression, the arguments of the call in it, and the table it is, if it is one."""

    text: str
    reads: tuple[str, ...] = ()
    table: str = ""


def argument(name: str) -> Given:
    """An argument of the call."""
    return Given(name, (name,))


def words(text: str) -> Given:
    """A C string: the name of an argument, or what stands in a sentence."""
    return Given(f'"{text}"')


def named(name: str) -> tuple[Given, Given]:
    """An argument and what sentences call it."""
    return argument(name), words(name)


def table(name: str) -> Given:
    """The rows of a type variable."""
    return Given(name, table=name)


@dataclass(frozen=True)
class Local:
    """A C local that checks need; it is declared before the first of them."""

    c_type: str
    name: str
    value: str

    @property
    def declaration(self) -> str:
        return f"{self.c_type} {self.name} = {self.value};"


@dataclass(frozen=True)
class Check:
    """One check.

    group     presence, dtypes, ranks, axes, shapes, preconditions or modes
    function  of runtime/check, without `ac_check_`
    given     what it is given
    fails     what makes it fail, for the page
    status    what the call then answers
    locals    what has to be declared before it
    only_if   flags that have to hold, and those that must not, for the check to be made
    """

    group: str
    function: str
    given: tuple[Given, ...]
    fails: str
    status: str
    locals: tuple[Local, ...] = ()
    only_if: tuple[Given, ...] = ()

    @property
    def reads(self) -> frozenset[str]:
        """The arguments of the call that it looks at."""
        return frozenset(name for given in (*self.given, *self.only_if) for name in given.reads)

    @property
    def tables(self) -> frozenset[str]:
        return frozenset(given.table for given in self.given if given.table)

    @property
    def in_c(self) -> str:
        """The expression of its status."""
        call = f"ac_check_{self.function}({', '.join(given.text for given in self.given)})"
        if not self.only_if:
            return call
        return f"{' && '.join(given.text for given in self.only_if)} ? {call} : ACLNN_SUCCESS"
