/*
 * The logistic function of a complex number x + iy, 1 / (1 + e^-(x + iy)), as real and imaginary
 * part.
 *
 * With q = e^-|x|, p = 1 - q and w = 1 + cos y
 *
 *   D = |1 + q e^iy|^2 = p^2 + 2 q w
 *   im = q sin y / D
 *   re = (p + q w) / D  for x >= 0,   q (w - p) / D  for x < 0
 *
 * where p, w and sin y are computed with small relative errors, so that only w - p can cancel, and
 * there im, or what is left of the difference, is as large as what is lost. So errors are relative
 * to the larger of the two parts. Next to a pole, x = 0 and y an odd multiple of pi, p and w are as
 * exact as elsewhere, and so is D.
 *
 *   vf64x2_sigmoid_complex    2^-63.2 of the larger part at (-0x1.308e8f233e63dp-4,
 *                             0x1.2b88f1c44577bp+33); both rounded, 0.5003 units of the larger
 *   vf64_sigmoid_complex_f32  2^-50.5 at (0x1.478d34p-46, 0x1.70684ep+112); to f32, 0.5000 units
 *
 * measured by tests/simd/functions/complex.c against MPFR on 2,000,000 arguments, half of them
 * next to multiples of pi.
 *
 * y is n pi + r (angle_f64.h): sin y is (-1)^n sin r, w is 2 - v or, for odd n, v, where v is
 * 1 - cos r.
 *
 * The function of the conjugate is the conjugate, bit for bit; im has the sign of sin y, also where
 * it is zero. x = inf gives 1 and x = -inf gives 0 with the sign of cos y, with an im that is 0;
 * the signs are those of + where y is not finite. Else a y that is not finite, and an x that is
 * nan, give nan twice.
 */
#ifndef AC_SIMD_COMPLEX_F64_H
#define AC_SIMD_COMPLEX_F64_H

#include <math.h>
#include <stdint.h>

#include "simd/math/angle_f64.h"
#include "simd/math/math_f64.h"
#include "simd/tables/tables_f64.h"
#include "simd/words/word.h"

/* Below, e^x times any two floats is 0, so it is treated as 0. */
#define AC_FALL_LIMIT_F64_SHORT 700.0

typedef struct vf64_complex {
    vf64 re;
    vf64 im;
} vf64_complex;

typedef struct vf64x2_complex {
    vf64x2 re;
    vf64x2 im;
} vf64x2_complex;

/* e^-a = q = m * 2^k and 1 - e^-a for a >= 0, both with a relative error below 2^-65. If q is
 * negligible beside 1, q here is a tiny number of the same sign. */
typedef struct ac_fall_f64 {
    vf64x2 m;
    vi64 k;
    vf64x2 q;
    vf64x2 rest;
} ac_fall_f64;

AC_WORD vf64x2 ac_times_power_f64(vf64x2 p, vf64 power)
{
    return (vf64x2){vf64_mul(p.hi, power), vf64_mul(p.lo, power)};
}

/* e^-a = 2^(n / 16) (1 + e), e = e^r - 1 = r + r^2 / 2 + r^3 * polynomial; 1 - e^-a is
 * (1 - 2^(n / 16)) - 2^(n / 16) e, where for n = 0 nothing is left of the first difference. */
