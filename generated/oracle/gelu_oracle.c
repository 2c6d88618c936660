/*
 * Generated from spec/activation/gelu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = gelu_tanh(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_gelu_tanh(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_gelu_tanh(c, v[0]);
}

static const oracle_formula gelu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const gelu_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const gelu_linear[] = {
    NULL,
};
/* clang-format on */

const oracle gelu_oracle = {
    .entry = "aclnnGelu",
    .arguments = gelu_arguments,
    .linear = gelu_linear,
    .forward = NULL,
    .result = "self",
    .formulas = gelu_formulas,
    .formula_count = 1,
};
