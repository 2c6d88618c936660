/*
 * Elementary functions in single f32 arithmetic for f32 results, within one ulp. No value has a
 * second part but where its rounding would cost the result more than half an ulp: there what the
 * rounding lost is computed, and comes back at the end.
 *
 * Each is for arguments of which no step leaves the normal numbers; for the others, and for nans, a
 * word has a longer way out of its loop (direct_f32.h, single_words.h).
 */
#ifndef AC_SIMD_SINGLE_F32_H
#define AC_SIMD_SINGLE_F32_H

#include "simd/tables/tables_f32.h"
#include "simd/words/word.h"

/* One coefficient more of a polynomial p in x, whose coefficients are named AC_<name>_C<k>. */
#define AC_NEXT(name, k, x, p) vf32_fma(x, p, vf32_of(AC_##name##_C##k))

AC_WORD vm32 ac_is_within(vf32 x, float low, float high)
{
    return vm32_and(vf32_ge(x, vf32_of(low)), vf32_le(x, vf32_of(high)));
}

/* A function of the numbers above 0 at every other x: at 0, at infinity, and nan below 0. Where
 * many x are negative, this keeps the vectors from the long way. */
AC_WORD vf32 ac_beyond_positive(vf32 x, vf32 at_zero, vf32 at_infinity)
{
    vf32 zero = vf32_of(0.0f);
    vf32 above = vf32_where(vf32_gt(x, zero), at_infinity, vf32_of(__builtin_nanf("")));
    return vf32_where(vf32_eq(x, zero), at_zero, above);
}

/* Exponentials. */

/* What is added to this is rounded to an integer, and leaves it plus the bias of exponents in the
 * low bits. */
#define AC_ROUND_TO_EXPONENT (0x1.8p23f + 127.0f)

/* 2^n for n = rounded - AC_ROUND_TO_EXPONENT. */
AC_WORD vf32 ac_power_of_rounded(vf32 rounded)
{
    return vi32_as_vf32(vi32_shl(vf32_as_vi32(rounded), 23));
}

/* x = n ln(2) + r, where the product with the first part of ln(2) is exact and so is what it
 * leaves. */
typedef struct ac_exponent {
    vf32 power; /* 2^n */
    vf32 first; /* r + second, exactly */
    vf32 second;
    vf32 r;
} ac_exponent;

/* With another integer than AC_ROUND_TO_EXPONENT the power is another, too. */
AC_WORD ac_exponent ac_exponent_by(vf32 x, vf32 rounder)
{
    vf32 rounded = vf32_fma(x, vf32_of(AC_LOG2E), rounder);
    vf32 n = vf32_sub(rounded, rounder);
    vf32 first = vf32_fnma(n, vf32_of(AC_LN2), x);
    vf32 second = vf32_mul(n, vf32_of(AC_LN2_LO));
    return (ac_exponent){ac_power_of_rounded(rounded), first, second, vf32_sub(first, second)};
}

AC_WORD ac_exponent ac_exponent_of(vf32 x)
{
    return ac_exponent_by(x, vf32_of(AC_ROUND_TO_EXPONENT));
}

/* e^x = power * (1 + first + bend) for |x| <= 87; bend < 0.1 is all that is smaller. */
typedef struct ac_exponential {
    vf32 power;
    vf32 first;
    vf32 bend;
} ac_exponential;

AC_WORD ac_exponential ac_exponential_at(ac_exponent e)
{
    vf32 p = AC_NEXT(EXP_REST, 3, e.r, vf32_of(AC_EXP_REST_C4));
    p = AC_NEXT(EXP_REST, 2, e.r, p);
    p = AC_NEXT(EXP_REST, 1, e.r, p);
    p = AC_NEXT(EXP_REST, 0, e.r, p);
    return (ac_exponential){e.power, e.first, vf32_fms(vf32_mul(e.r, e.r), p, e.second)};
}

