/*
 * Generated from spec/activation/threshold.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = where(self <= threshold, value, self) */
static wide wide_formula_out(const wide v[])
{
    return wide_where(wide_le(v[0], v[1]), v[2], v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const threshold_wide[] = {
    wide_formula_out,
};
/* clang-format on */
