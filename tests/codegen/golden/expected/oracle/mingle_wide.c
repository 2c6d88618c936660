/*
 * Generated from spec/invented/mingle.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = half + second */
static wide wide_sum_out(const wide v[])
{
    const wide part_half = wide_mul(wide_number(1.0L, 2.0L), v[0]);
    return wide_add(part_half, v[1]);
}

/* out = second * sigmoid(first) */
static wide wide_soft_out(const wide v[])
{
    return wide_mul(v[1], wide_sigmoid(v[0]));
}

/* In the order of the oracle's formulas. */
wide_function *const mingle_wide[] = {
    wide_sum_out,
    wide_soft_out,
};
/* clang-format on */
