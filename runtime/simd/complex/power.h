/*
 * Powers of complex numbers: z^w is e^(w log z), of c64 and c128 alike in pairs of f64.
 *
 * A large exponent multiplies what is wrong with a logarithm, and whole turns are lost of the
 * angle. So the logarithm, which has 62 digits, gets its others by one step of Newton's method:
 * with L near log z it is L + c - c^2 / 2, where c is z e^-L - 1. With e^-L = 1 + E, z = 1 + d it
 * is d + E + dE, which keeps its digits next to z = 1. Elsewhere z is scaled, and its exponent
 * times log 2 added.
 *
 * Before that z is turned by quarters until its angle is at most half of one. A real part of w
 * turns these as often, without whole turns, which is exact: so parts that are much smaller than
 * the other have their digits, and zeros are exact.
 *
 * z^0 and 1^w are 1, and 0^w is 0 where the real part of w is above 0. Else a power of 0, and one
 * of or by a number that is not finite, is nan twice. So is one in which the largest part of w
 * times that of log z is AC_POWER_REACH or more, but for real powers on an axis: no digit of its
 * angle may be right.
 */
#ifndef AC_SIMD_COMPLEX_POWER_H
#define AC_SIMD_COMPLEX_POWER_H

#include <math.h>

#include "simd/complex/functions.h"
#include "simd/words/word.h"

#define AC_POWER_REACH 0x1p30
/* From here down e^x is 0, and what is beyond twice that overflows. */
#define AC_POWER_LEAST (-800.0)
enum { AC_POWER_TERMS = 18, AC_POWER_HALVES = 5 };

AC_WORD vf64x2_complex ac_pairs_add(vf64x2_complex a, vf64x2_complex b)
{
    return (vf64x2_complex){vf64x2_add_finite(a.re, b.re), vf64x2_add_finite(a.im, b.im)};
}

AC_WORD vf64x2_complex ac_pairs_mul(vf64x2_complex a, vf64x2_complex b)
{
    const vf64x2 crossed = vf64x2_neg(vf64x2_mul_finite(a.im, b.im));
    return (vf64x2_complex){
        vf64x2_add_finite(vf64x2_mul_finite(a.re, b.re), crossed),
        vf64x2_add_finite(vf64x2_mul_finite(a.re, b.im), vf64x2_mul_finite(a.im, b.re))};
}

AC_WORD vf64x2_complex ac_pairs_times(vf64x2_complex a, vf64 factor)
{
    return (vf64x2_complex){vf64x2_mul_single_finite(a.re, factor),
                            vf64x2_mul_single_finite(a.im, factor)};
}

/* e^w - 1 for a w of f64 below 4: of a part of it by its series, then (1 + E)^2 - 1 = 2E + E^2. */
AC_WORD vf64x2_complex ac_pairs_expm1(vf64 re, vf64 im)
{
    const vf64 part = vf64_of(0x1p-5);
    const vf64x2_complex w = {vf64x2_of(vf64_mul(re, part)), vf64x2_of(vf64_mul(im, part))};
    const vf64 one = vf64_of(1.0);
    vf64x2_complex series = {vf64x2_of(one), vf64x2_of(vf64_of(0.0))};
    for (int n = AC_POWER_TERMS; n > 1; n--) {
        const vf64x2 inverse = vf64x2_reciprocal_finite(vf64x2_of(vf64_of((double)n)));
        const vf64x2_complex term = ac_pairs_mul(w, series);
        series =
            (vf64x2_complex){vf64x2_add_single_finite(vf64x2_mul_finite(term.re, inverse), one),
                             vf64x2_mul_finite(term.im, inverse)};
    }
    vf64x2_complex e = ac_pairs_mul(w, series);
    for (int i = 0; i < AC_POWER_HALVES; i++)
        e = ac_pairs_add(ac_pairs_times(e, vf64_of(2.0)), ac_pairs_mul(e, e));
    return e;
}

