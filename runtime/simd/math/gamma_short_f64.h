/*
 * The logarithm of the magnitude of the gamma function, and its derivative, in single f64
 * arithmetic, for results of f32 and of 16 bits: a relative error of at most 2^-43 for arguments
 * that are floats or sums of two.
 *
 *   1 <= x <= 2   a polynomial, times the distances from the roots there
 *   x < 1         that of x + 1, less log(x) or 1 / x
 *   x < 8         that of x - n, which is at most 2, and the logarithm of (x - 1) ... (x - n), or
 *                 the sum of their inverses
 *   beyond        the asymptotic series in 1 / x^2, 8 terms: 2^-53 of the result
 *   x < 0         as in gamma_f64.h, from what 1 - x gives
 *
 * For x > 0 no terms cancel to less than a quarter. Where those of x < 0 leave less than 2^-8 of
 * the larger one, the result is that of the pairs (gamma_f64.h). Coefficients:
 * coefficients/tables_f64.py.
 */
#ifndef AC_SIMD_GAMMA_SHORT_F64_H
#define AC_SIMD_GAMMA_SHORT_F64_H

#include <math.h>

#include "simd/math/angle_f64.h"
#include "simd/math/gamma_f64.h"
#include "simd/math/math_f64.h"
#include "simd/math/short_f64.h"
#include "simd/tables/tables_f64.h"
#include "simd/words/word.h"

#define AC_GAMMA_SHORT_FAR 8.0       /* where the asymptotic series begins */
#define AC_GAMMA_SHORT_CANCEL 0x1p-8 /* of the larger term, what has to be left */

/* a >= 0 lowered by integers, or raised by 1, to y between 1 and 2 if it is below the series'
 * range; `product` of what was passed, and `over` that times the sum of its inverses. */
typedef struct ac_lowered_f64 {
    vf64 y;
    vf64 product;
    vf64 over;
    vm64 raised;
    vm64 far;
} ac_lowered_f64;

AC_WORD ac_lowered_f64 ac_lower_f64(vf64 a)
{
    const vf64 one = vf64_of(1.0), two = vf64_of(2.0), zero = vf64_of(0.0);
    const vm64 far = vf64_ge(a, vf64_of(AC_GAMMA_SHORT_FAR));
    const vm64 raised = vf64_lt(a, one);
    ac_lowered_f64 r = {vf64_where(far, two, vf64_where(raised, vf64_add(a, one), a)),
                        vf64_where(raised, a, one), vf64_where(raised, one, zero), raised, far};

    for (;;) {
        const vm64 high = vf64_gt(r.y, two);
        if (!vm64_any(high))
            return r;
        const vf64 y = vf64_sub(r.y, one);
        r.over = vf64_where(high, vf64_fma(r.over, y, r.product), r.over);
        r.product = vf64_where(high, vf64_mul(r.product, y), r.product);
        r.y = vf64_where(high, y, r.y);
    }
}

AC_WORD vf64 ac_lgamma_above_short_f64(vf64 a)
{
    const vf64 one = vf64_of(1.0), two = vf64_of(2.0), half = vf64_of(0.5);
    const ac_lowered_f64 low = ac_lower_f64(a);
    const vf64 bend = ac_horner_f64(vf64_sub(low.y, vf64_of(1.5)), ac_lgamma_f64_short, 20);
    const vf64 near = vf64_mul(vf64_mul(vf64_sub(low.y, one), vf64_sub(low.y, two)), bend);
    const vf64 log = ac_log_short_f64(vf64_where(low.far, a, low.product));
    vf64 value = vf64_add(near, vf64_where(low.raised, vf64_neg(log), log));

    if (vm64_any(low.far)) {
        const vf64 inverse = vf64_div(one, a);
        const vf64 square = vf64_mul(inverse, inverse);
        const vf64 series = vf64_mul(inverse, ac_horner_f64(square, ac_lgamma_f64_short_series, 8));
        const vf64 rest = vf64_add(series, vf64_of(ac_gamma_f64_base[0]));
        const vf64 most = vf64_fma(vf64_sub(a, half), log, vf64_neg(a));
        value = vf64_where(low.far, vf64_add(most, rest), value);
    }
    return value;
}

