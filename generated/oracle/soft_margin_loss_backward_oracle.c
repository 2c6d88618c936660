/*
 * Generated from spec/loss/soft_margin_loss_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = -product */
static near near_formula_none_out(near_context *c, const near v[])
{
    const near part_margin = near_mul(c, v[2], v[1]);
    const near part_slope = near_mul(c, v[2], near_sigmoid(c, near_neg(c, part_margin)));
    const near part_past = (near_gt(c, part_margin, near_number(c, 0.0L, 1.0L)) ? near_div(
        c, near_number(c, 1.0L, 1.0L), near_mul(c, v[0], v[2])) : near_mul(c, v[0], v[2]));
    const near part_within = ((near_eq(c, v[2], near_number(c, 0.0L, 1.0L)) ||
                               (near_gt(c, part_margin, near_number(c, 0.0L, 1.0L)) &&
                                near_eq(c, near_abs(c, v[1]), near_number(c, INFINITY, 1.0L))))
                              ? near_div(c, v[2], v[0]) : near_mul(c, v[0], v[2]));
    const near part_far = (near_eq(c, v[1], v[1]) ? (near_eq(
        c, near_abs(c, v[2]), near_number(c, INFINITY, 1.0L)) ? part_past : part_within) : v[1]);
    const near part_product = (near_eq(c, near_abs(c, v[0]), near_number(c, INFINITY, 1.0L))
                               ? part_far : near_mul(c, v[0], part_slope));
    return near_neg(c, part_product);
}

static const box *box_formula_none_out(box_context *c, const box *const v[])
{
    const box *const part_margin = box_mul(c, v[2], v[1]);
    const box *const part_slope = box_mul(c, v[2], box_sigmoid(c, box_neg(c, part_margin)));
    const box *const part_past = (box_gt(c, part_margin, box_number(c, "0", "1")) ? box_div(
        c, box_number(c, "1", "1"), box_mul(c, v[0], v[2])) : box_mul(c, v[0], v[2]));
    const box *const part_within = ((box_eq(c, v[2], box_number(c, "0", "1")) ||
                                     (box_gt(c, part_margin, box_number(c, "0", "1")) &&
                                      box_eq(c, box_abs(c, v[1]), box_number(c, "INFINITY", "1"))))
                                    ? box_div(c, v[2], v[0]) : box_mul(c, v[0], v[2]));
    const box *const part_far = (box_eq(c, v[1], v[1]) ? (box_eq(
        c, box_abs(c, v[2]), box_number(c, "INFINITY", "1")) ? part_past : part_within) : v[1]);
    const box *const part_product = (box_eq(c, box_abs(c, v[0]), box_number(c, "INFINITY", "1"))
                                     ? part_far : box_mul(c, v[0], part_slope));
    return box_neg(c, part_product);
}

/* out = -(product * (1 / count(self))) */
static near near_formula_mean_out(near_context *c, const near v[])
{
    const near part_margin = near_mul(c, v[2], v[1]);
    const near part_slope = near_mul(c, v[2], near_sigmoid(c, near_neg(c, part_margin)));
    const near part_past = (near_gt(c, part_margin, near_number(c, 0.0L, 1.0L)) ? near_div(
        c, near_number(c, 1.0L, 1.0L), near_mul(c, v[0], v[2])) : near_mul(c, v[0], v[2]));
    const near part_within = ((near_eq(c, v[2], near_number(c, 0.0L, 1.0L)) ||
                               (near_gt(c, part_margin, near_number(c, 0.0L, 1.0L)) &&
                                near_eq(c, near_abs(c, v[1]), near_number(c, INFINITY, 1.0L))))
                              ? near_div(c, v[2], v[0]) : near_mul(c, v[0], v[2]));
    const near part_far = (near_eq(c, v[1], v[1]) ? (near_eq(
        c, near_abs(c, v[2]), near_number(c, INFINITY, 1.0L)) ? part_past : part_within) : v[1]);
    const near part_product = (near_eq(c, near_abs(c, v[0]), near_number(c, INFINITY, 1.0L))
                               ? part_far : near_mul(c, v[0], part_slope));
    return near_neg(c, near_mul(c, part_product, near_div(c, near_number(c, 1.0L, 1.0L), v[3])));
}

