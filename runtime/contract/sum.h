/*
 * The lanes of a sum where elements of channel inputs serve runs of points (ac_runs).
 *
 * Then a kernel keeps the lanes of a run in registers: point k of run e is added to lane
 * e * AC_SUM_LANES + k mod AC_SUM_LANES of its ac_sum, whose mask says no more than whether there
 * are sums already.
 */
#ifndef AC_SUM_H
#define AC_SUM_H

#include "contract/kernel.h"

enum {
    AC_SUM_LANES = 32,
    AC_SUM_FRESH = 0,               /* a mask: whatever the lanes hold, they begin at +0 */
    AC_SUM_KEPT = AC_SUM_LANES - 1, /* a mask: what they hold is added to */
};

/* Before a loop over the vectors that AC_SUM_LANES take: each has registers of its own. */
#if defined(__clang__)
#define AC_UNROLL_LANES _Pragma("clang loop unroll(full)")
#elif defined(__GNUC__)
#define AC_UNROLL_LANES _Pragma("GCC unroll 16")
#else
#define AC_UNROLL_LANES
#endif

#endif
