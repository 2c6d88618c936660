"""The JSON schema of specs, for editors: the keys of language/keys.py with what every spec has in common."""

from __future__ import annotations

import json
from collections.abc import Mapping

from codegen.emit.common import Values
from codegen.language.facts import HOST, Facts
from codegen.language.index_maps import INDEX_MAPS
from codegen.language.keys import KEYS_OF_ROLE, OF_SPEC, VIEWS, Form, Key, ref

_ARGUMENT = r"([A-Za-z]\w*|-?\d+)"


def schema_values(facts: Facts) -> Values:
    """For schema.json."""
    roles: dict[str, Form] = {f"role_{role}": _mapping(keys) for role, keys in KEYS_OF_ROLE.items()}
    schema: dict[str, object] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": "Generated from codegen/language/keys.py by codegen. Do not edit.",
        "title": "aclnn-cpu operator spec",
        "description": "One operator of aclnn-cpu. spec/README.md explains the language; this schema lets editors complete "
        "keys and finds the mistakes that do not depend on formulas.",
        **_mapping(OF_SPEC),
        "$defs": {
            "name": {"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_]*$"},
            "expression": {
                "description": "A formula, or a number.",
                "type": ["string", "number"],
                "minLength": 1,
            },
            **_types(facts),
            **_views(),
            **roles,
            "value": {
                "description": "A number, nan, inf, -inf, kept for an element that is left alone, the label of a mode, or a "
                "list of values.",
                "oneOf": [{"type": ["number", "boolean", "string"]}, {"type": "array", "items": ref("value")}],
            },
        },
    }
    return {"text": json.dumps(schema, indent=2)}


def _mapping(keys: Mapping[str, Key]) -> dict[str, object]:
    """The form of a mapping with these keys and no others."""
    described: dict[str, dict[str, object]] = {name: {"description": key.about} for name, key in keys.items()}
    return {
        "type": "object",
        "additionalProperties": False,
        "required": [name for name, key in keys.items() if key.needed],
        "properties": {name: described[name] | dict(key.form) for name, key in keys.items()},
    }


def _types(facts: Facts) -> dict[str, Form]:
    product = "|".join(name for name in facts.products if name != HOST)
    return {
        "dtype": {"enum": [name for name, dtype in facts.dtypes.items() if dtype.usable]},
        "dtypes": {"type": "array", "items": ref("dtype"), "minItems": 1, "uniqueItems": True},
        "rows": {
            "description": "Dtypes for each product; a key may name several products, separated by commas.",
            "type": "object",
            "minProperties": 1,
            "propertyNames": {"pattern": rf"^({product})(\s*,\s*({product}))*$"},
            "additionalProperties": ref("dtypes"),
        },
    }


def _views() -> dict[str, Form]:
    maps = ", ".join(f"{name}({', '.join(m.takes)})" for name, m in INDEX_MAPS.items())
    return {
        "view": {"enum": [*VIEWS]},
        "part": {
            "type": "string",
            "description": f"An index map, with the kinds of its arguments: {maps}.",
            "pattern": rf"^({'|'.join(INDEX_MAPS)})\(\s*{_ARGUMENT}\s*(,\s*{_ARGUMENT}\s*)*\)$",
        },
        "views": {
            "type": "object",
            "minProperties": 1,
            "maxProperties": 2,
            "propertyNames": ref("name"),
            "additionalProperties": {
                "oneOf": [
                    ref("part"),
                    {
                        "type": "object",
                        "minProperties": 2,
                        "maxProperties": 2,
                        "propertyNames": {"pattern": r"^(otherwise|\w+ is -?\w+( and \w+ is -?\w+)*)$"},
                        "additionalProperties": ref("part"),
                    },
                ]
            },
        },
    }
