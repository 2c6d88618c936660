/*
 * Generated from spec/activation/prelu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self > 0, self, self * weight) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_gt(c, v[0], near_number(c, 0.0L, 1.0L)) ? v[0] : near_mul(c, v[0], v[1]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_gt(c, v[0], box_number(c, "0", "1")) ? v[0] : box_mul(c, v[0], v[1]));
}

static const oracle_formula prelu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const prelu_arguments[] = {
    "self",
    "weight",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const prelu_linear[] = {
    NULL,
};
/* clang-format on */

const oracle prelu_oracle = {
    .entry = "aclnnPrelu",
    .arguments = prelu_arguments,
    .linear = prelu_linear,
    .forward = NULL,
    .result = "self",
    .formulas = prelu_formulas,
    .formula_count = 1,
};
