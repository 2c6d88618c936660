/*
 * Elementary functions in f32, short forms: for arguments at which nothing leaves the range, nearly
 * all that occur. Other lanes, and nans, are computed by the long forms of math_f32.h; the result
 * of a lane does not depend on the other lanes.
 *
 * As in math_f32.h most functions are E(a) * factor(a) for a = |x|. The short forms save work:
 *
 *   - A multiplier of the factor (a, or the distance from a root) is included in its polynomials:
 *     where it vanishes the polynomial has no constant.
 *   - The constants need no low part, because the centres of the pieces were chosen among the
 *     floats so that the values there are nearly floats themselves (S. Gal, "Computing elementary
 *     functions: a new approach for achieving high accuracy and good performance", 1986). Only the
 *     piece around a root, where there is no choice, has one.
 *   - A value is a large float plus a small one, never normalised: the large one is the rounded
 *     linear part of the polynomial, the small one about 2^-5 of it, or at the ends of the piece
 *     of a root a third.
 *   - Nothing is scaled.
 *
 * vf32_<function>(x) is the function rounded once; ac_<function>_near gives the value as a sum hi +
 * lo, for the products of times.h. The errors stated are those of rounded results, measured by
 * tests/simd/functions/f32.c ("at once").
 */
#ifndef AC_SIMD_DIRECT_F32_H
#define AC_SIMD_DIRECT_F32_H

#include <float.h>

#include "simd/math/math_f32.h"
#include "simd/math/single_f32.h"
#include "simd/tables/tables_f32.h"
#include "simd/words/word.h"

/* As those without PLAIN, but without the factor of 2^64 of the tables of exponentials. */
#define AC_ROUND_TO_16TH_PLAIN (AC_ROUND_TO_16TH - 64.0f)
#define AC_ROUND_TO_32ND_PLAIN (AC_ROUND_TO_32ND - 64.0f)

/* Where the pieces begin, see coefficients/tables_f32.py. */
#define AC_PIECES_NEAR_0 1.125f
#define AC_PIECES_OF_GAUSS 0.865f
#define AC_PIECES_OF_SILU 1.93f
#define AC_PIECES_OF_SOFTPLUS 1.97f

/* Below -limit a result, or its low part, may be too small for f32. */
#define AC_GELU_NEAR 10.25f
#define AC_GELU_TANH_NEAR 9.75f
#define AC_EXP_NEAR 80.0f
/* Left of this the 1 in 1 + exp(-x) is lost when it is taken off again. */
#define AC_LOGISTIC_NEAR 17.0f

/* 2^w for w = nearest + r, given rounded = w + AC_ROUND_TO_16TH_PLAIN and r, |r| <= 1/32. The scale
 * is exact; the rest, at most 0.022, has an error of 2^-30 plus that of r. */
AC_WORD ac_exp2 ac_near_exp2_of_parts(vf32 rounded, vf32 r)
{
    vi32 m = vf32_as_vi32(rounded);
    vf32 scale = vf32_lookup16(ac_exp2_16[0], m);
    vf32 error = vf32_lookup16(ac_exp2_16[1], m);
    vf32 p = vf32_fma(r, vf32_of(AC_EXP2_16_3_C3), vf32_of(AC_EXP2_16_3_C2));
    p = vf32_fma(r, p, vf32_of(AC_EXP2_16_3_C1));
    p = vf32_fma(r, p, vf32_of(AC_EXP2_16_3_C0));
    return (ac_exp2){vi32_as_vf32(vi32_add(vf32_as_vi32(scale), vi32_shl(m, 19))),
                     vf32_fma(r, p, error)};
}

/* exp(-(a + a_rest)) for a in [0, 81], for pairs: of finer steps, which leave a smaller rest. */
AC_WORD ac_exp2 ac_near_exp(vf32 a, vf32 a_rest)
{
    vf32 rounded = vf32_fma(a, vf32_of(-AC_LOG2E), vf32_of(AC_ROUND_TO_32ND_PLAIN));
    vf32 nearest = vf32_sub(rounded, vf32_of(AC_ROUND_TO_32ND_PLAIN));
    vf32 r = vf32_fma(a, vf32_of(-AC_LOG2E), vf32_neg(nearest));
    r = vf32_fma(a, vf32_of(-AC_LOG2E_LO), r);
    return ac_exp2_of_parts(rounded, vf32_fma(a_rest, vf32_of(-AC_LOG2E), r));
}

