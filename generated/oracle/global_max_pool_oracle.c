/*
 * Generated from spec/reduction/global_max_pool.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* max(self, over: inner) */
static near near_formula_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* out = max(self, over: inner) */
static near near_formula_out(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_out(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_out_reductions[] = {
    {ORACLE_MAX, near_formula_out_0, box_formula_out_0, size_formula_out_0},
};

static const oracle_formula global_max_pool_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
        .size = size_formula_out,
        .reductions = formula_out_reductions,
        .reduction_count = 1,
    },
};

static const char *const global_max_pool_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const global_max_pool_linear[] = {
    NULL,
};
/* clang-format on */

const oracle global_max_pool_oracle = {
    .entry = "aclnnGlobalMaxPool",
    .arguments = global_max_pool_arguments,
    .linear = global_max_pool_linear,
    .forward = NULL,
    .result = "self",
    .formulas = global_max_pool_formulas,
    .formula_count = 1,
};
