#!/usr/bin/python3
"""Finds the formulas of one tensor that need no second look in 16 bits, and writes codegen/kernel/decided.py.

    shorten.py BUILD

A 16-bit result of one tensor is correctly rounded. A kernel that only knows a bound of its error has to
look whether that error could decide the rounding, and to compute once more where it could; for a formula
without scalars, all 65,536 inputs decide once and for all where that matters. So the results of the kernels
that look twice are written down, and those of short forms compared with them, bit for bit. Up to three
numbers that come out wrong become patches; a formula with more in every form, or with a zero, an infinity or
a nan that is wrong, keeps the second look. Of the forms that will do, the cheapest is taken.

BUILD is a build folder with the tests; the generator and the build run once for each form.
"""

from __future__ import annotations

import struct
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from codegen.algebra.meaning import Meanings, numbers_of  # noqa: E402
from codegen.algebra.specialise import with_usual  # noqa: E402
from codegen.kernel.decided import Decision  # noqa: E402
from codegen.kernel.lowering import formula_of_one  # noqa: E402
from codegen.language.modes import case_for, modes_of  # noqa: E402
from codegen.language.type_dtypes import kernel_dtypes  # noqa: E402
from codegen.load import load  # noqa: E402

RECORD = ROOT / "codegen" / "kernel" / "decided.py"
FORMS = {
    "f16": (Decision("_f16"),),
    "bf16": (Decision("_bf16"), Decision("_f16"), Decision("_bf16", True), Decision("_f16", True)),
}
PATCHES_MAX = 3
PATCH, LIFT, BETTER = 1.5, 3.0, 1.5  # cycles for a vector: of a patch, of lifting, of the better functions
INPUTS = 1 << 16

Key = tuple[str, str]  # dtype, formula of x


def candidates() -> dict[str, Key]:
    """The formulas to try, by what `accuracy` calls a result: entry, mode, dtype."""
    facts, operators = load(ROOT / "spec")
    found: dict[str, Key] = {}
    for op in (with_usual(op) or op for op in operators):
        meanings = Meanings(op)
        for labels in modes_of(op):
            for output in () if op.by_rows else op.formulas:
                case = case_for(op, output.cases, labels)
                for dtype in kernel_dtypes(op, facts) if not op.by_rows else ():
                    if dtype not in FORMS:
                        continue
                    formula = formula_of_one(op, meanings.of(case.expr, numbers_of(dtype)).expr)
                    if formula:
                        found[" ".join([f"aclnn{op.name}", *labels, dtype])] = (dtype, formula)
    return found


def number(dtype: str, bits: int) -> float:
    if dtype == "bf16":
        return float(struct.unpack("<f", struct.pack("<I", bits << 16))[0])
    return float(struct.unpack("<e", struct.pack("<H", bits))[0])


def write(decisions: dict[Key, Decision]) -> None:
    """The record: the same file with other rows."""
    head = RECORD.read_text(encoding="utf-8").split("MappingProxyType(")[0]
    rows = ""
    for (dtype, formula), made in sorted(decisions.items()):
        patches = "".join(f", ({x!r}, {y!r})" for x, y in made.patches)[2:]
        arguments = f'"{made.grade}"' + ", True" * made.lifted
        arguments += f", patches=({patches},)" if patches else ""
        rows += f'        ("{dtype}", "{formula}"): Decision({arguments}),\n'
    body = f"(\n    {{\n{rows}    }}\n)" if rows else "({})"
    RECORD.write_text(f"{head}MappingProxyType{body}\n", encoding="utf-8")


def results(build: Path, decisions: dict[Key, Decision]) -> dict[str, tuple[int, ...]]:
    """All results of one tensor, by name, as the kernels that follow from the decisions give them."""
    write(decisions)
    subprocess.run([sys.executable, "-m", "codegen"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", build, "--target", "accuracy"], check=True, stdout=subprocess.DEVNULL)
    raw = build / "halves.raw"
    raw.unlink(missing_ok=True)
    subprocess.run([build / "tests" / "bin" / "accuracy", "half", "--results", raw], stdout=subprocess.DEVNULL)
    data, found, at = raw.read_bytes(), {}, 0
    while at < len(data):
        end = data.index(b"\n", at)
        found[data[at:end].decode()] = struct.unpack_from(f"<{INPUTS}H", data, end + 1)
        at = end + 1 + 2 * INPUTS
    raw.unlink()
    return found


def decide(dtype: str, form: Decision, right: tuple[int, ...], short: tuple[int, ...]) -> Decision | None:
    """A form with the patches that it takes; None if it takes too much."""
    wrong = [bits for bits in range(INPUTS) if right[bits] != short[bits]]
    pairs = tuple((number(dtype, bits), number(dtype, right[bits])) for bits in wrong[: PATCHES_MAX + 1])
    plain = all(value and abs(value) < float("inf") for pair in pairs for value in pair)
    return replace(form, patches=pairs) if plain and len(pairs) <= PATCHES_MAX else None


def cost(made: Decision) -> float:
    return PATCH * len(made.patches) + LIFT * made.lifted + BETTER * (made.grade == "_f16")


def main() -> None:
    build = Path(sys.argv[1]).resolve()
    right = results(build, {})
    known = {name: key for name, key in candidates().items() if name in right}
    decided: dict[Key, Decision] = {}
    for step in range(max(map(len, FORMS.values()))):
        tried = {key: FORMS[key[0]][step] for key in known.values() if step < len(FORMS[key[0]])}
        short = results(build, {**decided, **tried})
        for name, key in known.items():
            if key not in tried:
                continue
            made = decide(key[0], tried[key], right[name], short[name])
            count = sum(a != b for a, b in zip(right[name], short[name]))
            print(f"{name}: {count} wrong by {tried[key].grade}{' lifted' * tried[key].lifted}")
            if made is not None and (key not in decided or cost(made) < cost(decided[key])):
                decided[key] = made
    final = results(build, decided)
    assert all(final[name] == right[name] for name in known)


if __name__ == "__main__":
    main()
