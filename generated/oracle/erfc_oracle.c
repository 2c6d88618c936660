/*
 * Generated from spec/mathematics/erfc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = erfc(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_erfc(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_erfc(c, v[0]);
}

static const oracle_formula erfc_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const erfc_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const erfc_linear[] = {
    NULL,
};
/* clang-format on */

const oracle erfc_oracle = {
    .entry = "aclnnErfc",
    .arguments = erfc_arguments,
    .linear = erfc_linear,
    .forward = NULL,
    .result = "self",
    .formulas = erfc_formulas,
    .formula_count = 1,
};
