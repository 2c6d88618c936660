/*
 * Generated from spec/arithmetic/clamp.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = min(max(self, clipValueMin), clipValueMax) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_min(c, near_max(c, v[0], v[1]), v[2]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_min(c, box_max(c, v[0], v[1]), v[2]);
}

static const oracle_formula clamp_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const clamp_arguments[] = {
    "self",
    "clipValueMin",
    "clipValueMax",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const clamp_linear[] = {
    NULL,
};

static const double clamp_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0, 3.0},
    {0.7, 1.1},
    {7.0, 3.0},
    {-0.5, 8.0},
    {-1.5, -1.0},
};
/* clang-format on */

const oracle clamp_oracle = {
    .entry = "aclnnClamp",
    .arguments = clamp_arguments,
    .linear = clamp_linear,
    .forward = NULL,
    .result = "self",
    .formulas = clamp_formulas,
    .formula_count = 1,
    .scalars = clamp_scalars,
    .scalar_sets = sizeof clamp_scalars / sizeof clamp_scalars[0],
};
