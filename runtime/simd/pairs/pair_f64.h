/*
 * Pairs: an unevaluated sum hi + lo of two vf64, normalised so that hi is the sum rounded. One
 * source for all targets, made of words only.
 *
 * A pair has about 106 bits if hi is above 2^-960; below, lo becomes subnormal and finally zero.
 * The bounds below are relative to the result, for normalised pairs above that; u is 2^-53. They
 * are from Joldes, Muller and Popescu, "Tight and rigorous error bounds for basic building blocks
 * of double-word arithmetic" (ACM TOMS 44(2), 2017).
 *
 * Infinity: if hi of a result is an infinity or a nan, lo is a zero, so that later steps cannot
 * turn inf into nan; an overflow in an intermediate step of an infinite result does not give nan
 * either. That zero is -0, because hi + -0 is hi even if hi is -0 (see vf64_correction in simd.h).
 *
 * Words that end in _finite omit this. They are for operands and results known to be finite, and
 * cost up to a third less.
 */
#ifndef AC_SIMD_PAIR_F64_H
#define AC_SIMD_PAIR_F64_H

#include "simd/words/word.h"

typedef struct vf64x2 {
    vf64 hi;
    vf64 lo;
} vf64x2;

/* Making pairs. */

/* The parts must be normalised already: |lo| at most half a unit of hi. */
AC_WORD vf64x2 vf64x2_make(vf64 hi, vf64 lo)
{
    return (vf64x2){hi, lo};
}

AC_WORD vf64x2 vf64x2_of(vf64 a)
{
    return (vf64x2){a, vf64_of(-0.0)};
}

/* a + b exactly, for |a| >= |b| or a = 0 (Dekker). */
AC_WORD vf64x2 vf64x2_of_ordered_sum_finite(vf64 a, vf64 b)
{
    const vf64 hi = vf64_add(a, b);
    return (vf64x2){hi, vf64_sub(b, vf64_sub(hi, a))};
}

AC_WORD vf64x2 vf64x2_of_ordered_sum(vf64 a, vf64 b)
{
    const vf64x2 sum = vf64x2_of_ordered_sum_finite(a, b);
    return (vf64x2){sum.hi, vf64_correction(sum.lo)};
}

/* a + b exactly (Knuth, Moller). */
AC_WORD vf64x2 vf64x2_of_sum_finite(vf64 a, vf64 b)
{
    const vf64 hi = vf64_add(a, b);
    const vf64 b_part = vf64_sub(hi, a);
    const vf64 a_part = vf64_sub(hi, b_part);
    return (vf64x2){hi, vf64_add(vf64_sub(a, a_part), vf64_sub(b, b_part))};
}

AC_WORD vf64x2 vf64x2_of_sum(vf64 a, vf64 b)
{
    const vf64x2 sum = vf64x2_of_sum_finite(a, b);
    return (vf64x2){sum.hi, vf64_correction(sum.lo)};
}

/* a * b exactly, unless its last bit is below 2^-1074. */
AC_WORD vf64x2 vf64x2_of_product_finite(vf64 a, vf64 b)
{
    const vf64 hi = vf64_mul(a, b);
    return (vf64x2){hi, vf64_fms(a, b, hi)};
}

AC_WORD vf64x2 vf64x2_of_product(vf64 a, vf64 b)
{
    const vf64x2 product = vf64x2_of_product_finite(a, b);
    return (vf64x2){product.hi, vf64_correction(product.lo)};
}

/* Signs and selection. */

AC_WORD vf64x2 vf64x2_neg(vf64x2 p)
{
    return (vf64x2){vf64_neg(p.hi), vf64_neg(p.lo)};
}

/* The sign of hi is the sign of the pair; lo is negated where hi was. */
AC_WORD vf64x2 vf64x2_abs(vf64x2 p)
{
    const vi64 sign = vi64_and(vf64_as_vi64(p.hi), vi64_of(INT64_MIN));
    return (vf64x2){vf64_abs(p.hi), vi64_as_vf64(vi64_xor(vf64_as_vi64(p.lo), sign))};
}

AC_WORD vf64x2 vf64x2_where(vm64 mask, vf64x2 p, vf64x2 q)
{
    return (vf64x2){vf64_where(mask, p.hi, q.hi), vf64_where(mask, p.lo, q.lo)};
}

/* Comparison of the exact sums; for normalised pairs that is the lexicographic order of the parts.
 * False if a hi is a nan, except for ne. */

AC_WORD vm64 vf64x2_lt(vf64x2 p, vf64x2 q)
{
    return vm64_or(vf64_lt(p.hi, q.hi), vm64_and(vf64_eq(p.hi, q.hi), vf64_lt(p.lo, q.lo)));
}

AC_WORD vm64 vf64x2_le(vf64x2 p, vf64x2 q)
{
    return vm64_or(vf64_lt(p.hi, q.hi), vm64_and(vf64_eq(p.hi, q.hi), vf64_le(p.lo, q.lo)));
}

AC_WORD vm64 vf64x2_gt(vf64x2 p, vf64x2 q)
{
    return vf64x2_lt(q, p);
}

