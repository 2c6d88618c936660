/*
 * Generated from spec/mathematics/digamma.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = digamma(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_digamma(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_digamma(c, v[0]);
}

static const oracle_formula digamma_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const digamma_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const digamma_linear[] = {
    NULL,
};
/* clang-format on */

const oracle digamma_oracle = {
    .entry = "aclnnDigamma",
    .arguments = digamma_arguments,
    .linear = digamma_linear,
    .forward = NULL,
    .result = "self",
    .formulas = digamma_formulas,
    .formula_count = 1,
};
