/*
 * Generated from spec/activation/ge_glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradUp = gradOutput * gelu */
static near near_formula_none_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[3]);
}

static const box *box_formula_none_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[3]);
}

/* gradGate = gradOutput * up * gelu_slope(gate) */
static near near_formula_none_gradGate(near_context *c, const near v[])
{
    return near_mul(c, near_mul(c, v[0], v[1]), near_gelu_slope(c, v[2]));
}

static const box *box_formula_none_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, box_mul(c, v[0], v[1]), box_gelu_slope(c, v[2]));
}

/* gradUp = gradOutput * gelu */
static near near_formula_tanh_gradUp(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[3]);
}

static const box *box_formula_tanh_gradUp(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[3]);
}

/* gradGate = gradOutput * up * gelu_tanh_slope(gate) */
static near near_formula_tanh_gradGate(near_context *c, const near v[])
{
    return near_mul(c, near_mul(c, v[0], v[1]), near_gelu_tanh_slope(c, v[2]));
}

static const box *box_formula_tanh_gradGate(box_context *c, const box *const v[])
{
    return box_mul(c, box_mul(c, v[0], v[1]), box_gelu_tanh_slope(c, v[2]));
}

static const oracle_formula ge_glu_backward_formulas[] = {
    {
        .mode = "none",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_gradUp,
        .box = box_formula_none_gradUp,
    },
    {
        .mode = "none",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_gradGate,
        .box = box_formula_none_gradGate,
    },
    {
        .mode = "tanh",
        .output = "gradUp",
        .fold = false,
        .only = NULL,
        .near = near_formula_tanh_gradUp,
        .box = box_formula_tanh_gradUp,
    },
    {
        .mode = "tanh",
        .output = "gradGate",
        .fold = false,
        .only = NULL,
        .near = near_formula_tanh_gradGate,
        .box = box_formula_tanh_gradGate,
    },
};

static const char *const ge_glu_backward_arguments[] = {
    "gradOutput",
    "up",
    "gate",
    "gelu",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const ge_glu_backward_linear[] = {
    "gradOutput",
    "up",
    "gelu",
    NULL,
};
/* clang-format on */

const oracle ge_glu_backward_oracle = {
    .entry = "aclnnGeGluBackward",
    .arguments = ge_glu_backward_arguments,
    .linear = ge_glu_backward_linear,
    .forward = "aclnnGeGlu",
    .result = "gate",
    .formulas = ge_glu_backward_formulas,
    .formula_count = 4,
};