AC_WORD vm64 vf64x2_ge(vf64x2 p, vf64x2 q)
{
    return vf64x2_le(q, p);
}

AC_WORD vm64 vf64x2_eq(vf64x2 p, vf64x2 q)
{
    return vm64_and(vf64_eq(p.hi, q.hi), vf64_eq(p.lo, q.lo));
}

AC_WORD vm64 vf64x2_ne(vf64x2 p, vf64x2 q)
{
    return vm64_or(vf64_ne(p.hi, q.hi), vf64_ne(p.lo, q.lo));
}

/* Arithmetic. */

/* p + a, error at most 2 u^2. */
AC_WORD vf64x2 vf64x2_add_single_finite(vf64x2 p, vf64 a)
{
    const vf64x2 sum = vf64x2_of_sum_finite(p.hi, a);
    return vf64x2_of_ordered_sum_finite(sum.hi, vf64_add(p.lo, sum.lo));
}

AC_WORD vf64x2 vf64x2_add_single(vf64x2 p, vf64 a)
{
    const vf64x2 sum = vf64x2_of_sum_finite(p.hi, a);
    return vf64x2_of_ordered_sum(sum.hi, vf64_correction(vf64_add(p.lo, sum.lo)));
}

/* p + q, error at most 3 u^2 / (1 - 4 u), cancellation included. */
AC_WORD vf64x2 vf64x2_add_finite(vf64x2 p, vf64x2 q)
{
    const vf64x2 high = vf64x2_of_sum_finite(p.hi, q.hi);
    const vf64x2 low = vf64x2_of_sum_finite(p.lo, q.lo);
    const vf64x2 sum = vf64x2_of_ordered_sum_finite(high.hi, vf64_add(high.lo, low.hi));
    return vf64x2_of_ordered_sum_finite(sum.hi, vf64_add(low.lo, sum.lo));
}

AC_WORD vf64x2 vf64x2_add(vf64x2 p, vf64x2 q)
{
    const vf64x2 high = vf64x2_of_sum_finite(p.hi, q.hi);
    const vf64x2 low = vf64x2_of_sum_finite(p.lo, q.lo);
    const vf64 middle = vf64_correction(vf64_add(high.lo, low.hi));
    const vf64x2 sum = vf64x2_of_ordered_sum_finite(high.hi, middle);
    return vf64x2_of_ordered_sum(sum.hi, vf64_correction(vf64_add(low.lo, sum.lo)));
}

/* p * a, error at most 2 u^2. */
AC_WORD vf64x2 vf64x2_mul_single_finite(vf64x2 p, vf64 a)
{
    const vf64x2 product = vf64x2_of_product_finite(p.hi, a);
    return vf64x2_of_ordered_sum_finite(product.hi, vf64_fma(p.lo, a, product.lo));
}

AC_WORD vf64x2 vf64x2_mul_single(vf64x2 p, vf64 a)
{
    const vf64x2 product = vf64x2_of_product_finite(p.hi, a);
    return vf64x2_of_ordered_sum(product.hi, vf64_correction(vf64_fma(p.lo, a, product.lo)));
}

/* p * q, error at most 4 u^2. */
AC_WORD vf64x2 vf64x2_mul_finite(vf64x2 p, vf64x2 q)
{
    const vf64x2 product = vf64x2_of_product_finite(p.hi, q.hi);
    const vf64 cross = vf64_fma(p.hi, q.lo, vf64_mul(p.lo, q.lo));
    const vf64 low = vf64_add(product.lo, vf64_fma(p.lo, q.hi, cross));
    return vf64x2_of_ordered_sum_finite(product.hi, low);
}

AC_WORD vf64x2 vf64x2_mul(vf64x2 p, vf64x2 q)
{
    const vf64x2 product = vf64x2_of_product_finite(p.hi, q.hi);
    const vf64 cross = vf64_fma(p.hi, q.lo, vf64_mul(p.lo, q.lo));
    const vf64 low = vf64_add(product.lo, vf64_fma(p.lo, q.hi, cross));
    return vf64x2_of_ordered_sum(product.hi, vf64_correction(low));
}

/* p / q, error at most 10 u^2: the remainder of the first quotient is multiplied by 1 / q, which
 * the compiler moves out of the loop if q is the same in every lane. */
AC_WORD vf64x2 vf64x2_div(vf64x2 p, vf64x2 q)
{
    const vf64 quotient = vf64_div(p.hi, q.hi);
    const vf64 inverse = vf64_div(vf64_of(1.0), q.hi);
    const vf64 high_rest = vf64_fnma(quotient, q.hi, p.hi);
    const vf64 rest = vf64_add(high_rest, vf64_fnma(quotient, q.lo, p.lo));
    return vf64x2_of_ordered_sum(quotient, vf64_correction(vf64_mul(rest, inverse)));
}

/* 1 / q for 2^-900 <= |q| <= 2^900, error at most 8 u^2, with one division. */
AC_WORD vf64x2 vf64x2_reciprocal_finite(vf64x2 q)
{
    const vf64 quotient = vf64_div(vf64_of(1.0), q.hi);
    const vf64 high_rest = vf64_fnma(quotient, q.hi, vf64_of(1.0));
    const vf64 rest = vf64_fnma(quotient, q.lo, high_rest);
    return vf64x2_of_ordered_sum_finite(quotient, vf64_mul(rest, quotient));
}

