"""A check: the C call that makes it, and what a page says about it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Check:
    """One check: its group, the C call, what makes it fail and the status it then gives.

    `locals` are the declarations that the call needs, each made once, before its first user.
    """

    group: str
    call: str
    fails: str
    status: str
    locals: tuple[str, ...] = ()
