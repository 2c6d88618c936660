/*
 * Accumulators of reductions of integers: what two of them come to. Sums wrap.
 */
#ifndef AC_SIMD_REDUCE_INTEGERS_H
#define AC_SIMD_REDUCE_INTEGERS_H

#include <stdbool.h>
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

/* The line of what is held after x came with a line: that of the first of the most, or of the
 * least. Nothing is held before a fresh start. */
static inline int64_t ac_i64_first_most(bool fresh, int64_t held, int64_t x, int64_t turn,
                                        int64_t line)
{
    return fresh || x > held ? line : turn;
}

static inline int64_t ac_i64_first_least(bool fresh, int64_t held, int64_t x, int64_t turn,
                                         int64_t line)
{
    return fresh || x < held ? line : turn;
}

#endif
