/*
 * Generated from spec/norm/deep_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(both, over: gamma) */
static near near_formula_meanOut_0(near_context *c, const near v[])
{
    const near part_both = near_add(c, near_mul(c, v[4], v[0]), v[1]);
    return part_both;
}

static const box *box_formula_meanOut_0(box_context *c, const box *const v[])
{
    const box *const part_both = box_add(c, box_mul(c, v[4], v[0]), v[1]);
    return part_both;
}

static near size_formula_meanOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(c, near_mul(c, near_abs(c, v[4]), near_abs(c, v[0])), near_abs(c, v[1]));
}

/* meanOut = mean */
static near near_formula_meanOut(near_context *c, const near v[])
{
    const near part_mean = near_div(c, v[7], v[6]);
    return part_mean;
}

static const box *box_formula_meanOut(box_context *c, const box *const v[])
{
    const box *const part_mean = box_div(c, v[7], v[6]);
    return part_mean;
}

static near size_formula_meanOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[7], v[6]));
}

static const oracle_reduction formula_meanOut_reductions[] = {
    {ORACLE_SUM, near_formula_meanOut_0, box_formula_meanOut_0, size_formula_meanOut_0},
};

/* sum(both, over: gamma) */
static near near_formula_rstdOut_0(near_context *c, const near v[])
{
    const near part_both = near_add(c, near_mul(c, v[4], v[0]), v[1]);
    return part_both;
}

static const box *box_formula_rstdOut_0(box_context *c, const box *const v[])
{
    const box *const part_both = box_add(c, box_mul(c, v[4], v[0]), v[1]);
    return part_both;
}

static near size_formula_rstdOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(c, near_mul(c, near_abs(c, v[4]), near_abs(c, v[0])), near_abs(c, v[1]));
}

/* sum((both - mean) * (both - mean), over: gamma) */
static near near_formula_rstdOut_1(near_context *c, const near v[])
{
    const near part_both = near_add(c, near_mul(c, v[4], v[0]), v[1]);
    const near part_mean = near_div(c, v[7], v[6]);
    return near_mul(c, near_sub(c, part_both, part_mean), near_sub(c, part_both, part_mean));
}

static const box *box_formula_rstdOut_1(box_context *c, const box *const v[])
{
    const box *const part_both = box_add(c, box_mul(c, v[4], v[0]), v[1]);
    const box *const part_mean = box_div(c, v[7], v[6]);
    return box_mul(c, box_sub(c, part_both, part_mean), box_sub(c, part_both, part_mean));
}

static near size_formula_rstdOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(
        c,
        near_add(c,
                 near_add(c, near_mul(c, near_abs(c, v[4]), near_abs(c, v[0])), near_abs(c, v[1])),
                 near_abs(c, near_div(c, v[7], v[6]))),
        near_add(c,
                 near_add(c, near_mul(c, near_abs(c, v[4]), near_abs(c, v[0])), near_abs(c, v[1])),
                 near_abs(c, near_div(c, v[7], v[6]))));
}

/* rstdOut = rstd */
static near near_formula_rstdOut(near_context *c, const near v[])
{
    const near part_squares = v[8];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[6]), v[5])));
    return part_rstd;
}

static const box *box_formula_rstdOut(box_context *c, const box *const v[])
{
    const box *const part_squares = v[8];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[6]), v[5])));
    return part_rstd;
}

static near size_formula_rstdOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                near_sqrt(c, near_add(c, near_div(c, v[8], v[6]), v[5]))));
}

static const oracle_reduction formula_rstdOut_reductions[] = {
    {ORACLE_SUM, near_formula_rstdOut_0, box_formula_rstdOut_0, size_formula_rstdOut_0},
    {ORACLE_SUM, near_formula_rstdOut_1, box_formula_rstdOut_1, size_formula_rstdOut_1},
};

/* sum(both, over: gamma) */
static near near_formula_yOut_0(near_context *c, const near v[])
{
    const near part_both = near_add(c, near_mul(c, v[4], v[0]), v[1]);
    return part_both;
}

static const box *box_formula_yOut_0(box_context *c, const box *const v[])
{
    const box *const part_both = box_add(c, box_mul(c, v[4], v[0]), v[1]);
    return part_both;
}

static near size_formula_yOut_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(c, near_mul(c, near_abs(c, v[4]), near_abs(c, v[0])), near_abs(c, v[1]));
}

/* sum((both - mean) * (both - mean), over: gamma) */
static near near_formula_yOut_1(near_context *c, const near v[])
{
    const near part_both = near_add(c, near_mul(c, v[4], v[0]), v[1]);
    const near part_mean = near_div(c, v[7], v[6]);
    return near_mul(c, near_sub(c, part_both, part_mean), near_sub(c, part_both, part_mean));
}

