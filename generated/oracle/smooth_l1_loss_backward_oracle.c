/*
 * Generated from spec/loss/smooth_l1_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = gradOut * slope */
static near near_formula_none_gradInput(near_context *c, const near v[])
{
    const near part_d = near_sub(c, v[1], v[2]);
    const near part_slope = (near_lt(c, near_abs(c, part_d), v[3]) ? near_div(c, part_d, v[3])
                             : (near_lt(c, v[1], v[2]) ? near_neg(c, near_number(c, 1.0L, 1.0L))
                                : (near_gt(c, v[1], v[2]) ? near_number(c, 1.0L, 1.0L) : part_d)));
    return near_mul(c, v[0], part_slope);
}

static const box *box_formula_none_gradInput(box_context *c, const box *const v[])
{
    const box *const part_d = box_sub(c, v[1], v[2]);
    const box *const part_slope = (box_lt(c, box_abs(c, part_d), v[3]) ? box_div(
        c, part_d, v[3]) : (box_lt(c, v[1], v[2]) ? box_neg(c, box_number(c, "1", "1"))
                            : (box_gt(c, v[1], v[2]) ? box_number(c, "1", "1") : part_d)));
    return box_mul(c, v[0], part_slope);
}

/* gradInput = gradOut * slope * (1 / count(self)) */
static near near_formula_mean_gradInput(near_context *c, const near v[])
{
    const near part_d = near_sub(c, v[1], v[2]);
    const near part_slope = (near_lt(c, near_abs(c, part_d), v[3]) ? near_div(c, part_d, v[3])
                             : (near_lt(c, v[1], v[2]) ? near_neg(c, near_number(c, 1.0L, 1.0L))
                                : (near_gt(c, v[1], v[2]) ? near_number(c, 1.0L, 1.0L) : part_d)));
    return near_mul(c, near_mul(c, v[0], part_slope),
                    near_div(c, near_number(c, 1.0L, 1.0L), v[4]));
}

static const box *box_formula_mean_gradInput(box_context *c, const box *const v[])
{
    const box *const part_d = box_sub(c, v[1], v[2]);
    const box *const part_slope = (box_lt(c, box_abs(c, part_d), v[3]) ? box_div(
        c, part_d, v[3]) : (box_lt(c, v[1], v[2]) ? box_neg(c, box_number(c, "1", "1"))
                            : (box_gt(c, v[1], v[2]) ? box_number(c, "1", "1") : part_d)));
    return box_mul(c, box_mul(c, v[0], part_slope), box_div(c, box_number(c, "1", "1"), v[4]));
}

/* gradInput = gradOut * slope */
static near near_formula_sum_gradInput(near_context *c, const near v[])
{
    const near part_d = near_sub(c, v[1], v[2]);
    const near part_slope = (near_lt(c, near_abs(c, part_d), v[3]) ? near_div(c, part_d, v[3])
                             : (near_lt(c, v[1], v[2]) ? near_neg(c, near_number(c, 1.0L, 1.0L))
                                : (near_gt(c, v[1], v[2]) ? near_number(c, 1.0L, 1.0L) : part_d)));
    return near_mul(c, v[0], part_slope);
}

static const box *box_formula_sum_gradInput(box_context *c, const box *const v[])
{
    const box *const part_d = box_sub(c, v[1], v[2]);
    const box *const part_slope = (box_lt(c, box_abs(c, part_d), v[3]) ? box_div(
        c, part_d, v[3]) : (box_lt(c, v[1], v[2]) ? box_neg(c, box_number(c, "1", "1"))
                            : (box_gt(c, v[1], v[2]) ? box_number(c, "1", "1") : part_d)));
    return box_mul(c, v[0], part_slope);
}

static const oracle_formula smooth_l1_loss_backward_formulas[] = {
    {
        .mode = "none",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_gradInput,
        .box = box_formula_none_gradInput,
    },
    {
        .mode = "mean",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_mean_gradInput,
        .box = box_formula_mean_gradInput,
    },
    {
        .mode = "sum",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_gradInput,
        .box = box_formula_sum_gradInput,
    },
};

static const char *const smooth_l1_loss_backward_arguments[] = {
    "gradOut",
    "self",
    "target",
    "beta",
    "count(self)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const smooth_l1_loss_backward_linear[] = {
    "gradOut",
    NULL,
};

static const double smooth_l1_loss_backward_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5},
    {0.7},
    {0.0},
    {1.0},
};
/* clang-format on */

const oracle smooth_l1_loss_backward_oracle = {
    .entry = "aclnnSmoothL1LossBackward",
    .arguments = smooth_l1_loss_backward_arguments,
    .linear = smooth_l1_loss_backward_linear,
    .forward = "aclnnSmoothL1Loss",
    .result = "gradOut",
    .formulas = smooth_l1_loss_backward_formulas,
    .formula_count = 3,
    .scalars = smooth_l1_loss_backward_scalars,
    .scalar_sets =
        sizeof smooth_l1_loss_backward_scalars / sizeof smooth_l1_loss_backward_scalars[0],
};
