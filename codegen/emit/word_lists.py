"""Values for the lists of words that tests in C iterate over: common/words.h."""

from __future__ import annotations

import math
from collections.abc import Iterable

from codegen.emit.common import Values, banner
from codegen.language.words import WORDS, Word

_WIDTH = 100
_LIMITS = {"": "NAN", "inf": "INFINITY", "-inf": "-INFINITY", "-0": "-0.0"}


def words_values() -> Values:
    """For common/words.h."""
    functions = [word for word in WORDS.values() if word.of_one]
    return {
        "banner": banner("codegen/language/words.py"),
        "lists": [
            _list("Of a pair.", "AC_FUNCTIONS_OF_PAIRS", [_facts(w) for w in functions if not w.alone and not w.wide]),
            _list("Of an element alone.", "AC_FUNCTIONS_OF_ELEMENTS", [_facts(w) for w in functions if w.alone]),
            _list("Of a pair of f64, and in one f64.", "AC_FUNCTIONS_IN_F64", [_facts(w) for w in functions if w.wide]),
            _list(
                "Of an element, and in pairs of f32 also of a product: X(name).", "AC_FUNCTIONS_OF_PRODUCTS",
                [f"X({w.c})" for w in functions if w.scaled],
            ),
            _list(
                "With a form for their product with another value: X(name).", "AC_FUNCTIONS_THAT_GATE",
                [f"X({w.c})" for w in functions if w.gates],
            ),
            _list(
                "In f64, but for an exact value in one f32: X(name).", "AC_FUNCTIONS_IN_SINGLE",
                [f"X({w.c})" for w in functions if w.single],
            ),
            _list(
                "In f64 for results of f32 also of a pair: X(name).", "AC_FUNCTIONS_STEEP",
                [f"X({w.c})" for w in functions if w.steep],
            ),
            _list(
                "With a form for their product with two other values: X(name).", "AC_FUNCTIONS_TIMES_TWO",
                [f"X({w.c})" for w in functions if w.twofold],
            ),
        ],
    }  # fmt: skip


def _list(about: str, name: str, items: Iterable[str]) -> Values:
    lines = [f"#define {name}(X)", *(f"    {item}" for item in items)]
    whole = " ".join(map(str.strip, lines))
    if len(whole) <= _WIDTH:
        return {"about": about, "lines": [whole]}
    return {"about": about, "lines": [*(line.ljust(_WIDTH - 1) + "\\" for line in lines[:-1]), lines[-1]]}


def _facts(word: Word) -> str:
    low, high = (_number(max(a, b) if i == 0 else min(a, b)) for i, (a, b) in enumerate(zip(word.busy, word.domain)))
    ends = [_LIMITS.get(end) or end if end in (*_LIMITS, "x") else f"{end}.0" for end in word.ends]
    return f"X({word.c}, {word.error[0]}, {word.error[1]}, {', '.join(ends)}, {low}, {high}, {_number(word.bend)})"


def _number(value: float) -> str:
    if math.isinf(value):
        return "INFINITY" if value > 0 else "-INFINITY"
    return repr(float(value))
