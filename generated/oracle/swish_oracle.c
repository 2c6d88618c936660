/*
 * Generated from spec/activation/swish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self * sigmoid(betaOptional * self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_sigmoid(c, near_mul(c, v[1], v[0])));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_sigmoid(c, box_mul(c, v[1], v[0])));
}

static const oracle_formula swish_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const swish_arguments[] = {
    "self",
    "betaOptional",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const swish_linear[] = {
    NULL,
};

static const double swish_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {0.5},
    {-1.5},
    {0.0},
};
/* clang-format on */

const oracle swish_oracle = {
    .entry = "aclnnSwish",
    .arguments = swish_arguments,
    .linear = swish_linear,
    .forward = NULL,
    .result = "self",
    .formulas = swish_formulas,
    .formula_count = 1,
    .scalars = swish_scalars,
    .scalar_sets = sizeof swish_scalars / sizeof swish_scalars[0],
};
