/*
 * Generated from spec/activation/relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = max(self, 0) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_max(c, v[0], near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_max(c, v[0], box_number(c, "0", "1"));
}

static const oracle_formula relu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const relu_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const relu_linear[] = {
    NULL,
};
/* clang-format on */

const oracle relu_oracle = {
    .entry = "aclnnRelu",
    .arguments = relu_arguments,
    .linear = relu_linear,
    .forward = NULL,
    .result = "self",
    .formulas = relu_formulas,
    .formula_count = 1,
};
