/*
 * Pairs: an unevaluated sum hi + lo of two vf32, normalised so that hi is the sum rounded. One
 * source for all targets, made of words only.
 *
 * A pair has about 48 bits if hi is above 2^-100; below, lo becomes subnormal and finally zero. The
 * bounds below are relative to the result, for normalised pairs above that; u is 2^-24. They are
 * from Joldes, Muller and Popescu, "Tight and rigorous error bounds for basic building blocks of
 * double-word arithmetic" (ACM TOMS 44(2), 2017).
 *
 * Infinity: if hi of a result is an infinity or a nan, lo is a zero, so that later steps cannot
 * turn inf into nan; an overflow in an intermediate step of an infinite result does not give nan
 * either. That zero is -0, because hi + -0 is hi even if hi is -0 (see vf32_correction in simd.h).
 *
 * Words that end in _finite omit this. They are for operands and results known to be finite, and
 * cost up to a third less.
 */
#ifndef AC_SIMD_PAIR_F32_H
#define AC_SIMD_PAIR_F32_H

#include "simd/words/word.h"

typedef struct vf32x2 {
    vf32 hi;
    vf32 lo;
} vf32x2;

/* Making pairs. */

/* The parts must be normalised already: |lo| at most half a unit of hi. */
AC_WORD vf32x2 vf32x2_make(vf32 hi, vf32 lo)
{
    return (vf32x2){hi, lo};
}

AC_WORD vf32x2 vf32x2_of(vf32 a)
{
    return (vf32x2){a, vf32_of(-0.0f)};
}

/* a + b exactly, for |a| >= |b| or a = 0 (Dekker). */
AC_WORD vf32x2 vf32x2_of_ordered_sum_finite(vf32 a, vf32 b)
{
    const vf32 hi = vf32_add(a, b);
    return (vf32x2){hi, vf32_sub(b, vf32_sub(hi, a))};
}

AC_WORD vf32x2 vf32x2_of_ordered_sum(vf32 a, vf32 b)
{
    const vf32x2 sum = vf32x2_of_ordered_sum_finite(a, b);
    return (vf32x2){sum.hi, vf32_correction(sum.lo)};
}

/* a + b exactly (Knuth, Moller). */
AC_WORD vf32x2 vf32x2_of_sum_finite(vf32 a, vf32 b)
{
    const vf32 hi = vf32_add(a, b);
    const vf32 b_part = vf32_sub(hi, a);
    const vf32 a_part = vf32_sub(hi, b_part);
    return (vf32x2){hi, vf32_add(vf32_sub(a, a_part), vf32_sub(b, b_part))};
}

AC_WORD vf32x2 vf32x2_of_sum(vf32 a, vf32 b)
{
    const vf32x2 sum = vf32x2_of_sum_finite(a, b);
    return (vf32x2){sum.hi, vf32_correction(sum.lo)};
}

/* a * b exactly, unless its last bit is below 2^-149. */
AC_WORD vf32x2 vf32x2_of_product_finite(vf32 a, vf32 b)
{
    const vf32 hi = vf32_mul(a, b);
    return (vf32x2){hi, vf32_fms(a, b, hi)};
}

AC_WORD vf32x2 vf32x2_of_product(vf32 a, vf32 b)
{
    const vf32x2 product = vf32x2_of_product_finite(a, b);
    return (vf32x2){product.hi, vf32_correction(product.lo)};
}

/* Signs and selection. */

AC_WORD vf32x2 vf32x2_neg(vf32x2 p)
{
    return (vf32x2){vf32_neg(p.hi), vf32_neg(p.lo)};
}

/* The sign of hi is the sign of the pair; lo is negated where hi was. */
AC_WORD vf32x2 vf32x2_abs(vf32x2 p)
{
    const vi32 sign = vi32_and(vf32_as_vi32(p.hi), vi32_of(INT32_MIN));
    return (vf32x2){vf32_abs(p.hi), vi32_as_vf32(vi32_xor(vf32_as_vi32(p.lo), sign))};
}

AC_WORD vf32x2 vf32x2_where(vm32 mask, vf32x2 p, vf32x2 q)
{
    return (vf32x2){vf32_where(mask, p.hi, q.hi), vf32_where(mask, p.lo, q.lo)};
}

/* Comparison of the exact sums; for normalised pairs that is the lexicographic order of the parts.
 * False if a hi is a nan, except for ne. */

AC_WORD vm32 vf32x2_lt(vf32x2 p, vf32x2 q)
{
    return vm32_or(vf32_lt(p.hi, q.hi), vm32_and(vf32_eq(p.hi, q.hi), vf32_lt(p.lo, q.lo)));
}

