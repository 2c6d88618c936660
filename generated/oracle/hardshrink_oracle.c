/*
 * Generated from spec/activation/hardshrink.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(abs(self) <= max(lambd, 0), 0, self) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_le(c, near_abs(c, v[0]), near_max(c, v[1], near_number(c, 0.0L, 1.0L)))
            ? near_number(c, 0.0L, 1.0L) : v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_le(c, box_abs(c, v[0]), box_max(c, v[1], box_number(c, "0", "1")))
            ? box_number(c, "0", "1") : v[0]);
}

static const oracle_formula hardshrink_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const hardshrink_arguments[] = {
    "self",
    "lambd",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const hardshrink_linear[] = {
    NULL,
};

static const double hardshrink_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5},
    {0.7},
    {-4.0},
    {-1.5},
};
/* clang-format on */

const oracle hardshrink_oracle = {
    .entry = "aclnnHardshrink",
    .arguments = hardshrink_arguments,
    .linear = hardshrink_linear,
    .forward = NULL,
    .result = "self",
    .formulas = hardshrink_formulas,
    .formula_count = 1,
    .scalars = hardshrink_scalars,
    .scalar_sets = sizeof hardshrink_scalars / sizeof hardshrink_scalars[0],
};