/* log z for finite numbers but 0. */
AC_WORD vf64x2_complex ac_pairs_log(vf64_complex z)
{
    const vf64 one = vf64_of(1.0);
    const vf64 quarter = vf64_of(0.25);
    const vm64 beside =
        vm64_and(vf64_lt(vf64_abs(vf64_sub(z.re, one)), quarter), vf64_lt(vf64_abs(z.im), quarter));
    const vf64_scaled first = vf64_scaled_of(z);
    const vf64_scaled scaled = vf64_scaled_of((vf64_complex){first.re.hi, first.im.hi});
    const vf64_complex own = {vf64_where(beside, z.re, scaled.re.hi),
                              vf64_where(beside, z.im, scaled.im.hi)};
    const vf64 k = vf64_where(beside, vf64_of(0.0), vf64_of_vi64(vi64_add(first.k, scaled.k)));
    const vf64_complex near = vf64_scaled_round(ac_scaled_log(own));
    const vf64x2_complex e = ac_pairs_expm1(vf64_neg(near.re), vf64_neg(near.im));
    const vf64x2_complex d = {vf64x2_of_sum_finite(own.re, vf64_neg(one)), vf64x2_of(own.im)};
    const vf64x2_complex c = ac_pairs_add(ac_pairs_add(d, e), ac_pairs_mul(d, e));
    const vf64x2_complex more = ac_pairs_times(ac_pairs_mul(c, c), vf64_of(-0.5));
    const vf64x2_complex rest = ac_pairs_add(c, more);
    const vf64x2_complex value = {vf64x2_add_single_finite(rest.re, near.re),
                                  vf64x2_add_single_finite(rest.im, near.im)};

    /* d - d^2 / 2, in which d may be subnormal */
    const vf64 least = vf64_of(0x1p-54);
    const vm64 tiny =
        vm64_and(vf64_lt(vf64_abs(d.re.hi), least), vf64_lt(vf64_abs(d.im.hi), least));
    const vf64x2_complex bend = ac_pairs_times(ac_pairs_mul(d, d), vf64_of(-0.5));
    const vf64x2_complex flat = ac_pairs_add(d, bend);
    const vf64x2 exponent = vf64x2_mul_single_finite(ac_constant_f64(ac_ln2_f64), k);
    return (vf64x2_complex){vf64x2_add_finite(exponent, vf64x2_where(tiny, flat.re, value.re)),
                            vf64x2_where(tiny, flat.im, value.im)};
}

/* A number turned by quarters until its angle is at most half of one: z is i^quarters of it. */
typedef struct ac_turned {
    vf64_complex z;
    vf64 quarters;
} ac_turned;

AC_WORD ac_turned ac_turned_of(vf64_complex z)
{
    const vm64 steep = vf64_gt(vf64_abs(z.im), vf64_abs(z.re));
    const vm64 left = vf64_lt(z.re, vf64_of(0.0));
    const vf64 back = vf64_where(left, vf64_of(2.0), vf64_of(0.0));
    const vf64 side = vf64_where(vf64_lt(z.im, vf64_of(0.0)), z.re, vf64_neg(z.re));
    const vf64 flat = vf64_where(left, vf64_neg(z.im), z.im);
    return (ac_turned){
        {vf64_where(steep, vf64_abs(z.im), vf64_abs(z.re)), vf64_where(steep, side, flat)},
        vf64_copysign(vf64_where(steep, vf64_of(1.0), back), z.im)};
}

/* u times a few quarters of a turn, without whole turns: between -2 and 2. */
AC_WORD vf64 ac_power_quarters(vf64 quarters, vf64 u)
{
    const vf64 turns = vf64_mul(u, vf64_mul(quarters, vf64_of(0.25)));
    const vf64 left = vf64_mul(vf64_sub(turns, vf64_round(turns)), vf64_of(4.0));
    return vf64_where(vf64_lt(vf64_abs(u), vf64_of(0.5)), vf64_mul(u, quarters), left);
}

/* A zero without its sign. */
AC_WORD vf64x2 ac_power_part(vf64x2 p, vm64 negative)
{
    const vf64x2 part = vf64x2_where(negative, vf64x2_neg(p), p);
    return vf64x2_where(vf64_eq(p.hi, vf64_of(0.0)), vf64x2_of(vf64_of(0.0)), part);
}

/* A number turned by -2 to 2 whole quarters. */
AC_WORD vf64x2_complex ac_power_turn(vf64x2_complex z, vf64 whole)
{
    const vf64 one = vf64_of(1.0);
    const vm64 odd = vf64_eq(vf64_abs(whole), one);
    const vm64 half = vf64_gt(vf64_abs(whole), one);
    const vm64 up = vf64_eq(whole, one);
    const vm64 down = vf64_eq(whole, vf64_neg(one));
    return (vf64x2_complex){ac_power_part(vf64x2_where(odd, z.im, z.re), vm64_or(up, half)),
                            ac_power_part(vf64x2_where(odd, z.re, z.im), vm64_or(down, half))};
}

AC_WORD vm64 ac_is_finite_complex(vf64_complex z)
{
    return vm64_and(ac_is_finite_f64(z.re), ac_is_finite_f64(z.im));
}

