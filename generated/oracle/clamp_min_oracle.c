/*
 * Generated from spec/arithmetic/clamp_min.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = max(self, clipValueMin) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_max(c, v[0], v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_max(c, v[0], v[1]);
}

static const oracle_formula clamp_min_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const clamp_min_arguments[] = {
    "self",
    "clipValueMin",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const clamp_min_linear[] = {
    NULL,
};

static const double clamp_min_scalars[][ORACLE_SCALARS_MAX] = {
    {3.0},
    {0.7},
    {-0.5},
    {-1.5},
};
/* clang-format on */

const oracle clamp_min_oracle = {
    .entry = "aclnnClampMin",
    .arguments = clamp_min_arguments,
    .linear = clamp_min_linear,
    .forward = NULL,
    .result = "self",
    .formulas = clamp_min_formulas,
    .formula_count = 1,
    .scalars = clamp_min_scalars,
    .scalar_sets = sizeof clamp_min_scalars / sizeof clamp_min_scalars[0],
};
