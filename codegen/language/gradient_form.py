"""The form of gradients of the tensors of a chain: the first output has the chain, how much what follows changes with what it
made, what that was, and the greatest score and the total of the weights of each row; others name it:

    out:   gradient(sum(softmax(...) * v[b, h, t, e], over: t), dy[b, h, s, e], y[b, h, s, e], m[b, h, s, 8], total[b, h, s, 8], of: q)
    more:  gradient(out, of: k)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from codegen.language.chain_form import chain_of
from codegen.language.contraction import Contraction, Gradients
from codegen.language.expression import Call, Expr, Name

GRADIENT = "gradient"  # the word for how much something changes with a tensor of a chain


def gradient_of(expr: Call, space: tuple[str, ...]) -> Contraction | None:
    """Of gradient(chain, slope[...], made[...], greatest[...], total[...], of: q): the chain with these; which output is the
    gradient of what comes later."""
    whole, *beside = expr.args
    names = [arg for arg in beside if isinstance(arg, Name) and arg.axes is not None]
    found = chain_of(whole)
    if found is None or len(beside) != 4 or len(names) != 4:
        return None
    slope, made, greatest, total = names
    return replace(found, space=space, gradients=Gradients(slope, made, greatest, total))


def gradients_of(exprs: Mapping[str, Expr]) -> tuple[tuple[str, str], ...]:
    """Which output is the gradient of what; () if one is something else, or refers to another output than the first."""
    first = next(iter(exprs))
    found = []
    for output, expr in exprs.items():
        if not isinstance(expr, Call) or expr.word != GRADIENT or expr.over is None:
            return ()
        if output != first and (len(expr.args) != 1 or not isinstance(expr.args[0], Name) or expr.args[0].name != first):
            return ()
        found.append((output, expr.over))
    return tuple(found)