/* The same for a single number. */
AC_WORD ac_exp2 ac_near_exp_single(vf32 a)
{
    vf32 rounded = vf32_fma(a, vf32_of(-AC_LOG2E), vf32_of(AC_ROUND_TO_16TH_PLAIN));
    vf32 nearest = vf32_sub(rounded, vf32_of(AC_ROUND_TO_16TH_PLAIN));
    vf32 r = vf32_fms(a, vf32_of(-AC_LOG2E), nearest);
    return ac_near_exp2_of_parts(rounded, vf32_fma(a, vf32_of(-AC_LOG2E_LO), r));
}

/* 2^(a * (b + b_rest)) for products in [-118, 0]; b_rest is at most an ulp of b. */
AC_WORD ac_exp2 ac_near_exp2_of_product(vf32 a, vf32 b, vf32 b_rest)
{
    vf32 rounded = vf32_fma(a, b, vf32_of(AC_ROUND_TO_16TH_PLAIN));
    vf32 nearest = vf32_sub(rounded, vf32_of(AC_ROUND_TO_16TH_PLAIN));
    vf32 r = vf32_fms(a, b, nearest);
    return ac_near_exp2_of_parts(rounded, vf32_fma(a, b_rest, r));
}

/* exp(-a^2 / 2), but for what AC_GAUSS lacks. */
AC_WORD ac_exp2 ac_near_gauss(vf32 a)
{
    vf32 square = vf32_mul(a, a);
    return ac_near_exp2_of_product(vf32_of(-AC_GAUSS), square, vf32_fms(a, a, square));
}

/* 2^-(a * (AC_GELU_TANH_LINEAR + AC_GELU_TANH_CUBIC * a^2)). */
AC_WORD ac_exp2 ac_near_cubic(vf32 a)
{
    vf32 square = vf32_mul(a, a);
    vf32 square_rest = vf32_fms(a, a, square);
    vf32 hi = vf32_fma(square, vf32_of(-AC_GELU_TANH_CUBIC), vf32_of(-AC_GELU_TANH_LINEAR));
    vf32 lo = vf32_sub(vf32_of(-AC_GELU_TANH_LINEAR), hi);
    lo = vf32_fma(square, vf32_of(-AC_GELU_TANH_CUBIC), lo);
    lo = vf32_fma(square_rest, vf32_of(-AC_GELU_TANH_CUBIC), lo);
    return ac_near_exp2_of_product(a, hi, lo);
}

/*
 * The polynomial of the piece with this index at a. Its constant is larger than its linear part, or
 * is 0, so the rounding error of their sum is computed exactly in the next step. second has the low
 * parts of the constants and of the slopes, or is NULL.
 */
AC_WORD vf32x2 ac_direct(const float rows[][16], const float second[][16], vi32 index, vf32 a)
{
    vf32 d = vf32_sub(a, vf32_lookup16(rows[0], index));
    vf32 c0 = vf32_lookup16(rows[1], index);
    vf32 c1 = vf32_lookup16(rows[2], index);
    vf32 square = vf32_mul(d, d);
    vf32 top = vf32_fma(d, vf32_lookup16(rows[8], index), vf32_lookup16(rows[7], index));
    vf32 p = vf32_fma(d, vf32_lookup16(rows[6], index), vf32_lookup16(rows[5], index));
    vf32 q = vf32_fma(d, vf32_lookup16(rows[4], index), vf32_lookup16(rows[3], index));
    p = vf32_fma(square, vf32_fma(square, top, p), q);
    vf32 hi = vf32_fma(d, c1, c0);
    vf32 lo = vf32_fma(d, c1, vf32_sub(c0, hi));
    if (second != NULL)
        lo = vf32_add(
            lo, vf32_fma(d, vf32_lookup16(second[1], index), vf32_lookup16(second[0], index)));
    return (vf32x2){hi, vf32_fma(square, p, lo)};
}

