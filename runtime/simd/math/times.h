/*
 * An elementary function times a number or over one, rounded once: vf32_<function>_times(x, g) and
 * vf32_<function>_over(x, d) for f32 results; and vf32_<function>_times_two(x, g, h). (f64 has such
 * words of its own in math_f64.h; for 16 bits see also settle.h.)
 *
 * If the function underflows in f32, or its low part does, its product with a large g may still be
 * a normal number: gelu_slope(-14) * 1e30, or inf * exp(-200). The words detect this by the size of
 * the computed value and recompute those lanes in f64, where nothing underflows. They do the same
 * for products so small that adding the low part would round twice, and for infinite products,
 * because the error of a pair may decide those. The result of a lane does not depend on the other
 * lanes.
 */
#ifndef AC_SIMD_TIMES_H
#define AC_SIMD_TIMES_H

#include <stddef.h>

#include "simd/math/direct_f32.h"
#include "simd/math/math_16.h"
#include "simd/math/math_f32.h"
#include "simd/math/math_f64.h"
#include "simd/words/word.h"

/* Some lanes of a vector, widened to f64. */
AC_WORD vf64 ac_widened(const float *lanes)
{
    double wide[VF64_LANES];
    for (size_t i = 0; i < VF64_LANES; i++)
        wide[i] = (double)lanes[i];
    return vf64_load(wide);
}

AC_WORD void ac_narrow(float *lanes, vf64 x)
{
    double wide[VF64_LANES];
    vf64_store(wide, x);
    for (size_t i = 0; i < VF64_LANES; i++)
        lanes[i] = (float)wide[i];
}

/* |x|, or nan if x is not finite. */
AC_WORD vf32 ac_finite_size(vf32 x)
{
    return vf32_fma(x, vf32_of(0.0f), vf32_abs(x));
}

/*
 * Lanes in which a pair has all its digits and its product with g loses none. A zero product is not
 * sound; if g is zero that is no loss, which ac_lost checks. An infinite product is not sound
 * either: with a relative error of 2^-28, the largest number may be correct.
 */
AC_WORD vm32 ac_pair_sound(vf32 hi, vf32 product)
{
    return vf32_ge(vf32_min(ac_finite_size(product), vf32_abs(hi)), vf32_of(0x1p-97f));
}

/* Lanes that are not sound and have lost digits: a zero gradient loses nothing. */
AC_WORD vm32 ac_lost(vm32 sound, vf32 g)
{
    return vm32_and(vm32_not(sound), vf32_ne(g, vf32_of(0.0f)));
}

/* The two kinds of functions: those that vanish only for large |x|, and those that are zero at x =
 * 0, where a zero is no loss. */
#define AC_VANISHES_FAR_LOST(lost, x) (lost)
#define AC_VANISHES_AT_0_LOST(lost, x) vm32_and(lost, vf32_ne(x, vf32_of(0.0f)))
/* Where a product with a zero is one, or with the function where that is; which sign the value of
 * the function has: those that vanish with x have its sign; and whether it may be too small. */
#define AC_VANISHES_FAR_ZERO(zero, x) (zero)
#define AC_VANISHES_AT_0_ZERO(zero, x) vm32_or(zero, vf32_eq(x, vf32_of(0.0f)))
#define AC_VANISHES_FAR_SIGN(y, x) (y)
#define AC_VANISHES_FAR_LEAST(size, y) (size)
#define AC_VANISHES_AT_0_LEAST(size, y) vf32_min(size, vf32_abs(y))
#define AC_VANISHES_AT_0_SIGN(y, x) vf32_copysign(y, x)

