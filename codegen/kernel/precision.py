"""A pass over a form of single words that finds for each value a bound on its relative error, and the mask of the
lanes in which that bound does not hold (its doubt).

The bound fails where a factor is outside the normal numbers of f32, which have full precision, and where a sum has
cancelled. A zero factor that comes from a zero operand is exact and raises no doubt.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from codegen.algebra.ranges import MODERATE, SPANS, Span, within_range
from codegen.kernel.body import Body
from codegen.kernel.ir import F32, FLOAT, Leaf, Let, Literal, Op, Ref, Value, within
from codegen.kernel.printer import nearest
from codegen.kernel.simd_words import op
from codegen.language.words import KNOWN

# A sum whose size is below 1 / _CANCELLED of an inexact term has lost digits.
_CANCELLED = 8


@dataclass(frozen=True)
class Fact:
    """The facts of a value: the range of its nonzero magnitudes, its relative error in units of 2^-24 outside the lanes
    of `doubt`, and, if it is exact, the bits of its significand."""

    span: Span
    error: int = 0
    bits: int = 0
    doubt: Value | None = None


@dataclass
class Precision:
    """The facts of one function's values; masks become locals of the function. Without `watched`, nothing is tested
    and no value has a doubt."""

    body: Body
    leaves: Mapping[Leaf, tuple[int, Span]]  # bits and magnitudes
    watched: bool
    facts: dict[Value, Fact] = field(default_factory=dict)

    def fact(self, value: Value) -> Fact:
        if value not in self.facts:
            self.facts[value] = self._fact(value)
        return self.facts[value]

    def _fact(self, value: Value) -> Fact:
        made = self._defined(value)
        if isinstance(made, Leaf):
            bits, span = self.leaves[made]
            return Fact(span, 0, bits)
        assert isinstance(made, Op)
        number = _number(made)
        if number is not None:
            return _of_number(made, number)
        means, args = made.word.means, made.args
        if made.kind.family == "pair":
            return Fact(self._span_of_pair(made))
        if means in ("same", "head"):  # rounds a pair
            return Fact(self.fact(args[0]).span, 1)
        if means == "tail":
            return Fact((0.0, self.fact(args[0]).span[1] * 2.0**-F32.digits))
        if means in ("neg", "abs", "kept", "correction"):
            return self.fact(args[0])
        if means == "where":
            return self._choice(args)
        if means in ("min", "max"):
            return self._extreme(args)
        if means == "sqrt":
            least, most = self.fact(args[0]).span
            return Fact((math.sqrt(least), math.sqrt(most)), 1)
        if means in ("floor", "round"):
            return Fact((1.0, self.fact(args[0]).span[1]), 0, self.fact(args[0]).bits)
        if means in ("add", "sub"):
            return self._sum(value, args)
        if means in ("fma", "fms"):
            return self._sum(value, (self._product_of(args), args[2]))
        if means in ("mul", "div") and not made.word.then:
            return self._product(made, args)
        return self._function(made)

    def _defined(self, value: Value) -> Value:
        """The operation that defines a value, past all locals."""
        while isinstance(value, Ref):
            statement = self.body.statements[value.number]
            assert isinstance(statement, Let)
            value = statement.value
        return value

    # --- operations -------------------------------------------------------------------------------

    def _span_of_pair(self, made: Op) -> Span:
        """The range of a pair. Pairs have digits to spare, so they have no error and no doubt."""
        spans = [self.fact(arg).span for arg in made.args if arg.kind.family != "mask"]
        (least, most), means = spans[0], made.word.means
        if means in ("same", "neg", "abs"):
            return least, most
        if means == "where":
            return min(s[0] for s in spans), max(s[1] for s in spans)
        if means == "mul":
            return math.prod(s[0] for s in spans), math.prod(s[1] for s in spans)
        if means == "div":
            return _quotient(spans[0], spans[1])
        if means == "add":
            return _least_sum(*map(self._defined, made.args)), sum(s[1] for s in spans)
        return _span_of_function(means, spans[0])

    def _choice(self, args: tuple[Value, ...]) -> Fact:
        a, b = (self.fact(arg) for arg in args[1:])
        span = min(a.span[0], b.span[0]), max(a.span[1], b.span[1])
        bits = max(a.bits, b.bits) if a.bits and b.bits else 0
        return Fact(span, max(a.error, b.error), bits, self._either(args[0], a.doubt, b.doubt))

    def _extreme(self, args: tuple[Value, ...]) -> Fact:
        """The minimum or maximum of two exact values."""
        a, b = (self.fact(arg) for arg in args)
        span = MODERATE if a.span == b.span == SPANS["_f16"] else (0.0, math.inf)
        return Fact(span, 0, max(a.bits, b.bits), self._or(a.doubt, b.doubt))

    def _product_of(self, args: tuple[Value, ...]) -> Value:
        """The product inside an fma, as a separate value for the tests; its sign does not matter."""
        a, b = (self._unsigned(arg) for arg in args[:2])
        exact = self.fact(a).bits and self.fact(b).bits and self.fact(a).bits + self.fact(b).bits <= F32.digits
        product = op("vf32_mul", a, b)
        return product if exact or not self.watched else self.body.let(product, "product")

    @staticmethod
    def _unsigned(value: Value) -> Value:
        return value.args[0] if isinstance(value, Op) and value.word.means == "neg" else value

    def _sum(self, value: Value, terms: tuple[Value, ...]) -> Fact:
        """A sum: one rounding if both terms are exact; otherwise it may cancel."""
        facts = [self.fact(term) for term in terms]
        doubt: Value | None = None
        for term, fact in zip(terms, facts):
            doubt = self._or(doubt, fact.doubt)
            if fact.error and self.watched:
                small = op("vf32_lt", op("vf32_abs", value), self._part(term))
                doubt = self._or(doubt, self.body.let(small, "cancelled"))
        span = _least_sum(*map(self._defined, terms)), sum(fact.span[1] for fact in facts)
        return Fact(span, 1 + _CANCELLED * max(fact.error for fact in facts), 0, doubt)

    def _part(self, term: Value) -> Value:
        """The size below which a sum has lost the digits of this term."""
        number = _number(self._defined(term))
        if number is not None:
            return op("vf32_of", Literal(abs(number) / _CANCELLED, FLOAT, f"1 / {_CANCELLED} of that"))
        return op("vf32_mul", op("vf32_abs", term), op("vf32_of", Literal(Fraction(1, _CANCELLED), FLOAT)))

    def _product(self, made: Op, args: tuple[Value, ...]) -> Fact:
        a, b = (self.fact(arg) for arg in args)
        doubt = self._or(a.doubt, b.doubt)
        for arg in args:
            doubt = self._or(doubt, self._strays(arg))
        if made.word.means == "div":
            return Fact(_quotient(a.span, b.span), a.error + b.error + 1, 0, doubt)
        span = a.span[0] * b.span[0], a.span[1] * b.span[1]
        if a.bits and b.bits and a.bits + b.bits <= F32.digits:
            return Fact(span, 0, a.bits + b.bits, doubt)
        return Fact(span, a.error + b.error + 1, 0, doubt)

    def _function(self, made: Op) -> Fact:
        """A function of the language: its own error plus that of its argument, which is one unit for a pair."""
        word, argument, fact = made.word, made.args[0], self.fact(made.args[0])
        span = _span_of_function(word.means, fact.span)
        if word.then:
            return Fact(span, word.error + 1)
        pair = argument.kind.family == "pair"
        doubt = None if pair else fact.doubt
        vanishes = word.means in KNOWN and KNOWN[word.means].vanishes
        if self.watched and vanishes and not fact.bits and not within_range(fact.span):
            doubt = self._or(doubt, self._strayed(argument))
        return Fact(span, word.error + (1 if pair else fact.error), 0, doubt)

    # --- doubts -----------------------------------------------------------------------------------

    def _strays(self, factor: Value) -> Value | None:
        """The mask of lanes where a computed factor is outside the normal numbers of f32; None if there are none."""
        made = self._defined(factor)
        if not self.watched or not isinstance(made, Op) or _number(made) is not None:
            return None
        if within_range(self.fact(factor).span):
            return None
        if made.word.means in ("neg", "abs", "kept"):
            return self._strays(made.args[0])
        if made.word.means == "where":
            return self._either(made.args[0], *(self._strays(arg) for arg in made.args[1:]))
        return self._strayed(factor)

    def _strayed(self, value: Value) -> Value:
        """The mask of lanes where a value is not a normal number and none of the operands in `_zeros` is zero."""
        head = op("vf32x2_head", value) if value.kind.family == "pair" else value
        mask: Value = op("vf32_strays", head)
        for zero in dict.fromkeys(self._zeros(value)):
            mask = op("vm32_and", mask, op("vf32_ne", zero, op("vf32_of", Literal(Fraction(0), FLOAT))))
        return self.body.let(mask, "strays")

    def _zeros(self, value: Value) -> list[Value]:
        """The operands whose zeros make a value zero."""
        made = self._defined(value)
        if isinstance(made, Leaf):
            return [made]
        assert isinstance(made, Op)
        means = made.word.means
        if _number(made) is not None:
            return []
        if means == "mul":
            return [zero for arg in made.args for zero in self._zeros(arg)]
        if means in ("div", "neg", "abs", "same", "kept") or (means in KNOWN and KNOWN[means].vanishes):
            return self._zeros(made.args[0])
        if means in KNOWN and KNOWN[means].elementary:
            return []
        return [op("vf32x2_head", value) if value.kind.family == "pair" else value]

    def _or(self, a: Value | None, b: Value | None) -> Value | None:
        if a is None or b is None or a == b:
            return a if b is None else b
        return self.body.let(op("vm32_or", a, b), "doubt")

    def _either(self, condition: Value, yes: Value | None, no: Value | None) -> Value | None:
        """The doubt of the branch that is taken."""
        if yes == no:
            return yes
        if yes is not None:
            yes = self.body.let(op("vm32_and", condition, yes), "doubt")
        if no is not None:
            no = self.body.let(op("vm32_and", op("vm32_not", condition), no), "doubt")
        return self._or(yes, no)


def _number(value: Value) -> Fraction | None:
    """The number if a value is a constant, of one word or a pair; otherwise None."""
    if not isinstance(value, Op) or value.word.means not in ("same", "add", "neg"):
        return None
    size = Fraction(0)
    for part in within(value):
        if not isinstance(part, (Op, Literal)) or isinstance(part, Literal) and not isinstance(part.value, Fraction):
            return None
        size += Fraction(part.value) if isinstance(part, Literal) else 0
    return -size if value.word.means == "neg" else size


def _quotient(a: Span, b: Span) -> Span:
    """The range of a quotient. The least magnitude of a divisor is 0 if it is a sum that may cancel."""
    return a[0] / b[1] if b[1] else 0.0, a[1] / b[0] if b[0] else math.inf


def _span_of_function(word: str, argument: Span) -> Span:
    return MODERATE if argument == SPANS["_f16"] else (0.0, KNOWN[word].size)


def _of_number(made: Op, number: Fraction) -> Fact:
    size = abs(float(number))
    if made.kind == F32 and nearest(number, F32) != number:
        return Fact((size, size), 1)
    return Fact((size, size), 0, max(1, abs(number.numerator).bit_length()))


def _least_sum(a: Value, b: Value) -> float:
    """A lower bound on the nonzero sums of a number and an element; 0 if there is none.

    If they nearly cancel, both are multiples of half the last bit of the number.
    """
    for one, other in ((a, b), (b, a)):
        number = _number(one)
        if number is not None and isinstance(other, Leaf):
            return abs(float(number)) * 2.0**-26
    return 0.0
