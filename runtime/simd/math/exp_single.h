/*
 * Exponentials as a single number, for sums along rows and values computed from them: the
 * arithmetic has more digits than the result needs, so there is no low part.
 *
 *   vf64_exp_f32(x)      e^x in f64 for f32 results: relative error 2^-51 where |x| <= 1, 2^-48 to
 *                        |x| = 150
 *   vf64_decay_f32(x)    e^x for x at most 0: relative error 2^-33.0, for products and sums of
 *                        terms with one sign
 *   vf32_decay_f16(x)    the same in f32 for f16 results: 2^-23.1
 *   vf32_decay_bf16(x)   2^-20.0
 *   vf32_exp_far_f16(x), vf32_exp_far_bf16(x)
 *                        the same times 2^64, so that small ones keep their digits; 0 below -130
 *   vf32x2_exp_beside(x, base, least, power)
 *                        e^x * 2^64 / c in pairs of f32, for x at most top: relative error 2^-26.2;
 *                        c depends on top alone, so that quotients of two do not depend on it, and
 *                        so do the last three: vf32_beside_base(top), _least and _power
 *   vf32_exp_apart(x, top)
 *                        e^(x - top) of the difference as it is, for x at most top + 44: within
 *                        0.88 ulp; below 2^-126 half the least float more. Where x - top is less
 *                        than -105, also of infinities, it is 0; nan of inf - inf
 *   vf32_from_far(x)     x * 2^-64, of a pair, too; an x already rounded is rounded twice where the
 *                        result is subnormal
 *
 * A decay is 0 where the dtype of the result has no smaller number, which keeps the sign of a sum
 * of such terms; nan stays nan. The argument is converted to base 2, x / ln(2) = n + r, with n
 * rounded by an addition that leaves it in the low bits of a number; coefficients/tables_f64.py has
 * the polynomials, which are interpolants at Chebyshev's nodes. tests/simd/functions/f64.c measures
 * the bounds.
 */
#ifndef AC_SIMD_EXP_SINGLE_H
#define AC_SIMD_EXP_SINGLE_H

#include <math.h>

#include "simd/math/math_16.h"
#include "simd/math/math_f64.h"
#include "simd/tables/tables_f64.h"
#include "simd/words/word.h"

/* Adding one of these rounds to a multiple of 1/16, or to an integer, in the low bits. */
#define AC_ROUND_TO_16TH_F64 0x1.8p48
#define AC_ROUND_TO_1_F64 0x1.8p52

/* Below, e^x times any two floats is 0; above, 2^n is no double. */
#define AC_EXP_SINGLE_LOW -700.0
#define AC_EXP_SINGLE_ZERO -745.0
#define AC_EXP_SINGLE_HIGH 709.75

AC_WORD vf64 vf64_exp_f32(vf64 x)
{
    const vf64 rounded = vf64_fma(x, vf64_of(AC_LOG2E_F64), vf64_of(AC_ROUND_TO_16TH_F64));
    const vf64 nearest = vf64_sub(rounded, vf64_of(AC_ROUND_TO_16TH_F64));
    const vf64 r = vf64_fms(x, vf64_of(AC_LOG2E_F64), nearest);
    const vf64 p = ac_horner_f64(r, ac_exp2_f64, 6);
    const vi64 m = vf64_as_vi64(rounded);
    const vi64 scale = vf64_as_vi64(vf64_lookup16(ac_exp2_f64_scale, m));
    const vf64 power = vi64_as_vf64(vi64_add(scale, vi64_shl(m, 48)));
    const vf64 value = vf64_fma(power, vf64_mul(r, p), power);
    /* Below LOW, while e^x is not 0, any tiny positive number will do: it keeps an infinite factor
     * infinite. */
    const vf64 tiny =
        vf64_where(vf64_lt(x, vf64_of(AC_EXP_SINGLE_ZERO)), vf64_of(0.0), vf64_of(0x1p-1000));
    const vf64 below = vf64_where(vf64_lt(x, vf64_of(AC_EXP_SINGLE_LOW)), tiny, value);
    return vf64_where(vf64_gt(x, vf64_of(AC_EXP_SINGLE_HIGH)), vf64_of((double)INFINITY), below);
}

AC_WORD vf64 vf64_decay_f32(vf64 x)
{
    const vf64 rounded = vf64_fma(x, vf64_of(AC_LOG2E_F64), vf64_of(AC_ROUND_TO_1_F64));
    const vf64 nearest = vf64_sub(rounded, vf64_of(AC_ROUND_TO_1_F64));
    const vf64 r = vf64_fms(x, vf64_of(AC_LOG2E_F64), nearest);
    const vf64 p = vf64_fma(r, ac_horner_f64(r, ac_exp2_f64_short, 7), vf64_of(1.0));
    const vi64 n = vi64_shl(vf64_as_vi64(rounded), 52);
    const vf64 value = vi64_as_vf64(vi64_add(vf64_as_vi64(p), n));
    return vf64_where(vf64_lt(x, vf64_of(AC_EXP_SINGLE_LOW)), vf64_of(0.0), value);
}

