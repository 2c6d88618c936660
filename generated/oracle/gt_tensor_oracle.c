/*
 * Generated from spec/comparison/gt_tensor.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self > other */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_gt(c, v[0], v[1]) ? near_number(c, 1.0L, 1.0L) : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_gt(c, v[0], v[1]) ? box_number(c, "1", "1") : box_number(c, "0", "1"));
}

static const oracle_formula gt_tensor_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const gt_tensor_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const gt_tensor_linear[] = {
    NULL,
};
/* clang-format on */

const oracle gt_tensor_oracle = {
    .entry = "aclnnGtTensor",
    .arguments = gt_tensor_arguments,
    .linear = gt_tensor_linear,
    .forward = NULL,
    .result = "self",
    .formulas = gt_tensor_formulas,
    .formula_count = 1,
};
