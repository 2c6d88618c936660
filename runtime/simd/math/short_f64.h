/*
 * Elementary functions in single f64 arithmetic, for results of f32 and of 16 bits: a relative
 * error of at most 2^-43 for arguments that are floats or sums of two, so that a result rounded to
 * f32 is within 0.50001 ulp of the real value. The methods are those of trigonometry_f64.h and
 * hyperbolic_f64.h in one part:
 *
 *   sin cos tan      n pi/2 + r, r in one part
 *   sinc             the same of pi r
 *   atan             of a, (a - 1) / (a + 1) or -1 / a, whichever is at most sqrt(2) - 1
 *   asin acos        a polynomial up to 1/2, and 2 asin(sqrt((1 - a) / 2)) beyond
 *   exp2 expm1       2^(n/16) times e^r, less 1 before the product is added
 *   log log1p ...    the table of ac_log_reduce_f64 and a polynomial
 *   sigmoid softplus log_sigmoid tanh
 *                    of e^-|x|, log1p(e^-|x|) and expm1(-2|x|), where nothing cancels
 *   sinh cosh        a polynomial up to 1/2, (e^a -+ e^-a) / 2 beyond
 *   asinh acosh atanh  log1p of what hyperbolic_f64.h says
 *
 * log, log1p and atanh also take a pair, since next to their zeros and poles they amplify an error
 * of the argument without bound. gamma_short_f64.h has lgamma and digamma.
 */
#ifndef AC_SIMD_SHORT_F64_H
#define AC_SIMD_SHORT_F64_H

#include "simd/math/angle_f64.h"
#include "simd/math/exp_single.h"
#include "simd/math/math_f64.h"
#include "simd/math/trigonometry_f64.h"
#include "simd/tables/tables_f64.h"
#include "simd/words/word.h"

AC_WORD vf64 ac_flip_short(vf64 x, vi64 sign)
{
    return vi64_as_vf64(vi64_xor(vf64_as_vi64(x), sign));
}

/* Circular functions. */

typedef struct ac_circle_short_f64 {
    vf64 sine;
    vf64 cosine;
    vi64 n;
} ac_circle_short_f64;

AC_WORD ac_circle_short_f64 ac_circle_short_of_f64(vf64 x)
{
    const ac_angle_f64 angle = ac_quarter_of_f64_short(vf64_abs(x));
    const vf64 r = angle.r.hi;
    const vf64 square = vf64_mul(r, r);
    return (ac_circle_short_f64){ac_sine_f64_short(r, square),
                                 vf64_sub(vf64_of(1.0), ac_versine_f64_short(square)), angle.n};
}

AC_WORD vf64 vf64_sin_f32(vf64 x)
{
    const ac_circle_short_f64 c = ac_circle_short_of_f64(x);
    const vf64 value = vf64_where(ac_is_odd_f64(c.n), c.cosine, c.sine);
    return ac_flip_short(value, vi64_xor(ac_quadrant_sign_f64(c.n), ac_sign_of_f64(x)));
}

AC_WORD vf64 vf64_cos_f32(vf64 x)
{
    const ac_circle_short_f64 c = ac_circle_short_of_f64(x);
    const vf64 value = vf64_where(ac_is_odd_f64(c.n), c.sine, c.cosine);
    return ac_flip_short(value, ac_quadrant_sign_f64(vi64_add(c.n, vi64_of(1))));
}

AC_WORD vf64 vf64_tan_f32(vf64 x)
{
    const ac_circle_short_f64 c = ac_circle_short_of_f64(x);
    const vm64 odd = ac_is_odd_f64(c.n);
    const vf64 over = vf64_where(odd, vf64_neg(c.cosine), c.sine);
    const vf64 under = vf64_where(odd, c.sine, c.cosine);
    return ac_flip_short(vf64_div(over, under), ac_sign_of_f64(x));
}

