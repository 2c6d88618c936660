/*
 * Generated from spec/activation/tanh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = tanh(self) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_tanh(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_tanh(c, v[0]);
}

static const oracle_formula tanh_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const tanh_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const tanh_linear[] = {
    NULL,
};
/* clang-format on */

const oracle tanh_oracle = {
    .entry = "aclnnTanh",
    .arguments = tanh_arguments,
    .linear = tanh_linear,
    .forward = NULL,
    .result = "self",
    .formulas = tanh_formulas,
    .formula_count = 1,
};
