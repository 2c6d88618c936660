/*
 * Complex numbers for c128: two pairs times a power of two, (re + i im) * 2^k.
 *
 * The product of two numbers may leave the range of f64 although that of three does not, so each
 * number has its own exponent, which brings its larger part near 1. All errors are relative to the
 * larger part: a part below 2^-1000 of the other is treated as 0. A sum, a product or a quotient
 * adds an error below 2^-98; the last word rounds each part once, also if it is subnormal.
 *
 * Non-finite numbers have the exponent 0, and their parts follow real arithmetic.
 */
#ifndef AC_SIMD_COMPLEX_SCALED_H
#define AC_SIMD_COMPLEX_SCALED_H

#include "simd/complex/complex_f64.h"
#include "simd/pairs/product3.h"
#include "simd/words/word.h"

typedef struct vf64_scaled {
    vf64x2 re;
    vf64x2 im;
    vi64 k;
} vf64_scaled;

/* Larger exponents would give the same zeros and infinities. */
enum { AC_SCALED_MOST = 2900 };

AC_WORD vi64 ac_scaled_limited(vi64 k)
{
    const vi64 most = vi64_of(AC_SCALED_MOST);
    const vi64 least = vi64_of(-AC_SCALED_MOST);
    const vi64 above = vi64_where(vi64_gt(k, most), most, k);
    return vi64_where(vi64_gt(least, above), least, above);
}

/* p * 2^k for k that do not make it overflow. Subnormal results may lose digits. */
AC_WORD vf64x2 ac_scaled_part(vf64x2 p, vi64 k)
{
    const vf64 lo = vf64_scale(p.lo, k);
    return vf64x2_make(vf64_scale(p.hi, k),
                       vf64_where(vf64_eq(lo, vf64_of(0.0)), vf64_of(-0.0), lo));
}

/* With the larger part between 1 and 2, unless it is subnormal or not finite. */
AC_WORD vf64_scaled ac_scaled_made(vf64x2 re, vf64x2 im, vi64 k)
{
    const vf64 a = vf64_abs(re.hi);
    const vf64 b = vf64_abs(im.hi);
    const vf64 larger = vf64_where(vf64_gt(b, a), b, a);
    const vm64 fits =
        vm64_and(vf64_lt(a, vf64_of(__builtin_inf())), vf64_lt(b, vf64_of(__builtin_inf())));
    const vi64 lift = vi64_where(fits, ac_f64_lift(larger), vi64_of(0));
    const vi64 own = vi64_where(fits, vi64_sub(k, lift), vi64_of(0));
    return (vf64_scaled){ac_scaled_part(re, lift), ac_scaled_part(im, lift), own};
}

AC_WORD vf64_scaled vf64_scaled_of(vf64_complex z)
{
    return ac_scaled_made(vf64x2_of(z.re), vf64x2_of(z.im), vi64_of(0));
}

AC_WORD vf64_scaled vf64_scaled_of_number(double x)
{
    return (vf64_scaled){vf64x2_of(vf64_of(x)), vf64x2_of(vf64_of(0.0)), vi64_of(0)};
}

AC_WORD vf64_scaled vf64_scaled_neg(vf64_scaled z)
{
    return (vf64_scaled){vf64x2_neg(z.re), vf64x2_neg(z.im), z.k};
}

AC_WORD vf64_scaled vf64_scaled_conj(vf64_scaled z)
{
    return (vf64_scaled){z.re, vf64x2_neg(z.im), z.k};
}

AC_WORD vf64_scaled vf64_scaled_add(vf64_scaled a, vf64_scaled b)
{
    const vi64 k = vi64_where(vi64_gt(a.k, b.k), a.k, b.k);
    const vi64 down_a = ac_scaled_limited(vi64_sub(a.k, k));
    const vi64 down_b = ac_scaled_limited(vi64_sub(b.k, k));
    return ac_scaled_made(vf64x2_add(ac_scaled_part(a.re, down_a), ac_scaled_part(b.re, down_b)),
                          vf64x2_add(ac_scaled_part(a.im, down_a), ac_scaled_part(b.im, down_b)),
                          k);
}

AC_WORD vf64_scaled vf64_scaled_sub(vf64_scaled a, vf64_scaled b)
{
    return vf64_scaled_add(a, vf64_scaled_neg(b));
}

AC_WORD vf64_scaled vf64_scaled_mul(vf64_scaled a, vf64_scaled b)
{
    const vf64x2 crossed = vf64x2_neg(vf64x2_mul(a.im, b.im));
    return ac_scaled_made(vf64x2_add(vf64x2_mul(a.re, b.re), crossed),
                          vf64x2_add(vf64x2_mul(a.re, b.im), vf64x2_mul(a.im, b.re)),
                          vi64_add(a.k, b.k));
}

/* a conj(b) / |b|^2; nan twice if b is 0 or not finite. */
AC_WORD vf64_scaled vf64_scaled_div(vf64_scaled a, vf64_scaled b)
{
    const vf64_scaled top = vf64_scaled_mul(a, vf64_scaled_conj(b));
    const vf64x2 size = vf64x2_add(vf64x2_mul(b.re, b.re), vf64x2_mul(b.im, b.im));
    return ac_scaled_made(vf64x2_div(top.re, size), vf64x2_div(top.im, size),
                          vi64_sub(top.k, vi64_add(b.k, b.k)));
}

