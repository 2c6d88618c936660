/*
 * Generated from spec/activation/erfinv.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = erfinv(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_erfinv(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_erfinv(c, v[0]);
}

static const oracle_formula erfinv_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const erfinv_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const erfinv_linear[] = {
    NULL,
};
/* clang-format on */

const oracle erfinv_oracle = {
    .entry = "aclnnErfinv",
    .arguments = erfinv_arguments,
    .linear = erfinv_linear,
    .forward = NULL,
    .result = "self",
    .formulas = erfinv_formulas,
    .formula_count = 1,
};
