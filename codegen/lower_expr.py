"""Expressions to SIMD statements: which value is exact, which is a pair, where the one rounding is.

A value in a kernel is one of

    exact   one word that holds the mathematical value of the expression itself
    pair    hi + lo, an unevaluated sum of two words that carries about twice the digits
    single  one word that has been rounded (results of 16 bits only: see lower_short)
    odd     one word rounded to odd, so that a second rounding, to 16 bits, rounds the value itself

``pair`` and ``exact`` are what an expression is evaluated to; ``rounded`` ends a formula with a single
rounding. Comparisons never round, so a boundary is where the mathematics puts it.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce

from codegen.algebra import factors_of, product_of
from codegen.bounds import NO_BOUNDS, Bounds, finite, lowest_bit, magnitude, narrow
from codegen.derivative import names as depends
from codegen.limits import FADING, cancels, fades, outgrown, overflows
from codegen.model import Call, Expr, Name, Number
from codegen.vocabulary import KNOWN

# Near zero these are their argument, to more than the digits of a pair where that is below 2^-110.
IDENTITIES = {"expm1", "tanh", "log1p"}

COMPARISONS = {"lt", "le", "gt", "ge", "eq", "ne"}

_DIGITS = {"vf32": 24, "vf64": 53}

# The local that a result is before the kernel has looked at what faded.
RESULT_NEAR = "near_"

# What a local is called after the word that made it.
RESULT = {"add": "sum", "sub": "difference", "mul": "product", "div": "quotient", "neg": "negative"}


@dataclass(frozen=True)
class Value:
    """A C expression and what it holds; `bits` bounds the significand of an exact value.

    Of a single value `error` bounds the relative error, in units of 2^-24, but for the lanes of `doubt`.
    """

    kind: str  # exact, pair, single, odd or mask
    text: str
    bits: int = 0
    error: int = 0
    doubt: str = ""


@dataclass(frozen=True)
class Leaf:
    """A tensor element, a scalar or a value of a row as the helper sees it: C name, significant bits, and
    whether it is exact, a pair or single."""

    text: str
    bits: int
    kind: str = "exact"
    scalar: bool = False


def nearest(value: Fraction, vector: str) -> Fraction:
    """The nearest float (vf32) or double (vf64), ties to even; saturates at infinity never."""
    if vector == "vf64":
        return Fraction(float(value))
    return Fraction(_float32(value))


def _float32(value: Fraction) -> float:
    """The nearest float32 of an exact rational, rounded once: by way of double it would be twice."""
    size = abs(value)
    guess = struct.unpack("<I", struct.pack("<f", float(size)))[0]
    near = [bits for bits in (guess - 1, guess, guess + 1) if 0 <= bits < 0x7F800000]
    floats = {bits: struct.unpack("<f", struct.pack("<I", bits))[0] for bits in near}
    best = min(near, key=lambda bits: (abs(Fraction(floats[bits]) - size), bits % 2))
    return float(-floats[best] if value < 0 else floats[best])


def constant(value: Fraction, vector: str, text: str = "") -> str:
    """A C literal: small integers and halves plainly, the rest as hexadecimal with the decimal beside."""
    suffix = "f" if vector == "vf32" else ""
    number = float(value)
    if value.denominator in (1, 2, 4) and abs(value) < 1 << 20:
        return f"{number!r}{suffix}"
    mantissa, exponent = number.hex().split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{exponent}{suffix} /* {text or repr(number)} */"


class Lowerer:
    """Lowers the expressions of one helper function."""

    def __init__(self, vector: str, leaves: dict[str, Leaf], names: dict[Expr, str]):
        self.vector = vector
        self.leaves = leaves
        self.names = names  # expanded `let` parts and what the spec calls them
        self.lines: list[str] = []
        # Pairs that lack digits of their product, each with the conditions.
        self.fading: dict[str, tuple[str, ...]] = {}
        self.outgrown: set[Expr] = set()  # products beside a term that grows where a factor vanishes
        self.tensor = ""  # of a formula of functions of one tensor: the element that makes it vanish
        self.vanishing: dict[str, str] = {}  # what lacks digits below a size unless that is zero
        self.bounds: Bounds = NO_BOUNDS
        self.signed: frozenset[Expr] = frozenset()
        self.loose: frozenset[Expr] = frozenset()  # pairs that are rounded next and need no normal form
        self._memo: dict[tuple[str, Expr], Value] = {}
        self._taken = {leaf.text for leaf in leaves.values()}

    # --- plumbing ---------------------------------------------------------------------------------

    @property
    def _pair(self) -> str:
        return f"{self.vector}x2"

    @property
    def _mask(self) -> str:
        return "vm32" if self.vector == "vf32" else "vm64"

    def _bind(self, kind: str, text: str, hint: str, bits: int = 0) -> Value:
        """Gives an expression a local of its own."""
        ctype = {"pair": self._pair, "mask": self._mask}.get(kind, self.vector)
        name, count = hint, 2
        while name in self._taken:
            name, count = f"{hint}{count}", count + 1
        self._taken.add(name)
        self.lines.append(f"const {ctype} {name} = {text};")
        return Value(kind, name, bits)

    def _hint(self, expr: Expr, default: str) -> str:
        return self.names.get(expr, default)

    def _number(self, expr: Number) -> Value:
        if not isinstance(expr.value, Fraction):
            sign = "-" if expr.value < 0 else ""
            return Value("exact", f"{self.vector}_of({sign}INFINITY)", 1)
        high = nearest(expr.value, self.vector)
        text = constant(high, self.vector, expr.text)
        if high == expr.value:
            bits = max(1, abs(high.numerator).bit_length())
            return Value("exact", f"{self.vector}_of({text})", bits)
        low = constant(nearest(expr.value - high, self.vector), self.vector, "and the rest")
        if "/*" not in low:
            low = f"{low} /* and the rest */"
        made = f"{self._pair}_make({self.vector}_of({text}), {self.vector}_of({low}))"
        return Value("pair", made)

    # --- values -----------------------------------------------------------------------------------

    def result(self, expr: Expr) -> Value:
        """The value of a whole formula, before the rounding that its store makes."""
        self.signed = frozenset(_signed(expr))
        return self.value(expr)

    def pair(self, expr: Expr) -> str:
        """The value of a whole formula as a pair."""
        return self._as_pair(self.result(expr))

    def value(self, expr: Expr) -> Value:
        """Exact or pair; each expression once."""
        return self._remembered("pair", expr)

    def _remembered(self, how: str, expr: Expr) -> Value:
        """A value that holds only within bounds is not shared with places outside them."""
        key = (how + "_loose" * (expr in self.loose) + "_finite" * finite(expr, self.bounds), expr)
        if key not in self._memo:
            self._memo[key] = self._value(expr)
        return self._memo[key]

    def _branches(self, expr: Call) -> tuple[Bounds, Bounds]:
        condition = expr.args[0]
        return narrow(self.bounds, condition, True), narrow(self.bounds, condition, False)

    def _within(self, bounds: Bounds, expr: Expr) -> Value:
        """The value of a branch, which only has to be right within the branch's bounds."""
        kept, self.bounds = self.bounds, bounds
        try:
            return self.value(expr)
        finally:
            self.bounds = kept

    def _value(self, expr: Expr) -> Value:
        if isinstance(expr, Number):
            return self._number(expr)
        if isinstance(expr, Name):
            leaf = self.leaves[expr.name]
            return Value(leaf.kind, leaf.text, leaf.bits)
        if expr.word in COMPARISONS or expr.word in ("and", "or", "not"):
            return self.mask(expr)
        if expr.word == "where":
            return self._where(expr)
        return self._computed(expr)

    def mask(self, expr: Expr) -> Value:
        """A condition. Both sides of a comparison are exact or pairs: nothing is rounded first."""
        key = ("mask", expr)
        if key not in self._memo:
            self._memo[key] = self._condition(expr)
        return self._memo[key]

    def _condition(self, expr: Expr) -> Value:
        assert isinstance(expr, Call)
        m = self._mask
        if expr.word in ("and", "or"):
            a, b = (self.mask(arg).text for arg in expr.args)
            return self._bind("mask", f"{m}_{expr.word}({a}, {b})", self._hint(expr, expr.word + "_"))
        if expr.word == "not":
            return self._bind("mask", f"{m}_not({self.mask(expr.args[0]).text})", "not_")
        hint = self._hint(expr, _compared(expr, self.leaves))
        difference = self._difference(expr)
        if difference is not None:
            zero = f"{self.vector}_of({constant(Fraction(0), self.vector)})"
            return self._bind("mask", f"{self.vector}_{expr.word}({difference}, {zero})", hint)
        sides = [self._unrounded(arg) for arg in expr.args]
        if all(side.kind == "exact" for side in sides):
            text = f"{self.vector}_{expr.word}({sides[0].text}, {sides[1].text})"
        else:
            a, b = (self._as_pair(side) for side in sides)
            text = f"{self._pair}_{expr.word}({a}, {b})"
        return self._bind("mask", text, hint)

    def _difference(self, expr: Call) -> str | None:
        """a * b - c for a * b < c or a * b > c: rounded once, it has the sign of the exact difference.

        Where both sides are the same infinity it is nan, and neither comparison holds.
        """
        product, other = expr.args
        if expr.word not in ("lt", "gt") or not is_product(product):
            return None
        assert isinstance(product, Call)
        values = [self._unrounded(arg) for arg in (*product.args, other)]
        if any(value.kind != "exact" for value in values) or self._exact_product(*values[:2]):
            return None
        return f"{self.vector}_fms({', '.join(value.text for value in values)})"

    def _unrounded(self, expr: Expr) -> Value:
        """Exact or pair: for comparisons."""
        kept, self.loose = self.loose, frozenset()
        try:
            return self.value(expr)
        finally:
            self.loose = kept

    def _as_pair(self, value: Value) -> str:
        return value.text if value.kind == "pair" else f"{self._pair}_of({value.text})"

    def _where(self, expr: Call) -> Value:
        condition = self.mask(expr.args[0]).text
        yes, no = self._branches(expr)
        a, b = self._within(yes, expr.args[1]), self._within(no, expr.args[2])
        hint = self._hint(expr, either(expr.args[1], expr.args[2], self.leaves))
        if "pair" in (a.kind, b.kind):
            text = f"{self._pair}_where({condition}, {self._as_pair(a)}, {self._as_pair(b)})"
            return self._bind("pair", text, hint)
        kind = "exact" if a.kind == b.kind == "exact" else "single"
        text = f"{self.vector}_where({condition}, {a.text}, {b.text})"
        return self._bind(kind, text, hint, max(a.bits, b.bits))

    def _exact_product(self, a: Value, b: Value) -> bool:
        return a.kind == b.kind == "exact" and a.bits + b.bits <= _DIGITS[self.vector]

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

    def _kept_factors(self, product: Call) -> dict[Expr, Value]:
        """Those that are others beside an infinity anywhere in the product, where a sum may vanish."""
        factors = factors_of(product)
        if not any(fades(factor) for factor in factors):
            return {}
        values = [(factor, self.value(factor)) for factor in factors]
        kept = self._beside_infinity(product, values)
        return {expr: new for (expr, old), new in zip(values, kept) if new != old}

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
        if self.vector != "vf32" or self.tensor or value.kind != "pair" or not _strays(factor):
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
                reach = lowest_bit(number.value) * 2 ** (_DIGITS[self.vector] - 1)
                if expr.word == "add" and magnitude(other, self.bounds) < reach:
                    return "ordered_sum", first.text, second.text
        return "sum", a.text, b.text

    # --- the end of a formula ---------------------------------------------------------------------

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
            self.signed |= {arg for arg in _signed(expr) if arg != expr and _strays(arg)}
            left, right = (self._folded(arg, kept) for arg in expr.args)
            if left.kind == right.kind == "exact":
                return f"{v}_{expr.word}({left.text}, {right.text})"
            if expr.word == "mul":
                self._note_vanishing(RESULT_NEAR)
                for arg, value in zip(expr.args, (left, right)):
                    self._note_stray(arg, value)
                if v == "vf32" and not self.tensor and any(_strays(arg) for arg in expr.args):
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

    def _function_of(self, function: Call) -> tuple[str, str]:
        """A function in C and its argument: of an exact value by itself, or of a pair."""
        argument = self.value(function.args[0])
        if KNOWN[function.word].vanishes and argument.kind == "pair":
            self._note_vanishing(f"{argument.text}.hi")
        if not KNOWN[function.word].alone:
            return function.word, self._as_pair(argument)
        return (function.word if argument.kind == "exact" else f"{function.word}_of_pair"), argument.text

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
            inner = part.args[0] if isinstance(part, Call) and part.word in IDENTITIES else None
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

    def _zero(self) -> str:
        return f"{self.vector}_of({constant(Fraction(0), self.vector)})"

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

    def factors(self, expr: Expr) -> tuple[str, str]:
        """The term of a sum as two factors whose product is exact in double, the second 1 if none.

        where(c, 0, a * b) is where(c, 0, a) * where(c, 0, b): an infinite factor stays out of it.
        """
        one = f"{self.vector}_of({constant(Fraction(1), self.vector)})"
        if isinstance(expr, Call) and expr.word == "where":
            condition, yes, no = expr.args
            for dropped, kept, zero_first in ((yes, no, True), (no, yes, False)):
                if isinstance(dropped, Number) and dropped.value == 0 and is_product(kept):
                    assert isinstance(kept, Call)
                    order = [
                        Call("where", (condition, dropped, arg) if zero_first else (condition, arg, dropped))
                        for arg in kept.args
                    ]
                    return self.rounded_factor(order[0]), self.rounded_factor(order[1])
        if is_product(expr):
            assert isinstance(expr, Call)
            return self.rounded_factor(expr.args[0]), self.rounded_factor(expr.args[1])
        return self.rounded(expr), one

    def rounded_factor(self, expr: Expr) -> str:
        """One factor of a term."""
        value = self.value(expr)
        return self._last(value)


