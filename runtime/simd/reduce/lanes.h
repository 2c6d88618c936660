/*
 * Accumulators of a reduction (ac_panel): a vector of them is loaded, takes what the points come
 * to, and is kept. T is vf32 or vf64; lane j of what is taken goes to accumulator j.
 *
 *   T_greatest          the greatest; nan where one is nan
 *       T_greatest_load(const E *), T_greatest_keep(E *, g), T_greatest_take(&g, x)
 *   T_sum               a sum in f64
 *       T_sum_load(const double *), T_sum_keep(double *, s)
 *       T_sum_add(&s, x)            x is a T; of pairs Tx2_sum_add
 *       T_sum_add_product(&s, a, b) of floats exact, of doubles rounded once with the sum
 *       T_sum_add_exact(&s, &rest, x), T_sum_add_product_exact, Tx2_sum_add_exact
 *                                   what the addition loses goes to `rest`, another sum
 *       T_sum_add_apart(&s, &rest, x)
 *                                   x from 0 to 1; below a half it is added to `rest`: where that
 * is small beside a sum near 1, it keeps its digits
 *       vf32_sum_add_apart_far(&s, &rest, x)
 *                                   the same of numbers times 2^64
 *   vf32_total          a sum in f32 of pairs that are not below 0; another has what is lost
 *       vf32_total_load(const float *), vf32_total_keep(float *, s)
 *       vf32x2_total_add(&total, &lost, x)
 *   ..._n(..., n)       the first n lanes only, 1 <= n < LANES; the others take what changes
 *                       nothing
 *
 * T_..._begin(lanes, fresh) loads, or begins with what changes nothing if the accumulators are
 * fresh (ac_panel). Loads and keeps reach a whole vector. A sum begins at +0 and is never -0, so
 * that to take +0 and to be left alone are the same. vf64_load_f16 and its like have 16 bits in
 * memory and f64 in lanes, rounded once; vf32_of_odd_parts makes a vf32 of AC_F32_PARTS vf64, of
 * which 16 bits are rounded as of these.
 */
#ifndef AC_SIMD_REDUCE_LANES_H
#define AC_SIMD_REDUCE_LANES_H

#include "simd/pairs/pair_f32.h"
#include "simd/pairs/pair_f64.h"
#include "simd/words/word.h"

enum {
    AC_F32_PARTS = VF32_LANES / VF64_LANES,
    /* Vectors of accumulators that a pass over rows keeps in registers: so many that an addition
     * need not wait for the one before, fewer where what is added takes longer. */
    AC_ROW_VECTORS = 4,
    AC_ROW_FUNCTIONS = 2,
};

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

/* x rounded to odd, to 24 bits: 16 bits are rounded from that as from x itself. */
AC_WORD vf64 ac_odd_f64(vf64 x)
{
    const vi64 below = vi64_of((INT64_C(1) << 29) - 1);
    const vi64 bits = vf64_as_vi64(x);
    const vm64 even = vi64_eq(vi64_and(bits, below), vi64_of(0));
    const vi64 odd = vi64_where(even, vi64_of(0), vi64_of(INT64_C(1) << 29));
    const vi64 kept = vi64_sub(bits, vi64_and(bits, below));
    return vi64_as_vf64(vi64_or(kept, odd));
}

AC_WORD vf32 vf32_of_odd_parts(const vf64 parts[])
{
    vf64 odd[AC_F32_PARTS];
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        odd[p] = ac_odd_f64(parts[p]);
    return vf32_of_parts(odd);
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
        vf32_store_##grade##_n(to, vf32_of_first(ac_odd_f64(x)), n);                               \
    }                                                                                              \
    AC_WORD void vf64_store_##grade(uint16_t *to, vf64 x)                                          \
    {                                                                                              \
        vf64_store_##grade##_n(to, x, VF64_LANES);                                                 \
    }

AC_WIDE_16(f16)
AC_WIDE_16(bf16)

#undef AC_WIDE_16

/* --- the greatest ---------------------------------------------------------------------------- */

typedef vf32 vf32_greatest;
typedef vf64 vf64_greatest;

AC_WORD vf32 ac_greater_f32(vf32 a, vf32 b)
{
    return vf32_where(vf32_is_nan(b), b, vf32_max(a, b));
}

AC_WORD vf64 ac_greater_f64(vf64 a, vf64 b)
{
    return vf64_where(vf64_is_nan(b), b, vf64_max(a, b));
}

AC_WORD vf32_greatest vf32_greatest_load(const float *lanes)
{
    return vf32_load(lanes);
}

AC_WORD vf32_greatest vf32_greatest_begin(const float *lanes, bool fresh)
{
    return fresh ? vf32_of(-INFINITY) : vf32_load(lanes);
}

AC_WORD void vf32_greatest_keep(float *lanes, vf32_greatest g)
{
    vf32_keep(lanes, g);
}

AC_WORD void vf32_greatest_take(vf32_greatest *g, vf32 x)
{
    *g = ac_greater_f32(*g, x);
}

AC_WORD void vf32_greatest_take_n(vf32_greatest *g, vf32 x, size_t n)
{
    vf32_greatest_take(g, ac_first_f32(x, n, -INFINITY));
}

