/*
 * Generated from spec/activation/prelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = where(self > 0, gradOutput, gradOutput * weight) */
static near near_formula_gradInput(near_context *c, const near v[])
{
    return (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[0] : near_mul(c, v[0], v[2]));
}

static const box *box_formula_gradInput(box_context *c, const box *const v[])
{
    return (box_gt(c, v[1], box_number(c, "0", "1")) ? v[0] : box_mul(c, v[0], v[2]));
}

/* gradWeight = sum(where(self > 0, 0, gradOutput * self)) */
static near near_formula_gradWeight(near_context *c, const near v[])
{
    return (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_number(c, 0.0L, 1.0L)
            : near_mul(c, v[0], v[1]));
}

static const box *box_formula_gradWeight(box_context *c, const box *const v[])
{
    return (box_gt(c, v[1], box_number(c, "0", "1")) ? box_number(c, "0", "1")
            : box_mul(c, v[0], v[1]));
}

static const oracle_formula prelu_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradInput,
        .box = box_formula_gradInput,
    },
    {
        .mode = "",
        .output = "gradWeight",
        .fold = true,
        .only = NULL,
        .near = near_formula_gradWeight,
        .box = box_formula_gradWeight,
    },
};

static const char *const prelu_backward_arguments[] = {
    "gradOutput",
    "self",
    "weight",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const prelu_backward_linear[] = {
    "gradOutput",
    NULL,
};
/* clang-format on */

const oracle prelu_backward_oracle = {
    .entry = "aclnnPreluBackward",
    .arguments = prelu_backward_arguments,
    .linear = prelu_backward_linear,
    .forward = "aclnnPrelu",
    .result = "self",
    .formulas = prelu_backward_formulas,
    .formula_count = 2,
};
