/*
 * Generated from spec/mathematics/lgamma.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = lgamma(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_lgamma(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_lgamma(c, v[0]);
}

static const oracle_formula lgamma_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const lgamma_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const lgamma_linear[] = {
    NULL,
};
/* clang-format on */

const oracle lgamma_oracle = {
    .entry = "aclnnLgamma",
    .arguments = lgamma_arguments,
    .linear = lgamma_linear,
    .forward = NULL,
    .result = "self",
    .formulas = lgamma_formulas,
    .formula_count = 1,
};
