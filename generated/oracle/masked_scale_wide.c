/*
 * Generated from spec/arithmetic/masked_scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self * mask * scale */
static wide wide_formula_out(const wide v[])
{
    return wide_mul(wide_mul(v[0], v[1]), v[2]);
}

/* In the order of the oracle's formulas. */
wide_function *const masked_scale_wide[] = {
    wide_formula_out,
};
/* clang-format on */
