"""Real expressions in single words: f32 for 16-bit results, f64 along rows for f32.

f32 has digits to spare for 16 bits, so every value is one word. `precision` derives from the form how large the
error can be and in which lanes that bound does not hold. Conditions and most arguments of functions are exact
values or pairs, as in the kernels of f32.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction

from codegen.algebra.normal_form import factors_of
from codegen.language.expression import depends_on as names
from codegen.kernel.body import Known
from codegen.kernel.ir import IN_F64, Value
from codegen.kernel.printer import nearest
from codegen.kernel.real_form import RESULT, Evaluation, as_choice
from codegen.kernel.rounding import last
from codegen.kernel.simd_words import WORDS, op
from codegen.algebra.limits import FADING, outgrown
from codegen.algebra.ranges import is_tame
from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.words import KNOWN

_LOST = Fraction(1, 1 << 16)


@dataclass
class Short:
    """The values of one function's expressions in single words.

    e       computes conditions and arguments, which are exact or pairs, and holds the statements
    grade   the suffix of the functions to use; "" for those of f32 results, which take exact arguments only
    store   the suffix of the type in which results are stored
    one     whether the result depends on one tensor only and has to be correctly rounded
    decays  along rows: tells which exponentials have arguments that are never above zero
    lost    where it is a list, the masks of the lanes in which a sum has lost too many digits are added to it
    """

    e: Evaluation
    grade: str
    store: str
    one: bool = False
    decays: Callable[[Expr], bool] | None = None
    lost: list[Value] | None = None
    memo: dict[Expr, Known] = field(default_factory=dict)
    arguments: dict[Expr, Known] = field(default_factory=dict)

    def value(self, expr: Expr) -> Known:
        if expr not in self.memo:
            self.memo[expr] = self._value(expr)
        return self.memo[expr]

    def _value(self, expr: Expr) -> Known:
        e = self.e
        if isinstance(expr, Name):
            return e.sources[expr.name].known
        if isinstance(expr, Number):
            return self._number(expr)
        word = expr.word
        if word == "where":
            condition = e.mask(expr.args[0])
            a, b = (self.value(arg) for arg in expr.args[1:])
            made = e.one("where", condition, a.value, b.value)
            return e.let(made, expr, e.either(*expr.args[1:]), a.exact and b.exact, max(a.bits, b.bits))
        if word in ("min", "max"):
            a, b = (self.value(arg) for arg in expr.args)
            if a.exact and b.exact:
                return e.let(e.extreme(expr, a, b), expr, word, True, max(a.bits, b.bits))
            return self.value(as_choice(expr))
        if word in ("neg", "abs"):
            inner = self.value(expr.args[0])
            return e.let(e.one(word, inner.value), expr, RESULT.get(word, word), inner.exact, inner.bits)
        if word in ("add", "sub"):
            return self._sum(expr)
        if word in ("mul", "div"):
            return self._product(expr)
        if word == "ramped":
            return self._ramped(expr)
        if word == "sqrt" and self._argument(expr).exact:
            return e.let(e.one("sqrt", self._argument(expr).value), expr, word)
        return self._function(expr)

    def _number(self, expr: Number) -> Known:
        made = self.e.number(expr)
        if made.exact or not isinstance(expr.value, Fraction):
            return made
        return Known(self.e.literal(expr.value, expr.text))

    # --- sums and products ------------------------------------------------------------------------

    def _sum(self, expr: Call) -> Known:
        """A sum, as one fma if a term is a product; it is rounded once if both terms are exact."""
        self.e.outgrown |= set(outgrown(expr))
        made = self._fused(expr)
        if made is None:
            made = self.e.one(expr.word, *(self.value(arg).value for arg in expr.args))
        found = self.e.let(made, expr, RESULT[expr.word])
        if self.lost is not None and not all(self.value(arg).exact for arg in expr.args):
            self.lost.append(self._cancelled(expr, found.value))
        return found

    def _cancelled(self, expr: Call, total: Value) -> Value:
        """The mask of the lanes in which a sum is below 2^-16 of a term; then it is of the other one, too."""
        products = [isinstance(arg, Call) and arg.word == "mul" for arg in expr.args]
        term = self.value(expr.args[1 if products[0] else 0]).value
        part = self.e.one("mul", self.e.one("abs", term), self.e.literal(_LOST, "2**-16"))
        return self.e.body.let(self.e.one("lt", self.e.one("abs", total), part), "lost")

    def _fused(self, expr: Call) -> Value | None:
        """a * b + c as one fma if either term is a product, else None."""
        left, right = expr.args
        for product, other, swapped in ((left, right, False), (right, left, True)):
            if isinstance(product, Call) and product.word == "mul":
                first, second = (known.value for known in self._factors(product))
                third = self.value(other).value
                if expr.word == "sub" and swapped:
                    first = self.e.one("neg", first)
                elif expr.word == "sub":
                    third = self.e.one("neg", third)
                return self.e.one("fma", first, second, third)
        return None

    def _product(self, expr: Call) -> Known:
        word = expr.word
        gated = self._gated(expr)
        if gated is not None:
            return self.e.let(gated, expr, RESULT["mul"])
        a, b = self._factors(expr) if word == "mul" else [self.value(arg) for arg in expr.args]
        exact = word == "mul" and self.e.exact_product(a, b)
        made = self.e.one(word, a.value, b.value)
        return self.e.let(made, expr, RESULT[word], exact, a.bits + b.bits if exact else 0)

    def _gated(self, product: Call) -> Value | None:
        """A function of an element times an element of another tensor in one word, which is right even where the
        function leaves the range of f32. None for other products, and where the result has to be correctly rounded."""
        function, other = product.args
        if product.word != "mul" or self.one or self.e.a is IN_F64 or not isinstance(function, Call):
            return None
        if not KNOWN[function.word].gates or product in self.e.outgrown or not isinstance(other, Name):
            return None
        inner = factors_of(function.args[0])[-1]
        if not self.e.is_element(inner) or function.args[0] not in (inner, Call("neg", (inner,))):
            return None
        argument, factor = self.value(function.args[0]), self.value(other)
        if not argument.exact or not factor.exact or names(function, {}) & names(other, {}):
            return None
        return op(f"vf32_{function.word}_of_element_times{self.store}", argument.value, factor.value)

    def _factors(self, product: Call) -> list[Known]:
        left, right = product.args
        a, b = self.value(left), self.value(right)
        beyond = product in self.e.outgrown
        if _fades(left) and _fades(right) and names(left, {}) == names(right, {}):
            return [a, b]  # both underflow at the same inputs
        return [self._kept(left, a, right, beyond), self._kept(right, b, left, beyond)]

    def _kept(self, expr: Expr, known: Known, other: Expr, beyond: bool) -> Known:
        """A factor, raised above zero where it has underflowed in f32 at a finite argument (with `beyond` at any
        argument), if `other` depends on another tensor and may be infinite (see extremes.py)."""
        tensors = {name for name, source in self.e.sources.items() if not source.scalar}
        if not _fades(expr) or self.grade != "_f16" or len(tensors) < 2 or not tensors & names(other, {}):
            return known
        function = factors_of(expr)[0]
        assert isinstance(function, Call)
        argument = self.e.literal(Fraction(0)) if beyond else self.e.head(self._argument(function))
        return Known(self.e.body.let(op("vf32_kept", known.value, argument), f"kept_{function.word}"))

    def _ramped(self, expr: Call) -> Known:
        """The ramp in single words. The sum and the factor are both negated: at the lower bound, where the sum is
        zero, the product of the three is then 0 and not -0."""
        e, (x, bound) = self.e, expr.args
        assert isinstance(bound, Number) and isinstance(bound.value, Fraction)
        high, low = e.literal(bound.value, bound.text), e.literal(-bound.value, f"-{bound.text}")
        above = e.body.let(e.one("max", self.value(x).value, low), "above")
        inside = e.body.let(e.one("min", above, high), "inside")
        opposite = e.body.let(e.one("sub", low, inside), "opposite")
        unit = e.literal(-nearest(1 / (2 * bound.value), e.a.one), f"-1 / {2 * bound.value}")
        part = e.body.let(e.one("mul", opposite, unit), "part")
        return Known(e.body.let(e.one("mul", part, above), "product"))

    # --- functions --------------------------------------------------------------------------------

    def _function(self, expr: Call) -> Known:
        """A function in its form of this grade; one without such a form is computed in pairs and rounded."""
        word = KNOWN[expr.word]
        decays = self.decays is not None and self.decays(expr)
        if f"{self.e.a.one.c}_{word.c}{self.grade}" not in WORDS:
            return self._precise(expr)
        if len(expr.args) == 2:
            name, args = f"{self.e.a.one.c}_{word.c}{self.grade}", [self.value(arg) for arg in expr.args]
            exact = not word.elementary
            return self.e.let(op(name, *(arg.value for arg in args)), expr, expr.word, exact, self.e.a.digits if exact else 0)
        argument = self._argument(expr)
        name = f"{argument.value.kind.c}_{'decay' if decays and expr.word == 'exp' else word.c}{self.grade}"
        if name not in WORDS or WORDS[name].gives is not self.e.a.one:
            return self._precise(expr)
        return self.e.let(op(name, argument.value), expr, expr.word)

    def _precise(self, expr: Call) -> Known:
        """A word computed in pairs, and rounded."""
        exact = self.e.computed(expr)
        return exact if exact.exact else self.e.let(last(self.e, exact), expr, expr.word)

    def _argument(self, function: Call) -> Known:
        """The argument of a function: exact or a pair, because most functions amplify an error of their argument. It
        is a single word along rows and, with several tensors, for functions that do not amplify it and for products
        with a number of the spec; in f64, which has 29 digits more than the result, also for functions that amplify
        it little. Functions for 16 bits ignore the second part of an infinity."""
        expr = function.args[0]
        scaled = _is_product(expr) and any(isinstance(factor, Number) for factor in factors_of(expr))
        if self.decays is not None or ((KNOWN[function.word].steady or scaled) and not self.one):
            return self.value(expr)
        if self.e.a is IN_F64 and is_tame(function):
            return self.value(expr)
        if expr not in self.arguments:
            self.arguments[expr] = self._finite_product(expr) or self.e.unrounded(expr)
        return self.arguments[expr]

    def _finite_product(self, expr: Expr) -> Known | None:
        """A product of two exact values as a pair, whose second part may be nan where the product is infinite."""
        if not isinstance(expr, Call) or not _is_product(expr):
            return None
        a, b = (self.e.unrounded(arg) for arg in expr.args)
        if not a.exact or not b.exact or self.e.exact_product(a, b):
            return None
        return self.e.let(self.e.two("of_product_finite", a.value, b.value), expr, RESULT["mul"])


def _is_product(expr: Expr) -> bool:
    return isinstance(expr, Call) and expr.word == "mul"


def _fades(expr: Expr) -> bool:
    """Whether an expression is a function that may underflow, or a product of such functions."""
    return all(isinstance(factor, Call) and factor.word in FADING for factor in factors_of(expr))
