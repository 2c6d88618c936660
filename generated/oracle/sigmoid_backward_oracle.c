/*
 * Generated from spec/activation/sigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = gradOutput * conj(output * (1 - output)) */
static near near_formula_gradInput(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_mul(c, v[1], near_sub(c, near_number(c, 1.0L, 1.0L), v[1])));
}

static const box *box_formula_gradInput(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_mul(c, v[1], box_sub(c, box_number(c, "1", "1"), v[1])));
}

static cbox cbox_formula_gradInput(box_context *c, const cbox v[])
{
    return cbox_mul(c, v[0],
                    cbox_conj(c, cbox_mul(c, v[1], cbox_sub(c, cbox_number(c, "1", "1"), v[1]))));
}

static const oracle_formula sigmoid_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradInput,
        .box = box_formula_gradInput,
        .cbox = cbox_formula_gradInput,
    },
};

static const char *const sigmoid_backward_arguments[] = {
    "gradOutput",
    "output",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const sigmoid_backward_linear[] = {
    "gradOutput",
    NULL,
};
/* clang-format on */

const oracle sigmoid_backward_oracle = {
    .entry = "aclnnSigmoidBackward",
    .arguments = sigmoid_backward_arguments,
    .linear = sigmoid_backward_linear,
    .forward = "aclnnSigmoid",
    .result = "gradOutput",
    .formulas = sigmoid_backward_formulas,
    .formula_count = 1,
};
