/*
 * Generated from spec/movement/tril.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = kept */
static near near_formula_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula tril_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "kept",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const tril_arguments[] = {
    "kept",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const tril_linear[] = {
    "kept",
    NULL,
};
/* clang-format on */

const oracle tril_oracle = {
    .entry = "aclnnTril",
    .arguments = tril_arguments,
    .linear = tril_linear,
    .forward = NULL,
    .result = "kept",
    .formulas = tril_formulas,
    .formula_count = 1,
};