AC_WORD vm64 ac_is_complex(vf64_complex z, double re)
{
    return vm64_and(vf64_eq(z.re, vf64_of(re)), vf64_eq(z.im, vf64_of(0.0)));
}

AC_WORD vf64_scaled vf64_scaled_pow(vf64_complex z, vf64_complex w)
{
    const vf64 zero = vf64_of(0.0);
    const vf64 one = vf64_of(1.0);
    const vm64 unit = vm64_or(ac_is_complex(w, 0.0), ac_is_complex(z, 1.0));
    const vm64 origin = ac_is_complex(z, 0.0);
    const vm64 finite = vm64_and(ac_is_finite_complex(z), ac_is_finite_complex(w));
    const vm64 usable = vm64_and(finite, vm64_not(origin));
    const vf64_complex base = {vf64_where(usable, z.re, one), vf64_where(usable, z.im, zero)};
    const vf64_complex by = {vf64_where(usable, w.re, zero), vf64_where(usable, w.im, zero)};
    const ac_turned turned = ac_turned_of(base);
    const vf64x2_complex log = ac_pairs_log(turned.z);
    const vf64x2 half_pi = ac_constant_f64(ac_half_pi_f64);
    const vf64x2 whole_angle =
        vf64x2_add_finite(log.im, vf64x2_mul_single_finite(half_pi, turned.quarters));

    /* What the size is like, and whether it and the angle have digits. */
    const vf64 seen = vf64_sub(vf64_mul(by.re, log.re.hi), vf64_mul(by.im, whole_angle.hi));
    const vf64 reach = vf64_mul(vf64_max(vf64_abs(by.re), vf64_abs(by.im)),
                                vf64_max(vf64_abs(log.re.hi), vf64_abs(whole_angle.hi)));
    const vm64 axis =
        vm64_and(vf64_eq(by.im, zero), vm64_or(vf64_eq(base.re, zero), vf64_eq(base.im, zero)));
    const vm64 in_reach = vm64_or(axis, vf64_lt(reach, vf64_of(AC_POWER_REACH)));
    const vm64 nothing = vf64_lt(seen, vf64_of(AC_POWER_LEAST));
    const vm64 endless = vf64_gt(seen, vf64_of(-2 * AC_POWER_LEAST));

    const vf64x2 exact_size =
        vf64x2_add_finite(vf64x2_mul_single_finite(log.re, by.re),
                          vf64x2_neg(vf64x2_mul_single_finite(whole_angle, by.im)));
    const vf64x2 limit =
        vf64x2_of(vf64_where(nothing, vf64_of(2 * AC_POWER_LEAST), vf64_of(-2 * AC_POWER_LEAST)));
    const vf64x2 size = vf64x2_where(vm64_or(nothing, endless), limit, exact_size);
    const vf64x2 exact_angle = vf64x2_add_finite(vf64x2_mul_single_finite(log.im, by.re),
                                                 vf64x2_mul_single_finite(log.re, by.im));
    const vf64 quarters = ac_power_quarters(turned.quarters, by.re);
    const vf64 whole = vf64_round(quarters);
    const vf64x2 further = vf64x2_mul_single_finite(half_pi, vf64_sub(quarters, whole));
    const vf64x2 angle =
        vf64x2_where(in_reach, vf64x2_where(axis, further, vf64x2_add_finite(exact_angle, further)),
                     vf64x2_of(zero));
    const vf64x2_complex turn = ac_power_turn(ac_unit_point_of_f64(angle), whole);
    const ac_scaled_f64 e = ac_moved_up_f64(ac_exp_scaled_f64(size));

    /* Where a limit settles both parts. */
    const vf64 none = ac_nan_f64();
    const vm64 vanishes = vm64_and(vm64_and(origin, finite), vf64_gt(w.re, zero));
    const vf64 limited = vf64_where(vanishes, zero, none);
    const vm64 settled = vm64_or(unit, vm64_not(vm64_and(usable, in_reach)));
    const vf64x2 re = vf64x2_of(vf64_where(unit, one, limited));
    const vf64x2 im = vf64x2_of(vf64_where(unit, zero, limited));
    return ac_scaled_made(vf64x2_where(settled, re, vf64x2_mul(e.m, turn.re)),
                          vf64x2_where(settled, im, vf64x2_mul(e.m, turn.im)),
                          vi64_where(settled, vi64_of(0), e.k));
}

AC_WORD vf64_complex vf64_complex_pow(vf64_complex z, vf64_complex w)
{
    return vf64_scaled_round(vf64_scaled_pow(z, w));
}

#endif
