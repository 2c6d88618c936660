/*
 * Generated from spec/activation/ge_glu_v3.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = up * gelu(gate) */
static near near_formula_none_false_out(near_context *c, const near v[])
{
    return near_mul(c, v[1], near_gelu(c, v[0]));
}

static const box *box_formula_none_false_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[1], box_gelu(c, v[0]));
}

/* outGelu = gelu(gate) */
static near near_formula_none_false_outGelu(near_context *c, const near v[])
{
    return near_gelu(c, v[0]);
}

static const box *box_formula_none_false_outGelu(box_context *c, const box *const v[])
{
    return box_gelu(c, v[0]);
}

/* out = up * gelu(gate) */
static near near_formula_none_true_out(near_context *c, const near v[])
{
    return near_mul(c, v[1], near_gelu(c, v[0]));
}

static const box *box_formula_none_true_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[1], box_gelu(c, v[0]));
}

/* outGelu = gelu(gate) */
static near near_formula_none_true_outGelu(near_context *c, const near v[])
{
    return near_gelu(c, v[0]);
}

static const box *box_formula_none_true_outGelu(box_context *c, const box *const v[])
{
    return box_gelu(c, v[0]);
}

/* out = up * gelu_tanh(gate) */
static near near_formula_tanh_false_out(near_context *c, const near v[])
{
    return near_mul(c, v[1], near_gelu_tanh(c, v[0]));
}

static const box *box_formula_tanh_false_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[1], box_gelu_tanh(c, v[0]));
}

/* outGelu = gelu_tanh(gate) */
static near near_formula_tanh_false_outGelu(near_context *c, const near v[])
{
    return near_gelu_tanh(c, v[0]);
}

static const box *box_formula_tanh_false_outGelu(box_context *c, const box *const v[])
{
    return box_gelu_tanh(c, v[0]);
}

/* out = up * gelu_tanh(gate) */
static near near_formula_tanh_true_out(near_context *c, const near v[])
{
    return near_mul(c, v[1], near_gelu_tanh(c, v[0]));
}

static const box *box_formula_tanh_true_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[1], box_gelu_tanh(c, v[0]));
}

/* outGelu = gelu_tanh(gate) */
static near near_formula_tanh_true_outGelu(near_context *c, const near v[])
{
    return near_gelu_tanh(c, v[0]);
}

static const box *box_formula_tanh_true_outGelu(box_context *c, const box *const v[])
{
    return box_gelu_tanh(c, v[0]);
}

static const oracle_formula ge_glu_v3_formulas[] = {
    {
        .mode = "none false",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_false_out,
        .box = box_formula_none_false_out,
    },
    {
        .mode = "none false",
        .output = "outGelu",
        .fold = false,
        .only = "gate",
        .near = near_formula_none_false_outGelu,
        .box = box_formula_none_false_outGelu,
    },
    {
        .mode = "none true",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_true_out,
        .box = box_formula_none_true_out,
    },
    {
        .mode = "none true",
        .output = "outGelu",
        .fold = false,
        .only = "gate",
        .near = near_formula_none_true_outGelu,
        .box = box_formula_none_true_outGelu,
    },
    {
        .mode = "tanh false",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_tanh_false_out,
        .box = box_formula_tanh_false_out,
    },
    {
        .mode = "tanh false",
        .output = "outGelu",
        .fold = false,
        .only = "gate",
        .near = near_formula_tanh_false_outGelu,
        .box = box_formula_tanh_false_outGelu,
    },
    {
        .mode = "tanh true",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_tanh_true_out,
        .box = box_formula_tanh_true_out,
    },
    {
        .mode = "tanh true",
        .output = "outGelu",
        .fold = false,
        .only = "gate",
        .near = near_formula_tanh_true_outGelu,
        .box = box_formula_tanh_true_outGelu,
    },
};

static const char *const ge_glu_v3_arguments[] = {
    "gate",
    "up",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const ge_glu_v3_linear[] = {
    "up",
    NULL,
};
/* clang-format on */

const oracle ge_glu_v3_oracle = {
    .entry = "aclnnGeGluV3",
    .arguments = ge_glu_v3_arguments,
    .linear = ge_glu_v3_linear,
    .forward = NULL,
    .result = "gate",
    .formulas = ge_glu_v3_formulas,
    .formula_count = 8,
};
