/*
 * Functions of two numbers in f64: x to the power y, and the angle of the point (x, y). Pairs in,
 * m * 2^k out; in single f64 arithmetic for f32 results (_f32).
 *
 *   pow(x, y)     e^(y log |x|), the logarithm and the product as pairs: |y log |x|| is below 1500,
 *                 so that an error of 2^-67 of the logarithm is one of 2^-57 of the result. Zeros,
 *                 infinities, nan and negative numbers as C has them (C17, F.10.4.4).
 *   atan2(y, x)   the angle of trigonometry_f64.h in the first quadrant, of |y| and |x| brought to
 *                 about 1 by powers of two first, reflected (C17, F.10.1.4).
 */
#ifndef AC_SIMD_POWER_F64_H
#define AC_SIMD_POWER_F64_H

#include "simd/math/math_f64.h"
#include "simd/math/short_f64.h"
#include "simd/math/trigonometry_f64.h"
#include "simd/words/word.h"

AC_WORD vm64 ac_is_whole_f64(vf64 y)
{
    return vf64_eq(vf64_trunc(y), y);
}

/* Whole, and not twice a whole number. */
AC_WORD vm64 ac_is_odd_whole_f64(vf64 y)
{
    const vf64 half = vf64_mul(y, vf64_of(0.5));
    return vm64_and(ac_is_whole_f64(y), vm64_not(ac_is_whole_f64(half)));
}

/* Lanes in which the power is 1 whatever the other number is, and lanes in which it is nan. */
typedef struct ac_power_case_f64 {
    vm64 one;
    vm64 none;
    vi64 sign;
} ac_power_case_f64;

AC_WORD ac_power_case_f64 ac_power_case_of_f64(vf64 x, vf64 y)
{
    const vf64 one = vf64_of(1.0);
    const vf64 zero = vf64_of(0.0);
    const vm64 unit = vm64_and(vf64_eq(vf64_abs(x), one), vf64_is_inf(y));
    const vm64 negative = vm64_and(vf64_lt(x, zero), vm64_not(vf64_is_inf(x)));
    const vm64 whole = vm64_or(ac_is_whole_f64(y), vf64_is_inf(y));
    const vi64 sign = vi64_where(ac_is_odd_whole_f64(y), ac_sign_of_f64(x), vi64_of(0));
    return (ac_power_case_f64){vm64_or(vm64_or(vf64_eq(y, zero), vf64_eq(x, one)), unit),
                               vm64_and(negative, vm64_and(vm64_not(whole), vf64_eq(y, y))), sign};
}

AC_WORD ac_scaled_f64 ac_pow_scaled_f64(vf64x2 x, vf64x2 y)
{
    const vf64x2 log = ac_log_scaled_f64(vf64x2_abs(x)).m;
    const ac_scaled_f64 e = ac_exp_scaled_f64(vf64x2_mul(log, y));
    const ac_power_case_f64 c = ac_power_case_of_f64(x.hi, y.hi);
    const vf64x2 one = vf64x2_of(vf64_of(1.0));
    const vf64x2 none = vf64x2_of(vf64_of((double)NAN));
    const vm64 plain = vm64_not(vm64_or(c.one, c.none));
    const vf64x2 value = ac_flip_signs_f64(e.m, c.sign);
    return (ac_scaled_f64){vf64x2_where(c.none, none, vf64x2_where(c.one, one, value)),
                           vi64_where(plain, e.k, vi64_of(0))};
}

AC_WORD vf64x2 vf64x2_pow(vf64x2 x, vf64x2 y)
{
    return ac_unscale_f64(ac_pow_scaled_f64(x, y));
}

AC_WORD vf64 vf64_pow(vf64 x, vf64 y)
{
    return vf64x2_round(vf64x2_pow(vf64x2_of(x), vf64x2_of(y)));
}

/* The number of 25 binary digits next to x where it is within 2^-43 of x, else x. Powers of short
 * numbers are often short: 0.75^2 is. Halfway between two numbers of f32 or 16 bits, as 25 digits
 * can be, they are rounded to even only if they are exact, and e^(y log x) is within 2^-45. */
AC_WORD vf64 ac_short_number_f64(vf64 x)
{
    const vf64 shifted = vf64_mul(x, vf64_of(0x1p28 + 1.0));
    const vf64 rounded = vf64_sub(shifted, vf64_sub(shifted, x));
    const vf64 distance = vf64_abs(vf64_sub(rounded, x));
    return vf64_where(vf64_le(distance, vf64_mul(vf64_abs(x), vf64_of(0x1p-43))), rounded, x);
}

AC_WORD vf64 vf64_pow_f32(vf64 x, vf64 y)
{
    const vf64 power = ac_exp_wide_f32(vf64_mul(ac_log_short_f64(vf64_abs(x)), y));
    const vf64 e = ac_short_number_f64(power);
    const ac_power_case_f64 c = ac_power_case_of_f64(x, y);
    const vf64 value = ac_flip_short(e, c.sign);
    return vf64_where(c.none, vf64_of((double)NAN), vf64_where(c.one, vf64_of(1.0), value));
}

/* Approximately the exponent of |x|: x * 2^-k is between 1/2 and 2 for normal numbers, below 1 for
 * others. */
