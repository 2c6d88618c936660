/*
 * Generated from spec/arithmetic/minimum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = min(self, other) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_min(c, v[0], v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_min(c, v[0], v[1]);
}

static const oracle_formula minimum_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const minimum_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const minimum_linear[] = {
    NULL,
};
/* clang-format on */

const oracle minimum_oracle = {
    .entry = "aclnnMinimum",
    .arguments = minimum_arguments,
    .linear = minimum_linear,
    .forward = NULL,
    .result = "self",
    .formulas = minimum_formulas,
    .formula_count = 1,
};
