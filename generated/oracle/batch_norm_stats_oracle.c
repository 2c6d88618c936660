/*
 * Generated from spec/norm/batch_norm_stats.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(input, over: channel) */
static near near_formula_mean_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_mean_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_mean_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* mean = centre */
static near near_formula_mean(near_context *c, const near v[])
{
    const near part_centre = near_div(c, v[3], v[2]);
    return part_centre;
}

static const box *box_formula_mean(box_context *c, const box *const v[])
{
    const box *const part_centre = box_div(c, v[3], v[2]);
    return part_centre;
}

static near size_formula_mean(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[3], v[2]));
}

static const oracle_reduction formula_mean_reductions[] = {
    {ORACLE_SUM, near_formula_mean_0, box_formula_mean_0, size_formula_mean_0},
};

/* sum(input, over: channel) */
static near near_formula_invstd_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_invstd_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_invstd_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((input - centre) * (input - centre), over: channel) */
static near near_formula_invstd_1(near_context *c, const near v[])
{
    const near part_centre = near_div(c, v[3], v[2]);
    return near_mul(c, near_sub(c, v[0], part_centre), near_sub(c, v[0], part_centre));
}

static const box *box_formula_invstd_1(box_context *c, const box *const v[])
{
    const box *const part_centre = box_div(c, v[3], v[2]);
    return box_mul(c, box_sub(c, v[0], part_centre), box_sub(c, v[0], part_centre));
}

static near size_formula_invstd_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[3], v[2]))));
}

/* invstd = 1 / sqrt(squares / count(input, over: channel) + eps) */
static near near_formula_invstd(near_context *c, const near v[])
{
    const near part_squares = v[4];
    return near_div(c, near_number(c, 1.0L, 1.0L),
                    near_sqrt(c, near_add(c, near_div(c, part_squares, v[2]), v[1])));
}

static const box *box_formula_invstd(box_context *c, const box *const v[])
{
    const box *const part_squares = v[4];
    return box_div(c, box_number(c, "1", "1"),
                   box_sqrt(c, box_add(c, box_div(c, part_squares, v[2]), v[1])));
}

static near size_formula_invstd(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                near_sqrt(c, near_add(c, near_div(c, v[4], v[2]), v[1]))));
}

static const oracle_reduction formula_invstd_reductions[] = {
    {ORACLE_SUM, near_formula_invstd_0, box_formula_invstd_0, size_formula_invstd_0},
    {ORACLE_SUM, near_formula_invstd_1, box_formula_invstd_1, size_formula_invstd_1},
};

static const oracle_formula batch_norm_stats_formulas[] = {
    {
        .mode = "",
        .output = "mean",
        .fold = false,
        .only = "input",
        .near = near_formula_mean,
        .box = box_formula_mean,
        .size = size_formula_mean,
        .reductions = formula_mean_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "",
        .output = "invstd",
        .fold = false,
        .only = "input",
        .near = near_formula_invstd,
        .box = box_formula_invstd,
        .size = size_formula_invstd,
        .reductions = formula_invstd_reductions,
        .reduction_count = 2,
    },
};

static const char *const batch_norm_stats_arguments[] = {
    "input",
    "eps",
    "count(input, over: channel)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const batch_norm_stats_linear[] = {
    NULL,
};

static const double batch_norm_stats_scalars[][ORACLE_SCALARS_MAX] = {
    {0.0},
    {0.7},
    {0.25},
    {1.0},
    {-1.5},
};
/* clang-format on */

const oracle batch_norm_stats_oracle = {
    .entry = "aclnnBatchNormStats",
    .arguments = batch_norm_stats_arguments,
    .linear = batch_norm_stats_linear,
    .forward = NULL,
    .result = "input",
    .formulas = batch_norm_stats_formulas,
    .formula_count = 2,
    .scalars = batch_norm_stats_scalars,
    .scalar_sets = sizeof batch_norm_stats_scalars / sizeof batch_norm_stats_scalars[0],
};