AC_WORD ac_exponential ac_exponential_by(vf32 x, vf32 rounder)
{
    return ac_exponential_at(ac_exponent_by(x, rounder));
}

AC_WORD ac_exponential ac_exponential_of(vf32 x)
{
    return ac_exponential_by(x, vf32_of(AC_ROUND_TO_EXPONENT));
}

/* e^x for |x| <= 87. */
AC_WORD vf32 ac_exp_single(vf32 x)
{
    ac_exponential y = ac_exponential_of(x);
    return vf32_mul(y.power, vf32_add(vf32_add(y.first, y.bend), vf32_of(1.0f)));
}

/*
 * e^x - 1 for |x| <= 16.9, the sum of what is exact rounded last: power - 1 and power * first.
 * Beyond, to -80, it is -1.
 */
AC_WORD vf32 ac_expm1_single(vf32 x)
{
    ac_exponent e = ac_exponent_of(vf32_max(x, vf32_of(-80.0f)));
    vf32 p = AC_NEXT(EXPM1_REST, 4, e.r, vf32_of(AC_EXPM1_REST_C5));
    p = AC_NEXT(EXPM1_REST, 3, e.r, p);
    p = AC_NEXT(EXPM1_REST, 2, e.r, p);
    p = AC_NEXT(EXPM1_REST, 1, e.r, p);
    p = AC_NEXT(EXPM1_REST, 0, e.r, p);
    vf32 bend = vf32_fms(vf32_mul(e.r, e.r), p, e.second);
    vf32 base = vf32_sub(e.power, vf32_of(1.0f));
    vf32 hi = vf32_fma(e.power, e.first, base);
    vf32 lo = vf32_fma(e.power, e.first, vf32_sub(base, hi));
    return vf32_copysign(vf32_add(hi, vf32_fma(e.power, bend, lo)), x);
}

/* (2^r - 1 - r ln(2)) / r^2 for |r| <= 1/2. */
AC_WORD vf32 ac_exp2_bend(vf32 r)
{
    vf32 p = AC_NEXT(EXP2_REST, 3, r, vf32_of(AC_EXP2_REST_C4));
    p = AC_NEXT(EXP2_REST, 2, r, p);
    p = AC_NEXT(EXP2_REST, 1, r, p);
    return AC_NEXT(EXP2_REST, 0, r, p);
}

/* 2^r - 1 for the same r. */
AC_WORD vf32 ac_exp2_less_1(vf32 r)
{
    return vf32_mul(r, vf32_fma(r, ac_exp2_bend(r), vf32_of(AC_EXP2_SLOPE)));
}

/* 2^x for |x| <= 126: of r * ln(2) the first product is not rounded. */
AC_WORD vf32 ac_exp2_single(vf32 x)
{
    vf32 rounded = vf32_add(x, vf32_of(AC_ROUND_TO_EXPONENT));
    vf32 r = vf32_sub(x, vf32_sub(rounded, vf32_of(AC_ROUND_TO_EXPONENT)));
    vf32 p = vf32_mul(r, vf32_fma(r, ac_exp2_bend(r), vf32_of(AC_EXP2_SLOPE_LO)));
    p = vf32_fma(r, vf32_of(AC_EXP2_SLOPE), p);
    return vf32_mul(ac_power_of_rounded(rounded), vf32_add(p, vf32_of(1.0f)));
}

/* 1 / (1 + e^-x) = inverse * (1 + rest), for -17 <= x <= 87: left of that the sum of the power and
 * 1 is not taken off exactly. */
typedef struct ac_logistic {
    vf32 inverse;
    vf32 rest;
} ac_logistic;

