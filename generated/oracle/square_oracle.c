/*
 * Generated from spec/arithmetic/square.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self * self */
static near near_formula_out(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[0]);
}

static const oracle_formula square_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const square_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const square_linear[] = {
    NULL,
};
/* clang-format on */

const oracle square_oracle = {
    .entry = "aclnnSquare",
    .arguments = square_arguments,
    .linear = square_linear,
    .forward = NULL,
    .result = "self",
    .formulas = square_formulas,
    .formula_count = 1,
};
