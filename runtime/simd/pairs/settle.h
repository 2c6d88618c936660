/*
 * When single f32 arithmetic settles a result of 16 bits, and the way by f64 where it does not.
 *
 * A kernel of 16 bits computes in single f32 and knows a bound of the relative error of what it
 * got. Lanes where that error may decide the rounding, or where the bound does not hold because a
 * factor has strayed from the range of f32, are computed once more in pairs of f64, which hold all
 * that a formula makes of 16-bit numbers. What a lane gives does not depend on the lanes beside it.
 */
#ifndef AC_SIMD_SETTLE_H
#define AC_SIMD_SETTLE_H

#include <stddef.h>
#include <stdint.h>

#include "simd/pairs/pair_f32.h"
#include "simd/pairs/pair_f64.h"
#include "simd/words/word.h"

/* |x|, or, below 2^-14, |x| + 2^-14: there the units of f16 grow no smaller, and the sum puts the
 * middles between its numbers where those of the next numbers are. */
AC_WORD vi32 ac_scaled_f16(vf32 x)
{
    const vf32 magnitude = vf32_abs(x);
    const vf32 least = vf32_of(0x1p-14f);
    const vm32 small = vf32_lt(magnitude, least);
    return vf32_as_vi32(vf32_where(small, vf32_add(magnitude, least), magnitude));
}

/* Where a value whose relative error is at most `error` * 2^-24 (or, below 2^-14, its error 2^-38
 * times that) may round to another f16 than the exact one: it is that close to the middle between
 * two. */
AC_WORD vm32 vf32_unsettled_f16(vf32 x, int32_t error)
{
    const vi32 moved = vi32_add(ac_scaled_f16(x), vi32_of(0x1001 + error));
    return vi32_gt(vi32_of(2 * error + 3), vi32_and(moved, vi32_of(0x1fff)));
}

/* The same for bf16; subnormal values may have an error of 2^-146 more. */
AC_WORD vm32 vf32_unsettled_bf16(vf32 x, int32_t error)
{
    const vi32 moved = vi32_add(vf32_as_vi32(x), vi32_of(0x8008 + error));
    return vi32_gt(vi32_of(2 * error + 17), vi32_and(moved, vi32_of(0xffff)));
}

/* y, a little more where it is subnormal but not zero: y of a formula whose value is above the y
 * that f32 can hold, which may be the middle between two numbers of bf16. */
AC_WORD vf32 vf32_lifted(vf32 y)
{
    return vf32_add(y, vf32_correction(vf32_min(vf32_abs(y), vf32_of(0x1p-149f))));
}

/* Where a value whose relative error is at most `error` * 2^-24 may be on the other side of the
 * bound between the largest number and infinity, 65520 in f16. */
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

/* Where x is not a normal number: zero, subnormal, infinite or nan. */
AC_WORD vm32 vf32_strays(vf32 x)
{
    const vi32 size = vi32_and(vf32_as_vi32(x), vi32_of(INT32_MAX));
    const vi32 above = vi32_sub(size, vi32_of(0x800000));
    return vi32_gt(vi32_xor(above, vi32_of(INT32_MIN)), vi32_of(0x7effffff + INT32_MIN));
}

/* Where the second part of a pair may have vanished, in which the product of two numbers of bf16
 * may be: hi is below 2^-64 and not zero. */
AC_WORD vm32 vf32x2_fades(vf32x2 p)
{
    const vi32 size = vi32_and(vf32_as_vi32(p.hi), vi32_of(INT32_MAX));
    const vi32 above = vi32_sub(size, vi32_of(1));
    return vi32_gt(vi32_of(0x1f800000 - 1 + INT32_MIN), vi32_xor(above, vi32_of(INT32_MIN)));
}

/* Where a pair that functions are part of, so that its error may be 2^-27, does not settle it
 * either: hi is the middle of two numbers and lo no larger than the error. Or lo has vanished. */
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

/* The first and the second half of the lanes in f64; both the whole where VF64_LANES is
 * VF32_LANES. */
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

/* hi + lo rounded to odd: a second rounding, to 16 bits, gives what one would have given. What the
 * first rounding leaves may be as small as 2^-700: only its sign counts. */
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
