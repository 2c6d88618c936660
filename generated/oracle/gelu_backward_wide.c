/*
 * Generated from spec/activation/gelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = gradOutput * gelu_tanh_slope(self) */
static wide wide_formula_gradInput(const wide v[])
{
    return wide_mul(v[0], wide_gelu_tanh_slope(v[1]));
}

/* In the order of the oracle's formulas. */
wide_function *const gelu_backward_wide[] = {
    wide_formula_gradInput,
};
/* clang-format on */
