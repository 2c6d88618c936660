/*
 * Several doubles in one vector, and the functions of wide.h on them.
 *
 * On x86 the functions are those of glibc's libmvec, whose results are at most 4 units in the last
 * place off (the GNU C Library's manual, "Errors in Math Functions"); elsewhere each lane takes the
 * function of libm, which is nearer. lanes_test.c measures them. The widest vectors that the
 * compiler may use decide how many lanes there are.
 */
#ifndef AC_ORACLE_LANES_H
#define AC_ORACLE_LANES_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined __AVX512F__ && defined __AVX512DQ__
#include <immintrin.h>
#define LANES 8
#define LANES_MVEC(name) _ZGVeN8v_##name
#elif defined __AVX2__
#include <immintrin.h>
#define LANES 4
#define LANES_MVEC(name) _ZGVdN4v_##name
#else
#define LANES 2
#define LANES_MVEC(name) _ZGVbN2v_##name
#endif

typedef float lane_floats __attribute__((vector_size(4 * LANES)));
typedef double lanes __attribute__((vector_size(8 * LANES)));
typedef int64_t lane_mask __attribute__((vector_size(8 * LANES)));

static inline lanes lanes_of(double x)
{
    return x - (lanes){0};
}

static inline lanes lanes_where(lane_mask m, lanes x, lanes y)
{
    return (lanes)((m & (lane_mask)x) | (~m & (lane_mask)y));
}

static inline lanes lanes_abs(lanes x)
{
    return (lanes)((lane_mask)x & INT64_MAX);
}

/* LANES floats in a row. */
static inline lanes lanes_of_floats(const void *p)
{
    lane_floats single;

    memcpy(&single, p, sizeof single);
    return __builtin_convertvector(single, lanes);
}

/* Whether any lane of a mask is set. Written by hand, because compilers make a chain of moves of
 * the loop and it runs after every operation. */
static inline bool lanes_any(lane_mask m)
{
#if LANES == 8
    return _mm512_test_epi64_mask((__m512i)m, (__m512i)m) != 0;
#elif LANES == 4
    return _mm256_testz_si256((__m256i)m, (__m256i)m) == 0;
#else
    int64_t any = 0;

    for (int i = 0; i < LANES; i++)
        any |= m[i];
    return any != 0;
#endif
}

#define LANES_EACH(name, function)                                                                 \
    static inline lanes name(lanes x)                                                              \
    {                                                                                              \
        for (int i = 0; i < LANES; i++)                                                            \
            x[i] = function(x[i]);                                                                 \
        return x;                                                                                  \
    }

LANES_EACH(lanes_floor, floor)
LANES_EACH(lanes_rint, rint)
LANES_EACH(lanes_sqrt, sqrt)

#if defined __x86_64__ && defined __GLIBC__
#define LANES_FUNCTION(name)                                                                       \
    lanes LANES_MVEC(name)(lanes);                                                                 \
    static inline lanes lanes_##name(lanes x)                                                      \
    {                                                                                              \
        return LANES_MVEC(name)(x);                                                                \
    }
#else
#define LANES_FUNCTION(name) LANES_EACH(lanes_##name, name)
#endif

LANES_FUNCTION(exp)
LANES_FUNCTION(expm1)
LANES_FUNCTION(log)
LANES_FUNCTION(log1p)
LANES_FUNCTION(tanh)
LANES_FUNCTION(erf)
LANES_FUNCTION(erfc)
LANES_FUNCTION(sin)
LANES_FUNCTION(cos)
LANES_FUNCTION(tan)
LANES_FUNCTION(asin)
LANES_FUNCTION(acos)
LANES_FUNCTION(atan)
LANES_FUNCTION(sinh)
LANES_FUNCTION(cosh)
LANES_FUNCTION(asinh)
LANES_FUNCTION(acosh)
LANES_FUNCTION(atanh)
LANES_FUNCTION(exp2)
LANES_FUNCTION(log2)
LANES_FUNCTION(log10)
LANES_EACH(lanes_lgamma, lgamma) /* libmvec has none */

#endif
