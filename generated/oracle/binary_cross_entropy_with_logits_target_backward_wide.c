/*
 * Generated from spec/activation/binary_cross_entropy_with_logits_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradTarget = gradOutput * weightOptional * slope */
static wide wide_formula_none_gradTarget(const wide v[])
{
    const wide part_slope = wide_where(
        wide_lt(v[1], wide_neg(wide_number(1.0L, 1.0L))),
        wide_sub(wide_mul(v[4], wide_softplus(wide_neg(v[1]))), wide_softplus(v[1])),
        wide_sub(wide_mul(wide_sub(v[4], wide_number(1.0L, 1.0L)), wide_softplus(wide_neg(v[1]))),
                 v[1]));
    return wide_mul(wide_mul(v[0], v[3]), part_slope);
}

/* gradTarget = gradOutput * weightOptional * slope * share */
static wide wide_formula_mean_gradTarget(const wide v[])
{
    const wide part_slope = wide_where(
        wide_lt(v[1], wide_neg(wide_number(1.0L, 1.0L))),
        wide_sub(wide_mul(v[4], wide_softplus(wide_neg(v[1]))), wide_softplus(v[1])),
        wide_sub(wide_mul(wide_sub(v[4], wide_number(1.0L, 1.0L)), wide_softplus(wide_neg(v[1]))),
                 v[1]));
    const wide part_share = wide_div(wide_number(1.0L, 1.0L), v[5]);
    return wide_mul(wide_mul(wide_mul(v[0], v[3]), part_slope), part_share);
}

/* gradTarget = gradOutput * weightOptional * slope */
static wide wide_formula_sum_gradTarget(const wide v[])
{
    const wide part_slope = wide_where(
        wide_lt(v[1], wide_neg(wide_number(1.0L, 1.0L))),
        wide_sub(wide_mul(v[4], wide_softplus(wide_neg(v[1]))), wide_softplus(v[1])),
        wide_sub(wide_mul(wide_sub(v[4], wide_number(1.0L, 1.0L)), wide_softplus(wide_neg(v[1]))),
                 v[1]));
    return wide_mul(wide_mul(v[0], v[3]), part_slope);
}

/* In the order of the oracle's formulas. */
wide_function *const binary_cross_entropy_with_logits_target_backward_wide[] = {
    wide_formula_none_gradTarget,
    wide_formula_mean_gradTarget,
    wide_formula_sum_gradTarget,
};
/* clang-format on */
