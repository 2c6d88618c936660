/*
 * Generated from spec/arithmetic/div.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self / other */
static near near_formula_out(near_context *c, const near v[])
{
    return near_div(c, v[0], v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_div(c, v[0], v[1]);
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_div(c, v[0], v[1]);
}

static const oracle_formula div_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const div_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const div_linear[] = {
    "self",
    NULL,
};
/* clang-format on */

const oracle div_oracle = {
    .entry = "aclnnDiv",
    .arguments = div_arguments,
    .linear = div_linear,
    .forward = NULL,
    .result = "self",
    .formulas = div_formulas,
    .formula_count = 1,
};
