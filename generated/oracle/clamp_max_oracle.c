/*
 * Generated from spec/arithmetic/clamp_max.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = min(self, clipValueMax) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_min(c, v[0], v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_min(c, v[0], v[1]);
}

static const oracle_formula clamp_max_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const clamp_max_arguments[] = {
    "self",
    "clipValueMax",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const clamp_max_linear[] = {
    NULL,
};

static const double clamp_max_scalars[][ORACLE_SCALARS_MAX] = {
    {3.0},
    {0.7},
    {-0.5},
    {-1.5},
};
/* clang-format on */

const oracle clamp_max_oracle = {
    .entry = "aclnnClampMax",
    .arguments = clamp_max_arguments,
    .linear = clamp_max_linear,
    .forward = NULL,
    .result = "self",
    .formulas = clamp_max_formulas,
    .formula_count = 1,
    .scalars = clamp_max_scalars,
    .scalar_sets = sizeof clamp_max_scalars / sizeof clamp_max_scalars[0],
};
