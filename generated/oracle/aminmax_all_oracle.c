/*
 * Generated from spec/reduction/aminmax_all.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* min(self, over: all) */
static near near_formula_minOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_minOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_minOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* minOut = min(self, over: all) */
static near near_formula_minOut(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_minOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_minOut(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_minOut_reductions[] = {
    {ORACLE_MIN, near_formula_minOut_0, box_formula_minOut_0, size_formula_minOut_0},
};

/* max(self, over: all) */
static near near_formula_maxOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_maxOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_maxOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* maxOut = max(self, over: all) */
static near near_formula_maxOut(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_maxOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_maxOut(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_maxOut_reductions[] = {
    {ORACLE_MAX, near_formula_maxOut_0, box_formula_maxOut_0, size_formula_maxOut_0},
};

static const oracle_formula aminmax_all_formulas[] = {
    {
        .mode = "",
        .output = "minOut",
        .fold = false,
        .only = "self",
        .near = near_formula_minOut,
        .box = box_formula_minOut,
        .size = size_formula_minOut,
        .reductions = formula_minOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "maxOut",
        .fold = false,
        .only = "self",
        .near = near_formula_maxOut,
        .box = box_formula_maxOut,
        .size = size_formula_maxOut,
        .reductions = formula_maxOut_reductions,
        .reduction_count = 1,
    },
};

static const char *const aminmax_all_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const aminmax_all_linear[] = {
    NULL,
};
/* clang-format on */

const oracle aminmax_all_oracle = {
    .entry = "aclnnAminmaxAll",
    .arguments = aminmax_all_arguments,
    .linear = aminmax_all_linear,
    .forward = NULL,
    .result = "self",
    .formulas = aminmax_all_formulas,
    .formula_count = 2,
};
