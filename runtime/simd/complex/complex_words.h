/*
 * Complex numbers as two vf64, of real and of imaginary parts: memory and arithmetic. The order of
 * lanes depends on the target and is the same for loads and stores.
 *
 * The arithmetic is for c64: f64 has more than twice the digits of its parts, and their products
 * stay in range. The error is below 2^-50 of the larger part, of a product of three, of a quotient
 * or of a sum that does not cancel. A real number in a formula has the imaginary part +0.
 */
#ifndef AC_SIMD_COMPLEX_WORDS_H
#define AC_SIMD_COMPLEX_WORDS_H

#include "simd/complex/complex_f64.h"
#include "simd/words/word.h"

enum { VF64_COMPLEX_LANES = VF64_LANES };

/* Memory. */

AC_WORD vf64_complex ac_complex_of_pairs(vf64 a, vf64 b)
{
    return (vf64_complex){vf64_evens(a, b), vf64_odds(a, b)};
}

/* For both dtypes: `width` is the suffix of the words for parts. */
#define AC_COMPLEX_MEMORY(dtype, part, width)                                                      \
    AC_WORD vf64_complex vf64_complex_load_##dtype(const ac_##dtype *from)                         \
    {                                                                                              \
        const part *const parts = &from->re;                                                       \
        return ac_complex_of_pairs(vf64_load##width(parts), vf64_load##width(parts + VF64_LANES)); \
    }                                                                                              \
    AC_WORD vf64_complex vf64_complex_load_##dtype##_n(const ac_##dtype *from, size_t n)           \
    {                                                                                              \
        const part *const parts = &from->re;                                                       \
        if (2 * n <= VF64_LANES)                                                                   \
            return ac_complex_of_pairs(vf64_load##width##_n(parts, 2 * n), vf64_of(0.0));          \
        return ac_complex_of_pairs(vf64_load##width(parts),                                        \
                                   vf64_load##width##_n(parts + VF64_LANES, 2 * n - VF64_LANES));  \
    }                                                                                              \
    AC_WORD void vf64_complex_store_##dtype(ac_##dtype *to, vf64_complex z)                        \
    {                                                                                              \
        part *const parts = &to->re;                                                               \
        vf64_store##width(parts, vf64_evens(z.re, z.im));                                          \
        vf64_store##width(parts + VF64_LANES, vf64_odds(z.re, z.im));                              \
    }                                                                                              \
    AC_WORD void vf64_complex_store_##dtype##_n(ac_##dtype *to, vf64_complex z, size_t n)          \
    {                                                                                              \
        part *const parts = &to->re;                                                               \
        if (2 * n <= VF64_LANES) {                                                                 \
            vf64_store##width##_n(parts, vf64_evens(z.re, z.im), 2 * n);                           \
            return;                                                                                \
        }                                                                                          \
        vf64_store##width(parts, vf64_evens(z.re, z.im));                                          \
        vf64_store##width##_n(parts + VF64_LANES, vf64_odds(z.re, z.im), 2 * n - VF64_LANES);      \
    }

AC_COMPLEX_MEMORY(c64, float, _f32)
AC_COMPLEX_MEMORY(c128, double, )

#undef AC_COMPLEX_MEMORY

/* Arithmetic, for c64. */

AC_WORD vf64_complex vf64_complex_of(double x)
{
    return (vf64_complex){vf64_of(x), vf64_of(0.0)};
}

AC_WORD vf64_complex vf64_complex_neg(vf64_complex z)
{
    return (vf64_complex){vf64_neg(z.re), vf64_neg(z.im)};
}

AC_WORD vf64_complex vf64_complex_conj(vf64_complex z)
{
    return (vf64_complex){z.re, vf64_neg(z.im)};
}

AC_WORD vf64_complex vf64_complex_add(vf64_complex a, vf64_complex b)
{
    return (vf64_complex){vf64_add(a.re, b.re), vf64_add(a.im, b.im)};
}

AC_WORD vf64_complex vf64_complex_sub(vf64_complex a, vf64_complex b)
{
    return (vf64_complex){vf64_sub(a.re, b.re), vf64_sub(a.im, b.im)};
}

AC_WORD vf64_complex vf64_complex_mul(vf64_complex a, vf64_complex b)
{
    return (vf64_complex){vf64_fms(a.re, b.re, vf64_mul(a.im, b.im)),
                          vf64_fma(a.re, b.im, vf64_mul(a.im, b.re))};
}

/* c + (p + q), or c - (p + q) with `less`, without what sums lose, also where they cancel; p and q
 * are exact. */
AC_WORD vf64 ac_sum_of_products(vf64 c, vf64 p, vf64 q, bool less)
{
    const vf64x2 product = vf64x2_of_sum_finite(p, q);
    const vf64x2 added = less ? vf64x2_neg(product) : product;
    const vf64x2 sum = vf64x2_of_sum_finite(c, added.hi);
    const vf64 rest = vf64_add(sum.lo, added.lo);
    const vm64 counts = vf64_gt(vf64_abs(rest), vf64_of(0.0));
    return vf64_where(counts, vf64_add(sum.hi, rest), sum.hi);
}

AC_WORD vf64_complex ac_complex_joined(vf64_complex a, vf64_complex b, vf64_complex c, bool less)
{
    const vf64 crossed = vf64_neg(vf64_mul(a.im, b.im));
    return (vf64_complex){
        ac_sum_of_products(c.re, vf64_mul(a.re, b.re), crossed, less),
        ac_sum_of_products(c.im, vf64_mul(a.re, b.im), vf64_mul(a.im, b.re), less)};
}

/* c + a b, and c - a b, in which products of floats are exact. */
AC_WORD vf64_complex vf64_complex_fma(vf64_complex a, vf64_complex b, vf64_complex c)
{
    return ac_complex_joined(a, b, c, false);
}

AC_WORD vf64_complex vf64_complex_fnma(vf64_complex a, vf64_complex b, vf64_complex c)
{
    return ac_complex_joined(a, b, c, true);
}

/* a conj(b) / |b|^2; nan twice if b is 0 or not finite. */
AC_WORD vf64_complex vf64_complex_div(vf64_complex a, vf64_complex b)
{
    const vf64 size = vf64_fma(b.re, b.re, vf64_mul(b.im, b.im));
    const vf64_complex top = vf64_complex_mul(a, vf64_complex_conj(b));
    return (vf64_complex){vf64_div(top.re, size), vf64_div(top.im, size)};
}

AC_WORD vm64 vf64_complex_eq(vf64_complex a, vf64_complex b)
{
    return vm64_and(vf64_eq(a.re, b.re), vf64_eq(a.im, b.im));
}

AC_WORD vm64 vf64_complex_ne(vf64_complex a, vf64_complex b)
{
    return vm64_or(vf64_ne(a.re, b.re), vf64_ne(a.im, b.im));
}

AC_WORD vf64_complex vf64_complex_sigmoid(vf64_complex z)
{
    return vf64_sigmoid_complex_f32(z.re, z.im);
}

#endif