AC_WORD vm32 vf32x2_le(vf32x2 p, vf32x2 q)
{
    return vm32_or(vf32_lt(p.hi, q.hi), vm32_and(vf32_eq(p.hi, q.hi), vf32_le(p.lo, q.lo)));
}

AC_WORD vm32 vf32x2_gt(vf32x2 p, vf32x2 q)
{
    return vf32x2_lt(q, p);
}

AC_WORD vm32 vf32x2_ge(vf32x2 p, vf32x2 q)
{
    return vf32x2_le(q, p);
}

AC_WORD vm32 vf32x2_eq(vf32x2 p, vf32x2 q)
{
    return vm32_and(vf32_eq(p.hi, q.hi), vf32_eq(p.lo, q.lo));
}

AC_WORD vm32 vf32x2_ne(vf32x2 p, vf32x2 q)
{
    return vm32_or(vf32_ne(p.hi, q.hi), vf32_ne(p.lo, q.lo));
}

/* Arithmetic. */

/* p + a, error at most 2 u^2. */
AC_WORD vf32x2 vf32x2_add_single_finite(vf32x2 p, vf32 a)
{
    const vf32x2 sum = vf32x2_of_sum_finite(p.hi, a);
    return vf32x2_of_ordered_sum_finite(sum.hi, vf32_add(p.lo, sum.lo));
}

AC_WORD vf32x2 vf32x2_add_single(vf32x2 p, vf32 a)
{
    const vf32x2 sum = vf32x2_of_sum_finite(p.hi, a);
    return vf32x2_of_ordered_sum(sum.hi, vf32_correction(vf32_add(p.lo, sum.lo)));
}

/* p + q, error at most 3 u^2 / (1 - 4 u), cancellation included. */
AC_WORD vf32x2 vf32x2_add_finite(vf32x2 p, vf32x2 q)
{
    const vf32x2 high = vf32x2_of_sum_finite(p.hi, q.hi);
    const vf32x2 low = vf32x2_of_sum_finite(p.lo, q.lo);
    const vf32x2 sum = vf32x2_of_ordered_sum_finite(high.hi, vf32_add(high.lo, low.hi));
    return vf32x2_of_ordered_sum_finite(sum.hi, vf32_add(low.lo, sum.lo));
}

AC_WORD vf32x2 vf32x2_add(vf32x2 p, vf32x2 q)
{
    const vf32x2 high = vf32x2_of_sum_finite(p.hi, q.hi);
    const vf32x2 low = vf32x2_of_sum_finite(p.lo, q.lo);
    const vf32 middle = vf32_correction(vf32_add(high.lo, low.hi));
    const vf32x2 sum = vf32x2_of_ordered_sum_finite(high.hi, middle);
    return vf32x2_of_ordered_sum(sum.hi, vf32_correction(vf32_add(low.lo, sum.lo)));
}

/* p * a, error at most 2 u^2. */
AC_WORD vf32x2 vf32x2_mul_single_finite(vf32x2 p, vf32 a)
{
    const vf32x2 product = vf32x2_of_product_finite(p.hi, a);
    return vf32x2_of_ordered_sum_finite(product.hi, vf32_fma(p.lo, a, product.lo));
}

AC_WORD vf32x2 vf32x2_mul_single(vf32x2 p, vf32 a)
{
    const vf32x2 product = vf32x2_of_product_finite(p.hi, a);
    return vf32x2_of_ordered_sum(product.hi, vf32_correction(vf32_fma(p.lo, a, product.lo)));
}

/* p * q, error at most 4 u^2. */
AC_WORD vf32x2 vf32x2_mul_finite(vf32x2 p, vf32x2 q)
{
    const vf32x2 product = vf32x2_of_product_finite(p.hi, q.hi);
    const vf32 cross = vf32_fma(p.hi, q.lo, vf32_mul(p.lo, q.lo));
    const vf32 low = vf32_add(product.lo, vf32_fma(p.lo, q.hi, cross));
    return vf32x2_of_ordered_sum_finite(product.hi, low);
}

/* The same for use in a following sum: lo may be some units of hi, and the product of the low
 * parts, below u^2, is omitted. Error at most 6 u^2. */
AC_WORD vf32x2 vf32x2_mul_loose(vf32x2 p, vf32x2 q)
{
    const vf32x2 product = vf32x2_of_product_finite(p.hi, q.hi);
    return (vf32x2){product.hi, vf32_fma(p.lo, q.hi, vf32_fma(p.hi, q.lo, product.lo))};
}

