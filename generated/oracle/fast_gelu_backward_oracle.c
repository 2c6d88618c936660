/*
 * Generated from spec/activation/fast_gelu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = gradOutput * (s * (1 + u * (1 - s))) */
static near near_formula_gradInput(near_context *c, const near v[])
{
    const near part_u = near_mul(c, near_number(c, 851.0L, 500.0L), v[1]);
    const near part_s = near_sigmoid(c, part_u);
    return near_mul(
        c, v[0],
        near_mul(c, part_s,
                 near_add(c, near_number(c, 1.0L, 1.0L),
                          near_mul(c, part_u, near_sub(c, near_number(c, 1.0L, 1.0L), part_s)))));
}

static const box *box_formula_gradInput(box_context *c, const box *const v[])
{
    const box *const part_u = box_mul(c, box_number(c, "851", "500"), v[1]);
    const box *const part_s = box_sigmoid(c, part_u);
    return box_mul(
        c, v[0],
        box_mul(c, part_s,
                box_add(c, box_number(c, "1", "1"),
                        box_mul(c, part_u, box_sub(c, box_number(c, "1", "1"), part_s)))));
}

static const oracle_formula fast_gelu_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradInput,
        .box = box_formula_gradInput,
    },
};

static const char *const fast_gelu_backward_arguments[] = {
    "gradOutput",
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const fast_gelu_backward_linear[] = {
    "gradOutput",
    NULL,
};
/* clang-format on */

const oracle fast_gelu_backward_oracle = {
    .entry = "aclnnFastGeluBackward",
    .arguments = fast_gelu_backward_arguments,
    .linear = fast_gelu_backward_linear,
    .forward = "aclnnFastGelu",
    .result = "self",
    .formulas = fast_gelu_backward_formulas,
    .formula_count = 1,
};
