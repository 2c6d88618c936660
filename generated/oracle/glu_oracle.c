/*
 * Generated from spec/activation/glu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = a * sigmoid(b) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_sigmoid(c, v[1]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_sigmoid(c, v[1]));
}

static const oracle_formula glu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const glu_arguments[] = {
    "a",
    "b",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const glu_linear[] = {
    "a",
    NULL,
};
/* clang-format on */

const oracle glu_oracle = {
    .entry = "aclnnGlu",
    .arguments = glu_arguments,
    .linear = glu_linear,
    .forward = NULL,
    .result = "a",
    .formulas = glu_formulas,
    .formula_count = 1,
};
