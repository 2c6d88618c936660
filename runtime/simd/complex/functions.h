/*
 * Functions of complex numbers: of c64 in f64 (vf64_complex_<function>), of c128 as two pairs with
 * an exponent (vf64_scaled_<function>).
 *
 *   abs        sqrt(x^2 + y^2)
 *   polar      r cos y + i r sin y, of real r and y
 *   sqrt       t + i y / 2t with t = sqrt((|x| + |z|) / 2); left of 0 the parts change places
 *   exp        e^x cos y + i e^x sin y
 *   log        log |z| + i angle; next to |z| = 1 the real part is log1p((a - 1)(a + 1) + b^2) / 2,
 *              where a is the larger part and b the other
 *   log2 ...   the same times a constant
 *   sinh       sinh x cos y + i cosh x sin y, and sin z is i sinh(-iz)
 *   cosh       cosh x cos y + i sinh x sin y, and cos z is cosh(-iz)
 *   tanh       (sinh x cosh x + i sin y cos y) / (sinh^2 x + cos^2 y), and tan z is i tanh(-iz)
 *
 * Each part has a small error relative to itself, but for the real part of a logarithm, whose error
 * is relative to the larger part: next to |z| = 1 it is smaller than the angle by more than digits
 * are lost.
 *
 * Limits are those of C (C17, Annex G): the values at infinities and nan, the signs of zeros, the
 * sides of branch cuts, which lie along the negative real axis. Where C leaves a sign open, an
 * infinity has that of the argument, and a zero beside nan is the product of the signs.
 */
#ifndef AC_SIMD_COMPLEX_FUNCTIONS_H
#define AC_SIMD_COMPLEX_FUNCTIONS_H

#include <math.h>

#include "simd/complex/complex_scaled.h"
#include "simd/complex/complex_words.h"
#include "simd/math/hyperbolic_f64.h"
#include "simd/math/power_f64.h"
#include "simd/math/short_f64.h"
#include "simd/math/trigonometry_f64.h"
#include "simd/words/word.h"

AC_WORD vm64 ac_is_finite_f64(vf64 x)
{
    return vf64_lt(vf64_abs(x), vf64_of((double)INFINITY));
}

AC_WORD vf64 ac_nan_f64(void)
{
    return vf64_of((double)NAN);
}

/* Lanes in which a number has an infinite part. */
AC_WORD vm64 ac_has_inf(vf64 x, vf64 y)
{
    return vm64_or(vf64_is_inf(x), vf64_is_inf(y));
}

/* Limits, the same for both kinds: a value as it was computed, and the argument x + iy. */

AC_WORD vf64 ac_abs_limit(vf64 value, vf64 x, vf64 y)
{
    return vf64_where(ac_has_inf(x, y), vf64_of((double)INFINITY), value);
}

AC_WORD vf64_complex ac_sqrt_limits(vf64_complex value, vf64 x, vf64 y)
{
    const vf64 zero = vf64_of(0.0);
    const vf64 inf = vf64_of((double)INFINITY);
    const vm64 high = vf64_is_inf(y);
    const vm64 right = vf64_eq(x, inf);
    const vm64 left = vf64_eq(x, vf64_neg(inf));
    const vf64 none = vf64_where(ac_is_finite_f64(y), zero, ac_nan_f64());
    const vf64 side = vf64_copysign(vf64_abs(none), y);
    const vf64 up = vf64_copysign(inf, y);
    return (vf64_complex){
        vf64_where(vm64_or(high, right), inf, vf64_where(left, none, value.re)),
        vf64_where(high, y, vf64_where(right, side, vf64_where(left, up, value.im)))};
}

/* Lanes in which an imaginary part is 0 although x is nan. */
AC_WORD vm64 ac_is_flat(vf64 x, vf64 y)
{
    return vm64_and(vf64_eq(y, vf64_of(0.0)), vf64_ne(x, x));
}

