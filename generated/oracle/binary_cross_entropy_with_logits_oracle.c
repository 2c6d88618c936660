/*
 * Generated from spec/loss/binary_cross_entropy_with_logits.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* out = loss */
static near near_formula_none_out(near_context *c, const near v[])
{
    const near part_miss =
        ((near_eq(c, v[1], near_number(c, 1.0L, 1.0L)) && near_eq(c, v[0], v[0]))
         ? near_number(c, 0.0L, 1.0L)
         : near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[1]), near_softplus(c, v[0])));
    const near part_hit = near_mul(
        c, v[3],
        ((near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) && near_eq(c, v[0], v[0]))
         ? near_number(c, 0.0L, 1.0L) : near_mul(c, v[1], near_softplus(c, near_neg(c, v[0])))));
    const near part_loss = near_mul(c, v[2], near_add(c, part_miss, part_hit));
    return part_loss;
}

static const box *box_formula_none_out(box_context *c, const box *const v[])
{
    const box *const part_miss =
        ((box_eq(c, v[1], box_number(c, "1", "1")) && box_eq(c, v[0], v[0]))
         ? box_number(c, "0", "1")
         : box_mul(c, box_sub(c, box_number(c, "1", "1"), v[1]), box_softplus(c, v[0])));
    const box *const part_hit =
        box_mul(c, v[3],
                ((box_eq(c, v[1], box_number(c, "0", "1")) && box_eq(c, v[0], v[0]))
                 ? box_number(c, "0", "1") : box_mul(c, v[1], box_softplus(c, box_neg(c, v[0])))));
    const box *const part_loss = box_mul(c, v[2], box_add(c, part_miss, part_hit));
    return part_loss;
}

/* sum(loss, over: all) */
static near near_formula_mean_out_0(near_context *c, const near v[])
{
    const near part_miss =
        ((near_eq(c, v[1], near_number(c, 1.0L, 1.0L)) && near_eq(c, v[0], v[0]))
         ? near_number(c, 0.0L, 1.0L)
         : near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[1]), near_softplus(c, v[0])));
    const near part_hit = near_mul(
        c, v[3],
        ((near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) && near_eq(c, v[0], v[0]))
         ? near_number(c, 0.0L, 1.0L) : near_mul(c, v[1], near_softplus(c, near_neg(c, v[0])))));
    const near part_loss = near_mul(c, v[2], near_add(c, part_miss, part_hit));
    return part_loss;
}

static const box *box_formula_mean_out_0(box_context *c, const box *const v[])
{
    const box *const part_miss =
        ((box_eq(c, v[1], box_number(c, "1", "1")) && box_eq(c, v[0], v[0]))
         ? box_number(c, "0", "1")
         : box_mul(c, box_sub(c, box_number(c, "1", "1"), v[1]), box_softplus(c, v[0])));
    const box *const part_hit =
        box_mul(c, v[3],
                ((box_eq(c, v[1], box_number(c, "0", "1")) && box_eq(c, v[0], v[0]))
                 ? box_number(c, "0", "1") : box_mul(c, v[1], box_softplus(c, box_neg(c, v[0])))));
    const box *const part_loss = box_mul(c, v[2], box_add(c, part_miss, part_hit));
    return part_loss;
}

static near size_formula_mean_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(
        c, near_abs(c, v[2]),
        near_add(c,
                 ((near_eq(c, v[1], near_number(c, 1.0L, 1.0L)) && near_eq(c, v[0], v[0]))
                  ? near_abs(c, near_number(c, 0.0L, 1.0L))
                  : near_mul(c, near_abs(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[1])),
                             near_abs(c, near_softplus(c, v[0])))),
                 near_mul(c, near_abs(c, v[3]),
                          ((near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) && near_eq(c, v[0], v[0]))
                           ? near_abs(c, near_number(c, 0.0L, 1.0L))
                           : near_mul(c, near_abs(c, v[1]),
                                      near_abs(c, near_softplus(c, near_neg(c, v[0]))))))));
}

/* out = sum(loss, over: all) / count(self, over: all) */
static near near_formula_mean_out(near_context *c, const near v[])
{
    return near_div(c, v[5], v[4]);
}

static const box *box_formula_mean_out(box_context *c, const box *const v[])
{
    return box_div(c, v[5], v[4]);
}