AC_WORD ac_logistic ac_logistic_of(vf32 x)
{
    vf32 one = vf32_of(1.0f);
    ac_exponential e = ac_exponential_of(vf32_neg(x));
    vf32 below = vf32_fma(e.power, vf32_add(vf32_add(e.first, e.bend), one), one);
    /* What that lacks: 1 + power is taken off, the larger first, which is exact. */
    vf32 lack = vf32_sub(vf32_max(e.power, one), below);
    lack = vf32_add(lack, vf32_min(e.power, one));
    lack = vf32_fma(e.power, e.bend, vf32_fma(e.power, e.first, lack));
    vf32 inverse = vf32_div(one, below);
    vf32 rest = vf32_fnma(inverse, below, one);
    return (ac_logistic){inverse, vf32_fnma(inverse, lack, rest)};
}

/*
 * The same of x (linear + cubic x^2), the argument of the logistic function in gelu by tanh, for x
 * from -9.75 on. Its two products with the power of two are exact; 1 + power loses what the smaller
 * has below the last digit of the larger, whichever that is.
 */
AC_WORD ac_logistic ac_logistic_of_cubic(vf32 x)
{
    vf32 one = vf32_of(1.0f);
    x = vf32_min(x, vf32_of(9.5f)); /* there it is 1 */
    vf32 square = vf32_mul(x, x);
    vf32 square_rest = vf32_fms(x, x, square);
    vf32 factor = vf32_fma(square, vf32_of(-AC_GELU_TANH_CUBIC), vf32_of(-AC_GELU_TANH_LINEAR));
    vf32 factor_rest = vf32_sub(vf32_of(-AC_GELU_TANH_LINEAR), factor);
    factor_rest = vf32_fma(square, vf32_of(-AC_GELU_TANH_CUBIC), factor_rest);
    factor_rest = vf32_fma(square_rest, vf32_of(-AC_GELU_TANH_CUBIC), factor_rest);
    vf32 lack = vf32_fma(square, vf32_of(-AC_GELU_TANH_CUBIC_LO), vf32_of(-AC_GELU_TANH_LINEAR_LO));
    factor_rest = vf32_add(factor_rest, lack);
    /* 2^(first + rest) = power * (1 + p) */
    vf32 first = vf32_mul(x, factor);
    vf32 rest = vf32_fma(x, factor_rest, vf32_fms(x, factor, first));
    vf32 rounded = vf32_add(first, vf32_of(AC_ROUND_TO_EXPONENT));
    first = vf32_sub(first, vf32_sub(rounded, vf32_of(AC_ROUND_TO_EXPONENT)));
    vf32 power = ac_power_of_rounded(rounded);
    vf32 r = vf32_add(first, rest);
    vf32 p = vf32_mul(r, vf32_fma(r, ac_exp2_bend(r), vf32_of(AC_EXP2_SLOPE_LO)));
    p = vf32_fma(rest, vf32_of(AC_EXP2_SLOPE), p);
    p = vf32_fma(first, vf32_of(AC_EXP2_SLOPE), p);
    vf32 larger = vf32_max(power, one);
    vf32 smaller = vf32_min(power, one);
    vf32 sum = vf32_add(larger, smaller);
    vf32 sum_rest = vf32_sub(smaller, vf32_sub(sum, larger));
    vf32 below = vf32_fma(power, p, sum);
    vf32 below_rest = vf32_add(vf32_fma(power, p, vf32_sub(sum, below)), sum_rest);
    vf32 inverse = vf32_div(one, below);
    return (ac_logistic){inverse, vf32_fnma(inverse, below_rest, vf32_fnma(inverse, below, one))};
}

/* Functions that are odd and tend to 1: a polynomial next to 0; beyond, what is missing to 1. */