/* hi + lo rounded to odd: if the sum is no f64, the neighbour whose last bit is 1. A second
 * rounding, to 51 bits or fewer, then gives the same as a single rounding of the sum. */
AC_WORD vf64 vf64x2_round_odd(vf64x2 p)
{
    const vf64x2 sum = vf64x2_of_ordered_sum_finite(p.hi, vf64_correction(p.lo));
    const vi64 bits = vf64_as_vi64(sum.hi);
    const vi64 even = vi64_sub(vi64_and(bits, vi64_of(1)), vi64_of(1));
    const vi64 away = vi64_sar(vi64_xor(bits, vf64_as_vi64(sum.lo)), 63);
    const vi64 step = vi64_and(vi64_or(away, vi64_of(1)), even);
    const vm64 inexact = vf64_gt(vf64_abs(sum.lo), vf64_of(0.0));
    return vi64_as_vf64(vi64_where(inexact, vi64_add(bits, step), bits));
}

/* p * 2^k for a subnormal result, rounded once: hi is rounded to the subnormal grid first; then the
 * residual of hi, with lo, decides whether a neighbour is nearer. */
AC_WORD vf64 vf64x2_scale_subnormal(vf64x2 p, vi64 k)
{
    const vf64 rounded = vf64_scale(p.hi, k);
    const vf64 rest = vf64_sub(p.hi, vf64_scale(rounded, vi64_sub(vi64_of(0), k)));
    const vf64 more = vf64_scale(vf64x2_round_odd(vf64x2_make(rest, p.lo)), k);
    return vf64_add(rounded, vf64_correction(more));
}

/* p * 2^k. Below 2^-960, where lo would be rounded too coarsely, and if hi overflows, lo is a zero.
 * A subnormal hi is hi + lo rounded once. */
AC_WORD vf64x2 vf64x2_scale(vf64x2 p, vi64 k)
{
    const vf64 hi = vf64_scale(p.hi, k);
    const vf64 magnitude = vf64_abs(hi);
    const vm64 whole = vm64_and(vf64_ge(magnitude, vf64_of(0x1p-960)),
                                vf64_lt(magnitude, vf64_of(__builtin_inf())));
    const vm64 subnormal =
        vm64_and(vf64_lt(magnitude, vf64_of(0x1p-1021)), vf64_ne(p.hi, vf64_of(0.0)));
    vf64x2 result = {hi, vf64_where(whole, vf64_scale(p.lo, k), vf64_of(-0.0))};
    if (vm64_any(subnormal))
        result.hi = vf64_where(subnormal, vf64x2_scale_subnormal(p, k), hi);
    return result;
}

/* Leaving pairs. */

/* hi + lo in one rounding; hi if it is an infinity or a nan. */
AC_WORD vf64 vf64x2_round(vf64x2 p)
{
    return vf64_add(p.hi, vf64_correction(p.lo));
}

/* a * (hi + lo), rounded once after an error below 2 u^2; a * hi if a or hi is not finite. A zero
 * product has the sign of a * hi. */
AC_WORD vf64 vf64x2_scale_round(vf64x2 p, vf64 a)
{
    const vf64 product = vf64_fma(a, p.hi, vf64_correction(vf64_mul(a, p.lo)));
    const vi64 signs = vi64_xor(vf64_as_vi64(a), vf64_as_vi64(p.hi));
    const vi64 sign = vi64_and(signs, vi64_of(INT64_MIN));
    return vi64_as_vf64(vi64_or(vf64_as_vi64(product), sign));
}

/* p * q, rounded once after an error below 4 u^2; p.hi * q.hi if one of them is not finite. The
 * product of the high parts is never rounded separately, because it may overflow although the whole
 * does not. */
AC_WORD vf64 vf64x2_mul_round(vf64x2 p, vf64x2 q)
{
    const vf64 rest = vf64_fma(p.hi, q.lo, vf64_mul(p.lo, q.hi));
    return vf64_fma(p.hi, q.hi, vf64_correction(rest));
}

/* p + a, rounded once after an error below 2 u^2. */
AC_WORD vf64 vf64x2_add_round(vf64x2 p, vf64 a)
{
    const vf64x2 sum = vf64x2_of_sum_finite(p.hi, a);
    return vf64_add(sum.hi, vf64_correction(vf64_add(p.lo, sum.lo)));
}

/* p + q, rounded once after an error below 3 u^2. */
AC_WORD vf64 vf64x2_add2_round(vf64x2 p, vf64x2 q)
{
    const vf64x2 high = vf64x2_of_sum_finite(p.hi, q.hi);
    const vf64x2 low = vf64x2_of_sum_finite(p.lo, q.lo);
    const vf64x2 sum =
        vf64x2_of_ordered_sum_finite(high.hi, vf64_correction(vf64_add(high.lo, low.hi)));
    return vf64_add(sum.hi, vf64_correction(vf64_add(low.lo, sum.lo)));
}

#endif
