/*
 * Generated from spec/arithmetic/neg.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = -self */
static near near_formula_out(near_context *c, const near v[])
{
    return near_neg(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_neg(c, v[0]);
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_neg(c, v[0]);
}

static const oracle_formula neg_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const neg_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const neg_linear[] = {
    "self",
    NULL,
};
/* clang-format on */

const oracle neg_oracle = {
    .entry = "aclnnNeg",
    .arguments = neg_arguments,
    .linear = neg_linear,
    .forward = NULL,
    .result = "self",
    .formulas = neg_formulas,
    .formula_count = 1,
};
