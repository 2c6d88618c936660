/*
 * Generated from spec/norm/batch_norm_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* gradInput = gradOut * (inverse * weight) */
static near near_formula_false_gradInput(near_context *c, const near v[])
{
    const near part_inverse = near_rsqrt(c, near_add(c, v[4], v[7]));
    return near_mul(c, v[0], near_mul(c, part_inverse, v[2]));
}

static const box *box_formula_false_gradInput(box_context *c, const box *const v[])
{
    const box *const part_inverse = box_rsqrt(c, box_add(c, v[4], v[7]));
    return box_mul(c, v[0], box_mul(c, part_inverse, v[2]));
}

/* sum(gradOut * (input - runningMean), over: channel) */
static near near_formula_false_gradWeight_0(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_sub(c, v[1], v[3]));
}

static const box *box_formula_false_gradWeight_0(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_sub(c, v[1], v[3]));
}

static near size_formula_false_gradWeight_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, near_sub(c, v[1], v[3])));
}

/* gradWeight = sum(gradOut * (input - runningMean), over: channel) * inverse */
static near near_formula_false_gradWeight(near_context *c, const near v[])
{
    const near part_inverse = near_rsqrt(c, near_add(c, v[4], v[7]));
    return near_mul(c, v[9], part_inverse);
}

static const box *box_formula_false_gradWeight(box_context *c, const box *const v[])
{
    const box *const part_inverse = box_rsqrt(c, box_add(c, v[4], v[7]));
    return box_mul(c, v[9], part_inverse);
}

static near size_formula_false_gradWeight(near_context *c, const near v[], const near s[])
{
    return near_mul(c, s[0], near_abs(c, near_rsqrt(c, near_add(c, v[4], v[7]))));
}

static const oracle_reduction formula_false_gradWeight_reductions[] = {
    {ORACLE_SUM, near_formula_false_gradWeight_0, box_formula_false_gradWeight_0, size_formula_false_gradWeight_0},
};

/* sum(gradOut, over: channel) */
static near near_formula_false_gradBias_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_false_gradBias_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_false_gradBias_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* gradBias = sum(gradOut, over: channel) */
static near near_formula_false_gradBias(near_context *c, const near v[])
{
    (void)c;
    return v[9];
}

static const box *box_formula_false_gradBias(box_context *c, const box *const v[])
{
    (void)c;
    return v[9];
}

static near size_formula_false_gradBias(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_false_gradBias_reductions[] = {
    {ORACLE_SUM, near_formula_false_gradBias_0, box_formula_false_gradBias_0, size_formula_false_gradBias_0},
};

/* sum(gradOut, over: channel) */
static near near_formula_true_gradInput_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_gradInput_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_gradInput_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum(gradOut * own, over: channel) */
static near near_formula_true_gradInput_1(near_context *c, const near v[])
{
    const near part_own = near_mul(c, near_sub(c, v[1], v[5]), v[6]);
    return near_mul(c, v[0], part_own);
}

static const box *box_formula_true_gradInput_1(box_context *c, const box *const v[])
{
    const box *const part_own = box_mul(c, box_sub(c, v[1], v[5]), v[6]);
    return box_mul(c, v[0], part_own);
}

static near size_formula_true_gradInput_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]),
                    near_mul(c, near_abs(c, near_sub(c, v[1], v[5])), near_abs(c, v[6])));
}

/* gradInput = (gradOut - plain - own * (share * slope)) * (saveInvstd * weight) */
static near near_formula_true_gradInput(near_context *c, const near v[])
{
    const near part_share = near_div(c, near_number(c, 1.0L, 1.0L), v[8]);
    const near part_own = near_mul(c, near_sub(c, v[1], v[5]), v[6]);
    const near part_plain = near_mul(c, part_share, v[9]);
    const near part_slope = v[10];
    return near_mul(c,
                    near_sub(c, near_sub(c, v[0], part_plain),
                             near_mul(c, part_own, near_mul(c, part_share, part_slope))),
                    near_mul(c, v[6], v[2]));
}

static const box *box_formula_true_gradInput(box_context *c, const box *const v[])
{
    const box *const part_share = box_div(c, box_number(c, "1", "1"), v[8]);
    const box *const part_own = box_mul(c, box_sub(c, v[1], v[5]), v[6]);
    const box *const part_plain = box_mul(c, part_share, v[9]);
    const box *const part_slope = v[10];
    return box_mul(c,
                   box_sub(c, box_sub(c, v[0], part_plain),
                           box_mul(c, part_own, box_mul(c, part_share, part_slope))),
                   box_mul(c, v[6], v[2]));
}

