/*
 * Generated from spec/activation/mish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self * tanh(softplus(self)) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_tanh(c, near_softplus(c, v[0])));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_tanh(c, box_softplus(c, v[0])));
}

static const oracle_formula mish_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const mish_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const mish_linear[] = {
    NULL,
};
/* clang-format on */

const oracle mish_oracle = {
    .entry = "aclnnMish",
    .arguments = mish_arguments,
    .linear = mish_linear,
    .forward = NULL,
    .result = "self",
    .formulas = mish_formulas,
    .formula_count = 1,
};
