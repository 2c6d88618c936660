/*
 * Generated from spec/mathematics/acosh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = acosh(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_acosh(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_acosh(c, v[0]);
}

static const oracle_formula acosh_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const acosh_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const acosh_linear[] = {
    NULL,
};
/* clang-format on */

const oracle acosh_oracle = {
    .entry = "aclnnAcosh",
    .arguments = acosh_arguments,
    .linear = acosh_linear,
    .forward = NULL,
    .result = "self",
    .formulas = acosh_formulas,
    .formula_count = 1,
};
