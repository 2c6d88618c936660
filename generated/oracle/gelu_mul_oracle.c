/*
 * Generated from spec/activation/gelu_mul.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = gelu(gate) * up */
static near near_formula_none_out(near_context *c, const near v[])
{
    return near_mul(c, near_gelu(c, v[0]), v[1]);
}

static const box *box_formula_none_out(box_context *c, const box *const v[])
{
    return box_mul(c, box_gelu(c, v[0]), v[1]);
}

/* out = gelu_tanh(gate) * up */
static near near_formula_tanh_out(near_context *c, const near v[])
{
    return near_mul(c, near_gelu_tanh(c, v[0]), v[1]);
}

static const box *box_formula_tanh_out(box_context *c, const box *const v[])
{
    return box_mul(c, box_gelu_tanh(c, v[0]), v[1]);
}

static const oracle_formula gelu_mul_formulas[] = {
    {
        .mode = "none",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_out,
        .box = box_formula_none_out,
    },
    {
        .mode = "tanh",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_tanh_out,
        .box = box_formula_tanh_out,
    },
};

static const char *const gelu_mul_arguments[] = {
    "gate",
    "up",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const gelu_mul_linear[] = {
    "up",
    NULL,
};
/* clang-format on */

const oracle gelu_mul_oracle = {
    .entry = "aclnnGeluMul",
    .arguments = gelu_mul_arguments,
    .linear = gelu_mul_linear,
    .forward = NULL,
    .result = "gate",
    .formulas = gelu_mul_formulas,
    .formula_count = 2,
};
