/*
 * Generated from spec/activation/leaky_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self > 0, self, self * negativeSlope) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_gt(c, v[0], near_number(c, 0.0L, 1.0L)) ? v[0] : near_mul(c, v[0], v[1]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_gt(c, v[0], box_number(c, "0", "1")) ? v[0] : box_mul(c, v[0], v[1]));
}

static const oracle_formula leaky_relu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const leaky_relu_arguments[] = {
    "self",
    "negativeSlope",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const leaky_relu_linear[] = {
    NULL,
};

static const double leaky_relu_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5},
    {0.7},
    {0.25},
    {-2.0},
    {3.0},
};
/* clang-format on */

const oracle leaky_relu_oracle = {
    .entry = "aclnnLeakyRelu",
    .arguments = leaky_relu_arguments,
    .linear = leaky_relu_linear,
    .forward = NULL,
    .result = "self",
    .formulas = leaky_relu_formulas,
    .formula_count = 1,
    .scalars = leaky_relu_scalars,
    .scalar_sets = sizeof leaky_relu_scalars / sizeof leaky_relu_scalars[0],
};
