"""Checks of contractions: the form of the formula, and its axes."""

from __future__ import annotations

from collections.abc import Iterator

from codegen.language.chain_form import WEIGHTS
from codegen.language.contracted_axes import BATCH, GROUPED, RUN, RUN_MOST, WINDOWS, Axis, axis_of, without_mark
from codegen.language.contraction import Contraction, Gradients, Share, Solved, Weights, indexed
from codegen.language.diagnostic import Report, listed
from codegen.language.dtypes import FLOATS
from codegen.language.expression import Call, Name, parts_of
from codegen.language.facts import Facts
from codegen.language.gradient_form import GRADIENT
from codegen.language.keys import STRING
from codegen.language.operator import Operator
from codegen.language.params import InputParam, IntegerParam, IntegersParam, ModeParam, ScalarParam
from codegen.language.place import Span
from codegen.language.tree import Document
from codegen.language.triangle_form import SOLVED, TRIANGLE
from codegen.language.type_dtypes import dtypes_of

Wrong = tuple[str, Span, str | None]

WHOLE = ("i8", "i4")  # what runtime/contraction packs with a scale
OUTPUTS_MOST = 3  # runtime/plan/staged.h: AC_STAGES_MAX
GIVEN_MOST = 4  # runtime/contract/contraction.h: AC_GIVEN_MAX
MASKS = ("bool", "i8", "u8")  # what a mask has
SUMMED_MOST, OTHERS_MOST = 4, 6  # runtime/walk/walk.h: AC_JOINED_MAX, and two more
_SEEN = "write windows(p..., q..., stride, padding, dilation), or spread with the outer padding behind these"
_WEIGHED = "write sum(a[m, k] * ((b[k, n] + offset[k/size, n]) * scale[k/size, n]), over: k)"
_CHAIN = "write sum(softmax(scale * sum(q[m, k] * k[t, k], over: k) + shift[m, t], over: t) * v[t, n], over: t)"
_DROP = "write softmax(..., over: t, drop: mask[b?, s, t], band: [mode, before, after])"
_ROWS = "of each row there are greatest_score[b, s, 8], total_weight[b, s, 8] and log_total[b, s, 1]"
GRADIENT_FORM = "write gradient(chain, slope[m, n], made[m, n], greatest[m, 8], total[m, 8], of: q), and gradient(out, of: k) for another output"
_SOLVED = "write solved(a[..., k, k], b[..., k, n], upper, turned, ones), and triangle(a[..., k, k], upper) for another output"
_SHARED = "each output sums g[m, n] * b[k, n], over: n, and has a view such as {like: a}, or sums g[m, n] alone; g has the axes of the space"
_FORM = "write sum(a[m, k] * b[k, n], over: k), alone, times a scalar, or plus an input that may be times a scalar"


def check_contraction(op: Operator, document: Document, report: Report) -> bool:
    """Whether an operator is no contraction or a sound one."""
    if not _sound(_blocks(op, document), report):
        return False
    if op.space.axes is None:
        return _without_axes(op, report)
    words = {case.expr.word for f in op.formulas for case in f.cases if isinstance(case.expr, Call)}
    if words & {SOLVED, TRIANGLE} and not op.lets:
        return _sound(_wrong_solved(op, next(case.expr.span for f in op.formulas for case in f.cases)), report)
    if GRADIENT in words and op.contraction is None:
        message = "'gradient' is the whole formula of each output, the first of which has a chain of products"
        report.error("contraction", message, document.key("formula"), GRADIENT_FORM)
        return False
    if len(op.formulas) > 1 and not op.lets and (op.contraction is None or op.contraction.chain is None) and (op.contractions or any(p.like is not None for p in op.outputs)):
        return _sound(_wrong_shares(op), report)
    chained = op.contraction is not None and op.contraction.chain is not None
    if op.lets or len(op.formulas) != 1 and not chained or len(op.formulas[0].cases) != 1 and not op.contractions:
        message = "a contraction has one formula, without cases and parts"
        report.error("contraction", message, document.key("formula"), _FORM)
        return False
    expr = op.formulas[0].cases[0].expr
    c = op.contraction
    if c is None:
        report.error("contraction", "the axes of the space are named, and this is no contraction", expr.span, _FORM)
        return False
    return _sound(_wrong_chain(op) if c.chain is not None else _wrong_cases(op) if c.summed else _wrong(op, c), report)


