/*
 * Generated from spec/loss/kl_div_target_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradTarget = gradOutput * slope */
static near near_formula_none_false_gradTarget(near_context *c, const near v[])
{
    const near part_slope = ((near_eq(c, v[2], near_number(c, 0.0L, 1.0L)) && (near_eq(
        c, v[0], near_number(c, 0.0L, 1.0L)) || near_eq(c, v[1], near_number(c, -INFINITY, 1.0L))))
                             ? near_sub(c, near_number(c, 1.0L, 1.0L), v[1]) : near_add(
        c, near_sub(c, near_log(c, v[2]), v[1]), near_number(c, 1.0L, 1.0L)));
    return near_mul(c, v[0], part_slope);
}

static const box *box_formula_none_false_gradTarget(box_context *c, const box *const v[])
{
    const box *const part_slope =
        ((box_eq(c, v[2], box_number(c, "0", "1")) && (box_eq(
            c, v[0], box_number(c, "0", "1")) || box_eq(c, v[1], box_number(c, "-INFINITY", "1"))))
         ? box_sub(c, box_number(c, "1", "1"), v[1])
         : box_add(c, box_sub(c, box_log(c, v[2]), v[1]), box_number(c, "1", "1")));
    return box_mul(c, v[0], part_slope);
}

/* gradTarget = gradOutput * steep */
static near near_formula_none_true_gradTarget(near_context *c, const near v[])
{
    const near part_inside =
        near_min(c, near_max(c, v[2], near_neg(c, near_number(c, 600.0L, 1.0L))),
                 near_number(c, 600.0L, 1.0L));
    const near part_steep =
        ((near_eq(c, v[2], near_number(c, -INFINITY, 1.0L)) && near_eq(c, v[1], v[1]))
         ? near_number(c, 0.0L, 1.0L)
         : near_mul(c, near_exp(c, part_inside),
                    near_add(c, near_sub(c, v[2], v[1]), near_number(c, 1.0L, 1.0L))));
    return near_mul(c, v[0], part_steep);
}

static const box *box_formula_none_true_gradTarget(box_context *c, const box *const v[])
{
    const box *const part_inside = box_min(
        c, box_max(c, v[2], box_neg(c, box_number(c, "600", "1"))), box_number(c, "600", "1"));
    const box *const part_steep = ((box_eq(c, v[2], box_number(c, "-INFINITY", "1")) &&
                                    box_eq(c, v[1], v[1])) ? box_number(c, "0", "1") : box_mul(
        c, box_exp(c, part_inside), box_add(c, box_sub(c, v[2], v[1]), box_number(c, "1", "1"))));
    return box_mul(c, v[0], part_steep);
}

/* gradTarget = gradOutput * slope * (1 / count(target)) */
static near near_formula_mean_false_gradTarget(near_context *c, const near v[])
{
    const near part_slope = ((near_eq(c, v[2], near_number(c, 0.0L, 1.0L)) && (near_eq(
        c, v[0], near_number(c, 0.0L, 1.0L)) || near_eq(c, v[1], near_number(c, -INFINITY, 1.0L))))
                             ? near_sub(c, near_number(c, 1.0L, 1.0L), v[1]) : near_add(
        c, near_sub(c, near_log(c, v[2]), v[1]), near_number(c, 1.0L, 1.0L)));
    return near_mul(c, near_mul(c, v[0], part_slope),
                    near_div(c, near_number(c, 1.0L, 1.0L), v[3]));
}

static const box *box_formula_mean_false_gradTarget(box_context *c, const box *const v[])
{
    const box *const part_slope =
        ((box_eq(c, v[2], box_number(c, "0", "1")) && (box_eq(
            c, v[0], box_number(c, "0", "1")) || box_eq(c, v[1], box_number(c, "-INFINITY", "1"))))
         ? box_sub(c, box_number(c, "1", "1"), v[1])
         : box_add(c, box_sub(c, box_log(c, v[2]), v[1]), box_number(c, "1", "1")));
    return box_mul(c, box_mul(c, v[0], part_slope), box_div(c, box_number(c, "1", "1"), v[3]));
}

/* gradTarget = gradOutput * steep * (1 / count(target)) */
static near near_formula_mean_true_gradTarget(near_context *c, const near v[])
{
    const near part_inside =
        near_min(c, near_max(c, v[2], near_neg(c, near_number(c, 600.0L, 1.0L))),
                 near_number(c, 600.0L, 1.0L));
    const near part_steep =
        ((near_eq(c, v[2], near_number(c, -INFINITY, 1.0L)) && near_eq(c, v[1], v[1]))
         ? near_number(c, 0.0L, 1.0L)
         : near_mul(c, near_exp(c, part_inside),
                    near_add(c, near_sub(c, v[2], v[1]), near_number(c, 1.0L, 1.0L))));
    return near_mul(c, near_mul(c, v[0], part_steep),
                    near_div(c, near_number(c, 1.0L, 1.0L), v[3]));
}

