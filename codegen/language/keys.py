"""The keys of a spec, and the words that they take: one table for the parser, the schema of editors and the tests.

spec/schema.json says the same with a description for each; tests/codegen/test_schema.py compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

NEEDED = ("op", "params", "types", "space", "formula", "accuracy", "examples")
KEYS = (
    "op", "header", "forward", "late", "params", "types", "space", "let", "formula", "require", "inplace", "accuracy",
    "examples", "notes",
)  # fmt: skip

# Of a parameter, by its role, which is the first key.
OF_ROLE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "in": ("in", "default", "view", "views", "rank", "const", "doc"),
        "out": ("out", "to", "truncate", "real", "view", "views", "const", "doc"),
        "scalar": ("scalar", "allowed", "default", "usual", "c", "const", "doc"),
        "axis": ("axis", "doc"),
        "mode": ("mode", "default", "c", "doc"),
        "rows": ("rows", "beyond", "within", "empty", "doc"),
        "ignored": ("ignored", "default", "doc"),
    }
)
ROLES = tuple(OF_ROLE)

VIEWS = ("same", "broadcast", "channel", "single")
CUTS = ("half", "alternate")  # the views of a part
STRING = "char *"
C_SCALARS = ("double", "float", "int64_t", "bool")
C_MODES = (STRING, "int64_t", "bool")
