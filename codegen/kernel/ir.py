"""The intermediate form of a kernel's functions, between expressions and C: statements over typed values.

A value is a leaf (a parameter), an exact literal, a local, a word applied to values, or a call of another
function. Every value has a kind, and a word raises a TypeError for arguments of other kinds, so a form that could be
built is well typed. Names of locals are hints until `names` makes them distinct; only `printer` makes C text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Union


@dataclass(frozen=True)
class Kind:
    """The type of a value.

    c       its C type
    family  one (a vector of floats), pair (an unevaluated sum of two), mask, number (a C scalar), or a name of its
            own for what only a few words take
    bits    the width of one lane
    digits  the significant bits of one word
    """

    c: str
    family: str
    bits: int = 0
    digits: int = 0


F32, F64 = Kind("vf32", "one", 32, 24), Kind("vf64", "one", 64, 53)
PAIR32, PAIR64 = Kind("vf32x2", "pair", 32, 24), Kind("vf64x2", "pair", 64, 53)
MASK32, MASK64 = Kind("vm32", "mask", 32), Kind("vm64", "mask", 64)
FLOAT, DOUBLE = Kind("float", "number", 32, 24), Kind("double", "number", 64, 53)
COUNT, BOOL = Kind("int32_t", "number"), Kind("bool", "truth")
WIDE = Kind("vf32_wide", "wide", 32)  # elements of f32 and their values in f64 (terms.h)
MULTIPLIER = Kind("vf32_multiplier", "multiplier", 32)  # a scalar prepared for multiples (multiple.h)
ARGUMENTS = Kind("vf64 *", "arguments")  # an array of f64, as ac_by_f64 hands it over
FORMULA = Kind("ac_wide_formula *", "function")
COMPLEX, SCALED = Kind("vf64_complex", "complex", 64), Kind("vf64_scaled", "complex", 64)


@dataclass(frozen=True)
class Arithmetic:
    """The kinds of one precision."""

    one: Kind
    pair: Kind
    mask: Kind
    number: Kind
    factors: Kind
    term: Kind

    @property
    def digits(self) -> int:
        return self.one.digits


IN_F32 = Arithmetic(F32, PAIR32, MASK32, FLOAT, Kind("vf32_factors", "factors"), Kind("vf32_term", "term"))
IN_F64 = Arithmetic(F64, PAIR64, MASK64, DOUBLE, Kind("vf64_factors", "factors"), Kind("vf64_term", "term"))


@dataclass(frozen=True)
class Word:
    """A function or an operator of C.

    takes     the kinds of its arguments; with `many` the last may occur any number of times
    means     the word of the language that it computes, or its name in `interpret`; "same" returns its argument
    then      mul or div: the word multiplies the function of its first argument by its other arguments, or divides by them
    spelling  the C text if it is not a call: {0}, {1} stand for arguments
    error     for a function in single words: a bound on its own relative error, in units in the last place
    """

    name: str
    takes: tuple[Kind, ...]
    gives: Kind
    means: str
    then: str = ""
    spelling: str = ""
    error: int = 0
    many: bool = False


@dataclass(frozen=True)
class Leaf:
    """A parameter of a function."""

    name: str
    kind: Kind


@dataclass(frozen=True)
class Literal:
    """An exact number. In C it is the nearest number of its kind, followed by `remark` in a comment."""

    value: Fraction | float
    kind: Kind
    remark: str = ""


@dataclass(frozen=True)
class Ref:
    """A local, given by the number of the statement that defines it."""

    number: int
    kind: Kind


@dataclass(frozen=True)
class Op:
    """A word applied to values."""

    word: Word
    args: tuple["Value", ...]

    def __post_init__(self) -> None:
        takes = self.word.takes
        if self.word.many:
            takes = takes[:-1] + takes[-1:] * (len(self.args) - len(takes) + 1)
        given = tuple(arg.kind for arg in self.args)
        assert given == takes, f"{self.word.name} takes {[k.c for k in takes]}, not {[k.c for k in given]}"

    @property
    def kind(self) -> Kind:
        return self.word.gives


@dataclass(frozen=True)
class Apply:
    """A call of a function of the same kernel, or of the C function `by`, which takes that function as an argument."""

    function: "Function"
    args: tuple["Value", ...]
    by: str = ""

    @property
    def kind(self) -> Kind:
        return F32 if self.by else self.function.kind


Value = Union[Leaf, Literal, Ref, Op, Apply]


@dataclass(frozen=True)
class Let:
    """The definition of a local; its name is `hint`, with a number appended if that is taken."""

    hint: str
    value: Value

    @property
    def kind(self) -> Kind:
        return self.value.kind


@dataclass(frozen=True)
class Fallback:
    """If any lane of `mask` is set, assign `exact` to the local `target`; `exact` preserves the other lanes."""

    target: Ref
    mask: Value
    exact: Value


Statement = Union[Let, Fallback]


@dataclass(frozen=True)
class Function:
    """A function of a kernel. A `rare` one is not inlined. `about` is the comment above it: two functions that
    compute the same way are equal whatever is said about them."""

    name: str
    params: tuple[Leaf, ...]
    body: tuple[Statement, ...]
    result: Value
    rare: bool = False
    about: str = field(default="", compare=False)

    @property
    def kind(self) -> Kind:
        return self.result.kind


def parts(value: Value) -> tuple[Value, ...]:
    """The arguments of a value, one level down."""
    return value.args if isinstance(value, (Op, Apply)) else ()


def values_of(statement: Statement) -> tuple[Value, ...]:
    if isinstance(statement, Let):
        return (statement.value,)
    return (statement.target, statement.mask, statement.exact)


def within(value: Value) -> Iterator[Value]:
    """A value and all its parts, at every level."""
    yield value
    for part in parts(value):
        yield from within(part)


def functions_of(function: Function) -> tuple[Function, ...]:
    """A function and those that it calls, callees first."""
    found: dict[str, Function] = {}
    for value in [v for s in function.body for v in values_of(s)] + [function.result]:
        for part in within(value):
            if isinstance(part, Apply):
                found |= {f.name: f for f in functions_of(part.function)}
    return (*found.values(), function)
