/*
 * Elementary functions in f32 for f32 results: a pair of floats in, a pair out, with a relative
 * error of about 2^-28, so that the result rounded once is within 0.56 ULP of the real value.
 * (Subnormal slopes: 0.76.)
 *
 * Most of the functions are E(a) * factor(a) for a = |x|, where E is the exponential of the tail
 * and the factor is smooth. E is computed from 32 powers of two, looked up in registers, and a
 * short polynomial; the factor from 32 pieces, selected by the leading bits of a + 1 or a + 2, each
 * a polynomial whose first coefficients have two parts. If a function changes sign, the root, in
 * three parts, is divided out of the factor. Both methods are classic (P. T. P. Tang, "Table-driven
 * implementation of the exponential function", 1989; J.-M. Muller, "Elementary Functions", 2016);
 * the factors and their tables are ours: see coefficients/.
 *
 * The comment of each function states the worst relative error of the pair, for results above
 * 2^-97, and the worst error of the rounded pair, including subnormal results, each with its input.
 * tests/simd/functions/f32.c measures them: over every 2^10th input and all inputs next to hard
 * points, or over all 2^32. All 65,536 inputs of f16 and of bf16 give a pair that rounds correctly.
 */
#ifndef AC_SIMD_MATH_F32_H
#define AC_SIMD_MATH_F32_H

#include "simd/tables/tables_f32.h"
#include "simd/words/word.h"

/* Limits of arguments: E at AC_GAUSS_LIMIT is far below half the least subnormal. */
#define AC_GAUSS_LIMIT 14.9f
#define AC_GELU_TANH_LIMIT 11.2f
#define AC_EXP_LIMIT 112.0f

/* Adding one of these rounds to a multiple of 1/16 or 1/32, as an integer in the low bits. */
#define AC_ROUND_TO_16TH 0x1.8p19f
#define AC_ROUND_TO_32ND 0x1.8p18f

/* scale * (1 + rest), which is 2^64 times the value. */
typedef struct {
    vf32 scale;
    vf32 rest;
} ac_exp2;

/*
 * 2^-w for w = nearest + r, given rounded = w + AC_ROUND_TO_32ND and r, |r| <= 1/64.
 * scale is exact; rest has an absolute error of 2^-33 plus that of r.
 */
AC_WORD ac_exp2 ac_exp2_of_parts(vf32 rounded, vf32 r)
{
    vi32 m = vf32_as_vi32(rounded);
    vf32 scale = vf32_lookup32(ac_exp2_32[0], m);
    vf32 error = vf32_lookup32(ac_exp2_32[1], m);
    vf32 p = vf32_fma(r, vf32_of(AC_EXP2_32_2_C2), vf32_of(AC_EXP2_32_2_C1));
    p = vf32_fma(r, p, vf32_of(AC_EXP2_32_2_C0));
    return (ac_exp2){vi32_as_vf32(vi32_add(vf32_as_vi32(scale), vi32_shl(m, 18))),
                     vf32_fma(r, p, error)};
}

/* 2^(a * (b + b_rest)), times 2^64, for products in [-180, 0]; b_rest is at most an ulp of b. */
AC_WORD ac_exp2 ac_exp2_of_product(vf32 a, vf32 b, vf32 b_rest)
{
    vf32 rounded = vf32_fma(a, b, vf32_of(AC_ROUND_TO_32ND));
    vf32 nearest = vf32_sub(rounded, vf32_of(AC_ROUND_TO_32ND));
    vf32 r = vf32_fma(a, b, vf32_neg(nearest));
    return ac_exp2_of_parts(rounded, vf32_fma(a, b_rest, r));
}

/* 2^64 * exp(-(a + a_rest)) for a in [0, 125]. */
AC_WORD ac_exp2 ac_exp_of_negative(vf32 a, vf32 a_rest)
{
    vf32 rounded = vf32_fma(a, vf32_of(-AC_LOG2E), vf32_of(AC_ROUND_TO_32ND));
    vf32 nearest = vf32_sub(rounded, vf32_of(AC_ROUND_TO_32ND));
    vf32 r = vf32_fma(a, vf32_of(-AC_LOG2E), vf32_neg(nearest));
    r = vf32_fma(a, vf32_of(-AC_LOG2E_LO), r);
    return ac_exp2_of_parts(rounded, vf32_fma(a_rest, vf32_of(-AC_LOG2E), r));
}

/* |x|, or the limit if that is smaller. The low part is dropped then, because beside a large high
 * part it would be as large as a whole argument. */
AC_WORD vf32x2 ac_limited_abs(vf32x2 x, float limit)
{
    vf32x2 a = vf32x2_abs(x);
    vm32 inside = vf32_lt(a.hi, vf32_of(limit));
    return (vf32x2){vf32_min(a.hi, vf32_of(limit)), vf32_where(inside, a.lo, vf32_of(0.0f))};
}

/* e * factor, a normalised pair; factor.lo may be as large as 2^-6 of factor.hi. */
AC_WORD vf32x2 ac_exp2_mul(ac_exp2 e, vf32x2 factor)
{
    vf32 rest = vf32_fma(e.rest, factor.hi, vf32_fma(e.rest, factor.lo, factor.lo));
    vf32 product = vf32_mul(e.scale, factor.hi);
    vf32 error = vf32_fms(e.scale, factor.hi, product);
    return vf32x2_of_ordered_sum_finite(product, vf32_fma(e.scale, rest, error));
}

