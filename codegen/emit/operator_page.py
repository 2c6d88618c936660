"""Values for the documentation: a page for each operator, and the index."""

from __future__ import annotations

import math
from collections.abc import Sequence

from codegen.call.check_list import checks_of
from codegen.call.entry import Entry, entries_of
from codegen.emit.common import Values, about, formula_lines
from codegen.emit.curve_picture import caption
from codegen.emit.curves import Curves
from codegen.emit.described import BEFORE_CHECKS, SAME_BITS, VIEWS, bounds_text, chooses, meaning, role_word, shape_text
from codegen.emit.headers import first_phase, headers_of, second_phase
from codegen.emit.measured import MEASURED, Measured, measured_rows, wanted_of
from codegen.kernel.lowering import Kernel
from codegen.language.dtypes import FLOATS, computed_in
from codegen.language.expression import Call, Expr, condition_of
from codegen.language.facts import HOST, Facts
from codegen.language.found_words import FOUND, SORTED
from codegen.language.line_words import OVER
from codegen.language.pane_words import GREATEST, MEAN
from codegen.language.operator import Operator
from codegen.language.params import Param
from codegen.language.status import NUMBERS
from codegen.language.type_dtypes import integer_dtypes, kernel_dtypes
from codegen.language.words import BOOL, WORDS, Word
from codegen.text.markdown import table
from codegen.text.wrap import wrap

_ORDER = (
    "The first phase makes them in this order; the first that fails decides the status, and `aclGetRecentErrMsg` says "
    "it in a sentence. Before them"
)


_CONVERSIONS = (
    "Elements that keep their dtype are moved bit by bit. In a float dtype an element becomes the nearest number, ties to "
    "even, or an infinity beyond the largest, and every nan the canonical one. A float becomes an integer of 32 or 64 bits "
    "towards zero, at most the end of the range, and 0 where it is nan; in 8 and 16 bits it becomes the low bits of what it "
    "is in i32. An integer keeps its low bits, and a signed one is extended by its sign. A bool says whether an element is "
    "not zero, which a nan is not, nor a complex number of which one part is not. A complex number becomes what its real "
    "part becomes; a real one gets the imaginary part +0."
)


_PUT = {
    False: "Elements are moved bit by bit, whatever their dtype. Of those that fall on one element the last stays, in index order.",
    True: "Elements that fall on one are added to what it begins as, in index order: floats of up to 32 bits in f64, f64 with "
    "what additions lose, integers as they wrap, and truth values as `or`. One rounding to the dtype of the output follows. An "
    "element that is nan stays as it is.",
}


_CHOSEN = (
    "An element becomes the greatest, or the least, of what it begins as and of those that fall on it. +0 is above -0. A nan that "
    "falls on an element makes it nan, and one that was there stays as it is."
)

_LINES = {
    "sum": "Elements are converted to the dtype of the result first. Those of floats of up to 32 bits are added in f64: a chain "
    "within each 256 elements of a line, and a chain of these sums. Sums of f64 are a chain that keeps what additions lose. One "
    "rounding follows. Integers wrap.",
    "prod": "Elements are converted to the dtype of the result first. Those of floats of up to 32 bits are multiplied in f64, "
    "one after the other; products of f64 keep what multiplications lose. One rounding follows. Integers wrap.",
    OVER: "Elements are converted to the dtype of the result first. Products of floats are held as 128 bits and an exponent, so that "
    "none of some elements leaves its range, and rounded once. Integers wrap.",
    "max": "Of equal elements, as both zeros are, the last one is found, and of nans, which come before all else.",
    "min": "Of equal elements, as both zeros are, the last one is found, and of nans, which come before all else.",
    "sorted": "Equal elements, as both zeros are, and nans among each other, stay in the order of their positions. A nan is "
    "greater than all else. Short lines are sorted by a network, others digit by digit of their keys.",
}

_PANES = {
    MEAN: "The elements of a window are added in f64, in row-major order; the sum is divided, and rounded once to the dtype of the "
    "output.",
    GREATEST: "Elements are compared as keys of 64 bits. Of zeros +0 is the greater one; a nan is greater than all else. A position is "
    "that of the first nan, or of the first of equal elements, as both zeros are.",
    "shared out": "Each point is divided in f64, and added to the elements of its window: each has the sum of its points in f64, in "
    "their row-major order, which is rounded once.",
}

