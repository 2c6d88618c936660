/*
 * Generated from spec/movement/flatten.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = rows */
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

static const oracle_formula flatten_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "rows",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const flatten_arguments[] = {
    "rows",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const flatten_linear[] = {
    "rows",
    NULL,
};
/* clang-format on */

const oracle flatten_oracle = {
    .entry = "aclnnFlatten",
    .arguments = flatten_arguments,
    .linear = flatten_linear,
    .forward = NULL,
    .result = "rows",
    .formulas = flatten_formulas,
    .formula_count = 1,
};
