/*
 * Generated from spec/activation/softplus_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = where(beta * self > threshold, gradOutput, gradOutput * sigmoid(beta * self)) */
static wide wide_formula_gradInput(const wide v[])
{
    return wide_where(wide_gt(wide_mul(v[2], v[1]), v[3]), v[0],
                      wide_mul(v[0], wide_sigmoid(wide_mul(v[2], v[1]))));
}

/* In the order of the oracle's formulas. */
wide_function *const softplus_backward_wide[] = {
    wide_formula_gradInput,
};
/* clang-format on */
