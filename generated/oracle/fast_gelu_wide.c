/*
 * Generated from spec/activation/fast_gelu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = self * sigmoid(1.702 * self) */
static wide wide_formula_out(const wide v[])
{
    return wide_mul(v[0], wide_sigmoid(wide_mul(wide_number(851.0L, 500.0L), v[0])));
}

/* In the order of the oracle's formulas. */
wide_function *const fast_gelu_wide[] = {
    wide_formula_out,
};
/* clang-format on */
