/*
 * Generated from spec/movement/im2col.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = columns */
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

static const oracle_formula im2col_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "columns",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const im2col_arguments[] = {
    "columns",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const im2col_linear[] = {
    "columns",
    NULL,
};
/* clang-format on */

const oracle im2col_oracle = {
    .entry = "aclnnIm2col",
    .arguments = im2col_arguments,
    .linear = im2col_linear,
    .forward = NULL,
    .result = "columns",
    .formulas = im2col_formulas,
    .formula_count = 1,
};
