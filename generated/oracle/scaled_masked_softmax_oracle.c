/*
 * Generated from spec/activation/scaled_masked_softmax.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* max(seen, over: -1) */
static near near_formula_y_0(near_context *c, const near v[])
{
    const near part_seen = (near_ne(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_neg(
        c, near_number(c, 10000.0L, 1.0L)) : near_mul(c, v[0], v[2]));
    return part_seen;
}

static const box *box_formula_y_0(box_context *c, const box *const v[])
{
    const box *const part_seen = (box_ne(c, v[1], box_number(c, "0", "1")) ? box_neg(
        c, box_number(c, "10000", "1")) : box_mul(c, v[0], v[2]));
    return part_seen;
}

static near size_formula_y_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return (near_ne(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_abs(
        c, near_number(c, 10000.0L, 1.0L)) : near_mul(c, near_abs(c, v[0]), near_abs(c, v[2])));
}

/* sum(power, over: -1) */
static near near_formula_y_1(near_context *c, const near v[])
{
    const near part_seen = (near_ne(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_neg(
        c, near_number(c, 10000.0L, 1.0L)) : near_mul(c, v[0], v[2]));
    const near part_power = near_exp(c, near_sub(c, part_seen, v[3]));
    return part_power;
}

static const box *box_formula_y_1(box_context *c, const box *const v[])
{
    const box *const part_seen = (box_ne(c, v[1], box_number(c, "0", "1")) ? box_neg(
        c, box_number(c, "10000", "1")) : box_mul(c, v[0], v[2]));
    const box *const part_power = box_exp(c, box_sub(c, part_seen, v[3]));
    return part_power;
}

static near size_formula_y_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_exp(c, near_sub(c,
                                            (near_ne(c, v[1], near_number(c, 0.0L, 1.0L))
                                             ? near_neg(c, near_number(c, 10000.0L, 1.0L))
                                             : near_mul(c, v[0], v[2])),
                                            v[3])));
}

/* y = power / sum(power, over: -1) */
static near near_formula_y(near_context *c, const near v[])
{
    const near part_seen = (near_ne(c, v[1], near_number(c, 0.0L, 1.0L)) ? near_neg(
        c, near_number(c, 10000.0L, 1.0L)) : near_mul(c, v[0], v[2]));
    const near part_power = near_exp(c, near_sub(c, part_seen, v[3]));
    return near_div(c, part_power, v[4]);
}

static const box *box_formula_y(box_context *c, const box *const v[])
{
    const box *const part_seen = (box_ne(c, v[1], box_number(c, "0", "1")) ? box_neg(
        c, box_number(c, "10000", "1")) : box_mul(c, v[0], v[2]));
    const box *const part_power = box_exp(c, box_sub(c, part_seen, v[3]));
    return box_div(c, part_power, v[4]);
}

static near size_formula_y(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c,
                                near_exp(c, near_sub(c,
                                                     (near_ne(c, v[1], near_number(c, 0.0L, 1.0L))
                                                      ? near_neg(c, near_number(c, 10000.0L, 1.0L))
                                                      : near_mul(c, v[0], v[2])),
                                                     v[3])),
                                v[4]));
}

static const oracle_reduction formula_y_reductions[] = {
    {ORACLE_MAX, near_formula_y_0, box_formula_y_0, size_formula_y_0},
    {ORACLE_SUM, near_formula_y_1, box_formula_y_1, size_formula_y_1},
};

static const oracle_formula scaled_masked_softmax_formulas[] = {
    {
        .mode = "",
        .output = "y",
        .fold = false,
        .only = NULL,
        .near = near_formula_y,
        .box = box_formula_y,
        .size = size_formula_y,
        .reductions = formula_y_reductions,
        .reduction_count = 2,
    },
};

static const char *const scaled_masked_softmax_arguments[] = {
    "x",
    "mask",
    "scale",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const scaled_masked_softmax_linear[] = {
    NULL,
};

static const double scaled_masked_softmax_scalars[][ORACLE_SCALARS_MAX] = {
    {0.3},
    {0.7},
    {0.5},
    {-1.5},
};
/* clang-format on */

const oracle scaled_masked_softmax_oracle = {
    .entry = "aclnnScaledMaskedSoftmax",
    .arguments = scaled_masked_softmax_arguments,
    .linear = scaled_masked_softmax_linear,
    .forward = NULL,
    .result = "x",
    .formulas = scaled_masked_softmax_formulas,
    .formula_count = 1,
    .scalars = scaled_masked_softmax_scalars,
    .scalar_sets = sizeof scaled_masked_softmax_scalars / sizeof scaled_masked_softmax_scalars[0],
};