/* The exponential of an infinite x, which is limited before, is a large or a small number. */
AC_WORD vf64_complex ac_exp_limits(vf64_complex value, vf64 x, vf64 y)
{
    const vf64 zero = vf64_of(0.0);
    const vf64 inf = vf64_of((double)INFINITY);
    const vm64 far = vm64_not(ac_is_finite_f64(y));
    const vm64 right = vm64_and(vf64_eq(x, inf), far);
    const vm64 left = vm64_and(vf64_eq(x, vf64_neg(inf)), far);
    const vf64 im = vf64_where(right, ac_nan_f64(), vf64_where(left, zero, value.im));
    return (vf64_complex){vf64_where(right, inf, vf64_where(left, zero, value.re)),
                          vf64_where(ac_is_flat(x, y), y, im)};
}

/* Lanes in which the real part of sinh is x whatever y is. */
AC_WORD vm64 ac_sinh_is_real(vf64 x, vf64 y)
{
    const vm64 still = vm64_or(vf64_is_inf(x), vf64_eq(x, vf64_of(0.0)));
    return vm64_and(still, vm64_not(ac_is_finite_f64(y)));
}

AC_WORD vf64_complex ac_sinh_limits(vf64_complex value, vf64 x, vf64 y)
{
    return (vf64_complex){vf64_where(ac_sinh_is_real(x, y), x, value.re),
                          vf64_where(ac_is_flat(x, y), y, value.im)};
}

AC_WORD vm64 ac_cosh_is_flat(vf64 x, vf64 y)
{
    const vm64 still = vm64_and(vf64_eq(x, vf64_of(0.0)), vm64_not(ac_is_finite_f64(y)));
    return vm64_or(still, ac_is_flat(x, y));
}

AC_WORD vf64_complex ac_cosh_limits(vf64_complex value, vf64 x, vf64 y)
{
    const vf64 zero = vf64_of(0.0);
    const vm64 far = vm64_and(vf64_is_inf(x), vm64_not(ac_is_finite_f64(y)));
    const vi64 sign = vi64_xor(ac_sign_of_f64(x), ac_sign_of_f64(y));
    return (vf64_complex){vf64_where(far, vf64_abs(x), value.re),
                          vf64_where(ac_cosh_is_flat(x, y), ac_flip_short(zero, sign), value.im)};
}

/* What tanh is at an infinite x, and on the imaginary axis beyond all numbers; a zero whose sign C
 * leaves open has that of y, or of + where y is nan. */
AC_WORD vf64_complex ac_tanh_limits(vf64_complex value, vf64 x, vf64 y)
{
    const vf64 zero = vf64_of(0.0);
    const vm64 far = vm64_and(vf64_is_inf(x), vm64_not(ac_is_finite_f64(y)));
    const vf64 side = vf64_copysign(zero, vf64_where(vf64_ne(y, y), zero, y));
    const vm64 still = vm64_and(vf64_eq(x, zero), vm64_not(ac_is_finite_f64(y)));
    const vf64 re = vf64_where(far, vf64_copysign(vf64_of(1.0), x), vf64_where(still, x, value.re));
    return (vf64_complex){re, vf64_where(far, side, vf64_where(ac_is_flat(x, y), y, value.im))};
}

/* In f64, for c64. */

AC_WORD vf64_complex vf64_complex_abs(vf64_complex z)
{
    const vf64 size = vf64_sqrt(vf64_fma(z.re, z.re, vf64_mul(z.im, z.im)));
    return (vf64_complex){ac_abs_limit(size, z.re, z.im), vf64_of(0.0)};
}

/* The real numbers x and y as parts, and as magnitude and angle. */
AC_WORD vf64_complex vf64_complex_cartesian(vf64_complex x, vf64_complex y)
{
    return (vf64_complex){x.re, y.re};
}

AC_WORD vf64_complex vf64_complex_polar(vf64_complex r, vf64_complex y)
{
    return (vf64_complex){vf64_mul(r.re, vf64_cos_f32(y.re)), vf64_mul(r.re, vf64_sin_f32(y.re))};
}

