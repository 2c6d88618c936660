/*
 * Generated from spec/activation/log_sigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = gradOutput * sigmoid(-self) */
static wide wide_formula_gradInput(const wide v[])
{
    return wide_mul(v[0], wide_sigmoid(wide_neg(v[1])));
}

/* In the order of the oracle's formulas. */
wide_function *const log_sigmoid_backward_wide[] = {
    wide_formula_gradInput,
};
/* clang-format on */