/* The value at a >= 0 of the piecewise polynomial of degree 5; one coefficient has two parts. */
AC_WORD vf32x2 ac_pieces5(const float rows[][32], vf32 a)
{
    vi32 index = vi32_shr(vf32_as_vi32(vf32_add(a, vf32_of(1.0f))), 20);
    vf32 d = vf32_sub(a, vf32_lookup32(rows[0], index));
    vf32 square = vf32_mul(d, d);
    vf32 p = vf32_fma(d, vf32_lookup32(rows[6], index), vf32_lookup32(rows[5], index));
    vf32 q = vf32_fma(d, vf32_lookup32(rows[4], index), vf32_lookup32(rows[3], index));
    p = vf32_fma(square, p, q);
    q = vf32_fma(d, vf32_lookup32(rows[2], index), vf32_lookup32(rows[7], index));
    p = vf32_fma(square, p, q);
    return vf32x2_of_ordered_sum_finite(vf32_lookup32(rows[1], index), p);
}

/*
 * The same of degree 6 with two coefficients in two parts, for factors that vary more, at the pair
 * a + a_rest; the piece is selected by a + offset.
 */
AC_WORD vf32x2 ac_pieces6(const float rows[][32], float offset, vf32 a, vf32 a_rest)
{
    vi32 index = vi32_shr(vf32_as_vi32(vf32_add(a, vf32_of(offset))), 20);
    vf32 d = vf32_sub(a, vf32_lookup32(rows[0], index));
    vf32 square = vf32_mul(d, d);
    vf32 p = vf32_fma(d, vf32_lookup32(rows[7], index), vf32_lookup32(rows[6], index));
    vf32 q = vf32_fma(d, vf32_lookup32(rows[5], index), vf32_lookup32(rows[4], index));
    p = vf32_fma(square, p, q);
    q = vf32_fma(d, vf32_lookup32(rows[3], index), vf32_lookup32(rows[9], index));
    p = vf32_fma(square, p, q);
    vf32 c1 = vf32_lookup32(rows[2], index);
    vf32x2 linear = vf32x2_of_product_finite(d, c1);
    vf32x2 sum = vf32x2_of_ordered_sum_finite(vf32_lookup32(rows[1], index), linear.hi);
    vf32 rest = vf32_add(linear.lo, vf32_lookup32(rows[8], index));
    rest = vf32_fma(a_rest, c1, vf32_add(sum.lo, rest));
    return (vf32x2){sum.hi, vf32_fma(d, p, rest)};
}

/*
 * (root - a) * factor. The root has three parts, because if a is the first of them the difference
 * is the second, which alone would be no pair.
 */
AC_WORD vf32x2 ac_restore_root(vf32x2 factor, vf32 a, float root, float second, float third)
{
    vf32x2 u = vf32x2_of_sum_finite(vf32_of(root), vf32_neg(a));
    vf32 rest = vf32_add(u.lo, vf32_of(second));
    u = vf32x2_of_ordered_sum_finite(u.hi, rest);
    rest = vf32_add(u.lo, vf32_of(third));
    vf32 product = vf32_mul(u.hi, factor.hi);
    vf32 error = vf32_fms(u.hi, factor.hi, product);
    error = vf32_fma(u.hi, factor.lo, error);
    return (vf32x2){product, vf32_fma(rest, factor.hi, error)};
}

/*
 * 2^-64 * (hi + lo). Where `tail` is set, the low part would be subnormal and rounded there, so the
 * result is a single float, the sum rounded once: the first product is rounded to the coarse grid;
 * its residual is exact at the large scale and is added together with lo.
 */
AC_WORD vf32x2 ac_unscale(vf32 hi, vf32 lo, vm32 tail)
{
    vf32 unit = vf32_of(0x1p-64f);
    vf32 zero = vf32_of(0.0f);
    vf32 grid = vf32_mul(hi, unit);
    vf32 rest = vf32_add(vf32_fma(grid, vf32_of(-0x1p64f), hi), lo);
    return (vf32x2){vf32_fma(rest, vf32_where(tail, unit, zero), grid),
                    vf32_mul(rest, vf32_where(tail, zero, unit))};
}

/*
 * 1 - value for positive x, value for negative x; value is scaled by 2^64. Where tail is set there
 * is no low part, and a subnormal result is rounded twice: at most 0.75 ULP. That is accepted for
 * speed, because these functions are slopes, and only their product with a gradient is rounded in
 * the end.
 */
AC_WORD vf32x2 ac_mirror(vf32x2 value, vf32 x, vm32 tail)
{
    vf32 zero = vf32_of(0.0f);
    vf32 unit = vf32_of(0x1p-64f);
    vm32 left = vf32_lt(x, zero);
    vf32 base = vf32_where(left, zero, vf32_of(1.0f));
    vf32 scale = vf32_where(left, unit, vf32_of(-0x1p-64f));
    vf32 hi = vf32_fma(value.hi, scale, base);
    vf32 lo = vf32_fma(value.hi, scale, vf32_sub(base, hi));
    return (vf32x2){hi, vf32_fma(value.lo, vf32_where(tail, zero, scale), lo)};
}

/*
 * The derivative of x * normal_cdf(x). Over all 2^32 inputs: error 2^-27.86 at -0.248927951;
 * rounded 0.7565 ULP at -13.344533.
 */