AC_WORD vf64_complex vf64_complex_sqrt(vf64_complex z)
{
    const vf64 size = vf64_sqrt(vf64_fma(z.re, z.re, vf64_mul(z.im, z.im)));
    const vf64 t = vf64_sqrt(vf64_mul(vf64_add(vf64_abs(z.re), size), vf64_of(0.5)));
    const vm64 origin = vf64_eq(t, vf64_of(0.0));
    const vm64 left = vf64_lt(z.re, vf64_of(0.0));
    const vf64 u = vf64_where(origin, z.im, vf64_div(z.im, vf64_add(t, t)));
    const vf64_complex value = {vf64_where(left, vf64_abs(u), t),
                                vf64_where(left, vf64_copysign(t, z.im), u)};
    return ac_sqrt_limits(value, z.re, z.im);
}

AC_WORD vf64_complex vf64_complex_exp(vf64_complex z)
{
    const vf64 e = ac_exp_wide_f32(z.re);
    const vf64_complex value = {vf64_mul(e, vf64_cos_f32(z.im)), vf64_mul(e, vf64_sin_f32(z.im))};
    return ac_exp_limits(value, z.re, z.im);
}

AC_WORD vf64_complex vf64_complex_log(vf64_complex z)
{
    const vf64 one = vf64_of(1.0);
    const vf64 x = vf64_abs(z.re);
    const vf64 y = vf64_abs(z.im);
    const vm64 steep = vf64_gt(y, x);
    const vf64 a = vf64_where(steep, y, x);
    const vf64 b = vf64_where(steep, x, y);
    const vf64 square = vf64_mul(b, b);
    const vf64 more = vf64_fma(vf64_sub(a, one), vf64_add(a, one), square);
    const vm64 near = vf64_lt(vf64_abs(more), vf64_of(0.5));
    const vf64 whole = ac_log_short_f64(vf64_fma(a, a, square));
    const vf64 size = vf64_where(near, ac_log1p_short_f64(vf64_where(near, more, one)), whole);
    return (vf64_complex){ac_abs_limit(vf64_mul(size, vf64_of(0.5)), z.re, z.im),
                          vf64_atan2_f32(z.im, z.re)};
}

AC_WORD vf64_complex ac_complex_times(vf64_complex z, double factor)
{
    return (vf64_complex){vf64_mul(z.re, vf64_of(factor)), vf64_mul(z.im, vf64_of(factor))};
}

AC_WORD vf64_complex vf64_complex_log2(vf64_complex z)
{
    return ac_complex_times(vf64_complex_log(z), ac_inverse_ln2_f64[0]);
}

AC_WORD vf64_complex vf64_complex_log10(vf64_complex z)
{
    return ac_complex_times(vf64_complex_log(z), ac_inverse_ln10_f64[0]);
}

AC_WORD vf64_complex vf64_complex_sinh(vf64_complex z)
{
    const vf64_complex value = {vf64_mul(vf64_sinh_f32(z.re), vf64_cos_f32(z.im)),
                                vf64_mul(vf64_cosh_f32(z.re), vf64_sin_f32(z.im))};
    return ac_sinh_limits(value, z.re, z.im);
}

AC_WORD vf64_complex vf64_complex_cosh(vf64_complex z)
{
    const vf64_complex value = {vf64_mul(vf64_cosh_f32(z.re), vf64_cos_f32(z.im)),
                                vf64_mul(vf64_sinh_f32(z.re), vf64_sin_f32(z.im))};
    return ac_cosh_limits(value, z.re, z.im);
}

AC_WORD vf64_complex vf64_complex_sin(vf64_complex z)
{
    const vf64_complex turned = vf64_complex_sinh((vf64_complex){z.im, z.re});
    return (vf64_complex){turned.im, turned.re};
}