AC_WORD ac_fall_f64 ac_fall_of_f64(vf64 a)
{
    const vf64 limited = vf64_min(a, vf64_of(AC_EXP_LIMIT_F64));
    const vf64 n = vf64_round(vf64_mul(limited, vf64_of(-ac_exp_f64_step[2])));
    const vf64 first = vf64_fnma(n, vf64_of(ac_exp_f64_step[0]), vf64_neg(limited));
    const vf64x2 second = vf64x2_of_product_finite(n, vf64_of(ac_exp_f64_step[1]));
    const vf64x2 sum = vf64x2_of_sum_finite(first, vf64_neg(second.hi));
    const vf64x2 r = vf64x2_of_ordered_sum_finite(sum.hi, vf64_sub(sum.lo, second.lo));

    const vf64 half = vf64_of(0.5);
    const vf64x2 square = vf64x2_of_product_finite(r.hi, r.hi);
    const vf64x2 two = vf64x2_of_ordered_sum_finite(r.hi, vf64_mul(square.hi, half));
    const vf64 cube = vf64_mul(vf64_mul(square.hi, r.hi), ac_horner_f64(r.hi, ac_exp_f64_cube, 7));
    const vf64 low = vf64_fma(r.hi, r.lo, vf64_fma(square.lo, half, r.lo));
    const vf64x2 e = {two.hi, vf64_add(two.lo, vf64_add(cube, low))};

    const vi64 index = vi64_of_vf64(n);
    const vf64 power = vf64_lookup16(ac_exp_f64_power, index);
    const vf64 power_rest = vf64_lookup16(ac_exp_f64_power_rest, index);
    const vf64x2 product = vf64x2_of_product_finite(power, e.hi);
    const vf64 product_rest = vf64_fma(power_rest, e.hi, vf64_fma(power, e.lo, product.lo));
    const vf64x2 whole = vf64x2_of_ordered_sum_finite(power, product.hi);
    const vf64 whole_rest = vf64_add(whole.lo, vf64_add(power_rest, product_rest));
    const vf64x2 m = vf64x2_of_ordered_sum_finite(whole.hi, whole_rest);

    const vi64 k = vi64_sar(index, 4);
    const vi64 least = vi64_of(-600);
    const vi64 visible = vi64_where(vi64_gt(least, k), least, k);
    const vf64 unit = vi64_as_vf64(vi64_shl(vi64_add(visible, vi64_of(1023)), 52));
    const vf64x2 gap = vf64x2_of_ordered_sum_finite(vf64_of(1.0), vf64_neg(vf64_mul(power, unit)));
    const vf64x2 difference =
        vf64x2_of_ordered_sum_finite(gap.hi, vf64_neg(vf64_mul(product.hi, unit)));
    const vf64 less = vf64_fnma(vf64_add(power_rest, product_rest), unit, gap.lo);
    return (ac_fall_f64){
        m, k, ac_times_power_f64(m, unit),
        vf64x2_of_ordered_sum_finite(difference.hi, vf64_add(difference.lo, less))};
}

/* y, or 0 if y is not finite and x is infinite, because then x alone determines the result. */
AC_WORD vf64 ac_seen_f64(vf64 x, vf64 y)
{
    const vm64 finite = vf64_lt(vf64_abs(y), vf64_of((double)INFINITY));
    return vf64_where(vm64_and(vf64_is_inf(x), vm64_not(finite)), vf64_of(0.0), y);
}

/* p, negated where `signs` is negative. */
AC_WORD vf64x2 ac_flip_f64(vf64x2 p, vi64 signs)
{
    const vi64 sign = vi64_and(signs, vi64_of(INT64_MIN));
    return (vf64x2){vi64_as_vf64(vi64_xor(vf64_as_vi64(p.hi), sign)),
                    vi64_as_vf64(vi64_xor(vf64_as_vi64(p.lo), sign))};
}

