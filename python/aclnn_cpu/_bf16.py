"""bf16 without ml_dtypes: uint16 arrays that say what they hold."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt


class bf16:
    """An array of bf16, whose bits are a uint16 array, seen without a copy.

    Where ml_dtypes is installed, arrays of ml_dtypes.bfloat16 do without. A call with a bf16 among its arguments
    gives its results of that dtype as bf16.

    >>> import numpy as np, aclnn_cpu
    >>> x = aclnn_cpu.bf16.of(np.array([-2, 0, 3], "f4"))
    >>> aclnn_cpu.relu(x).float32()
    array([0., 0., 3.], dtype=float32)
    """

    __slots__ = ("bits",)

    def __init__(self, bits: npt.NDArray[np.uint16]) -> None:
        if not isinstance(bits, np.ndarray) or bits.dtype != np.uint16:
            raise TypeError("the bits of bf16 are a NumPy array of uint16")
        self.bits = bits

    @classmethod
    def of(cls, values: npt.ArrayLike) -> bf16:
        """The nearest bf16 of each number, ties to even."""
        single = np.atleast_1d(np.asarray(values, dtype=np.float32))
        words = single.view(np.uint32).astype(np.uint64)
        rounded = (words + 0x7FFF + (words >> np.uint64(16) & np.uint64(1))) >> np.uint64(16)
        quiet = (words >> np.uint64(16)) | np.uint64(0x40)
        bits = np.where(np.isnan(single), quiet, rounded).astype(np.uint16)
        return cls(bits.reshape(np.shape(values)))

    def float32(self) -> npt.NDArray[np.float32]:
        """The same numbers in f32, which holds each."""
        wide = np.atleast_1d(self.bits).astype(np.uint32) << np.uint32(16)
        return wide.view(np.float32).reshape(self.bits.shape)

    @property
    def shape(self) -> tuple[int, ...]:
        """The extents."""
        return self.bits.shape

    def __getitem__(self, index: Any) -> bf16:
        """A view, as NumPy has it."""
        return bf16(np.asarray(self.bits[index]))

    def __array__(self, dtype: npt.DTypeLike = None) -> npt.NDArray[Any]:
        return self.float32() if dtype is None else self.float32().astype(dtype)

    def tolist(self) -> Any:
        """Nested lists of numbers."""
        return self.float32().tolist()

    def __repr__(self) -> str:
        return f"bf16({np.array2string(self.float32(), separator=', ')})"