AC_WORD vf64 vf64_sinc_f32(vf64 x)
{
    const vf64 two = vf64_of(2.0);
    const vf64 rest = vf64_fnma(vf64_round(vf64_mul(x, vf64_of(0.5))), two, x);
    const vf64 n = vf64_round(vf64_mul(rest, two));
    const vf64 pi = vf64_of(ac_angle_f64_pi[0]);
    const vf64 r = vf64_mul(vf64_fnma(n, vf64_of(0.5), rest), pi);
    const vf64 square = vf64_mul(r, r);
    const vf64 cosine = vf64_sub(vf64_of(1.0), ac_versine_f64_short(square));
    const vi64 quarters = vi64_of_vf64(n);
    const vf64 value = vf64_where(ac_is_odd_f64(quarters), cosine, ac_sine_f64_short(r, square));
    const vf64 sine = ac_flip_short(value, ac_quadrant_sign_f64(quarters));
    const vf64 found = vf64_div(sine, vf64_mul(x, pi));
    const vm64 root = vf64_eq(sine, vf64_of(0.0));
    const vm64 near = vf64_lt(vf64_abs(x), vf64_of(0x1p-60));
    return vf64_where(near, vf64_of(1.0), vf64_where(root, vf64_of(0.0), found));
}

AC_WORD vf64 ac_odd_series_f64(vf64 z, vf64 square, const double *table, int count)
{
    return vf64_fma(z, vf64_mul(square, ac_horner_f64(square, table, count)), z);
}

AC_WORD vf64 vf64_atan_f32(vf64 x)
{
    const vf64 one = vf64_of(1.0);
    const vf64 a = vf64_min(vf64_abs(x), vf64_of(0x1p900));
    const vm64 steep = vf64_gt(a, vf64_of(0x1.3504f333f9de6p1)); /* sqrt(2) + 1 */
    const vm64 even = vf64_gt(a, vf64_of(0x1.a827999fcef32p-2)); /* sqrt(2) - 1 */
    const vf64 over = vf64_where(steep, vf64_of(-1.0), vf64_where(even, vf64_sub(a, one), a));
    const vf64 under = vf64_where(steep, a, vf64_where(even, vf64_add(a, one), one));
    const vf64 base = vf64_where(steep, vf64_of(ac_half_pi_f64[0]),
                                 vf64_where(even, vf64_of(0.5 * ac_half_pi_f64[0]), vf64_of(0.0)));
    const vf64 z = vf64_div(over, under);
    const vf64 angle = ac_odd_series_f64(z, vf64_mul(z, z), ac_atan_f64_short, 9);
    return ac_flip_short(vf64_add(base, angle), ac_sign_of_f64(x));
}

/* asin(|x|) = flat ? angle : pi / 2 - 2 angle. */
typedef struct ac_arc_short_f64 {
    vf64 angle;
    vm64 flat;
} ac_arc_short_f64;

AC_WORD ac_arc_short_f64 ac_arc_short_of_f64(vf64 a)
{
    const vm64 flat = vf64_le(a, vf64_of(0.5));
    const vf64 half = vf64_mul(vf64_sub(vf64_of(1.0), a), vf64_of(0.5));
    const vf64 square = vf64_where(flat, vf64_mul(a, a), half);
    const vf64 z = vf64_where(flat, a, vf64_sqrt(half));
    return (ac_arc_short_f64){ac_odd_series_f64(z, square, ac_asin_f64_short, 10), flat};
}

AC_WORD vf64 vf64_asin_f32(vf64 x)
{
    const ac_arc_short_f64 arc = ac_arc_short_of_f64(vf64_abs(x));
    const vf64 rest = vf64_fma(arc.angle, vf64_of(-2.0), vf64_of(ac_half_pi_f64[0]));
    return ac_flip_short(vf64_where(arc.flat, arc.angle, rest), ac_sign_of_f64(x));
}

