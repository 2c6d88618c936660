"""The list of generated files, each with its template and values."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.algebra.meaning import Meanings
from codegen.call.stubs import Stub
from codegen.emit.catalogue import catalogue_values, entry_values
from codegen.emit.common import Values, banner, dtypes_values, products_values
from codegen.emit.curve_picture import curve_values
from codegen.emit.curves import curves_of
from codegen.emit.dispatch import dispatch_values
from codegen.emit.headers import header_values, headers_of, internal_values
from codegen.emit.index_page import bounds_values, index_values
from codegen.emit.kernel_source import kernel_values
from codegen.emit.measured import Measured, figures_values
from codegen.emit.operator_page import page_values
from codegen.emit.oracle_source import oracle_values, oracles_values, wide_values, wides_values
from codegen.emit.schema import schema_values
from codegen.emit.stub_sources import declarations, stub_header_values, stubs_values, table_values
from codegen.emit.validation import validate_values
from codegen.emit.word_lists import words_values
from codegen.kernel.lowering import Kernel, lower
from codegen.language.facts import Facts
from codegen.language.operator import Operator


@dataclass(frozen=True)
class Output:
    """One generated file: its path below generated/, its template, the values for it."""

    path: str
    template: str
    values: Values
    list: str = ""  # the list of sources.cmake that names it


def shared(
    facts: Facts,
    ordered: tuple[Operator, ...],
    stubs: tuple[Stub, ...],
    measured: tuple[Measured, ...],
    others: list[tuple[str, str]],
) -> tuple[Output, ...]:
    """The files that belong to no single operator; `others` has the paths and lists of those that do."""
    sources, headers = "AC_GENERATED_SOURCES", "AC_GENERATED_HEADERS"
    files = [
        Output("common/dtypes.h", "dtypes.h.j2", dtypes_values(facts), headers),
        Output("common/dtypes.c", "dtypes.c.j2", dtypes_values(facts), sources),
        Output("common/products.h", "products.h.j2", products_values(facts), headers),
        Output("common/products.c", "products.c.j2", products_values(facts), sources),
        Output("common/words.h", "words.h.j2", words_values(), headers),
        Output("schema.json", "schema.json.j2", schema_values(facts)),
        *_headers(ordered, facts, stubs),
        *_of_stubs(stubs, {header for op in ordered for header in headers_of(op, facts)}),
    ]
    listed = catalogue_values(ordered, facts)
    files.append(Output("catalogue/catalogue.c", "catalogue.c.j2", listed, "AC_GENERATED_CATALOGUE"))
    written = {path for path, _ in others}
    oracles = oracles_values(op for op in ordered if op.has_oracle)
    wides = wides_values(op for op in ordered if f"oracle/{op.snake}_wide.c" in written)
    files.append(Output("oracle/oracles.c", "oracles.c.j2", oracles, "AC_GENERATED_ORACLES"))
    files.append(Output("oracle/wides.c", "wides.c.j2", wides, "AC_GENERATED_WIDES"))
    pictures = {path for path in written if path.endswith(".svg")}
    index = index_values(ordered, facts, pictures)
    files.append(Output("docs/README.md", "index.md.j2", index))
    figures = figures_values(ordered, facts, measured)
    files.append(Output("catalogue/figures.c", "figures.c.j2", figures, "AC_GENERATED_CATALOGUE"))
    bounds = bounds_values(ordered, facts, measured)
    files.append(Output("docs/accuracy.md", "bounds.md.j2", bounds))
    every = [*((f.path, f.list) for f in files), *others]
    return (*files, Output("sources.cmake", "sources.cmake.j2", _sources_values(every)))


def _headers(
    ordered: tuple[Operator, ...], facts: Facts, stubs: tuple[Stub, ...]
) -> list[Output]:
    """The public headers; most declare one operator, some several."""
    files = []
    declared: dict[str, list[Operator]] = {}
    for op in ordered:
        for header in headers_of(op, facts):
            declared.setdefault(header, []).append(op)
    for header in sorted(declared):
        values = header_values(declared[header], facts, header)
        values["stubs"] = declarations(s for s in stubs if s.header == header)
        path = f"include/aclnnop/{header}"
        files.append(Output(path, "header.h.j2", values, "AC_GENERATED_HEADERS"))
    return files


def _of_stubs(stubs: tuple[Stub, ...], implemented: set[str]) -> list[Output]:
    """The stubs and their headers; stubs in an operator's header are declared there."""
    headers = sorted({s.header for s in stubs} - implemented)
    table, functions = table_values(stubs), stubs_values(stubs)
    return [
        *(
            Output(
                f"include/aclnnop/{header}",
                "stub_header.h.j2",
                stub_header_values(header, stubs),
                "AC_GENERATED_HEADERS",
            )
            for header in headers
        ),
        Output("stubs/stubs.c", "stubs.c.j2", functions, "AC_GENERATED_SOURCES"),
        Output("catalogue/stubs.c", "stub_table.c.j2", table, "AC_GENERATED_CATALOGUE"),
    ]


