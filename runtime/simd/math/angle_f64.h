/*
 * Angles in f64: the remainder of division by pi, its sine, and 1 minus its cosine, each with a
 * small relative error, even next to their zeros.
 *
 *   ac_angle_of_f64(y)         y = n pi + r for any finite y >= 0, r as a pair: relative error
 *                              below 2^-69; nan where y is infinite or nan
 *   ac_angle_of_f64_short(y)   the same in one part, for a y that is a float: 2^-51
 *   ac_quarter_of_f64(y)       y = n pi/2 + r for any finite y >= 0, |r| <= pi/4: 2^-68
 *   ac_quarter_of_f64_short(y)
 *   ac_sine_f64(r, r^2)        sin(r); ac_versine_f64(r^2) is 1 - cos(r): 2^-63
 *   ac_sine_f64_short, ac_versine_f64_short
 *                              the same in one part: 2^-51
 *
 * Up to a bound n is rounded from y / pi and n pi subtracted in parts: the first difference is
 * exact, because y and n times the double next to pi are multiples of 2^-51 (or y is below 2 and n
 * at most 1) and their difference is below 4 (W. J. Cody and W. Waite, "Software Manual for the
 * Elementary Functions", 1980, with a fused product). No double of that size is so close to a
 * multiple of pi that the parts beyond the third count. From the bound on, lane by lane, y times
 * those bits of 1 / pi that neither are multiples of 2 when multiplied nor too small to count
 * (M. Payne and R. Hanek, "Radian reduction for trigonometric functions", SIGNUM Newsletter 18,
 * 1983), in integers: y / pi is never within 2^-62 of an integer, so of 192 bits, 53 of them beside
 * the digits of y, 76 are left of every remainder.
 *
 * The polynomials are interpolants at Chebyshev's nodes in r^2; coefficients/tables_f64.py made
 * every number.
 */
#ifndef AC_SIMD_ANGLE_F64_H
#define AC_SIMD_ANGLE_F64_H

#include <stddef.h>
#include <stdint.h>

#include "simd/math/math_f64.h"
#include "simd/tables/tables_f64.h"
#include "simd/words/word.h"

/* From these bounds on the division is done in integers. At the first the parts of n pi have an
 * error of 2^-132, and no smaller double is within 2^-60 of a multiple of pi; at the second two
 * parts have an error of 2^-82, and no smaller float is within 2^-27. */
#define AC_ANGLE_FAR_F64 0x1p30
#define AC_ANGLE_FAR_F64_SHORT 0x1p25

/* An angle n pi + r, where only the lowest bit of n matters, or n pi/2 + r, where two bits do. */
typedef struct ac_angle_f64 {
    vf64x2 r;
    vi64 n;
} ac_angle_f64;

/* y / pi, or y / (pi/2), as n and a fraction in two parts: what the integers give. */
typedef struct ac_turns_f64 {
    double fraction[2];
    uint64_t n;
} ac_turns_f64;

enum { AC_ANGLE_LIMBS = 6 };

/* The part of y / pi below 2, in units of 2^-191, y being `digits` * 2^exponent, exponent from -31
 * to 971. limbs[0] is the most significant. */
AC_COLD void ac_angle_product_f64(uint64_t digits, int exponent, uint32_t limbs[AC_ANGLE_LIMBS])
{
    const unsigned first = (unsigned)(exponent + 31); /* the bit of 1 / pi that gives 2^0 */
    const uint32_t *const words = ac_angle_f64_inverse_bits + first / 32;
    const uint32_t factor[2] = {(uint32_t)digits, (uint32_t)(digits >> 32)};

    for (size_t i = 0; i < AC_ANGLE_LIMBS; i++)
        limbs[i] = 0;
    for (size_t j = 0; j < 2; j++) {
        uint64_t carry = 0;
        for (size_t i = AC_ANGLE_LIMBS; i-- > j;) {
            const uint64_t two = (uint64_t)words[i] << 32 | words[i + 1];
            const uint64_t bits = (uint32_t)(two >> (32 - first % 32));
            const uint64_t sum = factor[j] * bits + limbs[i - j] + carry;
            limbs[i - j] = (uint32_t)sum;
            carry = sum >> 32;
        }
    }
}

