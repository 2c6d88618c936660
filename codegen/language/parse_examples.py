"""The worked examples of a spec: tree to nested lists of numbers."""

from __future__ import annotations

import re
from math import isfinite

from codegen.language.diagnostic import Report, did_you_mean, listed
from codegen.language.dtypes import DTYPES
from codegen.language.operator import Example
from codegen.language.params import (
    LISTS, AxisParam, DtypeParam, ExtentParam, FlagsParam, GroupsParam, IgnoredParam, InputParam, IntegerParam, ModeParam, OutputParam, Param, RowsParam, ScalarParam, TensorParam,
)  # fmt: skip
from codegen.language.tree import Items, Map, Node, Scalar, kind

_NUMBER = re.compile(r"[-+]?(\d{1,50}\.?\d{0,50}|\.\d{1,50})([eE][-+]?\d{1,4})?", re.ASCII)
_INTEGER = re.compile(r"-?[0-9]{1,19}", re.ASCII)
# A complex number, with both parts: 0.5+1j.
_COMPLEX = re.compile(rf"({_NUMBER.pattern})([-+]{_NUMBER.pattern[5:]})j", re.ASCII)
# The value of an output element in a row that is not written.
KEPT = "kept"

_WORDS: dict[str, object] = {
    KEPT: KEPT,
    "nan": float("nan"),
    "inf": float("inf"),
    "-inf": float("-inf"),
    "true": 1.0,
    "false": 0.0,
}


def parse_examples(
    nodes: tuple[Node, ...], params: tuple[Param, ...], report: Report
) -> tuple[Example, ...]:
    """One Example for each mapping; mistakes go to the report."""
    examples: list[Example] = []
    known = {param.name: param for param in params if not isinstance(param, IgnoredParam)}
    for node in nodes:
        if not isinstance(node, Map):
            message = f"an example gives a value to every parameter, not {kind(node)}"
            report.error("wrong-kind", message, node.span)
            continue
        values: dict[str, object] = {}
        for entry in node:
            param = known.get(entry.key.text)
            if param is None:
                hint = did_you_mean(entry.key.text, known, f"the parameters are {listed(known)}")
                message = f"the example names '{entry.key.text}', which is not a parameter"
                report.error("unknown-name", message, entry.key.span, hint)
            elif isinstance(param, ModeParam):
                values[param.name] = _label(param, entry.value, report)
            elif isinstance(param, DtypeParam):
                values[param.name] = _dtype(param, entry.value, report)
            elif isinstance(param, AxisParam) and isinstance(entry.value, Scalar):
                values[param.name] = _axis(param, entry.value, report)
            elif isinstance(param, FlagsParam):
                values[param.name] = _flags(param, entry.value, report)
            elif isinstance(param, LISTS):
                values[param.name] = _integers(param, entry.value, report)
            elif isinstance(param, (ExtentParam, GroupsParam, IntegerParam)):
                values[param.name] = _integer(param, entry.value, report)
            elif isinstance(param, (ScalarParam, AxisParam)) and not isinstance(entry.value, Scalar):
                message = f"{param.role} '{param.name}' is one number, not {kind(entry.value)}"
                report.error("wrong-kind", message, entry.value.span)
            elif isinstance(param, TensorParam) and param.laid is not None:
                values[param.name] = _members(param, entry.value, report)
            else:
                values[param.name] = _value(entry.value, report, isinstance(param, OutputParam))
        missing = [n for n, p in known.items() if node.entry(n) is None and not may_lack(p)]
        if missing:
            message = f"the example gives no value to {listed(missing)}"
            report.error("example-incomplete", message, node.span)
        examples.append(Example(values, node.span))
    return tuple(examples)


def _members(param: TensorParam, node: Node, report: Report) -> list[object]:
    """The values of the tensors of a list, which may have different shapes."""
    if isinstance(node, Items):
        return [_value(value, report, False) for value in node.values]
    message = f"'{param.name}' is a list of tensors, not {kind(node)}"
    report.error("wrong-kind", message, node.span, "write [[1, 2], [3]] for a tensor of 2 elements and one of 1")
    return []