def of_operator(op: Operator, facts: Facts, measured: tuple[Measured, ...]) -> list[Output]:
    """The files of one operator."""
    if not op.has_kernels:
        return _of_engine(op, facts, measured)
    kernels = lower(Meanings(op), facts)
    stem = f"{op.family}/{op.snake}"
    sources, headers = "AC_GENERATED_SOURCES", "AC_GENERATED_HEADERS"
    looped, oracles, catalogue = "AC_GENERATED_KERNELS", "AC_GENERATED_ORACLES", "AC_GENERATED_CATALOGUE"
    dispatch = dispatch_values(op, facts, kernels)
    real = () if not op.has_oracle else (Output(f"oracle/{op.snake}_oracle.c", "oracle.c.j2", oracle_values(op, facts), oracles),)
    wide = None if not op.has_oracle else wide_values(op, facts)
    wides = [Output(f"oracle/{op.snake}_wide.c", "wide.c.j2", wide, "AC_GENERATED_WIDES")] if wide else []
    return [
        Output(f"{stem}.h", "internal.h.j2", internal_values(op, facts, kernels), headers),
        Output(f"{stem}_validate.c", "validate.c.j2", validate_values(op, facts), sources),
        Output(f"{stem}_dispatch.c", "dispatch.c.j2", dispatch, sources),
        Output(f"{stem}_kernel.c", "kernel.c.j2", kernel_values(op, kernels), looped),
        *real,
        *wides,
        Output(f"catalogue/{op.snake}.c", "entry.c.j2", entry_values(op, facts), catalogue),
        *_pages(op, facts, kernels, measured),
    ]


def _of_engine(op: Operator, facts: Facts, measured: tuple[Measured, ...]) -> list[Output]:
    """The files of an operator whose kernels are those of an engine."""
    stem = f"{op.family}/{op.snake}"
    sources = "AC_GENERATED_SOURCES"
    return [
        Output(f"{stem}.h", "internal.h.j2", internal_values(op, facts, ()), "AC_GENERATED_HEADERS"),
        Output(f"{stem}_validate.c", "validate.c.j2", validate_values(op, facts), sources),
        Output(f"{stem}_dispatch.c", "dispatch.c.j2", dispatch_values(op, facts, ()), sources),
        Output(f"catalogue/{op.snake}.c", "entry.c.j2", entry_values(op, facts), "AC_GENERATED_CATALOGUE"),
        *_pages(op, facts, (), measured),
    ]


def _pages(
    op: Operator, facts: Facts, kernels: tuple[Kernel, ...], measured: tuple[Measured, ...]
) -> list[Output]:  # fmt: skip
    """The page of an operator, and its picture where it has one."""
    stem = f"docs/{op.family}/{op.snake}"
    curves = curves_of(op, facts)
    page = Output(f"{stem}.md", "page.md.j2", page_values(op, facts, kernels, measured, curves))
    picture = Output(f"{stem}.svg", "curve.svg.j2", curve_values(op, curves))
    return [page, picture] if curves else [page]


_LISTS = (
    "AC_GENERATED_SOURCES",
    "AC_GENERATED_KERNELS",
    "AC_GENERATED_HEADERS",
    "AC_GENERATED_ORACLES",
    "AC_GENERATED_WIDES",
    "AC_GENERATED_CATALOGUE",
)


def _sources_values(files: list[tuple[str, str]]) -> Values:
    lines = banner("the specs", ["", "The files of the build, relative to this one."])
    return {
        "banner": [line.replace(" *", "#", 1) for line in lines],
        "lists": [
            {"name": name, "paths": sorted(path for path, listed in files if listed == name)}
            for name in _LISTS
        ],
    }
