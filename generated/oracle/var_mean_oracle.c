/*
 * Generated from spec/reduction/var_mean.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(self, over: dim) */
static near near_formula_false_varOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_false_varOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_false_varOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((self - mean) * (self - mean), over: dim) */
static near near_formula_false_varOut_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[3], v[2]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_false_varOut_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[3], v[2]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_false_varOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))));
}

/* varOut = squares / max(count(self, over: dim) - correction, 0) */
static near near_formula_false_varOut(near_context *c, const near v[])
{
    const near part_squares = v[4];
    return near_div(c, part_squares,
                    near_max(c, near_sub(c, v[2], v[1]), near_number(c, 0.0L, 1.0L)));
}

static const box *box_formula_false_varOut(box_context *c, const box *const v[])
{
    const box *const part_squares = v[4];
    return box_div(c, part_squares, box_max(c, box_sub(c, v[2], v[1]), box_number(c, "0", "1")));
}

static near size_formula_false_varOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(
        c, near_div(c, v[4], near_max(c, near_sub(c, v[2], v[1]), near_number(c, 0.0L, 1.0L))));
}

static const oracle_reduction formula_false_varOut_reductions[] = {
    {ORACLE_SUM, near_formula_false_varOut_0, box_formula_false_varOut_0, size_formula_false_varOut_0},
    {ORACLE_SUM, near_formula_false_varOut_1, box_formula_false_varOut_1, size_formula_false_varOut_1},
};

/* sum(self, over: dim) */
static near near_formula_false_meanOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_false_meanOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_false_meanOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* meanOut = mean */
static near near_formula_false_meanOut(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[3], v[2]);
    return part_mean;
}

static const box *box_formula_false_meanOut(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[3], v[2]);
    return part_mean;
}

static near size_formula_false_meanOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[3], v[2]));
}

static const oracle_reduction formula_false_meanOut_reductions[] = {
    {ORACLE_SUM, near_formula_false_meanOut_0, box_formula_false_meanOut_0, size_formula_false_meanOut_0},
};

/* sum(self, over: dim) */
static near near_formula_true_varOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_varOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_varOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((self - mean) * (self - mean), over: dim) */
static near near_formula_true_varOut_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[3], v[2]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_true_varOut_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[3], v[2]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_true_varOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))));
}

/* varOut = squares / max(count(self, over: dim) - correction, 0) */
static near near_formula_true_varOut(near_context *c, const near v[])
{
    const near part_squares = v[4];
    return near_div(c, part_squares,
                    near_max(c, near_sub(c, v[2], v[1]), near_number(c, 0.0L, 1.0L)));
}

static const box *box_formula_true_varOut(box_context *c, const box *const v[])
{
    const box *const part_squares = v[4];
    return box_div(c, part_squares, box_max(c, box_sub(c, v[2], v[1]), box_number(c, "0", "1")));
}

static near size_formula_true_varOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(
        c, near_div(c, v[4], near_max(c, near_sub(c, v[2], v[1]), near_number(c, 0.0L, 1.0L))));
}

static const oracle_reduction formula_true_varOut_reductions[] = {
    {ORACLE_SUM, near_formula_true_varOut_0, box_formula_true_varOut_0, size_formula_true_varOut_0},
    {ORACLE_SUM, near_formula_true_varOut_1, box_formula_true_varOut_1, size_formula_true_varOut_1},
};

/* sum(self, over: dim) */
static near near_formula_true_meanOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_meanOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_meanOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* meanOut = mean */
static near near_formula_true_meanOut(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[3], v[2]);
    return part_mean;
}

static const box *box_formula_true_meanOut(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[3], v[2]);
    return part_mean;
}

static near size_formula_true_meanOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[3], v[2]));
}

static const oracle_reduction formula_true_meanOut_reductions[] = {
    {ORACLE_SUM, near_formula_true_meanOut_0, box_formula_true_meanOut_0, size_formula_true_meanOut_0},
};

static const oracle_formula var_mean_formulas[] = {
    {
        .mode = "false",
        .output = "varOut",
        .fold = false,
        .only = "self",
        .near = near_formula_false_varOut,
        .box = box_formula_false_varOut,
        .size = size_formula_false_varOut,
        .reductions = formula_false_varOut_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "false",
        .output = "meanOut",
        .fold = false,
        .only = "self",
        .near = near_formula_false_meanOut,
        .box = box_formula_false_meanOut,
        .size = size_formula_false_meanOut,
        .reductions = formula_false_meanOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true",
        .output = "varOut",
        .fold = false,
        .only = "self",
        .near = near_formula_true_varOut,
        .box = box_formula_true_varOut,
        .size = size_formula_true_varOut,
        .reductions = formula_true_varOut_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "true",
        .output = "meanOut",
        .fold = false,
        .only = "self",
        .near = near_formula_true_meanOut,
        .box = box_formula_true_meanOut,
        .size = size_formula_true_meanOut,
        .reductions = formula_true_meanOut_reductions,
        .reduction_count = 1,
    },
};

static const char *const var_mean_arguments[] = {
    "self",
    "correction",
    "count(self, over: dim)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const var_mean_linear[] = {
    NULL,
};

static const double var_mean_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0},
    {1.0},
    {-4.0},
    {2.0},
    {-3.0},
};
/* clang-format on */

const oracle var_mean_oracle = {
    .entry = "aclnnVarMean",
    .arguments = var_mean_arguments,
    .linear = var_mean_linear,
    .forward = NULL,
    .result = "self",
    .formulas = var_mean_formulas,
    .formula_count = 4,
    .scalars = var_mean_scalars,
    .scalar_sets = sizeof var_mean_scalars / sizeof var_mean_scalars[0],
};
