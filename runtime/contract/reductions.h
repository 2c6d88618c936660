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
};

#endif
