"""The operators of aclnn-cpu as functions on NumPy arrays.

Every entry point of the library is a function: ``aclnnLeakyRelu`` is ``leaky_relu``; but for those whose matrices
lie in blocks, as those of arrays lie in rows. Inputs are arrays of NumPy, or any object with a buffer,
``__dlpack__`` or ``__array_interface__``; none is copied.

>>> import numpy as np, aclnn_cpu
>>> aclnn_cpu.leaky_relu(np.array([-2, 0, 3], "f4"), 0.5)
array([-1.,  0.,  3.], dtype=float32)

``operators()`` lists them, ``help(aclnn_cpu.leaky_relu)`` explains one, ``soc`` chooses the product whose rules
hold, and ``Stream`` lets calls run while the program goes on.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from aclnn_cpu import _core, _page, _signature
from aclnn_cpu._bf16 import bf16
from aclnn_cpu._core import Stream
from aclnn_cpu._error import ArgumentError, Error
from aclnn_cpu._numpy import connect
from aclnn_cpu._soc import soc

__version__: str = _core.version
_ENTRIES: dict[str, str] = dict(_core.names())

__all__ = ["ArgumentError", "Error", "Stream", "bf16", "catalogue", "operators", "soc", *_ENTRIES]

connect()


def operators() -> list[str]:
    """The names of all operators, families and operators in alphabetical order."""
    return list(_ENTRIES)


def catalogue(name: str) -> dict[str, Any]:
    """What the library knows about an operator, as docs/catalogue.md describes it."""
    if name not in _ENTRIES:
        raise KeyError(f"there is no operator {name}; operators() lists all")
    return _signature.record_of(_ENTRIES[name])


def __getattr__(name: str) -> Callable[..., Any]:
    """An operator's function is made when it is first asked for."""
    if name not in _ENTRIES:
        # With these two, Python's message ends with the nearest name.
        raise AttributeError(f"module 'aclnn_cpu' has no attribute {name!r}", name=name, obj=sys.modules[__name__])
    record = _signature.record_of(_ENTRIES[name])
    arguments = _signature.arguments_of(record)
    function: Callable[..., Any] = _core.operation(
        _ENTRIES[name],
        name,
        _page.docstring(name, record),
        [(a.name, a.param, a.required) for a in arguments],
        len([a for a in arguments if a.positional]),  # `sum` may be an operator
    )
    globals()[name] = function
    return function


def __dir__() -> list[str]:
    return sorted({*globals(), *_ENTRIES})