static const box *box_formula_mean_true_gradTarget(box_context *c, const box *const v[])
{
    const box *const part_inside = box_min(
        c, box_max(c, v[2], box_neg(c, box_number(c, "600", "1"))), box_number(c, "600", "1"));
    const box *const part_steep = ((box_eq(c, v[2], box_number(c, "-INFINITY", "1")) &&
                                    box_eq(c, v[1], v[1])) ? box_number(c, "0", "1") : box_mul(
        c, box_exp(c, part_inside), box_add(c, box_sub(c, v[2], v[1]), box_number(c, "1", "1"))));
    return box_mul(c, box_mul(c, v[0], part_steep), box_div(c, box_number(c, "1", "1"), v[3]));
}

/* gradTarget = gradOutput * slope */
static near near_formula_sum_false_gradTarget(near_context *c, const near v[])
{
    const near part_slope = ((near_eq(c, v[2], near_number(c, 0.0L, 1.0L)) && (near_eq(
        c, v[0], near_number(c, 0.0L, 1.0L)) || near_eq(c, v[1], near_number(c, -INFINITY, 1.0L))))
                             ? near_sub(c, near_number(c, 1.0L, 1.0L), v[1]) : near_add(
        c, near_sub(c, near_log(c, v[2]), v[1]), near_number(c, 1.0L, 1.0L)));
    return near_mul(c, v[0], part_slope);
}

static const box *box_formula_sum_false_gradTarget(box_context *c, const box *const v[])
{
    const box *const part_slope =
        ((box_eq(c, v[2], box_number(c, "0", "1")) && (box_eq(
            c, v[0], box_number(c, "0", "1")) || box_eq(c, v[1], box_number(c, "-INFINITY", "1"))))
         ? box_sub(c, box_number(c, "1", "1"), v[1])
         : box_add(c, box_sub(c, box_log(c, v[2]), v[1]), box_number(c, "1", "1")));
    return box_mul(c, v[0], part_slope);
}

/* gradTarget = gradOutput * steep */
static near near_formula_sum_true_gradTarget(near_context *c, const near v[])
{
    const near part_inside =
        near_min(c, near_max(c, v[2], near_neg(c, near_number(c, 600.0L, 1.0L))),
                 near_number(c, 600.0L, 1.0L));
    const near part_steep =
        ((near_eq(c, v[2], near_number(c, -INFINITY, 1.0L)) && near_eq(c, v[1], v[1]))
         ? near_number(c, 0.0L, 1.0L)
         : near_mul(c, near_exp(c, part_inside),
                    near_add(c, near_sub(c, v[2], v[1]), near_number(c, 1.0L, 1.0L))));
    return near_mul(c, v[0], part_steep);
}

static const box *box_formula_sum_true_gradTarget(box_context *c, const box *const v[])
{
    const box *const part_inside = box_min(
        c, box_max(c, v[2], box_neg(c, box_number(c, "600", "1"))), box_number(c, "600", "1"));
    const box *const part_steep = ((box_eq(c, v[2], box_number(c, "-INFINITY", "1")) &&
                                    box_eq(c, v[1], v[1])) ? box_number(c, "0", "1") : box_mul(
        c, box_exp(c, part_inside), box_add(c, box_sub(c, v[2], v[1]), box_number(c, "1", "1"))));
    return box_mul(c, v[0], part_steep);
}

static const oracle_formula kl_div_target_backward_formulas[] = {
    {
        .mode = "none false",
        .output = "gradTarget",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_false_gradTarget,
        .box = box_formula_none_false_gradTarget,
    },
    {
        .mode = "none true",
        .output = "gradTarget",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_true_gradTarget,
        .box = box_formula_none_true_gradTarget,
    },
    {
        .mode = "mean false",
        .output = "gradTarget",
        .fold = false,
        .only = NULL,
        .near = near_formula_mean_false_gradTarget,
        .box = box_formula_mean_false_gradTarget,
    },
    {
        .mode = "mean true",
        .output = "gradTarget",
        .fold = false,
        .only = NULL,
        .near = near_formula_mean_true_gradTarget,
        .box = box_formula_mean_true_gradTarget,
    },
    {
        .mode = "sum false",
        .output = "gradTarget",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_false_gradTarget,
        .box = box_formula_sum_false_gradTarget,
    },
    {
        .mode = "sum true",
        .output = "gradTarget",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_true_gradTarget,
        .box = box_formula_sum_true_gradTarget,
    },
};

static const char *const kl_div_target_backward_arguments[] = {
    "gradOutput",
    "self",
    "target",
    "count(target)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const kl_div_target_backward_linear[] = {
    NULL,
};
/* clang-format on */

const oracle kl_div_target_backward_oracle = {
    .entry = "aclnnKlDivTargetBackward",
    .arguments = kl_div_target_backward_arguments,
    .linear = kl_div_target_backward_linear,
    .forward = "aclnnKlDiv",
    .result = "target",
    .formulas = kl_div_target_backward_formulas,
    .formula_count = 6,
};
