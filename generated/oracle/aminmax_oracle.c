/*
 * Generated from spec/reduction/aminmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* min(self, over: dim) */
static near near_formula_false_minOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_false_minOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_false_minOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* minOut = min(self, over: dim) */
static near near_formula_false_minOut(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_false_minOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_false_minOut(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_false_minOut_reductions[] = {
    {ORACLE_MIN, near_formula_false_minOut_0, box_formula_false_minOut_0, size_formula_false_minOut_0},
};

/* max(self, over: dim) */
static near near_formula_false_maxOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_false_maxOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_false_maxOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* maxOut = max(self, over: dim) */
static near near_formula_false_maxOut(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_false_maxOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_false_maxOut(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_false_maxOut_reductions[] = {
    {ORACLE_MAX, near_formula_false_maxOut_0, box_formula_false_maxOut_0, size_formula_false_maxOut_0},
};

/* min(self, over: dim) */
static near near_formula_true_minOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_minOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_minOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* minOut = min(self, over: dim) */
static near near_formula_true_minOut(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_true_minOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_true_minOut(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_true_minOut_reductions[] = {
    {ORACLE_MIN, near_formula_true_minOut_0, box_formula_true_minOut_0, size_formula_true_minOut_0},
};

/* max(self, over: dim) */
static near near_formula_true_maxOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_maxOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_maxOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* maxOut = max(self, over: dim) */
static near near_formula_true_maxOut(near_context *c, const near v[])
{
    (void)c;
    return v[1];
}

static const box *box_formula_true_maxOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[1];
}

static near size_formula_true_maxOut(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_true_maxOut_reductions[] = {
    {ORACLE_MAX, near_formula_true_maxOut_0, box_formula_true_maxOut_0, size_formula_true_maxOut_0},
};

static const oracle_formula aminmax_formulas[] = {
    {
        .mode = "false",
        .output = "minOut",
        .fold = false,
        .only = "self",
        .near = near_formula_false_minOut,
        .box = box_formula_false_minOut,
        .size = size_formula_false_minOut,
        .reductions = formula_false_minOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "false",
        .output = "maxOut",
        .fold = false,
        .only = "self",
        .near = near_formula_false_maxOut,
        .box = box_formula_false_maxOut,
        .size = size_formula_false_maxOut,
        .reductions = formula_false_maxOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true",
        .output = "minOut",
        .fold = false,
        .only = "self",
        .near = near_formula_true_minOut,
        .box = box_formula_true_minOut,
        .size = size_formula_true_minOut,
        .reductions = formula_true_minOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true",
        .output = "maxOut",
        .fold = false,
        .only = "self",
        .near = near_formula_true_maxOut,
        .box = box_formula_true_maxOut,
        .size = size_formula_true_maxOut,
        .reductions = formula_true_maxOut_reductions,
        .reduction_count = 1,
    },
};

static const char *const aminmax_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const aminmax_linear[] = {
    NULL,
};
/* clang-format on */

const oracle aminmax_oracle = {
    .entry = "aclnnAminmax",
    .arguments = aminmax_arguments,
    .linear = aminmax_linear,
    .forward = NULL,
    .result = "self",
    .formulas = aminmax_formulas,
    .formula_count = 4,
};