AC_WORD vf32x2 vf32x2_gelu_slope(vf32 x)
{
    vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_GAUSS_LIMIT));
    vf32 square = vf32_mul(a, a);
    ac_exp2 e = ac_exp2_of_product(vf32_of(-AC_GAUSS), square, vf32_fms(a, a, square));
    vf32x2 factor = ac_pieces5(ac_gelu_slope_f32, a);
    factor = ac_restore_root(factor, a, AC_GELU_SLOPE_ROOT_0, AC_GELU_SLOPE_ROOT_1,
                             AC_GELU_SLOPE_ROOT_2);
    return ac_mirror(ac_exp2_mul(e, factor), x, vf32_lt(x, vf32_of(-11.9f)));
}

/* 2^-(a * (AC_GELU_TANH_LINEAR + AC_GELU_TANH_CUBIC * a^2)), times 2^64. */
AC_WORD ac_exp2 ac_exp2_of_cubic(vf32 a)
{
    vf32 square = vf32_mul(a, a);
    vf32 square_rest = vf32_fms(a, a, square);
    vf32 hi = vf32_fma(square, vf32_of(-AC_GELU_TANH_CUBIC), vf32_of(-AC_GELU_TANH_LINEAR));
    vf32 lo = vf32_sub(vf32_of(-AC_GELU_TANH_LINEAR), hi);
    lo = vf32_fma(square, vf32_of(-AC_GELU_TANH_CUBIC), lo);
    lo = vf32_fma(square_rest, vf32_of(-AC_GELU_TANH_CUBIC), lo);
    return ac_exp2_of_product(a, hi, lo);
}

/*
 * The derivative of x * sigmoid(v). Error 2^-27.86 at -0.0200344119; rounded 0.6766 ULP at
 * -10.2554598.
 */
AC_WORD vf32x2 vf32x2_gelu_tanh_slope(vf32 x)
{
    vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_GELU_TANH_LIMIT));
    ac_exp2 e = ac_exp2_of_cubic(a);
    vf32x2 factor = ac_pieces6(ac_gelu_tanh_slope_f32, 1.0f, a, vf32_of(0.0f));
    factor = ac_restore_root(factor, a, AC_GELU_TANH_SLOPE_ROOT_0, AC_GELU_TANH_SLOPE_ROOT_1,
                             AC_GELU_TANH_SLOPE_ROOT_2);
    return ac_mirror(ac_exp2_mul(e, factor), x, vf32_lt(x, vf32_of(-9.4f)));
}

/* 1 / (1 + E) for E in [0, 1], unscaled: a quotient and what its exact residual adds. */
AC_WORD vf32x2 ac_reciprocal_of_sum(ac_exp2 e)
{
    vf32 one = vf32_of(1.0f);
    vf32 scale = vf32_mul(e.scale, vf32_of(0x1p-64f));
    vf32x2 sum = vf32x2_of_ordered_sum_finite(one, scale);
    vf32 sum_rest = vf32_fma(scale, e.rest, sum.lo);
    vf32 r = vf32_div(one, vf32_add(sum.hi, sum_rest));
    vf32 residual = vf32_fnma(r, sum_rest, vf32_fnma(r, sum.hi, one));
    return (vf32x2){r, vf32_mul(r, residual)};
}

/* 2^64 * sigmoid(-|x|). */
AC_WORD vf32x2 ac_sigmoid_tail(vf32x2 x)
{
    vf32x2 a = ac_limited_abs(x, AC_EXP_LIMIT);
    ac_exp2 e = ac_exp_of_negative(a.hi, a.lo);
    return ac_exp2_mul(e, ac_reciprocal_of_sum(e));
}

/* 1 / (1 + exp(-x)). Error 2^-28.49 at -14.501153; rounded 0.7511 ULP at -87.3426743. */
AC_WORD vf32x2 vf32x2_sigmoid(vf32x2 x)
{
    return ac_mirror(ac_sigmoid_tail(x), x.hi, vf32_lt(x.hi, vf32_of(-69.0f)));
}

/* x itself if it is so large that the function is x to 2^-40, if it is inf, or if it is a zero. */
AC_WORD vf32x2 ac_identity_beyond(float limit, vf32 x, vf32x2 result)
{
    vm32 same = vm32_or(vf32_gt(x, vf32_of(limit)), vf32_eq(x, vf32_of(0.0f)));
    return vf32x2_where(same, vf32x2_of(x), result);
}

/*
 * max(x, 0) + sign * value for x below 2^63; value is scaled by 2^64. For negative x, and for x so
 * small that the low part would be subnormal, see ac_unscale.
 */
AC_WORD vf32x2 ac_ramp(vf32x2 x, vf32x2 value, float sign, float limit)
{
    vm32 left = vf32_lt(x.hi, vf32_of(0.0f));
    vm32 tail = vm32_and(vf32_lt(vf32_of(-0x1p-98f), x.hi), vf32_lt(x.hi, vf32_of(0x1p-98f)));
    tail = vm32_or(tail, vf32_lt(x.hi, vf32_of(-limit)));
    vf32 negative_zero = vf32_of(-0.0f);
    vf32 x_hi = vf32_min(x.hi, vf32_of(0x1p60f));
    vf32 base = vf32_where(left, negative_zero, vf32_mul(x_hi, vf32_of(0x1p64f)));
    vf32 base_rest = vf32_where(left, negative_zero, vf32_mul(x.lo, vf32_of(0x1p64f)));
    vf32x2 sum = vf32x2_of_sum_finite(base, vf32_mul(value.hi, vf32_of(sign)));
    vf32 rest = vf32_add(sum.lo, vf32_fma(value.lo, vf32_of(sign), base_rest));
    sum = vf32x2_of_ordered_sum_finite(sum.hi, rest);
    return ac_unscale(sum.hi, sum.lo, tail);
}

