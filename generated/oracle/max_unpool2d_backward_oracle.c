/*
 * Generated from spec/movement/max_unpool2d_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = seen */
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

static const oracle_formula max_unpool2d_backward_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "seen",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const max_unpool2d_backward_arguments[] = {
    "seen",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const max_unpool2d_backward_linear[] = {
    "seen",
    NULL,
};
/* clang-format on */

const oracle max_unpool2d_backward_oracle = {
    .entry = "aclnnMaxUnpool2dBackward",
    .arguments = max_unpool2d_backward_arguments,
    .linear = max_unpool2d_backward_linear,
    .forward = NULL,
    .result = "seen",
    .formulas = max_unpool2d_backward_formulas,
    .formula_count = 1,
};
