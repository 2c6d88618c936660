/*
 * Generated from spec/loss/mse_loss_out.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = loss */
static near near_formula_none_out(near_context *c, const near v[])
{
    const near part_error = near_sub(c, v[0], v[1]);
    const near part_loss = near_mul(c, part_error, part_error);
    return part_loss;
}

static const box *box_formula_none_out(box_context *c, const box *const v[])
{
    const box *const part_error = box_sub(c, v[0], v[1]);
    const box *const part_loss = box_mul(c, part_error, part_error);
    return part_loss;
}

/* sum(loss, over: 0) */
static near near_formula_mean_out_0(near_context *c, const near v[])
{
    const near part_error = near_sub(c, v[0], v[1]);
    const near part_loss = near_mul(c, part_error, part_error);
    return part_loss;
}

static const box *box_formula_mean_out_0(box_context *c, const box *const v[])
{
    const box *const part_error = box_sub(c, v[0], v[1]);
    const box *const part_loss = box_mul(c, part_error, part_error);
    return part_loss;
}

static near size_formula_mean_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, near_sub(c, v[0], v[1])), near_abs(c, near_sub(c, v[0], v[1])));
}

/* out = sum(loss, over: 0) / count(self, over: 0) */
static near near_formula_mean_out(near_context *c, const near v[])
{
    return near_div(c, v[3], v[2]);
}

static const box *box_formula_mean_out(box_context *c, const box *const v[])
{
    return box_div(c, v[3], v[2]);
}

static near size_formula_mean_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[3], v[2]));
}

static const oracle_reduction formula_mean_out_reductions[] = {
    {ORACLE_SUM, near_formula_mean_out_0, box_formula_mean_out_0, size_formula_mean_out_0},
};

/* sum(loss, over: 0) */
static near near_formula_sum_out_0(near_context *c, const near v[])
{
    const near part_error = near_sub(c, v[0], v[1]);
    const near part_loss = near_mul(c, part_error, part_error);
    return part_loss;
}

static const box *box_formula_sum_out_0(box_context *c, const box *const v[])
{
    const box *const part_error = box_sub(c, v[0], v[1]);
    const box *const part_loss = box_mul(c, part_error, part_error);
    return part_loss;
}

static near size_formula_sum_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, near_sub(c, v[0], v[1])), near_abs(c, near_sub(c, v[0], v[1])));
}

/* out = sum(loss, over: 0) */
static near near_formula_sum_out(near_context *c, const near v[])
{
    (void)c;
    return v[3];
}

static const box *box_formula_sum_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[3];
}

static near size_formula_sum_out(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_sum_out_reductions[] = {
    {ORACLE_SUM, near_formula_sum_out_0, box_formula_sum_out_0, size_formula_sum_out_0},
};

static const oracle_formula mse_loss_out_formulas[] = {
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
        .size = size_formula_mean_out,
        .reductions = formula_mean_out_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "sum",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_out,
        .box = box_formula_sum_out,
        .size = size_formula_sum_out,
        .reductions = formula_sum_out_reductions,
        .reduction_count = 1,
    },
};

static const char *const mse_loss_out_arguments[] = {
    "self",
    "target",
    "count(self, over: 0)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const mse_loss_out_linear[] = {
    NULL,
};
/* clang-format on */

const oracle mse_loss_out_oracle = {
    .entry = "aclnnMseLossOut",
    .arguments = mse_loss_out_arguments,
    .linear = mse_loss_out_linear,
    .forward = NULL,
    .result = "self",
    .formulas = mse_loss_out_formulas,
    .formula_count = 3,
};
