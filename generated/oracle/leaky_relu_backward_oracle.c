/*
 * Generated from spec/activation/leaky_relu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self > 0, gradOutput, gradOutput * negativeSlope) */
static near near_formula_false_out(near_context *c, const near v[])
{
    return (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[0] : near_mul(c, v[0], v[2]));
}

static const box *box_formula_false_out(box_context *c, const box *const v[])
{
    return (box_gt(c, v[1], box_number(c, "0", "1")) ? v[0] : box_mul(c, v[0], v[2]));
}

/* out = where(self > 0, gradOutput, gradOutput * negativeSlope) */
static near near_formula_true_out(near_context *c, const near v[])
{
    return (near_gt(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[0] : near_mul(c, v[0], v[2]));
}

static const box *box_formula_true_out(box_context *c, const box *const v[])
{
    return (box_gt(c, v[1], box_number(c, "0", "1")) ? v[0] : box_mul(c, v[0], v[2]));
}

static const oracle_formula leaky_relu_backward_formulas[] = {
    {
        .mode = "false",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_out,
        .box = box_formula_false_out,
    },
    {
        .mode = "true",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_out,
        .box = box_formula_true_out,
    },
};

static const char *const leaky_relu_backward_arguments[] = {
    "gradOutput",
    "self",
    "negativeSlope",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const leaky_relu_backward_linear[] = {
    "gradOutput",
    NULL,
};

static const double leaky_relu_backward_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5},
    {0.7},
    {0.25},
};
/* clang-format on */

const oracle leaky_relu_backward_oracle = {
    .entry = "aclnnLeakyReluBackward",
    .arguments = leaky_relu_backward_arguments,
    .linear = leaky_relu_backward_linear,
    .forward = "aclnnLeakyRelu",
    .result = "gradOutput",
    .formulas = leaky_relu_backward_formulas,
    .formula_count = 2,
    .scalars = leaky_relu_backward_scalars,
    .scalar_sets = sizeof leaky_relu_backward_scalars / sizeof leaky_relu_backward_scalars[0],
};
