"""The combinations of modes, and the case of a formula that applies to each."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence

from codegen.language.operator import Case, Operator
from codegen.language.params import case_holds


def modes_of(op: Operator) -> list[tuple[str, ...]]:
    """Every combination of mode labels, the last mode varying fastest; [()] without modes."""
    return list(itertools.product(*([label for label, _ in mode.values] for mode in op.kernel_modes)))


def case_for(op: Operator, cases: tuple[Case, ...], labels: tuple[str, ...]) -> Case:
    """The first case that holds when the modes have these labels."""
    chosen = {mode.name: label for mode, label in zip(op.kernel_modes, labels)}
    return first_case(cases, chosen)


def first_case(cases: Sequence[Case], modes: Mapping[str, str]) -> Case:
    """The first case that holds."""
    return next(case for case in cases if case_holds(case.when, modes))