def check_contracted_dtypes(op: Operator, facts: Facts, report: Report) -> bool:
    """Whether the dtypes of a contraction, whose types are sound, are floats, and only weights have halves of bytes."""
    return _sound(_halves(op, facts), report) and (op.contraction is None or _sound(_dtypes(op, facts), report))


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
    alone = (WEIGHTS, SOLVED, TRIANGLE, GRADIENT)
    word = next((part for expr in exprs for part in parts_of(expr) if isinstance(part, Call) and part.word in alone), None)
    if word is not None and word.word == GRADIENT:
        report.error("contraction", "'gradient' is of products in a chain, whose axes are named, and those of the space are not", word.span, GRADIENT_FORM)
        return False
    if word is not None and word.word != WEIGHTS:
        report.error("contraction", f"'{word.word}' takes tensors whose axes are named, and those of the space are not", word.span, _SOLVED)
        return False
    if word is not None:
        report.error("contraction", "'softmax' weighs what is multiplied, and nothing is", word.span, _CHAIN)
        return False
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
    used = {c.left.name, c.right.name, c.added, *(n.name for n in (c.weights.names if c.weights is not None else ()))}
    others = [p.name for p in op.inputs if p.name not in used]
    if others:
        yield f"the contraction does not use '{others[0]}'", op.param(others[0]).span, _FORM
    if c.weights is not None:
        yield from _weights(op, c, c.weights)
    yield from _rank(op, c)


def _weights(op: Operator, c: Contraction, w: Weights) -> Iterator[Wrong]:
    """Both tensors that whole numbers are weighed by have an axis of groups and the columns."""
    columns = [axis for axis in c.right.axes or () if axis != c.inner]
    if len(c.space) != 2 or c.space[1:] != tuple(columns):
        yield "a weighed factor has the last axis of the space, which has two", op.space.span, _WEIGHED
    for name in w.names:
        found = next((p for p in op.inputs if p.name == name.name), None)
        if found is None or found.view != "same":
            yield f"'{name.name}' is no input with the view 'same'", name.span, "only inputs are contracted"
        if name.axes != (w.groups, *columns) or w.groups.partition(GROUPED)[:2] != (c.inner, GROUPED):
            yield f"'{name.name}' does not have the axes [{c.inner}/size, {', '.join(columns)}]", name.span, _WEIGHED
    if not any(isinstance(p, IntegerParam) and p.name == w.size for p in op.params):
        yield f"'{w.size}' is no integer, which says how many indices are a group", w.scale.span, _WEIGHED


def _blocks(op: Operator, document: Document) -> Iterator[Wrong]:
    """What may lie in blocks is a factor of a sum along one axis, whose matrices have that axis and one of the result."""
    c = op.contraction
    plain = c is not None and not c.summed and c.weights is None and c.chain is None and c.solved is None
    factors = (c.left, c.right) if c is not None and plain else ()
    for p in (p for p in op.params if isinstance(p, InputParam)):
        axes = next((n.axes or () for n in factors if n.name == p.name), ())
        if p.blocks is not None and (BATCH in axes[-2:] or len(axes) < 2):
            place = document.span("params", p.name, "blocks")
            yield f"'{p.name}' may not lie in blocks", place, "a factor of sum(a[m, k] * b[k, n], over: k) may, whose last two axes are those of its matrices"


def _halves(op: Operator, facts: Facts) -> Iterator[Wrong]:
    weighed = op.contraction.right.name if op.contraction is not None and op.contraction.weights is not None else None
    for p in op.tensors:
        halved = [d for d in facts.dtypes if facts.dtypes[d].halves and d in dtypes_of(op, facts, p.type)] if p.name != weighed else []
        if halved:
            yield f"'{p.name}' may have {halved[0]}, of which two elements share a byte", p.span, "weights of a contraction alone may have it"


