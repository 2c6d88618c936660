"""What a spec means: the operator as frozen data, from parser to emitter.

The parser builds an Operator whose expressions are plain trees; the checker returns the same Operator
with every tree typed. No later stage looks at YAML again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Union


@dataclass(frozen=True)
class Span:
    """A piece of one line of a spec; line and columns count from 1, `end` is one past the last."""

    file: str
    line: int
    column: int
    end: int


NOWHERE = Span("", 0, 0, 0)


# --- common facts ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Dtype:
    """A row of spec/dtypes.yaml."""

    name: str  # f32
    acl: str  # ACL_FLOAT
    value: int
    bytes: int
    kind: str  # float, int, bool, complex, other
    c: str | None  # C type of an element; None: cannot be computed with


@dataclass(frozen=True)
class Product:
    """A row of spec/products.yaml."""

    name: str
    soc: str
    family: str


@dataclass(frozen=True)
class Facts:
    """What holds for every operator: dtypes, promotion, products."""

    dtypes: dict[str, Dtype]
    promotions: dict[tuple[str, str], str | None]
    products: dict[str, Product]
    default_product: str

    def promote(self, a: str, b: str) -> str | None:
        """The dtype two dtypes promote to, None if they do not combine."""
        return a if a == b else self.promotions.get((a, b))

    @staticmethod
    def widen(a: str, b: str) -> str:
        """Equal dtypes stay; otherwise f64 where one of them is f64, else f32."""
        return a if a == b else ("f64" if "f64" in (a, b) else "f32")


# --- expressions ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Number:
    """A literal, exact: 0.044715 is Fraction(44715, 1000000). inf is math.inf."""

    value: Union[Fraction, float]
    text: str
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Name:
    """A parameter or a `let` part."""

    name: str
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Call:
    """A word of the vocabulary applied to arguments.

    Operators are words too: add sub mul div neg, lt le gt ge eq ne, and or not, where; so a tree has
    three kinds of node and no more. `over` names the axis parameter of max/sum inside a formula.
    """

    word: str
    args: tuple["Expr", ...]
    over: str | None = None
    span: Span = field(default=NOWHERE, compare=False)


Expr = Union[Number, Name, Call]


# --- operators ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TypeRows:
    """A type variable with a list of dtypes for each product: T."""

    name: str
    rows: dict[str, tuple[str, ...]]  # product name -> dtypes, in the order of the spec
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class TypeRule:
    """A type variable computed from two others: T: promote(A, B), T: widen(A, B)."""

    name: str
    rule: str  # "promote" or "widen"
    args: tuple[str, str]
    span: Span = field(default=NOWHERE, compare=False)


Type = Union[TypeRows, TypeRule]


@dataclass(frozen=True)
class Param:
    """One argument of the public function, in the order of its prototype.

    role    in, out, scalar, axis or mode
    type    name of the type variable of a tensor; for a scalar, the variable whose compute type it is
            converted to; None for an axis or a mode
    cast    a tensor output that receives the value of `type` converted to the caller's dtype. Its own
            dtypes: those of the type variable `cast_to`, or any dtype castable from `type` when None
    view    same, broadcast or channel
    like    the input whose shape an output takes that folds (`view: {like: weight}`); its view is `view`
    allowed dtypes an aclScalar may have; None: every real dtype
    of      of an axis: the input whose axes it counts
    c       C type of a plain scalar, an axis or a mode ("double", "int64_t", "bool", "char *"); None: aclScalar
    values  of a mode: label -> C literal, in order; an empty literal stands for every other value
    """

    name: str
    role: str
    type: str | None
    cast: bool = False
    cast_to: str | None = None
    view: str = "same"
    like: str | None = None
    allowed: tuple[str, ...] | None = None
    c: str | None = None
    values: tuple[tuple[str, str], ...] = ()
    doc: str = ""
    span: Span = field(default=NOWHERE, compare=False)
    of: str | None = None

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
    """The index space: the shape of one tensor, or the broadcast of two."""

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

    when: tuple[tuple[str, str], ...]
    expr: Expr
    text: str  # as written, one line


@dataclass(frozen=True)
class Formula:
    """The value of one output. The first case that holds is the one meant."""

    output: str
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class Require:
    """A precondition on scalars."""

    expr: Expr
    text: str


@dataclass(frozen=True)
class Variant:
    """An in-place entry point: `param` stands for all of `stands_for` (input and output)."""

    name: str  # InplaceLeakyRelu
    param: str  # selfRef
    stands_for: tuple[str, ...]
    types: dict[str, TypeRows]  # type variables with rows of their own
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

    @property
    def snake(self) -> str:
        """leaky_relu; a digit stays with the word before it: gelu_backward_v2."""
        return snake(self.name)

    def param(self, name: str) -> Param:
        return next(p for p in self.params if p.name == name)

    @property
    def inputs(self) -> tuple[Param, ...]:
        return tuple(p for p in self.params if p.role == "in")

    @property
    def outputs(self) -> tuple[Param, ...]:
        return tuple(p for p in self.params if p.role == "out")

    @property
    def scalars(self) -> tuple[Param, ...]:
        return tuple(p for p in self.params if p.role == "scalar")

    @property
    def axes(self) -> tuple[Param, ...]:
        return tuple(p for p in self.params if p.role == "axis")

    @property
    def modes(self) -> tuple[Param, ...]:
        return tuple(p for p in self.params if p.role == "mode")

    def type_named(self, name: str) -> Type:
        return next(t for t in self.types if t.name == name)


def snake(name: str) -> str:
    """CamelCase or lowerCamel to snake_case: gradOutput -> grad_output, GeluBackwardV2 -> gelu_backward_v2."""
    out = []
    for i, ch in enumerate(name):
        before = name[i - 1] if i else ""
        after = name[i + 1] if i + 1 < len(name) else ""
        if ch.isupper() and i and (before.islower() or before.isdigit() or after.islower()):
            out.append("_")
        out.append(ch.lower())
    return "".join(out)
