/*
 * Generated from spec/activation/gelu_v2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* y = gelu_tanh(x) */
static near near_formula_tanh_y(near_context *c, const near v[])
{
    return near_gelu_tanh(c, v[0]);
}

static const box *box_formula_tanh_y(box_context *c, const box *const v[])
{
    return box_gelu_tanh(c, v[0]);
}

/* y = gelu(x) */
static near near_formula_none_y(near_context *c, const near v[])
{
    return near_gelu(c, v[0]);
}

static const box *box_formula_none_y(box_context *c, const box *const v[])
{
    return box_gelu(c, v[0]);
}

static const oracle_formula gelu_v2_formulas[] = {
    {
        .mode = "tanh",
        .output = "y",
        .fold = false,
        .only = "x",
        .near = near_formula_tanh_y,
        .box = box_formula_tanh_y,
    },
    {
        .mode = "none",
        .output = "y",
        .fold = false,
        .only = "x",
        .near = near_formula_none_y,
        .box = box_formula_none_y,
    },
};

static const char *const gelu_v2_arguments[] = {
    "x",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const gelu_v2_linear[] = {
    NULL,
};
/* clang-format on */

const oracle gelu_v2_oracle = {
    .entry = "aclnnGeluV2",
    .arguments = gelu_v2_arguments,
    .linear = gelu_v2_linear,
    .forward = NULL,
    .result = "x",
    .formulas = gelu_v2_formulas,
    .formula_count = 2,
};
