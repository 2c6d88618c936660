/*
 * Generated from spec/invented/mean_of_what_is_there_where_a_weight_may_be_missing.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self * slope * weight / count(self) */
static wide wide_out(const wide v[])
{
    return wide_div(wide_mul(wide_mul(v[0], v[2]), v[1]), v[3]);
}

/* In the order of the oracle's formulas. */
wide_function *const mean_of_what_is_there_where_a_weight_may_be_missing_wide[] = {
    wide_out,
};
/* clang-format on */
