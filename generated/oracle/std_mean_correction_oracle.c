/*
 * Generated from spec/reduction/std_mean_correction.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(self, over: dim) */
static near near_formula_false_stdOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_false_stdOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_false_stdOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((self - mean) * (self - mean), over: dim) */
static near near_formula_false_stdOut_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[3], v[2]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_false_stdOut_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[3], v[2]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_false_stdOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))));
}

/* stdOut = sqrt(squares / max(count(self, over: dim) - correction, 0)) */
static near near_formula_false_stdOut(near_context *c, const near v[])
{
    const near part_squares = v[4];
    return near_sqrt(c, near_div(c, part_squares,
                                 near_max(c, near_sub(c, v[2], v[1]), near_number(c, 0.0L, 1.0L))));
}

static const box *box_formula_false_stdOut(box_context *c, const box *const v[])
{
    const box *const part_squares = v[4];
    return box_sqrt(
        c, box_div(c, part_squares, box_max(c, box_sub(c, v[2], v[1]), box_number(c, "0", "1"))));
}

static near size_formula_false_stdOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_sqrt(c, near_div(c, v[4],
                                             near_max(c, near_sub(c, v[2], v[1]),
                                                      near_number(c, 0.0L, 1.0L)))));
}

static const oracle_reduction formula_false_stdOut_reductions[] = {
    {ORACLE_SUM, near_formula_false_stdOut_0, box_formula_false_stdOut_0, size_formula_false_stdOut_0},
    {ORACLE_SUM, near_formula_false_stdOut_1, box_formula_false_stdOut_1, size_formula_false_stdOut_1},
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
static near near_formula_true_stdOut_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_stdOut_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_stdOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((self - mean) * (self - mean), over: dim) */
static near near_formula_true_stdOut_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[3], v[2]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_true_stdOut_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[3], v[2]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_true_stdOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))));
}

/* stdOut = sqrt(squares / max(count(self, over: dim) - correction, 0)) */
static near near_formula_true_stdOut(near_context *c, const near v[])
{
    const near part_squares = v[4];
    return near_sqrt(c, near_div(c, part_squares,
                                 near_max(c, near_sub(c, v[2], v[1]), near_number(c, 0.0L, 1.0L))));
}

static const box *box_formula_true_stdOut(box_context *c, const box *const v[])
{
    const box *const part_squares = v[4];
    return box_sqrt(
        c, box_div(c, part_squares, box_max(c, box_sub(c, v[2], v[1]), box_number(c, "0", "1"))));
}

static near size_formula_true_stdOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_sqrt(c, near_div(c, v[4],
                                             near_max(c, near_sub(c, v[2], v[1]),
                                                      near_number(c, 0.0L, 1.0L)))));
}

static const oracle_reduction formula_true_stdOut_reductions[] = {
    {ORACLE_SUM, near_formula_true_stdOut_0, box_formula_true_stdOut_0, size_formula_true_stdOut_0},
    {ORACLE_SUM, near_formula_true_stdOut_1, box_formula_true_stdOut_1, size_formula_true_stdOut_1},
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

static const oracle_formula std_mean_correction_formulas[] = {
    {
        .mode = "false",
        .output = "stdOut",
        .fold = false,
        .only = "self",
        .near = near_formula_false_stdOut,
        .box = box_formula_false_stdOut,
        .size = size_formula_false_stdOut,
        .reductions = formula_false_stdOut_reductions,
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
        .output = "stdOut",
        .fold = false,
        .only = "self",
        .near = near_formula_true_stdOut,
        .box = box_formula_true_stdOut,
        .size = size_formula_true_stdOut,
        .reductions = formula_true_stdOut_reductions,
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

static const char *const std_mean_correction_arguments[] = {
    "self",
    "correction",
    "count(self, over: dim)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const std_mean_correction_linear[] = {
    NULL,
};

static const double std_mean_correction_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0},
    {1.0},
    {-4.0},
    {2.0},
    {-3.0},
};
/* clang-format on */

const oracle std_mean_correction_oracle = {
    .entry = "aclnnStdMeanCorrection",
    .arguments = std_mean_correction_arguments,
    .linear = std_mean_correction_linear,
    .forward = NULL,
    .result = "self",
    .formulas = std_mean_correction_formulas,
    .formula_count = 4,
    .scalars = std_mean_correction_scalars,
    .scalar_sets = sizeof std_mean_correction_scalars / sizeof std_mean_correction_scalars[0],
};
