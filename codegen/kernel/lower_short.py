"""Expressions to SIMD statements for results of 16 bits: single f32 arithmetic that knows its own error.
Along rows, results of f32 are made in the same way of single f64 arithmetic.

f32 has digits to spare for 16 bits, so every value is one word, with a bound of its relative error beside
it. The bound holds in all lanes but those of the value's `doubt`, a mask: lanes where a factor left the
range of f32 (subnormal numbers have fewer digits), or where a sum has cancelled. There, and where the error
could decide to which of two numbers the result is rounded, the kernel computes once more, in pairs of f64,
in which nothing of a 16-bit formula vanishes or overflows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

from codegen.algebra.limits import FADING, outgrown
from codegen.algebra.normal_form import factors_of
from codegen.algebra.ranges import SPANS, Span, magnitude, span, within_range
from codegen.kernel.decided import Decision
from codegen.kernel.lower_expr import Lowerer
from codegen.kernel.lower_value import (
    RESULT, Leaf, Value, constant, either, head_of, is_product, nearest, negative,
)  # fmt: skip
from codegen.kernel.ramp import ramp_of
from codegen.language.expression import Call, Expr, Name, Number, depends_on as names
from codegen.language.words import KNOWN

# A sum of inexact terms that is smaller than the larger of them by more than this has lost digits.
_CANCELLED = 8


class ShortLowerer(Lowerer):
    """Lowers the expressions of one helper function to single arithmetic for f16 or bf16, or f32 along rows.

    Where nothing is to be computed once more, doubts are not `watched`: along rows, and for f16 beside
    several tensors, whose products leave the range of f16 long before that of f32.
    """

    def __init__(
        self, suffix: str, leaves: dict[str, Leaf], names: dict[Expr, str], watched: bool, one: bool = False,
        decays: Callable[[Expr], bool] | None = None,
    ) -> None:  # fmt: skip
        super().__init__("vf64" if suffix == "_f32" else "vf32", leaves, names)
        self.suffix = suffix
        self.grade = suffix
        self.watched = watched
        self.one = one  # the result depends on one tensor, and is to be correctly rounded
        self.decays = decays  # which exponentials are of numbers that are not above zero
        self.reach = {n: SPANS["" if leaf.scalar or suffix == "_f32" else suffix] for n, leaf in leaves.items()}
        self.multiplier = ""  # the scalar whose multiples a result is, or chooses from
        self._pairs = False  # whether values are wanted as they are in the other kernels

    def value(self, expr: Expr) -> Value:
        """Exact or single; while a comparison or an argument is made, exact or pair."""
        return self._remembered("pair" if self._pairs else "short", expr)

    def _unrounded(self, expr: Expr) -> Value:
        """Exact or pair: for comparisons and the arguments of functions."""
        kept, self._pairs = self._pairs, True
        try:
            return self._remembered("pair", expr)
        finally:
            self._pairs = kept

    def _number(self, expr: Number) -> Value:
        made = super()._number(expr)
        if self._pairs or made.kind == "exact" or not isinstance(expr.value, Fraction):
            return made
        text = constant(nearest(expr.value, self.vector), self.vector, expr.text)
        return Value("single", f"{self.vector}_of({text})", error=1)

    def _where(self, expr: Call) -> Value:
        if self._pairs:
            return super()._where(expr)
        condition = self.mask(expr.args[0]).text
        a, b = (self.value(arg) for arg in expr.args[1:])
        kind = "exact" if a.kind == b.kind == "exact" else "single"
        hint = self._hint(expr, either(expr.args[1], expr.args[2], self.leaves))
        made = self._bind(kind, f"{self.vector}_where({condition}, {a.text}, {b.text})", hint)
        return replace(
            made, bits=max(a.bits, b.bits), error=max(a.error, b.error),
            doubt=self._either_doubt(condition, a.doubt, b.doubt),
        )  # fmt: skip

    def _computed(self, expr: Call) -> Value:
        if self._pairs:
            return super()._computed(expr)
        word = expr.word
        if word == "neg" and isinstance(expr.args[0], Number):
            return self._number(negative(expr.args[0]))
        if word in ("min", "max"):
            test = "lt" if word == "min" else "gt"
            return self.value(Call("where", (Call(test, expr.args[::-1]), expr.args[1], expr.args[0])))
        if word in ("neg", "abs"):
            inner = self.value(expr.args[0])
            made = self._bind(inner.kind, f"{self.vector}_{word}({inner.text})", self._hint(expr, RESULT.get(word, word)))
            return replace(inner, text=made.text)
        if word in ("add", "sub"):
            return self._sum(expr)
        if word in ("mul", "div"):
            return self._product(expr)
        return self._function(expr)

    # --- sums -------------------------------------------------------------------------------------

    def _sum(self, expr: Call) -> Value:
        """With a product in one step; rounded once where both terms are exact."""
        self.outgrown |= set(outgrown(expr))
        text, fused = self._fused(expr)
        terms = [(arg, self.value(arg)) for arg in expr.args if arg is not fused]
        if not text:
            text = f"{self.vector}_{expr.word}({', '.join(term.text for _, term in terms)})"
        made = self._bind("single", text, self._hint(expr, RESULT[expr.word]))
        doubt = ""
        for arg, term in terms:
            doubt = self._or(doubt, term.doubt)
            if term.kind == "single" and self.watched:
                small = f"vf32_lt(vf32_abs({made.text}), {self._part(arg, term)})"
                doubt = self._or(doubt, self._bind("mask", small, "cancelled").text)
        error = 1 + _CANCELLED * max(term.error for _, term in terms)
        return replace(made, error=error, doubt=doubt)

    def _part(self, expr: Expr, term: Value) -> str:
        """What a sum may not fall below without having lost the digits of this term."""
        if isinstance(expr, Number) and isinstance(expr.value, Fraction):
            least = nearest(abs(expr.value) / _CANCELLED, self.vector)
            return f"vf32_of({constant(least, self.vector, f'1 / {_CANCELLED} of that')})"
        return f"vf32_mul(vf32_abs({term.text}), vf32_of({1 / _CANCELLED}f))"

    def _fused(self, expr: Call) -> tuple[str, Expr | None]:
        """a * b + c in one step, where either operand of a sum is a product; and the product, if it is not
        needed by itself: it is exact, or nothing is watched."""
        left, right = expr.args
        for product, other, swapped in ((left, right, False), (right, left, True)):
            if is_product(product):
                assert isinstance(product, Call)
                first, second = self._factors(product)
                a, c = first.text, self.value(other).text
                if expr.word == "sub" and swapped:
                    a = f"{self.vector}_neg({a})"
                elif expr.word == "sub":
                    c = f"{self.vector}_neg({c})"
                unneeded = self._exact_product(first, second) or not self.watched
                return f"{self.vector}_fma({a}, {second.text}, {c})", product if unneeded else None
        return "", None

    # --- products ---------------------------------------------------------------------------------

    def _product(self, expr: Call) -> Value:
        word = expr.word
        if word == "div" and isinstance(expr.args[1], Number) and isinstance(expr.args[1].value, Fraction):
            under = expr.args[1]
            over = Number(1 / under.value, f"1 / {under.text}")
            return self.value(Call("mul", (expr.args[0], over)))
        gated = self._gated(expr)
        if gated is not None:
            return gated
        a, b = self._factors(expr) if word == "mul" else [self.value(arg) for arg in expr.args]
        hint = self._hint(expr, RESULT[word])
        doubt = self._or(a.doubt, b.doubt)
        for factor in expr.args:
            doubt = self._or(doubt, self._strays(factor))
        text = f"{self.vector}_{word}({a.text}, {b.text})"
        if word == "mul" and self._exact_product(a, b):
            return replace(self._bind("exact", text, hint, a.bits + b.bits), doubt=doubt)
        made = self._bind("single", text, hint)
        return replace(made, error=a.error + b.error + 1, doubt=doubt)

    def _gated(self, product: Call) -> Value | None:
        """A function of an element times another element in one word, which is right where the function leaves
        the range of f32; of several tensors, which need no more."""
        function, other = product.args
        if product.word != "mul" or self.one or self.suffix == "_f32" or not isinstance(function, Call):
            return None
        if not KNOWN[function.word].gates or product in self.outgrown or not isinstance(other, Name):
            return None
        inner = factors_of(function.args[0])[-1]
        if not self._is_element(inner) or function.args[0] not in (inner, Call("neg", (inner,))):
            return None
        argument, factor = self.value(function.args[0]), self.value(other)
        if argument.kind != "exact" or factor.kind != "exact" or names(function, {}) & names(other, {}):
            return None
        text = f"vf32_{function.word}_of_element_times{self.suffix}({argument.text}, {factor.text})"
        error = KNOWN[function.word].error[self.suffix == "_bf16"] + 1
        return replace(self._bind("single", text, self._hint(product, RESULT["mul"])), error=error)

    def _factors(self, product: Call) -> list[Value]:
        left, right = product.args
        a, b = self.value(left), self.value(right)
        beyond = product in self.outgrown
        if _fades(left) and _fades(right) and names(left, {}) == names(right, {}):
            return [a, b]  # vanish together, and are kept as one
        return [self._kept(left, a, right, beyond), self._kept(right, b, left, beyond)]

    def _kept(self, expr: Expr, value: Value, other: Expr, beyond: bool) -> Value:
        """A factor that has vanished in f32 at a finite argument, where another tensor may be infinite; or
        `beyond`, at an infinite one (see _beside_infinity)."""
        tensors = {name for name, leaf in self.leaves.items() if not leaf.scalar}
        if not _fades(expr) or self.grade != "_f16":
            return value
        if len(tensors) < 2 or not tensors & names(other, {}):
            return value
        function = factors_of(expr)[0]
        assert isinstance(function, Call)
        argument = "vf32_of(0.0f)" if beyond else head_of(self._argument(function))
        text = f"vf32_kept({value.text}, {argument})"
        return replace(value, text=self._bind("single", text, f"kept_{function.word}").text)

    def _strays(self, expr: Expr) -> str:
        """Where a factor has left the range of f32, or lost digits at its lower end; "" if nowhere.

        A zero has not, where it comes from a zero.
        """
        if not self.watched or not isinstance(expr, Call) or within_range(self.span(expr)):
            return ""
        if expr.word in ("neg", "abs"):
            return self._strays(expr.args[0])
        if expr.word == "where":
            condition = self.mask(expr.args[0]).text
            return self._either_doubt(condition, *(self._strays(arg) for arg in expr.args[1:]))
        value = self.value(expr)
        made = f"vf32_strays({value.text})"
        for text in self._zeros(expr):
            made = f"vm32_and({made}, vf32_ne({text}, vf32_of(0.0f)))"
        return self._bind("mask", made, "strays").text

    def span(self, expr: Expr) -> Span:
        return span(expr, self.reach)

    def _zeros(self, expr: Expr) -> list[str]:
        """The values that make an expression zero by being zero."""
        if isinstance(expr, Name):
            return [self.leaves[expr.name].text]
        if isinstance(expr, Number):
            return []
        if expr.word == "mul":
            return list(dict.fromkeys(zero for arg in expr.args for zero in self._zeros(arg)))
        if expr.word in ("div", "neg", "abs") or KNOWN[expr.word].vanishes:
            return self._zeros(expr.args[0])
        return [] if KNOWN[expr.word].elementary else [self.value(expr).text]

    # --- functions --------------------------------------------------------------------------------

    def _function(self, expr: Call) -> Value:
        """A function of 16-bit grade."""
        word, hint = KNOWN[expr.word], self._hint(expr, expr.word)
        if not word.elementary:
            self._pairs = True
            try:
                whole = super()._computed(expr)
            finally:
                self._pairs = False
            return replace(self._bind("single", self._last(whole), hint), error=1)
        argument = self._argument(expr)
        pair = argument.kind == "pair"
        name = "decay" if self.decays is not None and self.decays(expr) else word.c
        text = f"{self._pair if pair else self.vector}_{name}{self.grade}({argument.text})"
        made = self._bind("single", text, hint)
        doubt = argument.doubt
        if self.watched and argument.kind != "exact" and word.vanishes and not within_range(self.span(expr.args[0])):
            strays = f"vf32_strays({argument.text}{'.hi' * pair})"
            for zero in self._zeros(expr.args[0]):
                strays = f"vm32_and({strays}, vf32_ne({zero}, vf32_of(0.0f)))"
            doubt = self._or(doubt, self._bind("mask", strays, "strays").text)
        error = word.error[self.grade == "_bf16"] + (argument.error or pair)
        return replace(made, error=error, doubt=doubt)

    def _argument(self, function: Call) -> Value:
        """Exact or pair, as most functions amplify an error of their argument; or single, for those that do
        not, along rows, and beside several tensors where a number of the spec makes the only error. Functions
        for 16 bits take no notice of the second part of an infinity."""
        expr = function.args[0]
        scaled = is_product(expr) and any(isinstance(factor, Number) for factor in factors_of(expr))
        if self.decays is not None or ((KNOWN[function.word].steady or scaled) and not self.one):
            return self.value(expr)
        key = ("argument", expr)
        if key not in self._memo:
            self._memo[key] = self._finite_product(expr) or self._unrounded(expr)
        return self._memo[key]

    def _finite_product(self, expr: Expr) -> Value | None:
        """A product of two exact values as a pair that does not care for infinities."""
        if not is_product(expr):
            return None
        assert isinstance(expr, Call)
        a, b = (self._unrounded(arg) for arg in expr.args)
        if a.kind != "exact" or b.kind != "exact" or self._exact_product(a, b):
            return None
        text = f"vf32x2_of_product_finite({a.text}, {b.text})"
        return self._bind("pair", text, self._hint(expr, RESULT["mul"]))

    # --- doubts -----------------------------------------------------------------------------------

    def _or(self, a: str, b: str) -> str:
        if not a or not b or a == b:
            return a or b
        return self._bind("mask", f"vm32_or({a}, {b})", "doubt").text

    def _either_doubt(self, condition: str, yes: str, no: str) -> str:
        """The doubt of the branch that is taken."""
        if yes == no:
            return yes
        if yes:
            yes = self._bind("mask", f"vm32_and({condition}, {yes})", "doubt").text
        if no:
            no = self._bind("mask", f"vm32_and(vm32_not({condition}), {no})", "doubt").text
        return self._or(yes, no)

    # --- the end of a formula ---------------------------------------------------------------------

    def settled(self, expr: Expr) -> tuple[str, list[tuple[str, str]]]:
        """The result, and what is to be done in which lanes: `near`, in pairs of f32, `far`, in pairs of f64,
        or `wide`, in f64.

        With one tensor, results are to be correctly rounded. The forms of f16 are so much better than
        what bf16 needs that little is left to do once more. With several, a result is at least on the
        right side of the bound to infinity (`edge`).
        """
        self.grade = "_f16" if self.one else self.suffix
        value = self.value(expr)
        steps = [("far" if self.one else "wide", value.doubt)] if value.doubt else []
        if self.one and value.kind != "exact":
            close = f"vf32_unsettled{self.suffix}({value.text}, {value.error})"
            steps.insert(0, ("near", self._bind("mask", close, "close").text))
        if not self.one and self._may_overflow(expr):
            close = f"vf32_at_edge{self.suffix}({value.text}, {value.error})"
            steps.append(("edge", self._bind("mask", close, "edge").text))
        return value.text, steps

    def decided(self, expr: Expr, decision: Decision) -> Value:
        """The value by functions of the grade that suffices, and that of the inputs it does not suffice for."""
        self.grade, self.watched = decision.grade, False
        ramp = ramp_of(expr, self.leaves)
        value = self._ramp(*ramp) if ramp is not None else self.value(expr)
        (leaf,) = self.leaves.values()
        if decision.lifted:
            value = self._bind("single", f"vf32_lifted({value.text})", "lifted")
        for at, result in decision.patches:
            x, y = (constant(Fraction(number), self.vector) for number in (at, result))
            amiss = self._bind("mask", f"vf32_eq({leaf.text}, vf32_of({x}))", "amiss").text
            value = self._bind("single", f"vf32_where({amiss}, vf32_of({y}), {value.text})", "right")
        return value

    def _ramp(self, x: Leaf, bound: Fraction) -> Value:
        """The sum has the opposite sign, and so has the factor: at the lower bound, where the sum is zero, the
        product of three is 0 and not -0."""
        high, low = (constant(number, self.vector) for number in (bound, -bound))
        unit = constant(-nearest(1 / (2 * bound), self.vector), self.vector, f"-1 / {2 * bound}")
        right = self._bind("single", f"vf32_max({x.text}, vf32_of({low}))", "above").text
        inside = self._bind("single", f"vf32_min({right}, vf32_of({high}))", "inside").text
        opposite = self._bind("single", f"vf32_sub(vf32_of({low}), {inside})", "opposite").text
        part = self._bind("single", f"vf32_mul({opposite}, vf32_of({unit}))", "part").text
        return self._bind("single", f"vf32_mul({part}, {right})", "product")

    def _may_overflow(self, expr: Expr) -> bool:
        """Whether functions times elements may be far beyond the largest number.

        A function that comes to its limit comes so close to it that no arithmetic in single digits tells
        on which side of the bound to infinity a product is. A derivative alone does not take a gradient
        far beyond, nor to the bound where it has come to its limit, 1.
        """
        factors = factors_of(expr)
        functions = [f for f in factors if isinstance(f, Call)]
        if not functions or not all(KNOWN[f.word].elementary for f in functions):
            return False
        elements = {f.name for f in factors if isinstance(f, Name)}.union(*(names(f, {}) for f in functions))
        if any(self.leaves[name].scalar for name in elements):
            return False
        largest = SPANS[self.suffix][1]
        return magnitude(expr, {name: (-largest, largest) for name in self.leaves}) > 2 * largest

    # --- plain products ---------------------------------------------------------------------------

    def odd(self, expr: Expr) -> Value | None:
        """The result rounded to odd, where it is made of choices and of products of plain values."""
        if not self._is_plain(expr):
            return None
        self.multiplier = self._multiplier_of(expr)
        return self._odd(expr)

    def _is_plain(self, expr: Expr) -> bool:
        if isinstance(expr, Call) and expr.word == "where":
            return all(self._is_plain(arg) for arg in expr.args[1:])
        parts = expr.args if is_product(expr) and isinstance(expr, Call) else (expr,)
        return not any(isinstance(p, Call) for p in parts) and all(
            self.value(p).kind == "exact" for p in parts
        )

    def _multiplier_of(self, expr: Expr) -> str:
        """The scalar of an expression that chooses from elements and their products with it, else ""."""
        chosen = list(_choices(expr))
        products = [c for c in chosen if isinstance(c, Call)]
        elements = {c for c in chosen if isinstance(c, Name)}
        elements |= {arg for p in products for arg in p.args if isinstance(arg, Name)}
        scalars = {e for e in elements if isinstance(e, Name) and self.leaves[e.name].scalar}
        if len(scalars) != 1 or len(chosen) != len(products) + sum(isinstance(c, Name) for c in chosen):
            return ""
        (scalar,) = scalars
        fit = all(sum(arg == scalar for arg in p.args) == 1 and len(set(p.args) & elements) == 2 for p in products)
        alone = scalar not in chosen and not any(scalar.name in names(c, {}) for c in _conditions(expr))
        return scalar.name if fit and alone else ""

    def _odd(self, expr: Expr) -> Value:
        if not isinstance(expr, Call):
            return self.value(expr)
        if expr.word == "where":
            condition = self.mask(expr.args[0]).text
            yes, no = (self._odd(arg) for arg in expr.args[1:])
            hint = self._hint(expr, either(expr.args[1], expr.args[2], self.leaves))
            return self._bind("odd", f"vf32_where({condition}, {yes.text}, {no.text})", hint)
        a, b = (self.value(arg) for arg in expr.args)
        if self.multiplier:
            if expr.args[0] == Name(self.multiplier):
                a, b = b, a
            text = f"vf32_multiple{self.suffix}({a.text}, {b.text})"
            return self._bind("odd", text, self._hint(expr, "multiple"))
        word = "mul" if self._exact_product(a, b) else "mul_odd"
        return self._bind("odd", f"vf32_{word}({a.text}, {b.text})", self._hint(expr, RESULT["mul"]))


def _choices(expr: Expr) -> Iterator[Expr]:
    """What the branches of an expression are."""
    if isinstance(expr, Call) and expr.word == "where":
        for branch in expr.args[1:]:
            yield from _choices(branch)
    else:
        yield expr


def _conditions(expr: Expr) -> Iterator[Expr]:
    if isinstance(expr, Call) and expr.word == "where":
        yield expr.args[0]
        for branch in expr.args[1:]:
            yield from _conditions(branch)


def _fades(expr: Expr) -> bool:
    """Whether an expression is a function that may vanish, or a product of such."""
    return all(isinstance(factor, Call) and factor.word in FADING for factor in factors_of(expr))
