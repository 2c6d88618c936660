/*
 * Generated from spec/arithmetic/clamp_min_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = max(self, clipValueMin) */
static wide wide_formula_out(const wide v[])
{
    return wide_max(v[0], v[1]);
}

/* In the order of the oracle's formulas. */
wide_function *const clamp_min_tensor_wide[] = {
    wide_formula_out,
};
/* clang-format on */
