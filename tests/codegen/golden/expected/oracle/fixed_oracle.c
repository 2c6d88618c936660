/*
 * Generated from spec/invented/fixed.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = left * right * factor */
static near near_out(near_context *c, const near v[])
{
    return near_mul(c, near_mul(c, v[0], v[1]), v[2]);
}

static const box *box_out(box_context *c, const box *const v[])
{
    return box_mul(c, box_mul(c, v[0], v[1]), v[2]);
}

static const oracle_formula fixed_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_out,
        .box = box_out,
    },
};

static const char *const fixed_arguments[] = {
    "left",
    "right",
    "factor",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const fixed_linear[] = {
    "left",
    "right",
    "factor",
    NULL,
};

static const double fixed_scalars[][ORACLE_SCALARS_MAX] = {
    {5.0},
    {0.7},
    {-1.5},
};
/* clang-format on */

const oracle fixed_oracle = {
    .entry = "aclnnFixed",
    .arguments = fixed_arguments,
    .linear = fixed_linear,
    .forward = NULL,
    .result = "left",
    .formulas = fixed_formulas,
    .formula_count = 1,
    .scalars = fixed_scalars,
    .scalar_sets = sizeof fixed_scalars / sizeof fixed_scalars[0],
};
