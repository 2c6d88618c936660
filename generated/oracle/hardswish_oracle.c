/*
 * Generated from spec/activation/hardswish.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self <= -3, 0, where(self >= 3, self, self * ((self + 3) / 6))) */
static near near_formula_out(near_context *c, const near v[])
{
    return (near_le(c, v[0], near_neg(c, near_number(c, 3.0L, 1.0L))) ? near_number(c, 0.0L, 1.0L)
            : (near_ge(c, v[0], near_number(c, 3.0L, 1.0L)) ? v[0] : near_mul(
        c, v[0],
        near_div(c, near_add(c, v[0], near_number(c, 3.0L, 1.0L)), near_number(c, 6.0L, 1.0L)))));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return (box_le(c, v[0], box_neg(c, box_number(c, "3", "1"))) ? box_number(c, "0", "1")
            : (box_ge(c, v[0], box_number(c, "3", "1")) ? v[0] : box_mul(
        c, v[0], box_div(c, box_add(c, v[0], box_number(c, "3", "1")), box_number(c, "6", "1")))));
}

static const oracle_formula hardswish_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const hardswish_arguments[] = {
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const hardswish_linear[] = {
    NULL,
};
/* clang-format on */

const oracle hardswish_oracle = {
    .entry = "aclnnHardswish",
    .arguments = hardswish_arguments,
    .linear = hardswish_linear,
    .forward = NULL,
    .result = "self",
    .formulas = hardswish_formulas,
    .formula_count = 1,
};