def _dtypes(op: Operator, facts: Facts) -> Iterator[Wrong]:
    """Contractions take floats and make floats, which no rule casts to anything else."""

    def others(name: str) -> list[str]:
        return [d for d in facts.dtypes if d in dtypes_of(op, facts, name) and d not in FLOATS]

    whole = op.contraction.right.name if op.contraction is not None and op.contraction.weights is not None else None
    mask = op.contraction.drop.name if op.contraction is not None and op.contraction.drop is not None else None
    for p in op.inputs:
        if p.name == mask:
            foreign = [d for d in facts.dtypes if d in dtypes_of(op, facts, p.type) and d not in MASKS]
            if foreign:
                yield f"'{p.name}' may have {listed(foreign)}", p.span, f"a mask has bytes: {listed(MASKS)}"
        elif p.name == whole:
            foreign = [d for d in facts.dtypes if d in dtypes_of(op, facts, p.type) and d not in WHOLE]
            if foreign:
                yield f"'{p.name}' may have {listed(foreign)}", p.span, f"what is weighed has whole numbers: {listed(WHOLE)}"
        elif others(p.type):
            yield f"'{p.name}' may have {listed(others(p.type))}", p.span, "contractions are of floats"
        if op.contraction is not None and op.contraction.chain is not None and "f64" in dtypes_of(op, facts, p.type):
            yield f"'{p.name}' may have f64", p.span, "products in a chain are computed in f32"
    for out in op.outputs:
        if out.cast and out.cast_to is None:
            hint = "name its dtypes with 'to', which is a type variable of floats"
            yield f"'{out.name}' may have any dtype; a contraction's result is a float", out.span, hint


def _rank(op: Operator, c: Contraction) -> Iterator[Wrong]:
    lone = {c.added} if c.addend is not None and c.addend.factor is None else set()
    lone |= {c.weights.offset.name} if c.weights is not None else set()
    for p in op.inputs:
        if isinstance(p, InputParam) and (p.optional and (p.name not in lone or p.fallback != 0) or p.part is not None):
            yield f"'{p.name}' has a default or parts", p.span, "tensors of a contraction are whole, and there"
        elif p.rank is not None and BATCH not in op.axes_of(p):
            yield f"'{p.name}' has a rank beside its axes", p.span, "a rank is the highest one of a tensor with '...'"


def _axes(c: Contraction, name: Name) -> Iterator[Wrong]:
    """A factor has the axis that is summed along, one of the result, and perhaps those of a batch."""
    axes = name.axes or ()
    if c.inner not in axes:
        hint = f"sum over an axis that both factors have, such as '{next((axis for axis in reversed(axes) if axis.isidentifier()), 'k')}'"
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


# --- joined axes ----------------------------------------------------------------------------------


def _wrong_cases(op: Operator) -> Iterator[Wrong]:
    """What is wrong with a contraction whose summed axes are joined: in each case, and between two of them."""
    (_, first), *others = op.contractions
    texts = {mode.name for mode in op.modes if mode.c == STRING}
    for when, c in op.contractions:
        yield from _joined(op, c)
        if (c.left.name, c.right.name, c.addend, c.extent) != (first.left.name, first.right.name, first.addend, first.extent):
            yield "this case contracts other tensors", c.left.span, "cases differ in the axes of the factors"
        if any(mode in texts for mode, _ in when):
            yield "a text chooses a case", c.left.span, "flags and modes that are integers do"
    if len(others) > 1 and any(c.seen is not None for _, c in op.contractions):
        yield "an axis is seen through windows, and there are more than two cases", others[1][1].left.span, "one flag chooses"


def _wrong_shares(op: Operator) -> Iterator[Wrong]:
    """What is wrong with outputs that are the gradients of a contraction: with it, then with each of them."""
    if not op.contractions:
        yield "these outputs are no gradients of one contraction", op.formulas[0].cases[0].expr.span, _SHARED
        return
    yield from _wrong_cases(op)
    if len(op.outputs) > OUTPUTS_MOST:
        yield f"{len(op.outputs)} outputs are contractions, and there is room for {OUTPUTS_MOST}", op.outputs[-1].span, None
    for share in (share for _, c in op.contractions for share in c.shares):
        yield from _share(op, share)