AC_WORD vf32x2 vf32x2_mul(vf32x2 p, vf32x2 q)
{
    const vf32x2 product = vf32x2_of_product_finite(p.hi, q.hi);
    const vf32 cross = vf32_fma(p.hi, q.lo, vf32_mul(p.lo, q.lo));
    const vf32 low = vf32_add(product.lo, vf32_fma(p.lo, q.hi, cross));
    return vf32x2_of_ordered_sum(product.hi, vf32_correction(low));
}

/* p / q, error at most 10 u^2: the remainder of the first quotient is multiplied by 1 / q, which
 * the compiler moves out of the loop if q is the same in every lane. */
AC_WORD vf32x2 vf32x2_div(vf32x2 p, vf32x2 q)
{
    const vf32 quotient = vf32_div(p.hi, q.hi);
    const vf32 inverse = vf32_div(vf32_of(1.0f), q.hi);
    const vf32 high_rest = vf32_fnma(quotient, q.hi, p.hi);
    const vf32 rest = vf32_add(high_rest, vf32_fnma(quotient, q.lo, p.lo));
    return vf32x2_of_ordered_sum(quotient, vf32_correction(vf32_mul(rest, inverse)));
}

/* 1 / q for 2^-100 <= |q| <= 2^100, error at most 8 u^2, with one division. */
AC_WORD vf32x2 vf32x2_reciprocal_finite(vf32x2 q)
{
    const vf32 quotient = vf32_div(vf32_of(1.0f), q.hi);
    const vf32 high_rest = vf32_fnma(quotient, q.hi, vf32_of(1.0f));
    const vf32 rest = vf32_fnma(quotient, q.lo, high_rest);
    return vf32x2_of_ordered_sum_finite(quotient, vf32_mul(rest, quotient));
}

/* Rounding to odd: if a value is no f32, the neighbour whose last bit is 1. A second rounding, to
 * 22 bits or fewer, then gives the same as a single rounding of the value.
 *
 *   vf32_mul_odd(a, b)    a * b rounded to odd
 *   vf32x2_round_odd(p)   hi + lo rounded to odd
 */
/* The value is hi plus less than a unit of hi, with the sign of `rest`. */
AC_WORD vf32 ac_round_odd(vf32 hi, vf32 rest)
{
    const vi32 bits = vf32_as_vi32(hi);
    const vi32 even = vi32_sub(vi32_and(bits, vi32_of(1)), vi32_of(1));
    const vi32 away = vi32_sar(vi32_xor(bits, vf32_as_vi32(rest)), 31);
    const vi32 step = vi32_and(vi32_or(away, vi32_of(1)), even);
    const vm32 inexact = vf32_gt(vf32_abs(rest), vf32_of(0.0f));
    return vi32_as_vf32(vi32_where(inexact, vi32_add(bits, step), bits));
}

#if defined(AC_TARGET_AVX512)

AC_WORD vf32 vf32x2_round_odd(vf32x2 p)
{
    return avx512_add_odd(p.hi, vf32_correction(p.lo));
}

#else

AC_WORD vf32 vf32x2_round_odd(vf32x2 p)
{
    const vf32x2 sum = vf32x2_of_ordered_sum_finite(p.hi, vf32_correction(p.lo));
    return ac_round_odd(sum.hi, sum.lo);
}

/* The residual of a tiny product would underflow, so it is computed at a larger scale. A product
 * that itself underflows to zero has a residual unless a factor is zero. */
AC_WORD vf32 vf32_mul_odd(vf32 a, vf32 b)
{
    const vf32 product = vf32_mul(a, b);
    const vf32 magnitude = vf32_abs(product);
    const vm32 tiny = vf32_lt(magnitude, vf32_of(0x1p-100f));
    const vf32 unit = vf32_where(tiny, vf32_of(0x1p64f), vf32_of(1.0f));
    const vf32 rest = vf32_fms(vf32_mul(a, unit), b, vf32_mul(product, unit));
    const vf32 all = vf32_copysign(vf32_min(vf32_abs(a), vf32_abs(b)), product);
    return ac_round_odd(product, vf32_where(vf32_eq(product, vf32_of(0.0f)), all, rest));
}

#endif

/* p * 2^k for a subnormal result, rounded once: hi is rounded to the subnormal grid first; then the
 * residual of hi, with lo, decides whether a neighbour is nearer. */
AC_WORD vf32 vf32x2_scale_subnormal(vf32x2 p, vi32 k)
{
    const vf32 rounded = vf32_scale(p.hi, k);
    const vf32 rest = vf32_sub(p.hi, vf32_scale(rounded, vi32_sub(vi32_of(0), k)));
    const vf32 more = vf32_scale(vf32x2_round_odd(vf32x2_make(rest, p.lo)), k);
    return vf32_add(rounded, vf32_correction(more));
}

