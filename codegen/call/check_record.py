"""A check as a record: its C function, the function's arguments, and its text on the documentation page.

    Check("ranks", "rank", (argument("self"), name("self")), "`self` has a rank above 8", INVALID)

is `ac_check_rank(self, "self")`. The record also tells which arguments of the call, tables and locals the check
uses.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Given:
    """An argument of a check: a C expression, the call's arguments in it, and the table it names, if any."""

    text: str
    reads: tuple[str, ...] = ()
    table: str = ""


def argument(name: str) -> Given:
    """An argument of the call."""
    return Given(name, (name,))


def words(text: str) -> Given:
    """A C string literal, such as the name of an argument in the error message."""
    return Given(f'"{text}"')


def named(name: str) -> tuple[Given, Given]:
    """An argument and its name in error messages."""
    return argument(name), words(name)


def table(name: str) -> Given:
    """The table of dtypes of a type variable."""
    return Given(name, table=name)


@dataclass(frozen=True)
class Local:
    """A C local that checks use; it is declared before the first of them."""

    c_type: str
    name: str
    value: str

    @property
    def declaration(self) -> str:
        return f"{self.c_type} {self.name} = {self.value};"


@dataclass(frozen=True)
class Check:
    """One check.

    group     presence, dtypes, cases, ranks, axes, shapes, preconditions or modes
    function  a function of runtime/check, without `ac_check_`
    given     the function's arguments
    fails     the condition under which it fails, for the page
    status    the status of the call if it fails
    locals    the locals that it uses
    only_if   conditions on flags under which the check is made; empty: always
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
        """The arguments of the call that it reads."""
        return frozenset(name for given in (*self.given, *self.only_if) for name in given.reads)

    @property
    def tables(self) -> frozenset[str]:
        return frozenset(given.table for given in self.given if given.table)

    @property
    def in_c(self) -> str:
        """The C expression of its status."""
        call = f"ac_check_{self.function}({', '.join(given.text for given in self.given)})"
        if not self.only_if:
            return call
        return f"{' && '.join(given.text for given in self.only_if)} ? {call} : ACLNN_SUCCESS"
