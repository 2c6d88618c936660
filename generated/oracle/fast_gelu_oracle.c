/*
 * Generated from spec/activation/fast_gelu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self * sigmoid(1.702 * self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_sigmoid(c, near_mul(c, near_number(c, 851.0L, 500.0L), v[0])));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_sigmoid(c, box_mul(c, box_number(c, "851", "500"), v[0])));
}

static const oracle_formula fast_gelu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const fast_gelu_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const fast_gelu_linear[] = {
    NULL,
};
/* clang-format on */

const oracle fast_gelu_oracle = {
    .entry = "aclnnFastGelu",
    .arguments = fast_gelu_arguments,
    .linear = fast_gelu_linear,
    .forward = NULL,
    .result = "self",
    .formulas = fast_gelu_formulas,
    .formula_count = 1,
};
