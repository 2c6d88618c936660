/*
 * Generated from spec/loss/soft_margin_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = -product */
static wide wide_formula_none_out(const wide v[])
{
    const wide part_margin = wide_mul(v[2], v[1]);
    const wide part_slope = wide_mul(v[2], wide_sigmoid(wide_neg(part_margin)));
    const wide part_past =
        wide_where(wide_gt(part_margin, wide_number(0.0L, 1.0L)),
                   wide_div(wide_number(1.0L, 1.0L), wide_mul(v[0], v[2])), wide_mul(v[0], v[2]));
    const wide part_within =
        wide_where(wide_or(wide_eq(v[2], wide_number(0.0L, 1.0L)),
                           wide_and(wide_gt(part_margin, wide_number(0.0L, 1.0L)),
                                    wide_eq(wide_abs(v[1]), wide_number(INFINITY, 1.0L)))),
                   wide_div(v[2], v[0]), wide_mul(v[0], v[2]));
    const wide part_far = wide_where(
        wide_eq(v[1], v[1]),
        wide_where(wide_eq(wide_abs(v[2]), wide_number(INFINITY, 1.0L)), part_past, part_within),
        v[1]);
    const wide part_product = wide_where(wide_eq(wide_abs(v[0]), wide_number(INFINITY, 1.0L)),
                                         part_far, wide_mul(v[0], part_slope));
    return wide_neg(part_product);
}

/* out = -(product * (1 / count(self))) */
static wide wide_formula_mean_out(const wide v[])
{
    const wide part_margin = wide_mul(v[2], v[1]);
    const wide part_slope = wide_mul(v[2], wide_sigmoid(wide_neg(part_margin)));
    const wide part_past =
        wide_where(wide_gt(part_margin, wide_number(0.0L, 1.0L)),
                   wide_div(wide_number(1.0L, 1.0L), wide_mul(v[0], v[2])), wide_mul(v[0], v[2]));
    const wide part_within =
        wide_where(wide_or(wide_eq(v[2], wide_number(0.0L, 1.0L)),
                           wide_and(wide_gt(part_margin, wide_number(0.0L, 1.0L)),
                                    wide_eq(wide_abs(v[1]), wide_number(INFINITY, 1.0L)))),
                   wide_div(v[2], v[0]), wide_mul(v[0], v[2]));
    const wide part_far = wide_where(
        wide_eq(v[1], v[1]),
        wide_where(wide_eq(wide_abs(v[2]), wide_number(INFINITY, 1.0L)), part_past, part_within),
        v[1]);
    const wide part_product = wide_where(wide_eq(wide_abs(v[0]), wide_number(INFINITY, 1.0L)),
                                         part_far, wide_mul(v[0], part_slope));
    return wide_neg(wide_mul(part_product, wide_div(wide_number(1.0L, 1.0L), v[3])));
}

/* out = -product */
static wide wide_formula_sum_out(const wide v[])
{
    const wide part_margin = wide_mul(v[2], v[1]);
    const wide part_slope = wide_mul(v[2], wide_sigmoid(wide_neg(part_margin)));
    const wide part_past =
        wide_where(wide_gt(part_margin, wide_number(0.0L, 1.0L)),
                   wide_div(wide_number(1.0L, 1.0L), wide_mul(v[0], v[2])), wide_mul(v[0], v[2]));
    const wide part_within =
        wide_where(wide_or(wide_eq(v[2], wide_number(0.0L, 1.0L)),
                           wide_and(wide_gt(part_margin, wide_number(0.0L, 1.0L)),
                                    wide_eq(wide_abs(v[1]), wide_number(INFINITY, 1.0L)))),
                   wide_div(v[2], v[0]), wide_mul(v[0], v[2]));
    const wide part_far = wide_where(
        wide_eq(v[1], v[1]),
        wide_where(wide_eq(wide_abs(v[2]), wide_number(INFINITY, 1.0L)), part_past, part_within),
        v[1]);
    const wide part_product = wide_where(wide_eq(wide_abs(v[0]), wide_number(INFINITY, 1.0L)),
                                         part_far, wide_mul(v[0], part_slope));
    return wide_neg(part_product);
}

/* In the order of the oracle's formulas. */
wide_function *const soft_margin_loss_backward_wide[] = {
    wide_formula_none_out,
    wide_formula_mean_out,
    wide_formula_sum_out,
};
/* clang-format on */