_FOUND = (
    "Points are taken in pieces. The elements that count are counted in each piece, and the sums of these numbers say where "
    "its results go, so they are the same for any number of threads. -0 is 0, and a nan is not."
)
_SEARCHED = (
    "Elements are converted to one dtype, and compared as f64 or i64. A search halves a range of a line: if the element in its "
    "middle is not at least the value, or not above it where positions behind equal elements are wanted, the range goes on behind "
    "it, else it ends before it. So a nan stands behind all else."
)
_FOUND_SHAPE = (
    " When the stream has been synchronised, `aclGetViewShape` gives the shape of what was found; elements behind it stay as they "
    "were. Where an input is empty, the shape stays, too. A result that is too small is an error at synchronisation, and nothing is written."
)

_RUNS = (
    "Elements are equal if they are the same number: zeros of both signs are, and a nan equals nothing, so each is a run by "
    "itself. Items are taken in pieces. The runs that begin are counted in each piece, and the sums of these numbers say "
    "which numbers its runs have, so they are the same for any number of threads."
)
_IN_ORDER = (
    " Elements are put in their order first, as a sort does that keeps equal ones in theirs, nans last; slices by their first "
    "elements that differ."
)

_RANKS = "Of a long line no more is sorted than what is kept: the highest digits of keys say which elements can be among it."


def _computed_in(op: Operator, kernels: tuple[Kernel, ...], dtype: str) -> str:
    """The dtype that kernels compute in, in words, if it differs; else ""."""
    if dtype in FLOATS and computed_in(dtype) != dtype:
        wide = op.by_rows and any(k.form is not None and k.form.wide for k in kernels if k.dtype == dtype)
        return " (in f64)" if wide else " (in f32)"
    if not op.by_rows or dtype != "f32":
        return ""
    shares = any(k.form is not None and k.form.shares for k in kernels if k.dtype == dtype)
    return " (in pairs)" if shares else " (in f64)"


_DRAWN = (
    "The number of element k in row-major order is drawn by Philox 4x32-10: the key is `{0}`, lower half first, and the counter "
    "the number of a block, lower half first, and then `{1}`. A block has four words of 32 bits, for four elements, or for two "
    "of f64, the lower half first. The upper 23 bits of a word, or 52 of two, are a number n, and `random({0}, {1})` is "
    "(2 n + 1) / 2^24, or / 2^53."
)

_LIMITS = "Where the formula has a limit at an infinity, the limit is meant."


def _kernels(op: Operator, facts: Facts, kernels: tuple[Kernel, ...]) -> str:
    """What the kernels do, in which dtypes."""
    if op.converts:
        return _CONVERSIONS
    if op.finds and SORTED in op.found_word().form.takes:
        return _SEARCHED
    if op.finds and (runs := op.found_word().form.runs):
        return _RUNS + (_IN_ORDER if runs == "distinct" else "") + _FOUND_SHAPE
    if op.finds:
        return _FOUND + (_FOUND_SHAPE if any(p.view == FOUND for p in op.outputs) else "")
    if op.paned is not None:
        return _PANES["shared out" if op.scattered is not None else MEAN if "sum" in op.accuracy.values() else GREATEST]
    if op.scattered is not None:
        return _CHOSEN if chooses(op) else _PUT[op.accuracy[op.scattered.name] == "sum"]
    if op.lined:
        found = [op.line_word(case) for f in op.formulas for case in f.cases]
        words = {word.of_values if word.way != OVER else OVER for word in found}
        some = [_RANKS] * any(p.first is not None or p.at is not None for p in op.outputs)
        return " ".join([*(text for word, text in _LINES.items() if word in words), *some])
    if op.moves:
        return "Elements are moved bit by bit, whatever their dtype."
    if op.contraction is not None and op.contraction.weights is not None:
        return "Weights become f32 as they are packed: the offset is added, then they are multiplied by the scale."
    if op.contraction is not None:
        return "f64 is computed in f64, all else in f32. Elements are widened as they are packed."
    dtypes = [d + _computed_in(op, kernels, d) for d in kernel_dtypes(op, facts)]
    dtypes += [f"{d} (in f32, truncated)" for d in integer_dtypes(op, facts) if op.truncates]
    limits = "Infinities are taken as they are, where a formula reduces and where it does not." if op.turns else _LIMITS
    drawn = "".join(f" {_DRAWN.format(*draw.drawn)}" for draw in op.draws)
    return f"Kernels compute in {', '.join(dtypes)}. {limits}{drawn}"


