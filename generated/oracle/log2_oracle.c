/*
 * Generated from spec/mathematics/log2.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = log2(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_log2(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_log2(c, v[0]);
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_log2(c, v[0]);
}

static const oracle_formula log2_formulas[] = {
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

static const char *const log2_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const log2_linear[] = {
    NULL,
};
/* clang-format on */

const oracle log2_oracle = {
    .entry = "aclnnLog2",
    .arguments = log2_arguments,
    .linear = log2_linear,
    .forward = NULL,
    .result = "self",
    .formulas = log2_formulas,
    .formula_count = 1,
};
