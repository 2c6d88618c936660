/*
 * Generated from spec/activation/prelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = where(self > 0, gradOutput, gradOutput * weight) */
static wide wide_formula_gradInput(const wide v[])
{
    return wide_where(wide_gt(v[1], wide_number(0.0L, 1.0L)), v[0], wide_mul(v[0], v[2]));
}

/* gradWeight = sum(where(self > 0, 0, gradOutput * self)) */
static wide wide_formula_gradWeight(const wide v[])
{
    return wide_where(wide_gt(v[1], wide_number(0.0L, 1.0L)), wide_number(0.0L, 1.0L),
                      wide_mul(v[0], v[1]));
}

/* In the order of the oracle's formulas. */
wide_function *const prelu_backward_wide[] = {
    wide_formula_gradInput,
    wide_formula_gradWeight,
};
/* clang-format on */
