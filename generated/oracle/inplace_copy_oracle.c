/*
 * Generated from spec/conversion/inplace_copy.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* selfRef = src */
static near near_formula_selfRef(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_selfRef(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static cbox cbox_formula_selfRef(box_context *c, const cbox v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula inplace_copy_formulas[] = {
    {
        .mode = "",
        .output = "selfRef",
        .fold = false,
        .only = "src",
        .near = near_formula_selfRef,
        .box = box_formula_selfRef,
        .cbox = cbox_formula_selfRef,
    },
};

static const char *const inplace_copy_arguments[] = {
    "src",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const inplace_copy_linear[] = {
    "src",
    NULL,
};
/* clang-format on */

const oracle inplace_copy_oracle = {
    .entry = "aclnnInplaceCopy",
    .arguments = inplace_copy_arguments,
    .linear = inplace_copy_linear,
    .forward = NULL,
    .result = "selfRef",
    .formulas = inplace_copy_formulas,
    .formula_count = 1,
};
