"""Shared by the other emitters: banners, formulas as comments, and the common facts in C."""

from __future__ import annotations

import re

from typing import Iterable

from codegen.language.dtypes import Dtype
from codegen.language.facts import Facts
from codegen.language.formula import show
from codegen.language.operator import Operator
from codegen.language.params import MIDDLE, MIDDLE_NUMBER, OutputParam, TensorParam
from codegen.text.wrap import WIDTH, table_columns, wrap

Values = dict[str, object]

_CLASSES = ("none", "float", "int", "bool", "complex", "other")


def banner(origin: str, about: Iterable[str] = ()) -> list[str]:
    """The lines of the comment at the head of a generated file, without its delimiters."""
    lines = [
        *wrap(f"Generated from {origin} by codegen.", "", "", 97),
        "Do not edit: change the spec, then run python3 -m codegen.",
        *about,
    ]
    return [f" * {line}".rstrip() for line in lines]


def about(op: Operator) -> str:
    """What an operator computes: the comment of its spec without the name, as a sentence. A comment that begins
    with a formula keeps its capitalisation."""
    text = op.doc.removeprefix(f"{op.name}: ")
    word = re.match(r"\w*\(?", text)
    formula = word is not None and (word[0].endswith("(") or word[0] in {p.name for p in op.params})
    return text if formula else text[:1].upper() + text[1:]


def formula_lines(op: Operator, indent: str = "  ") -> list[str]:
    """The formulas of an operator, indented; those of a mode follow a line with its name."""
    lines = [(0, f"{p.name} = {view_text(p)}") for p in op.tensor_operands if p.part is not None]
    lines += [(0, f"{let.name} = {show(let.expr)}") for let in op.lets]
    under: dict[str, list[str]] = {}
    for formula in op.formulas:
        for case in formula.cases:
            when = " and ".join(f"{mode} is {label}" for mode, label in case.when)
            under.setdefault(when, []).append(f"{formula.output} = {case.text}{ranks_text(op.output(formula.output))}")
    for when, texts in under.items():
        lines += [(0, f"{when}:")] if when else []
        lines += [(1 if when else 0, text) for text in texts]
    return [
        part
        for depth, text in lines
        for part in wrap(text, indent + "  " * depth, indent + "  " * (depth + 2), 94 + len(indent))
    ]


def ranks_text(out: OutputParam) -> str:
    """Which elements of sorted lines an output has, behind its formula; "" if it has all."""
    if out.first is not None:
        return f", the first {out.first}"
    middle = {MIDDLE: "the one in the middle", MIDDLE_NUMBER: "the one in the middle of those that are no nan"}
    return f", {middle.get(out.at, f'the one with rank {out.at}')}" if out.at is not None else ""


def view_text(operand: TensorParam) -> str:
    """The view of an operand, in words."""
    if operand.without is not None:
        return f"without axis {operand.without}"
    if operand.part is None:
        return operand.view
    cases = []
    for when, use in operand.part.cases:
        held = " and ".join(f"{mode} is {label}" for mode, label in when)
        cases.append(use.text() + (f" if {held}" if held else ""))
    return f"{', else '.join(cases)} of {operand.whole}"


def includes(*headers: str) -> list[str]:
    """Include lines, sorted as clang-format sorts them."""
    return [f'#include "{header}"' for header in sorted(headers)]


def dtype_macro(name: str) -> str:
    return f"AC_{name.upper()}"


def set_text(dtypes: Iterable[str]) -> str:
    """The C expression of a set of dtypes."""
    return " | ".join(f"AC_SET_{name.upper()}" for name in dtypes)


def product_macro(name: str) -> str:
    return f"AC_{name.upper()}"


def per_product(values: dict[str, str], head: str, indent: int, tail: str = "") -> list[str]:
    """A braced initializer indexed by product, on one line or with a line for each product."""
    items = [f"[{product_macro(name)}] = {text}" for name, text in values.items()]
    pad = " " * indent
    line = f"{pad}{head}{{{', '.join(items)}}}{tail}"
    if len(line) <= 100:
        return [line]
    line = f"{pad}    {{{', '.join(items)}}}{tail}"
    if len(line) <= 100 and head.endswith("= "):
        return [f"{pad}{head.rstrip()}", line]
    rest = " " * (indent + len(head) + 1)
    lines = [f"{rest}{item}," for item in items]
    lines[0] = f"{pad}{head}{{{items[0]},"
    lines[-1] = lines[-1][:-1] + "}" + tail
    return lines


def in_columns(lines: list[str]) -> bool:
    """Whether clang-format would align the rows of a table in columns; it is switched off around such tables."""
    return len(lines) > 4 and 2 * max(map(len, lines)) - 3 <= WIDTH


def dtypes_values(facts: Facts) -> Values:
    """For common/dtypes.h and common/dtypes.c."""
    ordered = sorted(facts.dtypes.values(), key=lambda d: d.value)
    count = ordered[-1].value + 1
    real = [d.name for d in ordered if d.kind in ("float", "int", "bool")]
    return {
        "banner": banner("spec/dtypes.yaml"),
        "dtypes": [
            {
                "macro": dtype_macro(d.name),
                "set": f"AC_SET_{d.name.upper()}",
                "value": d.value,
                "fact": f'{{"{d.name}", "{d.acl}", {d.bytes}, AC_CLASS_{d.kind.upper()}, {dtype_macro(d.part or d.name)}}}',
            }
            for d in ordered
        ],
        "count": count,
        "real": _macro_lines("#define AC_SET_REAL", [f"AC_SET_{name.upper()}" for name in real]),
        "classes": [f"AC_CLASS_{name.upper()}" for name in _CLASSES],
        "promotions": _combinations(facts, "promote", ordered, count),
        "with_scalars": _combinations(facts, "with_scalar", ordered, count),
    }


def _macro_lines(head: str, terms: list[str]) -> list[str]:
    """`#define NAME (a | b | ...)` on several lines, with the backslashes in column 100."""
    line = f"{head} ({' | '.join(terms)})"
    if len(line) <= 100:
        return [line]
    whole = wrap(f"({' | '.join(terms)})", "    ", "     ", 98)
    return [line.ljust(99) + "\\" for line in (head, *whole[:-1])] + [whole[-1]]


def _combinations(facts: Facts, rule: str, ordered: list[Dtype], count: int) -> list[str]:
    """The table of a rule for two dtypes, -1 where they do not combine; the scalar of a tensor has the row."""
    names = {d.value: d.name for d in ordered}
    lines: list[str] = []
    for row in range(count):
        values = []
        for column in range(count):
            a, b = names.get(row), names.get(column)
            pair = (b, a) if rule == "with_scalar" else (a, b)
            found = facts.combine(rule, pair) if a is not None and b is not None else None
            values.append(str(facts.dtypes[found].value if found is not None else -1))
        lines += table_columns(values, "    {", "},")
    return lines


def products_values(facts: Facts) -> Values:
    """For common/products.h and common/products.c."""
    return {
        "banner": banner("spec/products.yaml"),
        "products": [
            {
                "macro": product_macro(p.name),
                "fact": f'{{"{p.name}", "{p.soc}", "{p.family}"}}',
            }
            for p in facts.products.values()
        ],
        "default": product_macro(facts.default_product),
    }