/* max(x, 0) - |x| * tail, which is x * cdf(x), for tail = cdf(-|x|), scaled by 2^64. */
AC_WORD vf32x2 ac_gate(vf32 x, vf32x2 tail, float limit)
{
    vf32 a = vf32_min(vf32_abs(x), vf32_of(128.0f));
    vf32x2 result = ac_ramp(vf32x2_of(x), vf32x2_mul_single_finite(tail, a), -1.0f, limit);
    return ac_identity_beyond(110.0f, x, result);
}

/* x * sigmoid(x). Error 2^-28.49 at -14.501153; rounded 0.5200 ULP at -14.5002022. */
AC_WORD vf32x2 vf32x2_silu(vf32 x)
{
    return ac_gate(x, ac_sigmoid_tail(vf32x2_of(x)), 73.0f);
}

/* x * sigmoid(v). Error 2^-28.19 at -0.00679886527; rounded 0.5298 ULP at -0.030755071. */
AC_WORD vf32x2 vf32x2_gelu_tanh(vf32 x)
{
    vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_GELU_TANH_LIMIT));
    ac_exp2 e = ac_exp2_of_cubic(a);
    vf32x2 factor = ac_pieces6(ac_gelu_tanh_f32, 1.0f, a, vf32_of(0.0f));
    return ac_gate(x, ac_exp2_mul(e, factor), 9.4f);
}

/* 2^64 * 2^(-AC_GAUSS * scale * (a + a_rest)^2), scale a power of two. */
AC_WORD ac_exp2 ac_exp2_of_square(float scale, vf32 a, vf32 a_rest)
{
    vf32x2 square = vf32x2_of_product_finite(a, a);
    vf32 rest = vf32_fma(vf32_add(a, a), a_rest, square.lo);
    return ac_exp2_of_product(vf32_of(-AC_GAUSS * scale), square.hi, rest);
}

/* 2^64 * normal_cdf(-(a + a_rest)); a_rest must be 0 beside an a beyond the limit. */
AC_WORD vf32x2 ac_normal_tail(vf32 a, vf32 a_rest)
{
    a = vf32_min(a, vf32_of(AC_GAUSS_LIMIT));
    ac_exp2 e = ac_exp2_of_square(1.0f, a, a_rest);
    return ac_exp2_mul(e, ac_pieces6(ac_normal_cdf_f32, 1.0f, a, a_rest));
}

/* Half of erfc(-x / sqrt(2)). Error 2^-28.52 at -6.37970638; rounded 0.5261 ULP at -0.0180915575.
 */
AC_WORD vf32x2 vf32x2_normal_cdf(vf32x2 x)
{
    vf32x2 a = ac_limited_abs(x, AC_GAUSS_LIMIT);
    vf32x2 tail = ac_normal_tail(a.hi, a.lo);
    vm32 left = vf32_lt(x.hi, vf32_of(0.0f));
    vf32 base = vf32_where(left, vf32_of(-0.0f), vf32_of(0x1p64f));
    vf32 hi = vf32_where(left, tail.hi, vf32_neg(tail.hi));
    vf32 lo = vf32_where(left, tail.lo, vf32_neg(tail.lo));
    vf32 sum = vf32_add(base, hi);
    lo = vf32_add(vf32_add(vf32_sub(base, sum), hi), lo);
    return ac_unscale(sum, lo, vf32_lt(x.hi, vf32_of(-11.5f)));
}

/* x * normal_cdf(x). Error 2^-28.52 at -6.37970638; rounded 0.5246 ULP at 0.00750000589. */
AC_WORD vf32x2 vf32x2_gelu(vf32 x)
{
    return ac_gate(x, ac_normal_tail(vf32_abs(x), vf32_of(0.0f)), 11.8f);
}

/* exp(-x^2 / 2) / sqrt(2 pi). Error 2^-28.57 at 0.388069004; rounded 0.5230 ULP at 3.69081092. */
AC_WORD vf32x2 vf32x2_normal_pdf(vf32x2 x)
{
    vf32x2 limited = ac_limited_abs(x, AC_GAUSS_LIMIT);
    vf32 a = limited.hi;
    ac_exp2 e = ac_exp2_of_square(1.0f, a, limited.lo);
    /* The constant of the exponential is not exactly half of log2(e). */
    vf32 error = vf32_mul(vf32_mul(a, a), vf32_of(AC_GAUSS_ERROR));
    vf32 rest = vf32_fma(error, vf32_of(AC_INV_SQRT_2PI), vf32_of(AC_INV_SQRT_2PI_LO));
    vf32x2 value = ac_exp2_mul(e, (vf32x2){vf32_of(AC_INV_SQRT_2PI), rest});
    return ac_unscale(value.hi, value.lo, vf32_gt(a, vf32_of(11.6f)));
}

