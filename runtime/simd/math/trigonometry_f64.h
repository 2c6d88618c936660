/*
 * Trigonometric functions and their inverses in f64: a pair in, a pair out; short_f64.h has them in
 * single arithmetic.
 *
 * sin, cos, tan: the argument is n pi/2 + r with |r| <= pi/4, in parts up to a bound and in
 * integers beyond (angle_f64.h), so arguments of any size are reduced exactly. The quadrant n mod 4
 * chooses between sin(r) and cos(r) = 1 - versine(r), neither of which cancels.
 *
 * sinc: x is n / 2 + r without a rounding, and the angle pi r.
 *
 * atan, asin, acos: the angle of a quotient a / b with 0 <= a <= b. The table has the angles of
 * j / 16; the angle of (a - j/16 b) / (b + j/16 a), which is at most 1/32 + 2^-10, is a polynomial
 * (W. J. Cody and W. Waite, "Software Manual for the Elementary Functions", 1980, with a table).
 * asin(x) is the angle of x / sqrt((1 - x)(1 + x)), in which nothing cancels.
 *
 * Relative errors, measured by tests/simd/functions/f64.c, are in math_f64.h.
 */
#ifndef AC_SIMD_TRIGONOMETRY_F64_H
#define AC_SIMD_TRIGONOMETRY_F64_H

#include "simd/math/angle_f64.h"
#include "simd/math/math_f64.h"
#include "simd/tables/tables_f64.h"
#include "simd/words/word.h"

/* sin(r) and cos(r) for the remainder r of an angle, and the quadrant that it was in. */
typedef struct ac_circle_f64 {
    vf64x2 sine;
    vf64x2 cosine;
    vi64 n;
} ac_circle_f64;

/* The remainder of y, given that of y.hi; the low part of a large angle may itself be several
 * quarter turns. */
AC_COLD ac_angle_f64 ac_quarter_with_rest_f64(vf64 rest, vf64 r_hi, vf64 r_lo, vi64 n)
{
    const ac_angle_f64 more = ac_quarter_of_f64(vf64_abs(rest));
    const vi64 sign = vi64_and(vf64_as_vi64(rest), vi64_of(INT64_MIN));
    const vi64 minus = vi64_sar(sign, 63);
    const vi64 turns = vi64_add(n, vi64_sub(vi64_xor(more.n, minus), minus));
    const vf64x2 sum = vf64x2_add_finite(
        (vf64x2){r_hi, r_lo}, (vf64x2){vi64_as_vf64(vi64_xor(vf64_as_vi64(more.r.hi), sign)),
                                       vi64_as_vf64(vi64_xor(vf64_as_vi64(more.r.lo), sign))});
    const vf64 quarter = vf64_of(0.5 * ac_half_pi_f64[0]);
    const vm64 above = vf64_gt(sum.hi, quarter);
    const vm64 below = vf64_lt(sum.hi, vf64_neg(quarter));
    const vf64x2 half_pi = ac_constant_f64(ac_half_pi_f64);
    const vf64x2 less = vf64x2_add_finite(sum, vf64x2_neg(half_pi));
    const vf64x2 greater = vf64x2_add_finite(sum, half_pi);
    const vf64x2 r = vf64x2_where(above, less, vf64x2_where(below, greater, sum));
    const vi64 step = vi64_where(above, vi64_of(1), vi64_where(below, vi64_of(-1), vi64_of(0)));
    return (ac_angle_f64){r, vi64_add(turns, step)};
}

AC_WORD ac_circle_f64 ac_circle_of_f64(vf64x2 x)
{
    const vf64x2 y = vf64x2_abs(x);
    ac_angle_f64 angle = ac_quarter_of_f64(y.hi);
    if (__builtin_expect(vm64_any(vf64_gt(vf64_abs(y.lo), vf64_of(0x1p-20))), 0))
        angle = ac_quarter_with_rest_f64(y.lo, angle.r.hi, angle.r.lo, angle.n);
    else
        angle.r = vf64x2_add_single_finite(angle.r, y.lo);
    const vf64x2 r = angle.r;
    const vf64x2 square = vf64x2_mul_finite(r, r);
    const vf64x2 versine = ac_versine_f64(square);
    return (ac_circle_f64){ac_sine_f64(r, square),
                           vf64x2_add_single_finite(vf64x2_neg(versine), vf64_of(1.0)), angle.n};
}

/* The sign bit where bit 1 of n is set. */
AC_WORD vi64 ac_quadrant_sign_f64(vi64 n)
{
    return vi64_and(vi64_shl(n, 62), vi64_of(INT64_MIN));
}

