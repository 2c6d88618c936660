"""The docstring of an operator's function: the page of the operator in a few lines."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Callable
from typing import Any

from aclnn_cpu._numpy import dtypes
from aclnn_cpu._signature import WRITTEN, Record, arguments_of, names_of, signature_text

WIDTH = 88
PRODUCT = "ascend910b"
NULL = 161001  # an argument is null


def docstring(name: str, record: Record) -> str:
    """With the signature in front, as inspect reads it from functions in C."""
    blocks = [_wrapped(record["doc"]), _formulas(record), _arguments(record), _dtypes(record)]
    blocks += [_bounds(record), _checks(record), _notes(record), _example(name, record)]
    head = f"{name}{signature_text(arguments_of(record))}\n--\n\n"
    return head + "\n\n".join(block for block in blocks if block) + "\n"


def _wrapped(text: str, first: str = "", later: str = "") -> str:
    return "\n".join(textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=later))


def _formulas(record: Record) -> str:
    lines = []
    for formula in record["formulas"]:
        when = f"    where {formula['when']}" if formula["when"] else ""
        lines.append(f"    {formula['output']} = {formula['text']}{when}")
    return "\n".join(["Formula, in the names of the C function:", "", *lines])


def shape_text(record: Record, param: dict[str, Any]) -> str:
    """The shape of a tensor, in words."""
    names = names_of(record)
    if "list" in param:
        along = {"joined": "one behind the other along", "stacked": "side by side along the new axis"}
        if param["list"]["arguments"] == [0]:
            return f"a sequence of arrays{', which broadcast' if param['list']['map'] == 'spread' else ''}; side by side axis 0 is along it"
        how = along.get(param["list"]["map"], "in pieces along")
        return f"a sequence of arrays, {how} {', '.join(names[a] for a in param['list']['arguments'])}"
    if "axes" in param:
        return _axes_text(param["axes"])
    if param.get("view") == "rows" and "without" in param:
        return "one element for each row" + (", with the extent 1 along its axes" if param.get("keep") else "")
    if param.get("view") == "verdict":
        return "one element, whatever the shape of the arrays"
    if param.get("bits") == "highest":
        begun = " that are begun" if "shape" in param else ""
        return f"{names[param['rows']] + ' rows' if 'rows' in param else 'one axis'} of bytes, with a bit for each element and a byte for each 8{begun}, the first in the highest bit"
    if "shape" not in param:
        views = {
            "broadcast": "broadcasts", "channel": "one element, or one for each index of axis 1",
            "single": "one element", "index": "indices", "row": "the extents of the last axes", "rows": "", "same": "",
            "over": "the shape of the result", "lines": "one axis, or all but the last extent of the values; sorted", "listed": "any shape; its elements in row-major order",
            "bits": "a bit for each element, 16 bytes for each 128 that are begun", "channels": "one element for each index of axis 1",
            "down": "one axis, along axis 0 of the result", "across": "one axis, along axis 1 of the result",
            "aligned": "one element, or the extents of some axes",
            "alike": "any shape; another one than that of the elements makes the result false",
        }  # fmt: skip
        return views.get(param.get("view", ""), "")
    of = " and ".join(names[name] for name in param["shape"]["of"])
    text = f"the shape of {of}" if len(param["shape"]["of"]) < 2 else f"the shape that {of} broadcast to"
    if param["shape"].get("channels"):
        text += ", in one axis"
    if param["shape"].get("each_channel"):
        return f"one element for each index of axis 1 of {of}"
    part = param["shape"].get("part")
    if part is not None:
        values = ", ".join(names[a] if isinstance(a, str) else str(a) for a in part["arguments"])
        text += f", {part['map']}({values})"
    if param["shape"].get("whole"):
        values = ", ".join(names[a] if isinstance(a, str) else str(a) for a in param["put"]["arguments"])
        text = f"such that {param['put']['map']}({values}) of it has {text}"
    if "row" in param["shape"]:
        return f"the extents of a row, those of {names[param['shape']['row']]}"
    for word, phrase in (("half", "halved along"), ("without", "without")):
        axis = param["shape"].get(word)
        if axis is not None:
            rows = {p["name"]: f"the axes of {names[p['name']]}" for p in record["params"] if p.get("view") == "row"}
            rows |= {p["name"]: f"the axes of {names[p['name']]}" for p in record["params"] if p["role"] == "extents"}
            rows |= {p["name"]: f"the axes of one of {names[p['name']]}" for p in record["params"] if p["role"] == "groups"}
            named = {**names, **rows, "all": "all axes", "channel": "all axes but axis 1", "inner": "all axes but the first two"}
            text += f", {phrase} {named[axis] if isinstance(axis, str) else f'axis {axis}'}"
    room = param["shape"].get("found")
    if room is not None:
        what = {
            "line": "those that are found, in one axis", "rows": "a row of indices for each element that is found",
            "firsts": "the first of each run", "numbers": "the number of the run of each", "lengths": "the length of each run",
        }  # fmt: skip
        return f"{what.get(room, 'a column of indices for each element that is found')}, of {text.removeprefix('the shape of ').removeprefix('the shape that ')}"
    first = param["shape"].get("first")
    if first is not None:
        text += f", with {names[first]} elements along {names[param['shape']['along']]}"
    keep = param["shape"].get("keep")
    if keep is True:
        text += ", which stay with the extent 1"
    elif keep is not None:
        text += f", which stay with the extent 1 where {names[keep]} is true"
    return text if of else "any shape; it decides what is made, and is filled"


# Groups of an axis, an axis that is seen at a position and a tap, a name that may be a run of axes.
_JOINED = re.compile(r"\((\w+)\)|\[(\w\.?)(\w\.?)\]|(\w)(\.?)")


def _axes_text(axes: str) -> str:
    """The axes of a tensor of a contraction, a character each (docs/catalogue.md), as pages show them."""
    found: list[str] = []
    if set("([.") & set(axes):
        for groups, position, tap, name, run in _JOINED.findall(axes):
            each = [n.replace(".", "...") for n in (position, tap) if n]
            found.append("*".join(groups) if groups else " seen at ".join(reversed(each)) if each else name + run.replace(".", "..."))
        return f"[{', '.join(found)}]"
    for c in axes:
        if c == "?":
            found[-1] += "?"
        else:
            found.append("..." if c == "*" else c)
    return f"[{', '.join(found)}]" + (", where an axis with ? may be missing" if "?" in axes else "")


def _arguments(record: Record) -> str:
    names = names_of(record)
    lines = ["Arguments:", ""]
    for param in record["params"]:
        if param["role"] in ("ignored", "absent"):
            continue
        said = [param["doc"], shape_text(record, param)]
        if param["role"] == "inout":
            said.append("read and written, and returned")
        if "values" in param and param["role"] == "mode":
            said.append("one of " + ", ".join(param["values"]))
        if "default" in param:
            said.append(f"left out, {param['default']}")
        line = "; ".join(part for part in said if part)
        lines.append(_wrapped(f"{names[param['name']]}: {line}", "    ", "        "))
    return "\n".join(lines)


def _dtypes(record: Record) -> str:
    product = PRODUCT if PRODUCT in record["products"] else record["products"][0]
    names = names_of(record)
    lines = [f"Data types on {product} (of {', '.join(record['products'])}):", ""]
    for param in record["params"]:
        if "dtypes" in param:
            lines.append(_wrapped(f"{names[param['name']]}: {' '.join(param['dtypes'][product])}", "    ", "        "))
    return "\n".join(lines)


BOUNDS = {
    "exact": "the nearest number",
    "rounded": "the nearest number",
    "sum": "a sum in f64, rounded once",
    "contraction": "a bound that grows with the number of products",
}


def _bounds(record: Record) -> str:
    if not record["bounds"]:
        return ""
    said = ", ".join(f"{output} {bound} ({BOUNDS[bound]})" if bound in BOUNDS else f"{output} {bound}"
                     for output, bound in record["bounds"].items())
    return _wrapped(f"Error of the results: {said}.")


def _checks(record: Record) -> str:
    """What is refused, but for what NumPy's arrays never are; each with its status. Names are those of the C function."""
    rows = [(r["status"], r["when"]) for r in record["refusals"] if r["status"] != NULL]
    lines = [_wrapped(f"{status}: {when}", "    ", "        ") for status, when in rows]
    return "\n".join(["Refused, in the names of the C function:", "", *lines]) if lines else ""


