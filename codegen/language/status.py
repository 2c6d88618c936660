"""The status codes of refused calls."""

from __future__ import annotations

NULLPTR = "ACLNN_ERR_PARAM_NULLPTR"
INVALID = "ACLNN_ERR_PARAM_INVALID"
TILING = "ACLNN_ERR_INNER_TILING"
NUMBERS = {NULLPTR: 161001, INVALID: 161002, TILING: 561002}
LATE = {561002: TILING}  # statuses that may replace INVALID in checks after the dtypes
