/*
 * Generated from spec/activation/elu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = where(selfOrResult > 0, gradOutput * scale, gradOutput * inputScale * alpha * scale * exp(selfOrResult * inputScale)) */
static near near_formula_false_gradInput(near_context *c, const near v[])
{
    return (near_gt(c, v[4], near_number(c, 0.0L, 1.0L)) ? near_mul(c, v[0], v[2])
            : near_mul(c, near_mul(c, near_mul(c, near_mul(c, v[0], v[3]), v[1]), v[2]),
                       near_exp(c, near_mul(c, v[4], v[3]))));
}

static const box *box_formula_false_gradInput(box_context *c, const box *const v[])
{
    return (box_gt(c, v[4], box_number(c, "0", "1")) ? box_mul(c, v[0], v[2])
            : box_mul(c, box_mul(c, box_mul(c, box_mul(c, v[0], v[3]), v[1]), v[2]),
                      box_exp(c, box_mul(c, v[4], v[3]))));
}

/* gradInput = where(selfOrResult > 0, gradOutput * scale, gradOutput * inputScale * (selfOrResult + alpha * scale)) */
static near near_formula_true_gradInput(near_context *c, const near v[])
{
    return (near_gt(c, v[4], near_number(c, 0.0L, 1.0L)) ? near_mul(c, v[0], v[2])
            : near_mul(c, near_mul(c, v[0], v[3]), near_add(c, v[4], near_mul(c, v[1], v[2]))));
}

static const box *box_formula_true_gradInput(box_context *c, const box *const v[])
{
    return (box_gt(c, v[4], box_number(c, "0", "1")) ? box_mul(c, v[0], v[2])
            : box_mul(c, box_mul(c, v[0], v[3]), box_add(c, v[4], box_mul(c, v[1], v[2]))));
}

static const oracle_formula elu_backward_formulas[] = {
    {
        .mode = "false",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_gradInput,
        .box = box_formula_false_gradInput,
    },
    {
        .mode = "true",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_gradInput,
        .box = box_formula_true_gradInput,
    },
};

static const char *const elu_backward_arguments[] = {
    "gradOutput",
    "alpha",
    "scale",
    "inputScale",
    "selfOrResult",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const elu_backward_linear[] = {
    "gradOutput",
    NULL,
};

static const double elu_backward_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0, 1.0, 1.0},
    {0.7, 1.1, 1.5},
    {3.0, 2.0, 0.5},
};
/* clang-format on */

const oracle elu_backward_oracle = {
    .entry = "aclnnEluBackward",
    .arguments = elu_backward_arguments,
    .linear = elu_backward_linear,
    .forward = "aclnnElu",
    .result = "gradOutput",
    .formulas = elu_backward_formulas,
    .formula_count = 2,
    .scalars = elu_backward_scalars,
    .scalar_sets = sizeof elu_backward_scalars / sizeof elu_backward_scalars[0],
};