/* The index of the piece that contains a, from the leading bits of a + offset. */
AC_WORD vi32 ac_piece(vf32 a, float offset)
{
    return vi32_shr(vf32_as_vi32(vf32_add(a, vf32_of(offset))), 21);
}

/* base - e * factor, where base is 0 or the product hardly more than half of it: the difference of
 * the base and what is left is exact up to a half, and is rounded beyond. */
AC_WORD vf32x2 ac_near_rest(vf32 base, ac_exp2 e, vf32x2 factor)
{
    vf32 w = vf32_fma(e.rest, vf32_add(factor.hi, factor.lo), factor.lo);
    vf32 hi = vf32_fnma(e.scale, factor.hi, base);
    vf32 lo = vf32_fnma(e.scale, factor.hi, vf32_sub(base, hi));
    return (vf32x2){hi, vf32_fnma(e.scale, w, lo)};
}

/* e * factor for negative x, 1 - e * factor for positive x; -0 counts as negative. */
AC_WORD vf32x2 ac_near_sides(vf32 x, ac_exp2 e, vf32x2 factor)
{
    vi32 left = vi32_sar(vf32_as_vi32(x), 31);
    vi32 one = vf32_as_vi32(vf32_of(1.0f));
    vf32 base = vi32_as_vf32(vi32_sub(one, vi32_and(left, one)));
    e.scale = vf32_copysign(e.scale, x);
    return ac_near_rest(base, e, factor);
}

/* The functions, for arguments above their limits. */

AC_WORD vf32x2 ac_gelu_near(vf32 x)
{
    vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_GELU_NEAR));
    vf32x2 factor = ac_direct(ac_gelu_direct, NULL, ac_piece(a, AC_PIECES_NEAR_0), a);
    return ac_near_rest(vf32_max(x, vf32_of(0.0f)), ac_near_gauss(a), factor);
}

AC_WORD vf32x2 ac_gelu_tanh_near(vf32 x)
{
    ac_logistic y = ac_logistic_of_cubic(x);
    vf32 hi = vf32_mul(x, y.inverse);
    return (vf32x2){hi, vf32_fma(hi, y.rest, vf32_fms(x, y.inverse, hi))};
}

/* Times 1, rounded: 0.6077 ULP at -0.628822148. */
AC_WORD vf32x2 ac_gelu_slope_near(vf32 x)
{
    vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_GELU_NEAR));
    vf32x2 factor = ac_direct(ac_gelu_slope_direct, &ac_gelu_slope_direct[9],
                              ac_piece(a, AC_PIECES_OF_GAUSS), a);
    return ac_near_sides(x, ac_near_gauss(a), factor);
}

/* Times 1, rounded: 0.8110 ULP at -0.88421011. */
AC_WORD vf32x2 ac_gelu_tanh_slope_near(vf32 x)
{
    vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_GELU_TANH_NEAR));
    vf32x2 factor = ac_direct(ac_gelu_tanh_slope_direct, &ac_gelu_tanh_slope_direct[9],
                              ac_piece(a, AC_PIECES_OF_GAUSS), a);
    return ac_near_sides(x, ac_near_cubic(a), factor);
}

/* From 22.2 on the last piece is the asymptote. */
AC_WORD vi32 ac_exp_piece(vf32 a, float offset)
{
    return ac_piece(vf32_min(a, vf32_of(24.0f)), offset);
}

/* Times 1, rounded: 0.8123 ULP at -0.578148842. */
AC_WORD vf32x2 ac_silu_slope_near(vf32 x)
{
    vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_EXP_NEAR));
    vf32x2 factor = ac_direct(ac_silu_slope_direct, &ac_silu_slope_direct[9],
                              ac_exp_piece(a, AC_PIECES_OF_SILU), a);
    return ac_near_sides(x, ac_near_exp_single(a), factor);
}

