/*
 * Generated from spec/reduction/mean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(self, over: dim) */
static near near_formula_false_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_false_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_false_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* out = sum(self, over: dim) / count(self, over: dim) */
static near near_formula_false_out(near_context *c, const near v[])
{
    return near_div(c, v[2], v[1]);
}

static const box *box_formula_false_out(box_context *c, const box *const v[])
{
    return box_div(c, v[2], v[1]);
}

static near size_formula_false_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[2], v[1]));
}

static const oracle_reduction formula_false_out_reductions[] = {
    {ORACLE_SUM, near_formula_false_out_0, box_formula_false_out_0, size_formula_false_out_0},
};

/* sum(self, over: dim) */
static near near_formula_true_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* out = sum(self, over: dim) / count(self, over: dim) */
static near near_formula_true_out(near_context *c, const near v[])
{
    return near_div(c, v[2], v[1]);
}

static const box *box_formula_true_out(box_context *c, const box *const v[])
{
    return box_div(c, v[2], v[1]);
}

static near size_formula_true_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[2], v[1]));
}

static const oracle_reduction formula_true_out_reductions[] = {
    {ORACLE_SUM, near_formula_true_out_0, box_formula_true_out_0, size_formula_true_out_0},
};

static const oracle_formula mean_formulas[] = {
    {
        .mode = "false",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_false_out,
        .box = box_formula_false_out,
        .size = size_formula_false_out,
        .reductions = formula_false_out_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_true_out,
        .box = box_formula_true_out,
        .size = size_formula_true_out,
        .reductions = formula_true_out_reductions,
        .reduction_count = 1,
    },
};

static const char *const mean_arguments[] = {
    "self",
    "count(self, over: dim)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const mean_linear[] = {
    NULL,
};
/* clang-format on */

const oracle mean_oracle = {
    .entry = "aclnnMean",
    .arguments = mean_arguments,
    .linear = mean_linear,
    .forward = NULL,
    .result = "self",
    .formulas = mean_formulas,
    .formula_count = 2,
};
