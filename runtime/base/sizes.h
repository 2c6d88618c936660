/*
 * Arithmetic of sizes.
 */
#ifndef AC_SIZES_H
#define AC_SIZES_H

#include <stddef.h>

static inline size_t ac_least(size_t a, size_t b)
{
    return a < b ? a : b;
}

static inline size_t ac_most(size_t a, size_t b)
{
    return a > b ? a : b;
}

/* How many parts a whole has; the last one may be smaller. */
static inline size_t ac_parts(size_t whole, size_t part)
{
    return (whole + part - 1) / part;
}

/* The next multiple of a unit. */
static inline size_t ac_up_to(size_t whole, size_t unit)
{
    return ac_parts(whole, unit) * unit;
}

#endif
