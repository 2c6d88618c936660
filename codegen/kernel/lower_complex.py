"""Formulas in complex numbers: a C word for each word, on vectors of numbers.

c64 is computed in f64, which holds more than twice its digits and all of its products. c128 is computed in
pairs of f64 with an exponent of their own, and rounded at the end (runtime/simd/complex/complex_scaled.h).
"""

from __future__ import annotations

from collections.abc import Mapping

from codegen.kernel.lower_settled import Helper
from codegen.kernel.lower_value import RESULT
from codegen.language.expression import Call, Expr, Name, Number

NUMBER = "vf64_complex"  # the elements of both dtypes
_SCALED = "vf64_scaled"  # what c128 is computed in


class ComplexLowerer:
    """Expressions of one helper; `leaves` has the C names of tensors, `names` those of parts."""

    def __init__(self, dtype: str, leaves: Mapping[str, str], names: Mapping[Expr, str]) -> None:
        self.own = _SCALED if dtype == "c128" else NUMBER
        self.leaves = leaves
        self.names = names
        self.lines: list[str] = []
        self._known: dict[Expr, str] = {}
        self._taken = set(leaves.values())

    def helper(self, name: str, expr: Expr) -> Helper:
        params = tuple((NUMBER, leaf) for leaf in self.leaves.values())
        if isinstance(expr, Call) and expr.word == "sigmoid" and self.own == _SCALED:
            return Helper(name, NUMBER, params, (), f"{NUMBER}_sigmoid_round({self._element(expr.args[0])})")
        value = self.value(expr)
        if self.own == _SCALED:
            return Helper(name, NUMBER, params, tuple(self.lines), f"{_SCALED}_round({value})")
        if self.lines and self.lines[-1].split(" = ", 1)[0].endswith(f" {value}"):
            value = self.lines.pop().split(" = ", 1)[1].rstrip(";")
        return Helper(name, NUMBER, params, tuple(self.lines), value)

    def _element(self, expr: Expr) -> str:
        assert isinstance(expr, Name)
        return self.leaves[expr.name]

    def _bound(self, expr: Expr, text: str, hint: str) -> str:
        hint = self.names.get(expr, hint)
        name, count = hint, 2
        while name in self._taken:
            name, count = f"{hint}{count}", count + 1
        self._taken.add(name)
        self.lines.append(f"const {self.own} {name} = {text};")
        self._known[expr] = name
        return name

    def value(self, expr: Expr) -> str:
        """An expression in a local of its own."""
        known = self._known.get(expr)
        if known is not None:
            return known
        if isinstance(expr, Name):
            leaf = self.leaves[expr.name]
            return leaf if self.own == NUMBER else self._bound(expr, f"{_SCALED}_of({leaf})", f"{leaf}_scaled")
        if isinstance(expr, Number):
            make = f"{_SCALED}_of_number" if self.own == _SCALED else f"{NUMBER}_of"
            return self._bound(expr, f"{make}({float(expr.value)!r})", "one" if expr.value == 1 else "number")
        if expr.word == "sigmoid":
            return self._bound(expr, f"{self.own}_sigmoid({self._element(expr.args[0])})", "sigmoid")
        args = ", ".join(self.value(arg) for arg in expr.args)
        hint = {"neg": "negative", "conj": "conjugate"}.get(expr.word) or RESULT[expr.word]
        return self._bound(expr, f"{self.own}_{expr.word}({args})", hint)
