/*
 * Generated from spec/arithmetic/mul.yaml by codegen.
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

static const oracle_formula mul_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const mul_arguments[] = {
    "self",
    "other",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const mul_linear[] = {
    "self",
    "other",
    NULL,
};
/* clang-format on */

const oracle mul_oracle = {
    .entry = "aclnnMul",
    .arguments = mul_arguments,
    .linear = mul_linear,
    .forward = NULL,
    .result = "self",
    .formulas = mul_formulas,
    .formula_count = 1,
};
