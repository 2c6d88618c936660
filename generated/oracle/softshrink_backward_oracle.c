/*
 * Generated from spec/activation/softshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = where(self >= -lambda and self <= lambda, 0, gradOutput) */
static near near_formula_gradInput(near_context *c, const near v[])
{
    return ((near_ge(c, v[1], near_neg(c, v[2])) && near_le(c, v[1], v[2]))
            ? near_number(c, 0.0L, 1.0L) : v[0]);
}

static const box *box_formula_gradInput(box_context *c, const box *const v[])
{
    return ((box_ge(c, v[1], box_neg(c, v[2])) && box_le(c, v[1], v[2])) ? box_number(c, "0", "1")
            : v[0]);
}

static const oracle_formula softshrink_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradInput,
        .box = box_formula_gradInput,
    },
};

static const char *const softshrink_backward_arguments[] = {
    "gradOutput",
    "self",
    "lambda",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const softshrink_backward_linear[] = {
    "gradOutput",
    NULL,
};

static const double softshrink_backward_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5},
    {0.7},
    {1.0},
};
/* clang-format on */

const oracle softshrink_backward_oracle = {
    .entry = "aclnnSoftshrinkBackward",
    .arguments = softshrink_backward_arguments,
    .linear = softshrink_backward_linear,
    .forward = "aclnnSoftshrink",
    .result = "gradOutput",
    .formulas = softshrink_backward_formulas,
    .formula_count = 1,
    .scalars = softshrink_backward_scalars,
    .scalar_sets = sizeof softshrink_backward_scalars / sizeof softshrink_backward_scalars[0],
};
