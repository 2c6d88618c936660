/*
 * Generated from spec/movement/triu.yaml by codegen.
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

static const oracle_formula triu_formulas[] = {
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

static const char *const triu_arguments[] = {
    "kept",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const triu_linear[] = {
    "kept",
    NULL,
};
/* clang-format on */

const oracle triu_oracle = {
    .entry = "aclnnTriu",
    .arguments = triu_arguments,
    .linear = triu_linear,
    .forward = NULL,
    .result = "kept",
    .formulas = triu_formulas,
    .formula_count = 1,
};
