/*
 * Generated from spec/activation/binary_cross_entropy_with_logits_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradTarget = gradOutput * weightOptional * slope */
static near near_formula_none_gradTarget(near_context *c, const near v[])
{
    const near part_slope = (near_lt(c, v[1], near_neg(c, near_number(c, 1.0L, 1.0L))) ? near_sub(
        c, near_mul(c, v[4], near_softplus(c, near_neg(c, v[1]))), near_softplus(c, v[1]))
                             : near_sub(c,
                                        near_mul(c, near_sub(c, v[4], near_number(c, 1.0L, 1.0L)),
                                                 near_softplus(c, near_neg(c, v[1]))),
                                        v[1]));
    return near_mul(c, near_mul(c, v[0], v[3]), part_slope);
}

static const box *box_formula_none_gradTarget(box_context *c, const box *const v[])
{
    const box *const part_slope = (box_lt(c, v[1], box_neg(c, box_number(c, "1", "1"))) ? box_sub(
        c, box_mul(c, v[4], box_softplus(c, box_neg(c, v[1]))), box_softplus(c, v[1])) : box_sub(
        c, box_mul(c, box_sub(c, v[4], box_number(c, "1", "1")), box_softplus(c, box_neg(c, v[1]))),
        v[1]));
    return box_mul(c, box_mul(c, v[0], v[3]), part_slope);
}

/* gradTarget = gradOutput * weightOptional * slope * share */
static near near_formula_mean_gradTarget(near_context *c, const near v[])
{
    const near part_slope = (near_lt(c, v[1], near_neg(c, near_number(c, 1.0L, 1.0L))) ? near_sub(
        c, near_mul(c, v[4], near_softplus(c, near_neg(c, v[1]))), near_softplus(c, v[1]))
                             : near_sub(c,
                                        near_mul(c, near_sub(c, v[4], near_number(c, 1.0L, 1.0L)),
                                                 near_softplus(c, near_neg(c, v[1]))),
                                        v[1]));
    const near part_share = near_div(c, near_number(c, 1.0L, 1.0L), v[5]);
    return near_mul(c, near_mul(c, near_mul(c, v[0], v[3]), part_slope), part_share);
}

static const box *box_formula_mean_gradTarget(box_context *c, const box *const v[])
{
    const box *const part_slope = (box_lt(c, v[1], box_neg(c, box_number(c, "1", "1"))) ? box_sub(
        c, box_mul(c, v[4], box_softplus(c, box_neg(c, v[1]))), box_softplus(c, v[1])) : box_sub(
        c, box_mul(c, box_sub(c, v[4], box_number(c, "1", "1")), box_softplus(c, box_neg(c, v[1]))),
        v[1]));
    const box *const part_share = box_div(c, box_number(c, "1", "1"), v[5]);
    return box_mul(c, box_mul(c, box_mul(c, v[0], v[3]), part_slope), part_share);
}

/* gradTarget = gradOutput * weightOptional * slope */
static near near_formula_sum_gradTarget(near_context *c, const near v[])
{
    const near part_slope = (near_lt(c, v[1], near_neg(c, near_number(c, 1.0L, 1.0L))) ? near_sub(
        c, near_mul(c, v[4], near_softplus(c, near_neg(c, v[1]))), near_softplus(c, v[1]))
                             : near_sub(c,
                                        near_mul(c, near_sub(c, v[4], near_number(c, 1.0L, 1.0L)),
                                                 near_softplus(c, near_neg(c, v[1]))),
                                        v[1]));
    return near_mul(c, near_mul(c, v[0], v[3]), part_slope);
}

static const box *box_formula_sum_gradTarget(box_context *c, const box *const v[])
{
    const box *const part_slope = (box_lt(c, v[1], box_neg(c, box_number(c, "1", "1"))) ? box_sub(
        c, box_mul(c, v[4], box_softplus(c, box_neg(c, v[1]))), box_softplus(c, v[1])) : box_sub(
        c, box_mul(c, box_sub(c, v[4], box_number(c, "1", "1")), box_softplus(c, box_neg(c, v[1]))),
        v[1]));
    return box_mul(c, box_mul(c, v[0], v[3]), part_slope);
}

static const oracle_formula binary_cross_entropy_with_logits_target_backward_formulas[] = {
    {
        .mode = "none",
        .output = "gradTarget",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_gradTarget,
        .box = box_formula_none_gradTarget,
    },
    {
        .mode = "mean",
        .output = "gradTarget",
        .fold = false,
        .only = NULL,
        .near = near_formula_mean_gradTarget,
        .box = box_formula_mean_gradTarget,
    },
    {
        .mode = "sum",
        .output = "gradTarget",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_gradTarget,
        .box = box_formula_sum_gradTarget,
    },
};

static const char *const binary_cross_entropy_with_logits_target_backward_arguments[] = {
    "gradOutput",
    "self",
    "target",
    "weightOptional",
    "posWeightOptional",
    "count(target)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const binary_cross_entropy_with_logits_target_backward_linear[] = {
    "gradOutput",
    "weightOptional",
    NULL,
};
/* clang-format on */

const oracle binary_cross_entropy_with_logits_target_backward_oracle = {
    .entry = "aclnnBinaryCrossEntropyWithLogitsTargetBackward",
    .arguments = binary_cross_entropy_with_logits_target_backward_arguments,
    .linear = binary_cross_entropy_with_logits_target_backward_linear,
    .forward = NULL,
    .result = "self",
    .formulas = binary_cross_entropy_with_logits_target_backward_formulas,
    .formula_count = 3,
};
