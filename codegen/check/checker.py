"""Checker: whether an operator makes sense, beyond its syntax.

Mistakes that only follow from others are not reported: after a parameter that could not be read there
are no further checks, and unused or incomplete parts are looked for only in a file without other mistakes.
"""

from __future__ import annotations

from codegen.check.aligned_views import check_aligned
from codegen.check.bit_tensors import check_bits
from codegen.check.class_inputs import check_classes
from codegen.check.completeness import check_complete, check_used
from codegen.check.complex_words import check_complex
from codegen.check.contractions import check_contracted_dtypes, check_contraction
from codegen.check.counted_rows import check_counted, check_kept
from codegen.check.created_spaces import check_created
from codegen.check.example_shapes import check_examples
from codegen.check.found_formulas import check_found_formulas
from codegen.check.formula_kinds import check_formulas
from codegen.check.in_place import check_blocks, check_variants
from codegen.check.line_formulas import check_line_formulas
from codegen.check.pane_formulas import check_pane_formulas
from codegen.check.positions import check_positions
from codegen.check.put_outputs import check_put, check_put_formulas
from codegen.check.tensor_lists import check_lists
from codegen.check.quantities import check_quantities
from codegen.check.row_cases import check_row_cases, check_row_formulas
from codegen.check.separate_spaces import check_separate
from codegen.check.split_tensors import check_parts
from codegen.check.truncation import check_truncated
from codegen.check.typed import as_numbers, number_kind, typed
from codegen.check.types_and_space import check_types
from codegen.check.verdicts import check_verdicts
from codegen.language.diagnostic import Note, Report
from codegen.language.expression import ValueKind
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.language.place import Span
from codegen.language.tree import Document, Map


def check(op: Operator, document: Document, facts: Facts, report: Report) -> Operator | None:
    """The operator that was read from `document`, typed; None if it has mistakes, which go to the report."""
    declared = document.find("params")
    whole = isinstance(declared, Map) and len(op.params) >= len(declared.entries)
    if whole and check_quantities(op, document, report):
        _check(typed(op, ValueKind.REAL), document, facts, report)
    return None if report.count(op.file) else typed(as_numbers(op), number_kind(op, facts))


def _check(op: Operator, document: Document, facts: Facts, report: Report) -> None:
    if not check_contraction(op, document, report) or not check_separate(op, document, report):
        return
    check_types(op, document, facts, report)
    if report.count(op.file) == 0 and not check_contracted_dtypes(op, facts, report):
        return
    check_parts(op, document, facts, report)
    check_lists(op, document, report)
    check_row_cases(op, document, report)
    check_put(op, document, report)
    check_created(op, document, facts, report)
    check_bits(op, document, report)
    check_classes(op, document, report)
    check_verdicts(op, document, facts, report)
    check_aligned(op, document, report)
    check_counted(op, document, report)
    check_variants(op, document, report)
    check_blocks(op, document, report)
    sound = report.count(op.file) == 0
    check_formulas(op, document, report)
    if report.count(op.file) == 0:
        check_put_formulas(op, facts, report)
    if report.count(op.file) == 0:
        check_row_formulas(op, report)
    if report.count(op.file) == 0:
        check_positions(op, report)
    if report.count(op.file) == 0:
        check_line_formulas(op, facts, report)
    if report.count(op.file) == 0:
        check_pane_formulas(op, facts, report)
    if report.count(op.file) == 0:
        check_found_formulas(op, facts, report)
    if sound:
        check_examples(op, document, report)
    if report.count(op.file) == 0:
        check_kept(op, document, report)
    if report.count(op.file) == 0:
        check_truncated(op, document, facts, report)
    if report.count(op.file) == 0:
        check_complex(op, document, facts, report)
    if report.count(op.file) == 0:
        check_complete(op, document, facts, report)
    if report.count(op.file) == 0:
        check_used(op, document, report)


def check_library(operators: list[Operator], report: Report) -> None:
    """Reports two operators that would define the same public function."""
    first: dict[str, Span] = {}
    for op in operators:
        place = Span(op.file, 1, 1, 2)
        own = [] if any(v.alone for v in op.variants) else [f"aclnn{op.name}"]
        entries = [*own, *(f"aclnn{v.name}" for v in op.variants)]
        for name in entries:
            if name in first:
                note = Note("the other one is here", first[name])
                report.error("duplicate-operator", f"two specs define {name}", place, None, note)
            first.setdefault(name, place)
