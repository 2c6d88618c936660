/*
 * Generated from spec/activation/ge_glu_v3_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradUp = gradOutput * gelu */
static near near_formula_none_false_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[3]);
}

static const box *box_formula_none_false_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[3]);
}

/* gradGate = gradOutput * up * gelu_slope(gate) */
static near near_formula_none_false_gradGate(near_context *c, const near v[])
{
    return near_mul(c, near_mul(c, v[0], v[2]), near_gelu_slope(c, v[1]));
}

static const box *box_formula_none_false_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, box_mul(c, v[0], v[2]), box_gelu_slope(c, v[1]));
}

/* gradUp = gradOutput * gelu */
static near near_formula_none_true_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[3]);
}

static const box *box_formula_none_true_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[3]);
}

/* gradGate = gradOutput * up * gelu_slope(gate) */
static near near_formula_none_true_gradGate(near_context *c, const near v[])
{
    return near_mul(c, near_mul(c, v[0], v[2]), near_gelu_slope(c, v[1]));
}

static const box *box_formula_none_true_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, box_mul(c, v[0], v[2]), box_gelu_slope(c, v[1]));
}

/* gradUp = gradOutput * gelu */
static near near_formula_tanh_false_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[3]);
}

static const box *box_formula_tanh_false_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[3]);
}

/* gradGate = gradOutput * up * gelu_tanh_slope(gate) */
static near near_formula_tanh_false_gradGate(near_context *c, const near v[])
{
    return near_mul(c, near_mul(c, v[0], v[2]), near_gelu_tanh_slope(c, v[1]));
}

static const box *box_formula_tanh_false_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, box_mul(c, v[0], v[2]), box_gelu_tanh_slope(c, v[1]));
}

/* gradUp = gradOutput * gelu */
static near near_formula_tanh_true_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[3]);
}

static const box *box_formula_tanh_true_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[3]);
}

/* gradGate = gradOutput * up * gelu_tanh_slope(gate) */
static near near_formula_tanh_true_gradGate(near_context *c, const near v[])
{
    return near_mul(c, near_mul(c, v[0], v[2]), near_gelu_tanh_slope(c, v[1]));
}

static const box *box_formula_tanh_true_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, box_mul(c, v[0], v[2]), box_gelu_tanh_slope(c, v[1]));
}

static const oracle_formula ge_glu_v3_backward_formulas[] = {
    {
        .mode = "none false",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_false_gradUp,
        .box = box_formula_none_false_gradUp,
    },
    {
        .mode = "none false",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_false_gradGate,
        .box = box_formula_none_false_gradGate,
    },
    {
        .mode = "none true",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_true_gradUp,
        .box = box_formula_none_true_gradUp,
    },
    {
        .mode = "none true",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_true_gradGate,
        .box = box_formula_none_true_gradGate,
    },
    {
        .mode = "tanh false",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_tanh_false_gradUp,
        .box = box_formula_tanh_false_gradUp,
    },
    {
        .mode = "tanh false",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_tanh_false_gradGate,
        .box = box_formula_tanh_false_gradGate,
    },
    {
        .mode = "tanh true",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_tanh_true_gradUp,
        .box = box_formula_tanh_true_gradUp,
    },
    {
        .mode = "tanh true",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_tanh_true_gradGate,
        .box = box_formula_tanh_true_gradGate,
    },
};

static const char *const ge_glu_v3_backward_arguments[] = {
    "gradOutput",
    "gate",
    "up",
    "gelu",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const ge_glu_v3_backward_linear[] = {
    "gradOutput",
    "up",
    "gelu",
    NULL,
};
/* clang-format on */

const oracle ge_glu_v3_backward_oracle = {
    .entry = "aclnnGeGluV3Backward",
    .arguments = ge_glu_v3_backward_arguments,
    .linear = ge_glu_v3_backward_linear,
    .forward = "aclnnGeGluV3",
    .result = "gate",
    .formulas = ge_glu_v3_backward_formulas,
    .formula_count = 8,
};
