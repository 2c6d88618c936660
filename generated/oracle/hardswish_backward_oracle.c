/*
 * Generated from spec/activation/hardswish_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = gradOutput * slope */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_slope =
        (near_lt(c, v[1], near_neg(c, near_number(c, 3.0L, 1.0L))) ? near_number(c, 0.0L, 1.0L)
         : (near_gt(c, v[1], near_number(c, 3.0L, 1.0L)) ? near_number(c, 1.0L, 1.0L) : near_div(
            c, near_add(c, v[1], near_number(c, 3.0L, 2.0L)), near_number(c, 3.0L, 1.0L))));
    return near_mul(c, v[0], part_slope);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_slope =
        (box_lt(c, v[1], box_neg(c, box_number(c, "3", "1"))) ? box_number(c, "0", "1")
         : (box_gt(c, v[1], box_number(c, "3", "1")) ? box_number(c, "1", "1")
            : box_div(c, box_add(c, v[1], box_number(c, "3", "2")), box_number(c, "3", "1"))));
    return box_mul(c, v[0], part_slope);
}

static const oracle_formula hardswish_backward_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const hardswish_backward_arguments[] = {
    "gradOutput",
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const hardswish_backward_linear[] = {
    "gradOutput",
    NULL,
};
/* clang-format on */

const oracle hardswish_backward_oracle = {
    .entry = "aclnnHardswishBackward",
    .arguments = hardswish_backward_arguments,
    .linear = hardswish_backward_linear,
    .forward = "aclnnHardswish",
    .result = "self",
    .formulas = hardswish_backward_formulas,
    .formula_count = 1,
};
