/*
 * Exponentials and logarithms to other bases, hyperbolic functions and their inverses in f64: a
 * pair in, a pair out.
 *
 *   exp2(x)         2^(n/16) e^(r ln 2), with x = n/16 + r exactly: powers of two are exact
 *   log2, log10     log(x) as a pair times 1 / ln 2, 1 / ln 10
 *   sinh(x)         (E + E / (1 + E)) / 2 with E = expm1(|x|); from 40 on e^|x| / 2
 *   cosh(x)         (e + 1 / e) / 2 with e = e^|x|; from 40 on e / 2
 *   asinh(x)        log1p(a + a^2 / (1 + sqrt(1 + a^2))), a = |x|; from 2^30 on log(a) + ln 2
 *   acosh(x)        log1p(t + sqrt(t (t + 2))), t = x - 1; from 2^30 on log(x) + ln 2
 *   atanh(x)        log1p(2 a / (1 - a)) / 2, a = |x|
 *   rsqrt(x)        1 / sqrt(x)
 *
 * No step subtracts numbers that are near each other and inexact.
 */
#ifndef AC_SIMD_HYPERBOLIC_F64_H
#define AC_SIMD_HYPERBOLIC_F64_H

#include "simd/math/math_f64.h"
#include "simd/math/trigonometry_f64.h"
#include "simd/tables/tables_f64.h"
#include "simd/words/word.h"

/* From here on e^-|x| is negligible beside e^|x|. */
#define AC_HYPERBOLIC_FAR_F64 40.0
/* From here on the 1 beside the square does not affect the logarithm. */
#define AC_AREA_FAR_F64 0x1p30

AC_WORD ac_scaled_f64 ac_exp2_scaled_f64(vf64x2 x)
{
    const vf64x2 limited = ac_limit_f64(x, 2200.0);
    const vf64 n = vf64_round(vf64_mul(limited.hi, vf64_of(16.0)));
    const vf64 first = vf64_fnma(n, vf64_of(0.0625), limited.hi);
    const vf64x2 distance = vf64x2_of_sum_finite(first, limited.lo);
    const vf64x2 r = vf64x2_mul_finite(distance, ac_constant_f64(ac_ln2_f64));
    const vf64 square = vf64_mul(r.hi, r.hi);
    const vf64 rest = ac_horner_f64(r.hi, ac_exp_f64, 8);
    const ac_exp_parts_f64 e = {{r.hi, vf64_fma(square, rest, r.lo)}, vi64_of_vf64(n)};
    return ac_exp_join_f64(e);
}

AC_WORD ac_scaled_f64 ac_log2_scaled_f64(vf64x2 x)
{
    return ac_scaled_of_f64(
        vf64x2_mul(ac_log_scaled_f64(x).m, ac_constant_f64(ac_inverse_ln2_f64)));
}

AC_WORD ac_scaled_f64 ac_log10_scaled_f64(vf64x2 x)
{
    return ac_scaled_of_f64(
        vf64x2_mul(ac_log_scaled_f64(x).m, ac_constant_f64(ac_inverse_ln10_f64)));
}

AC_WORD vf64x2 ac_halved_f64(vf64x2 p)
{
    const vf64 half = vf64_of(0.5);
    return (vf64x2){vf64_mul(p.hi, half), vf64_mul(p.lo, half)};
}

/* e^|x| / 2 from AC_HYPERBOLIC_FAR_F64 on, `near` below it. */
AC_WORD ac_scaled_f64 ac_hyperbolic_far_f64(vf64x2 a, vf64x2 near)
{
    const ac_scaled_f64 e = ac_exp_scaled_f64(a);
    const ac_scaled_f64 far = {e.m, vi64_sub(e.k, vi64_of(1))};
    return ac_scaled_where_f64(vf64_gt(a.hi, vf64_of(AC_HYPERBOLIC_FAR_F64)), far,
                               ac_scaled_of_f64(near));
}

/* |x|, limited to the range in which the functions are computed from it directly. */
AC_WORD vf64x2 ac_hyperbolic_near_f64(vf64x2 a)
{
    return ac_limit_f64(a, AC_HYPERBOLIC_FAR_F64 + 1.0);
}

AC_WORD ac_scaled_f64 ac_sinh_scaled_f64(vf64x2 x)
{
    const vf64x2 a = vf64x2_abs(x);
    const vf64x2 e = vf64x2_expm1(ac_hyperbolic_near_f64(a));
    const vf64x2 one_more = vf64x2_add_single_finite(e, vf64_of(1.0));
    const vf64x2 quotient = vf64x2_mul_finite(e, vf64x2_reciprocal_finite(one_more));
    const vm64 tiny = vf64_lt(a.hi, vf64_of(0x1p-60));
    const vf64x2 near = vf64x2_where(tiny, a, ac_halved_f64(vf64x2_add_finite(e, quotient)));
    const ac_scaled_f64 value = ac_hyperbolic_far_f64(a, near);
    return (ac_scaled_f64){ac_flip_signs_f64(value.m, ac_sign_of_f64(x.hi)), value.k};
}

