/*
 * Accumulators of reductions of integers: what two of them come to. Sums wrap.
 */
#ifndef AC_SIMD_REDUCE_INTEGERS_H
#define AC_SIMD_REDUCE_INTEGERS_H

#include <stdint.h>

static inline int64_t ac_i64_sum(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

static inline int64_t ac_i64_most(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

static inline int64_t ac_i64_least(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

#endif
