"""Checks of contractions: the form of the formula, and its axes."""

from __future__ import annotations

from collections.abc import Iterator

from codegen.language.contraction import BATCH, Contraction, indexed, without_mark
from codegen.language.diagnostic import Report, listed
from codegen.language.dtypes import FLOATS
from codegen.language.expression import Name
from codegen.language.facts import Facts
from codegen.language.operator import Operator
from codegen.language.params import InputParam, ScalarParam
from codegen.language.place import Span
from codegen.language.tree import Document
from codegen.language.type_dtypes import dtypes_of

Wrong = tuple[str, Span, str | None]

_FORM = "write sum(a[m, k] * b[k, n], over: k), alone, times a scalar, or plus an input that may be times a scalar"


def check_contraction(op: Operator, document: Document, report: Report) -> bool:
    """Whether an operator is no contraction or a sound one."""
    if op.space.axes is None:
        return _without_axes(op, report)
    if op.lets or len(op.formulas) != 1 or len(op.formulas[0].cases) != 1:
        message = "a contraction has one formula, without cases and parts"
        report.error("contraction", message, document.key("formula"), _FORM)
        return False
    expr = op.formulas[0].cases[0].expr
    c = op.contraction
    if c is None:
        report.error("contraction", "the axes of the space are named, and this is no contraction", expr.span, _FORM)
        return False
    return _sound(_wrong(op, c), report)


def check_contracted_dtypes(op: Operator, facts: Facts, report: Report) -> bool:
    """Whether the dtypes of a contraction, whose types are sound, are floats."""
    return op.contraction is None or _sound(_dtypes(op, facts), report)


def _sound(mistakes: Iterator[Wrong], report: Report) -> bool:
    """Whether there are no mistakes; the first is reported."""
    wrong = next(mistakes, None)
    if wrong is not None:
        message, place, hint = wrong
        report.error("contraction", message, place, hint)
    return wrong is None


def _without_axes(op: Operator, report: Report) -> bool:
    """Where the space is the shape of a tensor, formulas do not name axes."""
    exprs = [let.expr for let in op.lets] + [case.expr for f in op.formulas for case in f.cases]
    name = next((name for expr in exprs for name in indexed(expr)), None)
    if name is not None:
        message = f"the axes of '{name.name}' are named, and those of the space are not"
        report.error("contraction", message, name.span, "a space with axes is a list, such as [m, n]")
    return name is None


def _wrong(op: Operator, c: Contraction) -> Iterator[Wrong]:
    """What is wrong with a contraction: the axes of each tensor, then the addend and the factors."""
    inputs = {p.name: p for p in op.inputs}
    for axes, of, place in ((c.space, "the space", op.space.span), *((n.axes or (), f"'{n.name}'", n.span) for n in (c.left, c.right))):
        if len(set(map(without_mark, axes))) != len(axes):
            yield f"{of} has an axis twice", place, None
        if BATCH in axes[1:]:
            yield f"'{BATCH}' of {of} does not stand in front", place, None
    if c.left.name == c.right.name:
        yield f"'{c.left.name}' is multiplied by itself", c.right.span, "the factors are two inputs"
    for name in (c.left, c.right):
        if name.name not in inputs or inputs[name.name].view != "same":
            yield f"'{name.name}' is no input with the view 'same'", name.span, "only inputs are contracted"
        yield from _axes(c, name)
    yield from _space(op, c)
    if c.added is not None and (c.added not in inputs or inputs[c.added].view != "broadcast"):
        assert c.addend is not None
        yield f"'{c.added}' is no input with the view 'broadcast'", c.addend.value.span, "only such inputs are added"
    for scalar in c.scalars:
        if not any(isinstance(p, ScalarParam) and p.name == scalar for p in op.params):
            yield f"'{scalar}' is no scalar", op.formulas[0].cases[0].expr.span, _FORM
    others = [p.name for p in op.inputs if p.name not in (c.left.name, c.right.name, c.added)]
    if others:
        yield f"the contraction does not use '{others[0]}'", op.param(others[0]).span, _FORM
    yield from _rank(op)


def _dtypes(op: Operator, facts: Facts) -> Iterator[Wrong]:
    """Contractions take floats and make floats, which no rule casts to anything else."""

    def others(name: str) -> list[str]:
        return [d for d in facts.dtypes if d in dtypes_of(op, facts, name) and d not in FLOATS]

    for p in op.inputs:
        if others(p.type):
            yield f"'{p.name}' may have {listed(others(p.type))}", p.span, "contractions are of floats"
    for out in op.outputs:
        if out.cast and out.cast_to is None:
            hint = "name its dtypes with 'to', which is a type variable of floats"
            yield f"'{out.name}' may have any dtype; a contraction's result is a float", out.span, hint


def _rank(op: Operator) -> Iterator[Wrong]:
    for p in op.inputs:
        if isinstance(p, InputParam) and (p.optional or p.part is not None):
            yield f"'{p.name}' has a default or parts", p.span, "tensors of a contraction are whole, and there"
        elif p.rank is not None and BATCH not in op.axes_of(p):
            yield f"'{p.name}' has a rank beside its axes", p.span, "a rank is the highest one of a tensor with '...'"


def _axes(c: Contraction, name: Name) -> Iterator[Wrong]:
    """A factor has the axis that is summed along, one of the result, and perhaps those of a batch."""
    axes = name.axes or ()
    if c.inner not in axes:
        hint = f"sum over an axis that both factors have, such as '{axes[-1]}'"
        yield f"'{name.name}' has no axis '{c.inner}', which is summed along", name.span, hint
    own = [axis for axis in axes if axis not in (c.inner, BATCH)]
    lost = [axis for axis in own if axis not in c.space]
    if lost:
        hint = f"the space has {c.shown(c.space)}, and '{c.inner}' is summed along"
        yield f"axis '{lost[0]}' of '{name.name}' is not one of the space", name.span, hint
    if len(own) > 1:
        yield f"'{name.name}' shares the axes {listed(own)} with the space", name.span, "one axis, and '...' for those of a batch"


def _space(op: Operator, c: Contraction) -> Iterator[Wrong]:
    """The space has the axes of the factors without the one that is summed along, those of left in front."""
    place = op.space.span
    left, right = (set(n.axes or ()) - {c.inner} for n in (c.left, c.right))
    both = (left & right) - {BATCH}
    if both:
        yield f"both factors and the space have '{min(both)}'", place, "axes of a batch are '...', in front"
    if set(c.space) != left | right:
        extra = [axis for axis in c.space if axis not in left | right]
        yield f"no factor has the axis '{extra[0]}'" if extra else "the space lacks the axes of a batch", place, None
    order = [axis for axis in c.space if axis != BATCH]
    if len(order) == 2 and order[0] in right:
        yield f"'{c.left.name}' has the last axis of the space", place, "swap the factors"
