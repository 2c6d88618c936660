/*
 * Generated from spec/conversion/real.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self */
static near near_formula_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula real_formulas[] = {
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

static const char *const real_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const real_linear[] = {
    "self",
    NULL,
};
/* clang-format on */

const oracle real_oracle = {
    .entry = "aclnnReal",
    .arguments = real_arguments,
    .linear = real_linear,
    .forward = NULL,
    .result = "self",
    .formulas = real_formulas,
    .formula_count = 1,
};
