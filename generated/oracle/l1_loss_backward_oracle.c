/*
 * Generated from spec/loss/l1_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = gradOutput * slope */
static near near_formula_none_gradInput(near_context *c, const near v[])
{
    const near part_slope = (near_lt(c, v[1], v[2]) ? near_neg(c, near_number(c, 1.0L, 1.0L)) : (
        near_gt(c, v[1], v[2]) ? near_number(c, 1.0L, 1.0L) : near_number(c, 0.0L, 1.0L)));
    return near_mul(c, v[0], part_slope);
}

static const box *box_formula_none_gradInput(box_context *c, const box *const v[])
{
    const box *const part_slope = (box_lt(c, v[1], v[2]) ? box_neg(c, box_number(c, "1", "1")) : (
        box_gt(c, v[1], v[2]) ? box_number(c, "1", "1") : box_number(c, "0", "1")));
    return box_mul(c, v[0], part_slope);
}

/* gradInput = gradOutput * slope * (1 / count(self)) */
static near near_formula_mean_gradInput(near_context *c, const near v[])
{
    const near part_slope = (near_lt(c, v[1], v[2]) ? near_neg(c, near_number(c, 1.0L, 1.0L)) : (
        near_gt(c, v[1], v[2]) ? near_number(c, 1.0L, 1.0L) : near_number(c, 0.0L, 1.0L)));
    return near_mul(c, near_mul(c, v[0], part_slope),
                    near_div(c, near_number(c, 1.0L, 1.0L), v[3]));
}

static const box *box_formula_mean_gradInput(box_context *c, const box *const v[])
{
    const box *const part_slope = (box_lt(c, v[1], v[2]) ? box_neg(c, box_number(c, "1", "1")) : (
        box_gt(c, v[1], v[2]) ? box_number(c, "1", "1") : box_number(c, "0", "1")));
    return box_mul(c, box_mul(c, v[0], part_slope), box_div(c, box_number(c, "1", "1"), v[3]));
}

/* gradInput = gradOutput * slope */
static near near_formula_sum_gradInput(near_context *c, const near v[])
{
    const near part_slope = (near_lt(c, v[1], v[2]) ? near_neg(c, near_number(c, 1.0L, 1.0L)) : (
        near_gt(c, v[1], v[2]) ? near_number(c, 1.0L, 1.0L) : near_number(c, 0.0L, 1.0L)));
    return near_mul(c, v[0], part_slope);
}

static const box *box_formula_sum_gradInput(box_context *c, const box *const v[])
{
    const box *const part_slope = (box_lt(c, v[1], v[2]) ? box_neg(c, box_number(c, "1", "1")) : (
        box_gt(c, v[1], v[2]) ? box_number(c, "1", "1") : box_number(c, "0", "1")));
    return box_mul(c, v[0], part_slope);
}

static const oracle_formula l1_loss_backward_formulas[] = {
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

static const char *const l1_loss_backward_arguments[] = {
    "gradOutput",
    "self",
    "target",
    "count(self)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const l1_loss_backward_linear[] = {
    "gradOutput",
    NULL,
};
/* clang-format on */

const oracle l1_loss_backward_oracle = {
    .entry = "aclnnL1LossBackward",
    .arguments = l1_loss_backward_arguments,
    .linear = l1_loss_backward_linear,
    .forward = "aclnnL1Loss",
    .result = "gradOutput",
    .formulas = l1_loss_backward_formulas,
    .formula_count = 3,
};
