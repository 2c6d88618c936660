/*
 * Elementary functions in single f32 arithmetic for results of 16 bits: _f16 with a relative error
 * of at most 6 * 2^-24 (mish_slope: 10), _bf16 of 40 * 2^-24 (softplus and log_sigmoid: 64), over
 * the whole range of results; where a result is subnormal in f32, 2^-146 more. Correctly rounded
 * results take the first, also for bf16. Those of the gelu, silu and mish family take arguments
 * that came from 16 bits, whose squares are exact; the others any, and have a form for arguments in
 * pairs (vf32x2_), whose second part may be anything where the first is not finite.
 *
 * The methods are those of math_f32.h with fewer terms: 16 powers of two, 16 pieces selected by the
 * leading bits of 1.6 * a + 2, single numbers instead of two parts, and the root inside a piece
 * whose centre is next to it. Polynomials are summed in pairs, which shortens the longest chain of
 * operations.
 *
 * tests/simd/functions/f32.c measures all of them, _f16 over the numbers of both formats, and
 * codegen/language/words.py relies on the bounds.
 */
#ifndef AC_SIMD_MATH_16_H
#define AC_SIMD_MATH_16_H

#include "simd/math/direct_f32.h"
#include "simd/math/math_f32.h"
#include "simd/tables/tables_f32.h"
#include "simd/words/word.h"

/* 2^64 * 2^w, given rounded = w + AC_ROUND_TO_16TH and r, w minus its rounded value. */
AC_WORD vf32 ac_exp2_of_polynomial(vf32 rounded, vf32 r, vf32 p)
{
    vi32 m = vf32_as_vi32(rounded);
    vf32 scale = vf32_lookup16(ac_exp2_16[0], m);
    scale = vi32_as_vf32(vi32_add(vf32_as_vi32(scale), vi32_shl(m, 19)));
    return vf32_fma(scale, vf32_mul(r, p), scale);
}

