/*
 * Generated from spec/arithmetic/clamp_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = min(max(self, clipValueMin), clipValueMax) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_min(c, near_max(c, v[0], v[1]), v[2]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_min(c, box_max(c, v[0], v[1]), v[2]);
}

static const oracle_formula clamp_tensor_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const clamp_tensor_arguments[] = {
    "self",
    "clipValueMin",
    "clipValueMax",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const clamp_tensor_linear[] = {
    NULL,
};
/* clang-format on */

const oracle clamp_tensor_oracle = {
    .entry = "aclnnClampTensor",
    .arguments = clamp_tensor_arguments,
    .linear = clamp_tensor_linear,
    .forward = NULL,
    .result = "self",
    .formulas = clamp_tensor_formulas,
    .formula_count = 1,
};
