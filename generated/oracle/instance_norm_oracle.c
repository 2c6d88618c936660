/*
 * Generated from spec/norm/instance_norm.yaml by codegen.
 * Do not edit: change the spec, then run python3 -m codegen.
 */
#include <math.h>

#include "oracle/oracle.h"

/* clang-format off */

/* sum(x, over: inner) */
static near near_formula_NCHW_y_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_NCHW_y_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_NCHW_y_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((x - centre) * (x - centre), over: inner) */
static near near_formula_NCHW_y_1(near_context *c, const near v[])
{
    const near part_centre = near_div(c, v[5], v[4]);
    return near_mul(c, near_sub(c, v[0], part_centre), near_sub(c, v[0], part_centre));
}

static const box *box_formula_NCHW_y_1(box_context *c, const box *const v[])
{
    const box *const part_centre = box_div(c, v[5], v[4]);
    return box_mul(c, box_sub(c, v[0], part_centre), box_sub(c, v[0], part_centre));
}

static near size_formula_NCHW_y_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))));
}

/* y = (x - centre) * (1 / sqrt(spread + eps)) * gamma + beta */
static near near_formula_NCHW_y(near_context *c, const near v[])
{
    const near part_centre = near_div(c, v[5], v[4]);
    const near part_squares = v[6];
    const near part_spread = near_div(c, part_squares, v[4]);
    return near_add(c,
                    near_mul(c,
                             near_mul(c, near_sub(c, v[0], part_centre),
                                      near_div(c, near_number(c, 1.0L, 1.0L),
                                               near_sqrt(c, near_add(c, part_spread, v[3])))),
                             v[1]),
                    v[2]);
}

static const box *box_formula_NCHW_y(box_context *c, const box *const v[])
{
    const box *const part_centre = box_div(c, v[5], v[4]);
    const box *const part_squares = v[6];
    const box *const part_spread = box_div(c, part_squares, v[4]);
    return box_add(c,
                   box_mul(c,
                           box_mul(c, box_sub(c, v[0], part_centre),
                                   box_div(c, box_number(c, "1", "1"),
                                           box_sqrt(c, box_add(c, part_spread, v[3])))),
                           v[1]),
                   v[2]);
}

static near size_formula_NCHW_y(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_add(
        c,
        near_mul(c,
                 near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                          near_abs(c, near_div(c, near_number(c, 1.0L, 1.0L),
                                               near_sqrt(c, near_add(c, near_div(c, v[6], v[4]),
                                                                     v[3]))))),
                 near_abs(c, v[1])),
        near_abs(c, v[2]));
}

static const oracle_reduction formula_NCHW_y_reductions[] = {
    {ORACLE_SUM, near_formula_NCHW_y_0, box_formula_NCHW_y_0, size_formula_NCHW_y_0},
    {ORACLE_SUM, near_formula_NCHW_y_1, box_formula_NCHW_y_1, size_formula_NCHW_y_1},
};

/* sum(x, over: inner) */
static near near_formula_NCHW_mean_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_NCHW_mean_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_NCHW_mean_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* mean = centre */
static near near_formula_NCHW_mean(near_context *c, const near v[])
{
    const near part_centre = near_div(c, v[5], v[4]);
    return part_centre;
}

static const box *box_formula_NCHW_mean(box_context *c, const box *const v[])
{
    const box *const part_centre = box_div(c, v[5], v[4]);
    return part_centre;
}

static near size_formula_NCHW_mean(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[5], v[4]));
}

static const oracle_reduction formula_NCHW_mean_reductions[] = {
    {ORACLE_SUM, near_formula_NCHW_mean_0, box_formula_NCHW_mean_0, size_formula_NCHW_mean_0},
};

/* sum(x, over: inner) */
static near near_formula_NCHW_variance_0(near_context *c, const near v[])
{
    (void)c;
    return v[0];
}

static const box *box_formula_NCHW_variance_0(box_context *c, const box *const v[])
{
    (void)c;
    return v[0];
}

static near size_formula_NCHW_variance_0(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, v[0]);
}

/* sum((x - centre) * (x - centre), over: inner) */
static near near_formula_NCHW_variance_1(near_context *c, const near v[])
{
    const near part_centre = near_div(c, v[5], v[4]);
    return near_mul(c, near_sub(c, v[0], part_centre), near_sub(c, v[0], part_centre));
}

static const box *box_formula_NCHW_variance_1(box_context *c, const box *const v[])
{
    const box *const part_centre = box_div(c, v[5], v[4]);
    return box_mul(c, box_sub(c, v[0], part_centre), box_sub(c, v[0], part_centre));
}

static near size_formula_NCHW_variance_1(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_mul(c, near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))),
                    near_add(c, near_abs(c, v[0]), near_abs(c, near_div(c, v[5], v[4]))));
}

/* variance = spread */
static near near_formula_NCHW_variance(near_context *c, const near v[])
{
    const near part_squares = v[6];
    const near part_spread = near_div(c, part_squares, v[4]);
    return part_spread;
}

static const box *box_formula_NCHW_variance(box_context *c, const box *const v[])
{
    const box *const part_squares = v[6];
    const box *const part_spread = box_div(c, part_squares, v[4]);
    return part_spread;
}

static near size_formula_NCHW_variance(near_context *c, const near v[], const near s[])
{
    (void)s;
    return near_abs(c, near_div(c, v[6], v[4]));
}

static const oracle_reduction formula_NCHW_variance_reductions[] = {
    {ORACLE_SUM, near_formula_NCHW_variance_0, box_formula_NCHW_variance_0, size_formula_NCHW_variance_0},
    {ORACLE_SUM, near_formula_NCHW_variance_1, box_formula_NCHW_variance_1, size_formula_NCHW_variance_1},
};

static const oracle_formula instance_norm_formulas[] = {
    {
        .mode = "NCHW",
        .output = "y",
        .fold = false,
        .only = NULL,
        .near = near_formula_NCHW_y,
        .box = box_formula_NCHW_y,
        .size = size_formula_NCHW_y,
        .reductions = formula_NCHW_y_reductions,
        .reduction_count = 2,
    },
    {
        .mode = "NCHW",
        .output = "mean",
        .fold = false,
        .only = "x",
        .near = near_formula_NCHW_mean,
        .box = box_formula_NCHW_mean,
        .size = size_formula_NCHW_mean,
        .reductions = formula_NCHW_mean_reductions,
        .reduction_count = 1,
    },
    {
        .mode = "NCHW",
        .output = "variance",
        .fold = false,
        .only = "x",
        .near = near_formula_NCHW_variance,
        .box = box_formula_NCHW_variance,
        .size = size_formula_NCHW_variance,
        .reductions = formula_NCHW_variance_reductions,
        .reduction_count = 2,
    },
};

static const char *const instance_norm_arguments[] = {
    "x",
    "gamma",
    "beta",
    "eps",
    "count(x, over: inner)",
    NULL,
};

/* Inputs in which the result is linear. */
static const char *const instance_norm_linear[] = {
    NULL,
};

static const double instance_norm_scalars[][ORACLE_SCALARS_MAX] = {
    {7.0},
    {0.7},
    {-1.5},
};
/* clang-format on */

const oracle instance_norm_oracle = {
    .entry = "aclnnInstanceNorm",
    .arguments = instance_norm_arguments,
    .linear = instance_norm_linear,
    .forward = NULL,
    .result = "x",
    .formulas = instance_norm_formulas,
    .formula_count = 3,
    .scalars = instance_norm_scalars,
    .scalar_sets = sizeof instance_norm_scalars / sizeof instance_norm_scalars[0],
};
