"""Front end: reads a folder of specs into facts and operators, or into the complete list of mistakes.

    facts, operators = load(Path("spec"))

raises Refused, whose text is ready to print. It returns only operators that passed all checks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from codegen.check.checker import check, check_library
from codegen.exact.constants import check_constants
from codegen.kernel.beyond_range import BeyondRange
from codegen.language.diagnostic import Refused, Report
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.language.one_output import with_name
from codegen.language.parse_spec import parse
from codegen.language.read_facts import load_facts
from codegen.language.read_yaml import read
from codegen.vectors.worked_examples import WrongExample

COMMON = ("dtypes.yaml", "products.yaml")


Examples = Callable[[Operator, Facts], list[WrongExample]]
Ranges = Callable[[Operator, Facts], list[BeyondRange]]


@dataclass(frozen=True)
class Judges:
    """Checks that evaluate formulas, which takes longer than all others: of worked examples, and of what kernels
    can hold. None is left out."""

    examples: Examples | None = None
    ranges: Ranges | None = None


def load(root: Path, judges: Judges = Judges()) -> tuple[Facts, list[Operator]]:
    """The facts and operators of all specs under `root`, ordered by family and file."""
    report = Report()
    facts = load_facts(root, report)
    operators: list[Operator] = []
    for path in _specs(root) if facts else ():
        file = f"{root.name}/{path.relative_to(root).as_posix()}"
        operator = load_operator(path, file, facts, report, judges) if facts else None
        operators += [operator] if operator else []
    if facts is not None:
        check_library(operators, report)
    if facts is None or report.diagnostics:
        raise Refused(report.diagnostics, report.sources)
    return facts, operators


def _specs(root: Path) -> list[Path]:
    """All *.yaml below the families; names with a leading dot are editors' own files."""
    return sorted(path for path in root.glob("*/*.yaml") if not path.name.startswith("."))


def load_operator(
    path: Path, file: str, facts: Facts, report: Report, judges: Judges = Judges()
) -> Operator | None:
    """The operator in one file, called `file` in messages; None after an error."""
    document = read(path, file, report)
    if document is None:
        return None
    document = with_name(document)
    op = check(parse(document, path.parent.name, facts, report), document, facts, report)
    if op is not None:
        check_constants(op, document, facts, report)
    if op is not None and judges.examples is not None and not report.count(file):
        for wrong in judges.examples(op, facts):
            place = document.span("examples", wrong.index, wrong.output)
            report.error("wrong-example", wrong.message, place, wrong.hint)
    if op is not None and judges.ranges is not None and not report.count(file):
        for beyond in judges.ranges(op, facts):
            report.error("beyond-range", beyond.message, beyond.place, beyond.hint)
    return None if report.count(file) else op