/* The same for a pair. Next to the root the low part may be the larger one. */
AC_WORD vf32x2 ac_silu_slope_of_pair_near(vf32x2 x)
{
    vf32x2 a = ac_limited_abs(x, AC_EXP_NEAR);
    vi32 index = ac_exp_piece(a.hi, AC_PIECES_OF_SILU);
    vf32x2 factor = ac_direct(ac_silu_slope_direct, &ac_silu_slope_direct[9], index, a.hi);
    /* The slope of the piece, with its second term: the value at the root is all slope. */
    vf32 d = vf32_sub(a.hi, vf32_lookup16(ac_silu_slope_direct[0], index));
    vf32 slope = vf32_fma(vf32_add(d, d), vf32_lookup16(ac_silu_slope_direct[3], index),
                          vf32_lookup16(ac_silu_slope_direct[2], index));
    factor.lo = vf32_fma(a.lo, slope, factor.lo);
    vf32x2 y = ac_near_sides(x.hi, ac_near_exp(a.hi, a.lo), factor);
    return vf32x2_of_sum_finite(y.hi, y.lo);
}

/* 1 / (1 + exp(-x)), given e = exp(-|x|): the quotient of 1, or left of 0 of e, and 1 + e. */
AC_WORD vf32x2 ac_near_logistic(vf32 x, ac_exp2 e)
{
    vf32 one = vf32_of(1.0f);
    vm32 left = vf32_lt(x, vf32_of(0.0f));
    vf32 value = vf32_fma(e.scale, e.rest, e.scale);
    vf32 rest = vf32_fma(e.scale, e.rest, vf32_sub(e.scale, value));
    vf32 below = vf32_add(one, value);
    vf32 below_rest = vf32_add(vf32_add(vf32_sub(one, below), value), rest);
    vf32 above = vf32_where(left, value, one);
    vf32 above_rest = vf32_where(left, rest, vf32_of(0.0f));
    vf32 inverse = vf32_div(one, below);
    vf32 hi = vf32_mul(above, inverse);
    vf32 lo = vf32_add(vf32_fnma(hi, below, above), vf32_fnma(hi, below_rest, above_rest));
    return (vf32x2){hi, vf32_mul(lo, inverse)};
}

AC_WORD vf32x2 ac_sigmoid_near(vf32x2 x)
{
    vf32x2 a = ac_limited_abs(x, AC_EXP_NEAR);
    return ac_near_logistic(x.hi, ac_near_exp(a.hi, a.lo));
}

/* From AC_EXP_NEAR on it is 1. */
AC_WORD vf32x2 ac_sigmoid_single_near(vf32 x)
{
    ac_logistic y = ac_logistic_of(vf32_min(x, vf32_of(AC_EXP_NEAR)));
    return (vf32x2){y.inverse, vf32_mul(y.inverse, y.rest)};
}

/* The long form, rounded once even for subnormal results, where vf32x2_sigmoid has no low part. */
AC_WORD vf32x2 ac_sigmoid_long(vf32 x)
{
    vf32x2 tail = ac_sigmoid_tail(vf32x2_of(x));
    vm32 left = vf32_lt(x, vf32_of(-69.0f));
    return vf32x2_where(left, ac_unscale(tail.hi, tail.lo, left), vf32x2_sigmoid(vf32x2_of(x)));
}

AC_WORD vf32x2 ac_silu_near(vf32 x)
{
    ac_logistic y = ac_logistic_of(vf32_min(x, vf32_of(AC_EXP_NEAR)));
    vf32 hi = vf32_mul(x, y.inverse);
    return (vf32x2){hi, vf32_fma(hi, y.rest, vf32_fms(x, y.inverse, hi))};
}

/* a + b + rest for a, b >= 0 in any order of size; not normalised. */
AC_WORD vf32x2 ac_near_sum(vf32 a, vf32 b, vf32 rest)
{
    vf32x2 sum = vf32x2_of_ordered_sum_finite(vf32_max(a, b), vf32_min(a, b));
    return (vf32x2){sum.hi, vf32_add(sum.lo, rest)};
}

/*
 * x * tanh(softplus(x)). With E = exp(-|x|) the second factor is n / (n + 2), n = 2 E + E^2, on the
 * left and n / (n + 2 E^2), n = 1 + 2 E, on the right.
 */
