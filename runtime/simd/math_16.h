/*
 * Elementary functions in single f32 arithmetic for results of 16 bits: _f16 with relative error
 * near 2^-22 for values down to 2^-40, _bf16 near 2^-19 over the whole range. The gelu, silu and
 * mish words take arguments that came from 16 bits, whose squares are exact.
 *
 * The methods are those of math_f32.h with fewer terms: 16 powers of two, 16 pieces told apart by
 * the leading bits of 1.6 * a + 2, one rounding where that grade keeps two parts, and the root
 * inside a piece whose centre is next to it. A result waits for the longest chain of operations, so
 * polynomials are summed in pairs.
 *
 * Errors before the last rounding, the worst of all 65,536 inputs (tests/accuracy/functions_f32.c):
 *   gelu_slope       f16   2^-22.25 at -1.41503906, 0.0004 ULP of f16
 *   gelu_slope       bf16  2^-19.36 at -0.625, 0.0004 ULP of bf16
 *   gelu_tanh_slope  f16   2^-22.05 at -0.616699219, 0.0005 ULP of f16
 *   gelu_tanh_slope  bf16  2^-19.89 at -1.4296875, 0.0002 ULP of bf16
 *   sigmoid          f16   2^-22.36 at -7.6015625, 0.0003 ULP of f16
 *   sigmoid          bf16  2^-20.07 at -4.09375, 0.0002 ULP of bf16
 */
#ifndef AC_SIMD_MATH_16_H
#define AC_SIMD_MATH_16_H

#include "simd/math_f32.h"
#include "simd/tables_f32.h"
#include "simd/word.h"

/* 1.5 * 2^19: what is added to it is rounded to a multiple of 1/16, an integer in the low bits. */
#define AC_ROUND_TO_16TH 0x1.8p19f

/* 2^64 * 2^w, given rounded = w + AC_ROUND_TO_16TH and r = w less its rounding. */
AC_WORD vf32 ac_exp2_of_polynomial(vf32 rounded, vf32 r, vf32 p)
{
    vi32 m = vf32_as_vi32(rounded);
    vf32 scale = vf32_lookup16(ac_exp2_16[0], m);
    scale = vi32_as_vf32(vi32_add(vf32_as_vi32(scale), vi32_shl(m, 19)));
    return vf32_fma(scale, vf32_mul(r, p), scale);
}

AC_WORD vf32 ac_exp2_f16(vf32 rounded, vf32 r)
{
    vf32 p = vf32_fma(r, vf32_of(AC_EXP2_16_2_C2), vf32_of(AC_EXP2_16_2_C1));
    return ac_exp2_of_polynomial(rounded, r, vf32_fma(r, p, vf32_of(AC_EXP2_16_2_C0)));
}

AC_WORD vf32 ac_exp2_bf16(vf32 rounded, vf32 r)
{
    vf32 p = vf32_fma(r, vf32_of(AC_EXP2_16_1_C1), vf32_of(AC_EXP2_16_1_C0));
    return ac_exp2_of_polynomial(rounded, r, p);
}

/* A piece of 16, told apart by the leading bits of 1.6 * a + 2, and the distance from its centre.
 */
typedef struct {
    vi32 index;
    vf32 d;
} ac_piece_16;

AC_WORD ac_piece_16 ac_piece_16_of(const float rows[][16], vf32 a)
{
    vf32 y = vf32_fma(a, vf32_of(1.6f), vf32_of(2.0f));
    vi32 index = vi32_shr(vf32_as_vi32(y), 21);
    return (ac_piece_16){index, vf32_sub(a, vf32_lookup16(rows[0], index))};
}

/* c[k] + c[k + 1] * d: the polynomials are summed in pairs, which shortens the wait for the result.
 */
AC_WORD vf32 ac_piece_16_line(const float rows[][16], int k, ac_piece_16 piece)
{
    return vf32_fma(piece.d, vf32_lookup16(rows[k + 2], piece.index),
                    vf32_lookup16(rows[k + 1], piece.index));
}

AC_WORD vf32 ac_pieces4_16(const float rows[][16], vf32 a)
{
    ac_piece_16 piece = ac_piece_16_of(rows, a);
    vf32 square = vf32_mul(piece.d, piece.d);
    vf32 p = vf32_lookup16(rows[5], piece.index);
    p = vf32_fma(square, p, ac_piece_16_line(rows, 2, piece));
    return vf32_fma(square, p, ac_piece_16_line(rows, 0, piece));
}

AC_WORD vf32 ac_pieces5_16(const float rows[][16], vf32 a)
{
    ac_piece_16 piece = ac_piece_16_of(rows, a);
    vf32 square = vf32_mul(piece.d, piece.d);
    vf32 p = ac_piece_16_line(rows, 4, piece);
    p = vf32_fma(square, p, ac_piece_16_line(rows, 2, piece));
    return vf32_fma(square, p, ac_piece_16_line(rows, 0, piece));
}

