/*
 * Generated from spec/mathematics/atan2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = atan2(self, other) */
static wide wide_formula_out(const wide v[])
{
    return wide_atan2(v[0], v[1]);
}

/* In the order of the oracle's formulas. */
wide_function *const atan2_wide[] = {
    wide_formula_out,
};
/* clang-format on */
