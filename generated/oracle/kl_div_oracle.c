/*
 * Generated from spec/loss/kl_div.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = plain */
static near near_formula_none_false_out(near_context *c, const near v[])
{
    const near part_plain = (near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_number(
        c, 0.0L, 1.0L) : near_mul(c, v[1], near_sub(c, near_log(c, v[1]), v[0])));
    return part_plain;
}

static const box *box_formula_none_false_out(box_context *c, const box *const v[])
{
    const box *const part_plain = (box_eq(c, v[1], box_number(c, "0", "1")) ? box_number(
        c, "0", "1") : box_mul(c, v[1], box_sub(c, box_log(c, v[1]), v[0])));
    return part_plain;
}

/* out = loss */
static near near_formula_none_true_out(near_context *c, const near v[])
{
    const near part_loss = near_mul(c, near_exp(c, v[1]), near_sub(c, v[1], v[0]));
    return part_loss;
}

static const box *box_formula_none_true_out(box_context *c, const box *const v[])
{
    const box *const part_loss = box_mul(c, box_exp(c, v[1]), box_sub(c, v[1], v[0]));
    return part_loss;
}

/* sum(plain, over: all) */
static near near_formula_mean_false_out_0(near_context *c, const near v[])
{
    const near part_plain = (near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_number(
        c, 0.0L, 1.0L) : near_mul(c, v[1], near_sub(c, near_log(c, v[1]), v[0])));
    return part_plain;
}

static const box *box_formula_mean_false_out_0(box_context *c, const box *const v[])
{
    const box *const part_plain = (box_eq(c, v[1], box_number(c, "0", "1")) ? box_number(
        c, "0", "1") : box_mul(c, v[1], box_sub(c, box_log(c, v[1]), v[0])));
    return part_plain;
}

static near size_formula_mean_false_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return (near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_abs(c, near_number(c, 0.0L, 1.0L))
            : near_mul(c, near_abs(c, v[1]),
                       near_add(c, near_abs(c, near_log(c, v[1])), near_abs(c, v[0]))));
}

/* out = sum(plain, over: all) / count(self, over: all) */
static near near_formula_mean_false_out(near_context *c, const near v[])
{
    return near_div(c, v[3], v[2]);
}

static const box *box_formula_mean_false_out(box_context *c, const box *const v[])
{
    return box_div(c, v[3], v[2]);
}

static near size_formula_mean_false_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[3], v[2]));
}

static const oracle_reduction formula_mean_false_out_reductions[] = {
    {ORACLE_SUM, near_formula_mean_false_out_0, box_formula_mean_false_out_0, size_formula_mean_false_out_0},
};

/* sum(loss, over: all) */
static near near_formula_mean_true_out_0(near_context *c, const near v[])
{
    const near part_loss = near_mul(c, near_exp(c, v[1]), near_sub(c, v[1], v[0]));
    return part_loss;
}

static const box *box_formula_mean_true_out_0(box_context *c, const box *const v[])
{
    const box *const part_loss = box_mul(c, box_exp(c, v[1]), box_sub(c, v[1], v[0]));
    return part_loss;
}

static near size_formula_mean_true_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, near_exp(c, v[1])), near_abs(c, near_sub(c, v[1], v[0])));
}

/* out = sum(loss, over: all) / count(self, over: all) */
static near near_formula_mean_true_out(near_context *c, const near v[])
{
    return near_div(c, v[3], v[2]);
}

static const box *box_formula_mean_true_out(box_context *c, const box *const v[])
{
    return box_div(c, v[3], v[2]);
}

static near size_formula_mean_true_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[3], v[2]));
}

static const oracle_reduction formula_mean_true_out_reductions[] = {
    {ORACLE_SUM, near_formula_mean_true_out_0, box_formula_mean_true_out_0, size_formula_mean_true_out_0},
};

/* sum(plain, over: all) */
static near near_formula_sum_false_out_0(near_context *c, const near v[])
{
    const near part_plain = (near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_number(
        c, 0.0L, 1.0L) : near_mul(c, v[1], near_sub(c, near_log(c, v[1]), v[0])));
    return part_plain;
}

static const box *box_formula_sum_false_out_0(box_context *c, const box *const v[])
{
    const box *const part_plain = (box_eq(c, v[1], box_number(c, "0", "1")) ? box_number(
        c, "0", "1") : box_mul(c, v[1], box_sub(c, box_log(c, v[1]), v[0])));
    return part_plain;
}

static near size_formula_sum_false_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return (near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_abs(c, near_number(c, 0.0L, 1.0L))
            : near_mul(c, near_abs(c, v[1]),
                       near_add(c, near_abs(c, near_log(c, v[1])), near_abs(c, v[0]))));
}

/* out = sum(plain, over: all) */
static near near_formula_sum_false_out(near_context *c, const near v[])
{
    (void)c;
    return v[3];
}

static const box *box_formula_sum_false_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[3];
}

static near size_formula_sum_false_out(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_sum_false_out_reductions[] = {
    {ORACLE_SUM, near_formula_sum_false_out_0, box_formula_sum_false_out_0, size_formula_sum_false_out_0},
};

/* sum(loss, over: all) */
static near near_formula_sum_true_out_0(near_context *c, const near v[])
{
    const near part_loss = near_mul(c, near_exp(c, v[1]), near_sub(c, v[1], v[0]));
    return part_loss;
}

static const box *box_formula_sum_true_out_0(box_context *c, const box *const v[])
{
    const box *const part_loss = box_mul(c, box_exp(c, v[1]), box_sub(c, v[1], v[0]));
    return part_loss;
}

static near size_formula_sum_true_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, near_exp(c, v[1])), near_abs(c, near_sub(c, v[1], v[0])));
}

/* out = sum(loss, over: all) */
static near near_formula_sum_true_out(near_context *c, const near v[])
{
    (void)c;
    return v[3];
}

static const box *box_formula_sum_true_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[3];
}

static near size_formula_sum_true_out(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_sum_true_out_reductions[] = {
    {ORACLE_SUM, near_formula_sum_true_out_0, box_formula_sum_true_out_0, size_formula_sum_true_out_0},
};

static const oracle_formula kl_div_formulas[] = {
    {
        .mode = "none false",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_false_out,
        .box = box_formula_none_false_out,
    },
    {
        .mode = "none true",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_none_true_out,
        .box = box_formula_none_true_out,
    },
    {
        .mode = "mean false",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_mean_false_out,
        .box = box_formula_mean_false_out,
        .size = size_formula_mean_false_out,
        .reductions = formula_mean_false_out_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "mean true",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_mean_true_out,
        .box = box_formula_mean_true_out,
        .size = size_formula_mean_true_out,
        .reductions = formula_mean_true_out_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "sum false",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_false_out,
        .box = box_formula_sum_false_out,
        .size = size_formula_sum_false_out,
        .reductions = formula_sum_false_out_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "sum true",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_true_out,
        .box = box_formula_sum_true_out,
        .size = size_formula_sum_true_out,
        .reductions = formula_sum_true_out_reductions,
        .reduction_count = 1,
    },
};

static const char *const kl_div_arguments[] = {
    "self",
    "target",
    "count(self, over: all)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const kl_div_linear[] = {
    NULL,
};
/* clang-format on */

const oracle kl_div_oracle = {
    .entry = "aclnnKlDiv",
    .arguments = kl_div_arguments,
    .linear = kl_div_linear,
    .forward = NULL,
    .result = "self",
    .formulas = kl_div_formulas,
    .formula_count = 6,
};
