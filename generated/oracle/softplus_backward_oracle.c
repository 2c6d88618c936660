/*
 * Generated from spec/activation/softplus_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = where(beta * self > threshold, gradOutput, gradOutput * sigmoid(beta * self)) */
static near near_formula_gradInput(near_context *c, const near v[])
{
    return (near_gt(c, near_mul(c, v[2], v[1]), v[3]) ? v[0]
            : near_mul(c, v[0], near_sigmoid(c, near_mul(c, v[2], v[1]))));
}

static const box *box_formula_gradInput(box_context *c, const box *const v[])
{
    return (box_gt(c, box_mul(c, v[2], v[1]), v[3]) ? v[0]
            : box_mul(c, v[0], box_sigmoid(c, box_mul(c, v[2], v[1]))));
}

static const oracle_formula softplus_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradInput,
        .box = box_formula_gradInput,
    },
};

static const char *const softplus_backward_arguments[] = {
    "gradOutput",
    "self",
    "beta",
    "threshold",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const softplus_backward_linear[] = {
    "gradOutput",
    NULL,
};

static const double softplus_backward_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0, 20.0},
    {0.7, 1.1},
    {2.0, 20.0},
    {0.0, -1.0},
    {0.0, 0.0},
};
/* clang-format on */

const oracle softplus_backward_oracle = {
    .entry = "aclnnSoftplusBackward",
    .arguments = softplus_backward_arguments,
    .linear = softplus_backward_linear,
    .forward = "aclnnSoftplus",
    .result = "self",
    .formulas = softplus_backward_formulas,
    .formula_count = 1,
    .scalars = softplus_backward_scalars,
    .scalar_sets = sizeof softplus_backward_scalars / sizeof softplus_backward_scalars[0],
};
