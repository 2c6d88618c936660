/*
 * Generated from spec/activation/softmax_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(gradOutput * output, over: dim) */
static near near_formula_out_0(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_formula_out_0(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

static near size_formula_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, v[1]));
}

/* out = output * (gradOutput - mean) */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_mean = v[2];
    return near_mul(c, v[1], near_sub(c, v[0], part_mean));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_mean = v[2];
    return box_mul(c, v[1], box_sub(c, v[0], part_mean));
}

static near size_formula_out(near_context *c, const near v[], const near s[])
{
    return near_mul(c, near_abs(c, v[1]), near_add(c, near_abs(c, v[0]), s[0]));
}

static const oracle_reduction formula_out_reductions[] = {
    {ORACLE_SUM, near_formula_out_0, box_formula_out_0, size_formula_out_0},
};

static const oracle_formula softmax_backward_formulas[] = {
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

static const char *const softmax_backward_arguments[] = {
    "gradOutput",
    "output",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const softmax_backward_linear[] = {
    NULL,
};
/* clang-format on */

const oracle softmax_backward_oracle = {
    .entry = "aclnnSoftmaxBackward",
    .arguments = softmax_backward_arguments,
    .linear = softmax_backward_linear,
    .forward = "aclnnSoftmax",
    .result = "output",
    .formulas = softmax_backward_formulas,
    .formula_count = 1,
};
