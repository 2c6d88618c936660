/*
 * Generated from spec/activation/log_softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* max(self, over: dim) */
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

/* sum(exp(self - top), over: dim) */
static near near_formula_out_1(near_context *c, const near v[])
{
    const near part_top = v[1];
    return near_exp(c, near_sub(c, v[0], part_top));
}

static const box *box_formula_out_1(box_context *c, const box *const v[])
{
    const box *const part_top = v[1];
    return box_exp(c, box_sub(c, v[0], part_top));
}

static near size_formula_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_exp(c, near_sub(c, v[0], v[1])));
}

/* out = self - top - log(total) */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_top = v[1];
    const near part_total = v[2];
    return near_sub(c, near_sub(c, v[0], part_top), near_log(c, part_total));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_top = v[1];
    const box *const part_total = v[2];
    return box_sub(c, box_sub(c, v[0], part_top), box_log(c, part_total));
}

static near size_formula_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(c, near_abs(c, near_sub(c, v[0], v[1])), near_abs(c, near_log(c, v[2])));
}

static const oracle_reduction formula_out_reductions[] = {
    {ORACLE_MAX, near_formula_out_0, box_formula_out_0, size_formula_out_0},
    {ORACLE_SUM, near_formula_out_1, box_formula_out_1, size_formula_out_1},
};

static const oracle_formula log_softmax_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
        .size = size_formula_out,
        .reductions = formula_out_reductions,
        .reduction_count = 2,
    },
};

static const char *const log_softmax_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const log_softmax_linear[] = {
    NULL,
};
/* clang-format on */

const oracle log_softmax_oracle = {
    .entry = "aclnnLogSoftmax",
    .arguments = log_softmax_arguments,
    .linear = log_softmax_linear,
    .forward = NULL,
    .result = "self",
    .formulas = log_softmax_formulas,
    .formula_count = 1,
};