def page_values(
    op: Operator, facts: Facts, kernels: tuple[Kernel, ...], measured: Sequence[Measured], curves: tuple[Curves, ...]
) -> Values:
    """For docs/<family>/<op>.md."""
    entries, wanted = entries_of(op, facts), wanted_of(op, facts)
    return {
        "origin": op.file,
        "name": f"aclnn{entries[0].name}",
        "about": about(op),
        "headers": headers_of(op, facts),
        "formula": formula_lines(op, ""),
        "words": _words(op),
        "curve": f"{op.snake}.svg" if curves else "",
        "caption": caption(curves),
        "entries": [_entry(entry, len(entries) > 1) for entry in entries],
        "kernels": _kernels(op, facts, kernels),
        "truth": any(p.truth for p in op.outputs),
        "examples": _examples(op),
        "views": wrap(VIEWS, "", ""),
        "same_bits": SAME_BITS,
        "bounds": table(("output", "bound", "meaning"), [(f"`{name}`", *rest) for name, *rest in bounds_text(op)]),
        "measured": table(MEASURED, measured_rows(wanted, measured)) if wanted else [],
        "commits": ", ".join(dict.fromkeys(m.counted.commit for m in measured if m.counted is not None)),
        "plot": f"{op.snake}.svg" if _drawn(op, measured) else "",
        "notes": list(op.notes),
    }


def _drawn(op: Operator, measured: Sequence[Measured]) -> bool:
    """Whether the largest error in f32 is drawn over the input, by `./dev prove`."""
    counted = [m.counted for m in measured if m.dtype == "f32" and m.counted is not None]
    return any(c.every > 0 or op.by_rows for c in counted)


def _words(op: Operator) -> list[str]:
    """The meanings of the functions in the formula."""
    found: dict[str, None] = {}
    written = [
        condition_of(c.expr) if op.output(f.output).truth else c.expr for f in op.formulas for c in f.cases
    ]
    for expr in (*(let.expr for let in op.lets), *written):
        for word in _calls(expr):
            found.setdefault(word)
    return [
        f"`{word.name}({_letters(word)})`: {word.meaning}"
        for word in (WORDS[name] for name in found)
        if word.symbol is None
    ]


def _letters(word: Word) -> str:
    """The argument names in a word's meaning: p, q for truth values, x, y for numbers."""
    truths, numbers = iter("pqr"), iter("xyzuv")
    return ", ".join(next(truths if kind is BOOL else numbers) for kind in word.takes)


def _calls(expr: Expr) -> list[str]:
    if not isinstance(expr, Call):
        return []
    return [expr.word, *(word for arg in expr.args for word in _calls(arg))]


def _entry(entry: Entry, several: bool) -> Values:
    in_place = ""
    if entry.variant is not None:
        in_place = f"In place: {entry.variant.told(lambda name: f'`{name}`')}."
    arguments = [
        (f"`{a.name}`", role_word(a), meaning(a), shape_text(entry, a)) for a in entry.arguments
    ]
    shown = [p for p in entry.products if p != HOST]
    typed = [(a, entry.dtypes(a)) for a in entry.arguments if entry.dtypes(a)]
    rows = [
        (product, *(" ".join(_ordered(entry.facts, rows[product])) for _, rows in typed))
        for product in (*shown, HOST)
    ]
    checks = [
        (str(number), check.fails, f"{NUMBERS[check.status]} `{check.status}`")
        for number, check in enumerate(checks_of(entry), 1)
    ]
    return {
        "title": f"aclnn{entry.name}" if several else "",
        "about": in_place,
        "prototypes": [*first_phase(entry, "", ";"), "", *second_phase(entry, "", ";")],
        "arguments": table(("argument", "role", "meaning", "shape"), arguments),
        "dtypes": table(("product", *(f"`{a.name}`" for a, _ in typed)), rows),
        "order": wrap(f"{_ORDER} come {BEFORE_CHECKS}.", "", ""),
        "checks": table(("", "refused when", "status"), checks),
    }


def _ordered(facts: Facts, row: tuple[str, ...]) -> list[str]:
    return [name for name in facts.dtypes if name in row]


def _examples(op: Operator) -> list[str]:
    names = [p.name for p in op.params]
    rows = [[_value(op.param(n), e.values.get(n)) for n in names] for e in op.examples]
    return table([f"`{name}`" for name in names], rows)


def _value(param: Param, value: object) -> str:
    return "" if value is None else number_text(value)


def number_text(value: object) -> str:
    """An example's value as a spec writes it: nested lists, whole numbers without a point."""
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(number_text(item) for item in value)}]"
    if isinstance(value, float) and math.isfinite(value) and value == int(value):
        return "-0.0" if value == 0 and math.copysign(1, value) < 0 else str(int(value))
    return str(value).lower() if isinstance(value, (bool, float)) else str(value)