def _strays(expr: Expr, chosen: bool = False) -> bool:
    """Whether a factor may leave the range of f32 by itself; a function of an exact value only where it is
    `chosen`, since beside an exact factor it has a word of its own."""
    if not isinstance(expr, Call):
        return False
    if expr.word == "where":
        return any(_strays(branch, True) for branch in expr.args[1:])
    if expr.word in ("min", "max"):
        return any(_strays(arg, True) for arg in expr.args)
    if expr.word in ("neg", "abs"):
        return _strays(expr.args[0], chosen)
    if expr.word == "mul":
        return sum(not isinstance(f, Number) for f in factors_of(expr)) > 1
    return KNOWN[expr.word].vanishes and (chosen or isinstance(expr.args[0], Call))


def _both(a: str, b: str) -> str:
    return f"vm32_and({a}, {b})"


def head_of(value: Value) -> str:
    """A word that is infinite where the value is."""
    return f"{value.text}.hi" if value.kind == "pair" else value.text


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


def is_elementary(expr: Expr) -> bool:
    """Whether a function is part of an expression."""
    return isinstance(expr, Call) and (
        KNOWN[expr.word].elementary or any(is_elementary(arg) for arg in expr.args)
    )


def is_product(expr: Expr) -> bool:
    return isinstance(expr, Call) and expr.word == "mul"


def negative(number: Number) -> Number:
    return Number(-number.value, f"-{number.text}")


def _short(expr: Expr, leaves: dict[str, Leaf]) -> str:
    """A word for a name or a small number that can be part of a C name; "" for anything else."""
    if isinstance(expr, Name):
        return leaves[expr.name].text
    if isinstance(expr, Number) and expr.text.lstrip("-").isdigit() and len(expr.text) < 5:
        return expr.text.replace("-", "minus_")
    return ""


def _compared(expr: Call, leaves: dict[str, Leaf]) -> str:
    """self_gt_0 for self > 0."""
    left, right = (_short(arg, leaves) for arg in expr.args)
    return f"{left}_{expr.word}_{right}" if left and right and left[0].isalpha() else f"is_{expr.word}"


def either(yes: Expr, no: Expr, leaves: dict[str, Leaf]) -> str:
    """grad_output_or_0 for where(..., 0, gradOutput)."""
    left, right = sorted((_short(yes, leaves), _short(no, leaves)), key=lambda s: s[:1].isdigit())
    return f"{left}_or_{right}" if left and right and left[0].isalpha() else "chosen"