AC_WORD vf64 vf64_acos_f32(vf64 x)
{
    const ac_arc_short_f64 arc = ac_arc_short_of_f64(vf64_abs(x));
    const vf64 two = vf64_add(arc.angle, arc.angle);
    const vm64 negative = vf64_lt(x, vf64_of(0.0));
    const vf64 flat =
        vf64_sub(vf64_of(ac_half_pi_f64[0]), ac_flip_short(arc.angle, ac_sign_of_f64(x)));
    const vf64 steep = vf64_where(negative, vf64_sub(vf64_of(ac_angle_f64_pi[0]), two), two);
    return vf64_where(arc.flat, flat, steep);
}

/* Exponentials. */

/* e^r * 2^(n / 16) for |r| <= ln(2) / 32 and |n| < 2^14. */
AC_WORD vf64 ac_exp_join_short(vf64 r, vf64 n)
{
    const vi64 whole = vi64_of_vf64(n);
    const vf64 p = vf64_fma(vf64_mul(r, r), ac_horner_f64(r, ac_exp_f64, 5), r);
    const vf64 power = vf64_lookup16(ac_exp_f64_power, whole);
    const vf64 unit = vi64_as_vf64(vi64_shl(vi64_add(vi64_sar(whole, 4), vi64_of(1023)), 52));
    return vf64_mul(vf64_fma(power, p, power), unit);
}

/* Arguments beyond 500 all give the same f32 result. */
AC_WORD vf64 ac_exp_limited_short(vf64 x)
{
    const vf64 below = vf64_where(vf64_gt(x, vf64_of(500.0)), vf64_of(500.0), x);
    return vf64_where(vf64_lt(below, vf64_of(-500.0)), vf64_of(-500.0), below);
}

AC_WORD vf64 ac_exp_wide_f32(vf64 x)
{
    const vf64 limited = ac_exp_limited_short(x);
    const vf64 n = vf64_round(vf64_mul(limited, vf64_of(ac_exp_f64_step[2])));
    const vf64 first = vf64_fnma(n, vf64_of(ac_exp_f64_step[0]), limited);
    return ac_exp_join_short(vf64_fnma(n, vf64_of(ac_exp_f64_step[1]), first), n);
}

AC_WORD vf64 vf64_exp2_f32(vf64 x)
{
    const vf64 limited = ac_exp_limited_short(x);
    const vf64 n = vf64_round(vf64_mul(limited, vf64_of(16.0)));
    const vf64 rest = vf64_fnma(n, vf64_of(0.0625), limited);
    return ac_exp_join_short(vf64_mul(rest, vf64_of(ac_ln2_f64[0])), n);
}

/* Up to 500; the low end is -1. */
AC_WORD vf64 ac_expm1_short_f64(vf64 x)
{
    const vf64 limited = ac_exp_limited_short(x);
    const vf64 n = vf64_round(vf64_mul(limited, vf64_of(ac_exp_f64_step[2])));
    const vf64 first = vf64_fnma(n, vf64_of(ac_exp_f64_step[0]), limited);
    const vf64 r = vf64_fnma(n, vf64_of(ac_exp_f64_step[1]), first);
    const vf64 p = vf64_fma(vf64_mul(r, r), ac_horner_f64(r, ac_exp_f64, 5), r);
    const vi64 whole = vi64_of_vf64(n);
    const vi64 unit = vi64_shl(vi64_add(vi64_sar(whole, 4), vi64_of(1023)), 52);
    const vf64 power = vf64_mul(vf64_lookup16(ac_exp_f64_power, whole), vi64_as_vf64(unit));
    return vf64_fma(power, p, vf64_sub(power, vf64_of(1.0)));
}

AC_WORD vf64 vf64_expm1_f32(vf64 x)
{
    const vf64 value = vf64_where(vf64_eq(x, vf64_of(0.0)), x, ac_expm1_short_f64(x));
    return vf64_where(vf64_gt(x, vf64_of(500.0)), vf64_exp_f32(x), value);
}

