#!/usr/bin/python3
"""Finds the formulas of one tensor whose 16-bit kernels need no fallback, and writes short_forms.txt.

    shorten.py BUILD [--new]

A 16-bit result of one tensor is correctly rounded. A kernel that only has a bound of its error must check
whether the error could affect the rounding, and recompute those lanes. For a formula without scalars, trying
all 65,536 inputs settles once and for all which results would be wrong without that. So this program records
the results of the kernels with the fallback and compares those of short forms with them, bit for bit. A few
wrong results become patches; a formula with more in every form, or with a wrong zero, infinity or nan,
keeps the fallback. Of the acceptable forms, the cheapest is taken.

BUILD is a build folder with the tests; the generator and the build run once for each form. With --new the rows
that the table has stay, and only outputs without a row are tried.
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
from codegen.kernel.decided import TABLE, Decision, decisions, row_of  # noqa: E402
from codegen.kernel.odd import is_plain  # noqa: E402
from codegen.kernel.wide_form import is_single, wants_f64  # noqa: E402
from codegen.language.expression import Call, Expr, Name, names_in  # noqa: E402
from codegen.language.formula import show  # noqa: E402
from codegen.language.modes import case_for, modes_of  # noqa: E402
from codegen.language.operator import Operator  # noqa: E402
from codegen.language.type_dtypes import kernel_dtypes  # noqa: E402
from codegen.load import load  # noqa: E402

# The grades of functions, and for functions that 16 bits have in f64 only, their values in f32.
FORMS = {
    "f16": (Decision("f16"), Decision("f32")),
    "bf16": (Decision("bf16"), Decision("f16"), Decision("bf16", True), Decision("f16", True), Decision("f32")),
}
WIDE_FORMS = (Decision("f32"), Decision("f32", True))
# Functions that take longer in the grades of 16 bits, by tables, than in f32, by a polynomial (`aclnn bench`).
FAST_IN_F32 = ("exp", "log")
PATCHES_MAX = 8
# Cycles for a vector: a patch, lifting, the more accurate functions.
PATCH, LIFT, BETTER = 1.5, 3.0, {"bf16": 0.0, "f16": 1.5, "f32": 4.0}
INPUTS = 1 << 16

Key = tuple[str, str]  # dtype, formula of x


@dataclass(frozen=True)
class Candidate:
    """An output: the name of its results in `accuracy` (entry, mode, dtype), and its row in the table."""

    result: str
    row: str
    key: Key
    forms: tuple[Decision, ...]


def candidates() -> list[Candidate]:
    """The outputs to try."""
    facts, operators = load(ROOT / "spec")
    found = []
    for op, usual in [(op, False) for op in operators] + [(op, True) for op in map(with_usual, operators) if op]:
        meanings = Meanings(op)
        for labels in modes_of(op) if op.has_kernels and not op.by_rows else ():
            for output in op.formulas:
                case = case_for(op, output.cases, labels)
                for dtype in kernel_dtypes(op, facts):
                    if dtype in FORMS:
                        expr = meanings.of(case.expr, numbers_of(dtype)).expr
                        result = " ".join([f"aclnn{op.name}", *labels, dtype])
                        row = row_of(op.name, labels, usual, dtype, output.output)
                        forms = forms_of(op, output.output, expr, dtype)
                        found += [Candidate(result, row, (dtype, text), forms) for text in formula_of_one(op, expr)]
    return found


def formula_of_one(op: Operator, expr: Expr) -> list[str]:
    """The text, as a formula of x, if a formula depends on one tensor and no scalar; else []."""
    used = set(names_in(expr))
    if len(used) != 1 or not used <= {p.name for p in op.inputs}:
        return []
    return [show(expand(expr, {name: Name("x") for name in used - {"x"}}))]


def forms_of(op: Operator, output: str, expr: Expr, dtype: str) -> tuple[Decision, ...]:
    """The forms that the generator can write; none where results are exact anyway."""
    if op.output(output).truth or is_plain(expr):
        return ()
    if wants_f64(expr):
        return WIDE_FORMS if is_single(expr) else ()
    if isinstance(expr, Call) and expr.word in FAST_IN_F32 and isinstance(expr.args[0], Name):
        return (Decision("f32"),)
    return FORMS[dtype]


def number(dtype: str, bits: int) -> float:
    if dtype == "bf16":
        return float(struct.unpack("<f", struct.pack("<I", bits << 16))[0])
    return float(struct.unpack("<e", struct.pack("<H", bits))[0])


def written(decision: Decision) -> str:
    """A decision as the table has it."""
    patches = (f"{x!r}={y!r}" for x, y in decision.patches)
    return " ".join([decision.grade, *["lifted"] * decision.lifted, *patches])


def write(made: dict[Key, Decision]) -> None:
    """Writes the table: a row for each output whose formula is decided."""
    rows = [f"{c.row}: {written(made[c.key])}\n" for c in candidates() if c.key in made]
    TABLE.write_text("".join(rows), encoding="utf-8")


def results(build: Path, made: dict[Key, Decision], wanted: list[Candidate]) -> dict[str, tuple[int, ...]]:
    """The results of the outputs, by name, of the kernels generated with these decisions."""
    write(made)
    subprocess.run([sys.executable, "-m", "codegen"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", build, "--target", "accuracy"], check=True, stdout=subprocess.DEVNULL)
    found: dict[str, tuple[int, ...]] = {}
    for entry in sorted({candidate.result.split()[0] for candidate in wanted}):
        found |= results_of(build, entry)
    return found


def results_of(build: Path, entry: str) -> dict[str, tuple[int, ...]]:
    """The results of one entry point, of each mode and dtype."""
    raw = build / "halves.raw"
    raw.unlink(missing_ok=True)
    program = build / "tests" / "bin" / "accuracy"
    subprocess.run([program, "half", "--only", entry, "--results", raw], stdout=subprocess.DEVNULL)
    if not raw.exists():
        return {}
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
    return PATCH * len(made.patches) + LIFT * made.lifted + BETTER[made.grade]


def main() -> None:
    build = Path(sys.argv[1]).resolve()
    kept = decisions() if sys.argv[2:] == ["--new"] else {}
    decided = {c.key: kept[c.row] for c in candidates() if c.row in kept}
    wanted = [c for c in candidates() if c.key not in decided and c.forms]
    right = results(build, decided, wanted)
    forms = {c.key: c.forms for c in wanted}
    known = {c.result: c.key for c in wanted if c.result in right}
    for step in range(max(map(len, forms.values()))):
        open_ = {key for key in known.values() if key not in decided or decided[key].patches}
        tried = {key: forms[key][step] for key in open_ if step < len(forms[key])}
        if not tried:
            break
        short = results(build, {**decided, **tried}, wanted)
        for name, key in known.items():
            if key not in tried or name not in short:
                continue
            made = decide(key[0], tried[key], right[name], short[name])
            count = sum(a != b for a, b in zip(right[name], short[name]))
            print(f"{name}: {count} wrong by {tried[key].grade}{' lifted' * tried[key].lifted}", flush=True)
            if made is not None and (key not in decided or cost(made) < cost(decided[key])):
                decided[key] = made
    final = results(build, decided, wanted)
    assert all(final[name] == right[name] for name in known)


if __name__ == "__main__":
    main()