AC_WORD vf32x2 ac_mish_near(vf32 x)
{
    vm32 left = vf32_lt(x, vf32_of(0.0f));
    ac_exp2 e = ac_near_exp_single(vf32_min(vf32_abs(x), vf32_of(AC_EXP_NEAR)));
    vf32 value = vf32_fma(e.scale, e.rest, e.scale);
    vf32 rest = vf32_fma(e.scale, e.rest, vf32_sub(e.scale, value));
    vf32 two = vf32_of(2.0f);
    vf32 twice = vf32_mul(value, two);
    vf32 square = vf32_mul(value, value);
    vf32 square_rest = vf32_fma(twice, rest, vf32_fms(value, value, square));
    vf32 one_or_square = vf32_where(left, square, vf32_of(1.0f));
    vf32 above_rest = vf32_fma(rest, two, vf32_where(left, square_rest, vf32_of(0.0f)));
    vf32x2 above = ac_near_sum(twice, one_or_square, above_rest);
    vf32 more = vf32_where(left, two, vf32_mul(square, two));
    vf32 more_rest = vf32_where(left, vf32_of(0.0f), vf32_mul(square_rest, two));
    vf32x2 below = ac_near_sum(above.hi, more, vf32_add(above.lo, more_rest));
    vf32 inverse = vf32_div(vf32_of(1.0f), below.hi);
    vf32 hi = vf32_mul(above.hi, inverse);
    vf32 lo = vf32_add(vf32_fnma(hi, below.hi, above.hi), vf32_fnma(hi, below.lo, above.lo));
    vf32 product = vf32_mul(x, hi);
    return (vf32x2){product, vf32_fma(vf32_mul(x, inverse), lo, vf32_fms(x, hi, product))};
}

AC_COLD vf32x2 ac_softplus_far(vf32x2 x, vf32x2 near, vm32 ok)
{
    return vf32x2_where(ok, near, ac_softplus_long(x));
}

/* max(x, 0) + E * factor(|x|), which is log(1 + exp(x)); not normalised. Either term may be the
 * larger. */
AC_WORD vf32x2 ac_softplus_near(vf32 x)
{
    vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_EXP_NEAR));
    ac_exp2 e = ac_near_exp_single(a);
    vf32x2 factor = ac_direct(ac_softplus_direct, NULL, ac_exp_piece(a, AC_PIECES_OF_SOFTPLUS), a);
    vf32 w = vf32_fma(e.rest, vf32_add(factor.hi, factor.lo), factor.lo);
    vf32 ramp = vf32_max(x, vf32_of(0.0f));
    vf32 tail = vf32_mul(e.scale, factor.hi);
    vf32 rest = vf32_fma(e.scale, w, vf32_fms(e.scale, factor.hi, tail));
    return ac_near_sum(ramp, tail, rest);
}

/*
 * The same for a pair, normalised. Either term may be the larger. Error 2^-27.67 at
 * -0.0970893577; rounded 0.5478 ULP at -0.0283514336.
 */
AC_WORD vf32x2 vf32x2_softplus(vf32x2 x)
{
    vf32x2 a = ac_limited_abs(x, AC_EXP_NEAR);
    ac_exp2 e = ac_near_exp(a.hi, a.lo);
    vi32 index = ac_exp_piece(a.hi, AC_PIECES_OF_SOFTPLUS);
    vf32x2 factor = ac_direct(ac_softplus_direct, NULL, index, a.hi);
    factor.lo = vf32_fma(a.lo, vf32_lookup16(ac_softplus_direct[2], index), factor.lo);
    vf32 w = vf32_fma(e.rest, vf32_add(factor.hi, factor.lo), factor.lo);
    vf32x2 tail = vf32x2_of_product_finite(e.scale, factor.hi);
    tail.lo = vf32_fma(e.scale, w, tail.lo);
    vf32 zero = vf32_of(0.0f);
    vf32 ramp = vf32_max(x.hi, zero);
    tail.lo = vf32_add(tail.lo, vf32_where(vf32_gt(x.hi, zero), x.lo, zero));
    vf32x2 sum = vf32x2_of_ordered_sum_finite(vf32_max(ramp, tail.hi), vf32_min(ramp, tail.hi));
    sum = vf32x2_of_ordered_sum_finite(sum.hi, vf32_add(sum.lo, tail.lo));
    vm32 ok = vm32_and(vf32_gt(x.hi, vf32_of(-AC_EXP_NEAR)), vf32_eq(sum.hi, sum.hi));
    if (__builtin_expect(!vm32_all(ok), 0))
        sum = ac_softplus_far(x, sum, ok);
    return sum;
}