AC_WORD vf64 ac_digamma_above_short_f64(vf64 a)
{
    const vf64 one = vf64_of(1.0);
    const ac_lowered_f64 low = ac_lower_f64(a);
    const vf64 bend = ac_horner_f64(vf64_sub(low.y, vf64_of(1.5)), ac_digamma_f64_short, 20);
    const vf64 first = vf64_sub(low.y, vf64_of(ac_digamma_f64_root[0]));
    const vf64 near = vf64_mul(vf64_sub(first, vf64_of(ac_digamma_f64_root[1])), bend);
    const vf64 inverse =
        vf64_div(vf64_where(low.far, one, low.over), vf64_where(low.far, a, low.product));
    vf64 value = vf64_add(near, vf64_where(low.raised, vf64_neg(inverse), inverse));

    if (vm64_any(low.far)) {
        const vf64 square = vf64_mul(inverse, inverse);
        const vf64 series = vf64_mul(square, ac_horner_f64(square, ac_digamma_f64_short_series, 8));
        const vf64 less = vf64_fma(inverse, vf64_of(0.5), series);
        value = vf64_where(low.far, vf64_sub(ac_log_short_f64(a), less), value);
    }
    return value;
}

/* Where the sum of two terms leaves too little of them. */
AC_WORD vm64 ac_cancels_f64(vf64 x, vf64 y, vf64 sum)
{
    const vf64 larger = vf64_max(vf64_abs(x), vf64_abs(y));
    return vf64_lt(vf64_abs(sum), vf64_mul(larger, vf64_of(AC_GAMMA_SHORT_CANCEL)));
}

/* pi / tan(pi d) for |d| at most 1/2: beyond 1/4 the tangent of what is left to 1/2, which keeps
 * its digits next to the root there. */
AC_WORD vf64 ac_cotangent_short_f64(vf64 d)
{
    const vf64 pi = vf64_of(ac_angle_f64_pi[0]);
    const vf64 a = vf64_abs(d);
    const vm64 far = vf64_gt(a, vf64_of(0.25));
    const vf64 rest = vf64_where(far, vf64_sub(vf64_of(0.5), a), a);
    const vf64 tangent = vf64_tan_f32(vf64_mul(rest, pi));
    const vf64 value = vf64_where(far, vf64_mul(pi, tangent), vf64_div(pi, tangent));
    return ac_flip_short(value, ac_sign_of_f64(d));
}

AC_WORD vf64 vf64_lgamma_f32(vf64 x)
{
    const vf64 zero = vf64_of(0.0), one = vf64_of(1.0), inf = vf64_of((double)INFINITY);
    const vm64 below = vf64_lt(x, zero);
    const vf64 above = ac_lgamma_above_short_f64(vf64_where(below, vf64_sub(one, x), vf64_abs(x)));
    vf64 value = above;

    if (vm64_any(below)) {
        const vf64 d = vf64_abs(vf64_sub(x, vf64_round(x)));
        const vf64 log = ac_log_short_f64(vf64_mul(d, vf64_sinc_f32(d)));
        const vf64 sum = vf64_neg(vf64_add(log, above));
        const vm64 close = vm64_and(below, ac_cancels_f64(log, above, sum));
        value = vf64_where(below, vf64_where(vf64_eq(d, zero), inf, sum), value);
        if (vm64_any(close))
            value = vf64_where(close, vf64_lgamma(x), value);
    }
    return vf64_where(vf64_lt(vf64_abs(x), inf), value, vf64_mul(x, x));
}

AC_WORD vf64 vf64_digamma_f32(vf64 x)
{
    const vf64 zero = vf64_of(0.0), one = vf64_of(1.0), nowhere = vf64_of((double)NAN);
    const vm64 below = vf64_lt(x, zero);
    const vf64 above = ac_digamma_above_short_f64(vf64_where(below, vf64_sub(one, x), x));
    vf64 value = above;

    if (vm64_any(below)) {
        const vf64 d = vf64_sub(x, vf64_round(x));
        const vf64 turn = ac_cotangent_short_f64(d);
        const vf64 sum = vf64_sub(above, turn);
        const vm64 close = vm64_and(below, ac_cancels_f64(turn, above, sum));
        value = vf64_where(below, vf64_where(vf64_eq(d, zero), nowhere, sum), value);
        if (vm64_any(close))
            value = vf64_where(close, vf64_digamma(x), value);
    }
    return vf64_where(vf64_eq(x, vf64_of((double)INFINITY)), x, value);
}

#endif
