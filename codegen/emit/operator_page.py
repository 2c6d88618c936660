"""Values for the documentation: a page for each operator, and the index."""

from __future__ import annotations

import math
from collections.abc import Sequence

from codegen.algebra.meaning import Meanings
from codegen.call.check_list import checks_of
from codegen.call.entry import Argument, Entry, entries_of
from codegen.call.shape_checks import axis_text, axis_words, space_text, view_of
from codegen.emit.common import Values, about, formula_lines
from codegen.emit.curve_picture import caption
from codegen.emit.curves import Curves
from codegen.emit.headers import first_phase, meaning, role_word, second_phase
from codegen.emit.measured import MEASURED, Measured, measured_rows
from codegen.kernel.lowering import form_of
from codegen.language.dtypes import FLOATS, computed_in
from codegen.language.expression import Call, Expr, condition_of
from codegen.language.facts import HOST, Facts
from codegen.language.index_maps import INDEX_MAPS
from codegen.language.modes import modes_of
from codegen.language.operator import Operator
from codegen.language.params import (
    AxesParam, AxisParam, IgnoredParam, InputParam, IntegerParam, IntegersParam, ModeParam, Param, RowsParam,
    ScalarParam, TensorParam,
)  # fmt: skip
from codegen.language.status import NUMBERS
from codegen.language.type_dtypes import integer_dtypes, kernel_dtypes
from codegen.language.words import BOOL, WORDS, Word
from codegen.text.markdown import table

_VIEWS = {
    "same": "as {space}",
    "broadcast": "broadcasts to {space}",
    "single": "one element, in any rank",
    "channel": "one element, or one for each channel (axis 1) of {space}",
}
_BOUNDS = {
    "exact": "selections, and at most one rounding: the result nearest to the real value",
    "rounded": "correctly rounded: the result nearest to the real value",
    "sum": "accumulated in f64 by a fixed tree and rounded once",
}


def _computed_in(op: Operator, dtype: str) -> str:
    """The dtype that kernels compute in, in words, if it differs; else ""."""
    if dtype in FLOATS and computed_in(dtype) != dtype:
        return " (in f64)" if op.by_rows and form_of(Meanings(op), modes_of(op)[0]).wide else " (in f32)"
    return " (in f64)" if op.by_rows and dtype == "f32" else ""


def _kernels(op: Operator, facts: Facts) -> str:
    """What the kernels do, in which dtypes."""
    if op.moves:
        return "Elements are moved bit by bit, whatever their dtype."
    dtypes = [d + _computed_in(op, d) for d in kernel_dtypes(op, facts)]
    dtypes += [f"{d} (in f32, truncated)" for d in integer_dtypes(op, facts) if op.truncates]
    return f"Kernels compute in {', '.join(dtypes)}. Where the formula has a limit at an infinity, the limit is meant."


def page_values(
    op: Operator, facts: Facts, measured: Sequence[Measured], curves: tuple[Curves, ...]
) -> Values:
    """For docs/<family>/<op>.md."""
    entries = entries_of(op, facts)
    return {
        "origin": op.file,
        "name": f"aclnn{op.name}",
        "about": about(op),
        "header": op.header,
        "formula": formula_lines(op, ""),
        "words": _words(op),
        "curve": f"{op.snake}.svg" if curves else "",
        "caption": caption(curves),
        "entries": [_entry(entry, len(entries) > 1) for entry in entries],
        "kernels": _kernels(op, facts),
        "truth": any(p.truth for p in op.outputs),
        "examples": _examples(op),
        "bounds": table(("output", "bound", "meaning"), _bounds(op)),
        "measured": table(MEASURED, measured_rows(measured, facts.dtypes)) if measured else [],
        "commits": ", ".join(dict.fromkeys(m.commit for m in measured)),
        "earlier": ", where nothing else is said" if any(m.gone for m in measured) else "",
        "plot": f"{op.snake}.svg" if any(m.dtype == "f32" and (m.every > 0 or op.by_rows) for m in measured) else "",
        "notes": list(op.notes),
    }


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
    truths, numbers = iter("pqr"), iter("xyz")
    return ", ".join(next(truths if kind is BOOL else numbers) for kind in word.takes)


