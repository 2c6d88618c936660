/*
 * Generated from spec/norm/group_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(weight, over: group) */
static near near_formula_gradInput_0(near_context *c, const near v[])
{
    const near part_weight = near_mul(c, v[0], v[4]);
    return part_weight;
}

static const box *box_formula_gradInput_0(box_context *c, const box *const v[])
{
    const box *const part_weight = box_mul(c, v[0], v[4]);
    return part_weight;
}

static near size_formula_gradInput_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, v[4]));
}

/* sum(weight * own, over: group) */
static near near_formula_gradInput_1(near_context *c, const near v[])
{
    const near part_own = near_mul(c, near_sub(c, v[1], v[2]), v[3]);
    const near part_weight = near_mul(c, v[0], v[4]);
    return near_mul(c, part_weight, part_own);
}

static const box *box_formula_gradInput_1(box_context *c, const box *const v[])
{
    const box *const part_own = box_mul(c, box_sub(c, v[1], v[2]), v[3]);
    const box *const part_weight = box_mul(c, v[0], v[4]);
    return box_mul(c, part_weight, part_own);
}

static near size_formula_gradInput_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_mul(c, near_abs(c, v[0]), near_abs(c, v[4])),
                    near_mul(c, near_abs(c, near_sub(c, v[1], v[2])), near_abs(c, v[3])));
}

/* gradInput = (weight - plain - own * along) * rstd */
static near near_formula_gradInput(near_context *c, const near v[])
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

static const box *box_formula_gradInput(box_context *c, const box *const v[])
{
    const box *const part_share = box_div(c, box_number(c, "1", "1"), v[5]);
    const box *const part_own = box_mul(c, box_sub(c, v[1], v[2]), v[3]);
    const box *const part_weight = box_mul(c, v[0], v[4]);
    const box *const part_plain = box_mul(c, part_share, v[6]);
    const box *const part_along = box_mul(c, part_share, v[7]);
    return box_mul(
        c, box_sub(c, box_sub(c, part_weight, part_plain), box_mul(c, part_own, part_along)), v[3]);
}

static near size_formula_gradInput(near_context *c, const near v[], const near s[])
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

static const oracle_reduction formula_gradInput_reductions[] = {
    {ORACLE_SUM, near_formula_gradInput_0, box_formula_gradInput_0, size_formula_gradInput_0},
    {ORACLE_SUM, near_formula_gradInput_1, box_formula_gradInput_1, size_formula_gradInput_1},
};

/* sum(gradOut * own, over: shared) */
static near near_formula_gradGammaOut_0(near_context *c, const near v[])
{
    const near part_own = near_mul(c, near_sub(c, v[1], v[2]), v[3]);
    return near_mul(c, v[0], part_own);
}

static const box *box_formula_gradGammaOut_0(box_context *c, const box *const v[])
{
    const box *const part_own = box_mul(c, box_sub(c, v[1], v[2]), v[3]);
    return box_mul(c, v[0], part_own);
}

static near size_formula_gradGammaOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]),
                    near_mul(c, near_abs(c, near_sub(c, v[1], v[2])), near_abs(c, v[3])));
}

/* gradGammaOut = sum(gradOut * own) */
static near near_formula_gradGammaOut(near_context *c, const near v[])
{
    (void)c;
    return v[6];
}

static const box *box_formula_gradGammaOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[6];
}

static near size_formula_gradGammaOut(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_gradGammaOut_reductions[] = {
    {ORACLE_SUM, near_formula_gradGammaOut_0, box_formula_gradGammaOut_0, size_formula_gradGammaOut_0},
};

/* sum(gradOut, over: shared) */
static near near_formula_gradBetaOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_gradBetaOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_gradBetaOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* gradBetaOut = sum(gradOut) */
static near near_formula_gradBetaOut(near_context *c, const near v[])
{
    (void)c;
    return v[6];
}

static const box *box_formula_gradBetaOut(box_context *c, const box *const v[])
{
    (void)c;
    return v[6];
}

static near size_formula_gradBetaOut(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_gradBetaOut_reductions[] = {
    {ORACLE_SUM, near_formula_gradBetaOut_0, box_formula_gradBetaOut_0, size_formula_gradBetaOut_0},
};

static const oracle_formula group_norm_backward_formulas[] = {
    {
        .mode = "",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradInput,
        .box = box_formula_gradInput,
        .size = size_formula_gradInput,
        .reductions = formula_gradInput_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "",
        .output = "gradGammaOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_gradGammaOut,
        .box = box_formula_gradGammaOut,
        .size = size_formula_gradGammaOut,
        .reductions = formula_gradGammaOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "gradBetaOut",
        .fold = false,
        .only = "gradOut",
        .near = near_formula_gradBetaOut,
        .box = box_formula_gradBetaOut,
        .size = size_formula_gradBetaOut,
        .reductions = formula_gradBetaOut_reductions,
        .reduction_count = 1,
    },
};

static const char *const group_norm_backward_arguments[] = {
    "gradOut",
    "input",
    "mean",
    "rstd",
    "gamma",
    "count(input, over: group)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const group_norm_backward_linear[] = {
    NULL,
};
/* clang-format on */

const oracle group_norm_backward_oracle = {
    .entry = "aclnnGroupNormBackward",
    .arguments = group_norm_backward_arguments,
    .linear = group_norm_backward_linear,
    .forward = NULL,
    .result = "input",
    .formulas = group_norm_backward_formulas,
    .formula_count = 3,
};
