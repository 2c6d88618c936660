/*
 * Generated from spec/reduction/var_correction.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(self, over: dim) */
static near near_formula_false_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_false_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_false_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((self - mean) * (self - mean), over: dim) */
static near near_formula_false_out_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[3], v[2]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_false_out_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[3], v[2]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_false_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))));
}

/* out = squares / max(count(self, over: dim) - correction, 0) */
static near near_formula_false_out(near_context *c, const near v[])
{
    const near part_squares = v[4];
    return near_div(c, part_squares,
                    near_max(c, near_sub(c, v[2], v[1]), near_number(c, 0.0L, 1.0L)));
}

static const box *box_formula_false_out(box_context *c, const box *const v[])
{
    const box *const part_squares = v[4];
    return box_div(c, part_squares, box_max(c, box_sub(c, v[2], v[1]), box_number(c, "0", "1")));
}

static near size_formula_false_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(
        c, near_div(c, v[4], near_max(c, near_sub(c, v[2], v[1]), near_number(c, 0.0L, 1.0L))));
}

static const oracle_reduction formula_false_out_reductions[] = {
    {ORACLE_SUM, near_formula_false_out_0, box_formula_false_out_0, size_formula_false_out_0},
    {ORACLE_SUM, near_formula_false_out_1, box_formula_false_out_1, size_formula_false_out_1},
};

/* sum(self, over: dim) */
static near near_formula_true_out_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_true_out_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_true_out_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((self - mean) * (self - mean), over: dim) */
static near near_formula_true_out_1(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[3], v[2]);
    return near_mul(c, near_sub(c, v[0], part_mean), near_sub(c, v[0], part_mean));
}

static const box *box_formula_true_out_1(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[3], v[2]);
    return box_mul(c, box_sub(c, v[0], part_mean), box_sub(c, v[0], part_mean));
}

static near size_formula_true_out_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))));
}

/* out = squares / max(count(self, over: dim) - correction, 0) */
static near near_formula_true_out(near_context *c, const near v[])
{
    const near part_squares = v[4];
    return near_div(c, part_squares,
                    near_max(c, near_sub(c, v[2], v[1]), near_number(c, 0.0L, 1.0L)));
}

static const box *box_formula_true_out(box_context *c, const box *const v[])
{
    const box *const part_squares = v[4];
    return box_div(c, part_squares, box_max(c, box_sub(c, v[2], v[1]), box_number(c, "0", "1")));
}

static near size_formula_true_out(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(
        c, near_div(c, v[4], near_max(c, near_sub(c, v[2], v[1]), near_number(c, 0.0L, 1.0L))));
}

static const oracle_reduction formula_true_out_reductions[] = {
    {ORACLE_SUM, near_formula_true_out_0, box_formula_true_out_0, size_formula_true_out_0},
    {ORACLE_SUM, near_formula_true_out_1, box_formula_true_out_1, size_formula_true_out_1},
};

static const oracle_formula var_correction_formulas[] = {
    {
        .mode = "false",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_false_out,
        .box = box_formula_false_out,
        .size = size_formula_false_out,
        .reductions = formula_false_out_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "true",
        .output = "out",
        .fold = false,
        .only = "self",
        .near = near_formula_true_out,
        .box = box_formula_true_out,
        .size = size_formula_true_out,
        .reductions = formula_true_out_reductions,
        .reduction_count = 2,
    },
};

static const char *const var_correction_arguments[] = {
    "self",
    "correction",
    "count(self, over: dim)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const var_correction_linear[] = {
    NULL,
};

static const double var_correction_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0},
    {2.0},
    {1.0},
    {-4.0},
    {-3.0},
};
/* clang-format on */

const oracle var_correction_oracle = {
    .entry = "aclnnVarCorrection",
    .arguments = var_correction_arguments,
    .linear = var_correction_linear,
    .forward = NULL,
    .result = "self",
    .formulas = var_correction_formulas,
    .formula_count = 2,
    .scalars = var_correction_scalars,
    .scalar_sets = sizeof var_correction_scalars / sizeof var_correction_scalars[0],
};
