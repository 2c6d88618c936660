/*
 * Generated from spec/activation/glu_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradA = gradOut * sigmoid(b) */
static near near_formula_gradA(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_sigmoid(c, v[2]));
}

static const box *box_formula_gradA(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_sigmoid(c, v[2]));
}

/* gradB = gradOut * a * near * near * fourth * fourth * fourth * fourth */
static near near_formula_gradB(near_context *c, const near v[])
{
    const near part_near = near_sigmoid(c, near_abs(c, v[2]));
    const near part_fourth =
        near_exp(c, near_div(c, near_neg(c, near_abs(c, v[2])), near_number(c, 4.0L, 1.0L)));
    return near_mul(
        c,
        near_mul(
            c,
            near_mul(
                c,
                near_mul(c, near_mul(c, near_mul(c, near_mul(c, v[0], v[1]), part_near), part_near),
                         part_fourth),
                part_fourth),
            part_fourth),
        part_fourth);
}

static const box *box_formula_gradB(box_context *c, const box *const v[])
{
    const box *const part_near = box_sigmoid(c, box_abs(c, v[2]));
    const box *const part_fourth =
        box_exp(c, box_div(c, box_neg(c, box_abs(c, v[2])), box_number(c, "4", "1")));
    return box_mul(
        c,
        box_mul(
            c,
            box_mul(c,
                    box_mul(c, box_mul(c, box_mul(c, box_mul(c, v[0], v[1]), part_near), part_near),
                            part_fourth),
                    part_fourth),
            part_fourth),
        part_fourth);
}

static const oracle_formula glu_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradA",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradA,
        .box = box_formula_gradA,
    },
    {
        .mode = "",
        .output = "gradB",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradB,
        .box = box_formula_gradB,
    },
};

static const char *const glu_backward_arguments[] = {
    "gradOut",
    "a",
    "b",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const glu_backward_linear[] = {
    "gradOut",
    "a",
    NULL,
};
/* clang-format on */

const oracle glu_backward_oracle = {
    .entry = "aclnnGluBackward",
    .arguments = glu_backward_arguments,
    .linear = glu_backward_linear,
    .forward = "aclnnGlu",
    .result = "a",
    .formulas = glu_backward_formulas,
    .formula_count = 2,
};
