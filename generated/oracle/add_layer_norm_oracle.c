/*
 * Generated from spec/norm/add_layer_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(x, over: gamma) */
static near near_formula_true_yOut_0(near_context *c, const near v[])
{
    const near part_x = near_add(c, near_add(c, v[0], v[1]), v[4]);
    return part_x;
}

static const box *box_formula_true_yOut_0(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, box_add(c, v[0], v[1]), v[4]);
    return part_x;
}

static near size_formula_true_yOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(c, near_abs(c, near_add(c, v[0], v[1])), near_abs(c, v[4]));
}

/* sum((x - mean) * (x - mean), over: gamma) */
static near near_formula_true_yOut_1(near_context *c, const near v[])
{
    const near part_x = near_add(c, near_add(c, v[0], v[1]), v[4]);
    const near part_mean = near_div(c, v[7], v[6]);
    return near_mul(c, near_sub(c, part_x, part_mean), near_sub(c, part_x, part_mean));
}

static const box *box_formula_true_yOut_1(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, box_add(c, v[0], v[1]), v[4]);
    const box *const part_mean = box_div(c, v[7], v[6]);
    return box_mul(c, box_sub(c, part_x, part_mean), box_sub(c, part_x, part_mean));
}

static near size_formula_true_yOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(
        c,
        near_add(c, near_add(c, near_abs(c, near_add(c, v[0], v[1])), near_abs(c, v[4])),
                 near_abs(c, near_div(c, v[7], v[6]))),
        near_add(c, near_add(c, near_abs(c, near_add(c, v[0], v[1])), near_abs(c, v[4])),
                 near_abs(c, near_div(c, v[7], v[6]))));
}

/* yOut = (x - mean) * rstd * gamma + beta */
static near near_formula_true_yOut(near_context *c, const near v[])
{
    const near part_x = near_add(c, near_add(c, v[0], v[1]), v[4]);
    const near part_mean = near_div(c, v[7], v[6]);
    const near part_squares = v[8];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[6]), v[5])));
    return near_add(c, near_mul(c, near_mul(c, near_sub(c, part_x, part_mean), part_rstd), v[2]),
                    v[3]);
}

static const box *box_formula_true_yOut(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, box_add(c, v[0], v[1]), v[4]);
    const box *const part_mean = box_div(c, v[7], v[6]);
    const box *const part_squares = v[8];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[6]), v[5])));
    return box_add(c, box_mul(c, box_mul(c, box_sub(c, part_x, part_mean), part_rstd), v[2]), v[3]);
}

static near size_formula_true_yOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(
        c,
        near_mul(
            c,
            near_mul(
                c,
                near_add(c, near_add(c, near_abs(c, near_add(c, v[0], v[1])), near_abs(c, v[4])),
                         near_abs(c, near_div(c, v[7], v[6]))),
                near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                     near_sqrt(c, near_add(c, near_div(c, v[8], v[6]), v[5]))))),
            near_abs(c, v[2])),
        near_abs(c, v[3]));
}

static const oracle_reduction formula_true_yOut_reductions[] = {
    {ORACLE_SUM, near_formula_true_yOut_0, box_formula_true_yOut_0, size_formula_true_yOut_0},
    {ORACLE_SUM, near_formula_true_yOut_1, box_formula_true_yOut_1, size_formula_true_yOut_1},
};

/* sum(x, over: gamma) */
static near near_formula_true_meanOut_0(near_context *c, const near v[])
{
    const near part_x = near_add(c, near_add(c, v[0], v[1]), v[4]);
    return part_x;
}

static const box *box_formula_true_meanOut_0(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, box_add(c, v[0], v[1]), v[4]);
    return part_x;
}

static near size_formula_true_meanOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(c, near_abs(c, near_add(c, v[0], v[1])), near_abs(c, v[4]));
}

/* meanOut = mean */
static near near_formula_true_meanOut(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[7], v[6]);
    return part_mean;
}

static const box *box_formula_true_meanOut(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[7], v[6]);
    return part_mean;
}

static near size_formula_true_meanOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[7], v[6]));
}

static const oracle_reduction formula_true_meanOut_reductions[] = {
    {ORACLE_SUM, near_formula_true_meanOut_0, box_formula_true_meanOut_0, size_formula_true_meanOut_0},
};

/* sum(x, over: gamma) */
static near near_formula_true_rstdOut_0(near_context *c, const near v[])
{
    const near part_x = near_add(c, near_add(c, v[0], v[1]), v[4]);
    return part_x;
}

