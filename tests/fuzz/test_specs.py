"""Specs with plausible random changes give diagnostics or code, never a crash.

tests/codegen/test_bad.py damages characters. Here words are replaced by other words of the language, and lines
removed or doubled, so that many results are still meaningful; a spec that the front end accepts must pass the
whole generator. The tries are divided among the specs, so that the time does not depend on their number; for a
long run SPEC_FUZZ sets the number of tries for each spec.
"""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import pytest

from codegen.algebra.meaning import Meanings
from codegen.emit.catalogue import entry_values
from codegen.emit.curve_picture import curve_values
from codegen.emit.curves import curves_of
from codegen.emit.dispatch import dispatch_values
from codegen.emit.headers import header_values, internal_values
from codegen.emit.kernel_source import kernel_values
from codegen.emit.operator_page import page_values
from codegen.emit.outputs import Output
from codegen.emit.validation import validate_values
from codegen.kernel.lowering import lower
from codegen.language.diagnostic import Refused, Report
from codegen.language.facts import Facts
from codegen.language.keys import OF_ROLE, VIEWS
from codegen.language.operator import Operator
from codegen.language.read_facts import load_facts
from codegen.language.words import WORDS
from codegen.load import load_operator
from codegen.writer import render

ROOT = Path(__file__).parents[2]
SPECS = sorted((ROOT / "spec").glob("*/*.yaml")) + sorted(
    (ROOT / "tests/codegen/golden/spec").glob("*/*.yaml")
)
TRIES = int(os.environ.get("SPEC_FUZZ", 0)) or max(1, 500 // len(SPECS))
OF_PARAMS = [*{key: None for keys in OF_ROLE.values() for key in keys}, *VIEWS, "like", "without", "cast", "promote", "widen"]
TYPES = "f16 bf16 f32 f64 i8 i16 i32 i64 u8 bool c64 T O double int64_t ascend910 ascend910b".split()
OF_FORMULAS = [
    *(word.name for word in WORDS.values() if word.symbol is None),
    *"not and or otherwise is inf nan -0.0 0 1 2.5 1e300 1e-300 exact rounded self".split(),
]
SIGNS = "+ - * / < <= == > ( ) , : [ ] { }".split()


@pytest.fixture(scope="module")
def facts() -> Facts:
    found = load_facts(ROOT / "spec", Report())
    assert found is not None
    return found


def exchanged(text: str, chance: random.Random) -> str:
    """The text with one word, sign or line replaced, removed or doubled."""
    if chance.random() < 0.25:
        lines = text.splitlines(keepends=True)
        at = chance.randrange(len(lines))
        lines[at : at + 1] = chance.choice(([], [lines[at]] * 2, [chance.choice(lines)]))
        return "".join(lines)
    pieces = list(re.finditer(r"[A-Za-z_]\w*|[\d.]+|[-+*/<>=,:()\[\]{}]", text))
    piece = chance.choice(pieces)
    if re.match(r"\W", piece[0]):
        other = chance.choice(SIGNS)
    else:
        names = [p[0] for p in pieces if re.match(r"[A-Za-z]", p[0])]
        other = chance.choice(chance.choice((OF_PARAMS, TYPES, OF_FORMULAS, OF_FORMULAS, names)))
    return text[: piece.start()] + other + text[piece.end() :]


def generate(op: Operator, facts: Facts, draw: bool) -> None:
    """Runs the generator without test vectors, which take seconds, and usually without the picture."""
    kernels = lower(Meanings(op), facts)
    curves = curves_of(op, facts) if draw else ()
    render(
        (
            Output("header.h", "header.h.j2", {**header_values([op], facts, op.header), "stubs": []}),
            Output("internal.h", "internal.h.j2", internal_values(op, facts, kernels)),
            Output("validate.c", "validate.c.j2", validate_values(op, facts)),
            Output("dispatch.c", "dispatch.c.j2", dispatch_values(op, facts, kernels)),
            Output("kernel.c", "kernel.c.j2", kernel_values(op, kernels)),
            Output("entry.c", "entry.c.j2", entry_values(op, facts)),
            Output("page.md", "page.md.j2", page_values(op, facts, kernels, (), curves)),
            Output("curve.svg", "curve.svg.j2", curve_values(op, curves)),
        ),
        ROOT / "templates",
    )


@pytest.mark.parametrize("path", SPECS, ids=lambda path: path.stem)
def test_exchanged_words(path: Path, facts: Facts, tmp_path: Path) -> None:
    chance = random.Random(path.stem)
    original = path.read_text()
    folder = tmp_path / path.parent.name
    folder.mkdir()
    for attempt in range(TRIES):
        text = original
        for _ in range(chance.choice((1, 1, 2, 4))):
            text = exchanged(text, chance)
        (folder / path.name).write_text(text)
        report = Report()
        op = load_operator(folder / path.name, f"{folder.name}/{path.name}", facts, report)
        try:
            assert (op is None) == bool(report.diagnostics), "refused and yet built, or neither"
            assert str(Refused(report.diagnostics, report.sources)) or op is not None
            if op is not None:
                generate(op, facts, attempt == 0)
        except Exception as found:
            found.add_note(f"attempt {attempt}:\n{text}")
            raise
