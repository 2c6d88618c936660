/*
 * Generated from spec/arithmetic/clamp_min_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = max(self, clipValueMin) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_max(c, v[0], v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_max(c, v[0], v[1]);
}

static const oracle_formula clamp_min_tensor_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const clamp_min_tensor_arguments[] = {
    "self",
    "clipValueMin",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const clamp_min_tensor_linear[] = {
    NULL,
};
/* clang-format on */

const oracle clamp_min_tensor_oracle = {
    .entry = "aclnnClampMinTensor",
    .arguments = clamp_min_tensor_arguments,
    .linear = clamp_min_tensor_linear,
    .forward = NULL,
    .result = "self",
    .formulas = clamp_min_tensor_formulas,
    .formula_count = 1,
};