AC_WORD vf64_greatest vf64_greatest_load(const double *lanes)
{
    return vf64_load(lanes);
}

AC_WORD vf64_greatest vf64_greatest_begin(const double *lanes, bool fresh)
{
    return fresh ? vf64_of(-(double)INFINITY) : vf64_load(lanes);
}

AC_WORD void vf64_greatest_keep(double *lanes, vf64_greatest g)
{
    vf64_keep(lanes, g);
}

AC_WORD void vf64_greatest_take(vf64_greatest *g, vf64 x)
{
    *g = ac_greater_f64(*g, x);
}

AC_WORD void vf64_greatest_take_n(vf64_greatest *g, vf64 x, size_t n)
{
    vf64_greatest_take(g, ac_first_f64(x, n, -(double)INFINITY));
}

/* --- sums ------------------------------------------------------------------------------------- */

typedef struct vf32_sum {
    vf64 of[AC_F32_PARTS];
} vf32_sum;

typedef struct vf64_sum {
    vf64 of[1];
} vf64_sum;

AC_WORD vf32_sum vf32_sum_load(const double *lanes)
{
    vf32_sum s;
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        s.of[p] = vf64_load(lanes + p * VF64_LANES);
    return s;
}

AC_WORD void vf32_sum_keep(double *lanes, vf32_sum s)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        vf64_keep(lanes + p * VF64_LANES, s.of[p]);
}

AC_WORD vf64_sum vf64_sum_load(const double *lanes)
{
    return (vf64_sum){{vf64_load(lanes)}};
}

AC_WORD void vf64_sum_keep(double *lanes, vf64_sum s)
{
    vf64_keep(lanes, s.of[0]);
}

/* The sums to which lines are added: those in the accumulators, or zeros if these are fresh. */
AC_WORD vf32_sum vf32_sum_begin(const double *lanes, bool fresh)
{
    vf32_sum zero;
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        zero.of[p] = vf64_of(0.0);
    return fresh ? zero : vf32_sum_load(lanes);
}

AC_WORD vf64_sum vf64_sum_begin(const double *lanes, bool fresh)
{
    const vf64_sum zero = {{vf64_of(0.0)}};
    return fresh ? zero : vf64_sum_load(lanes);
}

/* Adds x exactly, and `low` to what is lost, which is found as in vf64x2_of_sum. */
AC_WORD void ac_sum_add_exact(vf64 *s, vf64 *rest, vf64 x, vf64 low)
{
    const vf64x2 sum = vf64x2_of_sum_finite(*s, x);
    *s = sum.hi;
    *rest = vf64_add(*rest, vf64_add(sum.lo, low));
}

AC_WORD void ac_sum_add_apart(vf64 *s, vf64 *rest, vf64 x, double half)
{
    const vm64 small = vf64_lt(x, vf64_of(half));
    const vf64 zero = vf64_of(0.0);
    *s = vf64_add(*s, vf64_where(small, zero, x));
    *rest = vf64_add(*rest, vf64_where(small, x, zero));
}

AC_WORD void vf32_sum_add(vf32_sum *s, vf32 x)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        s->of[p] = vf64_add(s->of[p], vf64_of_part(x, p));
}

AC_WORD void vf32_sum_add_exact(vf32_sum *s, vf32_sum *rest, vf32 x)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        ac_sum_add_exact(&s->of[p], &rest->of[p], vf64_of_part(x, p), vf64_of(0.0));
}

AC_WORD void vf32_sum_add_apart(vf32_sum *s, vf32_sum *rest, vf32 x)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        ac_sum_add_apart(&s->of[p], &rest->of[p], vf64_of_part(x, p), 0.5);
}

AC_WORD void vf32_sum_add_apart_far(vf32_sum *s, vf32_sum *rest, vf32 x)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        ac_sum_add_apart(&s->of[p], &rest->of[p], vf64_of_part(x, p), 0x1p63);
}

AC_WORD void vf32_sum_add_product(vf32_sum *s, vf32 a, vf32 b)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        s->of[p] = vf64_fma(vf64_of_part(a, p), vf64_of_part(b, p), s->of[p]);
}

AC_WORD void vf32_sum_add_product_exact(vf32_sum *s, vf32_sum *rest, vf32 a, vf32 b)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        ac_sum_add_exact(&s->of[p], &rest->of[p], vf64_mul(vf64_of_part(a, p), vf64_of_part(b, p)),
                         vf64_of(0.0));
}

/* The sum of the parts of a pair has 48 bits. */
AC_WORD void vf32x2_sum_add(vf32_sum *s, vf32x2 x)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        s->of[p] = vf64_add(s->of[p], vf64_add(vf64_of_part(x.hi, p), vf64_of_part(x.lo, p)));
}

AC_WORD void vf32x2_sum_add_exact(vf32_sum *s, vf32_sum *rest, vf32x2 x)
{
    for (size_t p = 0; p < AC_F32_PARTS; p++)
        ac_sum_add_exact(&s->of[p], &rest->of[p], vf64_of_part(x.hi, p), vf64_of_part(x.lo, p));
}

