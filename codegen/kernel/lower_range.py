"""Factors of a product that leave the range of their words where the whole product does not.

A product is made of pairs, which lack digits near the subnormal numbers and are lost beyond the largest
number. Two things are done about that here: what a kernel of f32 has to look at is noted, so that it can
compute the rare lanes once more in f64; and a factor that has vanished beside an infinity is replaced, so
that their product is infinite and not nan.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import reduce

from codegen.algebra.limits import FADING, cancels, fades, overflows
from codegen.algebra.normal_form import factors_of
from codegen.algebra.ranges import magnitude
from codegen.kernel.lower_value import Leaf, Value, ValueLowerer, constant, head_of
from codegen.language.expression import Call, Expr, Name, Number, depends_on as depends
from codegen.language.words import KNOWN


class RangeLowerer(ValueLowerer):
    """Notes the factors that may leave the range, and keeps those that vanish beside an infinity."""

    def __init__(self, vector: str, leaves: dict[str, Leaf], names: dict[Expr, str]):
        super().__init__(vector, leaves, names)
        # Pairs that lack digits of their product, each with the conditions.
        self.fading: dict[str, tuple[str, ...]] = {}
        self.outgrown: set[Expr] = set()  # products beside a term that grows where a factor vanishes
        self.tensor = ""  # of a formula of functions of one tensor: the element that makes it vanish
        self.vanishing: dict[str, str] = {}  # what lacks digits below a size unless that is zero

    # --- what the kernel has to look at -----------------------------------------------------------

    def _note_fading(self, expr: Call, args: list[Value]) -> None:
        """Factors that the kernel has to look at: a pair lacks its second part below 2^-102, and digits
        where a function and a number nearly cancel."""
        for arg, value in zip(expr.args, args):
            self._note_factor(arg, value)
            self._note_stray(arg, value)

    def _note_factor(self, factor: Expr, value: Value, far: bool = False) -> None:
        """A function may vanish (those of `FADING`, and any where f64 goes as `far` as the product), a sum may
        cancel, and a sum of products may overflow."""
        if self.vector != "vf32":
            return
        if isinstance(factor, Call) and (factor.word in FADING or far):
            self.fading.setdefault(value.text, (f"vf32_lt(vf32_abs({value.text}.hi), vf32_of(0x1p-97f))",))
        elif cancels(factor):
            least = f"vf32_max({self._cancelled(factor)}, vf32_of(0x1p-97f))"
            tests = [f"vf32_lt(vf32_abs({value.text}.hi), {least})"]
            if overflows(factor):
                tests.append(f"vf32_is_inf({value.text}.hi)")
            self.fading.setdefault(value.text, tuple(tests))

    def _note_stray(self, factor: Expr, value: Value) -> None:
        """A factor that is a product of several, or a function of a computed value, may leave the range of f32
        where the whole does not. A zero has not, where it comes from a zero."""
        if self.vector != "vf32" or self.tensor or value.kind != "pair" or not strays(factor):
            return
        test = f"vf32_lt(vf32_abs({value.text}.hi), vf32_of(0x1p-97f))"
        for nonzero in dict.fromkeys(self._nonzero(factor)):
            test = f"vm32_and({test}, {nonzero})"
        known = self.fading.get(value.text, ())
        beyond = [f"vf32_is_inf({value.text}.hi)"] if magnitude(factor, self.bounds) == math.inf else []
        self.fading[value.text] = tuple(dict.fromkeys((*known, test, *beyond)))

    def _nonzero(self, expr: Expr) -> list[str]:
        """Masks that all hold where no part of an expression makes it zero by being zero."""
        if isinstance(expr, Name):
            return [f"vf32_ne({self.leaves[expr.name].text}, vf32_of(0.0f))"]
        if isinstance(expr, Number):
            return []
        if expr.word == "where":
            condition = self.mask(expr.args[0]).text
            yes, no = (self._nonzero(branch) for branch in expr.args[1:])
            if not yes and not no:
                return []
            yes = [reduce(_both, [condition, *yes])]
            return [f"vm32_or({yes[0]}, {reduce(_both, [f'vm32_not({condition})', *no])})"]
        if expr.word in ("min", "max"):
            test = "lt" if expr.word == "min" else "gt"
            return self._nonzero(Call("where", (Call(test, expr.args[::-1]), *expr.args[::-1])))
        if expr.word == "mul":
            return [mask for arg in expr.args for mask in self._nonzero(arg)]
        if expr.word in ("div", "neg", "abs") or KNOWN[expr.word].vanishes:
            return self._nonzero(expr.args[0])
        return []

    def _cancelled(self, factor: Expr) -> str:
        """What the size of a factor may not fall below: a 16th of a term of the sum that it is. Functions in
        pairs are known to 2^-28 of their value, which is then 1 ulp of the sum."""
        if not isinstance(factor, Call) or not cancels(factor):
            return "vf32_of(0.0f)"
        if factor.word == "where":
            yes, no = self._branches(factor)
            kept, sizes = self.bounds, []
            for self.bounds, branch in zip((yes, no), factor.args[1:]):
                sizes.append(self._cancelled(branch))
            self.bounds = kept
            return f"vf32_where({self.mask(factor.args[0]).text}, {sizes[0]}, {sizes[1]})"
        terms = [(isinstance(arg, Call), self.value(arg)) for arg in factor.args]
        term = min(terms, key=lambda t: t[0])[1]
        return f"vf32_mul(vf32_abs({head_of(term)}), vf32_of(0x1p-4f))"

    def _note_vanishing(self, text: str) -> None:
        """What is rounded twice, or loses its second part, where it is next to the subnormal numbers."""
        if self.tensor:
            self.vanishing.setdefault(text, "0x1p-97f")

    # --- beside an infinity -----------------------------------------------------------------------

    def _kept_factors(self, product: Call) -> dict[Expr, Value]:
        """Those that are others beside an infinity anywhere in the product, where a sum may vanish."""
        factors = factors_of(product)
        if not any(fades(factor) for factor in factors):
            return {}
        values = [(factor, self.value(factor)) for factor in factors]
        kept = self._beside_infinity(product, values)
        return {expr: new for (expr, old), new in zip(values, kept) if new != old}

    def _beside_infinity(self, product: Expr, factors: Sequence[tuple[Expr, Value]]) -> list[Value]:
        """The factors of a product; a function that has vanished at a finite argument counts as 1 beside an
        infinity that does not come from there, because the product is infinite. Beside a term that grows
        with the argument it does so at an infinite argument, too: if the product vanishes there, it is that
        term which is left, and if it does not, its infinity counts."""
        given = {name for name, leaf in self.leaves.items() if leaf.kind == "exact"}
        on = {expr: depends(expr, {}) for expr, _ in factors}
        made: dict[Expr, Value] = {}
        for expr, value in factors:
            others = [v for e, v in factors if on[e] <= given and not on[e] & on[expr]]
            if expr not in made:
                made[expr] = self._beside(expr, value, others, product in self.outgrown)
        return [made[expr] for expr, _ in factors]

    def _beside(self, factor: Expr, value: Value, others: Sequence[Value], outgrown: bool) -> Value:
        vanishes = isinstance(factor, Call) and (factor.word in FADING or fades(factor)) and value.kind == "pair"
        others = [other for other in others if not other.text.startswith(self.vector)]
        if not vanishes or not others:
            return value
        assert isinstance(factor, Call)
        head = head_of(self.value(factor.args[0]))
        infinite = f"{self.vector}_is_inf({head_of(others[0])})"
        for other in others[1:]:
            infinite = self._bind("mask", infinite, "infinite").text
            infinite = f"{self._mask}_or({infinite}, {self.vector}_is_inf({head_of(other)}))"
        limit = f"{self.vector}_of(INFINITY)"
        if fades(factor):
            return self._beside_sum(factor, value, infinite)
        made = f"{self._mask}_and({infinite}, {self.vector}_lt({self.vector}_abs({head}), {limit}))"
        if outgrown:
            zero = f"{self.vector}_of({constant(Fraction(0), self.vector)})"
            made = f"{self._mask}_and({infinite}, {self.vector}_eq({value.text}.hi, {zero}))"
        one = f"{self._pair}_of({self.vector}_of({constant(Fraction(1), self.vector)}))"
        return self._bind("pair", f"{self._pair}_where({made}, {one}, {value.text})", f"kept_{factor.word}")

    def _beside_sum(self, factor: Call, value: Value, infinite: str) -> Value:
        """A sum whose terms have vanished at finite arguments has their sign, which its zero has."""
        v, made = self.vector, infinite
        for term in factor.args:
            made = f"{self._mask}_and({made}, {v}_eq({head_of(self.value(term))}, {self._zero()}))"
        for name in sorted(depends(factor, {})):
            if not self.leaves[name].scalar:
                made = f"{self._mask}_and({made}, {v}_lt({v}_abs({self.leaves[name].text}), {v}_of(INFINITY)))"
        made = self._bind("mask", made, "vanished").text
        one = f"{v}_of({constant(Fraction(1), v)})"
        grown = f"{self._pair}_of({v}_div({one}, {value.text}.hi))"
        return self._bind("pair", f"{self._pair}_where({made}, {grown}, {value.text})", "kept_sum")


def strays(expr: Expr, chosen: bool = False) -> bool:
    """Whether a factor may leave the range of f32 by itself; a function of an exact value only where it is
    `chosen`, since beside an exact factor it has a word of its own."""
    if not isinstance(expr, Call):
        return False
    if expr.word == "where":
        return any(strays(branch, True) for branch in expr.args[1:])
    if expr.word in ("min", "max"):
        return any(strays(arg, True) for arg in expr.args)
    if expr.word in ("neg", "abs"):
        return strays(expr.args[0], chosen)
    if expr.word == "mul":
        return sum(not isinstance(f, Number) for f in factors_of(expr)) > 1
    return KNOWN[expr.word].vanishes and (chosen or isinstance(expr.args[0], Call))


def _both(a: str, b: str) -> str:
    return f"vm32_and({a}, {b})"
