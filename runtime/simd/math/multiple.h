/*
 * Products of elements with a scalar, or with a linear function of the element, in faster forms
 * than the general words.
 *
 *   vf32_leaky(x, slope)    x if it is above zero, else x * slope; nans are canonical, so it may be
 *                           stored by vf32_keep
 *   vf32_ramped(x, bound, unit, lack)
 *                           x * (x + bound) / (2 * bound) between -bound and bound, 0 below and x
 *                           above, within 0.5001 ulp; unit is the float next to 1 / (2 * bound),
 * and unit + lack is above that by less than 2^-47 of it
 *
 * A 16-bit element times a float is rounded to f32 and then to 16 bits, which may differ from a
 * single rounding. These words round once:
 *
 *   vf32_multiplier_f16(factor)                       constants that depend on the factor only
 *   vf32_multiple_f16(x, m)                           x * factor, for these stores only:
 *   vf32_store_two_multiples_f16(to, a, b, m, past)   rounds once, as vf32_store_two_f16_past
 *   vf32_store_multiple_f16_n(to, x, m, n)            and vf32_store_f16_n do
 *
 * and the same for bf16. x are elements as they were loaded; some of the lanes that are stored may
 * be such elements themselves.
 */
#ifndef AC_SIMD_MULTIPLE_H
#define AC_SIMD_MULTIPLE_H

#include "simd/pairs/pair_f32.h"
#include "simd/words/past.h"

/*
 * The sum and the quotient by 2 * bound have two parts; the low part of the quotient is subtracted.
 * It is negative at x = 0 and at the upper bound, because unit + lack is above 1 / (2 * bound): so
 * the product has the sign of x at zeros, and nothing is subtracted from an infinity. At the lower
 * bound the quotient is 0, and -0 - -0 is 0.
 */
AC_WORD vf32 vf32_ramped(vf32 x, float bound, float unit, float lack)
{
    const vf32 right = vf32_max(x, vf32_of(-bound));
    const vf32 inside = vf32_min(right, vf32_of(bound));
    const vf32 sum = vf32_add(inside, vf32_of(bound));
    const vf32 rest = vf32_sub(inside, vf32_sub(sum, vf32_of(bound)));
    const vf32 part = vf32_mul(sum, vf32_of(unit));
    vf32 over = vf32_fnma(sum, vf32_of(unit), part);
    over = vf32_fnma(sum, vf32_of(lack), over);
    over = vf32_fnma(rest, vf32_of(unit), over);
    return vf32_fms(right, part, vf32_mul(right, over));
}

#if !defined(AC_TARGET_AVX512) /* avx512.h has its own forms */

AC_WORD vf32 vf32_leaky(vf32 x, vf32 slope)
{
    const vf32 nan = vf32_of(ac_f32_of_bits(AC_F32_NAN_BITS));
    const vf32 product = vf32_mul(x, slope);
    const vf32 number = vf32_where(vf32_is_nan(product), nan, product);
    return vf32_where(vf32_gt(x, vf32_of(0.0f)), x, number);
}

typedef vf32 vf32_multiplier;

AC_WORD vf32_multiplier vf32_multiplier_f16(float factor)
{
    return vf32_of(factor);
}

AC_WORD vf32_multiplier vf32_multiplier_bf16(float factor)
{
    return vf32_of(factor);
}

AC_WORD vf32 vf32_multiple_f16(vf32 x, vf32_multiplier m)
{
    return vf32_mul_odd(x, m);
}

AC_WORD vf32 vf32_multiple_bf16(vf32 x, vf32_multiplier m)
{
    return vf32_mul_odd(x, m);
}

AC_WORD void vf32_store_two_multiples_f16(ac_f16 *to, vf32 a, vf32 b, vf32_multiplier m, bool past)
{
    (void)m;
    vf32_store_two_f16_past(to, a, b, past);
}

AC_WORD void vf32_store_two_multiples_bf16(ac_bf16 *to, vf32 a, vf32 b, vf32_multiplier m,
                                           bool past)
{
    (void)m;
    vf32_store_two_bf16_past(to, a, b, past);
}

AC_WORD void vf32_store_multiple_f16_n(ac_f16 *to, vf32 x, vf32_multiplier m, size_t n)
{
    (void)m;
    vf32_store_f16_n(to, x, n);
}

AC_WORD void vf32_store_multiple_bf16_n(ac_bf16 *to, vf32 x, vf32_multiplier m, size_t n)
{
    (void)m;
    vf32_store_bf16_n(to, x, n);
}

#endif

#endif
