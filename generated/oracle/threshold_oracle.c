/*
 * Generated from spec/activation/threshold.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self <= threshold, value, self) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_le(c, v[0], v[1]) ? v[2] : v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_le(c, v[0], v[1]) ? v[2] : v[0]);
}

static const oracle_formula threshold_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const threshold_arguments[] = {
    "self",
    "threshold",
    "value",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const threshold_linear[] = {
    NULL,
};

static const double threshold_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0, 20.0},
    {0.7, 1.1},
    {-4.0, -8.0},
    {4.0, 100.0},
    {-1.5, -1.0},
};
/* clang-format on */

const oracle threshold_oracle = {
    .entry = "aclnnThreshold",
    .arguments = threshold_arguments,
    .linear = threshold_linear,
    .forward = NULL,
    .result = "self",
    .formulas = threshold_formulas,
    .formula_count = 1,
    .scalars = threshold_scalars,
    .scalar_sets = sizeof threshold_scalars / sizeof threshold_scalars[0],
};
