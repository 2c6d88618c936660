/*
 * Generated from spec/norm/layer_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(weight, over: normalizedShape) */
static near near_formula_gradInputOut_0(near_context *c, const near v[])
{
    const near part_weight = near_mul(c, v[0], v[4]);
    return part_weight;
}

static const box *box_formula_gradInputOut_0(box_context *c, const box *const v[])
{
    const box *const part_weight = box_mul(c, v[0], v[4]);
    return part_weight;
}

static near size_formula_gradInputOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, v[4]));
}

/* sum(weight * own, over: normalizedShape) */
static near near_formula_gradInputOut_1(near_context *c, const near v[])
{
    const near part_own = near_mul(c, near_sub(c, v[1], v[2]), v[3]);
    const near part_weight = near_mul(c, v[0], v[4]);
    return near_mul(c, part_weight, part_own);
}

static const box *box_formula_gradInputOut_1(box_context *c, const box *const v[])
{
    const box *const part_own = box_mul(c, box_sub(c, v[1], v[2]), v[3]);
    const box *const part_weight = box_mul(c, v[0], v[4]);
    return box_mul(c, part_weight, part_own);
}

static near size_formula_gradInputOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_mul(c, near_abs(c, v[0]), near_abs(c, v[4])),
                    near_mul(c, near_abs(c, near_sub(c, v[1], v[2])), near_abs(c, v[3])));
}

/* gradInputOut = (weight - plain - own * along) * rstd */
static near near_formula_gradInputOut(near_context *c, const near v[])
{
    const near part_share = near_div(c, near_number(c, 1.0L, 1.0L), v[5]);
    const near part_own = near_mul(c, near_sub(c, v[1], v[2]), v[3]);
    const near part_weight = near_mul(c, v[0], v[4]);
    const near part_plain = near_mul(c, part_share, v[6]);
    const near part_along = near_mul(c, part_share, v[7]);
    return near_mul(
        c, near_sub(c, near_sub(c, part_weight, part_plain), near_mul(c, part_own, part_along)),
        v[3]);
}

static const box *box_formula_gradInputOut(box_context *c, const box *const v[])
{
    const box *const part_share = box_div(c, box_number(c, "1", "1"), v[5]);
    const box *const part_own = box_mul(c, box_sub(c, v[1], v[2]), v[3]);
    const box *const part_weight = box_mul(c, v[0], v[4]);
    const box *const part_plain = box_mul(c, part_share, v[6]);
    const box *const part_along = box_mul(c, part_share, v[7]);
    return box_mul(
        c, box_sub(c, box_sub(c, part_weight, part_plain), box_mul(c, part_own, part_along)), v[3]);
}

static near size_formula_gradInputOut(near_context *c, const near v[], const near s[])
{
    return near_mul(
        c,
        near_add(
            c,
            near_add(c, near_mul(c, near_abs(c, v[0]), near_abs(c, v[4])),
                     near_mul(c, near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L), v[5])), s[0])),
            near_mul(
                c, near_mul(c, near_abs(c, near_sub(c, v[1], v[2])), near_abs(c, v[3])),
                near_mul(c, near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L), v[5])), s[1]))),
        near_abs(c, v[3]));
}

static const oracle_reduction formula_gradInputOut_reductions[] = {
    {ORACLE_SUM, near_formula_gradInputOut_0, box_formula_gradInputOut_0, size_formula_gradInputOut_0},
    {ORACLE_SUM, near_formula_gradInputOut_1, box_formula_gradInputOut_1, size_formula_gradInputOut_1},
};

/* sum(gradOut * own, over: shared) */
static near near_formula_gradWeightOut_0(near_context *c, const near v[])
{
    const near part_own = near_mul(c, near_sub(c, v[1], v[2]), v[3]);
    return near_mul(c, v[0], part_own);
}

static const box *box_formula_gradWeightOut_0(box_context *c, const box *const v[])
{
    const box *const part_own = box_mul(c, box_sub(c, v[1], v[2]), v[3]);
    return box_mul(c, v[0], part_own);
}

static near size_formula_gradWeightOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]),
                    near_mul(c, near_abs(c, near_sub(c, v[1], v[2])), near_abs(c, v[3])));
}

/* gradWeightOut = sum(gradOut * own) */
static near near_formula_gradWeightOut(near_context *c, const near v[])
{
    (void)c;
    return v[6];
}

static const box *box_formula_gradWeightOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[6];
}

static near size_formula_gradWeightOut(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_gradWeightOut_reductions[] = {
    {ORACLE_SUM, near_formula_gradWeightOut_0, box_formula_gradWeightOut_0, size_formula_gradWeightOut_0},
};

/* sum(gradOut, over: shared) */
static near near_formula_gradBiasOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_gradBiasOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_gradBiasOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* gradBiasOut = sum(gradOut) */
static near near_formula_gradBiasOut(near_context *c, const near v[])
{
    (void)c;
    return v[6];
}

static const box *box_formula_gradBiasOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[6];
}

static near size_formula_gradBiasOut(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_gradBiasOut_reductions[] = {
    {ORACLE_SUM, near_formula_gradBiasOut_0, box_formula_gradBiasOut_0, size_formula_gradBiasOut_0},
};

static const oracle_formula layer_norm_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradInputOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradInputOut,
        .box = box_formula_gradInputOut,
        .size = size_formula_gradInputOut,
        .reductions = formula_gradInputOut_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "",
        .output = "gradWeightOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradWeightOut,
        .box = box_formula_gradWeightOut,
        .size = size_formula_gradWeightOut,
        .reductions = formula_gradWeightOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "gradBiasOut",
        .fold = false,
        .only = "gradOut",
        .near = near_formula_gradBiasOut,
        .box = box_formula_gradBiasOut,
        .size = size_formula_gradBiasOut,
        .reductions = formula_gradBiasOut_reductions,
        .reduction_count = 1,
    },
};

static const char *const layer_norm_backward_arguments[] = {
    "gradOut",
    "input",
    "mean",
    "rstd",
    "weightOptional",
    "count(input, over: normalizedShape)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const layer_norm_backward_linear[] = {
    NULL,
};
/* clang-format on */

const oracle layer_norm_backward_oracle = {
    .entry = "aclnnLayerNormBackward",
    .arguments = layer_norm_backward_arguments,
    .linear = layer_norm_backward_linear,
    .forward = NULL,
    .result = "input",
    .formulas = layer_norm_backward_formulas,
    .formula_count = 3,
};
