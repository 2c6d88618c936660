/*
 * Generated from spec/movement/permute.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = turned */
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

static const oracle_formula permute_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "turned",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const permute_arguments[] = {
    "turned",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const permute_linear[] = {
    "turned",
    NULL,
};
/* clang-format on */

const oracle permute_oracle = {
    .entry = "aclnnPermute",
    .arguments = permute_arguments,
    .linear = permute_linear,
    .forward = NULL,
    .result = "turned",
    .formulas = permute_formulas,
    .formula_count = 1,
};
