/*
 * Generated from spec/activation/squared_relu.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(input < 0, 0, input * input) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_lt(c, v[0], near_number(c, 0.0L, 1.0L)) ? near_number(c, 0.0L, 1.0L)
            : near_mul(c, v[0], v[0]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_lt(c, v[0], box_number(c, "0", "1")) ? box_number(c, "0", "1")
            : box_mul(c, v[0], v[0]));
}

static const oracle_formula squared_relu_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "input",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const squared_relu_arguments[] = {
    "input",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const squared_relu_linear[] = {
    NULL,
};
/* clang-format on */

const oracle squared_relu_oracle = {
    .entry = "aclnnSquaredRelu",
    .arguments = squared_relu_arguments,
    .linear = squared_relu_linear,
    .forward = NULL,
    .result = "input",
    .formulas = squared_relu_formulas,
    .formula_count = 1,
};