/* -softplus(-x). Error 2^-27.67 at 0.0970893577; rounded 0.5478 ULP at 0.0283514336. */
AC_WORD vf32x2 vf32x2_log_sigmoid(vf32x2 x)
{
    return vf32x2_neg(vf32x2_softplus(vf32x2_neg(x)));
}

/*
 * The words. Lanes below the limit, and nans, which an infinite x also gives here, are computed by
 * the long forms.
 */
#define AC_ROUNDED(name, near_value, long_way, limit, finish, whole)                               \
    AC_COLD vf32 ac_##name##_rounded_far(vf32 x, vf32 near, vm32 ok)                               \
    {                                                                                              \
        return vf32_where(ok, near, vf32x2_round(long_way));                                       \
    }                                                                                              \
    AC_WORD vf32 vf32_##name(vf32 x)                                                               \
    {                                                                                              \
        vf32x2 y = near_value(x);                                                                  \
        vf32 near = finish(vf32_add(y.hi, y.lo), x);                                               \
        vm32 ok = vm32_and(vf32_gt(x, vf32_of(-limit)), whole(near, x));                           \
        if (__builtin_expect(!vm32_all(ok), 0))                                                    \
            near = ac_##name##_rounded_far(x, near, ok);                                           \
        return near;                                                                               \
    }
#define AC_AS_IT_IS(y, x) (y)
#define AC_NUMBER(y, x) vf32_eq(y, y)
/* Near the subnormals the low part of a product is lost, unless it is half a unit. */
#define AC_NO_TINY_NUMBER(y, x)                                                                    \
    vm32_or(vf32_ge(vf32_abs(y), vf32_of(0x1p-118f)), vf32_eq(x, vf32_of(0.0f)))

/* 0.8007 ULP at -0.119985402. */
AC_ROUNDED(gelu, ac_gelu_near, vf32x2_gelu(x), AC_GELU_NEAR, vf32_copysign, AC_NUMBER)
/* 0.9776 ULP at -5.72781992. */
AC_ROUNDED(gelu_tanh, ac_gelu_tanh_near, vf32x2_gelu_tanh(x), AC_GELU_TANH_NEAR, vf32_copysign,
           AC_NUMBER)
/* 0.5530 ULP at -21.8097839. */
AC_ROUNDED(mish, ac_mish_near, vf32x2_mish(x), AC_EXP_NEAR, vf32_copysign, AC_NO_TINY_NUMBER)
/* 0.6059 ULP at -0.45468244. */
AC_ROUNDED(softplus, ac_softplus_near, ac_softplus_long(vf32x2_of(x)), AC_EXP_NEAR, AC_AS_IT_IS,
           AC_NUMBER)

/* -softplus(-x). */
AC_WORD vf32 vf32_log_sigmoid(vf32 x)
{
    return vf32_neg(vf32_softplus(vf32_neg(x)));
}

/* Those of single_f32.h, where `ok` says that nothing leaves the normal numbers. */
#define AC_SINGLE(name, ok, single, long_way)                                                      \
    AC_COLD vf32 ac_##name##_single_far(vf32 x, vf32 near, vm32 fine)                              \
    {                                                                                              \
        return vf32_where(fine, near, vf32x2_round(long_way));                                     \
    }                                                                                              \
    AC_WORD vf32 vf32_##name(vf32 x)                                                               \
    {                                                                                              \
        vf32 near = single(x);                                                                     \
        vm32 fine = ok;                                                                            \
        if (__builtin_expect(!vm32_all(fine), 0))                                                  \
            near = ac_##name##_single_far(x, near, fine);                                          \
        return near;                                                                               \
    }

AC_WORD vf32 ac_sigmoid_single(vf32 x)
{
    ac_logistic y = ac_logistic_of(vf32_min(x, vf32_of(AC_EXP_NEAR)));
    return vf32_fma(y.inverse, y.rest, y.inverse);
}

