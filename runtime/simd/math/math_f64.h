/*
 * Elementary functions in f64: a pair in, a pair out, relative error at most 2^-56, so that the
 * result rounded once is within 0.57 ULP of the real value. Subnormal results are rounded once, to
 * their own grid (lo is then zero).
 *
 * Three things are approximated: e^r on a sixteenth of an octave, beside 2^(j/16) from a table
 * (P. T. P. Tang, "Table-driven implementation of the exponential function in IEEE floating-point
 * arithmetic", ACM TOMS 15, 1989); log(1 + r) for |r| <= 2^-7, beside the logarithms of 128 numbers
 * (Tang, ACM TOMS 16, 1990, with the reciprocal from a table as in J.-M. Muller, "Elementary
 * Functions", 2016); and e^(a^2) erfc(a) on 96 pieces. All else is pair arithmetic on these. The
 * slopes that change sign have a polynomial of their own next to the root, with the root divided
 * out, because there the difference of two terms would lose all digits. coefficients/tables_f64.py
 * made every number.
 *
 * Each function is computed as m * 2^k, so that no factor is applied to an already subnormal value.
 * vf64x2_<function> is that value; vf64_<function>_times(x, g) is its product with g, rounded once,
 * which may be a normal number although the function itself underflows.
 *
 * Measured by tests/simd/functions/f64.c against MPFR on 500,000 or more hard and random
 * arguments for each function in several runs, half of the pairs with a second part: the largest
 * relative error of the pair, of results above 2^-900, and the largest error in ULP of the pair
 * rounded once, of all results.
 *
 *   function          pair      ULP     made of
 *   exp               2^-63.0  0.501   table, e^r
 *   expm1             2^-57.9  0.518   the same less 1, or e^r - 1
 *   log               2^-67.1  0.500   table, log(1 + r)
 *   log1p             2^-66.9  0.500   log of 1 + x as a pair
 *   sigmoid           2^-63.1  0.501   1 / (1 + e^-x), e^-|x| first
 *   log_sigmoid       2^-63.0  0.501   -softplus(-x)
 *   softplus          2^-63.1  0.501   max(x, 0) + log1p(e^-|x|)
 *   tanh              2^-57.7  0.515   -e / (2 + e), e = expm1(-2|x|)
 *   erf               2^-58.7  0.508   polynomial in x^2, or 1 - erfc
 *   erfc              2^-57.9  0.524   e^(-x^2) times pieces
 *   erfinv            2^-60.6  0.501   pieces, one step on erf
 *   normal_cdf        2^-57.1  0.539   erfc(-x / sqrt(2)) / 2
 *   normal_pdf        2^-63.2  0.501   e^(-x^2 / 2), scaled
 *   gelu              2^-57.1  0.537   x normal_cdf(x)
 *   gelu_slope        2^-56.7  0.538   pieces; polynomial at the root
 *   gelu_tanh         2^-62.9  0.501   x sigmoid(v)
 *   gelu_tanh_slope   2^-62.3  0.501   sigmoids; polynomial at the root
 *   silu              2^-63.1  0.501   x sigmoid(x)
 *   silu_slope        2^-62.2  0.501   sigmoids; polynomial at the root
 *   mish              2^-63.0  0.501   x n / d in e^-|x|
 *   mish_slope        2^-62.2  0.501   the same; polynomial at the root
 *
 * and of trigonometry_f64.h, hyperbolic_f64.h, power_f64.h and gamma_f64.h:
 *
 *   sin cos tan       2^-70.8  0.500   quarter turns, sine and versine
 *   sinc              2^-70.9  0.500   the same of pi r
 *   asin acos atan    2^-62.8  0.500   table of angles, polynomial
 *   sinh              2^-57.9  0.504   expm1
 *   cosh              2^-63.1  0.501   exp
 *   asinh acosh atanh 2^-66.5  0.500   log1p
 *   exp2              2^-63.3  0.501   e^r
 *   log2 log10        2^-67.5  0.500   log
 *   rsqrt             2^-103   0.500
 *   pow               2^-57    0.501   exp, log
 *   atan2             2^-63    0.500   table of angles
 *   lgamma digamma    2^-60    0.500   gamma_f64.h says where not
 */
#ifndef AC_SIMD_MATH_F64_H
#define AC_SIMD_MATH_F64_H

#include <math.h>

#include "simd/tables/tables_f64.h"

/* Beyond these arguments every result, even times the largest number, is 0, 1 or the argument, so
 * arguments are clamped to avoid overflow in intermediate values. */
#define AC_EXP_LIMIT_F64 1500.0
#define AC_GAUSS_LIMIT_F64 56.0
#define AC_ERFC_LIMIT_F64 39.0

/* A value m * 2^k. */
typedef struct ac_scaled_f64 {
    vf64x2 m;
    vi64 k;
} ac_scaled_f64;

/* A constant in two parts. */
AC_WORD vf64x2 ac_constant_f64(const double parts[2])
{
    return (vf64x2){vf64_of(parts[0]), vf64_of(parts[1])};
}

/* p with |p| limited; a nan stays. */
AC_WORD vf64x2 ac_limit_f64(vf64x2 p, double limit)
{
    const vm64 beyond = vf64_gt(vf64_abs(p.hi), vf64_of(limit));
    return (vf64x2){vf64_where(beyond, vf64_copysign(vf64_of(limit), p.hi), p.hi),
                    vf64_where(beyond, vf64_of(0.0), p.lo)};
}

/* coefficients[0] + coefficients[1] y + ..., by Horner's rule. */
AC_WORD vf64 ac_horner_f64(vf64 y, const double *coefficients, int count)
{
    vf64 sum = vf64_of(coefficients[count - 1]);
    for (int i = count - 2; i >= 0; i--)
        sum = vf64_fma(sum, y, vf64_of(coefficients[i]));
    return sum;
}

/* constant + linear y + rest y^2, where the later terms are small beside the earlier ones. */
AC_WORD vf64x2 ac_join_f64(vf64x2 y, vf64x2 constant, vf64x2 linear, vf64 rest)
{
    const vf64x2 product = vf64x2_of_product_finite(y.hi, linear.hi);
    const vf64x2 sum = vf64x2_of_ordered_sum_finite(constant.hi, product.hi);
    const vf64 cross = vf64_fma(y.hi, linear.lo, vf64_mul(y.lo, linear.hi));
    const vf64 small = vf64_fma(vf64_mul(y.hi, y.hi), rest, vf64_add(cross, product.lo));
    const vf64 low = vf64_add(sum.lo, vf64_add(constant.lo, small));
    return vf64x2_of_ordered_sum_finite(sum.hi, low);
}

