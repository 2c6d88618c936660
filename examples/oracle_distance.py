#!/usr/bin/python3
"""How far the demo's results are from the exact ones.

Reads the file that `demo FILE` writes, evaluates every call with the arbitrary-precision oracle, and
prints one line for each output: how many elements there are, how many are the correctly rounded value,
and the largest distance in units in the last place. Exits 1 if an output misses its stated accuracy.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import gmpy2

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from codegen.exact.float_format import FORMATS  # noqa: E402
from codegen.exact.oracle import Element, Tensor, evaluate  # noqa: E402
from codegen.language.facts import Facts  # noqa: E402
from codegen.language.operator import Operator  # noqa: E402
from codegen.load import load  # noqa: E402

TENSOR = re.compile(r"(f32|f16|bf16)\[([\d,]*)\](.*)")


def bits_of(text: str, dtype: str) -> int:
    """The bits of a number written as C's %a writes it."""
    form = FORMATS[dtype]
    number = float("nan") if "nan" in text else float.fromhex(text)
    negative = text.startswith("-")
    if number != number:
        return form.nan
    if number in (float("inf"), float("-inf")):
        return form.infinity | (form.sign if negative else 0)
    numerator, denominator = number.as_integer_ratio()
    return form.nearest(gmpy2.mpq(numerator, denominator), negative)


def tensor_of(text: str) -> Tensor | None:
    """A tensor of the file; None for a scalar or a mode."""
    match = TENSOR.fullmatch(text)
    if match is None:
        return None
    dtype, extents, values = match.groups()
    shape = tuple(int(e) for e in extents.split(",") if e)
    return Tensor(dtype, shape, tuple(bits_of(v, dtype) for v in values.split(",")))


def report(line: str, operators: dict[str, Operator], facts: Facts) -> bool:
    """Prints the outputs of one call; whether all hold their stated accuracy."""
    name, *arguments = line.split(" ")
    op = operators[name]
    given = dict(a.split("=", 1) for a in arguments)
    tensors = {k: t for k, v in given.items() if (t := tensor_of(v)) is not None}
    inputs = {p.name: tensors[p.name] for p in op.inputs}
    scalars = {p.name: Element("f64", bits_of(given[p.name], "f64")) for p in op.scalars}
    modes = {p.name: given[p.name] for p in op.modes}
    wanted = {p.name: tensors[p.name].dtype for p in op.outputs}
    exact = evaluate(op, facts, modes, inputs, scalars, wanted)
    good = True
    for output, bits in exact.items():
        dtype = wanted[output]
        ordinal = FORMATS[dtype].ordinal
        got = tensors[output].elements
        steps = [abs(ordinal(a) - ordinal(b)) for a, b in zip(got, bits)]
        good &= max(steps) <= 1
        label = f"aclnn{name} {' '.join(modes.values())}".strip()
        right = sum(step == 0 for step in steps)
        print(f"  {label:26} {output:11} {dtype:5} {right:3} of {len(steps):3}   {max(steps)} ulp")
    return good


def main(path: str) -> int:
    facts, loaded = load(Path(__file__).resolve().parents[1] / "spec")
    operators = {op.name: op for op in loaded}
    operators |= {v.name: op for op in loaded for v in op.variants}
    print("\nDistance to the exact value (oracle in arbitrary precision):")
    print("  operator                   output      dtype correctly rounded   worst")
    lines = Path(path).read_text().splitlines()
    return 0 if all([report(line, operators, facts) for line in lines]) else 1


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: oracle_distance.py FILE, where FILE was written by `demo FILE`")
    sys.exit(main(sys.argv[1]))
