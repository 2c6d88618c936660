/*
 * Generated from spec/arithmetic/masked_fill_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(mask != 0, value, self) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_ne(c, v[1], near_number(c, 0.0L, 1.0L)) ? v[2] : v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_ne(c, v[1], box_number(c, "0", "1")) ? v[2] : v[0]);
}

static const oracle_formula masked_fill_tensor_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const masked_fill_tensor_arguments[] = {
    "self",
    "mask",
    "value",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const masked_fill_tensor_linear[] = {
    NULL,
};

static const double masked_fill_tensor_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {0.0},
    {-1.5},
};
/* clang-format on */

const oracle masked_fill_tensor_oracle = {
    .entry = "aclnnMaskedFillTensor",
    .arguments = masked_fill_tensor_arguments,
    .linear = masked_fill_tensor_linear,
    .forward = NULL,
    .result = "self",
    .formulas = masked_fill_tensor_formulas,
    .formula_count = 1,
    .scalars = masked_fill_tensor_scalars,
    .scalar_sets = sizeof masked_fill_tensor_scalars / sizeof masked_fill_tensor_scalars[0],
};
