/*
 * Generated from spec/movement/scatter_value.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = filled */
static near near_formula_replace_out(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_replace_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula scatter_value_formulas[] = {
    {
        .mode = "replace",
        .output = "out",
        .fold = false,
        .only = "filled",
        .near = near_formula_replace_out,
        .box = box_formula_replace_out,
    },
};

static const char *const scatter_value_arguments[] = {
    "filled",
    "value",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const scatter_value_linear[] = {
    "filled",
    NULL,
};

static const double scatter_value_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0},
    {0.7},
    {9.0},
    {7.0},
    {-1.5},
};
/* clang-format on */

const oracle scatter_value_oracle = {
    .entry = "aclnnScatterValue",
    .arguments = scatter_value_arguments,
    .linear = scatter_value_linear,
    .forward = NULL,
    .result = "filled",
    .formulas = scatter_value_formulas,
    .formula_count = 1,
    .scalars = scatter_value_scalars,
    .scalar_sets = sizeof scatter_value_scalars / sizeof scatter_value_scalars[0],
};