/* one + 2^w * q, without the factor of 2^64 that rounded has lost. */
AC_WORD vf32 ac_one_and_power_16(vf32 rounded, vf32 q, float one)
{
    vi32 m = vf32_as_vi32(rounded);
    vf32 scale = vf32_lookup16(ac_exp2_16[0], m);
    scale = vi32_as_vf32(vi32_add(vf32_as_vi32(scale), vi32_shl(m, 19)));
    return vf32_fma(scale, q, vf32_of(one));
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

/*
 * 2^-places * exp(-x) in two factors, with one multiplication less: for w = -x / ln(2) = n + r with
 * n a multiple of 1/16 or of 1/32, 2^r is nearly k * ((r + AC_EXP2_SQUARE_SHIFT)^2 + b), a relative
 * error of 2^-20.4 or 2^-22.8, and the table has k in its powers 2^n. What the float log2(e) lacks
 * makes another of |x| * 2^-26.1, 2^-22.8 of which k puts right. magic is AC_MAGIC_16(places) or
 * AC_MAGIC_32(places), whose sum with w has n in its low bits.
 *
 * `limited` is x, clamped so that n stays in range; r grows instead.
 */
typedef struct {
    vf32 scale;
    vf32 square;
} ac_power_16;

#define AC_MAGIC_16(places) (AC_ROUND_TO_16TH - 64.0f - places)
#define AC_MAGIC_32(places) (AC_ROUND_TO_32ND - 64.0f - places)

AC_WORD vf32 ac_square_argument(vf32 x, vf32 rounded, float magic)
{
    vf32 nearest = vf32_sub(rounded, vf32_of(magic + AC_EXP2_SQUARE_SHIFT));
    return vf32_fms(x, vf32_of(-AC_LOG2E), nearest);
}

AC_WORD ac_power_16 ac_power_of_16ths(vf32 x, vf32 limited, float magic)
{
    vf32 rounded = vf32_fma(limited, vf32_of(-AC_LOG2E), vf32_of(magic));
    vf32 argument = ac_square_argument(x, rounded, magic);
    vi32 m = vf32_as_vi32(rounded);
    vi32 scale = vf32_as_vi32(vf32_lookup16(ac_exp2_square_16[0], m));
    vf32 square = vf32_fma(argument, argument, vf32_of(AC_EXP2_SQUARE_16));
    return (ac_power_16){vi32_as_vf32(vi32_add(scale, vi32_shl(m, 19))), square};
}

AC_WORD ac_power_16 ac_power_of_32nds(vf32 x, vf32 limited, float magic)
{
    vf32 rounded = vf32_fma(limited, vf32_of(-AC_LOG2E), vf32_of(magic));
    vf32 argument = ac_square_argument(x, rounded, magic);
    vi32 m = vf32_as_vi32(rounded);
    vi32 scale = vf32_as_vi32(vf32_lookup32(ac_exp2_square_32[0], m));
    vf32 square = vf32_fma(argument, argument, vf32_of(AC_EXP2_SQUARE_32));
    return (ac_power_16){vi32_as_vf32(vi32_add(scale, vi32_shl(m, 18))), square};
}

/* One of 16 pieces, selected by the leading bits of 1.6 * a + 2, and the distance from its
 * centre. */
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

/* c[k] + c[k + 1] * d: polynomials are summed in pairs, which shortens the chain of operations. */
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
 * e * factor for negative x, 1 - e * factor for positive x. The sign is tested as an integer,
 * because some compilers scalarise a comparison of lanes just widened from 16 bits.
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

/* max(x, 0), with -0 for negative x, which changes no sum. */
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

/* 2^64 * exp(-a), and 2^64 * exp(-(a + rest)). */
#define AC_FALL_16(grade)                                                                          \
    AC_WORD vf32 ac_fall_##grade(vf32 a)                                                           \
    {                                                                                              \
        vf32 rounded = vf32_fma(a, vf32_of(-AC_LOG2E), vf32_of(AC_ROUND_TO_16TH));                 \
        vf32 nearest = vf32_sub(rounded, vf32_of(AC_ROUND_TO_16TH));                               \
        vf32 r = vf32_fms(a, vf32_of(-AC_LOG2E), nearest);                                         \
        return ac_exp2_##grade(rounded, vf32_fma(a, vf32_of(-AC_LOG2E_LO), r));                    \
    }                                                                                              \
    AC_WORD vf32 ac_fall2_##grade(vf32x2 a)                                                        \
    {                                                                                              \
        vf32 fall = ac_fall_##grade(a.hi);                                                         \
        return vf32_fnma(fall, a.lo, fall);                                                        \
    }

AC_FALL_16(f16)
AC_FALL_16(bf16)

/* c[k] + c[k + 1] * e for coefficients that are named AC_<name>_C<k>. */
#define AC_LINE_16(name, k, next, e)                                                               \
    vf32_fma(e, vf32_of(AC_##name##_C##next), vf32_of(AC_##name##_C##k))

/* 2^-64 * log1p(e) / e for e in [0, 1]: a relative error of 2^-24.8. */
AC_WORD vf32 ac_log1p_factor_f16(vf32 e)
{
    vf32 square = vf32_mul(e, e);
    vf32 p = vf32_fma(square, vf32_of(AC_LOG1P_16_8_C8), AC_LINE_16(LOG1P_16_8, 6, 7, e));
    p = vf32_fma(square, p, AC_LINE_16(LOG1P_16_8, 4, 5, e));
    p = vf32_fma(square, p, AC_LINE_16(LOG1P_16_8, 2, 3, e));
    return vf32_fma(square, p, AC_LINE_16(LOG1P_16_8, 0, 1, e));
}

/* 2^-16 times that of e = 2^-16 * f: a relative error of 2^-19.2. */
AC_WORD vf32 ac_log1p_factor_bf16(vf32 f)
{
    vf32 square = vf32_mul(f, f);
    vf32 p = vf32_fma(square, vf32_of(AC_LOG1P_16_6_C6), AC_LINE_16(LOG1P_16_6, 4, 5, f));
    p = vf32_fma(square, p, AC_LINE_16(LOG1P_16_6, 2, 3, f));
    return vf32_fma(square, p, AC_LINE_16(LOG1P_16_6, 0, 1, f));
}

/* log(1 + exp(x)) is max(x, 0) + log1p(E), E = exp(-|x|), which vanishes as E does; fall is 2^64
 * times E for f16, 2^16 times E for bf16. */
#define AC_SOFTPLUS_16(grade)                                                                      \
    AC_WORD vf32 vf32_softplus_##grade(vf32 x)                                                     \
    {                                                                                              \
        return ac_softplus_of_fall_##grade(x, ac_softplus_fall_##grade(x));                        \
    }                                                                                              \
    AC_WORD vf32 vf32x2_softplus_##grade(vf32x2 x)                                                 \
    {                                                                                              \
        return ac_softplus_of_fall_##grade(x.hi, ac_softplus_fall2_##grade(x));                    \
    }

AC_WORD vf32 ac_softplus_fall_f16(vf32 x)
{
    return ac_fall_f16(vf32_min(vf32_abs(x), vf32_of(AC_EXP_LIMIT)));
}

AC_WORD vf32 ac_softplus_fall2_f16(vf32x2 x)
{
    return ac_fall2_f16(ac_limited_abs(x, AC_EXP_LIMIT));
}

AC_WORD vf32 ac_softplus_of_fall_f16(vf32 x, vf32 fall)
{
    vf32 factor = ac_log1p_factor_f16(vf32_mul(fall, vf32_of(0x1p-64f)));
    return vf32_fma(fall, factor, vf32_max(x, vf32_of(0.0f)));
}

/* At -94 the function is 0 in bf16, and 2^16 * E a normal number. */
AC_WORD vf32 ac_softplus_fall_bf16(vf32 x)
{
    vf32 a = vf32_min(vf32_abs(x), vf32_of(94.0f));
    ac_power_16 power = ac_power_of_16ths(a, a, AC_MAGIC_16(-16.0f));
    return vf32_mul(power.scale, power.square);
}

AC_WORD vf32 ac_softplus_fall2_bf16(vf32x2 x)
{
    return vf32_mul(ac_fall2_bf16(ac_limited_abs(x, AC_EXP_LIMIT)), vf32_of(0x1p-48f));
}

AC_WORD vf32 ac_softplus_of_fall_bf16(vf32 x, vf32 fall)
{
    return vf32_fma(fall, ac_log1p_factor_bf16(fall), vf32_max(x, vf32_of(0.0f)));
}

AC_SOFTPLUS_16(f16)
AC_SOFTPLUS_16(bf16)

/*
 * 2^-places * (1 + exp(-x)) for an x that keeps it within range; magic is AC_MAGIC_16(places), one
 * 2^-places, and unit 1 or a number next to it. No case distinction by sign is needed: a quotient
 * by this value is accurate on both sides of 0.
 */
AC_WORD vf32 ac_over_logistic_f16(vf32 x, float magic, float one, vf32 unit)
{
    vf32 rounded = vf32_fma(x, vf32_of(-AC_LOG2E), vf32_of(magic));
    vf32 nearest = vf32_sub(rounded, vf32_of(magic));
    vf32 r = vf32_fms(x, vf32_of(-AC_LOG2E), nearest);
    r = vf32_fma(x, vf32_of(-AC_LOG2E_LO), r);
    vf32 p = vf32_fma(r, vf32_of(AC_EXP2_16_2_C2), vf32_of(AC_EXP2_16_2_C1));
    p = vf32_fma(r, p, vf32_of(AC_EXP2_16_2_C0));
    return ac_one_and_power_16(rounded, vf32_fma(r, p, unit), one);
}

AC_WORD vf32 ac_over_logistic_bf16(vf32 x, float magic, float one, vf32 unit)
{
    vf32 rounded = vf32_fma(x, vf32_of(-AC_LOG2E), vf32_of(magic));
    vf32 nearest = vf32_sub(rounded, vf32_of(magic));
    vf32 r = vf32_fms(x, vf32_of(-AC_LOG2E), nearest);
    vf32 p = vf32_fma(r, vf32_of(AC_EXP2_16_1_C1), vf32_of(AC_EXP2_16_1_C0));
    return ac_one_and_power_16(rounded, vf32_fma(r, p, unit), one);
}

/* At this x 2^-24 * exp(-x) is within range, and the function is 0 or 1 to all digits. */
#define AC_SIGMOID_LEFT -105.0f
#define AC_SIGMOID_RIGHT 65.0f

/*
 * 2^-64 plus one last bit, the scale of exp where its value next to 0 decides the rounding. There
 * results of mish in f32 are exactly halfway between two f16 numbers; with an E larger by this bit
 * all but three inputs of f16 round correctly.
 */
#define AC_UNIT_16 0x1.000002p-64f

/*
 * The scale of exp(-x). Next to 0 the function is 1/2 + x/4 minus a little, in magnitude, which in
 * f32 is exactly halfway between two f16 numbers. All but one round correctly with an exponential
 * that is larger by two last bits for positive x and smaller by two for negative x.
 */
AC_WORD vf32 ac_sigmoid_unit_f16(vf32 x)
{
    vi32 left = vi32_and(vi32_sar(vf32_as_vi32(x), 31), vi32_of(-4));
    return vi32_as_vf32(vi32_add(left, vi32_of(0x3f800002)));
}

AC_WORD vf32 ac_sigmoid_unit_bf16(vf32 x)
{
    (void)x;
    return vf32_of(1.0f);
}

/* 1 / (1 + exp(-x)). */
#define AC_SIGMOID_16(grade)                                                                       \
    AC_WORD vf32 vf32_sigmoid_##grade(vf32 x)                                                      \
    {                                                                                              \
        vf32 limited = vf32_min(vf32_max(x, vf32_of(AC_SIGMOID_LEFT)), vf32_of(AC_SIGMOID_RIGHT)); \
        vf32 under = ac_over_logistic_##grade(limited, AC_MAGIC_16(24.0f), 0x1p-24f,               \
                                              ac_sigmoid_unit_##grade(x));                         \
        return vf32_div(vf32_of(0x1p-24f), under);                                                 \
    }                                                                                              \
    AC_WORD vf32 vf32x2_sigmoid_##grade(vf32x2 x)                                                  \
    {                                                                                              \
        vf32 one = vf32_of(1.0f);                                                                  \
        vf32 fall = ac_fall2_##grade(ac_limited_abs(x, AC_EXP_LIMIT));                             \
        vf32 e = vf32_mul(fall, vf32_of(0x1p-64f));                                                \
        vm32 left = vi32_gt(vi32_of(0), vf32_as_vi32(x.hi));                                       \
        return vf32_div(vf32_where(left, e, one), vf32_add(one, e));                               \
    }

AC_SIGMOID_16(f16)
AC_SIGMOID_16(bf16)

/* log(1 / (1 + exp(-x))) = -log(1 + exp(-x)). */
#define AC_LOG_SIGMOID_16(grade)                                                                   \
    AC_WORD vf32 vf32_log_sigmoid_##grade(vf32 x)                                                  \
    {                                                                                              \
        return vf32_neg(vf32_softplus_##grade(vf32_neg(x)));                                       \
    }                                                                                              \
    AC_WORD vf32 vf32x2_log_sigmoid_##grade(vf32x2 x)                                              \
    {                                                                                              \
        return vf32_neg(vf32x2_softplus_##grade(vf32x2_neg(x)));                                   \
    }

AC_LOG_SIGMOID_16(f16)
AC_LOG_SIGMOID_16(bf16)

/* Below this, 1 + exp(-x) leaves the range. */
#define AC_SILU_LEFT -87.0f

/* min(x, AC_SIGMOID_RIGHT), and a nan may give AC_SIGMOID_RIGHT, too. Compared as integers, which
 * is faster; negative numbers are less as integers, too. */
AC_WORD vf32 ac_left_of_right(vf32 x)
{
    return vi32_as_vf32(vi32_min(vf32_as_vi32(x), vf32_as_vi32(vf32_of(AC_SIGMOID_RIGHT))));
}

/* The function computed in f32; what would be 0 in 16 bits becomes 0 with its sign. */
AC_COLD vf32 ac_silu_16_far(vf32 x, vf32 near, vm32 far)
{
    vf32 y = vf32_silu(x);
    vm32 tiny = vf32_lt(vf32_abs(y), vf32_of(0x1p-147f));
    return vf32_where(far, vf32_where(tiny, vf32_copysign(vf32_of(0.0f), y), y), near);
}

/* x * sigmoid(x) = x / (1 + exp(-x)). */
#define AC_SILU_16(grade)                                                                          \
    AC_WORD vf32 vf32_silu_##grade(vf32 x)                                                         \
    {                                                                                              \
        vf32 under =                                                                               \
            ac_over_logistic_##grade(ac_left_of_right(x), AC_MAGIC_16(0.0f), 1.0f, vf32_of(1.0f)); \
        vf32 y = vf32_div(x, under);                                                               \
        vm32 far = vf32_lt(x, vf32_of(AC_SILU_LEFT));                                              \
        if (__builtin_expect(vm32_any(far), 0))                                                    \
            y = ac_silu_16_far(x, y, far);                                                         \
        return y;                                                                                  \
    }

AC_SILU_16(f16)
AC_SILU_16(bf16)

/* y for positive x, y * fall / 2^64 for negative x. */
AC_WORD vf32 ac_falling_left(vf32 y, vf32 fall, vf32 x)
{
    vm32 left = vi32_gt(vi32_of(0), vf32_as_vi32(x));
    return vf32_where(left, vf32_mul(vf32_mul(y, fall), vf32_of(0x1p-64f)), y);
}

/*
 * x * tanh(softplus(x)) with E = exp(-|x|): on the right x * n / (n + 2 * E^2), n = 1 + 2 * E; on
 * the left x * E * n / (2 + E * n), n = 2 + E.
 */
#define AC_MISH_16(grade)                                                                          \
    AC_WORD vf32 vf32_mish_##grade(vf32 x)                                                         \
    {                                                                                              \
        vf32 fall = ac_fall_##grade(vf32_min(vf32_abs(x), vf32_of(AC_EXP_LIMIT)));                 \
        vf32 e = vf32_mul(fall, vf32_of(AC_UNIT_16));                                              \
        vm32 left = vi32_gt(vi32_of(0), vf32_as_vi32(x));                                          \
        vf32 twice = vf32_add(e, e);                                                               \
        vf32 n =                                                                                   \
            vf32_add(vf32_where(left, e, twice), vf32_where(left, vf32_of(2.0f), vf32_of(1.0f)));  \
        vf32 under = vf32_fma(e, vf32_where(left, n, twice), vf32_where(left, vf32_of(2.0f), n));  \
        vf32 y = vf32_div(vf32_mul(vf32_max(x, vf32_of(-AC_EXP_LIMIT)), n), under);                \
        return ac_falling_left(y, fall, x);                                                        \
    }

AC_MISH_16(f16)
AC_MISH_16(bf16)

/* Beyond the last piece (root - a) * factor is 1 - a to all digits. */
#define AC_SILU_SLOPE_16(grade, pieces)                                                            \
    AC_WORD vf32 vf32_silu_slope_##grade(vf32 x)                                                   \
    {                                                                                              \
        vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_EXP_LIMIT));                                     \
        vf32 factor = pieces(ac_silu_slope_##grade, vf32_min(a, vf32_of(18.5f)));                  \
        vf32 beyond = vf32_mul(vf32_sub(vf32_of(1.0f), a), vf32_of(0x1p-64f));                     \
        factor = vf32_where(vf32_gt(a, vf32_of(18.5f)), beyond, factor);                           \
        return ac_mirror_16(ac_fall_##grade(a), factor, x);                                        \
    }

AC_SILU_SLOPE_16(f16, ac_pieces6_16)
AC_SILU_SLOPE_16(bf16, ac_pieces5_16)

/*
 * The derivative of x * tanh(softplus(x)): on the right in pieces, on the left E(a) * factor, whose
 * pieces are the second half of the same table; beyond them, 1 and E(a) * (1 - a).
 */
AC_WORD vf32 ac_mish_slope_16_of(vf32 x, vf32 a, vf32 fall)
{
    vf32 inner = vf32_min(a, vf32_of(18.5f));
    vf32 y = vf32_fma(inner, vf32_of(1.6f), vf32_of(2.0f));
    vi32 side = vi32_and(vi32_shr(vf32_as_vi32(x), 27), vi32_of(16));
    vi32 index = vi32_or(vi32_and(vi32_shr(vf32_as_vi32(y), 21), vi32_of(15)), side);
    vf32 d = vf32_sub(inner, vf32_lookup32(ac_mish_slope_16[0], index));
    vf32 square = vf32_mul(d, d);
    vf32 p = vf32_lookup32(ac_mish_slope_16[7], index);
    for (int k = 4; k >= 0; k -= 2) {
        vf32 line = vf32_fma(d, vf32_lookup32(ac_mish_slope_16[k + 2], index),
                             vf32_lookup32(ac_mish_slope_16[k + 1], index));
        p = vf32_fma(square, p, line);
    }
    vm32 left = vi32_gt(side, vi32_of(0));
    vf32 beyond = vf32_mul(vf32_sub(vf32_of(1.0f), a), vf32_of(0x1p-64f));
    vf32 tail = vf32_where(vf32_gt(a, vf32_of(18.5f)), beyond, p);
    return vf32_where(left, vf32_mul(fall, tail), p);
}

#define AC_MISH_SLOPE_16(grade)                                                                    \
    AC_WORD vf32 vf32_mish_slope_##grade(vf32 x)                                                   \
    {                                                                                              \
        vf32 a = vf32_min(vf32_abs(x), vf32_of(AC_EXP_LIMIT));                                     \
        return ac_mish_slope_16_of(x, a, ac_fall_##grade(a));                                      \
    }

AC_MISH_SLOPE_16(f16)
AC_MISH_SLOPE_16(bf16)

/* tanh(a) / a is smooth; beyond 9.25 tanh is 1 to all digits. */
#define AC_TANH_16(grade, pieces)                                                                  \
    AC_WORD vf32 vf32_tanh_##grade(vf32 x)                                                         \
    {                                                                                              \
        vf32 a = vf32_min(vf32_abs(x), vf32_of(9.25f));                                            \
        return vf32_copysign(vf32_mul(a, pieces(ac_tanh_##grade, a)), x);                          \
    }                                                                                              \
    AC_WORD vf32 vf32x2_tanh_##grade(vf32x2 x)                                                     \
    {                                                                                              \
        return vf32_tanh_##grade(x.hi);                                                            \
    }

AC_TANH_16(f16, ac_pieces6_16)
AC_TANH_16(bf16, ac_pieces5_16)

/*
 * 2^w * (1 + rest) - 1, half of it first: 2^w itself may overflow before the result does. The
 * powers' own errors are in the rest, for w next to 0. The signs of zeros are those of x.
 */
AC_WORD vf32 ac_expm1_16(vf32 x, vf32 x_rest)
{
    vf32 magic = vf32_of(AC_ROUND_TO_16TH - 65.0f);
    vf32 limited = vf32_min(vf32_max(x, vf32_of(-40.0f)), vf32_of(89.0f));
    vf32 rounded = vf32_fma(limited, vf32_of(AC_LOG2E), magic);
    vf32 nearest = vf32_sub(rounded, magic);
    vf32 r = vf32_fms(limited, vf32_of(AC_LOG2E), nearest);
    vi32 m = vf32_as_vi32(rounded);
    vf32 half = vf32_lookup16(ac_exp2_16[0], m);
    half = vi32_as_vf32(vi32_add(vf32_as_vi32(half), vi32_shl(m, 19)));
    r = vf32_fma(limited, vf32_of(AC_LOG2E_LO), r);
    r = vf32_fma(x_rest, vf32_of(AC_LOG2E), r);
    vf32 p = vf32_fma(r, vf32_of(AC_EXP2_16_2_C2), vf32_of(AC_EXP2_16_2_C1));
    p = vf32_fma(r, p, vf32_of(AC_EXP2_16_2_C0));
    vf32 rest = vf32_fma(r, p, vf32_lookup16(ac_exp2_16[1], m));
    vf32 y = vf32_fms(half, rest, vf32_sub(vf32_of(0.5f), half));
    return vf32_add(y, y);
}

#define AC_EXPM1_16(grade)                                                                         \
    AC_WORD vf32 vf32_expm1_##grade(vf32 x)                                                        \
    {                                                                                              \
        return ac_expm1_16(x, vf32_of(-0.0f));                                                     \
    }                                                                                              \
    AC_WORD vf32 vf32x2_expm1_##grade(vf32x2 x)                                                    \
    {                                                                                              \
        vm32 inside = vf32_lt(vf32_abs(x.hi), vf32_of(AC_EXP_LIMIT));                              \
        vf32 rest = vf32_where(inside, vf32_correction(x.lo), vf32_of(-0.0f));                     \
        return ac_expm1_16(x.hi, rest);                                                            \
    }

AC_EXPM1_16(f16)
AC_EXPM1_16(bf16)

#undef AC_LOG_SIGMOID_16
#undef AC_SILU_16
#undef AC_MISH_16
#undef AC_SILU_SLOPE_16
#undef AC_MISH_SLOPE_16
#undef AC_TANH_16
#undef AC_EXPM1_16
#undef AC_GAUSS_16
#undef AC_GELU_SLOPE_16
#undef AC_GELU_16
#undef AC_STEP_16
#undef AC_GELU_TANH_16
#undef AC_FALL_16
#undef AC_SOFTPLUS_16
#undef AC_SIGMOID_16
#undef AC_LINE_16

/*
 * The other functions round the pair form, which is accurate for every argument but slower. vf32x2_
 * words take arguments in pairs.
 */
#define AC_FROM_PAIR(name, grade)                                                                  \
    AC_WORD vf32 vf32x2_##name##_##grade(vf32x2 x)                                                 \
    {                                                                                              \
        return vf32x2_round(vf32x2_##name(vf32x2_make(x.hi, vf32_correction(x.lo))));              \
    }                                                                                              \
    AC_WORD vf32 vf32_##name##_##grade(vf32 x)                                                     \
    {                                                                                              \
        return vf32x2_##name##_##grade(vf32x2_of(x));                                              \
    }
#define AC_FROM_PAIRS(name) AC_FROM_PAIR(name, f16) AC_FROM_PAIR(name, bf16)

AC_FROM_PAIRS(exp)
AC_FROM_PAIRS(log)
AC_FROM_PAIRS(log1p)
AC_FROM_PAIRS(erf)
AC_FROM_PAIRS(erfc)
AC_FROM_PAIRS(erfinv)
AC_FROM_PAIRS(normal_cdf)
AC_FROM_PAIRS(normal_pdf)

#undef AC_FROM_PAIRS
#undef AC_FROM_PAIR

/* y = f(x) >= 0 of a function that underflows, kept above zero if x is finite, so that its product
 * with an infinite factor, and with any f16 numbers, is infinite. With finite factors the product
 * is still 0 in f16. */
AC_WORD vf32 vf32_kept(vf32 y, vf32 x)
{
    return vf32_where(vf32_is_inf(x), y, vf32_max(y, vf32_of(0x1p-100f)));
}

#endif
