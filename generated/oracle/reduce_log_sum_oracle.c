/*
 * Generated from spec/reduction/reduce_log_sum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(data, over: axes) */
static near near_formula_false_reduce_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_false_reduce_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_false_reduce_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* reduce = log(sum(data, over: axes)) */
static near near_formula_false_reduce(near_context *c, const near v[])
{
    return near_log(c, v[1]);
}

static const box *box_formula_false_reduce(box_context *c, const box *const v[])
{
    return box_log(c, v[1]);
}

static near size_formula_false_reduce(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_log(c, v[1]));
}

static const oracle_reduction formula_false_reduce_reductions[] = {
    {ORACLE_SUM, near_formula_false_reduce_0, box_formula_false_reduce_0, size_formula_false_reduce_0},
};

/* sum(data, over: axes) */
static near near_formula_true_reduce_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_reduce_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_reduce_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* reduce = log(sum(data, over: axes)) */
static near near_formula_true_reduce(near_context *c, const near v[])
{
    return near_log(c, v[1]);
}

static const box *box_formula_true_reduce(box_context *c, const box *const v[])
{
    return box_log(c, v[1]);
}

static near size_formula_true_reduce(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_log(c, v[1]));
}

static const oracle_reduction formula_true_reduce_reductions[] = {
    {ORACLE_SUM, near_formula_true_reduce_0, box_formula_true_reduce_0, size_formula_true_reduce_0},
};

static const oracle_formula reduce_log_sum_formulas[] = {
    {
        .mode = "false",
        .output = "reduce",
        .fold = false,
        .only = "data",
        .near = near_formula_false_reduce,
        .box = box_formula_false_reduce,
        .size = size_formula_false_reduce,
        .reductions = formula_false_reduce_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true",
        .output = "reduce",
        .fold = false,
        .only = "data",
        .near = near_formula_true_reduce,
        .box = box_formula_true_reduce,
        .size = size_formula_true_reduce,
        .reductions = formula_true_reduce_reductions,
        .reduction_count = 1,
    },
};

static const char *const reduce_log_sum_arguments[] = {
    "data",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const reduce_log_sum_linear[] = {
    NULL,
};
/* clang-format on */

const oracle reduce_log_sum_oracle = {
    .entry = "aclnnReduceLogSum",
    .arguments = reduce_log_sum_arguments,
    .linear = reduce_log_sum_linear,
    .forward = NULL,
    .result = "data",
    .formulas = reduce_log_sum_formulas,
    .formula_count = 2,
};