/* A polynomial as the tables have it: two coefficients in two parts, the others in one. */
AC_WORD vf64x2 ac_polynomial_f64(vf64x2 y, const double *table, int count)
{
    return ac_join_f64(y, ac_constant_f64(table), ac_constant_f64(table + 2),
                       ac_horner_f64(y.hi, table + 4, count - 4));
}

/* Exponentials. */

/* e^x = 2^(n / 16) * (1 + p.hi + p.lo), |p| <= 0.022, for x within AC_EXP_LIMIT_F64. */
typedef struct ac_exp_parts_f64 {
    vf64x2 p;
    vi64 n;
} ac_exp_parts_f64;

/* The first part of ln(2) / 16 has so many trailing zeros that the first difference is exact. */
AC_WORD ac_exp_parts_f64 ac_exp_reduce_f64(vf64x2 x)
{
    const vf64x2 limited = ac_limit_f64(x, AC_EXP_LIMIT_F64);
    const vf64 n = vf64_round(vf64_mul(limited.hi, vf64_of(ac_exp_f64_step[2])));
    const vf64 first = vf64_fnma(n, vf64_of(ac_exp_f64_step[0]), limited.hi);
    const vf64x2 second = vf64x2_of_product_finite(n, vf64_of(ac_exp_f64_step[1]));
    const vf64x2 sum = vf64x2_of_sum_finite(first, vf64_neg(second.hi));
    const vf64 low = vf64_add(vf64_sub(sum.lo, second.lo), limited.lo);
    const vf64x2 r = vf64x2_of_ordered_sum_finite(sum.hi, low);
    const vf64 square = vf64_mul(r.hi, r.hi);
    const vf64 rest = ac_horner_f64(r.hi, ac_exp_f64, 8);
    return (ac_exp_parts_f64){{r.hi, vf64_fma(square, rest, r.lo)}, vi64_of_vf64(n)};
}

AC_WORD ac_scaled_f64 ac_exp_join_f64(ac_exp_parts_f64 e)
{
    const vf64 power = vf64_lookup16(ac_exp_f64_power, e.n);
    const vf64 power_rest = vf64_lookup16(ac_exp_f64_power_rest, e.n);
    const vf64x2 product = vf64x2_of_product_finite(power, e.p.hi);
    const vf64x2 sum = vf64x2_of_ordered_sum_finite(power, product.hi);
    const vf64 rest = vf64_fma(power_rest, e.p.hi, power_rest);
    const vf64 small = vf64_fma(power, e.p.lo, vf64_add(rest, product.lo));
    return (ac_scaled_f64){vf64x2_of_ordered_sum_finite(sum.hi, vf64_add(sum.lo, small)),
                           vi64_sar(e.n, 4)};
}

AC_WORD ac_scaled_f64 ac_exp_scaled_f64(vf64x2 x)
{
    return ac_exp_join_f64(ac_exp_reduce_f64(x));
}

AC_WORD vf64x2 ac_unscale_f64(ac_scaled_f64 x)
{
    return vf64x2_scale(x.m, x.k);
}

/* The same for a term that is added to 1: even if it is negligible, the low part of the sum still
 * tells on which side of 1 the sum is. */
AC_WORD vf64x2 ac_unscale_trace_f64(ac_scaled_f64 x)
{
    const vi64 least = vi64_of(-600);
    return vf64x2_scale(x.m, vi64_where(vi64_gt(least, x.k), least, x.k));
}

AC_WORD ac_scaled_f64 ac_scaled_of_f64(vf64x2 m)
{
    return (ac_scaled_f64){m, vi64_of(0)};
}

AC_WORD ac_scaled_f64 ac_scaled_where_f64(vm64 mask, ac_scaled_f64 x, ac_scaled_f64 y)
{
    return (ac_scaled_f64){vf64x2_where(mask, x.m, y.m), vi64_where(mask, x.k, y.k)};
}

AC_WORD ac_scaled_f64 ac_scaled_neg_f64(ac_scaled_f64 x)
{
    return (ac_scaled_f64){vf64x2_neg(x.m), x.k};
}

/* x * factor * 2^k for |factor| between 1/8 and 8. A tiny x is scaled up, so that no part of the
 * product underflows. */
AC_WORD ac_scaled_f64 ac_times_f64(vf64x2 x, vf64x2 factor, vi64 k)
{
    const vm64 tiny = vf64_lt(vf64_abs(x.hi), vf64_of(0x1p-800));
    const vf64 more = vf64_where(tiny, vf64_of(0x1p200), vf64_of(1.0));
    const vi64 less = vi64_where(tiny, vi64_of(-200), vi64_of(0));
    const vf64x2 larger = {vf64_mul(x.hi, more), vf64_mul(x.lo, more)};
    return (ac_scaled_f64){vf64x2_mul(larger, factor), vi64_add(k, less)};
}

/* ac_times_round_f64 for any x and g. */
AC_COLD vf64 ac_times_round_far_f64(vf64 m_hi, vf64 m_lo, vi64 m_k, vf64 x, vf64 g)
{
    const vm64 limit = vf64_is_inf(x);
    const vf64x2 m = vf64x2_where(limit, vf64x2_of(vf64_scale(m_hi, m_k)), vf64x2_make(m_hi, m_lo));
    const vi64 k = vi64_where(limit, vi64_of(0), m_k);
    const vm64 huge = vf64_gt(vf64_abs(g), vf64_of(0x1p800));
    const vf64 one = vf64_of(1.0);
    const vf64 smaller = vf64_mul(g, vf64_where(huge, vf64_of(0x1p-300), one));
    const vi64 k_more = vi64_where(huge, vi64_of(300), vi64_of(0));
    const ac_scaled_f64 large = ac_times_f64(m, vf64x2_of(one), vi64_add(k, k_more));
    const vm64 tiny = vf64_lt(vf64_abs(g), vf64_of(0x1p-800));
    const vf64 larger = vf64_mul(smaller, vf64_where(tiny, vf64_of(0x1p200), one));
    const vi64 k_less = vi64_where(tiny, vi64_of(-200), vi64_of(0));
    return vf64x2_scale(vf64x2_mul_single(large.m, larger), vi64_add(large.k, k_less)).hi;
}

