/*
 * Generated from spec/loss/smooth_l1_loss.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* result = loss */
static near near_formula_none_result(near_context *c, const near v[])
{
    const near part_far = near_abs(c, near_sub(c, v[0], v[1]));
    const near part_loss = (near_lt(c, part_far, v[2]) ? near_div(
        c, near_div(c, near_mul(c, part_far, part_far), v[2]), near_number(c, 2.0L, 1.0L))
                            : near_sub(c, part_far, near_div(c, v[2], near_number(c, 2.0L, 1.0L))));
    return part_loss;
}

static const box *box_formula_none_result(box_context *c, const box *const v[])
{
    const box *const part_far = box_abs(c, box_sub(c, v[0], v[1]));
    const box *const part_loss =
        (box_lt(c, part_far, v[2])
         ? box_div(c, box_div(c, box_mul(c, part_far, part_far), v[2]), box_number(c, "2", "1"))
         : box_sub(c, part_far, box_div(c, v[2], box_number(c, "2", "1"))));
    return part_loss;
}

/* sum(loss, over: all) */
static near near_formula_mean_result_0(near_context *c, const near v[])
{
    const near part_far = near_abs(c, near_sub(c, v[0], v[1]));
    const near part_loss = (near_lt(c, part_far, v[2]) ? near_div(
        c, near_div(c, near_mul(c, part_far, part_far), v[2]), near_number(c, 2.0L, 1.0L))
                            : near_sub(c, part_far, near_div(c, v[2], near_number(c, 2.0L, 1.0L))));
    return part_loss;
}

static const box *box_formula_mean_result_0(box_context *c, const box *const v[])
{
    const box *const part_far = box_abs(c, box_sub(c, v[0], v[1]));
    const box *const part_loss =
        (box_lt(c, part_far, v[2])
         ? box_div(c, box_div(c, box_mul(c, part_far, part_far), v[2]), box_number(c, "2", "1"))
         : box_sub(c, part_far, box_div(c, v[2], box_number(c, "2", "1"))));
    return part_loss;
}

static near size_formula_mean_result_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return (near_lt(c, near_abs(c, near_sub(c, v[0], v[1])), v[2])
            ? near_abs(c, near_div(c,
                                   near_div(c,
                                            near_mul(c, near_abs(c, near_sub(c, v[0], v[1])),
                                                     near_abs(c, near_sub(c, v[0], v[1]))),
                                            v[2]),
                                   near_number(c, 2.0L, 1.0L)))
            : near_add(c, near_abs(c, near_abs(c, near_sub(c, v[0], v[1]))),
                       near_abs(c, near_div(c, v[2], near_number(c, 2.0L, 1.0L)))));
}

/* result = sum(loss, over: all) / count(self, over: all) */
static near near_formula_mean_result(near_context *c, const near v[])
{
    return near_div(c, v[4], v[3]);
}

static const box *box_formula_mean_result(box_context *c, const box *const v[])
{
    return box_div(c, v[4], v[3]);
}

static near size_formula_mean_result(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[4], v[3]));
}

static const oracle_reduction formula_mean_result_reductions[] = {
    {ORACLE_SUM, near_formula_mean_result_0, box_formula_mean_result_0, size_formula_mean_result_0},
};

/* sum(loss, over: all) */
static near near_formula_sum_result_0(near_context *c, const near v[])
{
    const near part_far = near_abs(c, near_sub(c, v[0], v[1]));
    const near part_loss = (near_lt(c, part_far, v[2]) ? near_div(
        c, near_div(c, near_mul(c, part_far, part_far), v[2]), near_number(c, 2.0L, 1.0L))
                            : near_sub(c, part_far, near_div(c, v[2], near_number(c, 2.0L, 1.0L))));
    return part_loss;
}

static const box *box_formula_sum_result_0(box_context *c, const box *const v[])
{
    const box *const part_far = box_abs(c, box_sub(c, v[0], v[1]));
    const box *const part_loss =
        (box_lt(c, part_far, v[2])
         ? box_div(c, box_div(c, box_mul(c, part_far, part_far), v[2]), box_number(c, "2", "1"))
         : box_sub(c, part_far, box_div(c, v[2], box_number(c, "2", "1"))));
    return part_loss;
}

static near size_formula_sum_result_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return (near_lt(c, near_abs(c, near_sub(c, v[0], v[1])), v[2])
            ? near_abs(c, near_div(c,
                                   near_div(c,
                                            near_mul(c, near_abs(c, near_sub(c, v[0], v[1])),
                                                     near_abs(c, near_sub(c, v[0], v[1]))),
                                            v[2]),
                                   near_number(c, 2.0L, 1.0L)))
            : near_add(c, near_abs(c, near_abs(c, near_sub(c, v[0], v[1]))),
                       near_abs(c, near_div(c, v[2], near_number(c, 2.0L, 1.0L)))));
}

/* result = sum(loss, over: all) */
static near near_formula_sum_result(near_context *c, const near v[])
{
    (void)c;
    return v[4];
}

static const box *box_formula_sum_result(box_context *c, const box *const v[])
{
    (void)c;
    return v[4];
}

static near size_formula_sum_result(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_sum_result_reductions[] = {
    {ORACLE_SUM, near_formula_sum_result_0, box_formula_sum_result_0, size_formula_sum_result_0},
};

static const oracle_formula smooth_l1_loss_formulas[] = {
    {
        .mode = "none",
        .output = "result",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_result,
        .box = box_formula_none_result,
    },
    {
        .mode = "mean",
        .output = "result",
        .fold = false,
        .only = NULL,
        .near = near_formula_mean_result,
        .box = box_formula_mean_result,
        .size = size_formula_mean_result,
        .reductions = formula_mean_result_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "sum",
        .output = "result",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_result,
        .box = box_formula_sum_result,
        .size = size_formula_sum_result,
        .reductions = formula_sum_result_reductions,
        .reduction_count = 1,
    },
};

static const char *const smooth_l1_loss_arguments[] = {
    "self",
    "target",
    "beta",
    "count(self, over: all)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const smooth_l1_loss_linear[] = {
    NULL,
};

static const double smooth_l1_loss_scalars[][ORACLE_SCALARS_MAX] = {
    {1.0},
    {0.7},
    {0.0},
};
/* clang-format on */

const oracle smooth_l1_loss_oracle = {
    .entry = "aclnnSmoothL1Loss",
    .arguments = smooth_l1_loss_arguments,
    .linear = smooth_l1_loss_linear,
    .forward = NULL,
    .result = "self",
    .formulas = smooth_l1_loss_formulas,
    .formula_count = 3,
    .scalars = smooth_l1_loss_scalars,
    .scalar_sets = sizeof smooth_l1_loss_scalars / sizeof smooth_l1_loss_scalars[0],
};
