/*
 * Generated from spec/movement/inplace_fill_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* selfRef = value */
static near near_formula_selfRef(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_selfRef(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static cbox cbox_formula_selfRef(box_context *c, const cbox v[])
{
    (void)c;
    return v[0];
}

static const oracle_formula inplace_fill_tensor_formulas[] = {
    {
        .mode = "",
        .output = "selfRef",
        .fold = false,
        .only = "value",
        .near = near_formula_selfRef,
        .box = box_formula_selfRef,
        .cbox = cbox_formula_selfRef,
    },
};

static const char *const inplace_fill_tensor_arguments[] = {
    "value",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const inplace_fill_tensor_linear[] = {
    "value",
    NULL,
};

static const double inplace_fill_tensor_scalars[][ORACLE_SCALARS_MAX] = {
    {7.0},
    {0.7},
    {-2.0},
    {0.0},
    {-1.5},
};
/* clang-format on */

const oracle inplace_fill_tensor_oracle = {
    .entry = "aclnnInplaceFillTensor",
    .arguments = inplace_fill_tensor_arguments,
    .linear = inplace_fill_tensor_linear,
    .forward = NULL,
    .result = "selfRef",
    .formulas = inplace_fill_tensor_formulas,
    .formula_count = 1,
    .scalars = inplace_fill_tensor_scalars,
    .scalar_sets = sizeof inplace_fill_tensor_scalars / sizeof inplace_fill_tensor_scalars[0],
};
