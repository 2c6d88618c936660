"""The keys of a spec and the words they accept: one table for the parser, the editors' schema and the tests.

spec/schema.json has the same keys with a description of each; tests/codegen/test_schema.py compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

NEEDED = ("op", "params", "types", "space", "formula", "accuracy", "examples")
KEYS = (
    "op", "header", "forward", "late", "params", "types", "space", "let", "formula", "require", "inplace", "accuracy",
    "examples", "notes",
)  # fmt: skip

# The keys of a parameter, by its role, which is its first key.
OF_ROLE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "in": ("in", "default", "view", "views", "rank", "const", "doc"),
        "out": ("out", "to", "truncate", "real", "view", "views", "const", "doc"),
        "scalar": ("scalar", "allowed", "default", "usual", "c", "const", "doc"),
        "axis": ("axis", "doc"),
        "axes": ("axes", "doc"),
        "integer": ("integer", "doc"),
        "integers": ("integers", "doc"),
        "mode": ("mode", "default", "c", "doc"),
        "rows": ("rows", "beyond", "within", "empty", "doc"),
        "ignored": ("ignored", "default", "doc"),
    }
)
ROLES = tuple(OF_ROLE)

VIEWS = ("same", "broadcast", "channel", "single")
STRING = "char *"
C_INTEGER, C_INTEGERS = "int64_t", "aclIntArray"
C_SCALARS = ("double", "float", "int64_t", "bool")
C_MODES = (STRING, "int64_t", "bool")