/* tanh(a), or beyond 1 - 2 / (1 + e^2a). */
AC_WORD vf32 ac_tanh_single(vf32 x)
{
    vf32 one = vf32_of(1.0f);
    vf32 a = vf32_min(vf32_abs(x), vf32_of(9.5f)); /* there it is 1 */
    vf32 square = vf32_mul(a, a);
    vf32 p = AC_NEXT(TANH_REST, 5, square, vf32_of(AC_TANH_REST_C6));
    p = AC_NEXT(TANH_REST, 4, square, p);
    p = AC_NEXT(TANH_REST, 3, square, p);
    p = AC_NEXT(TANH_REST, 2, square, p);
    p = AC_NEXT(TANH_REST, 1, square, p);
    p = AC_NEXT(TANH_REST, 0, square, p);
    vf32 near = vf32_fma(vf32_mul(a, square), p, a);
    vf32 rounded = vf32_fma(a, vf32_of(2.0f * AC_LOG2E), vf32_of(AC_ROUND_TO_EXPONENT));
    vf32 n = vf32_sub(rounded, vf32_of(AC_ROUND_TO_EXPONENT));
    vf32 r = vf32_fms(a, vf32_of(2.0f * AC_LOG2E), n);
    r = vf32_fma(a, vf32_of(2.0f * AC_LOG2E_LO), r);
    vf32 power = ac_power_of_rounded(rounded);
    vf32 below = vf32_fma(power, ac_exp2_less_1(r), vf32_add(power, one));
    vf32 far = vf32_sub(one, vf32_div(vf32_of(2.0f), below));
    vf32 value = vf32_where(vf32_lt(a, vf32_of(AC_TANH_REST_END)), near, far);
    return vf32_copysign(value, x);
}

/* erf(a), or beyond 1 - 2^-q(a), q = -log2(erfc(a)). */
AC_WORD vf32 ac_erf_single(vf32 x)
{
    vf32 one = vf32_of(1.0f);
    vf32 a = vf32_min(vf32_abs(x), vf32_of(3.95f)); /* there it is 1 */
    vf32 square = vf32_mul(a, a);
    vf32 p = AC_NEXT(ERF_REST, 3, square, vf32_of(AC_ERF_REST_C4));
    p = AC_NEXT(ERF_REST, 2, square, p);
    p = AC_NEXT(ERF_REST, 1, square, p);
    p = AC_NEXT(ERF_REST, 0, square, p);
    p = vf32_mul(a, vf32_fma(square, p, vf32_of(AC_ERF_SLOPE_LO)));
    vf32 near = vf32_fma(a, vf32_of(AC_ERF_SLOPE), p);
    vf32 d = vf32_sub(a, vf32_of(AC_ERFC_CENTRE));
    vf32 q = AC_NEXT(ERFC_EXPONENT, 5, d, vf32_of(AC_ERFC_EXPONENT_C6));
    q = AC_NEXT(ERFC_EXPONENT, 4, d, q);
    q = AC_NEXT(ERFC_EXPONENT, 3, d, q);
    q = AC_NEXT(ERFC_EXPONENT, 2, d, q);
    q = AC_NEXT(ERFC_EXPONENT, 1, d, q);
    vf32 rounded = vf32_sub(vf32_of(AC_ROUND_TO_EXPONENT), AC_NEXT(ERFC_EXPONENT, 0, d, q));
    vf32 n = vf32_sub(rounded, vf32_of(AC_ROUND_TO_EXPONENT));
    vf32 r = vf32_fnma(d, q, vf32_sub(vf32_of(-AC_ERFC_EXPONENT_C0), n));
    vf32 power = ac_power_of_rounded(rounded);
    vf32 far = vf32_fnma(power, ac_exp2_less_1(r), vf32_sub(one, power));
    vf32 value = vf32_where(vf32_lt(a, vf32_of(AC_ERF_REST_END)), near, far);
    return vf32_copysign(value, x);
}

/* Logarithms. */

/* x = 2^k (1 + f) with 1 + f in [sqrt(1/2), sqrt(2)], for a normal number; `shift` is k in the
 * place of exponents. */
typedef struct ac_octave {
    vf32 k;
    vf32 f;
    vi32 shift;
} ac_octave;

AC_WORD ac_octave ac_octave_of(vf32 x)
{
    vi32 bits = vf32_as_vi32(x);
    vi32 k = vi32_sar(vi32_sub(bits, vi32_of(0x3f3504f3)), 23);
    vi32 shift = vi32_shl(k, 23);
    vf32 f = vf32_sub(vi32_as_vf32(vi32_sub(bits, shift)), vf32_of(1.0f));
    return (ac_octave){vf32_of_vi32(k), f, shift};
}

