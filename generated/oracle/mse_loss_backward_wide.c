/*
 * Generated from spec/loss/mse_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = gradOutput * (self - target) * 2 */
static wide wide_formula_none_out(const wide v[])
{
    return wide_mul(wide_mul(v[0], wide_sub(v[1], v[2])), wide_number(2.0L, 1.0L));
}

/* out = gradOutput * (self - target) * (2 / count(self)) */
static wide wide_formula_mean_out(const wide v[])
{
    return wide_mul(wide_mul(v[0], wide_sub(v[1], v[2])), wide_div(wide_number(2.0L, 1.0L), v[3]));
}

/* out = gradOutput * (self - target) * 2 */
static wide wide_formula_sum_out(const wide v[])
{
    return wide_mul(wide_mul(v[0], wide_sub(v[1], v[2])), wide_number(2.0L, 1.0L));
}

/* In the order of the oracle's formulas. */
wide_function *const mse_loss_backward_wide[] = {
    wide_formula_none_out,
    wide_formula_mean_out,
    wide_formula_sum_out,
};
/* clang-format on */
