/*
 * Generated from spec/mathematics/atanh.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = atanh(input) */
static near near_formula_out(near_context *c, const near v[])
{
    return near_atanh(c, v[0]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_atanh(c, v[0]);
}

static const oracle_formula atanh_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "input",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const atanh_arguments[] = {
    "input",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const atanh_linear[] = {
    NULL,
};
/* clang-format on */

const oracle atanh_oracle = {
    .entry = "aclnnAtanh",
    .arguments = atanh_arguments,
    .linear = atanh_linear,
    .forward = NULL,
    .result = "input",
    .formulas = atanh_formulas,
    .formula_count = 1,
};
