/*
 * Generated from spec/loss/kl_div_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = -(gradOutput * target) */
static near near_formula_none_false_out(near_context *c, const near v[])
{
    return near_neg(c, near_mul(c, v[0], v[2]));
}

static const box *box_formula_none_false_out(box_context *c, const box *const v[])
{
    return box_neg(c, box_mul(c, v[0], v[2]));
}

/* out = -(gradOutput * exp(inside)) */
static near near_formula_none_true_out(near_context *c, const near v[])
{
    const near part_inside =
        (near_eq(c, near_abs(c, v[2]), near_number(c, INFINITY, 1.0L)) ? v[2]
         : near_min(c, near_max(c, v[2], near_neg(c, near_number(c, 700.0L, 1.0L))),
                    near_number(c, 700.0L, 1.0L)));
    return near_neg(c, near_mul(c, v[0], near_exp(c, part_inside)));
}

static const box *box_formula_none_true_out(box_context *c, const box *const v[])
{
    const box *const part_inside =
        (box_eq(c, box_abs(c, v[2]), box_number(c, "INFINITY", "1")) ? v[2] : box_min(
            c, box_max(c, v[2], box_neg(c, box_number(c, "700", "1"))), box_number(c, "700", "1")));
    return box_neg(c, box_mul(c, v[0], box_exp(c, part_inside)));
}

/* out = -(gradOutput * target * (1 / count(self))) */
static near near_formula_mean_false_out(near_context *c, const near v[])
{
    return near_neg(
        c, near_mul(c, near_mul(c, v[0], v[2]), near_div(c, near_number(c, 1.0L, 1.0L), v[3])));
}

static const box *box_formula_mean_false_out(box_context *c, const box *const v[])
{
    return box_neg(c,
                   box_mul(c, box_mul(c, v[0], v[2]), box_div(c, box_number(c, "1", "1"), v[3])));
}

/* out = -(gradOutput * exp(inside) * (1 / count(self))) */
static near near_formula_mean_true_out(near_context *c, const near v[])
{
    const near part_inside =
        (near_eq(c, near_abs(c, v[2]), near_number(c, INFINITY, 1.0L)) ? v[2]
         : near_min(c, near_max(c, v[2], near_neg(c, near_number(c, 700.0L, 1.0L))),
                    near_number(c, 700.0L, 1.0L)));
    return near_neg(c, near_mul(c, near_mul(c, v[0], near_exp(c, part_inside)),
                                near_div(c, near_number(c, 1.0L, 1.0L), v[3])));
}

static const box *box_formula_mean_true_out(box_context *c, const box *const v[])
{
    const box *const part_inside =
        (box_eq(c, box_abs(c, v[2]), box_number(c, "INFINITY", "1")) ? v[2] : box_min(
            c, box_max(c, v[2], box_neg(c, box_number(c, "700", "1"))), box_number(c, "700", "1")));
    return box_neg(c, box_mul(c, box_mul(c, v[0], box_exp(c, part_inside)),
                              box_div(c, box_number(c, "1", "1"), v[3])));
}

/* out = -(gradOutput * target) */
static near near_formula_sum_false_out(near_context *c, const near v[])
{
    return near_neg(c, near_mul(c, v[0], v[2]));
}

static const box *box_formula_sum_false_out(box_context *c, const box *const v[])
{
    return box_neg(c, box_mul(c, v[0], v[2]));
}

/* out = -(gradOutput * exp(inside)) */
static near near_formula_sum_true_out(near_context *c, const near v[])
{
    const near part_inside =
        (near_eq(c, near_abs(c, v[2]), near_number(c, INFINITY, 1.0L)) ? v[2]
         : near_min(c, near_max(c, v[2], near_neg(c, near_number(c, 700.0L, 1.0L))),
                    near_number(c, 700.0L, 1.0L)));
    return near_neg(c, near_mul(c, v[0], near_exp(c, part_inside)));
}

static const box *box_formula_sum_true_out(box_context *c, const box *const v[])
{
    const box *const part_inside =
        (box_eq(c, box_abs(c, v[2]), box_number(c, "INFINITY", "1")) ? v[2] : box_min(
            c, box_max(c, v[2], box_neg(c, box_number(c, "700", "1"))), box_number(c, "700", "1")));
    return box_neg(c, box_mul(c, v[0], box_exp(c, part_inside)));
}

static const oracle_formula kl_div_backward_formulas[] = {
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
    },
    {
        .mode = "mean true",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_mean_true_out,
        .box = box_formula_mean_true_out,
    },
    {
        .mode = "sum false",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_false_out,
        .box = box_formula_sum_false_out,
    },
    {
        .mode = "sum true",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_true_out,
        .box = box_formula_sum_true_out,
    },
};

static const char *const kl_div_backward_arguments[] = {
    "gradOutput",
    "self",
    "target",
    "count(self)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const kl_div_backward_linear[] = {
    "gradOutput",
    "target",
    NULL,
};
/* clang-format on */

const oracle kl_div_backward_oracle = {
    .entry = "aclnnKlDivBackward",
    .arguments = kl_div_backward_arguments,
    .linear = kl_div_backward_linear,
    .forward = "aclnnKlDiv",
    .result = "self",
    .formulas = kl_div_backward_formulas,
    .formula_count = 6,
};
