"""Checks of the in-place form."""

from __future__ import annotations

from collections.abc import Sequence

from codegen.language.diagnostic import Report, did_you_mean, listed
from codegen.language.dtypes import DTYPES
from codegen.language.operator import Operator, TypeRows, TypeRule, Variant
from codegen.language.params import BITS, InputParam, OutputParam, Param
from codegen.language.tree import Document


def check_variants(op: Operator, document: Document, report: Report) -> None:
    for variant in op.variants:
        for param, stands_for in variant.pairs:
            _pair(op, variant, param, stands_for, document, report)
        _shared(variant, document, report)
        known = {t.name: t for t in op.types if isinstance(t, TypeRows)}
        for name, rows in variant.types.items():
            if name not in known:
                hint = did_you_mean(name, known, f"the types with rows are {listed(known)}")
                message = f"the in-place form gives rows to '{name}', which has none to replace"
                report.error("unknown-type", message, rows.span, hint)


def check_blocks(op: Operator, document: Document, report: Report) -> None:
    """What comes to lie in blocks is the only tensor, in place and nowhere else, and keeps its elements."""
    for param in (p for p in op.params if isinstance(p, OutputParam) and p.blocks):
        alone = any(variant.alone for variant in op.variants) and op.moves and not op.converts
        if not alone or not all(p.view == "same" and p.part is None for p in (*op.inputs, *op.outputs)):
            message = f"'{param.name}' may not come to lie in blocks"
            hint = "the output of a formula that is its input as it is may, of an operator with an in-place form alone"
            report.error("blocks", message, document.span("params", param.name, "blocks"), hint)


def _shared(variant: Variant, document: Document, report: Report) -> None:
    """Two parameters stand for different tensors."""
    seen: set[str] = set()
    for param, stands_for in variant.pairs:
        for index, name in enumerate(stands_for):
            if name in seen:
                message = f"two parameters of the in-place form stand for '{name}'"
                hint = "each tensor is one with one other"
                report.error("inplace", message, document.span("inplace", param, index), hint)
        seen.update(stands_for)


def _pair(op: Operator, variant: Variant, param: str, stands_for: Sequence[str], document: Document, report: Report) -> None:
    """The parameter stands for one input and one output, which can be the same tensor."""
    path = ("inplace", param)
    params: list[Param] = []
    for index, name in enumerate(stands_for):
        found = next((p for p in op.params if p.name == name), None)
        if found is None:
            known = [p.name for p in op.params]
            hint = did_you_mean(name, known, f"the parameters are {listed(known)}")
            message = f"the in-place form names '{name}', which is not a parameter"
            report.error("unknown-name", message, document.span(*path, index), hint)
            return
        params.append(found)
    source = next((p for p in params if isinstance(p, InputParam)), None)
    target = next((p for p in params if isinstance(p, OutputParam)), None)
    if source is None or target is None or len(params) != 2:
        message = f"'{param}' stands for one input and one output"
        report.error("inplace", message, document.span(*path), "write it as selfRef: [self, out]")
        return
    if target.over == source.name:
        return
    if source.type != target.type and not target.cast and not _stays(op, variant, source, target):
        message = (
            f"'{source.name}' is of type {source.type} and '{target.name}' of type {target.type}"
        )
        hint = "an input and an output that are one tensor have one type, or the output is a cast"
        report.error("inplace", message, document.span(*path), hint)
    if op.contraction is not None and source.name == op.contraction.added:
        return
    seen = [beside for beside in op.by_space if target in beside.targets]  # of several spaces that in which the output lies
    makes = source.name in op.space.of or any(source.name in beside.space_tensors for beside in seen) and not op.made_space
    makes = makes or source.view == "same" and source.part is None and not source.parts and not op.made_space and not op.apart
    makes = makes or op.space.outer and source.view == "broadcast"
    both = source.view == target.view == BITS or source.without is not None and (source.without, source.keep) == (target.without, target.keep)
    if source.parts and target.parts and [part.cases for part in source.parts] != [part.cases for part in target.parts]:
        message = f"'{source.name}' and '{target.name}' are one tensor, and are not split alike"
        report.error("inplace", message, document.span(*path), "the parts of both lie at the same places, in the same order")
        return
    if op.space.of and not both and (not makes or target.view != "same"):
        message = f"'{source.name}' and '{target.name}' need not have the same shape"
        hint = "an in-place form needs an input that makes the space and an output that fills it"
        report.error("inplace", message, document.span(*path), hint)


def _stays(op: Operator, variant: Variant, source: InputParam, target: OutputParam) -> bool:
    """Whether the output's rule keeps each dtype of the input: float(S), if S has only floats and complex dtypes."""
    types = {t.name: t for t in op.types}
    rule = types.get(target.type)
    if not isinstance(rule, TypeRule) or rule.rule != "float" or rule.args != (source.type,):
        return False
    rows = variant.types.get(source.type, types.get(source.type))
    dtypes = {d for row in rows.rows.values() for d in row} if isinstance(rows, TypeRows) else set()
    return all(DTYPES[d].kind in ("float", "complex") for d in dtypes)