def _calls(expr: Expr) -> list[str]:
    if not isinstance(expr, Call):
        return []
    return [expr.word, *(word for arg in expr.args for word in _calls(arg))]


def _entry(entry: Entry, several: bool) -> Values:
    op = entry.op
    in_place = ""
    if entry.variant is not None:
        stands = " and ".join(f"`{name}`" for name in entry.variant.stands_for)
        in_place = f"In place: `{entry.variant.param}` stands for both {stands}."
    arguments = [
        (f"`{a.name}`", role_word(a), meaning(a), _shape(op, entry, a)) for a in entry.arguments
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
        "checks": table(("", "refused when", "status"), checks),
    }


def _ordered(facts: Facts, row: tuple[str, ...]) -> list[str]:
    return [name for name in facts.dtypes if name in row]


def _shape(op: Operator, entry: Entry, argument: Argument) -> str:
    """The shape of a tensor in words; the values of a mode."""
    param = argument.param
    if isinstance(param, ModeParam):
        return " or ".join(f"`{value}`" if value else "any other" for _, value in param.values)
    if isinstance(param, AxisParam):
        return f"an axis of `{entry.spelled(param.of)}`; negative counts from the end"
    if isinstance(param, AxesParam):
        return f"axes of `{entry.spelled(param.of)}`, each once; negative counts from the end"
    if isinstance(param, (IntegerParam, IntegersParam)):
        return "any" if isinstance(param, IntegerParam) else "a list"
    if isinstance(param, IgnoredParam):
        return "not looked at" + ("; may be null" if param.default is not None else "")
    if isinstance(param, RowsParam):
        return f"one axis, i64; its sum is how many rows, along the axes before `{param.of}`, are computed, and null means all"
    if isinstance(param, ScalarParam):
        usual = f"one value, usually {param.usual}" if param.usual is not None else "one value"
        return usual if param.default is None else f"{usual}; null means {param.default}"
    assert isinstance(param, TensorParam)
    of = [f"`{entry.spelled(name)}`" for name in op.space_tensors]
    if param.parts and not INDEX_MAPS[param.parts[0].cases[0][1].word].halves:
        return f"any, rank at most 8; `{param.parts[0].name}` is {param.parts[0].cases[0][1].text()} of it"
    if f"`{argument.name}`" in of and param.parts:
        parts = " and ".join(f"`{part.name}`" for part in param.parts)
        return f"any, rank 1 to 8, even along {axis_text(param.parts[0])}; its halves are {parts}"
    if param.parts:
        parts = " and ".join(f"`{part.name}`" for part in param.parts)
        return f"as {of[0]}; its halves are {parts}"
    if f"`{argument.name}`" in of:
        others = [name for name in of if name != f"`{argument.name}`"]
        rank = f"rank {param.rank}" if isinstance(param, InputParam) and param.rank is not None else "any, rank at most 8"
        return f"any; broadcasts with {others[0]}" if others else rank
    if param.like is not None:
        like = f"`{entry.spelled(param.like)}`"
        folds = view_of(op, param) == "channel"
        return f"as a one-element {like}, else one axis" if folds else f"as {like}"
    space = of[0] if len(of) == 1 else f"the broadcast of {' and '.join(of)}"
    if op.space_part is not None:
        space = space_text(entry)
    if param.without is not None:
        return f"as {space}, without {axis_words(param.without)}"
    text = _VIEWS[param.view].format(space=space)
    return f"{text}; null means {param.default}" if param.optional else text


def _bounds(op: Operator) -> list[tuple[str, str, str]]:
    other = "largest distance to the real value, for each dtype"
    return [(f"`{name}`", bound, _BOUNDS.get(bound, other)) for name, bound in op.accuracy.items()]


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
