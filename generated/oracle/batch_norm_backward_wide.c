/*
 * Generated from spec/norm/batch_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = gradOut * (inverse * weight) */
static wide wide_formula_false_gradInput(const wide v[])
{
    const wide part_inverse = wide_rsqrt(wide_add(v[4], v[7]));
    return wide_mul(v[0], wide_mul(part_inverse, v[2]));
}

/* In the order of the oracle's formulas. */
wide_function *const batch_norm_backward_wide[] = {
    wide_formula_false_gradInput,
    NULL,
    NULL,
    NULL,
    NULL,
    NULL,
};
/* clang-format on */
