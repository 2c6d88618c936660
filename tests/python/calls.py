"""Calls of operators, made from their records in the catalogue."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

import aclnn_cpu
import numpy as np
from aclnn_cpu._signature import Record, arguments_of

NUMPY = {
    "f16": "f2", "f32": "f4", "f64": "f8", "i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8", "u8": "u1",
    "u16": "u2", "u32": "u4", "u64": "u8", "bool": "?", "c64": "c8", "c128": "c16",
}  # fmt: skip
BITS = "bf16"


@dataclass
class Call:
    """Positional values by parameter, and what Python's function is called with."""

    record: Record
    values: dict[str, Any]  # by parameter of the C function; outputs are left out

    @property
    def name(self) -> str:
        return next(n for n in aclnn_cpu.operators() if aclnn_cpu.catalogue(n)["name"] == self.record["name"])

    def keywords(self) -> dict[str, Any]:
        return {a.name: self.values[a.param] for a in arguments_of(self.record) if a.param in self.values}

    def run(self, **others: Any) -> tuple[Any, ...]:
        result = getattr(aclnn_cpu, self.name)(**{**self.keywords(), **others})
        if "list" in outputs(self.record)[0]:
            return (as_one(outputs(self.record)[0], result, self.values),)
        return result if isinstance(result, tuple) else (result,)


def as_one(p: dict[str, Any], pieces: tuple[Any, ...], values: dict[str, Any]) -> Any:
    """The one array that the arrays of a list are, which are joined along an axis."""
    return np.concatenate(pieces, axis=values[p["list"]["arguments"][0]])


def inputs(record: Record) -> list[dict[str, Any]]:
    return [p for p in record["params"] if p["role"] in ("in", "inout")]


def outputs(record: Record) -> list[dict[str, Any]]:
    return [p for p in record["params"] if p["role"] in ("out", "inout")]


NUMBERS = ("index", "class")  # views of inputs that name elements of others


def dtypes_of(record: Record, product: str) -> list[str]:
    """The dtypes that all tensors of a call may have together on a product, but for those that have a dtype of their own."""
    shared = [p for p in inputs(record) if p["view"] not in NUMBERS and own_dtype(record, p) is None]
    sets = [set(p["dtypes"].get(product, ())) for p in shared or outputs(record)]
    common = set.intersection(*sets) if sets else set()
    return [d for d in (*NUMPY, BITS) if d in common]


def product_of(record: Record) -> str:
    return "ascend910b" if "ascend910b" in record["products"] else record["products"][0]


def is_weights(record: Record, p: dict[str, Any]) -> bool:
    """Whether it is a factor of a contraction that has no dtype of its result."""
    own = {d for dtypes in p["dtypes"].values() for d in dtypes}
    return "axes" in p and own.isdisjoint(d for dtypes in outputs(record)[0]["dtypes"].values() for d in dtypes)


def own_dtype(record: Record, p: dict[str, Any]) -> str | None:
    """The dtype of a tensor that does not share that of the others: weights, bits, and masks beside rows of numbers."""
    if is_weights(record, p):
        return "i8"
    if p["view"] == "bits":
        return "u8"
    return "bool" if is_mask(record, p) else None


def is_mask(record: Record, p: dict[str, Any]) -> bool:
    """Whether it is an input of truth values in an operator along rows."""
    truths = {d for dtypes in p.get("dtypes", {}).values() for d in dtypes} == {"bool"}
    return p["role"] == "in" and truths and any("over: " in f["text"] for f in record["formulas"])


def elements(shape: tuple[int, ...], dtype: str, seed: int) -> Any:
    """Numbers between 0.1 and 0.9, which every function is defined at; integers of one digit."""
    random = np.random.default_rng(seed)
    values = random.uniform(0.1, 0.9, shape)
    if dtype == BITS:
        return aclnn_cpu.bf16.of(values)
    if dtype == "bool":
        return values > 0.5
    if dtype[0] in "iu":
        return random.integers(0, 9, shape).astype(NUMPY[dtype])
    if dtype[0] == "c":
        return (values + 1j * random.uniform(0.1, 0.9, shape)).astype(NUMPY[dtype])
    return values.astype(NUMPY[dtype])


LISTED = ("axes", "integers", "integer")
COUNTED = ("groups", "extent")


def is_moved(record: Record) -> bool:
    """Whether no shape alone makes a call: lists or integers say what is moved where, an axis the shape of a part, or what
    windows there are; a tensor has bits, two make a matrix, extents follow those of another, a mask repeats, or a rank is the least one."""
    params = record["params"]
    parts = (p.get("shape", {}).get("part") for p in params)
    follows = any(p["role"] in (*LISTED, *COUNTED) or p.get("view") in (*NUMBERS, "bits", "down") or "list" in p or is_mask(record, p) for p in params)
    return any(parts) or follows or any(re.search(r"rank\(\w+\) >= 4", text) for text in record["requires"])


