#!/usr/bin/python3
"""Write runtime/simd/tables/tables_f32.h: the constants and tables of the elementary functions in f32.

    /usr/bin/python3 runtime/simd/tables/coefficients/tables_f32.py > runtime/simd/tables/tables_f32.h
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator

from mpmath import mp, mpf

import functions as f
from fit import (
    Function, Pieces, Table, direct, interpolate, interpolate_at, minimax_from_centre, minimax_in_floats, piecewise,
    split, split_in_three, to_float, to_float_bits,
)  # fmt: skip

FINE = Pieces(offset=1, per_octave=8, slots=32)
LONG = Pieces(offset=2, per_octave=8, slots=32)
# For 16 bits, chosen so that the roots near 3/4 are in the middle of a piece.
SHORT = Pieces(offset=2, per_octave=4, slots=16, scale=1.6)

# Results of the tables are scaled by 2**BIAS, so that no step before the last underflows.
BIAS = 64

# Close to 1 / ln(2), and a multiple of 1/32 and of 1/16.
SQUARE_SHIFT = 1.4375

HEAD = """\
/*
 * Constants and tables of the elementary functions in f32.
 * Written by coefficients/tables_f32.py; the headers of the functions say how they are used.
 */
#ifndef AC_SIMD_TABLES_F32_H
#define AC_SIMD_TABLES_F32_H
"""


def exp2_table(steps: int, bias: int, factor: mpf = mpf(1)) -> tuple[list[float], list[float]]:
    """factor * 2**(bias + j/steps) minus j in the bits above, and the relative error of its rounding, -0 if none.

    With m = steps * w, adding m << (23 - log2(steps)) to the bits of entry m % steps gives
    2**(bias + m/steps): the part of m that selects the entry is already subtracted.
    """
    shift = 23 - (steps.bit_length() - 1)
    scales: list[float] = []
    errors: list[float] = []
    for j in range(steps):
        exact = factor * mp.power(2, mpf(j) / steps)
        rounded = to_float(exact)
        bits = struct.unpack("<I", struct.pack("<f", rounded * 2.0**bias))[0] - (j << shift)
        scales.append(struct.unpack("<f", struct.pack("<I", bits))[0])
        errors.append(to_float(exact / rounded - 1) if j > 0 else -0.0)
    return scales, errors


def exp2_polynomial(steps: int, degree: int) -> list[mpf]:
    """Coefficients of (2**r - 1) / r for |r| <= 1 / (2 * steps)."""
    half = mpf(1) / (2 * steps)
    return interpolate(lambda r: mp.expm1(r * mp.log(2)) / r, -half, half, degree, mpf(0))


def exp2_square(steps: int) -> tuple[mpf, mpf]:
    """k and b of k * ((r + SQUARE_SHIFT)**2 + b), which approximates 2**r for |r| <= 1 / (2 * steps).

    A minimax approximation: its relative error has the same extreme magnitude at three of four places, the
    ends and the two stationary points between. The rounding error of log2(e) as a float makes e**-20
    slightly too small; k corrects half of that.
    """
    half = mpf(1) / (2 * steps)
    found: list[tuple[mpf, mpf, mpf]] = []
    for left_out in range(4):
        places = [-half, -half / 2, half / 2, half]
        for _ in range(8):
            three = [r for i, r in enumerate(places) if i != left_out]
            rows = [[(r + SQUARE_SHIFT) ** 2, 1, sign * 2**r] for r, sign in zip(three, (1, -1, 1))]
            k, product, _ = mp.lu_solve(mp.matrix(rows), mp.matrix([2**r for r in three]))
            apart = mp.sqrt(abs(1 / mp.log(2) ** 2 - product / k))
            places[1:3] = [max(-half, min(half, 1 / mp.log(2) - SQUARE_SHIFT + d)) for d in (-apart, apart)]
        worst = max(abs((k * (r + SQUARE_SHIFT) ** 2 + product) / 2**r - 1) for r in places)
        found.append((worst, k, product / k))
    _, k, b = min(found)
    return k * (1 + 10 * mp.log(2) * split(f.LOG2E)[1]), b


def scalars() -> Iterator[tuple[str, float]]:
    """The named constants."""
    yield "GAUSS", f.GAUSS
    yield "GAUSS_ERROR", to_float(f.GAUSS * mp.log(2) - mpf(1) / 2)
    yield "GELU_TANH_LINEAR", f.STEP_LINEAR
    yield "GELU_TANH_CUBIC", f.STEP_CUBIC
    yield "GELU_TANH_LINEAR_LO", to_float(f.TANH_LINEAR * f.LOG2E - f.STEP_LINEAR)
    yield "GELU_TANH_CUBIC_LO", to_float(f.TANH_CUBIC * f.LOG2E - f.STEP_CUBIC)
    high, low = split(f.LOG2E)
    yield "LOG2E", high
    yield "LOG2E_LO", low
    # expm1 reduces by multiples of ln2/32: 13 bits of it make the products exact.
    step = mp.log(2) / 32
    yield "LN2_32ND", to_float_bits(step, 12)
    yield "LN2_32ND_LO", to_float(step - to_float_bits(step, 12))
    yield "LN2", to_float_bits(mp.log(2), 16)
    yield "LN2_LO", to_float(mp.log(2) - to_float_bits(mp.log(2), 16))
    high, low = split(1 / mp.sqrt(2 * mp.pi))
    yield "INV_SQRT_2PI", high
    yield "INV_SQRT_2PI_LO", low
    roots = {
        "GELU_SLOPE": f.GELU_SLOPE_ROOT,
        "GELU_TANH_SLOPE": f.GELU_TANH_SLOPE_ROOT,
        "SILU_SLOPE": f.SILU_SLOPE_ROOT,
        "MISH_SLOPE": f.MISH_SLOPE_ROOT,
    }
    for name, root in roots.items():
        for k, part in enumerate(split_in_three(root)):
            yield f"{name}_ROOT_{k}", part
    for steps, degree in ((32, 2), (16, 3), (16, 2), (16, 1)):
        for k, value in enumerate(exp2_polynomial(steps, degree)):
            yield f"EXP2_{steps}_{degree}_C{k}", to_float(value)
    for steps in (32, 16):
        yield f"EXP2_SQUARE_{steps}", to_float(exp2_square(steps)[1])
    yield "EXP2_SQUARE_SHIFT", SQUARE_SHIFT
    # log1p(e) / e, scaled by 2**-BIAS because exponentials are scaled by 2**BIAS.
    fit = interpolate(f.log1p_quotient, mpf(0), mpf(1), 8, mpf(0))
    for k, value in enumerate(fit):
        yield f"LOG1P_16_8_C{k}", to_float(value) * 2.0**-BIAS
    # A polynomial in 2**16 * e, scaled by 2**-16. With these nodes the result is right for every input of bf16;
    # two inputs next to e = 1 have results next to the midpoint of two numbers.
    nodes = [mpf(node) for node in ("0.0125", "0.109", "0.285", "0.51", "0.745", "0.964", "0.976")]
    for k, value in enumerate(interpolate_at(f.log1p_quotient, nodes, mpf(0))):
        yield f"LOG1P_16_6_C{k}", to_float(value) * 2.0 ** (-16 * (k + 1))
    half = mp.log(2) / 64
    fit = interpolate(f.expm1_rest, -half, half, 2, mpf(0))
    for k, value in enumerate(fit):
        yield f"EXPM1_C{k}", to_float(value)
    half = mpf("0.0315")
    fit = interpolate(f.log1p_rest, -half, half, 5, mpf(0))
    for k, value in enumerate(fit):
        yield f"LOG1P_C{k}", to_float(value)
    yield from single()


def single() -> Iterator[tuple[str, float]]:
    """The constants of single_f32.h."""
    half = mp.log(2) / 2 * mpf("1.0002")
    for name, degree in (("EXP", 4), ("EXPM1", 5)):
        fit = minimax_in_floats(f.expm1_rest, lambda r: r * r / mp.exp(r), -half, half, degree)
        for k, value in enumerate(fit):
            yield f"{name}_REST_C{k}", value
    half = mpf("0.5002")
    for k, value in enumerate(minimax_in_floats(f.exp2_rest, lambda r: r * r / 2**r, -half, half, 4)):
        yield f"EXP2_REST_C{k}", value
    high, low = split(mp.log(2))
    yield "EXP2_SLOPE", high
    yield "EXP2_SLOPE_LO", low
    # Logarithms of [sqrt(1/2), sqrt(2)].
    low, high = mp.sqrt(mpf(1) / 2) - 1 - mpf(2) ** -20, mp.sqrt(2) - 1 + mpf(2) ** -20
    for name, base in (("LOG", mp.e), ("LOG2", mpf(2)), ("LOG10", mpf(10))):
        unit = 1 / mp.log(base)
        fit = minimax_in_floats(
            lambda z: unit * f.log1p_rest(z), lambda z: abs(z * z / mp.log1p(z) / unit) if z else mpf(0), low, high, 8
        )
        for k, value in enumerate(fit):
            yield f"{name}_REST_C{k}", value
    first, second = split(mp.log10(mp.e))
    yield "LOG10E", first
    yield "LOG10E_LO", second
    yield "LOG10_2", to_float_bits(mp.log10(2), 16)
    yield "LOG10_2_LO", to_float(mp.log10(2) - to_float_bits(mp.log10(2), 16))
    quarter = (mp.pi / 4 * mpf("1.0005")) ** 2
    fit = minimax_in_floats(
        f.sine_rest, lambda z: z * mp.sqrt(z) / mp.sin(mp.sqrt(z)) if z else mpf(0), mpf(0), quarter, 2
    )
    for k, value in enumerate(fit):
        yield f"SINE_REST_C{k}", value
    fit = minimax_in_floats(f.cosine_rest, lambda z: z * z / mp.cos(mp.sqrt(z)), mpf(0), quarter, 2)
    for k, value in enumerate(fit):
        yield f"COSINE_REST_C{k}", value
    # tanh(a) up to TANH_REST_END, erf(a) up to ERF_REST_END; beyond, erf by the exponent of its complement.
    for name, function, whole, end, degree in (
        ("TANH", f.tanh_rest, mp.tanh, mpf("0.95"), 6),
        ("ERF", f.erf_rest, mp.erf, mpf("0.78"), 4),
    ):
        fit = minimax_in_floats(
            function, lambda z: z * mp.sqrt(z) / whole(mp.sqrt(z)) if z else mpf(0), mpf(0), (end * mpf("1.001")) ** 2, degree
        )
        yield f"{name}_REST_END", to_float(end)
        for k, value in enumerate(fit):
            yield f"{name}_REST_C{k}", value
    high, low = split(2 / mp.sqrt(mp.pi))
    yield "ERF_SLOPE", high
    yield "ERF_SLOPE_LO", low
    centre, fit = minimax_from_centre(
        f.erfc_exponent, lambda a: mp.erfc(a) * mp.log(2) / mp.erf(a), mpf("0.75"), mpf("3.95"), 6
    )
    yield "ERFC_CENTRE", centre
    for k, value in enumerate(fit):
        yield f"ERFC_EXPONENT_C{k}", value
    yield "INVERSE_QUARTER", to_float(2 / mp.pi)
    # The products of the first two with integers below 2^13 are exact.
    rest = mp.pi / 2
    for k, places in enumerate((11, 22)):
        part = mp.floor(rest * 2**places) / 2**places
        yield f"QUARTER_{k}", float(part)
        rest -= part
    first, second = split(rest)
    yield "QUARTER_2", first
    yield "QUARTER_3", second


def short(
    name: str, factor: Function, degree: int, limit: float, root: mpf | None = None
) -> Table:
    """factor(a), or (root - a) * factor(a), for 16-bit results; the bias of the exponential is taken out."""
    return piecewise(name, factor, SHORT, degree, 0, limit, root, 2.0**-BIAS)


def nudged(table: Table, row: str, ulps: int) -> Table:
    """The table with the first piece changed by a few ulps, chosen so that the fewest inputs of f16 round wrongly
    (tests/accuracy/shorten.py counts them; each is a patch in the kernels)."""
    (bits,) = struct.unpack("<i", struct.pack("<f", table.rows[row][0]))
    (value,) = struct.unpack("<f", struct.pack("<i", bits + ulps))
    return Table(table.name, {**table.rows, row: [value, *table.rows[row][1:]]})


def mish_slope_sides() -> Table:
    """The derivative of mish, which has no symmetry: the pieces for positive x, then those for negative x."""
    right = piecewise("mish_slope_16", f.mish_slope, SHORT, 6, 0, 19.0)
    left = short("mish_slope_16", f.mish_slope_factor, 6, 19.0, f.MISH_SLOPE_ROOT)
    return Table("mish_slope_16", {row: right.rows[row] + left.rows[row] for row in right.rows})


def tables() -> Iterator[Table]:
    """The tables, in the order of the file."""
    scales, errors = exp2_table(32, BIAS)
    yield Table("exp2_32", {"scale": scales, "error": errors})
    scales, errors = exp2_table(16, BIAS)
    yield Table("exp2_16", {"scale": scales, "error": errors})
    for steps in (32, 16):
        scales, _ = exp2_table(steps, BIAS, exp2_square(steps)[0])
        yield Table(f"exp2_square_{steps}", {"scale": scales})
    yield Table("log", log_table())
    gauss = 15.0
    step = 11.25
    yield piecewise("gelu_slope_f32", f.gelu_slope_factor, FINE, 5, 1, gauss)
    yield short("gelu_slope_f16", f.gelu_slope_factor, 5, gauss, f.GELU_SLOPE_ROOT)
    yield short("gelu_slope_bf16", f.gelu_slope_factor, 4, gauss, f.GELU_SLOPE_ROOT)
    yield piecewise("gelu_tanh_slope_f32", f.gelu_tanh_slope_factor, FINE, 6, 2, step)
    yield short("gelu_tanh_slope_f16", f.gelu_tanh_slope_factor, 6, step, f.GELU_TANH_SLOPE_ROOT)
    yield short("gelu_tanh_slope_bf16", f.gelu_tanh_slope_factor, 5, step, f.GELU_TANH_SLOPE_ROOT)
    yield piecewise("normal_cdf_f32", f.normal_cdf_factor, FINE, 6, 2, gauss)
    yield piecewise("erfc_f32", f.erfc_factor, FINE, 6, 2, 10.6)
    yield piecewise("erf_f32", f.erf_quotient, FINE, 6, 2, 4.7)
    yield piecewise("tanh_f32", f.tanh_quotient, FINE, 6, 2, 11.5)
    yield piecewise("softplus_f32", f.softplus_factor, LONG, 6, 2, 30.0)
    yield piecewise("silu_slope_f32", f.silu_slope_factor, LONG, 6, 2, 30.0)
    yield piecewise("mish_slope_left_f32", f.mish_slope_factor, LONG, 6, 2, 30.0)
    yield piecewise("mish_slope_right_f32", f.mish_slope, LONG, 6, 2, 30.0)
    yield piecewise("erfinv_f32", f.erfinv_quotient, LONG, 6, 2, 18.0)
    yield piecewise("gelu_tanh_f32", f.gelu_tanh_factor, FINE, 6, 2, step)
    yield nudged(short("normal_cdf_f16", f.normal_cdf_factor, 5, gauss), "c0", 1)
    yield short("normal_cdf_bf16", f.normal_cdf_factor, 4, gauss)
    yield nudged(short("gelu_tanh_f16", f.gelu_tanh_factor, 5, step), "c1", -14)
    yield short("gelu_tanh_bf16", f.gelu_tanh_factor, 4, step)
    # For direct_f32.h: half as many pieces, which instruction sets without a table of 32 in registers look up in half the
    # time, and one more coefficient. A root is near the middle of a piece, and those beside it are as wide. The offsets
    # of those with roots were chosen among some so that the largest errors are least: next to 0 the linear part times its
    # exponential should hardly exceed 1/2 (it is 0.503 at most), since what 1 minus more than that loses is not exact.
    near_zero = Pieces(offset=1.125, per_octave=4, slots=16)
    fine = Pieces(offset=0.865, per_octave=4, slots=16)
    silu = Pieces(offset=1.93, per_octave=4, slots=16)
    softplus = Pieces(offset=1.97, per_octave=4, slots=16)
    near = 10.3
    far = 24.0
    yield direct("gelu_direct", f.gelu_of_factor, near_zero, 7, near, mpf(0))
    yield direct("gelu_slope_direct", f.gelu_slope_factor, fine, 7, near, f.GELU_SLOPE_ROOT)
    yield direct(
        "gelu_tanh_slope_direct", f.gelu_tanh_slope_factor, fine, 7, near, f.GELU_TANH_SLOPE_ROOT
    )
    yield direct("softplus_direct", f.softplus_factor, softplus, 7, far, None, (24, 1, 0))
    yield direct(
        "silu_slope_direct", f.silu_slope_factor, silu, 7, far, f.SILU_SLOPE_ROOT, (24, -23, -1)
    )
    yield short("silu_slope_f16", f.silu_slope_factor, 6, 19.0, f.SILU_SLOPE_ROOT)
    yield short("silu_slope_bf16", f.silu_slope_factor, 5, 19.0, f.SILU_SLOPE_ROOT)
    yield piecewise("tanh_f16", f.tanh_quotient, SHORT, 6, 0, 9.5)
    yield piecewise("tanh_bf16", f.tanh_quotient, SHORT, 5, 0, 9.5)
    yield mish_slope_sides()


def log_table() -> dict[str, list[float]]:
    """Reciprocals of 8 bits for 32 parts of [0.6875, 1.375), and their logarithms.

    The leading five bits of the significand select the part; those from 1.375 on represent half the
    value. On both sides of 1 the reciprocal is 1 and its logarithm 0, which keeps the relative error of
    the logarithm small there.
    """
    rows: dict[str, list[float]] = {"reciprocal": [], "-log": [], "-log, second part": []}
    for j in range(32):
        middle = 1 + (mpf(j) + mpf(1) / 2) / 32
        if middle > 1.375:
            middle /= 2
        reciprocal = mpf(mp.nint(256 / middle)) / 256
        if j in (0, 31):
            reciprocal = mpf(1)
        first, second = split(-mp.log(reciprocal))
        rows["reciprocal"].append(float(reciprocal))
        rows["-log"].append(first)
        rows["-log, second part"].append(second)
    return rows


def number(value: float) -> tuple[str, str]:
    """value as an exact C constant, and in decimal."""
    mantissa, exponent = value.hex().split("p")
    mantissa = mantissa.rstrip("0")
    if mantissa.endswith("."):
        mantissa += "0"
    return f"{mantissa}p{exponent}f", f"{value:.9g}"


def aligned(lines: list[tuple[str, str]]) -> Iterator[str]:
    """Code and comment of consecutive lines, the comments one below the other."""
    width = max(len(code) for code, _ in lines)
    for code, comment in lines:
        yield f"{code:<{width}} /* {comment} */"


def text() -> Iterator[str]:
    """The lines of the file."""
    yield HEAD
    lines = []
    for name, value in scalars():
        hexadecimal, decimal = number(value)
        lines.append((f"#define AC_{name} {hexadecimal}", decimal))
    yield from aligned(lines)
    for table in tables():
        length = len(next(iter(table.rows.values())))
        shape = f"[{len(table.rows)}][{length}]"
        yield f"\nstatic const _Alignas(64) float ac_{table.name}{shape} = {{"
        for meaning, values in table.rows.items():
            yield f"    /* {meaning} */"
            yield "    {"
            lines = []
            for value in values:
                hexadecimal, decimal = number(value)
                lines.append((f"        {hexadecimal},", decimal))
            yield from aligned(lines)
            yield "    },"
        yield "};"
    yield "\n#endif"


def main() -> None:
    """Print the file."""
    sys.stdout.write("\n".join(text()) + "\n")


if __name__ == "__main__":
    main()