def _share(op: Operator, share: Share) -> Iterator[Wrong]:
    """An output sums along all axes that its factors have and it lacks."""
    place = next(case.expr.span for f in op.formulas if f.output == share.output for case in f.cases)
    form = share.form
    has = {n for name in (form.left, form.right) for axis in name.axes or () for n in axis_of(axis).names}
    space = {n for axis in form.space for n in axis_of(axis).names}
    over = set(form.summed)
    if over - has:
        yield f"no factor of '{share.output}' has the axis '{min(over - has)}', which is summed along", place, None
    elif has - space != over or space - has:
        lost = min((has - space) ^ over | space - has)
        yield f"'{share.output}' and what is summed along are not all axes of its factors: '{lost}'", place, "sum along those that the output lacks"
    ahead = [axis for k, axis in enumerate(form.space) if not any(axis_of(a).run for a in form.space[: k + 1])]
    if op.output(share.output).like is None and (len(share.axes) != 1 or share.axes[0] not in ahead):
        yield f"'{share.output}' does not have one axis, in front of a run", place, "an output of other axes is {like: ...} an input"
    for count, most, what in ((form.summed, SUMMED_MOST, "summed along"), (sorted(space), OTHERS_MOST, f"those of '{share.output}'")):
        axes = sum(RUN_MOST if name.endswith(RUN) else 1 for name in count)
        if axes > most:
            yield f"{axes} axes are {what}, and there is room for {most}", place, f"a run counts as {RUN_MOST}"


def _joined(op: Operator, c: Contraction) -> Iterator[Wrong]:
    inputs = {p.name: p for p in op.inputs}
    factors = {n.name: [axis_of(axis) for axis in n.axes or ()] for n in (c.left, c.right)}
    if c.left.name == c.right.name:
        yield f"'{c.left.name}' is multiplied by itself", c.right.span, "the factors are two inputs"
    for name in (c.left, c.right):
        if name.name not in inputs or inputs[name.name].view != "same":
            yield f"'{name.name}' is no input with the view 'same'", name.span, "only inputs are contracted"
        yield from _marks(name.name, factors[name.name], name.span)
        long = next((axis.text for axis in factors[name.name] if len(axis.names) > 2), None)
        if long is not None:
            yield f"'{name.name}' has the axis '{long}'", name.span, "an axis is groups of one other"
        for axis in factors[name.name]:
            if axis.word:
                yield from _seen(op, c, axis, name)
    yield from _marks("the space", [axis_of(axis) for axis in c.space], op.space.span)
    if sum(bool(axis.word) for axes in factors.values() for axis in axes) > 1:
        yield "two axes are seen through windows", c.right.span, "one axis, or one run of axes, is"
    yield from _joined_names(op, c, factors)
    yield from _joined_addend(op, c)
    for scalar in c.scalars:
        if not any(isinstance(p, ScalarParam) and p.name == scalar for p in op.params):
            yield f"'{scalar}' is no scalar", op.formulas[0].cases[0].expr.span, _FORM
    others = [p.name for p in op.inputs if p.name not in (c.left.name, c.right.name, c.added, c.whole)]
    if others:
        yield f"the contraction does not use '{others[0]}'", op.param(others[0]).span, _FORM
    for p in op.inputs:
        run = any(axis_of(axis).run for axis in op.axes_in(c, p))
        if p.part is not None or p.optional and p.name != c.added:
            yield f"'{p.name}' has a default or parts", p.span, "factors are whole, and there"
        elif isinstance(p, InputParam) and p.rank is not None and (not run or p.name == c.added):
            yield f"'{p.name}' has a rank beside its axes", p.span, "a rank says how many axes a run of a factor has"


def _marks(of: str, axes: list[Axis], place: Span) -> Iterator[Wrong]:
    """No axis stands twice, is missing at times or is any number of axes; one of them at most is a run."""
    names = [name for axis in axes for name in axis.names]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        yield f"'{of}' has the axis '{twice}' twice", place, None
    marked = next((axis.text for axis in axes if axis.text == BATCH or axis.text.endswith("?")), None)
    if marked is not None:
        yield f"'{of}' has the axis '{marked}', and summed axes are joined", place, "such axes are for sums along one axis"
    if sum(axis.run for axis in axes) > 1:
        yield f"'{of}' has two runs of axes", place, "how many axes a run has follows from the rank"


