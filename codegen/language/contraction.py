"""Contractions: formulas that sum products of two tensors along an axis that the result lacks.

The axes of the tensors are named in the formula, and those of the result by the index space:

    space: [m, n]
    out:   beta * self + alpha * sum(mat1[m, k] * mat2[k, n], over: k)

Each form has a module that reads it: product_form, chain_form, gradient_form, shared_form, triangle_form. contraction_form
finds which one a formula has.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from codegen.language.contracted_axes import BATCH, GROUPED, PLANNED, RUN, RUN_MOST, Axis, axis_of, without_mark
from codegen.language.expression import Expr, Name, parts_of


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
        return (*((name.name, name) for name in self.gradients.names), *((out, axes[of]) for out, of in self.gradients.of))

    @property
    def summed_rows(self) -> tuple[str, ...]:
        """The names that gradients of the last two factors are summed along, in the order of what has an element for each row."""
        if self.gradients is None:
            return ()
        assert self.chain is not None
        own = {name for axis in self.left.axes or () for name in axis_of(axis).names}
        middle = {name for axis in self.chain.axes or () for name in axis_of(axis).names}
        return tuple(name for axis in self.gradients.greatest.axes or () for name in axis_of(axis).names if name in own - middle)

    @property
    def dropped_rows(self) -> str:
        """The axis whose indices are the rows of a band."""
        assert self.drop is not None and self.drop.axes is not None
        return self.drop.axes[-2]

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


def indexed(expr: Expr) -> Iterator[Name]:
    """The tensors of an expression whose axes are named."""
    return (part for part in parts_of(expr) if isinstance(part, Name) and part.axes is not None)