AC_WORD vf64 vf64_sinh_f32(vf64 x)
{
    const vf64 a = vf64_abs(x);
    const vf64 e = ac_exp_wide_f32(a);
    const vf64 far = vf64_mul(vf64_sub(e, vf64_div(vf64_of(1.0), e)), vf64_of(0.5));
    const vf64 near = ac_odd_series_f64(a, vf64_mul(a, a), ac_sinh_f64_short, 5);
    const vf64 value = vf64_where(vf64_lt(a, vf64_of(0.5)), near, far);
    return ac_flip_short(value, ac_sign_of_f64(x));
}

AC_WORD vf64 vf64_cosh_f32(vf64 x)
{
    const vf64 e = ac_exp_wide_f32(vf64_abs(x));
    return vf64_mul(vf64_add(e, vf64_div(vf64_of(1.0), e)), vf64_of(0.5));
}

/* Logarithms. */

/* k ln(2) + value + log(1 + r). */
AC_WORD vf64 ac_log_join_short(vf64 r, vf64 value, vf64 k)
{
    const vf64 bend = vf64_fma(r, ac_horner_f64(r, ac_log_f64, 5), vf64_of(-0.5));
    const vf64 near = vf64_fma(vf64_mul(r, r), bend, r);
    return vf64_fma(k, vf64_of(ac_log_f64_ln2[0]), vf64_add(value, near));
}

AC_WORD vf64 ac_log_short_f64(vf64 x)
{
    const ac_log_parts_f64 parts = ac_log_reduce_f64(vf64x2_of(x));
    const vf64 value = ac_log_join_short(
        parts.r.hi, vf64_fma(parts.k, vf64_of(ac_log_f64_ln2[1]), parts.value.hi), parts.k);
    return ac_log_limits_f64(x, vf64x2_of(value)).hi;
}

AC_WORD vf64 vf64_log2_f32(vf64 x)
{
    return vf64_mul(ac_log_short_f64(x), vf64_of(ac_inverse_ln2_f64[0]));
}

AC_WORD vf64 vf64_log10_f32(vf64 x)
{
    return vf64_mul(ac_log_short_f64(x), vf64_of(ac_inverse_ln10_f64[0]));
}

AC_WORD vf64 ac_log1p_short_f64(vf64 x)
{
    const vf64 one = vf64_of(1.0);
    const vm64 near = vf64_lt(vf64_abs(x), vf64_of(0x1p-8));
    return vf64_where(near, ac_log_join_short(x, vf64_of(0.0), vf64_of(0.0)),
                      ac_log_short_f64(vf64_add(x, one)));
}

AC_WORD vf64 vf64_log_f32(vf64 x)
{
    return ac_log_short_f64(x);
}

AC_WORD vf64 vf64_log1p_f32(vf64 x)
{
    return vf64_where(vf64_eq(x, vf64_of(0.0)), x, ac_log1p_short_f64(x));
}

/* Of a pair: log(hi) and lo / hi, whose square does not count. */
AC_WORD vf64 vf64x2_log_f32(vf64x2 x)
{
    const vm64 plain = vm64_not(vf64_gt(vf64_abs(x.lo), vf64_of(0.0)));
    const vf64 rest = vf64_where(plain, vf64_of(0.0), vf64_div(x.lo, x.hi));
    return vf64_add(ac_log_short_f64(x.hi), rest);
}

AC_WORD vf64 vf64x2_log1p_f32(vf64x2 x)
{
    const vf64 lo = vf64_where(vf64_gt(vf64_abs(x.lo), vf64_of(0.0)), x.lo, vf64_of(0.0));
    const vm64 near = vf64_lt(vf64_abs(x.hi), vf64_of(0x1p-8));
    const vf64x2 sum = vf64x2_of_sum(vf64_of(1.0), x.hi);
    const vf64 part = vf64_add(ac_log_join_short(x.hi, vf64_of(0.0), vf64_of(0.0)), lo);
    const vf64 value =
        vf64_where(near, part, ac_log_short_f64(vf64_add(sum.hi, vf64_add(sum.lo, lo))));
    return vf64_where(vf64_eq(x.hi, vf64_of(0.0)), x.hi, value);
}