def _notes(record: Record) -> str:
    lines = [_wrapped(note, "  * ", "    ") for note in record["notes"]]
    return "\n".join(["Notes:", "", *lines]) if lines else ""


# --- the example ------------------------------------------------------------------------------------------------


def example_dtype(record: Record) -> tuple[str, str] | None:
    """A product, and a dtype of NumPy's that all tensors of the example may have there; None where there is none."""
    given = {argument["name"] for argument in record["example"] or ()}
    tensors = [p for p in record["params"] if (p["role"] in ("in", "inout") or is_room(p)) and p["name"] in given]
    known = dtypes()
    for product in (PRODUCT, *record["products"]):
        for dtype in ("f32", "f16", "f64", "i32", "i64", "u8", "bool"):
            if dtype in known and all(dtype in p["dtypes"].get(product, ()) for p in tensors):
                return product, str(known[dtype])
    return None


def is_room(param: dict[str, Any]) -> bool:
    """Whether it is an output whose shape and dtype the caller decides."""
    return param["role"] == "out" and not param["shape"]["of"]


def _room(text: str, dtype: str) -> str:
    """An array that has room for these results."""
    shape, value = [], json.loads(text)
    while isinstance(value, list):
        shape.append(len(value))
        value = value[0] if value else None
    return f"np.empty({shape[0] if len(shape) == 1 else tuple(shape)}, {dtype!r})"