/* Beyond 150 the real part is 1, and the imaginary part below all floats. */
AC_WORD vf64_complex vf64_complex_tanh(vf64_complex z)
{
    const vf64 size = vf64_min(vf64_abs(z.re), vf64_of(150.0));
    const vf64 x = vf64_copysign(size, z.re);
    const vf64 odd = vf64_sinh_f32(x);
    const vf64 even = vf64_cosh_f32(x);
    const vf64 sine = vf64_sin_f32(z.im);
    const vf64 cosine = vf64_cos_f32(z.im);
    const vf64 under = vf64_fma(odd, odd, vf64_mul(cosine, cosine));
    const vf64_complex value = {vf64_div(vf64_mul(odd, even), under),
                                vf64_div(vf64_mul(sine, cosine), under)};
    return ac_tanh_limits(value, z.re, z.im);
}

AC_WORD vf64_complex vf64_complex_tan(vf64_complex z)
{
    const vf64_complex turned = vf64_complex_tanh((vf64_complex){z.im, z.re});
    return (vf64_complex){turned.im, turned.re};
}

AC_WORD vf64_complex vf64_complex_cos(vf64_complex z)
{
    return vf64_complex_conj(vf64_complex_cosh((vf64_complex){z.im, z.re}));
}

/* As pairs with an exponent, for c128. */

/* x + iy, where limits have settled a part: that part is as it is, and there is no exponent. */
AC_WORD vf64_scaled ac_scaled_settled(vf64_scaled value, vf64_complex limits, vm64 re, vm64 im)
{
    const vm64 either = vm64_or(re, im);
    const vf64x2 first = vf64x2_where(re, vf64x2_of(limits.re), value.re);
    const vf64x2 second = vf64x2_where(im, vf64x2_of(limits.im), value.im);
    const vm64 fits = vm64_and(ac_is_finite_f64(first.hi), ac_is_finite_f64(second.hi));
    const vi64 k = vi64_where(vm64_and(either, vm64_not(fits)), vi64_of(0), value.k);
    return (vf64_scaled){first, second, k};
}

AC_WORD vf64x2 ac_scaled_size(vf64_scaled z)
{
    return vf64x2_add(vf64x2_mul(z.re, z.re), vf64x2_mul(z.im, z.im));
}

AC_WORD vf64x2 ac_root_or_limit(vf64x2 p)
{
    return vf64x2_where(ac_is_finite_f64(p.hi), ac_root_f64(p), vf64x2_of(vf64_sqrt(p.hi)));
}

AC_WORD vf64_scaled vf64_scaled_abs(vf64_scaled z)
{
    const vf64x2 size = ac_root_or_limit(ac_scaled_size(z));
    const vm64 far = ac_has_inf(z.re.hi, z.im.hi);
    const vf64x2 limited = vf64x2_where(far, vf64x2_of(vf64_of((double)INFINITY)), size);
    return ac_scaled_made(limited, vf64x2_of(vf64_of(0.0)), z.k);
}

AC_WORD vf64_scaled vf64_scaled_polar(vf64_complex r, vf64_complex y)
{
    const vf64_scaled size = vf64_scaled_of((vf64_complex){r.re, vf64_of(0.0)});
    const vf64x2 angle = vf64x2_of(y.re);
    return ac_scaled_made(vf64x2_mul(size.re, ac_cos_scaled_f64(angle).m),
                          vf64x2_mul(size.re, ac_sin_scaled_f64(angle).m), size.k);
}

