/*
 * Complex numbers as two vf64, one of real and one of imaginary parts: memory and arithmetic. Lanes
 * stand in an order of the machine's choice, the same for loads and stores.
 *
 * The arithmetic is for c64, whose parts f64 holds with more than twice their digits, and whose
 * products stay within its range: an error is below 2^-50 of the larger part of a product of three,
 * or of a sum that does not cancel. A number of a formula has the imaginary part +0.
 */
#ifndef AC_SIMD_COMPLEX_WORDS_H
#define AC_SIMD_COMPLEX_WORDS_H

#include "simd/complex_f64.h"
#include "simd/word.h"

enum { VF64_COMPLEX_LANES = VF64_LANES };

/* Memory. */

AC_WORD vf64_complex ac_complex_of_pairs(vf64 a, vf64 b)
{
    return (vf64_complex){vf64_evens(a, b), vf64_odds(a, b)};
}

AC_WORD vf64_complex vf64_complex_load_c128(const ac_c128 *from)
{
    const double *const parts = &from->re;
    return ac_complex_of_pairs(vf64_load(parts), vf64_load(parts + VF64_LANES));
}

AC_WORD vf64_complex vf64_complex_load_c128_n(const ac_c128 *from, size_t n)
{
    const double *const parts = &from->re;
    const vf64 zero = vf64_of(0.0);
    if (2 * n <= VF64_LANES)
        return ac_complex_of_pairs(vf64_load_n(parts, 2 * n), zero);
    return ac_complex_of_pairs(vf64_load(parts),
                               vf64_load_n(parts + VF64_LANES, 2 * n - VF64_LANES));
}

AC_WORD void vf64_complex_store_c128(ac_c128 *to, vf64_complex z)
{
    double *const parts = &to->re;
    vf64_store(parts, vf64_evens(z.re, z.im));
    vf64_store(parts + VF64_LANES, vf64_odds(z.re, z.im));
}

AC_WORD void vf64_complex_store_c128_n(ac_c128 *to, vf64_complex z, size_t n)
{
    double *const parts = &to->re;
    if (2 * n <= VF64_LANES) {
        vf64_store_n(parts, vf64_evens(z.re, z.im), 2 * n);
        return;
    }
    vf64_store(parts, vf64_evens(z.re, z.im));
    vf64_store_n(parts + VF64_LANES, vf64_odds(z.re, z.im), 2 * n - VF64_LANES);
}

AC_WORD vf64_complex vf64_complex_load_c64(const ac_c64 *from)
{
    const float *const parts = &from->re;
    return ac_complex_of_pairs(vf64_load_f32(parts), vf64_load_f32(parts + VF64_LANES));
}

AC_WORD vf64_complex vf64_complex_load_c64_n(const ac_c64 *from, size_t n)
{
    const float *const parts = &from->re;
    const vf64 zero = vf64_of(0.0);
    if (2 * n <= VF64_LANES)
        return ac_complex_of_pairs(vf64_load_f32_n(parts, 2 * n), zero);
    return ac_complex_of_pairs(vf64_load_f32(parts),
                               vf64_load_f32_n(parts + VF64_LANES, 2 * n - VF64_LANES));
}

AC_WORD void vf64_complex_store_c64(ac_c64 *to, vf64_complex z)
{
    float *const parts = &to->re;
    vf64_store_f32(parts, vf64_evens(z.re, z.im));
    vf64_store_f32(parts + VF64_LANES, vf64_odds(z.re, z.im));
}

AC_WORD void vf64_complex_store_c64_n(ac_c64 *to, vf64_complex z, size_t n)
{
    float *const parts = &to->re;
    if (2 * n <= VF64_LANES) {
        vf64_store_f32_n(parts, vf64_evens(z.re, z.im), 2 * n);
        return;
    }
    vf64_store_f32(parts, vf64_evens(z.re, z.im));
    vf64_store_f32_n(parts + VF64_LANES, vf64_odds(z.re, z.im), 2 * n - VF64_LANES);
}

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

AC_WORD vf64_complex vf64_complex_sigmoid(vf64_complex z)
{
    return vf64_sigmoid_complex_f32(z.re, z.im);
}

#endif
