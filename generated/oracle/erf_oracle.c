/*
 * Generated from spec/mathematics/erf.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = erf(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_erf(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_erf(c, v[0]);
}

static const oracle_formula erf_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const erf_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const erf_linear[] = {
    NULL,
};
/* clang-format on */

const oracle erf_oracle = {
    .entry = "aclnnErf",
    .arguments = erf_arguments,
    .linear = erf_linear,
    .forward = NULL,
    .result = "self",
    .formulas = erf_formulas,
    .formula_count = 1,
};
