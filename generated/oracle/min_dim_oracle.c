/*
 * Generated from spec/reduction/min_dim.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* min(self, over: dim) */
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

/* out = min(self, over: dim) */
static near near_formula_false_out(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_false_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_false_out(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_false_out_reductions[] = {
    {ORACLE_MIN, near_formula_false_out_0, box_formula_false_out_0, size_formula_false_out_0},
};

/* min(self, over: dim) */
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

/* out = min(self, over: dim) */
static near near_formula_true_out(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_true_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_true_out(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_true_out_reductions[] = {
    {ORACLE_MIN, near_formula_true_out_0, box_formula_true_out_0, size_formula_true_out_0},
};

static const oracle_formula min_dim_formulas[] = {
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

static const char *const min_dim_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const min_dim_linear[] = {
    NULL,
};
/* clang-format on */

const oracle min_dim_oracle = {
    .entry = "aclnnMinDim",
    .arguments = min_dim_arguments,
    .linear = min_dim_linear,
    .forward = NULL,
    .result = "self",
    .formulas = min_dim_formulas,
    .formula_count = 2,
};
