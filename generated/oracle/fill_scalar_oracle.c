/*
 * Generated from spec/movement/fill_scalar.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = everywhere */
static near near_formula_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula fill_scalar_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "everywhere",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const fill_scalar_arguments[] = {
    "everywhere",
    "value",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const fill_scalar_linear[] = {
    "everywhere",
    NULL,
};

static const double fill_scalar_scalars[][ORACLE_SCALARS_MAX] = {
    {7.0},
    {0.7},
    {-INFINITY},
    {INFINITY},
    {0.0},
};
/* clang-format on */

const oracle fill_scalar_oracle = {
    .entry = "aclnnFillScalar",
    .arguments = fill_scalar_arguments,
    .linear = fill_scalar_linear,
    .forward = NULL,
    .result = "everywhere",
    .formulas = fill_scalar_formulas,
    .formula_count = 1,
    .scalars = fill_scalar_scalars,
    .scalar_sets = sizeof fill_scalar_scalars / sizeof fill_scalar_scalars[0],
};