/* e^-105 is less than half of the smallest float. */
#define AC_DECAY_16(grade)                                                                         \
    AC_WORD vf32 vf32_decay_##grade(vf32 x)                                                        \
    {                                                                                              \
        const vf32 value = vf32_mul(ac_fall_##grade(vf32_neg(x)), vf32_of(0x1p-64f));              \
        return vf32_where(vf32_lt(x, vf32_of(-105.0f)), vf32_of(0.0f), value);                     \
    }                                                                                              \
    AC_WORD vf32 vf32_exp_far_##grade(vf32 x)                                                      \
    {                                                                                              \
        const vf32 value = ac_fall_##grade(vf32_neg(x));                                           \
        return vf32_where(vf32_lt(x, vf32_of(-130.0f)), vf32_of(0.0f), value);                     \
    }

AC_DECAY_16(f16)
AC_DECAY_16(bf16)

#undef AC_DECAY_16

/*
 * What e^x is divided by beside the greatest element of a row: with n = round(top / ln(2)) it is
 * 2^n, and x is reduced as it is; of a top from 208 on e^top, because x - top is exact for all x
 * that are not more than 105 below it (Sterbenz). Terms further below are as if they were there:
 * their shares round to 0. The greatest term is from 2^63.5 to 2^64.5, and no part of a pair is
 * subnormal.
 */
#define AC_BESIDE_EXACT 208.0f
#define AC_BESIDE_LEAST -105.0f
#define AC_BESIDE_SCALE 64.0f

/* What x is reduced beside: top, or 0 if that is subtracted first. */
AC_WORD vf32 ac_beside_rest(vf32 top)
{
    const vm32 near = vf32_lt(vf32_abs(top), vf32_of(AC_BESIDE_EXACT));
    return vf32_where(near, top, vf32_of(0.0f));
}

/* Is subtracted first. */
AC_WORD vf32 vf32_beside_base(vf32 top)
{
    const vm32 near = vf32_lt(vf32_abs(top), vf32_of(AC_BESIDE_EXACT));
    return vf32_where(near, vf32_of(0.0f), top);
}

/* Less is as if it were that. */
AC_WORD vf32 vf32_beside_least(vf32 top)
{
    return vf32_add(ac_beside_rest(top), vf32_of(AC_BESIDE_LEAST));
}

/* AC_ROUND_TO_EXPONENT, with the powers of two in c and beside it. */
AC_WORD vf32 vf32_beside_power(vf32 top)
{
    const vf32 rounded = vf32_fma(ac_beside_rest(top), vf32_of(AC_LOG2E), vf32_of(0x1.8p23f));
    const vf32 n = vf32_sub(rounded, vf32_of(0x1.8p23f));
    return vf32_sub(vf32_of(AC_ROUND_TO_EXPONENT + AC_BESIDE_SCALE), n);
}

AC_WORD vf32 vf32_from_far(vf32 x)
{
    return vf32_mul(x, vf32_of(0x1p-64f));
}

AC_WORD vf32x2 vf32x2_from_far(vf32x2 x)
{
    return (vf32x2){vf32_from_far(x.hi), vf32_from_far(x.lo)};
}

/* The greatest itself, if it is no finite number, has nan: inf - inf. */
AC_WORD vf32x2 vf32x2_exp_beside(vf32 x, vf32 base, vf32 least, vf32 power)
{
    const vf32 d = vf32_max(vf32_sub(x, base), least);
    const ac_exponential e = ac_exponential_by(d, power);
    const vf32 hi = vf32_fma(e.power, vf32_add(e.first, e.bend), e.power);
    const vf32 lo = vf32_fma(e.power, e.first, vf32_sub(e.power, hi));
    return (vf32x2){hi, vf32_fma(e.power, e.bend, lo)};
}

/* What the difference loses when it is rounded is taken off the low part of n ln(2), which is taken
 * off as well. The power of two is 2^64 times as large, and no part subnormal. */
#define AC_APART_MOST 44.0f

AC_WORD vf32 vf32_exp_apart(vf32 x, vf32 top)
{
    const vf32 rounder = vf32_of(AC_ROUND_TO_EXPONENT + AC_BESIDE_SCALE);
    const vf32 apart = vf32_sub(x, top);
    const vf32 back = vf32_sub(apart, x);
    const vf32 lost = vf32_sub(vf32_sub(x, vf32_sub(apart, back)), vf32_add(top, back));
    const vm32 far = vf32_lt(apart, vf32_of(AC_BESIDE_LEAST));
    const vf32 rest = vf32_where(far, vf32_of(0.0f), lost);
    const vf32 d = vf32_max(apart, vf32_of(AC_BESIDE_LEAST));
    const vf32 rounded = vf32_fma(d, vf32_of(AC_LOG2E), rounder);
    const vf32 n = vf32_sub(rounded, rounder);
    const vf32 first = vf32_fnma(n, vf32_of(AC_LN2), d);
    const vf32 second = vf32_fms(n, vf32_of(AC_LN2_LO), rest);
    const ac_exponential e = ac_exponential_at(
        (ac_exponent){ac_power_of_rounded(rounded), first, second, vf32_sub(first, second)});
    const vf32 value = vf32_add(vf32_add(e.first, e.bend), vf32_of(1.0f));
    return vf32_from_far(vf32_mul(e.power, value));
}

/* Functions that short_f64.h does not have are, in f64 for f32 results, those of f64. */
#define AC_AS_IN_F64(name)                                                                         \
    AC_WORD vf64 vf64_##name##_f32(vf64 x)                                                         \
    {                                                                                              \
        return vf64_##name(x);                                                                     \
    }

AC_AS_IN_F64(erf)
AC_AS_IN_F64(erfc)
AC_AS_IN_F64(erfinv)
AC_AS_IN_F64(normal_cdf)

#undef AC_AS_IN_F64

#endif