AC_WORD vm64 ac_is_odd_f64(vi64 n)
{
    return vi64_eq(vi64_and(n, vi64_of(1)), vi64_of(1));
}

/* p with the sign bits of `sign` flipped. */
AC_WORD vf64x2 ac_flip_signs_f64(vf64x2 p, vi64 sign)
{
    return (vf64x2){vi64_as_vf64(vi64_xor(vf64_as_vi64(p.hi), sign)),
                    vi64_as_vf64(vi64_xor(vf64_as_vi64(p.lo), sign))};
}

AC_WORD vi64 ac_sign_of_f64(vf64 x)
{
    return vi64_and(vf64_as_vi64(x), vi64_of(INT64_MIN));
}

AC_WORD ac_scaled_f64 ac_sin_scaled_f64(vf64x2 x)
{
    const ac_circle_f64 c = ac_circle_of_f64(x);
    const vf64x2 value = vf64x2_where(ac_is_odd_f64(c.n), c.cosine, c.sine);
    return ac_scaled_of_f64(
        ac_flip_signs_f64(value, vi64_xor(ac_quadrant_sign_f64(c.n), ac_sign_of_f64(x.hi))));
}

AC_WORD ac_scaled_f64 ac_cos_scaled_f64(vf64x2 x)
{
    const ac_circle_f64 c = ac_circle_of_f64(x);
    const vf64x2 value = vf64x2_where(ac_is_odd_f64(c.n), c.sine, c.cosine);
    return ac_scaled_of_f64(
        ac_flip_signs_f64(value, ac_quadrant_sign_f64(vi64_add(c.n, vi64_of(1)))));
}

AC_WORD ac_scaled_f64 ac_tan_scaled_f64(vf64x2 x)
{
    const ac_circle_f64 c = ac_circle_of_f64(x);
    const vm64 odd = ac_is_odd_f64(c.n);
    const vf64x2 over = vf64x2_where(odd, vf64x2_neg(c.cosine), c.sine);
    const vf64x2 under = vf64x2_where(odd, c.sine, c.cosine);
    return ac_scaled_of_f64(ac_flip_signs_f64(vf64x2_div(over, under), ac_sign_of_f64(x.hi)));
}

/* sin(pi x) / (pi x), which is 1 at 0 and to all digits of a pair below 2^-60. Of both parts of x
 * what an even number leaves, and then a multiple of 1/2, are taken away without a rounding. */
AC_WORD ac_scaled_f64 ac_sinc_scaled_f64(vf64x2 x)
{
    const vf64 two = vf64_of(2.0);
    const vf64 half = vf64_of(0.5);
    const vf64 hi = vf64_fnma(vf64_round(vf64_mul(x.hi, half)), two, x.hi);
    const vf64 lo = vf64_fnma(vf64_round(vf64_mul(x.lo, half)), two, x.lo);
    const vf64x2 rest = vf64x2_of_sum_finite(hi, lo);
    const vf64 n = vf64_round(vf64_mul(rest.hi, two));
    const vf64x2 turn = vf64x2_add_single_finite(rest, vf64_mul(n, vf64_of(-0.5)));
    const vf64x2 pi = ac_constant_f64(ac_angle_f64_pi);
    const vf64x2 r = vf64x2_mul_finite(turn, pi);
    const vf64x2 square = vf64x2_mul_finite(r, r);
    const vf64x2 cosine =
        vf64x2_add_single_finite(vf64x2_neg(ac_versine_f64(square)), vf64_of(1.0));
    const vi64 quarters = vi64_of_vf64(n);
    const vf64x2 value = vf64x2_where(ac_is_odd_f64(quarters), cosine, ac_sine_f64(r, square));
    const vf64x2 sine = ac_flip_signs_f64(value, ac_quadrant_sign_f64(quarters));
    const vf64x2 found = vf64x2_div(sine, vf64x2_mul_finite(x, pi));
    const vm64 root = vf64_eq(sine.hi, vf64_of(0.0));
    const vm64 near = vf64_lt(vf64_abs(x.hi), vf64_of(0x1p-60));
    const vf64x2 zero = vf64x2_of(vf64_of(0.0));
    const vf64x2 one = vf64x2_of(vf64_of(1.0));
    return ac_scaled_of_f64(vf64x2_where(near, one, vf64x2_where(root, zero, found)));
}

