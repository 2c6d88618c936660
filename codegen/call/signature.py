"""The signature of the function that validates a call: its arguments and results."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.call.check_list import checks_of
from codegen.call.entry import Argument, Entry, declared
from codegen.language.params import IgnoredParam, RowsParam, ScalarParam, TensorParam


@dataclass(frozen=True)
class Parameter:
    """A parameter: its declaration, and the expression that the first phase passes for it."""

    declared: str
    passed: str


KERNEL_MODE = Parameter("size_t *kernel_mode", "&kernel_mode")
INDEX_SPACE = Parameter("ac_shape *index_space", "&index_space")


def validated(entry: Entry) -> tuple[Parameter, ...]:
    """The handles, the modes, and all other arguments that a check reads; then the results."""
    read = frozenset(name for check in checks_of(entry) for name in check.reads)
    modes = {mode.name for mode in entry.op.kernel_modes}
    wanted = tuple(a for a in entry.arguments if _is_handle(a) or a.name in modes or a.name in read)
    results = (KERNEL_MODE,) * bool(modes) + (INDEX_SPACE,) * entry.op.made_space
    texts = (_list_or_scalar(a) or text for text, a in zip(declared(wanted, found=True), wanted))
    return tuple(Parameter(text, a.passed) for text, a in zip(texts, wanted)) + results


def _list_or_scalar(a: Argument) -> str | None:
    """The declaration of an argument of which checks use what is in it, beside itself."""
    if a.axis:
        return f"const ac_scalar *{a.passed}"
    return f"const ac_array *{a.name}_list" if a.alone else None


def _is_handle(argument: Argument) -> bool:
    """Whether an argument is a handle whose presence is always checked."""
    param = argument.param
    if isinstance(param, IgnoredParam):
        return param.absent or not param.optional
    return isinstance(param, (TensorParam, RowsParam)) or isinstance(param, ScalarParam) and param.c is None
