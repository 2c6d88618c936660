/*
 * Generated from spec/invented/other.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self * self */
static wide wide_square_out(const wide v[])
{
    return wide_mul(v[0], v[0]);
}

/* out = self */
static wide wide_plain_out(const wide v[])
{
    return v[0];
}

/* In the order of the oracle's formulas. */
wide_function *const other_wide[] = {
    wide_square_out,
    wide_plain_out,
};
/* clang-format on */
