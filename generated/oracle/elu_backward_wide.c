/*
 * Generated from spec/activation/elu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = where(selfOrResult > 0, gradOutput * scale, gradOutput * inputScale * alpha * scale * exp(selfOrResult * inputScale)) */
static wide wide_formula_false_gradInput(const wide v[])
{
    return wide_where(wide_gt(v[4], wide_number(0.0L, 1.0L)), wide_mul(v[0], v[2]),
                      wide_mul(wide_mul(wide_mul(wide_mul(v[0], v[3]), v[1]), v[2]),
                               wide_exp(wide_mul(v[4], v[3]))));
}

/* gradInput = where(selfOrResult > 0, gradOutput * scale, gradOutput * inputScale * (selfOrResult + alpha * scale)) */
static wide wide_formula_true_gradInput(const wide v[])
{
    return wide_where(wide_gt(v[4], wide_number(0.0L, 1.0L)), wide_mul(v[0], v[2]),
                      wide_mul(wide_mul(v[0], v[3]), wide_add(v[4], wide_mul(v[1], v[2]))));
}

/* In the order of the oracle's formulas. */
wide_function *const elu_backward_wide[] = {
    wide_formula_false_gradInput,
    wide_formula_true_gradInput,
};
/* clang-format on */
