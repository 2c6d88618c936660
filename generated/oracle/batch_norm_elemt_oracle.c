/*
 * Generated from spec/norm/batch_norm_elemt.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* output = (input - mean) * invstd * weight + bias */
static near near_formula_output(near_context *c, const near v[])
{
    return near_add(c, near_mul(c, near_mul(c, near_sub(c, v[0], v[3]), v[4]), v[1]), v[2]);
}

static const box *box_formula_output(box_context *c, const box *const v[])
{
    return box_add(c, box_mul(c, box_mul(c, box_sub(c, v[0], v[3]), v[4]), v[1]), v[2]);
}

static const oracle_formula batch_norm_elemt_formulas[] = {
    {
        .mode = "",
        .output = "output",
        .fold = false,
        .only = NULL,
        .near = near_formula_output,
        .box = box_formula_output,
    },
};

static const char *const batch_norm_elemt_arguments[] = {
    "input",
    "weight",
    "bias",
    "mean",
    "invstd",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const batch_norm_elemt_linear[] = {
    NULL,
};
/* clang-format on */

const oracle batch_norm_elemt_oracle = {
    .entry = "aclnnBatchNormElemt",
    .arguments = batch_norm_elemt_arguments,
    .linear = batch_norm_elemt_linear,
    .forward = NULL,
    .result = "input",
    .formulas = batch_norm_elemt_formulas,
    .formula_count = 1,
};
