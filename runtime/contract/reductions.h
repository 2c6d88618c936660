/*
 * What one pass over all points of a result may find beside the greatest and the sum (kernel.h):
 * the reductions of operators whose outputs have one element for each row. In integers where the
 * elements are integers.
 */
#ifndef AC_REDUCTIONS_H
#define AC_REDUCTIONS_H

#include "contract/kernel.h"

enum {
    AC_REDUCE_GREATEST = AC_REDUCE_SUM_EXACT + 1, /* nan where one is; +0 is above -0 */
    AC_REDUCE_LEAST,
    AC_REDUCE_ANY, /* the greatest of ones and zeros; of no points 0 */
    AC_REDUCE_ALL, /* the least of them; of no points 1 */
    /* The position of the greatest, or of the least, along one axis: the first of equal ones, and
     * of nans, which come before all else. Both zeros are equal. A kernel has two arrays of
     * accumulators for it: elements, and the numbers of the lines that they came with, counted from
     * ac_first_line on. */
    AC_REDUCE_FIRST_GREATEST,
    AC_REDUCE_FIRST_LEAST,
    /* A sum of terms from 0 to 1, of which a second array has those below a half. */
    AC_REDUCE_SUM_APART,
};

/* The number of line 0 of a panel among those that accumulators take, which is below 1024: what the
 * array for the values of a position holds until these are found. */
static inline ptrdiff_t ac_first_line(const ac_panel *panel, size_t value)
{
    return (ptrdiff_t) * (const int64_t *)panel->values[value];
}

#endif