AC_WORD vi64 ac_exponent_f64(vf64 x)
{
    const vi64 bits = vi64_shr(vf64_as_vi64(vf64_abs(x)), 52);
    return vi64_sub(bits, vi64_of(1023));
}

/* p * 2^k without loss, in two steps, neither of which leaves the range. */
AC_WORD vf64x2 ac_moved_f64(vf64x2 p, vi64 k)
{
    return (vf64x2){vf64_scale(p.hi, k), vf64_scale(p.lo, k)};
}

/* Replaces an infinity by 1 and a finite number beside it by 0, which has the same direction. */
AC_WORD vf64x2 ac_direction_f64(vf64x2 a, vf64 other)
{
    const vf64 limit = vf64_where(vf64_is_inf(a.hi), vf64_of(1.0), vf64_of(0.0));
    const vm64 far = vm64_or(vf64_is_inf(a.hi), vf64_is_inf(other));
    const vm64 number = vm64_and(vf64_eq(a.hi, a.hi), vf64_eq(other, other));
    return vf64x2_where(vm64_and(far, number), vf64x2_of(limit), a);
}

AC_WORD ac_scaled_f64 ac_atan2_scaled_f64(vf64x2 y, vf64x2 x)
{
    const vf64x2 b = ac_direction_f64(vf64x2_abs(x), y.hi);
    const vf64x2 a = ac_direction_f64(vf64x2_abs(y), x.hi);
    const vi64 k_a = ac_exponent_f64(a.hi);
    const vi64 k_b = ac_exponent_f64(b.hi);
    const vi64 none = vi64_of(0);

    /* A flat angle is the quotient itself, which may be subnormal: both numbers are scaled to about
     * 1, and the power of two is applied to the result. Otherwise both are scaled by the exponent
     * of the larger one. */
    const vm64 flat =
        vm64_and(vi64_gt(vi64_sub(k_b, k_a), vi64_of(200)), vf64_gt(a.hi, vf64_of(0.0)));
    const vi64 larger = vi64_where(vi64_gt(k_a, k_b), k_a, k_b);
    const vi64 minus_larger = vi64_sub(none, larger);
    const vi64 minus_a = vi64_where(flat, vi64_sub(none, k_a), minus_larger);
    const vi64 minus_b = vi64_where(flat, vi64_sub(none, k_b), minus_larger);
    const vf64x2 over = ac_moved_f64(a, minus_a);
    const vf64x2 under = ac_moved_f64(b, minus_b);
    const vm64 origin = vm64_and(vf64_eq(a.hi, vf64_of(0.0)), vf64_eq(b.hi, vf64_of(0.0)));
    const vf64x2 angle =
        ac_first_quadrant_f64(over, vf64x2_where(origin, vf64x2_of(vf64_of(1.0)), under));
    const vf64x2 first = vf64x2_where(flat, vf64x2_div(over, under), angle);

    const vm64 left = vi64_eq(vi64_shr(vf64_as_vi64(x.hi), 63), vi64_of(1));
    const vf64x2 tiny = vf64x2_where(flat, vf64x2_of(vf64_of(0.0)), first);
    const vf64x2 reflected = vf64x2_add_finite(ac_constant_f64(ac_angle_f64_pi), vf64x2_neg(tiny));
    const vm64 number = vm64_and(vf64_eq(x.hi, x.hi), vf64_eq(y.hi, y.hi));
    const vf64x2 value = vf64x2_where(left, reflected, first);
    const vf64x2 nan = vf64x2_of(vf64_of((double)NAN));
    const vi64 k = vi64_where(vm64_and(flat, vm64_not(left)), vi64_sub(k_a, k_b), none);
    return (ac_scaled_f64){
        ac_flip_signs_f64(vf64x2_where(number, value, nan), ac_sign_of_f64(y.hi)), k};
}

AC_WORD vf64x2 vf64x2_atan2(vf64x2 y, vf64x2 x)
{
    return ac_unscale_f64(ac_atan2_scaled_f64(y, x));
}

AC_WORD vf64 vf64_atan2(vf64 y, vf64 x)
{
    return vf64x2_round(vf64x2_atan2(vf64x2_of(y), vf64x2_of(x)));
}

AC_WORD vf64 vf64_atan2_f32(vf64 y, vf64 x)
{
    const vm64 far = vm64_and(vf64_is_inf(x), vf64_is_inf(y));
    const vf64 a = vf64_where(far, vf64_of(1.0), vf64_abs(y));
    const vf64 b = vf64_where(far, vf64_of(1.0), vf64_abs(x));
    const vm64 origin = vm64_and(vf64_eq(a, vf64_of(0.0)), vf64_eq(b, vf64_of(0.0)));
    const vf64 quotient = vf64_div(a, vf64_where(origin, vf64_of(1.0), b));
    const vf64 angle = vf64_atan_f32(quotient);
    const vm64 left = vi64_eq(vi64_shr(vf64_as_vi64(x), 63), vi64_of(1));
    const vf64 value = vf64_where(left, vf64_sub(vf64_of(ac_angle_f64_pi[0]), angle), angle);
    return ac_flip_short(value, ac_sign_of_f64(y));
}

#endif
