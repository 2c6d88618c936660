/*
 * Generated from spec/mathematics/trunc.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self < 0, -floor(-self), floor(self)) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_lt(c, v[0], near_number(c, 0.0L, 1.0L))
            ? near_neg(c, near_floor(c, near_neg(c, v[0]))) : near_floor(c, v[0]));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_lt(c, v[0], box_number(c, "0", "1")) ? box_neg(c, box_floor(c, box_neg(c, v[0])))
            : box_floor(c, v[0]));
}

static const oracle_formula trunc_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const trunc_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const trunc_linear[] = {
    NULL,
};
/* clang-format on */

const oracle trunc_oracle = {
    .entry = "aclnnTrunc",
    .arguments = trunc_arguments,
    .linear = trunc_linear,
    .forward = NULL,
    .result = "self",
    .formulas = trunc_formulas,
    .formula_count = 1,
};