/*
 * erfc(a) on the right of 0, 2 - erfc(a) on the left. Error 2^-28.49 at 0.00920998491; rounded
 * 0.5438 ULP at 0.00435733981.
 */
AC_WORD vf32x2 vf32x2_erfc(vf32x2 x)
{
    vf32x2 a = ac_limited_abs(x, 10.6f);
    ac_exp2 e = ac_exp2_of_square(2.0f, a.hi, a.lo);
    vf32x2 value = ac_exp2_mul(e, ac_pieces6(ac_erfc_f32, 1.0f, a.hi, a.lo));
    vm32 right = vf32_ge(x.hi, vf32_of(0.0f));
    vf32 base = vf32_where(right, vf32_of(0.0f), vf32_of(0x1p65f));
    vf32 sign = vf32_where(right, vf32_of(1.0f), vf32_of(-1.0f));
    vf32 hi = vf32_fma(value.hi, sign, base);
    vf32 lo = vf32_fma(value.hi, sign, vf32_sub(base, hi));
    lo = vf32_fma(value.lo, sign, lo);
    return ac_unscale(hi, lo, vf32_gt(x.hi, vf32_of(8.1f)));
}

/* x * quotient(|x|), where beyond limit the function is 1 to 2^-32. */
AC_WORD vf32x2 ac_odd(const float rows[][32], vf32x2 x, float limit)
{
    vf32x2 a = vf32x2_abs(x);
    vm32 beyond = vf32_gt(a.hi, vf32_of(limit));
    vf32 a_hi = vf32_min(a.hi, vf32_of(limit));
    vf32 a_lo = vf32_where(beyond, vf32_of(0.0f), a.lo);
    vf32x2 quotient = ac_pieces6(rows, 1.0f, a_hi, a_lo);
    quotient = vf32x2_of_ordered_sum_finite(quotient.hi, quotient.lo);
    /* A subnormal product would be rounded twice, so x is scaled up first. */
    vm32 tiny = vf32_lt(a_hi, vf32_of(0x1p-98f));
    a_hi = vf32_mul(a_hi, vf32_of(0x1p64f));
    a_lo = vf32_mul(a_lo, vf32_of(0x1p64f));
    vf32x2 value = vf32x2_mul_finite((vf32x2){a_hi, a_lo}, quotient);
    value = ac_unscale(value.hi, value.lo, tiny);
    vi32 sign = vi32_and(vf32_as_vi32(x.hi), vi32_of(INT32_MIN));
    return (vf32x2){vi32_as_vf32(vi32_xor(vf32_as_vi32(value.hi), sign)),
                    vi32_as_vf32(vi32_xor(vf32_as_vi32(value.lo), sign))};
}

/*
 * x times a quotient that is smooth and even. Error 2^-30.36 at -7.99956942; rounded 0.5040 ULP at
 * 9.01497555.
 */
AC_WORD vf32x2 vf32x2_tanh(vf32x2 x)
{
    return ac_odd(ac_tanh_f32, x, 11.5f);
}

/*
 * x times a quotient that is smooth and even. Error 2^-30.14 at -3.0002315; rounded 0.5079 ULP at
 * 3.00004673.
 */
AC_WORD vf32x2 vf32x2_erf(vf32x2 x)
{
    return ac_odd(ac_erf_f32, x, 4.6f);
}

/*
 * log(1 + exp(x)) = max(x, 0) + E * factor(|x|), for all x; see direct_f32.h. Error 2^-28.44 at
 * -3.15532682e-30; rounded 0.5303 ULP at -2.76069212.
 */
AC_WORD vf32x2 ac_softplus_long(vf32x2 x)
{
    vf32x2 a = ac_limited_abs(x, AC_EXP_LIMIT);
    ac_exp2 e = ac_exp_of_negative(a.hi, a.lo);
    vf32 near = vf32_min(a.hi, vf32_of(29.9f));
    vf32x2 value = ac_exp2_mul(e, ac_pieces6(ac_softplus_f32, 2.0f, near, a.lo));
    vf32x2 result = ac_ramp(x, value, 1.0f, 69.0f);
    return vf32x2_where(vf32_gt(x.hi, vf32_of(80.0f)), x, result);
}

/*
 * E * (root - a) * factor, scaled by 2^64; from 29 on (root - a) * factor is 1 - a. a_rest is the
 * low part of a, or NULL.
 */
AC_WORD vf32x2 ac_slope_tail(const float rows[][32], vf32 a, const vf32 *a_rest, float root,
                             float second, float third)
{
    vf32 zero = vf32_of(0.0f);
    vf32 one = vf32_of(1.0f);
    vf32 rest = a_rest != NULL ? *a_rest : zero;
    ac_exp2 e = ac_exp_of_negative(a, rest);
    vm32 far = vf32_gt(a, vf32_of(29.0f));
    vf32x2 factor = ac_pieces6(rows, 2.0f, vf32_min(a, vf32_of(29.0f)), rest);
    factor = vf32x2_where(far, (vf32x2){one, zero}, factor);
    vf32x2 u = vf32x2_of_sum_finite(vf32_where(far, one, vf32_of(root)), vf32_neg(a));
    if (a_rest != NULL)
        u = vf32x2_add_single_finite(u, vf32_neg(rest));
    u = vf32x2_of_ordered_sum_finite(u.hi, vf32_add(u.lo, vf32_where(far, zero, vf32_of(second))));
    u.lo = vf32_add(u.lo, vf32_where(far, zero, vf32_of(third)));
    factor = vf32x2_of_ordered_sum_finite(factor.hi, factor.lo);
    return ac_exp2_mul(e, vf32x2_mul_finite(u, factor));
}