AC_WORD ac_scaled_f64 ac_cosh_scaled_f64(vf64x2 x)
{
    const vf64x2 a = vf64x2_abs(x);
    const vf64x2 e = vf64x2_exp(ac_hyperbolic_near_f64(a));
    const vf64x2 sum = vf64x2_add_finite(e, vf64x2_reciprocal_finite(e));
    return ac_hyperbolic_far_f64(a, ac_halved_f64(sum));
}

/* log(a) + ln 2 from AC_AREA_FAR_F64 on, `near` below it. */
AC_WORD vf64x2 ac_area_far_f64(vf64x2 a, vf64x2 near)
{
    const vf64x2 far = vf64x2_add(ac_log_scaled_f64(a).m, ac_constant_f64(ac_ln2_f64));
    return vf64x2_where(vf64_gt(a.hi, vf64_of(AC_AREA_FAR_F64)), far, near);
}

AC_WORD ac_scaled_f64 ac_asinh_scaled_f64(vf64x2 x)
{
    const vf64x2 a = vf64x2_abs(x);
    const vf64x2 limited = ac_limit_f64(a, AC_AREA_FAR_F64);
    const vf64 one = vf64_of(1.0);
    const vf64x2 square = vf64x2_mul_finite(limited, limited);
    const vf64x2 root = ac_root_f64(vf64x2_add_single_finite(square, one));
    const vf64x2 under = vf64x2_add_single_finite(root, one);
    const vf64x2 more = vf64x2_mul_finite(square, vf64x2_reciprocal_finite(under));
    const vf64x2 near = ac_log1p_f64(vf64x2_add_finite(limited, more));
    const vm64 tiny = vf64_lt(a.hi, vf64_of(0x1p-60));
    const vf64x2 value = ac_area_far_f64(a, vf64x2_where(tiny, a, near));
    return ac_scaled_of_f64(ac_flip_signs_f64(value, ac_sign_of_f64(x.hi)));
}

AC_WORD ac_scaled_f64 ac_acosh_scaled_f64(vf64x2 x)
{
    const vf64x2 limited = ac_limit_f64(x, AC_AREA_FAR_F64);
    const vf64x2 t = vf64x2_add_single_finite(limited, vf64_of(-1.0));
    const vf64x2 product = vf64x2_mul_finite(t, vf64x2_add_single_finite(t, vf64_of(2.0)));
    const vf64x2 near = ac_log1p_f64(vf64x2_add_finite(t, ac_root_f64(product)));
    const vf64x2 value = ac_area_far_f64(x, near);
    const vf64x2 none = vf64x2_of(vf64_of((double)NAN));
    return ac_scaled_of_f64(vf64x2_where(vf64_lt(t.hi, vf64_of(0.0)), none, value));
}

AC_WORD ac_scaled_f64 ac_atanh_scaled_f64(vf64x2 x)
{
    const vf64x2 a = vf64x2_abs(x);
    const vf64x2 under = vf64x2_add_single(vf64x2_neg(a), vf64_of(1.0));
    const vf64x2 twice = {vf64_add(a.hi, a.hi), vf64_add(a.lo, a.lo)};
    const vf64x2 near = ac_halved_f64(ac_log1p_f64(vf64x2_div(twice, under)));
    const vm64 tiny = vf64_lt(a.hi, vf64_of(0x1p-60));
    const vf64x2 value = vf64x2_where(tiny, a, near);
    return ac_scaled_of_f64(ac_flip_signs_f64(value, ac_sign_of_f64(x.hi)));
}

/* Subnormal numbers are scaled up, because the remainder of their root would underflow. */
AC_WORD ac_scaled_f64 ac_rsqrt_scaled_f64(vf64x2 x)
{
    const vf64 plain = vf64_div(vf64_of(1.0), vf64_sqrt(x.hi));
    const vm64 inside =
        vm64_and(vf64_gt(x.hi, vf64_of(0.0)), vf64_lt(x.hi, vf64_of((double)INFINITY)));
    const vm64 tiny = vf64_lt(x.hi, vf64_of(0x1p-900));
    const vf64 unit = vf64_where(tiny, vf64_of(0x1p200), vf64_of(1.0));
    const vf64x2 larger = {vf64_mul(x.hi, unit), vf64_mul(x.lo, unit)};
    const vf64x2 value = vf64x2_reciprocal_finite(ac_root_f64(larger));
    return (ac_scaled_f64){vf64x2_where(inside, value, vf64x2_of(plain)),
                           vi64_where(vm64_and(tiny, inside), vi64_of(100), vi64_of(0))};
}

AC_PAIR_WORDS(exp2)
AC_PAIR_WORDS(log2)
AC_PAIR_WORDS(log10)
AC_PAIR_WORDS(sinh)
AC_PAIR_WORDS(cosh)
AC_PAIR_WORDS(asinh)
AC_PAIR_WORDS(acosh)
AC_PAIR_WORDS(atanh)
AC_PAIR_WORDS(rsqrt)

#endif
