/*
 * Generated from spec/invented/odd.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self > other, self * real, other + count * flag) + more */
static wide wide_out(const wide v[])
{
    return wide_add(
        wide_where(wide_gt(v[0], v[1]), wide_mul(v[0], v[3]), wide_add(v[1], wide_mul(v[4], v[5]))),
        v[2]);
}

/* In the order of the oracle's formulas. */
wide_function *const odd_wide[] = {
    wide_out,
};
/* clang-format on */