# --- products in a chain --------------------------------------------------------------------------


def _wrong_chain(op: Operator) -> Iterator[Wrong]:
    """What is wrong with products in a chain: in each case, and between two of them."""
    (_, first), *others = op.contractions
    yield from _chained(op, first)
    for _, c in others:
        yield from _chained(op, c)
        if _used(c) != _used(first):
            yield "this case multiplies other tensors", c.left.span, "cases differ in the axes of the tensors"
        if (c.drop, [c.letters(of.axes or ()) for _, of in c.rows]) != (first.drop, [first.letters(of.axes or ()) for _, of in first.rows]):
            yield "this case has another mask, or other rows", c.left.span, "these are alike in all cases"
    cases = [when for when, _ in op.space.cases]
    if cases and cases != [when for when, _ in op.contractions]:
        yield "the space has other cases than the formula", op.space.span, "the same ones, in the same order"
    strings = {p.name for p in op.params if isinstance(p, ModeParam) and p.c == STRING and not p.optional}
    if any(mode not in strings for when, _ in op.contractions for mode, _ in when):
        yield "a mode that is no string chooses axes", first.left.span, "a layout is {mode: [BSND, BNSD]}"
    names = {name for _, c in op.contractions for factor in c.factors for axis in factor.axes or () for name in axis_of(axis).names}
    for p in op.params:
        if isinstance(p, IntegerParam) and p.name not in first.band:
            lost = [name for name in (p.counts or "").split("*") if name not in names]
            if lost:
                yield f"'{p.name}' counts no axes", p.span, "write counts: n, or n*g, axes of the tensors"
            if p.zero is not None and p.zero not in {q.name for q in op.counting}:
                yield f"'{p.zero}', which '{p.name}' is where it is 0, counts no axes", p.span, None


def _used(c: Contraction) -> tuple[object, ...]:
    """What a case multiplies, adds and drops, but for the axes."""
    beside = (*(n.name for n in c.gradients.names), c.gradients.of) if c.gradients is not None else ()
    return (*(n.name for n in c.factors), c.added, c.scalars, c.scales_last, c.band, c.several, beside, len(c.summed_rows))


def _chained(op: Operator, c: Contraction) -> Iterator[Wrong]:
    inputs = {p.name: p for p in op.inputs}
    named = [*c.factors, *([c.addend.value] if c.addend is not None and isinstance(c.addend.value, Name) else [])]
    yield from _dropped(op, c)
    yield from _rows(op, c) if c.gradients is None else _gradients(op, c, c.gradients)
    named += c.gradients.names if c.gradients is not None else ()
    digits = {n.name for n in c.gradients.names} if c.gradients is not None else set()
    for name in named:
        if name.name not in inputs or inputs[name.name].view != "same":
            yield f"'{name.name}' is no input with the view 'same'", name.span, "only inputs are multiplied and added"
        axes = [axis_of(axis) for axis in name.axes or ()]
        yield from _marks(name.name, axes, name.span)
        odd = next((axis.text for axis in axes if axis.word or axis.run or not axis.names and name.name not in digits), None)
        if odd is not None:
            yield f"'{name.name}' has the axis '{odd}'", name.span, "axes of products in a chain are names, such as t or n*g"
    twice = next((n for i, n in enumerate(named) if n.name in {m.name for m in named[:i]}), None)
    if twice is not None:
        yield f"'{twice.name}' is used twice", twice.span, "all tensors are different ones"
    yield from _marks("the space", [axis_of(axis) for axis in c.space], op.space.span)
    yield from _chained_names(op, c, named)
    for scalar in c.scalars:
        if not any(isinstance(p, ScalarParam) and p.name == scalar for p in op.params):
            yield f"'{scalar}' is no scalar", c.left.span, _CHAIN
    masks = {c.drop.name} if c.drop is not None else set()
    unused = [p.name for p in op.inputs if p.name not in {name.name for name in named} | masks]
    if unused:
        yield f"the products do not use '{unused[0]}'", op.param(unused[0]).span, _CHAIN
    for p in op.inputs:
        if p.part is not None or p.rank is not None or p.optional and (p.name not in {c.added} | masks or p.fallback != 0):
            yield f"'{p.name}' has a default, a rank or parts", p.span, "tensors of products in a chain are whole, and there"


