/*
 * Generated from spec/movement/index_fill_tensor.yaml by codegen.
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

static const oracle_formula index_fill_tensor_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "filled",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const index_fill_tensor_arguments[] = {
    "filled",
    "value",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const index_fill_tensor_linear[] = {
    "filled",
    NULL,
};

static const double index_fill_tensor_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {9.0},
    {-1.5},
};
/* clang-format on */

const oracle index_fill_tensor_oracle = {
    .entry = "aclnnIndexFillTensor",
    .arguments = index_fill_tensor_arguments,
    .linear = index_fill_tensor_linear,
    .forward = NULL,
    .result = "filled",
    .formulas = index_fill_tensor_formulas,
    .formula_count = 1,
    .scalars = index_fill_tensor_scalars,
    .scalar_sets = sizeof index_fill_tensor_scalars / sizeof index_fill_tensor_scalars[0],
};