/* (log(1 + f) - f * slope) / f^2 to the base of the name. */
#define AC_LOG_REST(name)                                                                          \
    AC_WORD vf32 ac_rest_##name(vf32 f)                                                            \
    {                                                                                              \
        vf32 p = AC_NEXT(name##_REST, 7, f, vf32_of(AC_##name##_REST_C8));                         \
        p = AC_NEXT(name##_REST, 6, f, p);                                                         \
        p = AC_NEXT(name##_REST, 5, f, p);                                                         \
        p = AC_NEXT(name##_REST, 4, f, p);                                                         \
        p = AC_NEXT(name##_REST, 3, f, p);                                                         \
        p = AC_NEXT(name##_REST, 2, f, p);                                                         \
        p = AC_NEXT(name##_REST, 1, f, p);                                                         \
        return AC_NEXT(name##_REST, 0, f, p);                                                      \
    }

AC_LOG_REST(LOG)
AC_LOG_REST(LOG2)
AC_LOG_REST(LOG10)

#undef AC_LOG_REST

/* k times the first part of ln(2) is exact; what is smaller than f is summed first. */
AC_WORD vf32 ac_log_single(vf32 x)
{
    ac_octave o = ac_octave_of(x);
    vf32 low = vf32_mul(o.k, vf32_of(AC_LN2_LO));
    low = vf32_fma(vf32_mul(o.f, o.f), ac_rest_LOG(o.f), low);
    return vf32_fma(o.k, vf32_of(AC_LN2), vf32_add(o.f, low));
}

AC_WORD vf32 ac_log2_single(vf32 x)
{
    ac_octave o = ac_octave_of(x);
    vf32 low = vf32_mul(o.f, vf32_fma(o.f, ac_rest_LOG2(o.f), vf32_of(AC_LOG2E_LO)));
    return vf32_add(o.k, vf32_fma(o.f, vf32_of(AC_LOG2E), low));
}

AC_WORD vf32 ac_log10_single(vf32 x)
{
    ac_octave o = ac_octave_of(x);
    vf32 low = vf32_fma(o.f, ac_rest_LOG10(o.f), vf32_of(AC_LOG10E_LO));
    low = vf32_fma(o.f, low, vf32_mul(o.k, vf32_of(AC_LOG10_2_LO)));
    return vf32_fma(o.k, vf32_of(AC_LOG10_2), vf32_fma(o.f, vf32_of(AC_LOG10E), low));
}

/* log(1 + x) for x > -1 and below 2^120: what 1 + x loses is added to f, which is x again where k
 * is 0. */
AC_WORD vf32 ac_log1p_single(vf32 x)
{
    vf32 one = vf32_of(1.0f);
    vf32 sum = vf32_add(x, one);
    vf32 lost = vf32_sub(vf32_min(x, one), vf32_sub(sum, vf32_max(x, one)));
    ac_octave o = ac_octave_of(sum);
    lost = vf32_mul(lost, vi32_as_vf32(vi32_sub(vf32_as_vi32(one), o.shift)));
    vf32 f = vf32_add(o.f, lost);
    lost = vf32_sub(lost, vf32_sub(f, o.f));
    vf32 low = vf32_fma(o.k, vf32_of(AC_LN2_LO), lost);
    low = vf32_fma(vf32_mul(f, f), ac_rest_LOG(f), low);
    return vf32_copysign(vf32_fma(o.k, vf32_of(AC_LN2), vf32_add(f, low)), x);
}

/* Circular functions. */

/* An angle below this has an n whose products with the parts of pi / 2 are exact. */
#define AC_ANGLE_NEAR 8192.0f

/*
 * x = n pi / 2 + r + rest. The products of n with the first two parts of pi / 2 are exact, and so
 * is what they leave; the third comes in two parts.
 */
typedef struct ac_angle {
    vf32 r;
    vf32 rest;
    vi32 n;
} ac_angle;

AC_WORD ac_angle ac_angle_of(vf32 x)
{
    vf32 rounded = vf32_fma(x, vf32_of(AC_INVERSE_QUARTER), vf32_of(0x1.8p23f));
    vf32 n = vf32_sub(rounded, vf32_of(0x1.8p23f));
    vf32 y = vf32_fnma(n, vf32_of(AC_QUARTER_0), x);
    y = vf32_fnma(n, vf32_of(AC_QUARTER_1), y);
    vf32 third = vf32_mul(n, vf32_of(AC_QUARTER_2));
    vf32 third_rest = vf32_fms(n, vf32_of(AC_QUARTER_2), third);
    third_rest = vf32_fma(n, vf32_of(AC_QUARTER_3), third_rest);
    vf32 r = vf32_sub(y, third);
    vf32 rest = vf32_sub(vf32_sub(vf32_sub(y, r), third), third_rest);
    return (ac_angle){r, rest, vf32_as_vi32(rounded)};
}

/* The sine of r + rest where n is even, its cosine where n is odd, with the sign of n's next bit.
 */
AC_WORD vf32 ac_circle_single(ac_angle a, vi32 n)
{
    vf32 one = vf32_of(1.0f);
    vf32 square = vf32_mul(a.r, a.r);
    vf32 s = AC_NEXT(SINE_REST, 1, square, vf32_of(AC_SINE_REST_C2));
    s = AC_NEXT(SINE_REST, 0, square, s);
    vf32 c = AC_NEXT(COSINE_REST, 1, square, vf32_of(AC_COSINE_REST_C2));
    c = AC_NEXT(COSINE_REST, 0, square, c);
    vf32 half = vf32_fnma(square, vf32_of(0.5f), one);
    vf32 sine = vf32_fma(vf32_mul(a.r, square), s, vf32_mul(a.rest, half));
    sine = vf32_add(a.r, sine);
    vf32 lost = vf32_fnma(square, vf32_of(0.5f), vf32_sub(one, half));
    vf32 cosine = vf32_fma(vf32_mul(square, square), c, vf32_fnma(a.r, a.rest, lost));
    cosine = vf32_add(half, cosine);
    vm32 odd = vi32_gt(vi32_of(0), vi32_shl(n, 31));
    vi32 sign = vi32_and(vi32_shl(n, 30), vi32_of(INT32_MIN));
    vf32 value = vf32_where(odd, cosine, sine);
    return vi32_as_vf32(vi32_xor(vf32_as_vi32(value), sign));
}

/* The sine of |x|, with the sign of x. */
AC_WORD vf32 ac_sin_single(vf32 x)
{
    ac_angle a = ac_angle_of(vf32_abs(x));
    vi32 sine = vf32_as_vi32(ac_circle_single(a, a.n));
    vi32 sign = vi32_and(vf32_as_vi32(x), vi32_of(INT32_MIN));
    return vi32_as_vf32(vi32_xor(sine, sign));
}

AC_WORD vf32 ac_cos_single(vf32 x)
{
    ac_angle a = ac_angle_of(x);
    return ac_circle_single(a, vi32_add(a.n, vi32_of(1)));
}

/* 1 / sqrt(x), put right by what the root and the quotient have lost; for x from 2^-100 on. */
AC_WORD vf32 ac_rsqrt_single(vf32 x)
{
    vf32 root = vf32_sqrt(x);
    vf32 y = vf32_div(vf32_of(1.0f), root);
    vf32 over = vf32_fms(root, root, x);
    vf32 lack = vf32_fnma(y, root, vf32_of(1.0f));
    lack = vf32_fma(vf32_mul(over, vf32_mul(y, vf32_of(0.5f))), y, lack);
    return vf32_fma(y, lack, y);
}

#undef AC_NEXT

#endif