/*
 * The derivative of x * sigmoid(x). Error 2^-27.63 at -0.0113535039; rounded 0.7345 ULP at
 * -92.0288391.
 */
AC_WORD vf32x2 vf32x2_silu_slope(vf32 x)
{
    vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_EXP_LIMIT));
    vf32x2 value = ac_slope_tail(ac_silu_slope_f32, a, NULL, AC_SILU_SLOPE_ROOT_0,
                                 AC_SILU_SLOPE_ROOT_1, AC_SILU_SLOPE_ROOT_2);
    value = ac_mirror(value, x, vf32_lt(x, vf32_of(-72.5f)));
    /* For small x, 1/2 + x/2 is halfway between two f16 or bf16 numbers, so x^3/12 decides. */
    vf32x2 line = vf32x2_of_ordered_sum_finite(vf32_of(0.5f), vf32_mul(x, vf32_of(0.5f)));
    vf32 cube = vf32_mul(vf32_mul(x, x), vf32_mul(x, vf32_of(-1.0f / 12.0f)));
    line.lo = vf32_add(line.lo, cube);
    return vf32x2_where(vf32_lt(vf32_abs(x), vf32_of(0x1p-7f)), line, value);
}

/* The same for a pair. */
AC_WORD vf32x2 vf32x2_silu_slope_of_pair(vf32x2 x)
{
    vf32x2 a = ac_limited_abs(x, AC_EXP_LIMIT);
    vf32x2 value = ac_slope_tail(ac_silu_slope_f32, a.hi, &a.lo, AC_SILU_SLOPE_ROOT_0,
                                 AC_SILU_SLOPE_ROOT_1, AC_SILU_SLOPE_ROOT_2);
    return ac_mirror(value, x.hi, vf32_lt(x.hi, vf32_of(-72.5f)));
}

/* E from a table entry and its rest, unscaled, as a normalised pair; 0 if it underflows. */
AC_WORD vf32x2 ac_exp2_value(ac_exp2 e)
{
    vf32 scale = vf32_mul(e.scale, vf32_of(0x1p-64f));
    return vf32x2_of_ordered_sum_finite(scale, vf32_mul(scale, e.rest));
}

/*
 * x * tanh(softplus(x)). With E = exp(-|x|) the second factor is E * (2 + E) / (2 + 2 E + E^2) on
 * the left, (1 + 2 E) / (1 + 2 E + 2 E^2) on the right. Error 2^-28.63 at -14.501153; rounded
 * 0.5247 ULP at -14.4997244.
 */
AC_WORD vf32x2 vf32x2_mish(vf32 x)
{
    vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_EXP_LIMIT));
    vm32 left = vf32_lt(x, vf32_of(0.0f));
    vf32 one = vf32_of(1.0f);
    vf32 two = vf32_of(2.0f);
    ac_exp2 e = ac_exp_of_negative(a, vf32_of(0.0f));
    vf32x2 v = ac_exp2_value(e);
    vf32 scale = vf32_where(left, one, two);
    vf32 constant = vf32_where(left, two, one);
    vf32x2 scaled = {vf32_mul(v.hi, scale), vf32_mul(v.lo, scale)};
    vf32x2 above = vf32x2_add_single_finite(scaled, constant);
    vf32x2 twice = {vf32_mul(v.hi, two), vf32_mul(v.lo, two)};
    vf32x2 below = vf32x2_add_finite(vf32x2_mul_finite(v, scaled), twice);
    below = vf32x2_add_single_finite(below, constant);
    vf32x2 factor = vf32x2_mul_finite(above, vf32x2_reciprocal_finite(below));
    vf32x2 on_left = ac_exp2_mul(e, factor);
    vf32x2 on_right = {vf32_mul(factor.hi, vf32_of(0x1p64f)),
                       vf32_mul(factor.lo, vf32_of(0x1p64f))};
    vf32x2 value = vf32x2_where(left, on_left, on_right);
    vf32 bounded = vf32_where(left, vf32_neg(a), vf32_min(x, vf32_of(AC_EXP_LIMIT)));
    value = vf32x2_mul_single_finite(value, bounded);
    vm32 tail = vm32_or(vf32_lt(vf32_abs(x), vf32_of(0x1p-98f)), vf32_lt(x, vf32_of(-72.5f)));
    return ac_identity_beyond(40.0f, x, ac_unscale(value.hi, value.lo, tail));
}

/*
 * The derivative of x * tanh(softplus(x)): its own table on the right. Error 2^-27.63 at
 * -0.0321201421; rounded 0.5430 ULP at 0.00749252364.
 */
AC_WORD vf32x2 vf32x2_mish_slope(vf32 x)
{
    vf32 size = vf32_min(vf32_abs(x), vf32_of(AC_EXP_LIMIT));
    vf32x2 left = ac_slope_tail(ac_mish_slope_left_f32, size, NULL, AC_MISH_SLOPE_ROOT_0,
                                AC_MISH_SLOPE_ROOT_1, AC_MISH_SLOPE_ROOT_2);
    left = ac_unscale(left.hi, left.lo, vf32_lt(x, vf32_of(-72.5f)));
    vf32 a = vf32_min(x, vf32_of(29.0f));
    vf32x2 right = ac_pieces6(ac_mish_slope_right_f32, 2.0f, vf32_abs(a), vf32_of(0.0f));
    right = vf32x2_of_ordered_sum_finite(right.hi, right.lo);
    return vf32x2_where(vf32_lt(x, vf32_of(0.0f)), left, right);
}

