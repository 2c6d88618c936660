"""Evaluates a form on exact numbers, one lane at a time, so that lowering is tested in milliseconds without a compiler.

A word computes the exact value of its meaning and rounds it to its kind, as f32 or f64 would: to one word, to the
two words of a pair, or, if a second rounding follows, to one word rounded to odd. This tests the form: that it means
the formula, that its masks hold where the fallbacks are needed, and that its error bounds suffice, because `sway`
can make functions err by as much as their bounds allow.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import Any

import gmpy2  # type: ignore[import]

from codegen.exact.float_format import FORMATS
from codegen.exact.functions import Reals, reals_of
from codegen.exact import integer_value
from codegen.exact.interval import Undecided, quotient
from codegen.exact.oracle import OUTGROWING
from codegen.exact.real import SCALES, NotANumber, Real
from codegen.kernel.ir import Apply, Function, Kind, Leaf, Let, Literal, Ref, Statement, Value, Word
from codegen.language.words import KNOWN

_WIDE = gmpy2.context(precision=600)
_KINDS = {
    32: gmpy2.context(precision=24, emin=-148, emax=128, subnormalize=True),
    64: gmpy2.context(precision=53, emin=-1073, emax=1024, subnormalize=True),
}
_MINUS_ZERO, _ZERO = gmpy2.mpfr("-0"), gmpy2.mpfr(0)
_UNIT = gmpy2.mpfr(2) ** -24
_TINY = 4000  # a value below 2^-_TINY at an infinity counts as zero

Sway = Callable[[Word], int]  # -1, 0 or 1: the direction in which a function errs, by its whole bound


def run(function: Function, args: Sequence[Any], sway: Sway = lambda word: 0) -> Any:
    """The result of a function: a number, a pair (hi, lo), a truth value, an integer or a tuple of these."""
    return Prepared(function).run(args, sway)


class Prepared:
    """A function that is run many times: what its values are is looked up once."""

    def __init__(self, function: Function) -> None:
        where = {leaf: number for number, leaf in enumerate(function.params)}
        self._body = [_statement(statement, number, where) for number, statement in enumerate(function.body)]
        self._result = _step(function.result, where)

    def run(self, args: Sequence[Any], sway: Sway = lambda word: 0) -> Any:
        """The result for these arguments."""
        state = _State(args, sway)
        for local, mask, value in self._body:
            if mask is None or mask(state):
                state.locals[local] = value(state)
        return self._result(state)

    def uses_fallback(self, args: Sequence[Any]) -> bool:
        """Whether a fallback is used for these arguments."""
        state = _State(args, lambda word: 0)
        for local, mask, value in self._body:
            if mask is None:
                state.locals[local] = value(state)
            elif mask(state):
                return True
        return False


@dataclass
class _State:
    args: Sequence[Any]
    sway: Sway
    locals: dict[int, Any] = field(default_factory=dict)


_Step = Callable[[_State], Any]
_Where = Mapping[Leaf, int]  # the places of parameters


def _statement(statement: Statement, number: int, where: _Where) -> tuple[int, _Step | None, _Step]:
    """A local, the mask under which it gets a value, if that is one, and the value."""
    if isinstance(statement, Let):
        return number, None, _step(statement.value, where)
    return statement.target.number, _step(statement.mask, where), _step(statement.exact, where)


def _step(value: Value, where: _Where) -> _Step:
    if isinstance(value, Leaf):
        place = where[value]
        return lambda state: state.args[place]
    if isinstance(value, Ref):
        number = value.number
        return lambda state: state.locals[number]
    if isinstance(value, Literal):
        constant = _literal(value)
        return lambda state: constant
    args = [_step(arg, where) for arg in value.args]
    if isinstance(value, Apply):
        function = Prepared(value.function)
        if value.by:
            return lambda state: _rounded(function.run([[arg(state) for arg in args]], state.sway), 32)
        return lambda state: function.run([arg(state) for arg in args], state.sway)
    word = _applied(value.word)
    return lambda state: word([arg(state) for arg in args], state.sway)


def _applied(word: Word) -> Callable[[list[Any], Sway], Any]:
    means = word.means
    if means in _RAW:
        raw = _RAW[means]
        return lambda args, sway: raw(*args)
    if word.name.endswith("x2_make") or means == "record":
        return lambda args, sway: tuple(args)
    if word.takes[-1].family in ("integer", "truth"):
        return lambda args, sway: _integer(word, args)
    if word.takes[0].family == "arguments":
        return lambda args, sway: args[0][int(args[1])]
    if means in _COMPARED:
        compared = _COMPARED[means]
        return lambda args, sway: compared(*map(_whole, args))
    odd = word.name.endswith("_odd") or "_multiple_" in word.name
    return lambda args, sway: _as_kind(word.gives, _exact(word, [_whole(arg) for arg in args], sway), odd)


def _exact(word: Word, numbers: list[Any], sway: Sway) -> Any:
    """The value of a word of numbers, before it is rounded to its kind."""
    means = word.means
    if means in KNOWN and KNOWN[means].wide and len(numbers) == 2:
        return _function(means, *numbers)
    if means not in KNOWN or not KNOWN[means].elementary or means in _NUMBERS:
        return _NUMBERS[means](*numbers)
    found = _function(means, numbers[0])
    found = _WIDE.mul(found, 1 + sway(word) * max(word.error - 1, 0) * _UNIT)
    for number in numbers[1:]:
        found = (_WIDE.mul if word.then == "mul" else _WIDE.div)(found, number)
    return found


# --- numbers --------------------------------------------------------------------------------------


def _literal(value: Literal) -> Any:
    if value.kind.family == "truth":
        return bool(value.value)
    if value.kind.family == "integer" or not value.kind.digits:
        return int(value.value)
    if not isinstance(value.value, Fraction):
        return gmpy2.mpfr(value.value)
    return _rounded(_WIDE.div(gmpy2.mpz(value.value.numerator), gmpy2.mpz(value.value.denominator)), value.kind.bits)


def _whole(value: Any) -> Any:
    """The value of a pair: the sum of its parts; a single word is returned unchanged."""
    if not isinstance(value, tuple):
        return value
    return _WIDE.add(*value) if gmpy2.is_finite(value[0]) else value[0]


def _rounded(value: Any, bits: int) -> Any:
    return _KINDS[bits].add(value, _MINUS_ZERO)


def _as_kind(kind: Kind, value: Any, odd: bool) -> Any:
    if kind.family != "pair":
        return _to_odd(value) if odd else _rounded(value, kind.bits)
    high = _rounded(value, kind.bits)
    low = _rounded(_WIDE.sub(value, high), kind.bits) if gmpy2.is_finite(high) else _ZERO
    return high, low if low != 0 else _MINUS_ZERO


def _to_odd(value: Any) -> Any:
    """A value rounded to odd in f32: itself if f32 holds it, otherwise the neighbour whose last bit is 1."""
    form = FORMATS["f32"]
    near = _rounded(value, 32)
    if not gmpy2.is_finite(value) or near == value:
        return near
    bits = form.nearest(gmpy2.mpq(near)) if gmpy2.is_finite(near) else form.infinity | (form.sign if near < 0 else 0)
    if bits & 1 == 0:
        bits = form.at(form.ordinal(bits) + (1 if value > near else -1))
        bits |= form.sign if bits == 0 and value < 0 else 0
    return _rounded(gmpy2.mpfr(form.value(bits), 24), 32)


def _function(name: str, x: Any, *others: Any) -> Any:
    """The value of a function to 600 bits; at an infinity its limit."""
    if others:
        return _function_of_two(name, x, *others)
    if gmpy2.is_nan(x):
        return x
    for precision in (600, 4096):
        reals = reals_of(precision, SCALES["f64"])
        if gmpy2.is_finite(x):
            given = Real(gmpy2.mpq(x), None, bool(gmpy2.is_signed(x)) and x == 0)
        else:
            given = reals.infinity(1 if x > 0 else -1, OUTGROWING[0])
        try:
            value = getattr(reals, name)(given)
            if gmpy2.is_infinite(x) and value.exact != 0 and value.rest is not None and value.rest.top < -_TINY:
                return _WIDE.add(value.exact, _ZERO)
            found = _found(reals, value)
            vanishes = gmpy2.is_infinite(x) and abs(found) < gmpy2.mpfr(2) ** -_TINY
            return gmpy2.copy_sign(_ZERO, found) if vanishes else found
        except NotANumber:
            return gmpy2.nan()
        except Undecided:
            continue
    raise Undecided


def _function_of_two(name: str, x: Any, y: Any) -> Any:
    """The value of a function of two numbers."""
    if gmpy2.is_nan(x) or gmpy2.is_nan(y):
        return gmpy2.nan()
    for precision in (600, 4096):
        reals = reals_of(precision, SCALES["f64"])
        given = [
            Real(gmpy2.mpq(v), None, bool(gmpy2.is_signed(v)) and v == 0) if gmpy2.is_finite(v) else reals.infinity(1 if v > 0 else -1)
            for v in (x, y)
        ]
        try:
            return _found(reals, getattr(reals, name)(*given))
        except NotANumber:
            return gmpy2.nan()
        except Undecided:
            continue
    raise Undecided


def _found(reals: Reals, value: Real) -> Any:
    """The value of a real number to 600 bits."""
    if reals.infinite(value):
        return gmpy2.mpfr("inf") * reals.sign(value)
    if value.zero:
        return _MINUS_ZERO if value.minus else _ZERO
    whole = reals.whole(value)
    shift = max(-(1 << 20), min(1 << 20, whole.shift))
    return _WIDE.mul(whole.low if whole.low != 0 else whole.high, _WIDE.exp2(gmpy2.mpfr(shift)))


# --- words ----------------------------------------------------------------------------------------


def _product(*factors: Any) -> Any:
    found = factors[0]
    for factor in factors[1:]:
        found = _WIDE.mul(found, factor)
    return found


def _kept(value: Any, argument: Any) -> Any:
    """The word vf32_kept: a function that has underflowed at a finite argument is raised above zero, so that its
    product with an infinity is infinite."""
    return value if gmpy2.is_infinite(argument) else _RAW["max"](value, gmpy2.mpfr(2) ** -100)


def _ramped(x: Any, bound: Any, *_: Any) -> Any:
    if x <= -bound:
        return _ZERO
    inside = min(x, bound)
    return _WIDE.div(_product(x, _WIDE.add(inside, bound)), 2 * bound)


def _lifted(y: Any) -> Any:
    return y if y == 0 or not gmpy2.is_finite(y) else _WIDE.add(y, min(abs(y), gmpy2.mpfr(2) ** -149))


_NEAR = 208
_ROUNDS = gmpy2.mpfr("12583039")  # AC_ROUND_TO_EXPONENT


def _exp_beside(x: Any, base: Any, least: Any, power: Any) -> Any:
    """The word vf32x2_exp_beside (runtime/simd/math/exp_single.h)."""
    below = _WIDE.sub(x, base)
    return _WIDE.mul(_function("exp", max(below, least) if below == below else below), gmpy2.mpfr(2) ** int(power - _ROUNDS))


def _beside_power(top: Any) -> Any:
    n = int(_WIDE.rint(_WIDE.div(top, _WIDE.log(gmpy2.mpfr(2))))) if abs(top) < _NEAR else 0
    return _ROUNDS + 64 - n


_NUMBERS: Mapping[str, Callable[..., Any]] = {
    "same": lambda x: x,
    "add": _WIDE.add,
    "sub": _WIDE.sub,
    "mul": _product,
    "div": partial(quotient, _WIDE),  # the method takes the current context
    "neg": lambda x: -x,
    "abs": abs,
    "floor": _WIDE.floor,
    "round": _WIDE.rint,
    "sqrt": _WIDE.sqrt,
    "fma": lambda a, b, c: _WIDE.add(_product(a, b), c),
    "fms": lambda a, b, c: _WIDE.sub(_product(a, b), c),
    "correction": lambda x: x if gmpy2.is_finite(x) and x != 0 else _MINUS_ZERO,
    "kept": _kept,
    "lifted": _lifted,
    "leaky": lambda x, slope: x if x > 0 else _product(x, slope),
    "ramped": _ramped,
    "narrow": lambda low, high: low,
    "exp_far": lambda x: _WIDE.mul(_function("exp", x), gmpy2.mpfr(2) ** 600),
    "exp_far_f32": lambda x: _WIDE.mul(_function("exp", x), gmpy2.mpfr(2) ** 64),
    "exp_beside": _exp_beside,
    "beside_base": lambda top: _ZERO if abs(top) < _NEAR else top,
    "beside_least": lambda top: _WIDE.sub(top if abs(top) < _NEAR else _ZERO, 105),
    "beside_power": _beside_power,
    "from_far": lambda x: _WIDE.mul(x, gmpy2.mpfr(2) ** -600),
    "from_far_f32": lambda x: _WIDE.mul(x, gmpy2.mpfr(2) ** -64),
}

# Words that move values, or test them.
_RAW: Mapping[str, Callable[..., Any]] = {
    "head": lambda p: p[0],
    "tail": lambda p: p[1],
    "where": lambda mask, a, b: a if mask else b,
    "and": lambda a, b: a and b,
    "or": lambda a, b: a or b,
    "not": lambda a: not a,
    "min": lambda a, b: b if b < a else a,
    "max": lambda a, b: b if b > a else a,
    "is_inf": lambda x: bool(gmpy2.is_infinite(x)),
    "strays": lambda x: not (gmpy2.mpfr(2) ** -126 <= abs(x) < gmpy2.mpfr("inf")),
    "fades": lambda p: bool(0 < abs(p[0]) < gmpy2.mpfr(2) ** -64),
    "unsettled_f16": lambda x, *error: _unsettled("f16", x, *error),
    "unsettled_bf16": lambda x, *error: _unsettled("bf16", x, *error),
    "at_edge_f16": lambda x, error: _differ("f16", x, error, infinite=True),
    "at_edge_bf16": lambda x, error: _differ("bf16", x, error, infinite=True),
}

_COMPARED: Mapping[str, Callable[[Any, Any], bool]] = {
    "lt": lambda a, b: bool(a < b),
    "le": lambda a, b: bool(a <= b),
    "gt": lambda a, b: bool(a > b),
    "ge": lambda a, b: bool(a >= b),
    "eq": lambda a, b: bool(a == b),
    "ne": lambda a, b: not a == b,
}


def _unsettled(dtype: str, x: Any, error: int | None = None) -> bool:
    """Whether an error may change the rounding: `error` units for a single word, 2^-27 of the value for a pair."""
    if error is not None:
        return _differ(dtype, x, error)
    vanished = dtype == "bf16" and _RAW["fades"](x)
    return bool(vanished) or _differ(dtype, _whole(x), gmpy2.mpfr(1) / 8)


def _differ(dtype: str, x: Any, error: Any, infinite: bool = False) -> bool:
    """Whether a value changed by `error` units of 2^-24 of it, up or down, rounds to different numbers of the dtype."""
    if not gmpy2.is_finite(x):
        return False
    form = FORMATS[dtype]
    least = gmpy2.mpfr(2) ** (-14 if dtype == "f16" else -122)
    away = _WIDE.mul(max(abs(x), least) if x != 0 else _ZERO, error * _UNIT)
    low, high = (form.nearest(gmpy2.mpq(_WIDE.add(x, side * away)), bool(x < 0)) for side in (-1, 1))
    return form.is_infinite(low) != form.is_infinite(high) if infinite else low != high


def _integer(word: Word, args: list[Any]) -> Any:
    """A word on integers; results wrap."""
    found = _COMPARED[word.means](*args) if word.means in _COMPARED else _INTEGERS[word.means](*args)
    if word.gives.family == "truth" or isinstance(found, bool):
        return bool(found)
    bits = word.gives.bits
    found &= (1 << bits) - 1
    signed = not word.gives.c.startswith("u")
    return found - (1 << bits) if signed and found >> (bits - 1) else found


_INTEGERS: Mapping[str, Callable[..., Any]] = {
    "same": lambda a: a,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "neg": lambda a: -a,
    "abs": abs,
    "bit_and": lambda a, b: a & b,
    "bit_or": lambda a, b: a | b,
    "bit_xor": lambda a, b: a ^ b,
    "bit_not": lambda a: ~a,
    "shift_left": lambda a, b: a << min(max(b, 0), 64),
    "shift_right": lambda a, b: a >> min(max(b, 0), 64),
    "gcd": math.gcd,
    "pow": integer_value.power,
    "decimal": integer_value.decimal,
    "fmod": lambda a, b: a - b * integer_value.quotient(a, b, False),
    "floor_quotient": lambda a, b: integer_value.quotient(a, b, True),
    "trunc_quotient": lambda a, b: integer_value.quotient(a, b, False),
}
