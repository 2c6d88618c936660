/*
 * Accumulators of the first of the greatest, or of the least, and of the numbers of the lines that
 * they came with. A nan comes before all numbers; what comes later and is equal is not taken.
 *
 *   T_first_most, T_first_least, T_turn
 *                       T_first_most_begin(const E *, fresh), T_first_most_keep(E *, g),
 *                       T_first_most_take(&g, &turn, x, line), T_first_most_take_n(&g, &turn, x,
 *                       line, n); T is vf32 or vf64
 *   ac_i64_first_most   whether a new integer is taken; ac_i64_first_least
 */
#ifndef AC_SIMD_REDUCE_POSITIONS_H
#define AC_SIMD_REDUCE_POSITIONS_H

#include "simd/simd.h"

#define AC_FIRST_OF(T, E, M, name, nothing, within)                                                \
    typedef T T##_first_##name;                                                                    \
    AC_WORD T T##_first_##name##_begin(const E *lanes, bool fresh)                                 \
    {                                                                                              \
        return fresh ? T##_of(nothing) : T##_load(lanes);                                          \
    }                                                                                              \
    AC_WORD void T##_first_##name##_keep(E *lanes, T g)                                            \
    {                                                                                              \
        T##_keep(lanes, g);                                                                        \
    }                                                                                              \
    AC_WORD void T##_first_##name##_take(T *g, T *turn, T x, ptrdiff_t line)                       \
    {                                                                                              \
        const M stays = M##_or(T##_##within(x, *g), T##_is_nan(*g));                               \
        *g = T##_where(stays, *g, x);                                                              \
        *turn = T##_where(stays, *turn, T##_of((E)line));                                          \
    }

/* What vectors of accumulators begin with, and those of their lines. */
#define AC_FIRST_OF_BOTH(T, E, M, suffix)                                                          \
    typedef T T##_turn;                                                                            \
    AC_WORD T T##_turn_begin(const E *lanes, bool fresh)                                           \
    {                                                                                              \
        return fresh ? T##_of(0) : T##_load(lanes);                                                \
    }                                                                                              \
    AC_WORD void T##_turn_keep(E *lanes, T turn)                                                   \
    {                                                                                              \
        T##_keep(lanes, turn);                                                                     \
    }                                                                                              \
    AC_FIRST_OF(T, E, M, most, -(E)INFINITY, le)                                                   \
    AC_FIRST_OF(T, E, M, least, (E)INFINITY, ge)                                                   \
    AC_WORD void T##_first_most_take_n(T *g, T *turn, T x, ptrdiff_t line, size_t n)               \
    {                                                                                              \
        T##_first_most_take(g, turn, ac_first_##suffix(x, n, -(E)INFINITY), line);                 \
    }                                                                                              \
    AC_WORD void T##_first_least_take_n(T *g, T *turn, T x, ptrdiff_t line, size_t n)              \
    {                                                                                              \
        T##_first_least_take(g, turn, ac_first_##suffix(x, n, (E)INFINITY), line);                 \
    }

AC_FIRST_OF_BOTH(vf32, float, vm32, f32)
AC_FIRST_OF_BOTH(vf64, double, vm64, f64)

#undef AC_FIRST_OF_BOTH
#undef AC_FIRST_OF

#endif
