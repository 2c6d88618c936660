/*
 * Generated from spec/invented/spare.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self * sigmoid(scale * self) */
static near near_false_out(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_sigmoid(c, near_mul(c, v[1], v[0])));
}

static const box *box_false_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_sigmoid(c, box_mul(c, v[1], v[0])));
}

/* out = self * sigmoid(scale * self) */
static near near_true_out(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_sigmoid(c, near_mul(c, v[1], v[0])));
}

static const box *box_true_out(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_sigmoid(c, box_mul(c, v[1], v[0])));
}

static const oracle_formula spare_formulas[] = {
    {
        .mode = "false",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_false_out,
        .box = box_false_out,
    },
    {
        .mode = "true",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_true_out,
        .box = box_true_out,
    },
};

static const char *const spare_arguments[] = {
    "self",
    "scale",
    NULL,
};

/* Inputs that only scale a result. */
static const char *const spare_linear[] = {
    NULL,
};

static const double spare_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
};
/* clang-format on */

const oracle spare_oracle = {
    .entry = "aclnnSpare",
    .arguments = spare_arguments,
    .linear = spare_linear,
    .forward = NULL,
    .result = "self",
    .formulas = spare_formulas,
    .formula_count = 2,
    .scalars = spare_scalars,
    .scalar_sets = sizeof spare_scalars / sizeof spare_scalars[0],
};
