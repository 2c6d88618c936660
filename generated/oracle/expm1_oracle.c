/*
 * Generated from spec/mathematics/expm1.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = expm1(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_expm1(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_expm1(c, v[0]);
}

static const oracle_formula expm1_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const expm1_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const expm1_linear[] = {
    NULL,
};
/* clang-format on */

const oracle expm1_oracle = {
    .entry = "aclnnExpm1",
    .arguments = expm1_arguments,
    .linear = expm1_linear,
    .forward = NULL,
    .result = "self",
    .formulas = expm1_formulas,
    .formula_count = 1,
};
