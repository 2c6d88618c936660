/*
 * Generated from spec/activation/hardshrink_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = where(abs(self) <= max(lambd, 0), 0, gradOutput) */
static near near_formula_gradInput(near_context *c, const near v[])
{
    return (near_le(c, near_abs(c, v[1]), near_max(c, v[2], near_number(c, 0.0L, 1.0L)))
            ? near_number(c, 0.0L, 1.0L) : v[0]);
}

static const box *box_formula_gradInput(box_context *c, const box *const v[])
{
    return (box_le(c, box_abs(c, v[1]), box_max(c, v[2], box_number(c, "0", "1")))
            ? box_number(c, "0", "1") : v[0]);
}

static const oracle_formula hardshrink_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradInput,
        .box = box_formula_gradInput,
    },
};

static const char *const hardshrink_backward_arguments[] = {
    "gradOutput",
    "self",
    "lambd",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const hardshrink_backward_linear[] = {
    "gradOutput",
    NULL,
};

static const double hardshrink_backward_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5},
    {0.7},
    {-4.0},
    {-1.5},
};
/* clang-format on */

const oracle hardshrink_backward_oracle = {
    .entry = "aclnnHardshrinkBackward",
    .arguments = hardshrink_backward_arguments,
    .linear = hardshrink_backward_linear,
    .forward = "aclnnHardshrink",
    .result = "gradOutput",
    .formulas = hardshrink_backward_formulas,
    .formula_count = 1,
    .scalars = hardshrink_backward_scalars,
    .scalar_sets = sizeof hardshrink_backward_scalars / sizeof hardshrink_backward_scalars[0],
};
