"""The exceptions of the library's statuses."""

from __future__ import annotations

_NAMES = {
    161001: "ACLNN_ERR_PARAM_NULLPTR",
    161002: "ACLNN_ERR_PARAM_INVALID",
    361001: "ACLNN_ERR_RUNTIME_ERROR",
    561000: "ACLNN_ERR_INNER",
    561002: "ACLNN_ERR_INNER_TILING_ERROR",
    561003: "ACLNN_ERR_INNER_FIND_KERNEL_ERROR",
    561101: "ACLNN_ERR_INNER_CREATE_EXECUTOR",
    561103: "ACLNN_ERR_INNER_NULLPTR",
}


class Error(RuntimeError):
    """A call that the library refused. The text is the library's sentence; `status` is its number."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence, status)
        self.status = status

    @property
    def name(self) -> str:
        """The name of the status: ACLNN_ERR_PARAM_INVALID; empty for a number without one."""
        return _NAMES.get(self.status, "")

    def __str__(self) -> str:
        return str(self.args[0])


class ArgumentError(Error, ValueError):
    """The library refused an argument: 161001, 161002 or 561002."""
