/*
 * Generated from spec/mathematics/asin.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = asin(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_asin(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_asin(c, v[0]);
}

static const oracle_formula asin_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const asin_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const asin_linear[] = {
    NULL,
};
/* clang-format on */

const oracle asin_oracle = {
    .entry = "aclnnAsin",
    .arguments = asin_arguments,
    .linear = asin_linear,
    .forward = NULL,
    .result = "self",
    .formulas = asin_formulas,
    .formula_count = 1,
};
