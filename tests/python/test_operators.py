"""Every operator of the catalogue by its Python function, beside the aclnn program, which calls in C."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import aclnn_cpu
import numpy as np
import pytest
from aclnn_cpu._signature import names_of
from calls import BITS, Call, dtypes_of, inputs, is_moved, legal, letters_of, outputs, product_of, raw, result_shape, spaces

NAMES = aclnn_cpu.operators()


def accepted(name: str) -> tuple[Call, str]:
    """That call, made anew, and its product."""
    product, shape, dtype = possible(name)
    return legal(aclnn_cpu.catalogue(name), shape, dtype), product


@cache
def possible(name: str) -> tuple[str, tuple[int, ...], str]:
    """The product, space and dtype of a call that is accepted: the first that are."""
    record = aclnn_cpu.catalogue(name)
    product = product_of(record)
    refused: list[Exception] = []
    for shape in spaces():
        for dtype in dtypes_of(record, product):
            if dtype == BITS:
                continue
            try:
                with aclnn_cpu.soc(product):
                    legal(record, shape, dtype).run()
                return product, shape, dtype
            except aclnn_cpu.ArgumentError as error:
                refused.append(error)
    raise AssertionError(f"no call of {name} is accepted: {refused}")


def test_there_are_operators() -> None:
    assert len(NAMES) > 100
    assert len({aclnn_cpu.catalogue(name)["name"] for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_results_are_those_of_the_program(name: str, tmp_path: Path) -> None:
    call, product = accepted(name)
    words = []
    for p in call.record["params"]:
        value = call.values.get(p["name"])
        if isinstance(value, list) and "list" in p:
            for number, one in enumerate(value):
                np.save(tmp_path / f"{number}.npy", one)
                words.append(f"{p['name']}={tmp_path}/{number}.npy")
        elif p["role"] in ("in", "inout", "out") and value is not None:
            np.save(tmp_path / f"{p['name']}.npy", value)
            target = f",{tmp_path}/{p['name']}.out.npy" if p["role"] != "in" else ""
            words.append(f"{p['name']}={tmp_path}/{p['name']}.npy{target}")
        elif p["role"] == "out":
            words.append(f"{p['name']}={tmp_path}/{p['name']}.out.npy")
        elif value is not None:
            text = str(value).lower() if isinstance(value, bool) else str(value).replace(" ", "")
            words.append(f"{p['name']}={text}")
    with aclnn_cpu.soc(product):
        results = call.run()
    program = [os.environ["ACLNN"], "run", call.record["name"], *words, "--soc", product]
    done = subprocess.run(program, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for p, result in zip(outputs(call.record), results, strict=True):
        if p["role"] == "inout" and p["name"] not in call.values:
            assert result is None  # it was left out
            continue
        expected = np.load(tmp_path / f"{p['name']}.out.npy")
        assert result.dtype == expected.dtype
        assert result.shape == expected.shape
        assert raw(result) == raw(expected)


@pytest.mark.parametrize("name", NAMES)
def test_strides_do_not_matter(name: str) -> None:
    """Inputs and outputs with steps, backwards and transposed, give the bytes of contiguous ones."""
    call, product = accepted(name)
    with aclnn_cpu.soc(product):
        expected = accepted(name)[0].run()
        for view in (sliced, backwards, transposed):
            values = {k: viewed(view, v) for k, v in call.values.items()}
            strided = Call(call.record, values)
            given = {p["name"]: view(np.zeros_like(e)) for p, e in zip(outputs(call.record), expected, strict=True)}
            given = {} if "list" in outputs(call.record)[0] or any(is_found(p) for p in outputs(call.record)) else given
            outs = {p["name"]: given[p["name"]] for p in outputs(call.record) if p["role"] == "out" and given}
            results = strided.run(**by_python_name(call, outs))
            for p, result, wanted in zip(outputs(call.record), results, expected, strict=True):
                assert raw(result) == raw(wanted), (p["name"], view.__name__)
                assert p["role"] == "inout" or not outs or result is outs[p["name"]]


def is_found(p: dict[str, Any]) -> bool:
    """Whether the elements decide the shape of a result."""
    return "found" in p.get("shape", {})


def along_of(p: dict[str, Any], call: Call, rank: int) -> int | None:
    """The axis, from the front, that runs are along; None where they are of all elements in their order."""
    name = p["shape"].get("along")
    flat = next((q.get("flat") for q in call.record["params"] if q["name"] == name), None)
    return None if name is None or call.values[name] == flat else call.values[name] % max(rank, 1)


def fits(found: tuple[int, ...], room: tuple[int, ...], rule: str, axis: int | None) -> bool:
    """Whether a shape is that of the room, or less of it along the axis of what is found."""
    along = (axis or 0) if rule == "firsts" else int(rule == "columns")
    return len(found) == len(room) and all(n <= m if i == along else n == m for i, (n, m) in enumerate(zip(found, room)))


def viewed(view: Any, value: Any) -> Any:
    """An array, or the arrays of a list, seen so."""
    if isinstance(value, list) and value and isinstance(value[0], np.ndarray):
        return [view(one) for one in value]
    return view(value) if isinstance(value, np.ndarray) else value


def by_python_name(call: Call, outs: dict[str, Any]) -> dict[str, Any]:
    names = names_of(call.record)
    return {names[key]: value for key, value in outs.items()}


def sliced(array: np.ndarray) -> np.ndarray:
    if not array.shape:
        return array
    room = np.zeros((*array.shape[:-1], 2 * array.shape[-1]), array.dtype)
    room[..., ::2] = array
    return room[..., ::2]


def backwards(array: np.ndarray) -> np.ndarray:
    index = (*(slice(None, None, -1) for _ in array.shape), ...)  # with the dots no axes give an array, too
    return array[index].copy()[index]


def transposed(array: np.ndarray) -> np.ndarray:
    return array.copy(order="F")


@pytest.mark.parametrize("name", [n for n in NAMES if not is_moved(aclnn_cpu.catalogue(n))])
def test_zero_elements(name: str) -> None:
    product, shape, dtype = possible(name)
    call = legal(aclnn_cpu.catalogue(name), shape, dtype)
    empty = legal(call.record, (0, *shape[1:]), dtype)
    with aclnn_cpu.soc(product):
        try:
            results = empty.run()
        except aclnn_cpu.ArgumentError as error:
            assert error.status in (161002, 561002)  # operators with limits of their extents
            return
    if all(without_axes(p) for p in outputs(call.record)):
        return  # a result without axes has an element
    # A channel's gradient sums over no points.
    assert any(np.size(result) == 0 for result in results)


def without_axes(output: dict[str, Any]) -> bool:
    """Whether a result has one element, whatever the shapes of the inputs."""
    return output["view"].startswith("verdict") or output.get("axes") == "" or output.get("shape", {}).get("without") in ("all", "channel")


def is_single(name: str) -> bool:
    record = aclnn_cpu.catalogue(name)
    return len(inputs(record)) == 1 and not is_moved(record) and not any(is_found(p) for p in outputs(record))


@pytest.mark.parametrize("name", [n for n in NAMES if is_single(n)])
def test_no_axes(name: str) -> None:
    record = aclnn_cpu.catalogue(name)
    product = product_of(record)
    dtype = next((d for d in dtypes_of(record, product) if d != BITS), None)
    if dtype is None or any(p.get("parts") for p in inputs(record)):
        return
    with aclnn_cpu.soc(product):
        single = legal(record, (), dtype).run()
        row = legal(record, (1,), dtype).run()
    for a, b in zip(single, row, strict=True):
        assert a.shape == ()
        assert raw(a) == raw(b)


def contracted_shape(call: Call, result: str) -> tuple[int, ...]:
    """The shape of a result by the axes of its factors."""
    factors = [p for p in inputs(call.record) if "k" in p.get("axes", "")]
    extents, front = {}, ()
    for p in factors:
        own, shape = letters_of(p["axes"]), call.values[p["name"]].shape
        extents |= dict(zip(reversed(own), reversed(shape)))
        front = np.broadcast_shapes(front, shape[: len(shape) - len(own)])
    return (*front, *(extents[c] for c in letters_of(result)))


def rule_shape(record: dict[str, Any], p: dict[str, Any], call: Call) -> tuple[int, ...]:
    """What docs/catalogue.md says of an output's shape."""
    rule = p["shape"]
    joined = any(set("([.") & set(q.get("axes", "")) for q in record["params"])
    if rule.get("part") or rule.get("whole") or joined:  # the lists of the call say
        return result_shape(record, p["name"])
    if "axes" in p:
        return contracted_shape(call, p["axes"])
    given = [call.values[name].shape for name in rule["of"] if name in call.values]
    if not rule["of"]:
        return tuple(call.values[p["name"]].shape)  # the caller's
    if p["view"].startswith("verdict"):
        return result_shape(record, p["name"])
    if any(q.get("view") == "down" for q in record["params"]):
        return tuple(int(np.prod(own)) for own in given)
    shape = list(np.broadcast_shapes(*given))
    if p.get("bits") == "highest":
        count = -(-int(np.prod(shape)) // 8)
        return (call.values[p["rows"]], count // call.values[p["rows"]]) if "rows" in p else (count,)
    if p["view"] == "bits":
        return (-(-int(np.prod(shape)) // 128) * 16,)
    if p["view"] == "channels":
        return tuple(shape[1:2])
    if rule.get("without") == "inner":
        return (*shape[:2], *([1] * (len(shape) - 2) if rule.get("keep") else []))
    groups = [q["name"] for q in record["params"] if q["role"] == "groups"]
    if rule.get("without") in groups:
        return (shape[0], call.values[groups[0]])
    if "found" in rule:
        points = int(np.prod(shape))
        if rule["found"] in ("firsts", "numbers", "lengths"):
            along = along_of(p, call, len(shape))
            line = (points if along is None else shape[along],)
            return tuple(shape) if rule["found"] == ("numbers" if along is None else "firsts") else line
        return {"line": (points,), "rows": (points, len(shape))}.get(rule["found"], (len(shape), points))
    if rule.get("channels") and int(np.prod(shape)) != 1:
        shape = [int(np.prod(shape))]
    if "half" in rule:
        shape[axes_of(rule["half"], call, len(shape))[0]] //= 2
    if "row" in rule:
        return tuple(shape[-1:])
    if "first" in rule:
        shape[axes_of(rule["along"], call, len(shape))[0]] = call.values[rule["first"]]
    if "without" in rule and reduces(rule.get("where", []), call):
        gone = axes_of(rule["without"], call, len(shape))
        kept = rule.get("keep") is True or "keep" in rule and call.values[rule["keep"]]
        shape = [1 if i in gone else n for i, n in enumerate(shape) if kept or i not in gone]
    return tuple(shape)


def reduces(cases: list[dict[str, Any]], call: Call) -> bool:
    """Whether the first case that holds takes axes away."""
    held = (c["rows"] for c in cases if all(str(call.values[mode]).lower() == label for mode, label in c["when"].items()))
    return next(held, True)


def axes_of(axis: int | str, call: Call, rank: int) -> list[int]:
    """The axes, from the front, that a rule names: a number, an argument, a list of axes or all of them."""
    if any(p["name"] == axis and (p.get("view") == "row" or p["role"] == "extents") for p in call.record["params"]):
        return list(range(rank - 1, rank))  # rows lie along the last axis (calls.legal)
    if axis == "channel":
        return [a for a in range(rank) if a != 1]
    value = call.values.get(axis, range(rank)) if isinstance(axis, str) else axis
    return [a % rank for a in ([value] if isinstance(value, int) else value or range(rank))]


@pytest.mark.parametrize("name", NAMES)
def test_the_rule_of_the_catalogue_is_the_shape(name: str) -> None:
    call, product = accepted(name)
    with aclnn_cpu.soc(product):
        results = call.run()
    for p, result in zip(outputs(call.record), results, strict=True):
        if is_found(p):
            room = rule_shape(call.record, p, call)
            assert fits(result.shape, room, p["shape"]["found"], along_of(p, call, len(room)))
        elif p["role"] == "out" and not any("list" in q for q in inputs(call.record)):
            assert result.shape == rule_shape(call.record, p, call)
            assert isinstance(p["dtype"], (str, dict))
