/*
 * Generated from spec/mathematics/cos.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = cos(input) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_cos(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_cos(c, v[0]);
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_cos(c, v[0]);
}

static const oracle_formula cos_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "input",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const cos_arguments[] = {
    "input",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const cos_linear[] = {
    NULL,
};
/* clang-format on */

const oracle cos_oracle = {
    .entry = "aclnnCos",
    .arguments = cos_arguments,
    .linear = cos_linear,
    .forward = NULL,
    .result = "input",
    .formulas = cos_formulas,
    .formula_count = 1,
};
