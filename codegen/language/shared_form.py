"""The form of several outputs that are contractions of their own, which are the gradients of one: of three tensors, one of
which has the axes of the space, each sums the products of two and has the shape of the third, or sums the elements of one:

    space: [n, o, p...]
    gx:    sum(g[n, o, p...] * w[o, c, q...], over: [o, q...])     # with the shape of x
    gw:    sum(g[n, o, p...] * x[n, c, windows(p..., q..., stride, padding, dilation)], over: [n, p...])     # with that of w
    gb:    sum(g[n, o, p...], over: [n, p...])
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from codegen.language.contracted_axes import PLANNED, RUN, Axis, axis_of
from codegen.language.contraction import Contraction, Share, Term
from codegen.language.expression import Call, Expr, Name

BACKWARDS = {"windows": "spread", "spread": "windows"}  # what sees a position where the other sees an element


def shared_out(exprs: Mapping[str, Expr], like: Mapping[str, str | None], space: tuple[str, ...]) -> Contraction | None:
    """What several outputs are the gradients of: their formulas, and the tensors whose shapes they have; None if they have
    another form."""
    sums = {output: _terms(expr) for output, expr in exprs.items()}
    tensors: dict[str, Name] = {}
    for name in (name for found in sums.values() if found is not None for name in found[0]):
        if tensors.setdefault(name.name, name).axes != name.axes:
            return None
    whole = next((name for name in tensors.values() if name.axes == space), None)
    others = [name for name in tensors.values() if name is not whole]
    others.sort(key=lambda name: not any(axis_of(axis).word for axis in name.axes or ()))
    if whole is None or len(others) != 2 or any(found is None for found in sums.values()):
        return None
    left, right = others
    own = [n for axis in map(axis_of, right.axes or ()) for n in axis.names]
    seen = {n for axis in map(axis_of, left.axes or ()) for n in axis.names}
    summed = tuple(n for n in own if n in seen and not any(n in axis_of(axis).names for axis in space))
    base = Contraction(left, right, "", space, Term(whole), None, summed=summed, whole=whole.name)
    shares = []
    for output, found in sums.items():
        assert found is not None
        share = _share(base, output, *found, tensors.get(like.get(output) or ""))
        if share is None:
            return None
        shares.append(share)
    return replace(base, shares=tuple(shares)) if summed else None


def _terms(expr: Expr) -> tuple[tuple[Name, ...], tuple[str, ...]] | None:
    """Of sum(a[m, k] * b[k, n], over: k), or sum(a[m, k], over: k): the tensors, and what is summed along."""
    if not isinstance(expr, Call) or expr.word != "sum" or expr.over is None or len(expr.args) != 1:
        return None
    (arg,) = expr.args
    factors = arg.args if isinstance(arg, Call) and arg.word == "mul" else (arg,)
    names = tuple(name for name in factors if isinstance(name, Name) and name.axes is not None)
    over = expr.over
    summed = tuple(re.split(", ", over[1:-1])) if over.startswith("[") else (over,)
    return (names, summed) if len(names) == len(factors) and len({name.name for name in names}) == len(names) else None


def _share(base: Contraction, output: str, factors: tuple[Name, ...], summed: tuple[str, ...], like: Name | None) -> Share | None:
    """An output that sums products of these, or the elements of one, and has the shape of another, or of what is left of one."""
    if like is not None:
        three = {base.left.name, base.right.name, base.whole}
        if {name.name for name in (*factors, like)} != three or len(factors) != 2:
            return None
        axes = like.axes or ()
    elif len(factors) == 1 and factors[0].name == base.whole:
        axes = tuple(axis for axis in base.space if not set(axis_of(axis).names) <= set(summed))
    else:
        return None
    first = factors[0]
    second = factors[1] if len(factors) == 2 else Name("", (), first.span)
    form = Contraction(first, second, "", axes, Term(first), None, summed=summed)
    seen = next((name for name in (base.left, base.right) if any(axis_of(axis).word for axis in name.axes or ())), None)
    used = seen is not None and (like is seen or seen in factors)
    if seen is None or base.seen is None or not used or (like is not seen and base.seen.word == "windows"):
        return Share(output, axes, form, False)
    return Share(output, axes, _backwards(base.seen, form), True)


def _backwards(seen: Axis, form: Contraction) -> Contraction:
    """A contraction in which what windows show has an axis of its own, in the place of the positions."""
    position, tap = seen.names
    used = {n for name in (form.left, form.right) for axis in map(axis_of, name.axes or ()) for n in axis.names}
    run = RUN if position.endswith(RUN) else ""
    shown = next(name for name in (f"{letter}{run}" for letter in "xyzuvw") if name not in used)
    inverse = f"{BACKWARDS[seen.word]}({', '.join((shown, tap, *seen.args[:PLANNED]))})"

    def turned(axes: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(shown if axis_of(axis).word else inverse if axis == position else axis for axis in axes)

    left, right = (replace(name, axes=turned(name.axes or ())) for name in (form.left, form.right))
    summed = tuple(shown if name == position else name for name in form.summed)
    return replace(form, left=left, right=right, space=turned(form.space), summed=summed)