static near size_formula_mean_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[5], v[4]));
}

static const oracle_reduction formula_mean_out_reductions[] = {
    {ORACLE_SUM, near_formula_mean_out_0, box_formula_mean_out_0, size_formula_mean_out_0},
};

/* sum(loss, over: all) */
static near near_formula_sum_out_0(near_context *c, const near v[])
{
    const near part_miss =
        ((near_eq(c, v[1], near_number(c, 1.0L, 1.0L)) && near_eq(c, v[0], v[0]))
         ? near_number(c, 0.0L, 1.0L)
         : near_mul(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[1]), near_softplus(c, v[0])));
    const near part_hit = near_mul(
        c, v[3],
        ((near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) && near_eq(c, v[0], v[0]))
         ? near_number(c, 0.0L, 1.0L) : near_mul(c, v[1], near_softplus(c, near_neg(c, v[0])))));
    const near part_loss = near_mul(c, v[2], near_add(c, part_miss, part_hit));
    return part_loss;
}

static const box *box_formula_sum_out_0(box_context *c, const box *const v[])
{
    const box *const part_miss =
        ((box_eq(c, v[1], box_number(c, "1", "1")) && box_eq(c, v[0], v[0]))
         ? box_number(c, "0", "1")
         : box_mul(c, box_sub(c, box_number(c, "1", "1"), v[1]), box_softplus(c, v[0])));
    const box *const part_hit =
        box_mul(c, v[3],
                ((box_eq(c, v[1], box_number(c, "0", "1")) && box_eq(c, v[0], v[0]))
                 ? box_number(c, "0", "1") : box_mul(c, v[1], box_softplus(c, box_neg(c, v[0])))));
    const box *const part_loss = box_mul(c, v[2], box_add(c, part_miss, part_hit));
    return part_loss;
}

static near size_formula_sum_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(
        c, near_abs(c, v[2]),
        near_add(c,
                 ((near_eq(c, v[1], near_number(c, 1.0L, 1.0L)) && near_eq(c, v[0], v[0]))
                  ? near_abs(c, near_number(c, 0.0L, 1.0L))
                  : near_mul(c, near_abs(c, near_sub(c, near_number(c, 1.0L, 1.0L), v[1])),
                             near_abs(c, near_softplus(c, v[0])))),
                 near_mul(c, near_abs(c, v[3]),
                          ((near_eq(c, v[1], near_number(c, 0.0L, 1.0L)) && near_eq(c, v[0], v[0]))
                           ? near_abs(c, near_number(c, 0.0L, 1.0L))
                           : near_mul(c, near_abs(c, v[1]),
                                      near_abs(c, near_softplus(c, near_neg(c, v[0]))))))));
}

/* out = sum(loss, over: all) */
static near near_formula_sum_out(near_context *c, const near v[])
{
    (void)c;
    return v[5];
}

static const box *box_formula_sum_out(box_context *c, const box *const v[])
{
    (void)c;
    return v[5];
}

static near size_formula_sum_out(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_sum_out_reductions[] = {
    {ORACLE_SUM, near_formula_sum_out_0, box_formula_sum_out_0, size_formula_sum_out_0},
};

static const oracle_formula binary_cross_entropy_with_logits_formulas[] = {
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
        .size = size_formula_mean_out,
        .reductions = formula_mean_out_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "sum",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_sum_out,
        .box = box_formula_sum_out,
        .size = size_formula_sum_out,
        .reductions = formula_sum_out_reductions,
        .reduction_count = 1,
    },
};

static const char *const binary_cross_entropy_with_logits_arguments[] = {
    "self",
    "target",
    "weightOptional",
    "posWeightOptional",
    "count(self, over: all)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const binary_cross_entropy_with_logits_linear[] = {
    "weightOptional",
    NULL,
};
/* clang-format on */

const oracle binary_cross_entropy_with_logits_oracle = {
    .entry = "aclnnBinaryCrossEntropyWithLogits",
    .arguments = binary_cross_entropy_with_logits_arguments,
    .linear = binary_cross_entropy_with_logits_linear,
    .forward = NULL,
    .result = "self",
    .formulas = binary_cross_entropy_with_logits_formulas,
    .formula_count = 3,
};
