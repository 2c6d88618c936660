#!/usr/bin/python3
"""Write runtime/simd/tables/tables_f64.h: the constants and tables of the elementary functions in f64.

    /usr/bin/python3 runtime/simd/tables/coefficients/tables_f64.py > runtime/simd/tables/tables_f64.h
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator

from mpmath import mp, mpf

from fit import Function, interpolate

mp.prec = 400

HEAD = """\
/*
 * Written by coefficients/tables_f64.py. Do not edit: change the script, run it again.
 *
 * Constants and tables of the elementary functions in f64; math_f64.h says how they are used. A
 * value in two parts is their sum. A polynomial has its constant and its linear coefficient in two
 * parts each, then the others in one.
 */
#ifndef AC_SIMD_TABLES_F64_H
#define AC_SIMD_TABLES_F64_H

#include <stdint.h>
"""

ERFCX_PER_OCTAVE = 16
ERFCX_OCTAVES = 6
ERFCX_COLUMNS = 16


def parts(value: mpf, count: int) -> list[float]:
    """value as a sum of doubles, each the nearest to the remainder of the ones before."""
    found = []
    for _ in range(count):
        found.append(float(value))
        value = value - found[-1]
    return found


def leading_bits(value: mpf, bits: int) -> float:
    """The number of so many bits nearest to value."""
    with mp.workprec(bits):
        return float(+value)


def polynomial(coefficients: list[mpf]) -> list[float]:
    """The form that ac_polynomial_f64 evaluates."""
    constant, linear, *rest = coefficients
    return parts(constant, 2) + parts(linear, 2) + [float(c) for c in rest]


def nested(coefficients: list[mpf]) -> list[float]:
    """The same with three coefficients in two parts (angle_f64.h)."""
    return parts(coefficients[0], 2) + polynomial(coefficients[1:])


def fit(function: Function, low: mpf, high: mpf, degree: int, center: mpf) -> list[mpf]:
    return interpolate(function, mpf(low), mpf(high), degree, mpf(center))


def listed(values: list[float], indent: str) -> Iterator[str]:
    """One value on each line, with the decimals in a column."""
    width = max(len(value.hex()) for value in values) + 1
    for value in values:
        yield f"{indent}{value.hex() + ',':{width}} /* {value:.17g} */"


def array(name: str, values: list[float], comment: str, columns: int = 1) -> Iterator[str]:
    """A C array, in rows where it has columns."""
    yield f"/* {comment} */"
    if columns == 1:
        yield f"static const double {name}[{len(values)}] = {{"
        yield from listed(values, "    ")
    else:
        yield f"static const double {name}[{len(values) // columns}][{columns}] = {{"
        for start in range(0, len(values), columns):
            yield "    {"
            yield from listed(values[start : start + columns], "        ")
            yield "    },"
    yield "};"
    yield ""


def constant(name: str, value: mpf, comment: str, count: int = 2) -> Iterator[str]:
    return array(name, parts(value, count), comment)


# The exponential: 2^(j / 16), and (e^r - 1 - r) / r^2 for |r| <= ln(2) / 32.


def exp_remainder(r: mpf) -> mpf:
    return (mp.expm1(r) - r) / r**2 if r != 0 else mpf(1) / 2


def exp_tables() -> Iterator[str]:
    powers = [parts(mp.power(2, mpf(j) / 16), 2) for j in range(16)]
    step = mp.log(2) / 16
    first = leading_bits(step, 37)
    half = step / 2 + mpf(2) ** -40
    yield from array("ac_exp_f64_power", [p[0] for p in powers], "2^(j / 16), first part")
    yield from array("ac_exp_f64_power_rest", [p[1] for p in powers], "second part")
    yield from array(
        "ac_exp_f64_step",
        [first, *parts(step - first, 1), float(1 / step)],
        "ln(2) / 16: 37 bits, the next 53; and its inverse",
    )
    coefficients = fit(exp_remainder, -half, half, 7, mpf(0))
    yield from array(
        "ac_exp_f64", [float(c) for c in coefficients], "(e^r - 1 - r) / r^2, |r| <= ln(2) / 32"
    )


# The exponential in single f64 arithmetic (exp_f64.h), base 2: its argument is rounded to a multiple of
# 1/16, or to an integer where results are f32.


def exp2_remainder(r: mpf) -> mpf:
    """(2^r - 1) / r."""
    return mp.expm1(r * mp.log(2)) / r if r != 0 else mp.log(2)


def exp2_scales() -> list[float]:
    """2^(j / 16) minus j in the lowest bits of the exponent, where the caller adds j."""
    numbers = [float(mp.power(2, mpf(j) / 16)) for j in range(16)]
    bits = [struct.unpack("<q", struct.pack("<d", x))[0] for x in numbers]
    return [struct.unpack("<d", struct.pack("<q", b - (j << 48)))[0] for j, b in enumerate(bits)]


def exp2_tables() -> Iterator[str]:
    yield from array("ac_exp2_f64_scale", exp2_scales(), "2^(j / 16) less j * 2^48 in its bits")
    yield f"#define AC_LOG2E_F64 {float(1 / mp.log(2)).hex()} /* 1 / ln(2) */"
    yield ""
    sixteenth, half = mpf(1) / 32 + mpf(2) ** -30, mpf(1) / 2 + mpf(2) ** -30
    fine = fit(exp2_remainder, -sixteenth, sixteenth, 5, mpf(0))
    yield from array("ac_exp2_f64", [float(c) for c in fine], "(2^r - 1) / r, |r| <= 1/32")
    short = fit(exp2_remainder, -half, half, 6, mpf(0))
    yield from array("ac_exp2_f64_short", [float(c) for c in short], "(2^r - 1) / r, |r| <= 1/2")


# For e^r - 1 to more digits (complex_f64.h), and for single f64 arithmetic on a whole octave.


def exp_cube(r: mpf) -> mpf:
    """(e^r - 1 - r - r^2 / 2) / r^3, accurate even where the difference would cancel."""
    if abs(r) < mpf(2) ** -60:
        return mpf(1) / 6 + r / 24
    return (mp.expm1(r) - r - r**2 / 2) / r**3


def expm1_factor(r: mpf) -> mpf:
    return mp.expm1(r) / r if r != 0 else mpf(1)


def fall_tables() -> Iterator[str]:
    fine, coarse = mp.log(2) / 32 + mpf(2) ** -40, mp.log(2) / 2 + mpf(2) ** -40
    cube = fit(exp_cube, -fine, fine, 6, mpf(0))
    yield from array(
        "ac_exp_f64_cube",
        [float(c) for c in cube],
        "(e^r - 1 - r - r^2 / 2) / r^3, |r| <= ln(2) / 32",
    )
    short = fit(expm1_factor, -coarse, coarse, 10, mpf(0))
    yield from array(
        "ac_expm1_f64_short", [float(c) for c in short], "(e^r - 1) / r, |r| <= ln(2) / 2"
    )


# Angles (angle_f64.h): sine and 1 - cosine for |r| <= pi / 2 in z = r^2, and pi.

ANGLE_WORDS = 40


def sine_bend(z: mpf) -> mpf:
    """(sin(r) / r - 1) / r^2."""
    r = mp.sqrt(z)
    return (mp.sin(r) / r - 1) / z if z != 0 else -mpf(1) / 6


def versine_factor(z: mpf) -> mpf:
    """(1 - cos(r)) / r^2."""
    return 2 * mp.sin(mp.sqrt(z) / 2) ** 2 / z if z != 0 else mpf(1) / 2


def versine_bend(z: mpf) -> mpf:
    """((1 - cos(r)) / r^2 - 1/2) / r^2."""
    return (versine_factor(z) - mpf(1) / 2) / z if z != 0 else -mpf(1) / 24


def inverse_bits() -> list[int]:
    """32 zeros, then 1 / pi, in words of 32 bits."""
    with mp.workprec(32 * ANGLE_WORDS + 64):
        bits = int(mp.floor(mp.ldexp(1 / mp.pi, 32 * (ANGLE_WORDS - 1))))
    return [bits >> 32 * k & 0xFFFFFFFF for k in reversed(range(ANGLE_WORDS))]


def angle_tables() -> Iterator[str]:
    yield from constant("ac_angle_f64_pi", mp.pi, "pi", 3)
    yield from constant("ac_angle_f64_inverse", 1 / mp.pi, "1 / pi", 1)
    yield "/* 32 zeros, then the bits of 1 / pi */"
    yield f"static const uint32_t ac_angle_f64_inverse_bits[{ANGLE_WORDS}] = {{"
    words = [f"0x{word:08x}," for word in inverse_bits()]
    for start in range(0, ANGLE_WORDS, 8):
        yield "    " + " ".join(words[start : start + 8])
    yield "};"
    yield ""
    end = (mp.pi / 2 + mpf(2) ** -20) ** 2
    yield from array(
        "ac_sine_f64_table",
        nested(fit(sine_bend, mpf(0), end, 8, mpf(0))),
        "(sin(r) / r - 1) / z in z = r^2, |r| <= pi / 2",
    )
    yield from array(
        "ac_versine_f64_table",
        nested(fit(versine_bend, mpf(0), end, 8, mpf(0))),
        "((1 - cos(r)) / z - 1/2) / z",
    )
    yield from array(
        "ac_sine_f64_short_table",
        [float(c) for c in fit(sine_bend, mpf(0), end, 7, mpf(0))],
        "(sin(r) / r - 1) / z for results of f32",
    )
    yield from array(
        "ac_versine_f64_short_table",
        [float(c) for c in fit(versine_factor, mpf(0), end, 8, mpf(0))],
        "(1 - cos(r)) / z for results of f32",
    )


# The logarithm: 1 / m to 10 bits for m in [0.6875, 1.375), and (log1p(r) - r + r^2 / 2) / r^3.


def log_remainder(r: mpf) -> mpf:
    return (mp.log1p(r) - r + r**2 / 2) / r**3 if r != 0 else mpf(1) / 3


def log_interval(j: int) -> tuple[mpf, mpf]:
    """The j-th of 128 intervals between 0.6875 and 1.375, as the bits of a double count them."""
    if j < 80:
        return mpf(176 + j) / 256, mpf(177 + j) / 256
    return mpf(128 + j - 80) / 128, mpf(129 + j - 80) / 128


def log_tables() -> Iterator[str]:
    inverse = []
    widest = mpf(0)
    for j in range(128):
        low, high = log_interval(j)
        c = mpf(1) if high == 1 or low == 1 else mpf(leading_bits(2 / (low + high), 10))
        widest = max(widest, abs(low * c - 1), abs(high * c - 1))
        inverse.append(c)
    logs = [parts(-mp.log(c), 2) for c in inverse]
    first = leading_bits(mp.log(2), 42)
    yield from array(
        "ac_log_f64_inverse", [float(c) for c in inverse], "c, about 1 / m; 1 on both sides of 1"
    )
    yield from array("ac_log_f64_value", [v[0] for v in logs], "-log(c), first part")
    yield from array("ac_log_f64_value_rest", [v[1] for v in logs], "second part")
    yield from array(
        "ac_log_f64_ln2", [first, *parts(mp.log(2) - first, 1)], "ln(2): 42 bits, the next 53"
    )
    coefficients = fit(log_remainder, -widest, widest, 7, mpf(0))
    yield from array(
        "ac_log_f64",
        [float(c) for c in coefficients],
        "(log1p(r) - r + r^2 / 2) / r^3, |r| <= 2^-7",
    )


# The error function.


def erfcx(a: mpf) -> mpf:
    return mp.exp(a * a) * mp.erfc(a)


def erf_factor(z: mpf) -> mpf:
    root = mp.sqrt(z)
    return mp.erf(root) / root if z != 0 else 2 / mp.sqrt(mp.pi)


def erf_tables() -> Iterator[str]:
    values: list[float] = []
    for octave in range(ERFCX_OCTAVES):
        for piece in range(ERFCX_PER_OCTAVE):
            width = mpf(2) ** octave / ERFCX_PER_OCTAVE
            low = mpf(2) ** octave - 1 + piece * width
            coefficients = fit(erfcx, low, low + width, ERFCX_COLUMNS - 3, low + width / 2)
            values += polynomial(coefficients)
    yield from array(
        "ac_erfcx_f64_pieces",
        values,
        "e^(a^2) erfc(a) about the middle of each piece, told apart by the leading bits of 1 + a",
        ERFCX_COLUMNS,
    )
    yield from array(
        "ac_erf_f64",
        polynomial(fit(erf_factor, mpf(0), mpf(1) / 16, 11, mpf(0))),
        "erf(x) / x in x^2, |x| <= 1/4",
    )


# The inverse error function: erfinv(x) / x in w = -log(1 - x^2), a start for one step of Halley's.

ERFINV_PER_OCTAVE = 8
ERFINV_OCTAVES = 7
ERFINV_COLUMNS = 8


def erfinv_factor(w: mpf) -> mpf:
    if w == 0:
        return mp.sqrt(mp.pi) / 2
    x = mp.sqrt(-mp.expm1(-w))
    missing = mp.exp(-w) / (1 + x)  # 1 - x
    y = x if x < 0.5 else mp.sqrt(w) / (1 + 1 / (1 + w))
    for _ in range(60):
        off = mp.erf(y) - x if x < 0.5 else missing - mp.erfc(y)
        step = off * mp.exp(y * y) * mp.sqrt(mp.pi) / 2
        y -= step / (1 + y * step)
        if abs(step) < mpf(2) ** -200:
            break
    return y / x


def erfinv_tables() -> Iterator[str]:
    values: list[float] = []
    for octave in range(ERFINV_OCTAVES):
        for piece in range(ERFINV_PER_OCTAVE):
            width = mpf(2) ** octave / ERFINV_PER_OCTAVE
            low = mpf(2) ** octave - 1 + piece * width
            coefficients = fit(erfinv_factor, low, low + width, ERFINV_COLUMNS - 1, low + width / 2)
            values += [float(c) for c in coefficients]
    yield from array(
        "ac_erfinv_f64_pieces",
        values,
        "erfinv(x) / x in w = -log(1 - x^2) about the middle of each piece of 1 + w",
        ERFINV_COLUMNS,
    )
    yield from constant("ac_erfinv_f64_slope", mp.sqrt(mp.pi) / 2, "sqrt(pi) / 2")


# Slopes that change sign: f(root + y) / y for |y| <= 1/16.

TANH_LINEAR = 2 * mpf("0.7978845608028654")
TANH_CUBIC = TANH_LINEAR * mpf("0.044715")


def sigmoid(x: mpf) -> mpf:
    return 1 / (1 + mp.exp(-x))


def gelu_slope(x: mpf) -> mpf:
    return mp.ncdf(x) + x * mp.npdf(x)


def gelu_tanh_slope(x: mpf) -> mpf:
    v = TANH_LINEAR * x + TANH_CUBIC * x**3
    return sigmoid(v) * (1 + x * (TANH_LINEAR + 3 * TANH_CUBIC * x**2) * sigmoid(-v))


def silu_slope(x: mpf) -> mpf:
    return sigmoid(x) * (1 + x * sigmoid(-x))


def mish_slope(x: mpf) -> mpf:
    e = mp.exp(x)
    d = e * e + 2 * e + 2
    return e * ((e + 2) * d + 4 * x * (1 + e)) / d**2


def bisect(function: Function, low: mpf, high: mpf) -> mpf:
    """The root of an increasing function between low and high."""
    for _ in range(mp.prec):
        middle = (low + high) / 2
        if function(middle) < 0:
            low = middle
        else:
            high = middle
    return low


def without_root(function: Function, root: mpf) -> Function:
    """function(x) / (x - root)."""

    def quotient(x: mpf) -> mpf:
        return function(x) / (x - root) if x != root else mp.diff(function, root)

    return quotient


def root_tables() -> Iterator[str]:
    cases: list[tuple[str, Function]] = [
        ("gelu_slope", gelu_slope),
        ("gelu_tanh_slope", gelu_tanh_slope),
        ("silu_slope", silu_slope),
        ("mish_slope", mish_slope),
    ]
    width = mpf(1) / 16
    for name, function in cases:
        with mp.workprec(2 * mp.prec):
            root = bisect(function, mpf(-2), mpf(-0.5))
            quotient = without_root(function, root)
            coefficients = interpolate(quotient, root - width, root + width, 13, root)
        yield from array(f"ac_{name}_f64_root", parts(root, 3), f"the root of {name}")
        yield from array(
            f"ac_{name}_f64", polynomial(coefficients), f"{name}(root + y) / y, |y| <= 1/16"
        )


# Inverse circular functions (trigonometry_f64.h): the angles of j / 16, and (atan(z) / z - 1) / z^2
# for the remainder of a quotient from its table entry, |z| <= 1/32 + 2^-10.

ATAN_ROWS = 17


def atan_bend(w: mpf) -> mpf:
    """(atan(z) / z - 1) / z^2 in w = z^2."""
    z = mp.sqrt(w)
    return (mp.atan(z) / z - 1) / w if w > mpf(2) ** -120 else -mpf(1) / 3


def asin_bend(w: mpf) -> mpf:
    """(asin(z) / z - 1) / z^2 in w = z^2."""
    z = mp.sqrt(w)
    return (mp.asin(z) / z - 1) / w if w > mpf(2) ** -120 else mpf(1) / 6


def sinh_bend(w: mpf) -> mpf:
    """(sinh(z) / z - 1) / z^2 in w = z^2."""
    z = mp.sqrt(w)
    return (mp.sinh(z) / z - 1) / w if w > mpf(2) ** -120 else mpf(1) / 6


def inverse_tables() -> Iterator[str]:
    angles = [parts(mp.atan(mpf(j) / 16), 2) for j in range(ATAN_ROWS)]
    yield from array("ac_atan_f64_value", [a[0] for a in angles], "atan(j / 16), first part")
    yield from array("ac_atan_f64_value_rest", [a[1] for a in angles], "second part")
    end = (mpf(1) / 32 + mpf(2) ** -10) ** 2
    yield from array(
        "ac_atan_f64",
        [float(c) for c in fit(atan_bend, mpf(0), end, 5, mpf(0))],
        "(atan(z) / z - 1) / z^2 in z^2, |z| <= 1/32 + 2^-10",
    )
    yield from constant("ac_half_pi_f64", mp.pi / 2, "pi / 2")
    yield from constant("ac_ln2_f64", mp.log(2), "ln(2)")
    yield from constant("ac_inverse_ln2_f64", 1 / mp.log(2), "1 / ln(2)")
    yield from constant("ac_inverse_ln10_f64", 1 / mp.log(10), "1 / ln(10)")


# The same in single f64 arithmetic, for results of f32 (short_f64.h).


def short_tables() -> Iterator[str]:
    cases = [
        ("atan", atan_bend, (mp.sqrt(2) - 1) ** 2 + mpf(2) ** -20, 8, "|z| <= sqrt(2) - 1"),
        ("asin", asin_bend, mpf(1) / 4 + mpf(2) ** -20, 9, "|z| <= 1/2"),
        ("sinh", sinh_bend, mpf(1) / 4 + mpf(2) ** -20, 4, "|z| <= 1/2"),
    ]
    for name, function, end, degree, where in cases:
        coefficients = [float(c) for c in fit(function, mpf(0), end, degree, mpf(0))]
        yield from array(
            f"ac_{name}_f64_short", coefficients, f"({name}(z) / z - 1) / z^2 in z^2, {where}"
        )


# The logarithm of the gamma function and its derivative (gamma_f64.h), with all digits of pairs.

GAMMA_TERMS, GAMMA_PAIRS = 20, 7  # of the asymptotic series at 16
TURN_TERMS, TURN_PAIRS = 18, 11  # of the sine and the cosine of half a turn
RATIO_TERMS, RATIO_PAIRS = 16, 8  # of log(1 + r)
GAMMA_ROOTS, DIGAMMA_ROOTS = 8, 16  # down to this negative integer there are roots in the tables


def mixed(coefficients: list[mpf], pairs: int) -> list[float]:
    """The first coefficients in two parts each, the others in one."""
    found: list[float] = []
    for c in coefficients[:pairs]:
        found += parts(c, 2)
    return found + [float(c) for c in coefficients[pairs:]]


def nearby(function: Function, slopes: list[mpf], root: mpf) -> list[float]:
    """A root in three parts, and the function about it: the slope in two parts and three further coefficients."""
    assert abs(function(root)) < mpf(2) ** -200
    first, *others = (slope / mp.factorial(k + 1) for k, slope in enumerate(slopes))
    return parts(root, 3) + parts(first, 2) + [float(c) for c in others]


def log_gamma(x: mpf) -> mpf:
    return mp.log(abs(mp.gamma(x)))


def root_between(function: Function, low: mpf, high: mpf, rises: bool) -> mpf:
    return bisect(function if rises else lambda x: -function(x), low, high)


def gamma_tables() -> Iterator[str]:
    scale = [mp.bernoulli(2 * k) / (2 * k) for k in range(1, GAMMA_TERMS + 1)]
    yield from array("ac_gamma_f64_series", mixed([c / (2 * k + 1) for k, c in enumerate(scale)], GAMMA_PAIRS), "B(2k) / (2k (2k - 1)) from k = 1 on, the first ones in two parts")
    yield from array("ac_digamma_f64_series", mixed(scale, GAMMA_PAIRS), "B(2k) / 2k from k = 1 on, the first ones in two parts")
    sine = [(-1) ** k * mp.pi ** (2 * k + 1) / mp.factorial(2 * k + 1) for k in range(TURN_TERMS)]
    yield from array("ac_turn_f64_sine", mixed(sine, TURN_PAIRS), "sin(pi d) / d in d^2, the first ones in two parts")
    cosine = [(-1) ** k * mp.pi ** (2 * k) / mp.factorial(2 * k) for k in range(TURN_TERMS)]
    yield from array("ac_turn_f64_cosine", mixed(cosine, TURN_PAIRS), "cos(pi d) in d^2, the first ones in two parts")
    ratio = [(-1) ** k * mpf(1) / (k + 1) for k in range(RATIO_TERMS)]
    yield from array("ac_ratio_f64", mixed(ratio, RATIO_PAIRS), "log(1 + r) / r, the first ones in two parts")
    yield from constant("ac_gamma_f64_base", mp.log(2 * mp.pi) / 2, "log(2 pi) / 2")
    values: list[float] = []
    roots = [mpf(1), mpf(2)]
    with mp.workprec(600):
        peak = [root_between(mp.digamma, mpf(-n) + mpf(2) ** -90, mpf(1 - n) - mpf(2) ** -90, True) for n in range(3, GAMMA_ROOTS + 2)]
        for n, top in zip(range(3, GAMMA_ROOTS + 2), peak):
            roots += [root_between(log_gamma, mpf(-n) + mpf(2) ** -90, top, False), root_between(log_gamma, top, mpf(1 - n) - mpf(2) ** -90, True)]
        for root in roots:
            values += nearby(log_gamma, [mp.polygamma(k, root) for k in range(4)], root)
    yield from array("ac_lgamma_f64_roots", values, "roots in three parts, and the function about them: two parts, and one each", 8)
    values = []
    with mp.workprec(600):
        roots = [root_between(mp.digamma, mpf(1), mpf(2), True)]
        roots += [root_between(mp.digamma, mpf(-n) + mpf(2) ** -90, mpf(1 - n) - mpf(2) ** -90, True) for n in range(1, DIGAMMA_ROOTS + 1)]
        for root in roots:
            values += nearby(mp.digamma, [mp.polygamma(k, root) for k in range(1, 5)], root)
    yield from array("ac_digamma_f64_roots", values, "the same of its derivative", 8)


# The same for results of f32 (gamma_short_f64.h), where only the roots of positive arguments are cared for.

GAMMA_SHORT_TERMS = 8  # of the asymptotic series at 8
GAMMA_SHORT_DEGREE = 19  # of the polynomials between 1 and 2


def gamma_short_tables() -> Iterator[str]:
    scale = [mp.bernoulli(2 * k) / (2 * k) for k in range(1, GAMMA_SHORT_TERMS + 1)]
    root = root_between(mp.digamma, mpf(1), mpf(2), True)
    middle = mpf(3) / 2
    cases: list[tuple[str, Function, str]] = [
        ("lgamma", lambda y: log_gamma(y) / ((y - 1) * (y - 2)), "lgamma(y) / ((y - 1) (y - 2))"),
        ("digamma", lambda y: mp.digamma(y) / (y - root), "digamma(y) / (y - its root)"),
    ]
    for name, function, what in cases:
        coefficients = interpolate(function, mpf(1), mpf(2), GAMMA_SHORT_DEGREE, middle)
        yield from array(f"ac_{name}_f64_short", [float(c) for c in coefficients], f"{what} in y - 3/2, 1 <= y <= 2")
    yield from constant("ac_digamma_f64_root", root, "the positive root of digamma")
    series = [float(c / (2 * k + 1)) for k, c in enumerate(scale)]
    yield from array("ac_lgamma_f64_short_series", series, "B(2k) / (2k (2k - 1)) from k = 1 on")
    yield from array("ac_digamma_f64_short_series", [float(c) for c in scale], "B(2k) / 2k from k = 1 on")


def lines() -> Iterator[str]:
    yield HEAD
    yield from exp_tables()
    yield from exp2_tables()
    yield from fall_tables()
    yield from angle_tables()
    yield from log_tables()
    yield from erf_tables()
    yield from constant("ac_sqrt_half_f64", mp.sqrt(mpf(1) / 2), "1 / sqrt(2)")
    yield from constant("ac_pdf_scale_f64", 1 / mp.sqrt(2 * mp.pi), "1 / sqrt(2 pi)")
    yield from constant(
        "ac_tanh_linear_f64", TANH_LINEAR, "2 * 0.7978845608028654, of the tanh form of gelu"
    )
    yield from constant("ac_tanh_cubic_f64", TANH_CUBIC, "the same times 0.044715")
    yield from erfinv_tables()
    yield from root_tables()
    yield from inverse_tables()
    yield from short_tables()
    yield from gamma_tables()
    yield from gamma_short_tables()
    yield "#endif"


if __name__ == "__main__":
    sys.stdout.write("\n".join(lines()) + "\n")
