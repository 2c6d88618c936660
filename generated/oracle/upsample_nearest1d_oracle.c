/*
 * Generated from spec/movement/upsample_nearest1d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = resized */
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

static const oracle_formula upsample_nearest1d_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "resized",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const upsample_nearest1d_arguments[] = {
    "resized",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const upsample_nearest1d_linear[] = {
    "resized",
    NULL,
};
/* clang-format on */

const oracle upsample_nearest1d_oracle = {
    .entry = "aclnnUpsampleNearest1d",
    .arguments = upsample_nearest1d_arguments,
    .linear = upsample_nearest1d_linear,
    .forward = NULL,
    .result = "resized",
    .formulas = upsample_nearest1d_formulas,
    .formula_count = 1,
};
