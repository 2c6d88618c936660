/*
 * Generated from spec/activation/softmax_cross_entropy_with_logits.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* max(features, over: -1) */
static near near_formula_loss_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_loss_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_loss_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum(power, over: -1) */
static near near_formula_loss_1(near_context *c, const near v[])
{
    const near part_top = v[2];
    const near part_power = near_exp(c, near_sub(c, v[0], part_top));
    return part_power;
}

static const box *box_formula_loss_1(box_context *c, const box *const v[])
{
    const box *const part_top = v[2];
    const box *const part_power = box_exp(c, box_sub(c, v[0], part_top));
    return part_power;
}

static near size_formula_loss_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_exp(c, near_sub(c, v[0], v[2])));
}

/* sum(where(labels == 0, 0, labels * (log(total) - (features - top))), over: -1) */
static near near_formula_loss_2(near_context *c, const near v[])
{
    const near part_top = v[2];
    const near part_total = v[3];
    return (near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_number(c, 0.0L, 1.0L)
            : near_mul(c, v[1], near_sub(c, near_log(c, part_total), near_sub(c, v[0], part_top))));
}

static const box *box_formula_loss_2(box_context *c, const box *const v[])
{
    const box *const part_top = v[2];
    const box *const part_total = v[3];
    return (box_eq(c, v[1], box_number(c, "0", "1")) ? box_number(c, "0", "1")
            : box_mul(c, v[1], box_sub(c, box_log(c, part_total), box_sub(c, v[0], part_top))));
}

static near size_formula_loss_2(near_context *c, const near v[], const near s[])
{
    (void)s;
    return (near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_abs(c, near_number(c, 0.0L, 1.0L))
            : near_mul(
        c, near_abs(c, v[1]),
        near_add(c, near_abs(c, near_log(c, v[3])), near_abs(c, near_sub(c, v[0], v[2])))));
}

/* loss = sum(where(labels == 0, 0, labels * (log(total) - (features - top))), over: -1) */
static near near_formula_loss(near_context *c, const near v[])
{
    (void)c;
    return v[4];
}

static const box *box_formula_loss(box_context *c, const box *const v[])
{
    (void)c;
    return v[4];
}

static near size_formula_loss(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[2];
}

static const oracle_reduction formula_loss_reductions[] = {
    {ORACLE_MAX, near_formula_loss_0, box_formula_loss_0, size_formula_loss_0},
    {ORACLE_SUM, near_formula_loss_1, box_formula_loss_1, size_formula_loss_1},
    {ORACLE_SUM, near_formula_loss_2, box_formula_loss_2, size_formula_loss_2},
};

/* max(features, over: -1) */
static near near_formula_backprop_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_backprop_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_backprop_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum(power, over: -1) */
static near near_formula_backprop_1(near_context *c, const near v[])
{
    const near part_top = v[2];
    const near part_power = near_exp(c, near_sub(c, v[0], part_top));
    return part_power;
}

static const box *box_formula_backprop_1(box_context *c, const box *const v[])
{
    const box *const part_top = v[2];
    const box *const part_power = box_exp(c, box_sub(c, v[0], part_top));
    return part_power;
}

static near size_formula_backprop_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_exp(c, near_sub(c, v[0], v[2])));
}

/* backprop = power / total - labels */
static near near_formula_backprop(near_context *c, const near v[])
{
    const near part_top = v[2];
    const near part_power = near_exp(c, near_sub(c, v[0], part_top));
    const near part_total = v[3];
    return near_sub(c, near_div(c, part_power, part_total), v[1]);
}

static const box *box_formula_backprop(box_context *c, const box *const v[])
{
    const box *const part_top = v[2];
    const box *const part_power = box_exp(c, box_sub(c, v[0], part_top));
    const box *const part_total = v[3];
    return box_sub(c, box_div(c, part_power, part_total), v[1]);
}

static near size_formula_backprop(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(c, near_abs(c, near_div(c, near_exp(c, near_sub(c, v[0], v[2])), v[3])),
                    near_abs(c, v[1]));
}

static const oracle_reduction formula_backprop_reductions[] = {
    {ORACLE_MAX, near_formula_backprop_0, box_formula_backprop_0, size_formula_backprop_0},
    {ORACLE_SUM, near_formula_backprop_1, box_formula_backprop_1, size_formula_backprop_1},
};

static const oracle_formula softmax_cross_entropy_with_logits_formulas[] = {
    {
        .mode = "",
        .output = "loss",
        .fold = false,
        .only = NULL,
        .near = near_formula_loss,
        .box = box_formula_loss,
        .size = size_formula_loss,
        .reductions = formula_loss_reductions,
        .reduction_count = 3,
    },
    {
        .mode = "",
        .output = "backprop",
        .fold = false,
        .only = NULL,
        .near = near_formula_backprop,
        .box = box_formula_backprop,
        .size = size_formula_backprop,
        .reductions = formula_backprop_reductions,
        .reduction_count = 2,
    },
};

static const char *const softmax_cross_entropy_with_logits_arguments[] = {
    "features",
    "labels",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const softmax_cross_entropy_with_logits_linear[] = {
    NULL,
};
/* clang-format on */

const oracle softmax_cross_entropy_with_logits_oracle = {
    .entry = "aclnnSoftmaxCrossEntropyWithLogits",
    .arguments = softmax_cross_entropy_with_logits_arguments,
    .linear = softmax_cross_entropy_with_logits_linear,
    .forward = NULL,
    .result = "features",
    .formulas = softmax_cross_entropy_with_logits_formulas,
    .formula_count = 2,
};
