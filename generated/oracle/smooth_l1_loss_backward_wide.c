/*
 * Generated from spec/loss/smooth_l1_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradInput = gradOut * slope */
static wide wide_formula_none_gradInput(const wide v[])
{
    const wide part_d = wide_sub(v[1], v[2]);
    const wide part_slope =
        wide_where(wide_lt(wide_abs(part_d), v[3]), wide_div(part_d, v[3]),
                   wide_where(wide_lt(v[1], v[2]), wide_neg(wide_number(1.0L, 1.0L)),
                              wide_where(wide_gt(v[1], v[2]), wide_number(1.0L, 1.0L), part_d)));
    return wide_mul(v[0], part_slope);
}

/* gradInput = gradOut * slope * (1 / count(self)) */
static wide wide_formula_mean_gradInput(const wide v[])
{
    const wide part_d = wide_sub(v[1], v[2]);
    const wide part_slope =
        wide_where(wide_lt(wide_abs(part_d), v[3]), wide_div(part_d, v[3]),
                   wide_where(wide_lt(v[1], v[2]), wide_neg(wide_number(1.0L, 1.0L)),
                              wide_where(wide_gt(v[1], v[2]), wide_number(1.0L, 1.0L), part_d)));
    return wide_mul(wide_mul(v[0], part_slope), wide_div(wide_number(1.0L, 1.0L), v[4]));
}

/* gradInput = gradOut * slope */
static wide wide_formula_sum_gradInput(const wide v[])
{
    const wide part_d = wide_sub(v[1], v[2]);
    const wide part_slope =
        wide_where(wide_lt(wide_abs(part_d), v[3]), wide_div(part_d, v[3]),
                   wide_where(wide_lt(v[1], v[2]), wide_neg(wide_number(1.0L, 1.0L)),
                              wide_where(wide_gt(v[1], v[2]), wide_number(1.0L, 1.0L), part_d)));
    return wide_mul(v[0], part_slope);
}

/* In the order of the oracle's formulas. */
wide_function *const smooth_l1_loss_backward_wide[] = {
    wide_formula_none_gradInput,
    wide_formula_mean_gradInput,
    wide_formula_sum_gradInput,
};
/* clang-format on */
