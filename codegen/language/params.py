"""The parameters of an operator: a class for each role that an argument of the public function can have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import prod
from typing import ClassVar

from codegen.language.expression import FIRST
from codegen.language.index_maps import INDEX_MAPS
from codegen.language.place import NOWHERE, Span

BRIEF = 60  # characters of a map in a sentence
When = tuple[tuple[str, str], ...]  # (mode, label) pairs that must all hold; () always holds


def case_holds(when: When, modes: Mapping[str, str]) -> bool:
    """Whether the condition of a case holds when the modes have these labels."""
    return all(modes[mode] == label for mode, label in when)


@dataclass(frozen=True)
class MapUse:
    """Which elements of a tensor a part has: half(dim, 0), permuted(dims). `args` are names of parameters, or numbers."""

    word: str  # of INDEX_MAPS
    args: tuple[str, ...]

    @property
    def axis(self) -> str:
        """Of a map along an axis: the parameter, or the number of the axis."""
        return self.args[0]

    @property
    def index(self) -> int:
        """Of a half: which."""
        return int(self.args[1])

    @property
    def placing(self) -> tuple[str, ...]:
        """The arguments that say where elements lie; the others are elements."""
        return tuple(arg for takes, arg in zip(INDEX_MAPS[self.word].takes, self.args) if takes != "scalar")

    @property
    def fill(self) -> str | None:
        """The scalar that is the element of indices outside the whole, which is 0 without one."""
        takes = zip(INDEX_MAPS[self.word].takes, self.args)
        return next((arg for kind, arg in takes if kind == "scalar" and arg.isidentifier()), None)

    @property
    def outside(self) -> int:
        """The number that is outside the whole where no scalar is the element there."""
        takes = zip(INDEX_MAPS[self.word].takes, self.args)
        return next((int(arg) for kind, arg in takes if kind == "scalar" and not arg.isidentifier()), 0)

    @property
    def left_out(self) -> str | None:
        """The argument that is an index whose points fall nowhere."""
        return self.args[3] if self.word == "numbered" else None

    @property
    def names(self) -> tuple[str, ...]:
        """The arguments that are parameters."""
        return tuple(arg for arg in self.args if arg.isidentifier())

    def extents(self, name: str, shape: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
        """What an input gives to a map with panes whose argument it is: the extents of as many last axes as have panes."""
        return {name: shape[max(len(shape) - int(self.axis), 0) :]} if name in self.args[1:] else {}

    def text(self) -> str:
        return f"{self.word}({', '.join(self.args)})"

    def brief(self) -> str:
        """The same in a sentence, without arguments that would fill it."""
        return self.text() if len(self.text()) <= BRIEF else f"{self.word}(...)"


@dataclass(frozen=True)
class Part:
    """A part of a split tensor, named in formulas. The first case that holds says where it lies."""

    name: str
    cases: tuple[tuple[When, MapUse], ...]
    span: Span = field(default=NOWHERE, compare=False)

    def use(self, modes: Mapping[str, str]) -> MapUse:
        """Where the part lies when the modes have these labels."""
        return next(use for when, use in self.cases if case_holds(when, modes))


# How the tensors of a list lie in the one that formulas see, with the kinds of what they are given: of a list that is read,
# and of one that is written, whose pieces are as long as an argument says.
LAID_READ: dict[str, tuple[str, ...]] = {"joined": ("axis",), "stacked": ("axis",), "spread": ("axis",)}
SPREAD = "spread"
INDICES = "indices"  # of indices along axes, which a map is given
LAID_BESIDE = ("stacked", SPREAD)  # of these, tensors lie along an axis that they lack
LAID_WRITTEN: dict[str, tuple[str, ...]] = {"chunked": ("axis", "integer"), "cut": ("axis", "integers")}


@dataclass(frozen=True)
class Laid:
    """How the tensors of a list lie in the one that formulas see: joined(dim)."""

    word: str  # of LAID_READ or LAID_WRITTEN, or INDICES
    args: tuple[str, ...]

    @property
    def axis(self) -> str:
        return self.args[0]

    @property
    def indexes(self) -> bool:
        """Whether its tensors are indices along axes, which formulas see as no tensor."""
        return self.word == INDICES

    @property
    def in_c(self) -> str:
        """The ac_laid of the runtime."""
        return f"AC_LAID_{self.word.upper() if self.beside or self.indexes else 'JOINED'}"

    @property
    def beside(self) -> bool:
        """Whether the one tensor has an axis more than the tensors of the list."""
        return self.word in LAID_BESIDE

    @property
    def fixed(self) -> bool:
        """Whether that axis is the first one, and no parameter names it."""
        return self.args[:1] == (FIRST,)

    def axis_in(self, given: Mapping[str, object]) -> int:
        """The axis, in a call or an example with these arguments."""
        return int(FIRST if self.fixed else str(given[self.axis]))

    def text(self) -> str:
        return f"{self.word}({', '.join(self.args)})"


@dataclass(frozen=True)
class RowRule:
    """How a tensor of counts treats the rows beyond the counted ones.

    zero    they become zero; otherwise the outputs are not written there
    within  a sum of counts above the number of rows is refused; otherwise it means all rows
    empty   the products on which the tensor of counts may be empty; None: all
    """

    zero: bool
    within: bool
    empty: tuple[str, ...] | None


@dataclass(frozen=True, kw_only=True)
class Param:
    """The fields that all parameters have; `role` is the key that declares one in a spec.

    default the meaning of a null pointer: a number for a scalar or an input, "none" for others; an output is not
            written then
    const   the vendor's declaration of the pointer, if unusual (True for an output, False for others); else None
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
    def fallback(self) -> Fraction | float:
        """The number that a null pointer means; an infinity is the end of the dtype."""
        text = self.default or "0"
        if text.endswith("inf"):
            return float(text)
        return Fraction(text) if text not in ("none", "only") else Fraction(0)

    @property
    def operands(self) -> tuple[Param, ...]:
        """The operands that formulas name: the parameter itself, or the parts of a split tensor."""
        return (self,)


