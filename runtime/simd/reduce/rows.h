/*
 * Words that add to the accumulators of a row operator (kernel.h): the element in lane j is added
 * to accumulator j, in f64, or compared with it.
 *
 *   T_lanes_max(E *lanes, x)                 the greater one; nan where one of them is
 *   T_lanes_add(double *lanes, x)            T is vf32, vf64 or a pair
 *   T_lanes_add_product(double *lanes, a, b)
 *   T_lanes_add_exact(double *lanes, double *rest, x), T_lanes_add_product_exact
 *                                            what the addition loses goes to `rest`
 *   T_lanes_add_apart(double *lanes, double *rest, x)
 *                                            x from 0 to 1; below a half it is added to `rest`:
 *                                            where that is small beside a sum near 1, it keeps
 *                                            its digits
 *   ..._n(..., n)                            the first n lanes only, 1 <= n < LANES; the others
 * have +0 or -inf added, which changes nothing
 *
 * The product of two floats is exact in f64. vf64_load_f16 and its like have 16 bits in memory and
 * f64 in lanes, rounded once.
 */
#ifndef AC_SIMD_ROWS_H
#define AC_SIMD_ROWS_H

#include "simd/pairs/pair_f32.h"
#include "simd/pairs/pair_f64.h"
#include "simd/words/word.h"

enum { AC_F32_PARTS = VF32_LANES / VF64_LANES };