AC_WORD vf32 ac_silu_single(vf32 x)
{
    ac_logistic y = ac_logistic_of(x);
    vf32 product = vf32_mul(x, y.inverse);
    return vf32_fma(x, y.inverse, vf32_mul(product, y.rest));
}

/* 0.8763 ULP at -27.3443165. */
AC_SINGLE(exp, vf32_le(vf32_abs(x), vf32_of(87.0f)), ac_exp_single, vf32x2_exp(vf32x2_of(x)))
/* 0.9055 ULP at 0.352859557. */
AC_SINGLE(expm1, vf32_le(x, vf32_of(16.9f)), ac_expm1_single, vf32x2_expm1(vf32x2_of(x)))
/* 0.8756 ULP at 1.2743293. */
AC_COLD vf32 ac_log_single_far(vf32 x, vf32 near, vm32 fine)
{
    vf32 beyond = ac_beyond_positive(x, vf32_of(-INFINITY), vf32_of(INFINITY));
    vf32 y = vf32_where(fine, near, beyond);
    vm32 tiny = vm32_and(vf32_gt(x, vf32_of(0.0f)), vf32_lt(x, vf32_of(0x1p-126f)));
    if (vm32_any(tiny))
        y = vf32_where(tiny, vf32x2_round(vf32x2_log(vf32x2_of(x))), y);
    return y;
}

AC_WORD vf32 vf32_log(vf32 x)
{
    vf32 near = ac_log_single(x);
    vm32 fine = ac_is_within(x, 0x1p-126f, FLT_MAX);
    if (__builtin_expect(!vm32_all(fine), 0))
        near = ac_log_single_far(x, near, fine);
    return near;
}

/* 0.9698 ULP at 0.414521903. */
AC_SINGLE(log1p, vm32_and(vf32_gt(x, vf32_of(-1.0f)), vf32_lt(x, vf32_of(0x1p120f))),
          ac_log1p_single, vf32x2_log1p(vf32x2_of(x)))
/* 0.6681 ULP at -16.317234. */
AC_SINGLE(sigmoid, vf32_ge(x, vf32_of(-AC_LOGISTIC_NEAR)), ac_sigmoid_single, ac_sigmoid_long(x))
/* 0.7121 ULP at -5.22912169. */
AC_SINGLE(silu, ac_is_within(x, -AC_LOGISTIC_NEAR, AC_EXP_NEAR), ac_silu_single, vf32x2_silu(x))

#undef AC_SINGLE

#undef AC_ROUNDED
#undef AC_AS_IT_IS
#undef AC_NUMBER
#undef AC_NO_TINY_NUMBER

/* 0.9603 ULP at 0.971184552. */
AC_WORD vf32 vf32_tanh(vf32 x)
{
    return ac_tanh_single(x);
}

/* 0.9989 ULP next to the subnormals, 0.9081 ULP at 0.766412735. */
AC_WORD vf32 vf32_erf(vf32 x)
{
    return ac_erf_single(x);
}

/* The functions without a short form. */
#define AC_ROUNDED_PAIR(name)                                                                      \
    AC_WORD vf32 vf32_##name(vf32 x)                                                               \
    {                                                                                              \
        return vf32x2_round(vf32x2_##name(vf32x2_of(x)));                                          \
    }
#define AC_ROUNDED_SINGLE(name)                                                                    \
    AC_WORD vf32 vf32_##name(vf32 x)                                                               \
    {                                                                                              \
        return vf32x2_round(vf32x2_##name(x));                                                     \
    }

AC_ROUNDED_PAIR(erfc)
AC_ROUNDED_PAIR(erfinv)
AC_ROUNDED_PAIR(normal_cdf)
AC_ROUNDED_PAIR(normal_pdf)
AC_ROUNDED_SINGLE(gelu_slope)
AC_ROUNDED_SINGLE(gelu_tanh_slope)
AC_ROUNDED_SINGLE(silu_slope)
AC_ROUNDED_SINGLE(mish_slope)

#undef AC_ROUNDED_PAIR
#undef AC_ROUNDED_SINGLE

#endif
