"""Contractions: formulas that sum products of two tensors along an axis that the result lacks.

The axes of the tensors are named in the formula, and those of the result by the index space:

    space: [m, n]
    out:   beta * self + alpha * sum(mat1[m, k] * mat2[k, n], over: k)

The right factor may be whole numbers with an offset and a scale, which have an element for each column and each group of
so many indices of the summed axis, as an integer says (Weights):

    out:   sum(x[m, k] * ((weight[k, n] + offset[k/size, n]) * scale[k/size, n]), over: k)

Several axes that are summed along are joined, and an axis of a tensor may be more than a name then (Axis):

    space: [n, g*o, p...]
    out:   sum(x[n, g*c, windows(p..., q..., stride, padding, dilation)] * w[g*o, c, q...], over: [c, q...])

Products in a chain have the weights of a row of such sums as their left factor:

    space: [b, h, s, e]
    out:   sum(softmax(scale * sum(q[b, h, s, d] * k[b, h, t, d], over: d) + shift[b, h, s, t], over: t) * v[b, h, t, e], over: t)

Several outputs may be contractions of their own, which are the gradients of one: of three tensors, one of which has the axes
of the space, each sums the products of two and has the shape of the third, or sums the elements of one (Share):

    space: [n, o, p...]
    gx:    sum(g[n, o, p...] * w[o, c, q...], over: [o, q...])     # with the shape of x
    gw:    sum(g[n, o, p...] * x[n, c, windows(p..., q..., stride, padding, dilation)], over: [n, p...])     # with that of w
    gb:    sum(g[n, o, p...], over: [n, p...])
Scores may be multiplied when what is added has been, scale * (sum(...) + shift[...]). Behind its axis, softmax may say which
scores it drops: those at which a mask is not 0, and those outside a band of each row. What there is of each row of scores may be
other outputs:

    out:     sum(softmax(..., over: t, drop: mask[b?, h?, s, t], band: [mode, before, after]) * v[b, h, t, e], over: t)
    highest: greatest_score[b, h, s, 8]

Outputs may be the gradients of the tensors of a chain: the first one has the chain, how much what follows changes with what it
made, what that was, and the greatest score and the total of the weights of each row; others name it:

    out:   gradient(sum(softmax(...) * v[b, h, t, e], over: t), dy[b, h, s, e], y[b, h, s, e], m[b, h, s, 8], total[b, h, s, 8], of: q)
    more:  gradient(out, of: k)

A result may be what a triangular matrix has to be multiplied by:

    space: [..., k, n]
    out:   solved(a[..., k, k], b[..., k, n], upper, turned, ones)
    kept:  triangle(a[..., k, k], upper)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from codegen.language.expression import BAND, DROP, Call, Expr, Name, Number, parts_of

BATCH = "..."  # any number of axes in front, broadcast together
RUN = "..."  # behind a name: one to three axes, as many of each such name
RUN_MOST = 3
GROUPED = "/"  # between an axis and the integer that says how many of its indices are a group
WEIGHTS = "softmax"  # the word for what a row of scores weighs
SEVERAL = "several"  # of a band: it counts for several rows
OF_ROWS = {"greatest_score": "GREATEST", "total_weight": "TOTAL", "log_total": "LOG"}  # what there is of each row of scores
GRADIENT = "gradient"  # the word for how much something changes with a tensor of a chain
SOLVED = "solved"  # the word for what a triangular matrix is multiplied by
TRIANGLE = "triangle"  # and for that matrix, without what is on the other side of its diagonal
BACKWARDS = {"windows": "spread", "spread": "windows"}  # what sees a position where the other sees an element
WINDOWS = {"windows": 3, "spread": 4}  # what sees an axis, with the number of its arguments behind two names
PLANNED = 3  # arguments of these that say where elements lie; those behind them count positions


@dataclass(frozen=True)
class Axis:
    """An axis of a tensor whose summed axes are joined.

    A name; "1" or another digit, an axis of that extent; two names, the axis of `groups*c`, which is so many groups of the other; or what a
    word sees of an axis at each position and each tap: windows(p..., q..., stride, padding, dilation).
    """

    text: str
    names: tuple[str, ...]
    word: str = ""  # of WINDOWS
    args: tuple[str, ...] = ()

    @property
    def run(self) -> bool:
        """Whether it is one to three axes."""
        return any(name.endswith(RUN) for name in self.names)


def axis_of(text: str) -> Axis:
    """An axis as the formula or the space has it."""
    word, _, rest = text.partition("(")
    if rest:
        parts = [part.strip() for part in rest[:-1].split(",")]
        return Axis(text, tuple(parts[:2]), word, tuple(parts[2:]))
    return Axis(text, () if text.isdecimal() else tuple(text.split("*")))


@dataclass(frozen=True)
class Term:
    """A value times a scalar; where `skips`, the value is not looked at if the scalar is 0."""

    value: Expr
    factor: str | None = None
    skips: bool = False


@dataclass(frozen=True)
class Weights:
    """What whole numbers are multiplied by, and what is added to them before."""

    scale: Name
    offset: Name

    @property
    def names(self) -> tuple[Name, ...]:
        return (self.scale, self.offset)

    @property
    def groups(self) -> str:
        """The first axis of both: k/size."""
        return (self.scale.axes or ("",))[0]

    @property
    def size(self) -> str:
        """The integer that says how many indices are a group; 0: all of them."""
        return self.groups.partition(GROUPED)[2]


@dataclass(frozen=True)
class Solved:
    """The flags that say which triangle of a matrix counts, whether it is turned over, and whether it has ones on its
    diagonal; and the output that is this triangle, if there is one."""

    upper: str
    turned: str
    ones: str
    kept: str | None = None

    @property
    def flags(self) -> tuple[str, ...]:
        return (self.upper, self.turned, self.ones)


@dataclass(frozen=True)
class Share:
    """An output that is a contraction of its own.

    axes     those of the tensor whose shape it has; of the elements of one tensor, what is not summed along
    form     what it sums, as it is computed: the second factor has no name where elements of one are summed
    inverts  what windows show has an axis of its own in the form, and the tensor with their positions is seen through the
             same windows backwards
    """

    output: str
    axes: tuple[str, ...]
    form: Contraction
    inverts: bool


@dataclass(frozen=True)
class Gradients:
    """What the gradients of a chain are made from: how much what follows changes with what it made, what that was, and the
    greatest score and the total of each row. Each output is the gradient of a tensor."""

    slope: Name
    made: Name
    greatest: Name
    total: Name
    of: tuple[tuple[str, str], ...] = ()

    @property
    def names(self) -> tuple[Name, ...]:
        return (self.slope, self.made, self.greatest, self.total)


@dataclass(frozen=True)
class Contraction:
    """alpha times the sum of left times right along `inner`, plus beta times an addend with the axes of the space.

    Where `chain` is a tensor, left times it, summed along `link`, times alpha and plus beta times the addend, makes scores,
    and the weights of these along `inner` are multiplied by right.

    Where it is `solved`, left is a triangular matrix, and the result is what that is multiplied by for right.

    Where several outputs are `shares`, nothing is the product of left and right, but the tensor `whole` has its shape, and
    all extents follow from both.
    """

    left: Name
    right: Name
    inner: str
    space: tuple[str, ...]
    product: Term
    addend: Term | None
    batch: str | None = None  # the name of the only axis of a batch, which stands as BATCH everywhere here
    weights: Weights | None = None  # of the right factor, which has whole numbers then
    summed: tuple[str, ...] = ()  # the axes that are summed along, where they are joined: the last one changes first
    chain: Name | None = None
    link: str = ""
    scales_last: bool = False  # what is added is multiplied, too
    drop: Name | None = None  # the mask of scores
    band: tuple[str, ...] = ()  # the mode of a band, and how far it goes to both sides: names or numbers
    several: bool = False  # it counts for several rows alone
    rows: tuple[tuple[str, Name], ...] = ()  # other outputs, each with what it has of each row
    gradients: Gradients | None = None  # the outputs are these, and not what the chain makes
    solved: Solved | None = None
    shares: tuple[Share, ...] = ()
    whole: str | None = None

    @property
    def factors(self) -> tuple[Name, ...]:
        """The tensors that are multiplied."""
        return (self.left, self.right) if self.chain is None else (self.left, self.chain, self.right)

    @property
    def tensors(self) -> tuple[Name, ...]:
        """The factors, and what is added with axes of its own."""
        added = self.addend.value if self.addend is not None else None
        return (*self.factors, added) if isinstance(added, Name) and added.axes is not None else self.factors

    @property
    def shaped(self) -> tuple[tuple[str, Name], ...]:
        """The tensors beside these whose shapes follow from them, each with its axes: outputs of rows, or what gradients are
        made from, and the gradients."""
        if self.gradients is None:
            return self.rows
        axes = {name.name: name for name in self.tensors}
        return (*((name.name, name) for name in self.gradients.names), *((out, axes[of]) for out, of in self.gradients.of if of in axes))

    @property
    def summed_rows(self) -> tuple[str, ...]:
        """The names that gradients of the last two factors are summed along, in the order of what has an element for each row."""
        if self.gradients is None:
            return ()
        own = {name for axis in self.left.axes or () for name in axis_of(axis).names}
        middle = {name for axis in (self.chain.axes if self.chain is not None else None) or () for name in axis_of(axis).names}
        return tuple(name for axis in self.gradients.greatest.axes or () for name in axis_of(axis).names if name in own - middle)

    @property
    def dropped_rows(self) -> str:
        """The axis whose indices are the rows of a band."""
        return self.drop.axes[-2] if self.drop is not None and len(self.drop.axes or ()) > 1 and self.drop.axes else ""

    @property
    def seen(self) -> Axis | None:
        """The axis that is seen through windows; None if none is."""
        return next((axis for name in (self.left, self.right) for axis in map(axis_of, name.axes or ()) if axis.word), None)

    @property
    def given(self) -> tuple[str, ...]:
        """The parameters that axes are named by and seen with."""
        if self.chain is not None:
            return ()
        axes = [axis_of(text) for name in (self.left, self.right) for text in name.axes or ()]
        outer = [axis.names[0] for axis in axes if not axis.word and len(axis.names) > 1]
        own = {name for axis in axes if axis.word or len(axis.names) == 1 for name in axis.names}
        seen = [arg for axis in axes for arg in axis.args if arg.isidentifier()]
        sizes = [self.weights.size] if self.weights is not None else []
        return tuple(dict.fromkeys([name for name in outer if name not in own] + seen + sizes))

    @property
    def planned(self) -> tuple[str, ...]:
        """Those of them that say where elements lie."""
        counts = self.seen.args[PLANNED:] if self.seen is not None else ()
        return tuple(name for name in self.given if name not in counts)

    @property
    def extent(self) -> str | None:
        """The parameter that says how many groups an axis has; None if a tensor does."""
        seen = self.seen.args if self.seen is not None else ()
        return next((name for name in self.given if name not in seen), None)

    def fewest(self, axes: tuple[str, ...]) -> int:
        """The rank that a tensor with these axes has at least."""
        if self.summed:
            return len(axes)
        return sum((axis != BATCH or self.batch is not None) and not axis.endswith("?") and GROUPED not in axis for axis in axes)

    def most(self, axes: tuple[str, ...], highest: int) -> int:
        """The rank that it has at most."""
        if self.summed:
            return len(axes) + (RUN_MOST - 1) * any(axis_of(axis).run for axis in axes)
        return highest if BATCH in axes and self.batch is None else len(axes)

    def shown(self, axes: tuple[str, ...]) -> str:
        """Axes as the spec has them."""
        return f"[{', '.join(self.batch or BATCH if axis == BATCH else axis for axis in axes)}]"

    @property
    def of_vectors(self) -> bool:
        """Whether the result may have no axis but those of a batch."""
        return not self.summed and all(axis == BATCH or axis.endswith("?") for axis in self.space)

    @property
    def added(self) -> str | None:
        """The name of the addend."""
        return self.addend.value.name if self.addend is not None and isinstance(self.addend.value, Name) else None

    @property
    def scalars(self) -> tuple[str, ...]:
        """The scalars that are factors."""
        found = (self.product.factor, self.addend.factor if self.addend is not None else None)
        return tuple(name for name in found if name is not None)

    def letters(self, axes: tuple[str, ...]) -> str:
        """Axes as the runtime has them (runtime/contract/contraction.h): m is of left, n of right, k is summed along."""
        if self.summed:
            return "".join(self._letters_of(axis_of(without_mark(axis))) + "?" * axis.endswith("?") for axis in axes)
        own = {without_mark(axis) for axis in self.left.axes or ()}
        found = ""
        for axis in (axis for axis in axes if GROUPED not in axis):
            name = without_mark(axis)
            letter = ("*" if self.batch is None else "b") if axis == BATCH else "k" if name == self.inner else "m" if name in own else "n"
            found += letter + ("?" if axis.endswith("?") else "")
        return found

    def letter(self, name: str) -> str:
        """The letter of a name, where axes are joined: its first one, unless a name before it has that."""
        found: dict[str, str] = {}
        axes = (*(axis for factor in self.factors for axis in factor.axes or ()), *self.space)
        for own in (own for text in axes for own in axis_of(text).names):
            choices = own.lower() + "abcdefghijklmnopqrstuvwxyz"
            found.setdefault(own, next(c for c in choices if c.isalpha() and c not in found.values()))
        return found[name]

    def _letters_of(self, axis: Axis) -> str:
        """An axis of a tensor: "c", "q." of a run, "(gc)" of groups, "[p.q.]" of positions and taps, "1" or another digit."""
        each = [self.letter(name) + ("." if name.endswith(RUN) else "") for name in axis.names]
        if axis.word:
            return f"[{''.join(each)}]"
        return f"({''.join(each)})" if len(each) > 1 else each[0] if each else axis.text


def without_mark(axis: str) -> str:
    """The name of an axis that a tensor may lack."""
    return axis.removesuffix("?")


def indexed(expr: Expr) -> Iterator[Name]:
    """The tensors of an expression whose axes are named."""
    return (part for part in parts_of(expr) if isinstance(part, Name) and part.axes is not None)


def contraction_of(expr: Expr, space: tuple[str, ...]) -> Contraction | None:
    """What an expression contracts; None if it has another form."""
    if isinstance(expr, Call) and expr.word == SOLVED:
        return _solved(expr, space)
    if isinstance(expr, Call) and expr.word == GRADIENT:
        return _gradient(expr, space)
    terms = [_term(part) for part in (expr.args if isinstance(expr, Call) and expr.word == "add" else (expr,))]
    products = [term for term in terms if _product(term.value) is not None]
    others = [term for term in terms if _product(term.value) is None]
    if len(products) != 1 or any(not isinstance(t.value, Name) for t in others):
        return None
    found = _product(products[0].value)
    assert found is not None
    if isinstance(found, Contraction):
        return replace(found, space=space) if not others and products[0].factor is None else None
    left, right, weights, inner = found
    addend = others[0] if others else None
    if not space:
        return Contraction(left, right, inner, space, products[0], addend)
    if inner.startswith("["):
        summed = tuple(re.split(", ", inner[1:-1]))
        return Contraction(left, right, inner, space, products[0], addend, None, None, summed) if weights is None else None
    if any(isinstance(t.value, Name) and t.value.axes is not None for t in others):
        return None
    batch = next((a for a in space[:1] if (left.axes or ())[:1] == (right.axes or ())[:1] == (a,) and a not in (inner, BATCH)), None)
    if batch is None or weights is not None:
        return Contraction(left, right, inner, space, products[0], addend, None, weights)
    left, right = (replace(n, axes=(BATCH, *(n.axes or ())[1:])) for n in (left, right))
    return Contraction(left, right, inner, (BATCH, *space[1:]), products[0], addend, batch)


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


def _solved(expr: Call, space: tuple[str, ...]) -> Contraction | None:
    """Of solved(a[k, k], b[k, n], upper, turned, ones): both tensors, and the flags."""
    named = [arg for arg in expr.args if isinstance(arg, Name) and arg.axes is not None]
    if len(named) != 2 or len(expr.args) != 2 or expr.over is None:
        return None
    left, right = named
    upper, turned, ones = expr.over.split(", ")
    return Contraction(left, right, (left.axes or ("",))[-1], space, Term(expr), None, solved=Solved(upper, turned, ones))


def _gradient(expr: Call, space: tuple[str, ...]) -> Contraction | None:
    """Of gradient(chain, slope[...], made[...], greatest[...], total[...], of: q): the chain with these; which output is the
    gradient of what comes later."""
    whole, *beside = expr.args
    names = [arg for arg in beside if isinstance(arg, Name) and arg.axes is not None]
    found = _product(whole)
    if not isinstance(found, Contraction) or len(beside) != 4 or len(names) != 4:
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


def with_triangle(c: Contraction, output: str, expr: Expr) -> Contraction | None:
    """The same with an output that is the triangle of its matrix; None if the formula of that has another form."""
    if c.solved is None or not isinstance(expr, Call) or expr.word != TRIANGLE or expr.over != c.solved.upper or len(expr.args) != 1:
        return None
    (matrix,) = expr.args
    same = isinstance(matrix, Name) and (matrix.name, matrix.axes) == (c.left.name, c.left.axes)
    return replace(c, solved=replace(c.solved, kept=output)) if same else None


def _term(expr: Expr) -> Term:
    """where(s == 0, 0, s * x), s * x or x."""
    if isinstance(expr, Call) and expr.word == "where":
        zero, nothing, value = expr.args
        term = _term(value)
        if term.factor is not None and _is_zero(nothing) and _tests(zero, term.factor):
            return Term(term.value, term.factor, True)
    if isinstance(expr, Call) and expr.word == "mul" and isinstance(expr.args[0], Name) and expr.args[0].axes is None:
        return Term(expr.args[1], expr.args[0].name)
    return Term(expr)


def _is_zero(expr: Expr) -> bool:
    return isinstance(expr, Number) and expr.value == 0


def _tests(expr: Expr, name: str) -> bool:
    """Whether an expression is `name == 0`."""
    if not isinstance(expr, Call) or expr.word != "eq":
        return False
    first, second = expr.args
    return isinstance(first, Name) and first.name == name and _is_zero(second)


def _product(expr: Expr) -> tuple[Name, Name, Weights | None, str] | Contraction | None:
    """Of sum(a[m, k] * b[k, n], over: k): both tensors, what the second one is weighed by, and k. Of products in a chain: all
    but the space."""
    if not isinstance(expr, Call) or expr.word != "sum" or expr.over is None:
        return None
    product = expr.args[0] if len(expr.args) == 1 else None
    if not isinstance(product, Call) or product.word != "mul":
        return None
    left, right = product.args
    if isinstance(left, Call) and left.word == WEIGHTS and left.over == expr.over and isinstance(right, Name) and right.axes is not None:
        return _dropping(_chained(left.args[0], right, expr.over), left.behind) if len(left.args) == 1 else None
    right, weights = _weighed(right)
    if isinstance(left, Name) and isinstance(right, Name) and left.axes is not None and right.axes is not None:
        return left, right, weights, expr.over
    return None


def _weighed(expr: Expr) -> tuple[Expr, Weights | None]:
    """Of (w + o) * s: w, and what it is weighed by; any other factor as it is."""
    if not isinstance(expr, Call) or expr.word != "mul":
        return expr, None
    whole, scale = expr.args
    if not isinstance(whole, Call) or whole.word != "add" or len(whole.args) != 2:
        return expr, None
    weight, offset = whole.args
    if not isinstance(scale, Name) or scale.axes is None or not isinstance(offset, Name) or offset.axes is None:
        return expr, None
    return weight, Weights(scale, offset)


def _dropping(found: Contraction | None, behind: tuple[Call, ...]) -> Contraction | None:
    """The chain with what drops some of its scores: a mask, and perhaps a band."""
    for part in behind:
        if found is None:
            return None
        if part.word == DROP:
            mask = part.args[0]
            if not isinstance(mask, Name) or mask.axes is None:
                return None
            found = replace(found, drop=mask)
        else:
            texts = tuple(arg.name if isinstance(arg, Name) else show_number(arg) for arg in part.args)
            found = replace(found, band=texts[:3], several=texts[3:] == (SEVERAL,))
    return found


def show_number(expr: Expr) -> str:
    """A number as the spec has it; "" of anything else."""
    return expr.text if isinstance(expr, Number) else ""


def with_rows(c: Contraction, outputs: Mapping[str, Expr]) -> Contraction | None:
    """The same with outputs that have something of each row of scores; None if one has another form."""
    rows = [(name, expr) for name, expr in outputs.items() if isinstance(expr, Name) and expr.name in OF_ROWS and expr.axes is not None]
    return replace(c, rows=tuple(rows)) if c.chain is not None and len(rows) == len(outputs) else None


def _chained(scores: Expr, right: Name, inner: str) -> Contraction | None:
    """The chain of which these are the scores."""
    if isinstance(scores, Call) and scores.word == "mul" and isinstance(scores.args[0], Name) and scores.args[0].axes is None:
        whole = scores.args[1]
        if isinstance(whole, Call) and whole.word == "add":
            last = _chained(whole, right, inner)
            return replace(last, product=replace(last.product, factor=scores.args[0].name), scales_last=True) if last is not None and last.product.factor is None else None
    found = contraction_of(scores, ())
    if found is None or found.summed or found.chain is not None or found.product.skips:
        return None
    axes = found.addend.value.axes if found.addend is not None and isinstance(found.addend.value, Name) else ()
    if axes is None or found.addend is not None and found.addend.factor is not None:
        return None
    return Contraction(found.left, right, inner, (), found.product, found.addend, summed=(inner,), chain=found.right, link=found.inner)
