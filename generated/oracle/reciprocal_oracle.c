/*
 * Generated from spec/mathematics/reciprocal.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = 1 / self */
static near near_formula_out(near_context *c, const near v[])
{
    return near_div(c, near_number(c, 1.0L, 1.0L), v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_div(c, box_number(c, "1", "1"), v[0]);
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_div(c, cbox_number(c, "1", "1"), v[0]);
}

static const oracle_formula reciprocal_formulas[] = {
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

static const char *const reciprocal_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const reciprocal_linear[] = {
    NULL,
};
/* clang-format on */

const oracle reciprocal_oracle = {
    .entry = "aclnnReciprocal",
    .arguments = reciprocal_arguments,
    .linear = reciprocal_linear,
    .forward = NULL,
    .result = "self",
    .formulas = reciprocal_formulas,
    .formula_count = 1,
};