def is_room(p: dict[str, Any]) -> bool:
    """Whether it is an output whose shape and dtype the caller decides."""
    return p["role"] == "out" and not p["shape"]["of"]


def example_of(record: Record, name: str) -> Any:
    """What the worked example has for a parameter."""
    return numbers(next(v["value"] for v in record["example"] if v["name"] == name and not v["result"]))


def result_shape(record: Record, name: str) -> tuple[int, ...]:
    """The shape that a result has in the worked example."""
    return np.shape(numbers(next(v["value"] for v in record["example"] if v["name"] == name and v["result"])))


def numbers(text: str) -> Any:
    """What a worked example has, whose numbers JSON spells differently."""
    return json.loads(re.sub(r"\bnan\b", "NaN", re.sub(r"\binf\b", "Infinity", text)))


def legal(record: Record, shape: tuple[int, ...], dtype: str, seed: int = 0) -> Call:
    """A call whose index space has a shape; modes have their first value, axes are the last one. Of an operator
    that moves elements, a call with the shape and the lists of its worked example."""
    moved = is_moved(record)
    one = next((p["name"] for p in record["params"] if p.get("either")), None)  # they may not all be left out
    values: dict[str, Any] = {}
    for number, p in enumerate(record["params"]):
        role = p["role"]
        left_out = p.get("optional") and p["name"] != one
        if role in ("in", "inout") and not left_out:
            own: tuple[int, ...] = ()
            if "list" not in p:
                own = np.shape(example_of(record, p["name"])) if moved else input_shape(p, shape)
            if "axes" in p and p["view"] == "same" and role == "in" and not moved:
                own = factor_shape(record, p["axes"], shape)
            values[p["name"]] = elements(own, own_dtype(record, p) or dtype, seed + number)
            if "list" in p:
                members = example_of(record, p["name"])
                values[p["name"]] = [elements(np.shape(m), dtype, seed + number + i) for i, m in enumerate(members)]
            if p["view"] in NUMBERS:
                values[p["name"]] = np.array(example_of(record, p["name"]), np.int64) if "list" not in p else [np.array(m, np.int64) for m in example_of(record, p["name"])]
        elif role == "out" and is_room(p):
            values[p["name"]] = elements(result_shape(record, p["name"]) if moved else shape, dtype, seed + number)
        elif role in (*LISTED, *COUNTED) or (role in ("axis", "extents") and moved):
            values[p["name"]] = example_of(record, p["name"])
        elif role == "extents":
            values[p["name"]] = example_of(record, p["name"]) if moved else list(shape[-1:])
        elif role == "flags":
            values[p["name"]] = [1 for q in record["params"] if q.get("flags") == p["name"]]
        elif role == "dtype":
            values[p["name"]] = dtype
        elif role == "axis":
            values[p["name"]] = -1
        elif role == "mode" and not p.get("optional"):
            values[p["name"]] = p["values"][0] == "true" if p["type"] == "bool" else p["values"][0]
        elif role == "scalar" and not left_out:
            integers = dtype[0] in "iu" or dtype == "bool" or p["type"] == "int64_t"
            values[p["name"]] = 1 if integers else 0.5
            if any(re.match(rf"{p['name']} == 0 or ", text) for text in record["requires"]):
                values[p["name"]] = example_of(record, p["name"])
    return Call(record, values)


def input_shape(p: dict[str, Any], shape: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of an input in an index space."""
    if p.get("view") == "channel":
        return (shape[1] if len(shape) > 1 else 1,)
    if p.get("view") == "single":
        return (1,)
    if p.get("view") == "row":
        return shape[-1:]
    if p.get("view") == "rows" and p["without"] == "channel":
        return shape[1:2]
    if p.get("view") == "rows":
        return (*shape[:-1], *((1,) if p.get("keep") and shape else ()))
    if p.get("parts"):
        return (*shape[:-1], 2 * shape[-1])
    return shape


def factor_shape(record: Record, axes: str, shape: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of a factor of a contraction whose result has a shape; products are summed over 3 indices."""
    result = letters_of(result_axes(record))
    extents = dict(zip(reversed(result), reversed(shape)))
    own = [extents.get(letter, 3 if letter == "k" else 0) for letter in letters_of(axes)]
    front = shape[: len(shape) - len(result)] if "*" in axes or len(shape) > len(result) and result else ()
    return (*front, *own)


def result_axes(record: Record) -> str:
    """The axes of the result of a contraction."""
    return str(outputs(record)[0]["axes"])


def letters_of(axes: str) -> list[str]:
    return [c for c in axes if c not in "*?"]


def spaces() -> list[tuple[int, ...]]:
    """Index spaces to try: an operator for one rank alone refuses the others."""
    return [(3, 5), (4,), (2, 3, 4)]


def raw(value: Any) -> bytes:
    """The bytes of an array's elements, in order."""
    return np.ascontiguousarray(value.bits if isinstance(value, aclnn_cpu.bf16) else value).tobytes()
