/*
 * Generated from spec/norm/batch_norm_reduce.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(x, over: channel) */
static near near_formula_sum_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_sum_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_sum_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum = sum(x, over: channel) */
static near near_formula_sum(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_sum(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_sum(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_sum_reductions[] = {
    {ORACLE_SUM, near_formula_sum_0, box_formula_sum_0, size_formula_sum_0},
};

/* sum(x * x, over: channel) */
static near near_formula_squareSum_0(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[0]);
}

static const box *box_formula_squareSum_0(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[0]);
}

static near size_formula_squareSum_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, v[0]));
}

/* squareSum = sum(x * x, over: channel) */
static near near_formula_squareSum(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_squareSum(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_squareSum(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_squareSum_reductions[] = {
    {ORACLE_SUM, near_formula_squareSum_0, box_formula_squareSum_0, size_formula_squareSum_0},
};

static const oracle_formula batch_norm_reduce_formulas[] = {
    {
        .mode = "",
        .output = "sum",
        .fold = false,
        .only = "x",
        .near = near_formula_sum,
        .box = box_formula_sum,
        .size = size_formula_sum,
        .reductions = formula_sum_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "squareSum",
        .fold = false,
        .only = "x",
        .near = near_formula_squareSum,
        .box = box_formula_squareSum,
        .size = size_formula_squareSum,
        .reductions = formula_squareSum_reductions,
        .reduction_count = 1,
    },
};

static const char *const batch_norm_reduce_arguments[] = {
    "x",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const batch_norm_reduce_linear[] = {
    NULL,
};
/* clang-format on */

const oracle batch_norm_reduce_oracle = {
    .entry = "aclnnBatchNormReduce",
    .arguments = batch_norm_reduce_arguments,
    .linear = batch_norm_reduce_linear,
    .forward = NULL,
    .result = "x",
    .formulas = batch_norm_reduce_formulas,
    .formula_count = 2,
};
