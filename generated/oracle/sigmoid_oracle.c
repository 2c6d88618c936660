/*
 * Generated from spec/activation/sigmoid.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = sigmoid(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_sigmoid(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_sigmoid(c, v[0]);
}

static cbox cbox_formula_out(box_context *c, const cbox v[])
{
    return cbox_sigmoid(c, v[0]);
}

static const oracle_formula sigmoid_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
        .cbox = cbox_formula_out,
    },
};

static const char *const sigmoid_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const sigmoid_linear[] = {
    NULL,
};
/* clang-format on */

const oracle sigmoid_oracle = {
    .entry = "aclnnSigmoid",
    .arguments = sigmoid_arguments,
    .linear = sigmoid_linear,
    .forward = NULL,
    .result = "self",
    .formulas = sigmoid_formulas,
    .formula_count = 1,
};