static near size_formula_true_gradInput(near_context *c, const near v[], const near s[])
{
    return near_mul(
        c,
        near_add(
            c,
            near_add(c, near_abs(c, v[0]),
                     near_mul(c, near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L), v[8])), s[0])),
            near_mul(
                c, near_mul(c, near_abs(c, near_sub(c, v[1], v[5])), near_abs(c, v[6])),
                near_mul(c, near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L), v[8])), s[1]))),
        near_mul(c, near_abs(c, v[6]), near_abs(c, v[2])));
}

static const oracle_reduction formula_true_gradInput_reductions[] = {
    {ORACLE_SUM, near_formula_true_gradInput_0, box_formula_true_gradInput_0, size_formula_true_gradInput_0},
    {ORACLE_SUM, near_formula_true_gradInput_1, box_formula_true_gradInput_1, size_formula_true_gradInput_1},
};

/* sum(gradOut * own, over: channel) */
static near near_formula_true_gradWeight_0(near_context *c, const near v[])
{
    const near part_own = near_mul(c, near_sub(c, v[1], v[5]), v[6]);
    return near_mul(c, v[0], part_own);
}

static const box *box_formula_true_gradWeight_0(box_context *c, const box *const v[])
{
    const box *const part_own = box_mul(c, box_sub(c, v[1], v[5]), v[6]);
    return box_mul(c, v[0], part_own);
}

static near size_formula_true_gradWeight_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]),
                    near_mul(c, near_abs(c, near_sub(c, v[1], v[5])), near_abs(c, v[6])));
}

/* gradWeight = slope */
static near near_formula_true_gradWeight(near_context *c, const near v[])
{
    (void)c;
    const near part_slope = v[9];
    return part_slope;
}

static const box *box_formula_true_gradWeight(box_context *c, const box *const v[])
{
    (void)c;
    const box *const part_slope = v[9];
    return part_slope;
}

static near size_formula_true_gradWeight(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_true_gradWeight_reductions[] = {
    {ORACLE_SUM, near_formula_true_gradWeight_0, box_formula_true_gradWeight_0, size_formula_true_gradWeight_0},
};

/* sum(gradOut, over: channel) */
static near near_formula_true_gradBias_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_gradBias_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_gradBias_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* gradBias = sum(gradOut, over: channel) */
static near near_formula_true_gradBias(near_context *c, const near v[])
{
    (void)c;
    return v[9];
}

static const box *box_formula_true_gradBias(box_context *c, const box *const v[])
{
    (void)c;
    return v[9];
}

static near size_formula_true_gradBias(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_true_gradBias_reductions[] = {
    {ORACLE_SUM, near_formula_true_gradBias_0, box_formula_true_gradBias_0, size_formula_true_gradBias_0},
};

static const oracle_formula batch_norm_backward_formulas[] = {
    {
        .mode = "false",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_gradInput,
        .box = box_formula_false_gradInput,
    },
    {
        .mode = "false",
        .output = "gradWeight",
        .fold = false,
        .only = NULL,
        .near = near_formula_false_gradWeight,
        .box = box_formula_false_gradWeight,
        .size = size_formula_false_gradWeight,
        .reductions = formula_false_gradWeight_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "false",
        .output = "gradBias",
        .fold = false,
        .only = "gradOut",
        .near = near_formula_false_gradBias,
        .box = box_formula_false_gradBias,
        .size = size_formula_false_gradBias,
        .reductions = formula_false_gradBias_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true",
        .output = "gradInput",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_gradInput,
        .box = box_formula_true_gradInput,
        .size = size_formula_true_gradInput,
        .reductions = formula_true_gradInput_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "true",
        .output = "gradWeight",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_gradWeight,
        .box = box_formula_true_gradWeight,
        .size = size_formula_true_gradWeight,
        .reductions = formula_true_gradWeight_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true",
        .output = "gradBias",
        .fold = false,
        .only = "gradOut",
        .near = near_formula_true_gradBias,
        .box = box_formula_true_gradBias,
        .size = size_formula_true_gradBias,
        .reductions = formula_true_gradBias_reductions,
        .reduction_count = 1,
    },
};

static const char *const batch_norm_backward_arguments[] = {
    "gradOut",
    "input",
    "weight",
    "runningMean",
    "runningVar",
    "saveMean",
    "saveInvstd",
    "eps",
    "count(input, over: channel)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const batch_norm_backward_linear[] = {
    NULL,
};

static const double batch_norm_backward_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0},
    {0.7},
    {1.0},
    {-1.5},
};
/* clang-format on */

const oracle batch_norm_backward_oracle = {
    .entry = "aclnnBatchNormBackward",
    .arguments = batch_norm_backward_arguments,
    .linear = batch_norm_backward_linear,
    .forward = NULL,
    .result = "input",
    .formulas = batch_norm_backward_formulas,
    .formula_count = 6,
    .scalars = batch_norm_backward_scalars,
    .scalar_sets = sizeof batch_norm_backward_scalars / sizeof batch_norm_backward_scalars[0],
};