static const box *box_formula_mean_out(box_context *c, const box *const v[])
{
    const box *const part_margin = box_mul(c, v[2], v[1]);
    const box *const part_slope = box_mul(c, v[2], box_sigmoid(c, box_neg(c, part_margin)));
    const box *const part_past = (box_gt(c, part_margin, box_number(c, "0", "1")) ? box_div(
        c, box_number(c, "1", "1"), box_mul(c, v[0], v[2])) : box_mul(c, v[0], v[2]));
    const box *const part_within = ((box_eq(c, v[2], box_number(c, "0", "1")) ||
                                     (box_gt(c, part_margin, box_number(c, "0", "1")) &&
                                      box_eq(c, box_abs(c, v[1]), box_number(c, "INFINITY", "1"))))
                                    ? box_div(c, v[2], v[0]) : box_mul(c, v[0], v[2]));
    const box *const part_far = (box_eq(c, v[1], v[1]) ? (box_eq(
        c, box_abs(c, v[2]), box_number(c, "INFINITY", "1")) ? part_past : part_within) : v[1]);
    const box *const part_product = (box_eq(c, box_abs(c, v[0]), box_number(c, "INFINITY", "1"))
                                     ? part_far : box_mul(c, v[0], part_slope));
    return box_neg(c, box_mul(c, part_product, box_div(c, box_number(c, "1", "1"), v[3])));
}

/* out = -product */
static near near_formula_sum_out(near_context *c, const near v[])
{
    const near part_margin = near_mul(c, v[2], v[1]);
    const near part_slope = near_mul(c, v[2], near_sigmoid(c, near_neg(c, part_margin)));
    const near part_past = (near_gt(c, part_margin, near_number(c, 0.0L, 1.0L)) ? near_div(
        c, near_number(c, 1.0L, 1.0L), near_mul(c, v[0], v[2])) : near_mul(c, v[0], v[2]));
    const near part_within = ((near_eq(c, v[2], near_number(c, 0.0L, 1.0L)) ||
                               (near_gt(c, part_margin, near_number(c, 0.0L, 1.0L)) &&
                                near_eq(c, near_abs(c, v[1]), near_number(c, INFINITY, 1.0L))))
                              ? near_div(c, v[2], v[0]) : near_mul(c, v[0], v[2]));
    const near part_far = (near_eq(c, v[1], v[1]) ? (near_eq(
        c, near_abs(c, v[2]), near_number(c, INFINITY, 1.0L)) ? part_past : part_within) : v[1]);
    const near part_product = (near_eq(c, near_abs(c, v[0]), near_number(c, INFINITY, 1.0L))
                               ? part_far : near_mul(c, v[0], part_slope));
    return near_neg(c, part_product);
}

static const box *box_formula_sum_out(box_context *c, const box *const v[])
{
    const box *const part_margin = box_mul(c, v[2], v[1]);
    const box *const part_slope = box_mul(c, v[2], box_sigmoid(c, box_neg(c, part_margin)));
    const box *const part_past = (box_gt(c, part_margin, box_number(c, "0", "1")) ? box_div(
        c, box_number(c, "1", "1"), box_mul(c, v[0], v[2])) : box_mul(c, v[0], v[2]));
    const box *const part_within = ((box_eq(c, v[2], box_number(c, "0", "1")) ||
                                     (box_gt(c, part_margin, box_number(c, "0", "1")) &&
                                      box_eq(c, box_abs(c, v[1]), box_number(c, "INFINITY", "1"))))
                                    ? box_div(c, v[2], v[0]) : box_mul(c, v[0], v[2]));
    const box *const part_far = (box_eq(c, v[1], v[1]) ? (box_eq(
        c, box_abs(c, v[2]), box_number(c, "INFINITY", "1")) ? part_past : part_within) : v[1]);
    const box *const part_product = (box_eq(c, box_abs(c, v[0]), box_number(c, "INFINITY", "1"))
                                     ? part_far : box_mul(c, v[0], part_slope));
    return box_neg(c, part_product);
}

static const oracle_formula soft_margin_loss_backward_formulas[] = {
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

static const char *const soft_margin_loss_backward_arguments[] = {
    "gradOutput",
    "self",
    "target",
    "count(self)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const soft_margin_loss_backward_linear[] = {
    NULL,
};
/* clang-format on */

const oracle soft_margin_loss_backward_oracle = {
    .entry = "aclnnSoftMarginLossBackward",
    .arguments = soft_margin_loss_backward_arguments,
    .linear = soft_margin_loss_backward_linear,
    .forward = "aclnnSoftMarginLoss",
    .result = "gradOutput",
    .formulas = soft_margin_loss_backward_formulas,
    .formula_count = 3,
};
