/*
 * Tells whether single f32 arithmetic determines the rounding of a 16-bit result, and recomputes in
 * f64 if not.
 *
 * A 16-bit kernel computes in single f32 with a known bound of the relative error. Lanes in which
 * that error may affect the rounding, or in which the bound does not hold because a factor left the
 * range of f32, are computed again in pairs of f64, which have enough range and digits for all
 * formulas of 16-bit numbers. The result of a lane does not depend on the other lanes.
 */
#ifndef AC_SIMD_SETTLE_H
#define AC_SIMD_SETTLE_H

#include <stddef.h>
#include <stdint.h>

#include "simd/pairs/pair_f32.h"
#include "simd/pairs/pair_f64.h"
#include "simd/words/word.h"

/* |x|, or, below 2^-14, |x| + 2^-14: f16 is evenly spaced there, and adding 2^-14 puts the
 * midpoints between its numbers at the same bit positions as in the next binade. */
AC_WORD vi32 ac_scaled_f16(vf32 x)
{
    const vf32 magnitude = vf32_abs(x);
    const vf32 least = vf32_of(0x1p-14f);
    const vm32 small = vf32_lt(magnitude, least);
    return vf32_as_vi32(vf32_where(small, vf32_add(magnitude, least), magnitude));
}

/* Lanes in which a value with a relative error of at most `error` * 2^-24 (below 2^-14: an absolute
 * error of `error` * 2^-38) may round to another f16 than the exact value, because it is that close
 * to the midpoint of two. */
AC_WORD vm32 vf32_unsettled_f16(vf32 x, int32_t error)
{
    const vi32 moved = vi32_add(ac_scaled_f16(x), vi32_of(0x1001 + error));
    return vi32_gt(vi32_of(2 * error + 3), vi32_and(moved, vi32_of(0x1fff)));
}

/* The same for bf16; subnormal values may have an additional error of 2^-146. */
AC_WORD vm32 vf32_unsettled_bf16(vf32 x, int32_t error)
{
    const vi32 moved = vi32_add(vf32_as_vi32(x), vi32_of(0x8008 + error));
    return vi32_gt(vi32_of(2 * error + 17), vi32_and(moved, vi32_of(0xffff)));
}

/* y, slightly increased if it is subnormal and not zero: for formulas whose exact value is above
 * the y that f32 represents, which may be the midpoint of two bf16 numbers. */
AC_WORD vf32 vf32_lifted(vf32 y)
{
    return vf32_add(y, vf32_correction(vf32_min(vf32_abs(y), vf32_of(0x1p-149f))));
}

/* Lanes in which a value with a relative error of at most `error` * 2^-24 may be on the other side
 * of the threshold between the largest number and infinity, 65520 for f16. */
AC_WORD vm32 ac_at_edge(vf32 x, int32_t bound, int32_t error)
{
    const vi32 size = vi32_and(vf32_as_vi32(x), vi32_of(INT32_MAX));
    const vi32 above = vi32_sub(size, vi32_of(bound - error));
    return vi32_gt(vi32_of(2 * error + 1 + INT32_MIN), vi32_xor(above, vi32_of(INT32_MIN)));
}

AC_WORD vm32 vf32_at_edge_f16(vf32 x, int32_t error)
{
    return ac_at_edge(x, 0x477ff000, error);
}

AC_WORD vm32 vf32_at_edge_bf16(vf32 x, int32_t error)
{
    return ac_at_edge(x, 0x7f7f8000, error);
}

/* Lanes in which x is not a normal number: zero, subnormal, infinite or nan. */
AC_WORD vm32 vf32_strays(vf32 x)
{
    const vi32 size = vi32_and(vf32_as_vi32(x), vi32_of(INT32_MAX));
    const vi32 above = vi32_sub(size, vi32_of(0x800000));
    return vi32_gt(vi32_xor(above, vi32_of(INT32_MIN)), vi32_of(0x7effffff + INT32_MIN));
}

/* Lanes in which the low part of a pair, such as the product of two bf16 numbers, may have
 * underflowed: hi is below 2^-64 and not zero. */
AC_WORD vm32 vf32x2_fades(vf32x2 p)
{
    const vi32 size = vi32_and(vf32_as_vi32(p.hi), vi32_of(INT32_MAX));
    const vi32 above = vi32_sub(size, vi32_of(1));
    return vi32_gt(vi32_of(0x1f800000 - 1 + INT32_MIN), vi32_xor(above, vi32_of(INT32_MIN)));
}

/* Lanes in which a pair with an error of up to 2^-27, from functions, does not determine the
 * rounding either: hi is the midpoint of two numbers and lo no larger than the error, or lo has
 * underflowed. */
AC_WORD vm32 vf32x2_unsettled_f16(vf32x2 p)
{
    const vi32 rest = vi32_and(ac_scaled_f16(p.hi), vi32_of(0x1fff));
    const vf32 error = vf32_mul(vf32_abs(p.hi), vf32_of(0x1p-27f));
    return vm32_and(vi32_eq(rest, vi32_of(0x1000)), vf32_le(vf32_abs(p.lo), error));
}

AC_WORD vm32 vf32x2_unsettled_bf16(vf32x2 p)
{
    const vi32 rest = vi32_and(vf32_as_vi32(p.hi), vi32_of(0xffff));
    const vf32 error = vf32_mul(vf32_abs(p.hi), vf32_of(0x1p-27f));
    const vm32 open = vm32_and(vi32_eq(rest, vi32_of(0x8000)), vf32_le(vf32_abs(p.lo), error));
    return vm32_or(open, vf32x2_fades(p));
}

/* The lanes from `first` on, in f64: half of them, or all if VF64_LANES is VF32_LANES. */
AC_WORD vf64 ac_widen_from(vf32 x, size_t first)
{
    float lanes[VF32_LANES];
    double wide[VF64_LANES];
    vf32_store(lanes, x);
    for (size_t i = 0; i < VF64_LANES; i++)
        wide[i] = (double)lanes[first + i];
    return vf64_load(wide);
}

AC_WORD vf64 vf64_widen_low(vf32 x)
{
    return ac_widen_from(x, 0);
}

AC_WORD vf64 vf64_widen_high(vf32 x)
{
    return ac_widen_from(x, VF32_LANES - VF64_LANES);
}

/* hi + lo rounded to odd, so that a second rounding, to 16 bits, gives the same as a single one.
 * The residual of the first rounding may be as small as 2^-700; only its sign matters. */
AC_WORD vf32 vf32_narrow_odd(vf64x2 low, vf64x2 high)
{
    const vf64x2 halves[] = {low, high};
    float nearest[VF32_LANES], rest[VF32_LANES];

    for (size_t k = 0; k < VF32_LANES; k += VF64_LANES) {
        double hi[VF64_LANES], lo[VF64_LANES];
        vf64_store(hi, halves[k / VF64_LANES].hi);
        vf64_store(lo, halves[k / VF64_LANES].lo);
        for (size_t i = 0; i < VF64_LANES; i++)
            nearest[k + i] = (float)hi[i];
        for (size_t i = 0; i < VF64_LANES; i++)
            rest[k + i] = (float)((hi[i] - (double)nearest[k + i] + lo[i]) * 0x1p600);
    }
    return ac_round_odd(vf32_load(nearest), vf32_load(rest));
}

#endif
