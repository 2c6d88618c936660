/*
 * The words of single_f32.h whose other arguments go by way of f64 (short_f64.h): vf32_<name>(x) is
 * the function of an exact value, within one ulp. The errors stated are those over all 2^32 inputs.
 */
#ifndef AC_SIMD_SINGLE_WORDS_H
#define AC_SIMD_SINGLE_WORDS_H

#include <float.h>

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

/* 0.8646 ULP at -0.44034484. */
AC_SINGLE_OR_WIDE(exp2, vf32_le(vf32_abs(x), vf32_of(126.0f)))
/* 0.9816 ULP at 0.707105875. */
AC_SINGLE_OR_WIDE(log2, ac_is_within(x, 0x1p-126f, FLT_MAX))
/* 0.9260 ULP at 1.51031625. */
AC_SINGLE_OR_WIDE(log10, ac_is_within(x, 0x1p-126f, FLT_MAX))
/* 0.5000 ULP. */
AC_SINGLE_OR_WIDE(rsqrt, ac_is_within(x, 0x1p-100f, FLT_MAX))
/* 0.7813 ULP at 8.67460537. */
AC_SINGLE_OR_WIDE(sin, vf32_lt(vf32_abs(x), vf32_of(AC_ANGLE_NEAR)))
/* 0.7803 ULP at 2.3700695. */
AC_SINGLE_OR_WIDE(cos, vf32_lt(vf32_abs(x), vf32_of(AC_ANGLE_NEAR)))

#undef AC_SINGLE_OR_WIDE

#endif
