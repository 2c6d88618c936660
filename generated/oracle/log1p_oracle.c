/*
 * Generated from spec/mathematics/log1p.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = log1p(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_log1p(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_log1p(c, v[0]);
}

static const oracle_formula log1p_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const log1p_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const log1p_linear[] = {
    NULL,
};
/* clang-format on */

const oracle log1p_oracle = {
    .entry = "aclnnLog1p",
    .arguments = log1p_arguments,
    .linear = log1p_linear,
    .forward = NULL,
    .result = "self",
    .formulas = log1p_formulas,
    .formula_count = 1,
};
