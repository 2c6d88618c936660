/*
 * Generated from spec/movement/expand.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = repeated */
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

static const oracle_formula expand_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "repeated",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const expand_arguments[] = {
    "repeated",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const expand_linear[] = {
    "repeated",
    NULL,
};
/* clang-format on */

const oracle expand_oracle = {
    .entry = "aclnnExpand",
    .arguments = expand_arguments,
    .linear = expand_linear,
    .forward = NULL,
    .result = "repeated",
    .formulas = expand_formulas,
    .formula_count = 1,
};