/* x in the first n lanes, `rest` in the others. */
AC_WORD vf32 ac_first_f32(vf32 x, size_t n, float rest)
{
    static const float number[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    return vf32_where(vf32_lt(vf32_load(number), vf32_of((float)n)), x, vf32_of(rest));
}

AC_WORD vf64 ac_first_f64(vf64 x, size_t n, double rest)
{
    static const double number[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    return vf64_where(vf64_lt(vf64_load(number), vf64_of((double)n)), x, vf64_of(rest));
}

AC_WORD vf32x2 ac_first_f32x2(vf32x2 x, size_t n)
{
    return (vf32x2){ac_first_f32(x.hi, n, 0.0f), ac_first_f32(x.lo, n, 0.0f)};
}

AC_WORD vf64x2 ac_first_f64x2(vf64x2 x, size_t n)
{
    return (vf64x2){ac_first_f64(x.hi, n, 0.0), ac_first_f64(x.lo, n, 0.0)};
}

/* --- 16 bits in memory, f64 in lanes ---------------------------------------------------------- */

/* x rounded to odd, to 24 bits, in the first VF64_LANES lanes: 16 bits are rounded from that as
 * from x itself. */
AC_WORD vf32 ac_narrowed_odd(vf64 x)
{
    const vi64 below = vi64_of((INT64_C(1) << 29) - 1);
    const vi64 bits = vf64_as_vi64(x);
    const vm64 even = vi64_eq(vi64_and(bits, below), vi64_of(0));
    const vi64 odd = vi64_where(even, vi64_of(0), vi64_of(INT64_C(1) << 29));
    const vi64 kept = vi64_sub(bits, vi64_and(bits, below));
    return vf32_of_first(vi64_as_vf64(vi64_or(kept, odd)));
}

#define AC_WIDE_16(grade)                                                                          \
    AC_WORD vf64 vf64_load_##grade##_n(const uint16_t *from, size_t n)                             \
    {                                                                                              \
        return vf64_of_part(vf32_load_##grade##_n(from, n), 0);                                    \
    }                                                                                              \
    AC_WORD vf64 vf64_load_##grade(const uint16_t *from)                                           \
    {                                                                                              \
        return vf64_load_##grade##_n(from, VF64_LANES);                                            \
    }                                                                                              \
    AC_WORD void vf64_store_##grade##_n(uint16_t *to, vf64 x, size_t n)                            \
    {                                                                                              \
        vf32_store_##grade##_n(to, ac_narrowed_odd(x), n);                                         \
    }                                                                                              \
    AC_WORD void vf64_store_##grade(uint16_t *to, vf64 x)                                          \
    {                                                                                              \
        vf64_store_##grade##_n(to, x, VF64_LANES);                                                 \
    }

AC_WIDE_16(f16)
AC_WIDE_16(bf16)

#undef AC_WIDE_16

/* --- the greatest ---------------------------------------------------------------------------- */

AC_WORD vf32 ac_greater_f32(vf32 a, vf32 b)
{
    return vf32_where(vf32_is_nan(b), b, vf32_max(a, b));
}

AC_WORD vf64 ac_greater_f64(vf64 a, vf64 b)
{
    return vf64_where(vf64_is_nan(b), b, vf64_max(a, b));
}

AC_WORD void vf32_lanes_max(float *lanes, vf32 x)
{
    vf32_keep(lanes, ac_greater_f32(vf32_load(lanes), x));
}

AC_WORD void vf32_lanes_max_n(float *lanes, vf32 x, size_t n)
{
    vf32_lanes_max(lanes, ac_first_f32(x, n, -INFINITY));
}

AC_WORD void vf64_lanes_max(double *lanes, vf64 x)
{
    vf64_keep(lanes, ac_greater_f64(vf64_load(lanes), x));
}

AC_WORD void vf64_lanes_max_n(double *lanes, vf64 x, size_t n)
{
    vf64_lanes_max(lanes, ac_first_f64(x, n, -(double)INFINITY));
}

/* --- sums of f32 ------------------------------------------------------------------------------ */

AC_WORD void ac_lanes_add_f64(double *lanes, vf64 x)
{
    vf64_keep(lanes, vf64_add(vf64_load(lanes), x));
}

/* Adds x exactly: what is lost is found as in vf64x2_of_sum. */
AC_WORD void ac_lanes_add_exact_f64(double *lanes, double *rest, vf64 x, vf64 low)
{
    const vf64x2 sum = vf64x2_of_sum_finite(vf64_load(lanes), x);
    vf64_keep(lanes, sum.hi);
    vf64_keep(rest, vf64_add(vf64_load(rest), vf64_add(sum.lo, low)));
}

AC_WORD void vf32_lanes_add(double *lanes, vf32 x)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        ac_lanes_add_f64(lanes + p * VF64_LANES, vf64_of_part(x, p));
}

AC_WORD void vf32_lanes_add_n(double *lanes, vf32 x, size_t n)
{
    vf32_lanes_add(lanes, ac_first_f32(x, n, 0.0f));
}

AC_WORD void vf32_lanes_add_exact(double *lanes, double *rest, vf32 x)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        ac_lanes_add_exact_f64(lanes + p * VF64_LANES, rest + p * VF64_LANES, vf64_of_part(x, p),
                               vf64_of(0.0));
}

AC_WORD void vf32_lanes_add_exact_n(double *lanes, double *rest, vf32 x, size_t n)
{
    vf32_lanes_add_exact(lanes, rest, ac_first_f32(x, n, 0.0f));
}

AC_WORD void ac_lanes_add_apart_f64(double *lanes, double *rest, vf64 x)
{
    const vm64 small = vf64_lt(x, vf64_of(0.5));
    const vf64 zero = vf64_of(0.0);
    ac_lanes_add_f64(lanes, vf64_where(small, zero, x));
    ac_lanes_add_f64(rest, vf64_where(small, x, zero));
}

AC_WORD void vf32_lanes_add_apart(double *lanes, double *rest, vf32 x)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        ac_lanes_add_apart_f64(lanes + p * VF64_LANES, rest + p * VF64_LANES, vf64_of_part(x, p));
}

AC_WORD void vf32_lanes_add_apart_n(double *lanes, double *rest, vf32 x, size_t n)
{
    vf32_lanes_add_apart(lanes, rest, ac_first_f32(x, n, 0.0f));
}

/* The sum of the parts of a pair has 48 bits. */
AC_WORD void vf32x2_lanes_add(double *lanes, vf32x2 x)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        ac_lanes_add_f64(lanes + p * VF64_LANES,
                         vf64_add(vf64_of_part(x.hi, p), vf64_of_part(x.lo, p)));
}

AC_WORD void vf32x2_lanes_add_n(double *lanes, vf32x2 x, size_t n)
{
    vf32x2_lanes_add(lanes, ac_first_f32x2(x, n));
}

