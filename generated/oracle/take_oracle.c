/*
 * Generated from spec/movement/take.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = taken */
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

static const oracle_formula take_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "taken",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const take_arguments[] = {
    "taken",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const take_linear[] = {
    "taken",
    NULL,
};
/* clang-format on */

const oracle take_oracle = {
    .entry = "aclnnTake",
    .arguments = take_arguments,
    .linear = take_linear,
    .forward = NULL,
    .result = "taken",
    .formulas = take_formulas,
    .formula_count = 1,
};