/* n and the fraction of y / pi (n has one bit) or of y / (pi/2) (two), for finite y >= 2^21. */
AC_COLD ac_turns_f64 ac_turns_of_f64(double y, unsigned bits_of_n)
{
    const uint64_t bits = ac_f64_bits(y);
    const uint64_t hidden = UINT64_C(1) << 52;
    uint32_t limbs[AC_ANGLE_LIMBS];
    ac_angle_product_f64((bits & (hidden - 1)) | hidden, (int)(bits >> 52) - 1075, limbs);

    /* The bit after n is a half; it rounds n up and makes the fraction negative. Its complement is
     * off by less than the error of the product. */
    uint64_t high = (uint64_t)limbs[0] << 32 | limbs[1];
    uint64_t middle = (uint64_t)limbs[2] << 32 | limbs[3];
    uint64_t low = (uint64_t)limbs[4] << 32 | limbs[5];
    const uint64_t half = high >> (63 - bits_of_n) & 1;
    const uint64_t n = (high >> (64 - bits_of_n)) + half;
    const uint64_t flip = UINT64_C(0) - half;
    high = (high << bits_of_n | middle >> (64 - bits_of_n)) ^ flip;
    middle = (middle << bits_of_n | low >> (64 - bits_of_n)) ^ flip;
    low = (low << bits_of_n) ^ flip;

    int places = 0;
    for (; high >> 63 == 0 && places < 128; places++) {
        high = high << 1 | middle >> 63;
        middle = middle << 1 | low >> 63;
        low <<= 1;
    }
    const double sign = half != 0 ? -1.0 : 1.0;
    const double unit = sign * ac_f64_of_bits((uint64_t)(1023 - 53 - places) << 52);
    const uint64_t next = (high & 0x7ff) << 42 | middle >> 22;
    return (ac_turns_f64){{(double)(high >> 11) * unit, (double)next * unit * 0x1p-53}, n};
}

/* The given remainder if y is below the bound, else the one computed in integers. */
AC_COLD ac_angle_f64 ac_angle_far_f64(vf64 y, double bound, vf64 r_hi, vf64 r_lo, vi64 n,
                                      unsigned bits_of_n)
{
    double angle[VF64_LANES], first[VF64_LANES], second[VF64_LANES], odd[VF64_LANES];

    vf64_store(angle, y);
    for (size_t i = 0; i < VF64_LANES; i++) {
        ac_turns_f64 turns = {{0.0, 0.0}, 0};
        if (angle[i] >= bound && angle[i] <= 0x1.fffffffffffffp1023)
            turns = ac_turns_of_f64(angle[i], bits_of_n);
        else if (angle[i] >= bound)
            turns.fraction[0] = (double)NAN;
        first[i] = turns.fraction[0];
        second[i] = turns.fraction[1];
        odd[i] = ac_f64_of_bits(turns.n);
    }
    const vm64 far = vf64_ge(y, vf64_of(bound));
    const vf64x2 fraction = vf64x2_of_ordered_sum_finite(vf64_load(first), vf64_load(second));
    const double unit = bits_of_n == 1 ? 1.0 : 0.5;
    const vf64x2 pi = {vf64_of(unit * ac_angle_f64_pi[0]), vf64_of(unit * ac_angle_f64_pi[1])};
    const vf64x2 r = vf64x2_mul_finite(fraction, pi);
    return (ac_angle_f64){vf64x2_where(far, r, (vf64x2){r_hi, r_lo}),
                          vi64_where(far, vf64_as_vi64(vf64_load(odd)), n)};
}

/* y = n * unit * pi + r, for unit 1 or 1/2; n * unit is exact. */
AC_WORD ac_angle_f64 ac_angle_in_units_f64(vf64 y, double unit, double bound, unsigned bits_of_n)
{
    const vf64 shifter = vf64_of(0x1.8p52);
    const vf64 shifted = vf64_fma(y, vf64_of(ac_angle_f64_inverse[0] / unit), shifter);
    const vf64 n = vf64_mul(vf64_sub(shifted, shifter), vf64_of(unit));
    const vf64 first = vf64_fnma(n, vf64_of(ac_angle_f64_pi[0]), y);
    const vf64x2 second = vf64x2_of_product_finite(n, vf64_of(ac_angle_f64_pi[1]));
    const vf64x2 sum = vf64x2_of_sum_finite(first, vf64_neg(second.hi));
    const vf64 rest = vf64_fma(n, vf64_of(ac_angle_f64_pi[2]), second.lo);
    const vf64x2 r = vf64x2_of_ordered_sum_finite(sum.hi, vf64_sub(sum.lo, rest));
    ac_angle_f64 angle = {r, vf64_as_vi64(shifted)};
    if (__builtin_expect(vm64_any(vf64_ge(y, vf64_of(bound))), 0))
        angle = ac_angle_far_f64(y, bound, angle.r.hi, angle.r.lo, angle.n, bits_of_n);
    return angle;
}

