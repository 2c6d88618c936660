/*
 * Generated from spec/mathematics/frac.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = input - trunc(input) + 0 * input */
static near near_formula_out(near_context *c, const near v[])
{
    return near_add(c, near_sub(c, v[0], near_trunc(c, v[0])),
                    near_mul(c, near_number(c, 0.0L, 1.0L), v[0]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return box_add(c, box_sub(c, v[0], box_trunc(c, v[0])),
                   box_mul(c, box_number(c, "0", "1"), v[0]));
}

static const oracle_formula frac_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "input",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const frac_arguments[] = {
    "input",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const frac_linear[] = {
    NULL,
};
/* clang-format on */

const oracle frac_oracle = {
    .entry = "aclnnFrac",
    .arguments = frac_arguments,
    .linear = frac_linear,
    .forward = NULL,
    .result = "input",
    .formulas = frac_formulas,
    .formula_count = 1,
};