def _dropped(op: Operator, c: Contraction) -> Iterator[Wrong]:
    """A mask is an input with axes of the scores, those of their rows and the summed one last; a band counts these rows."""
    if c.drop is None:
        if c.band:
            yield "a band has no mask beside it", c.left.span, _DROP
        return
    found = next((p for p in op.inputs if p.name == c.drop.name), None)
    if found is None or found.view != "same" or c.drop.name in {name.name for name in c.factors} | {c.added}:
        yield f"'{c.drop.name}' is no input of its own with the view 'same'", c.drop.span, _DROP
        return
    axes = c.drop.axes or ()
    left, middle = ({n for axis in factor.axes or () for n in axis_of(axis).names} for factor in c.factors[:2])
    own = {n for axis in axes for n in axis_of(without_mark(axis)).names}
    if len(axes) < 2 or axes[-1] != c.summed[0] or axes[-2] not in left - middle or any(not axis.endswith("?") for axis in axes[:-2]):
        yield f"'{c.drop.name}' does not end in an axis of rows and '{c.summed[0]}', behind others with ?", c.drop.span, _DROP
    elif own - (left - {c.link}) - {c.summed[0]} or any(not axis_of(axis).names for axis in axes):
        yield f"'{c.drop.name}' has an axis that scores lack", c.drop.span, _DROP
    numbers = {p.name for p in op.params if isinstance(p, IntegerParam)}
    modes = {p.name for p in op.params if isinstance(p, ModeParam) and p.c == "int64_t"}
    whole = [name.isdecimal() for name in c.band]
    if c.band and (len(c.band) != 3 or not (whole[0] or c.band[0] in modes) or not all(name in numbers for name in c.band[1:])):
        yield "a band is a mode and two integers", c.drop.span, _DROP


def _rows(op: Operator, c: Contraction) -> Iterator[Wrong]:
    """What there is of each row of scores has all axes of the rows and their batches, and perhaps a number."""
    if len(c.rows) + 1 != len(op.outputs):
        yield "an output has no formula of its own", op.space.span, _ROWS
    elif len(op.outputs) > GIVEN_MOST:
        yield f"there are {len(op.outputs)} outputs, and room for {GIVEN_MOST}", op.space.span, None
    rest = {n for axis in c.left.axes or () for n in axis_of(axis).names} - {c.link}
    for name, of in c.rows:
        axes = [axis_of(axis) for axis in of.axes or ()]
        own = [n for axis in axes for n in axis.names]
        if set(own) != rest or len(own) != len(rest) or sum(not axis.names for axis in axes) > 1 or any(axis.word for axis in axes):
            yield f"'{name}' does not have the axes of rows of scores, and perhaps a number", of.span, _ROWS


def _gradients(op: Operator, c: Contraction, g: Gradients) -> Iterator[Wrong]:
    """Each output is the gradient of another tensor of the chain, the first one of its first factor, and they are made from
    tensors with the axes of what the chain makes, or of rows of scores and perhaps a number."""
    of = [tensor for _, tensor in g.of]
    known = [name.name for name in c.tensors]
    if len(of) != len(op.outputs) or set(of) - set(known) or len(set(of)) != len(of) or of[0] != c.left.name:
        hint = f"the first output is that of '{c.left.name}', and each other one of another of {listed(known[1:])}"
        yield "an output is no gradient of a tensor of the chain", c.left.span, hint
    left, right = ({n for axis in name.axes or () for n in axis_of(axis).names} for name in (c.left, c.right))
    rows, column = left - {c.link}, right - left - {*c.summed}
    for name, wanted, digits in ((g.slope, rows | column, 0), (g.made, rows | column, 0), (g.greatest, rows, 1), (g.total, rows, 1)):
        axes = [axis_of(axis) for axis in name.axes or ()]
        own = [n for axis in axes for n in axis.names]
        if set(own) != wanted or len(own) != len(wanted) or sum(not axis.names for axis in axes) > digits:
            what = "of rows of scores, and perhaps a number" if digits else "of what the chain makes"
            yield f"'{name.name}' does not have the axes {what}", name.span, GRADIENT_FORM


