/*
 * Generated from spec/movement/circular_pad3d.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = longer */
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

static const oracle_formula circular_pad3d_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "longer",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const circular_pad3d_arguments[] = {
    "longer",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const circular_pad3d_linear[] = {
    "longer",
    NULL,
};
/* clang-format on */

const oracle circular_pad3d_oracle = {
    .entry = "aclnnCircularPad3d",
    .arguments = circular_pad3d_arguments,
    .linear = circular_pad3d_linear,
    .forward = NULL,
    .result = "longer",
    .formulas = circular_pad3d_formulas,
    .formula_count = 1,
};
