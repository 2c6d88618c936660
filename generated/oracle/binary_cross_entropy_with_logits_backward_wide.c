/*
 * Generated from spec/loss/binary_cross_entropy_with_logits_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = gradOutput * weightOptional * slope */
static wide wide_formula_none_out(const wide v[])
{
    const wide part_pull =
        wide_where(wide_and(wide_eq(v[1], wide_number(INFINITY, 1.0L)), wide_eq(v[4], v[4])),
                   wide_number(0.0L, 1.0L), wide_mul(v[4], wide_sigmoid(wide_neg(v[1]))));
    const wide part_both = wide_add(wide_sigmoid(v[1]), part_pull);
    const wide part_apart =
        wide_sub(wide_mul(wide_sub(wide_number(1.0L, 1.0L), v[2]), wide_sigmoid(v[1])),
                 wide_mul(v[2], part_pull));
    const wide part_slope = wide_where(wide_eq(wide_abs(v[2]), wide_number(INFINITY, 1.0L)),
                                       wide_neg(wide_mul(v[2], part_both)), part_apart);
    return wide_mul(wide_mul(v[0], v[3]), part_slope);
}

/* out = gradOutput * weightOptional * slope * (1 / count(self)) */
static wide wide_formula_mean_out(const wide v[])
{
    const wide part_pull =
        wide_where(wide_and(wide_eq(v[1], wide_number(INFINITY, 1.0L)), wide_eq(v[4], v[4])),
                   wide_number(0.0L, 1.0L), wide_mul(v[4], wide_sigmoid(wide_neg(v[1]))));
    const wide part_both = wide_add(wide_sigmoid(v[1]), part_pull);
    const wide part_apart =
        wide_sub(wide_mul(wide_sub(wide_number(1.0L, 1.0L), v[2]), wide_sigmoid(v[1])),
                 wide_mul(v[2], part_pull));
    const wide part_slope = wide_where(wide_eq(wide_abs(v[2]), wide_number(INFINITY, 1.0L)),
                                       wide_neg(wide_mul(v[2], part_both)), part_apart);
    return wide_mul(wide_mul(wide_mul(v[0], v[3]), part_slope),
                    wide_div(wide_number(1.0L, 1.0L), v[5]));
}

/* out = gradOutput * weightOptional * slope */
static wide wide_formula_sum_out(const wide v[])
{
    const wide part_pull =
        wide_where(wide_and(wide_eq(v[1], wide_number(INFINITY, 1.0L)), wide_eq(v[4], v[4])),
                   wide_number(0.0L, 1.0L), wide_mul(v[4], wide_sigmoid(wide_neg(v[1]))));
    const wide part_both = wide_add(wide_sigmoid(v[1]), part_pull);
    const wide part_apart =
        wide_sub(wide_mul(wide_sub(wide_number(1.0L, 1.0L), v[2]), wide_sigmoid(v[1])),
                 wide_mul(v[2], part_pull));
    const wide part_slope = wide_where(wide_eq(wide_abs(v[2]), wide_number(INFINITY, 1.0L)),
                                       wide_neg(wide_mul(v[2], part_both)), part_apart);
    return wide_mul(wide_mul(v[0], v[3]), part_slope);
}

/* In the order of the oracle's formulas. */
wide_function *const binary_cross_entropy_with_logits_backward_wide[] = {
    wide_formula_none_out,
    wide_formula_mean_out,
    wide_formula_sum_out,
};
/* clang-format on */
