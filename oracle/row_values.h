/*
 * Rows of numbers that are hard for operators which reduce along an axis: the same on every
 * machine, computed from a row's number and a position in it.
 *
 * Results of such operators are exponentials of differences, differences, and sums. So there are
 * rows whose elements are equal, nearly equal, far apart, of any size; rows dominated by one
 * element; rows whose results are subnormal; and rows with non-finite numbers.
 */
#ifndef AC_ORACLE_ROW_VALUES_H
#define AC_ORACLE_ROW_VALUES_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>

#include "client/random.h"
#include "common/dtypes.h"

typedef enum row_kind {
    ROW_ORDINARY,  /* -4 to 4 */
    ROW_SPREAD,    /* from 0 down to where an exponential vanishes */
    ROW_EQUAL,     /* one number */
    ROW_RULED,     /* one element is far above the others */
    ROW_SUBNORMAL, /* one, and others whose exponentials are subnormal numbers beside it */
    ROW_NEARLY,    /* next to one number */
    ROW_TINY,      /* subnormal numbers and small ones */
    ROW_STEPS,     /* halves and whole numbers, one after the other */
    ROW_PAIR,      /* two great elements that nearly agree */
    ROW_ANY,       /* every exponent and both signs */
    ROW_KINDS,     /* so far, all elements are finite */
    ROW_SPECIAL = ROW_KINDS, /* nan, inf or -inf at some places */
    ROW_KINDS_ALL
} row_kind;

/* A number from 0 to 1, the same on every machine. */
static inline double row_share(uint64_t random)
{
    return (double)(random >> 12) * 0x1p-52;
}

/* Below minus this, exp(x) is 0 in a dtype; its subnormal numbers lie a little above. */
static inline double row_depth(int dtype)
{
    switch (dtype) {
    case AC_F16:
        return 17;
    case AC_F64:
        return 745;
    default:
        return 104;
    }
}

/* The exponents of the numbers of a dtype: the smallest normal one and the largest. */
static inline double row_any(int dtype, uint64_t random)
{
    const int low = dtype == AC_F16 ? -25 : dtype == AC_F64 ? -1075 : -150;
    const int high = dtype == AC_F16 ? 14 : dtype == AC_F64 ? 1022 : 126;
    const int exponent = low + (int)(random % (uint64_t)(high - low + 1));
    const double value = ldexp(1 + row_share(random), exponent);

    return (random >> 11 & 1) != 0 ? -value : value;
}

/* Which kind of row a tensor has as its row number `row`. */
static inline row_kind row_kind_of(uint64_t row, size_t tensor, size_t kinds)
{
    return (row_kind)((row + tensor * (1 + row / kinds)) % kinds);
}

/* Element k of a row of `length`; to be rounded to the dtype. */
static inline double row_value(int dtype, row_kind kind, uint64_t seed, uint64_t k, uint64_t length)
{
    const uint64_t row = random_mixed(seed);
    const uint64_t random = random_mixed(row + k);
    const double depth = row_depth(dtype);
    const double level = (row_share(row) - 0.5) * (dtype == AC_F16 ? 16 : 64);
    const uint64_t chosen = random_mixed(row) % length;

    switch (kind) {
    case ROW_SPREAD:
        return -row_share(random) * (depth + 3);
    case ROW_EQUAL:
        return level;
    case ROW_RULED:
        return k == chosen ? level + row_share(random_mixed(row + 1)) * depth
                           : level - row_share(random) * 2;
    case ROW_SUBNORMAL:
        return k == chosen ? 1 : 1 - depth * (0.84 + 0.17 * row_share(random));
    case ROW_NEARLY:
        return level * (1 + (row_share(random) - 0.5) * 0x1p-8);
    case ROW_TINY:
        return row_any(dtype, random) * (dtype == AC_F16   ? 0x1p-16
                                         : dtype == AC_F64 ? 0x1p-1000
                                                           : 0x1p-120);
    case ROW_STEPS:
        return 4 - (double)(k % 64) * 0.5;
    case ROW_PAIR:
        return k == chosen                           ? level + 32
               : k == random_mixed(row + 1) % length ? level + 32 - row_share(random) * 0x1p-6
                                                     : level - row_share(random) * depth;
    case ROW_ANY:
        return row_any(dtype, random);
    case ROW_SPECIAL:
        if (k == chosen)
            return row % 4 == 0 ? (double)NAN : row % 4 == 1 ? (double)INFINITY : -(double)INFINITY;
        return row % 4 == 3 ? -(double)INFINITY : row_share(random) * 4;
    default:
        return (row_share(random) - 0.5) * 8;
    }
}

#endif
