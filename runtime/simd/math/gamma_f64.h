/*
 * The logarithm of the magnitude of the gamma function, and its derivative, in f64: a pair in, a
 * pair out.
 *
 *   x > 0   w = x, x + 1, ... up to 16, and there the asymptotic series in 1 / w^2; the logarithm
 *           of the product of these w, or the sum of their inverses, is taken off
 *   x < 0   lgamma(x) = log(pi / |sin(pi x)|) - lgamma(1 - x),
 *           digamma(x) = digamma(1 - x) - pi / tan(pi x), d = x less the nearest integer first
 *
 * All terms have the digits of pairs, because next to roots they cancel: the error is below 2^-95
 * of the largest term. Within 2^-34 of a root that is in a table, all roots of lgamma above -8 and
 * all of digamma above -16, four terms of the series about the root take over, so results there
 * keep their digits, too. Roots of lgamma further out lie next to integers, so that no f64 is close
 * to one; of those of digamma a few are, and have an error of up to 2^-95.
 */
#ifndef AC_SIMD_GAMMA_F64_H
#define AC_SIMD_GAMMA_F64_H

#include <math.h>

#include "simd/math/math_f64.h"
#include "simd/tables/tables_f64.h"
#include "simd/words/word.h"

#define AC_GAMMA_FAR_F64 16.0      /* where the asymptotic series begins */
#define AC_GAMMA_ROOT_F64 0x1p-34  /* so far from a root its series serves */
#define AC_GAMMA_TINY_F64 0x1p-400 /* below, results are log(1 / |x|) and -1 / x */
#define AC_GAMMA_SCALE_F64 0x1p600 /* raises these so that 1 / x has all digits */
#define AC_GAMMA_HUGE_F64 0x1p120  /* from here on 1 / x is negligible */

/* A polynomial whose first coefficients are in two parts each, the others in one. */
AC_WORD vf64x2 ac_mixed_f64(vf64x2 y, const double *table, int pairs, int count)
{
    vf64x2 sum = vf64x2_of(ac_horner_f64(y.hi, table + 2 * pairs, count - pairs));
    for (int i = pairs - 1; i >= 0; i--)
        sum = vf64x2_add_finite(vf64x2_mul_finite(sum, y), ac_constant_f64(table + 2 * i));
    return sum;
}

/* log(p) for a finite p > 0, with all digits of a pair. */
AC_WORD vf64x2 ac_log_whole_f64(vf64x2 p)
{
    const ac_log_parts_f64 parts = ac_log_reduce_f64(p);
    const vf64x2 near = vf64x2_mul_finite(parts.r, ac_mixed_f64(parts.r, ac_ratio_f64, 8, 16));
    const vf64x2 octaves = vf64x2_mul_single_finite(ac_constant_f64(ac_ln2_f64), parts.k);
    return vf64x2_add_finite(octaves, vf64x2_add_finite(parts.value, near));
}

/* x > 0 raised by integers to w, at least AC_GAMMA_FAR_F64: `product` of what was passed, and
 * `over` that times the sum of its inverses. */
typedef struct ac_raised_f64 {
    vf64x2 w;
    vf64x2 product;
    vf64x2 over;
} ac_raised_f64;

AC_WORD ac_raised_f64 ac_raise_f64(vf64x2 x)
{
    const vf64 one = vf64_of(1.0);
    ac_raised_f64 r = {x, vf64x2_of(one), vf64x2_of(vf64_of(0.0))};

    for (;;) {
        const vm64 low = vf64_lt(r.w.hi, vf64_of(AC_GAMMA_FAR_F64));
        if (!vm64_any(low))
            return r;
        const vf64x2 over = vf64x2_add_finite(vf64x2_mul_finite(r.over, r.w), r.product);
        r.over = vf64x2_where(low, over, r.over);
        r.product = vf64x2_where(low, vf64x2_mul_finite(r.product, r.w), r.product);
        r.w = vf64x2_where(low, vf64x2_add_single_finite(r.w, one), r.w);
    }
}

/* 1 / w for w >= 1; 0 where that is negligible. */
AC_WORD vf64x2 ac_inverse_gamma_f64(vf64x2 w)
{
    const vm64 huge = vf64_ge(w.hi, vf64_of(AC_GAMMA_HUGE_F64));
    const vf64x2 within = vf64x2_where(huge, vf64x2_of(vf64_of(1.0)), w);
    return vf64x2_where(huge, vf64x2_of(vf64_of(0.0)), vf64x2_reciprocal_finite(within));
}

