/*
 * Generated from spec/loss/binary_cross_entropy_with_logits_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = gradOutput * weightOptional * slope */
static near near_formula_none_out(near_context *c, const near v[])
{
    const near part_pull =
        ((near_eq(c, v[1], near_number(c, INFINITY, 1.0L)) && near_eq(c, v[4], v[4]))
         ? near_number(c, 0.0L, 1.0L) : near_mul(c, v[4], near_sigmoid(c, near_neg(c, v[1]))));
    const near part_both = near_add(c, near_sigmoid(c, v[1]), part_pull);
    const near part_apart = near_sub(
        c, near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[2]), near_sigmoid(c, v[1])),
        near_mul(c, v[2], part_pull));
    const near part_slope = (near_eq(c, near_abs(c, v[2]), near_number(c, INFINITY, 1.0L))
                             ? near_neg(c, near_mul(c, v[2], part_both)) : part_apart);
    return near_mul(c, near_mul(c, v[0], v[3]), part_slope);
}

static const box *box_formula_none_out(box_context *c, const box *const v[])
{
    const box *const part_pull =
        ((box_eq(c, v[1], box_number(c, "INFINITY", "1")) && box_eq(c, v[4], v[4]))
         ? box_number(c, "0", "1") : box_mul(c, v[4], box_sigmoid(c, box_neg(c, v[1]))));
    const box *const part_both = box_add(c, box_sigmoid(c, v[1]), part_pull);
    const box *const part_apart =
        box_sub(c, box_mul(c, box_sub(c, box_number(c, "1", "1"), v[2]), box_sigmoid(c, v[1])),
                box_mul(c, v[2], part_pull));
    const box *const part_slope = (box_eq(c, box_abs(c, v[2]), box_number(c, "INFINITY", "1"))
                                   ? box_neg(c, box_mul(c, v[2], part_both)) : part_apart);
    return box_mul(c, box_mul(c, v[0], v[3]), part_slope);
}

/* out = gradOutput * weightOptional * slope * (1 / count(self)) */
static near near_formula_mean_out(near_context *c, const near v[])
{
    const near part_pull =
        ((near_eq(c, v[1], near_number(c, INFINITY, 1.0L)) && near_eq(c, v[4], v[4]))
         ? near_number(c, 0.0L, 1.0L) : near_mul(c, v[4], near_sigmoid(c, near_neg(c, v[1]))));
    const near part_both = near_add(c, near_sigmoid(c, v[1]), part_pull);
    const near part_apart = near_sub(
        c, near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[2]), near_sigmoid(c, v[1])),
        near_mul(c, v[2], part_pull));
    const near part_slope = (near_eq(c, near_abs(c, v[2]), near_number(c, INFINITY, 1.0L))
                             ? near_neg(c, near_mul(c, v[2], part_both)) : part_apart);
    return near_mul(c, near_mul(c, near_mul(c, v[0], v[3]), part_slope),
                    near_div(c, near_number(c, 1.0L, 1.0L), v[5]));
}

static const box *box_formula_mean_out(box_context *c, const box *const v[])
{
    const box *const part_pull =
        ((box_eq(c, v[1], box_number(c, "INFINITY", "1")) && box_eq(c, v[4], v[4]))
         ? box_number(c, "0", "1") : box_mul(c, v[4], box_sigmoid(c, box_neg(c, v[1]))));
    const box *const part_both = box_add(c, box_sigmoid(c, v[1]), part_pull);
    const box *const part_apart =
        box_sub(c, box_mul(c, box_sub(c, box_number(c, "1", "1"), v[2]), box_sigmoid(c, v[1])),
                box_mul(c, v[2], part_pull));
    const box *const part_slope = (box_eq(c, box_abs(c, v[2]), box_number(c, "INFINITY", "1"))
                                   ? box_neg(c, box_mul(c, v[2], part_both)) : part_apart);
    return box_mul(c, box_mul(c, box_mul(c, v[0], v[3]), part_slope),
                   box_div(c, box_number(c, "1", "1"), v[5]));
}

/* out = gradOutput * weightOptional * slope */
static near near_formula_sum_out(near_context *c, const near v[])
{
    const near part_pull =
        ((near_eq(c, v[1], near_number(c, INFINITY, 1.0L)) && near_eq(c, v[4], v[4]))
         ? near_number(c, 0.0L, 1.0L) : near_mul(c, v[4], near_sigmoid(c, near_neg(c, v[1]))));
    const near part_both = near_add(c, near_sigmoid(c, v[1]), part_pull);
    const near part_apart = near_sub(
        c, near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[2]), near_sigmoid(c, v[1])),
        near_mul(c, v[2], part_pull));
    const near part_slope = (near_eq(c, near_abs(c, v[2]), near_number(c, INFINITY, 1.0L))
                             ? near_neg(c, near_mul(c, v[2], part_both)) : part_apart);
    return near_mul(c, near_mul(c, v[0], v[3]), part_slope);
}

static const box *box_formula_sum_out(box_context *c, const box *const v[])
{
    const box *const part_pull =
        ((box_eq(c, v[1], box_number(c, "INFINITY", "1")) && box_eq(c, v[4], v[4]))
         ? box_number(c, "0", "1") : box_mul(c, v[4], box_sigmoid(c, box_neg(c, v[1]))));
    const box *const part_both = box_add(c, box_sigmoid(c, v[1]), part_pull);
    const box *const part_apart =
        box_sub(c, box_mul(c, box_sub(c, box_number(c, "1", "1"), v[2]), box_sigmoid(c, v[1])),
                box_mul(c, v[2], part_pull));
    const box *const part_slope = (box_eq(c, box_abs(c, v[2]), box_number(c, "INFINITY", "1"))
                                   ? box_neg(c, box_mul(c, v[2], part_both)) : part_apart);
    return box_mul(c, box_mul(c, v[0], v[3]), part_slope);
}

static const oracle_formula binary_cross_entropy_with_logits_backward_formulas[] = {
    {
        .mode = "none",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_out,
        .box = box_formula_none_out,
    },
    {
        .mode = "mean",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_mean_out,
        .box = box_formula_mean_out,
    },
    {
        .mode = "sum",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_out,
        .box = box_formula_sum_out,
    },
};

static const char *const binary_cross_entropy_with_logits_backward_arguments[] = {
    "gradOutput",
    "self",
    "target",
    "weightOptional",
    "posWeightOptional",
    "count(self)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const binary_cross_entropy_with_logits_backward_linear[] = {
    "gradOutput",
    "weightOptional",
    NULL,
};
/* clang-format on */

const oracle binary_cross_entropy_with_logits_backward_oracle = {
    .entry = "aclnnBinaryCrossEntropyWithLogitsBackward",
    .arguments = binary_cross_entropy_with_logits_backward_arguments,
    .linear = binary_cross_entropy_with_logits_backward_linear,
    .forward = "aclnnBinaryCrossEntropyWithLogits",
    .result = "self",
    .formulas = binary_cross_entropy_with_logits_backward_formulas,
    .formula_count = 3,
};