/* The exponent is made even first. */
AC_WORD vf64_scaled vf64_scaled_sqrt(vf64_scaled z)
{
    const vi64 odd = vi64_and(z.k, vi64_of(1));
    const vf64x2 x = ac_moved_f64(z.re, odd);
    const vf64x2 y = ac_moved_f64(z.im, odd);
    const vf64x2 a = vf64x2_abs(x);
    const vf64x2 size = ac_root_or_limit(ac_scaled_size((vf64_scaled){x, y, odd}));
    const vf64x2 t = ac_root_or_limit(ac_halved_f64(vf64x2_add(a, size)));
    const vf64x2 twice = {vf64_add(t.hi, t.hi), vf64_add(t.lo, t.lo)};
    const vm64 origin = vf64_eq(t.hi, vf64_of(0.0));
    const vm64 left = vf64_lt(x.hi, vf64_of(0.0));
    const vf64x2 u = vf64x2_where(origin, y, vf64x2_div(y, twice));
    const vf64x2 flipped = ac_flip_signs_f64(t, ac_sign_of_f64(y.hi));
    const vf64_scaled value = {vf64x2_where(left, vf64x2_abs(u), t), vf64x2_where(left, flipped, u),
                               vi64_sar(vi64_sub(z.k, odd), 1)};
    const vf64_complex limits =
        ac_sqrt_limits((vf64_complex){value.re.hi, value.im.hi}, z.re.hi, z.im.hi);
    const vm64 far = ac_has_inf(z.re.hi, z.im.hi);
    const vf64_scaled settled = ac_scaled_settled(value, limits, far, far);
    return ac_scaled_made(settled.re, settled.im, settled.k);
}

/* The cosine and the sine of a real number. */
AC_WORD vf64x2_complex ac_unit_point_of_f64(vf64x2 y)
{
    const ac_circle_f64 c = ac_circle_of_f64(y);
    const vm64 odd = ac_is_odd_f64(c.n);
    const vi64 flip = ac_quadrant_sign_f64(vi64_add(c.n, vi64_of(1)));
    const vi64 sign = vi64_xor(ac_quadrant_sign_f64(c.n), ac_sign_of_f64(y.hi));
    return (vf64x2_complex){ac_flip_signs_f64(vf64x2_where(odd, c.sine, c.cosine), flip),
                            ac_flip_signs_f64(vf64x2_where(odd, c.cosine, c.sine), sign)};
}

AC_WORD vf64x2_complex ac_unit_point_f64(vf64 y)
{
    return ac_unit_point_of_f64(vf64x2_of(y));
}

/* m * 2^k with a k of at most 600 less, so that products with tiny numbers keep their digits: a
 * part may be finite beside one that overflows. */
AC_WORD ac_scaled_f64 ac_moved_up_f64(ac_scaled_f64 x)
{
    const vi64 most = vi64_of(600);
    const vi64 k = vi64_where(vi64_gt(x.k, most), most, vi64_of(0));
    return (ac_scaled_f64){ac_moved_f64(x.m, k), vi64_sub(x.k, k)};
}

AC_WORD vf64_scaled ac_scaled_exp(vf64_complex z)
{
    const ac_scaled_f64 e = ac_moved_up_f64(ac_exp_scaled_f64(vf64x2_of(z.re)));
    const vf64x2_complex turn = ac_unit_point_f64(z.im);
    const vf64_scaled value = {vf64x2_mul(e.m, turn.re), vf64x2_mul(e.m, turn.im), e.k};
    const vf64_complex limits = ac_exp_limits((vf64_complex){value.re.hi, value.im.hi}, z.re, z.im);
    const vm64 far = vm64_and(vf64_is_inf(z.re), vm64_not(ac_is_finite_f64(z.im)));
    return ac_scaled_settled(value, limits, far, vm64_or(far, ac_is_flat(z.re, z.im)));
}

