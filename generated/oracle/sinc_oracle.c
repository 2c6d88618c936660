/*
 * Generated from spec/mathematics/sinc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = sinc(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_sinc(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_sinc(c, v[0]);
}

static const oracle_formula sinc_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const sinc_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const sinc_linear[] = {
    NULL,
};
/* clang-format on */

const oracle sinc_oracle = {
    .entry = "aclnnSinc",
    .arguments = sinc_arguments,
    .linear = sinc_linear,
    .forward = NULL,
    .result = "self",
    .formulas = sinc_formulas,
    .formula_count = 1,
};
