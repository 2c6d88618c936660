/*
 * Generated from spec/loss/kl_div_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include "oracle/wide.h"

/* clang-format off */

/* out = -(gradOutput * target) */
static wide wide_formula_none_false_out(const wide v[])
{
    return wide_neg(wide_mul(v[0], v[2]));
}

/* out = -(gradOutput * exp(inside)) */
static wide wide_formula_none_true_out(const wide v[])
{
    const wide part_inside = wide_where(
        wide_eq(wide_abs(v[2]), wide_number(INFINITY, 1.0L)), v[2],
        wide_min(wide_max(v[2], wide_neg(wide_number(700.0L, 1.0L))), wide_number(700.0L, 1.0L)));
    return wide_neg(wide_mul(v[0], wide_exp(part_inside)));
}

/* out = -(gradOutput * target * (1 / count(self))) */
static wide wide_formula_mean_false_out(const wide v[])
{
    return wide_neg(wide_mul(wide_mul(v[0], v[2]), wide_div(wide_number(1.0L, 1.0L), v[3])));
}

/* out = -(gradOutput * exp(inside) * (1 / count(self))) */
static wide wide_formula_mean_true_out(const wide v[])
{
    const wide part_inside = wide_where(
        wide_eq(wide_abs(v[2]), wide_number(INFINITY, 1.0L)), v[2],
        wide_min(wide_max(v[2], wide_neg(wide_number(700.0L, 1.0L))), wide_number(700.0L, 1.0L)));
    return wide_neg(
        wide_mul(wide_mul(v[0], wide_exp(part_inside)), wide_div(wide_number(1.0L, 1.0L), v[3])));
}

/* out = -(gradOutput * target) */
static wide wide_formula_sum_false_out(const wide v[])
{
    return wide_neg(wide_mul(v[0], v[2]));
}

/* out = -(gradOutput * exp(inside)) */
static wide wide_formula_sum_true_out(const wide v[])
{
    const wide part_inside = wide_where(
        wide_eq(wide_abs(v[2]), wide_number(INFINITY, 1.0L)), v[2],
        wide_min(wide_max(v[2], wide_neg(wide_number(700.0L, 1.0L))), wide_number(700.0L, 1.0L)));
    return wide_neg(wide_mul(v[0], wide_exp(part_inside)));
}

/* In the order of the oracle's formulas. */
wide_function *const kl_div_backward_wide[] = {
    wide_formula_none_false_out,
    wide_formula_none_true_out,
    wide_formula_mean_false_out,
    wide_formula_mean_true_out,
    wide_formula_sum_false_out,
    wide_formula_sum_true_out,
};
/* clang-format on */
