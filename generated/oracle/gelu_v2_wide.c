/*
 * Generated from spec/activation/gelu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* y = gelu_tanh(x) */
static wide wide_formula_tanh_y(const wide v[])
{
    return wide_gelu_tanh(v[0]);
}

/* y = gelu(x) */
static wide wide_formula_none_y(const wide v[])
{
    return wide_gelu(v[0]);
}

/* In the order of the oracle's formulas. */
wide_function *const gelu_v2_wide[] = {
    wide_formula_tanh_y,
    wide_formula_none_y,
};
/* clang-format on */
