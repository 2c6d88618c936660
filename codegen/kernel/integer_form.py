"""Integer formulas, computed on single elements in the dtype itself. Compilers vectorize the loops.

Numbers are locals, too, because compilers warn about comparisons whose result a constant determines.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from codegen.kernel.body import Body
from codegen.kernel.ir import BOOL, Function, Kind, Leaf, Literal, Value
from codegen.kernel.real_form import RESULT
from codegen.kernel.simd_words import COMPARISONS, integer_kind, on, op
from codegen.language.dtypes import BOOLS
from codegen.language.expression import Expr, Name, Number
from codegen.language.formula import show
from codegen.language.words import parted


@dataclass
class Integers:
    """The values of one function's expressions; `names` maps parts to their names in the spec, and `truth` tells that
    the elements are truth values."""

    own: Kind
    leaves: Mapping[str, Leaf]
    names: Mapping[Expr, str]
    truth: bool = False
    body: Body = field(default_factory=Body)

    def value(self, expr: Expr) -> Value:
        """The local that holds an expression's value, which is of the dtype or a truth value."""
        if isinstance(expr, Name):
            return self.leaves[expr.name]
        if isinstance(expr, Number):
            hint = {0: "zero", 1: "one"}.get(int(expr.value), "number")
            return self._local(expr, Literal(expr.value, self.own), hint)
        args = [self.value(arg) for arg in parted(expr)]
        if parted(expr) != expr.args:
            return self._local(expr, on(self.own, f"{expr.word}_quotient", *args), "quotient")
        if expr.word in ("floor", "round", "trunc"):
            return args[0]
        if self.truth and expr.word.startswith("bit_"):
            return self._local(expr, op(f"truth_{expr.word}", *args), _HINTS[expr.word])
        if expr.word in ("and", "or", "not"):
            return self._local(expr, on(BOOL, expr.word, *args), f"{expr.word}_")
        hint = f"is_{expr.word}" if expr.word in COMPARISONS else _HINTS.get(expr.word, expr.word)
        return self._local(expr, on(self.own, expr.word, *args), hint)

    def _local(self, expr: Expr, value: Value, hint: str) -> Value:
        return self.body.let(value, self.names.get(expr, hint))


_HINTS = {
    **RESULT, "where": "chosen", "bit_and": "common", "bit_or": "joined", "bit_xor": "differing", "bit_not": "lacking",
    "shift_left": "shifted", "shift_right": "shifted", "gcd": "divisor",
}  # fmt: skip


def integer_function(
    name: str, expr: Expr, dtype: str, leaves: Mapping[str, Leaf], names: Mapping[Expr, str]
) -> Function:
    integers = Integers(integer_kind(dtype), leaves, names, dtype in BOOLS)
    value = integers.value(expr)
    return integers.body.function(name, tuple(leaves.values()), value, f"{show(expr)}, on one element.")
