/*
 * Generated from spec/comparison/signbit.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = self < 0 */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_lt(c, v[0], near_number(c, 0.0L, 1.0L)) ? near_number(c, 1.0L, 1.0L)
            : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_lt(c, v[0], box_number(c, "0", "1")) ? box_number(c, "1", "1")
            : box_number(c, "0", "1"));
}

static const oracle_formula signbit_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const signbit_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const signbit_linear[] = {
    NULL,
};
/* clang-format on */

const oracle signbit_oracle = {
    .entry = "aclnnSignbit",
    .arguments = signbit_arguments,
    .linear = signbit_linear,
    .forward = NULL,
    .result = "self",
    .formulas = signbit_formulas,
    .formula_count = 1,
};
