#!/usr/bin/python3
"""Finds the formulas of one tensor whose 16-bit kernels need no fallback, and writes short_forms.txt.

    shorten.py BUILD

A 16-bit result of one tensor is correctly rounded. A kernel that only has a bound of its error must check
whether the error could affect the rounding, and recompute those lanes. For a formula without scalars, trying
all 65,536 inputs settles once and for all which results would be wrong without that. So this program records
the results of the kernels with the fallback and compares those of short forms with them, bit for bit. Up to
three wrong results become patches; a formula with more in every form, or with a wrong zero, infinity or nan,
keeps the fallback. Of the acceptable forms, the cheapest is taken.

BUILD is a build folder with the tests; the generator and the build run once for each form.
"""

from __future__ import annotations

import struct
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from codegen.algebra.meaning import Meanings, numbers_of  # noqa: E402
from codegen.algebra.specialise import with_usual  # noqa: E402
from codegen.algebra.normal_form import expand  # noqa: E402
from codegen.kernel.decided import TABLE, Decision, row_of  # noqa: E402
from codegen.language.expression import Expr, Name, names_in  # noqa: E402
from codegen.language.formula import show  # noqa: E402
from codegen.language.modes import case_for, modes_of  # noqa: E402
from codegen.language.operator import Operator  # noqa: E402
from codegen.language.type_dtypes import kernel_dtypes  # noqa: E402
from codegen.load import load  # noqa: E402

FORMS = {
    "f16": (Decision("f16"),),
    "bf16": (Decision("bf16"), Decision("f16"), Decision("bf16", True), Decision("f16", True)),
}
PATCHES_MAX = 3
PATCH, LIFT, BETTER = 1.5, 3.0, 1.5  # cycles for a vector: a patch, lifting, the more accurate functions
INPUTS = 1 << 16

Key = tuple[str, str]  # dtype, formula of x


@dataclass(frozen=True)
class Candidate:
    """An output: the name of its results in `accuracy` (entry, mode, dtype), and its row in the table."""

    result: str
    row: str
    key: Key


def candidates() -> list[Candidate]:
    """The outputs to try."""
    facts, operators = load(ROOT / "spec")
    found = []
    for op, usual in [(op, False) for op in operators] + [(op, True) for op in map(with_usual, operators) if op]:
        meanings = Meanings(op)
        for labels in modes_of(op) if not op.by_rows else ():
            for output in op.formulas:
                case = case_for(op, output.cases, labels)
                for dtype in kernel_dtypes(op, facts):
                    if dtype in FORMS:
                        expr = meanings.of(case.expr, numbers_of(dtype)).expr
                        result = " ".join([f"aclnn{op.name}", *labels, dtype])
                        row = row_of(op.name, labels, usual, dtype, output.output)
                        found += [Candidate(result, row, (dtype, text)) for text in formula_of_one(op, expr)]
    return found


def formula_of_one(op: Operator, expr: Expr) -> list[str]:
    """The text, as a formula of x, if a formula depends on one tensor and no scalar; else []."""
    used = set(names_in(expr))
    if len(used) != 1 or not used <= {p.name for p in op.inputs}:
        return []
    return [show(expand(expr, {name: Name("x") for name in used - {"x"}}))]


def number(dtype: str, bits: int) -> float:
    if dtype == "bf16":
        return float(struct.unpack("<f", struct.pack("<I", bits << 16))[0])
    return float(struct.unpack("<e", struct.pack("<H", bits))[0])


def written(decision: Decision) -> str:
    """A decision as the table has it."""
    patches = (f"{x!r}={y!r}" for x, y in decision.patches)
    return " ".join([decision.grade, *["lifted"] * decision.lifted, *patches])


def write(decisions: dict[Key, Decision]) -> None:
    """Writes the table: a row for each output whose formula is decided."""
    rows = [f"{c.row}: {written(decisions[c.key])}\n" for c in candidates() if c.key in decisions]
    TABLE.write_text("".join(rows), encoding="utf-8")


def results(build: Path, decisions: dict[Key, Decision]) -> dict[str, tuple[int, ...]]:
    """All results of one tensor, by name, of the kernels generated with these decisions."""
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
    """A form with the patches that it needs; None if it needs too many."""
    wrong = [bits for bits in range(INPUTS) if right[bits] != short[bits]]
    pairs = tuple((number(dtype, bits), number(dtype, right[bits])) for bits in wrong[: PATCHES_MAX + 1])
    plain = all(value and abs(value) < float("inf") for pair in pairs for value in pair)
    return replace(form, patches=pairs) if plain and len(pairs) <= PATCHES_MAX else None


def cost(made: Decision) -> float:
    return PATCH * len(made.patches) + LIFT * made.lifted + BETTER * (made.grade == "f16")


def main() -> None:
    build = Path(sys.argv[1]).resolve()
    right = results(build, {})
    known = {c.result: c.key for c in candidates() if c.result in right}
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
