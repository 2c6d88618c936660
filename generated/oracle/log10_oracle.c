/*
 * Generated from spec/mathematics/log10.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = log10(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_log10(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_log10(c, v[0]);
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_log10(c, v[0]);
}

static const oracle_formula log10_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const log10_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const log10_linear[] = {
    NULL,
};
/* clang-format on */

const oracle log10_oracle = {
    .entry = "aclnnLog10",
    .arguments = log10_arguments,
    .linear = log10_linear,
    .forward = NULL,
    .result = "self",
    .formulas = log10_formulas,
    .formula_count = 1,
};