AC_WORD vf64_scaled ac_scaled_log(vf64_complex z)
{
    const vf64 one = vf64_of(1.0);
    const vf64 x = vf64_abs(z.re);
    const vf64 y = vf64_abs(z.im);
    const vm64 steep = vf64_gt(y, x);
    const vf64 a = vf64_where(steep, y, x);
    const vf64 b = vf64_where(steep, x, y);

    const vf64 close = vf64_where(vf64_lt(a, vf64_of(2.0)), a, vf64_of(2.0));
    const vf64x2 less = vf64x2_of_sum_finite(close, vf64_neg(one));
    const vf64x2 greater = vf64x2_of_sum_finite(close, one);
    const vf64 small = vf64_where(vf64_lt(b, vf64_of(2.0)), b, vf64_of(2.0));
    const vf64x2 more =
        vf64x2_add_finite(vf64x2_mul_finite(less, greater), vf64x2_of_product_finite(small, small));
    const vm64 near = vf64_lt(vf64_abs(more.hi), vf64_of(0.5));
    const vf64x2 beside = ac_log1p_f64(vf64x2_where(near, more, vf64x2_of(one)));

    const vf64_scaled scaled = vf64_scaled_of(z);
    const vf64x2 exponent =
        vf64x2_mul_single_finite(ac_constant_f64(ac_ln2_f64), vf64_of_vi64(scaled.k));
    const vf64x2 half = ac_halved_f64(ac_log_scaled_f64(ac_scaled_size(scaled)).m);
    const vf64x2 size = vf64x2_where(near, ac_halved_f64(beside), vf64x2_add(half, exponent));
    const vm64 far = ac_has_inf(z.re, z.im);
    const vf64x2 limited = vf64x2_where(far, vf64x2_of(vf64_of((double)INFINITY)), size);
    return ac_scaled_made(limited, vf64x2_atan2(vf64x2_of(z.im), vf64x2_of(z.re)), vi64_of(0));
}

AC_WORD vf64_scaled ac_scaled_times(vf64_scaled z, const double factor[2])
{
    const vf64x2 constant = ac_constant_f64(factor);
    return ac_scaled_made(vf64x2_mul(z.re, constant), vf64x2_mul(z.im, constant), z.k);
}

AC_WORD vf64_scaled ac_scaled_log2(vf64_complex z)
{
    return ac_scaled_times(ac_scaled_log(z), ac_inverse_ln2_f64);
}

AC_WORD vf64_scaled ac_scaled_log10(vf64_complex z)
{
    return ac_scaled_times(ac_scaled_log(z), ac_inverse_ln10_f64);
}

/* Both hyperbolic functions have the same exponent. */
AC_WORD vf64_scaled ac_scaled_sinh(vf64_complex z)
{
    const ac_scaled_f64 odd = ac_moved_up_f64(ac_sinh_scaled_f64(vf64x2_of(z.re)));
    const ac_scaled_f64 even = ac_moved_up_f64(ac_cosh_scaled_f64(vf64x2_of(z.re)));
    const vf64x2_complex turn = ac_unit_point_f64(z.im);
    const vf64_scaled value = {vf64x2_mul(odd.m, turn.re), vf64x2_mul(even.m, turn.im), odd.k};
    const vf64_complex limits =
        ac_sinh_limits((vf64_complex){value.re.hi, value.im.hi}, z.re, z.im);
    const vf64 zero = vf64_of(0.0);
    const vm64 far = vm64_and(vf64_is_inf(z.re), vm64_not(ac_is_finite_f64(z.im)));
    return ac_scaled_settled(value, limits, vm64_or(far, vf64_eq(z.re, zero)), vf64_eq(z.im, zero));
}

AC_WORD vf64_scaled ac_scaled_cosh(vf64_complex z)
{
    const ac_scaled_f64 odd = ac_moved_up_f64(ac_sinh_scaled_f64(vf64x2_of(z.re)));
    const ac_scaled_f64 even = ac_moved_up_f64(ac_cosh_scaled_f64(vf64x2_of(z.re)));
    const vf64x2_complex turn = ac_unit_point_f64(z.im);
    const vf64_scaled value = {vf64x2_mul(even.m, turn.re), vf64x2_mul(odd.m, turn.im), odd.k};
    const vf64_complex limits =
        ac_cosh_limits((vf64_complex){value.re.hi, value.im.hi}, z.re, z.im);
    const vm64 far = vm64_and(vf64_is_inf(z.re), vm64_not(ac_is_finite_f64(z.im)));
    return ac_scaled_settled(value, limits, far, ac_cosh_is_flat(z.re, z.im));
}

