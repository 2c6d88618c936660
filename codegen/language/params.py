"""The parameters of an operator: a class for each role that an argument of the public function can have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar

from codegen.language.place import NOWHERE, Span

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


@dataclass(frozen=True, kw_only=True)
class Param:
    """What all parameters have; `role` is the key that a spec gives one by.

    default what a null pointer means: of a scalar or an input a number, of others "none"
    const   how the vendor declares a pointer where that is unusual: an output with const, all else without
    """

    role: ClassVar[str]
    name: str
    doc: str = ""
    default: str | None = None
    const: bool | None = None
    span: Span = field(default=NOWHERE, compare=False)

    @property
    def optional(self) -> bool:
        """Whether the caller may pass a null pointer."""
        return self.default is not None

    @property
    def operands(self) -> tuple[Param, ...]:
        """What formulas name in its place."""
        return (self,)


@dataclass(frozen=True, kw_only=True)
class TensorParam(Param):
    """A tensor, or a part of one.

    type    name of its type variable
    view    which element belongs to a point: same, broadcast, channel, single; of an output also rows: an element
            for each row along the axis `without`
    like    of an output: the input whose shape it takes, which folds (`view: {like: weight}`); its view is `view`
    parts   of a tensor that is split: what formulas name in its place
    part    of such a part: where it lies in the tensor `whole`
    """

    type: str
    view: str = "same"
    like: str | None = None
    without: str | None = None
    parts: tuple[Part, ...] = ()
    part: Part | None = None
    whole: str | None = None

    @property
    def operands(self) -> tuple[Param, ...]:
        if not self.parts:
            return (self,)
        return tuple(replace(self, name=p.name, parts=(), part=p, whole=self.name, span=p.span) for p in self.parts)


@dataclass(frozen=True, kw_only=True)
class InputParam(TensorParam):
    """A tensor that is read; `rank`, of one that makes the space, is the only rank that it may have."""

    role: ClassVar[str] = "in"
    rank: int | None = None


@dataclass(frozen=True, kw_only=True)
class OutputParam(TensorParam):
    """A tensor that is written.

    cast     it receives the value of `type` in the caller's dtype: one of the type variable `cast_to`, or that of
             the tensor `cast_to`, or any that `type` converts to where that is None
    truncate results become integers towards zero, where it or its type is of integers
    real     what is complex becomes its real part, where a real dtype is wanted
    """

    role: ClassVar[str] = "out"
    cast: bool = False
    cast_to: str | None = None
    truncate: bool = False
    real: bool = False


@dataclass(frozen=True, kw_only=True)
class ScalarParam(Param):
    """An aclScalar, or a plain C number.

    type    the type variable whose compute type it is converted to
    cast    its dtype has to convert to `type`
    allowed dtypes that an aclScalar may have; None: every real dtype
    usual   the value that it has nearly always, for which there are kernels
    c       the C type of a plain number: double, float, int64_t, bool; None: an aclScalar
    """

    role: ClassVar[str] = "scalar"
    type: str
    cast: bool = False
    allowed: tuple[str, ...] | None = None
    usual: str | None = None
    c: str | None = None


@dataclass(frozen=True, kw_only=True)
class AxisParam(Param):
    """An int64_t that names an axis of the input `of`, from the end where it is negative."""

    role: ClassVar[str] = "axis"
    of: str


@dataclass(frozen=True, kw_only=True)
class ModeParam(Param):
    """A choice that is made before the loop.

    c       int64_t, bool or char *
    values  label -> C literal, in order; an empty literal stands for every other value
    """

    role: ClassVar[str] = "mode"
    c: str
    values: tuple[tuple[str, str], ...]

    @property
    def listed(self) -> tuple[tuple[str, str], ...]:
        """The values that are listed one by one."""
        return tuple((label, value) for label, value in self.values if value)

    @property
    def open(self) -> bool:
        """Every value means something: the last label stands for those not listed."""
        return len(self.listed) < len(self.values)


@dataclass(frozen=True, kw_only=True)
class RowsParam(Param):
    """A tensor of counts, of which the sum says how many rows are computed; the axes before the axis `of` are
    those of the rows."""

    role: ClassVar[str] = "rows"
    of: str
    rule: RowRule


@dataclass(frozen=True, kw_only=True)
class IgnoredParam(Param):
    """A tensor that nothing looks at; `written` says whether it is declared as an output."""

    role: ClassVar[str] = "ignored"
    written: bool


@dataclass(frozen=True, kw_only=True)
class CountParam(Param):
    """The number of elements of the input `of`, converted to the compute type of `type`: count(target). It is a
    name of formulas and no argument."""

    role: ClassVar[str] = "count"
    type: str
    of: str
