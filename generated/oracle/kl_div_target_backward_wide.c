/*
 * Generated from spec/loss/kl_div_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* gradTarget = gradOutput * slope */
static wide wide_formula_none_false_gradTarget(const wide v[])
{
    const wide part_slope =
        wide_where(wide_and(wide_eq(v[2], wide_number(0.0L, 1.0L)),
                            wide_or(wide_eq(v[0], wide_number(0.0L, 1.0L)),
                                    wide_eq(v[1], wide_number(-INFINITY, 1.0L)))),
                   wide_sub(wide_number(1.0L, 1.0L), v[1]),
                   wide_add(wide_sub(wide_log(v[2]), v[1]), wide_number(1.0L, 1.0L)));
    return wide_mul(v[0], part_slope);
}

/* gradTarget = gradOutput * steep */
static wide wide_formula_none_true_gradTarget(const wide v[])
{
    const wide part_inside =
        wide_min(wide_max(v[2], wide_neg(wide_number(600.0L, 1.0L))), wide_number(600.0L, 1.0L));
    const wide part_steep = wide_where(
        wide_and(wide_eq(v[2], wide_number(-INFINITY, 1.0L)), wide_eq(v[1], v[1])),
        wide_number(0.0L, 1.0L),
        wide_mul(wide_exp(part_inside), wide_add(wide_sub(v[2], v[1]), wide_number(1.0L, 1.0L))));
    return wide_mul(v[0], part_steep);
}

/* gradTarget = gradOutput * slope * (1 / count(target)) */
static wide wide_formula_mean_false_gradTarget(const wide v[])
{
    const wide part_slope =
        wide_where(wide_and(wide_eq(v[2], wide_number(0.0L, 1.0L)),
                            wide_or(wide_eq(v[0], wide_number(0.0L, 1.0L)),
                                    wide_eq(v[1], wide_number(-INFINITY, 1.0L)))),
                   wide_sub(wide_number(1.0L, 1.0L), v[1]),
                   wide_add(wide_sub(wide_log(v[2]), v[1]), wide_number(1.0L, 1.0L)));
    return wide_mul(wide_mul(v[0], part_slope), wide_div(wide_number(1.0L, 1.0L), v[3]));
}

/* gradTarget = gradOutput * steep * (1 / count(target)) */
static wide wide_formula_mean_true_gradTarget(const wide v[])
{
    const wide part_inside =
        wide_min(wide_max(v[2], wide_neg(wide_number(600.0L, 1.0L))), wide_number(600.0L, 1.0L));
    const wide part_steep = wide_where(
        wide_and(wide_eq(v[2], wide_number(-INFINITY, 1.0L)), wide_eq(v[1], v[1])),
        wide_number(0.0L, 1.0L),
        wide_mul(wide_exp(part_inside), wide_add(wide_sub(v[2], v[1]), wide_number(1.0L, 1.0L))));
    return wide_mul(wide_mul(v[0], part_steep), wide_div(wide_number(1.0L, 1.0L), v[3]));
}

/* gradTarget = gradOutput * slope */
static wide wide_formula_sum_false_gradTarget(const wide v[])
{
    const wide part_slope =
        wide_where(wide_and(wide_eq(v[2], wide_number(0.0L, 1.0L)),
                            wide_or(wide_eq(v[0], wide_number(0.0L, 1.0L)),
                                    wide_eq(v[1], wide_number(-INFINITY, 1.0L)))),
                   wide_sub(wide_number(1.0L, 1.0L), v[1]),
                   wide_add(wide_sub(wide_log(v[2]), v[1]), wide_number(1.0L, 1.0L)));
    return wide_mul(v[0], part_slope);
}

/* gradTarget = gradOutput * steep */
static wide wide_formula_sum_true_gradTarget(const wide v[])
{
    const wide part_inside =
        wide_min(wide_max(v[2], wide_neg(wide_number(600.0L, 1.0L))), wide_number(600.0L, 1.0L));
    const wide part_steep = wide_where(
        wide_and(wide_eq(v[2], wide_number(-INFINITY, 1.0L)), wide_eq(v[1], v[1])),
        wide_number(0.0L, 1.0L),
        wide_mul(wide_exp(part_inside), wide_add(wide_sub(v[2], v[1]), wide_number(1.0L, 1.0L))));
    return wide_mul(v[0], part_steep);
}

/* In the order of the oracle's formulas. */
wide_function *const kl_div_target_backward_wide[] = {
    wide_formula_none_false_gradTarget,
    wide_formula_none_true_gradTarget,
    wide_formula_mean_false_gradTarget,
    wide_formula_mean_true_gradTarget,
    wide_formula_sum_false_gradTarget,
    wide_formula_sum_true_gradTarget,
};
/* clang-format on */
