"""Formulas in integers: C expressions of the dtype itself, one element after the other.

Sums and products wrap, as in two's complement; they are made in unsigned types, in which C defines that.
Compilers turn the loops into vectors.
"""

from __future__ import annotations

from collections.abc import Mapping

from codegen.kernel.lower_settled import Helper
from codegen.kernel.lower_value import RESULT
from codegen.language.dtypes import INTEGERS
from codegen.language.expression import Call, Expr, Name, Number

_COMPARISONS = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "!="}
_WRAPPING = {"add": "+", "sub": "-", "mul": "*"}


def c_type(dtype: str) -> str:
    bits, signed = INTEGERS[dtype]
    return f"{'' if signed else 'u'}int{bits}_t"


class IntegerLowerer:
    """Expressions of one helper; `leaves` has the C names of tensors and scalars, `names` those of parts.

    Numbers are locals, too, because compilers warn of comparisons that a constant decides.
    """

    def __init__(self, dtype: str, leaves: Mapping[str, str], names: Mapping[Expr, str]) -> None:
        self.dtype = dtype
        self.own = c_type(dtype)
        self.leaves = leaves
        self.names = names
        self.lines: list[str] = []
        self._known: dict[Expr, str] = {}
        self._taken = set(leaves.values())

    def helper(self, name: str, expr: Expr) -> Helper:
        params = tuple((self.own, leaf) for leaf in self.leaves.values())
        value = self.value(expr)
        if self.lines and self.lines[-1].split(" = ", 1)[0].endswith(f" {value}"):
            value = self.lines.pop().split(" = ", 1)[1].rstrip(";")
        return Helper(name, self.own, params, tuple(self.lines), value)

    def _bound(self, c: str, expr: Expr, text: str, hint: str) -> str:
        hint = self.names.get(expr, hint)
        name, count = hint, 2
        while name in self._taken:
            name, count = f"{hint}{count}", count + 1
        self._taken.add(name)
        self.lines.append(f"const {c} {name} = {text};")
        self._known[expr] = name
        return name

    def value(self, expr: Expr) -> str:
        """An expression of the dtype, in a local of its own."""
        if isinstance(expr, Name):
            return self.leaves[expr.name]
        known = self._known.get(expr)
        if known is not None:
            return known
        own = self.own
        if isinstance(expr, Number):
            hint = {0: "zero", 1: "one"}.get(int(expr.value), "number")
            return self._bound(own, expr, str(expr.value), hint)
        if expr.word in ("min", "max"):
            x, y = (self.value(arg) for arg in expr.args)
            sign = "<" if expr.word == "min" else ">"
            return self._bound(own, expr, f"{y} {sign} {x} ? {y} : {x}", expr.word)
        if expr.word == "where":
            condition = self.truth(expr.args[0])
            yes, no = (self.value(arg) for arg in expr.args[1:])
            return self._bound(own, expr, f"{condition} ? {yes} : {no}", "chosen")
        wide = "uint64_t" if INTEGERS[self.dtype][0] == 64 else "uint32_t"
        values = [f"({wide}){self.value(arg)}" for arg in expr.args]
        if expr.word == "neg":
            return self._bound(own, expr, f"({own})(0 - {values[0]})", "negative")
        text = f"({own})({values[0]} {_WRAPPING[expr.word]} {values[1]})"
        return self._bound(own, expr, text, RESULT[expr.word])

    def truth(self, expr: Expr) -> str:
        assert isinstance(expr, Call)
        known = self._known.get(expr)
        if known is not None:
            return known
        if expr.word in ("not", "and", "or"):
            parts = [self.truth(arg) for arg in expr.args]
            text = f"!{parts[0]}"
            if expr.word != "not":
                text = f" {'&&' if expr.word == 'and' else '||'} ".join(parts)
            return self._bound("bool", expr, text, f"{expr.word}_")
        left, right = (self.value(arg) for arg in expr.args)
        text = f"{left} {_COMPARISONS[expr.word]} {right}"
        return self._bound("bool", expr, text, f"is_{expr.word}")