AC_WORD vf64x2 ac_lgamma_above_f64(vf64x2 x)
{
    const ac_raised_f64 r = ac_raise_f64(x);
    const vf64x2 inverse = ac_inverse_gamma_f64(r.w);
    const vf64x2 square = vf64x2_mul_finite(inverse, inverse);
    const vf64x2 series =
        vf64x2_mul_finite(inverse, ac_mixed_f64(square, ac_gamma_f64_series, 7, 20));
    const vf64x2 log = ac_log_whole_f64(r.w);
    const vf64x2 half = vf64x2_add_single_finite(r.w, vf64_of(-0.5));
    const vf64x2 most = vf64x2_add_finite(vf64x2_mul_finite(half, log), vf64x2_neg(r.w));
    const vf64x2 rest = vf64x2_add_finite(series, ac_constant_f64(ac_gamma_f64_base));
    const vf64x2 near =
        vf64x2_add_finite(vf64x2_add_finite(most, rest), vf64x2_neg(ac_log_whole_f64(r.product)));
    const vf64x2 far = vf64x2_mul(r.w, vf64x2_add_single_finite(log, vf64_of(-1.0)));
    return vf64x2_where(vf64_ge(x.hi, vf64_of(AC_GAMMA_HUGE_F64)), far, near);
}

AC_WORD vf64x2 ac_digamma_above_f64(vf64x2 x)
{
    const ac_raised_f64 r = ac_raise_f64(x);
    const vf64x2 inverse = ac_inverse_gamma_f64(r.w);
    const vf64x2 square = vf64x2_mul_finite(inverse, inverse);
    const vf64x2 series =
        vf64x2_mul_finite(square, ac_mixed_f64(square, ac_digamma_f64_series, 7, 20));
    const vf64x2 half = vf64x2_mul_single_finite(inverse, vf64_of(0.5));
    const vf64x2 less =
        vf64x2_add_finite(vf64x2_div(r.over, r.product), vf64x2_add_finite(half, series));
    return vf64x2_add_finite(ac_log_whole_f64(r.w), vf64x2_neg(less));
}

/* x less the nearest integer, and sin(pi x) / d and cos(pi x) of that, up to their common sign. */
typedef struct ac_turn_f64 {
    vf64x2 d;
    vf64x2 sine;
    vf64x2 cosine;
} ac_turn_f64;

AC_WORD ac_turn_f64 ac_turn_of_f64(vf64x2 x)
{
    const vf64 whole = vf64_round(x.hi);
    const vf64 rest = vf64_sub(x.lo, vf64_round(x.lo));
    const vf64x2 d = vf64x2_of_sum_finite(vf64_sub(x.hi, whole), rest);
    const vf64x2 square = vf64x2_mul_finite(d, d);
    return (ac_turn_f64){d, ac_mixed_f64(square, ac_turn_f64_sine, 11, 18),
                         ac_mixed_f64(square, ac_turn_f64_cosine, 11, 18)};
}

/* Where x is close to one of `count` roots, the series about it; elsewhere `other`. */
AC_WORD vf64x2 ac_about_roots_f64(vf64x2 x, vf64x2 other, const double (*roots)[8], int count)
{
    vf64x2 found = other;

    for (int i = 0; i < count; i++) {
        const double *const row = roots[i];
        const vf64 distance = vf64_sub(x.hi, vf64_of(row[0]));
        const vm64 close = vf64_lt(vf64_abs(distance), vf64_of(AC_GAMMA_ROOT_F64));
        if (!vm64_any(close))
            continue;
        const vf64x2 first = vf64x2_of_sum_finite(distance, vf64_of(-row[1]));
        const vf64x2 t =
            vf64x2_add_single_finite(vf64x2_add_single_finite(first, x.lo), vf64_of(-row[2]));
        const vf64 bend = vf64_mul(t.hi, ac_horner_f64(t.hi, row + 5, 3));
        const vf64x2 slope = vf64x2_add_single_finite(ac_constant_f64(row + 3), bend);
        found = vf64x2_where(close, vf64x2_mul_finite(t, slope), found);
    }
    return found;
}

/* An argument for which all steps are finite: `at` where it is not between the ends. */
AC_WORD vf64x2 ac_within_gamma_f64(vf64x2 x, vf64 least, vf64 most, double at)
{
    const vm64 inside = vm64_and(vf64_ge(x.hi, least), vf64_le(x.hi, most));
    return vf64x2_where(inside, x, vf64x2_of(vf64_of(at)));
}

