/*
 * The words of single_f32.h whose other arguments go by way of f64 (short_f64.h): vf32_<name>(x) is
 * the function of an exact value, within one ulp. The errors stated are those over all 2^32 inputs.
 */
#ifndef AC_SIMD_SINGLE_WORDS_H
#define AC_SIMD_SINGLE_WORDS_H

#include <float.h>
#include <math.h>

#include "simd/math/short_f64.h"
#include "simd/math/single_f32.h"
#include "simd/math/wide.h"
#include "simd/words/word.h"

/* `fine` says where nothing leaves the normal numbers. */
#define AC_SINGLE_OR_WIDE(name, fine)                                                              \
    static inline vf64 ac_##name##_wide(const vf64 args[])                                         \
    {                                                                                              \
        return vf64_##name##_f32(args[0]);                                                         \
    }                                                                                              \
    AC_COLD vf32 ac_##name##_single_far(vf32 x, vf32 near, vm32 ok)                                \
    {                                                                                              \
        return vf32_where(ok, near, ac_by_f64(ac_##name##_wide, 1, &x));                           \
    }                                                                                              \
    AC_WORD vf32 vf32_##name(vf32 x)                                                               \
    {                                                                                              \
        vf32 y = ac_##name##_single(x);                                                            \
        vm32 ok = fine;                                                                            \
        if (__builtin_expect(!vm32_all(ok), 0))                                                    \
            y = ac_##name##_single_far(x, y, ok);                                                  \
        return y;                                                                                  \
    }

/* The same for a function of the numbers above 0; those below `low` go by way of f64. */
#define AC_SINGLE_ABOVE_ZERO(name, low, at_zero, at_infinity)                                      \
    static inline vf64 ac_##name##_wide(const vf64 args[])                                         \
    {                                                                                              \
        return vf64_##name##_f32(args[0]);                                                         \
    }                                                                                              \
    AC_COLD vf32 ac_##name##_single_far(vf32 x, vf32 near, vm32 ok)                                \
    {                                                                                              \
        vf32 y = vf32_where(ok, near, ac_beyond_positive(x, at_zero, vf32_of(at_infinity)));       \
        vm32 tiny = vm32_and(vf32_gt(x, vf32_of(0.0f)), vf32_lt(x, vf32_of(low)));                 \
        if (vm32_any(tiny))                                                                        \
            y = vf32_where(tiny, ac_by_f64(ac_##name##_wide, 1, &x), y);                           \
        return y;                                                                                  \
    }                                                                                              \
    AC_WORD vf32 vf32_##name(vf32 x)                                                               \
    {                                                                                              \
        vf32 y = ac_##name##_single(x);                                                            \
        vm32 ok = ac_is_within(x, low, FLT_MAX);                                                   \
        if (__builtin_expect(!vm32_all(ok), 0))                                                    \
            y = ac_##name##_single_far(x, y, ok);                                                  \
        return y;                                                                                  \
    }

/* 0.8646 ULP at -0.44034484. */
AC_SINGLE_OR_WIDE(exp2, vf32_le(vf32_abs(x), vf32_of(126.0f)))
/* 0.9816 ULP at 0.707105875. */
AC_SINGLE_ABOVE_ZERO(log2, 0x1p-126f, vf32_of(-INFINITY), INFINITY)
/* 0.9260 ULP at 1.51031625. */
AC_SINGLE_ABOVE_ZERO(log10, 0x1p-126f, vf32_of(-INFINITY), INFINITY)
/* 0.5000 ULP. */
AC_SINGLE_ABOVE_ZERO(rsqrt, 0x1p-100f, vf32_copysign(vf32_of(INFINITY), x), 0.0f)
/* 0.7813 ULP at 8.67460537. */
AC_SINGLE_OR_WIDE(sin, vf32_lt(vf32_abs(x), vf32_of(AC_ANGLE_NEAR)))
/* 0.7803 ULP at 2.3700695. */
AC_SINGLE_OR_WIDE(cos, vf32_lt(vf32_abs(x), vf32_of(AC_ANGLE_NEAR)))

#undef AC_SINGLE_ABOVE_ZERO
#undef AC_SINGLE_OR_WIDE

#endif