/* p * 2^k; lo has an error of up to 2^-150. Below 2^-118, where this error would matter, and if hi
 * overflows, lo is a zero. A subnormal hi is hi + lo rounded once. */
AC_WORD vf32x2 vf32x2_scale(vf32x2 p, vi32 k)
{
    const vf32 hi = vf32_scale(p.hi, k);
    const vf32 magnitude = vf32_abs(hi);
    const vm32 whole = vm32_and(vf32_ge(magnitude, vf32_of(0x1p-118f)),
                                vf32_lt(magnitude, vf32_of(__builtin_inff())));
    const vm32 subnormal =
        vm32_and(vf32_lt(magnitude, vf32_of(0x1p-125f)), vf32_ne(p.hi, vf32_of(0.0f)));
    vf32x2 result = {hi, vf32_where(whole, vf32_scale(p.lo, k), vf32_of(-0.0f))};
    if (vm32_any(subnormal))
        result.hi = vf32_where(subnormal, vf32x2_scale_subnormal(p, k), hi);
    return result;
}

/* Leaving pairs. */

/* hi + lo in one rounding; hi if it is an infinity or a nan. */
AC_WORD vf32 vf32x2_round(vf32x2 p)
{
    return vf32_add(p.hi, vf32_correction(p.lo));
}

/* a * (hi + lo), rounded once after an error below 2 u^2; a * hi if a or hi is not finite. A zero
 * product has the sign of a * hi. */
AC_WORD vf32 vf32x2_scale_round(vf32x2 p, vf32 a)
{
    return vf32_fma(a, p.hi, vf32_correction(vf32_mul(a, p.lo)));
}

/* The same for finite operands. Here the sign of a zero is set explicitly; above, the correction
 * does that. */
AC_WORD vf32 vf32x2_scale_round_finite(vf32x2 p, vf32 a)
{
    const vf32 product = vf32_fma(a, p.hi, vf32_mul(a, p.lo));
    const vi32 signs = vi32_xor(vf32_as_vi32(a), vf32_as_vi32(p.hi));
    const vi32 sign = vi32_and(signs, vi32_of(INT32_MIN));
    return vi32_as_vf32(vi32_or(vf32_as_vi32(product), sign));
}

/* p * q, rounded once after an error below 4 u^2; p.hi * q.hi if one of them is not finite. The
 * product of the high parts is never rounded separately, because it may overflow although the whole
 * does not. */
AC_WORD vf32 vf32x2_mul_round(vf32x2 p, vf32x2 q)
{
    const vf32 rest = vf32_fma(p.hi, q.lo, vf32_mul(p.lo, q.hi));
    return vf32_fma(p.hi, q.hi, vf32_correction(rest));
}

/* The same for finite operands. */
AC_WORD vf32 vf32x2_mul_round_finite(vf32x2 p, vf32x2 q)
{
    return vf32_fma(p.hi, q.hi, vf32_fma(p.hi, q.lo, vf32_mul(p.lo, q.hi)));
}

/* p + a, rounded once after an error below 2 u^2. */
AC_WORD vf32 vf32x2_add_round(vf32x2 p, vf32 a)
{
    const vf32x2 sum = vf32x2_of_sum_finite(p.hi, a);
    return vf32_add(sum.hi, vf32_correction(vf32_add(p.lo, sum.lo)));
}

/* p + q, rounded once after an error below 3 u^2. */
AC_WORD vf32 vf32x2_add2_round(vf32x2 p, vf32x2 q)
{
    const vf32x2 high = vf32x2_of_sum_finite(p.hi, q.hi);
    const vf32x2 low = vf32x2_of_sum_finite(p.lo, q.lo);
    const vf32x2 sum =
        vf32x2_of_ordered_sum_finite(high.hi, vf32_correction(vf32_add(high.lo, low.hi)));
    return vf32_add(sum.hi, vf32_correction(vf32_add(low.lo, sum.lo)));
}

/* hi + lo rounded once, to nearest even, to 16 bits; nan becomes canonical. */

AC_WORD void vf32x2_store_f16(ac_f16 *to, vf32x2 p)
{
    vf32_store_f16(to, vf32x2_round_odd(p));
}

AC_WORD void vf32x2_store_f16_n(ac_f16 *to, vf32x2 p, size_t n)
{
    vf32_store_f16_n(to, vf32x2_round_odd(p), n);
}

AC_WORD void vf32x2_store_bf16(ac_bf16 *to, vf32x2 p)
{
    vf32_store_bf16(to, vf32x2_round_odd(p));
}

AC_WORD void vf32x2_store_bf16_n(ac_bf16 *to, vf32x2 p, size_t n)
{
    vf32_store_bf16_n(to, vf32x2_round_odd(p), n);
}

#endif