AC_WORD void vf32x2_lanes_add_exact(double *lanes, double *rest, vf32x2 x)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        ac_lanes_add_exact_f64(lanes + p * VF64_LANES, rest + p * VF64_LANES, vf64_of_part(x.hi, p),
                               vf64_of_part(x.lo, p));
}

AC_WORD void vf32x2_lanes_add_exact_n(double *lanes, double *rest, vf32x2 x, size_t n)
{
    vf32x2_lanes_add_exact(lanes, rest, ac_first_f32x2(x, n));
}

AC_WORD void vf32_lanes_add_product(double *lanes, vf32 a, vf32 b)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++) {
        double *const to = lanes + p * VF64_LANES;
        vf64_keep(to, vf64_fma(vf64_of_part(a, p), vf64_of_part(b, p), vf64_load(to)));
    }
}

AC_WORD void vf32_lanes_add_product_n(double *lanes, vf32 a, vf32 b, size_t n)
{
    vf32_lanes_add_product(lanes, ac_first_f32(a, n, 0.0f), ac_first_f32(b, n, 0.0f));
}

AC_WORD void vf32_lanes_add_product_exact(double *lanes, double *rest, vf32 a, vf32 b)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        ac_lanes_add_exact_f64(lanes + p * VF64_LANES, rest + p * VF64_LANES,
                               vf64_mul(vf64_of_part(a, p), vf64_of_part(b, p)), vf64_of(0.0));
}

AC_WORD void vf32_lanes_add_product_exact_n(double *lanes, double *rest, vf32 a, vf32 b, size_t n)
{
    vf32_lanes_add_product_exact(lanes, rest, ac_first_f32(a, n, 0.0f), ac_first_f32(b, n, 0.0f));
}

/* --- sums of f64 ------------------------------------------------------------------------------ */

AC_WORD void vf64_lanes_add(double *lanes, vf64 x)
{
    ac_lanes_add_f64(lanes, x);
}

AC_WORD void vf64_lanes_add_n(double *lanes, vf64 x, size_t n)
{
    ac_lanes_add_f64(lanes, ac_first_f64(x, n, 0.0));
}

AC_WORD void vf64_lanes_add_apart(double *lanes, double *rest, vf64 x)
{
    ac_lanes_add_apart_f64(lanes, rest, x);
}

AC_WORD void vf64_lanes_add_apart_n(double *lanes, double *rest, vf64 x, size_t n)
{
    ac_lanes_add_apart_f64(lanes, rest, ac_first_f64(x, n, 0.0));
}

AC_WORD void vf64_lanes_add_exact(double *lanes, double *rest, vf64 x)
{
    ac_lanes_add_exact_f64(lanes, rest, x, vf64_of(0.0));
}

AC_WORD void vf64_lanes_add_exact_n(double *lanes, double *rest, vf64 x, size_t n)
{
    vf64_lanes_add_exact(lanes, rest, ac_first_f64(x, n, 0.0));
}

AC_WORD void vf64x2_lanes_add_exact(double *lanes, double *rest, vf64x2 x)
{
    ac_lanes_add_exact_f64(lanes, rest, x.hi, x.lo);
}

AC_WORD void vf64x2_lanes_add_exact_n(double *lanes, double *rest, vf64x2 x, size_t n)
{
    vf64x2_lanes_add_exact(lanes, rest, ac_first_f64x2(x, n));
}

AC_WORD void vf64_lanes_add_product(double *lanes, vf64 a, vf64 b)
{
    vf64_keep(lanes, vf64_fma(a, b, vf64_load(lanes)));
}

AC_WORD void vf64_lanes_add_product_n(double *lanes, vf64 a, vf64 b, size_t n)
{
    vf64_lanes_add_product(lanes, ac_first_f64(a, n, 0.0), ac_first_f64(b, n, 0.0));
}

AC_WORD void vf64_lanes_add_product_exact(double *lanes, double *rest, vf64 a, vf64 b)
{
    vf64x2_lanes_add_exact(lanes, rest, vf64x2_of_product(a, b));
}

AC_WORD void vf64_lanes_add_product_exact_n(double *lanes, double *rest, vf64 a, vf64 b, size_t n)
{
    vf64_lanes_add_product_exact(lanes, rest, ac_first_f64(a, n, 0.0), ac_first_f64(b, n, 0.0));
}

#endif