static const box *box_formula_yOut_1(box_context *c, const box *const v[])
{
    const box *const part_both = box_add(c, box_mul(c, v[4], v[0]), v[1]);
    const box *const part_mean = box_div(c, v[7], v[6]);
    return box_mul(c, box_sub(c, part_both, part_mean), box_sub(c, part_both, part_mean));
}

static near size_formula_yOut_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(
        c,
        near_add(c,
                 near_add(c, near_mul(c, near_abs(c, v[4]), near_abs(c, v[0])), near_abs(c, v[1])),
                 near_abs(c, near_div(c, v[7], v[6]))),
        near_add(c,
                 near_add(c, near_mul(c, near_abs(c, v[4]), near_abs(c, v[0])), near_abs(c, v[1])),
                 near_abs(c, near_div(c, v[7], v[6]))));
}

/* yOut = (both - mean) * rstd * gamma + beta */
static near near_formula_yOut(near_context *c, const near v[])
{
    const near part_both = near_add(c, near_mul(c, v[4], v[0]), v[1]);
    const near part_mean = near_div(c, v[7], v[6]);
    const near part_squares = v[8];
    const near part_rstd =
        near_div(c, near_number(c, 1.0L, 1.0L),
                 near_sqrt(c, near_add(c, near_div(c, part_squares, v[6]), v[5])));
    return near_add(c, near_mul(c, near_mul(c, near_sub(c, part_both, part_mean), part_rstd), v[3]),
                    v[2]);
}

static const box *box_formula_yOut(box_context *c, const box *const v[])
{
    const box *const part_both = box_add(c, box_mul(c, v[4], v[0]), v[1]);
    const box *const part_mean = box_div(c, v[7], v[6]);
    const box *const part_squares = v[8];
    const box *const part_rstd = box_div(
        c, box_number(c, "1", "1"), box_sqrt(c, box_add(c, box_div(c, part_squares, v[6]), v[5])));
    return box_add(c, box_mul(c, box_mul(c, box_sub(c, part_both, part_mean), part_rstd), v[3]),
                   v[2]);
}

static near size_formula_yOut(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(
        c,
        near_mul(c,
                 near_mul(c,
                          near_add(c,
                                   near_add(c, near_mul(c, near_abs(c, v[4]), near_abs(c, v[0])),
                                            near_abs(c, v[1])),
                                   near_abs(c, near_div(c, v[7], v[6]))),
                          near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                               near_sqrt(c, near_add(c, near_div(c, v[8], v[6]),
                                                                     v[5]))))),
                 near_abs(c, v[3])),
        near_abs(c, v[2]));
}

static const oracle_reduction formula_yOut_reductions[] = {
    {ORACLE_SUM, near_formula_yOut_0, box_formula_yOut_0, size_formula_yOut_0},
    {ORACLE_SUM, near_formula_yOut_1, box_formula_yOut_1, size_formula_yOut_1},
};

static const oracle_formula deep_norm_formulas[] = {
    {
        .mode = "",
        .output = "meanOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_meanOut,
        .box = box_formula_meanOut,
        .size = size_formula_meanOut,
        .reductions = formula_meanOut_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "rstdOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_rstdOut,
        .box = box_formula_rstdOut,
        .size = size_formula_rstdOut,
        .reductions = formula_rstdOut_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "",
        .output = "yOut",
        .fold = false,
        .only = NULL,
        .near = near_formula_yOut,
        .box = box_formula_yOut,
        .size = size_formula_yOut,
        .reductions = formula_yOut_reductions,
        .reduction_count = 2,
    },
};

static const char *const deep_norm_arguments[] = {
    "x",
    "gx",
    "beta",
    "gamma",
    "alpha",
    "epsilon",
    "count(x, over: gamma)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const deep_norm_linear[] = {
    NULL,
};

static const double deep_norm_scalars[][ORACLE_SCALARS_MAX] = {
    {0.5, 7.0},
    {0.7, 1.1},
    {1.0, 7.0},
    {-1.5, -1.0},
};
/* clang-format on */

const oracle deep_norm_oracle = {
    .entry = "aclnnDeepNorm",
    .arguments = deep_norm_arguments,
    .linear = deep_norm_linear,
    .forward = NULL,
    .result = "x",
    .formulas = deep_norm_formulas,
    .formula_count = 3,
    .scalars = deep_norm_scalars,
    .scalar_sets = sizeof deep_norm_scalars / sizeof deep_norm_scalars[0],
};
