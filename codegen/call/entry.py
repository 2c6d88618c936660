"""Entry points: the public functions of an operator, including its in-place variants.

An entry point has each argument under the name that the caller sees, and the dtypes it may have on each
product. `host` is the union of all products.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from codegen.language.expression import snake
from codegen.language.facts import Facts, castable, converts, scalar_dtypes
from codegen.language.operator import Operator, TypeRows, Variant
from codegen.language.params import (
    LISTS, AxisParam, DtypeParam, FlagsParam, IgnoredParam, InputParam, IntegerParam, ModeParam, OutputParam, Param, RowsParam, ScalarParam, TensorParam,
)  # fmt: skip
from codegen.language.type_dtypes import Rows, rows_of



HANDLES = {"tensor": "aclTensor", "scalar": "aclScalar", "int_array": "aclIntArray", "bool_array": "aclBoolArray", "tensor_list": "aclTensorList"}
# What the handles lead to (runtime/handles).
_BEHIND = {"tensor": "ac_tensor", "scalar": "ac_scalar", "int_array": "ac_array", "bool_array": "ac_array", "tensor_list": "ac_array"}


def behind(handle: str) -> str:
    """A pointer to what a handle leads to."""
    return f"const {_BEHIND[handle]} *"


@dataclass(frozen=True)
class Argument:
    """One argument of the prototype; `roles` are the parameters of the spec that it stands for."""

    name: str
    role: str  # in, out, inout, scalar, dtype, axis, axes, integer, integers, flags, mode, rows or ignored
    c_type: str  # "const aclTensor *", ready to have the name put behind it
    param: Param
    roles: tuple[Param, ...]

    @property
    def is_tensor(self) -> bool:
        return self.role in ("in", "out", "inout")

    @property
    def handle(self) -> str | None:
        """What the argument is a handle of: a tensor, a scalar or an int_array; None of a plain value."""
        return next((kind for kind, c in HANDLES.items() if f"{c} *" in self.c_type), None)

    @property
    def alone(self) -> bool:
        """Whether it is a list of one tensor."""
        return isinstance(self.param, TensorParam) and self.param.alone

    @property
    def axis(self) -> bool:
        """Whether it is a scalar that names an axis."""
        return isinstance(self.param, AxisParam) and self.param.handle

    @property
    def planned(self) -> str:
        """The C expression that the plan is passed."""
        if self.axis:
            return f"ac_scalar_integer({self.passed})"
        return f"ac_member_of({self.passed}, 0)" if self.alone else self.passed

    @property
    def passed(self) -> str:
        """The C expression that an entry point passes on: for a handle, the local with the object behind it."""
        return self.name if self.handle is None else f"{snake(self.name)}_{self.handle.removeprefix('tensor_')}"


@dataclass(frozen=True)
class Entry:
    """A public function."""

    op: Operator
    variant: Variant | None
    facts: Facts

    @property
    def name(self) -> str:
        """The name without `aclnn`: LeakyRelu, InplaceLeakyRelu."""
        return self.variant.name if self.variant else self.op.name

    @property
    def beside(self) -> bool:
        """Whether it is the in-place form of another entry point."""
        return self.variant is not None and not self.variant.alone

    @property
    def snake(self) -> str:
        return snake(self.name)

    def seen_from(self, op: Operator) -> Entry:
        """The same of the operator as it is seen from one of its spaces."""
        variant = {v.name: v for v in op.variants}.get(self.variant.name) if self.variant is not None else None
        return Entry(op, variant, self.facts)

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """The arguments in the order of the prototype."""
        out: dict[str, Argument] = {}
        for param in self.op.params:
            name = self.spelled(param.name)
            roles = tuple(p for p in self.op.params if self.spelled(p.name) == name)
            role = param.role if len(roles) == 1 else "inout"
            const = self.variant.const if self.variant and role == "inout" else param.const
            out.setdefault(name, Argument(name, role, _c_type(role, param, const), param, roles))
        return tuple(out.values())

    @property
    def tensors(self) -> tuple[Argument, ...]:
        return tuple(a for a in self.arguments if a.is_tensor)

    def argument(self, name: str) -> Argument:
        """The argument that stands for a parameter of the spec."""
        return next(a for a in self.arguments if a.name == self.spelled(name))

    def spelled(self, name: str) -> str:
        """The name under which the caller passes a parameter of the spec."""
        pairs = self.variant.pairs if self.variant is not None else ()
        return next((param for param, names in pairs if name in names), name)

    @property
    def header(self) -> str:
        """The header that declares it."""
        return self.variant.header if self.variant and self.variant.header else self.op.header

    def anchor(self, type_name: str) -> TensorParam | DtypeParam | None:
        """The input whose dtype a listed type variable has, or else the parameter that names it; None if there is
        neither. An optional input is chosen only if all its inputs are optional, and one that makes the space before
        others. Where no tensor is read, it is an output."""
        tensors: tuple[TensorParam, ...] = self.op.targets if self.op.creates else self.op.sources
        users = [p for p in tensors if p.type == type_name]
        users = [p for p in users if not p.optional] or users
        named = [p for p in self.op.named_dtypes if p.type == type_name]
        return next(iter([*(p for p in users if p.name in self.op.space_tensors), *users, *named]), None)

    def rows(self, type_name: str) -> Rows:
        """The dtypes of a type variable on each product, in the order of the products."""
        return rows_of(self.op, self.facts, type_name, self.variant)

    @cached_property
    def products(self) -> tuple[str, ...]:
        """Products that have this entry point."""
        listed = [t.name for t in self.op.types if isinstance(t, TypeRows)]
        return tuple(
            name for name in self.facts.products if all(name in self.rows(t) for t in listed)
        )

    def dtypes(self, argument: Argument) -> Rows:
        """The dtypes allowed for a tensor, an aclScalar or the name of a dtype, on each product that has the entry point."""
        param = argument.roles[0]
        if isinstance(param, ScalarParam) and param.c is None:
            return {product: scalar_dtypes(param, self.facts) for product in self.products}
        if isinstance(param, DtypeParam):
            return {product: self.rows(param.type)[product] for product in self.products}
        if not isinstance(param, TensorParam):
            return {}
        rows = self.rows(param.type)
        if isinstance(param, OutputParam) and param.cast:
            goal = self.op.goal(param)
            if goal is not None or param.cast_to is not None:
                rows = self.rows(goal.type if goal is not None else param.cast_to or "")
            else:
                rows = {product: self._castable_from(row) for product, row in rows.items()}
        return {product: rows[product] for product in self.products}

    def _castable_from(self, row: tuple[str, ...]) -> tuple[str, ...]:
        known = self.facts.dtypes
        return tuple(
            to for to in known if converts(known[to]) and any(castable(known[d], known[to]) for d in row)
        )


def _c_type(role: str, param: Param, const: bool | None) -> str:
    if isinstance(param, IgnoredParam) and (param.absent or param.c != "aclTensor"):
        return f"const {param.c} *" if param.handle else f"{param.c} "
    if isinstance(param, TensorParam) and param.alone:
        return "const aclTensorList *"
    if isinstance(param, TensorParam) and param.laid is not None:
        return "const aclTensorList *" if isinstance(param, InputParam) else "aclTensorList *"
    if role == "inout" or isinstance(param, OutputParam) or (isinstance(param, IgnoredParam) and param.written):
        return "const aclTensor *" if const else "aclTensor *"
    if isinstance(param, (InputParam, RowsParam, IgnoredParam)):
        return "aclTensor *" if const is False else "const aclTensor *"
    if isinstance(param, ScalarParam) and param.c is None:
        return "aclScalar *" if const is False else "const aclScalar *"
    if isinstance(param, AxisParam) and param.handle:
        return "const aclScalar *"
    if isinstance(param, LISTS):
        return "const aclIntArray *"
    if isinstance(param, FlagsParam):
        return "const aclBoolArray *"
    if isinstance(param, DtypeParam):
        return "aclDataType "
    c = (param.c or "") if isinstance(param, (ScalarParam, ModeParam, IntegerParam)) else "int64_t"
    return c if c.endswith("*") else c + " "


def entries_of(op: Operator, facts: Facts) -> tuple[Entry, ...]:
    """The entry point of the operator itself, unless it is in place alone, then that of its in-place form."""
    variants = tuple(Entry(op, variant, facts) for variant in op.variants)
    return variants if any(variant.alone for variant in op.variants) else (Entry(op, None, facts), *variants)


def declared(arguments: tuple[Argument, ...], found: bool = False) -> list[str]:
    """C parameter declarations; with `found`, const pointers to the objects behind handles instead of handles."""
    out = []
    for a in arguments:
        c_type = a.c_type
        if found and a.axis:
            c_type = "int64_t "
        elif found and a.handle is not None:
            c_type = behind("tensor" if a.alone else a.handle)
        elif found and c_type.endswith("*") and not c_type.startswith("const"):
            c_type = "const " + c_type
        out.append(f"{c_type}{a.name}")
    return out