AC_WORD void vf64_sum_add(vf64_sum *s, vf64 x)
{
    s->of[0] = vf64_add(s->of[0], x);
}

AC_WORD void vf64_sum_add_exact(vf64_sum *s, vf64_sum *rest, vf64 x)
{
    ac_sum_add_exact(&s->of[0], &rest->of[0], x, vf64_of(0.0));
}

AC_WORD void vf64_sum_add_apart(vf64_sum *s, vf64_sum *rest, vf64 x)
{
    ac_sum_add_apart(&s->of[0], &rest->of[0], x, 0.5);
}

AC_WORD void vf64_sum_add_product(vf64_sum *s, vf64 a, vf64 b)
{
    s->of[0] = vf64_fma(a, b, s->of[0]);
}

AC_WORD void vf64x2_sum_add_exact(vf64_sum *s, vf64_sum *rest, vf64x2 x)
{
    ac_sum_add_exact(&s->of[0], &rest->of[0], x.hi, x.lo);
}

AC_WORD void vf64_sum_add_product_exact(vf64_sum *s, vf64_sum *rest, vf64 a, vf64 b)
{
    vf64x2_sum_add_exact(s, rest, vf64x2_of_product(a, b));
}

/* --- the first n lanes ------------------------------------------------------------------------ */

#define AC_SUM_FIRST(T, E)                                                                         \
    AC_WORD void T##_sum_add_n(T##_sum *s, T x, size_t n)                                          \
    {                                                                                              \
        T##_sum_add(s, ac_first_##E(x, n, 0));                                                     \
    }                                                                                              \
    AC_WORD void T##_sum_add_exact_n(T##_sum *s, T##_sum *rest, T x, size_t n)                     \
    {                                                                                              \
        T##_sum_add_exact(s, rest, ac_first_##E(x, n, 0));                                         \
    }                                                                                              \
    AC_WORD void T##_sum_add_apart_n(T##_sum *s, T##_sum *rest, T x, size_t n)                     \
    {                                                                                              \
        T##_sum_add_apart(s, rest, ac_first_##E(x, n, 0));                                         \
    }                                                                                              \
    AC_WORD void T##_sum_add_product_n(T##_sum *s, T a, T b, size_t n)                             \
    {                                                                                              \
        T##_sum_add_product(s, ac_first_##E(a, n, 0), ac_first_##E(b, n, 0));                      \
    }                                                                                              \
    AC_WORD void T##_sum_add_product_exact_n(T##_sum *s, T##_sum *rest, T a, T b, size_t n)        \
    {                                                                                              \
        T##_sum_add_product_exact(s, rest, ac_first_##E(a, n, 0), ac_first_##E(b, n, 0));          \
    }                                                                                              \
    AC_WORD void T##x2_sum_add_exact_n(T##_sum *s, T##_sum *rest, T##x2 x, size_t n)               \
    {                                                                                              \
        T##x2_sum_add_exact(s, rest, ac_first_##E##x2(x, n));                                      \
    }

AC_SUM_FIRST(vf32, f32)
AC_SUM_FIRST(vf64, f64)

#undef AC_SUM_FIRST

AC_WORD void vf32_sum_add_apart_far_n(vf32_sum *s, vf32_sum *rest, vf32 x, size_t n)
{
    vf32_sum_add_apart_far(s, rest, ac_first_f32(x, n, 0.0f));
}

AC_WORD void vf32x2_sum_add_n(vf32_sum *s, vf32x2 x, size_t n)
{
    vf32x2_sum_add(s, ac_first_f32x2(x, n));
}

/* --- sums in f32 ------------------------------------------------------------------------------ */

/* What each addition loses is found exactly (Dekker), and of a chain is at most 2^-14 of its total:
 * adding that up in f32 costs 2^-28. */
typedef vf32 vf32_total;

AC_WORD vf32_total vf32_total_load(const float *lanes)
{
    return vf32_load(lanes);
}

AC_WORD vf32_total vf32_total_begin(const float *lanes, bool fresh)
{
    return fresh ? vf32_of(0.0f) : vf32_load(lanes);
}

AC_WORD void vf32_total_keep(float *lanes, vf32_total s)
{
    vf32_keep(lanes, s);
}

AC_WORD void vf32x2_total_add(vf32_total *s, vf32_total *lost, vf32x2 x)
{
    const vf32 more = vf32_max(*s, x.hi);
    const vf32 less = vf32_min(*s, x.hi);
    *s = vf32_add(*s, x.hi);
    *lost = vf32_add(*lost, vf32_add(vf32_sub(less, vf32_sub(*s, more)), x.lo));
}

AC_WORD void vf32x2_total_add_n(vf32_total *s, vf32_total *lost, vf32x2 x, size_t n)
{
    vf32x2_total_add(s, lost, ac_first_f32x2(x, n));
}

/* A term in factors, for T_sum_add_product: the product is not rounded before it is added. */
typedef struct vf32_factors {
    vf32 a;
    vf32 b;
} vf32_factors;

typedef struct vf64_factors {
    vf64 a;
    vf64 b;
} vf64_factors;

#endif
