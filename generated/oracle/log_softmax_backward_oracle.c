/*
 * Generated from spec/activation/log_softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(gradOutput, over: dim) */
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

/* out = gradOutput - exp(output) * total */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_total = v[2];
    return near_sub(c, v[0], near_mul(c, near_exp(c, v[1]), part_total));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_total = v[2];
    return box_sub(c, v[0], box_mul(c, box_exp(c, v[1]), part_total));
}

static near size_formula_out(near_context *c, const near v[], const near s[])
{
    return near_add(c, near_abs(c, v[0]), near_mul(c, near_abs(c, near_exp(c, v[1])), s[0]));
}

static const oracle_reduction formula_out_reductions[] = {
    {ORACLE_SUM, near_formula_out_0, box_formula_out_0, size_formula_out_0},
};

static const oracle_formula log_softmax_backward_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
        .size = size_formula_out,
        .reductions = formula_out_reductions,
        .reduction_count = 1,
    },
};

static const char *const log_softmax_backward_arguments[] = {
    "gradOutput",
    "output",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const log_softmax_backward_linear[] = {
    NULL,
};
/* clang-format on */

const oracle log_softmax_backward_oracle = {
    .entry = "aclnnLogSoftmaxBackward",
    .arguments = log_softmax_backward_arguments,
    .linear = log_softmax_backward_linear,
    .forward = "aclnnLogSoftmax",
    .result = "output",
    .formulas = log_softmax_backward_formulas,
    .formula_count = 1,
};