/* Rounds the value of a formula. */
AC_WORD vf64_complex vf64_scaled_round(vf64_scaled z)
{
    const vi64 k = ac_scaled_limited(z.k);
    return (vf64_complex){vf64x2_round(vf64x2_scale(z.re, k)), vf64x2_round(vf64x2_scale(z.im, k))};
}

/* Adds b to a sum that `count` numbers hold, the smallest first, of which no digit is lost. */
AC_WORD void ac_sum_grow(vf64 sum[], int count, vf64 b)
{
    vf64 more = b;
    for (int i = 0; i < count; i++) {
        const vf64x2 two = vf64x2_of_sum_finite(more, sum[i]);
        sum[i] = two.lo;
        more = two.hi;
    }
    sum[count] = more;
}

/* c + (p + q), or c - (p + q) with `less`: what sums lose is kept, however much of them cancels. */
AC_WORD vf64x2 ac_sum_of_pairs(vf64 c, vf64x2 p, vf64x2 q, bool less)
{
    const vf64x2 a = less ? vf64x2_neg(p) : p;
    const vf64x2 b = less ? vf64x2_neg(q) : q;
    const vf64 product = vf64_add(p.hi, q.hi);
    const vf64 plain = less ? vf64_sub(c, product) : vf64_add(c, product);
    vf64 sum[5] = {a.lo, a.hi};
    ac_sum_grow(sum, 2, b.lo);
    ac_sum_grow(sum, 3, b.hi);
    ac_sum_grow(sum, 4, c);

    vf64 hi = sum[0];
    vf64 lo = vf64_of(-0.0);
    for (int i = 1; i < 5; i++) {
        const vf64x2 two = vf64x2_of_sum_finite(sum[i], hi);
        hi = two.hi;
        lo = vf64_add(lo, two.lo);
    }
    /* Sums that are not finite, and zeros with their signs, are those of plain numbers. */
    const vm64 finite = vf64_lt(vf64_abs(plain), vf64_of(__builtin_inf()));
    const vm64 none = vm64_and(vf64_eq(hi, vf64_of(0.0)), vf64_eq(plain, vf64_of(0.0)));
    const vm64 kept = vm64_and(finite, vm64_not(none));
    const vm64 further = vm64_and(kept, vm64_not(vf64_eq(lo, vf64_of(0.0))));
    return (vf64x2){vf64_where(kept, hi, plain), vf64_where(further, lo, vf64_of(-0.0))};
}

/* c + a b, or c - a b, of numbers of c128, rounded. A product of 0 has no exponent of its own. */
AC_WORD vf64_complex ac_scaled_joined(vf64_complex a, vf64_complex b, vf64_complex c, bool less)
{
    const vf64_scaled x = vf64_scaled_of(a);
    const vf64_scaled y = vf64_scaled_of(b);
    const vf64_scaled z = vf64_scaled_of(c);
    const vf64 zero = vf64_of(0.0);
    const vm64 no_x = vm64_and(vf64_eq(a.re, zero), vf64_eq(a.im, zero));
    const vm64 no_y = vm64_and(vf64_eq(b.re, zero), vf64_eq(b.im, zero));
    const vi64 least = vi64_of(-AC_SCALED_MOST);
    const vi64 own = vi64_where(vm64_or(no_x, no_y), least, vi64_add(x.k, y.k));
    const vi64 k = vi64_where(vi64_gt(own, z.k), own, z.k);
    const vi64 down = ac_scaled_limited(vi64_sub(own, k));
    const vi64 down_c = ac_scaled_limited(vi64_sub(z.k, k));
    const vf64x2 crossed = vf64x2_neg(vf64x2_of_product_finite(x.im.hi, y.im.hi));
    const vf64x2 re[2] = {vf64x2_of_product_finite(x.re.hi, y.re.hi), crossed};
    const vf64x2 im[2] = {vf64x2_of_product_finite(x.re.hi, y.im.hi),
                          vf64x2_of_product_finite(x.im.hi, y.re.hi)};
    const vf64_scaled sum = {
        ac_sum_of_pairs(vf64_scale(z.re.hi, down_c), ac_scaled_part(re[0], down),
                        ac_scaled_part(re[1], down), less),
        ac_sum_of_pairs(vf64_scale(z.im.hi, down_c), ac_scaled_part(im[0], down),
                        ac_scaled_part(im[1], down), less),
        k};
    return vf64_scaled_round(sum);
}

AC_WORD vf64_complex vf64_complex_fma_round(vf64_complex a, vf64_complex b, vf64_complex c)
{
    return ac_scaled_joined(a, b, c, false);
}

AC_WORD vf64_complex vf64_complex_fnma_round(vf64_complex a, vf64_complex b, vf64_complex c)
{
    return ac_scaled_joined(a, b, c, true);
}

/* The logistic function of an unscaled argument; below, the same rounded directly. */
AC_WORD vf64_scaled vf64_scaled_sigmoid(vf64_complex z)
{
    const vf64x2_complex s = vf64x2_sigmoid_complex(z.re, z.im);
    return ac_scaled_made(s.re, s.im, vi64_of(0));
}

AC_WORD vf64_complex vf64_complex_sigmoid_round(vf64_complex z)
{
    const vf64x2_complex s = vf64x2_sigmoid_complex(z.re, z.im);
    return (vf64_complex){vf64x2_round(s.re), vf64x2_round(s.im)};
}

#endif