AC_WORD ac_angle_f64 ac_angle_of_f64(vf64 y)
{
    return ac_angle_in_units_f64(y, 1.0, AC_ANGLE_FAR_F64, 1);
}

AC_WORD ac_angle_f64 ac_quarter_of_f64(vf64 y)
{
    return ac_angle_in_units_f64(y, 0.5, AC_ANGLE_FAR_F64 / 2, 2);
}

/* The same with r in one part; r.lo is not set. */
AC_WORD ac_angle_f64 ac_angle_in_units_f64_short(vf64 y, double unit, double bound,
                                                 unsigned bits_of_n)
{
    const vf64 shifter = vf64_of(0x1.8p52);
    const vf64 shifted = vf64_fma(y, vf64_of(ac_angle_f64_inverse[0] / unit), shifter);
    const vf64 n = vf64_mul(vf64_sub(shifted, shifter), vf64_of(unit));
    const vf64 first = vf64_fnma(n, vf64_of(ac_angle_f64_pi[0]), y);
    const vf64 r = vf64_fnma(n, vf64_of(ac_angle_f64_pi[1]), first);
    ac_angle_f64 angle = {vf64x2_of(r), vf64_as_vi64(shifted)};
    if (__builtin_expect(vm64_any(vf64_ge(y, vf64_of(bound))), 0))
        angle = ac_angle_far_f64(y, bound, r, vf64_of(-0.0), angle.n, bits_of_n);
    return angle;
}

AC_WORD ac_angle_f64 ac_angle_of_f64_short(vf64 y)
{
    return ac_angle_in_units_f64_short(y, 1.0, AC_ANGLE_FAR_F64_SHORT, 1);
}

AC_WORD ac_angle_f64 ac_quarter_of_f64_short(vf64 y)
{
    return ac_angle_in_units_f64_short(y, 0.5, AC_ANGLE_FAR_F64_SHORT / 2, 2);
}

/* constant + y * inner, where y * inner is the smaller term; the parts may overlap. */
AC_WORD vf64x2 ac_nest_f64(vf64x2 y, vf64x2 constant, vf64x2 inner)
{
    const vf64x2 product = vf64x2_of_product_finite(y.hi, inner.hi);
    const vf64x2 sum = vf64x2_of_ordered_sum_finite(constant.hi, product.hi);
    const vf64 cross = vf64_fma(y.hi, inner.lo, vf64_fma(y.lo, inner.hi, product.lo));
    return (vf64x2){sum.hi, vf64_add(sum.lo, vf64_add(constant.lo, cross))};
}

/* first + y * polynomial, as the tables of angles have it: three coefficients in two parts. */
AC_WORD vf64x2 ac_nested_f64(vf64x2 y, double first, const double *table, int count)
{
    const vf64x2 inner = ac_polynomial_f64(y, table + 2, count - 2);
    const vf64x2 bend = ac_nest_f64(y, ac_constant_f64(table), inner);
    return ac_nest_f64(y, vf64x2_of(vf64_of(first)), bend);
}

/* sin(r), given r^2. */
AC_WORD vf64x2 ac_sine_f64(vf64x2 r, vf64x2 square)
{
    return vf64x2_mul_finite(r, ac_nested_f64(square, 1.0, ac_sine_f64_table, 12));
}

/* 1 - cos(r), given r^2. */
AC_WORD vf64x2 ac_versine_f64(vf64x2 square)
{
    return vf64x2_mul_finite(square, ac_nested_f64(square, 0.5, ac_versine_f64_table, 12));
}

AC_WORD vf64 ac_sine_f64_short(vf64 r, vf64 square)
{
    const vf64 bend = vf64_mul(square, ac_horner_f64(square, ac_sine_f64_short_table, 8));
    return vf64_fma(r, bend, r);
}

AC_WORD vf64 ac_versine_f64_short(vf64 square)
{
    return vf64_mul(square, ac_horner_f64(square, ac_versine_f64_short_table, 9));
}

#endif
