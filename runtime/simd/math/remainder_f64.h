/*
 * fmod(x, y) in f64: what is left of x after as many multiples of y as fit, with the sign of x.
 *
 * A step takes a multiple of |y| * 2^k, where k leaves a quotient below 2^52. The difference is a
 * multiple of the last bit of |y| * 2^k and below that number, so the fma is exact, and 50 bits
 * vanish in a step.
 */
#ifndef AC_SIMD_REMAINDER_F64_H
#define AC_SIMD_REMAINDER_F64_H

#include "simd/simd.h"

/* The exponent of a number above 0, subnormal ones included. */
AC_WORD vi64 ac_true_exponent_f64(vf64 x)
{
    const vm64 small = vf64_lt(x, vf64_of(0x1p-900));
    const vi64 lifted = ac_exponent_f64(vf64_mul(x, vf64_of(0x1p100)));
    return vi64_where(small, vi64_sub(lifted, vi64_of(100)), ac_exponent_f64(x));
}

/* One step. The rounded quotient is at most one too large. */
AC_WORD vf64 ac_reduced_f64(vf64 r, vf64 b)
{
    const vi64 distance = vi64_sub(ac_true_exponent_f64(r), ac_true_exponent_f64(b));
    const vi64 k = vi64_sub(distance, vi64_of(50));
    const vf64 unit = vf64_scale(b, vi64_where(vi64_gt(k, vi64_of(0)), k, vi64_of(0)));
    const vf64 quotient = vf64_trunc(vf64_div(r, unit));
    const vf64 rest = vf64_fma(vf64_neg(quotient), unit, r);
    return vf64_where(vf64_lt(rest, vf64_of(0.0)), vf64_add(rest, unit), rest);
}

AC_WORD vf64 vf64_fmod(vf64 x, vf64 y)
{
    const vf64 b = vf64_abs(y);
    const vm64 none = vm64_or(vf64_is_inf(x), vf64_eq(b, vf64_of(0.0)));
    const vm64 number = vm64_and(vf64_eq(x, x), vf64_eq(y, y));
    const vm64 regular = vm64_and(number, vm64_not(none));
    vf64 r = vf64_abs(x);

    for (;;) {
        const vm64 open = vm64_and(regular, vf64_ge(r, b));
        if (!vm64_any(open))
            break;
        const vf64 one = vf64_of(1.0);
        const vf64 less = ac_reduced_f64(vf64_where(open, r, one), vf64_where(open, b, one));
        r = vf64_where(open, less, r);
    }
    return vf64_where(regular, ac_flip_short(r, ac_sign_of_f64(x)), vf64_of((double)NAN));
}

AC_WORD vf64 vf64_fmod_f32(vf64 x, vf64 y)
{
    return vf64_fmod(x, y);
}

#endif