/* The low part of x if the high part is within the limit, else 0: beside a large high part, which
 * the caller limits, it would be as large as a whole argument. */
AC_WORD vf32 ac_rest_within(vf32x2 x, float limit)
{
    return vf32_where(vf32_lt(vf32_abs(x.hi), vf32_of(limit)), x.lo, vf32_of(0.0f));
}

/*
 * E itself; for positive x the scale is 2^-64 instead of 2^64, so that only the last step
 * overflows. Error 2^-28.70 at -28.3635979; rounded 0.5225 ULP at 14.5005541.
 */
AC_WORD vf32x2 vf32x2_exp(vf32x2 x)
{
    vm32 left = vf32_lt(x.hi, vf32_of(0.0f));
    vf32 rest = ac_rest_within(x, 128.0f);
    vf32 a = vf32_max(vf32_min(x.hi, vf32_of(89.0f)), vf32_of(-110.0f));
    ac_exp2 e = ac_exp_of_negative(vf32_neg(a), vf32_neg(rest));
    vi32 down = vi32_where(left, vi32_of(0), vi32_of(-(128 << 23)));
    vf32 scale = vi32_as_vf32(vi32_add(vf32_as_vi32(e.scale), down));
    vf32x2 value = vf32x2_of_ordered_sum_finite(scale, vf32_mul(scale, e.rest));
    /* ac_unscale with the scale of the side. */
    vf32 unit = vf32_where(left, vf32_of(0x1p-64f), vf32_of(0x1p64f));
    vf32 back = vf32_where(left, vf32_of(-0x1p64f), vf32_of(-0x1p-64f));
    vf32 grid = vf32_mul(value.hi, unit);
    vf32 lost = vf32_add(vf32_fma(grid, back, value.hi), value.lo);
    vm32 tail = vf32_lt(x.hi, vf32_of(-69.0f));
    vm32 alone = vm32_or(tail, vf32_is_inf(grid));
    return (vf32x2){vf32_where(tail, vf32_fma(lost, unit, grid), grid),
                    vf32_where(alone, vf32_of(-0.0f), vf32_mul(lost, unit))};
}

/*
 * T - 1 + T * (exp(r) - 1) for exp(x) = T * exp(r), T one of the powers of two; all a quarter.
 * Error 2^-30.10 at 0.0111231124; rounded 0.5057 ULP at 87.3214951.
 */
AC_WORD vf32x2 vf32x2_expm1(vf32x2 x)
{
    vf32 rest = ac_rest_within(x, 128.0f);
    vf32 a = vf32_max(vf32_min(x.hi, vf32_of(89.0f)), vf32_of(-40.0f));
    vf32 rounded = vf32_fma(a, vf32_of(32.0f * AC_LOG2E), vf32_of(0x1.8p23f));
    vf32 n = vf32_sub(rounded, vf32_of(0x1.8p23f));
    vf32 high = vf32_fnma(n, vf32_of(AC_LN2_32ND), a);
    vf32x2 r = vf32x2_of_ordered_sum_finite(high, vf32_fnma(n, vf32_of(AC_LN2_32ND_LO), rest));
    vf32 p = vf32_fma(r.hi, vf32_of(AC_EXPM1_C2), vf32_of(AC_EXPM1_C1));
    p = vf32_fma(r.hi, p, vf32_of(AC_EXPM1_C0));
    p = vf32_fma(vf32_mul(r.hi, r.hi), p, r.lo);
    vi32 m = vf32_as_vi32(rounded);
    vf32 scale = vf32_lookup32(ac_exp2_32[0], m);
    vf32 error = vf32_lookup32(ac_exp2_32[1], m);
    scale =
        vi32_as_vf32(vi32_add(vf32_as_vi32(scale), vi32_sub(vi32_shl(m, 18), vi32_of(66 << 23))));
    vf32x2 curve = vf32x2_of_product_finite(scale, r.hi);
    curve = vf32x2_of_ordered_sum_finite(
        curve.hi, vf32_fma(scale, vf32_add(p, vf32_fma(error, r.hi, error)), curve.lo));
    vf32x2 step = vf32x2_of_sum_finite(scale, vf32_of(-0.25f));
    vf32x2 quarter = vf32x2_add_finite(step, curve);
    vf32x2 value = {vf32_mul(quarter.hi, vf32_of(4.0f)), vf32_mul(quarter.lo, vf32_of(4.0f))};
    value.lo = vf32_where(vf32_is_inf(value.hi), vf32_of(-0.0f), value.lo);
    return vf32x2_where(vf32_lt(vf32_abs(x.hi), vf32_of(0x1p-33f)), x, value);
}

/*
 * log(x) = k * log(2) - log(c) + log(c * m), x = 2^k * m with m in [0.6875, 1.375) and c one of 32
 * reciprocals; next to 1 the first two terms vanish. Error 2^-29.61 at 1.02408755; rounded 0.5058
 * ULP at 0.985119998.
 */
