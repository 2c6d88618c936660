"""Expressions to SIMD statements: which value is exact, which is a pair, where the one rounding is.

``pair`` and ``exact`` (see lower_value) are what an expression is evaluated to; ``rounded`` ends a formula
with a single rounding. What becomes of factors that leave the range of their words is in lower_range.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from codegen.algebra.limits import outgrown
from codegen.algebra.normal_form import factors_of, product_of
from codegen.algebra.ranges import finite, lowest_bit, magnitude
from codegen.kernel.lower_range import RangeLowerer, strays
from codegen.kernel.lower_value import (
    DIGITS, RESULT, Leaf, Value, either, is_elementary, is_product, negative,
)  # fmt: skip
from codegen.language.expression import Call, Expr, Name, Number
from codegen.language.words import KNOWN

# The local that a result is before the kernel has looked at what faded.
RESULT_NEAR = "near_"


class Lowerer(RangeLowerer):
    """Lowers the expressions of one helper function."""

    def __init__(self, vector: str, leaves: dict[str, Leaf], names: dict[Expr, str]):
        super().__init__(vector, leaves, names)
        self.signed: frozenset[Expr] = frozenset()  # products whose zero keeps its sign

    # --- operations and functions -----------------------------------------------------------------

    def _computed(self, expr: Call) -> Value:
        word, v, p = expr.word, self.vector, self._pair
        if word in ("add", "sub"):
            self.outgrown |= set(outgrown(expr))
        if word == "mul":
            return self._multiplied(expr, self._kept_factors(expr))
        args = [self.value(arg) for arg in expr.args]
        hint = self._hint(expr, RESULT.get(word, word))
        a = args[0]
        b = args[1] if len(args) > 1 else a
        if word == "neg" and isinstance(expr.args[0], Number):
            return self._number(negative(expr.args[0]))
        if word == "from_far":
            return self._bind("pair", f"{p}_from_far({self._as_pair(a)})", hint)
        if word in ("neg", "abs"):
            prefix = v if a.kind == "exact" else p
            return self._bind(a.kind, f"{prefix}_{word}({a.text})", hint, a.bits)
        if word == "sub":
            minus = f"{v if b.kind == 'exact' else p}_neg({b.text})"
            b = Value(b.kind, minus, b.bits)
            word = "add"
        if word == "add":
            return self._of_two(word, expr, a, b)
        if word == "div":
            return self._bind("pair", f"{p}_div({self._as_pair(a)}, {self._as_pair(b)})", hint)
        if word in ("min", "max"):
            test = "lt" if word == "min" else "gt"
            chosen = Call("where", (Call(test, (expr.args[1], expr.args[0])), expr.args[1], expr.args[0]))
            return self.value(chosen)
        name, argument = self._function_of(expr)
        return self._bind("pair", f"{p}_{name}({argument})", hint)

    def _of_two(self, word: str, expr: Call, a: Value, b: Value) -> Value:
        """A sum or a product of two values."""
        p, hint = self._pair, self._hint(expr, RESULT[expr.word])
        tail = "_finite" if finite(expr, self.bounds) and expr not in self.signed else ""
        if a.kind == b.kind == "exact":
            name, first, second = self._of(word, expr, a, b)
            return self._bind("pair", f"{p}_of_{name}{tail}({first}, {second})", hint)
        if a.kind == b.kind == "pair":
            if tail and expr in self.loose and word == "mul":
                tail = "_loose"
            return self._bind("pair", f"{p}_{word}{tail}({a.text}, {b.text})", hint)
        pair, one = (a, b) if a.kind == "pair" else (b, a)
        return self._bind("pair", f"{p}_{word}_single{tail}({pair.text}, {one.text})", hint)

    def _of(self, word: str, expr: Call, a: Value, b: Value) -> tuple[str, str, str]:
        """Which word makes a pair of two exact values, and in which order it takes them.

        The sum of three operations is exact when the number in front is a multiple of the last bit of
        the other operand (Muller et al., Handbook of Floating-Point Arithmetic, 2nd ed., section 4.3.1).
        """
        if word == "mul":
            return "product", a.text, b.text
        for number, other, first, second in (
            (expr.args[0], expr.args[1], a, b),
            (expr.args[1], expr.args[0], b, a),
        ):
            if isinstance(number, Number) and isinstance(number.value, Fraction) and number.value:
                reach = lowest_bit(number.value) * 2 ** (DIGITS[self.vector] - 1)
                if expr.word == "add" and magnitude(other, self.bounds) < reach:
                    return "ordered_sum", first.text, second.text
        return "sum", a.text, b.text

    def _multiplied(self, expr: Call, kept: Mapping[Expr, Value]) -> Value:
        """A product, of which some factors are others beside an infinity."""
        args = [self._folded(arg, kept) for arg in expr.args]
        a, b = args = self._beside_infinity(expr, list(zip(expr.args, args)))
        self._note_fading(expr, args)
        if self._exact_product(a, b):
            text = f"{self.vector}_mul({a.text}, {b.text})"
            return self._bind("exact", text, self._hint(expr, RESULT["mul"]), a.bits + b.bits)
        return self._of_two("mul", expr, a, b)

    def _folded(self, expr: Expr, kept: Mapping[Expr, Value]) -> Value:
        if expr in kept:
            return kept[expr]
        if is_product(expr) and any(factor in kept for factor in factors_of(expr)):
            assert isinstance(expr, Call)
            return self._multiplied(expr, kept)
        return self.value(expr)

    def _function_of(self, function: Call) -> tuple[str, str]:
        """A function in C and its argument: of an exact value by itself, or of a pair."""
        argument = self.value(function.args[0])
        if KNOWN[function.word].vanishes and argument.kind == "pair":
            self._note_vanishing(f"{argument.text}.hi")
        if not KNOWN[function.word].alone:
            return function.word, self._as_pair(argument)
        return (function.word if argument.kind == "exact" else f"{function.word}_of_pair"), argument.text

    # --- the end of a formula ---------------------------------------------------------------------

    def result(self, expr: Expr) -> Value:
        """The value of a whole formula, before the rounding that its store makes."""
        self.signed = frozenset(_signed(expr))
        return self.value(expr)

    def pair(self, expr: Expr) -> str:
        """The value of a whole formula as a pair."""
        return self._as_pair(self.result(expr))

    def rounded(self, expr: Expr) -> str:
        """The C expression of the result, rounded once."""
        v, p = self.vector, self._pair
        if not isinstance(expr, Call):
            return self._last(self.value(expr))
        if expr.word == "where":
            condition = self.mask(expr.args[0]).text
            outer, (yes, no) = self.bounds, self._branches(expr)
            self.bounds = yes
            a = self._named(expr.args[1])
            self.bounds = no
            b = self._named(expr.args[2])
            self.bounds = outer
            return f"{v}_where({condition}, {a}, {b})"
        if expr.word == "neg":
            return f"{v}_neg({self._named(expr.args[0])})"
        if expr.word == "from_far":
            return f"{v}_from_far({self._named(expr.args[0])})"
        times = self._times(expr) or self._over(expr) or self._chain(expr)
        if times is not None:
            return times
        if v == "vf32":
            self.loose |= frozenset(_last_products(expr))
        if expr.word in ("add", "sub", "mul", "div"):
            kept = self._kept_factors(expr) if expr.word == "mul" else {}
            # The sign of what vanishes inside of a product is that of its zero.
            self.signed |= {arg for arg in _signed(expr) if arg != expr and strays(arg)}
            left, right = (self._folded(arg, kept) for arg in expr.args)
            if left.kind == right.kind == "exact":
                return f"{v}_{expr.word}({left.text}, {right.text})"
            if expr.word == "mul":
                self._note_vanishing(RESULT_NEAR)
                for arg, value in zip(expr.args, (left, right)):
                    self._note_stray(arg, value)
                if v == "vf32" and not self.tensor and any(strays(arg) for arg in expr.args):
                    self.fading.setdefault(RESULT_NEAR, (f"vf32_is_inf({RESULT_NEAR})",))
            if expr.word == "mul" and "exact" in (left.kind, right.kind):
                pair, one = (left, right) if left.kind == "pair" else (right, left)
                tail = "_finite" if v == "vf32" and finite(expr, self.bounds) else ""
                return f"{p}_scale_round{tail}({pair.text}, {one.text})"
            if expr.word == "mul" and v == "vf64":
                return f"{p}_mul_round({left.text}, {right.text})"
            if expr.word == "add":
                if left.kind == right.kind == "pair":
                    return f"{p}_add2_round({left.text}, {right.text})"
                pair, one = (left, right) if left.kind == "pair" else (right, left)
                return f"{p}_add_round({pair.text}, {one.text})"
        if KNOWN[expr.word].elementary and ("pair", expr) not in self._memo:
            argument = self.value(expr.args[0])
            if argument.kind == "exact":
                return f"{v}_{expr.word}({argument.text})"
        return self._last(self.value(expr))

    def _times(self, expr: Call) -> str | None:
        """A function times an exact value in one word: the function may vanish where the product does not."""
        if expr.word != "mul":
            return None
        scaled = self._scaled(expr)
        if scaled is not None and self._exact_product(*(self.value(factor) for factor in scaled[1:])):
            expr = Call("mul", (scaled[0], Call("mul", scaled[1:])))
        for function, factor in (expr.args, expr.args[::-1]):
            if not isinstance(function, Call) or not KNOWN[function.word].elementary:
                continue
            if isinstance(factor, Name) and self.leaves[factor.name].kind != "exact":
                continue
            other = self.value(factor)
            if other.kind == "exact":
                word, argument = self._function_of(function)
                if self.vector == "vf32" and KNOWN[function.word].gates and self.value(function.args[0]).kind == "exact":
                    word, argument = f"{word}_of_element", self.value(function.args[0]).text
                return f"{self.vector}_{word}_times({argument}, {other.text})"
        return None

    def _scaled(self, expr: Expr) -> tuple[Call, Name, Name] | None:
        """A function times two elements, in the order of `arrange`."""
        if is_product(expr) and isinstance(expr, Call) and is_product(expr.args[0]):
            inner, last = expr.args
            assert isinstance(inner, Call)
            function, first = inner.args
            if isinstance(function, Call) and KNOWN[function.word].elementary:
                if self._is_element(first) and self._is_element(last):
                    assert isinstance(first, Name) and isinstance(last, Name)
                    return function, first, last
        return None

    def _is_element(self, expr: Expr) -> bool:
        """Whether an expression is an element of a tensor."""
        return isinstance(expr, Name) and not self.leaves[expr.name].scalar

    def _over(self, expr: Call) -> str | None:
        """The same with an exact divisor."""
        if expr.word != "div":
            return None
        function, divisor = expr.args[0], self.value(expr.args[1])
        if not isinstance(function, Call) or not KNOWN[function.word].elementary or divisor.kind != "exact":
            return None
        word, argument = self._function_of(function)
        return f"{self.vector}_{word}_over({argument}, {divisor.text})"

    def _last(self, value: Value) -> str:
        return f"{self._pair}_round({value.text})" if value.kind == "pair" else value.text

    def _named(self, expr: Expr) -> str:
        """A rounded part in a local of its own, unless it is a plain name or number."""
        text = self.rounded(expr)
        if isinstance(expr, (Name, Number)):
            return text
        hint = RESULT.get(expr.word, expr.word)
        if expr.word == "where":
            hint = either(expr.args[1], expr.args[2], self.leaves)
        return self._bind("single", text, self._hint(expr, hint)).text

    def term(self, expr: Expr) -> str:
        """The term of a sum: two factors, the second 1 if there is none, and where their product counts.

        where(c, 0, a * b) is a * b that counts where c does not hold: an infinite factor stays out of it.
        """
        counts = f"{self._mask}_of(true)"
        if isinstance(expr, Call) and expr.word == "where":
            condition, yes, no = expr.args
            for dropped, kept, first in ((yes, no, True), (no, yes, False)):
                if isinstance(dropped, Number) and dropped.value == 0 and is_product(kept):
                    counts = self.mask(condition).text
                    counts = f"{self._mask}_not({counts})" if first else counts
                    expr = kept
                    break
        if is_product(expr):
            assert isinstance(expr, Call)
            a, b = (self._factor(arg) for arg in expr.args)
        else:
            a, b = self._factor(expr), self._factor(Number(Fraction(1), "1"))
        return f"({self.vector}_term){{{a}, {b}, {counts}}}"

    def _factor(self, expr: Expr) -> str:
        """One factor of a term. A tensor's comes with its values in f64."""
        if self.vector != "vf32":
            return self._last(self.value(expr))
        if isinstance(expr, Name) and not self.leaves[expr.name].scalar:
            return self.leaves[expr.name].local
        return f"vf32_widen({self._last(self.value(expr))})"

    # --- products of three or more ----------------------------------------------------------------

    def _chain(self, expr: Call) -> str | None:
        """A product of three or more values, two of which may overflow or vanish where all do not.

        Functions vanish by themselves; what is lost with them, the kernel looks at (`fading`). One factor of
        any size beside them makes nothing worse.
        """
        factors = factors_of(expr) if expr.word == "mul" else []
        numbers = [f for f in factors if isinstance(f, Number)]
        others = [f for f in factors if not isinstance(f, Number)]
        plain = sum(isinstance(f, Name) and self.leaves[f.name].kind == "exact" for f in others)
        if len(others) < 3 or (plain < 2 and any(is_elementary(f) for f in others)):
            return None
        parts = [*others[:-1], product_of([*numbers, others[-1]])]
        values = self._beside_infinity(expr, [(part, self.value(part)) for part in parts])
        for part, value in zip(parts, values):
            self._note_factor(part, value, self._scaled(expr) is not None)
            self._note_stray(part, value)
        if self.vector == "vf32" and any(is_elementary(part) for part in parts):
            # Of a function pairs know so much that the largest number may have been right.
            self.fading.setdefault(RESULT_NEAR, (f"vf32_is_inf({RESULT_NEAR})",))
        texts = [self._as_pair(value) for value in values]
        product = f"{self._pair}_product({len(parts)}, (const {self._pair}[]){{{', '.join(texts)}}})"
        if len(parts) == 3:
            product = f"{self._pair}_product3({', '.join(texts)})"
        return self._beyond(parts, product) or product

    def _beyond(self, parts: Sequence[Expr], product: str) -> str | None:
        """In f64, which nothing wider settles: where the argument of expm1 or tanh is a product that
        vanishes, the function is that product, and its factors are those of the whole."""
        for number, part in enumerate(parts):
            inner = part.args[0] if isinstance(part, Call) and KNOWN[part.word].identity else None
            if self.vector != "vf64" or inner is None or not is_product(inner):
                continue
            argument = self.value(inner)
            if argument.kind == "exact":  # of numbers of f32, whose products f64 holds
                continue
            factors = [*factors_of(inner), *parts[:number], *parts[number + 1 :]]
            texts = [self._as_pair(self.value(factor)) for factor in factors]
            whole = self._bind("single", product, "whole").text
            self.lines[-1] = self.lines[-1].removeprefix("const ")
            tiny = f"vf64_lt(vf64_abs({argument.text}.hi), vf64_of(0x1p-900))"
            mask = self._bind("mask", tiny, "tiny").text
            far = f"vf64x2_product({len(texts)}, (const vf64x2[]){{{', '.join(texts)}}})"
            self.lines.append(f"if (vm64_any({mask}))")
            self.lines.append(f"    {whole} = vf64_where({mask}, {far}, {whole});")
            return whole
        return None


def _signed(expr: Expr) -> Iterator[Expr]:
    """The products that are a result: where one is zero, its sign counts.

    The words for finite operands leave a zero without its sign, which is lost anyway where something is
    added to it.
    """
    if isinstance(expr, Call) and expr.word == "where":
        for branch in expr.args[1:]:
            yield from _signed(branch)
    elif isinstance(expr, Call) and expr.word in ("mul", "div", "neg"):
        yield expr
        for arg in expr.args:
            yield from _signed(arg)


def _last_products(expr: Expr) -> Iterator[Expr]:
    """The products whose value is rounded next, alone or times an exact value."""
    if isinstance(expr, Call) and expr.word == "where":
        for branch in expr.args[1:]:
            yield from _last_products(branch)
    elif isinstance(expr, Call) and expr.word == "mul":
        yield expr
        for arg in expr.args:
            if isinstance(arg, Call) and arg.word in ("mul", "where"):
                yield from _last_products(arg)
