#include "kernel/scan.h"

#include <math.h>
#include <string.h>

#include "base/isa.h"

AC_ISA_EXTERN(const ac_scan, ac_scans, [1]);

const ac_scan *ac_scan_current(void)
{
    static const ac_scan *const tables[AC_ISA_COUNT] = AC_ISA_TABLE(ac_scans);
    return tables[ac_isa_current()];
}

void ac_scan_begin(ac_scan_kind kind, void *held, void *rest, size_t lanes)
{
    static const double floats[AC_SCAN_KINDS] = {[AC_SCAN_SUM_F64] = -0.0,
                                                 [AC_SCAN_SUM_PAIR] = -0.0,
                                                 [AC_SCAN_PROD_F64] = 1,
                                                 [AC_SCAN_PROD_PAIR] = 1,
                                                 [AC_SCAN_GREATEST_F64] = -INFINITY,
                                                 [AC_SCAN_LEAST_F64] = INFINITY};
    static const int64_t integers[AC_SCAN_KINDS] = {[AC_SCAN_PROD_I64] = 1,
                                                    [AC_SCAN_GREATEST_I64] = INT64_MIN,
                                                    [AC_SCAN_LEAST_I64] = INT64_MAX};
    const bool whole = kind == AC_SCAN_SUM_I64 || kind == AC_SCAN_PROD_I64 ||
                       kind == AC_SCAN_GREATEST_I64 || kind == AC_SCAN_LEAST_I64;

    for (size_t k = 0; k < lanes; k++)
        memcpy((unsigned char *)held + k * 8,
               whole ? (const void *)&integers[kind] : (const void *)&floats[kind], 8);
    if (rest)
        memset(rest, 0, lanes * 8);
}