AC_COLD vf64x2 ac_lgamma_f64(vf64 hi, vf64 lo)
{
    const vf64x2 x = vf64x2_make(hi, lo);
    const vf64 zero = vf64_of(0.0), inf = vf64_of((double)INFINITY);
    const vf64 tiny = vf64_of(AC_GAMMA_TINY_F64), most = vf64_of(0x1.fffffffffffffp1023);
    const vm64 below = vf64_lt(x.hi, zero);
    const vf64x2 mirrored = vf64x2_add_single_finite(vf64x2_neg(x), vf64_of(1.0));
    const vf64x2 up = vf64x2_where(below, mirrored, x);
    const vf64x2 above = ac_lgamma_above_f64(ac_within_gamma_f64(up, tiny, most, 1.0));
    vf64x2 value = above;

    if (vm64_any(below)) {
        const vf64x2 down = ac_within_gamma_f64(x, vf64_neg(most), vf64_neg(tiny), -0.5);
        const ac_turn_f64 turn = ac_turn_of_f64(down);
        const vm64 pole = vf64_eq(turn.d.hi, zero);
        const vf64x2 d = vf64x2_where(pole, vf64x2_of(vf64_of(0.5)), vf64x2_abs(turn.d));
        const vf64x2 pi = ac_constant_f64(ac_angle_f64_pi);
        const vf64x2 part = vf64x2_div(vf64x2_mul_finite(d, turn.sine), pi);
        const vf64x2 sum = vf64x2_neg(vf64x2_add_finite(ac_log_whole_f64(part), above));
        value = vf64x2_where(below, vf64x2_where(pole, vf64x2_of(inf), sum), value);
    }
    const vf64 size = vf64_abs(x.hi);
    const vm64 small = vf64_lt(size, tiny);
    if (vm64_any(small)) {
        const vf64x2 log = ac_log_limits_f64(size, ac_log_whole_f64(vf64x2_of(size)));
        value = vf64x2_where(small, vf64x2_neg(log), value);
    }
    value = ac_about_roots_f64(x, value, ac_lgamma_f64_roots,
                               (int)(sizeof ac_lgamma_f64_roots / sizeof ac_lgamma_f64_roots[0]));
    const vf64x2 limit = vf64x2_of(vf64_mul(x.hi, x.hi)); /* of an infinity and of nan */
    return vf64x2_where(vf64_lt(size, inf), value, limit);
}

AC_COLD vf64x2 ac_digamma_f64(vf64 hi, vf64 lo)
{
    const vf64x2 x = vf64x2_make(hi, lo);
    const vf64 zero = vf64_of(0.0), inf = vf64_of((double)INFINITY);
    const vf64 tiny = vf64_of(AC_GAMMA_TINY_F64), most = vf64_of(0x1.fffffffffffffp1023);
    const vm64 below = vf64_lt(x.hi, zero);
    const vf64x2 mirrored = vf64x2_add_single_finite(vf64x2_neg(x), vf64_of(1.0));
    const vf64x2 up = vf64x2_where(below, mirrored, x);
    const vf64x2 above = ac_digamma_above_f64(ac_within_gamma_f64(up, tiny, most, 1.0));
    const vf64x2 nowhere = vf64x2_of(vf64_of((double)NAN));
    vf64x2 value = above;

    if (vm64_any(below)) {
        const vf64x2 down = ac_within_gamma_f64(x, vf64_neg(most), vf64_neg(tiny), -0.5);
        const ac_turn_f64 turn = ac_turn_of_f64(down);
        const vm64 pole = vf64_eq(turn.d.hi, zero);
        const vf64x2 d = vf64x2_where(pole, vf64x2_of(vf64_of(0.5)), turn.d);
        const vf64x2 pi = ac_constant_f64(ac_angle_f64_pi);
        const vf64x2 tangent =
            vf64x2_div(vf64x2_mul_finite(turn.cosine, pi), vf64x2_mul_finite(d, turn.sine));
        const vf64x2 sum = vf64x2_add_finite(above, vf64x2_neg(tangent));
        value = vf64x2_where(below, vf64x2_where(pole, nowhere, sum), value);
    }
    const vf64 size = vf64_abs(x.hi);
    const vm64 small = vf64_lt(size, tiny);
    if (vm64_any(small)) {
        const vf64 scale = vf64_of(AC_GAMMA_SCALE_F64); /* so that no digit gets lost below */
        const vf64x2 raised = vf64x2_make(vf64_mul(x.hi, scale), vf64_mul(x.lo, scale));
        const vf64x2 inverse = vf64x2_div(vf64x2_of(vf64_of(-1.0)), raised);
        const vf64x2 steep = vf64x2_make(vf64_mul(inverse.hi, scale), vf64_mul(inverse.lo, scale));
        value = vf64x2_where(small, steep, value);
    }
    value = ac_about_roots_f64(x, value, ac_digamma_f64_roots,
                               (int)(sizeof ac_digamma_f64_roots / sizeof ac_digamma_f64_roots[0]));
    const vf64x2 limit = vf64x2_where(below, nowhere, vf64x2_of(x.hi));
    return vf64x2_where(vf64_lt(size, inf), value, limit);
}

AC_WORD ac_scaled_f64 ac_lgamma_scaled_f64(vf64x2 x)
{
    return ac_scaled_of_f64(ac_lgamma_f64(x.hi, x.lo));
}

AC_WORD ac_scaled_f64 ac_digamma_scaled_f64(vf64x2 x)
{
    return ac_scaled_of_f64(ac_digamma_f64(x.hi, x.lo));
}

AC_PAIR_WORDS(lgamma)
AC_PAIR_WORDS(digamma)

#endif