def may_lack(param: Param) -> bool:
    """Whether an example may omit the parameter, which then is a null pointer."""
    return isinstance(param, (InputParam, RowsParam)) and param.optional


def _flags(param: FlagsParam, node: Node, report: Report) -> tuple[int, ...]:
    """The flags, as 1 and 0."""
    values = node.values if isinstance(node, Items) else ()
    texts = [value.text for value in values if isinstance(value, Scalar) and value.text in ("true", "false")]
    if len(texts) < max(len(values), len(param.outputs)) or len(texts) > len(param.outputs):
        message = f"'{param.name}' is a list of {len(param.outputs)} flags, not {kind(node)}"
        report.error("wrong-kind", message, node.span, "a flag is true or false")
    return tuple(int(text == "true") for text in texts)


def _label(param: ModeParam, node: Node, report: Report) -> str:
    labels = [label for label, _ in param.values]
    text = node.text if isinstance(node, Scalar) else ""
    if text not in labels:
        hint = did_you_mean(text, labels, f"'{param.name}' is one of {listed(labels)}")
        message = f"mode '{param.name}' has no value {kind(node)}"
        report.error("unknown-label", message, node.span, hint)
    return text


def _dtype(param: DtypeParam, node: Node, report: Report) -> str:
    text = node.text if isinstance(node, Scalar) else ""
    if text not in DTYPES:
        hint = did_you_mean(text, DTYPES, "dtypes are named as in spec/dtypes.yaml")
        report.error("unknown-dtype", f"'{param.name}' names no dtype by {kind(node)}", node.span, hint)
    return text


def _axis(param: AxisParam, node: Node, report: Report) -> int:
    if isinstance(node, Scalar) and (re.fullmatch("-?[0-9]", node.text) or param.flat is not None and node.text == str(param.flat)):
        return int(node.text)
    message = f"axis '{param.name}' is a number of one digit, not {kind(node)}"
    report.error("wrong-kind", message, node.span, "a negative one counts from the end")
    return 0


def _integers(param: Param, node: Node, report: Report) -> tuple[int, ...]:
    if isinstance(node, Items):
        return tuple(_integer(param, value, report) for value in node.values)
    message = f"'{param.name}' is a list of integers, not {kind(node)}"
    report.error("wrong-kind", message, node.span)
    return ()


def _integer(param: Param, node: Node, report: Report) -> int:
    if isinstance(param, IntegerParam) and param.c == "bool":
        if isinstance(node, Scalar) and node.text in ("true", "false"):
            return int(node.text == "true")
        report.error("wrong-kind", f"'{param.name}' is true or false, not {kind(node)}", node.span)
        return 0
    if isinstance(node, Scalar) and _INTEGER.fullmatch(node.text) and -(2**63) <= int(node.text) < 2**63:
        return int(node.text)
    report.error("wrong-kind", f"'{param.name}' is an integer of 64 bits, not {kind(node)}", node.span)
    return 0


def _value(node: Node, report: Report, written: bool) -> object:
    """A number, or a list of values of the same shape; an output's element may be `kept`."""
    if isinstance(node, Items):
        values = [_value(value, report, written) for value in node.values]
        shapes = [shape(value) for value in values]
        for value, own in zip(node.values, shapes):
            if own != shapes[0]:
                message = "the rows of a tensor have different lengths"
                report.error("example-ragged", message, value.span)
                break
        return values
    text = node.text if isinstance(node, Scalar) else ""
    if text in _WORDS and (written or text != KEPT):
        return _WORDS[text]
    if _NUMBER.fullmatch(text) and isfinite(float(text)):
        return float(text)
    if (both := _COMPLEX.fullmatch(text)) is not None:
        number = complex(float(both[1]), float(both[4]))
        if isfinite(number.real) and isfinite(number.imag):
            return number
    hint = "a value is a number, nan, inf or -inf, or a list of values"
    report.error("example-value", f"{kind(node)} is not a number", node.span, hint)
    return 0.0


def shape(value: object) -> tuple[int, ...]:
    """The shape of a tensor given as nested lists; () for a number."""
    if not isinstance(value, list):
        return ()
    return (len(value), *(shape(value[0]) if value else ()))