/* f(x) * g rounded once, given f(x) as m * 2^k; for an infinite x, f(x) is its limit. If the plain
 * product loses nothing, or g is zero, that is the result. */
AC_WORD vf64 ac_times_round_f64(ac_scaled_f64 f, vf64 x, vf64 g)
{
    const vf64x2 product = vf64x2_mul_single(f.m, g);
    const vf64 magnitude = vf64_abs(product.hi);
    const vm64 plain = vm64_and(
        vm64_and(vf64_gt(magnitude, vf64_of(0x1p-400)), vf64_lt(magnitude, vf64_of(0x1p400))),
        vf64_gt(vf64_abs(f.m.hi), vf64_of(0x1p-400)));
    const vm64 easy = vm64_and(vm64_or(plain, vf64_eq(g, vf64_of(0.0))), vm64_not(vf64_is_inf(x)));
    vf64 result = vf64x2_scale(product, f.k).hi;
    if (__builtin_expect(!vm64_all(easy), 0)) {
        const vf64 far = ac_times_round_far_f64(f.m.hi, f.m.lo, f.k, x, g);
        result = vf64_where(easy, result, far);
    }
    return result;
}

/* f(x) / d rounded once, given f(x) as m * 2^k. If d is very large or small, or x is infinite, f(x)
 * is rounded to f64 first. */
AC_WORD vf64 ac_over_round_f64(ac_scaled_f64 f, vf64 x, vf64 d)
{
    const vf64 size = vf64_abs(d);
    const vm64 plain =
        vm64_and(vm64_and(vf64_gt(size, vf64_of(0x1p-200)), vf64_lt(size, vf64_of(0x1p200))),
                 vm64_not(vf64_is_inf(x)));
    const vf64x2 divisor = vf64x2_of(d);
    vf64 result = vf64x2_scale(vf64x2_div(f.m, divisor), f.k).hi;
    if (!vm64_all(plain)) {
        const vf64x2 whole = vf64x2_div(ac_unscale_f64(f), divisor);
        result = vf64_where(plain, result, vf64x2_round(whole));
    }
    return result;
}

/* The words of a function, of a pair or a single number, that is computed as m * 2^k; used in
 * trigonometry_f64.h and hyperbolic_f64.h, too. */
