/*
 * Generated from spec/movement/stack.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = tensors */
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

static const oracle_formula stack_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "tensors",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const stack_arguments[] = {
    "tensors",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const stack_linear[] = {
    "tensors",
    NULL,
};
/* clang-format on */

const oracle stack_oracle = {
    .entry = "aclnnStack",
    .arguments = stack_arguments,
    .linear = stack_linear,
    .forward = NULL,
    .result = "tensors",
    .formulas = stack_formulas,
    .formula_count = 1,
};
