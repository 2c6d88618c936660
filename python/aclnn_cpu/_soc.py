"""The product that the library claims to be."""

from __future__ import annotations

from types import TracebackType

from aclnn_cpu import _core


class soc:
    """The product whose rules hold for the calls of this thread, from here to the end of the block.

    >>> import numpy as np, aclnn_cpu
    >>> with aclnn_cpu.soc("ascend910"):
    ...     aclnn_cpu.soc.current()
    'ascend910'

    Names are those of ACLNN_CPU_SOC: ascend910, ascend910b, ascend910_93, ascend310p, ascend310b, ascend950, host.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._before: list[str] = []

    @staticmethod
    def current() -> str:
        """The product of this thread."""
        return _core.product()

    def __enter__(self) -> soc:
        before = _core.product()
        _core.set_product(self.name)
        self._before.append(before)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _core.set_product(self._before.pop())
