/*
 * Generated from spec/mathematics/asinh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = asinh(input) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_asinh(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_asinh(c, v[0]);
}

static const oracle_formula asinh_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "input",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const asinh_arguments[] = {
    "input",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const asinh_linear[] = {
    NULL,
};
/* clang-format on */

const oracle asinh_oracle = {
    .entry = "aclnnAsinh",
    .arguments = asinh_arguments,
    .linear = asinh_linear,
    .forward = NULL,
    .result = "input",
    .formulas = asinh_formulas,
    .formula_count = 1,
};
