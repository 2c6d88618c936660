"""What a spec means: the operator as frozen data, from parser to emitter. No later stage looks at YAML again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Union

from codegen.language.expression import Expr, names_in, reductions, snake
from codegen.language.place import NOWHERE, Span


@dataclass(frozen=True)
class TypeRows:
    """A type variable with a list of dtypes for each product: T."""

    name: str
    rows: dict[str, tuple[str, ...]]  # product name -> dtypes, in the order of the spec
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class TypeRule:
    """A type variable computed from others, first to last: T: promote(A, B), T: widen(A, B, C), T: float(A)."""

    name: str
    rule: str  # promote, widen or float
    args: tuple[str, ...]  # at least two; of float one
    span: Span = field(default=NOWHERE, compare=False)


Type = Union[TypeRows, TypeRule]


When = tuple[tuple[str, str], ...]  # modes and the labels they have; () holds always


def case_holds(when: When, modes: Mapping[str, str]) -> bool:
    """Whether a case is the one meant when the modes have these labels, if none before it is."""
    return all(modes[mode] == label for mode, label in when)


@dataclass(frozen=True)
class Cut:
    """Which elements of a tensor a part has: half(dim, 0), alternate(dim, 1).

    word    half: front or back half of an axis; alternate: every second element from `index` on
    axis    the axis parameter that is cut along, or the number of an axis
    index   0 or 1
    """

    word: str
    axis: str
    index: int


@dataclass(frozen=True)
class Part:
    """A part of a tensor, which formulas name. The first case that holds says where it lies."""

    name: str
    cases: tuple[tuple[When, Cut], ...]
    span: Span = field(default=NOWHERE, compare=False)

    def cut(self, modes: Mapping[str, str]) -> Cut:
        """Where the part lies when the modes have these labels."""
        return next(c for when, c in self.cases if case_holds(when, modes))


@dataclass(frozen=True)
class RowRule:
    """What a tensor of counts means for the rows that it does not count.

    zero    they become zero; else outputs are left alone there
    within  more rows than there are are refused; else they count as all
    empty   the products on which the tensor may have no elements; None: all
    """

    zero: bool
    within: bool
    empty: tuple[str, ...] | None


@dataclass(frozen=True)
class Param:
    """One argument of the public function, in the order of its prototype, or a part of a tensor.

    role    in, out, scalar, axis or mode; or rows, for a tensor of counts, of which the sum says how many
            rows are computed, the axes before the axis `of` being their own; or ignored, for a tensor that
            nothing looks at; or count, for the number of elements of the input `of`, which is a name of
            formulas and no argument
    type    name of the type variable of a tensor; for a scalar, the variable whose compute type it is
            converted to; None for an axis or a mode
    cast    of a scalar: its dtype has to convert to `type`. A tensor output that receives the value of `type` converted to the caller's dtype. Its own
            dtypes: those of the type variable `cast_to`, or the dtype of the tensor `cast_to`, or any dtype
            castable from `type` when None
    view    same, broadcast, channel or single; of an output also rows: an element for each row along the axis `without`
    like    the input whose shape an output takes that folds (`view: {like: weight}`); its view is `view`
    allowed dtypes an aclScalar may have; None: every real dtype
    rank    of an input that makes the space: the only rank that it may have
    default what a null pointer means: of a scalar or an input a number, of others "none"
    usual   of a scalar: the value that it has nearly always, for which there are kernels
    written of an ignored tensor: whether it is declared as an output
    truncate of an output: results become integers towards zero, where it or its type is of integers
    real    of an output: what is complex becomes its real part, where a real dtype is wanted
    of      of an axis: the input whose axes it counts; of a count: the input whose elements; of rows: the axis
    rule    of rows: what is meant by counts
    c       C type of a plain scalar, an axis or a mode ("double", "int64_t", "bool", "char *"); None: aclScalar
    values  of a mode: label -> C literal, in order; an empty literal stands for every other value
    const   how the vendor declares a pointer where that is unusual: an output with const, all else without
    parts   of a tensor that is split: what formulas name in its place
    part    of a parameter that is such a part: where it lies in the tensor `whole`
    """

    name: str
    role: str
    type: str | None
    cast: bool = False
    cast_to: str | None = None
    view: str = "same"
    like: str | None = None
    without: str | None = None
    rank: int | None = None
    allowed: tuple[str, ...] | None = None
    default: str | None = None
    written: bool = False
    c: str | None = None
    values: tuple[tuple[str, str], ...] = ()
    doc: str = ""
    const: bool | None = None
    parts: tuple[Part, ...] = ()
    part: Part | None = None
    whole: str | None = None
    span: Span = field(default=NOWHERE, compare=False)
    of: str | None = None
    rule: RowRule | None = None
    usual: str | None = None
    truncate: bool = False
    real: bool = False

    @property
    def operands(self) -> tuple["Param", ...]:
        """What formulas name: the parts of a tensor that is split, else the parameter itself."""
        if not self.parts:
            return (self,)
        return tuple(
            replace(self, name=p.name, parts=(), part=p, whole=self.name, span=p.span)
            for p in self.parts
        )

    @property
    def optional(self) -> bool:
        """Whether the caller may pass a null pointer."""
        return self.default is not None

    @property
    def listed(self) -> tuple[tuple[str, str], ...]:
        """The values of a mode that are listed one by one."""
        return tuple((label, value) for label, value in self.values if value)

    @property
    def open(self) -> bool:
        """A mode in which every value means something: the last label stands for those not listed."""
        return len(self.listed) < len(self.values)


@dataclass(frozen=True)
class Space:
    """The index space: the shape of one tensor or part, or the broadcast of two tensors."""

    of: tuple[str, ...]  # ("self",) or ("gradOutput", "self")
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Let:
    """A named part of a formula."""

    name: str
    expr: Expr


@dataclass(frozen=True)
class Case:
    """An expression that holds when every (mode, label) of `when` does; () holds always."""

    when: When
    expr: Expr
    text: str  # as written, one line


@dataclass(frozen=True)
class Formula:
    """The value of one output. The first case that holds is the one meant."""

    output: str
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class Require:
    """A precondition on scalars and flags."""

    expr: Expr
    text: str


@dataclass(frozen=True)
class Variant:
    """An in-place entry point: `param` stands for all of `stands_for` (input and output)."""

    name: str  # InplaceLeakyRelu
    param: str  # selfRef
    stands_for: tuple[str, ...]
    types: dict[str, TypeRows]  # type variables with rows of their own
    const: bool  # as Param.const
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Example:
    """One worked example: nested lists (or numbers) for tensors, numbers for scalars, labels for modes."""

    values: dict[str, object]
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Operator:
    """One spec."""

    name: str  # LeakyRelu
    doc: str  # the sentence(s) of the comment at the head of the spec, without '#'
    file: str  # spec/activation/leaky_relu.yaml
    family: str  # activation
    header: str  # aclnn_leaky_relu.h
    params: tuple[Param, ...]
    types: tuple[Type, ...]
    space: Space
    lets: tuple[Let, ...]
    formulas: tuple[Formula, ...]
    requires: tuple[Require, ...]
    variants: tuple[Variant, ...]
    accuracy: dict[str, str]  # output -> exact, rounded, sum or a bound such as "1 ulp"
    examples: tuple[Example, ...]
    notes: tuple[str, ...]
    forward: str | None = None  # name of the forward operator, for the derivative check
    late: int | None = None  # the status of what is refused after the dtypes; None: as all else

    @cached_property
    def snake(self) -> str:
        """leaky_relu; a digit stays with the word before it: gelu_backward_v2."""
        return snake(self.name)

    def param(self, name: str) -> Param:
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> dict[str, Param]:
        return {p.name: p for p in (*self.counts, *self.operands, *self.params)}

    def goal(self, out: Param) -> Param | None:
        """The tensor whose dtype an output that is a cast has."""
        return next((p for p in self.tensors if p.role == "in" and p.name == out.cast_to), None)

    @cached_property
    def counts(self) -> tuple[Param, ...]:
        """The numbers of elements that formulas name: count(target)."""
        exprs = [let.expr for let in self.lets]
        exprs += [case.expr for formula in self.formulas for case in formula.cases]
        used = {name for expr in exprs for name in names_in(expr)}
        inputs = {f"count({p.name})": p for p in self.tensors if p.role == "in"}
        return tuple(
            Param(name, "count", p.type, of=p.name) for name, p in inputs.items() if name in used
        )

    @cached_property
    def operands(self) -> tuple[Param, ...]:
        """The parameters as formulas see them: the parts of a tensor stand in its place."""
        return tuple(operand for p in self.params for operand in p.operands)

    @cached_property
    def inputs(self) -> tuple[Param, ...]:
        """The tensors, or parts of tensors, that formulas read."""
        return tuple(p for p in self.operands if p.role == "in")

    @cached_property
    def singles(self) -> tuple[Param, ...]:
        """The inputs of one element, which is the same at every point, as a scalar is."""
        return tuple(p for p in self.inputs if p.view == "single")

    @cached_property
    def outputs(self) -> tuple[Param, ...]:
        """The tensors, or parts of tensors, that have formulas."""
        return tuple(p for p in self.operands if p.role == "out")

    @cached_property
    def tensors(self) -> tuple[Param, ...]:
        """The tensors of the prototype."""
        return tuple(p for p in self.params if p.role in ("in", "out"))

    @cached_property
    def space_part(self) -> Param | None:
        """The part whose shape is the index space, where a part makes it."""
        names = [p for p in self.inputs if p.name in self.space.of]
        return next((p for p in names if p.part is not None), None)

    @cached_property
    def space_tensors(self) -> tuple[str, ...]:
        """The tensors of the prototype that the space is made of."""
        of = self.space.of
        return (self.space_part.whole,) if self.space_part and self.space_part.whole else of

    @cached_property
    def made_space(self) -> bool:
        """Whether the space is the shape of no tensor: it is made from one or two."""
        return len(self.space.of) == 2 or self.space_part is not None

    @cached_property
    def scalars(self) -> tuple[Param, ...]:
        return tuple(p for p in self.params if p.role == "scalar")

    @cached_property
    def axes(self) -> tuple[Param, ...]:
        return tuple(p for p in self.params if p.role == "axis")

    @cached_property
    def counted(self) -> Param | None:
        """The tensor that counts the rows to be computed."""
        return next((p for p in self.params if p.role == "rows"), None)

    @cached_property
    def modes(self) -> tuple[Param, ...]:
        return tuple(p for p in self.params if p.role == "mode")

    @cached_property
    def kernel_modes(self) -> tuple[Param, ...]:
        """The modes that formulas depend on; the others choose between views of the same kernels."""
        of_views = {m for p in self.operands if p.part for when, _ in p.part.cases for m, _ in when}
        of_formulas = {m for f in self.formulas for case in f.cases for m, _ in case.when}
        return tuple(p for p in self.modes if p.name in of_formulas or p.name not in of_views)

    @cached_property
    def truncates(self) -> bool:
        """Whether integers are computed in f32 and truncated."""
        return any(p.truncate for p in self.outputs)

    @cached_property
    def by_rows(self) -> bool:
        """Whether a formula reduces along an axis."""
        return self.row_axis is not None

    @cached_property
    def row_axis(self) -> str | None:
        """The axis that formulas reduce along: a parameter, or LAST; None if they do not."""
        exprs = [let.expr for let in self.lets]
        exprs += [case.expr for formula in self.formulas for case in formula.cases]
        return next((call.over for expr in exprs for call in reductions(expr)), None)

    @cached_property
    def flags(self) -> tuple[Param, ...]:
        """Modes that are true or false, which preconditions may name."""
        return tuple(mode for mode in self.modes if mode.c == "bool")

    def type_named(self, name: str) -> Type:
        return next(t for t in self.types if t.name == name)
