"""The package is the one that was built: ctest says where."""

from __future__ import annotations

import os
import sys

sys.path.insert(0, os.environ["ACLNN_CPU_PYTHON"])
