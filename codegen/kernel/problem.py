"""What a kernel's function has to compute: an expression of operands, to be evaluated in f32 or f64."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from codegen.kernel.body import Known, Source
from codegen.kernel.ir import F32, IN_F32, MULTIPLIER, WIDE, Arithmetic, Kind, Leaf, Value
from codegen.kernel.real_form import Evaluation
from codegen.kernel.simd_words import op
from codegen.language.expression import Expr


@dataclass(frozen=True)
class Operand:
    """A name of the expression: its C name, the significant bits of its values, and whether it is a scalar."""

    name: str
    local: str
    bits: int
    scalar: bool = False


@dataclass(frozen=True)
class Problem:
    """`stem` is the prefix of the functions' names; `parts` maps parts of the expression to their names in the spec."""

    expr: Expr
    stem: str
    operands: tuple[Operand, ...]
    parts: Mapping[Expr, str]

    def params(self, kind: Kind, multiplier: str = "") -> tuple[Leaf, ...]:
        """A parameter for each operand. Elements of sums (kind WIDE) carry their values in f64 as well."""
        scalar = F32 if kind == WIDE else kind
        return tuple(
            Leaf(o.local, MULTIPLIER if o.name == multiplier else scalar if o.scalar else kind) for o in self.operands
        )

    def evaluation(self, a: Arithmetic, params: tuple[Leaf, ...], values: tuple[Value, ...] = ()) -> Evaluation:
        """An evaluation whose names have the values of `params`, or `values` where given, one for each parameter."""
        known = values or tuple(op("vf32_wide_first", p) if p.kind == WIDE else p for p in params)
        sources = {
            o.name: Source(Known(value, True, o.bits), param, o.scalar)
            for o, param, value in zip(self.operands, params, known)
        }
        return Evaluation(a, sources, self.parts)

    @property
    def in_f32(self) -> "Problem":
        """The same problem with operands that may have all the significant bits of f32."""
        return replace(self, operands=tuple(replace(o, bits=IN_F32.digits) for o in self.operands))
