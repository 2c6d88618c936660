/*
 * Generated from spec/arithmetic/muls.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self * other */
static near near_formula_out(near_context *c, const near v[])
{
    return near_mul(c, v[0], v[1]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], v[1]);
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_mul(c, v[0], v[1]);
}

static const oracle_formula muls_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const muls_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const muls_linear[] = {
    "self",
    NULL,
};

static const double muls_scalars[][ORACLE_SCALARS_MAX] = {
    {-4.0},
    {0.7},
    {-2.0},
    {-1.5},
};
/* clang-format on */

const oracle muls_oracle = {
    .entry = "aclnnMuls",
    .arguments = muls_arguments,
    .linear = muls_linear,
    .forward = NULL,
    .result = "self",
    .formulas = muls_formulas,
    .formula_count = 1,
    .scalars = muls_scalars,
    .scalar_sets = sizeof muls_scalars / sizeof muls_scalars[0],
};