AC_WORD vf32 ac_pieces6_16(const float rows[][16], vf32 a)
{
    ac_piece_16 piece = ac_piece_16_of(rows, a);
    vf32 square = vf32_mul(piece.d, piece.d);
    vf32 p = vf32_lookup16(rows[7], piece.index);
    p = vf32_fma(square, p, ac_piece_16_line(rows, 4, piece));
    p = vf32_fma(square, p, ac_piece_16_line(rows, 2, piece));
    return vf32_fma(square, p, ac_piece_16_line(rows, 0, piece));
}

/*
 * e * factor on the left of 0, 1 - e * factor on the right. The sign is tested as an integer: some
 * compilers take a comparison of lanes just widened from 16 bits apart into one for each lane.
 */
AC_WORD vf32 ac_mirror_16(vf32 e, vf32 factor, vf32 x)
{
    vm32 left = vi32_gt(vi32_of(0), vf32_as_vi32(x));
    return vf32_where(left, vf32_mul(e, factor), vf32_fnma(e, factor, vf32_of(1.0f)));
}

/* 2^64 * exp(-a * a / 2) for an a whose square is exact. */
#define AC_GAUSS_16(grade)                                                                         \
    AC_WORD vf32 ac_gauss_##grade(vf32 a)                                                          \
    {                                                                                              \
        vf32 square = vf32_mul(a, a);                                                              \
        vf32 rounded = vf32_fma(square, vf32_of(-AC_GAUSS), vf32_of(AC_ROUND_TO_16TH));            \
        vf32 nearest = vf32_sub(rounded, vf32_of(AC_ROUND_TO_16TH));                               \
        return ac_exp2_##grade(rounded, vf32_fms(square, vf32_of(-AC_GAUSS), nearest));            \
    }

AC_GAUSS_16(f16)
AC_GAUSS_16(bf16)

/* The slopes: E(a) * factor, the factor with its root in the pieces. */
#define AC_GELU_SLOPE_16(grade, pieces)                                                            \
    AC_WORD vf32 vf32_gelu_slope_##grade(vf32 x)                                                   \
    {                                                                                              \
        vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_GAUSS_LIMIT));                                   \
        return ac_mirror_16(ac_gauss_##grade(a), pieces(ac_gelu_slope_##grade, a), x);             \
    }

AC_GELU_SLOPE_16(f16, ac_pieces5_16)
AC_GELU_SLOPE_16(bf16, ac_pieces4_16)

/* x cut off below zero, where it is the -0 that changes no sum. */
AC_WORD vf32 ac_ramp_16(vf32 x)
{
    vm32 left = vi32_gt(vi32_of(0), vf32_as_vi32(x));
    return vf32_where(left, vf32_of(-0.0f), x);
}