def _chained_names(op: Operator, c: Contraction, named: list[Name]) -> Iterator[Wrong]:
    """Left and the tensor behind it have what they are summed along, that and right what the weights are of; the result has
    all else, and one axis that only right has."""
    left, middle, right = ({n for axis in factor.axes or () for n in axis_of(axis).names} for factor in c.factors)
    space = {n for axis in map(axis_of, c.space) for n in axis.names}
    (along,) = c.summed
    for own, name, axis in ((left, c.factors[0], c.link), (middle, c.factors[1], c.link), (middle, c.factors[1], along), (right, c.factors[2], along)):
        if axis not in own:
            yield f"'{name.name}' has no axis '{axis}', which is summed along", name.span, None
    rest = left - {c.link}
    ends = right - {along} - rest
    wanted = rest | ends if c.gradients is None else left
    if len(ends) != 1 or space != wanted or along in left or c.link in right | (space if c.gradients is None else set()):
        what = "the first factor and one of the last" if c.gradients is None else "the first factor, whose gradient it is"
        yield f"the result does not have the axes of {what}", op.space.span, _CHAIN if c.gradients is None else GRADIENT_FORM
    if middle - {c.link, along} - rest or (right - {along} - ends) != (middle - {c.link, along}):
        yield "the last two factors do not share the axes of a batch", c.factors[2].span, "they have those that the first one has, too"
    if len(space) > OTHERS_MOST:
        yield f"{len(space)} axes are those of the space, and there is room for {OTHERS_MOST}", op.space.span, None
    for name in named[3:] if c.gradients is None else c.tensors[3:]:
        own = {n for axis in name.axes or () for n in axis_of(axis).names}
        if own - rest - {along}:
            yield f"'{name.name}' has the axis '{min(own - rest - {along})}', which scores lack", name.span, None


# --- triangular matrices --------------------------------------------------------------------------


def _wrong_solved(op: Operator, place: Span) -> Iterator[Wrong]:
    """What is wrong with a result that a triangular matrix is multiplied by."""
    c = op.contraction
    if c is None or c.solved is None or op.formulas[0].output != op.outputs[0].name:
        yield "a triangular matrix is solved by the formula of the first output, alone, and another may have its triangle", place, _SOLVED
        return
    inputs, axes = {p.name: p for p in op.inputs}, c.left.axes or ()
    for name in (c.left, c.right):
        if name.name not in inputs or inputs[name.name].view != "same":
            yield f"'{name.name}' is no input with the view 'same'", name.span, _SOLVED
    if c.left.name == c.right.name:
        yield f"'{c.left.name}' is multiplied by itself", c.right.span, "these are two inputs"
    if axes[-2:] != (c.inner, c.inner) or c.inner == BATCH or axes[:-2] not in ((), (BATCH,)):
        yield f"'{c.left.name}' is no matrix that has an axis twice", c.left.span, _SOLVED
    right = c.right.axes or ()
    if right[:-1] != axes[:-1] or right[-1] in axes or right != c.space:
        yield f"'{c.right.name}' and the space do not have the axes of '{c.left.name}' and one more", c.right.span, _SOLVED
    yield from _flags(op, c.solved)
    if c.solved.kept is not None and (op.output(c.solved.kept).type not in {p.type for p in op.inputs if p.name == c.left.name} or op.output(c.solved.kept).cast):
        yield f"'{c.solved.kept}' does not have the type of '{c.left.name}'", op.output(c.solved.kept).span, "elements of the triangle stay as they are"
    others = [p.name for p in op.inputs if p.name not in (c.left.name, c.right.name)]
    if others:
        yield f"the formula does not use '{others[0]}'", op.param(others[0]).span, _SOLVED
    for p in op.inputs:
        if p.part is not None or p.optional or p.rank is not None:
            yield f"'{p.name}' has a default, a rank or parts", p.span, "tensors of a triangular matrix are whole, and there"


