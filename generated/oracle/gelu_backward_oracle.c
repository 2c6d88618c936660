/*
 * Generated from spec/activation/gelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = gradOutput * gelu_tanh_slope(self) */
static near near_formula_gradInput(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_gelu_tanh_slope(c, v[1]));
}

static const box *box_formula_gradInput(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_gelu_tanh_slope(c, v[1]));
}

static const oracle_formula gelu_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradInput,
        .box = box_formula_gradInput,
    },
};

static const char *const gelu_backward_arguments[] = {
    "gradOutput",
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const gelu_backward_linear[] = {
    "gradOutput",
    NULL,
};
/* clang-format on */

const oracle gelu_backward_oracle = {
    .entry = "aclnnGeluBackward",
    .arguments = gelu_backward_arguments,
    .linear = gelu_backward_linear,
    .forward = "aclnnGelu",
    .result = "gradOutput",
    .formulas = gelu_backward_formulas,
    .formula_count = 1,
};
