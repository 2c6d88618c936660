/*
 * Generated from spec/arithmetic/scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* y = x * scale + bias */
static near near_formula_y(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, v[0], v[1]), v[2]);
}

static const box *box_formula_y(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, v[0], v[1]), v[2]);
}

static const oracle_formula scale_formulas[] = {
    {
        .mode = "",
        .output = "y",
        .fold = false,
        .only = NULL,
        .near = near_formula_y,
        .box = box_formula_y,
    },
};

static const char *const scale_arguments[] = {
    "x",
    "scale",
    "bias",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const scale_linear[] = {
    NULL,
};
/* clang-format on */

const oracle scale_oracle = {
    .entry = "aclnnScale",
    .arguments = scale_arguments,
    .linear = scale_linear,
    .forward = NULL,
    .result = "x",
    .formulas = scale_formulas,
    .formula_count = 1,
};