/* For all x and y in f64. A subnormal part is rounded once, unless y itself is that small. */
AC_WORD vf64x2_complex vf64x2_sigmoid_complex(vf64 x, vf64 y)
{
    const ac_fall_f64 fall = ac_fall_of_f64(vf64_abs(x));
    const vf64 seen = ac_seen_f64(x, y);
    const vf64 size = vf64_abs(seen);
    const ac_angle_f64 angle = ac_angle_of_f64(size);
    const vm64 odd = vi64_eq(vi64_and(angle.n, vi64_of(1)), vi64_of(1));
    const vi64 signs = vi64_xor(vf64_as_vi64(seen), vi64_shl(angle.n, 63));

    const vf64x2 square = vf64x2_mul_finite(angle.r, angle.r);
    const vf64x2 sine = ac_sine_f64(angle.r, square);
    const vf64x2 v = ac_versine_f64(square);
    const vf64x2 w = vf64x2_where(odd, v, vf64x2_add_single_finite(vf64x2_neg(v), vf64_of(2.0)));

    const vm64 left = vf64_lt(x, vf64_of(0.0));
    const vf64x2 p = fall.rest;
    const vf64x2 qw = vf64x2_mul_finite(fall.q, w);
    const vf64x2 d =
        vf64x2_add_finite(vf64x2_mul_finite(p, p), ac_times_power_f64(qw, vf64_of(2.0)));
    const vf64x2 inverse = vf64x2_reciprocal_finite(d);
    const vf64x2 weight = vf64x2_mul_finite(fall.m, inverse);
    const vf64x2 top =
        vf64x2_add_finite(vf64x2_where(left, w, qw), vf64x2_where(left, vf64x2_neg(p), p));
    const vf64x2 re = vf64x2_mul_finite(top, vf64x2_where(left, weight, inverse));
    const vf64x2 im = vf64x2_mul_finite(sine, weight);
    return (vf64x2_complex){vf64x2_scale(re, vi64_where(left, fall.k, vi64_of(0))),
                            vf64x2_scale(ac_flip_f64(im, signs), fall.k)};
}

/* For f32 x, y and results, in single f64 arithmetic. */
AC_WORD vf64_complex vf64_sigmoid_complex_f32(vf64 x, vf64 y)
{
    const vf64 a = vf64_abs(x);
    const vf64 limited = vf64_min(a, vf64_of(AC_FALL_LIMIT_F64_SHORT));
    const vf64 shifter = vf64_of(0x1.8p52);
    const vf64 shifted = vf64_fma(limited, vf64_of(-AC_LOG2E_F64), shifter);
    const vf64 n = vf64_sub(shifted, shifter);
    const vf64 first = vf64_fnma(n, vf64_of(ac_log_f64_ln2[0]), vf64_neg(limited));
    const vf64 r = vf64_fnma(n, vf64_of(ac_log_f64_ln2[1]), first);
    const vf64 e = vf64_mul(r, ac_horner_f64(r, ac_expm1_f64_short, 11));
    const vi64 unit_bits = vi64_shl(vi64_add(vf64_as_vi64(shifted), vi64_of(1023)), 52);
    const vm64 gone = vf64_gt(a, vf64_of(AC_FALL_LIMIT_F64_SHORT));
    const vf64 unit = vf64_where(gone, vf64_of(0.0), vi64_as_vf64(unit_bits));
    const vf64 one = vf64_of(1.0);
    const vf64 q = vf64_fma(unit, e, unit);
    const vf64 p = vf64_fnma(unit, e, vf64_sub(one, unit));

    const vf64 seen = ac_seen_f64(x, y);
    const ac_angle_f64 angle = ac_angle_of_f64_short(vf64_abs(seen));
    const vm64 odd = vi64_eq(vi64_and(angle.n, vi64_of(1)), vi64_of(1));
    const vi64 signs = vi64_xor(vf64_as_vi64(seen), vi64_shl(angle.n, 63));
    const vf64 square = vf64_mul(angle.r.hi, angle.r.hi);
    const vf64 sine = ac_sine_f64_short(angle.r.hi, square);
    const vf64 v = ac_versine_f64_short(square);
    const vf64 w = vf64_where(odd, v, vf64_sub(vf64_of(2.0), v));

    const vm64 left = vf64_lt(x, vf64_of(0.0));
    const vf64 qw = vf64_mul(q, w);
    const vf64 inverse = vf64_div(one, vf64_fma(p, p, vf64_add(qw, qw)));
    const vf64 weight = vf64_mul(q, inverse);
    const vf64 re = vf64_mul(vf64_where(left, vf64_sub(w, p), vf64_add(p, qw)),
                             vf64_where(left, weight, inverse));
    const vi64 sign = vi64_and(signs, vi64_of(INT64_MIN));
    const vf64 im = vf64_mul(sine, weight);
    return (vf64_complex){re, vi64_as_vf64(vi64_xor(vf64_as_vi64(im), sign))};
}

#endif