AC_WORD vf32x2 vf32x2_log(vf32x2 x)
{
    vm32 tiny = vf32_lt(x.hi, vf32_of(0x1p-100f));
    vf32 up = vf32_where(tiny, vf32_of(0x1p64f), vf32_of(1.0f));
    vf32 hi = vf32_mul(x.hi, up);
    vi32 bits = vf32_as_vi32(hi);
    vi32 k = vi32_sar(vi32_sub(bits, vi32_of(0x3f300000)), 23);
    vi32 index = vi32_shr(bits, 18);
    vf32 m = vi32_as_vf32(vi32_sub(bits, vi32_shl(k, 23)));
    /* 2^-k, in two factors so that none leaves the range. */
    vi32 half = vi32_sar(k, 1);
    vf32 down = vi32_as_vf32(vi32_sub(vi32_of(127 << 23), vi32_shl(half, 23)));
    vf32 down_rest = vi32_as_vf32(vi32_sub(vi32_of(127 << 23), vi32_shl(vi32_sub(k, half), 23)));
    vf32 m_rest = vf32_mul(vf32_mul(vf32_mul(x.lo, up), down), down_rest);
    vf32 exponent = vf32_of_vi32(k);
    exponent = vf32_sub(exponent, vf32_where(tiny, vf32_of(64.0f), vf32_of(0.0f)));
    vf32 c = vf32_lookup32(ac_log[0], index);
    vf32x2 product = vf32x2_of_product_finite(m, c);
    vf32x2 z = vf32x2_of_ordered_sum_finite(vf32_sub(product.hi, vf32_of(1.0f)),
                                            vf32_fma(m_rest, c, product.lo));
    vf32 p = vf32_fma(z.hi, vf32_of(AC_LOG1P_C5), vf32_of(AC_LOG1P_C4));
    p = vf32_fma(z.hi, p, vf32_of(AC_LOG1P_C3));
    p = vf32_fma(z.hi, p, vf32_of(AC_LOG1P_C2));
    p = vf32_fma(z.hi, p, vf32_of(AC_LOG1P_C1));
    p = vf32_fma(z.hi, p, vf32_of(AC_LOG1P_C0));
    z.lo = vf32_fma(vf32_mul(z.hi, z.hi), p, vf32_fnma(z.hi, z.lo, z.lo));
    vf32x2 table = {vf32_lookup32(ac_log[1], index), vf32_lookup32(ac_log[2], index)};
    vf32x2 power = vf32x2_of_ordered_sum_finite(vf32_mul(exponent, vf32_of(AC_LN2)),
                                                vf32_mul(exponent, vf32_of(AC_LN2_LO)));
    vf32x2 value = vf32x2_add_finite(vf32x2_add_finite(power, table), z);
    vm32 regular = vm32_and(vf32_gt(x.hi, vf32_of(0.0f)), vf32_lt(x.hi, vf32_of(INFINITY)));
    vf32 special = vf32_where(vf32_eq(x.hi, vf32_of(0.0f)), vf32_of(-INFINITY), vf32_of(NAN));
    special = vf32_where(vf32_gt(x.hi, vf32_of(0.0f)), x.hi, special);
    return vf32x2_where(regular, value, vf32x2_of(special));
}

/*
 * The logarithm of the exact sum 1 + x. Error 2^-29.35 at 0.0230258293; rounded 0.5156 ULP at
 * 0.0296374634.
 */
AC_WORD vf32x2 vf32x2_log1p(vf32x2 x)
{
    vf32x2 sum = vf32x2_add_single(x, vf32_of(1.0f));
    return vf32x2_where(vf32_lt(vf32_abs(x.hi), vf32_of(0x1p-33f)), x, vf32x2_log(sum));
}

/*
 * x * quotient(w), w = -log((1 - x) * (1 + x)). Error 2^-29.90 at -0.0633823872; rounded 0.5138
 * ULP at 0.12603122.
 */
AC_WORD vf32x2 vf32x2_erfinv(vf32x2 x)
{
    vf32 one = vf32_of(1.0f);
    vf32x2 a = vf32x2_abs(x);
    vf32x2 left = vf32x2_add_single_finite(vf32x2_neg(a), one);
    vf32x2 right = vf32x2_add_single_finite(a, one);
    vf32x2 w = vf32x2_neg(vf32x2_log(vf32x2_mul_finite(left, right)));
    vf32 w_hi = vf32_max(vf32_min(w.hi, vf32_of(29.0f)), vf32_of(0.0f));
    vf32x2 quotient = ac_pieces6(ac_erfinv_f32, 2.0f, w_hi, w.lo);
    quotient = vf32x2_of_ordered_sum_finite(quotient.hi, quotient.lo);
    vm32 tiny = vf32_lt(a.hi, vf32_of(0x1p-98f));
    vf32 up = vf32_of(0x1p64f);
    vf32x2 large = {vf32_mul(x.hi, up), vf32_mul(x.lo, up)};
    vf32x2 value = vf32x2_mul_finite(large, quotient);
    value = ac_unscale(value.hi, value.lo, tiny);
    value = vf32x2_where(vf32_eq(x.hi, vf32_of(0.0f)), x, value);
    vf32 pole =
        vf32_where(vf32_eq(a.hi, one), vf32_copysign(vf32_of(INFINITY), x.hi), vf32_of(NAN));
    return vf32x2_where(vf32_lt(a.hi, one), value, vf32x2_of(pole));
}

#endif
