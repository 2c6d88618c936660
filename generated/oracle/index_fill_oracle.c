/*
 * Generated from spec/movement/index_fill.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = filled */
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

static const oracle_formula index_fill_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "filled",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const index_fill_arguments[] = {
    "filled",
    "value",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const index_fill_linear[] = {
    "filled",
    NULL,
};

static const double index_fill_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {9.0},
    {-1.5},
};
/* clang-format on */

const oracle index_fill_oracle = {
    .entry = "aclnnIndexFill",
    .arguments = index_fill_arguments,
    .linear = index_fill_linear,
    .forward = NULL,
    .result = "filled",
    .formulas = index_fill_formulas,
    .formula_count = 1,
    .scalars = index_fill_scalars,
    .scalar_sets = sizeof index_fill_scalars / sizeof index_fill_scalars[0],
};
