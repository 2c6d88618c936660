/*
 * Generated from spec/arithmetic/fmod_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = fmod(self, other) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_fmod(c, v[0], v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_fmod(c, v[0], v[1]);
}

static const oracle_formula fmod_scalar_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const fmod_scalar_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const fmod_scalar_linear[] = {
    NULL,
};

static const double fmod_scalar_scalars[][ORACLE_SCALARS_MAX] = {
    {3.0},
    {0.7},
    {2.0},
    {-1.5},
};
/* clang-format on */

const oracle fmod_scalar_oracle = {
    .entry = "aclnnFmodScalar",
    .arguments = fmod_scalar_arguments,
    .linear = fmod_scalar_linear,
    .forward = NULL,
    .result = "self",
    .formulas = fmod_scalar_formulas,
    .formula_count = 1,
    .scalars = fmod_scalar_scalars,
    .scalar_sets = sizeof fmod_scalar_scalars / sizeof fmod_scalar_scalars[0],
};
