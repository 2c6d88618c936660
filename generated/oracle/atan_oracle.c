/*
 * Generated from spec/mathematics/atan.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = atan(input) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_atan(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_atan(c, v[0]);
}

static const oracle_formula atan_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "input",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const atan_arguments[] = {
    "input",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const atan_linear[] = {
    NULL,
};
/* clang-format on */

const oracle atan_oracle = {
    .entry = "aclnnAtan",
    .arguments = atan_arguments,
    .linear = atan_linear,
    .forward = NULL,
    .result = "input",
    .formulas = atan_formulas,
    .formula_count = 1,
};
