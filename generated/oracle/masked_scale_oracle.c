/*
 * Generated from spec/arithmetic/masked_scale.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self * mask * scale */
static near near_formula_out(near_context *c, const near v[])
{
    return near_mul(c, near_mul(c, v[0], v[1]), v[2]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_mul(c, box_mul(c, v[0], v[1]), v[2]);
}

static const oracle_formula masked_scale_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const masked_scale_arguments[] = {
    "self",
    "mask",
    "scale",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const masked_scale_linear[] = {
    "self",
    "mask",
    NULL,
};

static const double masked_scale_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5},
    {0.7},
    {2.0},
    {-1.5},
};
/* clang-format on */

const oracle masked_scale_oracle = {
    .entry = "aclnnMaskedScale",
    .arguments = masked_scale_arguments,
    .linear = masked_scale_linear,
    .forward = NULL,
    .result = "self",
    .formulas = masked_scale_formulas,
    .formula_count = 1,
    .scalars = masked_scale_scalars,
    .scalar_sets = sizeof masked_scale_scalars / sizeof masked_scale_scalars[0],
};
