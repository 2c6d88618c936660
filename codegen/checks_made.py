"""A check: the C call that makes it, and what a page says about it."""

from __future__ import annotations

from dataclasses import dataclass

NULLPTR = "ACLNN_ERR_PARAM_NULLPTR"
INVALID = "ACLNN_ERR_PARAM_INVALID"
TILING = "ACLNN_ERR_INNER_TILING"
NUMBERS = {NULLPTR: 161001, INVALID: 161002, TILING: 561002}
LATE = {561002: TILING}  # what may stand for INVALID after the dtypes


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
