"""What a function of a kernel has to compute: an expression of operands, which may be asked for in f32 or f64."""

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
    """A name of the expression: its C name, the significant bits of its numbers, and whether it is a scalar."""

    name: str
    local: str
    bits: int
    scalar: bool = False


@dataclass(frozen=True)
class Problem:
    """`stem` is what the functions are called after; `parts` has what the spec calls parts of the expression."""

    expr: Expr
    stem: str
    operands: tuple[Operand, ...]
    parts: Mapping[Expr, str]

    def params(self, kind: Kind, multiplier: str = "") -> tuple[Leaf, ...]:
        """A parameter for each operand; elements of sums come with their values in f64."""
        scalar = F32 if kind == WIDE else kind
        return tuple(
            Leaf(o.local, MULTIPLIER if o.name == multiplier else scalar if o.scalar else kind) for o in self.operands
        )

    def evaluation(self, a: Arithmetic, params: tuple[Leaf, ...], values: tuple[Value, ...] = ()) -> Evaluation:
        """For values of these parameters, or of others made of them."""
        known = values or tuple(op("vf32_wide_first", p) if p.kind == WIDE else p for p in params)
        sources = {
            o.name: Source(Known(value, True, o.bits), param, o.scalar)
            for o, param, value in zip(self.operands, params, known)
        }
        return Evaluation(a, sources, self.parts)

    @property
    def in_f32(self) -> "Problem":
        """The same with numbers of all digits that f32 has."""
        return replace(self, operands=tuple(replace(o, bits=IN_F32.digits) for o in self.operands))