/* The hyperbolic functions have an exponent of their own, by which the imaginary part is smaller.
 * Beyond 800 the real part is 1, and the imaginary part below all numbers. */
AC_WORD vf64_scaled ac_scaled_tanh(vf64_complex z)
{
    const vf64 zero = vf64_of(0.0);
    const vf64 size = vf64_min(vf64_abs(z.re), vf64_of(800.0));
    const vf64x2 x = vf64x2_of(vf64_copysign(vf64_where(vf64_ne(z.re, z.re), z.re, size), z.re));
    const ac_scaled_f64 odd = ac_sinh_scaled_f64(x);
    const ac_scaled_f64 even = ac_cosh_scaled_f64(x);
    const vf64x2_complex turn = ac_unit_point_f64(z.im);
    const vi64 less = ac_scaled_limited(vi64_sub(vi64_of(0), vi64_add(odd.k, odd.k)));
    const vf64x2 under =
        vf64x2_add(vf64x2_mul(odd.m, odd.m), ac_scaled_part(vf64x2_mul(turn.re, turn.re), less));
    const vf64x2 over = ac_scaled_part(vf64x2_mul(turn.re, turn.im), less);
    const vf64_scaled value = {vf64x2_div(vf64x2_mul(odd.m, even.m), under),
                               vf64x2_div(over, under), vi64_of(0)};
    const vf64_complex limits =
        ac_tanh_limits((vf64_complex){value.re.hi, value.im.hi}, z.re, z.im);
    const vm64 endless = vm64_not(ac_is_finite_f64(z.im));
    const vm64 far = vm64_and(vf64_is_inf(z.re), endless);
    const vm64 still = vm64_and(vf64_eq(z.re, zero), endless);
    return ac_scaled_settled(value, limits, vm64_or(far, still),
                             vm64_or(far, ac_is_flat(z.re, z.im)));
}

AC_WORD vf64_scaled ac_scaled_tan(vf64_complex z)
{
    const vf64_scaled turned = ac_scaled_tanh((vf64_complex){z.im, z.re});
    return (vf64_scaled){turned.im, turned.re, turned.k};
}

AC_WORD vf64_scaled ac_scaled_sin(vf64_complex z)
{
    const vf64_scaled turned = ac_scaled_sinh((vf64_complex){z.im, z.re});
    return (vf64_scaled){turned.im, turned.re, turned.k};
}

AC_WORD vf64_scaled ac_scaled_cos(vf64_complex z)
{
    return vf64_scaled_conj(ac_scaled_cosh((vf64_complex){z.im, z.re}));
}

/* The words for c128: normalised, for formulas that go on, and rounded at once, which keeps a tiny
 * part beside one that overflows. */
#define AC_COMPLEX_FUNCTION(name)                                                                  \
    AC_WORD vf64_scaled vf64_scaled_##name(vf64_complex z)                                         \
    {                                                                                              \
        const vf64_scaled value = ac_scaled_##name(z);                                             \
        return ac_scaled_made(value.re, value.im, value.k);                                        \
    }                                                                                              \
    AC_WORD vf64_complex vf64_complex_##name##_round(vf64_complex z)                               \
    {                                                                                              \
        return vf64_scaled_round(ac_scaled_##name(z));                                             \
    }

AC_COMPLEX_FUNCTION(exp)
AC_COMPLEX_FUNCTION(log)
AC_COMPLEX_FUNCTION(log2)
AC_COMPLEX_FUNCTION(log10)
AC_COMPLEX_FUNCTION(sin)
AC_COMPLEX_FUNCTION(cos)
AC_COMPLEX_FUNCTION(sinh)
AC_COMPLEX_FUNCTION(cosh)
AC_COMPLEX_FUNCTION(tan)
AC_COMPLEX_FUNCTION(tanh)

#undef AC_COMPLEX_FUNCTION

#endif
