"""The operator as frozen data, made by the parser and read by all later stages; none of these reads YAML."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Union, cast

from codegen.language.chain_form import with_rows
from codegen.language.contraction import Contraction, Share
from codegen.language.contraction_form import contraction_of
from codegen.language.expression import ALL, SHARED, Call, Expr, Name, names_in, reductions, snake, sums_points
from codegen.language.found_words import FoundWord, finds, found_word
from codegen.language.gradient_form import GRADIENT, gradients_of
from codegen.language.index_maps import HIGHEST_RANK, INDEX_MAPS, IndexMap
from codegen.language.line_words import LineWord, along_lines, line_word
from codegen.language.params import (
    ALIKE, BITS, CLASS, MAP_ARGUMENTS, OF_CLASS, REDUCED, AxesParam, AxisParam, CountParam, DtypeParam, ExtentParam, ExtentsParam, FlagsParam, GroupsParam, IndexParam, InputParam, IntegerParam, IntegersParam, MapUse, ModeParam, OutputParam, Param, RowCase, RowsParam, ScalarParam, TensorParam, When,
    case_holds,
)  # fmt: skip
from codegen.language.place import NOWHERE, Span
from codegen.language.put_points import PutPoints, put_points
from codegen.language.shared_form import shared_out
from codegen.language.triangle_form import with_triangle

_COUNTED = re.compile(r"index\((\w+)\)")
_DRAWN = re.compile(r"random\((\w+), (\w+)\)")


@dataclass(frozen=True)
class TypeRows:
    """A type variable with a list of dtypes for each product: T."""

    name: str
    rows: dict[str, tuple[str, ...]]  # product name -> dtypes, in the order of the spec
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class TypeRule:
    """A type variable computed from others, first to last: T: promote(A, B), T: widen(A, B, C), T: float(A),
    T: part(A), T: complex(A), T: single(A, B), T: with_scalar(A, other), T: float(A, mode is none)."""

    name: str
    rule: str  # promote, widen, float, bool, part, complex, single or with_scalar
    args: tuple[str, ...]  # types, at least two; of single one or two, of those from float to complex and of with_scalar one
    scalars: tuple[str, ...] = ()  # parameters whose dtypes take part, after those of the types
    beside: str = ""  # of float: the output whose dtype decides whether f32 or f64 is made of integers
    when: When = ()  # the case of the modes in which the rule counts; in others the variable is its only argument
    span: Span = field(default=NOWHERE, compare=False)


Type = Union[TypeRows, TypeRule]


@dataclass(frozen=True)
class Space:
    """The index space: the shape of one tensor or part, the broadcast of two tensors, or axes that formulas name; or, `outer`,
    a matrix with a row for each element of one vector and a column for each of another."""

    of: tuple[str, ...]  # ("self",) or ("gradOutput", "self"); () where there are axes
    axes: tuple[str, ...] | None = None  # ("m", "n"); where cases have others, those of the first case
    span: Span = field(default=NOWHERE, compare=False)
    cases: tuple[tuple[When, tuple[str, ...]], ...] = ()  # the axes in each case of the formula; (): always the same
    outer: bool = False
    by_output: tuple[tuple[str, str], ...] = ()  # (output, the tensor or part that makes its space); (): all lie in one; `of` is the first
    beside: bool = False  # other outputs lie in another space, seen from which the operator is


@dataclass(frozen=True)
class Let:
    """A named part of a formula."""

    name: str
    expr: Expr


@dataclass(frozen=True)
class Case:
    """An expression that applies when every (mode, label) of `when` holds; () always holds."""

    when: When
    expr: Expr
    text: str  # as written, one line
    verdict: str | None = None  # of VERDICTS: how the condition `expr` judges all points


@dataclass(frozen=True)
class Formula:
    """The value of one output. The first case that holds is used."""

    output: str
    cases: tuple[Case, ...]
    by: str | None = None  # of an output that a mode makes a mean of all rows: the part whose sum divides it


@dataclass(frozen=True)
class Require:
    """A precondition on scalars and flags."""

    expr: Expr
    text: str


@dataclass(frozen=True)
class Variant:
    """An in-place entry point: each parameter of `pairs` is both tensors that it stands for, an input and an output."""

    name: str  # InplaceLeakyRelu
    pairs: tuple[tuple[str, tuple[str, ...]], ...]  # ("selfRef", ("self", "out"))
    types: dict[str, TypeRows]  # type variables with rows of their own
    const: bool  # as Param.const
    alone: bool = False  # there is no other entry point
    header: str | None = None  # where it is declared, if not beside the other entry point
    span: Span = field(default=NOWHERE, compare=False)

    @property
    def stands_for(self) -> tuple[str, ...]:
        """All tensors that are one with another."""
        return tuple(name for _, names in self.pairs for name in names)

    def told(self, quoted: Callable[[str], str] = str) -> str:
        """Which parameter stands for which tensors, in words."""
        texts = (f"{quoted(param)} stands for both {' and '.join(map(quoted, names))}" for param, names in self.pairs)
        return ", ".join(texts)


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
    either: tuple[str, ...] = ()  # optional parameters of which one at least is not null
    forward: str | None = None  # name of the forward operator, for the derivative check
    of_bits: bool = False  # formulas have words that are defined for integers and truth values only
    late: int | None = None  # the status of checks after the dtypes; None: 161002, as for the others
    in_f64: bool = False  # whether results of smaller dtypes are computed in f64
    in_pairs: bool = False  # and there in pairs of it, as those of f64 are

    def __getstate__(self) -> dict[str, object]:
        """The fields alone are sent to other processes; values computed from them may hold functions, which cannot be."""
        return {f.name: getattr(self, f.name) for f in fields(self)}

    @cached_property
    def memo(self) -> dict[object, Any]:
        """What later stages work out about the operator and need again. It is no part of its value."""
        return {}

    @cached_property
    def snake(self) -> str:
        """The name in snake_case; a digit belongs to the word before it: gelu_backward_v2."""
        return snake(self.name)

    def param(self, name: str) -> Param:
        return self._by_name[name]

    def output(self, name: str) -> OutputParam:
        """The output, or part of an output, of this name."""
        return next(p for p in self.outputs if p.name == name)

    @cached_property
    def _by_name(self) -> dict[str, Param]:
        return {p.name: p for p in (*self.counts, *self.operands, *self.params)}

    def _names_in_formulas(self) -> set[str]:
        exprs = [let.expr for let in self.lets]
        exprs += [case.expr for formula in self.formulas for case in formula.cases]
        return {name for expr in exprs for name in names_in(expr)} | {f.by for f in self.formulas if f.by is not None}

    def goal(self, out: OutputParam) -> InputParam | DtypeParam | None:
        """What a `cast` output takes its dtype from: an input that has it, or a parameter that names it; None if a
        type variable or nothing decides it."""
        found: tuple[InputParam | DtypeParam, ...] = (*self.sources, *self.named_dtypes)
        return next((p for p in found if p.name == out.cast_to), None)

    def goal_type(self, out: OutputParam) -> str | None:
        """The type variable that decides the dtype of a `cast` output: that of its goal, or a rule; None if the caller chooses."""
        goal = self.goal(out)
        if goal is not None:
            return goal.type
        return out.cast_to if any(t.name == out.cast_to and isinstance(t, TypeRule) for t in self.types) else None

    @cached_property
    def counts(self) -> tuple[CountParam, ...]:
        """The element counts that formulas use, such as count(target)."""
        used = self._names_in_formulas()
        inputs: dict[str, tuple[InputParam, str | None]] = {f"count({p.name})": (p, None) for p in self.sources}
        inputs |= {f"count({p.name}, over: {self.row_axis})": (p, self.row_axis) for p in self.sources}
        totals = {f"total({p.name})": p for p in self.sources}
        counted = tuple(CountParam(name=name, type=p.type, of=p.name, over=over) for name, (p, over) in inputs.items() if name in used)
        return (*counted, *(CountParam(name=name, type=p.type, of=p.name, total=True) for name, p in totals.items() if name in used))

    @cached_property
    def operands(self) -> tuple[Param, ...]:
        """The parameters as formulas see them: a split tensor is replaced by its parts. Then the indices of points."""
        return (*(operand for p in self.params for operand in p.operands), *self.point_indices)

    @cached_property
    def point_indices(self) -> tuple[IndexParam, ...]:
        """The indices of points that formulas use, such as index(0), and random numbers that follow from them."""
        kind = next((p.type for p in self.targets), "")
        used = self._names_in_formulas()
        along = {f"index({axis})": axis for axis in (ALL, *range(HIGHEST_RANK))}
        counted = tuple(
            IndexParam(name=name, type=kind, along=None if axis == ALL else int(axis)) for name, axis in along.items() if name in used
        )
        said = ((name, found[1]) for name in sorted(used - {*along}) if (found := _COUNTED.fullmatch(name)) is not None)
        counted += tuple(IndexParam(name=name, type=kind, along=axis) for name, axis in said)
        drawn = ((name, found) for name in sorted(used) if (found := _DRAWN.fullmatch(name)) is not None)
        return (*counted, *(IndexParam(name=name, type=kind, drawn=found.groups()) for name, found in drawn))

    @cached_property
    def draws(self) -> tuple[IndexParam, ...]:
        """The random numbers among them."""
        return tuple(p for p in self.point_indices if p.drawn)

    @cached_property
    def chooses(self) -> bool:
        """Whether each result is one of the inputs or scalars, by conditions: values of every dtype can be chosen."""
        return not self.by_rows and all(_chosen(case.expr) for formula in self.formulas for case in formula.cases)

    @property
    def creates(self) -> bool:
        """Whether no tensor is read: the outputs decide the space and the dtypes."""
        return not self.sources

    @cached_property
    def tensor_operands(self) -> tuple[TensorParam, ...]:
        """The tensors, or parts of tensors, among the operands."""
        return tuple(p for p in self.operands if isinstance(p, TensorParam))

    @cached_property
    def inputs(self) -> tuple[InputParam, ...]:
        """The tensors, or parts of tensors, that formulas read."""
        return tuple(p for p in self.operands if isinstance(p, InputParam) and p not in (*self.indices, *self.bases))

    @cached_property
    def indices(self) -> tuple[InputParam, ...]:
        """The inputs that say where the elements of a part lie; formulas do not read them."""
        uses = [use for p in self.tensors for part in p.parts for _, use in part.cases]
        uses += [p.put for p in self.targets if p.put is not None]
        named = {arg for use in uses for takes, arg in zip(INDEX_MAPS[use.word].takes, use.args) if takes == "positions"}
        return tuple(p for p in self.sources if p.name in named)

    @cached_property
    def counters(self) -> tuple[InputParam, ...]:
        """Those among them that say how often indices are repeated."""
        uses = [use for p in self.tensors for part in p.parts for _, use in part.cases if INDEX_MAPS[use.word].counts]
        return tuple(p for p in self.indices if any(p.name in use.args for use in uses))

    @cached_property
    def bases(self) -> tuple[InputParam, ...]:
        """The inputs that outputs begin as; formulas do not read them."""
        return tuple(p for p in self.sources if any(out.over == p.name for out in self.targets))

    @cached_property
    def scattered(self) -> OutputParam | None:
        """The output on whose elements points fall where an input says."""
        return next((p for p in self.targets if p.put is not None), None)

    def put_points(self, case: Case) -> PutPoints | None:
        """What falls on the elements of such an output; None if the formula has another form."""
        return put_points(case.expr, [p.name for p in self.inputs], [p.name for p in self.scalars])

    def falling(self, case: Case) -> PutPoints:
        """The same of an operator that was checked."""
        found = self.put_points(case)
        assert found is not None
        return found

    @cached_property
    def paned(self) -> MapUse | None:
        """The map that shows several elements at each point, of which a formula makes one: that of the part that makes the
        space, or by which points fall on an output."""
        part = self.space_part.part if self.space_part is not None else None
        uses = [use for _, use in part.cases] if part is not None else []
        uses += [p.put for p in self.targets if p.put is not None]
        return next((use for use in uses if INDEX_MAPS[use.word].panes is not None), None)

    @cached_property
    def lined(self) -> bool:
        """Whether a formula finds something along lines: running sums, or elements in their order."""
        exprs = [case.expr for formula in self.formulas for case in formula.cases]
        exprs += [*(let.expr for let in self.lets), *(require.expr for require in self.requires)]
        return any(map(along_lines, exprs))

    def line_word(self, case: Case) -> LineWord:
        """What the formula of an operator that was checked finds along lines."""
        found = line_word(case.expr)
        assert found is not None
        return found

    @cached_property
    def finds(self) -> bool:
        """Whether a formula finds something among all elements."""
        exprs = [case.expr for formula in self.formulas for case in formula.cases]
        exprs += [*(let.expr for let in self.lets), *(require.expr for require in self.requires)]
        return any(map(finds, exprs))

    def found_word(self, output: str | None = None) -> FoundWord:
        """What the formula of an output finds, or of the first one, of an operator that was checked; in the first case of the
        modes, from which the others differ in the word alone."""
        formula = next(f for f in self.formulas if output in (None, f.output))
        return self.found_in(formula.cases[0])

    def found_in(self, case: Case) -> FoundWord:
        found = found_word(case.expr)
        assert found is not None
        return found

    @cached_property
    def found_axis(self) -> AxisParam | None:
        """The axis that runs are along; None if there are none, or if they are of all elements in their order."""
        words = (found_word(case.expr) for formula in self.formulas for case in formula.cases)
        names = {word.axis for word in words if word is not None}
        return next((p for p in self.axes if p.name in names), None)

    def run_axis(self, given: Mapping[str, object], rank: int) -> int | None:
        """The same counted from the front, of what a call is given; None where runs are of all elements in their order."""
        axis = self.found_axis
        number = int(str(given[axis.name])) if axis is not None else None
        return None if axis is None or number is None or number == axis.flat else number % max(rank, 1)

    @cached_property
    def line_axis(self) -> AxisParam | None:
        """The axis of the lines; None if there is one line of all elements."""
        words = (line_word(case.expr) for formula in self.formulas for case in formula.cases)
        names = {word.axis for word in words if word is not None}
        return next((p for p in self.axes if p.name in names), None)

    @cached_property
    def singles(self) -> tuple[InputParam, ...]:
        """The inputs of a single element, which is the same at every point, like a scalar."""
        return tuple(p for p in self.inputs if p.view == "single")

    @cached_property
    def packed(self) -> tuple[TensorParam, ...]:
        """The tensors whose bytes hold a bit for each point."""
        return tuple(p for p in self.tensors if p.view == BITS)

    @cached_property
    def classes(self) -> InputParam | None:
        """The input that names a class of each row, if there is one."""
        return next((p for p in self.sources if p.classed is not None and p.classed.word == CLASS), None)

    @cached_property
    def of_classes(self) -> tuple[InputParam, ...]:
        """The inputs of which the class of a row has an element."""
        return tuple(p for p in self.sources if p.classed is not None and p.classed.word == OF_CLASS)

    @property
    def of_rows_alone(self) -> bool:
        """Whether points are rows that have a class each: the input that names the classes makes the space."""
        return self.classes is not None and self.space.of == (self.classes.name,)

    @cached_property
    def class_source(self) -> str:
        """The tensor along whose axis the classes lie: what makes the space, or, where points are rows, an input."""
        if not self.of_rows_alone:
            return next(iter(self.space.of), "")
        return next((p.name for p in self.of_classes if p.classed is not None and not p.classed.alone), "")

    @property
    def numbered(self) -> bool:
        """Whether the numbers of points matter beside tensors that are read: formulas use places, or tensors have bits."""
        return not self.creates and bool(self.point_indices or self.packed)

    @cached_property
    def judged(self) -> bool:
        """Whether an output is a verdict on all points."""
        return any(case.verdict is not None for formula in self.formulas for case in formula.cases)

    @cached_property
    def alike(self) -> tuple[InputParam, ...]:
        """The inputs whose shape may be another than that of the space, which a verdict says."""
        return tuple(p for p in self.inputs if p.view == ALIKE)

    @cached_property
    def outputs(self) -> tuple[OutputParam, ...]:
        """The tensors, or parts of tensors, that have formulas."""
        return tuple(p for p in self.operands if isinstance(p, OutputParam))

    @cached_property
    def tensors(self) -> tuple[TensorParam, ...]:
        """The tensors of the prototype."""
        return tuple(p for p in self.params if isinstance(p, TensorParam))

    @cached_property
    def sources(self) -> tuple[InputParam, ...]:
        """The tensors of the prototype that are read."""
        return tuple(p for p in self.params if isinstance(p, InputParam))

    @cached_property
    def targets(self) -> tuple[OutputParam, ...]:
        """The tensors of the prototype that are written."""
        return tuple(p for p in self.params if isinstance(p, OutputParam))

    @cached_property
    def space_part(self) -> InputParam | None:
        """The part whose shape is the index space; None if the space comes from whole tensors."""
        names = [p for p in self.inputs if p.name in self.space.of]
        return next((p for p in names if p.part is not None), None)

    @cached_property
    def by_space(self) -> tuple[Operator, ...]:
        """The operator as it is seen from each of its index spaces: with the outputs that lie there, and what their formulas
        read; of one space the operator itself."""
        return tuple(map(self._seen_from, dict.fromkeys(of for _, of in self.space.by_output))) or (self,)

    def _seen_from(self, of: str) -> Operator:
        """The operator with the outputs of one space alone."""
        makers, inside = {name for _, name in self.space.by_output}, {output for output, name in self.space.by_output if name == of}
        stage = self._stage([f for f in self.formulas if f.output in inside])

        def names(p: TensorParam) -> set[str]:
            return {p.name, *(part.name for part in p.parts)}

        others = {p.name for p in self.sources if names(p) & makers and of not in names(p)}
        others |= {p.name for p in self.targets if not names(p) & inside}
        variants = (replace(v, pairs=tuple(pair for pair in v.pairs if not {*pair[1]} & others)) for v in self.variants)
        return replace(
            stage, params=tuple(p for p in self.params if p.name not in others), space=replace(self.space, of=(of,), by_output=(), beside=True),
            variants=tuple(v for v in variants if v.pairs), accuracy={name: bound for name, bound in self.accuracy.items() if name in inside},
        )  # fmt: skip

    @cached_property
    def planned_operands(self) -> tuple[tuple[Operator, TensorParam], ...]:
        """The tensors and parts that a plan has, with the operator as it is seen from their space; parts of what several spaces
        see are planned for each, and other tensors for the first."""
        found: list[tuple[Operator, TensorParam]] = []
        for param in self.tensors:
            seen = [op for op in self.by_space if any(p.name == param.name for p in op.tensors)]
            found += [(op, cast(TensorParam, operand)) for op in (seen if param.parts else seen[:1]) for operand in param.operands]
        return tuple(found)

    def beside(self, param: TensorParam) -> Operator:
        """The operator as it is seen from the first space in which a tensor is."""
        return next(op for op in self.by_space if any(p.name == param.name for p in (*op.tensors, *op.tensor_operands)))

    @cached_property
    def apart(self) -> bool:
        """Whether outputs lie in spaces of their own."""
        return bool(self.space.by_output)

    @cached_property
    def space_tensors(self) -> tuple[str, ...]:
        """The tensors of the prototype that the space is computed from."""
        if self.contraction is not None:
            return tuple(factor.name for factor in self.contraction.factors)
        of = self.space.of
        return (self.space_part.whole,) if self.space_part and self.space_part.whole else of

    @cached_property
    def made_space(self) -> bool:
        """Whether the space is the shape of no tensor: it is made from one or several. Those of several outputs are parts
        of the plan."""
        if self.apart:
            return False
        if self.space.axes is not None or self.listed is not None and self.listed.name in self.space.of:
            return True
        return len(self.space.of) > 1 or not all(m.keeps for m in self.space_maps)

    @cached_property
    def space_maps(self) -> tuple[IndexMap, ...]:
        """The maps of the part that makes the space."""
        part = self.space_part.part if self.space_part is not None else None
        return tuple(INDEX_MAPS[use.word] for _, use in part.cases) if part is not None else ()

    @cached_property
    def listed(self) -> TensorParam | None:
        """The list of tensors that formulas see as one, if there is one."""
        return next((p for p in self.tensors if p.laid is not None and not p.laid.indexes), None)

    @cached_property
    def index_list(self) -> InputParam | None:
        """The list of tensors that say where the elements of a part lie, if there is one."""
        return next((p for p in self.indices if p.laid is not None), None)

    @cached_property
    def finer(self) -> bool:
        """Whether the part that makes the space is viewed with more axes than it has."""
        return any(m.finer for m in self.space_maps)

    @cached_property
    def in_pieces(self) -> bool:
        """Whether the part that makes the space is several boxes of its whole."""
        return any(m.pieces for m in self.space_maps)

    @cached_property
    def indexed(self) -> bool:
        """Whether an input says where the elements of the part that makes the space lie."""
        return any(m.indexed for m in self.space_maps)

    @cached_property
    def scalars(self) -> tuple[ScalarParam, ...]:
        return tuple(p for p in self.params if isinstance(p, ScalarParam))

    def scalar(self, name: str) -> ScalarParam:
        return next(p for p in self.scalars if p.name == name)

    @cached_property
    def deciding(self) -> frozenset[str]:
        """The scalars whose dtypes take part in the choice of the one that a call computes in."""
        return frozenset(name for t in self.types if isinstance(t, TypeRule) for name in t.scalars)

    def scalars_of(self, rule: TypeRule) -> tuple[ScalarParam, ...]:
        """The scalars that a rule takes, in its order."""
        return tuple(p for name in rule.scalars for p in self.scalars if p.name == name)

    @cached_property
    def deciders(self) -> tuple[TensorParam | DtypeParam, ...]:
        """The parameters whose dtypes decide those of type variables."""
        return (*(self.targets if self.creates else self.inputs), *self.named_dtypes)

    @cached_property
    def named_dtypes(self) -> tuple[DtypeParam, ...]:
        """The parameters that name dtypes."""
        return tuple(p for p in self.params if isinstance(p, DtypeParam))

    @cached_property
    def axes(self) -> tuple[AxisParam, ...]:
        return tuple(p for p in self.params if isinstance(p, AxisParam))

    @cached_property
    def map_arguments(self) -> tuple[Param, ...]:
        """The axes, lists and integers that views are given."""
        kinds = tuple(kind for takes, kind in MAP_ARGUMENTS.items() if takes not in ("scalar", "positions"))
        return tuple(p for p in self.params if isinstance(p, kinds))

    @cached_property
    def idle_lists(self) -> tuple[IntegersParam, ...]:
        """The lists that mean nothing to what is computed, whose lengths are known."""
        return tuple(p for p in self.params if isinstance(p, IntegersParam) and p.length is not None)

    @cached_property
    def fill(self) -> str | None:
        """The scalar that is the element of points outside the input."""
        part = self.space_part.part if self.space_part is not None else None
        return part.cases[0][1].fill if part is not None else None

    @cached_property
    def moves(self) -> bool:
        """Whether the output is the input as it is: elements are moved, by their size and not by their dtype, or
        converted to another dtype."""
        exprs = [case.expr for f in self.formulas for case in f.cases]
        names = [p.name for p in self.inputs]
        one = len(names) == len(self.outputs) == 1 and (not self.outputs[0].cast or self.outputs[0].converts)
        one = one and not self.point_indices
        return one and self.scattered is None and bool(exprs) and all(isinstance(expr, Name) and expr.name == names[0] for expr in exprs)

    @cached_property
    def converts(self) -> bool:
        """Whether elements are moved to an output whose dtype is the caller's choice."""
        return self.moves and self.outputs[0].converts

    @cached_property
    def contraction(self) -> Contraction | None:
        """What the formula contracts, if the axes of the space are named and its form is that of a contraction; with
        cases, in the first of them."""
        return self.contractions[0][1] if self.contractions else None

    @cached_property
    def contractions(self) -> tuple[tuple[When, Contraction], ...]:
        """What it contracts in each case; only those whose summed axes are joined have several."""
        if self.space.axes is None or not self.formulas or not all(f.cases for f in self.formulas):
            return ()
        if isinstance(self.formulas[0].cases[0].expr, Call) and self.formulas[0].cases[0].expr.word == GRADIENT:
            return self._gradients()
        of_rows = {f.output: f.cases[0].expr for f in self.formulas if len(f.cases) == 1 and isinstance(f.cases[0].expr, Name)}
        first, *others = [f for f in self.formulas if f.output not in of_rows] or self.formulas
        if others:
            return self._solved_with_triangle() or self._shared_out()
        spaces = dict(self.space.cases)
        found = [(case.when, contraction_of(case.expr, spaces.get(case.when, self.space.axes))) for case in first.cases]
        if of_rows:
            found = [(when, with_rows(c, of_rows) if c is not None else None) for when, c in found]
        sound = tuple((when, c) for when, c in found if c is not None and (c.summed or len(found) == 1))
        return sound if len(sound) == len(found) else ()

    def _gradients(self) -> tuple[tuple[When, Contraction], ...]:
        """What gradients are of, in each case of the first formula; others name that."""
        first, *others = self.formulas
        spaces, found = dict(self.space.cases), []
        for case in first.cases:
            c = contraction_of(case.expr, spaces.get(case.when, self.space.axes or ()))
            of = gradients_of({first.output: case.expr, **{f.output: f.cases[0].expr for f in others}})
            if c is None or c.gradients is None or not of or any(len(f.cases) != 1 for f in others):
                return ()
            found.append((case.when, replace(c, gradients=replace(c.gradients, of=of))))
        return tuple(found)

    def _solved_with_triangle(self) -> tuple[tuple[When, Contraction], ...]:
        """What is solved by a first formula, where a second one is the triangle of its matrix."""
        if len(self.formulas) > 2:
            return ()
        first, second = ([case.expr for case in formula.cases] for formula in self.formulas)
        c = contraction_of(first[0], self.space.axes or ()) if len(first) == len(second) == 1 else None
        found = with_triangle(c, self.formulas[1].output, second[0]) if c is not None else None
        return (((), found),) if found is not None else ()

    def _shared_out(self) -> tuple[tuple[When, Contraction], ...]:
        """What several outputs are the gradients of, in each case; those without cases are alike in all."""
        longest = max(self.formulas, key=lambda formula: len(formula.cases))
        whens = [case.when for case in longest.cases]
        if any(len(f.cases) > 1 and [case.when for case in f.cases] != whens for f in self.formulas):
            return ()
        like = {p.name: p.like for p in self.outputs}
        found = []
        for number, when in enumerate(whens):
            exprs = {f.output: f.cases[number if len(f.cases) > 1 else 0].expr for f in self.formulas}
            found.append((when, shared_out(exprs, like, self.space.axes or ())))
        sound = tuple((when, c) for when, c in found if c is not None)
        return sound if len(sound) == len(found) else ()

    def share_in(self, c: Contraction, output: str) -> Share | None:
        """What an output contracts by itself; None of an only one."""
        return next((share for share in c.shares if share.output == output), None)

    def contraction_in(self, modes: Mapping[str, str]) -> Contraction:
        """What it contracts when the modes have these labels."""
        return next(c for when, c in self.contractions if case_holds(when, modes))

    @property
    def has_kernels(self) -> bool:
        """Whether kernels are generated; otherwise an engine of the runtime computes it all."""
        return self.contraction is None and self.scattered is None and not self.lined and self.paned is None and not self.finds

    @property
    def blocked(self) -> bool:
        """Whether the matrices of its only tensor come to lie in blocks."""
        return any(p.blocks for p in self.outputs)

    @property
    def has_oracle(self) -> bool:
        """Whether its formulas are judged on whole ranges of inputs: it computes real or complex numbers, and not positions alone, from tensors,
        with as many results as inputs."""
        apart = any(m.apart for m in self.space_maps)
        return self.has_kernels and not apart and not self.of_bits and not self.creates and not self.point_indices and not self.packed and self.classes is None and not self.judged and not self.space.outer and not self.blocked and not all(p.position for p in self.outputs)

    def axes_of(self, param: TensorParam) -> tuple[str, ...]:
        """The axes of a tensor of a contraction: as the formula names them, or those of the space."""
        assert self.contraction is not None
        return self.axes_in(self.contraction, param)

    def axes_in(self, c: Contraction, param: TensorParam) -> tuple[str, ...]:
        """The same in one case."""
        if c.solved is not None and param.name == c.solved.kept:
            return c.left.axes or ()
        if (share := self.share_in(c, param.name)) is not None:
            return share.axes
        shaped = next((name.axes for other, name in c.shaped if other == param.name), None)
        if shaped is not None:
            return shaped
        named = [*c.factors, *([c.drop] if c.drop is not None else []), *(c.weights.names if c.weights is not None else ()), *([c.addend.value] if c.addend is not None and isinstance(c.addend.value, Name) else [])]
        return next((n.axes for n in named if n.name == param.name and n.axes is not None), c.space)

    @cached_property
    def counting(self) -> tuple[IntegerParam, ...]:
        """The integers that count axes, those of fewer axes first."""
        found = [p for p in self.params if isinstance(p, IntegerParam) and p.counts is not None]
        return tuple(sorted(found, key=lambda p: len((p.counts or "").split("*"))))

    @cached_property
    def counted(self) -> RowsParam | None:
        """The tensor that says how many rows are computed, if there is one."""
        return next((p for p in self.params if isinstance(p, RowsParam)), None)

    @cached_property
    def modes(self) -> tuple[ModeParam, ...]:
        return tuple(p for p in self.params if isinstance(p, ModeParam))

    @cached_property
    def kernel_modes(self) -> tuple[ModeParam, ...]:
        """The modes that need kernels of their own; the others only choose between views, or how precise a contraction
        has to be at least."""
        if self.space.axes is not None or self.scattered is not None or self.lined or self.paned is not None or self.finds:
            return ()
        parts = [p.part for p in (*self.inputs, *self.outputs) if p.part]
        of_views = {m for part in parts for when, _ in part.cases for m, _ in when}
        of_views |= {p.keep_flag for p in self.outputs if p.keep_flag is not None}
        of_views |= {p.wraps_when for p in self.indices if p.wraps_when is not None}
        of_views |= {p.name for p in self.modes if p.outputs} | {p.totals for p in self.targets if p.totals is not None}
        of_views |= {p.unless for p in self.params if isinstance(p, AxesParam) and p.unless is not None}
        of_formulas = {m for f in self.formulas for case in f.cases for m, _ in case.when}
        return tuple(p for p in self.modes if p.name in of_formulas or p.name not in of_views and not p.hint)

    @cached_property
    def truncates(self) -> bool:
        """Whether integers are computed in f32 and the results truncated."""
        return any(p.truncate for p in self.outputs) and not self.by_rows

    @cached_property
    def compares(self) -> bool:
        """Whether the results are conditions, for which scalars are rounded to the dtype that is compared in."""
        return any(p.truth for p in self.outputs)

    @cached_property
    def by_rows(self) -> bool:
        """Whether a formula reduces along an axis, in some case of the modes at least."""
        return self.row_axis is not None

    @cached_property
    def turns(self) -> tuple[RowCase, ...]:
        """The cases of the modes in which formulas reduce, and those in which they do not; () if all cases are alike."""
        return next((p.turns for p in self.outputs if p.turns), ())

    @cached_property
    def turning(self) -> frozenset[str]:
        """The modes that shapes depend on: whether formulas reduce, or which axes tensors have."""
        whens = [*(turn.when for turn in self.turns), *(when for when, _ in self.contractions)]
        bands = (name for _, c in self.contractions for name in c.band[:1] if any(mode.name == name for mode in self.modes))
        reduced = (p.classed.name for p in self.sources if p.classed is not None and p.classed.word == REDUCED)
        totals = (p.totals for p in self.targets if p.totals is not None)
        texts = {mode.name for mode in self.modes if mode.c == "char *"}
        whens += [tuple((mode, label) for mode, label in when if mode in texts) for p in self.tensors for part in p.parts for when, _ in part.cases]
        return frozenset((*(mode for when in whens for mode, _ in when), *bands, *reduced, *totals))

    @cached_property
    def total(self) -> OutputParam | None:
        """The output that a mode makes one element of, from those of all rows, if there is one."""
        return next((p for p in self.targets if p.totals is not None), None)

    def reduces_in(self, modes: Mapping[str, str]) -> bool:
        """Whether formulas reduce along an axis when the modes have these labels."""
        return self.by_rows and next((t.by_row for t in self.turns if case_holds(t.when, modes)), True)

    @cached_property
    def folded(self) -> tuple[OutputParam, ...]:
        """The outputs that combine the points which share an element."""
        sums = {f.output for f in self.formulas if self.scattered is None and any(sums_points(case.expr) for case in f.cases)}
        return tuple(p for p in self.outputs if p.name in sums)

    @property
    def shares(self) -> bool:
        """Whether this is the stage of outputs that combine the points which share an element."""
        return self.row_axis == SHARED

    @cached_property
    def stages(self) -> tuple[Operator, ...]:
        """The operator as its kernels compute it: where some outputs combine the points of a row and others those that share
        an element, which lie in different rows, first the ones that make the others, each with its formulas alone."""
        folded = {p.name for p in self.folded}
        if any(f.by is not None for f in self.formulas):
            return (self._divided(),)
        if not folded or not self.by_rows or self.row_axis == SHARED:
            return (self,)
        shared = self._stage([_shared_formula(f) for f in self.formulas if f.output in folded])
        params = tuple(replace(p, view="rows", like=None, without=SHARED) if p.name in folded else p for p in self.params)
        return (replace(shared, params=params), self._stage([f for f in self.formulas if f.output not in folded]))

    def _divided(self) -> Operator:
        """The operator with what divides the mean of all rows as one more output, which has an element for each row."""
        assert self.total is not None
        (by,) = (f.by for f in self.formulas if f.by is not None)
        more = replace(self.total, name=f"{self.total.name}By", totals=None)
        formulas = (*(replace(f, by=None) for f in self.formulas), Formula(more.name, (Case((), Name(by), by),)))
        return replace(self, params=(*self.params, more), formulas=formulas)

    def _stage(self, formulas: Sequence[Formula]) -> Operator:
        """The operator with the formulas of some outputs, and the parts that these use."""
        used = {name for f in formulas for case in f.cases for name in names_in(case.expr)}
        lets: list[Let] = []
        for let in reversed(self.lets):
            if let.name in used:
                lets.insert(0, let)
                used |= set(names_in(let.expr))
        return replace(self, formulas=tuple(formulas), lets=tuple(lets))

    @cached_property
    def row_param(self) -> AxisParam | AxesParam | None:
        """The parameter that names the axis, or the axes, that formulas reduce along."""
        return next((p for p in self.params if isinstance(p, (AxisParam, AxesParam)) and p.name == self.row_axis), None)

    @cached_property
    def row_groups(self) -> GroupsParam | None:
        """The parameter that says in how many groups channels are: rows are the points of a group, for each index of the
        first axis."""
        found = (p for p in self.params if isinstance(p, GroupsParam))
        return next((p for p in found if self.shares or p.name == self.row_axis), None)

    @cached_property
    def extents(self) -> tuple[ExtentParam, ...]:
        """The arguments that repeat extents of inputs."""
        return tuple(p for p in self.params if isinstance(p, ExtentParam))

    @cached_property
    def row_shape(self) -> InputParam | ExtentsParam | None:
        """The parameter whose extents are those of the last axes, which formulas reduce along."""
        found: list[InputParam | ExtentsParam] = [p for p in self.params if isinstance(p, ExtentsParam)]
        found += [p for p in self.params if isinstance(p, InputParam) and p.view == "row"]
        return next((p for p in found if self.shares or p.name == self.row_axis), None)

    @cached_property
    def row_axis(self) -> str | None:
        """The axis that formulas reduce along: a parameter, FIRST, LAST, ALL, CHANNEL or INNER; None if they do not reduce."""
        if self.space.axes is not None:
            return None
        words = [line_word(case.expr) for formula in self.formulas for case in formula.cases]
        if any(p.without is not None for p in self.targets) and (axes := [word.axis for word in words if word is not None]):
            return axes[0]
        exprs = [let.expr for let in self.lets]
        exprs += [case.expr for formula in self.formulas for case in formula.cases]
        return next((call.over for expr in exprs for call in reductions(expr)), None)

    @cached_property
    def flags(self) -> tuple[ModeParam, ...]:
        """Modes that are true or false, which preconditions may name."""
        return tuple(mode for mode in self.modes if mode.c == "bool")

    def flag_of(self, output: str) -> tuple[FlagsParam | ModeParam, int] | None:
        """What says whether an output is written, and the number of its flag; None if it always is."""
        flags = (p for p in self.params if isinstance(p, (FlagsParam, ModeParam)) and output in p.outputs)
        found = next(flags, None)
        return (found, found.outputs.index(output)) if found is not None else None

    def written(self, output: str, modes: Mapping[str, str]) -> bool:
        """Whether an output is written where the modes have these labels."""
        flag = self.flag_of(output)
        return flag is None or isinstance(flag[0], FlagsParam) or modes[flag[0].name] != flag[0].silent

    def writes_all(self, modes: Mapping[str, str]) -> bool:
        """Whether all is written that flags say is, but for those that choose formulas, too: these results are all that there are."""
        only = (mode for mode in self.modes if mode.outputs and mode not in self.kernel_modes)
        return all(self.written(output, modes) for mode in only for output in mode.outputs)

    def rows_of(self, name: str) -> tuple[tuple[str, ...], ...]:
        """The rows of a type variable."""
        kind = self.type_named(name)
        assert isinstance(kind, TypeRows)
        return tuple(kind.rows.values())

    def type_named(self, name: str) -> Type:
        return next(t for t in self.types if t.name == name)


def _shared_formula(formula: Formula) -> Formula:
    """The formula of an output that combines points, as a sum along the axes that it lacks."""
    cases = tuple(replace(case, expr=replace(cast(Call, case.expr), over=SHARED)) for case in formula.cases)
    return replace(formula, cases=cases)


def _chosen(expr: Expr) -> bool:
    """Whether an expression is a name, or one of several names by conditions."""
    if isinstance(expr, Call) and expr.word == "where":
        return all(_chosen(arg) for arg in expr.args[1:])
    return isinstance(expr, Name)
