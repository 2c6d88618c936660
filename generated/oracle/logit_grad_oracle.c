/*
 * Generated from spec/mathematics/logit_grad.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(eps >= 0, where(x >= eps and x <= 1 - eps, slope, 0), where(x >= 0 and x <= 1, slope, outside)) */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_outside = near_sqrt(c, near_neg(c, near_abs(c, v[0])));
    const near part_at_one =
        (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_number(c, INFINITY, 1.0L) : (near_lt(
            c, v[1], near_number(c, 0.0L, 1.0L)) ? near_number(c, -INFINITY, 1.0L) : part_outside));
    const near part_slope = (near_eq(c, v[0], near_number(c, 1.0L, 1.0L)) ? part_at_one : near_div(
        c, v[1], near_mul(c, v[0], near_sub(c, near_number(c, 1.0L, 1.0L), v[0]))));
    return (near_ge(c, v[2], near_number(c, 0.0L, 1.0L)) ? (
        (near_ge(c, v[0], v[2]) && near_le(c, v[0], near_sub(c, near_number(c, 1.0L, 1.0L), v[2])))
        ? part_slope : near_number(c, 0.0L, 1.0L))
            : ((near_ge(c, v[0], near_number(c, 0.0L, 1.0L)) &&
                near_le(c, v[0], near_number(c, 1.0L, 1.0L))) ? part_slope : part_outside));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_outside = box_sqrt(c, box_neg(c, box_abs(c, v[0])));
    const box *const part_at_one =
        (box_gt(c, v[1], box_number(c, "0", "1")) ? box_number(c, "INFINITY", "1") : (box_lt(
            c, v[1], box_number(c, "0", "1")) ? box_number(c, "-INFINITY", "1") : part_outside));
    const box *const part_slope = (box_eq(c, v[0], box_number(c, "1", "1")) ? part_at_one : box_div(
        c, v[1], box_mul(c, v[0], box_sub(c, box_number(c, "1", "1"), v[0]))));
    return (box_ge(c, v[2], box_number(c, "0", "1"))
            ? ((box_ge(c, v[0], v[2]) && box_le(c, v[0], box_sub(c, box_number(c, "1", "1"), v[2])))
               ? part_slope : box_number(c, "0", "1"))
            : ((box_ge(c, v[0], box_number(c, "0", "1")) &&
                box_le(c, v[0], box_number(c, "1", "1"))) ? part_slope : part_outside));
}

static const oracle_formula logit_grad_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const logit_grad_arguments[] = {
    "x",
    "dy",
    "eps",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const logit_grad_linear[] = {
    NULL,
};

static const double logit_grad_scalars[][ORACLE_SCALARS_MAX] = {
    {-1.0},
    {0.7},
    {0.25},
    {-1.5},
};
/* clang-format on */

const oracle logit_grad_oracle = {
    .entry = "aclnnLogitGrad",
    .arguments = logit_grad_arguments,
    .linear = logit_grad_linear,
    .forward = NULL,
    .result = "x",
    .formulas = logit_grad_formulas,
    .formula_count = 1,
    .scalars = logit_grad_scalars,
    .scalar_sets = sizeof logit_grad_scalars / sizeof logit_grad_scalars[0],
};