def _flags(op: Operator, solved: Solved) -> Iterator[Wrong]:
    flags = {mode.name for mode in op.flags}
    for name in solved.flags:
        if name not in flags or solved.flags.count(name) > 1:
            yield f"'{name}' is no flag of its own", op.formulas[0].cases[0].expr.span, "a flag is {mode: [false, true], c: bool}"


def _seen(op: Operator, c: Contraction, axis: Axis, of: Name) -> Iterator[Wrong]:
    """What is seen has a position and a tap, and arguments."""
    if axis.word not in WINDOWS or len(axis.names) != 2 or len(axis.args) != WINDOWS[axis.word]:
        yield f"'{axis.text}' sees no axis of '{of.name}'", of.span, _SEEN
    elif axis.names[0] not in c.space or axis.names[1] not in c.summed or axis.names[1] not in (_other(c, of).axes or ()):
        yield f"'{axis.text}' has no axis of the space and one that the other factor has and that is summed along", of.span, _SEEN
    elif axis.names[0].endswith(RUN) != axis.names[1].endswith(RUN):
        yield f"of '{axis.text}' one name is a run of axes and one is not", of.span, _SEEN
    for arg in axis.args:
        if arg.isidentifier() and not any(isinstance(p, (IntegerParam, IntegersParam)) and p.name == arg for p in op.params):
            yield f"'{arg}' of '{axis.text}' is no integer and no list of them", of.span, _SEEN


def _other(c: Contraction, of: Name) -> Name:
    return c.right if of is c.left else c.left


def _joined_names(op: Operator, c: Contraction, factors: dict[str, list[Axis]]) -> Iterator[Wrong]:
    """Both factors have the axes that are summed along, and the space has all others."""
    place = op.space.span
    for name in (c.left, c.right):
        own = {n for axis in factors[name.name] for n in axis.names}
        lost = [n for n in c.summed if n not in own]
        if lost:
            yield f"'{name.name}' has no axis '{lost[0]}', which is summed along", name.span, None
    plain = {axis.names[0] for axes in factors.values() for axis in axes if len(axis.names) == 1}
    known = {p.name for p in op.params if isinstance(p, IntegerParam)} | plain
    for axes in (*factors.values(), [axis_of(axis) for axis in c.space]):
        for axis in axes:
            if len(axis.names) == 2 and not axis.word and axis.names[0] not in known:
                hint = "so many groups are an integer, or an axis that a factor has alone"
                yield f"how many '{axis.names[0]}' there are is not known", place, hint
    has = {n for axes in factors.values() for axis in axes for n in axis.names} - set(c.summed)
    space = {n for axis in map(axis_of, c.space) for n in axis.names}
    if has - space:
        yield f"the space lacks the axis '{min(has - space)}'", place, None
    if space - has:
        yield f"no factor has the axis '{min(space - has)}'", place, None
    for names, most, what in ((c.summed, SUMMED_MOST, "summed along"), (sorted(space), OTHERS_MOST, "those of the space")):
        count = sum(RUN_MOST if name.endswith(RUN) else 1 for name in names)
        if count > most:
            yield f"{count} axes are {what}, and there is room for {most}", place, f"a run counts as {RUN_MOST}"


def _joined_addend(op: Operator, c: Contraction) -> Iterator[Wrong]:
    """What is added broadcasts to the result, or has one axis of it, which does not stand behind a run."""
    if c.addend is None or not isinstance(c.addend.value, Name):
        return
    name = c.addend.value
    found = next((p for p in op.inputs if p.name == name.name), None)
    wanted = "same" if name.axes is not None else "broadcast"
    if found is None or found.view != wanted:
        yield f"'{name.name}' is no input with the view '{wanted}'", name.span, "with an axis of its own it needs no view"
    ahead = [axis for k, axis in enumerate(c.space) if not any(axis_of(a).run for a in c.space[: k + 1])]
    if name.axes is not None and (len(name.axes) != 1 or name.axes[0] not in ahead):
        hint = f"one of {listed(ahead)}"
        yield f"'{name.name}' does not have one axis of the space in front of a run", name.span, hint
