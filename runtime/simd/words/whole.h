/*
 * Integers in memory as f32 in lanes. Loads round to nearest even if f32 has too few digits; stores
 * truncate as in truncate.h. Plain C, the same on every target: compilers vectorise the short
 * loops.
 */
#ifndef AC_SIMD_WHOLE_H
#define AC_SIMD_WHOLE_H

#include <stddef.h>
#include <stdint.h>

#include "base/truncate.h"
#include "simd/words/word.h"

/* vf32_load_i8, vf32_load_i8_n, vf32_store_i8, vf32_store_i8_n, and so on for each width and sign.
 * As for all words, _n touches only the first n elements, and the other lanes are 0. */
#define AC_WHOLE_WORDS(dtype, integer)                                                             \
    AC_WORD vf32 vf32_load_##dtype##_n(const integer *from, size_t n)                              \
    {                                                                                              \
        float lanes[VF32_LANES] = {0};                                                             \
        for (size_t i = 0; i < n; i++)                                                             \
            lanes[i] = (float)from[i];                                                             \
        return vf32_load(lanes);                                                                   \
    }                                                                                              \
    AC_WORD vf32 vf32_load_##dtype(const integer *from)                                            \
    {                                                                                              \
        return vf32_load_##dtype##_n(from, VF32_LANES);                                            \
    }                                                                                              \
    AC_WORD void vf32_store_##dtype##_n(integer *to, vf32 x, size_t n)                             \
    {                                                                                              \
        float lanes[VF32_LANES];                                                                   \
        vf32_store(lanes, x);                                                                      \
        for (size_t i = 0; i < n; i++)                                                             \
            to[i] = ac_##dtype##_of((double)lanes[i]);                                             \
    }                                                                                              \
    AC_WORD void vf32_store_##dtype(integer *to, vf32 x)                                           \
    {                                                                                              \
        vf32_store_##dtype##_n(to, x, VF32_LANES);                                                 \
    }

AC_WHOLE_WORDS(i8, int8_t)
AC_WHOLE_WORDS(u8, uint8_t)
AC_WHOLE_WORDS(i16, int16_t)
AC_WHOLE_WORDS(u16, uint16_t)
AC_WHOLE_WORDS(i32, int32_t)
AC_WHOLE_WORDS(u32, uint32_t)
AC_WHOLE_WORDS(i64, int64_t)
AC_WHOLE_WORDS(u64, uint64_t)

#undef AC_WHOLE_WORDS

#endif
