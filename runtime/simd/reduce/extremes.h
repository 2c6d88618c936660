/*
 * Accumulators of the most and the least (lanes.h), in which +0 is above -0; nan where one is nan.
 *
 *   T_most, T_least     T_most_load(const E *), T_most_begin(const E *, fresh),
 *                       T_most_keep(E *, g), T_most_take(&g, x), T_most_take_n(&g, x, n);
 *                       T is vf32 or vf64
 */
#ifndef AC_SIMD_REDUCE_EXTREMES_H
#define AC_SIMD_REDUCE_EXTREMES_H

#include "simd/simd.h"

/* Of two equal numbers, which may be zeros, the bits that both have, or that one of them has. */
AC_WORD vf32 ac_most_f32(vf32 a, vf32 b)
{
    const vf32 same = vi32_as_vf32(vi32_and(vf32_as_vi32(a), vf32_as_vi32(b)));
    return vf32_where(vf32_eq(a, b), same, ac_greater_f32(a, b));
}

AC_WORD vf32 ac_least_f32(vf32 a, vf32 b)
{
    const vf32 same = vi32_as_vf32(vi32_or(vf32_as_vi32(a), vf32_as_vi32(b)));
    const vf32 less = vf32_where(vf32_is_nan(b), b, vf32_min(a, b));
    return vf32_where(vf32_eq(a, b), same, less);
}

AC_WORD vf64 ac_most_f64(vf64 a, vf64 b)
{
    const vf64 same = vi64_as_vf64(vi64_and(vf64_as_vi64(a), vf64_as_vi64(b)));
    return vf64_where(vf64_eq(a, b), same, ac_greater_f64(a, b));
}

AC_WORD vf64 ac_least_f64(vf64 a, vf64 b)
{
    const vf64 same = vi64_as_vf64(vi64_or(vf64_as_vi64(a), vf64_as_vi64(b)));
    const vf64 less = vf64_where(vf64_is_nan(b), b, vf64_min(a, b));
    return vf64_where(vf64_eq(a, b), same, less);
}

#define AC_EXTREME(T, E, element, name, nothing)                                                   \
    typedef T T##_##name;                                                                          \
    AC_WORD T T##_##name##_load(const element *lanes)                                              \
    {                                                                                              \
        return T##_load(lanes);                                                                    \
    }                                                                                              \
    AC_WORD T T##_##name##_begin(const element *lanes, bool fresh)                                 \
    {                                                                                              \
        return fresh ? T##_of(nothing) : T##_load(lanes);                                          \
    }                                                                                              \
    AC_WORD void T##_##name##_keep(element *lanes, T g)                                            \
    {                                                                                              \
        T##_keep(lanes, g);                                                                        \
    }                                                                                              \
    AC_WORD void T##_##name##_take(T *g, T x)                                                      \
    {                                                                                              \
        *g = ac_##name##_##E(*g, x);                                                               \
    }                                                                                              \
    AC_WORD void T##_##name##_take_n(T *g, T x, size_t n)                                          \
    {                                                                                              \
        T##_##name##_take(g, ac_first_##E(x, n, nothing));                                         \
    }

AC_EXTREME(vf32, f32, float, most, -INFINITY)
AC_EXTREME(vf32, f32, float, least, INFINITY)
AC_EXTREME(vf64, f64, double, most, -(double)INFINITY)
AC_EXTREME(vf64, f64, double, least, (double)INFINITY)

#undef AC_EXTREME

#endif
