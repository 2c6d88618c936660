/*
 * Generated from spec/movement/one.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = everywhere */
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

static const oracle_formula one_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "everywhere",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const one_arguments[] = {
    "everywhere",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const one_linear[] = {
    "everywhere",
    NULL,
};
/* clang-format on */

const oracle one_oracle = {
    .entry = "aclnnOne",
    .arguments = one_arguments,
    .linear = one_linear,
    .forward = NULL,
    .result = "everywhere",
    .formulas = one_formulas,
    .formula_count = 1,
};