/* Squares of floats do not leave the range of f64. */
AC_WORD vf64 vf64_asinh_f32(vf64 x)
{
    const vf64 one = vf64_of(1.0);
    const vf64 a = vf64_abs(x);
    const vf64 square = vf64_mul(a, a);
    const vf64 root = vf64_sqrt(vf64_add(square, one));
    const vf64 sum = vf64_add(a, vf64_div(square, vf64_add(root, one)));
    const vf64 value = vf64_where(vf64_is_inf(a), a, ac_log1p_short_f64(sum));
    return ac_flip_short(value, ac_sign_of_f64(x));
}

AC_WORD vf64 vf64_acosh_f32(vf64 x)
{
    const vf64 t = vf64_sub(x, vf64_of(1.0));
    const vf64 root = vf64_sqrt(vf64_mul(t, vf64_add(t, vf64_of(2.0))));
    const vf64 value = ac_log1p_short_f64(vf64_add(t, root));
    return vf64_where(vf64_lt(t, vf64_of(0.0)), vf64_of((double)NAN), value);
}

AC_WORD vf64 vf64_atanh_f32(vf64 x)
{
    const vf64 a = vf64_abs(x);
    const vf64 quotient = vf64_div(vf64_add(a, a), vf64_sub(vf64_of(1.0), a));
    const vf64 value = vf64_mul(ac_log1p_short_f64(quotient), vf64_of(0.5));
    return ac_flip_short(value, ac_sign_of_f64(x));
}

AC_WORD vf64 vf64x2_atanh_f32(vf64x2 x)
{
    const vf64x2 a = vf64x2_abs(x);
    const vf64 lo = vf64_where(vf64_gt(vf64_abs(a.lo), vf64_of(0.0)), a.lo, vf64_of(0.0));
    const vf64 less = vf64_sub(vf64_sub(vf64_of(1.0), a.hi), lo);
    const vf64 quotient = vf64_div(vf64_add(a.hi, a.hi), less);
    const vf64 value = vf64_mul(ac_log1p_short_f64(quotient), vf64_of(0.5));
    return ac_flip_short(value, ac_sign_of_f64(x.hi));
}

AC_WORD vf64 vf64_rsqrt_f32(vf64 x)
{
    return vf64_div(vf64_of(1.0), vf64_sqrt(x));
}

/* The logistic family. */

AC_WORD vf64 vf64_sigmoid_f32(vf64 x)
{
    const vf64 one = vf64_of(1.0);
    const vf64 e = vf64_exp_f32(vf64_neg(vf64_abs(x)));
    return vf64_div(vf64_where(vf64_lt(x, vf64_of(0.0)), e, one), vf64_add(one, e));
}

AC_WORD vf64 vf64_softplus_f32(vf64 x)
{
    const vf64 tail = ac_log1p_short_f64(vf64_exp_f32(vf64_neg(vf64_abs(x))));
    return vf64_where(vf64_gt(x, vf64_of(0.0)), vf64_add(x, tail), tail);
}

AC_WORD vf64 vf64_log_sigmoid_f32(vf64 x)
{
    return vf64_neg(vf64_softplus_f32(vf64_neg(x)));
}

AC_WORD vf64 vf64_tanh_f32(vf64 x)
{
    const vf64 a = vf64_abs(x);
    const vf64 less = ac_expm1_short_f64(vf64_mul(a, vf64_of(-2.0)));
    const vf64 value = vf64_div(less, vf64_add(less, vf64_of(2.0)));
    return ac_flip_short(vf64_abs(value), ac_sign_of_f64(x));
}

AC_WORD vf64 vf64_normal_pdf_f32(vf64 x)
{
    const vf64 half = vf64_mul(vf64_mul(x, x), vf64_of(-0.5));
    return vf64_mul(vf64_exp_f32(half), vf64_of(ac_pdf_scale_f64[0]));
}

#endif
