/*
 * Generated from spec/activation/swish_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = gradOutput * (s * (1 + u * (1 - s))) */
static near near_formula_gradInput(near_context *c, const near v[])
{
    const near part_u = near_mul(c, v[2], v[1]);
    const near part_s = near_sigmoid(c, part_u);
    return near_mul(
        c, v[0],
        near_mul(c, part_s,
                 near_add(c, near_number(c, 1.0L, 1.0L),
                          near_mul(c, part_u, near_sub(c, near_number(c, 1.0L, 1.0L), part_s)))));
}

static const box *box_formula_gradInput(box_context *c, const box *const v[])
{
    const box *const part_u = box_mul(c, v[2], v[1]);
    const box *const part_s = box_sigmoid(c, part_u);
    return box_mul(
        c, v[0],
        box_mul(c, part_s,
                box_add(c, box_number(c, "1", "1"),
                        box_mul(c, part_u, box_sub(c, box_number(c, "1", "1"), part_s)))));
}

static const oracle_formula swish_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradInput,
        .box = box_formula_gradInput,
    },
};

static const char *const swish_backward_arguments[] = {
    "gradOutput",
    "self",
    "betaOptional",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const swish_backward_linear[] = {
    "gradOutput",
    NULL,
};

static const double swish_backward_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {8.0},
    {0.0},
    {-1.5},
};
/* clang-format on */

const oracle swish_backward_oracle = {
    .entry = "aclnnSwishBackward",
    .arguments = swish_backward_arguments,
    .linear = swish_backward_linear,
    .forward = "aclnnSwish",
    .result = "self",
    .formulas = swish_backward_formulas,
    .formula_count = 1,
    .scalars = swish_backward_scalars,
    .scalar_sets = sizeof swish_backward_scalars / sizeof swish_backward_scalars[0],
};