#define AC_TIMES(name, argument, first, second, argument_f64, kind)                                \
    AC_COLD vf32 ac_##name##_times_far(vf32 x_hi, vf32 x_lo, vf32 g)                               \
    {                                                                                              \
        float x[VF32_LANES], rest[VF32_LANES], factor[VF32_LANES];                                 \
        vf32_store(x, x_hi);                                                                       \
        vf32_store(rest, x_lo);                                                                    \
        vf32_store(factor, g);                                                                     \
        for (size_t i = 0; i < VF32_LANES; i += VF64_LANES) {                                      \
            vf64x2 wide = vf64x2_of_ordered_sum(ac_widened(x + i), ac_widened(rest + i));          \
            vf64 product = vf64_##name##_times(argument_f64, ac_widened(factor + i));              \
            ac_narrow(x + i, product);                                                             \
        }                                                                                          \
        return vf32_load(x);                                                                       \
    }                                                                                              \
    AC_WORD vf32 ac_##name##_times_long(argument x, vf32 g)                                        \
    {                                                                                              \
        vf32x2 y = vf32x2_##name(x);                                                               \
        vf32 product = vf32x2_scale_round(y, g);                                                   \
        vm32 sound = ac_pair_sound(y.hi, product);                                                 \
        if (__builtin_expect(!vm32_all(sound), 0)) {                                               \
            vm32 lost = kind##_LOST(ac_lost(sound, g), first);                                     \
            if (vm32_any(lost))                                                                    \
                product = vf32_where(lost, ac_##name##_times_far(first, second, g), product);      \
        }                                                                                          \
        return product;                                                                            \
    }

/* The same for quotients. */
#define AC_OVER(name, argument, first, second, argument_f64, kind)                                 \
    AC_COLD vf32 ac_##name##_over_far(vf32 x_hi, vf32 x_lo, vf32 d)                                \
    {                                                                                              \
        float x[VF32_LANES], rest[VF32_LANES], divisor[VF32_LANES];                                \
        vf32_store(x, x_hi);                                                                       \
        vf32_store(rest, x_lo);                                                                    \
        vf32_store(divisor, d);                                                                    \
        for (size_t i = 0; i < VF32_LANES; i += VF64_LANES) {                                      \
            vf64x2 wide = vf64x2_of_ordered_sum(ac_widened(x + i), ac_widened(rest + i));          \
            ac_narrow(x + i, vf64_##name##_over(argument_f64, ac_widened(divisor + i)));           \
        }                                                                                          \
        return vf32_load(x);                                                                       \
    }                                                                                              \
    AC_WORD vf32 vf32_##name##_over(argument x, vf32 d)                                            \
    {                                                                                              \
        vf32x2 y = vf32x2_##name(x);                                                               \
        vf32 quotient = vf32x2_round(vf32x2_div(y, vf32x2_of(d)));                                 \
        vm32 sound = ac_pair_sound(y.hi, quotient);                                                \
        if (__builtin_expect(!vm32_all(sound), 0)) {                                               \
            vm32 lost = kind##_LOST(vm32_not(sound), first);                                       \
            if (vm32_any(lost))                                                                    \
                quotient = vf32_where(lost, ac_##name##_over_far(first, second, d), quotient);     \
        }                                                                                          \
        return quotient;                                                                           \
    }

#define AC_TIMES_OF_PAIR(name, kind)                                                               \
    AC_TIMES(name, vf32x2, x.hi, x.lo, wide, kind)                                                 \
    AC_OVER(name, vf32x2, x.hi, x.lo, wide, kind)
/* For a pair whose value is exact in a double, such as the product of two floats. */
#define AC_TIMES_OF_SHORT_PAIR(name, kind)                                                         \
    AC_TIMES(name, vf32x2, x.hi, x.lo, wide.hi, kind)                                              \
    AC_OVER(name, vf32x2, x.hi, x.lo, wide.hi, kind)
#define AC_TIMES_OF_SINGLE(name, kind)                                                             \
    AC_TIMES(name, vf32, x, vf32_of(-0.0f), wide.hi, kind)                                         \
    AC_OVER(name, vf32, x, vf32_of(-0.0f), wide.hi, kind)

/* The word of a function without a short form. */
#define AC_TIMES_LONG(name, argument)                                                              \
    AC_WORD vf32 vf32_##name##_times(argument x, vf32 g)                                           \
    {                                                                                              \
        return ac_##name##_times_long(x, g);                                                       \
    }

/*
 * The word of one that has: right of its limit, and where the product is no smaller than its parts
 * may be, nor a nan. An infinity may be the largest number once the parts have all their digits.
 * Where the value or the gradient is zero, so is the product, whose sign is that of `value` times
 * the gradient.
 */
#define AC_TIMES_NEAR(name, argument, first, limit, kind)                                          \
    AC_COLD vf32 ac_##name##_times_beyond(argument x, vf32 g, vf32 near, vm32 ok)                  \
    {                                                                                              \
        return vf32_where(ok, near, ac_##name##_times_long(x, g));                                 \
    }                                                                                              \
    AC_WORD vf32 vf32_##name##_times(argument x, vf32 g)                                           \
    {                                                                                              \
        vf32x2 y = ac_##name##_near(x);                                                            \
        vf32 product = vf32_fma(g, y.hi, vf32_mul(g, y.lo));                                       \
        vm32 near = vf32_gt(first, vf32_of(-limit));                                               \
        vf32 least = kind##_LEAST(ac_finite_size(product), y.hi);                                  \
        vm32 ok = vm32_and(near, vf32_ge(least, vf32_of(0x1p-110f)));                              \
        if (__builtin_expect(!vm32_all(ok), 0)) {                                                  \
            vm32 zero = vm32_and(near, kind##_ZERO(vf32_eq(g, vf32_of(0.0f)), first));             \
            vf32 value = kind##_SIGN(vf32_add(y.hi, y.lo), first);                                 \
            product = vf32_where(zero, vf32_mul(g, value), product);                               \
            ok = vm32_or(ok, zero);                                                                \
            if (!vm32_all(ok))                                                                     \
                product = ac_##name##_times_beyond(x, g, product, ok);                             \
        }                                                                                          \
        return product;                                                                            \
    }

/*
 * The same times two numbers, whose product has both its parts where it is not too small: the lanes
 * in which one of the three products may be go by way of f64, which holds the product of the two.
 */
#define AC_TIMES_TWO(name, limit, kind)                                                            \
    AC_COLD vf32 ac_##name##_times_two_far(vf32 x, vf32 g, vf32 h, vf32 near, vm32 ok)             \
    {                                                                                              \
        float argument[VF32_LANES], first[VF32_LANES], second[VF32_LANES];                         \
        vf32_store(argument, x);                                                                   \
        vf32_store(first, g);                                                                      \
        vf32_store(second, h);                                                                     \
        for (size_t i = 0; i < VF32_LANES; i += VF64_LANES) {                                      \
            vf64 both = vf64_mul(ac_widened(first + i), ac_widened(second + i));                   \
            ac_narrow(argument + i, vf64_##name##_times(ac_widened(argument + i), both));          \
        }                                                                                          \
        return vf32_where(ok, near, vf32_load(argument));                                          \
    }                                                                                              \
    AC_WORD vf32 vf32_##name##_times_two(vf32 x, vf32 g, vf32 h)                                   \
    {                                                                                              \
        vf32x2 y = ac_##name##_near(x);                                                            \
        vf32 both = vf32_mul(g, h);                                                                \
        vf32 rest = vf32_fms(g, h, both);                                                          \
        vf32 product = vf32_fma(both, y.hi, vf32_fma(both, y.lo, vf32_mul(rest, y.hi)));           \
        vm32 near = vf32_gt(x, vf32_of(-limit));                                                   \
        vf32 least = vf32_min(ac_finite_size(product), vf32_abs(both));                            \
        least = kind##_LEAST(least, y.hi);                                                         \
        vm32 ok = vm32_and(near, vf32_ge(least, vf32_of(0x1p-97f)));                               \
        if (__builtin_expect(!vm32_all(ok), 0)) {                                                  \
            vm32 none = vm32_or(vf32_eq(g, vf32_of(0.0f)), vf32_eq(h, vf32_of(0.0f)));             \
            vm32 zero = vm32_and(near, kind##_ZERO(none, x));                                      \
            vf32 value = kind##_SIGN(vf32_add(y.hi, y.lo), x);                                     \
            product = vf32_where(zero, vf32_mul(both, value), product);                            \
            ok = vm32_or(ok, zero);                                                                \
            if (!vm32_all(ok))                                                                     \
                product = ac_##name##_times_two_far(x, g, h, product, ok);                         \
        }                                                                                          \
        return product;                                                                            \
    }

AC_TIMES_OF_PAIR(exp, AC_VANISHES_AT_0)
AC_TIMES_OF_PAIR(expm1, AC_VANISHES_AT_0)
AC_TIMES_OF_PAIR(log, AC_VANISHES_FAR)
AC_TIMES_OF_PAIR(log1p, AC_VANISHES_AT_0)
AC_TIMES_OF_PAIR(sigmoid, AC_VANISHES_FAR)
AC_TIMES_OF_PAIR(log_sigmoid, AC_VANISHES_FAR)
AC_TIMES_OF_PAIR(softplus, AC_VANISHES_FAR)
AC_TIMES_OF_PAIR(tanh, AC_VANISHES_AT_0)
AC_TIMES_OF_PAIR(erf, AC_VANISHES_AT_0)
AC_TIMES_OF_PAIR(erfc, AC_VANISHES_FAR)
AC_TIMES_OF_PAIR(erfinv, AC_VANISHES_AT_0)
AC_TIMES_OF_PAIR(normal_cdf, AC_VANISHES_FAR)
AC_TIMES_OF_PAIR(normal_pdf, AC_VANISHES_FAR)
AC_TIMES_OF_SINGLE(gelu, AC_VANISHES_AT_0)
AC_TIMES_OF_SINGLE(gelu_slope, AC_VANISHES_FAR)
AC_TIMES_OF_SINGLE(gelu_tanh, AC_VANISHES_AT_0)
AC_TIMES_OF_SINGLE(gelu_tanh_slope, AC_VANISHES_FAR)
AC_TIMES_OF_SINGLE(silu, AC_VANISHES_AT_0)
AC_TIMES_OF_SINGLE(silu_slope, AC_VANISHES_FAR)
AC_TIMES_OF_SHORT_PAIR(silu_slope_of_pair, AC_VANISHES_FAR)
AC_TIMES_OF_SINGLE(mish, AC_VANISHES_AT_0)
AC_TIMES_OF_SINGLE(mish_slope, AC_VANISHES_FAR)

AC_TIMES_LONG(exp, vf32x2)
AC_TIMES_LONG(expm1, vf32x2)
AC_TIMES_LONG(log, vf32x2)
AC_TIMES_LONG(log1p, vf32x2)
AC_TIMES_LONG(log_sigmoid, vf32x2)
AC_TIMES_LONG(softplus, vf32x2)
AC_TIMES_LONG(tanh, vf32x2)
AC_TIMES_LONG(erf, vf32x2)
AC_TIMES_LONG(erfc, vf32x2)
AC_TIMES_LONG(erfinv, vf32x2)
AC_TIMES_LONG(normal_cdf, vf32x2)
AC_TIMES_LONG(normal_pdf, vf32x2)
AC_TIMES_LONG(mish_slope, vf32)
AC_TIMES_NEAR(gelu, vf32, x, AC_GELU_NEAR, AC_VANISHES_AT_0)
AC_TIMES_NEAR(gelu_tanh, vf32, x, AC_GELU_TANH_NEAR, AC_VANISHES_AT_0)
AC_TIMES_NEAR(silu, vf32, x, AC_LOGISTIC_NEAR, AC_VANISHES_AT_0)
AC_TIMES_NEAR(mish, vf32, x, AC_EXP_NEAR, AC_VANISHES_AT_0)
AC_TIMES_NEAR(gelu_slope, vf32, x, AC_GELU_NEAR, AC_VANISHES_FAR)
AC_TIMES_NEAR(gelu_tanh_slope, vf32, x, AC_GELU_TANH_NEAR, AC_VANISHES_FAR)
AC_TIMES_NEAR(silu_slope, vf32, x, AC_EXP_NEAR, AC_VANISHES_FAR)
AC_TIMES_NEAR(silu_slope_of_pair, vf32x2, x.hi, AC_EXP_NEAR, AC_VANISHES_FAR)
AC_TIMES_NEAR(sigmoid, vf32x2, x.hi, AC_EXP_NEAR, AC_VANISHES_FAR)

AC_TIMES_TWO(gelu, AC_GELU_NEAR, AC_VANISHES_AT_0)
AC_TIMES_TWO(gelu_tanh, AC_GELU_TANH_NEAR, AC_VANISHES_AT_0)
AC_TIMES_TWO(silu, AC_LOGISTIC_NEAR, AC_VANISHES_AT_0)
AC_TIMES_TWO(mish, AC_EXP_NEAR, AC_VANISHES_AT_0)
AC_TIMES_TWO(gelu_slope, AC_GELU_NEAR, AC_VANISHES_FAR)
AC_TIMES_TWO(gelu_tanh_slope, AC_GELU_TANH_NEAR, AC_VANISHES_FAR)
AC_TIMES_TWO(silu_slope, AC_EXP_NEAR, AC_VANISHES_FAR)

/* For a number without a low part. */
AC_WORD vf32 ac_sigmoid_of_element_times_long(vf32 x, vf32 g)
{
    return ac_sigmoid_times_long(vf32x2_of(x), g);
}
#define ac_sigmoid_of_element_near ac_sigmoid_single_near
AC_TIMES_NEAR(sigmoid_of_element, vf32, x, AC_LOGISTIC_NEAR, AC_VANISHES_FAR)
#undef ac_sigmoid_of_element_near

/*
 * For 16 bits, one word for the product of a function and an element, if that saves more than the
 * multiplication: g / (1 + exp(-x)). In f16 e^-32 * 65504 is 0 already, so the power of two in
 * exp(-x) is clamped there, and only the quadratic factor grows, to an infinity at -inf. nan stays
 * nan. For finite x the function is at least 2^-78, so an infinite g stays infinite. The relative
 * error in f16 is at most 8 * 2^-24.
 */
#define AC_GATE_LEFT -32.0f

AC_WORD vf32 vf32_sigmoid_of_element_times_f16(vf32 x, vf32 g)
{
    vf32 near = vf32_min(x, vf32_of(AC_SIGMOID_RIGHT));
    vf32 limited = vf32_max(near, vf32_of(AC_GATE_LEFT));
    ac_power_16 power = ac_power_of_32nds(near, limited, AC_MAGIC_32(0.0f));
    return vf32_div(g, vf32_fma(power.scale, power.square, vf32_of(1.0f)));
}

AC_COLD vf32 ac_sigmoid_times_bf16_far(vf32 x, vf32 g, vf32 near, vm32 ok)
{
    return vf32_where(ok, near, vf32_sigmoid_of_element_times(x, g));
}

AC_WORD vf32 vf32_sigmoid_of_element_times_bf16(vf32 x, vf32 g)
{
    vf32 limited = ac_left_of_right(x);
    ac_power_16 power = ac_power_of_16ths(limited, limited, AC_MAGIC_16(0.0f));
    vf32 y = vf32_div(g, vf32_fma(power.scale, power.square, vf32_of(1.0f)));
    vm32 ok = vf32_ge(x, vf32_of(AC_SILU_LEFT));
    if (__builtin_expect(!vm32_all(ok), 0))
        y = ac_sigmoid_times_bf16_far(x, g, y, ok);
    return y;
}

#undef AC_TIMES_LONG
#undef AC_TIMES_NEAR
#undef AC_TIMES_TWO
#undef AC_TIMES_OF_PAIR
#undef AC_TIMES_OF_SHORT_PAIR
#undef AC_TIMES_OF_SINGLE
#undef AC_TIMES
#undef AC_OVER
#undef AC_VANISHES_AT_0_LEAST
#undef AC_VANISHES_AT_0_LOST
#undef AC_VANISHES_AT_0_SIGN
#undef AC_VANISHES_AT_0_ZERO
#undef AC_VANISHES_FAR_LEAST
#undef AC_VANISHES_FAR_LOST
#undef AC_VANISHES_FAR_SIGN
#undef AC_VANISHES_FAR_ZERO

#endif
