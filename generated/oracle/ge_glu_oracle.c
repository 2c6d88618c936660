/*
 * Generated from spec/activation/ge_glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = up * gelu(gate) */
static near near_formula_none_out(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_gelu(c, v[1]));
}

static const box *box_formula_none_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_gelu(c, v[1]));
}

/* outGelu = gelu(gate) */
static near near_formula_none_outGelu(near_context *c, const near v[])
{
    return near_gelu(c, v[1]);
}

static const box *box_formula_none_outGelu(box_context *c, const box *const v[])
{
    return box_gelu(c, v[1]);
}

/* out = up * gelu_tanh(gate) */
static near near_formula_tanh_out(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_gelu_tanh(c, v[1]));
}

static const box *box_formula_tanh_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_gelu_tanh(c, v[1]));
}

/* outGelu = gelu_tanh(gate) */
static near near_formula_tanh_outGelu(near_context *c, const near v[])
{
    return near_gelu_tanh(c, v[1]);
}

static const box *box_formula_tanh_outGelu(box_context *c, const box *const v[])
{
    return box_gelu_tanh(c, v[1]);
}

static const oracle_formula ge_glu_formulas[] = {
    {
        .mode = "none",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_out,
        .box = box_formula_none_out,
    },
    {
        .mode = "none",
        .output = "outGelu",
        .fold = false,
        .only = "gate",
        .near = near_formula_none_outGelu,
        .box = box_formula_none_outGelu,
    },
    {
        .mode = "tanh",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_tanh_out,
        .box = box_formula_tanh_out,
    },
    {
        .mode = "tanh",
        .output = "outGelu",
        .fold = false,
        .only = "gate",
        .near = near_formula_tanh_outGelu,
        .box = box_formula_tanh_outGelu,
    },
};

static const char *const ge_glu_arguments[] = {
    "up",
    "gate",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const ge_glu_linear[] = {
    "up",
    NULL,
};
/* clang-format on */

const oracle ge_glu_oracle = {
    .entry = "aclnnGeGlu",
    .arguments = ge_glu_arguments,
    .linear = ge_glu_linear,
    .forward = NULL,
    .result = "gate",
    .formulas = ge_glu_formulas,
    .formula_count = 4,
};
