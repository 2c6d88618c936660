/*
 * Generated from spec/arithmetic/fmod_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = fmod(self, other) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_fmod(c, v[0], v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_fmod(c, v[0], v[1]);
}

static const oracle_formula fmod_tensor_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const fmod_tensor_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const fmod_tensor_linear[] = {
    NULL,
};
/* clang-format on */

const oracle fmod_tensor_oracle = {
    .entry = "aclnnFmodTensor",
    .arguments = fmod_tensor_arguments,
    .linear = fmod_tensor_linear,
    .forward = NULL,
    .result = "self",
    .formulas = fmod_tensor_formulas,
    .formula_count = 1,
};