static const box *box_formula_true_rstdOut_0(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, box_add(c, v[0], v[1]), v[4]);
    return part_x;
}

static near size_formula_true_rstdOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(c, near_abs(c, near_add(c, v[0], v[1])), near_abs(c, v[4]));
}

/* sum((x - mean) * (x - mean), over: gamma) */
static near near_formula_true_rstdOut_1(near_context *c, const near v[])
{
    const near part_x = near_add(c, near_add(c, v[0], v[1]), v[4]);
    const near part_mean = near_div(c, v[7], v[6]);
    return near_mul(c, near_sub(c, part_x, part_mean), near_sub(c, part_x, part_mean));
}

static const box *box_formula_true_rstdOut_1(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, box_add(c, v[0], v[1]), v[4]);
    const box *const part_mean = box_div(c, v[7], v[6]);
    return box_mul(c, box_sub(c, part_x, part_mean), box_sub(c, part_x, part_mean));
}

static near size_formula_true_rstdOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(
        c,
        near_add(c, near_add(c, near_abs(c, near_add(c, v[0], v[1])), near_abs(c, v[4])),
                 near_abs(c, near_div(c, v[7], v[6]))),
        near_add(c, near_add(c, near_abs(c, near_add(c, v[0], v[1])), near_abs(c, v[4])),
                 near_abs(c, near_div(c, v[7], v[6]))));
}

/* rstdOut = rstd */
static near near_formula_true_rstdOut(near_context *c, const near v[])
{
    const near part_squares = v[8];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[6]), v[5])));
    return part_rstd;
}

static const box *box_formula_true_rstdOut(box_context *c, const box *const v[])
{
    const box *const part_squares = v[8];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[6]), v[5])));
    return part_rstd;
}

static near size_formula_true_rstdOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                near_sqrt(c, near_add(c, near_div(c, v[8], v[6]), v[5]))));
}

static const oracle_reduction formula_true_rstdOut_reductions[] = {
    {ORACLE_SUM, near_formula_true_rstdOut_0, box_formula_true_rstdOut_0, size_formula_true_rstdOut_0},
    {ORACLE_SUM, near_formula_true_rstdOut_1, box_formula_true_rstdOut_1, size_formula_true_rstdOut_1},
};

/* xOut = x */
static near near_formula_true_xOut(near_context *c, const near v[])
{
    const near part_x = near_add(c, near_add(c, v[0], v[1]), v[4]);
    return part_x;
}

static const box *box_formula_true_xOut(box_context *c, const box *const v[])
{
    const box *const part_x = box_add(c, box_add(c, v[0], v[1]), v[4]);
    return part_x;
}

static near size_formula_true_xOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(c, near_abs(c, near_add(c, v[0], v[1])), near_abs(c, v[4]));
}

static const oracle_formula add_layer_norm_formulas[] = {
    {
        .mode = "true",
        .output = "yOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_yOut,
        .box = box_formula_true_yOut,
        .size = size_formula_true_yOut,
        .reductions = formula_true_yOut_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "true",
        .output = "meanOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_meanOut,
        .box = box_formula_true_meanOut,
        .size = size_formula_true_meanOut,
        .reductions = formula_true_meanOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "true",
        .output = "rstdOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_rstdOut,
        .box = box_formula_true_rstdOut,
        .size = size_formula_true_rstdOut,
        .reductions = formula_true_rstdOut_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "true",
        .output = "xOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_true_xOut,
        .box = box_formula_true_xOut,
        .size = size_formula_true_xOut,
    },
};

static const char *const add_layer_norm_arguments[] = {
    "x1",
    "x2",
    "gamma",
    "beta",
    "biasOptional",
    "epsilon",
    "count(x1, over: gamma)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const add_layer_norm_linear[] = {
    NULL,
};

static const double add_layer_norm_scalars[][ORACLE_SCALARS_MAX] = {
    {7.0},
    {0.7},
    {-1.5},
};
/* clang-format on */

const oracle add_layer_norm_oracle = {
    .entry = "aclnnAddLayerNorm",
    .arguments = add_layer_norm_arguments,
    .linear = add_layer_norm_linear,
    .forward = NULL,
    .result = "x1",
    .formulas = add_layer_norm_formulas,
    .formula_count = 4,
    .scalars = add_layer_norm_scalars,
    .scalar_sets = sizeof add_layer_norm_scalars / sizeof add_layer_norm_scalars[0],
};
