/*
 * Generated from spec/mathematics/acos.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = acos(input) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_acos(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_acos(c, v[0]);
}

static const oracle_formula acos_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "input",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const acos_arguments[] = {
    "input",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const acos_linear[] = {
    NULL,
};
/* clang-format on */

const oracle acos_oracle = {
    .entry = "aclnnAcos",
    .arguments = acos_arguments,
    .linear = acos_linear,
    .forward = NULL,
    .result = "input",
    .formulas = acos_formulas,
    .formula_count = 1,
};
