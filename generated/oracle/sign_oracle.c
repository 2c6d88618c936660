/*
 * Generated from spec/arithmetic/sign.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self > 0, 1, where(self < 0, -1, 0)) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_gt(c, v[0], near_number(c, 0.0L, 1.0L)) ? near_number(c, 1.0L, 1.0L)
            : (near_lt(c, v[0], near_number(c, 0.0L, 1.0L))
               ? near_neg(c, near_number(c, 1.0L, 1.0L)) : near_number(c, 0.0L, 1.0L)));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_gt(c, v[0], box_number(c, "0", "1")) ? box_number(c, "1", "1")
            : (box_lt(c, v[0], box_number(c, "0", "1")) ? box_neg(c, box_number(c, "1", "1"))
               : box_number(c, "0", "1")));
}

static const oracle_formula sign_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const sign_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const sign_linear[] = {
    NULL,
};
/* clang-format on */

const oracle sign_oracle = {
    .entry = "aclnnSign",
    .arguments = sign_arguments,
    .linear = sign_linear,
    .forward = NULL,
    .result = "self",
    .formulas = sign_formulas,
    .formula_count = 1,
};
