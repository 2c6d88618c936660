/*
 * Generated from spec/movement/roll.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = moved */
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

static const oracle_formula roll_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "moved",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const roll_arguments[] = {
    "moved",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const roll_linear[] = {
    "moved",
    NULL,
};
/* clang-format on */

const oracle roll_oracle = {
    .entry = "aclnnRoll",
    .arguments = roll_arguments,
    .linear = roll_linear,
    .forward = NULL,
    .result = "moved",
    .formulas = roll_formulas,
    .formula_count = 1,
};