/* The square root of p >= 0; of a negative p nan. */
AC_WORD vf64x2 ac_root_f64(vf64x2 p)
{
    const vf64 root = vf64_sqrt(p.hi);
    const vf64 rest = vf64_add(vf64_fnma(root, root, p.hi), p.lo);
    const vf64 low = vf64_div(rest, vf64_add(root, root));
    const vm64 zero = vf64_eq(p.hi, vf64_of(0.0));
    return vf64x2_of_ordered_sum_finite(root, vf64_where(zero, vf64_of(-0.0), low));
}

/* The angle of a / b for 0 <= a <= b, b above 0, in [0, pi/4]. */
AC_WORD vf64x2 ac_angle_of_quotient_f64(vf64x2 a, vf64x2 b)
{
    const vf64 sixteenths = vf64_mul(vf64_div(a.hi, b.hi), vf64_of(16.0));
    const vf64 j = vf64_round(sixteenths);
    const vf64 c = vf64_mul(j, vf64_of(0.0625));
    const vf64x2 over = vf64x2_add_finite(a, vf64x2_mul_single_finite(b, vf64_neg(c)));
    const vf64x2 under = vf64x2_add_finite(b, vf64x2_mul_single_finite(a, c));
    const vf64x2 z = vf64x2_div(over, under);
    const vf64 square = vf64_mul(z.hi, z.hi);
    const vf64 bend = vf64_mul(square, ac_horner_f64(square, ac_atan_f64, 6));
    const vf64x2 near = vf64x2_of_ordered_sum_finite(z.hi, vf64_fma(z.hi, bend, z.lo));
    const vi64 row = vi64_of_vf64(vf64_min(vf64_of(16.0), j)); /* of nan, too, a row */
    const vf64x2 table = {vf64_gather(ac_atan_f64_value, row),
                          vf64_gather(ac_atan_f64_value_rest, row)};
    const vf64x2 far = vf64x2_add_finite(table, near);
    return vf64x2_where(vf64_eq(j, vf64_of(0.0)), near, far);
}

/* The angle of a / b for a, b >= 0 that are not both 0, in [0, pi/2]; nan where one is. */
AC_WORD vf64x2 ac_first_quadrant_f64(vf64x2 a, vf64x2 b)
{
    const vm64 steep = vf64_gt(a.hi, b.hi);
    const vf64x2 angle =
        ac_angle_of_quotient_f64(vf64x2_where(steep, b, a), vf64x2_where(steep, a, b));
    const vf64x2 rest = vf64x2_add_finite(ac_constant_f64(ac_half_pi_f64), vf64x2_neg(angle));
    return vf64x2_where(steep, rest, angle);
}

/* Beyond 2^900 the angle is pi / 2 to all digits of a pair. */
AC_WORD ac_scaled_f64 ac_atan_scaled_f64(vf64x2 x)
{
    const vf64x2 a = vf64x2_abs(ac_limit_f64(x, 0x1p900));
    const vf64x2 angle = ac_first_quadrant_f64(a, vf64x2_of(vf64_of(1.0)));
    return ac_scaled_of_f64(ac_flip_signs_f64(angle, ac_sign_of_f64(x.hi)));
}

/* sqrt(1 - a^2) for 0 <= a <= 1. */
AC_WORD vf64x2 ac_leg_f64(vf64x2 a)
{
    const vf64 one = vf64_of(1.0);
    const vf64x2 below = vf64x2_add_single_finite(vf64x2_neg(a), one);
    const vf64x2 above = vf64x2_add_single_finite(a, one);
    return ac_root_f64(vf64x2_mul_finite(below, above));
}

AC_WORD ac_scaled_f64 ac_asin_scaled_f64(vf64x2 x)
{
    const vf64x2 a = vf64x2_abs(x);
    const vf64x2 angle = ac_first_quadrant_f64(a, ac_leg_f64(a));
    return ac_scaled_of_f64(ac_flip_signs_f64(angle, ac_sign_of_f64(x.hi)));
}

AC_WORD ac_scaled_f64 ac_acos_scaled_f64(vf64x2 x)
{
    const vf64x2 a = vf64x2_abs(x);
    const vf64x2 angle = ac_first_quadrant_f64(ac_leg_f64(a), a);
    const vf64x2 pi = vf64x2_add_finite(ac_constant_f64(ac_angle_f64_pi), vf64x2_neg(angle));
    return ac_scaled_of_f64(vf64x2_where(vf64_lt(x.hi, vf64_of(0.0)), pi, angle));
}

AC_PAIR_WORDS(sin)
AC_PAIR_WORDS(cos)
AC_PAIR_WORDS(tan)
AC_PAIR_WORDS(sinc)
AC_PAIR_WORDS(asin)
AC_PAIR_WORDS(acos)
AC_PAIR_WORDS(atan)

#endif
