/*
 * Generated from spec/norm/batch_norm_elemt.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* output = (input - mean) * invstd * weight + bias */
static wide wide_formula_output(const wide v[])
{
    return wide_add(wide_mul(wide_mul(wide_sub(v[0], v[3]), v[4]), v[1]), v[2]);
}

/* In the order of the oracle's formulas. */
wide_function *const batch_norm_elemt_wide[] = {
    wide_formula_output,
};
/* clang-format on */
