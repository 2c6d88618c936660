/*
 * Generated from spec/activation/silu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = gradOutput * (s * (1 + self * (1 - s))) */
static near near_formula_gradInput(near_context *c, const near v[])
{
    const near part_s = near_sigmoid(c, v[1]);
    return near_mul(
        c, v[0],
        near_mul(c, part_s,
                 near_add(c, near_number(c, 1.0L, 1.0L),
                          near_mul(c, v[1], near_sub(c, near_number(c, 1.0L, 1.0L), part_s)))));
}

static const box *box_formula_gradInput(box_context *c, const box *const v[])
{
    const box *const part_s = box_sigmoid(c, v[1]);
    return box_mul(c, v[0],
                   box_mul(c, part_s,
                           box_add(c, box_number(c, "1", "1"),
                                   box_mul(c, v[1], box_sub(c, box_number(c, "1", "1"), part_s)))));
}

static const oracle_formula silu_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradInput,
        .box = box_formula_gradInput,
    },
};

static const char *const silu_backward_arguments[] = {
    "gradOutput",
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const silu_backward_linear[] = {
    "gradOutput",
    NULL,
};
/* clang-format on */

const oracle silu_backward_oracle = {
    .entry = "aclnnSiluBackward",
    .arguments = silu_backward_arguments,
    .linear = silu_backward_linear,
    .forward = "aclnnSilu",
    .result = "self",
    .formulas = silu_backward_formulas,
    .formula_count = 1,
};
