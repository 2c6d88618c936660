/*
 * Generated from spec/movement/index.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = seen */
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

static const oracle_formula index_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "seen",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const index_arguments[] = {
    "seen",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const index_linear[] = {
    "seen",
    NULL,
};
/* clang-format on */

const oracle index_oracle = {
    .entry = "aclnnIndex",
    .arguments = index_arguments,
    .linear = index_linear,
    .forward = NULL,
    .result = "seen",
    .formulas = index_formulas,
    .formula_count = 1,
};
