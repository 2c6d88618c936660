/*
 * Generated from spec/loss/mse_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = gradOutput * (self - target) * 2 */
static near near_formula_none_out(near_context *c, const near v[])
{
    return near_mul(c, near_mul(c, v[0], near_sub(c, v[1], v[2])), near_number(c, 2.0L, 1.0L));
}

static const box *box_formula_none_out(box_context *c, const box *const v[])
{
    return box_mul(c, box_mul(c, v[0], box_sub(c, v[1], v[2])), box_number(c, "2", "1"));
}

/* out = gradOutput * (self - target) * (2 / count(self)) */
static near near_formula_mean_out(near_context *c, const near v[])
{
    return near_mul(c, near_mul(c, v[0], near_sub(c, v[1], v[2])),
                    near_div(c, near_number(c, 2.0L, 1.0L), v[3]));
}

static const box *box_formula_mean_out(box_context *c, const box *const v[])
{
    return box_mul(c, box_mul(c, v[0], box_sub(c, v[1], v[2])),
                   box_div(c, box_number(c, "2", "1"), v[3]));
}

/* out = gradOutput * (self - target) * 2 */
static near near_formula_sum_out(near_context *c, const near v[])
{
    return near_mul(c, near_mul(c, v[0], near_sub(c, v[1], v[2])), near_number(c, 2.0L, 1.0L));
}

static const box *box_formula_sum_out(box_context *c, const box *const v[])
{
    return box_mul(c, box_mul(c, v[0], box_sub(c, v[1], v[2])), box_number(c, "2", "1"));
}

static const oracle_formula mse_loss_backward_formulas[] = {
    {
        .mode = "none",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_out,
        .box = box_formula_none_out,
    },
    {
        .mode = "mean",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_mean_out,
        .box = box_formula_mean_out,
    },
    {
        .mode = "sum",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_out,
        .box = box_formula_sum_out,
    },
};

static const char *const mse_loss_backward_arguments[] = {
    "gradOutput",
    "self",
    "target",
    "count(self)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const mse_loss_backward_linear[] = {
    "gradOutput",
    NULL,
};
/* clang-format on */

const oracle mse_loss_backward_oracle = {
    .entry = "aclnnMseLossBackward",
    .arguments = mse_loss_backward_arguments,
    .linear = mse_loss_backward_linear,
    .forward = "aclnnMseLoss",
    .result = "gradOutput",
    .formulas = mse_loss_backward_formulas,
    .formula_count = 3,
};