BITS = "bits"  # the view of a tensor whose bytes hold a bit for each point
VERDICT = "verdict"  # of an output: one element for all points, whether a condition holds at all of them or at any
DOWN, ACROSS = "down", "across"  # of a vector: at the index along axis 0 of a matrix, or along axis 1
ALIGNED = "aligned"  # the word of a view along axes that arguments name
ALIKE = "alike"  # of an input: as `same`; where its shape is not that of the space, a verdict is false
BIT_GROUP = 128  # points that have whole bytes together


def bytes_of(points: int) -> int:
    """The bytes that hold a bit for each of so many points."""
    return -(-points // BIT_GROUP) * (BIT_GROUP // 8)


ALLOWED, NEEDED = "allowed", "needed"
MADE = "made"  # of an output: its matrices come to lie in blocks
IN_BLOCKS = (ALLOWED, NEEDED)  # whether the matrices of an input may lie in blocks
HIGHEST = "highest"  # the bit of a byte that its first point has


@dataclass(frozen=True)
class Octets:
    """How the bits of points lie in a tensor that has a byte for each 8 of them that are begun, the first in the highest bit.

    rows    of an output: the integer that says in how many rows of a matrix the bytes lie; None: they have one axis
    behind  of an output: what bits are that are no point's, 0 or 1
    """

    rows: str | None = None
    behind: int = 0

    def shape(self, points: int, given: Mapping[str, object]) -> tuple[int, ...]:
        """The extents of the bytes in a call with these integers."""
        count = -(-points // 8)
        rows = int(str(given[self.rows])) if self.rows is not None else 0
        return (rows, count // rows) if rows > 0 else (count,)


# What an input is beside one with class numbers.
CLASS, OF_CLASS, REDUCED = "class", "of_class", "reduced"


@dataclass(frozen=True)
class Classed:
    """How an input is seen beside one that names a class of each row.

    word   CLASS: it names the classes; a point is 1 where it is of the class of its row. OF_CLASS: the element that the class
           of a row has. REDUCED: an element for each row where a mode is none, else a single one
    name   the integer that is no class; the input that names the classes; the mode
    alone  of OF_CLASS: it has an element for each class, and no rows
    """

    word: str
    name: str
    alone: bool = False


KEEPS = "true"  # an output always keeps the axes that are reduced
EITHER = "any"  # it keeps all of them, or none: the caller's tensor says

# The ranks of sorted lines that follow from the line alone: the middle one, of all elements or of those that are numbers.
MIDDLE, MIDDLE_NUMBER = "middle", "middle_number"


@dataclass(frozen=True)
class RowCase:
    """What an output has in one case of the modes: an element for each row, or one for each point."""

    when: When
    by_row: bool
    empty: str | None = None  # of rows: what its elements are if the space is empty


@dataclass(frozen=True, kw_only=True)
class TensorParam(Param):
    """A tensor, or a part of one.

    type    name of its type variable
    view    which element belongs to a point: same, broadcast, channel, single, row, bits, alike, verdict, or rows: one element for each row
            along the axis, or the axes, `without`
    keep    of a tensor with rows: the flag under which it has these axes with the extent 1; KEEPS: always; EITHER: if the tensor has
    single  of an output with rows: a result of one element may have any shape of one element
    empty   of an output with rows: what its elements are if the space is empty; None: it is not written then
    first   of an output of sorted lines: the integer that says how many of the first elements of a line it has
    at      of an output of sorted lines, with rows: the integer that is the rank of its element, from 1, or MIDDLE or
            MIDDLE_NUMBER
    turns   of an output with rows in some cases of the modes, the first that holds: all the cases; () if it always has
    like    of an output: the folding input whose shape and view it takes (`view: {like: weight}`)
    laid    of a list of tensors, which formulas see as one: how they lie in it
    parts   of a split tensor: the parts that formulas name
    part    of a part: where it lies in the tensor `whole`
    alone   it is the one tensor of a list
    aligned of an input that broadcasts: the axis of the space where its own begin, how many these are ("-1": all from there
            on), and whether that counts ("0": it does not)
    octets  of a tensor of bits: how these lie, if not as is usual
    rank    the only rank allowed for what makes the space, the highest one of a factor of a contraction
    """

    type: str
    view: str = "same"
    like: str | None = None
    without: str | None = None
    keep: str | None = None
    single: bool = False
    empty: str | None = None
    first: str | None = None
    at: str | None = None
    turns: tuple[RowCase, ...] = ()
    laid: Laid | None = None
    parts: tuple[Part, ...] = ()
    part: Part | None = None
    whole: str | None = None
    alone: bool = False
    aligned: tuple[str, ...] = ()
    octets: Octets | None = None
    rank: int | None = None

    @property
    def ranks(self) -> str | None:
        """The integer that says which ranks of sorted lines an output has; None if no integer does."""
        return self.first if self.at in (None, MIDDLE, MIDDLE_NUMBER) else self.at

    @property
    def keep_flag(self) -> str | None:
        """The flag under which an output keeps the axes that are reduced; None if it always does, or never."""
        return self.keep if self.keep not in (KEEPS, EITHER) else None

    @property
    def keeps(self) -> bool:
        """Whether it keeps these axes where nothing says otherwise."""
        return self.keep in (KEEPS, EITHER)

    def empty_in(self, modes: Mapping[str, str]) -> str | None:
        """What the elements of rows are if the space is empty, when the modes have these labels."""
        return next(t.empty for t in self.turns if case_holds(t.when, modes)) if self.turns else self.empty

    @property
    def operands(self) -> tuple[Param, ...]:
        if not self.parts:
            return (self,)
        return tuple(replace(self, name=p.name, parts=(), part=p, whole=self.name, span=p.span) for p in self.parts)


@dataclass(frozen=True, kw_only=True)
class InputParam(TensorParam):
    """A tensor that is read.

    wraps    of indices that a view is given: negative ones count from the end, in calls in which the flag `wraps_when` is true
             if there is one
    classed  how it is seen where classes are named; its view is `same`, or `broadcast` of what has an element for each row
    blocks   whether its matrices may lie in blocks, and not as strides say: ALLOWED, NEEDED, or None: they may not
    """

    role: ClassVar[str] = "in"
    wraps: bool = False
    wraps_when: str | None = None
    classed: Classed | None = None
    blocks: str | None = None

    def wraps_in(self, modes: Mapping[str, object]) -> bool:
        """Whether negative indices count from the end in a call with these modes."""
        return self.wraps and (self.wraps_when is None or str(modes.get(self.wraps_when)) == "true")


@dataclass(frozen=True, kw_only=True)
class IndexParam(InputParam):
    """A point's index along the axis `along` of the space, index(0), or the one that an integer says, index(axis); or, with None, its number among all points in
    row-major order, index(all). The runtime makes its elements; it is not an argument of the public function.

    drawn  the seed and the offset of a random number instead, random(seed, offset), for the point's number
    """

    along: int | str | None = None
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class OutputParam(TensorParam):
    """A tensor that is written.

    cast     the value of `type` is converted to the caller's dtype: one of the type variable `cast_to`, or that of
             the tensor `cast_to` or that the dtype parameter `cast_to` names, or, if `cast_to` is None, any dtype that
             `type` converts to
    converts of a cast: every conversion is allowed, and the value is an input as it is
    truth    the formula is a condition, of values of `type`; it is stored as a bool, or converted as 1 or 0
    position the formula is a position along an axis, among values of `type`; it is converted from an i64
    truncate allows the conversion from float to integer, towards zero
    real     allows the conversion from complex to real, which keeps the real part
    rank     of a verdict: how many axes its only element has, 0 or 1
    put      the map by which points fall on its elements
    blocks   its matrices come to lie in blocks
    over     of such an output: the input that it begins as; None: it begins as zeros
    zeros    of such an output: it begins as zeros, and has the shape of `over` alone
    always   of such an output: it is written where an input is empty, too
    narrow   of a position: the flag under which it is an i32, and otherwise an i64
    totals   of an output with rows, beside classes: the mode under which, unless it is none, it has one element, made of those of all rows
    """

    role: ClassVar[str] = "out"
    cast: bool = False
    cast_to: str | None = None
    converts: bool = False
    truth: bool = False
    position: bool = False
    truncate: bool = False
    real: bool = False
    one_axis: bool = False
    put: MapUse | None = None
    blocks: bool = False
    over: str | None = None
    zeros: bool = False
    always: bool = False
    narrow: str | None = None
    totals: str | None = None


@dataclass(frozen=True, kw_only=True)
class ScalarParam(Param):
    """An aclScalar, or a plain C number.

    type    the type variable whose compute type it is converted to
    cast    its dtype has to convert to `type`
    allowed dtypes that an aclScalar may have; None: every real dtype
    usual   the value that it nearly always has, for which specialised kernels exist
    c       the C type of a plain number: double, float, int64_t, bool; None: an aclScalar
    converted  preconditions see what it is converted to
    complex  it may be complex, too
    """

    role: ClassVar[str] = "scalar"
    type: str
    cast: bool = False
    allowed: tuple[str, ...] | None = None
    usual: str | None = None
    c: str | None = None
    converted: bool = False
    complex: bool = False


@dataclass(frozen=True, kw_only=True)
class DtypeParam(Param):
    """An aclDataType that names one of the dtypes of the type variable `type`, which has that dtype in the call."""

    role: ClassVar[str] = "dtype"
    type: str


@dataclass(frozen=True, kw_only=True)
class AxisParam(Param):
    """An int64_t, or an aclScalar of an integer, that names an axis of the input `of`; a negative one counts from the end.
    With `filled` the axis has elements. The number `flat` names none: it stands for all elements in their order."""

    role: ClassVar[str] = "axis"
    of: str
    filled: bool = False
    flat: int | None = None
    c: str = "int64_t"

    @property
    def handle(self) -> bool:
        """Whether it is an aclScalar."""
        return self.c.startswith("acl")


AXIS_DTYPES = ("i32", "i64")  # that an aclScalar may have which names an axis


@dataclass(frozen=True, kw_only=True)
class AxesParam(Param):
    """An aclIntArray that names axes of the input `of`, each once, from the end where they are negative.

    every    an empty list names all axes, unless the flag `unless` is true
    filled   the axes that are named have elements
    repeats  an axis may be named more than once
    """

    role: ClassVar[str] = "axes"
    of: str
    every: bool = False
    unless: str | None = None
    filled: bool = False
    repeats: bool = False


@dataclass(frozen=True, kw_only=True)
class ExtentsParam(Param):
    """An aclIntArray of the extents of the last axes of the input `of`, one at least."""

    role: ClassVar[str] = "extents"
    of: str


@dataclass(frozen=True, kw_only=True)
class ExtentParam(Param):
    """An int64_t that repeats an extent of `of`, an input or an output that makes the space: along `axis`, or, if it is `behind`, the product of those from
    there on; if it is `filled`, it is not 0."""

    role: ClassVar[str] = "extent"
    of: str
    axis: int
    behind: bool = False
    filled: bool = False

    def within(self, shape: tuple[int, ...]) -> int:
        """The number for a shape."""
        return prod(shape[self.axis :] if self.behind else shape[self.axis : self.axis + 1])


@dataclass(frozen=True, kw_only=True)
class GroupsParam(Param):
    """An int64_t that says in how many groups the channels of the input `of` are, which lie along axis 1."""

    role: ClassVar[str] = "groups"
    of: str


@dataclass(frozen=True, kw_only=True)
class IntegerParam(Param):
    """A number of 64 bits that views are given; `c` is int64_t, uint64_t, int or bool.

    counts  axes of products in a chain: so many indices they have together
    zero    the integer that a 0 stands for
    """

    role: ClassVar[str] = "integer"
    c: str = "int64_t"
    counts: str | None = None
    zero: str | None = None


@dataclass(frozen=True, kw_only=True)
class IntegersParam(Param):
    """An aclIntArray that views are given.

    length  of a list that nothing is given: how many values it has
    """

    role: ClassVar[str] = "integers"
    length: int | None = None


# What the arguments of index maps are, beside halves; lists among them are aclIntArrays.
MAP_ARGUMENTS: dict[str, type[Param]] = {
    "axis": AxisParam, "axes": AxesParam, "integer": IntegerParam, "integers": IntegersParam, "positions": InputParam,
    "scalar": ScalarParam,
}  # fmt: skip
LISTS = (AxesParam, ExtentsParam, IntegersParam)


@dataclass(frozen=True, kw_only=True)
class FlagsParam(Param):
    """An aclBoolArray with a flag for each of some outputs: one whose flag is false is not written, and may be null."""

    role: ClassVar[str] = "flags"
    outputs: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class ModeParam(Param):
    """A choice that is made before the kernel runs.

    c       int64_t, bool or char *
    values  label -> C literal, in order; an empty literal stands for every other value
    hint    it only says how precise a result has to be at least: nothing depends on it
    outputs of a flag: those that are written where it is true alone, and may be null elsewhere; of another mode: where it is
            not none
    """

    role: ClassVar[str] = "mode"
    c: str
    values: tuple[tuple[str, str], ...]
    hint: bool = False
    outputs: tuple[str, ...] = ()

    @property
    def listed(self) -> tuple[tuple[str, str], ...]:
        """The labels with a value of their own."""
        return tuple((label, value) for label, value in self.values if value)

    @property
    def silent(self) -> str:
        """The label, of the value 0 or false, with which `outputs` are not written."""
        return "false" if self.c == "bool" else "none"

    @property
    def open(self) -> bool:
        """Whether every value is allowed: the last label stands for those not listed."""
        return len(self.listed) < len(self.values)


@dataclass(frozen=True, kw_only=True)
class RowsParam(Param):
    """A tensor of counts whose sum is the number of rows to compute. Rows are the points of the axes before
    the axis `of`."""

    role: ClassVar[str] = "rows"
    of: str
    rule: RowRule


@dataclass(frozen=True, kw_only=True)
class IgnoredParam(Param):
    """A tensor that is never read or written; `written` says whether it is declared as an output.

    c       its C type: aclTensor, aclIntArray, int64_t or bool
    absent  it must be null, false or 0: what it would do is not carried
    present of an absent flag or number: it must be true or 1, because what it would do otherwise is not carried
    """

    role: ClassVar[str] = "ignored"
    written: bool
    c: str = "aclTensor"
    absent: bool = False
    present: bool = False

    @property
    def handle(self) -> bool:
        """Whether it is a pointer."""
        return self.c.startswith("acl")

    @property
    def nothing(self) -> str:
        """What alone is allowed where it is absent."""
        if self.c == "double":
            return "1" if self.present else "0"
        return "null" if self.handle else "true" if self.present else "false"


@dataclass(frozen=True, kw_only=True)
class CountParam(Param):
    """The number of elements of the input `of`, as count(target) in formulas, converted to the compute type of
    `type`; with `over` the number along an axis, count(self, over: dim). With `total` it is the sum of what the classes of
    all rows have of the input, total(weight). It is not an argument of the public function."""

    role: ClassVar[str] = "count"
    type: str
    of: str
    over: str | None = None
    total: bool = False
