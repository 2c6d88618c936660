/*
 * Generated from spec/loss/l1_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = gradOutput * slope */
static wide wide_formula_none_gradInput(const wide v[])
{
    const wide part_slope = wide_where(
        wide_lt(v[1], v[2]), wide_neg(wide_number(1.0L, 1.0L)),
        wide_where(wide_gt(v[1], v[2]), wide_number(1.0L, 1.0L), wide_number(0.0L, 1.0L)));
    return wide_mul(v[0], part_slope);
}

/* gradInput = gradOutput * slope * (1 / count(self)) */
static wide wide_formula_mean_gradInput(const wide v[])
{
    const wide part_slope = wide_where(
        wide_lt(v[1], v[2]), wide_neg(wide_number(1.0L, 1.0L)),
        wide_where(wide_gt(v[1], v[2]), wide_number(1.0L, 1.0L), wide_number(0.0L, 1.0L)));
    return wide_mul(wide_mul(v[0], part_slope), wide_div(wide_number(1.0L, 1.0L), v[3]));
}

/* gradInput = gradOutput * slope */
static wide wide_formula_sum_gradInput(const wide v[])
{
    const wide part_slope = wide_where(
        wide_lt(v[1], v[2]), wide_neg(wide_number(1.0L, 1.0L)),
        wide_where(wide_gt(v[1], v[2]), wide_number(1.0L, 1.0L), wide_number(0.0L, 1.0L)));
    return wide_mul(v[0], part_slope);
}

/* In the order of the oracle's formulas. */
wide_function *const l1_loss_backward_wide[] = {
    wide_formula_none_gradInput,
    wide_formula_mean_gradInput,
    wide_formula_sum_gradInput,
};
/* clang-format on */
