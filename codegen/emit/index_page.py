"""Values for the pages about all operators: the index by family, and the table of bounds."""

from __future__ import annotations

from collections.abc import Iterable

from codegen.call.entry import Entry, entries_of
from codegen.emit.common import Values, about
from codegen.emit.measured import Measured, bound_cell, wanted_of
from codegen.language.facts import HOST, Facts
from codegen.language.operator import Operator
from codegen.language.type_dtypes import complex_dtypes, kernel_dtypes
from codegen.text.markdown import table

_BREAK = "<br>"
_HEIGHT = 90  # of a small picture, in pixels
_NEXT = " \N{MIDDLE DOT} "
_NONE = "\N{EN DASH}"


def index_values(operators: tuple[Operator, ...], facts: Facts, pictures: set[str]) -> Values:
    """For docs/README.md; `pictures` are the paths of the pictures that exist."""
    families: dict[str, list[tuple[str, ...]]] = {}
    entries = 0
    for op in operators:
        page = f"{op.family}/{op.snake}"
        known = entries_of(op, facts)
        entries += len(known)
        names = [f"[aclnn{e.name}]({page}.md)" for e in known]
        image = f'<img src="{page}.svg" height="{_HEIGHT}" alt="">'
        picture = image if f"docs/{page}.svg" in pictures else ""
        row = (picture, _BREAK.join(names), about(op), _BREAK.join(_dtypes(known)))
        families.setdefault(op.family, []).append(row)
    header = ("", "entry points", "what it computes", "data types")
    return {
        "families": [
            {"name": name, "table": table(header, rows)} for name, rows in families.items()
        ],
        "contents": _NEXT.join(f"[{name}](#{name})" for name in families),
        "entries": str(entries),
        "operators": str(len(operators)),
        "products": table(
            ("product", "family"), [(f"`{p.name}`", p.family) for p in facts.products.values()]
        ),
    }


def _dtypes(entries: Iterable[Entry]) -> list[str]:
    """The data types of an operator, with equal products grouped, and those of variants that differ."""
    lines: list[str] = []
    for entry in entries:
        grouped: dict[tuple[str, ...], list[str]] = {}
        for product, row in _rows(entry).items():
            grouped.setdefault(row, []).append(product)
        found = [f"{', '.join(names)}: {' '.join(row)}" for row, names in grouped.items()]
        if not lines:
            lines = found
        elif found != lines:
            lines = [*lines, f"aclnn{entry.name}:", *found]
    return lines


def _rows(entry: Entry) -> dict[str, tuple[str, ...]]:
    """The dtypes of an operator for each product, taken from its main tensor."""
    wanted = entry.spelled(entry.op.space_tensors[0])
    argument = next(a for a in entry.arguments if a.name == wanted)
    order = list(entry.facts.dtypes)
    return {
        product: tuple(sorted(row, key=order.index))
        for product, row in entry.dtypes(argument).items()
        if product != HOST
    }


def bounds_values(
    operators: tuple[Operator, ...], facts: Facts, measured: Iterable[Measured]
) -> Values:
    """For docs/accuracy.md: every entry point with its measured results and notes."""
    every = tuple(measured)
    used = {dtype for op in operators for dtype in _measurable(op, facts)}
    dtypes = [name for name in facts.dtypes if name in used]
    rows = []
    for op in operators:
        mine = [m for m in every if m.entry == f"aclnn{op.name}"]
        for entry in entries_of(op, facts):
            own = _kernel_dtypes(entry, facts)
            wanted = [one for one in wanted_of(op, facts) if one[2] in own]
            rows_of = {d: [one for one in wanted if one[2] == d] for d in dtypes}
            cells = [bound_cell(rows_of[d], mine) if rows_of[d] else _NONE for d in dtypes]
            link = f"[aclnn{entry.name}]({op.family}/{op.snake}.md)"
            notes = f"aclnn{op.name} in place" if entry.beside else " ".join(op.notes)
            rows.append((link, *cells, notes))
    return {
        "table": table(("entry point", *dtypes, "notes"), rows),
        "commits": ", ".join(sorted({m.counted.commit for m in every if m.counted is not None})),
    }


def _measurable(op: Operator, facts: Facts) -> tuple[str, ...]:
    """The dtypes that an operator computes in, if their results can be inexact."""
    return kernel_dtypes(op, facts) + complex_dtypes(op, facts)


def _kernel_dtypes(entry: Entry, facts: Facts) -> set[str]:
    """The dtypes that an entry point computes in; an in-place one may have fewer than its operator."""
    offered = {
        dtype
        for output in entry.op.outputs
        for product, row in entry.rows(output.type).items()
        if product != HOST
        for dtype in row
    }
    return offered & set(_measurable(entry.op, facts))
