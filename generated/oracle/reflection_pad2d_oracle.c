/*
 * Generated from spec/movement/reflection_pad2d.yaml by codegen.
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

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula reflection_pad2d_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "longer",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const reflection_pad2d_arguments[] = {
    "longer",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const reflection_pad2d_linear[] = {
    "longer",
    NULL,
};
/* clang-format on */

const oracle reflection_pad2d_oracle = {
    .entry = "aclnnReflectionPad2d",
    .arguments = reflection_pad2d_arguments,
    .linear = reflection_pad2d_linear,
    .forward = NULL,
    .result = "longer",
    .formulas = reflection_pad2d_formulas,
    .formula_count = 1,
};
