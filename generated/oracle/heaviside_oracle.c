/*
 * Generated from spec/activation/heaviside.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(input == 0, values, where(input > 0, 1, 0)) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_eq(c, v[0], near_number(c, 0.0L, 1.0L)) ? v[1]
            : (near_gt(c, v[0], near_number(c, 0.0L, 1.0L)) ? near_number(c, 1.0L, 1.0L)
               : near_number(c, 0.0L, 1.0L)));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_eq(c, v[0], box_number(c, "0", "1")) ? v[1] : (box_gt(
        c, v[0], box_number(c, "0", "1")) ? box_number(c, "1", "1") : box_number(c, "0", "1")));
}

static const oracle_formula heaviside_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const heaviside_arguments[] = {
    "input",
    "values",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const heaviside_linear[] = {
    NULL,
};
/* clang-format on */

const oracle heaviside_oracle = {
    .entry = "aclnnHeaviside",
    .arguments = heaviside_arguments,
    .linear = heaviside_linear,
    .forward = NULL,
    .result = "input",
    .formulas = heaviside_formulas,
    .formula_count = 1,
};
