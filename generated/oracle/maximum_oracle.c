/*
 * Generated from spec/arithmetic/maximum.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = max(self, other) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_max(c, v[0], v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_max(c, v[0], v[1]);
}

static const oracle_formula maximum_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const maximum_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const maximum_linear[] = {
    NULL,
};
/* clang-format on */

const oracle maximum_oracle = {
    .entry = "aclnnMaximum",
    .arguments = maximum_arguments,
    .linear = maximum_linear,
    .forward = NULL,
    .result = "self",
    .formulas = maximum_formulas,
    .formula_count = 1,
};