#define AC_SCALED_WORDS(name, argument, hi)                                                        \
    AC_WORD vf64x2 vf64x2_##name(argument x)                                                       \
    {                                                                                              \
        return ac_unscale_f64(ac_##name##_scaled_f64(x));                                          \
    }                                                                                              \
    AC_WORD vf64 vf64_##name##_times(argument x, vf64 g)                                           \
    {                                                                                              \
        return ac_times_round_f64(ac_##name##_scaled_f64(x), hi, g);                               \
    }                                                                                              \
    AC_WORD vf64 vf64_##name##_over(argument x, vf64 d)                                            \
    {                                                                                              \
        return ac_over_round_f64(ac_##name##_scaled_f64(x), hi, d);                                \
    }
#define AC_PAIR_WORDS(name)                                                                        \
    AC_SCALED_WORDS(name, vf64x2, x.hi)                                                            \
    AC_WORD vf64 vf64_##name(vf64 x)                                                               \
    {                                                                                              \
        return vf64x2_round(vf64x2_##name(vf64x2_of(x)));                                          \
    }
#define AC_SINGLE_WORDS(name)                                                                      \
    AC_SCALED_WORDS(name, vf64, x)                                                                 \
    AC_WORD vf64 vf64_##name(vf64 x)                                                               \
    {                                                                                              \
        return vf64x2_round(vf64x2_##name(x));                                                     \
    }

AC_PAIR_WORDS(exp)

/* e^x * 2^600 for x <= 0. While e^x is above 2^-1600, far below the range of f64, no part of the
 * pair is subnormal; smaller values, of which even 2^50 add up to nothing, are 0. */
AC_WORD vf64x2 vf64x2_exp_far(vf64x2 x)
{
    const ac_scaled_f64 e = ac_exp_scaled_f64(x);
    const vm64 nothing = vf64_lt(x.hi, vf64_of(-1050.0));
    const vf64 unit = vi64_as_vf64(vi64_shl(vi64_add(e.k, vi64_of(600 + 1023)), 52));
    const vf64 zero = vf64_of(0.0);
    return (vf64x2){vf64_where(nothing, zero, vf64_mul(e.m.hi, unit)),
                    vf64_where(nothing, zero, vf64_mul(e.m.lo, unit))};
}

/* x * 2^-600; a pair is rounded where f64 cannot represent it. A subnormal result of an already
 * rounded x is rounded twice, with an error of at most 3/4 of a unit. */
AC_WORD vf64 vf64_from_far(vf64 x)
{
    return vf64_mul(x, vf64_of(0x1p-600));
}

AC_WORD vf64x2 vf64x2_from_far(vf64x2 x)
{
    return (vf64x2){vf64_from_far(x.hi), vf64_from_far(x.lo)};
}

/* Within ln(2) / 32 of zero p.hi is x.hi and nothing is added to p, so nothing cancels. From 2^9 on
 * the 1 subtracted is negligible. */
AC_WORD ac_scaled_f64 ac_expm1_scaled_f64(vf64x2 x)
{
    const ac_exp_parts_f64 e = ac_exp_reduce_f64(x);
    const ac_scaled_f64 exp = ac_exp_join_f64(e);
    const vf64x2 far = vf64x2_add_single(ac_unscale_f64(exp), vf64_of(-1.0));
    const vf64x2 near = vf64x2_of_ordered_sum(x.hi, vf64_correction(e.p.lo));
    const vf64x2 both = vf64x2_where(vi64_eq(e.n, vi64_of(0)), near, far);
    return ac_scaled_where_f64(vf64_gt(x.hi, vf64_of(512.0)), exp, ac_scaled_of_f64(both));
}

AC_PAIR_WORDS(expm1)

/* Logarithms. */

/* log(x) = k ln(2) + value + log(1 + r), |r| <= 2^-7. */
typedef struct ac_log_parts_f64 {
    vf64x2 r;
    vf64x2 value;
    vf64 k;
} ac_log_parts_f64;

/* For finite x > 0: x = m * 2^k with m between 0.6875 and 1.375. Very large and small x are scaled
 * first, so that 2^-k is a normal number. */
AC_WORD ac_log_parts_f64 ac_log_reduce_f64(vf64x2 x)
{
    const vm64 tiny = vf64_lt(x.hi, vf64_of(0x1p-900));
    const vm64 huge = vf64_gt(x.hi, vf64_of(0x1p900));
    const vf64 one = vf64_of(1.0);
    const vf64 unit = vf64_where(tiny, vf64_of(0x1p100), vf64_where(huge, vf64_of(0x1p-100), one));
    const vf64 k_unit =
        vf64_where(tiny, vf64_of(-100.0), vf64_where(huge, vf64_of(100.0), vf64_of(0.0)));
    const vi64 bits = vf64_as_vi64(vf64_mul(x.hi, unit));
    const vi64 offset = vi64_sub(bits, vi64_of(0x3fe6000000000000));
    const vi64 index = vi64_and(vi64_shr(offset, 45), vi64_of(127));
    const vi64 k = vi64_sar(offset, 52);
    const vf64 m = vi64_as_vf64(vi64_sub(bits, vi64_shl(k, 52)));
    const vf64 inverse_scale = vi64_as_vf64(vi64_shl(vi64_sub(vi64_of(1023), k), 52));
    const vf64 m_low = vf64_mul(vf64_mul(x.lo, unit), inverse_scale);

    const vf64 c = vf64_gather(ac_log_f64_inverse, index);
    const vf64x2 product = vf64x2_of_product_finite(m, c);
    const vf64 low = vf64_fma(m_low, c, product.lo);
    return (ac_log_parts_f64){
        vf64x2_of_sum_finite(vf64_sub(product.hi, one), low),
        {vf64_gather(ac_log_f64_value, index), vf64_gather(ac_log_f64_value_rest, index)},
        vf64_add(vf64_of_vi64(k), k_unit)};
}

AC_WORD vf64x2 ac_log_join_f64(ac_log_parts_f64 x)
{
    const vf64x2 square = vf64x2_of_product_finite(x.r.hi, x.r.hi);
    const vf64 minus_half = vf64_of(-0.5);
    const vf64x2 two = vf64x2_of_ordered_sum_finite(x.r.hi, vf64_mul(square.hi, minus_half));
    const vf64 cube = vf64_mul(vf64_mul(square.hi, x.r.hi), ac_horner_f64(x.r.hi, ac_log_f64, 8));
    const vf64 low = vf64_fma(square.lo, minus_half, vf64_fnma(x.r.hi, x.r.lo, x.r.lo));
    const vf64x2 near = vf64x2_of_ordered_sum_finite(two.hi, vf64_add(two.lo, vf64_add(cube, low)));

    const vf64 octaves = vf64_mul(x.k, vf64_of(ac_log_f64_ln2[0]));
    const vf64x2 far = vf64x2_of_sum_finite(octaves, x.value.hi);
    const vf64 far_low = vf64_fma(x.k, vf64_of(ac_log_f64_ln2[1]), x.value.lo);
    return vf64x2_add_finite((vf64x2){far.hi, vf64_add(far.lo, far_low)}, near);
}

/* `regular` for finite x > 0; the limits at 0 and inf; nan below zero. */
AC_WORD vf64x2 ac_log_limits_f64(vf64 x, vf64x2 regular)
{
    const vf64 inf = vf64_of((double)INFINITY);
    const vf64 below = vf64_where(vf64_eq(x, vf64_of(0.0)), vf64_neg(inf), vf64_of((double)NAN));
    const vf64 limit = vf64_where(vf64_le(x, vf64_of(0.0)), below, x);
    const vm64 inside = vm64_and(vf64_gt(x, vf64_of(0.0)), vf64_lt(x, inf));
    return vf64x2_where(inside, regular, vf64x2_of(limit));
}

AC_WORD ac_scaled_f64 ac_log_scaled_f64(vf64x2 x)
{
    return ac_scaled_of_f64(ac_log_limits_f64(x.hi, ac_log_join_f64(ac_log_reduce_f64(x))));
}

AC_PAIR_WORDS(log)

/* Close to zero x itself is r, because 1 + x would lose its low part. */
AC_WORD vf64x2 ac_log1p_f64(vf64x2 x)
{
    const vf64x2 sum = vf64x2_of_sum_finite(vf64_of(1.0), x.hi);
    const vf64x2 above =
        vf64x2_of_ordered_sum_finite(sum.hi, vf64_correction(vf64_add(sum.lo, x.lo)));
    const vm64 near = vf64_lt(vf64_abs(x.hi), vf64_of(0x1p-8));
    const vf64 zero = vf64_of(0.0);
    const ac_log_parts_f64 far = ac_log_reduce_f64(above);
    const ac_log_parts_f64 parts = {vf64x2_where(near, x, far.r),
                                    vf64x2_where(near, vf64x2_make(zero, zero), far.value),
                                    vf64_where(near, zero, far.k)};
    const vf64x2 regular = ac_log_limits_f64(above.hi, ac_log_join_f64(parts));
    return vf64x2_where(vf64_eq(x.hi, zero), x, regular);
}

AC_WORD ac_scaled_f64 ac_log1p_scaled_f64(vf64x2 x)
{
    return ac_scaled_of_f64(ac_log1p_f64(x));
}

AC_PAIR_WORDS(log1p)

/* The logistic family. */

/* For v >= 0: t = e^-v as a pair and as m * 2^k, and 1 / (1 + t), which is sigmoid(v). */
typedef struct ac_logistic_f64 {
    ac_scaled_f64 tail;
    vf64x2 t;
    vf64x2 sigmoid;
} ac_logistic_f64;

AC_WORD ac_logistic_f64 ac_logistic_of_f64(vf64x2 v)
{
    const ac_scaled_f64 tail = ac_exp_scaled_f64(vf64x2_neg(v));
    const vf64x2 t = ac_unscale_trace_f64(tail);
    const vf64x2 below = vf64x2_of_ordered_sum_finite(vf64_of(1.0), t.hi);
    const vf64x2 denominator = vf64x2_of_ordered_sum_finite(below.hi, vf64_add(below.lo, t.lo));
    return (ac_logistic_f64){tail, t, vf64x2_reciprocal_finite(denominator)};
}

AC_WORD ac_scaled_f64 ac_sigmoid_scaled_f64(vf64x2 x)
{
    const ac_logistic_f64 g = ac_logistic_of_f64(vf64x2_abs(x));
    const ac_scaled_f64 tail = {vf64x2_mul_finite(g.tail.m, g.sigmoid), g.tail.k};
    return ac_scaled_where_f64(vf64_lt(x.hi, vf64_of(0.0)), tail, ac_scaled_of_f64(g.sigmoid));
}

AC_PAIR_WORDS(sigmoid)

/* max(x, 0) + log(1 + e^-|x|), in which nothing cancels; for very negative x it is e^x. */
AC_WORD ac_scaled_f64 ac_softplus_scaled_f64(vf64x2 x)
{
    const ac_scaled_f64 tail = ac_exp_scaled_f64(vf64x2_neg(vf64x2_abs(x)));
    const vf64x2 bend = ac_log1p_f64(ac_unscale_f64(tail));
    const vm64 positive = vf64_gt(x.hi, vf64_of(0.0));
    const vf64x2 sum = vf64x2_where(positive, vf64x2_add(x, bend), bend);
    return ac_scaled_where_f64(vf64_lt(x.hi, vf64_of(-60.0)), tail, ac_scaled_of_f64(sum));
}

AC_PAIR_WORDS(softplus)

AC_WORD ac_scaled_f64 ac_log_sigmoid_scaled_f64(vf64x2 x)
{
    return ac_scaled_neg_f64(ac_softplus_scaled_f64(vf64x2_neg(x)));
}

AC_PAIR_WORDS(log_sigmoid)

/* With e = e^(-2|x|) - 1, tanh(|x|) is -e / (2 + e). */
AC_WORD ac_scaled_f64 ac_tanh_scaled_f64(vf64x2 x)
{
    const vf64x2 a = vf64x2_abs(x);
    const vf64 minus_two = vf64_of(-2.0);
    const vf64x2 e = vf64x2_expm1((vf64x2){vf64_mul(a.hi, minus_two), vf64_mul(a.lo, minus_two)});
    const vf64x2 sum = vf64x2_of_ordered_sum_finite(vf64_of(2.0), e.hi);
    const vf64x2 denominator = vf64x2_of_ordered_sum_finite(sum.hi, vf64_add(sum.lo, e.lo));
    const vf64x2 magnitude = vf64x2_mul(vf64x2_neg(e), vf64x2_reciprocal_finite(denominator));
    const vi64 sign = vi64_and(vf64_as_vi64(x.hi), vi64_of(INT64_MIN));
    return ac_scaled_of_f64((vf64x2){vi64_as_vf64(vi64_or(vf64_as_vi64(magnitude.hi), sign)),
                                     vi64_as_vf64(vi64_xor(vf64_as_vi64(magnitude.lo), sign))});
}

AC_PAIR_WORDS(tanh)

/* A slope next to its root, which is negative: (x - root) * polynomial. The first difference is
 * exact there, and the root has three parts. `direct` elsewhere. */
AC_WORD ac_scaled_f64 ac_near_root_f64(vf64 x, const double root[3], const double *table, int count,
                                       ac_scaled_f64 direct)
{
    const vf64 distance = vf64_sub(x, vf64_of(root[0]));
    const vf64x2 y = vf64x2_of_sum_finite(distance, vf64_of(-root[1]));
    const vf64x2 exact = {y.hi, vf64_sub(y.lo, vf64_of(root[2]))};
    const vf64x2 near = vf64x2_mul_finite(exact, ac_polynomial_f64(exact, table, count));
    return ac_scaled_where_f64(vf64_lt(vf64_abs(distance), vf64_of(0.0625)), ac_scaled_of_f64(near),
                               direct);
}

/* h for x <= 0 and 1 - h for x > 0: s(x), and the slope of x * s(x), where s(x) + s(-x) = 1. */
AC_WORD ac_scaled_f64 ac_slope_sides_f64(vf64 x, ac_scaled_f64 h)
{
    const vf64x2 right = vf64x2_add_single(vf64x2_neg(ac_unscale_trace_f64(h)), vf64_of(1.0));
    return ac_scaled_where_f64(vf64_gt(x, vf64_of(0.0)), ac_scaled_of_f64(right), h);
}

/* x * sigmoid(v), v having the sign of x and |v| being what g was made of. */
AC_WORD ac_scaled_f64 ac_gated_f64(vf64 x, vf64 a, ac_logistic_f64 g)
{
    const vm64 negative = vf64_lt(x, vf64_of(0.0));
    const vf64x2 tail = vf64x2_mul_finite(g.tail.m, g.sigmoid);
    return ac_times_f64(vf64x2_of(vf64_where(negative, vf64_neg(a), x)),
                        vf64x2_where(negative, tail, g.sigmoid),
                        vi64_where(negative, g.tail.k, vi64_of(0)));
}

/* The slope of x * sigmoid(v) at -a: sigmoid(-v) * (1 - a v' sigmoid(v)). */
AC_WORD ac_scaled_f64 ac_gated_slope_f64(vf64x2 a_times_slope, ac_logistic_f64 g)
{
    const vf64x2 product = vf64x2_mul_finite(vf64x2_neg(a_times_slope), g.sigmoid);
    const vf64x2 bracket = vf64x2_add_single_finite(product, vf64_of(1.0));
    const vf64x2 left = vf64x2_mul_finite(vf64x2_mul_finite(g.tail.m, g.sigmoid), bracket);
    return (ac_scaled_f64){left, g.tail.k};
}

AC_WORD ac_scaled_f64 ac_silu_scaled_f64(vf64 x)
{
    const vf64 a = vf64_min(vf64_abs(x), vf64_of(AC_EXP_LIMIT_F64));
    return ac_gated_f64(x, a, ac_logistic_of_f64(vf64x2_of(a)));
}

AC_SINGLE_WORDS(silu)

AC_WORD ac_scaled_f64 ac_silu_slope_scaled_f64(vf64 x)
{
    const vf64 a = vf64_min(vf64_abs(x), vf64_of(AC_EXP_LIMIT_F64));
    const ac_scaled_f64 direct = ac_gated_slope_f64(vf64x2_of(a), ac_logistic_of_f64(vf64x2_of(a)));
    return ac_slope_sides_f64(
        x, ac_near_root_f64(vf64_neg(a), ac_silu_slope_f64_root, ac_silu_slope_f64, 16, direct));
}

AC_SINGLE_WORDS(silu_slope)

/* For f32 kernels that need more than a float: a pair of floats is one double. */
AC_WORD vf64 vf64_silu_slope_of_pair_times(vf64 x, vf64 g)
{
    return vf64_silu_slope_times(x, g);
}

AC_WORD vf64 vf64_silu_slope_of_pair_over(vf64 x, vf64 d)
{
    return vf64_silu_slope_over(x, d);
}

/* tanh(softplus(x)) = n / d in t = e^-|x|: for x < 0, n = t (2 + t), d = 2 + 2 t + t^2; else
 * n = 1 + 2 t, d = 1 + 2 t + 2 t^2. */
typedef struct ac_mish_parts_f64 {
    vf64 a;
    vm64 negative;
    vf64x2 t;
    vf64x2 square;
    vf64x2 n; /* without the factor t */
    vf64x2 d;
    vf64x2 factor; /* 1, or m of t = m * 2^k */
    vi64 k;        /* 0, or its k */
} ac_mish_parts_f64;

AC_WORD ac_mish_parts_f64 ac_mish_reduce_f64(vf64 x)
{
    const vf64 a = vf64_min(vf64_abs(x), vf64_of(AC_EXP_LIMIT_F64));
    const vm64 negative = vf64_lt(x, vf64_of(0.0));
    const ac_scaled_f64 tail = ac_exp_scaled_f64(vf64x2_of(vf64_neg(a)));
    const vf64x2 t = ac_unscale_f64(tail);
    const vf64x2 square = vf64x2_mul_finite(t, t);
    const vf64x2 two_t = {vf64_add(t.hi, t.hi), vf64_add(t.lo, t.lo)};
    const vf64x2 two_square = {vf64_add(square.hi, square.hi), vf64_add(square.lo, square.lo)};
    const vf64x2 one_two_t = vf64x2_add_single_finite(two_t, vf64_of(1.0));
    const vf64x2 two_plus_t = vf64x2_add_single_finite(t, vf64_of(2.0));
    const vf64x2 left = vf64x2_add_finite(vf64x2_add_finite(two_plus_t, t), square);
    const vf64x2 right = vf64x2_add_finite(one_two_t, two_square);
    return (ac_mish_parts_f64){a,
                               negative,
                               t,
                               square,
                               vf64x2_where(negative, two_plus_t, one_two_t),
                               vf64x2_where(negative, left, right),
                               vf64x2_where(negative, tail.m, vf64x2_of(vf64_of(1.0))),
                               vi64_where(negative, tail.k, vi64_of(0))};
}

AC_WORD ac_scaled_f64 ac_mish_scaled_f64(vf64 x)
{
    const ac_mish_parts_f64 e = ac_mish_reduce_f64(x);
    const vf64x2 quotient = vf64x2_mul_finite(e.n, vf64x2_reciprocal_finite(e.d));
    const vf64 factor = vf64_where(e.negative, vf64_neg(e.a), x);
    return ac_times_f64(vf64x2_of(factor), vf64x2_mul_finite(quotient, e.factor), e.k);
}

AC_SINGLE_WORDS(mish)

/* ((2 + t) d - 4 a (1 + t)) t / d^2 for x < 0, else ((1 + 2 t) d + 4 a t^2 (1 + t)) / d^2. */
AC_WORD ac_scaled_f64 ac_mish_slope_scaled_f64(vf64 x)
{
    const ac_mish_parts_f64 e = ac_mish_reduce_f64(x);
    const vf64x2 one_t = vf64x2_add_single_finite(e.t, vf64_of(1.0));
    const vf64x2 four_a = vf64x2_mul_single_finite(one_t, vf64_mul(e.a, vf64_of(4.0)));
    const vf64x2 second =
        vf64x2_where(e.negative, vf64x2_neg(four_a), vf64x2_mul_finite(four_a, e.square));
    const vf64x2 sum = vf64x2_add_finite(vf64x2_mul_finite(e.n, e.d), second);
    const vf64x2 inverse = vf64x2_reciprocal_finite(e.d);
    const vf64x2 quotient = vf64x2_mul_finite(vf64x2_mul_finite(sum, inverse), inverse);
    const ac_scaled_f64 direct = {vf64x2_mul_finite(quotient, e.factor), e.k};
    return ac_near_root_f64(x, ac_mish_slope_f64_root, ac_mish_slope_f64, 16, direct);
}

AC_SINGLE_WORDS(mish_slope)

/* The Gaussian family. */

/* The row of a table whose pieces are selected by the leading bits of 1 + x, and the distance from
 * the middle of the piece. */
typedef struct ac_piece_f64 {
    vi64 row;
    vf64 center;
} ac_piece_f64;

/* 2^bits pieces in an octave, in rows of 2^width numbers. x is clamped below `limit`, also a
 * nan. */
AC_WORD ac_piece_f64 ac_piece_of_f64(vf64 x, int bits, int width, double limit)
{
    const vf64 inside = vf64_min(vf64_of(limit), x);
    const vi64 leading = vi64_shr(vf64_as_vi64(vf64_add(inside, vf64_of(1.0))), 52 - bits);
    const vi64 piece = vi64_sub(leading, vi64_of(INT64_C(0x3ff) << bits));
    const vi64 middle = vi64_or(vi64_shl(leading, 52 - bits), vi64_of(INT64_C(1) << (51 - bits)));
    return (ac_piece_f64){vi64_shl(piece, width), vf64_sub(vi64_as_vf64(middle), vf64_of(1.0))};
}

/* e^(a^2) erfc(a) for 0 <= a < 63; anything for nan. */
AC_WORD vf64x2 ac_erfcx_f64(vf64x2 a)
{
    const ac_piece_f64 piece = ac_piece_of_f64(a.hi, 4, 4, 60.0);
    const vf64x2 sum = vf64x2_of_sum_finite(a.hi, vf64_neg(piece.center));
    const vf64x2 y = {sum.hi, vf64_add(sum.lo, a.lo)};
    const vi64 row = piece.row;
    const double *const table = ac_erfcx_f64_pieces[0];
    vf64 rest = vf64_gather(table + 15, row);
    for (int i = 14; i >= 4; i--)
        rest = vf64_fma(rest, y.hi, vf64_gather(table + i, row));
    return ac_join_f64(y, (vf64x2){vf64_gather(table, row), vf64_gather(table + 1, row)},
                       (vf64x2){vf64_gather(table + 2, row), vf64_gather(table + 3, row)}, rest);
}

/* e^(-x^2 / 2) for single and paired x within AC_GAUSS_LIMIT_F64. */
AC_WORD ac_scaled_f64 ac_gauss_f64(vf64x2 x)
{
    const vf64x2 square = vf64x2_mul_finite(x, x);
    const vf64 minus_half = vf64_of(-0.5);
    return ac_exp_scaled_f64(
        (vf64x2){vf64_mul(square.hi, minus_half), vf64_mul(square.lo, minus_half)});
}

/* erfc(a) for a >= 0 within the limit. */
AC_WORD ac_scaled_f64 ac_erfc_tail_f64(vf64x2 a)
{
    const vf64x2 square = vf64x2_mul_finite(a, a);
    const ac_scaled_f64 gauss = ac_exp_scaled_f64(vf64x2_neg(square));
    return (ac_scaled_f64){vf64x2_mul_finite(gauss.m, ac_erfcx_f64(a)), gauss.k};
}

AC_WORD ac_scaled_f64 ac_erfc_scaled_f64(vf64x2 x)
{
    const vf64x2 a = vf64x2_abs(ac_limit_f64(x, AC_ERFC_LIMIT_F64));
    const ac_scaled_f64 tail = ac_erfc_tail_f64(a);
    const vf64x2 left = vf64x2_add_single(vf64x2_neg(ac_unscale_f64(tail)), vf64_of(2.0));
    return ac_scaled_where_f64(vf64_lt(x.hi, vf64_of(0.0)), ac_scaled_of_f64(left), tail);
}

AC_PAIR_WORDS(erfc)

/* x times a polynomial in x^2 up to 1/4, 1 - erfc(|x|) beyond. */
AC_WORD ac_scaled_f64 ac_erf_scaled_f64(vf64x2 x)
{
    const vf64x2 limited = ac_limit_f64(x, 28.0);
    const vf64x2 a = vf64x2_abs(limited);
    const vf64x2 tail = ac_unscale_f64(ac_erfc_tail_f64(a));
    const vf64x2 magnitude = vf64x2_add_single_finite(vf64x2_neg(tail), vf64_of(1.0));
    const vm64 negative = vf64_lt(x.hi, vf64_of(0.0));
    const vf64x2 far = vf64x2_where(negative, vf64x2_neg(magnitude), magnitude);
    const vf64x2 square = vf64x2_mul_finite(limited, limited);
    const vf64x2 ratio = ac_polynomial_f64(square, ac_erf_f64, 14);
    const ac_scaled_f64 near = ac_times_f64(limited, ratio, vi64_of(0));
    return ac_scaled_where_f64(vf64_lt(a.hi, vf64_of(0.25)), near, ac_scaled_of_f64(far));
}

AC_PAIR_WORDS(erf)

/* From a start with an error below 2^-28 one step of Halley's method on erf or, above 1/4, on erfc,
 * which is known to the last digit near 1; close to 0, x sqrt(pi) / 2. */
AC_WORD ac_scaled_f64 ac_erfinv_scaled_f64(vf64x2 x)
{
    const vf64 one = vf64_of(1.0);
    const vf64x2 a = vf64x2_abs(x);
    const vf64x2 difference = vf64x2_of_sum_finite(one, vf64_neg(a.hi));
    const vf64 missing_low = vf64_sub(difference.lo, a.lo);
    const vf64x2 missing = vf64x2_of_ordered_sum_finite(difference.hi, missing_low); /* 1 - a */
    const vf64 product = vf64_mul(missing.hi, vf64_add(one, a.hi));
    const vf64 w = vf64_neg(ac_log_scaled_f64(vf64x2_of(product)).m.hi);
    const ac_piece_f64 piece = ac_piece_of_f64(w, 3, 3, 126.0);
    const vf64 distance = vf64_sub(w, piece.center);
    const double *const table = ac_erfinv_f64_pieces[0];
    vf64 ratio = vf64_gather(table + 7, piece.row);
    for (int i = 6; i >= 0; i--)
        ratio = vf64_fma(ratio, distance, vf64_gather(table + i, piece.row));
    const vf64 y = vf64_mul(a.hi, ratio);

    const vf64x2 square = vf64x2_of_product_finite(y, y);
    const ac_scaled_f64 gauss = ac_exp_scaled_f64(vf64x2_neg(square));
    const vf64x2 w_y = ac_erfcx_f64(vf64x2_of(y));
    const vf64x2 tail = vf64x2_scale(vf64x2_mul_finite(gauss.m, w_y), gauss.k);
    const vf64x2 far = vf64x2_add_finite(missing, vf64x2_neg(tail));
    const vf64x2 erf = vf64x2_mul_single_finite(ac_polynomial_f64(square, ac_erf_f64, 14), y);
    const vf64x2 near = vf64x2_add_finite(erf, vf64x2_neg(a));
    const vf64 off = vf64_where(vf64_lt(y, vf64_of(0.25)), near.hi, far.hi);
    const vf64 slope = vf64_scale(gauss.m.hi, gauss.k); /* times sqrt(pi) / 2 */
    const vf64 step = vf64_div(vf64_mul(off, vf64_of(ac_erfinv_f64_slope[0])), slope);
    const vf64 halley = vf64_div(step, vf64_fma(y, step, one));
    const vf64x2 regular = vf64x2_of_ordered_sum_finite(y, vf64_neg(halley));

    const ac_scaled_f64 tiny = ac_times_f64(a, ac_constant_f64(ac_erfinv_f64_slope), vi64_of(0));
    const vf64 beyond = vf64_where(vf64_eq(missing.hi, vf64_of(0.0)), vf64_of((double)INFINITY),
                                   vf64_of((double)NAN));
    const vf64x2 outer =
        vf64x2_where(vf64_gt(missing.hi, vf64_of(0.0)), regular, vf64x2_of(beyond));
    const ac_scaled_f64 magnitude =
        ac_scaled_where_f64(vf64_lt(a.hi, vf64_of(0x1p-30)), tiny, ac_scaled_of_f64(outer));
    const vi64 sign = vi64_and(vf64_as_vi64(x.hi), vi64_of(INT64_MIN));
    return (ac_scaled_f64){{vi64_as_vf64(vi64_xor(vf64_as_vi64(magnitude.m.hi), sign)),
                            vi64_as_vf64(vi64_xor(vf64_as_vi64(magnitude.m.lo), sign))},
                           magnitude.k};
}

AC_PAIR_WORDS(erfinv)

/* normal_cdf(-a) for a >= 0 within the limit. */
AC_WORD ac_scaled_f64 ac_normal_tail_f64(vf64x2 a)
{
    const vf64x2 root = vf64x2_mul_finite(a, ac_constant_f64(ac_sqrt_half_f64));
    const ac_scaled_f64 gauss = ac_gauss_f64(a);
    const vf64x2 w = ac_erfcx_f64(root);
    const vf64 half = vf64_of(0.5);
    const vf64x2 half_w = {vf64_mul(w.hi, half), vf64_mul(w.lo, half)};
    return (ac_scaled_f64){vf64x2_mul_finite(gauss.m, half_w), gauss.k};
}

AC_WORD ac_scaled_f64 ac_normal_cdf_scaled_f64(vf64x2 x)
{
    const vf64x2 a = vf64x2_abs(ac_limit_f64(x, AC_GAUSS_LIMIT_F64));
    const ac_scaled_f64 tail = ac_normal_tail_f64(a);
    return ac_slope_sides_f64(x.hi, tail);
}

AC_PAIR_WORDS(normal_cdf)

AC_WORD ac_scaled_f64 ac_normal_pdf_scaled_f64(vf64x2 x)
{
    const ac_scaled_f64 gauss = ac_gauss_f64(ac_limit_f64(x, AC_GAUSS_LIMIT_F64));
    return (ac_scaled_f64){vf64x2_mul_finite(gauss.m, ac_constant_f64(ac_pdf_scale_f64)), gauss.k};
}

AC_PAIR_WORDS(normal_pdf)

AC_WORD ac_scaled_f64 ac_gelu_scaled_f64(vf64 x)
{
    const vf64 a = vf64_min(vf64_abs(x), vf64_of(AC_GAUSS_LIMIT_F64));
    const ac_scaled_f64 tail = ac_normal_tail_f64(vf64x2_of(a));
    const vf64x2 cdf = vf64x2_add_single(vf64x2_neg(ac_unscale_trace_f64(tail)), vf64_of(1.0));
    const vm64 negative = vf64_lt(x, vf64_of(0.0));
    return ac_times_f64(vf64x2_of(vf64_where(negative, vf64_neg(a), x)),
                        vf64x2_where(negative, tail.m, cdf),
                        vi64_where(negative, tail.k, vi64_of(0)));
}

AC_SINGLE_WORDS(gelu)

/* At -a: e^(-a^2 / 2) * (e^(a^2 / 2) normal_cdf(-a) - a / sqrt(2 pi)). */
AC_WORD ac_scaled_f64 ac_gelu_slope_scaled_f64(vf64 x)
{
    const vf64 a = vf64_min(vf64_abs(x), vf64_of(AC_GAUSS_LIMIT_F64));
    const ac_scaled_f64 gauss = ac_gauss_f64(vf64x2_of(a));
    const vf64x2 root = vf64x2_mul_single_finite(ac_constant_f64(ac_sqrt_half_f64), a);
    const vf64x2 w = ac_erfcx_f64(root);
    const vf64 half = vf64_of(0.5);
    const vf64x2 first = {vf64_mul(w.hi, half), vf64_mul(w.lo, half)};
    const vf64x2 second = vf64x2_mul_single_finite(ac_constant_f64(ac_pdf_scale_f64), vf64_neg(a));
    const vf64x2 bracket = vf64x2_add_finite(first, second);
    const ac_scaled_f64 direct = {vf64x2_mul_finite(gauss.m, bracket), gauss.k};
    return ac_slope_sides_f64(
        x, ac_near_root_f64(vf64_neg(a), ac_gelu_slope_f64_root, ac_gelu_slope_f64, 16, direct));
}

AC_SINGLE_WORDS(gelu_slope)

/* The tanh form: x * sigmoid(v), v = linear x + cubic x^3. */

AC_WORD vf64x2 ac_tanh_square_f64(vf64 a, double times)
{
    const vf64x2 square = vf64x2_of_product_finite(a, a);
    const vf64x2 cubic = vf64x2_mul_finite(square, ac_constant_f64(ac_tanh_cubic_f64));
    return vf64x2_add_finite(ac_constant_f64(ac_tanh_linear_f64),
                             vf64x2_mul_single_finite(cubic, vf64_of(times)));
}

AC_WORD ac_scaled_f64 ac_gelu_tanh_scaled_f64(vf64 x)
{
    const vf64 a = vf64_min(vf64_abs(x), vf64_of(AC_GAUSS_LIMIT_F64));
    const vf64x2 v = vf64x2_mul_single_finite(ac_tanh_square_f64(a, 1.0), a);
    return ac_gated_f64(x, a, ac_logistic_of_f64(v));
}

AC_SINGLE_WORDS(gelu_tanh)

AC_WORD ac_scaled_f64 ac_gelu_tanh_slope_scaled_f64(vf64 x)
{
    const vf64 a = vf64_min(vf64_abs(x), vf64_of(AC_GAUSS_LIMIT_F64));
    const vf64x2 v = vf64x2_mul_single_finite(ac_tanh_square_f64(a, 1.0), a);
    const vf64x2 a_times_slope = vf64x2_mul_single_finite(ac_tanh_square_f64(a, 3.0), a);
    const ac_scaled_f64 direct = ac_gated_slope_f64(a_times_slope, ac_logistic_of_f64(v));
    return ac_slope_sides_f64(x, ac_near_root_f64(vf64_neg(a), ac_gelu_tanh_slope_f64_root,
                                                  ac_gelu_tanh_slope_f64, 16, direct));
}

AC_SINGLE_WORDS(gelu_tanh_slope)

#endif
