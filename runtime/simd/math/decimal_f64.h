/*
 * decimal(x, n) in f64: the multiple of 10^-n nearest to x, of two the even one.
 *
 * Where the quotient of x and the unit reaches 2^53, x is nearer to that multiple than to the next
 * number, and is the result. Otherwise the multiple is found by its number, of at most 53 bits:
 * with units below 1 as x * 10^n, which a pair holds as it is up to 10^22, and where the unit is
 * smaller, no x lies in the middle of two multiples; with larger units by the rest that it leaves.
 */
#ifndef AC_SIMD_DECIMAL_F64_H
#define AC_SIMD_DECIMAL_F64_H

#include "simd/simd.h"

/* 10^n, for a whole number n from 0 to 308. */
AC_WORD vf64x2 ac_power_of_ten_f64(vf64 n)
{
    static const double powers[][2] = {
        {1e256, -0x1.7222446fe467p+795},
        {1e128, -0x1.901cc86649e4ap+371},
        {1e64, -0x1.2ac340948e389p+157},
        {1e32, -0x1.3107fp+52},
        {1e16, 0},
        {1e8, 0},
        {1e4, 0},
        {1e2, 0},
        {1e1, 0},
    };
    vf64x2 p = vf64x2_of(vf64_of(1.0));
    double bit = 256;

    for (size_t i = 0; i < sizeof powers / sizeof powers[0]; i++, bit /= 2) {
        const vm64 taken = vf64_ge(n, vf64_of(bit));
        const vf64x2 power = vf64x2_make(vf64_of(powers[i][0]), vf64_of(powers[i][1]));
        p = vf64x2_where(taken, vf64x2_mul_finite(p, power), p);
        n = vf64_where(taken, vf64_sub(n, vf64_of(bit)), n);
    }
    return p;
}

/* The whole number nearest to `near` + `rest`, a whole number and at most 1 in size; of two the
 * even one. The middle is that many units of `rest`. */
AC_WORD vf64 ac_settled_f64(vf64 near, vf64x2 rest, vf64x2 middle)
{
    const vf64 zero = vf64_of(0.0);
    const vf64x2 above = vf64x2_add(rest, vf64x2_neg(middle));
    const vf64x2 below = vf64x2_add(rest, middle);
    const vf64 half = vf64_mul(near, vf64_of(0.5));
    const vm64 odd = vf64_ne(half, vf64_round(half));
    const vm64 up = vm64_or(vf64_gt(above.hi, zero), vm64_and(vf64_eq(above.hi, zero), odd));
    const vm64 down = vm64_or(vf64_lt(below.hi, zero), vm64_and(vf64_eq(below.hi, zero), odd));
    const vf64 more = vf64_where(up, vf64_add(near, vf64_of(1.0)), near);
    return vf64_where(down, vf64_sub(near, vf64_of(1.0)), more);
}

AC_WORD vf64 vf64_decimal(vf64 x, vf64 n)
{
    const vf64 zero = vf64_of(0.0);
    const vf64 one = vf64_of(1.0);
    const vf64 whole = vf64_trunc(n);
    const vm64 finer = vf64_ge(whole, zero);
    const vf64 places = vf64_abs(whole);
    const vm64 known = vf64_le(places, vf64_of(308.0));
    const vf64x2 p = ac_power_of_ten_f64(vf64_where(known, places, zero));
    const vf64 size = vf64_abs(x);
    const vf64 limit = vf64_of(0x1p53);
    /* Neither product leaves the range where the number of the multiple counts. */
    const vm64 small =
        vf64_lt(vf64_where(finer, vf64_mul(size, p.hi), vf64_div(size, p.hi)), limit);
    const vm64 counts = vm64_and(small, known);
    const vf64 a = vf64_where(counts, size, one);
    const vf64x2 unit = vf64x2_where(counts, p, vf64x2_of(one));

    const vf64x2 product = vf64x2_mul_single_finite(unit, a);
    const vf64 over = vf64_round(product.hi);
    const vf64x2 left = vf64x2_of_sum_finite(vf64_sub(product.hi, over), product.lo);
    const vf64 upper = ac_settled_f64(over, left, vf64x2_of(vf64_of(0.5)));
    /* Lifted, so that the quotient's second half stays within the range. */
    const vf64x2 ratio = vf64x2_div(vf64x2_of(vf64_mul(upper, vf64_of(0x1p100))), unit);

    const vf64 under = vf64_round(vf64_div(a, unit.hi));
    const vf64x2 taken = vf64x2_mul_single_finite(unit, under);
    const vf64x2 rest = vf64x2_add_single_finite(vf64x2_neg(taken), a);
    const vf64x2 half =
        vf64x2_make(vf64_mul(unit.hi, vf64_of(0.5)), vf64_mul(unit.lo, vf64_of(0.5)));
    const vf64 lower = ac_settled_f64(under, rest, half);
    const vf64x2 multiple = vf64x2_mul_single(unit, lower);

    const vm64 plain = vf64_eq(unit.lo, zero);
    const vf64 quotient = vf64_where(plain, vf64_div(upper, unit.hi),
                                     vf64_mul(vf64x2_round(ratio), vf64_of(0x1p-100)));
    const vf64 found = vf64_where(
        finer, quotient, vf64_where(plain, vf64_mul(lower, unit.hi), vf64x2_round(multiple)));
    const vf64 far = vf64_where(finer, size, zero); /* with more than 308 places */
    const vf64 regular =
        vf64_where(known, vf64_where(small, found, size), vf64_where(vf64_is_inf(x), size, far));
    const vm64 number = vm64_and(vf64_eq(x, x), vf64_eq(n, n));
    return vf64_where(number, ac_flip_short(regular, ac_sign_of_f64(x)), vf64_of((double)NAN));
}

AC_WORD vf64 vf64_decimal_f32(vf64 x, vf64 n)
{
    return vf64_decimal(x, n);
}

#endif