def _literal(text: str) -> str:
    """A number or nested lists as an expression."""
    return text.replace("nan", "np.nan").replace("inf", "np.inf")


def _call_value(param: dict[str, Any], text: str, dtype: str) -> str:
    if param["role"] == "dtype":
        return repr(text)
    if param["role"] == "mode":
        return text.title() if param["type"] == "bool" else repr(text)
    if "list" in param:
        items = ", ".join(f"np.array({_literal(json.dumps(v))}, {dtype!r})" for v in json.loads(text))
        return f"[{items}]"
    if param["role"] in ("in", "inout"):
        return f"np.array({_literal(text)}, {dtype!r})"
    if param["role"] == "rows":
        return f"np.array({_literal(text)}, 'int64')"
    return _literal(text)


def _plain(value: Any) -> str:
    """As tolist() prints the results of a float dtype."""
    if isinstance(value, list):
        return f"[{', '.join(map(_plain, value))}]"
    return str(value)


def _truth(text: Any) -> bool:
    return float(text) != 0


def is_truth(param: dict[str, Any]) -> bool:
    """Whether an output is a condition, or is computed in bool."""
    return _rule(param) in ("truth", "bool") and param.get("view") != "bits"


def _rule(param: dict[str, Any]) -> str:
    """What the dtype of an output follows from, where it is not that of the inputs."""
    return str(param["dtype"]["rule"]) if isinstance(param.get("dtype"), dict) else ""


def named_dtype(record: Record, values: dict[str, str], dtype: str) -> str:
    """The dtype of results: the one that an example names, or that of its inputs."""
    named = [p["name"] for p in record["params"] if p["role"] == "dtype"]
    return str(dtypes()[values[named[0]]]) if named else dtype


def result_text(param: dict[str, Any], text: str, dtype: str) -> str:
    """The values of a result, as its tolist() prints them."""
    values = eval(text, {"__builtins__": {}}, {"nan": float("nan"), "inf": float("inf")})  # numbers of the catalogue
    counted = not dtype.startswith("float") or _rule(param) == "position"
    kind: Callable[[Any], float] = int if counted else float
    kind = _truth if is_truth(param) or dtype == "bool" else kind
    if param.get("view") == "bits":
        kind = int
    return _plain(_converted(values, kind))


def _converted(value: Any, kind: Callable[[Any], float]) -> Any:
    """Whole numbers as they are; others with six digits, which every dtype of the examples has but f16, and no more."""
    if isinstance(value, list):
        return [_converted(v, kind) for v in value]
    return kind(value) if isinstance(value, int) else kind(f"{value:.6g}")


def _example(name: str, record: Record) -> str:
    found = example_dtype(record)
    if not record["example"] or found is None:
        return ""
    product, dtype = found
    by_name = {p["name"]: p for p in record["params"]}
    values = {v["name"]: v["value"] for v in record["example"] if not v["result"]}
    results = [v["value"] for v in record["example"] if v["result"]]
    passed = []
    for a in arguments_of(record):
        if a.param in values:
            value = _call_value(by_name[a.param], values[a.param], dtype)
            passed.append(value if a.positional else f"{a.name}={value}")
        elif a.param and is_room(by_name[a.param]):
            made = next(v["value"] for v in record["example"] if v["name"] == a.param)
            passed.append(f"{a.name}={_room(made, dtype)}")
    lines = ["Example:", "", "    >>> import numpy as np, aclnn_cpu"]
    call = f"aclnn_cpu.{name}({', '.join(passed)})"
    indent = "    >>> "
    if product != PRODUCT:
        lines += [f"    >>> with aclnn_cpu.soc({product!r}):", f"    ...     result = {call}"]
    else:
        lines.append(f"{indent}result = {call}")
    written = [p for p in record["params"] if p["role"] in WRITTEN]
    dtype = named_dtype(record, values, dtype)
    if len(written) == 1 and "list" in written[0]:
        lines += [f"{indent}[array.tolist() for array in result]", f"    {result_text(written[0], results[0], dtype)}"]
    elif len(written) == 1:
        lines += [f"{indent}result.tolist()", f"    {result_text(written[0], results[0], dtype)}"]
    else:
        lines += [f"{indent}[array.tolist() for array in result]"]
        texts = [result_text(p, text, dtype) for p, text in zip(written, results, strict=True)]
        lines += [f"    [{', '.join(texts)}]"]
    return "\n".join(lines)
