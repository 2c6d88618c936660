/*
 * Generated from spec/activation/masked_softmax_with_rel_pos_bias.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* max(score, over: -1) */
static near near_formula_out_0(near_context *c, const near v[])
{
    const near part_score = near_add(c, near_add(c, near_mul(c, v[0], v[3]), v[1]), v[2]);
    return part_score;
}

static const box *box_formula_out_0(box_context *c, const box *const v[])
{
    const box *const part_score = box_add(c, box_add(c, box_mul(c, v[0], v[3]), v[1]), v[2]);
    return part_score;
}

static near size_formula_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(
        c, near_add(c, near_mul(c, near_abs(c, v[0]), near_abs(c, v[3])), near_abs(c, v[1])),
        near_abs(c, v[2]));
}

/* sum(power, over: -1) */
static near near_formula_out_1(near_context *c, const near v[])
{
    const near part_score = near_add(c, near_add(c, near_mul(c, v[0], v[3]), v[1]), v[2]);
    const near part_power = near_exp(c, near_sub(c, part_score, v[4]));
    return part_power;
}

static const box *box_formula_out_1(box_context *c, const box *const v[])
{
    const box *const part_score = box_add(c, box_add(c, box_mul(c, v[0], v[3]), v[1]), v[2]);
    const box *const part_power = box_exp(c, box_sub(c, part_score, v[4]));
    return part_power;
}

static near size_formula_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(
        c, near_exp(c, near_sub(c, near_add(c, near_add(c, near_mul(c, v[0], v[3]), v[1]), v[2]),
                                v[4])));
}

/* out = power / sum(power, over: -1) */
static near near_formula_out(near_context *c, const near v[])
{
    const near part_score = near_add(c, near_add(c, near_mul(c, v[0], v[3]), v[1]), v[2]);
    const near part_power = near_exp(c, near_sub(c, part_score, v[4]));
    return near_div(c, part_power, v[5]);
}

static const box *box_formula_out(box_context *c, const box *const v[])
{
    const box *const part_score = box_add(c, box_add(c, box_mul(c, v[0], v[3]), v[1]), v[2]);
    const box *const part_power = box_exp(c, box_sub(c, part_score, v[4]));
    return box_div(c, part_power, v[5]);
}

static near size_formula_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(
        c,
        near_div(
            c,
            near_exp(c, near_sub(c, near_add(c, near_add(c, near_mul(c, v[0], v[3]), v[1]), v[2]),
                                 v[4])),
            v[5]));
}

static const oracle_reduction formula_out_reductions[] = {
    {ORACLE_MAX, near_formula_out_0, box_formula_out_0, size_formula_out_0},
    {ORACLE_SUM, near_formula_out_1, box_formula_out_1, size_formula_out_1},
};

static const oracle_formula masked_softmax_with_rel_pos_bias_formulas[] = {
    {
        .mode = "",
        .output = "out",
        .fold = false,
        .only = NULL,
        .near = near_formula_out,
        .box = box_formula_out,
        .size = size_formula_out,
        .reductions = formula_out_reductions,
        .reduction_count = 2,
    },
};

static const char *const masked_softmax_with_rel_pos_bias_arguments[] = {
    "x",
    "attenMaskOptional",
    "relativePosBias",
    "scaleValue",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const masked_softmax_with_rel_pos_bias_linear[] = {
    NULL,
};

static const double masked_softmax_with_rel_pos_bias_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5},
    {0.7},
    {7.0},
    {-1.5},
};
/* clang-format on */

const oracle masked_softmax_with_rel_pos_bias_oracle = {
    .entry = "aclnnMaskedSoftmaxWithRelPosBias",
    .arguments = masked_softmax_with_rel_pos_bias_arguments,
    .linear = masked_softmax_with_rel_pos_bias_linear,
    .forward = NULL,
    .result = "x",
    .formulas = masked_softmax_with_rel_pos_bias_formulas,
    .formula_count = 1,
    .scalars = masked_softmax_with_rel_pos_bias_scalars,
    .scalar_sets = sizeof masked_softmax_with_rel_pos_bias_scalars /
                   sizeof masked_softmax_with_rel_pos_bias_scalars[0],
};