/* The value is ramp(x) - a * tail(a), a = |x|, on both sides of 0. */
#define AC_GELU_16(grade, pieces)                                                                  \
    AC_WORD vf32 vf32_gelu_##grade(vf32 x)                                                         \
    {                                                                                              \
        vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_GAUSS_LIMIT));                                   \
        vf32 factor = pieces(ac_normal_cdf_##grade, a);                                            \
        return vf32_fnma(a, vf32_mul(ac_gauss_##grade(a), factor), ac_ramp_16(x));                 \
    }

AC_GELU_16(f16, ac_pieces5_16)
AC_GELU_16(bf16, ac_pieces4_16)

/* 2^64 * exp(-v). The exponent a * (linear + cubic * a^2): its sum is kept in two parts, its
 * product with a fused. */
#define AC_STEP_16(grade)                                                                          \
    AC_WORD vf32 ac_step_##grade(vf32 a)                                                           \
    {                                                                                              \
        vf32 square = vf32_mul(a, a);                                                              \
        vf32 linear = vf32_of(-AC_GELU_TANH_LINEAR);                                               \
        vf32 hi = vf32_fma(square, vf32_of(-AC_GELU_TANH_CUBIC), linear);                          \
        vf32 lo = vf32_fma(square, vf32_of(-AC_GELU_TANH_CUBIC), vf32_sub(linear, hi));            \
        vf32 rounded = vf32_fma(a, hi, vf32_of(AC_ROUND_TO_16TH));                                 \
        vf32 nearest = vf32_sub(rounded, vf32_of(AC_ROUND_TO_16TH));                               \
        vf32 r = vf32_fma(a, lo, vf32_fms(a, hi, nearest));                                        \
        return ac_exp2_##grade(rounded, r);                                                        \
    }

AC_STEP_16(f16)
AC_STEP_16(bf16)

#define AC_GELU_TANH_16(grade, slope_pieces, pieces)                                               \
    AC_WORD vf32 vf32_gelu_tanh_slope_##grade(vf32 x)                                              \
    {                                                                                              \
        vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_GELU_TANH_LIMIT));                               \
        vf32 factor = slope_pieces(ac_gelu_tanh_slope_##grade, a);                                 \
        return ac_mirror_16(ac_step_##grade(a), factor, x);                                        \
    }                                                                                              \
    AC_WORD vf32 vf32_gelu_tanh_##grade(vf32 x)                                                    \
    {                                                                                              \
        vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_GELU_TANH_LIMIT));                               \
        vf32 factor = pieces(ac_gelu_tanh_##grade, a);                                             \
        return vf32_fnma(a, vf32_mul(ac_step_##grade(a), factor), ac_ramp_16(x));                  \
    }

AC_GELU_TANH_16(f16, ac_pieces6_16, ac_pieces5_16)
AC_GELU_TANH_16(bf16, ac_pieces5_16, ac_pieces4_16)

/* 2^64 * exp(-a). */
#define AC_FALL_16(grade)                                                                          \
    AC_WORD vf32 ac_fall_##grade(vf32 a)                                                           \
    {                                                                                              \
        vf32 rounded = vf32_fma(a, vf32_of(-AC_LOG2E), vf32_of(AC_ROUND_TO_16TH));                 \
        vf32 nearest = vf32_sub(rounded, vf32_of(AC_ROUND_TO_16TH));                               \
        vf32 r = vf32_fms(a, vf32_of(-AC_LOG2E), nearest);                                         \
        return ac_exp2_##grade(rounded, vf32_fma(a, vf32_of(-AC_LOG2E_LO), r));                    \
    }

AC_FALL_16(f16)
AC_FALL_16(bf16)

/* log(1 + exp(x)) is ramp(x) + softplus(-|x|), and that is exp(-|x|) times a factor, which is 1 to
 * all digits beyond the pieces. */
#define AC_SOFTPLUS_16(grade, pieces)                                                              \
    AC_WORD vf32 vf32_softplus_##grade(vf32 x)                                                     \
    {                                                                                              \
        vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_EXP_LIMIT));                                     \
        vf32 factor = pieces(ac_softplus_##grade, vf32_min(a, vf32_of(18.5f)));                    \
        return vf32_fma(ac_fall_##grade(a), factor, ac_ramp_16(x));                                \
    }

AC_SOFTPLUS_16(f16, ac_pieces5_16)
AC_SOFTPLUS_16(bf16, ac_pieces4_16)

/*
 * sigmoid(x) = n / (1 + E), n = 1 on the right and E = exp(-|x|) on the left. One division of 16
 * lanes costs less here than the polynomial that would replace it.
 */
#define AC_SIGMOID_16(grade)                                                                       \
    AC_WORD vf32 vf32_sigmoid_##grade(vf32 x)                                                      \
    {                                                                                              \
        vf32 one = vf32_of(1.0f);                                                                  \
        vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_EXP_LIMIT));                                     \
        vf32 e = vf32_mul(ac_fall_##grade(a), vf32_of(0x1p-64f));                                  \
        vm32 left = vi32_gt(vi32_of(0), vf32_as_vi32(x));                                          \
        return vf32_div(vf32_where(left, e, one), vf32_add(one, e));                               \
    }

AC_SIGMOID_16(f16)
AC_SIGMOID_16(bf16)

#undef AC_GAUSS_16
#undef AC_GELU_SLOPE_16
#undef AC_GELU_16
#undef AC_STEP_16
#undef AC_GELU_TANH_16
#undef AC_FALL_16
#undef AC_SOFTPLUS_16
#undef AC_SIGMOID_16

/*
 * The rest, by way of the pair, rounded: right for every argument, and where a kernel spends its
 * time on one of them, a form of its own is worth finding.
 */
#define AC_FROM_PAIR(name, argument)                                                               \
    AC_WORD vf32 vf32_##name##_f16(vf32 x)                                                         \
    {                                                                                              \
        return vf32x2_round(vf32x2_##name(argument(x)));                                           \
    }                                                                                              \
    AC_WORD vf32 vf32_##name##_bf16(vf32 x)                                                        \
    {                                                                                              \
        return vf32x2_round(vf32x2_##name(argument(x)));                                           \
    }
#define AC_EXACTLY(x) (x)

AC_FROM_PAIR(exp, vf32x2_of)
AC_FROM_PAIR(expm1, vf32x2_of)
AC_FROM_PAIR(log, vf32x2_of)
AC_FROM_PAIR(log1p, vf32x2_of)
AC_FROM_PAIR(log_sigmoid, vf32x2_of)
AC_FROM_PAIR(tanh, vf32x2_of)
AC_FROM_PAIR(erf, vf32x2_of)
AC_FROM_PAIR(erfc, vf32x2_of)
AC_FROM_PAIR(erfinv, vf32x2_of)
AC_FROM_PAIR(normal_cdf, vf32x2_of)
AC_FROM_PAIR(normal_pdf, vf32x2_of)
AC_FROM_PAIR(silu, AC_EXACTLY)
AC_FROM_PAIR(silu_slope, AC_EXACTLY)
AC_FROM_PAIR(mish, AC_EXACTLY)
AC_FROM_PAIR(mish_slope, AC_EXACTLY)

#undef AC_FROM_PAIR
#undef AC_EXACTLY

/* y = f(x) >= 0 of a function that vanishes: kept above zero where x is finite, so that an infinite
 * factor makes an infinity of it. A finite f16 makes nothing of it either way. */
AC_WORD vf32 vf32_kept(vf32 y, vf32 x)
{
    return vf32_where(vf32_is_inf(x), y, vf32_max(y, vf32_of(0x1p-126f)));
}

#endif
