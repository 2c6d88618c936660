/*
 * Generated from spec/mathematics/exp2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = exp2(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_exp2(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_exp2(c, v[0]);
}

static const oracle_formula exp2_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const exp2_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const exp2_linear[] = {
    NULL,
};
/* clang-format on */

const oracle exp2_oracle = {
    .entry = "aclnnExp2",
    .arguments = exp2_arguments,
    .linear = exp2_linear,
    .forward = NULL,
    .result = "self",
    .formulas = exp2_formulas,
    .formula_count = 1,
};
