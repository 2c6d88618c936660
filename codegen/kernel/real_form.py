"""The form of real expressions: which values are exact, which are pairs, and how conditions are computed.

An exact value is one word that holds the mathematical value itself; a pair, hi + lo, has about twice the digits.
Comparisons never round their operands, so boundaries are where the formula has them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from codegen.algebra.limits import outgrown
from codegen.algebra.normal_form import factors_of
from codegen.algebra.ranges import Bounds, finite, lowest_bit, magnitude, narrow
from codegen.algebra.scaled_exponentials import BESIDE
from codegen.kernel import extremes
from codegen.kernel.body import Body, Known, Source
from codegen.kernel.ir import Arithmetic, Literal, Op, Value
from codegen.kernel.printer import nearest
from codegen.kernel.simd_words import on
from codegen.language.expression import Call, Expr, Name, Number, names_in
from codegen.language.words import KNOWN

# Names of locals, by the word that computes them.
RESULT = {"add": "sum", "sub": "difference", "mul": "product", "div": "quotient", "neg": "negative"}


@dataclass
class Evaluation:
    """The values of one function's expressions, each computed once.

    bounds   the ranges of names that the conditions of the current branch imply
    loose    products that are rounded next and need no normalised pair
    signed   products whose zero has to have the right sign
    fading   the tests of an f32 kernel (extremes.py); `tensor` is the element of a formula of functions of one
             tensor, which makes fewer tests
    outgrown products in a sum with a term that grows where a factor of the product underflows
    """

    a: Arithmetic
    sources: Mapping[str, Source]
    names: Mapping[Expr, str]
    body: Body = field(default_factory=Body)
    bounds: Bounds = field(default_factory=dict)
    loose: frozenset[Expr] = frozenset()
    signed: frozenset[Expr] = frozenset()
    fading: dict[Value, tuple[Value, ...]] = field(default_factory=dict)
    vanishing: list[Value] = field(default_factory=list)
    tensor: Value | None = None
    outgrown: set[Expr] = field(default_factory=set)
    memo: dict[tuple[str, Expr], Known] = field(default_factory=dict)

    # --- plumbing ---------------------------------------------------------------------------------

    def let(self, value: Value, expr: Expr, hint: str, exact: bool = False, bits: int = 0) -> Known:
        """A local for the value of an expression, with its name in the spec if it has one."""
        return Known(self.body.let(value, self.names.get(expr, hint)), exact, bits)

    def one(self, name: str, *args: Value) -> Op:
        return on(self.a.one, name, *args)

    def two(self, name: str, *args: Value) -> Op:
        return on(self.a.pair, name, *args)

    def mask_op(self, name: str, *args: Value) -> Op:
        return on(self.a.mask, name, *args)

    def literal(self, value: Fraction | float, remark: str = "") -> Op:
        return self.one("of", Literal(value, self.a.number, remark))

    def as_pair(self, known: Known) -> Value:
        return known.value if known.pair else self.two("of", known.value)

    def head(self, known: Known) -> Value:
        """One word that is infinite where the value is infinite."""
        return self.two("head", known.value) if known.pair else known.value

    def exact_product(self, a: Known, b: Known) -> bool:
        return a.exact and b.exact and a.bits + b.bits <= self.a.digits

    def is_element(self, expr: Expr) -> bool:
        return isinstance(expr, Name) and not self.sources[expr.name].scalar

    # --- values -----------------------------------------------------------------------------------

    def value(self, expr: Expr) -> Known:
        """The value of an expression, exact or a pair. One that is valid only within bounds is not reused elsewhere."""
        key = ("loose" * (expr in self.loose) + "finite" * finite(expr, self.bounds), expr)
        if key not in self.memo:
            self.memo[key] = self._value(expr)
        return self.memo[key]

    def within(self, bounds: Bounds, expr: Expr) -> Known:
        """The value of a branch, which has to be right only within the branch's bounds."""
        kept, self.bounds = self.bounds, bounds
        try:
            return self.value(expr)
        finally:
            self.bounds = kept

    def unrounded(self, expr: Expr) -> Known:
        """The value with all products normalised, as comparisons and arguments need it."""
        kept, self.loose = self.loose, frozenset()
        try:
            return self.value(expr)
        finally:
            self.loose = kept

    def branches(self, expr: Call) -> tuple[Bounds, Bounds]:
        return narrow(self.bounds, expr.args[0], True), narrow(self.bounds, expr.args[0], False)

    def _value(self, expr: Expr) -> Known:
        if isinstance(expr, Number):
            return self.number(expr)
        if isinstance(expr, Name):
            return self.sources[expr.name].known
        if expr.word == "where":
            return self._where(expr)
        return self.computed(expr)

    def number(self, expr: Number) -> Known:
        if not isinstance(expr.value, Fraction):
            return Known(self.literal(expr.value), True, 1)
        high = nearest(expr.value, self.a.one)
        made = self.literal(high, expr.text)
        if high == expr.value:
            return Known(made, True, max(1, abs(high.numerator).bit_length()))
        return Known(self.two("make", made, self.literal(expr.value - high, "and the rest")))

    def _where(self, expr: Call) -> Known:
        condition = self.mask(expr.args[0])
        yes, no = self.branches(expr)
        a, b = self.within(yes, expr.args[1]), self.within(no, expr.args[2])
        hint = self.either(expr.args[1], expr.args[2])
        if a.pair or b.pair:
            return self.let(self.two("where", condition, self.as_pair(a), self.as_pair(b)), expr, hint)
        made = self.one("where", condition, a.value, b.value)
        return self.let(made, expr, hint, a.exact and b.exact, max(a.bits, b.bits))

    def computed(self, expr: Call) -> Known:
        word = expr.word
        if word in ("add", "sub"):
            self.outgrown |= set(outgrown(expr))
        if word == "mul":
            return self.multiplied(expr, extremes.kept_factors(self, expr))
        args = [self.value(arg) for arg in expr.args]
        hint = RESULT.get(word, word)
        a, b = args[0], args[-1]
        if word == "from_far":
            return self.let(self.two("from_far", self.as_pair(a)), expr, hint)
        if word == "exp_beside":
            return self.let(self.two(word, *(arg.value for arg in args)), expr, "exp")
        if word in BESIDE:
            return self.let(self.one(word, a.value), expr, word, True, self.a.digits)
        if word in ("neg", "abs"):
            return self.let(on(a.value.kind, word, a.value), expr, hint, a.exact, a.bits)
        if word == "sub":
            return self._of_two("add", expr, a, Known(on(b.value.kind, "neg", b.value), b.exact, b.bits))
        if word == "add":
            return self._of_two(word, expr, a, b)
        if word == "div":
            extremes.note_factors(self, expr, args)
            return self.let(self.two("div", self.as_pair(a), self.as_pair(b)), expr, hint)
        if word in ("min", "max"):
            if a.exact and b.exact:
                return self.let(self.extreme(expr, a, b), expr, word, True, max(a.bits, b.bits))
            return self.value(as_choice(expr))
        if word == "floor":
            return self._floor(expr, a)
        if word == "round":
            return self.let(self.one(word, a.value), expr, "nearest", True, a.bits)
        if word == "sqrt":
            return self._sqrt(expr, a)
        if len(args) == 2:
            return self._function_of_two(expr, a, b)
        name, argument = self.function_of(expr)
        return self.let(self.two(name, argument), expr, hint)

    def extreme(self, expr: Call, a: Known, b: Known) -> Value:
        """The minimum or maximum of two exact values. The C word returns the first operand if one is nan, so a nan in
        the second is handled separately if that depends on a tensor."""
        made = self.one(expr.word, a.value, b.value)
        if all(self.sources[name].scalar for name in names_in(expr.args[1])):
            return made
        return self.one("where", self.one("ne", b.value, b.value), b.value, made)

    def _of_two(self, word: str, expr: Call, a: Known, b: Known) -> Known:
        """A sum or a product of two values."""
        tail = "_finite" if finite(expr, self.bounds) and expr not in self.signed else ""
        hint = RESULT[expr.word]
        if not a.pair and not b.pair:
            name, first, second = self._of(word, expr, a, b)
            return self.let(self.two(f"of_{name}{tail}", first, second), expr, hint)
        if a.pair and b.pair:
            tail = "_loose" if tail and expr in self.loose and word == "mul" else tail
            return self.let(self.two(f"{word}{tail}", a.value, b.value), expr, hint)
        pair, one = (a, b) if a.pair else (b, a)
        return self.let(self.two(f"{word}_single{tail}", pair.value, one.value), expr, hint)

    def _of(self, word: str, expr: Call, a: Known, b: Known) -> tuple[str, Value, Value]:
        """The word that makes a pair of two exact values, and its operands in order.

        The sum in three operations (Fast2Sum) is exact if the first operand is a multiple of the last bit of the
        second (Muller et al., Handbook of Floating-Point Arithmetic, 2nd ed., section 4.3.1).
        """
        if word == "mul":
            return "product", a.value, b.value
        for number, other, first, second in (
            (expr.args[0], expr.args[1], a, b),
            (expr.args[1], expr.args[0], b, a),
        ):
            if isinstance(number, Number) and isinstance(number.value, Fraction) and number.value:
                reach = lowest_bit(number.value) * 2 ** (self.a.digits - 1)
                if expr.word == "add" and magnitude(other, self.bounds) < reach:
                    return "ordered_sum", first.value, second.value
        return "sum", a.value, b.value

    def multiplied(self, expr: Call, kept: Mapping[Expr, Known]) -> Known:
        """A product; the factors in `kept` are replaced beside an infinity (extremes.py)."""
        args = [self.folded(arg, kept) for arg in expr.args]
        a, b = args = extremes.beside_infinity(self, expr, list(zip(expr.args, args)))
        extremes.note_factors(self, expr, args)
        if self.exact_product(a, b):
            return self.let(self.one("mul", a.value, b.value), expr, RESULT["mul"], True, a.bits + b.bits)
        return self._of_two("mul", expr, a, b)

    def folded(self, expr: Expr, kept: Mapping[Expr, Known]) -> Known:
        if expr in kept:
            return kept[expr]
        if isinstance(expr, Call) and expr.word == "mul" and any(factor in kept for factor in factors_of(expr)):
            return self.multiplied(expr, kept)
        return self.value(expr)

    def function_of(self, function: Call) -> tuple[str, Value]:
        """The C word of a function and its argument, which is an exact value or a pair."""
        argument = self.value(function.args[0])
        word = KNOWN[function.word]
        if word.vanishes and argument.pair:
            extremes.note_vanishing(self, self.head(argument))
        if not word.alone:
            return word.c, self.as_pair(argument)
        return (word.c if argument.exact else f"{word.c}_of_pair"), argument.value

    def _function_of_two(self, expr: Call, a: Known, b: Known) -> Known:
        """A function of two exact numbers: a pair, or exact as they are."""
        word = KNOWN[expr.word]
        if word.elementary:
            return self.let(self.two(word.c, self.as_pair(a), self.as_pair(b)), expr, expr.word)
        return self.let(self.one(word.c, a.value, b.value), expr, expr.word, True, self.a.digits)

    # --- words that pairs have no C word for -----------------------------------------------------

    def _floor(self, expr: Call, p: Known) -> Known:
        """The floor of the first part; if that is an integer, the floor of the second is added."""
        if p.exact:
            return self.let(self.one("floor", p.value), expr, "floor", True, p.bits)
        head = self.body.let(self.one("floor", self.head(p)), "floor")
        whole = self.one("eq", head, self.head(p))
        rest = self.one("where", whole, self.one("floor", self.two("tail", p.value)), self.literal(Fraction(0)))
        return self.let(self.two("of_sum", head, rest), expr, "floor")

    def _sqrt(self, expr: Call, p: Known) -> Known:
        """The root of the first part, corrected by one Newton step: relative error at most 3 u^2."""
        pair = p.value if p.pair else self.two("of", p.value)
        root = self.body.let(self.one("sqrt", self.head(p)), "root")
        rest = self.one("sub", self.two("tail", pair), self.one("fms", root, root, self.head(p)))
        step = self.one("correction", self.one("div", rest, self.one("add", root, root)))
        return self.let(self.two("make", root, step), expr, "sqrt")

    # --- conditions -------------------------------------------------------------------------------

    def mask(self, expr: Expr) -> Value:
        """The mask of a condition. Both sides of a comparison are exact or pairs, so nothing is rounded first."""
        key = ("mask", expr)
        if key not in self.memo:
            self.memo[key] = self._condition(expr)
        return self.memo[key].value

    def _condition(self, expr: Expr) -> Known:
        assert isinstance(expr, Call)
        if expr.word in ("and", "or"):
            both = (self.mask(arg) for arg in expr.args)
            return self.let(self.mask_op(expr.word, *both), expr, expr.word + "_")
        if expr.word == "not":
            return Known(self.body.let(self.mask_op("not", self.mask(expr.args[0])), "not_"))
        hint = self._compared(expr)
        difference = self._difference(expr)
        if difference is not None:
            return self.let(self.one(expr.word, difference, self.literal(Fraction(0))), expr, hint)
        a, b = (self.unrounded(arg) for arg in expr.args)
        if a.exact and b.exact:
            return self.let(self.one(expr.word, a.value, b.value), expr, hint)
        return self.let(self.two(expr.word, self.as_pair(a), self.as_pair(b)), expr, hint)

    def _difference(self, expr: Call) -> Value | None:
        """a * b - c for a * b < c or a * b > c, by one fma: it has the sign of the exact difference.

        If both sides are the same infinity it is nan, and neither comparison holds.
        """
        product, other = expr.args
        if expr.word not in ("lt", "gt") or not (isinstance(product, Call) and product.word == "mul"):
            return None
        a, b, c = (self.unrounded(arg) for arg in (*product.args, other))
        if not (a.exact and b.exact and c.exact) or self.exact_product(a, b):
            return None
        return self.one("fms", a.value, b.value, c.value)

    # --- names of locals --------------------------------------------------------------------------

    def _short(self, expr: Expr) -> str:
        """The text for a name or a small integer inside a C name; "" for anything else."""
        if isinstance(expr, Name):
            return self.sources[expr.name].leaf.name
        if isinstance(expr, Number) and expr.text.lstrip("-").isdigit() and len(expr.text) < 5:
            return expr.text.replace("-", "minus_")
        return ""

    def _compared(self, expr: Call) -> str:
        """The name of a comparison: self_gt_0 for self > 0."""
        left, right = (self._short(arg) for arg in expr.args)
        return f"{left}_{expr.word}_{right}" if left and right and left[0].isalpha() else f"is_{expr.word}"

    def either(self, yes: Expr, no: Expr) -> str:
        """The name of a choice: grad_output_or_0 for where(..., 0, gradOutput)."""
        left, right = sorted((self._short(yes), self._short(no)), key=lambda s: s[:1].isdigit())
        return f"{left}_or_{right}" if left and right and left[0].isalpha() else "chosen"


def as_choice(expr: Call) -> Call:
    """min and max as what they are to the letter: y where y is smaller, or larger, than x, or is nan."""
    x, y = expr.args
    beyond = Call("lt" if expr.word == "min" else "gt", (y, x))
    if not isinstance(y, Number):
        beyond = Call("or", (beyond, Call("ne", (y, y))))
    return Call("where", (beyond, y, x))
