/*
 * Generated from spec/activation/selu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = where(result > 0, gradOutput * scale, gradOutput * (result + scale * alpha)) */
static near near_formula_gradInput(near_context *c, const near v[])
{
    const near part_scale =
        near_number(c, 5253504936777402467096674926473.0L, 5000000000000000000000000000000.0L);
    const near part_alpha =
        near_number(c, 16732632423543772848170429916717.0L, 10000000000000000000000000000000.0L);
    return (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_mul(c, v[0], part_scale)
            : near_mul(c, v[0], near_add(c, v[1], near_mul(c, part_scale, part_alpha))));
}

static const box *box_formula_gradInput(box_context *c, const box *const v[])
{
    const box *const part_scale =
        box_number(c, "5253504936777402467096674926473", "5000000000000000000000000000000");
    const box *const part_alpha =
        box_number(c, "16732632423543772848170429916717", "10000000000000000000000000000000");
    return (box_gt(c, v[1], box_number(c, "0", "1")) ? box_mul(c, v[0], part_scale)
            : box_mul(c, v[0], box_add(c, v[1], box_mul(c, part_scale, part_alpha))));
}

static const oracle_formula selu_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradInput,
        .box = box_formula_gradInput,
    },
};

static const char *const selu_backward_arguments[] = {
    "gradOutput",
    "result",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const selu_backward_linear[] = {
    "gradOutput",
    NULL,
};
/* clang-format on */

const oracle selu_backward_oracle = {
    .entry = "aclnnSeluBackward",
    .arguments = selu_backward_arguments,
    .linear = selu_backward_linear,
    .forward = "aclnnSelu",
    .result = "gradOutput",
    .formulas = selu_backward_formulas,
    .formula_count = 1,
};
