/*
 * Generated from spec/movement/gather.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = gathered */
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

static const oracle_formula gather_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "gathered",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const gather_arguments[] = {
    "gathered",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const gather_linear[] = {
    "gathered",
    NULL,
};
/* clang-format on */

const oracle gather_oracle = {
    .entry = "aclnnGather",
    .arguments = gather_arguments,
    .linear = gather_linear,
    .forward = NULL,
    .result = "gathered",
    .formulas = gather_formulas,
    .formula_count = 1,
};
