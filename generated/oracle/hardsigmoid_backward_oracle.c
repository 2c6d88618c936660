/*
 * Generated from spec/activation/hardsigmoid_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = where(self > -3 and self < 3, gradOutput / 6, 0) */
static near near_formula_out(near_context *c, const near v[])
{
    return ((near_gt(c, v[1], near_neg(c, near_number(c, 3.0L, 1.0L))) &&
             near_lt(c, v[1], near_number(c, 3.0L, 1.0L)))
            ? near_div(c, v[0], near_number(c, 6.0L, 1.0L)) : near_number(c, 0.0L, 1.0L));
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    return ((box_gt(c, v[1], box_neg(c, box_number(c, "3", "1"))) &&
             box_lt(c, v[1], box_number(c, "3", "1"))) ? box_div(c, v[0], box_number(c, "6", "1"))
            : box_number(c, "0", "1"));
}

static const oracle_formula hardsigmoid_backward_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
    },
};

static const char *const hardsigmoid_backward_arguments[] = {
    "gradOutput",
    "self",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const hardsigmoid_backward_linear[] = {
    "gradOutput",
    NULL,
};
/* clang-format on */

const oracle hardsigmoid_backward_oracle = {
    .entry = "aclnnHardsigmoidBackward",
    .arguments = hardsigmoid_backward_arguments,
    .linear = hardsigmoid_backward_linear,
    .forward = "aclnnHardsigmoid",
    .result = "self",
    .formulas = hardsigmoid_backward_formulas,
    .formula_count = 1,
};
