/*
 * Generated from spec/norm/batch_norm_reduce_backward.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(gradOut, over: channel) */
static near near_formula_true_true_true_sumDy_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_true_true_sumDy_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_true_true_sumDy_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sumDy = plain */
static near near_formula_true_true_true_sumDy(near_context *c, const near v[])
{
    (void)c;
    const near part_plain = v[4];
    return part_plain;
}

static const box *box_formula_true_true_true_sumDy(box_context *c, const box *const v[])
{
    (void)c;
    const box *const part_plain = v[4];
    return part_plain;
}

static near size_formula_true_true_true_sumDy(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_true_true_true_sumDy_reductions[] = {
    {ORACLE_SUM, near_formula_true_true_true_sumDy_0, box_formula_true_true_true_sumDy_0, size_formula_true_true_true_sumDy_0},
};

/* sum(gradOut * (input - mean), over: channel) */
static near near_formula_true_true_true_sumDyXmu_0(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_sub(c, v[1], v[2]));
}

static const box *box_formula_true_true_true_sumDyXmu_0(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_sub(c, v[1], v[2]));
}

static near size_formula_true_true_true_sumDyXmu_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, near_sub(c, v[1], v[2])));
}

/* sumDyXmu = along */
static near near_formula_true_true_true_sumDyXmu(near_context *c, const near v[])
{
    (void)c;
    const near part_along = v[4];
    return part_along;
}

static const box *box_formula_true_true_true_sumDyXmu(box_context *c, const box *const v[])
{
    (void)c;
    const box *const part_along = v[4];
    return part_along;
}

static near size_formula_true_true_true_sumDyXmu(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_true_true_true_sumDyXmu_reductions[] = {
    {ORACLE_SUM, near_formula_true_true_true_sumDyXmu_0, box_formula_true_true_true_sumDyXmu_0, size_formula_true_true_true_sumDyXmu_0},
};

/* sum(gradOut * (input - mean), over: channel) */
static near near_formula_true_true_true_gradWeight_0(near_context *c, const near v[])
{
    return near_mul(c, v[0], near_sub(c, v[1], v[2]));
}

static const box *box_formula_true_true_true_gradWeight_0(box_context *c, const box *const v[])
{
    return box_mul(c, v[0], box_sub(c, v[1], v[2]));
}

static near size_formula_true_true_true_gradWeight_0(near_context *c, const near v[],
                                                     const near s[])
{
    (void)s;
    return near_mul(c, near_abs(c, v[0]), near_abs(c, near_sub(c, v[1], v[2])));
}

/* gradWeight = along * invstd */
static near near_formula_true_true_true_gradWeight(near_context *c, const near v[])
{
    const near part_along = v[4];
    return near_mul(c, part_along, v[3]);
}

static const box *box_formula_true_true_true_gradWeight(box_context *c, const box *const v[])
{
    const box *const part_along = v[4];
    return box_mul(c, part_along, v[3]);
}

static near size_formula_true_true_true_gradWeight(near_context *c, const near v[], const near s[])
{
    return near_mul(c, s[0], near_abs(c, v[3]));
}

static const oracle_reduction formula_true_true_true_gradWeight_reductions[] = {
    {ORACLE_SUM, near_formula_true_true_true_gradWeight_0, box_formula_true_true_true_gradWeight_0, size_formula_true_true_true_gradWeight_0},
};

/* sum(gradOut, over: channel) */
static near near_formula_true_true_true_gradBias_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_true_true_gradBias_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_true_true_gradBias_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* gradBias = plain */
static near near_formula_true_true_true_gradBias(near_context *c, const near v[])
{
    (void)c;
    const near part_plain = v[4];
    return part_plain;
}

static const box *box_formula_true_true_true_gradBias(box_context *c, const box *const v[])
{
    (void)c;
    const box *const part_plain = v[4];
    return part_plain;
}

static near size_formula_true_true_true_gradBias(near_context *c, const near v[], const near s[])
{
    (void)c;
    (void)v;
    return s[0];
}

static const oracle_reduction formula_true_true_true_gradBias_reductions[] = {
    {ORACLE_SUM, near_formula_true_true_true_gradBias_0, box_formula_true_true_true_gradBias_0, size_formula_true_true_true_gradBias_0},
};

static const oracle_formula batch_norm_reduce_backward_formulas[] = {
    {
        .mode = "true true true",
        .output = "sumDy",
        .fold = false,
        .only = "gradOut",
        .near = near_formula_true_true_true_sumDy,
        .box = box_formula_true_true_true_sumDy,
        .size = size_formula_true_true_true_sumDy,
        .reductions = formula_true_true_true_sumDy_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true true true",
        .output = "sumDyXmu",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_true_true_sumDyXmu,
        .box = box_formula_true_true_true_sumDyXmu,
        .size = size_formula_true_true_true_sumDyXmu,
        .reductions = formula_true_true_true_sumDyXmu_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true true true",
        .output = "gradWeight",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_true_true_gradWeight,
        .box = box_formula_true_true_true_gradWeight,
        .size = size_formula_true_true_true_gradWeight,
        .reductions = formula_true_true_true_gradWeight_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true true true",
        .output = "gradBias",
        .fold = false,
        .only = "gradOut",
        .near = near_formula_true_true_true_gradBias,
        .box = box_formula_true_true_true_gradBias,
        .size = size_formula_true_true_true_gradBias,
        .reductions = formula_true_true_true_gradBias_reductions,
        .reduction_count = 1,
    },
};

static const char *const batch_norm_reduce_backward_arguments[] = {
    "gradOut",
    "input",
    "mean",
    "invstd",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const batch_norm_reduce_backward_linear[] = {
    NULL,
};
/* clang-format on */

const oracle batch_norm_reduce_backward_oracle = {
    .entry = "aclnnBatchNormReduceBackward",
    .arguments = batch_norm_reduce_backward_arguments,
    .linear = batch_norm_reduce_backward_linear,
    .forward = NULL,
    .result = "input",
    .formulas = batch_norm_reduce_backward_formulas,
    .formula_count = 4,
};
