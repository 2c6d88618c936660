/*
 * Generated from spec/movement/repeat.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = copies */
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

static const oracle_formula repeat_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "copies",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const repeat_arguments[] = {
    "copies",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const repeat_linear[] = {
    "copies",
    NULL,
};
/* clang-format on */

const oracle repeat_oracle = {
    .entry = "aclnnRepeat",
    .arguments = repeat_arguments,
    .linear = repeat_linear,
    .forward = NULL,
    .result = "copies",
    .formulas = repeat_formulas,
    .formula_count = 1,
};
